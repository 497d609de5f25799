//! The uses of the chosen card: build it, discard it, build a wonder with it; and what it would uncover.

use antipater_engine::Seat;
use antipater_engine::duel::{Action, Card};
use antipater_show::words::duel as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::effects;
use super::preview::{self, Length};
use crate::forms::{Place, answer, close};
use crate::icons::{coins, icon};
use crate::names;
use crate::parts::{Part, Printer};
use antipater_show::texts::say;
use antipater_show::view::duel::{Ask, SlotView, Terms, WonderView};

/// The name and the effect of a card.
#[derive(Clone, PartialEq, Eq, Hash)]
struct About(Card);

impl Part for About {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, card) = (printer.t, self.0);
        html! {
            h2 { (effects::badge(t, card.row().color)) " " (t.name(card)) (names::other(t, card)) }
            p class="does" { (words::effects(t, card.row().effects)) }
        }
    }
}

/// The panel of a card.
pub(super) fn offer(ctx: PageContext<'_>, ask: &Ask, slot: &SlotView, card: Card) -> Markup {
    let t = ctx.t;
    let you = ctx.city(ctx.near());
    html! {
        div class="about" {
            (ctx.part(&About(card)))
            @if let Some(terms) = &slot.terms {
                (bill(ctx, ctx.near(), &terms[ctx.near().number()]))
                (bill(ctx, ctx.far(), &terms[ctx.far().number()]))
            }
            @if let Some(change) = ask.preview(Action::Build(card)) { p class="preview" { (preview::gives(ctx, change, Length::Full)) } }
            p class="uncovers" { (icon("uncover")) span { (ctx.uncovers(slot)) } }
        }
        div class="answers" {
            (build(ctx, ask, slot, card))
            @if let Some(text) = ask.text(Action::Discard(card)) {
                (answer((ctx.view, ctx.mode), "discard", text, &html! {
                    span class="what" { (icon("discard")) (say!(t, "duel-do-discard")) }
                    span class="price" { "+" (coins(you.discard_income)) }
                    (then(ctx, ask, Action::Discard(card)))
                }, Some(&place("#pile", say!(t, "duel-do-discard")))))
            }
            @for wonder in &you.wonders {
                @if let Some(terms) = &wonder.terms { (self::wonder(ctx, ask, card, wonder, terms)) }
            }
        }
        (close(t))
    }
}

/// The place on which a card is dropped to give an answer.
fn place(onto: &str, word: String) -> Place {
    Place {
        onto: onto.to_owned(),
        word,
    }
}

/// The source of each unit of a price.
fn bill(ctx: PageContext<'_>, seat: Seat, terms: &Terms) -> Markup {
    let t = ctx.t;
    let in_words = words::bill(t, terms);
    html! {
        p class="bill-line" title=(in_words) {
            span class="whose" { (ctx.name(seat)) }
            @if let Some(chain) = terms.chain {
                span { (icon("chain")) (say!(t, "status-chain", card = t.name(chain))) }
            } @else {
                (effects::bill(terms))
                span class="sr" { (in_words) } " "
                span class="sum" { span aria-hidden="true" { "= " } @if terms.total == 0 { (say!(t, "status-free")) } @else { (coins(terms.total)) } }
                span class="sr" { (ctx.price(seat, terms)) }
            }
        }
    }
}

fn build(ctx: PageContext<'_>, ask: &Ask, slot: &SlotView, card: Card) -> Markup {
    let t = ctx.t;
    let what = html! { span class="what" { (icon("check")) (say!(t, "do-build")) } };
    let Some(terms) = &slot.terms else {
        return html! {};
    };
    let terms = &terms[ctx.near().number()];
    match ask.text(Action::Build(card)) {
        Some(text) => answer(
            (ctx.view, ctx.mode),
            "build",
            text,
            &html! { (what) span class="price" { (price(ctx, terms)) } (then(ctx, ask, Action::Build(card))) },
            Some(&place("#own", say!(t, "do-build"))),
        ),
        None => closed(ctx, "build", &what, terms),
    }
}

/// What is left after an answer, and for a wonder its effects; the effects of a card are beside the buttons.
fn then(ctx: PageContext<'_>, ask: &Ask, action: Action) -> Markup {
    html! {
        @if let Some(change) = ask.preview(action) {
            span class="preview" {
                (preview::left(ctx, change))
                @if !matches!(action, Action::Build(_)) { (preview::gives(ctx, change, Length::Brief)) }
            }
        }
    }
}

/// The price on a button.
fn price(ctx: PageContext<'_>, terms: &Terms) -> Markup {
    let t = ctx.t;
    html! {
        @if let Some(chain) = terms.chain { (icon("chain")) (say!(t, "status-chain", card = t.name(chain))) }
        @else if terms.total == 0 { (say!(t, "status-free")) }
        @else { (coins(terms.total)) span class="sr" { (say!(t, "stat-coins", count = terms.total)) } }
    }
}

fn wonder(
    ctx: PageContext<'_>,
    ask: &Ask,
    card: Card,
    wonder: &WonderView,
    terms: &Terms,
) -> Markup {
    let t = ctx.t;
    let action = Action::Wonder(card, wonder.wonder);
    let what = html! {
        span class="what" title=(words::wonder(t, wonder.wonder)) {
            (icon("wonder"))
            span {
                (names::in_line(t, wonder.wonder)) (effects::icons(t, wonder.wonder.row().effects))
            }
        }
    };
    match ask.text(action) {
        Some(text) => answer(
            (ctx.view, ctx.mode),
            "wonder",
            text,
            &html! { (what) span class="price" { (price(ctx, terms)) } (then(ctx, ask, action)) },
            Some(&place(
                &format!("#own-wonder-{}", wonder.wonder.index()),
                say!(t, "drop-wonder", wonder = t.name(wonder.wonder)),
            )),
        ),
        None => closed(ctx, "wonder", &what, terms),
    }
}

/// A construction that the viewer cannot afford.
fn closed(ctx: PageContext<'_>, kind: &str, what: &Markup, terms: &Terms) -> Markup {
    html! {
        p class={ "answer closed " (kind) } {
            (what)
            span class="price" title=(say!(ctx.t, "status-too-dear", coins = terms.total)) {
                (icon("cross")) (coins(terms.total))
                span class="sr" { (say!(ctx.t, "status-too-dear", coins = terms.total)) }
            }
        }
    }
}
