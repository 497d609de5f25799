//! The part of a view that depends on the game, and its perspective.

use antipater_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::{duel, seven, sides};

/// The perspective of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// The person on a seat.
    Seat(Seat),
    /// A spectator, who sees public information from the side of this city.
    Public {
        /// The seat from whose side the table is shown.
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

    /// The seat from whose side the table is shown.
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
    /// 7 Wonders before its first turn, while the players choose the sides of their boards.
    Sides(Box<sides::View>),
}

impl GameView {
    /// Removes the viewer's decision, because the game ended by resigning.
    pub(super) fn ask_nothing(&mut self) {
        match self {
            GameView::Seven(view) => {
                view.ask = None;
                view.clock.seat = None;
            }
            GameView::Duel(view) => {
                view.ask = None;
                view.clock.seat = None;
            }
            GameView::Sides(_) => {}
        }
    }
}
