//! The statistics of a person, game by game, visible only to them.

use antipater_engine::seven::Wonder;
use antipater_show::history::statistics::{OfGame, Statistics, Streaks, Tally};
use antipater_show::rating::{of_bot, whole};
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::Avatar;
use maud::{Markup, html};

use crate::avatar::{avatar, avatar_if_any};
use crate::frame::{Frame, frame, masthead, strip};
use crate::history::board_name;
use crate::icons::icon;
use crate::names::game_name;
use crate::ratings::{self, OwnRatings};
use crate::seats;

/// The most rows of a table, the most frequent opponents first.
const ROWS: usize = 14;

/// The page.
pub fn page(t: &Texts, statistics: &Statistics, ratings: OwnRatings<'_>) -> Markup {
    let title = say!(t, "statistics-title");
    let content = html! {
        (masthead(t))
        main class="room statistics" {
            (strip(Wonder::Alexandria, &html! {
                h1 { (title) }
                p class="ways" {
                    a href="/me" { (icon("person")) " " (say!(t, "me-link")) }
                    a href="/games" { (icon("clock")) " " (say!(t, "games-title")) }
                    a href="/ratings" { (icon("most")) " " (say!(t, "ratings-title")) }
                }
            }))
            p class="muted" { (say!(t, "statistics-own")) " " a href="/games/history.csv" download { (say!(t, "history-csv")) } }
            @if statistics.games.is_empty() {
                section class="panel" { p { (say!(t, "games-none")) } }
            } @else {
                // With one kind of game, its own section has the same numbers.
                @if statistics.games.len() > 1 {
                    (figures(t, &statistics.total, statistics.streaks))
                    nav class="history-filters" aria-label=(say!(t, "option-game")) {
                        @for one in &statistics.games {
                            a class="button small" href={ "#" (one.game.name()) } { (game_name(t, one.game)) }
                        }
                    }
                }
                @for one in &statistics.games { (of_game(t, one, ratings)) }
                (ratings::note(t, ratings))
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

/// The numbers of some games, in large type.
pub(crate) fn figures(t: &Texts, tally: &Tally, streaks: Streaks) -> Markup {
    let figure = |id: &'static str, value: String| {
        html! { div { dt { (say!(t, id)) } dd { (value) } } }
    };
    html! {
        dl class="tallies" {
            (figure(msg("statistics-games"), tally.games.to_string()))
            (figure(msg("statistics-wins"), tally.wins.to_string()))
            (figure(msg("statistics-share"), share(t, tally)))
            (figure(msg("statistics-streak"), streaks.current.to_string()))
            (figure(msg("statistics-longest"), streaks.longest.to_string()))
        }
    }
}

fn of_game(t: &Texts, one: &OfGame, ratings: OwnRatings<'_>) -> Markup {
    let name = one.game.name();
    let edition = one.game.edition();
    let boards = one.by_board.iter();
    let boards = boards.map(|(board, tally)| Row {
        name: html! { (board_name(t, *board, edition)) },
        tally: *tally,
        rating: None,
    });
    let seats = one.by_seats.iter();
    let seats = seats.map(|(seats, tally)| Row {
        name: html! { (say!(t, "statistics-players", seats = *seats)) },
        tally: *tally,
        rating: None,
    });
    let levels = one.by_level.iter();
    let levels = levels.map(|(level, tally)| Row {
        name: html! { (say!(t, "room-bot", level = level.name())) },
        tally: *tally,
        rating: of_bot(one.game, *level).map(|(rating, _)| whole(rating)),
    });
    let characters = one.by_character.iter();
    let characters = characters.map(|(character, tally)| Row {
        name: html! { (avatar(Avatar::Character(*character))) " " (character.name()) },
        tally: *tally,
        rating: None,
    });
    let people = one.by_opponent.iter().take(ROWS);
    let people = people.map(|(other, tally)| Row {
        name: html! { (avatar_if_any(other.avatar)) " " bdi { (other.name) } @if other.avatar.is_some_and(Avatar::is_program) { " " (seats::program(t)) } },
        tally: *tally,
        rating: other.rating,
    });
    html! {
        section class="panel of-game" id=(name) data-game=(name) aria-labelledby={ (name) "-title" } {
            h2 id={ (name) "-title" } { (game_name(t, one.game)) }
            (figures(t, &one.total, one.streaks))
            (ratings::own(t, one.game, one.total.games, ratings))
            div class="mosaic" {
                (table(t, msg("statistics-by-board"), boards))
                // A Duel and a game with the Free City always have two players.
                @if one.by_seats.len() > 1 { (table(t, msg("statistics-by-seats"), seats)) }
                (table(t, msg("statistics-by-level"), levels))
                (table(t, msg("statistics-by-character"), characters))
                (table(t, msg("statistics-by-opponent"), people))
                @if name == "duel" { (endings(t, one)) }
                (best(t, one))
            }
        }
    }
}

/// A row of a table: some games, and the rating of the opponents in them.
struct Row {
    name: Markup,
    tally: Tally,
    rating: Option<i32>,
}

/// Games grouped by a property.
fn table(t: &Texts, title: &'static str, rows: impl Iterator<Item = Row>) -> Markup {
    let rows: Vec<Row> = rows.collect();
    let scored = rows.iter().any(|row| row.tally.by_points > 0);
    let rated = rows.iter().any(|row| row.rating.is_some());
    html! {
        @if !rows.is_empty() {
            div class="wide-table" role="region" tabindex="0" aria-label=(say!(t, title)) {
                table {
                    caption { (say!(t, title)) }
                    thead {
                        tr {
                            td {}
                            th scope="col" { (say!(t, "statistics-games")) }
                            th scope="col" { (say!(t, "statistics-wins")) }
                            th scope="col" { (say!(t, "statistics-share")) }
                            @if scored {
                                th scope="col" { (say!(t, "statistics-average")) }
                                th scope="col" { (say!(t, "statistics-best")) }
                            }
                            @if rated { th scope="col" { (say!(t, "rating")) } }
                        }
                    }
                    tbody {
                        @for Row { name, tally, rating } in &rows {
                            tr {
                                th scope="row" { (name) }
                                td { (tally.games) }
                                td { (tally.wins) }
                                td { (share(t, tally)) }
                                @if scored {
                                    td { (average(t, tally)) }
                                    td { (tally.best.map_or_else(none, |best| best.to_string())) }
                                }
                                @if rated { td { (rating.map_or_else(none, |rating| rating.to_string())) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How Duels ended.
fn endings(t: &Texts, one: &OfGame) -> Markup {
    html! {
        div class="wide-table" role="region" tabindex="0" aria-label=(say!(t, "statistics-endings")) {
            table {
                caption { (say!(t, "statistics-endings")) }
                thead {
                    tr { td {} th scope="col" { (say!(t, "statistics-won")) } th scope="col" { (say!(t, "statistics-lost")) } }
                }
                tbody {
                    @for ending in &one.endings {
                        tr {
                            th scope="row" { (say!(t, "statistics-victory", victory = ending.victory.as_str())) }
                            td { (ending.won) }
                            td { (ending.lost) }
                        }
                    }
                }
            }
        }
    }
}

/// The games with the most points.
fn best(t: &Texts, one: &OfGame) -> Markup {
    html! {
        @if !one.best.is_empty() {
            div {
                h3 { (say!(t, "statistics-best-games")) }
                ol class="best-games" {
                    @for best in &one.best {
                        li {
                            a href={ "/tables/" (best.table) } { (say!(t, "history-points", points = best.points)) }
                            " " span class="muted" { (t.date_and_time(best.finished_at.saturating_mul(1000))) }
                        }
                    }
                }
            }
        }
    }
}

pub(crate) fn share(t: &Texts, tally: &Tally) -> String {
    let percent = |share: f64| {
        say!(
            t,
            "statistics-percent",
            percent = t.decimal(share * 100.0, 0)
        )
    };
    tally.share().map_or_else(none, percent)
}

fn average(t: &Texts, tally: &Tally) -> String {
    let average = tally.average();
    average.map_or_else(none, |average| t.decimal(average, 1))
}

/// The placeholder for a missing number.
fn none() -> String {
    "–".to_owned()
}
