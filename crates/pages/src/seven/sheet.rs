//! The final score sheet of 7 Wonders: the winner, the deciding factor, the pad, the pictures and the lists.

use antipater_engine::Seat;
use antipater_engine::seven::{Card, Effect, Score};
use antipater_show::words as shared;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::effects;
use crate::after_game::{after_game, against};
use crate::buildings;
use crate::hint;
use crate::icons::{icon, symbol};
use crate::inner;
use crate::moments;
use crate::seats;
use crate::sheet::{self, Column, Hidden, OriginRow, Pictured};
use antipater_show::texts::say;
use antipater_show::view::seven::{Sheet, SheetRow, Source, TieBreak};

/// The sheet, in the place of the hand.
pub(super) fn sheet(ctx: PageContext<'_>, sheet: &Sheet) -> Markup {
    let t = ctx.t;
    let columns = columns(ctx, sheet);
    let hidden: Vec<Hidden> = sheet.ranking.iter().map(|row| hidden(ctx, row)).collect();
    let categories = sheet::of_seven(ctx.game.edition);
    html! {
        div class="sheet" {
            div class="sheet-head" {
                (sheet::wreath(columns.first().map_or(0, |column| column.total)))
                div class="headline" {
                    h2 id="question" tabindex="-1" { (icon("crown")) (ctx.headline(sheet)) }
                    @if let Some(tie) = tie(ctx, sheet) { p { (tie) } }
                    (hint::count(t, ctx.view))
                    @if ctx.mode.is_live() { (against(ctx.view)) }
                }
                (inner::status(ctx.mode))
                @if ctx.mode.is_live() { (sheet::print(t)) (after_game(t, ctx.view)) }
            }
            div class="sheet-main" {
                div class="sheet-table" tabindex="0" role="region" aria-label=(say!(t, "score-sheet")) {
                    (sheet::pad(t, categories, &columns))
                }
                @if ctx.mode.is_live() && ctx.view.you.is_some() && ctx.view.guide.is_none() { (moments::place()) }
                div class="sheet-pictures" {
                    (sheet::bars(t, categories, &columns))
                    @if let Some(score_history) = &ctx.view.score_history { (sheet::lines(t, score_history, &columns)) }
                }
                (sheet::hidden(t, &columns, &hidden))
            }
            section class="origins-all" aria-labelledby="origins-title" {
                h3 id="origins-title" { (say!(t, "origins-title")) }
                @for (column, row) in columns.iter().zip(&sheet.ranking) {
                    (sheet::origins(t, categories, column, &origins(ctx, row)))
                }
            }
        }
    }
}

/// The seats from the first place to the last.
pub(super) fn columns(ctx: PageContext<'_>, sheet: &Sheet) -> Vec<Column> {
    let rows = sheet.ranking.iter();
    rows.map(|row| column(ctx, sheet, row)).collect()
}

/// The tie-breaker, in words.
pub(super) fn tie(ctx: PageContext<'_>, sheet: &Sheet) -> Option<String> {
    Some(match sheet.tie_break? {
        TieBreak::Coins => say!(ctx.t, "tie-coins"),
        TieBreak::Shared => say!(ctx.t, "tie-shared"),
    })
}

fn column(ctx: PageContext<'_>, sheet: &Sheet, row: &SheetRow) -> Column {
    let (_, board) = ctx.game.cities[row.seat.number()].board;
    let sitting = ctx.view.seats.get(row.seat.number());
    Column {
        seat: row.seat,
        name: ctx.name(row.seat).to_owned(),
        person: sitting.and_then(|sitting| sitting.person),
        player: [seats::face(sitting), seats::level(ctx.t, sitting)],
        city: Some(ctx.t.name(board.wonder).to_owned()),
        place: row.place,
        winner: sheet.winners.contains(&row.seat),
        class: column_class(ctx, row.seat),
        points: row.points.map(i32::from).to_vec(),
        total: row.total.into(),
        coins: Some(row.coins),
    }
}

/// The class of a seat on the sheet: the viewer's is highlighted, the Free City's is apart.
fn column_class(ctx: PageContext<'_>, seat: Seat) -> &'static str {
    match ctx.who(seat) {
        "you" => "mine",
        "city" => "free-city",
        _ => "",
    }
}

fn pictured(ctx: PageContext<'_>, card: Card) -> Pictured {
    Pictured {
        name: ctx.t.name(card).to_owned(),
        picture: buildings::seven(card, ctx.game.edition),
    }
}

fn hidden(ctx: PageContext<'_>, row: &SheetRow) -> Hidden {
    let stage = |number: usize| say!(ctx.t, "origin-stage", number = number);
    Hidden {
        under: (1..)
            .map(stage)
            .zip(row.buried.iter().map(|one| pictured(ctx, one.card)))
            .collect(),
        sold_in_words: say!(ctx.t, "sheet-sold", count = row.sold.len()),
        sold: row.sold.iter().map(|&card| pictured(ctx, card)).collect(),
    }
}

fn origins(ctx: PageContext<'_>, row: &SheetRow) -> Vec<OriginRow> {
    let category = |word: &str| Score::CATEGORIES.iter().position(|one| *one == word);
    let origins = row.origins.iter();
    origins
        .map(|one| OriginRow {
            category: category(one.category).unwrap_or_default(),
            what: source(ctx, one.source),
            points: one.points.into(),
        })
        .collect()
}

fn source(ctx: PageContext<'_>, source: Source) -> Markup {
    let t = ctx.t;
    match source {
        Source::Victories { age, count } => {
            let age = shared::age(age);
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
            @if let Some(card) = card { " " small { (say!(t, "origin-under", card = t.name(card))) } }
        },
        Source::Card {
            card,
            counted,
            copied_from,
        } => of_card(ctx, card, counted, copied_from),
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

/// A card, with the number of things it counted.
fn of_card(
    ctx: PageContext<'_>,
    card: Card,
    counted: Option<u16>,
    copied_from: Option<Seat>,
) -> Markup {
    let t = ctx.t;
    let facts = card.facts(ctx.game.edition);
    let plain = |effect: &Effect| matches!(effect, Effect::Points(_));
    html! {
        (effects::badge(t, facts.color)) " " (t.name(card))
        @if !facts.effects.iter().all(plain) { " " (effects::icons(t, facts.effects)) }
        @if let Some(count) = counted { " " small { (say!(t, "origin-counted", count = count)) } }
        @if facts.effects.contains(&Effect::AnySymbol) { " " small { (say!(t, "origin-as-symbol")) } }
        @if let Some(from) = copied_from { " " small { (say!(t, "origin-copied", name = ctx.name(from))) } }
    }
}
