//! The finished games of a person: a list with filters, page by page.

use antipater_engine::seven::{Edition, Wonder};
use antipater_show::history::{OwnBoard, Played, PlayedGame, RESIGNED, SeatResult};
use antipater_show::texts::{List, Moment, Texts, say};
use antipater_show::view::Avatar;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use crate::art;
use crate::avatar::avatar_if_any;
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::names::game_name;
use crate::people;
use crate::ratings;
use crate::seats;

/// The games on one page of the history.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    /// The number of games of each kind.
    pub counts: &'a [(Played, usize)],
    /// The only kind in the list, if it is filtered.
    pub game: Option<Played>,
    /// The games, the latest first.
    pub games: &'a [PlayedGame],
    /// The address of the next page, if there is one.
    pub older: Option<&'a str>,
}

/// The page.
pub fn page(t: &Texts, listed: Listed<'_>) -> Markup {
    let title = say!(t, "games-title");
    let all: usize = listed.counts.iter().map(|(_, games)| games).sum();
    let content = html! {
        (masthead(t))
        main class="room history" {
            (strip(Wonder::Olympia, &html! {
                h1 { (title) }
                p class="ways" {
                    a href="/me" { (icon("person")) " " (say!(t, "me-link")) }
                    a href="/games/statistics" { (icon("laurel")) " " (say!(t, "statistics-title")) }
                    @if all > 0 { a href="/games/history.csv" download { (icon("down")) " " (say!(t, "history-csv")) } }
                }
            }))
            @if all == 0 {
                section class="panel" { p { (say!(t, "games-none")) } }
            } @else {
                (filters(t, listed, all))
                ol class="played" { @for game in listed.games { (line(t, game)) } }
                @if let Some(older) = listed.older {
                    @let game = listed.game.map(|game| format!("&game={}", game.name())).unwrap_or_default();
                    p { a class="button" href={ "/games?before=" (older) (game) } rel="next" { (say!(t, "games-older")) } }
                }
            }
            p { a href="/replay" { (say!(t, "games-upload")) } }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

/// Links that filter by a kind of game.
fn filters(t: &Texts, listed: Listed<'_>, all: usize) -> Markup {
    let link = |address: &str, text: &str, games: usize, here: bool| {
        html! {
            a class="button small" href=(address) aria-current=[here.then_some("page")] { (text) " " span class="muted" { (games) } }
        }
    };
    html! {
        @if listed.counts.len() > 1 {
            nav class="history-filters" aria-label=(say!(t, "option-game")) {
                (link("/games", &say!(t, "history-all"), all, listed.game.is_none()))
                @for (game, games) in listed.counts {
                    (link(&format!("/games?game={}", game.name()), &game_name(t, *game), *games, listed.game == Some(*game)))
                }
            }
        }
    }
}

/// A game: time, kind, players, result.
fn line(t: &Texts, game: &PlayedGame) -> Markup {
    let result = &game.result;
    let milliseconds = game.finished_at.saturating_mul(1000);
    html! {
        li class=(if result.won { "panel won" } else { "panel" }) data-game=(result.game.name()) {
            div class="played-picture" { (picture(result)) }
            p class="played-head" {
                b { (game_line(t, game)) }
                time class="muted" datetime=(Moment::of(milliseconds).datetime()) { (t.date_and_time(milliseconds)) }
            }
            p class="played-result" {
                b class="how-ended" { @if result.won { (icon("laurel")) " " } (ended(t, game)) }
                @if let Some(points) = result.points { span { (say!(t, "history-points", points = points)) } }
                @if !result.boards.is_empty() { span { (boards(t, result)) } }
                @if let Some((before, after)) = game.rating {
                    span class={ "rating-change " (if after < before { "down" } else { "up" }) } { (ratings::change(t, before, after)) }
                }
                @if game.offline { span class="muted" { (say!(t, "history-offline")) } }
                @if game.hints > 0 { span class="muted" { (say!(t, "hint-count", count = game.hints)) } }
            }
            p class="played-others" {
                span class="sr" { (say!(t, "history-others")) }
                @for other in &game.others { span class="other-player" { (people::name(other.person, &html! { (avatar_if_any(other.avatar)) " " bdi { (other.name) } @if other.avatar.is_some_and(Avatar::is_program) { " " (seats::program(t)) } })) } }
            }
            p class="played-links" {
                a href={ "/tables/" (game.table) } { (say!(t, "history-table")) }
                a href={ "/tables/" (game.table) "/replay" } { (say!(t, "games-replay")) }
            }
        }
    }
}

/// The picture of the person's board, or of the first wonder in a Duel.
pub(crate) fn picture(result: &SeatResult) -> Markup {
    match result.boards.first() {
        Some(OwnBoard::Seven(board)) => art::monument(board.wonder, 1, 1),
        Some(OwnBoard::Duel(wonder)) => art::duel_wonder(*wonder, true),
        None => html! {},
    }
}

/// The game, with its edition and the number of players.
pub(crate) fn game_line(t: &Texts, game: &PlayedGame) -> String {
    match game.result.game {
        Played::Duel if game.guided => say!(t, "options-guided", game = "duel"),
        Played::SevenFirst | Played::SevenSecond if game.guided => {
            say!(t, "options-guided", game = "seven")
        }
        _ => result_line(t, &game.result),
    }
}

/// The same of a game that was not guided.
pub(crate) fn result_line(t: &Texts, result: &SeatResult) -> String {
    let edition = match result.game {
        Played::SevenSecond => "second",
        Played::SevenFirst => "first",
        Played::FreeCity => return say!(t, "game-free-city"),
        Played::Duel => return say!(t, "game-duel"),
    };
    say!(t, "options-seven", edition = edition, seats = result.seats)
}

/// The person's result; a person who left the seat to a bot has none.
fn ended(t: &Texts, game: &PlayedGame) -> String {
    // A Duel can end before the score, and its ending says enough.
    if !game.left || game.result.place.is_none() || game.result.victory == RESIGNED {
        return ending(t, &game.result);
    }
    let rated = if game.counts_as.is_some() {
        "yes"
    } else {
        "no"
    };
    say!(
        t,
        "history-left",
        rated = rated,
        place = game.counts_as.unwrap_or(0),
        seats = game.result.seats
    )
}

/// The result for a seat: the place, and in a Duel the kind of victory.
pub(crate) fn ending(t: &Texts, result: &SeatResult) -> String {
    let won = if result.won { "won" } else { "lost" };
    match (result.game, result.place) {
        (_, None) if result.victory == RESIGNED => say!(t, "history-ending", ending = RESIGNED),
        (_, None) if !result.won => say!(t, "history-ending", ending = "other"),
        (_, None) | (Played::FreeCity, _) => say!(t, "history-ending", ending = won),
        (Played::Duel, _) => {
            let ending = format!("{won}-{}", result.victory);
            say!(t, "history-ending", ending = ending)
        }
        (_, Some(place)) => {
            let won = if result.won { "yes" } else { "no" };
            say!(
                t,
                "history-place",
                won = won,
                place = place,
                seats = result.seats
            )
        }
    }
}

/// The board, or the wonders of a Duel.
fn boards(t: &Texts, result: &SeatResult) -> String {
    let names: Vec<String> = result
        .boards
        .iter()
        .map(|board| board_name(t, *board, result.game.edition()))
        .collect();
    t.list(List::Plain, &names)
}

/// The name of a board with its side, or of a wonder.
pub(crate) fn board_name(t: &Texts, board: OwnBoard, edition: Edition) -> String {
    match board {
        OwnBoard::Seven(board) => say!(
            t,
            "two-facts",
            first = t.name(board.wonder),
            second = words::side(t, edition, board.side)
        ),
        OwnBoard::Duel(wonder) => t.name(wonder).to_owned(),
    }
}
