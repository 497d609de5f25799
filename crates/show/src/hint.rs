//! Hints in a running game: a player's decision, judged by what the player knows.
//!
//! A question contains the observation of its player and nothing hidden; the same question always has the same answer.
//! Here: the question and the judgment. The table decides who may ask, and `words::coach` has the texts.

use antipater_bots::analysis::{Depth, Effort, Question, Reason, Valued, Values, judge, rounded};
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{Actions, JointAction, Seat};

use crate::view::hint::{Advised, Hint, HintAction};
use crate::words::coach::Coached;

/// The depth of a hint's search.
const DEPTH: Depth = Depth::Quick;
/// The random seed, the same for all hints.
const SEED: u64 = 1;

/// A game with hints.
pub trait Hinted: Coached<Observation: Send, Action: Send> {
    /// Converts an action to the type for both games.
    fn advised(action: Self::Action) -> HintAction;

    /// Whether two actions have the same effect and differ only in the payment, or in the card that is used up.
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

/// The decision that a hint is for, as its player sees it.
#[derive(Clone, Debug)]
pub struct HintQuestion<G: Hinted> {
    known: G::Observation,
    seat: Seat,
    own: Option<(Seat, G::Action)>,
    legal: Actions<G::Action>,
    /// The legal actions in the record format.
    texts: Vec<String>,
}

impl<G: Hinted> HintQuestion<G> {
    /// The next decision of a player who has already chosen this on the present step; `None` if they have none.
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

    /// The best action, and why it is better than the next best.
    pub fn judge(&self) -> Hint {
        let values = self.values(G::effort(DEPTH));
        let best = &values.actions[0];
        let next = next_best::<G>(&values, best.action);
        Hint {
            action: self.advised(best.action),
            share: rounded(best.share),
            next: next.map(|next| self.advised(next.action)),
            next_share: next.map(|next| rounded(next.share)),
            reasons: next.map_or_else(Vec::new, |next| self.reasons(best.action, next.action)),
        }
    }

    /// The values of the legal actions.
    pub(crate) fn values(&self, effort: Effort) -> Values<G::Action> {
        judge(&self.question(), &self.legal, None, effort, SEED, 0)
    }

    /// Why one action is better than another.
    pub(crate) fn reasons(&self, best: G::Action, other: G::Action) -> Vec<Reason> {
        G::reasons(&self.question(), best, other)
    }

    fn question(&self) -> Question<'_, G> {
        Question {
            observation: &self.known,
            seat: self.seat,
            own: self.own,
        }
    }

    fn advised(&self, action: G::Action) -> Advised {
        let place = self.legal.iter().position(|&legal| legal == action);
        Advised {
            action: G::advised(action),
            text: place.map_or_else(String::new, |place| self.texts[place].clone()),
        }
    }
}

/// The best action with another effect than this one; if there is none, the best other one.
pub(crate) fn next_best<G: Hinted>(
    values: &Values<G::Action>,
    action: G::Action,
) -> Option<&Valued<G::Action>> {
    let others = || values.actions.iter().filter(|other| other.action != action);
    others()
        .find(|other| !G::alike(action, other.action))
        .or_else(|| others().next())
}
