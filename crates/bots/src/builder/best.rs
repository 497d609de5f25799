//! The choice of the action with the greatest worth.

use antipater_engine::Actions;

/// The action with the best worth; of equal ones the first.
pub(super) fn best_of<A: Copy + Ord>(legal: &Actions<A>, worth: impl Fn(A) -> f32) -> A {
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
