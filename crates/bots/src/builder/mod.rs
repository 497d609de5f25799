//! The bot `builder`: looks at every action of one turn and takes the one with the best worth, in points, by plain game
//! sense.

pub mod duel;
pub mod seven;

/// Takes the action with the best worth; of equal ones the first. It keeps nothing between decisions.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    /// What things are worth in 7 Wonders.
    pub seven: seven::Weights,
    /// What things are worth in 7 Wonders Duel.
    pub duel: duel::Weights,
}
