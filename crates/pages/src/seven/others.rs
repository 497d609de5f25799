//! The cities that are not neighbors: a line each, which opens.

use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::city;
use super::context::PageContext;
use crate::icons::side;
use crate::seats;
use antipater_show::texts::say;
use antipater_show::view::seven::Step;

/// The region.
pub(super) fn region(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let neighbors = [game.left.seat, game.right.seat];
    let others: Vec<_> = ctx
        .ring()
        .skip(1)
        .filter(|seat| !neighbors.contains(seat))
        .collect();
    html! {
        section id="others" class={ "others n" (others.len()) } aria-label=(say!(t, "others")) {
            @for seat in others {
                @let one = &game.cities[seat.number()];
                @let (edition, board) = one.board;
                details id={ "other-" (seat.number()) } name="others" class="other"
                    data-seat=(seat.number()) data-place=(ctx.places_from_front(seat)) {
                    summary {
                        (seats::face(ctx.view.seats.get(seat.number())))
                        (seats::state_place(ctx.view, ctx.mode, seat))
                        span class="who" { (ctx.name(seat)) }
                        (seats::level(t, ctx.view.seats.get(seat.number())))
                        (seats::stand_in(t, ctx.view, seat))
                        (seats::bank_place(ctx.view, ctx.mode, seat))
                        span class="where" {
                            (t.name(board.wonder)) " " small title=(words::side(t, edition, board.side)) { (side(board.side, edition)) span class="sr" { (words::side(t, edition, board.side)) } }
                        }
                        span class="pips" title=(say!(t, "stages-built", built = one.stages, all = board.facts(edition).stages.len())) {
                            span class="sr" { (say!(t, "stages-built", built = one.stages, all = board.facts(edition).stages.len())) }
                            @for number in 0..board.facts(edition).stages.len() {
                                span class=(if number < one.stages { "pip on" } else { "pip" }) {}
                            }
                        }
                        (city::stats(ctx, one))
                        @if game.clock.step != Step::Over { (city::last_deeds(ctx, seat)) }
                    }
                    (city::other(ctx, seat))
                }
            }
        }
    }
}
