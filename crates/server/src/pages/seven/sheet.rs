//! The final score sheet of 7 Wonders: the winner, what decided, and what stands on the pad, in the pictures and in the
//! lists.

use antipater_engine::Seat;
use antipater_engine::seven::{Card, Effect, Score};
use maud::{Markup, html};

use super::{Pen, effects, words};
use crate::pages::around;
use crate::pages::icons::{icon, symbol};
use crate::pages::sheet::{self, Column, Hidden, Origin, SEVEN};
use crate::texts::{List, say};
use crate::view::seven::{Line, Sheet, Source, TieBreak};

/// The sheet, in the place of the hand.
pub(super) fn sheet(pen: Pen<'_>, sheet: &Sheet) -> Markup {
    let t = pen.t;
    let columns: Vec<Column> = sheet
        .ranking
        .iter()
        .map(|line| column(pen, sheet, line))
        .collect();
    let hidden: Vec<Hidden> = sheet.ranking.iter().map(|line| hidden(pen, line)).collect();
    html! {
        div class="sheet" {
            div class="sheet-head" {
                (sheet::wreath(columns.first().map_or(0, |column| column.total)))
                div class="headline" {
                    h2 id="question" { (icon("crown")) (headline(pen, sheet)) }
                    @match sheet.tie_break {
                        None => {}
                        Some(TieBreak::Coins) => p { (say!(t, "tie-coins")) },
                        Some(TieBreak::Shared) => p { (say!(t, "tie-shared")) },
                    }
                }
                @if pen.mode.is_live() { (sheet::print(t)) (around::after(t, pen.view)) }
            }
            div class="sheet-main" {
                div class="sheet-table" tabindex="0" role="region" aria-label=(say!(t, "score-sheet")) {
                    (sheet::pad(t, &SEVEN, &columns))
                }
                div class="sheet-pictures" {
                    (sheet::bars(t, &SEVEN, &columns))
                    @if let Some(course) = &pen.view.course { (sheet::lines(t, course, &columns)) }
                }
                (sheet::hidden(t, &columns, &hidden))
            }
            section class="origins-all" aria-labelledby="origins-title" {
                h3 id="origins-title" { (say!(t, "origins-title")) }
                @for (column, line) in columns.iter().zip(&sheet.ranking) {
                    (sheet::origins(t, &SEVEN, column, &origins(pen, line)))
                }
            }
        }
    }
}

fn column(pen: Pen<'_>, sheet: &Sheet, line: &Line) -> Column {
    let (edition, board) = pen.game.cities[line.seat.number()].board;
    Column {
        seat: line.seat,
        name: pen.name(line.seat).to_owned(),
        city: Some(board.wonder.city(edition)),
        place: line.place,
        winner: sheet.winners.contains(&line.seat),
        class: column_class(pen, line.seat),
        points: line.points.map(i32::from).to_vec(),
        total: line.total.into(),
        coins: Some(line.coins),
    }
}

/// How a seat looks on the sheet: the viewer's stands out, the Free City's is apart.
fn column_class(pen: Pen<'_>, seat: Seat) -> &'static str {
    match pen.who(seat) {
        "you" => "mine",
        "city" => "free-city",
        _ => "",
    }
}

fn hidden(pen: Pen<'_>, line: &Line) -> Hidden {
    let stage = |number: usize| say!(pen.t, "origin-stage", number = number);
    Hidden {
        under: (1..)
            .map(stage)
            .zip(line.buried.iter().map(|one| one.card.name()))
            .collect(),
        sold_in_words: say!(pen.t, "sheet-sold", count = line.sold.len()),
        sold: line.sold.iter().map(|card| card.name()).collect(),
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
    match source {
        Source::Victories { age, count } => {
            let age = crate::pages::words::age(age);
            html! { (icon("victory")) " " (say!(t, "origin-victories", count = count, age = age)) }
        }
        Source::Defeats { count } => {
            html! { (icon("defeat")) " " (say!(t, "origin-defeats", count = count)) }
        }
        Source::Coins { count } => {
            html! { (icon("coin")) " " (say!(t, "origin-coins", count = count)) }
        }
        Source::Stage { number, card } => html! {
            (say!(t, "origin-stage", number = number + 1))
            @if let Some(card) = card { " " small { (say!(t, "origin-under", card = card.name())) } }
        },
        Source::Card {
            card,
            counted,
            copied_from,
        } => of_card(pen, card, counted, copied_from),
        Source::Symbols {
            symbol: of,
            count,
            chosen,
        } => html! {
            (symbol(of)) " " (say!(t, "origin-symbols", symbol = words::symbol(t, of), count = count))
            @if chosen > 0 { " " small { (say!(t, "origin-chosen", count = chosen)) } }
        },
        Source::Sets { count } => html! { (say!(t, "origin-sets", count = count)) },
    }
}

/// A card, with what it counted.
fn of_card(pen: Pen<'_>, card: Card, counted: Option<u16>, copied_from: Option<Seat>) -> Markup {
    let t = pen.t;
    let facts = card.facts(pen.game.edition);
    let plain = |effect: &Effect| matches!(effect, Effect::Points(_));
    html! {
        (effects::badge(t, facts.color)) " " (card.name())
        @if !facts.effects.iter().all(plain) { " " (effects::icons(t, facts.effects)) }
        @if let Some(count) = counted { " " small { (say!(t, "origin-counted", count = count)) } }
        @if facts.effects.contains(&Effect::AnySymbol) { " " small { (say!(t, "origin-as-symbol")) } }
        @if let Some(from) = copied_from { " " small { (say!(t, "origin-copied", name = pen.name(from))) } }
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
