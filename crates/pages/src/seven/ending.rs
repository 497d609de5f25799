//! The end of an age of 7 Wonders, and of the game, as a show: conflicts, wonders, points.

use antipater_engine::Seat;
use antipater_show::words as shared;
use maud::{Markup, html};

use super::context::PageContext;
use super::{city, log, news, sheet};
use crate::ending::{self, act};
use crate::icons::{coins, icon};
use crate::{art, buildings};
use antipater_show::texts::{say, signed};
use antipater_show::view::seven::{ActionKind, Conflict, LogEntry, Sheet};

/// The region; empty but after the last step of an age.
pub(super) fn region(ctx: PageContext<'_>) -> Markup {
    let Some(entry) = news::ended(ctx) else {
        return ending::none();
    };
    let acts = html! {
        (conflicts(ctx, entry))
        @if let Some(sheet) = &ctx.game.sheet {
            (wonders(ctx))
            (count(ctx, sheet))
        }
    };
    let over = ctx.game.sheet.is_some();
    ending::region(ctx.t, ctx.game.past.len(), over, &acts)
}

/// The borders of the city in front between it and its neighbors, who are placed as at the table; the others below.
fn conflicts(ctx: PageContext<'_>, entry: &LogEntry) -> Markup {
    let t = ctx.t;
    let front = ctx.facing();
    let border_of = |seat: Seat| entry.conflicts.iter().find(move |one| one.seat == seat);
    let (left, right) = (border_of(front), border_of(ctx.game.right.seat));
    let far = entry.conflicts.iter();
    let far: Vec<&Conflict> = far.filter(|one| !news::is_own(ctx, one)).collect();
    let content = html! {
        @if let (Some(left), Some(right)) = (left, right) {
            div class="front" {
                (party(ctx, left.left, left.left_shields, &[left]))
                (clash(left))
                (party(ctx, front, left.shields, &[left, right]))
                (clash(right))
                (party(ctx, right.seat, right.shields, &[right]))
            }
        }
        ul class="borders far" { @for one in far { (news::border(ctx, one)) } }
        p class="lead" { (news::gain(ctx, entry)) }
    };
    let age = shared::age(entry.clock.age);
    act(
        "conflicts",
        &say!(t, "conflicts-title", age = age),
        &content,
    )
}

/// A city with its wonder, its shields, and the tokens that it gains at these borders.
fn party(ctx: PageContext<'_>, seat: Seat, shields: u8, borders: &[&Conflict]) -> Markup {
    html! {
        div class={ "camp " (if seat == ctx.facing() { "own" } else { "" }) } {
            span class="sight" { (monument(ctx, seat)) (last_cards(ctx, seat)) }
            span class="who" { (ctx.name(seat)) }
            span class="force" { b { (shields) } (icon("shield")) }
            span class="won" {
                @for one in borders {
                    @let points = if one.seat == seat { one.points } else { one.left_points };
                    span class=(news::gain_class(points)) data-border=(one.seat.number()) {
                        @match points {
                            1.. => (icon("victory")),
                            0 => {},
                            _ => (icon("defeat")),
                        }
                        b { (signed(points)) }
                    }
                }
            }
        }
    }
}

/// Two shields that meet.
fn clash(one: &Conflict) -> Markup {
    let blow = |points: i16, shields: u8| {
        html! { span class={ "blow " (news::gain_class(points)) } { (icon("shield")) b { (shields) } } }
    };
    html! {
        div class="clash" data-border=(one.seat.number()) {
            (blow(one.left_points, one.left_shields))
            span class="spark" {}
            (blow(one.points, one.shields))
        }
    }
}

fn monument(ctx: PageContext<'_>, seat: Seat) -> Markup {
    let city = &ctx.game.cities[seat.number()];
    let (edition, board) = city.board;
    let stages = board.facts(edition).stages.len();
    art::monument(board.wonder, city.stages, stages)
}

/// The last cards of a city in the age, which are revealed before the conflicts.
fn last_cards(ctx: PageContext<'_>, seat: Seat) -> Markup {
    let edition = ctx.game.edition;
    html! {
        span class="last-cards" {
            @for action in log::last_of(ctx, seat) {
                @match action.kind {
                    ActionKind::Built { card, .. } | ActionKind::Picked { card: Some(card) } => {
                        span class={ "last-card k-" (card.facts(edition).color.name()) } {
                            (buildings::seven(card, edition)) span class="nm" { (ctx.t.name(card)) }
                        }
                    }
                    ActionKind::Stage { .. } => span class="last-card of-wonder" { (icon("wonder")) },
                    ActionKind::Sold => span class="last-card of-coins" { (coins(3)) },
                    ActionKind::Picked { card: None } => {}
                }
            }
        }
    }
}

/// The wonders of all seats in a row.
fn wonders(ctx: PageContext<'_>) -> Markup {
    let content = html! {
        ul class={ "plain gallery n" (ctx.game.cities.len()) } {
            @for seat in ctx.ring() {
                @let city = &ctx.game.cities[seat.number()];
                li {
                    span class="sight" { (monument(ctx, seat)) }
                    b { (ctx.t.name(city.board.1.wonder)) }
                    span class="who" { (ctx.name(seat)) }
                    (city::pips(ctx, city))
                }
            }
        }
    };
    act("wonders", &say!(ctx.t, "score-wonders"), &content)
}

fn count(ctx: PageContext<'_>, final_sheet: &Sheet) -> Markup {
    let mut columns = sheet::columns(ctx, final_sheet);
    columns.sort_by_key(|column| ctx.places_from_front(column.seat));
    let note = sheet::tie(ctx, final_sheet);
    html! {
        (crate::ending::race(ctx.t, crate::sheet::of_seven(ctx.game.edition), &columns))
        (ending::verdict(None, &ctx.headline(final_sheet), note.as_deref(), &final_sheet.winners))
    }
}
