//! Immediate defeats: whether an action lets the opponent win on the next turn with open cards.
//!
//! The rules themselves play the turn out. Hidden cards are sampled, but only open cards are taken.

use antipater_engine::duel::{Action, CardSet, Duel, Observation, Phase, WonderSet, opponent};
use antipater_engine::{Seat, State, Victory, rng};

use super::coming::Coming;

/// The lead on the track from which a seat may reach the capital in one turn: one card has at most 3 shields, plus one
/// with Strategy.
const LONG_MARCH: i8 = 5;
/// The number of symbols from which a seat may win with one more.
const MANY_SYMBOLS: usize = 5;

/// A position in which the opponent is close to a supremacy.
pub(super) struct Danger {
    seat: Seat,
    duel: Duel,
    seen: CardSet,
}

impl Danger {
    /// The danger to a seat; `None` if no single turn can end the game against it.
    pub(super) fn of(observation: &Observation, seat: Seat, coming: &Coming) -> Option<Danger> {
        let table = &observation.table;
        let other = opponent(seat);
        let near =
            table.track.lead(other) >= LONG_MARCH || table.cities[other].symbols() >= MANY_SYMBOLS;
        near.then(|| Danger {
            seat,
            duel: Duel::sample(observation, &mut rng::generator(0, 0)),
            seen: coming.seen,
        })
    }

    /// Whether the opponent can win on the turn after this action, whatever the seat's further choices.
    pub(super) fn loses(&self, action: Action) -> bool {
        self.loses_from(&self.duel, action)
    }

    fn loses_from(&self, duel: &Duel, action: Action) -> bool {
        let mut after = *duel;
        after.play_unchecked(action);
        let Some(next) = after.table().phase.seat() else {
            return false;
        };
        let theirs = next != self.seat;
        match after.table().phase {
            Phase::Play { .. } => theirs && self.wins(&after, next),
            Phase::PickToken { .. }
            | Phase::Library { .. }
            | Phase::Destroy { .. }
            | Phase::Revive { .. } => {
                let choices = after.legal_actions(next);
                choices
                    .iter()
                    .all(|&choice| self.loses_from(&after, choice))
            }
            Phase::Draft { .. } | Phase::Begin { .. } | Phase::Over { .. } => false,
        }
    }

    /// Whether a seat can win on its turn. The marker of a wonder makes no difference.
    fn wins(&self, duel: &Duel, seat: Seat) -> bool {
        let mut tried = WonderSet::EMPTY;
        let actions = duel.legal_actions(seat);
        actions.iter().any(|&action| {
            let try_it = match action {
                Action::Build(card) => self.seen.contains(card),
                Action::Wonder(_, wonder) => {
                    let first = !tried.contains(wonder);
                    tried.add(wonder);
                    first
                }
                Action::Token(_) | Action::Revive(_) => true,
                _ => false,
            };
            try_it && self.wins_with(duel, seat, action)
        })
    }

    fn wins_with(&self, duel: &Duel, seat: Seat, action: Action) -> bool {
        let mut after = *duel;
        after.play_unchecked(action);
        match after.table().phase {
            Phase::Over { victory, winners } => {
                victory != Victory::Civilian && winners.contains(seat)
            }
            Phase::PickToken { .. } | Phase::Revive { .. } => self.wins(&after, seat),
            Phase::Draft { .. }
            | Phase::Play { .. }
            | Phase::Library { .. }
            | Phase::Destroy { .. }
            | Phase::Begin { .. } => false,
        }
    }
}
