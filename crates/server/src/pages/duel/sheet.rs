//! The final score sheet: the kind of victory, the moment it happened, and the points by category.

use antipater_engine::duel::Color;
use antipater_engine::{Seat, Victory};
use maud::{Markup, html};

use super::{Pen, effects, log, words};
use crate::pages::around;
use crate::pages::icons::icon;
use crate::texts::{List, Texts, msg, say};
use crate::view::duel::Sheet;

/// The sheet, in the place of the structure.
pub(super) fn sheet(pen: Pen<'_>, sheet: &Sheet) -> Markup {
    let t = pen.t;
    html! {
        div class={ "sheet duel-sheet " (sheet.victory.name()) } {
            div class="sheet-head" {
                p class="kind-of-victory" { (sign(sheet.victory)) span { (say!(t, "duel-victory", victory = sheet.victory.name())) } }
                h2 id="question" { (icon("crown")) (headline(pen, sheet)) }
                @if sheet.by_civilian { p { (say!(t, "duel-tie-civilian")) } }
            }
            (moment(pen, sheet))
            (figures(pen, sheet))
            @if sheet.victory != Victory::Civilian { p class="muted" { (say!(t, "duel-points-as-they-stand")) } }
                @if pen.mode.is_live() { (around::after(t, pen.view)) }
        }
    }
}

/// The points of both seats by category.
pub(super) fn figures(pen: Pen<'_>, sheet: &Sheet) -> Markup {
    let t = pen.t;
    let titles = [
        msg("score-military"),
        msg("score-civilian"),
        msg("score-science"),
        msg("score-commerce"),
        msg("score-guilds"),
        msg("score-wonders"),
        msg("score-progress"),
        msg("score-treasury"),
    ];
    html! {
        table {
            thead {
                tr {
                    td {}
                    @for line in &sheet.lines {
                        th scope="col" data-seat=(line.seat.number()) {
                            (pen.name(line.seat))
                            @if sheet.winners.contains(&line.seat) { " " (icon("crown")) }
                        }
                    }
                }
            }
            tbody {
                @for (number, id) in titles.iter().enumerate() {
                    tr {
                        th scope="row" { (category(t, number)) " " (say!(t, id)) }
                        @for line in &sheet.lines { td { (line.points[number]) } }
                    }
                }
                tr class="sum" {
                    th scope="row" { (say!(t, "score-total")) }
                    @for line in &sheet.lines { td class="total" { (line.total) } }
                }
            }
        }
    }
}

fn sign(victory: Victory) -> Markup {
    icon(match victory {
        Victory::Military => "shield",
        Victory::Science => "globe",
        Victory::Civilian => "laurel",
    })
}

/// The step that ended the game, in words.
fn moment(pen: Pen<'_>, sheet: &Sheet) -> Markup {
    let t = pen.t;
    html! {
        @if sheet.victory != Victory::Civilian && let Some(entry) = pen.game.past.last() {
            div class="moment" {
                h3 { (say!(t, "duel-moment", age = words::age(entry.age))) }
                p { (log::sentences(pen, entry)) }
            }
        }
    }
}

/// Who has won.
pub(super) fn headline(pen: Pen<'_>, sheet: &Sheet) -> String {
    let t = pen.t;
    match sheet.winners.as_slice() {
        [one] => say!(
            t,
            "duel-winner",
            who = pen.who(*one),
            name = pen.name(*one),
            victory = sheet.victory.name()
        ),
        several => {
            let names: Vec<&str> = several.iter().map(|seat: &Seat| pen.name(*seat)).collect();
            say!(t, "duel-winners", names = t.list(List::And, &names))
        }
    }
}

/// The sign of a category of the score pad.
fn category(t: &Texts, number: usize) -> Markup {
    match number {
        0 => icon("shield"),
        1 => effects::badge(t, Color::Blue),
        2 => effects::badge(t, Color::Green),
        3 => effects::badge(t, Color::Yellow),
        4 => effects::badge(t, Color::Purple),
        5 => icon("wonder"),
        6 => icon("token"),
        _ => icon("treasury"),
    }
}
