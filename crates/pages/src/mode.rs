//! What a view is printed for.

use antipater_show::view::View;

/// What a view is printed for.
#[derive(Clone, Copy)]
pub enum Mode<'a> {
    /// To play and to watch.
    Live,
    /// To solve: with the questions of a table, but nothing goes on and nobody else is there.
    Puzzle {
        /// The address that answers are sent to.
        answers: &'a str,
    },
    /// To look back: without questions, and with a mark on what was chosen.
    Still {
        /// The view from the same perspective one step later.
        next: Option<&'a View>,
    },
    /// To look back on a puzzle: without questions, and the viewer is spoken to.
    Solved,
}

impl Mode<'_> {
    /// Whether it is played.
    pub(crate) fn is_live(self) -> bool {
        matches!(self, Mode::Live)
    }

    /// Whether something is asked.
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
