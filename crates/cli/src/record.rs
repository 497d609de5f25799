//! The records of all games: what the commands ask of a record, whatever its game.

use antipater_engine::duel::{self, Duel};
use antipater_engine::record::{self, RecordError};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{JointAction, Outcome, Seat, State};
use anyhow::Result;

use crate::locale::tell;
use crate::pad::Row;
use crate::simulate::Dealt;

/// A record of one of the games.
pub(crate) enum Record {
    Seven(seven::Record),
    Duel(duel::Record),
}

impl Record {
    /// Reads a record of any game and checks its moves and result.
    pub(crate) fn read(text: &str) -> Result<Record, RecordError> {
        let game = record::game(text)?;
        match game.as_str() {
            seven::record::GAME | seven::record::FREE_CITY => {
                seven::Record::read(text).map(Record::Seven)
            }
            duel::record::GAME => duel::Record::read(text).map(Record::Duel),
            _ => Err(RecordError::at("game", unknown_game(&game))),
        }
    }
}

/// Says that no game has this word.
pub(crate) fn unknown_game(word: &str) -> String {
    let (seven, free_city) = (seven::record::GAME, seven::record::FREE_CITY);
    let duel = duel::record::GAME;
    tell!(
        "cli-unknown-game",
        name = word,
        list = format!("{seven}, {free_city}, {duel}")
    )
}

/// What a game did, step by step.
pub(crate) type Steps<G> = Vec<JointAction<<G as State>::Action>>;

/// A record of the game `G`.
pub(crate) trait Recorded: Sized {
    /// The game.
    type Game: Dealt<Score: Row + Send, InvalidSetup: Send + Sync>;

    /// The record of a game that was played by the rules.
    fn played(
        players: Vec<String>,
        setup: <Self::Game as State>::Setup,
        steps: Steps<Self::Game>,
    ) -> Result<Self>;

    /// The record as one line of JSON.
    fn line(&self) -> String;

    /// The word for the game in records.
    fn game(&self) -> &'static str;

    /// The game and its edition, for people.
    fn title(&self) -> String;

    /// The name of each city, for people.
    fn cities(&self) -> Vec<String>;

    /// The position before the first move.
    fn start(&self) -> Result<Self::Game>;

    /// All steps, one for each entry of `moves`.
    fn steps(&self) -> Steps<Self::Game>;

    /// A legal action as JSON, as it stands in `moves`.
    fn action(position: &Self::Game, seat: Seat, action: <Self::Game as State>::Action) -> String;

    /// The result as JSON.
    fn result(&self, outcome: &Outcome<<Self::Game as State>::Score>) -> String;

    /// The position after the first `count` steps.
    fn position(&self, count: usize) -> Result<Self::Game> {
        let mut position = self.start()?;
        let steps = self.steps();
        let played = steps.iter().take(count);
        played.for_each(|joint| position.apply_unchecked(joint));
        Ok(position)
    }
}

impl Recorded for seven::Record {
    type Game = Seven;

    fn played(players: Vec<String>, setup: seven::Setup, steps: Steps<Seven>) -> Result<Self> {
        let mut record = seven::Record::new(players, setup);
        record.steps = steps;
        Ok(record)
    }

    fn line(&self) -> String {
        self.write()
    }

    fn game(&self) -> &'static str {
        seven::Record::game(self)
    }

    fn title(&self) -> String {
        if self.setup.free_city {
            free_city_title()
        } else {
            edition_title(self.setup.edition)
        }
    }

    fn cities(&self) -> Vec<String> {
        let edition = self.setup.edition;
        let free_city = tell!("cli-free-city");
        let names = self.players.iter().chain([&free_city]);
        let named = names.zip(&self.setup.boards);
        named
            .map(|(name, board)| {
                let (city, side) = (board.wonder.city(edition), board.side.name(edition));
                format!("{name} ({city} {side})")
            })
            .collect()
    }

    fn start(&self) -> Result<Seven> {
        Ok(seven::Record::start(self)?)
    }

    fn steps(&self) -> Steps<Seven> {
        self.steps.clone()
    }

    fn action(_: &Seven, seat: Seat, action: seven::Action) -> String {
        seven::record::write_action(seat, action)
    }

    fn result(&self, outcome: &Outcome<seven::Score>) -> String {
        seven::record::write_result(outcome, self.setup.seats())
    }
}

/// What an edition of 7 Wonders is called.
pub(crate) fn edition_title(edition: seven::Edition) -> String {
    tell!("cli-title-seven", edition = edition.name())
}

/// What the game with the Free City is called.
pub(crate) fn free_city_title() -> String {
    tell!("cli-title-free-city")
}

/// What the game of two is called.
pub(crate) fn duel_title() -> String {
    tell!("cli-title-duel")
}

impl Recorded for duel::Record {
    type Game = Duel;

    fn played(players: Vec<String>, setup: duel::Setup, steps: Steps<Duel>) -> Result<Self> {
        let players = <[String; duel::SEATS]>::try_from(players)
            .map_err(|players| anyhow::anyhow!(tell!("cli-duel-two", count = players.len())))?;
        let mut record = duel::Record::new(players, setup)?;
        steps.iter().try_for_each(|joint| record.play(joint))?;
        Ok(record)
    }

    fn line(&self) -> String {
        self.write()
    }

    fn game(&self) -> &'static str {
        duel::record::GAME
    }

    fn title(&self) -> String {
        duel_title()
    }

    fn cities(&self) -> Vec<String> {
        self.players().to_vec()
    }

    fn start(&self) -> Result<Duel> {
        Ok(Duel::new(*self.setup())?)
    }

    fn steps(&self) -> Steps<Duel> {
        let step = |&(seat, action): &(Seat, duel::Action)| JointAction::only(seat, action);
        self.moves().iter().map(step).collect()
    }

    fn action(position: &Duel, seat: Seat, action: duel::Action) -> String {
        position.write_move(seat, action)
    }

    fn result(&self, outcome: &Outcome<duel::Score>) -> String {
        duel::record::write_result(outcome)
    }
}
