//! The structures of the three ages: the 20 slots, which ones cover which, and which are laid face up (rule D11).
//!
//! Here: the patterns. Not here: the cards in them. Slots are numbered row by row in the order of laying, so each row
//! covers the one before it.

use super::cards::Age;
use super::sets::set;

/// A slot in a structure, numbered from 0 row by row.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Age, Slot};
///
/// // The top of age I: two cards, each under two of the next row.
/// let top = Slot::ALL[0];
/// assert_eq!(top.row(Age::I), 0);
/// assert_eq!(top.covered_by(Age::I).len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

set! {
    /// A set of slots of one structure.
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::duel::{Age, SlotSet};
    ///
    /// let all = SlotSet::ALL;
    /// assert_eq!(all.accessible(Age::I).len(), 6);
    /// assert_eq!(all.accessible(Age::II).len(), 2);
    /// ```
    SlotSet of Slot in u32
}

impl Slot {
    /// The number of slots in a structure.
    pub const COUNT: usize = 20;

    /// All slots in order.
    pub const ALL: [Slot; Slot::COUNT] = {
        let mut all = [Slot(0); Slot::COUNT];
        let mut i = 0;
        while i < Slot::COUNT {
            all[i] = Slot(i as u8);
            i += 1;
        }
        all
    };

    /// The number of the slot.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row of the slot, from 0, the row that is laid first.
    pub const fn row(self, age: Age) -> usize {
        PLACES[age as usize][self.index()].0
    }

    /// The distance of the slot's middle from the left edge, in half card widths: 1 to 11; the middle of the table is 6.
    pub const fn x(self, age: Age) -> usize {
        PLACES[age as usize][self.index()].1
    }

    /// The slots that the card in this one covers.
    pub const fn covers(self, age: Age) -> SlotSet {
        COVERS[age as usize][self.index()]
    }

    /// The slots whose cards cover this one.
    pub const fn covered_by(self, age: Age) -> SlotSet {
        COVERED_BY[age as usize][self.index()]
    }
}

impl SlotSet {
    /// The slots that are laid face up: every other row from the first.
    pub const fn laid_face_up(age: Age) -> SlotSet {
        FACE_UP[age as usize]
    }

    /// The accessible slots among these, which still hold their cards: those that no card covers (rule D13).
    pub const fn accessible(self, age: Age) -> SlotSet {
        let covered = &COVERED[age as usize];
        let left = self.bits() as usize;
        let below = covered[0][left & 31].0
            | covered[1][left >> 5 & 31].0
            | covered[2][left >> 10 & 31].0
            | covered[3][left >> 15 & 31].0;
        self.minus(SlotSet(below))
    }

    /// The slots that only a single card of these slots covers; taking that card makes them accessible.
    pub const fn covered_once(self, age: Age) -> SlotSet {
        let covered = &COVERED_IN_TURN[age as usize];
        let left = self.bits() as usize;
        let below = covered[0][left & 31]
            | covered[1][left >> 5 & 31]
            | covered[2][left >> 10 & 31]
            | covered[3][left >> 15 & 31];
        SlotSet(below as u32 ^ (below >> 32) as u32)
    }
}

/// The rows of each age, as the middles of their slots.
const ROWS: [&[&[usize]]; 3] = [
    &[
        &[5, 7],
        &[4, 6, 8],
        &[3, 5, 7, 9],
        &[2, 4, 6, 8, 10],
        &[1, 3, 5, 7, 9, 11],
    ],
    &[
        &[1, 3, 5, 7, 9, 11],
        &[2, 4, 6, 8, 10],
        &[3, 5, 7, 9],
        &[4, 6, 8],
        &[5, 7],
    ],
    &[
        &[5, 7],
        &[4, 6, 8],
        &[3, 5, 7, 9],
        &[4, 8],
        &[3, 5, 7, 9],
        &[4, 6, 8],
        &[5, 7],
    ],
];

