//! The viewer's decision, with all answers.

use antipater_engine::duel::{Action, Color, Observation, Phase};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use crate::shape;

use super::{Preview, Step, wire};

/// The viewer's decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Ask)]
pub struct Ask {
    /// The kind of decision.
    pub kind: Step,
    /// The color of the card that is discarded, where that is asked.
    #[serde(serialize_with = "wire::name_if_any")]
    #[schema(value_type = Option<String>)]
    pub color: Option<Color>,
    /// All answers, as records write them.
    #[serde(rename = "actions")]
    #[schema(value_type = Vec<shape::DuelAction>)]
    pub answers: Vec<Answer>,
    /// The previews of the answers, in the same order.
    pub previews: Vec<Preview>,
}

/// A legal action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The action.
    pub action: Action,
    /// The action as records write it.
    pub text: String,
}

impl Ask {
    pub(super) fn of(observation: &Observation, answers: Vec<(Action, String)>) -> Option<Ask> {
        let phase = observation.table.phase;
        let seat = observation
            .viewer
            .filter(|&you| phase.seat() == Some(you))?;
        let color = match phase {
            Phase::Destroy { color, .. } => Some(color),
            _ => None,
        };
        let answer = |(action, text)| Answer { action, text };
        let actions = answers.iter().map(|&(action, _)| action);
        Some(Ask {
            previews: Preview::of_each(observation, seat, actions),
            kind: Step::of(phase),
            color,
            answers: answers.into_iter().map(answer).collect(),
        })
    }

    /// The text of an action; `None` if it is not legal.
    pub fn text(&self, action: Action) -> Option<&str> {
        let place = self.place(action)?;
        Some(&self.answers[place].text)
    }

    /// The preview of an action; `None` if it is not legal.
    pub fn preview(&self, action: Action) -> Option<&Preview> {
        self.previews.get(self.place(action)?)
    }

    fn place(&self, action: Action) -> Option<usize> {
        let mut answers = self.answers.iter();
        answers.position(|answer| answer.action == action)
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let value: serde_json::Value =
            serde_json::from_str(&self.text).map_err(serde::ser::Error::custom)?;
        value.serialize(to)
    }
}
