//! The game on the command line, and the options that fit it.

use std::fmt;

use antipater_engine::duel;
use antipater_engine::seven::{self, Edition, MAX_SEATS, MIN_SEATS};
use anyhow::{Result, ensure};
use clap::ValueEnum;

use crate::locale::tell;

/// A game, named as in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Game {
    /// 7 Wonders.
    Seven,
    /// 7 Wonders, first edition, for two players with the Free City.
    FreeCity,
    /// 7 Wonders Duel.
    Duel,
}

impl Game {
    /// The name in records.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Game::Seven => seven::record::GAME,
            Game::FreeCity => seven::record::FREE_CITY,
            Game::Duel => duel::record::GAME,
        }
    }
}

/// Parses an edition.
pub(crate) fn edition(name: &str) -> Result<Edition, String> {
    Edition::from_name(name).ok_or_else(|| tell!("cli-unknown-edition"))
}

/// The edition of the game with the Free City, which is optional.
///
/// # Errors
/// If another one is given.
pub(crate) fn only_first_edition(given: Option<Edition>) -> Result<Edition> {
    ensure!(
        given != Some(Edition::Second),
        wrong_usage(tell!("cli-edition-free-city"))
    );
    Ok(Edition::First)
}

/// Refuses an edition for a Duel.
///
/// # Errors
/// If one is given.
pub(crate) fn no_edition(given: Option<Edition>) -> Result<()> {
    ensure!(given.is_none(), wrong_usage(tell!("cli-edition-duel")));
    Ok(())
}

/// The number of players of free-city and duel.
pub(crate) const PLAYERS_OF_TWO: usize = 2;

/// The number of players of seven; three by default.
///
/// # Errors
/// If there are too few or too many.
pub(crate) fn three_or_more(wanted: Option<usize>) -> Result<usize> {
    let seats = wanted.unwrap_or(MIN_SEATS);
    ensure!(
        (MIN_SEATS..=MAX_SEATS).contains(&seats),
        wrong_usage(tell!(
            "cli-simulate-players",
            least = MIN_SEATS,
            most = MAX_SEATS,
            count = seats
        ))
    );
    Ok(seats)
}

/// Checks the number of players of a game for two, which is optional.
///
/// # Errors
/// If another number is given.
pub(crate) fn two_players(wanted: Option<usize>, game: &str) -> Result<usize> {
    let players = wanted.unwrap_or(PLAYERS_OF_TWO);
    ensure!(
        players == PLAYERS_OF_TWO,
        wrong_usage(tell!("cli-simulate-two", game = game, count = players))
    );
    Ok(players)
}

/// Options that do not fit together; the program exits with the status of wrong usage.
#[derive(Debug)]
pub(crate) struct WrongUsage(String);

impl fmt::Display for WrongUsage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongUsage {}

/// The error of options that do not fit together.
pub(crate) fn wrong_usage(sentence: String) -> WrongUsage {
    WrongUsage(sentence)
}
