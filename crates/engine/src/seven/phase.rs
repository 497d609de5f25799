//! Ages, turns, and the next step.

use core::fmt;

use crate::seat::Seat;

/// The number of turns in an age; only Babylon plays the seventh card (rule F8).
pub const TURNS: u8 = 6;
/// The number of turns in a game.
pub const ALL_TURNS: usize = 3 * TURNS as usize;

/// An age. Hands pass to the left in ages I and III, to the right in age II (rule F7).
///
/// # Examples
/// ```
/// use antipater_engine::seven::Age;
///
/// assert!(Age::I.passes_left() && !Age::II.passes_left());
/// assert_eq!(Age::from_number(3), Some(Age::III));
/// assert_eq!(Age::III.to_string(), "III");
/// ```
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

    /// The age with this number, from 1.
    pub fn from_number(number: u8) -> Option<Age> {
        Age::ALL.into_iter().find(|age| age.number() == number)
    }

    /// Whether hands pass to the left (clockwise) in this age.
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

/// The next step. Turns of an age count from 1 to 6.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Age, Phase};
///
/// let phase = Phase::Turn {
///     age: Age::II,
///     turn: 6,
/// };
/// assert_eq!(phase.clock(), Some((Age::II, 6)));
/// assert_eq!(Phase::Over.clock(), None);
/// ```
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
        /// The turn at whose end the step is.
        turn: u8,
        /// Halicarnassus' seat.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

impl Phase {
    /// The age and turn of the step; `None` when the game is over.
    pub fn clock(self) -> Option<(Age, u8)> {
        match self {
            Phase::Turn { age, turn } | Phase::Discard { age, turn, .. } => Some((age, turn)),
            Phase::Seventh { age, .. } => Some((age, TURNS)),
            Phase::Over => None,
        }
    }
}
