//! The knowledge of a player in one line, for programs that decide with bots of their own.

use antipater_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

/// All that a player knows at a decision, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Known {
    /// The number of the decision, as in the view.
    pub decision: usize,
    /// How often the player has chosen on it, as in the view.
    pub choices: usize,
    /// The seat that an action is chosen for: the player's own, or that of the Free City.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The observation of the player as a line, which the Python package reads. Where they choose for two seats on a step, it
    /// is the same for both: it does not contain the first choice.
    pub observation: String,
}
