//! Judged decisions in words: actions, verdicts, and why the best action is better. Every sentence states a computed
//! fact; if there is none, it says so.

mod actions;
mod reasons;

use antipater_bots::analysis::{Analyzable, Band};
use antipater_engine::Seat;

pub use self::reasons::MOST;
use crate::texts::{Book, Texts, say};

/// A game whose judged decisions can be put into words.
pub trait Coached: Analyzable {
    /// The game that its names belong to.
    const BOOK: Book;

    /// An action in words.
    fn action(coach: &Coach<'_>, action: Self::Action) -> String;
}

/// Puts the analysis of a game into words, with the names of its seats.
#[derive(Clone, Debug)]
pub struct Coach<'a> {
    /// The texts of the language.
    pub t: &'a Texts,
    book: Book,
    names: Vec<String>,
    compared: Compared,
}

/// The action with which the best one is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// The played one.
    Played,
    /// Another one.
    Other,
}

impl Compared {
    /// The name for selecting forms in messages.
    const fn word(self) -> &'static str {
        match self {
            Compared::Played => "played",
            Compared::Other => "other",
        }
    }
}

impl<'a> Coach<'a> {
    /// A coach for a game; a seat without a name gets its number.
    pub fn new<G: Coached>(t: &'a Texts, names: Vec<String>) -> Coach<'a> {
        Coach {
            t,
            book: G::BOOK,
            names,
            compared: Compared::Played,
        }
    }

    /// The same coach with another comparison.
    #[must_use]
    pub fn comparing(self, compared: Compared) -> Coach<'a> {
        Coach { compared, ..self }
    }

    /// The name of the player on a seat.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.number()).cloned();
        name.unwrap_or_else(|| say!(self.t, "coach-seat", seat = seat.number()))
    }

    /// The name of a seat's player inside a sentence, where the Free City has an article.
    fn spoken(&self, seat: Seat) -> String {
        let name = self.name(seat);
        if name == say!(self.t, "free-city") {
            return say!(self.t, "coach-free-city");
        }
        name
    }

    /// The name of a verdict.
    pub fn band(&self, band: Band) -> String {
        say!(self.t, "coach-band", band = band.name())
    }
}
