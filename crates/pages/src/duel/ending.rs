//! The end of a Duel as a show: the pawn enters the capital, the circle of symbols closes, or the points are counted.

use antipater_engine::duel::{Effect, Event, Symbol, Token, Track};
use antipater_engine::{Seat, Victory};
use antipater_show::view::duel::Sheet;
use maud::{Markup, html};

use super::context::PageContext;
use super::{board, effects, sheet};
use crate::art;
use crate::ending::{self, act};
use crate::icons::icon;
use crate::sheet::DUEL;
use antipater_show::texts::say;

/// The region; empty until the game is over.
pub(super) fn region(ctx: PageContext<'_>) -> Markup {
    let Some(final_sheet) = &ctx.game.sheet else {
        return ending::none();
    };
    let t = ctx.t;
    let kind = say!(t, "duel-victory", victory = final_sheet.victory.name());
    let note = sheet::tie(ctx, final_sheet);
    let acts = html! {
        @match final_sheet.victory {
            Victory::Military => (siege(ctx)),
            Victory::Science => (circle(ctx, final_sheet)),
            Victory::Civilian => {
                (wonders(ctx))
                (ending::race(t, &DUEL, &columns(ctx, final_sheet)))
            },
        }
        (ending::verdict(Some(&kind), &ctx.headline(final_sheet), note.as_deref(), &final_sheet.winners))
    };
    ending::region(t, ctx.game.past.len(), true, &acts)
}

/// The seats with their points, the one in front first.
fn columns(ctx: PageContext<'_>, final_sheet: &Sheet) -> Vec<crate::sheet::Column> {
    let mut columns = sheet::columns(ctx, final_sheet);
    columns.sort_by_key(|column| column.seat != ctx.near());
    columns
}

/// The events of the last step.
fn last(ctx: PageContext<'_>) -> &[Event] {
    ctx.game.past.last().map_or(&[], |entry| &entry.events)
}

/// The track between both capitals, the one in front to the left, and the path of the pawn.
fn siege(ctx: PageContext<'_>) -> Markup {
    let way = last(ctx).iter().find_map(|event| match *event {
        Event::PawnMoved { from, to, .. } => Some((from, to)),
        _ => None,
    });
    let toward_them = if ctx.near() == Seat::FIRST { 1 } else { -1 };
    let (from, to) = way.unwrap_or((0, ctx.game.track.pawn));
    let space = |place: i8| place * toward_them + Track::CAPITAL;
    let content = html! {
        div class="siege-field" data-from=(space(from)) data-to=(space(to)) {
            (capital(ctx, ctx.near(), "near"))
            (capital(ctx, ctx.far(), "far"))
            ol class="plain road" {
                @for place in -Track::CAPITAL..=Track::CAPITAL { li class={ "z" (board::zone(place)) } {} }
            }
            span class="marcher" { (icon("pawn")) }
        }
    };
    act("siege", &say!(ctx.t, "clock-over"), &content)
}

/// A capital, drawn in stones that can fall.
fn capital(ctx: PageContext<'_>, seat: Seat, side: &'static str) -> Markup {
    /// The stones from top to bottom, each with its tone.
    const STONES: [(&str, &str); 13] = [
        ("flag", "M60 2v14M60 3h14l-4 4 4 4H60z"),
        ("light", "M40 26L60 14l20 12z"),
        ("own", "M44 26h16v24H44z"),
        ("dark", "M60 26h16v24H60z"),
        ("light", "M8 34h5v5h5v-5h5v5h5v-5h5v18H8z"),
        ("dark", "M87 34h5v5h5v-5h5v5h5v-5h5v18H87z"),
        ("light", "M33 50h27v16H33z"),
        ("own", "M60 50h27v16H60z"),
        ("own", "M8 52h25v20H8z"),
        ("dark", "M87 52h25v20H87z"),
        ("light", "M8 72h25v22H8z"),
        (
            "own",
            "M33 66h17v28H33zM70 66h17v28H70zM50 66h20v8a10 10 0 0 0-20 0z",
        ),
        ("dark", "M87 72h25v22H87z"),
    ];
    html! {
        div class={ "capital-of " (side) } data-side=(side) {
            svg viewBox="0 0 120 96" aria-hidden="true" {
                path class="ground" d="M2 92h116v4H2z" {}
                @for (tone, outline) in STONES { path class={ "stone " (tone) } d=(outline) {} }
            }
            span class="who" { (ctx.name(seat)) }
        }
    }
}

/// The six symbols of the winner, the one that closes the circle last.
fn circle(ctx: PageContext<'_>, final_sheet: &Sheet) -> Markup {
    let winner = final_sheet.winners.first().copied();
    let winner = winner.unwrap_or(ctx.near());
    let gained = last(ctx).iter().find_map(|event| gained(*event));
    let there = ctx.city(winner).symbols.iter().filter(|one| one.count > 0);
    let mut symbols: Vec<Symbol> = there.map(|one| one.symbol).collect();
    symbols.sort_by_key(|symbol| Some(*symbol) == gained);
    let content = html! {
        div class="circle-field" {
            svg class="ring" viewBox="0 0 200 200" aria-hidden="true" {
                circle class="ring-bed" cx="100" cy="100" r="78" {}
                circle class="ring-line" cx="100" cy="100" r="78" pathLength=(symbols.len()) {}
            }
            @for symbol in &symbols { span class="orb" { (effects::symbol(*symbol)) } }
            span class="heart" { (icon("laurel")) }
        }
    };
    act("circle", &say!(ctx.t, "clock-over"), &content)
}

/// The symbol gained by an event.
fn gained(event: Event) -> Option<Symbol> {
    match event {
        Event::Built { card, .. } | Event::Revived { card, .. } => {
            let mut effects = card.row().effects.iter();
            effects.find_map(|effect| match *effect {
                Effect::Science(symbol) => Some(symbol),
                _ => None,
            })
        }
        Event::TokenTaken { token, .. } | Event::TokenKept { token, .. } => {
            (token == Token::Law).then_some(Symbol::Law)
        }
        _ => None,
    }
}

/// The wonders of both cities.
fn wonders(ctx: PageContext<'_>) -> Markup {
    let content = html! {
        ul class="plain gallery duel n2" {
            @for seat in [ctx.near(), ctx.far()] {
                li {
                    span class="who" { (ctx.name(seat)) }
                    span class="four" {
                        @for one in &ctx.city(seat).wonders {
                            span class="sight" { (art::duel_wonder(one.wonder, one.terms.is_none())) span class="nm" { (ctx.t.name(one.wonder)) } }
                        }
                    }
                }
            }
        }
    };
    act("wonders", &say!(ctx.t, "score-wonders"), &content)
}
