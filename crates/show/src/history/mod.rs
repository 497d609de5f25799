//! Finished games as their players remember them: how one ended for a seat, and what many of them add up to.
//!
//! Here: the facts of one game. `statistics` adds them up, `csv` writes them for spreadsheets, `offline` reads the file that brings
//! games played without a server to one. Access to histories is decided elsewhere: these functions get the games of one person.

pub mod csv;
pub mod offline;
pub mod statistics;

use std::fmt;

use antipater_bots::BotKind;
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Board, Edition, Seven, Side};
use antipater_engine::{Seat, State, Victory};

use crate::game::{AnyGame, Game};
use crate::view::Avatar;

/// Which game was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Played {
    /// 7 Wonders, second edition.
    SevenSecond,
    /// 7 Wonders, first edition.
    SevenFirst,
    /// The game for two of the first edition.
    FreeCity,
    /// 7 Wonders Duel.
    Duel,
}

/// A board that a player had from the beginning, or a wonder taken in the draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnBoard {
    /// The board of 7 Wonders, with its side.
    Seven(Board),
    /// A wonder of Duel.
    Duel(duel::Wonder),
}

/// The word for a game that was given up.
pub const RESIGNED: &str = "resigned";

/// How a finished game ended for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// Which game it was.
    pub game: Played,
    /// How many played it.
    pub seats: usize,
    /// The board of 7 Wonders, or the wonders of Duel.
    pub boards: Vec<OwnBoard>,
    /// The place among all players, from 1; `None` where a game ended in a way that has no places.
    pub place: Option<usize>,
    /// Whether the seat has won, alone or with others.
    pub won: bool,
    /// The points; `None` where points did not decide.
    pub points: Option<i32>,
    /// How the game was won: `civilian`, `military`, `science`, or [`RESIGNED`].
    pub victory: String,
}

/// Somebody else who played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Other {
    /// The name as it is now.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<BotKind>,
    /// The picture, by which a person is told apart from others of the name.
    pub avatar: Option<Avatar>,
    /// The rating of a person in this game, in whole points, if it is public and asked for.
    pub rating: Option<i32>,
}

/// A finished game in the history of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The table.
    pub table: String,
    /// When it ended, in seconds since 1970.
    pub finished_at: i64,
    /// Whether it was a guided game, with a fixed deal: it is in no statistics.
    pub guided: bool,
    /// Whether it was played without a server, which took it over later.
    pub offline: bool,
    /// How many hints were taken.
    pub hints: usize,
    /// The person's rating before and after the game, in whole points, if the game counts.
    pub rating: Option<(i32, i32)>,
    /// Whether the person left before the end or resigned, and a bot played on.
    pub left: bool,
    /// The place that counts for ratings, from 1, if any does.
    pub counts_as: Option<usize>,
    /// How it ended for the person.
    pub result: SeatResult,
    /// The others, in seat order from the first.
    pub others: Vec<Other>,
}

impl Played {
    /// All games, in the order in which pages list them.
    pub const ALL: [Played; 4] = [
        Played::SevenSecond,
        Played::SevenFirst,
        Played::FreeCity,
        Played::Duel,
    ];

    /// The word for it in the store, in addresses and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Played::SevenSecond => "seven-second",
            Played::SevenFirst => "seven-first",
            Played::FreeCity => "free-city",
            Played::Duel => "duel",
        }
    }

    /// The game of a word.
    pub fn named(name: &str) -> Option<Played> {
        Played::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The edition whose names the boards have.
    pub const fn edition(self) -> Edition {
        match self {
            Played::SevenSecond | Played::Duel => Edition::Second,
            Played::SevenFirst | Played::FreeCity => Edition::First,
        }
    }
}

impl OwnBoard {
    /// The board that a text stands for, as [`fmt::Display`] writes it.
    pub fn named(text: &str) -> Option<OwnBoard> {
        let wonder = duel::Wonder::ALL.into_iter().find(|one| one.name() == text);
        let board = || {
            let (city, side) = text.rsplit_once(' ')?;
            Some(Board {
                wonder: seven::Wonder::from_city(Edition::First, city)?,
                side: Side::from_name(Edition::First, side)?,
            })
        };
        let wonder = wonder.map(OwnBoard::Duel);
        wonder.or_else(|| board().map(OwnBoard::Seven))
    }
}

impl fmt::Display for OwnBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OwnBoard::Seven(board) => {
                let (city, side) = (
                    board.wonder.city(Edition::First),
                    board.side.name(Edition::First),
                );
                write!(f, "{city} {side}")
            }
            OwnBoard::Duel(wonder) => f.write_str(wonder.name()),
        }
    }
}

