//! The outcome of a game: kind of victory, winners, and each seat's points.

use crate::seat::{BySeat, Seat, SeatSet};

/// The most coins of a city on a table set up by hand: far more than a box has, and few enough to be scored.
pub const MOST_COINS: u16 = 9999;

/// The kind of victory. 7 Wonders is always won by points; a Duel may end early.
///
/// # Examples
/// ```
/// use antipater_engine::Victory;
///
/// let names = Victory::ALL.map(Victory::name);
/// assert_eq!(names, ["civilian", "military", "science"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Victory {
    /// Most points at the end ("civilian" in a Duel).
    Civilian,
    /// The pawn reached a capital (Duel).
    Military,
    /// Six different scientific symbols (Duel).
    Science,
}

impl Victory {
    /// All kinds of victory.
    pub const ALL: [Victory; 3] = [Victory::Civilian, Victory::Military, Victory::Science];

    /// The name in records: `civilian`, `military`, `science`.
    pub const fn name(self) -> &'static str {
        match self {
            Victory::Civilian => "civilian",
            Victory::Military => "military",
            Victory::Science => "science",
        }
    }
}

/// The outcome of a finished game. `S` is the game's score by category.
///
/// # Examples
/// ```
/// use antipater_engine::{BySeat, Outcome, Seat, SeatSet, Victory};
///
/// let outcome = Outcome {
///     victory: Victory::Civilian,
///     winners: SeatSet::all(2),
///     scores: BySeat::from_fn(|_| 40),
/// };
/// // Two of three seats share the victory.
/// assert_eq!(outcome.utility(Seat::FIRST), 0.0);
/// assert_eq!(outcome.utility(Seat::new(2).unwrap()), -1.0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome<S> {
    /// The kind of victory.
    pub victory: Victory,
    /// The winners; several share the victory.
    pub winners: SeatSet,
    /// The points of each seat.
    pub scores: BySeat<S>,
}

impl<S> Outcome<S> {
    /// The utility for a seat, from −1 (lost) to 1 (won alone); `k` seats that share a victory get `2 / k − 1` each.
    pub fn utility(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) {
            2.0 / self.winners.len() as f64 - 1.0
        } else {
            -1.0
        }
    }
}
