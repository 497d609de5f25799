//! The top bar: age, turn, where hands go, the discard pile; and what opens from it: past turns, hands seen, help.

use maud::{Markup, html};

use super::{Pen, log, words};
use crate::pages::around;
use crate::pages::icons::icon;
use crate::pages::keys;
use crate::pages::reference::{self, Book};
pub(super) use crate::pages::words::age;
use crate::texts::{msg, say};
use crate::view::seven::Step;

/// The region.
pub(super) fn region(pen: Pen<'_>) -> Markup {
    let Pen { t, game, .. } = pen;
    let clock = game.clock;
    html! {
        header id="bar" class="bar" data-age=(clock.age) {
            @if pen.mode.is_live() { a class="home" href="/" { (icon("wonder")) span { (say!(t, "site-name")) } } }
            p class="clock" {
                @if clock.step == Step::Over {
                    (say!(t, "clock-over"))
                } @else {
                    b { (say!(t, "clock-age", age = age(clock.age))) }
                    " "
                    span { (say!(t, "clock-turn", turn = clock.turn)) }
                }
            }
            @if clock.step != Step::Over { (passing(pen)) }
            p class="discards" title=(say!(t, "discards", count = game.discards)) {
                (icon("discard"))
                b aria-hidden="true" { (game.discards) }
                span class="sr" { (say!(t, "discards", count = game.discards)) }
            }
            nav class="tools" aria-label=(say!(t, "tools")) {
                @if !game.hands.is_empty() { (seen(pen)) }
                @if pen.mode.is_live() {
                    @if !game.past.is_empty() { (log::panel(pen)) }
                    (help(pen))
                    (around::menu(t, pen.view))
                }
            }
        }
    }
}

fn passing(pen: Pen<'_>) -> Markup {
    let Pen { t, game, .. } = pen;
    let (from, to) = (pen.name(game.comes_from), pen.name(game.passes_to));
    let (who, name) = (pen.who(pen.facing()), pen.name(pen.facing()));
    let front = say!(t, "in-front", who = who, name = name);
    if game.free_city.is_some() {
        return html! {
            p class="passing" {
                span class="sr" { (say!(t, "exchanging", who = who, ownname = name, name = to)) }
                span aria-hidden="true" { (to) }
                (icon("trade"))
                b aria-hidden="true" { (front) }
                span class="muted" aria-hidden="true" { (say!(t, "exchanging-short")) }
            }
        };
    }
    // Neighbors sit on the screen as at a table: the left one to the left.
    let (first, last) = if game.passes_left {
        (to, from)
    } else {
        (from, to)
    };
    let arrow = || icon(if game.passes_left { "left" } else { "right" });
    html! {
        p class="passing" {
            span class="sr" { (say!(t, "passing", who = who, name = name, from = from, to = to)) }
            span aria-hidden="true" { (first) }
            (arrow())
            b aria-hidden="true" { (front) }
            (arrow())
            span aria-hidden="true" { (last) }
        }
    }
}

fn seen(pen: Pen<'_>) -> Markup {
    let Pen { t, game, .. } = pen;
    html! {
        details id="seen" class="tool" {
            summary { (icon("eye")) span { (say!(t, "seen-hands")) } }
            div class="sheet-panel" tabindex="0" {
                h2 { (say!(t, "seen-hands")) }
                p class="muted" { (say!(t, "seen-explained")) }
                ul class="plain" {
                    @for hand in &game.hands {
                        li {
                            b { (say!(t, "seen-hand", turn = hand.turn, who = pen.who(hand.now_with),
                                name = pen.name(hand.now_with))) }
                            " " (words::cards(t, hand.cards.iter().copied()))
                        }
                    }
                }
            }
        }
    }
}

fn help(pen: Pen<'_>) -> Markup {
    let t = pen.t;
    let lines = [
        msg("help-turn"),
        msg("help-trade"),
        msg("help-chain"),
        msg("help-war"),
        msg("help-science"),
    ];
    let free_city = pen.game.free_city.is_some();
    html! {
        details id="help" class="tool" {
            summary { (icon("help")) span { (say!(t, "help")) } }
            div class="sheet-panel" tabindex="0" {
                h2 { (say!(t, "help")) }
                ul class="plain" {
                    @if free_city { li { (say!(t, "help-free-city")) } }
                    @for line in lines { li { (say!(t, line)) } }
                }
                (reference::link(t, Book::Seven(pen.game.edition)))
                (keys::keys(t, &keys::SEVEN))
            }
        }
    }
}
