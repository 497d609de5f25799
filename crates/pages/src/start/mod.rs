//! The start page: one button that starts a game, the options of another one, and unfinished games.

mod free_city;

use antipater_engine::seven::{Edition, MAX_SEATS, MIN_SEATS, Wonder};
use maud::{Markup, html};

use super::friends::FRIENDS;
use super::{art, guide};
use crate::avatar::avatar;
use crate::frame::{Frame, frame, masthead};
use crate::icons::icon;
use crate::names::puzzle_game;
use antipater_bots::BotKind;
use antipater_show::names::NAME_LENGTH;
use antipater_show::options::{Begins, Kind, Opening, Pace, Sides, TableOptions};
use antipater_show::puzzles::PuzzleGame;
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::TableSummary;

/// The kind of site of a start page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// A server with several people.
    Server {
        /// Whether it offers the offline site.
        offers_offline: bool,
    },
    /// An offline site in a browser.
    Browser,
}

/// The address of the daily deal.
pub const DAILY: &str = "/daily";

/// The address of the offline site on a server that offers it.
pub const OFFLINE: &str = "/offline/";

/// The page, with the visitor's tables, those in the lobby, and the options of the last game; `person` is the visitor's
/// name, and `named` says whether they have chosen it.
pub fn page(
    t: &Texts,
    person: Option<&str>,
    named: bool,
    mine: &[TableSummary],
    lobby: &[TableSummary],
    options: &TableOptions,
    home: Home,
) -> Markup {
    let lead = match home {
        Home::Server { .. } => msg("start-lead"),
        Home::Browser => msg("start-lead-alone"),
    };
    // A visitor who has opened a table is known.
    let new = person.is_none();
    let content = html! {
        (masthead(t))
        main class="start" {
            @if new { (guide::entrance(t, true)) }
            section class="hero" {
                h1 { (say!(t, "start-title")) }
                p class="lead" { (say!(t, lead)) }
                form method="post" action="/tables" class="starts" {
                    div {
                        button class="button primary big" type="submit" autofocus { (say!(t, "start-now")) }
                        p class="muted" { (say!(t, "start-now-explained")) }
                    }
                    div {
                        button class="button primary big" type="submit" name="game" value="duel" { (say!(t, "start-duel")) }
                        p class="muted" { (say!(t, "start-duel-explained")) }
                    }
                    div {
                        @if named { button class="button big" type="submit" name="people" value=(FRIENDS) { (say!(t, "start-friends")) } }
                        @else { a class="button big" href="/friends" { (say!(t, "start-friends")) } }
                        p class="muted" { (say!(t, "start-friends-explained")) }
                    }
                }
                p class="start-puzzles" {
                    span { (say!(t, "start-puzzles")) }
                    @for game in PuzzleGame::ALL { " " a href={ "/puzzles/daily/" (game) } { (puzzle_game(t, game)) } }
                }
                p class="start-puzzles" { a href=(DAILY) { (say!(t, "start-daily")) } }
                @if home == (Home::Server { offers_offline: true }) {
                    p class="start-puzzles" { a href=(OFFLINE) { (say!(t, "start-offline")) } }
                }
                div class="hero-art" { (art::monument(Wonder::Giza, 3, 3)) }
            }
            @if !new { (guide::entrance(t, false)) }
            div class="columns" {
                (other_game(t, options, person))
                div {
                    (own_tables(t, mine))
                    (lobby_tables(t, lobby))
                    (about(t))
                }
            }
        }
        footer class="foot" { p { (say!(t, "foot")) } }
    };
    let title = say!(t, "start-page-title");
    frame(
        t,
        &Frame {
            script: Some("first-key"),
            ..Frame::plain(&title)
        },
        &content,
    )
}

fn own_tables(t: &Texts, mine: &[TableSummary]) -> Markup {
    html! {
        @if !mine.is_empty() {
            section class="panel" aria-labelledby="unfinished" {
                h2 id="unfinished" { (say!(t, "unfinished")) }
                ul class="games" { @for game in mine { li { (line(t, game)) } } }
            }
        }
    }
}

fn lobby_tables(t: &Texts, lobby: &[TableSummary]) -> Markup {
    html! {
        section class="panel" aria-labelledby="lobby" {
            h2 id="lobby" { (say!(t, "lobby")) }
            @if lobby.is_empty() { p class="muted" { (say!(t, "lobby-empty")) } }
            @else { ul class="games" { @for game in lobby { li { (line(t, game)) } } } }
        }
    }
}

