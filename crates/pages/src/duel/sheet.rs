//! The final score sheet of a Duel: the kind of victory, its moment, the pad, the pictures and the lists.

use antipater_engine::Victory;
use antipater_engine::duel::{Card, Color, Effect, Score};
use antipater_show::words as shared;
use maud::{Markup, html};

use super::context::PageContext;
use super::effects;
use crate::after_game::{after_game, against};
use crate::buildings;
use crate::hint;
use crate::icons::icon;
use crate::inner;
use crate::moments;
use crate::seats;
use crate::sheet::{self, Column, DUEL, Hidden, OriginRow, Pictured};
use antipater_show::texts::say;
use antipater_show::view::duel::{Sheet, SheetRow, Source};

/// The sheet, in the place of the structure.
pub(super) fn sheet(ctx: PageContext<'_>, sheet: &Sheet) -> Markup {
    let t = ctx.t;
    let lines = ranking(sheet);
    let columns = columns(ctx, sheet);
    let hidden: Vec<Hidden> = lines.iter().map(|row| hidden(ctx, row)).collect();
    html! {
        div class={ "sheet duel-sheet " (sheet.victory.name()) } {
            div class="sheet-head" {
                @if sheet.victory == Victory::Civilian { (sheet::wreath(columns.first().map_or(0, |column| column.total))) }
                @else { span class="emblem" aria-hidden="true" { (sign(sheet.victory)) } }
                div class="headline" {
                    p class="kind-of-victory" { (say!(t, "duel-victory", victory = sheet.victory.name())) }
                    h2 id="question" tabindex="-1" { (icon("crown")) (ctx.headline(sheet)) }
                    @if let Some(tie) = tie(ctx, sheet) { p { (tie) } }
                    (hint::count(t, ctx.view))
                    @if ctx.mode.is_live() { (against(ctx.view)) }
                }
                (inner::status(ctx.mode))
                @if ctx.mode.is_live() { (sheet::print(t)) (after_game(t, ctx.view)) }
            }
            (moment(ctx, sheet))
            div class="sheet-main" {
                div class="sheet-table" tabindex="0" role="region" aria-label=(say!(t, "score-sheet")) {
                    (sheet::pad(t, &DUEL, &columns))
                    @if sheet.victory != Victory::Civilian { p class="muted" { (say!(t, "duel-points-as-they-stand")) } }
                }
                @if ctx.mode.is_live() && ctx.view.you.is_some() && ctx.view.guide.is_none() { (moments::place()) }
                div class="sheet-pictures" {
                    (sheet::bars(t, &DUEL, &columns))
                    @if let Some(score_history) = &ctx.view.score_history { (sheet::lines(t, score_history, &columns)) }
                }
                (sheet::hidden(t, &columns, &hidden))
            }
            section class="origins-all" aria-labelledby="origins-title" {
                h3 id="origins-title" { (say!(t, "origins-title")) }
                @for (column, row) in columns.iter().zip(lines) {
                    (sheet::origins(t, &DUEL, column, &origins(ctx, row)))
                }
            }
        }
    }
}

/// The points of both seats by category, without links: for a page without controls.
pub(super) fn figures(ctx: PageContext<'_>, sheet: &Sheet) -> Markup {
    let mut columns = columns(ctx, sheet);
    columns.iter_mut().for_each(|column| column.person = None);
    sheet::pad(ctx.t, &DUEL, &columns)
}

/// The seats, the winner first.
pub(super) fn columns(ctx: PageContext<'_>, sheet: &Sheet) -> Vec<Column> {
    let rows = ranking(sheet).into_iter();
    rows.map(|row| column(ctx, sheet, row)).collect()
}

/// The tie-breaker, in words.
pub(super) fn tie(ctx: PageContext<'_>, sheet: &Sheet) -> Option<String> {
    sheet.by_civilian.then(|| say!(ctx.t, "duel-tie-civilian"))
}

/// The winner first; of equal seats, the first one.
fn ranking(sheet: &Sheet) -> Vec<&SheetRow> {
    let mut lines: Vec<&SheetRow> = sheet.lines.iter().collect();
    lines.sort_by_key(|row| !sheet.winners.contains(&row.seat));
    lines
}

fn column(ctx: PageContext<'_>, sheet: &Sheet, row: &SheetRow) -> Column {
    let winner = sheet.winners.contains(&row.seat);
    let sitting = ctx.view.seats.get(row.seat.number());
    Column {
        seat: row.seat,
        name: ctx.name(row.seat).to_owned(),
        person: sitting.and_then(|sitting| sitting.person),
        player: [seats::face(sitting), seats::level(ctx.t, sitting)],
        city: None,
        place: Some(if winner { 1 } else { 2 }),
        winner,
        class: if ctx.who(row.seat) == "you" {
            "mine"
        } else {
            ""
        },
        points: row.points.map(i32::from).to_vec(),
        total: row.total.into(),
        coins: None,
    }
}

fn pictured(ctx: PageContext<'_>, card: Card) -> Pictured {
    Pictured {
        name: ctx.t.name(card).to_owned(),
        picture: buildings::duel(card),
    }
}

fn hidden(ctx: PageContext<'_>, row: &SheetRow) -> Hidden {
    let under = |source: Source| match source {
        Source::Wonder {
            wonder,
            card: Some(card),
        } => Some((ctx.t.name(wonder).to_owned(), pictured(ctx, card))),
        _ => None,
    };
    Hidden {
        under: row
            .origins
            .iter()
            .filter_map(|one| under(one.source))
            .collect(),
        sold_in_words: say!(ctx.t, "sheet-discarded", count = row.discarded.len()),
        sold: row
            .discarded
            .iter()
            .map(|&card| pictured(ctx, card))
            .collect(),
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
    let counting = |name: &str, all: &[Effect], counted: Option<u8>| {
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
            html! { (effects::badge(t, color)) " " (counting(t.name(card), card.row().effects, counted)) }
        }
        Source::Wonder { wonder, card } => html! {
            (t.name(wonder))
            @if let Some(card) = card { " " small { (say!(t, "origin-under", card = t.name(card))) } }
        },
        Source::Token { token, counted } => {
            html! { (icon("token")) " " (counting(t.name(token), token.row().effects, counted)) }
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
fn moment(ctx: PageContext<'_>, sheet: &Sheet) -> Markup {
    let t = ctx.t;
    html! {
        @if sheet.victory != Victory::Civilian && let Some(entry) = ctx.game.past.last() {
            div class="moment" {
                h3 { (say!(t, "duel-moment", age = shared::age(entry.age))) }
                p { (ctx.sentences(entry)) }
            }
        }
    }
}
