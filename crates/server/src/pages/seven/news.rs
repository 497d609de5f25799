//! The conflicts at the end of an age: each border with both strengths and the tokens it brought.

use maud::{Markup, html};

use super::{Pen, bar, city, log};
use crate::pages::icons::icon;
use crate::texts::say;
use crate::view::seven::{Conflict, Entry};

/// The region; empty but after the last step of an age.
pub(super) fn region(pen: Pen<'_>) -> Markup {
    let ended = pen
        .game
        .past
        .last()
        .filter(|entry| !entry.conflicts.is_empty());
    html! {
        div id="news" {
            @if let Some(entry) = ended { (dialog(pen, entry)) }
        }
    }
}

fn dialog(pen: Pen<'_>, entry: &Entry) -> Markup {
    let Pen { t, game, .. } = pen;
    let age = bar::age(entry.clock.age);
    let over = game.sheet.is_some();
    let gained: i16 = entry
        .conflicts
        .iter()
        .map(|one| {
            if one.seat == pen.facing() {
                one.points
            } else if one.left == pen.facing() {
                one.left_points
            } else {
                0
            }
        })
        .sum();
    html! {
        dialog open id={ "news-" (pen.view.decision) } class="news" aria-labelledby="news-title" {
            h2 id="news-title" { (say!(t, "conflicts-title", age = age)) }
            p class="lead" { (say!(t, "conflicts-you", who = pen.who(pen.facing()), name = pen.name(pen.facing()), points = city::signed(gained))) }
            ul class="borders" {
                @for one in in_ring_order(pen, &entry.conflicts) { (border(pen, one)) }
            }
            form method="dialog" {
                button class="button primary" autofocus {
                    @if over { (say!(t, "show-score")) }
                    @else { (say!(t, "continue-age", age = bar::age(entry.clock.age + 1))) }
                }
            }
        }
    }
}

/// The two borders of the city in front first.
fn in_ring_order<'a>(pen: Pen<'a>, conflicts: &'a [Conflict]) -> Vec<&'a Conflict> {
    let mut sorted: Vec<&Conflict> = conflicts.iter().collect();
    let own = |one: &Conflict| one.seat == pen.facing() || one.left == pen.facing();
    sorted.sort_by_key(|one| (!own(one), pen.places_from_front(one.seat)));
    sorted
}

/// A border with both strengths, and the token it brought to each side.
pub(super) fn border(pen: Pen<'_>, one: &Conflict) -> Markup {
    let own = one.seat == pen.facing() || one.left == pen.facing();
    let class = |points: i16| match points {
        0 => "gain even",
        1.. => "gain win",
        _ => "gain lose",
    };
    // The left neighbor stands to the left, as at the table.
    html! {
        li class=(if own { "mine" } else { "" }) data-border={ (one.left.number()) "-" (one.seat.number()) } {
            span class="sr" { (log::conflict(pen, one)) }
            span class="party" aria-hidden="true" { (pen.name(one.left)) }
            b class=(class(one.left_points)) aria-hidden="true" { (city::signed(one.left_points)) }
            span class="force" aria-hidden="true" {
                b { (one.left_shields) } (icon("shield")) b { (one.shields) }
            }
            b class=(class(one.points)) aria-hidden="true" { (city::signed(one.points)) }
            span class="party" aria-hidden="true" { (pen.name(one.seat)) }
        }
    }
}
