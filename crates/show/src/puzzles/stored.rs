//! A puzzle as a line of its file, which the trainer writes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A puzzle as a line of its file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    /// The game as records name it.
    pub game: String,
    /// What the seat knows, in one line. What it does not know is in no puzzle.
    pub observation: String,
    /// The seat that decides.
    pub seat: usize,
    /// The actions that were simulated, best first.
    pub actions: Vec<StoredAction>,
    /// The game that it comes from.
    pub origin: Origin,
}

/// An action of a puzzle. Shares are those of the win, 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredAction {
    /// The action, as in a record.
    pub action: Value,
    /// Others that lead to the same position.
    pub same: Vec<Value>,
    /// The share of the win.
    pub share: f64,
    /// How much less that is than the best action's.
    pub behind: f64,
    /// The standard error of that.
    pub behind_se: f64,
    /// Whether it solves the puzzle.
    pub solves: bool,
}

/// The game that a puzzle comes from, which whoever wants it can play again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The bot that played all seats.
    pub bots: String,
    /// The seed of the series.
    pub seed: u64,
    /// The number of the game in it.
    pub number: u64,
    /// The step, from 0.
    pub step: usize,
}
