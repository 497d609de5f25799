//! The bot `builder`: looks at every action of one turn and takes the one with the best worth, in points, by plain game
//! sense. At tables of three to seven it guesses nobody's plans and denies nothing; against one opponent, in a Duel and
//! for the Free City, it also counts what the opponent loses.

pub mod duel;
pub mod seven;

use antipater_engine::Actions;

/// Takes the action with the best worth; of equal ones the first. It keeps nothing between decisions.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    /// What things are worth in 7 Wonders.
    pub seven: seven::Weights,
    /// What things are worth in 7 Wonders Duel.
    pub duel: duel::Weights,
}

/// The action with the best worth; of equal ones the first.
fn best_of<A: Copy + Ord>(legal: &Actions<A>, worth: impl Fn(A) -> f32) -> A {
    let mut best = legal[0];
    let mut most = f32::NEG_INFINITY;
    for &action in legal.iter() {
        let worth = worth(action);
        if worth > most {
            (best, most) = (action, worth);
        }
    }
    best
}