/// How a finished game ended for a seat; `None` while it goes on, and for a seat that it does not have.
pub fn result_of(game: &AnyGame, seat: Seat) -> Option<SeatResult> {
    if !game.is_over() {
        return None;
    }
    match game {
        AnyGame::Seven(game) => of_seven(game, seat),
        AnyGame::Duel(game) => of_duel(game, seat),
    }
}

/// The places of all seats as ratings count them, in seat order from 1; `None` while the game goes on. Seats in `given_up` are
/// behind all others, whatever a bot has made of them since.
pub fn standing(game: &AnyGame, given_up: &[Seat]) -> Option<Vec<usize>> {
    let key = |seat: Seat| {
        let place = result_of(game, seat)?.place;
        Some((given_up.contains(&seat), place.unwrap_or(1)))
    };
    let keys: Option<Vec<_>> = Seat::all(game.players()).map(key).collect();
    let keys = keys?;
    let place = |own: &(bool, usize)| 1 + keys.iter().filter(|other| *other < own).count();
    Some(keys.iter().map(place).collect())
}

fn of_seven(game: &Game<Seven>, seat: Seat) -> Option<SeatResult> {
    let setup = game.record.setup()?;
    let board = *setup.boards.get(seat.number())?;
    let seats = game.sitting.len();
    if seat.number() >= seats {
        return None;
    }
    let outcome = game.position().outcome();
    let winners = game.record.winners();
    let won = winners.is_some_and(|winners| winners.contains(seat));
    let scores = outcome.as_ref().map(|outcome| &outcome.scores);
    let better = scores.map(|scores| {
        let mut all = Seat::all(seats);
        let own = scores[seat].rank();
        all.by_ref()
            .filter(|&other| scores[other].rank() > own)
            .count()
    });
    // Where one of two players resigns, the other wins.
    let decided = winners.is_some_and(|winners| !winners.is_empty());
    let resigned = decided.then_some(if won { 1 } else { 2 });
    Some(SeatResult {
        game: match (setup.free_city, setup.edition) {
            (true, _) => Played::FreeCity,
            (false, Edition::First) => Played::SevenFirst,
            (false, Edition::Second) => Played::SevenSecond,
        },
        seats,
        boards: vec![OwnBoard::Seven(board)],
        place: better.map(|better| better + 1).or(resigned),
        won,
        points: scores.map(|scores| i32::from(scores[seat].total())),
        victory: victory(
            outcome.as_ref().map(|outcome| outcome.victory),
            game.given_up(),
        ),
    })
}

fn of_duel(game: &Game<Duel>, seat: Seat) -> Option<SeatResult> {
    let seats = game.sitting.len();
    if seat.number() >= seats {
        return None;
    }
    let outcome = game.position().outcome();
    let winners = game.record.winners();
    let won = winners.is_some_and(|winners| winners.contains(seat));
    let city = &game.position().table().cities[seat];
    // A wonder that was returned when the seventh was built counts, too.
    let events = game.history.iter().flat_map(|step| &step.events);
    let lost: Vec<duel::Wonder> = events
        .filter_map(|event| match event {
            duel::Event::WonderLost { seat: of, wonder } if *of == seat => Some(*wonder),
            _ => None,
        })
        .collect();
    let wonders = duel::Wonder::ALL.into_iter().filter(|one| {
        city.wonders.contains(*one) || city.built.contains(*one) || lost.contains(one)
    });
    let by_points = outcome
        .as_ref()
        .filter(|outcome| outcome.victory == Victory::Civilian);
    Some(SeatResult {
        game: Played::Duel,
        seats,
        boards: wonders.map(OwnBoard::Duel).collect(),
        place: Some(if won { 1 } else { 2 }),
        won,
        points: by_points.map(|outcome| i32::from(outcome.scores[seat].total())),
        victory: victory(
            outcome.as_ref().map(|outcome| outcome.victory),
            game.given_up(),
        ),
    })
}

/// How a game was won, as the store writes it: `resigned` where it was given up.
fn victory(victory: Option<Victory>, given_up: bool) -> String {
    let other = if given_up { RESIGNED } else { "other" };
    victory.map_or(other, Victory::name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_read_as_they_are_written() {
        let boards = seven::Wonder::ALL
            .into_iter()
            .flat_map(|wonder| Side::ALL.map(|side| OwnBoard::Seven(Board { wonder, side })));
        let all: Vec<OwnBoard> = boards
            .chain(duel::Wonder::ALL.map(OwnBoard::Duel))
            .collect();
        for board in &all {
            assert_eq!(OwnBoard::named(&board.to_string()), Some(*board));
        }
        for wrong in ["", "Rhodes", "Rhodes C", "Paris A"] {
            assert_eq!(OwnBoard::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn games_are_read_as_they_are_written() {
        for game in Played::ALL {
            assert_eq!(Played::named(game.name()), Some(game));
        }
        assert_eq!(Played::named("chess"), None);
    }
}
