//! The choices that follow a turn: a token, a card, or who begins; each answer with its effect.

use antipater_engine::duel::{Action, Card, Token, Wonder};
use antipater_show::words::duel as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::effects;
use super::preview::{self, Length};
use crate::art;
use crate::buildings;
use crate::forms::{fields, light};
use crate::icons::icon;
use crate::inner;
use crate::names;
use antipater_show::texts::{msg, say};
use antipater_show::view::duel::{Ask, Step};

/// The question with all its answers.
pub(super) fn question(ctx: PageContext<'_>, ask: &Ask) -> Markup {
    let t = ctx.t;
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
    // The wonder that asks, if the question names it.
    let wonder = t.name(match ask.kind {
        Step::Library => Wonder::GreatLibrary,
        _ => Wonder::Mausoleum,
    });
    let color = ask.color.map_or("none", words::color_word);
    html! {
        div class={ "asked n" (crowd(ask.answers.len())) } {
            div class="asked-head" {
                h2 id="question" { (say!(t, title, color = color, wonder = wonder)) }
                p class="muted" { (say!(t, explained, color = color, name = ctx.name(ctx.far()))) }
                @if ctx.game.clock.again_after { p class="again" { (icon("again")) (say!(t, "duel-again-after")) } }
                (inner::status(ctx.mode))
            }
            (chooser(ctx, &html! {
                div class="choices" role="radiogroup" aria-labelledby="question" {
                    @for (number, answer) in ask.answers.iter().enumerate() {
                        (choice(ctx, number + 1, &answer.text, &face(ctx, ask, answer.action)))
                    }
                }
            }))
        }
    }
}

/// The number of answers, in the classes of the style sheet.
const fn crowd(answers: usize) -> usize {
    match answers {
        0..=5 => 5,
        6..=10 => 10,
        _ => 20,
    }
}

/// A form in which an answer is marked and then confirmed, because it reveals something for good.
pub(super) fn chooser(ctx: PageContext<'_>, choices: &Markup) -> Markup {
    html! {
        form method="post" action=(ctx.mode.answers(ctx.view)) class="chooser" data-move[ctx.mode.is_live()] {
            (fields(ctx.view))
            (choices)
            button type="submit" class="primary confirm" data-do="choose" { (icon("check")) " " (say!(ctx.t, "confirm-choice")) }
        }
    }
}

/// An answer in the form of a card, to be marked in a [`chooser`].
pub(super) fn choice(ctx: PageContext<'_>, key: usize, text: &str, face: &Markup) -> Markup {
    let id = format!("choice-{}-{key}", ctx.view.decision);
    let lit = light(ctx.view, |hint| hint.advises(text));
    html! {
        input type="radio" class="pick sr" name="action" value=(text) id=(id) required autocomplete="off" data-key=(key);
        label for=(id) class={ "choice option" (lit) } { (face) }
    }
}

fn face(ctx: PageContext<'_>, ask: &Ask, action: Action) -> Markup {
    let changes = html! { @if let Some(change) = ask.preview(action) { span class="preview" { (preview::left(ctx, change)) (preview::gives(ctx, change, Length::Full)) } } };
    match action {
        Action::Token(token) | Action::Library(token) => {
            html! { (self::token(ctx, token)) (changes) }
        }
        Action::Destroy(card) | Action::Revive(card) => html! { (self::card(ctx, card)) (changes) },
        Action::Begin(seat) => html! {
            span class="face-head" { span class="nm" { (say!(ctx.t, "duel-begins", who = ctx.who(seat), name = ctx.name(seat))) } }
            span class="does" { (say!(ctx.t, "duel-begins-explained", who = ctx.who(seat))) }
        },
        // These actions are not answers to a separate question.
        Action::Draft(_) | Action::Build(_) | Action::Discard(_) | Action::Wonder(..) => html! {},
    }
}

fn token(ctx: PageContext<'_>, token: Token) -> Markup {
    let t = ctx.t;
    html! {
        span class="face-head" { (icon("token")) (names::on_card(t, token)) }
        (art::token(token))
        span class="gives" { (effects::icons(t, token.row().effects)) }
        span class="does" { (words::token(t, token)) }
    }
}

fn card(ctx: PageContext<'_>, card: Card) -> Markup {
    let t = ctx.t;
    let row = card.row();
    html! {
        span class={ "face-head k-" (words::color_word(row.color)) } {
            (effects::badge(t, row.color)) (names::on_card(t, card))
        }
        (buildings::duel(card))
        span class="gives" { (effects::icons(t, row.effects)) }
        span class="does" { (words::effects(t, row.effects)) }
    }
}
