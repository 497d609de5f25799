//! The sides of the boards at tables where players choose them after the deal.
//!
//! A table waits for all choices before it shows any card; the deal does not depend on them. Here: the stored form of a
//! choice, and of the step with all choices. [`Hosted::with_sides`] applies them to a deal.
//!
//! [`Hosted::with_sides`]: super::Hosted::with_sides

use antipater_engine::record::{Object, RecordError, parse};
use antipater_engine::seven::{Edition, Side, Wonder};
use antipater_engine::{Seat, seven};
use serde::{Deserialize, Serialize};

/// The name of this kind of choice in JSON, in the place of an action's `build` or `sell`.
const CHOICE: &str = "side";

/// The boards of a table by seat, without sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Boards {
    /// The edition, which has names for the sides.
    pub edition: Edition,
    /// The wonder of each seat.
    pub wonders: Vec<Wonder>,
}

/// A seat's choice in JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChoiceForm {
    seat: u8,
    #[serde(rename = "do")]
    verb: String,
    side: String,
}

/// The sides of all seats in JSON, as in the log of a table.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SidesForm {
    sides: Vec<String>,
}

/// Whether an entry of a log contains the sides of the boards.
pub fn is_sides(entry: &str) -> bool {
    parse::<Object<SidesForm>>(entry).is_ok()
}

impl Boards {
    /// The boards of a deal.
    pub fn of(setup: &seven::Setup) -> Boards {
        Boards {
            edition: setup.edition,
            wonders: setup.boards.iter().map(|board| board.wonder).collect(),
        }
    }

    /// A seat's choice as JSON.
    pub fn write_choice(&self, seat: Seat, side: Side) -> String {
        let form = ChoiceForm {
            seat: seat.number() as u8,
            verb: CHOICE.to_owned(),
            side: side.name(self.edition).to_owned(),
        };
        json(&form)
    }

    /// Parses a seat's choice.
    ///
    /// # Errors
    /// Says where and why the text is invalid.
    pub fn read_choice(&self, text: &str) -> Result<(Seat, Side), RecordError> {
        let Object(form) = parse::<Object<ChoiceForm>>(text)?;
        if form.verb != CHOICE {
            let reason = format!("the sides are chosen first, with \"{CHOICE}\"");
            return Err(RecordError::at("action.do", reason));
        }
        let number = usize::from(form.seat);
        let seat = Seat::new(number).filter(|_| number < self.wonders.len());
        let seat = seat
            .ok_or_else(|| RecordError::at("action.seat", format!("there is no seat {number}")))?;
        Ok((seat, self.read_side(&form.side)?))
    }

    /// The log entry with the sides of the boards.
    pub fn write_sides(&self, sides: &[Side]) -> String {
        let names = sides.iter().map(|side| side.name(self.edition).to_owned());
        json(&SidesForm {
            sides: names.collect(),
        })
    }

    /// Parses such an entry.
    ///
    /// # Errors
    /// Says where and why the text is invalid.
    pub fn read_sides(&self, entry: &str) -> Result<Vec<Side>, RecordError> {
        let Object(form) = parse::<Object<SidesForm>>(entry)?;
        if form.sides.len() != self.wonders.len() {
            let (found, seats) = (form.sides.len(), self.wonders.len());
            let reason = format!("{found} sides for {seats} boards");
            return Err(RecordError::at("sides", reason));
        }
        form.sides.iter().map(|side| self.read_side(side)).collect()
    }

    fn read_side(&self, name: &str) -> Result<Side, RecordError> {
        Side::from_name(self.edition, name).ok_or_else(|| {
            let [a, b] = Side::ALL.map(|side| side.name(self.edition));
            RecordError::at("side", format!("a side is {a} or {b}, not \"{name}\""))
        })
    }
}

fn json(form: &impl Serialize) -> String {
    serde_json::to_string(form).unwrap_or_else(|error| unreachable!("plain data: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards(edition: Edition) -> Boards {
        Boards {
            edition,
            wonders: vec![Wonder::Giza, Wonder::Rhodes, Wonder::Olympia],
        }
    }

    #[test]
    fn choices_and_sides_are_read_as_they_were_written() {
        for edition in [Edition::First, Edition::Second] {
            let boards = boards(edition);
            for (seat, side) in Seat::all(3).zip([Side::A, Side::B, Side::A]) {
                let text = boards.write_choice(seat, side);
                assert_eq!(boards.read_choice(&text), Ok((seat, side)));
                assert!(!is_sides(&text));
            }
            let sides = [Side::B, Side::A, Side::B];
            let entry = boards.write_sides(&sides);
            assert!(is_sides(&entry));
            assert_eq!(boards.read_sides(&entry), Ok(sides.to_vec()));
        }
    }

    #[test]
    fn what_is_no_choice_is_refused() {
        let boards = boards(Edition::Second);
        for text in [
            r#"{"seat":0,"do":"sell","card":"Altar"}"#,
            r#"{"seat":0,"do":"sell","side":"day"}"#,
            r#"{"seat":3,"do":"side","side":"day"}"#,
            r#"{"seat":0,"do":"side","side":"A"}"#,
            r#"{"seat":0,"do":"side"}"#,
            "",
        ] {
            assert!(boards.read_choice(text).is_err(), "{text}");
        }
        for entry in [r#"{"sides":["day","night"]}"#, r#"{"sides":["A","B","A"]}"#] {
            assert!(boards.read_sides(entry).is_err(), "{entry}");
        }
        assert!(!is_sides("\"undo\""));
    }
}
