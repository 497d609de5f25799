//! Games that anyone may watch: the list of them, and the page that waits for the next game to follow.

use antipater_engine::seven::Wonder;
use antipater_show::history::Played;
use antipater_show::options::Pace;
use antipater_show::spectators::{Followed, Progress, WatchableGame, WatchableSeat};
use antipater_show::texts::{Texts, msg, say};
use antipater_show::words::age;
use maud::{Markup, html};

use crate::avatar::avatar_if_any;
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::names::game_name;
use crate::note::note;
use crate::people;
use crate::start::{LOBBY, WATCH, options_line, pace_line};

/// The interval at which a page that waits loads itself without a script, in seconds.
const LOOK: u32 = 15;

/// The page with the games.
pub fn page(t: &Texts, list: &[WatchableGame]) -> Markup {
    let title = say!(t, "watch-title");
    let content = html! {
        (masthead(t))
        main class="room lobby watch-list" id="kept" data-stream="/watch/stream" {
            (strip(Wonder::Alexandria, &html! {
                h1 { (title) }
                p class="ways" {
                    a href="/play" { (icon("play")) " " (say!(t, "play-now")) }
                    a href=(LOBBY) { (icon("person")) " " (say!(t, "lobby")) }
                }
            }))
            (note(t, None))
            section class="lobby-filters" aria-labelledby="watch-best" {
                p id="watch-best" { (say!(t, "watch-best")) }
                div class="history-filters" {
                    @for game in Played::ALL {
                        a class="button small" href=(Followed::Best(game).address()) { (game_name(t, game)) }
                    }
                }
            }
            (games(t, list))
        }
    };
    frame(
        t,
        &Frame {
            script: Some("kept"),
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// The region with the games, the best first.
pub fn games(t: &Texts, games: &[WatchableGame]) -> Markup {
    html! {
        section id="watch-games" aria-label=(say!(t, "watch-games")) {
            @if games.is_empty() { p class="panel" { (say!(t, "watch-empty")) } }
            @else { ul class="lobby-rows" { @for game in games { (row(t, game)) } } }
        }
    }
}

fn row(t: &Texts, game: &WatchableGame) -> Markup {
    html! {
        li class="lobby-row" {
            div class="lobby-what" {
                b { (options_line(t, &game.options)) }
                @if let Some(progress) = game.progress { span class="how" { (progress_text(t, progress)) } }
                @if game.options.common.pace != Pace::Free {
                    span class="muted" { (icon("choosing")) " " (pace_line(t, game.options.common.pace)) }
                }
            }
            ul class="watch-seats" { @for seat in &game.seats { li { (player(t, seat)) } } }
            div class="lobby-when" {
                span { (icon("most")) " " (say!(t, "watch-rating", rating = game.rating)) }
                @if game.spectators > 0 { small class="muted" { (icon("eye")) " " (say!(t, "spectators-count", count = game.spectators)) } }
            }
            div class="lobby-way" {
                a class="button" href={ "/tables/" (game.table) } {
                    (say!(t, "join-watch")) span class="sr" { " " (options_line(t, &game.options)) }
                }
            }
        }
    }
}

/// A player, with the rating if it is public.
fn player(t: &Texts, seat: &WatchableSeat) -> Markup {
    html! {
        (people::name(seat.person, &html! { (avatar_if_any(seat.avatar)) " " bdi { (seat.name) } }))
        @if let Some(rating) = seat.rating {
            " " span class="muted" { span class="sr" { (say!(t, "watch-seat-rating")) " " } (rating) }
        }
    }
}

fn progress_text(t: &Texts, progress: Progress) -> String {
    match (progress.age, progress.turn) {
        (Some(number), Some(turn)) => say!(t, "log-turn", age = age(number), turn = turn),
        (Some(number), None) => say!(t, "clock-age", age = age(number)),
        (None, _) => say!(t, "watch-begins"),
    }
}

/// What a page that follows games says about them.
pub(crate) fn follows(t: &Texts, followed: &Followed) -> String {
    match followed {
        Followed::Best(game) => say!(t, "watch-follows-best", game = game_name(t, *game)),
        Followed::Person { name, .. } => say!(t, "watch-follows", name = name.as_str()),
    }
}

/// The page that waits for the next game to follow.
pub fn waiting(t: &Texts, followed: &Followed) -> Markup {
    let title = say!(t, "watch-title");
    let stream = format!("{}/stream", followed.address());
    let why = match followed {
        Followed::Best(game) => say!(t, "watch-waits-best", game = game_name(t, *game)),
        Followed::Person { name, .. } => say!(t, "watch-waits", name = name.as_str()),
    };
    let content = html! {
        (masthead(t))
        main class="room invited search" id="kept" data-stream=(stream) {
            (note(t, None))
            section class="panel" {
                h1 { (title) }
                p class="lead" role="status" { (icon("eye")) " " (why) }
                p class="muted" { (say!(t, "watch-stay")) }
                p { a class="button" href=(WATCH) { (say!(t, "watch-games")) } }
            }
        }
    };
    frame(
        t,
        &Frame {
            script: Some("kept"),
            refresh: Some(LOOK),
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// The switch on the profile page.
pub(crate) fn switch(t: &Texts, followable: bool) -> Markup {
    let (state, word, to) = if followable {
        (msg("follow-on"), msg("follow-switch-off"), "no")
    } else {
        (msg("follow-off"), msg("follow-switch-on"), "yes")
    };
    html! {
        details class="more" {
            summary { (say!(t, state)) }
            p class="muted" { (say!(t, "follow-explained")) }
            form method="post" action="/me/spectators" {
                input type="hidden" name="followable" value=(to);
                button class="button" type="submit" { (say!(t, word)) }
            }
        }
    }
}
