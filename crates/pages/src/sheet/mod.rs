//! The common parts of both games' score sheets: the categories with their icons, the pad, the bars, the lines, and the
//! list of each point's origin. The games supply the content.

mod bars;
mod lines;
pub(crate) mod plot;

use antipater_engine::Seat;
use antipater_engine::seven::{Color, Edition, Score};
use maud::{Markup, html};

use super::icons::{icon, kind};
use super::people;
use antipater_show::texts::{List, Texts, figure, msg, say};
use antipater_show::view::PersonKey;
use antipater_show::words;

pub(crate) use bars::bars;
pub(crate) use lines::lines;

/// A category of points: its class in the style sheet, its name, its letter.
#[derive(Clone, Copy)]
pub(crate) struct Category {
    /// Its index among the points of a score.
    pub(crate) at: usize,
    /// The class in the style sheet.
    pub(crate) class: &'static str,
    /// The message id of its name.
    pub(crate) name: &'static str,
    /// The message id of its letter.
    pub(crate) letter: &'static str,
}

const fn category(
    at: usize,
    class: &'static str,
    name: &'static str,
    letter: &'static str,
) -> Category {
    Category {
        at,
        class,
        name,
        letter,
    }
}

/// The categories of 7 Wonders in the order of the edition's score pad.
pub(crate) const fn of_seven(edition: Edition) -> &'static [Category] {
    match edition {
        Edition::First => &FIRST,
        Edition::Second => &SECOND,
    }
}

static FIRST: [Category; 7] = on_pad(Edition::First);
static SECOND: [Category; 7] = on_pad(Edition::Second);

const fn on_pad(edition: Edition) -> [Category; 7] {
    let order = Score::pad_order(edition);
    let mut categories = SEVEN;
    let mut place = 0;
    while place < order.len() {
        categories[place] = SEVEN[order[place]];
        place += 1;
    }
    categories
}

/// The categories of 7 Wonders in the order of [`Score::CATEGORIES`].
const SEVEN: [Category; 7] = [
    category(0, "military", msg("score-military"), msg("letter-red")),
    category(1, "treasury", msg("score-treasury"), msg("letter-treasury")),
    category(2, "wonder", msg("score-wonder"), msg("letter-wonder")),
    category(3, "civilian", msg("score-civilian"), msg("letter-blue")),
    category(4, "science", msg("score-science"), msg("letter-green")),
    category(5, "commerce", msg("score-commerce"), msg("letter-yellow")),
    category(6, "guilds", msg("score-guilds"), msg("letter-purple")),
];

/// The categories of a Duel in the order of its score sheet.
pub(crate) const DUEL: [Category; 8] = [
    category(0, "military", msg("score-military"), msg("letter-red")),
    category(1, "civilian", msg("score-civilian"), msg("letter-blue")),
    category(2, "science", msg("score-science"), msg("letter-green")),
    category(3, "commerce", msg("score-commerce"), msg("letter-yellow")),
    category(4, "guilds", msg("score-guilds"), msg("letter-purple")),
    category(5, "wonder", msg("score-wonders"), msg("letter-wonder")),
    category(6, "progress", msg("score-progress"), msg("letter-progress")),
    category(7, "treasury", msg("score-treasury"), msg("letter-treasury")),
];

impl Category {
    /// The sign of the category: color, shape and letter of its cards, or an icon.
    pub(crate) fn sign(&self, t: &Texts) -> Markup {
        let color = match self.class {
            "military" => return icon("shield"),
            "treasury" => return icon("treasury"),
            "wonder" => return icon("wonder"),
            "progress" => return icon("token"),
            "civilian" => Color::Blue,
            "science" => Color::Green,
            "commerce" => Color::Yellow,
            _ => Color::Purple,
        };
        kind(color, &words::letter(t, color))
    }
}

/// A seat on the sheet, in the order of the places.
pub(crate) struct Column {
    /// The seat.
    pub(crate) seat: Seat,
    /// The player's name.
    pub(crate) name: String,
    /// The key of a person.
    pub(crate) person: Option<PersonKey>,
    /// The player's picture, and the level of a bot.
    pub(crate) player: [Markup; 2],
    /// The text under the name, such as the city.
    pub(crate) city: Option<String>,
    /// The place; `None` for a seat that cannot win.
    pub(crate) place: Option<usize>,
    /// Whether it has won.
    pub(crate) winner: bool,
    /// The class of the column, for the style sheet.
    pub(crate) class: &'static str,
    /// The points by category, in the order of the score.
    pub(crate) points: Vec<i32>,
    /// The total.
    pub(crate) total: i32,
    /// The coins, if they are on the pad.
    pub(crate) coins: Option<u16>,
}

