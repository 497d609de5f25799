//! The record of a Duel as a JSON object: the deal, every decision and the result.
//!
//! Reading replays the game and checks coins and result. Not here: the form of its parts (`record_json`).

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::action::Action;
use super::json;
pub use super::line::GAME;
use super::position::Duel;
use super::record_json::{MoveForm, ResultForm, SetupForm, parse, to_json};
use super::score::Score;
use super::setup::Setup;
use super::table::SEATS;
use crate::record::{BOTH, EndedForm, Object, RecordError, Recorded, VERSION, present};
use crate::{JointAction, Outcome, Seat, State};

/// A finished or unfinished Duel.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Record, Setup};
/// use antipater_engine::rng::generator;
///
/// let names = ["Ada", "Ben"].map(str::to_owned).to_vec();
/// let record = Record::new(names, Setup::deal(&mut generator(1, 0))).unwrap();
/// assert_eq!((record.game(), record.steps().len()), ("duel", 0));
/// assert_eq!(Record::read(&record.write()), Ok(record));
/// ```
pub type Record = crate::record::Record<Duel>;

impl Recorded for Duel {
    fn game(&self) -> &'static str {
        GAME
    }

    fn read_record(text: &str) -> Result<Record, RecordError> {
        let whole = json::read(text)?;
        let version = whole.get("version").and_then(Value::as_u64);
        if let Some(version) = version.filter(|&version| version > VERSION.into()) {
            let reason =
                format!("version {version} is newer than {VERSION}, which this program reads");
            return Err(RecordError::at("version", reason));
        }
        let form: RecordForm<Value, Value, Value> = parse("", whole)?;
        if form.version != VERSION {
            return Err(RecordError::at("version", "unknown version"));
        }
        if form.game != GAME {
            return Err(RecordError::at("game", "this is not a record of Duel"));
        }
        if form.players.len() != SEATS {
            return Err(RecordError::at("players", "Duel has two players"));
        }
        let mut record = match (form.setup, form.position) {
            (Some(setup), None) => Record::new(form.players, SetupForm::read(setup)?.setup()?)?,
            (None, Some(line)) => Record::from_line(form.players, &line)?,
            (None, None) => return Err(RecordError::at("setup", "missing")),
            (Some(_), Some(_)) => return Err(RecordError::at("position", BOTH)),
        };
        for (i, value) in form.moves.into_iter().enumerate() {
            let place = format!("moves[{i}]");
            let form = parse::<MoveForm>(&place, value)?;
            let (seat, action) = form.read(record.position(), &place)?;
            record.play_unchecked(&JointAction::only(seat, action));
        }
        check_result(form.result, record.position())?;
        if let Some(Object(ended)) = form.ended {
            ended.end(&mut record)?;
        }
        Ok(record)
    }

    fn write_record(record: &Record) -> String {
        to_json(&RecordForm {
            version: VERSION,
            game: GAME.to_owned(),
            players: record.players().to_vec(),
            setup: record.setup().map(SetupForm::of),
            position: record.position_line(),
            moves: written_moves(record),
            result: record.position().outcome().as_ref().map(ResultForm::of),
            ended: EndedForm::of(record),
        })
    }

    fn read_step(&self, text: &str) -> Result<JointAction<Action>, RecordError> {
        let (seat, action) = read_move(text)?.read(self, MOVE)?;
        Ok(JointAction::only(seat, action))
    }

    fn write_step(&self, joint: &JointAction<Action>) -> String {
        let (seat, action) = joint.iter().next().expect("one seat acts in each step");
        self.write_action(seat, action)
    }

    fn read_action(&self, text: &str) -> Result<(Seat, Action), RecordError> {
        let form = read_move(text)?;
        let (seat, action) = form.read_action(MOVE)?;
        if self.legal_actions(seat).contains(action) {
            form.check_keys(self, seat, action, MOVE)?;
        }
        Ok((seat, action))
    }

    fn write_action(&self, seat: Seat, action: Action) -> String {
        to_json(&MoveForm::of(self, seat, action))
    }

    fn write_result(&self, outcome: &Outcome<Score>) -> String {
        write_result(outcome)
    }
}

/// The place in errors about a move without a record.
const MOVE: &str = "move";

fn read_move(text: &str) -> Result<MoveForm, RecordError> {
    parse(MOVE, json::read_part(MOVE, text)?)
}

/// The moves with their coins, computed by replaying them.
fn written_moves(record: &Record) -> Vec<MoveForm> {
    let mut duel = record.start();
    let moves = record.steps().iter().flat_map(JointAction::iter);
    let write_and_play = |(seat, action)| {
        let form = MoveForm::of(&duel, seat, action);
        duel.play_unchecked(action);
        form
    };
    moves.map(write_and_play).collect()
}

impl Setup {
    /// The deal as JSON, the `setup` of a record.
    pub fn write(&self) -> String {
        to_json(&SetupForm::of(self))
    }

    /// Reads the `setup` of a record.
    ///
    /// # Errors
    /// If the text is not a valid deal: says where and why.
    pub fn read(text: &str) -> Result<Setup, RecordError> {
        let setup = SetupForm::read(json::read_part("setup", text)?)?.setup()?;
        setup.begin().map_err(|e| RecordError::at("setup", e))?;
        Ok(setup)
    }
}

/// Writes an outcome as JSON, as `result` has it.
pub fn write_result(outcome: &Outcome<Score>) -> String {
    to_json(&ResultForm::of(outcome))
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(deserialize = "S: Deserialize<'de>, M: Deserialize<'de>, R: Deserialize<'de>"))]
struct RecordForm<S, M, R> {
    version: u32,
    game: String,
    players: Vec<String>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    setup: Option<S>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    moves: Vec<M>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<R>,
    #[serde(default, deserialize_with = "present")]
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<Object<EndedForm>>,
}

/// Checks that the result is that of the replayed game, and is present if the game is over.
fn check_result(written: Option<Value>, duel: &Duel) -> Result<(), RecordError> {
    match (written, duel.outcome().as_ref().map(ResultForm::of)) {
        (None, None) => Ok(()),
        (None, Some(_)) => Err(RecordError::at(
            "result",
            "the game is over and has no result",
        )),
        (Some(_), None) => Err(RecordError::at("result", "the game is not over")),
        (Some(written), Some(due)) => ResultForm::read(written)?.must_be(&due),
    }
}
