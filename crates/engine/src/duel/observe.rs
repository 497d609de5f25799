//! What a seat may know: the whole table and, of the deal, all that was seen or follows from it (rule D59).
//!
//! Here: [`Observation`], which has no field for a face-down card. Not here: sampling the hidden rest (`sample`).

use super::cards::{Age, Back, Card};
use super::layout::Slot;
use super::position::Duel;
use super::table::{Phase, Table};
use super::tokens::TokenSet;
use super::wonders::WonderSet;
use crate::Seat;

/// What is known about one card of the deal.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Back, Duel, Face, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal_first_game(&mut rng::generator(1, 0));
/// let known = Duel::new(setup).unwrap().observe(setup.first);
/// assert_eq!(known.ages[0][0], Face::Up(setup.ages[0][0]));
/// assert_eq!(known.ages[0][2], Face::Down(Back::I));
/// assert_eq!(known.ages[1][0], Face::Unlaid);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// It is or was face up.
    Up(Card),
    /// It is face down and shows this back (ruling 21).
    Down(Back),
    /// Its age is not laid yet.
    Unlaid,
}

/// All that a seat may know, with perfect recall: public information, and every card it has ever seen.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let known = game.observe(Seat::FIRST);
/// // The hidden rest can be guessed; the observer cannot tell the guess from the truth.
/// let guess = Duel::sample(&known, &mut rng::generator(2, 0));
/// assert_eq!(guess.observe(Seat::FIRST), known);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Observation {
    /// The observer; `None` is a spectator, who knows only what both seats know.
    pub viewer: Option<Seat>,
    /// The public part of the position.
    pub table: Table,
    /// The cards of each age in slot order, including taken ones.
    pub ages: [[Face; Slot::COUNT]; 3],
    /// The wonders of the second round of the draft, once they are laid out. The four wonders that are not offered then
    /// follow by elimination.
    pub second_offer: Option<WonderSet>,
    /// The three tokens that The Great Library has drawn, if the viewer owns it and has constructed it.
    pub library: Option<TokenSet>,
}

impl Observation {
    /// The public part of the observation, as a spectator sees it.
    #[must_use]
    pub fn public(&self) -> Observation {
        Observation {
            viewer: None,
            library: None,
            ..*self
        }
    }
}

impl Duel {
    /// All that a seat, or a spectator, may know.
    pub fn observe_as(&self, viewer: Option<Seat>) -> Observation {
        let table = self.table;
        let owner = viewer.filter(|&seat| table.has_drawn(seat));
        Observation {
            viewer,
            table,
            ages: Age::ALL.map(|age| self.faces(age)),
            second_offer: (!table.is_drafted_blindly()).then_some(self.deal.second_offer),
            library: owner.map(|_| self.deal.library),
        }
    }

    fn faces(&self, age: Age) -> [Face; Slot::COUNT] {
        let cards = &self.deal.ages[age as usize];
        Slot::ALL.map(|slot| {
            let card = cards[slot.index()];
            if self.table.is_seen(age, slot) {
                Face::Up(card)
            } else if self.table.is_laid(age) {
                Face::Down(card.row().back)
            } else {
                Face::Unlaid
            }
        })
    }
}

impl Table {
    /// Whether the structure of an age is or was laid.
    pub fn is_laid(&self, age: Age) -> bool {
        age < self.age || age == self.age && !matches!(self.phase, Phase::Draft { .. })
    }

    /// Whether the card of a slot is or was face up.
    pub fn is_seen(&self, age: Age, slot: Slot) -> bool {
        age < self.age || age == self.age && self.face_up.contains(slot)
    }

    /// Whether the draft is in progress and its second offer hidden.
    pub(super) fn is_drafted_blindly(&self) -> bool {
        matches!(self.phase, Phase::Draft { picks: ..4, .. })
    }

    /// Whether this seat has drawn the three tokens of The Great Library.
    pub(super) fn has_drawn(&self, seat: Seat) -> bool {
        !self.cities[seat]
            .built
            .intersection(WonderSet::CHOOSE_PROGRESS)
            .is_empty()
    }
}
