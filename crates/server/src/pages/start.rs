//! The start page: one button that starts a game, the wishes for another one, and the games that are not finished.

mod free_city;

use antipater_engine::seven::setup::{MAX_SEATS, MIN_SEATS};
use antipater_engine::seven::{Edition, Wonder};
use maud::{Markup, html};

use super::{Frame, frame};
use crate::order::{Begins, Kind, Opening, Order, Sides};
use crate::pages::icons::icon;
use crate::texts::{Texts, msg, say};
use crate::view::{GameView, View, duel, seven};
use antipater_bots::Level;

/// The page, with the visitor's unfinished games and the wishes for the last one.
pub(crate) fn page(t: &Texts, games: &[View], order: &Order) -> Markup {
    let content = html! {
        header class="masthead" {
            p class="brand" { (icon("wonder")) (say!(t, "site-name")) }
        }
        main class="start" {
            section class="hero" {
                h1 { (say!(t, "start-title")) }
                p class="lead" { (say!(t, "start-lead")) }
                form method="post" action="/tables" class="starts" {
                    div {
                        button class="button primary big" type="submit" autofocus { (say!(t, "start-now")) }
                        p class="muted" { (say!(t, "start-now-explained")) }
                    }
                    div {
                        button class="button primary big" type="submit" name="game" value="duel" { (say!(t, "start-duel")) }
                        p class="muted" { (say!(t, "start-duel-explained")) }
                    }
                }
            }
            div class="columns" {
                (wishes(t, order))
                div {
                    (unfinished(t, games))
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
            title: &title,
            kind: "plain",
            live: false,
        },
        &content,
    )
}

fn unfinished(t: &Texts, games: &[View]) -> Markup {
    html! {
        @if !games.is_empty() {
            section class="panel" aria-labelledby="unfinished" {
                h2 id="unfinished" { (say!(t, "unfinished")) }
                ul class="games" { @for view in games { li { (game(t, view)) } } }
            }
        }
    }
}

fn game(t: &Texts, view: &View) -> Markup {
    match &view.game {
        GameView::Seven(game) => seven_line(t, view, game),
        GameView::Duel(game) => duel_line(t, view, game),
    }
}

fn seven_line(t: &Texts, view: &View, game: &seven::View) -> Markup {
    let (edition, board) = game.cities[view.facing.number()].board;
    html! {
        a href={ "/tables/" (view.table) } {
            b { (board.wonder.city(edition)) }
            span {
                @if game.clock.step == seven::Step::Over { (say!(t, "clock-over")) }
                @else if game.free_city.is_some() {
                    (say!(t, "game-line-free-city", age = super::words::age(game.clock.age), turn = game.clock.turn))
                }
                @else {
                    (say!(t, "game-line", edition = edition.name(), seats = view.seats.len(),
                        age = super::words::age(game.clock.age), turn = game.clock.turn))
                }
            }
        }
    }
}

fn duel_line(t: &Texts, view: &View, game: &duel::View) -> Markup {
    let opponent = view.name(duel::View::opponent(view.facing));
    html! {
        a href={ "/tables/" (view.table) } {
            b { (say!(t, "duel-line", name = opponent)) }
            span {
                @match game.clock.step {
                    duel::Step::Over => (say!(t, "clock-over")),
                    duel::Step::Draft => (say!(t, "duel-clock-draft")),
                    _ => (say!(t, "duel-line-age", age = super::words::age(game.clock.age), left = game.structure.len())),
                }
            }
        }
    }
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

/// The form, as it was filled in last.
fn wishes(t: &Texts, usual: &Order) -> Markup {
    html! {
        section class="panel" aria-labelledby="wishes" {
            h2 id="wishes" { (say!(t, "wishes-title")) }
            form method="post" action="/tables" class="wishes" {
                (radios("game", &say!(t, "wish-game"), &Kind::ALL.map(|kind| {
                    let id = match kind {
                        Kind::Seven => msg("game-seven"),
                        Kind::FreeCity => msg("game-free-city"),
                        Kind::Duel => msg("game-duel"),
                    };
                    (kind.name().to_owned(), say!(t, id), kind == usual.game)
                })))
                div class="of-seven" {
                    (radios("edition", &say!(t, "wish-edition"), &Edition::ALL.map(|edition| {
                        let id = match edition { Edition::First => msg("edition-first"), Edition::Second => msg("edition-second") };
                        (edition.name().to_owned(), say!(t, id), edition == usual.seven.edition)
                    })))
                    @let seats: Vec<_> = (MIN_SEATS..=MAX_SEATS)
                        .map(|seats| (seats.to_string(), seats.to_string(), seats == usual.seven.seats)).collect();
                    (radios("seats", &say!(t, "wish-seats"), &seats))
                    div class="field" {
                        label for="wonder" { (say!(t, "wish-city")) }
                        select id="wonder" name="wonder" {
                            option value="" selected[usual.seven.wonder.is_none()] { (say!(t, "by-luck")) }
                            @for wonder in Wonder::ALL {
                                option value=(wonder.city(Edition::First)) selected[usual.seven.wonder == Some(wonder)] { (wonder.city(Edition::First)) }
                            }
                        }
                    }
                    div class="field" {
                        label for="sides" { (say!(t, "wish-sides")) }
                        select id="sides" name="sides" {
                            @for sides in Sides::ALL { option value=(sides.name()) selected[usual.seven.sides == sides] { (say!(t, sides_text(sides))) } }
                        }
                    }
                }
                div class="of-free-city" { (free_city::wishes(t, usual)) }
                div class="of-duel" {
                    (radios("opening", &say!(t, "wish-opening"), &Opening::ALL.map(|opening| {
                        let id = match opening { Opening::Draft => msg("opening-draft"), Opening::FirstGame => msg("opening-first-game") };
                        (opening.name().to_owned(), say!(t, id), opening == usual.duel.opening)
                    })))
                    (radios("begins", &say!(t, "wish-begins"), &Begins::ALL.map(|begins| {
                        let id = match begins { Begins::Random => msg("by-luck"), Begins::Me => msg("begins-me"), Begins::Bot => msg("begins-bot") };
                        (begins.name().to_owned(), say!(t, id), begins == usual.duel.begins)
                    })))
                }
                (level(t, usual))
                div class="field" {
                    label for="name" { (say!(t, "wish-name")) }
                    input id="name" name="name" maxlength="24" autocomplete="nickname" value=(usual.name) placeholder=(say!(t, "usual-name"));
                }
                button class="button" type="submit" { (say!(t, "start-wished")) }
            }
        }
    }
}

/// How the bots shall play.
fn level(t: &Texts, usual: &Order) -> Markup {
    let levels = Level::ALL.map(|level| {
        let id = match level {
            Level::Random => msg("level-random"),
            Level::Builder => msg("level-builder"),
        };
        (level.name().to_owned(), say!(t, id), level == usual.level)
    });
    radios("level", &say!(t, "wish-level"), &levels)
}

fn sides_text(sides: Sides) -> &'static str {
    match sides {
        Sides::Random => msg("sides-random"),
        Sides::AllA => msg("sides-all-a"),
        Sides::AllB => msg("sides-all-b"),
        Sides::OwnA => msg("sides-own-a"),
        Sides::OwnB => msg("sides-own-b"),
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
