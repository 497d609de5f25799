//! Hints at a running game: the decision of a player judged by what the player knows.
//!
//! Here: which decision is judged, and what is found. A question has the observation of its player and no field for what is
//! hidden, and the same question always has the same answer. Not here: who may ask, and the words, which are those of
//! `words::coach`.

use antipater_bots::analysis::{Depth, Effort, Question, Reason, Valued, Values, judge, rounded};
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{Actions, JointAction, Seat};

use crate::view::hint::{Advised, Hint, HintAction};
use crate::words::coach::Coached;

/// How thoroughly a hint judges.
const DEPTH: Depth = Depth::Quick;
/// The seed of everything random: the same for all.
const SEED: u64 = 1;

/// A game with hints.
pub trait Hinted: Coached<Observation: Send, Action: Send> {
    /// An action, without the type of the game.
    fn advised(action: Self::Action) -> HintAction;

    /// Whether two actions do the same and differ only in how it is paid for, or in the card that is used up.
    fn alike(one: Self::Action, other: Self::Action) -> bool;
}

impl Hinted for Seven {
    fn advised(action: seven::Action) -> HintAction {
        HintAction::Seven(action)
    }

    fn alike(one: seven::Action, other: seven::Action) -> bool {
        use seven::Action::{Build, Decline, Sell, Stage, Take};
        match (one, other) {
            (Build { card: one, .. }, Build { card: other, .. })
            | (Take { card: one }, Take { card: other }) => one == other,
            (Stage { .. }, Stage { .. }) | (Sell { .. }, Sell { .. }) | (Decline, Decline) => true,
            _ => false,
        }
    }
}

impl Hinted for Duel {
    fn advised(action: duel::Action) -> HintAction {
        HintAction::Duel(action)
    }

    fn alike(one: duel::Action, other: duel::Action) -> bool {
        match (one, other) {
            (duel::Action::Wonder(_, one), duel::Action::Wonder(_, other)) => one == other,
            (one, other) => one == other,
        }
    }
}

/// The decision for which a hint is wanted, as its player sees it.
#[derive(Clone, Debug)]
pub struct HintQuestion<G: Hinted> {
    known: G::Observation,
    seat: Seat,
    own: Option<(Seat, G::Action)>,
    legal: Actions<G::Action>,
    /// The legal actions as records write them.
    texts: Vec<String>,
}

impl<G: Hinted> HintQuestion<G> {
    /// The next decision of a player who has chosen this so far on the present step; `None` if nothing is asked of them.
    pub fn of(
        position: &G,
        player: Seat,
        chosen: &JointAction<G::Action>,
    ) -> Option<HintQuestion<G>> {
        let mut due = position.to_act().iter();
        let seat = due.find(|&due| position.chooser(due) == player && chosen.get(due).is_none())?;
        let legal = position.legal_actions_given(seat, chosen);
        let own = chosen.get(player).filter(|_| player != seat);
        let text = |&action: &G::Action| position.write_action(seat, action);
        let texts: Vec<String> = legal.iter().map(text).collect();
        (!legal.is_empty()).then(|| HintQuestion {
            known: position.observe(player),
            seat,
            own: own.map(|action| (player, action)),
            texts,
            legal,
        })
    }

    /// Judges the legal actions.
    pub fn judge(&self) -> Hint {
        let (values, reasons) = self.judge_with(G::effort(DEPTH));
        let best = &values.actions[0];
        let next = next_best::<G>(&values);
        Hint {
            action: self.advised(best.action),
            share: rounded(best.share),
            next: next.map(|next| self.advised(next.action)),
            next_share: next.map(|next| rounded(next.share)),
            reasons,
        }
    }

    /// The values of the legal actions, and why the best one is better than the next.
    pub(crate) fn judge_with(&self, effort: Effort) -> (Values<G::Action>, Vec<Reason>) {
        let question = Question {
            observation: &self.known,
            seat: self.seat,
            own: self.own,
        };
        let values = judge(&question, &self.legal, None, effort, SEED, 0);
        let reasons = next_best::<G>(&values).map_or_else(Vec::new, |next| {
            G::reasons(&question, values.actions[0].action, next.action)
        });
        (values, reasons)
    }

    fn advised(&self, action: G::Action) -> Advised {
        let place = self.legal.iter().position(|&legal| legal == action);
        Advised {
            action: G::advised(action),
            text: place.map_or_else(String::new, |place| self.texts[place].clone()),
        }
    }
}

/// The best action that does something else than the very best one; without any, the next one.
fn next_best<G: Hinted>(values: &Values<G::Action>) -> Option<&Valued<G::Action>> {
    let (best, others) = values.actions.split_first()?;
    let other = others
        .iter()
        .find(|other| !G::alike(best.action, other.action));
    other.or_else(|| others.first())
}
