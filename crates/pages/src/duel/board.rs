//! The board between the cities: the military track with the pawn, and the progress tokens.

use antipater_engine::Seat;
use antipater_engine::duel::Track;
use antipater_show::words::duel as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::effects;
use crate::art;
use crate::icons::{self, icon};
use crate::names;
use crate::seats;
use antipater_show::texts::say;
use antipater_show::view::{self, duel::LOOT};

/// The region.
pub(super) fn region(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    html! {
        section id="board" class="board" aria-label=(say!(t, "duel-board")) {
            (danger(ctx, ctx.far()))
            (track(ctx))
            (danger(ctx, ctx.near()))
            div class="progress" role="group" aria-label=(say!(t, "duel-progress")) {
                @for token in &game.board {
                    details id={ "token-" (token.index()) } class="progress-token" name="token"
                        data-fly={ "token-" (token.index()) } {
                        summary {
                            (names::in_line(t, token))
                            span class="token-line" { (art::token(*token)) (effects::icons(t, token.row().effects)) }
                        }
                        p class="popover" { (words::token(t, *token)) }
                    }
                }
                @if game.board.is_empty() { p class="muted" { (say!(t, "duel-no-tokens")) } }
            }
        }
    }
}

/// The capital that a seat attacks: its distance, and the losses before it.
fn danger(ctx: PageContext<'_>, attacker: Seat) -> Markup {
    let t = ctx.t;
    let advance = &ctx.game.track.advances[attacker.number()];
    let seat = view::duel::View::opponent(attacker);
    html! {
        div class={ "danger " (ctx.side(seat)) } {
            // Where the city is out of view, its player looks from here.
            b data-face=(seat.number()) { (seats::face(ctx.view.seats.get(seat.number()))) (say!(t, "duel-capital", who = ctx.who(seat), name = ctx.name(seat))) }
            span { (say!(t, "duel-to-capital", spaces = advance.to_capital)) }
            @if let Some((spaces, coins)) = advance.next_loot {
                span { (say!(t, "duel-next-loot", spaces = spaces, coins = coins)) }
            }
        }
    }
}

/// The spaces from the capital of the city in front to the other one.
fn track(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let toward_them = if ctx.near() == Seat::FIRST { 1 } else { -1 };
    let pawn = game.track.pawn * toward_them;
    let threatened = if pawn > 0 { ctx.far() } else { ctx.near() };
    let side = match pawn {
        0 => "middle",
        _ => ctx.who(threatened),
    };
    let you = &game.track.advances[ctx.near().number()];
    let them = &game.track.advances[ctx.far().number()];
    let in_words = say!(
        t,
        "duel-pawn",
        side = side,
        spaces = pawn.abs(),
        name = ctx.name(threatened)
    );
    html! {
        div class="track" title=(in_words) {
            span class="sr" { (in_words) } " "
            span class="sr" { (say!(t, "duel-track-points", who = ctx.who(ctx.near()), name = ctx.name(ctx.near()),
                othername = ctx.name(ctx.far()), you = you.points, them = them.points)) }
            ol aria-hidden="true" {
                @for space in -Track::CAPITAL..=Track::CAPITAL {
                    @let loot = LOOT.into_iter().zip(if space > 0 { you.loot } else { them.loot })
                        .find(|((place, _), there)| *there && *place == space.abs());
                    li class={ "space z" (zone(space)) (if space < 0 { " mine" } else { "" }) } {
                        @if space.abs() == Track::CAPITAL { (icon("capital")) }
                        @else if let Some(((_, taken), _)) = loot { span class="loot" { (icons::loot(taken)) } }
                        @if space == pawn { span class="pawn" { (icon("pawn")) } }
                    }
                }
            }
        }
    }
}

/// The zones of the track, by their points.
pub(super) const fn zone(space: i8) -> u8 {
    match space.unsigned_abs() {
        0 => 0,
        1 | 2 => 2,
        3..=5 => 5,
        6..=8 => 10,
        _ => 9,
    }
}
