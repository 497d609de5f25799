//! The page for a big screen: a ring of cities around the news, in large type and without controls.

use antipater_engine::Seat;
use antipater_show::words as shared;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::{city, effects, ending, log, news};
use crate::buildings;
use crate::icons::{icon, points};
use crate::resign;
use crate::seats::{bank_here, state, who_plays};
use crate::table_status;
use antipater_show::texts::{figure, say};
use antipater_show::view::seven::{ActionKind, CityView, Sheet, Step};

/// The ids of the cities, in seat order.
const IDS: [&str; 7] = ["tv0", "tv1", "tv2", "tv3", "tv4", "tv5", "tv6"];

/// All regions with their ids.
pub(super) fn regions(ctx: PageContext<'_>) -> Vec<(&'static str, Markup)> {
    let mut regions = vec![("tv-middle", middle(ctx))];
    for (place, seat) in ctx.ring().enumerate() {
        let id = IDS[seat.number()];
        regions.push((id, one(ctx, id, place, seat)));
    }
    regions.push(("ending", ending::region(ctx)));
    regions
}

/// The present decision, and the latest news of the table.
fn middle(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    html! {
        section id="tv-middle" class="tv-middle" data-age=(game.clock.age) {
            @if game.clock.step == Step::Over {
                h2 { (say!(t, "clock-over")) }
            } @else {
                h2 { b { (say!(t, "clock-age", age = shared::age(game.clock.age))) } " " (say!(t, "clock-turn", turn = game.clock.turn)) }
            }
            (table_status::on_big_screen(ctx.t, ctx.view))
            @if let Some(final_sheet) = &game.sheet {
                p class="tv-due" { (icon("crown")) (ctx.headline(final_sheet)) }
                (ranking(ctx, final_sheet))
            } @else {
                p class="tv-due" {
                    @if resign::is_given_up(ctx.view) { (resign::by(t, ctx.view).unwrap_or_default()) } @else { (ctx.waiting()) }
                }
                @if let Some(entry) = game.past.last().filter(|entry| !entry.conflicts.is_empty()) {
                    div class="tv-told" {
                        h3 { (say!(t, "conflicts-title", age = shared::age(entry.clock.age))) }
                        ul class="borders" { @for conflict in &entry.conflicts { (news::border(ctx, conflict)) } }
                    }
                } @else {
                    p class="tv-flow" { (icon(way(ctx))) (say!(t, "tv-hands", way = way(ctx))) }
                    p class="tv-flow" { (icon("discard")) (say!(t, "discards", count = game.discards)) }
                }
            }
        }
    }
}

/// The seats from the first place to the last, with their points.
fn ranking(ctx: PageContext<'_>, sheet: &Sheet) -> Markup {
    html! {
        ol class="tv-ranking" {
            @for line in sheet.ranking.iter().filter(|line| line.place.is_some()) {
                li { span { (ctx.name(line.seat)) } b { (points(figure(line.total))) } }
            }
        }
    }
}

/// The passing of hands: `left`, `right`, or `trade` for an exchange.
fn way(ctx: PageContext<'_>) -> &'static str {
    match (ctx.game.free_city, ctx.game.passes_left) {
        (Some(_), _) => "trade",
        (None, true) => "left",
        (None, false) => "right",
    }
}

fn one(ctx: PageContext<'_>, id: &str, place: usize, seat: Seat) -> Markup {
    let (t, view, game) = (ctx.t, ctx.view, ctx.game);
    let one = &game.cities[seat.number()];
    let (edition, board) = one.board;
    let person = view.seats.get(seat.number());
    let acts = game.clock.seat == Some(seat);
    html! {
        section id=(id) class={ "tv-city p" (place) (if acts { " acts" } else { "" }) (if ctx.is_free_city(seat) { " free" } else { "" }) } aria-label=(ctx.name(seat))
            data-seat=(seat.number()) data-place=(place) {
            div class="tv-name" {
                h3 { (ctx.name(seat)) }
                @if let Some(person) = person { (who_plays(t, person)) @if person.bot.is_none() { (state(t, person)) (bank_here(t, view, ctx.mode, seat)) } }
                @if let Some(scores) = view.scores.as_ref().filter(|_| !ctx.is_free_city(seat)) {
                    span class="tv-points" { (points(figure(scores[seat.number()]))) span class="sr" { (say!(t, "stat-points", points = scores[seat.number()])) } }
                }
            }
            div class="tv-wonder" {
                span { (t.name(board.wonder)) " " small { (words::side(t, edition, board.side)) } }
                (city::pips(ctx, one))
            }
            (city::stats(ctx, one))
            (city::scene(ctx, one))
            (produces(ctx, one))
            @let actions = log::last_of(ctx, seat);
            @if !actions.is_empty() && game.clock.step != Step::Over {
                p class="tv-action" { @for action in &actions { span data-action=(log::kind(action)) { (log::action(ctx, action)) } " " } }
                @if let Some(ActionKind::Built { card, .. }) = actions.last().map(|action| &action.kind) {
                    (buildings::revealed(&format!("{id}-{}", game.past.len()), t.name(card), &buildings::seven(*card, edition)))
                }
            }
        }
    }
}

/// What a city sells.
fn produces(ctx: PageContext<'_>, city: &CityView) -> Markup {
    let t = ctx.t;
    html! {
        p class="tv-kinds" {
            span class="fx" aria-hidden="true" { @for unit in &city.sells { (effects::choice(*unit)) } }
            span class="sr" { (say!(t, "labeled", label = say!(t, "produces"), what = shared::units(t, &city.sells))) }
        }
    }
}
