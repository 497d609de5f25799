//! Properties of views: they offer what the rules allow, and previews say what then happens.

#[path = "../../../engine/tests/cases/mod.rs"]
mod cases;
mod coach;
mod previews;
mod puzzles;
mod score_pad;
mod sentences;
mod sheet;
mod story;
mod views;

use antipater_engine::JointAction;
use antipater_show::game::Game;
use antipater_show::guide::Guidable;
use antipater_show::view::{Surroundings, View, Viewer};

/// The view of a viewer who has not chosen yet.
fn view<G: Guidable>(game: &Game<G>, viewer: Viewer) -> View {
    view_given(game, viewer, &JointAction::new())
}

/// The view of a viewer who has made this choice.
fn view_given<G: Guidable>(
    game: &Game<G>,
    viewer: Viewer,
    chosen: &JointAction<G::Action>,
) -> View {
    View::of(game, viewer, chosen, Surroundings::of(game))
}
