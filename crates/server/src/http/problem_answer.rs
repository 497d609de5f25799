//! The answers to a problem, be it a puzzle or a mistake of one's own, as addresses and forms have them.

use antipater_show::puzzles::Problem;
use serde::Deserialize;

use crate::error::Error;

/// A number in an address. It has one spelling, so that what it names has one address.
///
/// # Errors
/// When it is no number.
pub(super) fn number_of(text: &str) -> Result<usize, Error> {
    let number = text.parse().ok();
    let number = number.filter(|read: &usize| read.to_string() == text);
    number.ok_or(Error::NoPuzzle)
}

/// An answer as the form of a table sends it; its other fields say nothing here.
#[derive(Deserialize)]
pub(super) struct AnswerForm {
    /// The action, as in a record.
    pub(super) action: String,
}

/// The number of an answer, if it is one.
pub(super) fn read(problem: &Problem, action: &str) -> Result<usize, Error> {
    let number = problem.number(action);
    number.map_err(|why| Error::Unreadable(format!("action: {why}")))
}
