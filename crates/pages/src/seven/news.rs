//! The conflicts at the end of an age: each border with both strengths and the tokens it brought.

use antipater_show::words as shared;
use maud::{Markup, html};

use super::context::PageContext;
use crate::icons::icon;
use antipater_show::texts::{say, signed};
use antipater_show::view::seven::{Conflict, LogEntry};

/// The region; empty but after the last step of an age.
pub(super) fn region(ctx: PageContext<'_>) -> Markup {
    let ended = ctx
        .game
        .past
        .last()
        .filter(|entry| !entry.conflicts.is_empty());
    html! {
        div id="news" {
            @if let Some(entry) = ended { (dialog(ctx, entry)) }
        }
    }
}

fn dialog(ctx: PageContext<'_>, entry: &LogEntry) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let age = shared::age(entry.clock.age);
    let over = game.sheet.is_some();
    let gained: i16 = entry
        .conflicts
        .iter()
        .map(|one| {
            if one.seat == ctx.facing() {
                one.points
            } else if one.left == ctx.facing() {
                one.left_points
            } else {
                0
            }
        })
        .sum();
    html! {
        dialog open id={ "news-" (ctx.view.decision) } class="news" aria-labelledby="news-title" {
            h2 id="news-title" { (say!(t, "conflicts-title", age = age)) }
            p class="lead" { (say!(t, "conflicts-you", who = ctx.who(ctx.facing()), name = ctx.name(ctx.facing()), points = signed(gained))) }
            ul class="borders" {
                @for one in in_ring_order(ctx, &entry.conflicts) { (border(ctx, one)) }
            }
            form method="dialog" {
                button class="button primary" autofocus {
                    @if over { (say!(t, "show-score")) }
                    @else { (say!(t, "continue-age", age = shared::age(entry.clock.age + 1))) }
                }
            }
        }
    }
}

/// The two borders of the city in front first.
fn in_ring_order<'a>(ctx: PageContext<'a>, conflicts: &'a [Conflict]) -> Vec<&'a Conflict> {
    let mut sorted: Vec<&Conflict> = conflicts.iter().collect();
    let own = |one: &Conflict| one.seat == ctx.facing() || one.left == ctx.facing();
    sorted.sort_by_key(|one| (!own(one), ctx.places_from_front(one.seat)));
    sorted
}

/// A border with both strengths, and the token it brought to each side.
pub(super) fn border(ctx: PageContext<'_>, one: &Conflict) -> Markup {
    let own = one.seat == ctx.facing() || one.left == ctx.facing();
    let class = |points: i16| match points {
        0 => "gain even",
        1.. => "gain win",
        _ => "gain lose",
    };
    // The left neighbor stands to the left, as at the table.
    html! {
        li class=(if own { "mine" } else { "" }) data-border={ (one.left.number()) "-" (one.seat.number()) } {
            span class="sr" { (ctx.conflict(one)) }
            span class="party" aria-hidden="true" { (ctx.name(one.left)) }
            b class=(class(one.left_points)) aria-hidden="true" { (signed(one.left_points)) }
            span class="force" aria-hidden="true" {
                b { (one.left_shields) } (icon("shield")) b { (one.shields) }
            }
            b class=(class(one.points)) aria-hidden="true" { (signed(one.points)) }
            span class="party" aria-hidden="true" { (ctx.name(one.seat)) }
        }
    }
}
