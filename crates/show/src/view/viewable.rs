//! The interface of a game for views.

use antipater_engine::duel::{Action as DuelAction, Duel, Face};
use antipater_engine::seven::{Action as SevenAction, Seven};
use antipater_engine::{JointAction, Recorded, Seat, State};

use super::game_view::{GameView, Viewer};
use super::{duel, seven};
use crate::game::hosted::Hosted;

/// A game that can be shown to a viewer.
pub trait Viewable: Hosted {
    /// The view for a viewer. `chosen` contains only the choices of the person on the viewer's seat; it is empty for a
    /// spectator.
    fn view(
        &self,
        viewer: Viewer,
        history: &[Self::StepEvents],
        chosen: &JointAction<Self::Action>,
    ) -> GameView;

    /// The view of a finished game with everything open.
    fn open_view(&self, facing: Seat, history: &[Self::StepEvents]) -> GameView;
}

impl Viewable for Seven {
    fn view(
        &self,
        viewer: Viewer,
        history: &[Self::StepEvents],
        chosen: &JointAction<SevenAction>,
    ) -> GameView {
        let ending = seven::Ending::of(self);
        let view = match viewer {
            Viewer::Seat(seat) => seven::view(&self.observe(seat), history, chosen, ending),
            Viewer::Public { facing } => {
                seven::public_view(&self.observe_public(facing), history, ending)
            }
        };
        GameView::Seven(Box::new(view))
    }

    fn open_view(&self, facing: Seat, history: &[Self::StepEvents]) -> GameView {
        let players = self.players();
        let seen: Vec<_> = players.iter().map(|seat| self.observe(seat)).collect();
        let view = seven::open_view(&seen, facing, history, seven::Ending::of(self));
        GameView::Seven(Box::new(view))
    }
}

impl Viewable for Duel {
    fn view(
        &self,
        viewer: Viewer,
        history: &[Self::StepEvents],
        _chosen: &JointAction<DuelAction>,
    ) -> GameView {
        let answers = |seat: Seat| {
            let actions = self.legal_actions(seat);
            let text = |&action: &DuelAction| (action, self.write_action(seat, action));
            actions.iter().map(text).collect()
        };
        let answers = viewer.seat().map_or_else(Vec::new, answers);
        let observation = self.observe_as(viewer.seat());
        GameView::Duel(Box::new(duel::view(&observation, answers, history)))
    }

    fn open_view(&self, _facing: Seat, history: &[Self::StepEvents]) -> GameView {
        let mut observation = self.observe_as(None);
        for (faces, cards) in observation.ages.iter_mut().zip(&self.deal().ages) {
            for (face, card) in faces.iter_mut().zip(cards) {
                if matches!(face, Face::Down(_)) {
                    *face = Face::Up(*card);
                }
            }
        }
        GameView::Duel(Box::new(duel::view(&observation, Vec::new(), history)))
    }
}
