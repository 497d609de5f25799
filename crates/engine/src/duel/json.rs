//! A JSON parser that refuses repeated keys.
//!
//! Here: text to a [`Value`]. Not here: the form of records (`record_json`). serde keeps the last of repeated keys in a
//! [`Value`], so a reader that keeps the first would see another game.

use core::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::record::{self, RecordError};

/// Parses JSON and refuses repeated keys; errors name the path of the object with the keys.
pub(super) fn read(text: &str) -> Result<Value, RecordError> {
    let value = record::parse(text).map(|Unrepeated(value)| value);
    value.map_err(|error| {
        // If the text ends before a key or a value is complete, serde reports that step of the path as unknown.
        let known = error.place.trim_end_matches('?').trim_end_matches('.');
        RecordError::at(known, error.reason)
    })
}

/// Parses JSON like [`read`] for a part of a record; its errors name this place.
pub(super) fn read_part(place: &str, text: &str) -> Result<Value, RecordError> {
    read(text).map_err(|error| match error.place.as_str() {
        "" => RecordError::at(place, error.reason),
        inner => RecordError::at(format!("{place}.{inner}"), error.reason),
    })
}

/// A value without repeated keys in any of its objects.
struct Unrepeated(Value);

impl<'de> Deserialize<'de> for Unrepeated {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Unrepeated, D::Error> {
        from.deserialize_any(AnyValue).map(Unrepeated)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Unrepeated(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format_args!("duplicate field `{key}`")));
            }
            let Unrepeated(value) = entries.next_value()?;
            object.insert(key, value);
        }
        Ok(object.into())
    }
}
