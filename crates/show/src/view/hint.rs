//! A hint: the best action for the viewer's present decision by what the viewer knows, and why.

use antipater_bots::analysis::Reason;
use antipater_engine::{duel, seven};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// A hint for the viewer's decision. Only the viewer who has taken it gets it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The best action, as records write it.
    #[schema(value_type = Object)]
    pub action: Advised,
    /// The win probability that it promises, 0 to 1.
    pub share: f64,
    /// The next best action, as records write it; `None` where all actions lead to the same.
    #[schema(value_type = Option<Object>)]
    pub next: Option<Advised>,
    /// The win probability that the next best action promises, 0 to 1.
    pub next_share: Option<f64>,
    /// The advantages of the best action over the next best one, the most important first.
    pub reasons: Vec<Reason>,
}

// Shares are never NaN.
impl Eq for Hint {}

/// An action in a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advised {
    /// The action.
    pub action: HintAction,
    /// The action as records write it.
    pub text: String,
}

/// An action of either game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintAction {
    /// 7 Wonders.
    Seven(seven::Action),
    /// 7 Wonders Duel.
    Duel(duel::Action),
}

impl Hint {
    /// Whether an answer is the advised action: the action in the record format, or a list that ends with it.
    pub fn advises(&self, answer: &str) -> bool {
        let last = answer.strip_suffix(']').unwrap_or(answer);
        let before = last.strip_suffix(self.action.text.as_str());
        before.is_some_and(|before| before.is_empty() || before.ends_with(','))
    }

    /// Whether the hint advises using this card of 7 Wonders.
    pub fn uses(&self, card: seven::Card) -> bool {
        matches!(self.action.action, HintAction::Seven(action) if action.card() == Some(card))
    }

    /// Whether the hint advises taking this card of a Duel.
    pub fn takes(&self, card: duel::Card) -> bool {
        use duel::Action;
        match self.action.action {
            HintAction::Duel(
                Action::Build(advised) | Action::Discard(advised) | Action::Wonder(advised, _),
            ) => advised == card,
            HintAction::Duel(
                Action::Draft(_)
                | Action::Token(_)
                | Action::Library(_)
                | Action::Destroy(_)
                | Action::Revive(_)
                | Action::Begin(_),
            )
            | HintAction::Seven(_) => false,
        }
    }
}

impl Serialize for Advised {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let value: serde_json::Value =
            serde_json::from_str(&self.text).map_err(serde::ser::Error::custom)?;
        value.serialize(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_advised_alone_or_as_the_last_of_several() {
        let hint = Hint {
            action: Advised {
                action: HintAction::Seven(seven::Action::Decline),
                text: "{\"seat\":2,\"do\":\"decline\"}".to_owned(),
            },
            share: 0.5,
            next: None,
            next_share: None,
            reasons: Vec::new(),
        };
        assert!(hint.advises("{\"seat\":2,\"do\":\"decline\"}"));
        assert!(hint.advises("[{\"seat\":0,\"do\":\"sell\"},{\"seat\":2,\"do\":\"decline\"}]"));
        assert!(!hint.advises("{\"seat\":0,\"do\":\"decline\"}"));
    }
}
