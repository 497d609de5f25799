//! The id of a puzzle: its game and its number.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use utoipa::ToSchema;

/// A game that has puzzles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleGame {
    /// 7 Wonders.
    Seven,
    /// 7 Wonders Duel.
    Duel,
}

impl PuzzleGame {
    /// Both games.
    pub const ALL: [PuzzleGame; 2] = [PuzzleGame::Seven, PuzzleGame::Duel];

    /// The name in addresses, `seven` or `duel`.
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleGame::Seven => "seven",
            PuzzleGame::Duel => "duel",
        }
    }

    /// The number of puzzles of this game.
    pub const fn count(self) -> usize {
        match self {
            PuzzleGame::Seven => 119,
            PuzzleGame::Duel => 199,
        }
    }
}

impl fmt::Display for PuzzleGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Parses the name in an address.
impl FromStr for PuzzleGame {
    type Err = ();

    fn from_str(word: &str) -> Result<PuzzleGame, ()> {
        let mut all = PuzzleGame::ALL.into_iter();
        all.find(|game| game.name() == word).ok_or(())
    }
}

/// The id of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId {
    /// The game.
    pub game: PuzzleGame,
    /// The number, from 1.
    pub number: usize,
}
