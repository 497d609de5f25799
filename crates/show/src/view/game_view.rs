//! What a viewer may see of a game, and with whose eyes it looks.

use antipater_engine::{JointAction, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use super::{duel, seven};
use crate::game::hosted::Hosted;

/// A game of which each viewer can be shown what it may see.
pub trait Viewable: Hosted {
    /// What the viewer may see. `chosen` is what the person on the viewer's seat alone has chosen on this step; somebody
    /// who watches has chosen nothing.
    fn view(
        &self,
        viewer: Viewer,
        history: &[Self::StepEvents],
        chosen: &JointAction<Self::Action>,
    ) -> GameView;

    /// What can be seen of a finished game with everything open.
    fn open_view(&self, facing: Seat, history: &[Self::StepEvents]) -> GameView;
}

/// With whose eyes a table is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// With those of the person on a seat.
    Seat(Seat),
    /// Without a seat: what everybody knows, with this city in front.
    Public {
        /// Whose city lies in front.
        facing: Seat,
    },
}

impl Viewer {
    /// The viewer's seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public { .. } => None,
        }
    }

    /// Whose city lies in front.
    pub fn facing(self) -> Seat {
        match self {
            Viewer::Seat(seat) | Viewer::Public { facing: seat } => seat,
        }
    }
}

/// The part of a view that depends on the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum GameView {
    /// 7 Wonders.
    Seven(Box<seven::View>),
    /// 7 Wonders Duel.
    Duel(Box<duel::View>),
}
