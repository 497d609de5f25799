//! The pages of puzzles: the list of all (`list`), a problem with its verdict, either a puzzle or a mistake in the
//! visitor's game (`problem`), and a rush through many (`rush`).

pub mod list;
pub mod problem;
pub mod rush;

use antipater_show::puzzles::PuzzleId;

pub use crate::tried::Tried;

/// What is known of a person's answers to a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Whether the first answer solved it.
    pub at_once: bool,
    /// When it was solved, in seconds since 1970.
    pub solved_at: Option<i64>,
}

impl Attempt {
    /// What it came to.
    pub(crate) fn tried(&self) -> Tried {
        match (self.at_once, self.solved_at) {
            (true, _) => Tried::AtOnce,
            (false, Some(_)) => Tried::Later,
            (false, None) => Tried::NotYet,
        }
    }
}

/// The address of a puzzle.
pub fn address(id: PuzzleId) -> String {
    format!("/puzzles/{}/{}", id.game, id.number)
}
