//! What the records of all games share: how a refused record says where and why.
//!
//! A record is a complete game as one JSON object: the deal and every decision. Each game reads and writes its own form
//! in its own `record` module.

use core::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

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

/// What must be known of a record before the rest can be read.
#[derive(Deserialize)]
struct Head {
    version: u32,
    game: String,
}

/// The word a record has for its game.
///
/// # Errors
/// When the text is no JSON object with `version` and `game`, or its version is not [`VERSION`].
pub fn game(text: &str) -> Result<String, RecordError> {
    let head: Head = parse(text)?;
    if head.version == VERSION {
        Ok(head.game)
    } else {
        let reason = format!(
            "version {} is not version {VERSION}, the only one",
            head.version
        );
        Err(RecordError::at("version", reason))
    }
}

/// Refuses other versions of the format and other games.
pub(crate) fn check_version(text: &str, games: &[&str]) -> Result<(), RecordError> {
    let game = game(text)?;
    if games.contains(&game.as_str()) {
        Ok(())
    } else {
        let games = games.join(", ");
        Err(RecordError::at(
            "game",
            format!("\"{game}\" is read here as one of: {games}"),
        ))
    }
}

/// Parses JSON; an error names the path of the faulty value, and line and column.
pub(crate) fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, RecordError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let place = error.path().to_string();
        RecordError::at(
            if place == "." { String::new() } else { place },
            error.inner(),
        )
    })?;
    reader.end().map_err(|error| RecordError::at("", error))?;
    Ok(value)
}

/// Parses JSON and refuses what its reader lets pass though the format does not know it: a list in place of an object,
/// and `null` for a key that is left out.
pub(crate) fn parse_exactly<'a, T: Deserialize<'a> + Serialize>(
    text: &'a str,
) -> Result<T, RecordError> {
    let read: T = parse(text)?;
    let right = serde_json::to_value(&read).map_err(|error| RecordError::at("", error))?;
    match difference(&parse(text)?, &right) {
        None => Ok(read),
        Some(place) => {
            let place = place.trim_start_matches('.');
            Err(RecordError::at(place, "this is not how a record writes it"))
        }
    }
}

/// The path of the first value of `found` that is written otherwise in `right`.
fn difference(found: &Value, right: &Value) -> Option<String> {
    match (found, right) {
        (Value::Object(found), Value::Object(right)) => found.iter().find_map(|(key, value)| {
            let deeper = match right.get(key) {
                Some(right) => difference(value, right)?,
                None => String::new(),
            };
            Some(format!(".{key}{deeper}"))
        }),
        (Value::Array(found), Value::Array(right)) if found.len() == right.len() => {
            let mut pairs = found.iter().zip(right).enumerate();
            pairs.find_map(|(number, (found, right))| {
                Some(format!("[{number}]{}", difference(found, right)?))
            })
        }
        _ => (found != right).then(String::new),
    }
}
