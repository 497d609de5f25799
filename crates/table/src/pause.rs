//! A pause by agreement, or the proposal of one, and its stored form.

use antipater_engine::{Seat, SeatSet};
use serde_json::{Value, json};

use crate::bank::is_time;

/// A pause, or the proposal of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// The people on these seats agree to one.
    Proposed(SeatSet),
    /// It has begun. Meanwhile the deadline of the table is its end.
    Begun {
        /// What was left of the limit for the present decision, in milliseconds; `None` at a table with time banks.
        left: Option<i64>,
    },
}

impl Pause {
    /// The stored form: a list of seats, or what was left of the limit.
    pub fn write(self) -> String {
        match self {
            Pause::Proposed(agreed) => json!(agreed.iter().map(Seat::number).collect::<Vec<_>>()),
            Pause::Begun { left } => json!(left),
        }
        .to_string()
    }

    /// Reads the stored form.
    pub(crate) fn read(text: &str) -> Result<Pause, String> {
        match serde_json::from_str(text).map_err(bad)? {
            Value::Null => Ok(Pause::Begun { left: None }),
            Value::Array(agreed) => {
                let seat = |value: &Value| Seat::new(usize::try_from(value.as_u64()?).ok()?);
                let agreed: Option<SeatSet> = agreed.iter().map(seat).collect();
                agreed
                    .map(Pause::Proposed)
                    .ok_or_else(|| bad("there is no such seat"))
            }
            other => {
                let left = other.as_i64().filter(|left| is_time(*left));
                let left = left.ok_or_else(|| bad("it leaves a time that no clock shows"))?;
                Ok(Pause::Begun { left: Some(left) })
            }
        }
    }
}

pub(crate) fn bad(why: impl std::fmt::Display) -> String {
    format!("a pause: {why}")
}
