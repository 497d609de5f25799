//! Places at the table: one seat, a set of seats, and a value for each seat.
//!
//! A seat is a place, not a person: `table` and `server` assign people and bots to seats. Seats are numbered clockwise
//! from 0, so the left neighbor of seat `i` of `n` is `i + 1` modulo `n` and the right one `i - 1` modulo `n`.

use core::fmt;
use core::ops::{Index, IndexMut};

/// A place at the table, numbered clockwise from 0. Its JSON form is the number.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
///
/// let seat = Seat::new(3).unwrap();
/// assert_eq!(seat.left(4), Seat::FIRST);
/// assert_eq!(seat.right(4).number(), 2);
/// assert_eq!(serde_json::to_string(&seat).unwrap(), "3");
/// assert!(serde_json::from_str::<Seat>("7").is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Seat(u8);

impl Seat {
    /// The most seats in any of the games.
    pub const MAX: usize = 7;

    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat of the Free City, which has no player, in the first edition's game for two.
    pub const FREE_CITY: Seat = Seat(2);

    /// The seat of this number; `None` from [`Seat::MAX`] on.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < Seat::MAX {
            Some(Seat(number as u8))
        } else {
            None
        }
    }

    /// The number of the seat, from 0.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in order. Counts above [`Seat::MAX`] are cut to it.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count.min(Seat::MAX) as u8).map(Seat)
    }

    /// The neighbor to the left (clockwise) in a ring of `count` seats.
    #[must_use]
    pub const fn left(self, count: usize) -> Seat {
        self.clockwise(1, count)
    }

    /// The neighbor to the right (counter-clockwise) in a ring of `count` seats.
    #[must_use]
    pub const fn right(self, count: usize) -> Seat {
        self.clockwise(count - 1, count)
    }

    /// The seat `steps` places clockwise in a ring of `count` seats. `steps` must be at most `count`.
    #[must_use]
    pub const fn clockwise(self, steps: usize, count: usize) -> Seat {
        let number = self.0 as usize + steps;
        Seat(if number >= count {
            number - count
        } else {
            number
        } as u8)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = <usize as serde::Deserialize>::deserialize(from)?;
        Seat::new(number)
            .ok_or_else(|| serde::de::Error::custom(format_args!("there is no seat {number}")))
    }
}

/// A set of seats.
///
/// # Examples
/// ```
/// use antipater_engine::{Seat, SeatSet};
///
/// let mut seats = SeatSet::all(3);
/// seats.remove(Seat::FIRST);
/// assert_eq!(seats.len(), 2);
/// assert!(!seats.contains(Seat::FIRST));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `count` seats.
    pub const fn all(count: usize) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// The set of one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats in both sets.
    #[must_use]
    pub const fn intersection(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let first = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            (first < u8::BITS as u8).then_some(Seat(first))
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.add(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Seat::number))
            .finish()
    }
}

/// A value for each seat. Seats beyond those of the game keep the default value.
///
/// # Examples
/// ```
/// use antipater_engine::{BySeat, Seat};
///
/// let mut coins = BySeat::from_fn(|seat| 3 + seat.number());
/// coins[Seat::FIRST] += 4;
/// assert_eq!(coins.first(3), [7, 4, 5]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>([T; Seat::MAX]);

impl<T> BySeat<T> {
    /// The value of each seat, computed from the seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(core::array::from_fn(|number| value(Seat(number as u8))))
    }

    /// The values of the first `count` seats.
    pub fn first(&self, count: usize) -> &[T] {
        &self.0[..count]
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number()]
    }
}
