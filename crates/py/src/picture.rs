//! Positions and observations as pictures for notebooks: the table of the pages, in English.
//!
//! Here: the choice of the viewer. Not here: what a viewer may see (`view` in the crate `show`) and the drawing
//! (`picture` in `pages`).

use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{JointAction, Seat, State};
use antipater_pages::picture::picture;
use antipater_show::texts::{Language, Texts};
use antipater_show::view::{self, GameView, View, Viewable, Viewer};

/// A game with pictures.
pub(crate) trait Pictured: State + Viewable {
    /// The view of an observer, and the viewer.
    fn seen(observation: &Self::Observation) -> (GameView, Viewer);
}

impl Pictured for Seven {
    fn seen(observation: &seven::Observation) -> (GameView, Viewer) {
        let seen = view::seven::view(observation, &[], &JointAction::new(), None);
        let viewer = Viewer::Seat(observation.seat());
        (GameView::Seven(Box::new(seen)), viewer)
    }
}

impl Pictured for Duel {
    fn seen(observation: &duel::Observation) -> (GameView, Viewer) {
        let seen = view::duel::view(observation, Vec::new(), &[]);
        let viewer = match observation.viewer {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Public {
                facing: Seat::FIRST,
            },
        };
        (GameView::Duel(Box::new(seen)), viewer)
    }
}

/// The public part of a position, with the first city in front.
pub(crate) fn of_position<G: Pictured>(position: &G, names: &[String]) -> String {
    let viewer = Viewer::Public {
        facing: Seat::FIRST,
    };
    let seen = position.view(viewer, &[], &JointAction::new());
    printed(seen, viewer, names)
}

/// A position from its observation.
pub(crate) fn of_observation<G: Pictured>(observation: &G::Observation, players: usize) -> String {
    let (seen, viewer) = G::seen(observation);
    let names = (1..=players).map(|number| format!("Player {number}"));
    printed(seen, viewer, &names.collect::<Vec<_>>())
}

fn printed(seen: GameView, viewer: Viewer, names: &[String]) -> String {
    let view = View::of_position(seen, viewer, names);
    picture(Texts::of(Language::English), &view).into_string()
}
