//! What can be done with the chosen card: build it, discard it, build a wonder with it; and what it would uncover.

use antipater_engine::Seat;
use antipater_engine::duel::{Action, Back, Card};
use maud::{Markup, html};

use super::preview::{self, Length};
use super::{Pen, effects, words};
use crate::pages::icons::{coins, icon};
use crate::pages::table::answer;
use crate::texts::{List, say};
use crate::view::duel::{Ask, Lies, SlotView, Terms, WonderView};

/// The panel of a card.
pub(super) fn offer(pen: Pen<'_>, ask: &Ask, slot: &SlotView, card: Card) -> Markup {
    let Pen { t, view, .. } = pen;
    let you = pen.city(pen.near());
    html! {
        div class="about" {
            h2 { (effects::badge(t, card.row().color)) " " (card.name()) }
            p class="does" { (words::effects(t, card.row().effects)) }
            @if let Some(terms) = &slot.terms {
                (bill(pen, pen.near(), &terms[pen.near().number()]))
                (bill(pen, pen.far(), &terms[pen.far().number()]))
            }
            @if let Some(change) = ask.preview(Action::Build(card)) { p class="preview" { (preview::gives(pen, change, Length::Full)) } }
            p class="uncovers" { (icon("uncover")) span { (uncovers(pen, slot)) } }
        }
        div class="answers" {
            (build(pen, ask, slot, card))
            @if let Some(text) = ask.text(Action::Discard(card)) {
                (answer(view, "discard", text, &html! {
                    span class="what" { (icon("discard")) (say!(t, "duel-do-discard")) }
                    span class="price" { "+" (coins(you.discard_income)) }
                    (then(pen, ask, Action::Discard(card)))
                }))
            }
            @for wonder in &you.wonders {
                @if let Some(terms) = &wonder.terms { (self::wonder(pen, ask, card, wonder, terms)) }
            }
        }
    }
}

/// Where each unit of a price comes from.
fn bill(pen: Pen<'_>, seat: Seat, terms: &Terms) -> Markup {
    let t = pen.t;
    let in_words = words::bill(t, terms);
    html! {
        p class="bill-line" title=(in_words) {
            span class="whose" { (pen.name(seat)) }
            @if let Some(chain) = terms.chain {
                span { (icon("chain")) (say!(t, "status-chain", card = chain.name())) }
            } @else {
                (effects::bill(terms))
                span class="sr" { (in_words) } " "
                span class="sum" { span aria-hidden="true" { "= " } @if terms.total == 0 { (say!(t, "status-free")) } @else { (coins(terms.total)) } }
                span class="sr" { (words::price(pen, pen.who(seat), pen.name(seat), terms)) }
            }
        }
    }
}

/// What could be taken next, and what would be turned up.
pub(super) fn uncovers(pen: Pen<'_>, slot: &SlotView) -> String {
    let t = pen.t;
    let all = pen.game.structure.iter();
    let freed: Vec<Lies> = all
        .filter(|other| slot.uncovers.contains(&other.slot))
        .map(|other| other.lies)
        .collect();
    let open = freed.iter().filter_map(|lies| match lies {
        Lies::Card(card) => Some(card.name()),
        Lies::Back(_) => None,
    });
    let open: Vec<&str> = open.collect();
    let guilds = freed
        .iter()
        .filter(|&&lies| lies == Lies::Back(Back::Guild));
    let guilds = guilds.count();
    let hidden = freed.len() - open.len() - guilds;
    let mut sentences = Vec::new();
    if freed.is_empty() {
        sentences.push(say!(t, "duel-uncovers-nothing"));
    }
    if !open.is_empty() {
        let cards = t.list(List::Plain, &open);
        sentences.push(say!(t, "duel-uncovers", cards = cards));
    }
    if hidden > 0 {
        sentences.push(say!(t, "duel-turns-up", count = hidden));
    }
    if guilds > 0 {
        sentences.push(say!(t, "duel-turns-up-guilds", count = guilds));
    }
    t.list(List::Sentences, &sentences)
}

fn build(pen: Pen<'_>, ask: &Ask, slot: &SlotView, card: Card) -> Markup {
    let t = pen.t;
    let what = html! { span class="what" { (icon("check")) (say!(t, "do-build")) } };
    let Some(terms) = &slot.terms else {
        return html! {};
    };
    let terms = &terms[pen.near().number()];
    match ask.text(Action::Build(card)) {
        Some(text) => answer(
            pen.view,
            "build",
            text,
            &html! { (what) span class="price" { (price(pen, terms)) } (then(pen, ask, Action::Build(card))) },
        ),
        None => closed(pen, "build", &what, terms),
    }
}

/// What is left after an answer, and for a wonder what it brings; what a card brings stands beside the buttons.
fn then(pen: Pen<'_>, ask: &Ask, action: Action) -> Markup {
    html! {
        @if let Some(change) = ask.preview(action) {
            span class="preview" {
                (preview::left(pen, change))
                @if !matches!(action, Action::Build(_)) { (preview::gives(pen, change, Length::Brief)) }
            }
        }
    }
}

/// The price on a button.
fn price(pen: Pen<'_>, terms: &Terms) -> Markup {
    let t = pen.t;
    html! {
        @if let Some(chain) = terms.chain { (icon("chain")) (say!(t, "status-chain", card = chain.name())) }
        @else if terms.total == 0 { (say!(t, "status-free")) }
        @else { (coins(terms.total)) span class="sr" { (say!(t, "stat-coins", count = terms.total)) } }
    }
}

fn wonder(pen: Pen<'_>, ask: &Ask, card: Card, wonder: &WonderView, terms: &Terms) -> Markup {
    let t = pen.t;
    let action = Action::Wonder(card, wonder.wonder);
    let what = html! {
        span class="what" title=(words::wonder(t, wonder.wonder)) {
            (icon("wonder"))
            span {
                span class="nm" { (wonder.wonder.name()) } (effects::icons(t, wonder.wonder.row().effects))
            }
        }
    };
    match ask.text(action) {
        Some(text) => answer(
            pen.view,
            "wonder",
            text,
            &html! { (what) span class="price" { (price(pen, terms)) } (then(pen, ask, action)) },
        ),
        None => closed(pen, "wonder", &what, terms),
    }
}

/// What the viewer cannot pay.
fn closed(pen: Pen<'_>, kind: &str, what: &Markup, terms: &Terms) -> Markup {
    html! {
        p class={ "answer closed " (kind) } {
            (what)
            span class="price" title=(say!(pen.t, "status-too-dear", coins = terms.total)) {
                (icon("cross")) (coins(terms.total))
                span class="sr" { (say!(pen.t, "status-too-dear", coins = terms.total)) }
            }
        }
    }
}
