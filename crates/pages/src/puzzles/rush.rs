//! A rush: as many puzzles as one can solve in five minutes, the easy ones first. Its whole state is in its address, and
//! nothing is stored.

use antipater_engine::seven::Wonder;
use antipater_show::puzzles::{Problem, Puzzle, PuzzleGame};
use antipater_show::texts::{Texts, say};
use maud::{Markup, html};

use super::address;
use super::problem::{ProblemPlace, Tally};
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::names::puzzle_game;

/// The seconds of a rush.
const SECONDS: i64 = 300;
/// The wrong answers that end it.
const MISSES: usize = 3;
/// Stands for no results in an address.
const NONE: &str = "-";

/// A rush.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rush {
    /// The game.
    pub game: PuzzleGame,
    /// When it began, in seconds since 1970. The order of its puzzles follows from this.
    pub began: i64,
    /// Whether each answer was right.
    pub results: Vec<bool>,
}

impl Rush {
    /// A rush that begins now.
    pub fn starting(game: PuzzleGame, now: i64) -> Rush {
        Rush {
            game,
            began: now,
            results: Vec::new(),
        }
    }

    /// Reads the parts of an address: the game, the beginning, and the results as `1` and `0`.
    pub fn read([game, began, results]: [&str; 3]) -> Option<Rush> {
        let results = match results {
            NONE => "",
            results => results,
        };
        let result = |sign| match sign {
            '0' => Some(false),
            '1' => Some(true),
            _ => None,
        };
        Some(Rush {
            game: game.parse().ok()?,
            began: began.parse().ok()?,
            results: results.chars().map(result).collect::<Option<_>>()?,
        })
    }

    /// The address of its present state.
    pub fn address(&self) -> String {
        let signs = self
            .results
            .iter()
            .map(|solved| if *solved { '1' } else { '0' });
        let results: String = signs.collect();
        let results = if results.is_empty() { NONE } else { &results };
        format!("/puzzles/rush/{}/{}/{results}", self.game, self.began)
    }

    /// The next of its puzzles; `None` if it is over.
    pub fn next(&self, puzzles: &[&'static Puzzle], now: i64) -> Option<&'static Problem> {
        let tally = self.tally(now);
        if tally.seconds == 0 || tally.missed >= MISSES {
            return None;
        }
        puzzles.get(self.results.len())?.problem()
    }

    /// Its result so far.
    pub fn tally(&self, now: i64) -> Tally {
        let solved = self.results.iter().filter(|solved| **solved).count();
        Tally {
            solved,
            missed: self.results.len() - solved,
            seconds: (SECONDS - now.saturating_sub(self.began)).clamp(0, SECONDS),
        }
    }

    /// The place of its next puzzle.
    pub fn place(&self, t: &Texts) -> ProblemPlace {
        ProblemPlace {
            base: self.address(),
            title: say!(t, "rush-title", game = puzzle_game(t, self.game)),
            home: ("/puzzles".to_owned(), say!(t, "puzzles-all")),
            neighbors: [None, None],
            onward: None,
        }
    }
}

/// The page of a rush that is over.
pub fn page(t: &Texts, rush: &Rush, puzzles: &[&'static Puzzle]) -> Markup {
    let title = say!(t, "rush-title", game = puzzle_game(t, rush.game));
    let solved = rush.results.iter().filter(|solved| **solved).count();
    let content = html! {
        (masthead(t))
        main class="room puzzles" {
            (strip(Wonder::Babylon, &html! { h1 { (title) } }))
            p class="lead" { (say!(t, "rush-over", solved = solved)) }
            ol class="puzzle-grid" {
                @for (solved, puzzle) in rush.results.iter().zip(puzzles) {
                    @let (class, sign, state) = if *solved { ("later", "check", "solved") } else { ("tried", "cross", "missed") };
                    @let name = say!(t, "puzzles-number", number = puzzle.id.number);
                    @let grade = say!(t, "puzzle-grade", grade = state);
                    li { a class=(class) href=(address(puzzle.id)) aria-label={ (name) ", " (grade) } { (puzzle.id.number) (icon(sign)) } }
                }
            }
            p class="puzzle-further" {
                a class="button primary" href={ "/puzzles/rush/" (rush.game) } { (say!(t, "rush-again")) }
                a class="button" href="/puzzles" { (say!(t, "puzzles-all")) }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}
