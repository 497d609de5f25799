//! Puzzles: decisions of games that the bots played, with one action that is clearly better than all others; and decisions
//! of a person's own games in which they erred, to be made again.
//!
//! Here: the puzzles that everybody gets, by their numbers and by the day. The decision itself, with what may be seen of it
//! and what an answer is worth, is a [`Problem`]; `mistakes` makes problems of a judged game. Not here: who has solved what.

mod id;
mod mistakes;
mod problem;
mod stored;

use std::sync::{LazyLock, OnceLock};

pub use self::id::{PuzzleGame, PuzzleId};
pub use self::mistakes::{mistakes, problem_of};
pub use self::problem::{Answered, Grade, Misread, Problem, Weighed};
pub use self::stored::{Origin, Stored, StoredAction};

/// The puzzles of 7 Wonders and those of Duel, one in a line. A module for browsers has none built in: they are fetched when
/// somebody looks at puzzles for the first time, and handed to [`hand_in`].
#[cfg(not(target_family = "wasm"))]
const BUILT_IN: [&str; 2] = [
    include_str!("../../puzzles/seven.jsonl"),
    include_str!("../../puzzles/duel.jsonl"),
];
#[cfg(target_family = "wasm")]
const BUILT_IN: [&str; 2] = [""; 2];

/// The puzzles that were handed in.
static HANDED_IN: OnceLock<[String; 2]> = OnceLock::new();
/// Separates the games where all puzzles are one text.
const BETWEEN: &str = "\n\n";

/// All puzzles as one text, for [`hand_in`].
pub fn text() -> String {
    BUILT_IN.map(str::trim_end).join(BETWEEN)
}

/// Takes the puzzles of a [`text`] where none are built in.
pub fn hand_in(text: &str) {
    let (seven, duel) = text.split_once(BETWEEN).unwrap_or((text, ""));
    // A second text is the same again.
    let _ = HANDED_IN.set([seven, duel].map(str::to_owned));
}

/// Whether there are puzzles: built in, or handed in.
pub fn are_there() -> bool {
    BUILT_IN.iter().all(|file| !file.is_empty()) || HANDED_IN.get().is_some()
}

/// How far the puzzles of two days that follow each other are apart: a prime, so that all puzzles have their turn before one
/// comes again.
const STRIDE: i64 = 7919;

/// A puzzle that everybody gets.
#[derive(Debug)]
pub struct Puzzle {
    /// The game and the number.
    pub id: PuzzleId,
    /// Its line.
    line: &'static str,
    problem: OnceLock<Option<Problem>>,
}

impl Puzzle {
    /// The puzzle as its file has it.
    ///
    /// # Errors
    /// Says what in the line is no puzzle, which is our fault.
    pub fn stored(&self) -> Result<Stored, String> {
        serde_json::from_str(self.line).map_err(|why| why.to_string())
    }

    /// The decision; `None` where the file is broken, which a test excludes.
    pub fn problem(&self) -> Option<&Problem> {
        let read = || {
            let stored = self.stored().ok()?;
            Problem::of_puzzle(self.id, &stored).ok()
        };
        self.problem.get_or_init(read).as_ref()
    }
}

static PUZZLES: LazyLock<[Vec<Puzzle>; 2]> = LazyLock::new(|| {
    PuzzleGame::ALL.map(|game| {
        let lines = match HANDED_IN.get() {
            Some(files) => files[game as usize].as_str(),
            None => BUILT_IN[game as usize],
        };
        let puzzle = |(number, line)| Puzzle {
            id: PuzzleId { game, number },
            line,
            problem: OnceLock::new(),
        };
        (1..).zip(lines.lines()).map(puzzle).collect()
    })
});

/// All puzzles of a game, by their numbers.
pub fn all(game: PuzzleGame) -> &'static [Puzzle] {
    &PUZZLES[game as usize]
}

/// The puzzle of a name, if there is one.
pub fn find(id: PuzzleId) -> Option<&'static Puzzle> {
    all(id.game).get(id.number.checked_sub(1)?)
}

/// The puzzle of a day, counted since 1970: the same everywhere. All have their turn before one comes again.
pub fn of_the_day(game: PuzzleGame, day: i64) -> Option<&'static Puzzle> {
    let all = all(game);
    let count = i64::try_from(all.len()).ok().filter(|&count| count > 0)?;
    // Not both games begin at the same number.
    let offset = 61 * game as i64;
    let place = (day.rem_euclid(count) * STRIDE + offset).rem_euclid(count);
    all.get(usize::try_from(place).ok()?)
}
