//! The pages of puzzles: the list of all (`list`), and a problem with its verdict, either a puzzle or a mistake in the
//! visitor's game (`problem`).

pub mod list;
pub mod problem;

use antipater_show::puzzles::PuzzleId;

/// A person's result on a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// The first answer was right.
    AtOnce,
    /// A later answer was right.
    Later,
    /// No answer was right yet.
    NotYet,
}

impl Tried {
    /// The name in texts, the style sheet and the API.
    pub const fn name(self) -> &'static str {
        match self {
            Tried::AtOnce => "first",
            Tried::Later => "later",
            Tried::NotYet => "tried",
        }
    }

    /// The sign of it.
    const fn sign(self) -> &'static str {
        match self {
            Tried::AtOnce => "laurel",
            Tried::Later => "check",
            Tried::NotYet => "cross",
        }
    }
}

/// The address of a puzzle.
pub fn address(id: PuzzleId) -> String {
    format!("/puzzles/{}/{}", id.game, id.number)
}
