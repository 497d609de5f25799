//! Tables in lists: the visitor's, with a glance at each game, and those in the lobby.

use antipater_show::event::EVENTS;
use antipater_show::options::{Kind, TableOptions};
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::{Glance, SummarySeat, TableSummary, Wonders};
use maud::{Markup, html};

use super::{Home, Start, pace_line};
use crate::art;
use crate::avatar::{avatar, avatar_if_any};
use crate::icons::icon;

/// The number of tables in a short list: of the visitor's, whose others are in a closed list, and of the lobby's.
const SHOWN: usize = 3;
/// The address of the lobby.
pub const LOBBY: &str = "/lobby";
/// The address of the list of public games.
pub const WATCH: &str = "/watch";

/// The address that leads to the next table that waits for the visitor.
pub(crate) const NEXT: &str = "/next";

/// The visitor's tables: first those that wait for them, the least time first.
pub(super) fn own(t: &Texts, start: &Start<'_>) -> Markup {
    let mut mine: Vec<&TableSummary> = start.mine.iter().collect();
    mine.sort_by_key(|game| (!game.awaits_you(), game.time_left.unwrap_or(i64::MAX)));
    let turns = mine.iter().filter(|game| game.is_your_turn()).count();
    let (first, others) = mine.split_at(mine.len().min(SHOWN));
    html! {
        @if !mine.is_empty() {
            section class="own-games" aria-labelledby="unfinished" {
                h2 id="unfinished" { (say!(t, "unfinished")) }
                @if turns > 0 && start.home != Home::Browser {
                    p class="next-turn" { a class="button primary" href=(NEXT) { (icon("step")) " " (say!(t, "next-turns", count = turns)) } }
                }
                ul class="games glances" { @for game in first { li { (card(t, game)) } } }
                @if !others.is_empty() {
                    details class="more-games" {
                        summary { (say!(t, "unfinished-more", count = others.len())) }
                        ul class="games glances" { @for game in others { li { (card(t, game)) } } }
                    }
                }
            }
        }
    }
}

/// The newest open tables, and the way to all; a browser alone has none.
pub(super) fn lobby(t: &Texts, start: &Start<'_>) -> Markup {
    html! {
        @if start.home != Home::Browser {
            section class="panel day-card" aria-labelledby="lobby" {
                h2 id="lobby" { (icon("person")) (say!(t, "lobby")) }
                @if start.lobby.is_empty() { p class="muted" { (say!(t, "lobby-empty")) } }
                @else { ul class="games" { @for game in start.lobby.iter().take(SHOWN) { li { (line(t, game)) } } } }
                p class="ways" { a href=(LOBBY) { (say!(t, "lobby-all")) } " " a href=(WATCH) { (icon("eye")) " " (say!(t, "watch-title")) } " " a href=(EVENTS) { (icon("laurel")) " " (say!(t, "events-title")) } }
            }
        }
    }
}

/// One of the visitor's tables: their wonders, and whom the game waits for.
fn card(t: &Texts, game: &TableSummary) -> Markup {
    let yours = game.awaits_you();
    let challenger = game.challenger.and_then(|seat| game.seats.get(seat));
    if let Some(challenger) = challenger {
        return challenge(t, game, challenger);
    }
    html! {
        a href={ "/tables/" (game.table) } class=[yours.then_some("yours")] {
            (miniature(game))
            b { (options_line(t, &game.options)) }
            (state(t, game, yours))
            @if game.same_deal { (same_deal(t)) }
            (programs(t, game))
            span class="names" { (faces(game)) (names(t, game)) }
        }
    }
}

/// A table at which a seat waits for the visitor.
fn challenge(t: &Texts, game: &TableSummary, challenger: &SummarySeat) -> Markup {
    let name = challenger.name.as_deref().unwrap_or_default();
    let line = options_line(t, &game.options);
    let pace = pace_line(t, game.options.common.pace);
    html! {
        div class="challenge yours" {
            span class="miniature" { (avatar_if_any(challenger.avatar)) }
            b { (say!(t, "challenge-from", name = name)) }
            span class="how" { (say!(t, "two-facts", first = line, second = pace)) }
            @if game.same_deal { (same_deal(t)) }
            (programs(t, game))
            (answers(t, &game.table))
        }
    }
}

/// The buttons that accept and decline a challenge at a table.
fn answers(t: &Texts, table: &str) -> Markup {
    let answer = |verb: &str, class: &str, text: &'static str| {
        html! {
            form method="post" action={ "/tables/" (table) "/room" } {
                input type="hidden" name="do" value=(verb);
                button class={ "button " (class) } type="submit" { (say!(t, text)) }
            }
        }
    };
    html! {
        span class="answers" {
            (answer("sit", "primary", msg("challenge-accept")))
            (answer("stand", "", msg("challenge-decline")))
        }
    }
}

