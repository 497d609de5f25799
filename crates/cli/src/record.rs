//! The records of all games: which game a text is a record of, and the displayed names of the game and its cities.

use std::fmt::Display;
use std::fs::File;
use std::io::{BufWriter, Write};

use antipater_engine::duel::{self, Duel};
use antipater_engine::record::{self, RecordError};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{JointAction, Record, Recorded, Seat, SeatSet};
use antipater_show::score_pad::Pad;
use anyhow::{Context, Result};

use crate::locale::{t, tell};

/// A record of one of the games.
pub(crate) enum AnyRecord {
    Seven(Box<seven::Record>),
    Duel(Box<duel::Record>),
}

impl AnyRecord {
    /// Parses a record of any game and checks its moves and result.
    pub(crate) fn read(text: &str) -> Result<AnyRecord, RecordError> {
        let game = record::game(text)?;
        match game.as_str() {
            seven::record::GAME | seven::record::FREE_CITY => {
                Ok(AnyRecord::Seven(Box::new(Record::read(text)?)))
            }
            duel::record::GAME => Ok(AnyRecord::Duel(Box::new(Record::read(text)?))),
            _ => Err(RecordError::at("game", unknown_game(&game))),
        }
    }
}

/// The error of an unknown game.
pub(crate) fn unknown_game(word: &str) -> String {
    let (seven, free_city) = (seven::record::GAME, seven::record::FREE_CITY);
    let duel = duel::record::GAME;
    tell!(
        "cli-unknown-game",
        name = word,
        list = format!("{seven}, {free_city}, {duel}")
    )
}

/// A game with a displayed name.
pub(crate) trait Titled: Recorded {
    /// The game of a record and its edition.
    fn title(record: &Record<Self>) -> String;

    /// The name of each city of a record, in seat order.
    fn cities(record: &Record<Self>) -> Vec<String>;

    /// The score pad of a record's game.
    fn pad(record: &Record<Self>) -> Pad;
}

/// The heading of a record: its number in the file, the game, and the number of moves.
pub(crate) fn heading<G: Titled>(record: &Record<G>, number: usize) -> String {
    let names = |seats: SeatSet| {
        let seats = seats.iter();
        let names: Vec<&str> = seats
            .map(|seat| record.players()[seat.number()].as_str())
            .collect();
        names.join(", ")
    };
    let winner = record.winners();
    let resigned = record.resigned();
    let over = match winner {
        None => "no",
        Some(_) if resigned.is_empty() => "yes",
        Some(winner) if winner.is_empty() => "resigned",
        Some(_) => "won",
    };
    tell!(
        "cli-replay-record",
        record = number,
        title = G::title(record),
        moves = record.steps().len(),
        over = over,
        names = names(resigned),
        winner = winner.map(names).unwrap_or_default()
    )
}

impl Titled for Seven {
    fn title(record: &seven::Record) -> String {
        let table = record.position().table();
        match table.free_city() {
            Some(_) => free_city_title(),
            None => edition_title(table.edition()),
        }
    }

    fn cities(record: &seven::Record) -> Vec<String> {
        let table = record.position().table();
        let edition = table.edition();
        let free_city = tell!("cli-free-city");
        let names = record.players().iter().chain([&free_city]);
        let named = names.zip(Seat::all(table.seats()));
        named
            .map(|(name, seat)| {
                let board = table.city(seat).board();
                let (city, side) = (t().name(board.wonder), board.side.name(edition));
                format!("{name} ({city} {side})")
            })
            .collect()
    }

    fn pad(record: &seven::Record) -> Pad {
        Pad::Seven(record.position().table().edition())
    }
}

impl Titled for Duel {
    fn title(_: &duel::Record) -> String {
        duel_title()
    }

    fn cities(record: &duel::Record) -> Vec<String> {
        record.players().to_vec()
    }

    fn pad(_: &duel::Record) -> Pad {
        Pad::Duel
    }
}

/// The name of an edition of 7 Wonders.
pub(crate) fn edition_title(edition: seven::Edition) -> String {
    tell!("cli-title-seven", edition = edition.name())
}

/// The name of the game with the Free City.
pub(crate) fn free_city_title() -> String {
    tell!("cli-title-free-city")
}

/// The name of 7 Wonders Duel.
pub(crate) fn duel_title() -> String {
    tell!("cli-title-duel")
}

/// The file of records.
pub(crate) struct Records<'a> {
    file: BufWriter<File>,
    path: &'a str,
}

impl<'a> Records<'a> {
    pub(crate) fn new(path: &'a str) -> Result<Records<'a>> {
        let file = File::create(path).with_context(|| tell!("cli-cannot-write", file = path))?;
        let file = BufWriter::new(file);
        Ok(Records { file, path })
    }

    pub(crate) fn write(&mut self, record: &str) -> Result<()> {
        let path = self.path;
        writeln!(self.file, "{record}").with_context(|| tell!("cli-cannot-write", file = path))
    }

    pub(crate) fn finish(mut self) -> Result<()> {
        let path = self.path;
        self.file
            .flush()
            .with_context(|| tell!("cli-cannot-write", file = path))
    }
}

/// The record of a game of bots; a bot on several seats has the number of its seat in its name.
pub(crate) fn record_of_bots<G, B>(
    bots: &[&B],
    setup: &G::Setup,
    steps: &[JointAction<G::Action>],
) -> Result<String>
where
    G: Recorded<InvalidSetup: Send + Sync + 'static>,
    B: PartialEq + Display,
{
    let name = |(seat, bot): (usize, &&B)| {
        let alone = bots.iter().filter(|&other| other == bot).count() == 1;
        if alone {
            bot.to_string()
        } else {
            format!("{bot} {seat}")
        }
    };
    let names = bots.iter().enumerate().map(name).collect();
    let mut record = Record::<G>::new(names, setup.clone())?;
    steps.iter().for_each(|joint| record.play_unchecked(joint));
    Ok(record.write())
}
