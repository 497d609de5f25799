//! What a table needs of a game: its record, the events of its steps, its points.

use std::fmt;

use antipater_bots::Playable;
use antipater_engine::record::RecordError;
use antipater_engine::{JointAction, Seat};

/// What a table needs of a game besides its rules and its bots: the record and the events of each step.
pub trait Hosted: Playable<Action: Send> + Send + 'static {
    /// The deal and the steps so far.
    type Record: Clone + Eq + fmt::Debug + Send;
    /// The events of one step, with the phase in which it was played.
    type StepEvents: Clone + Eq + fmt::Debug + Send;

    /// Reads a record.
    ///
    /// # Errors
    /// Says where the text is no record of a game, and why.
    fn read_record(text: &str) -> Result<Self::Record, RecordError>;

    /// Writes a record.
    fn write_record(record: &Self::Record) -> String;

    /// The names of the players in seat order.
    fn names(record: &Self::Record) -> &[String];

    /// The position before the first step.
    ///
    /// # Errors
    /// When the setup is no deal of the game.
    fn start(record: &Self::Record) -> Result<Self, RecordError>;

    /// The record of the same deal in which nobody has moved.
    fn deal(record: &Self::Record) -> Self::Record;

    /// The steps of a record.
    fn steps(record: &Self::Record) -> Vec<JointAction<Self::Action>>;

    /// Plays one step, writes it down and returns its events.
    ///
    /// # Errors
    /// Says whose action is at fault; nothing has changed then.
    fn play(
        &mut self,
        joint: &JointAction<Self::Action>,
        record: &mut Self::Record,
    ) -> Result<Self::StepEvents, Self::IllegalAction>;

    /// The step as it stands in a record; the position has not played it yet.
    fn write_step(&self, joint: &JointAction<Self::Action>) -> String;

    /// Reads a step as it stands in a record.
    ///
    /// # Errors
    /// When the text is no step or not the step that is due.
    fn read_step(&self, text: &str) -> Result<JointAction<Self::Action>, RecordError>;

    /// Reads one seat's action as it stands in a record. Whether it is legal is not checked here.
    ///
    /// # Errors
    /// When the text is no action.
    fn read_action(&self, text: &str) -> Result<(Seat, Self::Action), RecordError>;

    /// The age in which a step was played, from 1.
    fn age(step: &Self::StepEvents) -> u8;

    /// The points of each city by category, in the order of the score pad, as the table stands and by what lies open.
    fn points(&self) -> Vec<Vec<i32>>;

    /// The points of each city as the table stands, by what lies open.
    fn scores(&self) -> Vec<i32> {
        let points = self.points();
        points.iter().map(|of_city| of_city.iter().sum()).collect()
    }

    /// Whether a step of the game can be taken back at all.
    const TAKES_BACK: bool = false;

    /// Whether the step between two positions may be taken back, because nothing hidden was shown by it.
    fn may_be_taken_back(_before: &Self, _after: &Self, _step: &Self::StepEvents) -> bool {
        false
    }

    /// Why an action was refused, for those who do not know which game it is.
    fn refusal(why: Self::IllegalAction) -> Refusal;
}

/// Why an action was refused, in any of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// 7 Wonders.
    Seven(antipater_engine::seven::IllegalAction),
    /// 7 Wonders Duel.
    Duel(antipater_engine::duel::IllegalAction),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Seven(why) => why.fmt(f),
            Refusal::Duel(why) => why.fmt(f),
        }
    }
}
