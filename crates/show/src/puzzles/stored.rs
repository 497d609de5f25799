//! A puzzle as a line of its file, written by the trainer.

use antipater_bots::analysis::Reason;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A puzzle as a line of its file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stored {
    /// The game, named as in records.
    pub game: String,
    /// The seat's observation, in one line. A puzzle contains nothing else about the position.
    pub observation: String,
    /// The seat that decides.
    pub seat: usize,
    /// All legal actions, best first.
    pub actions: Vec<StoredAction>,
    /// Why the best one is better than the second: facts of the rules, and what games that were played on show.
    pub reasons: Vec<Reason>,
    /// The lead of the best one over the second in points of margin, 0 or less where a supremacy decides.
    pub points: f64,
    /// How hard it is, on the scale of [`Rating`](crate::rating::Rating).
    pub rating: i32,
    /// The game that the puzzle comes from.
    pub origin: PuzzleOrigin,
}

/// An action of a puzzle. Shares are win probabilities, 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredAction {
    /// The action in the record format.
    pub action: Value,
    /// Other actions that lead to the same position.
    pub same: Vec<Value>,
    /// The win probability.
    pub share: f64,
    /// The loss compared with the best action.
    pub behind: f64,
    /// The standard error of the loss.
    pub behind_se: f64,
    /// Whether the action solves the puzzle.
    pub solves: bool,
}

/// The game that a puzzle comes from, with all that is needed to replay it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleOrigin {
    /// The bot that played all seats.
    pub bots: String,
    /// The seed of the series.
    pub seed: u64,
    /// The number of the game in the series.
    pub number: u64,
    /// The step, from 0.
    pub step: usize,
}
