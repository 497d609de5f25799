//! A glance at a game in progress, for lists of tables: whom it waits for, and the viewer's wonders.

use antipater_engine::duel;
use antipater_engine::seven;

use super::{GameView, SeatState, View};

/// What is open to everybody at a table in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// The numbers of the seats whose people have yet to decide.
    pub awaited: Vec<usize>,
    /// The wonders in front of the viewer.
    pub wonders: Wonders,
}

/// The wonders of a city.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wonders {
    /// The wonder of a city of 7 Wonders.
    Seven {
        /// The wonder.
        wonder: seven::Wonder,
        /// The number of built stages.
        built: usize,
        /// The number of stages.
        stages: usize,
    },
    /// The wonders that a city of Duel has drafted, and whether each is built.
    Duel(Vec<(duel::Wonder, bool)>),
}

impl Glance {
    /// A glance at a view, at the city that it faces.
    pub fn of(view: &View) -> Option<Glance> {
        let facing = view.facing;
        let wonders = match &view.game {
            GameView::Seven(game) => {
                let city = game.cities.iter().find(|city| city.seat == facing)?;
                let (edition, board) = city.board;
                Wonders::Seven {
                    wonder: board.wonder,
                    built: city.stages,
                    stages: board.facts(edition).stages.len(),
                }
            }
            GameView::Duel(game) => {
                let city = game.cities.iter().find(|city| city.seat == facing)?;
                let wonders = city.wonders.iter();
                Wonders::Duel(
                    wonders
                        .map(|one| (one.wonder, one.terms.is_none()))
                        .collect(),
                )
            }
            // A side has two stages at least; none is built before the first turn.
            GameView::Sides(game) => Wonders::Seven {
                wonder: *game.boards.wonders.get(facing.number())?,
                built: 0,
                stages: 2,
            },
        };
        let awaits = |state| matches!(state, Some(SeatState::Choosing | SeatState::Away));
        let seats = view.seats.iter().enumerate();
        let awaited = seats.filter(|(_, seat)| awaits(seat.state));
        Some(Glance {
            awaited: awaited.map(|(number, _)| number).collect(),
            wonders,
        })
    }
}
