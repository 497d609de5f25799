//! A person's result on a puzzle, which several pages show.

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
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Tried::AtOnce => "laurel",
            Tried::Later => "check",
            Tried::NotYet => "cross",
        }
    }
}
