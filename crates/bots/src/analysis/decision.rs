//! One decision of a record, judged.

use antipater_engine::Seat;

use super::bands::Band;
use super::reasons::Reason;
use super::values::Valued;

/// A decision that was made, judged by what its player knew.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Band, Decision};
///
/// /// The errors of a game, the worst first.
/// fn errors<A>(mut decisions: Vec<Decision<A>>) -> Vec<Decision<A>> {
///     decisions.retain(|decision| decision.band >= Band::Inaccuracy);
///     decisions.sort_by(|one, other| other.loss.total_cmp(&one.loss));
///     decisions
/// }
///
/// assert!(errors::<()>(Vec::new()).is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// The number of the step, from 0, as the moves of a record count.
    pub step: usize,
    /// The seat whose action it is.
    pub seat: Seat,
    /// The player who chose: the seat itself, or the holder of the Free City card.
    pub player: Seat,
    /// The action that was played.
    pub played: A,
    /// Its value, as a share of the win.
    pub share: f64,
    /// What was lost by it, as a share of the win, 0 or more.
    pub loss: f64,
    /// The standard error of the loss.
    pub loss_se: f64,
    /// The band of the loss.
    pub band: Band,
    /// Whether the decision counts: at least two different actions, of which one is clearly worse than another.
    pub counted: bool,
    /// The actions that were simulated, best first; the one that was played is among them.
    pub best: Vec<Valued<A>>,
    /// The luck of the player in this step, as a share of the win; counted with the first of the player's decisions in it.
    pub luck: f64,
    /// Why the best action is better than the one that was played; empty if that is about as good.
    pub reasons: Vec<Reason>,
}
