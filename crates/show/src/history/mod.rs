//! Finished games in a person's history: the result of one game, and totals over many.
//!
//! Here: the facts of one game. `statistics` adds them up, `csv` writes them for spreadsheets, and `offline` has the
//! file that brings offline games to a server. These functions get the games of one person; access is decided
//! elsewhere.

pub mod csv;
pub mod offline;
pub mod statistics;

use std::fmt;

use antipater_bots::BotKind;
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Board, Edition, Seven, Side};
use antipater_engine::{Seat, State, Victory};

use crate::character::Character;
use crate::game::{AnyGame, Game};
use serde::{Deserialize, Serialize};

use crate::view::{Avatar, PersonKey};

/// The kind of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// A player's board, or a wonder from the draft.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnBoard {
    /// The board of 7 Wonders, with its side.
    Seven(Board),
    /// A wonder of Duel.
    Duel(duel::Wonder),
}

/// The kind of victory of a game that ended by resigning.
pub const RESIGNED: &str = "resigned";

/// The result of a finished game for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The kind of game.
    pub game: Played,
    /// The number of players.
    pub seats: usize,
    /// The board of 7 Wonders, or the wonders of Duel.
    pub boards: Vec<OwnBoard>,
    /// The place, from 1; `None` if the game ended in a way that has no places.
    pub place: Option<usize>,
    /// Whether the seat won, alone or with others.
    pub won: bool,
    /// The points; `None` if points did not decide.
    pub points: Option<i32>,
    /// The kind of victory: `civilian`, `military`, `science`, or [`RESIGNED`].
    pub victory: String,
}

/// Another player of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Other {
    /// The present name.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<BotKind>,
    /// The key of a person.
    pub person: Option<PersonKey>,
    /// The picture, which distinguishes people with the same name.
    pub avatar: Option<Avatar>,
    /// The person's rating in this game, in whole points, if it is public and requested.
    pub rating: Option<i32>,
}

impl Other {
    /// The character of a bot.
    pub fn character(&self) -> Option<Character> {
        self.bot.and_then(|_| Character::named(&self.name))
    }
}

/// A finished game in the history of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The table.
    pub table: String,
    /// When it ended, in seconds since 1970.
    pub finished_at: i64,
    /// Whether it was a guided game, with a fixed deal. Such games are not in statistics.
    pub guided: bool,
    /// Whether it was played offline and stored by a server later.
    pub offline: bool,
    /// The number of hints taken.
    pub hints: usize,
    /// The person's rating before and after the game, in whole points, if the game counts.
    pub rating: Option<(i32, i32)>,
    /// Whether the person left before the end, or resigned, and a bot played on.
    pub left: bool,
    /// The place that counts for ratings, from 1; `None` if the game does not count.
    pub counts_as: Option<usize>,
    /// The result for the person.
    pub result: SeatResult,
    /// The other players, in seat order.
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

    /// The name in the store, in addresses and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Played::SevenSecond => "seven-second",
            Played::SevenFirst => "seven-first",
            Played::FreeCity => "free-city",
            Played::Duel => "duel",
        }
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Played> {
        Played::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The edition whose names its boards have.
    pub const fn edition(self) -> Edition {
        match self {
            Played::SevenSecond | Played::Duel => Edition::Second,
            Played::SevenFirst | Played::FreeCity => Edition::First,
        }
    }
}

impl OwnBoard {
    /// Parses a board, as [`fmt::Display`] writes it.
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

/// The result of a finished game for a seat; `None` while it is in progress, and for a seat that does not exist.
pub fn result_of(game: &AnyGame, seat: Seat) -> Option<SeatResult> {
    if !game.is_over() {
        return None;
    }
    match game {
        AnyGame::Seven(game) => of_seven(game, seat),
        AnyGame::Duel(game) => of_duel(game, seat),
    }
}

/// The wonders of a seat at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Built {
    /// The stages of a board of 7 Wonders.
    Stages {
        /// The number of built stages.
        built: usize,
        /// The number of all stages.
        all: usize,
    },
    /// The constructed wonders of Duel.
    Wonders(Vec<duel::Wonder>),
}

/// The wonders that a seat has built; `None` for a seat that does not exist.
pub fn built_by(game: &AnyGame, seat: Seat) -> Option<Built> {
    if seat.number() >= game.players() {
        return None;
    }
    Some(match game {
        AnyGame::Seven(game) => {
            let table = game.position().table();
            let city = table.city(seat);
            Built::Stages {
                built: city.stages(),
                all: city.board_facts(table.edition()).stages.len(),
            }
        }
        AnyGame::Duel(game) => {
            let built = game.position().table().cities[seat].built;
            let wonders = duel::Wonder::ALL.into_iter();
            Built::Wonders(wonders.filter(|one| built.contains(*one)).collect())
        }
    })
}

/// The places of all seats for ratings, in seat order, from 1; `None` while the game is in progress. Seats in
/// `given_up` rank behind all others, whatever a bot has achieved since.
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
    // If one of two players resigns, the other wins.
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

/// The kind of victory in its stored form; `resigned` if the game ended by resigning.
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
