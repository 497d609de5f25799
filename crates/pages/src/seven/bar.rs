//! The top bar: age, turn, passing of hands, discard pile; and its panels: past turns, hands seen, help.

use antipater_engine::seven::Edition;
use antipater_show::words as shared;
use maud::{Markup, html};

use super::context::PageContext;
use super::{hand, log};
use crate::book::{self, Book};
use crate::icons::icon;
use crate::inner;
use crate::keys;
use crate::parts::{Part, PrintedPart, Printer};
use crate::resign;
use crate::table_status;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::seven::Step;

/// The regions in the bar of a live table.
pub(super) fn inside(ctx: PageContext<'_>) -> [(&'static str, Markup); 2] {
    table_status::in_bar(ctx.printer, ctx.view, &help_of(ctx))
}

/// The help of 7 Wonders.
fn help_of(ctx: PageContext<'_>) -> Markup {
    html! { (ctx.part(&Help { edition: ctx.game.edition, free_city: ctx.game.free_city.is_some(), is_guided: ctx.view.guide.is_some() })) }
}

/// The region.
pub(super) fn region(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let clock = game.clock;
    let is_over = clock.step == Step::Over || resign::is_given_up(ctx.view);
    html! {
        header id="bar" class="bar" data-age=(clock.age) {
            @if ctx.mode.asks() { a class="home" href="/" { (icon("wonder")) span { (say!(t, "site-name")) } } }
            p class="clock" {
                @if is_over {
                    (say!(t, "clock-over"))
                } @else {
                    b { (say!(t, "clock-age", age = shared::age(clock.age))) }
                    " "
                    span { (say!(t, "clock-turn", turn = clock.turn)) }
                }
            }
            @if !is_over { (passing(ctx)) }
            p class="discards" title=(say!(t, "discards", count = game.discards)) {
                (icon("discard"))
                b aria-hidden="true" { (game.discards) }
                span class="sr" { (say!(t, "discards", count = game.discards)) }
            }
            nav class="tools" aria-label=(say!(t, "tools")) {
                @if !game.hands.is_empty() { (seen(ctx)) }
                @if ctx.mode.asks() {
                    (log::panel(ctx))
                    @if ctx.mode.is_live() { (inner::place(table_status::HELP)) } @else { (help_of(ctx)) }
                }
                @if ctx.mode.is_live() { (inner::place(table_status::MENU)) }
            }
        }
    }
}

/// The passing of hands. It stays the same for an age.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Passing {
    /// The form of address for the city in front.
    who: &'static str,
    name: String,
    from: String,
    to: String,
    left: bool,
    /// Whether two players exchange their hands.
    exchanged: bool,
}

fn passing(ctx: PageContext<'_>) -> PrintedPart {
    let game = ctx.game;
    let name = |seat| ctx.name(seat).to_owned();
    ctx.part(&Passing {
        who: ctx.who(ctx.facing()),
        name: name(ctx.facing()),
        from: name(game.comes_from),
        to: name(game.passes_to),
        left: game.passes_left,
        exchanged: game.free_city.is_some(),
    })
}

impl Part for Passing {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, who) = (printer.t, self.who);
        let [name, from, to] = [&self.name, &self.from, &self.to].map(String::as_str);
        let front = say!(t, "in-front", who = who, name = name);
        if self.exchanged {
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
        // Neighbors are on the screen as at a table: the left one on the left.
        let (first, last) = if self.left { (to, from) } else { (from, to) };
        let arrow = || icon(if self.left { "left" } else { "right" });
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
}

fn seen(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    html! {
        details id="seen" class="tool" {
            summary { (icon("eye")) span { (say!(t, "seen-hands")) } }
            div class="sheet-panel" tabindex="0" {
                h2 { (say!(t, "seen-hands")) }
                p class="muted" { (say!(t, "seen-explained")) }
                ul class="plain" {
                    @for hand in &game.hands {
                        li {
                            b { (say!(t, "seen-hand", turn = hand.turn, who = ctx.who(hand.now_with),
                                name = ctx.name(hand.now_with))) }
                            (hand::open(ctx.printer, game.edition, &hand.cards))
                        }
                    }
                }
            }
        }
    }
}

/// The help of a game.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Help {
    edition: Edition,
    free_city: bool,
    is_guided: bool,
}

impl Part for Help {
    fn print(&self, printer: Printer<'_>) -> Markup {
        help(printer.t, self)
    }
}

fn help(t: &Texts, shown: &Help) -> Markup {
    let lines = [
        msg("help-turn"),
        msg("help-trade"),
        msg("help-chain"),
        msg("help-war"),
        msg("help-science"),
    ];
    html! {
        details id="help" class="tool" {
            summary { (icon("help")) span { (say!(t, "help")) } }
            div class="sheet-panel" tabindex="0" {
                h2 { (say!(t, "help")) }
                ul class="plain" {
                    @if shown.free_city { li { (say!(t, "help-free-city")) } }
                    @for line in lines { li { (say!(t, line)) } }
                }
                (book::link(t, Book::Seven(shown.edition)))
                (keys::keys(t, &keys::SEVEN, shown.is_guided))
            }
        }
    }
}
