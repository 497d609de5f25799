//! The win probability of each player over a game, and its largest changes.
//!
//! The win probability of a player who decides is that of the best action. Without a judged decision, it is one
//! evaluation of the net. In 7 Wonders the players have different information, so the shares of a point need not add up
//! to 1.

use antipater_engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::analyzable::{Analyzable, Evaluator};
use super::bands::MATTERS;
use super::decision::Decision;

/// A point of the curve.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::CurvePoint;
///
/// let start = CurvePoint { step: 0, shares: vec![0.52, 0.48] };
/// assert!(start.shares[0] > start.shares[1]);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedPoint)]
pub struct CurvePoint {
    /// The number of moves played.
    #[serde(rename = "move")]
    pub step: usize,
    /// The expected share of each player.
    pub shares: Vec<f64>,
}

/// A turning point of the curve.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Swing;
/// use antipater_engine::Seat;
///
/// let swing = Swing { step: 30, seat: Seat::FIRST, from: 0.7, to: 0.4 };
/// assert!(swing.size() > 0.29);
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TurningPoint)]
pub struct Swing {
    /// The number of the move.
    #[serde(rename = "move")]
    pub step: usize,
    /// The seat whose win probability changed.
    #[schema(value_type = usize)]
    pub seat: Seat,
    /// The share before the move.
    pub from: f64,
    /// The share after it.
    pub to: f64,
}

impl Swing {
    /// The size of the change, up or down.
    pub fn size(&self) -> f64 {
        (self.to - self.from).abs()
    }
}

/// The number of turning points in a report.
const SWINGS: usize = 3;

/// The win probability of each player in a position, by one evaluation of the net. Players who do not act next and
/// learn nothing keep their last value. The net's samples come from a generator with this seed and stream.
pub(super) fn point<G: Analyzable>(
    position: &G,
    last: Option<&CurvePoint>,
    step: usize,
    (seed, stream): (u64, u64),
) -> CurvePoint {
    let acting = position.to_act();
    let choosers: Vec<Seat> = acting.iter().map(|seat| position.chooser(seat)).collect();
    let mut shares = Vec::new();
    for (place, seat) in position.players().iter().enumerate() {
        let waits = G::OTHERS_ARE_LUCK && !acting.is_empty() && !choosers.contains(&seat);
        let before = last.map(|last| last.shares[place]).filter(|_| waits);
        shares.push(before.unwrap_or_else(|| {
            let mut evaluator = G::evaluator(&position.observe(seat), seed, stream);
            f64::from(evaluator.share(position, seat))
        }));
    }
    CurvePoint { step, shares }
}

/// Replaces the net's evaluations before a step by the values of that step's decisions; of two decisions of a player
/// the first counts.
pub(super) fn expected<G: Analyzable>(
    point: &mut CurvePoint,
    position: &G,
    decisions: &[Decision<G::Action>],
) {
    let players: Vec<Seat> = position.players().iter().collect();
    for decision in decisions.iter().rev() {
        for (share, &seat) in point.shares.iter_mut().zip(&players) {
            if let Some(expected) = decision.before::<G>(seat) {
                *share = expected;
            }
        }
    }
}

impl<A> Decision<A> {
    /// The win probability of a player before the decision; `None` if the decision does not determine it.
    fn before<G: Analyzable>(&self, player: Seat) -> Option<f64> {
        // A single action is not simulated.
        let best = self.best.first().filter(|_| self.best.len() > 1)?;
        self.of::<G>(player, best.share)
    }

    /// A share of the deciding player from another player's view: in a Duel, one player gains what the other loses.
    fn of<G: Analyzable>(&self, player: Seat, share: f64) -> Option<f64> {
        if player == self.player {
            Some(share)
        } else {
            (!G::OTHERS_ARE_LUCK).then_some(1.0 - share)
        }
    }
}

/// The last step in which the most seats decide; later steps, in which single players decide, belong to the end of the
/// game.
pub(super) fn last_turn(deciding: &[usize]) -> usize {
    let most = deciding.iter().max();
    let last = deciding.iter().rposition(|count| Some(count) == most);
    last.unwrap_or(0)
}

/// The largest changes from one judged decision to the next, each of another step. From the last turn on, a decision is
/// compared with the value of its played action, so that the final scoring is not a turning point.
pub(super) fn swings<G: Analyzable>(
    curve: &[CurvePoint],
    decisions: &[Decision<G::Action>],
    players: &[Seat],
    last_turn: usize,
) -> Vec<Swing> {
    let mut swings = Vec::new();
    for (place, &seat) in players.iter().enumerate() {
        let says = |decision: &&Decision<G::Action>| decision.before::<G>(seat).is_some();
        let own: Vec<&Decision<G::Action>> = decisions.iter().filter(says).collect();
        for (number, decision) in own.iter().enumerate() {
            // In a Duel a change is attributed to the player who decided.
            if decision.player != seat {
                continue;
            }
            let later = own[number + 1..].iter();
            let same = later.clone().filter(|later| later.step == decision.step);
            let next = later.clone().find(|later| later.step > decision.step);
            let next = next.filter(|next| next.step <= last_turn);
            let to = match next {
                Some(next) => curve.get(next.step).map(|point| point.shares[place]),
                None => same.last().or(Some(decision)).map(|last| last.share),
            };
            let from = curve.get(decision.step).map(|point| point.shares[place]);
            if let (Some(from), Some(to)) = (from, to) {
                swings.push(Swing {
                    step: decision.step,
                    seat,
                    from,
                    to,
                });
            }
        }
    }
    swings.retain(|swing| swing.size() > MATTERS);
    swings.sort_by(|one, other| other.size().total_cmp(&one.size()));
    let mut steps = Vec::new();
    swings.retain(|swing| {
        let new = !steps.contains(&swing.step);
        steps.push(swing.step);
        new
    });
    swings.truncate(SWINGS);
    swings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_turn_is_the_last_that_most_decide() {
        // A seventh card in the second age, and a card of the discard pile after the last turn.
        assert_eq!(last_turn(&[3, 3, 1, 3, 3, 1, 1]), 4);
        assert_eq!(last_turn(&[1, 1, 1]), 2);
        assert_eq!(last_turn(&[]), 0);
    }
}
