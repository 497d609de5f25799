//! The final score sheet of a Duel: the kind of victory, the moment it happened, and what stands on the pad, in the
//! pictures and in the lists.

use antipater_engine::duel::{Color, Effect, Score};
use antipater_engine::{Seat, Victory};
use maud::{Markup, html};

use super::{Pen, effects, log, words};
use crate::pages::around;
use crate::pages::icons::icon;
use crate::pages::sheet::{self, Column, DUEL, Hidden, Origin};
use crate::texts::{List, say};
use crate::view::duel::{Line, Sheet, Source};

/// The sheet, in the place of the structure.
pub(super) fn sheet(pen: Pen<'_>, sheet: &Sheet) -> Markup {
    let t = pen.t;
    let lines = ranking(sheet);
    let columns: Vec<Column> = lines.iter().map(|line| column(pen, sheet, line)).collect();
    let hidden: Vec<Hidden> = lines.iter().map(|line| hidden(pen, line)).collect();
    html! {
        div class={ "sheet duel-sheet " (sheet.victory.name()) } {
            div class="sheet-head" {
                @if sheet.victory == Victory::Civilian { (sheet::wreath(columns.first().map_or(0, |column| column.total))) }
                @else { span class="emblem" aria-hidden="true" { (sign(sheet.victory)) } }
                div class="headline" {
                    p class="kind-of-victory" { (say!(t, "duel-victory", victory = sheet.victory.name())) }
                    h2 id="question" { (icon("crown")) (headline(pen, sheet)) }
                    @if sheet.by_civilian { p { (say!(t, "duel-tie-civilian")) } }
                }
                @if pen.mode.is_live() { (sheet::print(t)) (around::after(t, pen.view)) }
            }
            (moment(pen, sheet))
            div class="sheet-main" {
                div class="sheet-table" tabindex="0" role="region" aria-label=(say!(t, "score-sheet")) {
                    (sheet::pad(t, &DUEL, &columns))
                    @if sheet.victory != Victory::Civilian { p class="muted" { (say!(t, "duel-points-as-they-stand")) } }
                }
                div class="sheet-pictures" {
                    (sheet::bars(t, &DUEL, &columns))
                    @if let Some(course) = &pen.view.course { (sheet::lines(t, course, &columns)) }
                }
                (sheet::hidden(t, &columns, &hidden))
            }
            section class="origins-all" aria-labelledby="origins-title" {
                h3 id="origins-title" { (say!(t, "origins-title")) }
                @for (column, line) in columns.iter().zip(lines) {
                    (sheet::origins(t, &DUEL, column, &origins(pen, line)))
                }
            }
        }
    }
}

/// The points of both seats by category.
pub(super) fn figures(pen: Pen<'_>, sheet: &Sheet) -> Markup {
    let lines = ranking(sheet);
    let columns: Vec<Column> = lines.iter().map(|line| column(pen, sheet, line)).collect();
    sheet::pad(pen.t, &DUEL, &columns)
}

/// The winner first; among equals the seat that comes first.
fn ranking(sheet: &Sheet) -> Vec<&Line> {
    let mut lines: Vec<&Line> = sheet.lines.iter().collect();
    lines.sort_by_key(|line| !sheet.winners.contains(&line.seat));
    lines
}

fn column(pen: Pen<'_>, sheet: &Sheet, line: &Line) -> Column {
    let winner = sheet.winners.contains(&line.seat);
    Column {
        seat: line.seat,
        name: pen.name(line.seat).to_owned(),
        city: None,
        place: Some(if winner { 1 } else { 2 }),
        winner,
        class: if pen.who(line.seat) == "you" {
            "mine"
        } else {
            ""
        },
        points: line.points.map(i32::from).to_vec(),
        total: line.total.into(),
        coins: None,
    }
}

fn hidden(pen: Pen<'_>, line: &Line) -> Hidden {
    let under = |source: Source| match source {
        Source::Wonder {
            wonder,
            card: Some(card),
        } => Some((wonder.name().to_owned(), card.name())),
        _ => None,
    };
    Hidden {
        under: line
            .origins
            .iter()
            .filter_map(|one| under(one.source))
            .collect(),
        sold_in_words: say!(pen.t, "sheet-discarded", count = line.discarded.len()),
        sold: line.discarded.iter().map(|card| card.name()).collect(),
    }
}

fn origins(pen: Pen<'_>, line: &Line) -> Vec<Origin> {
    let category = |word: &str| Score::CATEGORIES.iter().position(|one| *one == word);
    let origins = line.origins.iter();
    origins
        .map(|one| Origin {
            category: category(one.category).unwrap_or_default(),
            what: source(pen, one.source),
            points: one.points.into(),
        })
        .collect()
}

fn source(pen: Pen<'_>, source: Source) -> Markup {
    let t = pen.t;
    let counting = |name: &'static str, all: &[Effect], counted: Option<u8>| {
        html! {
            (name)
            @if let Some(count) = counted { " " (effects::icons(t, all)) " " small { (say!(t, "origin-counted", count = count)) } }
        }
    };
    match source {
        Source::Pawn { spaces } => {
            html! { (icon("pawn")) " " (say!(t, "duel-origin-pawn", spaces = spaces)) }
        }
        Source::Card { card, counted } => {
            let color: Color = card.row().color;
            html! { (effects::badge(t, color)) " " (counting(card.name(), card.row().effects, counted)) }
        }
        Source::Wonder { wonder, card } => html! {
            (wonder.name())
            @if let Some(card) = card { " " small { (say!(t, "origin-under", card = card.name())) } }
        },
        Source::Token { token, counted } => {
            html! { (icon("token")) " " (counting(token.name(), token.row().effects, counted)) }
        }
        Source::Coins { count } => {
            html! { (icon("coin")) " " (say!(t, "origin-coins", count = count)) }
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
