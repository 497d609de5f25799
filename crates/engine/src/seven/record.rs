//! The record of a game of 7 Wonders: the deal and every decision as one JSON object, read and written.
//!
//! Reading checks everything: names, the deal, every move against the rules, the result. What it refuses, it refuses
//! with the place and the reason.

use super::action::Action;
use super::edition::Edition;
use super::phase::Phase;
use super::position::Seven;
use super::record_json::{ActionForm, RecordForm, ResultForm, SetupForm, StepForm, to_json};
pub use super::record_json::{FREE_CITY, GAME, step_name};
use super::score::Score;
use super::setup::Setup;
use crate::outcome::Outcome;
use crate::record::{Object, RecordError, VERSION, check_version, parse};
use crate::seat::Seat;
use crate::state::{JointAction, State};

/// A finished or running game: the deal and every decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Display names in seat order; with the Free City those of the two players.
    pub players: Vec<String>,
    /// The deal.
    pub setup: Setup,
    /// The steps played so far.
    pub steps: Vec<JointAction<Action>>,
}

impl Record {
    /// A record without moves.
    pub fn new(players: Vec<String>, setup: Setup) -> Record {
        Record {
            players,
            setup,
            steps: Vec::new(),
        }
    }

    /// Reads a record and checks every move and the result.
    ///
    /// # Errors
    /// Says where the text is no record of a game of 7 Wonders, and why.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let game = check_version(text, &[GAME, FREE_CITY])?;
        let Object(wire): Object<RecordForm> = parse(text)?;
        let setup = wire
            .setup
            .0
            .read(read_edition(&game, wire.edition.as_deref())?, &game)?;
        let players = if setup.free_city { 2 } else { setup.seats() };
        if wire.players.len() != players {
            let reason = format!("{} names for {players} players", wire.players.len());
            return Err(RecordError::at("players", reason));
        }
        let mut record = Record::new(wire.players, setup);
        let mut position = record.start()?;
        for (number, Object(step)) in wire.moves.iter().enumerate() {
            let place = format!("moves[{number}]");
            let joint = step.read(&position, &place)?;
            position
                .apply(&joint)
                .map_err(|error| RecordError::at(error.place(&place, &joint), error))?;
            record.steps.push(joint);
        }
        check_result(wire.result.map(|result| result.0), &position)?;
        Ok(record)
    }

    /// Writes the record as one line of JSON.
    pub fn write(&self) -> String {
        let mut position = self.start().unwrap_or_else(|error| unreachable!("{error}"));
        let mut moves = Vec::with_capacity(self.steps.len());
        for joint in &self.steps {
            moves.push(Object(StepForm::of(position.table().phase(), joint)));
            position.apply_unchecked(joint);
        }
        let result = position
            .outcome()
            .map(|outcome| Object(ResultForm::of(&outcome, position.seats())));
        to_json(&RecordForm {
            version: VERSION,
            game: self.game().to_owned(),
            edition: (!self.setup.free_city).then(|| self.setup.edition.name().to_owned()),
            players: self.players.clone(),
            setup: Object(SetupForm::of(&self.setup)),
            moves,
            result,
        })
    }

    /// The word for the game in records.
    pub fn game(&self) -> &'static str {
        if self.setup.free_city {
            FREE_CITY
        } else {
            GAME
        }
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// When the setup is no deal of the game.
    pub fn start(&self) -> Result<Seven, RecordError> {
        Seven::new(self.setup.clone()).map_err(|error| RecordError::at("setup", error))
    }

    /// The position after the first `count` steps, which must be legal: those of a record that was read are.
    ///
    /// # Errors
    /// When the setup is no deal of the game.
    pub fn position(&self, count: usize) -> Result<Seven, RecordError> {
        let mut position = self.start()?;
        self.steps
            .iter()
            .take(count)
            .for_each(|joint| position.apply_unchecked(joint));
        Ok(position)
    }
}

/// Writes one step as JSON, as it stands in `moves`.
pub fn write_step(phase: Phase, joint: &JointAction<Action>) -> String {
    to_json(&StepForm::of(phase, joint))
}

/// Reads one step as it stands in `moves`. Whether it is legal is not checked here.
///
/// # Errors
/// When the text is no step or not the step that is due.
pub fn read_step(position: &Seven, text: &str) -> Result<JointAction<Action>, RecordError> {
    parse::<Object<StepForm>>(text)?.0.read(position, "step")
}

/// Writes an outcome as JSON, as it stands in `result`.
pub fn write_result(outcome: &Outcome<Score>, seats: usize) -> String {
    to_json(&ResultForm::of(outcome, seats))
}

/// Writes one action as JSON, as it stands in a step.
pub fn write_action(seat: Seat, action: Action) -> String {
    to_json(&ActionForm::of(seat, action))
}

/// Reads one action as it stands in a step.
///
/// # Errors
/// When the text is no action.
pub fn read_action(text: &str) -> Result<(Seat, Action), RecordError> {
    parse::<Object<ActionForm>>(text)?.0.read("action")
}

/// The edition of a record; the game with the Free City is of the first and does not say so.
fn read_edition(game: &str, name: Option<&str>) -> Result<Edition, RecordError> {
    match (game, name) {
        (FREE_CITY, None) => Ok(Edition::First),
        (FREE_CITY, Some(_)) => Err(RecordError::at("edition", "has no place in free-city")),
        (_, None) => Err(RecordError::at("edition", "is missing")),
        (_, Some(name)) => Edition::from_name(name).ok_or_else(|| {
            let reason = format!("no edition is called \"{name}\"; there are first, second");
            RecordError::at("edition", reason)
        }),
    }
}

fn check_result(result: Option<ResultForm>, position: &Seven) -> Result<(), RecordError> {
    let expected = position
        .outcome()
        .map(|outcome| Object(ResultForm::of(&outcome, position.seats())));
    match (result, expected) {
        (None, None) => Ok(()),
        (Some(_), None) => Err(RecordError::at("result", "the game is not over")),
        (None, Some(_)) => Err(RecordError::at(
            "result",
            "the game is over, but has no result",
        )),
        (Some(found), Some(Object(expected))) => found.compare(&expected),
    }
}
