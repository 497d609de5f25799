//! What a view is printed for.

use antipater_show::view::View;

/// What a view is printed for.
#[derive(Clone, Copy)]
pub enum Mode<'a> {
    /// To play and to watch.
    Live,
    /// To look back: without questions, and with a mark on what was chosen.
    Still {
        /// The view from the same perspective one step later.
        next: Option<&'a View>,
    },
}

impl Mode<'_> {
    /// Whether it is played.
    pub(crate) fn is_live(self) -> bool {
        matches!(self, Mode::Live)
    }
}
