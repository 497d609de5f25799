//! Judged decisions in words: the actions of both games, verdicts, and why the best action is better. Every sentence says
//! a fact that was computed; where there is none, it says so.

mod actions;
mod reasons;

use antipater_bots::analysis::{Analyzable, Band};
use antipater_engine::Seat;

pub use self::reasons::MOST;
use crate::texts::{Book, Texts, say};

/// A game whose judged decisions have words.
pub trait Coached: Analyzable {
    /// Where its names are printed.
    const BOOK: Book;

    /// An action in words.
    fn action(coach: &Coach<'_>, action: Self::Action) -> String;
}

/// Says what was found about a game, with the names of its seats.
#[derive(Clone, Debug)]
pub struct Coach<'a> {
    /// The texts of the language.
    pub t: &'a Texts,
    book: Book,
    names: Vec<String>,
    compared: Compared,
}

/// With which action the best one is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// The one that was played.
    Played,
    /// Another one.
    Other,
}

impl Compared {
    /// The word for it in texts.
    const fn word(self) -> &'static str {
        match self {
            Compared::Played => "played",
            Compared::Other => "other",
        }
    }
}

impl<'a> Coach<'a> {
    /// A coach for a game; a seat without a name is called by its number.
    pub fn new<G: Coached>(t: &'a Texts, names: Vec<String>) -> Coach<'a> {
        Coach {
            t,
            book: G::BOOK,
            names,
            compared: Compared::Played,
        }
    }

    /// The same coach, comparing with this action.
    #[must_use]
    pub fn comparing(self, compared: Compared) -> Coach<'a> {
        Coach { compared, ..self }
    }

    /// The name of the player on a seat.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.number()).cloned();
        name.unwrap_or_else(|| say!(self.t, "coach-seat", seat = seat.number()))
    }

    /// The name of the player on a seat inside of a sentence, where the Free City has an article.
    fn spoken(&self, seat: Seat) -> String {
        let name = self.name(seat);
        if name == say!(self.t, "free-city") {
            return say!(self.t, "coach-free-city");
        }
        name
    }

    /// A verdict.
    pub fn band(&self, band: Band) -> String {
        say!(self.t, "coach-band", band = band.name())
    }
}
