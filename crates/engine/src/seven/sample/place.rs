//! The data of a guess: the places of all cards, the groups whose cards are known as a whole, and the information from
//! each look at the discard pile.

use arrayvec::ArrayVec;

use crate::seat::Seat;
use crate::seven::cards::{Card, CardSet};
use crate::seven::phase::{Age, TURNS};
use crate::seven::setup::HAND;

/// Each hand of seven of each age and seat; with the Free City its pile is the third.
pub(super) const PLACES: usize = 3 * HAND * Seat::MAX;
/// For each age, the pool and the groups after each of the six looks at a hand.
pub(super) const GROUPS: usize = 3 * (1 + TURNS as usize);
/// Halicarnassus looks at most three times; cards discarded later or never are in the last window.
pub(super) const WINDOWS: usize = 4;
pub(super) const LATER: usize = WINDOWS - 1;

/// The place of a card taken from a hand on a turn, or left in it.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) age: Age,
    /// The hand, named by the seat it was dealt to; the Free City's is its pile.
    pub(super) hand: Seat,
    /// The turn on which the card was taken, and the seat that took it; `None` if it is left over.
    pub(super) taken: Option<(u8, Seat)>,
    pub(super) group: usize,
    pub(super) window: usize,
    pub(super) card: Option<Card>,
}

pub(super) type Places = ArrayVec<Place, PLACES>;

/// A look: a moment at which a stage lets Halicarnassus search for a card to build.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub(super) age: Age,
    pub(super) turn: u8,
    /// The number of its pick, if there was a card to build; including the present pick.
    pub(super) pick: Option<usize>,
    /// The buildings of Halicarnassus at that moment.
    pub(super) built: CardSet,
}

pub(super) type Looks = ArrayVec<Look, LATER>;

/// Cards whose places are not known individually.
pub(super) type Cards = ArrayVec<Card, { HAND * Seat::MAX + 10 }>;

/// The unknown cards of each group.
pub(super) type Groups = [Cards; GROUPS];

/// An assignment: a group, a window, and the card.
pub(super) type Given = (usize, usize, Card);

/// The cards that can have been discarded in each window.
pub(super) type Allowed = [CardSet; WINDOWS];

/// A partial assignment of cards to places, with the remaining cards and places.
#[derive(Clone)]
pub(super) struct Distribution {
    /// The cards of each group without a place.
    pub(super) cards: Groups,
    /// The number of open places of each group and window.
    pub(super) open: [[u8; WINDOWS]; GROUPS],
    /// The assignments, which may still change.
    pub(super) given: ArrayVec<Given, PLACES>,
}

impl Distribution {
    /// Assigns a card, already removed from its group, to an open place.
    pub(super) fn give(&mut self, group: usize, window: usize, card: Card) {
        self.open[group][window] -= 1;
        self.given.push((group, window, card));
    }

    /// Revokes an assignment, whose card must be one of its group's own.
    pub(super) fn withdraw(&mut self, place: usize) {
        let (group, window, card) = self.given.swap_remove(place);
        self.open[group][window] += 1;
        self.cards[group].push(card);
    }
}

/// Cards in the discard pile; in three ages all cards may be.
pub(super) type Discards = ArrayVec<Card, PLACES>;

/// The information from a look about the cards discarded before it.
pub(super) enum Fact {
    /// The observer saw the pile: besides cards with known places, these were discarded in the windows from `since`.
    Saw { since: usize, cards: Discards },
    /// One of these was in the pile.
    Held(CardSet),
    /// Only these can have been in the pile, because none could be built.
    Only(CardSet),
    /// No new information.
    Nothing,
}

pub(super) type Facts = ArrayVec<Fact, LATER>;

/// The group of the cards of an age of which the observer knows nothing.
pub(super) const fn pool(age: Age) -> usize {
    age as usize * (1 + TURNS as usize)
}

/// The pool of the age a group belongs to.
pub(super) const fn pool_of(group: usize) -> usize {
    group - group % (1 + TURNS as usize)
}

/// Removes one copy of a card from a list; `false` if there is none.
pub(super) fn remove<const N: usize>(cards: &mut ArrayVec<Card, N>, card: Card) -> bool {
    let place = cards.iter().position(|&other| other == card);
    place.is_some_and(|place| cards.swap_pop(place).is_some())
}
