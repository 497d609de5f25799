//! 7 Wonders Duel at a table.

use antipater_engine::duel::{Action, Age, Duel, Event, Face, IllegalAction, Phase};
use antipater_engine::{JointAction, Recorded, Seat, State};

use super::{Hosted, Refusal};
use crate::guide::{self, Guide};
use crate::view::{GameView, Viewer, duel};

/// What was told of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The age in which the step was played.
    pub age: Age,
    /// The phase in which the step was played.
    pub phase: Phase,
    /// What happened.
    pub events: Vec<Event>,
}

impl Hosted for Duel {
    type Told = Told;

    fn play(&mut self, joint: &JointAction<Action>) -> Result<Told, IllegalAction> {
        let (age, phase) = (self.table().age, self.table().phase);
        let mut events = Vec::new();
        self.apply_with_events(joint, &mut |event| events.push(event))?;
        Ok(Told { age, phase, events })
    }

    fn view(&self, viewer: Viewer, told: &[Told]) -> GameView {
        let answers = |seat: Seat| {
            let actions = self.legal_actions(seat);
            let text = |&action: &Action| (action, self.write_action(seat, action));
            actions.iter().map(text).collect()
        };
        let answers = viewer.seat().map_or_else(Vec::new, answers);
        let observation = self.observe_as(viewer.seat());
        GameView::Duel(Box::new(duel::view(&observation, answers, told)))
    }

    fn age(told: &Told) -> u8 {
        told.age as u8 + 1
    }

    fn open_view(&self, _facing: Seat, told: &[Told]) -> GameView {
        let mut observation = self.observe_as(None);
        for (faces, cards) in observation.ages.iter_mut().zip(&self.deal().ages) {
            for (face, card) in faces.iter_mut().zip(cards) {
                if matches!(face, Face::Down(_)) {
                    *face = Face::Up(*card);
                }
            }
        }
        GameView::Duel(Box::new(duel::view(&observation, Vec::new(), told)))
    }

    const TAKES_BACK: bool = true;

    fn may_be_taken_back(before: &Duel, after: &Duel, told: &Told) -> bool {
        let turned_up =
            |event: &Event| matches!(event, Event::TurnedUp { .. } | Event::Laid { .. });
        // The second set of wonders lies open once the first is drafted; the Great Library shows three tokens.
        let second_set = matches!(after.table().phase, Phase::Draft { picks: 4, .. });
        let library = matches!(after.table().phase, Phase::Library { .. });
        let over = after.to_act().is_empty();
        let draws = matches!(before.table().phase, Phase::Library { .. });
        !(second_set || library || over || draws || told.events.iter().any(turned_up))
    }

    fn guide(seen: &[GameView], advice: Option<Action>) -> Guide {
        guide::duel::guide(seen, advice)
    }

    fn refusal(why: IllegalAction) -> Refusal {
        Refusal::Duel(why)
    }
}
