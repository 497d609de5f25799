//! The written game: one JSON object with the deal, every decision and the result.
//!
//! Here: [`Record`], which is legal from its first move to its last. Not here: how its parts are spelled (`record_json`).
//! Reading replays the game, so coins and result are checked and never believed.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::action::Action;
use super::json;
use super::legal::{self, IllegalAction};
use super::position::Duel;
use super::record_json::{self, MoveForm, ResultForm, SetupForm, parse, to_json};
use super::score::Score;
use super::setup::{InvalidSetup, Setup};
use super::table::SEATS;
use crate::record::{RecordError, VERSION};
use crate::{JointAction, Outcome, Seat, State};

/// The word for 7 Wonders Duel in records.
pub const GAME: &str = "duel";

/// A complete or running game, every move of which is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    players: [String; SEATS],
    setup: Setup,
    moves: Vec<(Seat, Action)>,
    state: Duel,
}

impl Record {
    /// The record of a game in which nobody has moved.
    ///
    /// # Errors
    /// Says what makes the setup no deal of the game.
    pub fn new(players: [String; SEATS], setup: Setup) -> Result<Record, InvalidSetup> {
        Ok(Record {
            players,
            setup,
            moves: Vec::new(),
            state: Duel::new(setup)?,
        })
    }

    /// Plays one step and writes it down.
    ///
    /// # Errors
    /// Says why the step is illegal; the record is then unchanged.
    pub fn play(&mut self, joint: &JointAction<Action>) -> Result<(), IllegalAction> {
        let action = legal::check(&self.state, joint)?;
        if let Some(seat) = self.state.table().phase.seat() {
            self.moves.push((seat, action));
        }
        self.state.apply_unchecked(joint);
        Ok(())
    }

    /// The display names in seat order.
    pub const fn players(&self) -> &[String; SEATS] {
        &self.players
    }

    /// The deal.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The decisions in order, each with its seat.
    pub fn moves(&self) -> &[(Seat, Action)] {
        &self.moves
    }

    /// The position after the last move.
    pub const fn state(&self) -> &Duel {
        &self.state
    }

    /// The record as one line of JSON.
    pub fn write(&self) -> String {
        to_json(&RecordForm {
            version: VERSION,
            game: GAME.to_owned(),
            players: self.players.to_vec(),
            setup: SetupForm::of(&self.setup),
            moves: self.written_moves(),
            result: self.state.outcome().as_ref().map(ResultForm::of),
        })
    }

    /// The moves with their coins, found by playing them again.
    fn written_moves(&self) -> Vec<MoveForm> {
        let mut duel = Duel::new(self.setup).expect("the setup was accepted before");
        let write_and_play = |&(seat, action): &(Seat, Action)| {
            let form = MoveForm::of(&duel, seat, action);
            duel.apply_unchecked(&JointAction::only(seat, action));
            form
        };
        self.moves.iter().map(write_and_play).collect()
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// Says where and why the text is no record of a legal game.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let whole = json::read(text)?;
        let version = whole.get("version").and_then(Value::as_u64);
        if let Some(version) = version.filter(|&version| version > VERSION.into()) {
            let reason = format!("version {version} is newer than {VERSION}, the one read here");
            return Err(RecordError::at("version", reason));
        }
        let form: RecordForm<Value, Value, Value> = parse("", whole)?;
        if form.version != VERSION {
            return Err(RecordError::at("version", "there is no such version"));
        }
        if form.game != GAME {
            return Err(RecordError::at("game", "this is no record of a Duel"));
        }
        let setup = SetupForm::read(form.setup)?.setup()?;
        let players = <[String; SEATS]>::try_from(form.players)
            .map_err(|_| RecordError::at("players", "a Duel has two players"))?;
        let mut record = Record::new(players, setup).map_err(|e| RecordError::at("setup", e))?;
        for (i, value) in form.moves.into_iter().enumerate() {
            let place = format!("moves[{i}]");
            let (seat, action) = parse::<MoveForm>(&place, value)?.read(&record.state, &place)?;
            let played = record.play(&JointAction::only(seat, action));
            played.map_err(|e| RecordError::at(place, e))?;
        }
        check_result(form.result, &record.state)?;
        Ok(record)
    }
}

impl Setup {
    /// The deal as JSON, the `setup` of a record.
    pub fn write(&self) -> String {
        to_json(&SetupForm::of(self))
    }

    /// Reads the `setup` of a record.
    ///
    /// # Errors
    /// Says where and why the text is no deal.
    pub fn read(text: &str) -> Result<Setup, RecordError> {
        let setup = SetupForm::read(json::read_part("setup", text)?)?.setup()?;
        setup.begin().map_err(|e| RecordError::at("setup", e))?;
        Ok(setup)
    }
}

impl Duel {
    /// A legal action of the seat to act as JSON, a move of a record.
    pub fn write_move(&self, seat: Seat, action: Action) -> String {
        to_json(&MoveForm::of(self, seat, action))
    }

    /// Reads a move of a record and checks that it is legal here.
    ///
    /// # Errors
    /// Says where and why the text is no legal move of this position.
    pub fn read_move(&self, text: &str) -> Result<(Seat, Action), RecordError> {
        parse::<MoveForm>("move", json::read_part("move", text)?)?.read(self, "move")
    }
}

/// Writes an outcome as JSON, as it stands in `result`.
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
    setup: S,
    moves: Vec<M>,
    #[serde(
        default = "record_json::none",
        deserialize_with = "record_json::present"
    )]
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<R>,
}

/// The result must be that of the replayed game, and be there when the game is over.
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
