//! The interface of a game for tables: the events of its steps, its points, and which steps can be undone.

use std::fmt;

use antipater_bots::Playable;
use antipater_engine::seven::Side;
use antipater_engine::{JointAction, Line, Record, Recorded, Seat};

use super::sides::Boards;

/// What a table needs from a game besides rules, records and bots.
pub trait Hosted:
    Playable<Action: Sync, Setup: Send + Sync, Observation: Line> + Recorded + Send + Sync + 'static
{
    /// The events of one step, with the phase in which it was played.
    type StepEvents: Clone + Eq + fmt::Debug + Send + Sync;

    /// Plays one step of a record and returns its events.
    ///
    /// # Errors
    /// Says whose action is illegal; nothing has changed then.
    fn play(
        record: &mut Record<Self>,
        joint: &JointAction<Self::Action>,
    ) -> Result<Self::StepEvents, Self::IllegalAction>;

    /// The age in which a step was played, from 1.
    fn age(step: &Self::StepEvents) -> u8;

    /// The present points of each city by category, in the order of `State::CATEGORIES`, from public information.
    fn points_by_category(&self) -> Vec<Vec<i32>> {
        let points = |seat| Self::points(&self.score(seat)).map(i32::from).collect();
        Seat::all(self.seats()).map(points).collect()
    }

    /// The present points of each city, from public information.
    fn scores(&self) -> Vec<i32> {
        let points = self.points_by_category();
        points.iter().map(|of_city| of_city.iter().sum()).collect()
    }

    /// Whether the game has two players, so that resigning ends it.
    const FOR_TWO: bool = false;

    /// Whether steps of this game can ever be undone.
    const TAKES_BACK: bool = false;

    /// Whether the step between two positions may be undone, because it has revealed nothing.
    fn may_be_taken_back(_before: &Self, _after: &Self, _step: &Self::StepEvents) -> bool {
        false
    }

    /// The boards of a deal if players may choose their sides at the table.
    fn boards(_setup: &Self::Setup) -> Option<Boards> {
        None
    }

    /// A deal with the boards on these sides; `None` if its sides cannot be chosen.
    fn with_sides(_setup: &Self::Setup, _sides: &[Side]) -> Option<Self::Setup> {
        None
    }

    /// Converts the reason of a refusal to the type for both games.
    fn refusal(why: Self::IllegalAction) -> Refusal;
}

/// Why an action was illegal, in either game.
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
