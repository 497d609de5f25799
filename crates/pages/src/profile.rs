//! A person's profile: portrait, ratings, and what their finished games add up to. Only they see it.

use antipater_engine::seven::Wonder;
use antipater_show::history::statistics::{Statistics, Tally};
use antipater_show::history::{Built, OwnBoard, Played, PlayedGame};
use antipater_show::names::NAME_LENGTH;
use antipater_show::rating::OwnRating;
use antipater_show::texts::{Texts, say};
use antipater_show::view::{Avatar, Portrait, Profile};
use maud::{Markup, html};

use super::{art, ratings, room, spectators, statistics};
use crate::avatar::picture;
use crate::frame::{Frame, frame, masthead, strip};
use crate::history::game_line;
use crate::icons::icon;
use crate::names::game_name;
use crate::ratings::OwnRatings;
use crate::seats;

/// What a profile shows of a person's games.
#[derive(Clone, PartialEq, Debug)]
pub struct Facts {
    /// The finished games, added up.
    pub statistics: Statistics,
    /// The ratings by game.
    pub ratings: Vec<(Played, OwnRating)>,
    /// The game with the most points, and what was built in it, if that is known.
    pub best: Option<(PlayedGame, Option<Built>)>,
}

/// The page; a new recovery code is shown once.
pub fn page(t: &Texts, person: &Profile, facts: &Facts, code: Option<&str>) -> Markup {
    let title = say!(t, "me-title");
    let content = html! {
        (masthead(t))
        main class="me profile" {
            (heading(facts, &html! {
                (picture(person.avatar))
                div {
                    h1 { bdi { (person.name) } @if person.program { " " (seats::program(t)) } }
                    p class="ways" {
                        (ways(t))
                        a href="/ratings" { (icon("most")) " " (say!(t, "ratings-title")) }
                        a href=(crate::account::ADDRESS) { (icon("key")) " " (say!(t, "account-title")) }
                        @if person.admin { a href="/moderation" { (icon("eye")) " " (say!(t, "moderation-title")) } }
                    }
                }
            }))
            @if let Some(code) = code { (room::code_note(t, code)) }
            (figures(t, facts))
            div class="mosaic" {
                (deeds(t, facts))
                (own_ratings(t, person.rated, facts))
                section class="panel" aria-labelledby="me-name" {
                    (name(t, &person.name, person.hidden))
                    @if !person.program { (portraits(t, person.avatar)) }
                    (spectators::switch(t, person.followable))
                }
            }
        }
    };
    frame(
        t,
        &Frame {
            back: Some("/me"),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// The strip of a profile: the landscape is that of the wonder played most.
pub(crate) fn heading(facts: &Facts, words: &Markup) -> Markup {
    let wonder = match facts.statistics.favorite() {
        Some((OwnBoard::Seven(board), _)) => board.wonder,
        _ => Wonder::Ephesus,
    };
    strip(wonder, words)
}

/// The links to the person's finished games.
pub(crate) fn ways(t: &Texts) -> Markup {
    html! {
        a href="/games" { (icon("clock")) " " (say!(t, "games-title")) }
        a href="/games/statistics" { (icon("laurel")) " " (say!(t, "statistics-title")) }
    }
}

/// The numbers of all finished games, or a way to the first one.
pub(crate) fn figures(t: &Texts, facts: &Facts) -> Markup {
    let statistics = &facts.statistics;
    html! {
        @if statistics.games.is_empty() {
            section class="panel" {
                p { (say!(t, "games-none")) }
                p { a class="button primary" href="/" { (say!(t, "profile-begin")) } }
            }
        } @else { (statistics::figures(t, &statistics.total, statistics.streaks)) }
    }
}

/// What the finished games add up to.
pub(crate) fn deeds(t: &Texts, facts: &Facts) -> Markup {
    let statistics = &facts.statistics;
    html! {
        @if let Some((wonder, tally)) = statistics.favorite() { (favorite(t, wonder, &tally)) }
        @if let Some((game, built)) = &facts.best { (best(t, game, built.as_ref())) }
        @if !statistics.games.is_empty() { (by_game(t, statistics)) }
        (against(t, statistics))
    }
}

/// The wonder played most.
fn favorite(t: &Texts, wonder: OwnBoard, tally: &Tally) -> Markup {
    let (picture, name) = match wonder {
        OwnBoard::Seven(board) => (art::monument(board.wonder, 1, 1), t.name(board.wonder)),
        OwnBoard::Duel(wonder) => (art::duel_wonder(wonder, true), t.name(wonder)),
    };
    html! {
        section class="panel pictured" aria-labelledby="favorite" {
            div class="panel-picture" { (picture) }
            h2 id="favorite" { (say!(t, "profile-favorite")) }
            p class="deed" { b { (name) } }
            p { (won_of(t, tally)) }
        }
    }
}

/// The game with the most points.
fn best(t: &Texts, game: &PlayedGame, built: Option<&Built>) -> Markup {
    let board = match game.result.boards.first() {
        Some(OwnBoard::Seven(board)) => Some(*board),
        _ => None,
    };
    html! {
        section class="panel pictured" aria-labelledby="best" {
            div class="panel-picture" {
                @match (board, built) {
                    (Some(board), Some(Built::Stages { built, all })) => (art::monument(board.wonder, *built, *all)),
                    (_, Some(Built::Wonders(wonders))) => { @for wonder in wonders { (art::duel_wonder(*wonder, true)) } }
                    _ => (crate::history::picture(&game.result)),
                }
            }
            h2 id="best" { (say!(t, "profile-best")) }
            p class="deed" {
                @if let Some(points) = game.result.points { b { (say!(t, "history-points", points = points)) } }
                @if let Some(board) = board { " " span { (t.name(board.wonder)) } }
            }
            p {
                @match built {
                    Some(Built::Stages { built, all }) => { (say!(t, "profile-stages", built = *built, all = *all)) }
                    Some(Built::Wonders(wonders)) => { (say!(t, "profile-wonders", built = wonders.len())) }
                    None => {}
                }
            }
            p class="muted" { (say!(t, "two-facts", first = game_line(t, game), second = t.date_and_time(game.finished_at.saturating_mul(1000)))) }
            p { a class="button small" href={ "/tables/" (game.table) "/replay" } { (icon("play")) " " (say!(t, "games-replay")) } }
        }
    }
}

/// How many games of each kind were played and won.
fn by_game(t: &Texts, statistics: &Statistics) -> Markup {
    html! {
        section class="panel" aria-labelledby="by-game" {
            h2 id="by-game" { (say!(t, "profile-games")) }
            ul class="shares" {
                @for one in &statistics.games {
                    li data-game=(one.game.name()) {
                        a href={ "/games/statistics#" (one.game.name()) } { (game_name(t, one.game)) }
                        span { (won_of(t, &one.total)) }
                        (bar(&one.total))
                    }
                }
            }
        }
    }
}

/// The record against bots: by level, and against the characters.
fn against(t: &Texts, statistics: &Statistics) -> Markup {
    let (levels, characters) = (statistics.by_level(), statistics.by_character());
    html! {
        @if !levels.is_empty() {
            section class="panel" aria-labelledby="against" {
                h2 id="against" { (say!(t, "profile-against")) }
                ul class="shares" {
                    @for (level, tally) in &levels {
                        li {
                            b { (say!(t, "room-bot", level = level.name())) }
                            span { (won_of(t, tally)) }
                            (bar(tally))
                        }
                    }
                }
                ul class="rivals" {
                    @for (character, tally) in &characters {
                        li {
                            (picture(Avatar::Character(*character)))
                            b { (character.name()) }
                            span class="muted" { (won_of(t, tally)) }
                        }
                    }
                }
            }
        }
    }
}

fn won_of(t: &Texts, tally: &Tally) -> String {
    say!(t, "profile-won", won = tally.wins, games = tally.games)
}

/// The share of wins as a bar, beside words that say the same.
fn bar(tally: &Tally) -> Markup {
    html! {
        svg class="share" viewBox={ "0 0 " (tally.games.max(1)) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            rect width=(tally.wins) height="1" {}
        }
    }
}

fn own_ratings(t: &Texts, wanted: bool, facts: &Facts) -> Markup {
    let own = OwnRatings {
        wanted,
        all: &facts.ratings,
    };
    html! {
        section class="panel" aria-labelledby="me-rating" {
            h2 id="me-rating" { (say!(t, "rating")) }
            @if wanted && !facts.ratings.is_empty() { (ratings::courses(t, own)) }
            @else if wanted { p { (say!(t, "profile-unrated")) } }
            (ratings::switch(t, wanted))
        }
    }
}

/// The name at new tables; `hidden` if an administrator has replaced it.
pub(crate) fn name(t: &Texts, name: &str, hidden: bool) -> Markup {
    html! {
        h2 id="me-name" { (say!(t, "me-name")) }
        @if hidden { p class="bad" { (say!(t, "error-hidden-name")) } }
        form method="post" action="/me/name" class="in-line" {
            div class="field" {
                label for="name" class="sr" { (say!(t, "option-name")) }
                input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" required value=(name);
            }
            button class="button" type="submit" { (say!(t, "me-rename")) }
        }
    }
}

/// The choice of a portrait; the first one is the vase that everybody has.
pub(crate) fn portraits(t: &Texts, own: Avatar) -> Markup {
    let portrait = match own {
        Avatar::Portrait(portrait, _) => Some(portrait),
        _ => None,
    };
    let choices = Portrait::ALL.map(Some);
    html! {
        form method="post" action="/me/portrait" {
            fieldset class="portraits" {
                legend { (say!(t, "profile-portrait")) }
                @for one in [None].into_iter().chain(choices) {
                    @let name = one.map_or("vase", Portrait::name);
                    button type="submit" name="portrait" value=(name) aria-pressed=(if one == portrait { "true" } else { "false" })
                        aria-label=(say!(t, "profile-portrait-name", portrait = name)) { (picture(own.with(one))) }
                }
            }
            p class="muted" { (say!(t, "profile-portrait-explained")) }
        }
    }
}
