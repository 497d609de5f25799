//! What the records of all games share: how a refused record says where and why.
//!
//! A record is a complete game as one JSON object: the deal and every decision. Each game reads and writes its own form
//! in its own `record` module.

use core::fmt;

use core::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

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
    let Object(head): Object<Head> = parse(text)?;
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

/// Refuses other versions of the format and other games; returns the record's game.
pub(crate) fn check_version(text: &str, games: &[&str]) -> Result<String, RecordError> {
    let game = game(text)?;
    if games.contains(&game.as_str()) {
        Ok(game)
    } else {
        let games = games.join(", ");
        Err(RecordError::at(
            "game",
            format!("\"{game}\" is read here as one of: {games}"),
        ))
    }
}

/// Parses JSON; an error names the path of the faulty value, and line and column.
///
/// # Errors
/// When the text is no JSON or not of the form of a `T`.
pub fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, RecordError> {
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

/// A value that is written as a JSON object and nothing else: by itself serde would also take a list of the fields.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(transparent)]
pub struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Object<T>, D::Error> {
        struct Fields<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Fields<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }

        from.deserialize_map(Fields(PhantomData))
    }
}

/// For a key that may be left out: one that is there has a value, `null` is refused.
pub(crate) fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}