/// The score pad: a row for each category, a column for each seat. The best value in a row has a mark.
pub(crate) fn pad(t: &Texts, categories: &[Category], columns: &[Column]) -> Markup {
    let rivals = |column: &&Column| column.place.is_some();
    let best = |of: &dyn Fn(&Column) -> i32| columns.iter().filter(rivals).map(of).max();
    let cell = |column: &Column, points: i32, best: Option<i32>| {
        // If all have the same, none is best.
        let best = rivals(&column) && points > 0 && best == Some(points);
        html! {
            td class={ (column.class) (if best { " best" } else { "" }) } {
                b { (figure(points)) }
                @if best { span class="mark" aria-hidden="true" { "▲" } span class="sr" { " " (say!(t, "sheet-best")) } }
            }
        }
    };
    html! {
        table class={ "pad n" (columns.len()) } {
            caption class="sr" { (say!(t, "score-sheet")) }
            thead {
                tr {
                    td {}
                    @for column in columns { (head(t, column)) }
                }
            }
            tbody {
                @for category in categories {
                    @let best = best(&|column| column.points[category.at]);
                    tr class={ "of-" (category.class) } {
                        th scope="row" { (category.sign(t)) " " span class="cat" { (say!(t, category.name)) } }
                        @for column in columns { (cell(column, column.points[category.at], best)) }
                    }
                }
                tr class="sum" {
                    th scope="row" { span class="cat" { (say!(t, "score-total")) } }
                    @for column in columns { (cell(column, column.total, best(&|column| column.total))) }
                }
                @if columns.iter().any(|column| column.coins.is_some()) {
                    tr class="cash" {
                        th scope="row" { (icon("coin")) " " span class="cat" { (say!(t, "score-coins")) } }
                        @for column in columns { td class=(column.class) { b { (column.coins.unwrap_or_default()) } } }
                    }
                }
            }
        }
    }
}

fn head(t: &Texts, column: &Column) -> Markup {
    html! {
        th scope="col" class=(column.class) data-seat=(column.seat.number()) {
            span class="rank" {
                @match column.place {
                    Some(place) => { span class="sr" { (say!(t, "sheet-place", place = place)) } span aria-hidden="true" { (place) "." } }
                    None => span aria-hidden="true" { "–" },
                }
                @if column.winner { " " (icon("crown")) }
            }
            @let [face, level] = &column.player;
            " " span class="who" { (people::name(column.person, &html! { (face) (column.name) })) }
            (level)
            @if let Some(city) = &column.city { " " small class="city-name" { (city) } }
            @if column.place.is_none() { " " small { (say!(t, "cannot-win")) } }
        }
    }
}

/// A distinct pattern for each category; its color is in the style sheet. `of` distinguishes the ids of two drawings on
/// a page.
pub(crate) fn patterns(of: &str, categories: &[Category]) -> Markup {
    html! {
        svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for one in categories {
                    pattern id={ (of) "-" (one.class) } width="8" height="8" patternUnits="userSpaceOnUse" {
                        rect class={ "paint " (one.class) } width="8" height="8" {}
                        path class="hatch" d=(hatch(one.class)) {}
                    }
                }
            }
        }
    }
}

fn hatch(class: &str) -> &'static str {
    match class {
        "military" => "M-2 6L6 -2M2 10L10 2",
        "treasury" => "M2 2h.1M6 6h.1",
        "wonder" => "M0 4h8",
        "science" => "M4 0v8",
        "commerce" => "M-2 2L6 10M2 -2L10 6",
        "guilds" => "M0 4h8M4 0v8",
        "progress" => "M2 2h4v4h-4z",
        _ => "",
    }
}

/// An origin of points, in words and pictures.
pub(crate) struct OriginRow {
    /// The index of its category among the points of a score.
    pub(crate) category: usize,
    /// The thing.
    pub(crate) what: Markup,
    /// The points.
    pub(crate) points: i32,
}

