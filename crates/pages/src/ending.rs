//! The end of an age or of a game as a show in acts, common to both games. It is printed into a template, so it is not
//! part of the page. `assets/ending.js` plays it to people who were watching, before the table goes on.
//!
//! Screen readers get the result with the news (`told`); the score sheet follows the show.

use antipater_engine::Seat;
use antipater_show::texts::{Texts, say};
use maud::{Markup, html};

use crate::icons::icon;
use crate::sheet::{Category, Column};

/// The region when nothing has ended.
pub(crate) fn none() -> Markup {
    html! { div id="ending" hidden {} }
}

/// The region when something has ended: after how many steps, whether it was the game, and the acts.
pub(crate) fn region(t: &Texts, steps: usize, over: bool, acts: &Markup) -> Markup {
    html! {
        div id="ending" hidden data-after=(steps) data-over[over] data-skip=(say!(t, "ending-skip")) {
            template { (acts) }
        }
    }
}

/// An act: its name for the script, its title, and its content.
pub(crate) fn act(name: &'static str, title: &str, content: &Markup) -> Markup {
    html! {
        section class="act" data-act=(name) {
            div class="act-head" { h2 { (title) } }
            (content)
        }
    }
}

/// The points, category by category, a lane for each seat; the order of the lanes has no meaning.
pub(crate) fn race(t: &Texts, categories: &[Category], columns: &[Column]) -> Markup {
    let gained = |column: &Column| column.points.iter().filter(|one| **one > 0).sum::<i32>();
    let most = columns.iter().map(gained).max().unwrap_or(1).max(1);
    let content = html! {
        div class={ "race n" (columns.len()) } data-most=(most) {
            p class="cats" {
                @for one in categories {
                    span class={ "cat of-" (one.class) } { (one.sign(t)) span class="cat-name" { (say!(t, one.name)) } }
                }
            }
            @for column in columns {
                @let points: Vec<String> = categories.iter().map(|one| column.points[one.at].to_string()).collect();
                div class={ "lane " (column.class) } data-seat=(column.seat.number()) data-points=(points.join(" ")) {
                    span class="who" { (column.name) }
                    span class="cells" { @for _ in categories { b {} } }
                    b class="total" { "0" }
                    span class="run-bar" { @for one in categories { i class=(one.class) {} } }
                }
            }
        }
    };
    act("race", &say!(t, "sheet-bars"), &content)
}

/// The winners, with the kind of victory and the tie-breaker.
pub(crate) fn verdict(
    kind: Option<&str>,
    headline: &str,
    note: Option<&str>,
    winners: &[Seat],
) -> Markup {
    let winners: Vec<String> = winners.iter().map(|one| one.number().to_string()).collect();
    html! {
        section class="act verdict" data-act="verdict" data-winners=(winners.join(" ")) {
            @if let Some(kind) = kind { p class="kind-of-victory" { (kind) } }
            h2 { (icon("crown")) (headline) }
            @if let Some(note) = note { p { (note) } }
        }
    }
}
