//! The questions that follow a turn: which token, which card, who begins; each answer with what it does.

use antipater_engine::duel::{Action, Card, Token};
use maud::{Markup, html};

use super::preview::{self, Length};
use super::{Pen, effects, words};
use crate::pages::icons::icon;
use crate::pages::table::fields;
use crate::texts::{msg, say};
use crate::view::duel::{Ask, Step};

/// The question with all its answers.
pub(super) fn question(pen: Pen<'_>, ask: &Ask) -> Markup {
    let t = pen.t;
    let (title, explained) = match ask.kind {
        Step::Token => (
            msg("duel-question-token"),
            msg("duel-question-token-explained"),
        ),
        Step::Library => (
            msg("duel-question-library"),
            msg("duel-question-library-explained"),
        ),
        Step::Destroy => (
            msg("duel-question-destroy"),
            msg("duel-question-destroy-explained"),
        ),
        Step::Revive => (
            msg("duel-question-revive"),
            msg("duel-question-revive-explained"),
        ),
        Step::Begin => (
            msg("duel-question-begin"),
            msg("duel-question-begin-explained"),
        ),
        Step::Draft | Step::Play | Step::Over => return html! {},
    };
    let color = ask.color.map_or("none", words::color_word);
    html! {
        div class={ "asked n" (crowd(ask.answers.len())) } {
            div class="asked-head" {
                h2 id="question" { (say!(t, title, color = color)) }
                p class="muted" { (say!(t, explained, color = color, name = pen.name(pen.far()))) }
                @if pen.game.clock.again_after { p class="again" { (icon("again")) (say!(t, "duel-again-after")) } }
            }
            (chooser(pen, &html! {
                div class="choices" role="radiogroup" aria-labelledby="question" {
                    @for (number, answer) in ask.answers.iter().enumerate() {
                        (choice(pen, number + 1, &answer.text, &face(pen, ask, answer.action)))
                    }
                }
            }))
        }
    }
}

/// How many answers there are, as the style sheet distinguishes them.
const fn crowd(answers: usize) -> usize {
    match answers {
        0..=5 => 5,
        6..=10 => 10,
        _ => 20,
    }
}

/// A form in which one of several answers is marked and then confirmed: what is uncovered cannot be covered again.
pub(super) fn chooser(pen: Pen<'_>, choices: &Markup) -> Markup {
    html! {
        form method="post" action={ "/tables/" (pen.view.table) "/moves" } class="chooser" data-move {
            (fields(pen.view))
            (choices)
            button type="submit" class="primary confirm" data-do="choose" { (icon("check")) " " (say!(pen.t, "confirm-choice")) }
        }
    }
}

/// An answer that is a whole card, to be marked in a [`chooser`].
pub(super) fn choice(pen: Pen<'_>, key: usize, text: &str, face: &Markup) -> Markup {
    let id = format!("choice-{}-{key}", pen.view.decision);
    html! {
        input type="radio" class="pick sr" name="action" value=(text) id=(id) required autocomplete="off" data-key=(key);
        label for=(id) class="choice option" { (face) }
    }
}

fn face(pen: Pen<'_>, ask: &Ask, action: Action) -> Markup {
    let changes = html! { @if let Some(change) = ask.preview(action) { span class="preview" { (preview::left(pen, change)) (preview::gives(pen, change, Length::Full)) } } };
    match action {
        Action::Token(token) | Action::Library(token) => {
            html! { (self::token(pen, token)) (changes) }
        }
        Action::Destroy(card) | Action::Revive(card) => html! { (self::card(pen, card)) (changes) },
        Action::Begin(seat) => html! {
            span class="face-head" { span class="nm" { (say!(pen.t, "duel-begins", who = pen.who(seat), name = pen.name(seat))) } }
            span class="does" { (say!(pen.t, "duel-begins-explained", who = pen.who(seat))) }
        },
        // These are no answers to a question of their own.
        Action::Draft(_) | Action::Build(_) | Action::Discard(_) | Action::Wonder(..) => html! {},
    }
}

fn token(pen: Pen<'_>, token: Token) -> Markup {
    let t = pen.t;
    html! {
        span class="face-head" { (icon("token")) span class="nm" { (token.name()) } }
        span class="gives" { (effects::icons(t, token.row().effects)) }
        span class="does" { (words::token(t, token)) }
    }
}

fn card(pen: Pen<'_>, card: Card) -> Markup {
    let t = pen.t;
    let row = card.row();
    html! {
        span class={ "face-head k-" (words::color_word(row.color)) } {
            (effects::badge(t, row.color)) span class="nm" { (card.name()) }
        }
        span class="gives" { (effects::icons(t, row.effects)) }
        span class="does" { (words::effects(t, row.effects)) }
    }
}
