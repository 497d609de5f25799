//! The top bar: age, turn, discard pile; and its panels: past turns, help.

use antipater_engine::duel::{Card, Token, Wonder};
use antipater_show::words as shared;
use antipater_show::words::duel as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::{effects, log};
use crate::art;
use crate::book::{self, Book};
use crate::buildings;
use crate::icons::icon;
use crate::inner;
use crate::keys;
use crate::names;
use crate::parts::{Part, Printer};
use crate::resign;
use crate::table_status;
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::duel::Step;

/// The regions in the bar of a live table.
pub(super) fn inside(ctx: PageContext<'_>) -> [(&'static str, Markup); 2] {
    table_status::in_bar(ctx.printer, ctx.view, &help_of(ctx))
}

/// The help of Duel.
fn help_of(ctx: PageContext<'_>) -> Markup {
    html! { (ctx.part(&Help { is_guided: ctx.view.guide.is_some() })) }
}

/// The region.
pub(super) fn region(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let clock = game.clock;
    html! {
        header id="bar" class="bar" {
            @if ctx.mode.asks() { a class="home" href="/" { (icon("wonder")) span { (say!(t, "site-name")) } } }
            p class="clock" {
                @match clock.step {
                    _ if resign::is_given_up(ctx.view) => (say!(t, "clock-over")),
                    Step::Over => (say!(t, "clock-over")),
                    Step::Draft => b { (say!(t, "duel-clock-draft")) },
                    _ => {
                        b { (say!(t, "clock-age", age = shared::age(clock.age))) }
                        " " span { (say!(t, "duel-cards-left", count = game.structure.len())) }
                    }
                }
            }
            @if let Some(seat) = clock.seat {
                p class={ "whose-turn " (ctx.who(seat)) } {
                    span { (say!(t, "duel-turn", who = ctx.who(seat), name = ctx.name(seat))) }
                    @if clock.extra_turn { " " b class="extra" { (icon("again")) span { (say!(t, "duel-extra-turn")) } } }
                    @if clock.again_after { " " b class="extra" { (icon("again")) span { (say!(t, "duel-again-after")) } } }
                }
            }
            nav class="tools" aria-label=(say!(t, "tools")) {
                (pile(ctx))
                @if ctx.mode.asks() {
                    (log::panel(ctx))
                    @if ctx.mode.is_live() { (inner::place(table_status::HELP)) } @else { (help_of(ctx)) }
                }
                @if ctx.mode.is_live() { (inner::place(table_status::MENU)) }
            }
        }
    }
}

/// Cards and tokens beside the table, visible to both players.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Pile {
    /// The discarded cards.
    discard: Vec<Card>,
    /// The tokens in the box.
    boxed: Vec<Token>,
}

impl Part for Pile {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let t = printer.t;
        html! {
            h2 { (say!(t, "duel-discard-pile")) }
            @if self.discard.is_empty() { p class="muted" { (say!(t, "duel-pile-empty")) } }
            ul class="plain" {
                @for card in &self.discard {
                    li class="with-picture" { (buildings::duel(*card)) (effects::badge(t, card.row().color)) " " b { (t.name(card)) } (names::other(t, card)) " " (words::effects(t, card.row().effects)) }
                }
            }
            h2 { (say!(t, "duel-boxed")) }
            ul class="plain" {
                @for token in &self.boxed { li class="with-picture" { (art::token(*token)) b { (t.name(token)) } (names::other(t, token)) " " (words::token(t, *token)) } }
            }
        }
    }
}

/// The discard pile, and the tokens in the box, which both players know.
fn pile(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    html! {
        details id="pile" class="tool" {
            summary { (icon("discard")) span { (say!(t, "duel-discards", count = game.discard.len())) } }
            div class="sheet-panel" tabindex="0" {
                (ctx.part(&Pile { discard: game.discard.clone(), boxed: game.boxed.clone() }))
                @if let Some(drawn) = &game.library {
                    @let drawn: Vec<&str> = drawn.iter().map(|token| t.name(token)).collect();
                    p { span { (say!(t, "duel-drawn", wonder = t.name(Wonder::GreatLibrary))) } " " span { (t.list(List::Plain, &drawn)) } }
                }
            }
        }
    }
}

/// The help of a Duel.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Help {
    is_guided: bool,
}

impl Part for Help {
    fn print(&self, printer: Printer<'_>) -> Markup {
        help(printer.t, self.is_guided)
    }
}

fn help(t: &Texts, is_guided: bool) -> Markup {
    let lines = [
        msg("duel-help-turn"),
        msg("duel-help-price"),
        msg("duel-help-chain"),
        msg("duel-help-war"),
        msg("duel-help-science"),
        msg("duel-help-wonders"),
        msg("duel-help-end"),
    ];
    html! {
        details id="help" class="tool" {
            summary { (icon("help")) span { (say!(t, "help")) } }
            div class="sheet-panel" tabindex="0" {
                h2 { (say!(t, "help")) }
                ul class="plain" { @for line in lines { li { (say!(t, line)) } } }
                (book::link(t, Book::Duel))
                (keys::keys(t, &keys::DUEL, is_guided))
            }
        }
    }
}
