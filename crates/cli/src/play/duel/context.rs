//! The view of a Duel and the texts that a scene is made from.

use antipater_show::texts::Texts;
use antipater_show::view::View;
use antipater_show::view::duel::View as Game;
use antipater_show::words::duel::Narrator;

/// The view and the texts that a scene is made from.
#[derive(Clone, Copy)]
pub(super) struct SceneContext<'a> {
    pub(super) t: &'a Texts,
    pub(super) view: &'a View,
    pub(super) game: &'a Game,
    pub(super) narrator: Narrator<'a>,
}