/// The origins of a seat's points, category by category.
pub(crate) fn origins(
    t: &Texts,
    categories: &[Category],
    column: &Column,
    origins: &[OriginRow],
) -> Markup {
    html! {
        details class={ "origins " (column.class) } id={ "origins-" (column.seat.number()) } {
            summary {
                @if column.winner { (icon("crown")) }
                span class="who" { (column.name) } b { (say!(t, "sheet-points", points = column.total)) }
            }
            div class="origins-of" {
                @for category in categories {
                    @let own: Vec<&OriginRow> = origins.iter().filter(|one| one.category == category.at).collect();
                    @if !own.is_empty() {
                        section {
                            h4 { (category.sign(t)) span { (say!(t, category.name)) } b { (figure(column.points[category.at])) } }
                            ul class="plain" {
                                @for one in own { li { span { (one.what) } b { (figure(one.points)) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The button that prints the sheet, with a script.
pub(crate) fn print(t: &Texts) -> Markup {
    html! { button type="button" class="button scripted" data-print { (say!(t, "sheet-print")) } }
}

/// The left half of a wreath on a field of 64 by 64: the twig and its leaves.
pub(crate) const TWIG: &str = "M32 58C16 56 7 44 8 28 8 20 11 13 16 8";
pub(crate) const LEAVES: &str = "M25 57c-6 3-11 2-15-2 5-3 11-3 15 2zM16 50c-6 1-10-1-13-6 6-1 11 1 13 6zM10 41c-5-1-8-4-9-10 6 1 9 5 9 10zM8 31C4 28 2 24 4 18c4 4 6 8 4 13zM10 21c-2-4-2-9 2-13 2 5 2 9-2 13zM18 54c0-6 3-10 8-12 1 6-2 11-8 12zM11 44c1-6 5-9 10-10 0 6-4 10-10 10zM9 32c3-5 7-7 12-6-2 5-7 8-12 6zM12 21c4-4 8-5 12-2-3 4-8 6-12 2z";

/// The points of the winner in a wreath.
pub(crate) fn wreath(points: i32) -> Markup {
    html! {
        span class="wreath" aria-hidden="true" {
            svg viewBox="0 0 64 64" {
                @for side in ["", "matrix(-1 0 0 1 64 0)"] {
                    g transform=[(!side.is_empty()).then_some(side)] {
                        path class="twig" d=(TWIG) {}
                        path class="leaf" d=(LEAVES) {}
                    }
                }
            }
            b { (figure(points)) }
        }
    }
}

/// The cards under the wonders of a seat, and those it sold.
pub(crate) struct Hidden {
    /// The cards under the wonders, each with the stage or the wonder above it.
    pub(crate) under: Vec<(String, Pictured)>,
    /// How many cards were sold, in words.
    pub(crate) sold_in_words: String,
    /// The cards that were sold.
    pub(crate) sold: Vec<Pictured>,
}

/// A card with its picture.
pub(crate) struct Pictured {
    pub(crate) name: String,
    pub(crate) picture: Markup,
}

/// The cards under wonders and those sold, for all seats in the order of the sheet.
pub(crate) fn hidden(t: &Texts, columns: &[Column], hidden: &[Hidden]) -> Markup {
    html! {
        section class="under-all" aria-labelledby="under-title" {
            h3 id="under-title" { (say!(t, "sheet-under")) }
            div class="under-cities" {
                @for (column, one) in columns.iter().zip(hidden) {
                    section class={ "under-one " (column.class) } {
                        h4 class="who" { (column.name) }
                        @if one.under.is_empty() { p class="muted" { (say!(t, "nothing-buried")) } }
                        ul class="plain" {
                            @for (above, card) in &one.under {
                                li { (card.picture) span { (say!(t, "sheet-under-line", above = above.as_str(), card = card.name.as_str())) } }
                            }
                        }
                        @let names: Vec<&str> = one.sold.iter().map(|card| card.name.as_str()).collect();
                        p class="sold" { b { (one.sold_in_words) } " " (t.list(List::Plain, &names)) }
                        p class="sold-cards" aria-hidden="true" { @for card in &one.sold { span title=(card.name) { (card.picture) } } }
                    }
                }
            }
        }
    }
}
