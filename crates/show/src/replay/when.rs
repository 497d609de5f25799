//! When a move is played: the age and the turn in it, as players count them.

use antipater_engine::duel::{Duel, Phase, Slot};
use antipater_engine::seven::{Age, Phase as SevenPhase, Seven, TURNS};
use serde::Serialize;
use utoipa::ToSchema;

use crate::texts::{Texts, say};
use crate::words;

/// When a move is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum When {
    /// In the draft of wonders of a Duel.
    Draft {
        /// The number of the pick, from 1.
        pick: u8,
    },
    /// In an age. A choice that a turn brings belongs to that turn.
    Turn {
        /// The age, from 1.
        age: u8,
        /// The turn in the age, from 1; in a Duel the turns of both players count.
        turn: u8,
    },
}

impl When {
    /// In words, as a heading.
    pub fn words(self, t: &Texts) -> String {
        match self {
            When::Draft { pick } => say!(t, "when-draft", pick = pick),
            When::Turn { age, turn } => say!(t, "log-turn", age = words::age(age), turn = turn),
        }
    }
}

/// A move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct At {
    /// The number of the move, from 0.
    #[serde(rename = "move")]
    pub step: usize,
    /// When it is played.
    #[serde(flatten)]
    pub when: When,
}

/// A game whose moves have ages and turns.
pub trait Timed {
    /// When the next move is played; after the end, when the last one was.
    fn when(&self) -> When;
}

impl Timed for Seven {
    fn when(&self) -> When {
        let (age, turn) = match self.table().phase() {
            SevenPhase::Turn { age, turn } | SevenPhase::Discard { age, turn, .. } => (age, turn),
            SevenPhase::Seventh { age, .. } => (age, TURNS + 1),
            SevenPhase::Over => (Age::III, TURNS),
        };
        When::Turn {
            age: age.number(),
            turn,
        }
    }
}

impl Timed for Duel {
    fn when(&self) -> When {
        let table = self.table();
        let taken = (Slot::COUNT - table.left.len()) as u8;
        let turn = match table.phase {
            Phase::Draft { picks, .. } => return When::Draft { pick: picks + 1 },
            Phase::Play { .. } | Phase::Begin { .. } => taken + 1,
            Phase::PickToken { .. }
            | Phase::Library { .. }
            | Phase::Destroy { .. }
            | Phase::Revive { .. }
            | Phase::Over { .. } => taken,
        };
        When::Turn {
            age: table.age as u8 + 1,
            turn,
        }
    }
}