/// The wonders in front of the visitor; planned ones before the game.
fn miniature(game: &TableSummary) -> Markup {
    html! {
        span class="miniature" {
            @match game.glance.as_ref().map(|glance| &glance.wonders) {
                Some(Wonders::Seven { wonder, built, stages }) => (art::monument(*wonder, *built, *stages)),
                Some(Wonders::Duel(wonders)) if !wonders.is_empty() => span class="quarters" {
                    @for (wonder, built) in wonders { (art::duel_wonder(*wonder, *built)) }
                },
                _ => (icon(if game.is_gathering() { "person" } else { "wonder" })),
            }
        }
    }
}

/// The stage of a table, and whom its game waits for.
fn state(t: &Texts, game: &TableSummary, yours: bool) -> Markup {
    let names = |glance: &Glance| {
        let seats = glance
            .awaited
            .iter()
            .filter_map(|&seat| game.seats.get(seat));
        let names: Vec<&str> = seats.filter_map(|seat| seat.name.as_deref()).collect();
        (!names.is_empty()).then(|| t.list(List::Plain, &names))
    };
    html! {
        @if game.is_gathering() && game.declined { span class="how gathers" { (say!(t, "challenge-declined")) } }
        @else if game.is_gathering() && game.unanswered { span class="how gathers" { (say!(t, "challenge-unanswered")) } }
        @else if game.is_gathering() { span class="how gathers" { (say!(t, "line-gathering", free = game.free)) } }
        @else if yours { span class="how turn" { (icon("choosing")) (say!(t, "line-your-turn")) } }
        @else if let Some(names) = game.glance.as_ref().and_then(names) { span class="how" { (say!(t, "waits-for", names = names)) } }
        @else { span class="how" { (say!(t, "line-playing")) } }
    }
}

pub(crate) fn same_deal(t: &Texts) -> Markup {
    html! { span class="same-deal" { (icon("again")) (say!(t, "line-same-deal")) } }
}

/// Says which other seats of a table have programs.
pub(crate) fn programs(t: &Texts, game: &TableSummary) -> Markup {
    let seats = game.seats.iter().enumerate();
    let programs = seats.filter(|(number, seat)| seat.program && Some(*number) != game.you);
    let names: Vec<&str> = programs
        .filter_map(|(_, seat)| seat.name.as_deref())
        .collect();
    html! {
        @if !names.is_empty() {
            span class="same-deal" { (icon("program")) bdi { (say!(t, "line-programs", count = names.len(), names = t.list(List::And, &names))) } }
        }
    }
}

/// A table in a list: its game, its stage, and its players.
fn line(t: &Texts, game: &TableSummary) -> Markup {
    html! {
        a href={ "/tables/" (game.table) } {
            b { (options_line(t, &game.options)) }
            (state(t, game, false))
            @if game.same_deal { (same_deal(t)) }
            (programs(t, game))
            span class="names" { (faces(game)) (names(t, game)) }
        }
    }
}

/// The pictures of a table's players, without the viewer's.
fn faces(game: &TableSummary) -> Markup {
    let seats = game.seats.iter().enumerate();
    let others = seats.filter(|(number, seat)| Some(*number) != game.you && seat.name.is_some());
    html! {
        span class="faces" { @for (_, seat) in others { @if let Some(face) = seat.avatar { (avatar(face)) } } }
    }
}

/// The game of a table, in a few words.
pub(crate) fn options_line(t: &Texts, options: &TableOptions) -> String {
    if options.guided {
        return say!(t, "options-guided", game = options.game.name());
    }
    match options.game {
        Kind::Seven => say!(
            t,
            "options-seven",
            edition = options.seven.edition.name(),
            seats = options.seven.seats
        ),
        Kind::FreeCity => say!(t, "game-free-city"),
        Kind::Duel => say!(t, "game-duel"),
    }
}

/// The players of a table without the viewer, and which of them have resigned.
fn names(t: &Texts, game: &TableSummary) -> String {
    let names = t.list(List::Plain, &game.others());
    match who_resigned(t, game) {
        Some(what) => say!(t, "resigned-names", names = names, what = what),
        None => names,
    }
}

/// The player of a table who has resigned, in words.
pub(crate) fn who_resigned(t: &Texts, game: &TableSummary) -> Option<String> {
    let mut seats = game.seats.iter().enumerate();
    let (number, seat) = seats.rfind(|(_, seat)| seat.resigned)?;
    let who = if game.you == Some(number) {
        "you"
    } else {
        "other"
    };
    let name = seat.name.as_deref().unwrap_or_default();
    Some(say!(t, "resigned", who = who, name = name))
}
