//! The record of a game of 7 Wonders as a JSON object: the deal, every decision and the result.
//!
//! Reading checks everything: names, the deal, every move against the rules, the result. Errors have the place and the
//! reason. If a seat's result can be written in several ways (ruling 9), each of them is accepted, and one is written.
//! Not here: the form of its parts (`record_json`).

use super::action::Action;
use super::edition::Edition;
pub use super::line::{FREE_CITY, GAME};
use super::position::Seven;
pub use super::record_json::step_name;
use super::record_json::{ActionForm, RecordForm, ResultForm, SetupForm, StepForm, to_json};
use super::score::{Score, possible_scores};
use crate::outcome::Outcome;
use crate::record::{
    BOTH, EndedForm, Object, RecordError, Recorded, VERSION, check_version, parse,
};
use crate::seat::Seat;
use crate::state::{JointAction, State};

/// A finished or unfinished game of 7 Wonders.
///
/// # Examples
/// ```
/// use antipater_engine::rng::generator;
/// use antipater_engine::seven::{BoardOptions, Edition, Record, Setup};
///
/// let boards = [BoardOptions::default(); 3];
/// let setup = Setup::deal(Edition::First, &boards, &mut generator(1, 0)).unwrap();
/// let names = ["Ada", "Ben", "Cyd"].map(str::to_owned).to_vec();
/// let record = Record::new(names, setup).unwrap();
/// assert_eq!(record.game(), "seven");
/// assert_eq!(Record::read(&record.write()), Ok(record));
/// ```
pub type Record = crate::record::Record<Seven>;

impl Recorded for Seven {
    fn game(&self) -> &'static str {
        match self.table().free_city() {
            Some(_) => FREE_CITY,
            None => GAME,
        }
    }

    fn read_record(text: &str) -> Result<Record, RecordError> {
        let game = check_version(text, &[GAME, FREE_CITY])?;
        let Object(wire): Object<RecordForm> = parse(text)?;
        let edition = read_edition(&game, wire.edition.as_deref())?;
        let mut record = match (wire.setup, wire.position) {
            (Some(setup), None) => Record::new(wire.players, setup.0.read(edition, &game)?)?,
            (None, Some(line)) => {
                let record = Record::from_line(wire.players, &line)?;
                check_game(&record, edition, &game)?;
                record
            }
            (None, None) => return Err(RecordError::at("setup", "missing")),
            (Some(_), Some(_)) => return Err(RecordError::at("position", BOTH)),
        };
        for (number, Object(step)) in wire.moves.iter().enumerate() {
            let place = format!("moves[{number}]");
            let joint = step.read(record.position(), &place)?;
            record
                .play(&joint)
                .map_err(|error| RecordError::at(error.place(&place, &joint), error))?;
        }
        check_result(wire.result.map(|result| result.0), record.position())?;
        if let Some(Object(ended)) = wire.ended {
            ended.end(&mut record)?;
        }
        Ok(record)
    }

    fn write_record(record: &Record) -> String {
        let mut position = record.start();
        let mut moves = Vec::with_capacity(record.steps().len());
        for joint in record.steps() {
            moves.push(Object(StepForm::of(position.table().phase(), joint)));
            position.apply_unchecked(joint);
        }
        let edition = position.table().edition().name();
        to_json(&RecordForm {
            version: VERSION,
            game: record.game().to_owned(),
            edition: (record.game() == GAME).then(|| edition.to_owned()),
            players: record.players().to_vec(),
            setup: record.setup().map(SetupForm::of).map(Object),
            position: record.position_line(),
            moves,
            result: result(record.position()).map(Object),
            ended: EndedForm::of(record),
        })
    }

    fn read_step(&self, text: &str) -> Result<JointAction<Action>, RecordError> {
        parse::<Object<StepForm>>(text)?.0.read(self, "step")
    }

    fn write_step(&self, joint: &JointAction<Action>) -> String {
        to_json(&StepForm::of(self.table().phase(), joint))
    }

    fn read_action(&self, text: &str) -> Result<(Seat, Action), RecordError> {
        read_action(text)
    }

    fn write_action(&self, seat: Seat, action: Action) -> String {
        write_action(seat, action)
    }

    fn write_result(&self, outcome: &Outcome<Score>) -> String {
        write_result(outcome, self.seats())
    }
}

/// Writes an outcome as JSON, in the form of a record's `result`.
pub fn write_result(outcome: &Outcome<Score>, seats: usize) -> String {
    to_json(&ResultForm::of(outcome, seats))
}

/// Writes one action as JSON, in the form of a step.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
/// use antipater_engine::seven::record::{read_action, write_action};
/// use antipater_engine::seven::{Action, Card};
///
/// let sale = Action::Sell { card: Card::Altar };
/// let text = write_action(Seat::FIRST, sale);
/// assert_eq!(text, r#"{"seat":0,"do":"sell","card":"Altar"}"#);
/// assert_eq!(read_action(&text), Ok((Seat::FIRST, sale)));
/// ```
pub fn write_action(seat: Seat, action: Action) -> String {
    to_json(&ActionForm::of(seat, action))
}

/// Reads one action in the form of a step.
///
/// # Errors
/// If the text is not an action.
pub fn read_action(text: &str) -> Result<(Seat, Action), RecordError> {
    parse::<Object<ActionForm>>(text)?.0.read("action")
}

/// Checks that the game and edition named in a record are those of its initial position.
fn check_game(record: &Record, edition: Edition, game: &str) -> Result<(), RecordError> {
    let own = record.position().table().edition();
    if record.game() != game {
        let reason = format!(
            "\"{game}\" is not that of the position, \"{}\"",
            record.game()
        );
        Err(RecordError::at("game", reason))
    } else if own == edition {
        Ok(())
    } else {
        let (said, own) = (edition.name(), own.name());
        let reason = format!("\"{said}\" is not that of the position, \"{own}\"");
        Err(RecordError::at("edition", reason))
    }
}

/// The edition of a record; the game with the Free City is of the first edition and has no such key.
fn read_edition(game: &str, name: Option<&str>) -> Result<Edition, RecordError> {
    match (game, name) {
        (FREE_CITY, None) => Ok(Edition::First),
        (FREE_CITY, Some(_)) => Err(RecordError::at("edition", "not used in free-city")),
        (_, None) => Err(RecordError::at("edition", "missing")),
        (_, Some(name)) => Edition::from_name(name).ok_or_else(|| {
            let reason = format!("unknown edition \"{name}\"; expected first or second");
            RecordError::at("edition", reason)
        }),
    }
}

/// The result of a finished game; `None` while it is in progress.
fn result(position: &Seven) -> Option<ResultForm> {
    let outcome = position.outcome()?;
    Some(ResultForm::of(&outcome, position.seats()))
}

fn check_result(written: Option<ResultForm>, position: &Seven) -> Result<(), RecordError> {
    match (written, result(position)) {
        (None, None) => Ok(()),
        (Some(_), None) => Err(RecordError::at("result", "the game is not over")),
        (None, Some(_)) => Err(RecordError::at(
            "result",
            "the game is over, but has no result",
        )),
        (Some(found), Some(expected)) => {
            let seats = Seat::all(position.seats());
            let lines = seats.map(|seat| possible_scores(position.table(), seat));
            found.compare(&expected, &lines.collect::<Vec<_>>())
        }
    }
}
