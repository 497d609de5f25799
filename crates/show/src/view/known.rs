//! A player's knowledge in one line, for programs with external bots.

use antipater_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

/// All that a player knows at a decision, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Known {
    /// The number of the decision, as in the view.
    pub decision: usize,
    /// The player's number of choices on it, as in the view.
    pub choices: usize,
    /// The seat that the action is for: the player's own, or that of the Free City.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The player's observation as a line, which the Python package reads. If they choose for two seats on a step, it
    /// is the same for both: it does not contain the first choice.
    pub observation: String,
}
