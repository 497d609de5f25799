//! 7 Wonders, first edition (2010) and second edition (2020), for 3 to 7 seats.
//!
//! The path of one move: [`legal`] says what a seat may do, on prices from [`pay`]; a [`JointAction`](crate::JointAction) of one
//! action for each seat goes through [`apply`], which alone changes a position; [`observe`] says what each seat may
//! know of it; [`score`] counts the points.

pub mod action;
pub mod apply;
pub mod cards;
pub mod city;
pub mod effect;
pub mod legal;
pub mod observe;
mod passing;
pub mod pay;
pub mod pile;
pub mod position;
pub mod record;
mod record_json;
pub mod sample;
pub mod score;
pub mod setup;
pub mod wonders;

use core::fmt;

pub use action::{Action, By};
pub use apply::Event;
pub use cards::{Card, CardSet};
pub use city::{City, Table, Tokens};
pub use effect::{Color, Effect, Power, Symbol};
pub use legal::{IllegalAction, Illegality};
pub use observe::{Deed, Observation};
pub use pay::Payment;
pub use pile::Pile;
pub use position::{Pick, Picks, Seven};
pub use record::Record;
pub use score::Score;
pub use setup::{BoardOptions, InvalidSetup, Setup};
pub use wonders::{Board, Side, Wonder};

use crate::seat::Seat;

/// Cards in a hand at the start of an age.
pub const HAND: usize = 7;
/// The most cards a player holds: with the Free City a card is drawn to the hand.
pub const HELD: usize = HAND + 1;
/// Turns in an age; the seventh card is not played (rule F8), Babylon's excepted.
pub const TURNS: u8 = 6;
/// Turns in a game.
pub const ALL_TURNS: usize = 3 * TURNS as usize;
/// Coins for a sold card.
pub const SALE: u16 = 3;

/// An edition of 7 Wonders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// 2010: board sides A and B.
    First,
    /// 2020: board sides Day and Night.
    Second,
}

impl Edition {
    /// Both editions.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Second];

    /// The word for it in records: `first`, `second`.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Second => "second",
        }
    }

    /// The edition of this name.
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == name)
    }
}

/// An age. Hands are passed to the left in ages I and III, to the right in age II (rule F7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the ages are numbered")]
pub enum Age {
    I,
    II,
    III,
}

impl Age {
    /// All ages in order.
    pub const ALL: [Age; 3] = [Age::I, Age::II, Age::III];

    /// The number of the age, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The age of this number, from 1.
    pub fn from_number(number: u8) -> Option<Age> {
        Age::ALL.into_iter().find(|age| age.number() == number)
    }

    /// Whether hands go to the left (clockwise) in this age.
    pub const fn passes_left(self) -> bool {
        !matches!(self, Age::II)
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Age::I => "I",
            Age::II => "II",
            Age::III => "III",
        })
    }
}

/// What is to be done next. Turns of an age count from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Every seat plays a card.
    Turn {
        /// The age.
        age: Age,
        /// The turn of the age.
        turn: u8,
    },
    /// Babylon plays its seventh card, after the sixth turn (ruling 6).
    Seventh {
        /// The age.
        age: Age,
        /// Babylon's seat.
        seat: Seat,
    },
    /// Halicarnassus may build a discarded card, at the end of the turn (ruling 8).
    Discard {
        /// The age.
        age: Age,
        /// The turn whose end it is.
        turn: u8,
        /// Halicarnassus' seat.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

impl Phase {
    /// Age and turn of the step; `None` when the game is over.
    pub fn clock(self) -> Option<(Age, u8)> {
        match self {
            Phase::Turn { age, turn } | Phase::Discard { age, turn, .. } => Some((age, turn)),
            Phase::Seventh { age, .. } => Some((age, TURNS)),
            Phase::Over => None,
        }
    }
}
