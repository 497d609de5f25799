//! The page of a Duel for a big screen: the structure between the two cities, in large type and without controls.

use antipater_engine::Seat;
use antipater_engine::duel::Symbol;
use antipater_show::words as shared;
use antipater_show::words::duel as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::{board, effects, ending, log, sheet, structure};
use crate::buildings;
use crate::icons::{coins, icon, points};
use crate::resign;
use crate::seats::{bank_here, state, who_plays};
use crate::{art, table_status};
use antipater_show::texts::{figure, say};
use antipater_show::view::duel::{CityView, Step};

/// All regions with their ids.
pub(super) fn regions(ctx: PageContext<'_>) -> Vec<(&'static str, Markup)> {
    vec![
        ("tv-middle", head(ctx)),
        ("board", board::region(ctx)),
        ("tv-structure", middle(ctx)),
        ("tv0", city(ctx, "tv0", ctx.near())),
        ("tv1", city(ctx, "tv1", ctx.far())),
        ("ending", ending::region(ctx)),
    ]
}

/// The present decision.
fn head(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    html! {
        section id="tv-middle" class="tv-head" {
            h2 {
                @match game.clock.step {
                    Step::Over => (say!(t, "clock-over")),
                    Step::Draft => (say!(t, "duel-clock-draft")),
                    _ => { b { (say!(t, "clock-age", age = shared::age(game.clock.age))) } " " (say!(t, "duel-cards-left", count = game.structure.len())) }
                }
            }
            @if let Some(final_sheet) = &game.sheet {
                p class="tv-due" { (icon("crown")) (ctx.headline(final_sheet)) }
            }
            @if resign::is_given_up(ctx.view) { p class="tv-due" { (resign::by(t, ctx.view).unwrap_or_default()) } }
            @if let Some(seat) = game.clock.seat {
                p class="tv-due" {
                    (say!(t, "duel-turn", who = ctx.who(seat), name = ctx.name(seat)))
                    @if game.clock.extra_turn { " " b class="extra" { (icon("again")) (say!(t, "duel-extra-turn")) } }
                }
            }
            (table_status::on_big_screen(ctx.t, ctx.view))
        }
    }
}

/// The structure, or the wonders on offer.
fn middle(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    html! {
        section id="tv-structure" class="tv-structure" {
            @if let Some(draft) = &game.draft {
                h3 { (say!(t, "duel-question-draft", round = draft.round)) }
                ul class="plain tv-offer" {
                    @for wonder in &draft.offer {
                        li data-fly={ "wonder-" (wonder.index()) } {
                            (art::duel_wonder(*wonder, true))
                            b class="nm" { (t.name(wonder)) }
                            (effects::icons(t, wonder.row().effects))
                            span class="sr" { (words::effects(t, wonder.row().effects)) }
                            (effects::cost(0, wonder.row().resources))
                        }
                    }
                }
            } @else if game.sheet.is_none() {
                (structure::alone(ctx))
            } @else if let Some(final_sheet) = &game.sheet {
                p class="kind-of-victory" { (say!(t, "duel-victory", victory = final_sheet.victory.name())) }
                (sheet::figures(ctx, final_sheet))
            }
        }
    }
}

fn city(ctx: PageContext<'_>, id: &str, seat: Seat) -> Markup {
    let (t, view, game) = (ctx.t, ctx.view, ctx.game);
    let one = ctx.city(seat);
    let person = &view.seats[seat.number()];
    let acts = game.clock.seat == Some(seat);
    let purse = say!(t, "stat-coins", count = one.coins);
    let worth = say!(t, "duel-stat-points", points = one.points);
    html! {
        section id=(id) class=(if acts { "tv-city acts" } else { "tv-city" }) aria-label=(ctx.name(seat))
            data-seat=(seat.number()) data-place=(if seat == ctx.near() { 0 } else { 1 }) {
            div class="tv-name" {
                h3 { (ctx.name(seat)) }
                (who_plays(t, person)) @if person.bot.is_none() { (state(t, person)) (bank_here(t, view, ctx.mode, seat)) }
            }
            p class="stats" {
                span class="stat" { (coins(one.coins)) span class="sr" { (purse) } }
                span class="stat" { (points(figure(one.points))) span class="sr" { (worth) } }
                (symbols(ctx, one))
            }
            ul class="plain tv-wonders" {
                @for wonder in &one.wonders {
                    li class=(if wonder.terms.is_none() { "built" } else { "" }) data-fly={ "wonder-" (wonder.wonder.index()) } {
                        (art::duel_wonder(wonder.wonder, wonder.terms.is_none()))
                        span class="nm" { (t.name(wonder.wonder)) }
                        (effects::icons(t, wonder.wonder.row().effects))
                        span class="sr" { (words::effects(t, wonder.wonder.row().effects)) }
                        @if wonder.terms.is_none() { (icon("check")) span class="sr" { (say!(t, "duel-wonder-built")) } }
                        @else { (effects::cost(0, wonder.wonder.row().resources)) }
                    }
                }
            }
            @if !one.tokens.is_empty() {
                p class="tv-kinds" { @for token in &one.tokens { span class="tv-kind" data-fly={ "token-" (token.index()) } { (art::token(*token)) (t.name(token)) } } }
            }
            p class="tv-kinds" {
                span class="fx" aria-hidden="true" {
                    @for unit in &one.produces { (effects::unit(*unit)) }
                }
                span class="sr" { (say!(t, "labeled", label = say!(t, "produces"), what = shared::units(t, &one.produces))) }
            }
            (super::city::scene(ctx, one))
            (log::last_of(ctx, seat))
            @if let Some((step, card)) = log::last_built(ctx, seat) {
                (buildings::revealed(&format!("{id}-{step}"), t.name(card), &buildings::duel(card)))
            }
        }
    }
}

fn symbols(ctx: PageContext<'_>, city: &CityView) -> Markup {
    let t = ctx.t;
    html! {
        span class="stat" {
            span class="fx" aria-hidden="true" {
                @for one in &city.symbols {
                    @if one.count > 0 || one.symbol != Symbol::Law {
                        span class=(match one.count { 0 => "sym none", 1 => "sym", _ => "sym pair" }) { (effects::symbol(one.symbol)) }
                    }
                }
            }
            b { (city.different_symbols) "/6" }
            span class="sr" { (super::words::symbols(t, city)) }
        }
    }
}
