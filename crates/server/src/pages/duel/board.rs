//! The board between the cities: the military track with the pawn, and the progress tokens.

use antipater_engine::Seat;
use antipater_engine::duel::Track;
use maud::{Markup, html};

use super::{Pen, effects, words};
use crate::pages::icons::{self, icon};
use crate::texts::say;
use crate::view::{self, duel::LOOT};

/// The region.
pub(super) fn region(pen: Pen<'_>) -> Markup {
    let Pen { t, game, .. } = pen;
    html! {
        section id="board" class="board" aria-label=(say!(t, "duel-board")) {
            (danger(pen, pen.far()))
            (track(pen))
            (danger(pen, pen.near()))
            div class="progress" role="group" aria-label=(say!(t, "duel-progress")) {
                @for token in &game.board {
                    details id={ "token-" (token.index()) } class="progress-token" name="token"
                        data-fly={ "token-" (token.index()) } {
                        summary {
                            span class="nm" { (token.name()) }
                            (effects::icons(t, token.row().effects))
                        }
                        p class="popover" { (words::token(t, *token)) }
                    }
                }
                @if game.board.is_empty() { p class="muted" { (say!(t, "duel-no-tokens")) } }
            }
        }
    }
}

/// The capital that a seat attacks: how far it is, and what is lost before.
fn danger(pen: Pen<'_>, attacker: Seat) -> Markup {
    let t = pen.t;
    let advance = &pen.game.track.advances[attacker.number()];
    let seat = view::duel::View::opponent(attacker);
    html! {
        div class={ "danger " (pen.side(seat)) } {
            b { (say!(t, "duel-capital", who = pen.who(seat), name = pen.name(seat))) }
            span { (say!(t, "duel-to-capital", spaces = advance.to_capital)) }
            @if let Some((spaces, coins)) = advance.next_loot {
                span { (say!(t, "duel-next-loot", spaces = spaces, coins = coins)) }
            }
        }
    }
}

/// The spaces from the capital of the city in front to the other's.
fn track(pen: Pen<'_>) -> Markup {
    let Pen { t, game, .. } = pen;
    let toward_them = if pen.near() == Seat::FIRST { 1 } else { -1 };
    let pawn = game.track.pawn * toward_them;
    let threatened = if pawn > 0 { pen.far() } else { pen.near() };
    let side = match pawn {
        0 => "middle",
        _ => pen.who(threatened),
    };
    let you = &game.track.advances[pen.near().number()];
    let them = &game.track.advances[pen.far().number()];
    let in_words = say!(
        t,
        "duel-pawn",
        side = side,
        spaces = pawn.abs(),
        name = pen.name(threatened)
    );
    html! {
        div class="track" title=(in_words) {
            span class="sr" { (in_words) } " "
            span class="sr" { (say!(t, "duel-track-points", who = pen.who(pen.near()), name = pen.name(pen.near()),
                othername = pen.name(pen.far()), you = you.points, them = them.points)) }
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

/// The zones of the track, by the points they are worth.
const fn zone(space: i8) -> u8 {
    match space.unsigned_abs() {
        0 => 0,
        1 | 2 => 2,
        3..=5 => 5,
        6..=8 => 10,
        _ => 9,
    }
}
