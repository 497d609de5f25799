//! What the records of all games share: how a refused record says where and why.
//!
//! A record is a complete game as one JSON object: the deal and every decision. Each game reads and writes its own form
//! in its own `record` module.

use core::fmt;

/// The version of the record format this program reads and writes.
pub const VERSION: u32 = 1;

/// Where in a record something is wrong, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The path of the faulty value, such as `moves[12].actions[2].card`; empty for the record as a whole.
    pub place: String,
    /// What is wrong there, as a sentence without a full stop.
    pub reason: String,
}

impl RecordError {
    /// An error at a place.
    pub fn at(place: impl Into<String>, reason: impl fmt::Display) -> RecordError {
        RecordError {
            place: place.into(),
            reason: reason.to_string(),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.is_empty() {
            f.write_str(&self.reason)
        } else {
            write!(f, "{}: {}", self.place, self.reason)
        }
    }
}

impl core::error::Error for RecordError {}