/// Row and middle of each slot.
const PLACES: [[(usize, usize); Slot::COUNT]; 3] = {
    let mut places = [[(0, 0); Slot::COUNT]; 3];
    let mut age = 0;
    while age < 3 {
        let (mut slot, mut row) = (0, 0);
        while row < ROWS[age].len() {
            let mut i = 0;
            while i < ROWS[age][row].len() {
                places[age][slot] = (row, ROWS[age][row][i]);
                slot += 1;
                i += 1;
            }
            row += 1;
        }
        assert!(slot == Slot::COUNT, "a structure has 20 slots");
        age += 1;
    }
    places
};

/// The slots that cover each one: those in the next row whose middles are half a card away.
const COVERED_BY: [[SlotSet; Slot::COUNT]; 3] = {
    let mut covered_by = [[SlotSet::EMPTY; Slot::COUNT]; 3];
    let mut age = 0;
    while age < 3 {
        let mut below = 0;
        while below < Slot::COUNT {
            let mut above = 0;
            while above < Slot::COUNT {
                let (low, high) = (PLACES[age][below], PLACES[age][above]);
                if high.0 == low.0 + 1 && high.1.abs_diff(low.1) == 1 {
                    covered_by[age][below].add(Slot::ALL[above]);
                }
                above += 1;
            }
            below += 1;
        }
        age += 1;
    }
    covered_by
};

const FACE_UP: [SlotSet; 3] = {
    let mut face_up = [SlotSet::EMPTY; 3];
    let mut age = 0;
    while age < 3 {
        let mut slot = 0;
        while slot < Slot::COUNT {
            if PLACES[age][slot].0.is_multiple_of(2) {
                face_up[age].add(Slot::ALL[slot]);
            }
            slot += 1;
        }
        age += 1;
    }
    face_up
};

/// For each group of five slots and each subset of it, all slots that the subset covers.
static COVERED: [[[SlotSet; 32]; 4]; 3] = {
    let mut covered = [[[SlotSet::EMPTY; 32]; 4]; 3];
    let mut age = 0;
    while age < 3 {
        let mut group = 0;
        while group < 4 {
            let mut subset = 0;
            while subset < 32 {
                let above = SlotSet((subset as u32) << (5 * group));
                let mut below = 0;
                while below < Slot::COUNT {
                    let covers = COVERED_BY[age][below].intersection(above);
                    if !covers.is_empty() {
                        covered[age][group][subset].add(Slot::ALL[below]);
                    }
                    below += 1;
                }
                subset += 1;
            }
            group += 1;
        }
        age += 1;
    }
    covered
};

/// The slots that each one covers.
static COVERS: [[SlotSet; Slot::COUNT]; 3] = {
    let mut covers = [[SlotSet::EMPTY; Slot::COUNT]; 3];
    let mut age = 0;
    while age < 3 {
        let mut above = 0;
        while above < Slot::COUNT {
            covers[age][above] = COVERED[age][above / 5][1 << (above % 5)];
            above += 1;
        }
        age += 1;
    }
    covers
};

/// Like [`COVERED`], but a slot has its bit in the lower half of a word for its first covering card, in the upper half
/// for its second.
static COVERED_IN_TURN: [[[u64; 32]; 4]; 3] = {
    let mut covered = [[[0; 32]; 4]; 3];
    let mut age = 0;
    while age < 3 {
        let mut below = 0;
        while below < Slot::COUNT {
            let (mut rest, mut half) = (COVERED_BY[age][below].0, 0);
            assert!(rest.count_ones() <= 2, "two cards lie on a card at most");
            while rest != 0 {
                let above = rest.trailing_zeros() as usize;
                let mut subset = 0;
                while subset < 32 {
                    if subset >> (above % 5) & 1 != 0 {
                        covered[age][above / 5][subset] |= 1 << (32 * half + below);
                    }
                    subset += 1;
                }
                rest &= rest - 1;
                half += 1;
            }
            below += 1;
        }
        age += 1;
    }
    covered
};