/// A table in a list: its game, its stage, and its players.
fn line(t: &Texts, game: &TableSummary) -> Markup {
    html! {
        a href={ "/tables/" (game.table) } {
            b { (options_line(t, &game.options)) }
            span class={ "how " (if game.is_gathering() { "gathers" } else { "plays" }) } {
                @if game.is_gathering() { (say!(t, "line-gathering", free = game.free)) }
                @else { (say!(t, "line-playing")) }
            }
            @if game.same_deal { span class="same-deal" { (icon("again")) (say!(t, "line-same-deal")) } }
            span class="names" { (faces(game)) (names(t, game)) }
        }
    }
}

/// The pictures of a table's players, without the viewer's.
pub(crate) fn faces(game: &TableSummary) -> Markup {
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
pub(crate) fn names(t: &Texts, game: &TableSummary) -> String {
    let names = t.list(List::Plain, &game.others());
    let mut seats = game.seats.iter().enumerate();
    let Some((number, seat)) = seats.rfind(|(_, seat)| seat.resigned) else {
        return names;
    };
    let who = if game.you == Some(number) {
        "you"
    } else {
        "other"
    };
    let name = seat.name.as_deref().unwrap_or_default();
    let what = say!(t, "resigned", who = who, name = name);
    say!(t, "resigned-names", names = names, what = what)
}

fn about(t: &Texts) -> Markup {
    let lines = [msg("about-1"), msg("about-2"), msg("about-3")];
    html! {
        section class="panel" aria-labelledby="about" {
            h2 id="about" { (say!(t, "about-title")) }
            @for line in lines { p { (say!(t, line)) } }
        }
    }
}

/// The form, as last filled in.
fn other_game(t: &Texts, usual: &TableOptions, person: Option<&str>) -> Markup {
    let name = person.unwrap_or(&usual.name);
    html! {
        section class="panel" aria-labelledby="other-game" {
            h2 id="other-game" { (say!(t, "options-title")) }
            form method="post" action="/tables" class="fields" {
                (fields(t, usual))
                div class="field" {
                    label for="name" { (say!(t, "option-name")) }
                    input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" value=(name) placeholder=(say!(t, "usual-name"));
                }
                button class="button primary" type="submit" {
                    span class="of-one" { (say!(t, "start-with-options")) }
                    span class="of-people" { (say!(t, "start-table")) }
                }
            }
        }
    }
}

/// The fields of the form except the name; the style sheet hides those that the chosen options make irrelevant.
pub(crate) fn fields(t: &Texts, usual: &TableOptions) -> Markup {
    html! {
        (radios("game", &say!(t, "option-game"), &Kind::ALL.map(|kind| {
            let id = match kind {
                Kind::Seven => msg("game-seven"),
                Kind::FreeCity => msg("game-free-city"),
                Kind::Duel => msg("game-duel"),
            };
            (kind.name().to_owned(), say!(t, id), kind == usual.game)
        })))
        div class="of-seven" { (seven(t, usual)) }
        div class="of-free-city" { (free_city::options(t, usual)) }
        div class="of-duel" { (duel(t, usual)) }
        (people(t, usual))
        div class="of-bots" { (level(t, usual)) }
        (common(t, usual))
    }
}

fn seven(t: &Texts, usual: &TableOptions) -> Markup {
    let seats: Vec<_> = (MIN_SEATS..=MAX_SEATS)
        .map(|seats| {
            (
                seats.to_string(),
                seats.to_string(),
                seats == usual.seven.seats,
            )
        })
        .collect();
    html! {
        (radios("edition", &say!(t, "option-edition"), &Edition::ALL.map(|edition| {
            let id = match edition { Edition::First => msg("edition-first"), Edition::Second => msg("edition-second") };
            (edition.name().to_owned(), say!(t, id), edition == usual.seven.edition)
        })))
        (radios("seats", &say!(t, "option-seats"), &seats))
        div class="field" {
            label for="wonder" { (say!(t, "option-city")) }
            select id="wonder" name="wonder" {
                option value="" selected[usual.seven.wonder.is_none()] { (say!(t, "by-luck")) }
                @for wonder in Wonder::ALL {
                    option value=(wonder.city(Edition::First)) selected[usual.seven.wonder == Some(wonder)] { (t.name(wonder)) }
                }
            }
        }
        div class="field" {
            label for="sides" { (say!(t, "option-sides")) }
            select id="sides" name="sides" {
                @for sides in Sides::ALL { option value=(sides.name()) selected[usual.seven.sides == sides] { (say!(t, sides_text(sides))) } }
            }
        }
    }
}

fn duel(t: &Texts, usual: &TableOptions) -> Markup {
    html! {
        (radios("opening", &say!(t, "option-opening"), &Opening::ALL.map(|opening| {
            let id = match opening { Opening::Draft => msg("opening-draft"), Opening::FirstGame => msg("opening-first-game") };
            (opening.name().to_owned(), say!(t, id), opening == usual.duel.opening)
        })))
        (radios("begins", &say!(t, "option-begins"), &Begins::ALL.map(|begins| {
            let id = match begins { Begins::Random => msg("by-luck"), Begins::Me => msg("begins-me"), Begins::Bot => msg("begins-bot") };
            (begins.name().to_owned(), say!(t, id), begins == usual.duel.begins)
        })))
    }
}

/// The number of seats for people.
fn people(t: &Texts, usual: &TableOptions) -> Markup {
    let people: Vec<_> = (1..=MAX_SEATS)
        .map(|people| {
            let text = if people == 1 {
                say!(t, "people-alone")
            } else {
                people.to_string()
            };
            (people.to_string(), text, people == usual.common.people)
        })
        .collect();
    radios("people", &say!(t, "option-people"), &people)
}

/// Options that matter only when several people play.
fn common(t: &Texts, usual: &TableOptions) -> Markup {
    let common = usual.common;
    html! {
        div class="of-people" {
            div class="field" {
                label for="pace" { (say!(t, "option-pace")) }
                select id="pace" name="pace" {
                    @for pace in Pace::OFFERED {
                        option value=(pace) selected[pace == common.pace] { (pace_text(t, pace)) }
                    }
                }
            }
            (yes_or_no(t, "listed", &say!(t, "option-listed"), common.listed))
            (yes_or_no(t, "scores", &say!(t, "option-scores"), common.scores))
            (yes_or_no(t, "talk", &say!(t, "option-talk"), common.talk))
        }
    }
}

/// A question with two answers, in one line.
fn yes_or_no(t: &Texts, name: &str, title: &str, yes: bool) -> Markup {
    html! {
        div class="field yes-or-no" role="radiogroup" aria-label=(title) {
            span class="legend" aria-hidden="true" { (title) }
            div class="segments" {
                label { input type="radio" name=(name) value="yes" checked[yes]; span { (say!(t, "word-yes")) } }
                label { input type="radio" name=(name) value="no" checked[!yes]; span { (say!(t, "word-no")) } }
            }
        }
    }
}

/// The time limit of a decision, in words.
pub(crate) fn pace_text(t: &Texts, pace: Pace) -> String {
    match pace {
        Pace::Free => say!(t, "pace-free"),
        Pace::Seconds(seconds) if seconds >= 60 && seconds.is_multiple_of(60) => {
            say!(t, "pace-minutes", minutes = seconds / 60)
        }
        Pace::Seconds(seconds) => say!(t, "pace-seconds", seconds = seconds),
        Pace::Days(days) => say!(t, "pace-days", days = days),
    }
}

/// The level of the bots, with a sentence about the chosen one.
fn level(t: &Texts, usual: &TableOptions) -> Markup {
    let levels = BotKind::LEVELS.map(|level| {
        let text = say!(t, "level", level = level.name());
        (level.name().to_owned(), text, level == usual.level)
    });
    html! {
        (radios("level", &say!(t, "option-level"), &levels))
        @for level in BotKind::LEVELS {
            p class="muted level-note" data-level=(level) { (say!(t, "level-explained", level = level.name())) }
        }
    }
}

fn sides_text(sides: Sides) -> &'static str {
    match sides {
        Sides::Random => msg("sides-random"),
        Sides::AllA => msg("sides-all-a"),
        Sides::AllB => msg("sides-all-b"),
        Sides::OwnA => msg("sides-own-a"),
        Sides::OwnB => msg("sides-own-b"),
        Sides::Chosen => msg("sides-chosen"),
    }
}

fn radios(name: &str, title: &str, options: &[(String, String, bool)]) -> Markup {
    html! {
        fieldset class="field" {
            legend { (title) }
            div class="segments" {
                @for (value, text, usual) in options {
                    label { input type="radio" name=(name) value=(value) checked[*usual]; span { (text) } }
                }
            }
        }
    }
}
