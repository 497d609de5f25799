//! Which game, as said on the command line, and which options go with it.

use std::fmt;

use antipater_engine::seven::Edition;
use anyhow::{Result, ensure};
use clap::ValueEnum;

use crate::locale::tell;

/// A game by its word in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Game {
    /// 7 Wonders.
    Seven,
    /// 7 Wonders, first edition, for two with the Free City.
    FreeCity,
    /// 7 Wonders Duel.
    Duel,
}

/// Reads an edition from the command line.
pub(crate) fn edition(name: &str) -> Result<Edition, String> {
    Edition::from_name(name).ok_or_else(|| tell!("cli-unknown-edition"))
}

/// The edition of the game with the Free City, which need not be given.
///
/// # Errors
/// When another one was given.
pub(crate) fn only_first_edition(given: Option<Edition>) -> Result<Edition> {
    ensure!(
        given != Some(Edition::Second),
        wrong_usage(tell!("cli-edition-free-city"))
    );
    Ok(Edition::First)
}

/// A Duel has no editions.
///
/// # Errors
/// When one was given.
pub(crate) fn no_edition(given: Option<Edition>) -> Result<()> {
    ensure!(given.is_none(), wrong_usage(tell!("cli-edition-duel")));
    Ok(())
}

/// Options that do not go together; the program ends with the status of wrong usage.
#[derive(Debug)]
pub(crate) struct WrongUsage(String);

impl fmt::Display for WrongUsage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongUsage {}

/// Says why options do not go together.
pub(crate) fn wrong_usage(sentence: String) -> WrongUsage {
    WrongUsage(sentence)
}
