//! The final score sheet: seven categories, the winner, what decided, what lay under the wonders.

use antipater_engine::Seat;
use antipater_engine::seven::Color;
use maud::{Markup, html};

use super::{Pen, bar, effects, words};
use crate::pages::around;
use crate::pages::icons::icon;
use crate::texts::{List, Texts, msg, say};
use crate::view::seven::{Sheet, TieBreak};

/// The sheet, in the place of the hand.
pub(super) fn sheet(pen: Pen<'_>, sheet: &Sheet) -> Markup {
    let t = pen.t;
    let titles = [
        msg("score-military"),
        msg("score-treasury"),
        msg("score-wonder"),
        msg("score-civilian"),
        msg("score-science"),
        msg("score-commerce"),
        msg("score-guilds"),
    ];
    html! {
        div class="sheet" {
            div class="sheet-head" {
                h2 id="question" { (icon("crown")) (headline(pen, sheet)) }
                @match sheet.tie_break {
                    None => {}
                    Some(TieBreak::Coins) => p { (say!(t, "tie-coins")) },
                    Some(TieBreak::Shared) => p { (say!(t, "tie-shared")) },
                }
                @if pen.mode.is_live() { (around::after(t, pen.view)) }
            }
            div class="sheet-table" tabindex="0" role="region" aria-label=(say!(t, "score-sheet")) {
                table {
                    thead {
                        tr {
                            th scope="col" { (say!(t, "score-place")) }
                            th scope="col" { (say!(t, "score-city")) }
                            @for (number, id) in titles.iter().enumerate() {
                                th scope="col" title=(say!(t, id)) { (category(t, number)) span class="cat" { (say!(t, id)) } }
                            }
                            th scope="col" { (say!(t, "score-total")) }
                            th scope="col" class="cash" { (say!(t, "score-coins")) }
                            th scope="col" { (say!(t, "score-buried")) }
                        }
                    }
                    tbody {
                        @for line in &sheet.ranking {
                            @let winner = sheet.winners.contains(&line.seat);
                            tr class=(row_class(pen, line.seat)) data-seat=(line.seat.number()) {
                                td {
                                    @match line.place { Some(place) => (place), None => span title=(say!(t, "cannot-win")) { "–" } }
                                    @if winner { (icon("crown")) }
                                }
                                th scope="row" {
                                    (words::name_and_city(pen, line.seat))
                                    @if line.place.is_none() { " " small { (say!(t, "cannot-win")) } }
                                }
                                @for points in line.points { td { (minus(points)) } }
                                td class="total" { (minus(line.total)) }
                                td class="cash" { (line.coins) }
                                td class="buried" {
                                    @if line.buried.is_empty() { (say!(t, "nothing-buried")) }
                                    @for (number, one) in line.buried.iter().enumerate() {
                                        @if number > 0 { ", " }
                                        span title=(say!(t, "buried-in-age", age = bar::age(one.age))) { (one.card.name()) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How a line of the sheet looks: the viewer's stands out, the Free City's is apart.
fn row_class(pen: Pen<'_>, seat: Seat) -> &'static str {
    match pen.who(seat) {
        "you" => "mine",
        "city" => "free-city",
        _ => "",
    }
}

/// Who has won, with how many points.
pub(super) fn headline(pen: Pen<'_>, sheet: &Sheet) -> String {
    let t = pen.t;
    let total = sheet.ranking.first().map_or(0, |line| line.total);
    match sheet.winners.as_slice() {
        [one] => say!(
            t,
            "winner",
            who = pen.who(*one),
            name = pen.name(*one),
            points = total
        ),
        several => {
            let names: Vec<&str> = several.iter().map(|seat| pen.name(*seat)).collect();
            say!(
                t,
                "winners",
                names = t.list(List::And, &names),
                points = total
            )
        }
    }
}

fn minus(points: i16) -> String {
    if points < 0 {
        format!("−{}", points.abs())
    } else {
        points.to_string()
    }
}

/// The sign of a category of the score pad.
fn category(t: &Texts, number: usize) -> Markup {
    match number {
        0 => icon("shield"),
        1 => icon("treasury"),
        2 => icon("wonder"),
        3 => effects::badge(t, Color::Blue),
        4 => effects::badge(t, Color::Green),
        5 => effects::badge(t, Color::Yellow),
        _ => effects::badge(t, Color::Purple),
    }
}
