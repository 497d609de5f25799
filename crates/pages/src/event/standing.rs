//! The page of an event: what one may do, the standing, and the same for a big screen and as a table for other programs.

use antipater_engine::seven::Wonder;
use antipater_show::event::{
    EVENTS, EventPlayer, EventStage, EventView, Format, RoundResult, UNIT, address,
};
use antipater_show::names::NAME_LENGTH;
use antipater_show::texts::{Texts, say, signed};
use maud::{Markup, html};

use super::{how, stage, times};
use crate::frame::{BIG_SCREEN, Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::note::note;
use crate::people::name;

/// The most rows of a big screen.
const ON_SCREEN: usize = 16;

/// The page of an event. `link` is its whole address, for an invitation, and `is_named` says whether the visitor has chosen a
/// name.
pub fn event(t: &Texts, event: &EventView, link: &str, is_named: bool) -> Markup {
    let title = event.options.title.as_str();
    let address = address(&event.id);
    let content = html! {
        (masthead(t))
        main class="room events" id="kept" data-stream={ (address) "/stream" } {
            (strip(Wonder::Olympia, &html! {
                h1 { bdi { (title) } }
                p class="ways" {
                    a href=(EVENTS) { (icon("most")) " " (say!(t, "events-title")) }
                    a href={ (address) "/screen" } { (icon("eye")) " " (say!(t, "event-screen")) }
                    a href={ (address) "/standing.csv" } download { (icon("most")) " " (say!(t, "event-csv")) }
                }
            }))
            (note(t, None))
            (standing(t, event, is_named))
            details class="tool" {
                summary { (say!(t, "event-invite")) }
                p { (say!(t, "event-invite-explained")) }
                p { code { (link) } }
                p { img src={ (address) "/qr.svg" } alt=(say!(t, "event-qr")) width="160" height="160"; }
            }
            p class="muted" { (say!(t, "event-scoring", format = event.options.format.name())) }
        }
    };
    frame(
        t,
        &Frame {
            script: Some("kept"),
            ..Frame::plain(title)
        },
        &content,
    )
}

/// The region of an event that changes.
pub fn standing(t: &Texts, event: &EventView, is_named: bool) -> Markup {
    html! {
        section id="event-standing" aria-label=(event.options.title) {
            div class="panel" {
                p { b { (how(t, &event.options)) } " " span class="muted" { (say!(t, "event-host", name = event.host.as_str())) } }
                p { (progress(t, event)) " " (times(t, event.begins_at, event.ends_at, event.stage)) }
                (own(t, event, is_named))
                @if event.is_host { (of_host(t, event)) }
            }
            @if !event.players.is_empty() { (table(t, event)) }
            (proof(t, event))
        }
    }
}

/// How far an event is.
fn progress(t: &Texts, event: &EventView) -> String {
    let is_round = event.stage == EventStage::Running && event.options.format.has_rounds();
    match (is_round, event.options.rounds()) {
        (true, Some(rounds)) => say!(t, "event-round", round = event.round, rounds = rounds),
        _ => stage(t, event.stage),
    }
}

/// What the viewer may do.
fn own(t: &Texts, event: &EventView, is_named: bool) -> Markup {
    let plays = event.takes_part();
    let running = event.stage == EventStage::Running;
    html! {
        @if event.options.format == Format::Duplicate && event.stage != EventStage::Open && (plays || is_named || !running) { (deals(t, event)) }
        @else {
            @for own in event.tables.iter().filter(|own| !own.over) {
                p { a class="button primary big" href={ "/tables/" (own.table) } { (icon("play")) " " (say!(t, "event-go-on", round = own.round)) } }
            }
            @if plays && running && event.tables.iter().all(|own| own.over) { p { (say!(t, "event-wait")) } }
        }
        @if event.stage != EventStage::Over && !(event.options.format == Format::Duplicate && running && plays) {
            form method="post" action=(address(&event.id)) class="fields" {
                input type="hidden" name="do" value=(if plays { "leave" } else { "join" });
                @if plays { button class="button" type="submit" { (say!(t, "event-leave")) } }
                @else {
                    @if !is_named {
                        div class="field" {
                            label for="name" { (say!(t, "option-name")) }
                            input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" required;
                        }
                    }
                    button class="button primary big" type="submit" { (say!(t, "event-join")) }
                }
            }
        }
    }
}

/// The deals of a duplicate event, each with a way to play or to compare it.
fn deals(t: &Texts, event: &EventView) -> Markup {
    let running = event.stage == EventStage::Running;
    let at = address(&event.id);
    html! {
        ol class="event-deals" {
            @for round in 1..=event.options.rounds {
                li {
                    @let label = say!(t, "event-deal", number = round);
                    @match event.table(round) {
                        Some(own) if !own.over => a class="button primary" href={ "/tables/" (own.table) } { (label) ": " (say!(t, "daily-go-on")) },
                        None if running => form method="post" action={ (at) "/deals/" (round) } {
                            button class="button" type="submit" { (label) ": " (say!(t, "daily-play")) }
                        },
                        _ => a class="button" href={ (at) "/deals/" (round) } { (label) ": " (say!(t, "event-compare")) },
                    }
                }
            }
        }
    }
}

/// What the host may do.
fn of_host(t: &Texts, event: &EventView) -> Markup {
    let button = |verb: &str, text: &str, class: &str| {
        html! {
            form method="post" action=(address(&event.id)) {
                input type="hidden" name="do" value=(verb);
                button class={ "button " (class) } type="submit" { (text) }
            }
        }
    };
    html! {
        @match event.stage {
            EventStage::Open => (button("begin", &say!(t, "event-start"), "primary")),
            EventStage::Running => details class="tool" {
                summary { (say!(t, "event-end")) }
                p { (say!(t, "event-end-explained")) }
                (button("end", &say!(t, "event-end"), ""))
            },
            EventStage::Over => {},
        }
        @if event.stage != EventStage::Over && !event.players.is_empty() { (remove(t, event)) }
    }
}

/// The form with which the host removes a player.
fn remove(t: &Texts, event: &EventView) -> Markup {
    html! {
        details class="tool" {
            summary { (say!(t, "event-remove")) }
            p { (say!(t, "event-remove-explained")) }
            form method="post" action=(address(&event.id)) class="fields" {
                input type="hidden" name="do" value="remove";
                div class="field" {
                    label for="event-player" { (say!(t, "event-player")) }
                    select id="event-player" name="player" {
                        @for player in &event.players { option value=(player.person) { (player.name) } }
                    }
                }
                button class="button" type="submit" { (say!(t, "event-remove")) }
            }
        }
    }
}

/// A score: matchpoints as a percentage of all rounds, or points.
fn score(t: &Texts, event: &EventView, player: &EventPlayer) -> String {
    let ranked = &player.ranked;
    if event.options.format.is_compared() {
        let share = ranked.score as f64 / 100.0 / event.options.rounds.max(1) as f64;
        return say!(t, "event-percent", percent = t.decimal(share, 1));
    }
    points(t, ranked.score)
}

fn points(t: &Texts, points: i64) -> String {
    let value = points as f64 / UNIT as f64;
    let digits = if points % UNIT == 0 {
        0
    } else {
        2 - usize::from(points % (UNIT / 2) == 0)
    };
    t.decimal(value, digits)
}

/// A result of a round in a word.
fn result(t: &Texts, event: &EventView, result: &RoundResult) -> String {
    match result.matchpoints {
        _ if result.bye => say!(t, "event-bye"),
        Some(matchpoints) if event.options.format.is_compared() => {
            say!(
                t,
                "event-percent",
                percent = t.decimal(matchpoints as f64 / 100.0, 0)
            )
        }
        _ => points(t, result.points),
    }
}

fn table(t: &Texts, event: &EventView) -> Markup {
    let rounds = event.options.rounds().unwrap_or_default();
    let at = address(&event.id);
    html! {
        div class="wide-table panel" role="region" tabindex="0" aria-label=(say!(t, "event-table")) {
            table class="ranking" {
                thead {
                    tr {
                        th scope="col" { (say!(t, "ratings-place")) }
                        th scope="col" { (say!(t, "ratings-name")) }
                        th scope="col" { (say!(t, "event-score")) }
                        th scope="col" { (say!(t, "event-tie", format = event.options.format.name())) }
                        @for round in 1..=rounds {
                            th scope="col" { @if round <= event.round { a href={ (at) "/deals/" (round) } { (round) } } @else { (round) } }
                        }
                        @if rounds == 0 { th scope="col" { (say!(t, "statistics-games")) } }
                    }
                }
                tbody {
                    @for (number, player) in event.players.iter().enumerate() {
                        tr class=[(event.own == Some(number)).then_some("own")] {
                            td { (player.ranked.rank) "." }
                            th scope="row" {
                                (name(Some(player.person), &html! { bdi { (player.name) } }))
                                @if player.withdrawn { " " small class="muted" { (say!(t, "event-withdrawn")) } }
                            }
                            td { b { (score(t, event, player)) } }
                            td { (tie(t, event, player)) }
                            @for round in 1..=rounds {
                                td { @if let Some(one) = player.ranked.results.iter().find(|one| one.round == round) { (cell(t, event, one)) } }
                            }
                            @if rounds == 0 { td { (player.ranked.results.len()) } }
                        }
                    }
                }
            }
        }
    }
}

/// The first tie-break: a sum of leads, the points of all opponents, or points for each game.
fn tie(t: &Texts, event: &EventView, player: &EventPlayer) -> String {
    let first = player.ranked.ties.first().copied().unwrap_or(0);
    match event.options.format {
        Format::Duplicate | Format::Pairs => signed(first.try_into().unwrap_or(0)),
        Format::Swiss => points(t, first),
        Format::Arena => t.decimal(first as f64 / 10_000.0, 2),
    }
}

fn cell(t: &Texts, event: &EventView, one: &RoundResult) -> Markup {
    let text = result(t, event, one);
    let opponents: Vec<&str> = one
        .opponents
        .iter()
        .filter_map(|other| Some(event.players.get(*other)?.name.as_str()))
        .collect();
    let opponents = opponents.join(", ");
    html! {
        @match &one.watch {
            Some(watch) => a class="event-cell" href={ "/watch/" (watch) "/replay" } title=(opponents) { (text) },
            None => span title=(opponents) { (text) },
        }
    }
}

/// The hash of the key of all deals, and the key once they are over.
fn proof(t: &Texts, event: &EventView) -> Markup {
    html! {
        @if event.options.format != Format::Arena {
            details class="tool daily-proof" {
                summary { (say!(t, "daily-proof")) }
                p { (say!(t, "event-proof")) }
                p { "SHA-256: " code { (event.hash) } }
                @if let Some(key) = &event.key { p { (say!(t, "event-key")) " " code { (key) } } }
            }
        }
    }
}

/// The page of an event for a big screen.
pub fn screen(t: &Texts, event: &EventView) -> Markup {
    let address = address(&event.id);
    let content = html! {
        main class="tv event-screen" id="kept" data-stream={ (address) "/screen/stream" } {
            (note(t, None))
            (screen_region(t, event))
            img class="event-qr" src={ (address) "/qr.svg" } alt=(say!(t, "event-qr"));
        }
    };
    frame(
        t,
        &Frame {
            kind: BIG_SCREEN,
            script: Some("kept"),
            ..Frame::plain(&event.options.title)
        },
        &content,
    )
}

/// The region of a big screen that changes.
pub fn screen_region(t: &Texts, event: &EventView) -> Markup {
    html! {
        section id="event-standing" {
            h1 { bdi { (event.options.title) } }
            p { (how(t, &event.options)) " · " (progress(t, event)) " " (times(t, event.begins_at, event.ends_at, event.stage)) }
            @if event.players.is_empty() { p { (say!(t, "event-join-screen")) } }
            ol class="event-board" {
                @for player in event.players.iter().take(ON_SCREEN) {
                    li {
                        span { (player.ranked.rank) "." }
                        b { bdi { (player.name) } }
                        span { (score(t, event, player)) }
                        span class="muted" { (tie(t, event, player)) }
                    }
                }
            }
            @if event.players.len() > ON_SCREEN { p class="muted" { (say!(t, "event-more", count = event.players.len() - ON_SCREEN)) } }
        }
    }
}
