//! The ladder of programs in a game: its ranks, and the results of each pair (`docs/rating.md`).

use serde::Serialize;
use utoipa::ToSchema;

use crate::history::Played;
use crate::view::{Avatar, PersonKey};

/// The ladder of a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Ladder {
    /// The game: `seven-second`, `seven-first`, `free-city` or `duel`.
    #[schema(value_type = String)]
    pub game: Played,
    /// The programs and the built-in levels: first those with certain ratings, the highest first.
    pub ranks: Vec<LadderRank>,
    /// The results of the pairs that have met.
    pub results: Vec<LadderResult>,
}

/// A program, or a built-in level, in the ladder.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct LadderRank {
    /// The name of a program; null for a level.
    pub name: Option<String>,
    /// The level; null for a program.
    pub bot: Option<&'static str>,
    /// The key of the program.
    #[schema(value_type = Option<String>)]
    pub person: Option<PersonKey>,
    /// Who runs the program, in its own words; may be empty.
    pub owner: String,
    /// The rating in whole points.
    pub rating: i32,
    /// Its standard deviation in whole points.
    pub deviation: i32,
    /// Whether the rating is too uncertain to count.
    pub provisional: bool,
    /// The number of finished games in this ladder.
    pub games: usize,
    /// Whether it plays at present.
    pub active: bool,
    /// The picture. Only pages show it.
    #[serde(skip)]
    pub avatar: Avatar,
}

/// The games of a pair in the ladder.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct LadderResult {
    /// The rank of the one whose score it is, from 0.
    pub row: usize,
    /// The rank of the opponent, from 0.
    pub column: usize,
    /// The points: 1 for a better place than the opponent's, ½ for the same, 0 for a worse one.
    pub score: f64,
    /// The number of games.
    pub games: usize,
    /// The key for watching the replay of the latest game; null if it was removed.
    pub watch: Option<String>,
}

impl Ladder {
    /// The games of a pair of ranks.
    pub fn result(&self, row: usize, column: usize) -> Option<&LadderResult> {
        let mut results = self.results.iter();
        results.find(|result| (result.row, result.column) == (row, column))
    }
}
