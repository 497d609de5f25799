//! One decision of a record, judged by the information of its player.

use antipater_engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::bands::Band;
use super::reasons::Reason;
use super::values::{Valued, WrittenAction};

/// A judged decision.
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedDecision, bound = "")]
pub struct Decision<A> {
    /// The number of the move.
    #[serde(rename = "move")]
    pub step: usize,
    /// The seat whose action it is.
    #[schema(value_type = usize)]
    pub seat: Seat,
    /// The player who chose.
    #[schema(value_type = usize)]
    pub player: Seat,
    /// The action, as in the record.
    #[schema(value_type = Object)]
    pub played: A,
    /// Its win probability.
    pub share: f64,
    /// The loss.
    pub loss: f64,
    /// The standard error of the loss.
    pub loss_se: f64,
    /// The verdict: `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    #[schema(value_type = String)]
    pub band: Band,
    /// Whether the decision counts.
    pub counted: bool,
    /// The actions that were simulated, best first.
    #[schema(value_type = Vec<WrittenAction>)]
    pub best: Vec<Valued<A>>,
    /// The luck of the player on this move.
    pub luck: f64,
    /// Facts in favor of the best action.
    pub reasons: Vec<Reason>,
}

/// A judged decision in JSON form.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::WrittenDecision;
///
/// assert!(serde_json::from_str::<WrittenDecision>("{}").is_err());
/// ```
pub type WrittenDecision = Decision<Value>;

impl<A: Copy> Decision<A> {
    /// Converts the actions to another form.
    pub fn map<B>(&self, form: impl Fn(A) -> B) -> Decision<B> {
        Decision {
            step: self.step,
            seat: self.seat,
            player: self.player,
            played: form(self.played),
            share: self.share,
            loss: self.loss,
            loss_se: self.loss_se,
            band: self.band,
            counted: self.counted,
            best: self.best.iter().map(|valued| valued.map(&form)).collect(),
            luck: self.luck,
            reasons: self.reasons.clone(),
        }
    }
}
