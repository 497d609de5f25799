//! What the lines of a scene are said from.

use antipater_show::texts::Texts;
use antipater_show::view::View;
use antipater_show::view::seven::View as Game;
use antipater_show::words::seven::Narrator;

/// What the lines of a scene are said from.
pub(super) struct SceneContext<'a> {
    pub(super) t: &'a Texts,
    pub(super) view: &'a View,
    pub(super) game: &'a Game,
    pub(super) narrator: Narrator<'a>,
}
