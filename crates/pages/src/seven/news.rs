//! The conflicts at the end of an age: each border with both strengths and the tokens gained.

use antipater_show::words as shared;
use maud::{Markup, html};

use super::context::PageContext;
use super::log;
use crate::icons::icon;
use antipater_show::texts::{say, signed};
use antipater_show::view::seven::{Conflict, LogEntry};

/// The region; empty except after the last step of an age.
pub(super) fn region(ctx: PageContext<'_>) -> Markup {
    html! {
        div id="news" {
            @if let Some(entry) = ended(ctx) { (dialog(ctx, entry)) }
        }
    }
}

/// The last step, if it ended an age.
pub(super) fn ended(ctx: PageContext<'_>) -> Option<&LogEntry> {
    let last = ctx.game.past.last();
    last.filter(|entry| !entry.conflicts.is_empty())
}

/// Whether a border belongs to the city in front.
pub(super) fn is_own(ctx: PageContext<'_>, one: &Conflict) -> bool {
    one.seat == ctx.facing() || one.left == ctx.facing()
}

/// The result of the conflicts for the city in front, in words.
pub(super) fn gain(ctx: PageContext<'_>, entry: &LogEntry) -> String {
    let front = ctx.facing();
    let points = entry.conflicts.iter().map(|one| match front {
        seat if seat == one.seat => one.points,
        seat if seat == one.left => one.left_points,
        _ => 0,
    });
    say!(
        ctx.t,
        "conflicts-you",
        who = ctx.who(front),
        name = ctx.name(front),
        points = signed(points.sum::<i16>())
    )
}

/// The class of a gain or a loss, for the style sheet.
pub(super) const fn gain_class(points: i16) -> &'static str {
    match points {
        0 => "gain even",
        1.. => "gain win",
        _ => "gain lose",
    }
}

fn dialog(ctx: PageContext<'_>, entry: &LogEntry) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let age = shared::age(entry.clock.age);
    let over = game.sheet.is_some();
    html! {
        // With scripts the end of a game is a show, and the sheet is open afterwards.
        dialog open id={ "news-" (ctx.view.decision) } class=(if over { "news final" } else { "news" }) aria-labelledby="news-title" {
            h2 id="news-title" { (say!(t, "conflicts-title", age = age)) }
            p class="lead" { (gain(ctx, entry)) }
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
    sorted.sort_by_key(|one| (!is_own(ctx, one), ctx.places_from_front(one.seat)));
    sorted
}

/// A border with both strengths, and the token gained on each side.
pub(super) fn border(ctx: PageContext<'_>, one: &Conflict) -> Markup {
    // The left neighbor is on the left, as at the table.
    html! {
        li class=(if is_own(ctx, one) { "mine" } else { "" }) data-border={ (one.left.number()) "-" (one.seat.number()) } {
            span class="sr" { (log::fought(ctx, one)) }
            span class="party" aria-hidden="true" { (ctx.name(one.left)) }
            b class=(gain_class(one.left_points)) aria-hidden="true" { (signed(one.left_points)) }
            span class="force" aria-hidden="true" {
                b { (one.left_shields) } (icon("shield")) b { (one.shields) }
            }
            b class=(gain_class(one.points)) aria-hidden="true" { (signed(one.points)) }
            span class="party" aria-hidden="true" { (ctx.name(one.seat)) }
        }
    }
}
