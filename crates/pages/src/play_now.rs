//! Play now: a person chooses a game and a tempo, and waits for opponents.

use antipater_engine::seven::Wonder;
use antipater_show::history::Played;
use antipater_show::names::NAME_LENGTH;
use antipater_show::pool::{Pool, SearchView, Tempo};
use antipater_show::texts::{Texts, say};
use maud::{Markup, html};

use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::names::game_name;
use crate::note::note;
use crate::start::{LOBBY, pace_line};

/// How often a page without scripts looks for opponents again, in seconds.
const LOOK: u32 = 5;
/// The seconds that the bar on the page of a person who waits takes, in steps in which it may begin.
const STEP: u32 = 5;

/// The name of a tempo.
pub(crate) fn tempo_name(t: &Texts, tempo: Tempo) -> String {
    say!(t, "tempo", tempo = tempo.name())
}

/// The page on which a person chooses; `name` is the one they have chosen, and `is_known` says whether they have played
/// here.
pub fn choose(t: &Texts, game: Played, name: Option<&str>, is_known: bool) -> Markup {
    let title = say!(t, "play-now");
    let content = html! {
        (masthead(t))
        main class="room play-now" {
            (strip(Wonder::Olympia, &html! { h1 { (title) } }))
            form method="post" action="/play" class="panel fields" {
                p { (say!(t, "play-now-explained")) }
                (games(t, game))
                @if name.is_none() {
                    div class="field" {
                        label for="name" { (say!(t, "option-name")) }
                        input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" placeholder=(say!(t, "usual-name"));
                    }
                }
                (tempos(t, true))
            }
            p class="ways" {
                a href=(LOBBY) { (icon("eye")) " " (say!(t, "lobby")) }
                @if is_known { a href="/people" { (icon("person")) " " (say!(t, "people-title")) } }
                @if !is_known { a href="/back" { (icon("key")) " " (say!(t, "back-link")) } }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

/// The choice of a game.
pub(crate) fn games(t: &Texts, chosen: Played) -> Markup {
    html! {
        fieldset class="field" {
            legend { (say!(t, "option-game")) }
            div class="segments" {
                @for one in Played::ALL {
                    label { input type="radio" name="game" value=(one.name()) checked[one == chosen]; span { (game_name(t, one)) } }
                }
            }
        }
    }
}

/// The buttons of the tempos; `in_pool` says whether they lead to a pool, whose rules they explain.
pub(crate) fn tempos(t: &Texts, in_pool: bool) -> Markup {
    html! {
        fieldset class="field" {
            legend { (say!(t, "lobby-tempo")) }
            div class="tempos" { @for tempo in Tempo::ALL { (choice(t, tempo, in_pool)) } }
        }
    }
}

/// The button of a tempo.
fn choice(t: &Texts, tempo: Tempo, in_pool: bool) -> Markup {
    let sign = match tempo {
        Tempo::Quick => "choosing",
        Tempo::Normal => "clock",
        Tempo::Days => "sun",
    };
    html! {
        button class="entrance tempo" type="submit" name="tempo" value=(tempo.name()) {
            (icon(sign))
            b { (tempo_name(t, tempo)) }
            small { (pace_line(t, tempo.pace())) }
            @if in_pool { small { (say!(t, "tempo-explained", tempo = tempo.name())) } }
        }
    }
}

/// The page of a person who waits.
pub fn wait(t: &Texts, search: &SearchView) -> Markup {
    let title = say!(t, "search-title");
    let elapsed = Pool::LONGEST_WAIT.saturating_sub(search.fills_in.unwrap_or(0)) / STEP;
    let content = html! {
        (masthead(t))
        main class="room invited search" id="kept" data-stream="/play/wait/stream" {
            (note(t, None))
            section class="panel" {
                h1 { (title) }
                @if let (Some(game), Some(tempo)) = (search.game.and_then(Played::named), search.tempo) {
                    p class="game-line" {
                        b { (say!(t, "two-facts", first = game_name(t, game), second = tempo_name(t, tempo))) }
                    }
                    p class="muted" { (pace_line(t, tempo.pace())) }
                }
                div class={ "search-bar from-" (elapsed) } aria-hidden="true" { span {} }
                (waiting(t, search))
                p { (say!(t, "search-bots", seconds = Pool::LONGEST_WAIT)) }
                form method="post" action="/play/leave" { button class="button" type="submit" { (say!(t, "search-leave")) } }
                p class="muted" { (say!(t, "search-stay")) }
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

/// The region with the number of people who wait.
pub fn waiting(t: &Texts, search: &SearchView) -> Markup {
    html! {
        p id="search-waiting" class="lead" role="status" {
            (icon("person")) " " (say!(t, "search-waiting", people = search.waiting))
        }
    }
}
