//! Puzzles: decisions from bots' games with one action clearly better than all others; and a person's own mistakes, to
//! be decided again.
//!
//! Here: the shared puzzles, by number and by day. A [`Problem`] is the decision itself, with its view and the values
//! of its answers; `mistakes` makes problems from an analyzed game. Who has solved what is not here.

mod id;
mod mistakes;
mod problem;
mod stored;
mod theme;

use std::sync::{LazyLock, OnceLock};

use antipater_engine::rng::{below, generator};

pub use self::id::{PuzzleGame, PuzzleId};
pub use self::mistakes::{mistakes, problem_of};
pub use self::problem::{Answered, Followed, Grade, Misread, Problem, ValuedAction};
pub use self::stored::{PuzzleOrigin, Stored, StoredAction};
pub use self::theme::Theme;
use crate::rating::{Opponent, Rating, rated};

/// The puzzles of 7 Wonders and those of Duel, one per line. A module for browsers has none built in: it fetches them
/// when they are first needed, and passes them to [`hand_in`].
#[cfg(not(target_family = "wasm"))]
const BUILT_IN: [&str; 2] = [
    include_str!("../../puzzles/seven.jsonl"),
    include_str!("../../puzzles/duel.jsonl"),
];
#[cfg(target_family = "wasm")]
const BUILT_IN: [&str; 2] = [""; 2];

/// The puzzles passed to [`hand_in`].
static HANDED_IN: OnceLock<[String; 2]> = OnceLock::new();
/// Separates the games in the text of all puzzles.
const BETWEEN: &str = "\n\n";

/// All puzzles as one text, for [`hand_in`].
pub fn text() -> String {
    BUILT_IN.map(str::trim_end).join(BETWEEN)
}

/// Accepts the puzzles from a [`text`] if none are built in.
pub fn hand_in(text: &str) {
    let (seven, duel) = text.split_once(BETWEEN).unwrap_or((text, ""));
    // A second text is identical to the first.
    let _ = HANDED_IN.set([seven, duel].map(str::to_owned));
}

/// Whether puzzles are available, built in or handed in.
pub fn are_there() -> bool {
    BUILT_IN.iter().all(|file| !file.is_empty()) || HANDED_IN.get().is_some()
}

/// The distance between the puzzles of consecutive days: a prime, so that every puzzle is used before one repeats.
const STRIDE: i64 = 7919;

/// A shared puzzle.
#[derive(Debug)]
pub struct Puzzle {
    /// The game and the number.
    pub id: PuzzleId,
    /// The puzzle's line in the file.
    line: &'static str,
    problem: OnceLock<Option<Problem>>,
}

impl Puzzle {
    /// The parsed line of the puzzle.
    ///
    /// # Errors
    /// Says what is wrong with the line, which is a bug.
    pub fn stored(&self) -> Result<Stored, String> {
        serde_json::from_str(self.line).map_err(|why| why.to_string())
    }

    /// How hard it is, on the scale of [`Rating`]; `None` as below.
    pub fn rating(&self) -> Option<i32> {
        Some(self.problem()?.rating())
    }

    /// The decision; `None` if the line is broken, which a test excludes.
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

/// All puzzles of a game, in the order of their numbers; none before they are handed in, if none are built in.
pub fn all(game: PuzzleGame) -> &'static [Puzzle] {
    if are_there() {
        &PUZZLES[game as usize]
    } else {
        &[]
    }
}

/// The puzzle with this id, if there is one.
pub fn find(id: PuzzleId) -> Option<&'static Puzzle> {
    all(id.game).get(id.number.checked_sub(1)?)
}

/// The puzzle of a day, counted since 1970, known before the puzzles are handed in. Every puzzle is used before one repeats.
pub fn of_the_day(game: PuzzleGame, day: i64) -> PuzzleId {
    let count = game.count() as i64;
    // The two games begin at different numbers.
    let offset = 61 * game as i64;
    let place = (day.rem_euclid(count) * STRIDE + offset).rem_euclid(count);
    let number = place as usize + 1;
    PuzzleId { game, number }
}

/// The standard deviation of the rating of a puzzle, which is estimated from how bots solve it.
const DEVIATION: f64 = 150.0;

/// A person's rating from the puzzles that they have answered, in that order: whether the first answer was right.
pub fn rating_of(answers: impl Iterator<Item = (PuzzleId, bool)>) -> Rating {
    answers.fold(Rating::NEW, |before, (id, solved)| {
        let rating = find(id).and_then(Puzzle::rating);
        let opponent = rating.map(|rating| Opponent {
            rating: f64::from(rating),
            deviation: DEVIATION,
            score: f64::from(u8::from(solved)),
        });
        opponent.map_or(before, |opponent| rated(before, &[opponent]))
    })
}

/// The puzzle whose rating is nearest to this one, among those that `open` admits.
pub fn nearest(
    game: PuzzleGame,
    rating: f64,
    open: impl Fn(PuzzleId) -> bool,
) -> Option<&'static Puzzle> {
    let apart = |puzzle: &Puzzle| {
        let own = puzzle.rating().map_or(rating, f64::from);
        (own - rating).abs()
    };
    let open = all(game).iter().filter(|puzzle| open(puzzle.id));
    open.min_by(|one, other| apart(one).total_cmp(&apart(other)))
}

/// The puzzles of a rush that began at this time, in seconds since 1970: easy ones first, in an order of its own.
pub fn rush(game: PuzzleGame, began: i64) -> Vec<&'static Puzzle> {
    let mut rng = generator(began.cast_unsigned(), game as u64);
    let mut ordered: Vec<(i32, &Puzzle)> = all(game)
        .iter()
        .map(|puzzle| {
            let noise = below(&mut rng, 200) as i32;
            (puzzle.rating().unwrap_or_default() + noise, puzzle)
        })
        .collect();
    ordered.sort_by_key(|&(rating, _)| rating);
    ordered.into_iter().map(|(_, puzzle)| puzzle).collect()
}
