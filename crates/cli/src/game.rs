//! Which game, as said on the command line, and which options go with it.

use antipater_engine::seven::Edition;
use anyhow::{Result, ensure};
use clap::error::ErrorKind;
use clap::{CommandFactory, ValueEnum};

use crate::Cli;

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
    Edition::from_name(name).ok_or_else(|| "the editions are first and second".to_owned())
}

/// The edition of the game with the Free City, which need not be given.
///
/// # Errors
/// When another one was given.
pub(crate) fn only_first_edition(given: Option<Edition>) -> Result<Edition> {
    ensure!(
        given != Some(Edition::Second),
        wrong_usage("--edition: the game with the Free City is of the first edition")
    );
    Ok(Edition::First)
}

/// A Duel has no editions.
///
/// # Errors
/// When one was given.
pub(crate) fn no_edition(given: Option<Edition>) -> Result<()> {
    ensure!(
        given.is_none(),
        wrong_usage("--edition: a Duel has no editions")
    );
    Ok(())
}

/// Options that do not go together; the program ends with the status of wrong usage.
pub(crate) fn wrong_usage(sentence: impl std::fmt::Display) -> clap::Error {
    Cli::command().error(ErrorKind::ArgumentConflict, sentence)
}
