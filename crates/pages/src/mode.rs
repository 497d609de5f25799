//! The purpose for which a view is printed.

use antipater_show::view::View;

/// The purpose for which a view is printed.
#[derive(Clone, Copy)]
pub enum Mode<'a> {
    /// A live table, to play or to watch.
    Live,
    /// A puzzle, with the questions of a table, but without progress or other players.
    Puzzle {
        /// The address that answers are sent to.
        answers: &'a str,
    },
    /// A replay, without questions, and with a mark on the chosen action.
    Still {
        /// The view from the same perspective one step later.
        next: Option<&'a View>,
    },
    /// The verdict on a puzzle, without questions, and addressed to the viewer.
    Solved,
}

impl Mode<'_> {
    /// Whether it is a live table.
    pub(crate) fn is_live(self) -> bool {
        matches!(self, Mode::Live)
    }

    /// Whether the viewer is asked.
    pub(crate) fn asks(self) -> bool {
        matches!(self, Mode::Live | Mode::Puzzle { .. })
    }

    /// The address that the answers of a view are sent to.
    pub(crate) fn answers(self, view: &View) -> String {
        match self {
            Mode::Live | Mode::Still { .. } | Mode::Solved => {
                format!("/tables/{}/moves", view.table)
            }
            Mode::Puzzle { answers } => answers.to_owned(),
        }
    }
}
