//! What a guess is about: the places of all cards, the groups whose cards are known as a whole, and what each look at
//! the discard pile tells.

use arrayvec::ArrayVec;

use crate::seat::Seat;
use crate::seven::cards::{Card, CardSet};
use crate::seven::phase::{Age, TURNS};
use crate::seven::setup::HAND;

/// Each hand of seven of each age and seat; with the Free City its pile is the third.
pub(super) const PLACES: usize = 3 * HAND * Seat::MAX;
/// For each age the pool and what followed each of the six looks at a hand.
pub(super) const GROUPS: usize = 3 * (1 + TURNS as usize);
/// Halicarnassus looks at most three times; what is discarded later or never is in the last window.
pub(super) const WINDOWS: usize = 4;
pub(super) const LATER: usize = WINDOWS - 1;

/// A card taken from a hand on a turn, or left in it.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) age: Age,
    /// The hand, named by the seat it was dealt to; the Free City's is its pile.
    pub(super) hand: Seat,
    /// On which turn and by whom the card was taken; `None` if it is left over.
    pub(super) taken: Option<(u8, Seat)>,
    pub(super) group: usize,
    pub(super) window: usize,
    pub(super) card: Option<Card>,
}

pub(super) type Places = ArrayVec<Place, PLACES>;

/// A moment at which Halicarnassus, by a stage, looks for a card to build.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub(super) age: Age,
    pub(super) turn: u8,
    /// The number of its pick, if there was something to build; the present pick included.
    pub(super) pick: Option<usize>,
    /// What stood in Halicarnassus at that moment.
    pub(super) built: CardSet,
}

pub(super) type Looks = ArrayVec<Look, LATER>;

/// Cards of which it is not known which lies where.
pub(super) type Cards = ArrayVec<Card, { HAND * Seat::MAX + 10 }>;

/// The unknown cards of each group.
pub(super) type Groups = [Cards; GROUPS];

/// A group, a window, and a card that lies there.
pub(super) type Given = (usize, usize, Card);

/// The cards that can have been discarded in each window.
pub(super) type Allowed = [CardSet; WINDOWS];

/// How far cards have been distributed over places, and what is left of both.
#[derive(Clone)]
pub(super) struct Distribution {
    /// The cards of each group that have no place yet.
    pub(super) cards: Groups,
    /// How many places of each group and window are still open.
    pub(super) open: [[u8; WINDOWS]; GROUPS],
    /// The cards that have a place and may still move to another.
    pub(super) given: ArrayVec<Given, PLACES>,
}

impl Distribution {
    /// Gives a card, taken from its group before, an open place.
    pub(super) fn give(&mut self, group: usize, window: usize, card: Card) {
        self.open[group][window] -= 1;
        self.given.push((group, window, card));
    }

    /// Takes a given card back, which must be one of its group's own.
    pub(super) fn withdraw(&mut self, place: usize) {
        let (group, window, card) = self.given.swap_remove(place);
        self.open[group][window] += 1;
        self.cards[group].push(card);
    }
}

/// Cards that came to the discard pile; in three ages all may.
pub(super) type Discards = ArrayVec<Card, PLACES>;

/// What a look tells the observer about the cards discarded up to then.
pub(super) enum Fact {
    /// It saw the pile: these are the cards, beside those it knows the places of, discarded in the windows from
    /// `since`.
    Saw { since: usize, cards: Discards },
    /// One of these was on the pile.
    Held(CardSet),
    /// Only such cards were on the pile, since none could be built.
    Only(CardSet),
    /// Nothing that is not known already.
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

/// Takes one copy of a card out of a list; `false` if there is none.
pub(super) fn remove<const N: usize>(cards: &mut ArrayVec<Card, N>, card: Card) -> bool {
    let place = cards.iter().position(|&other| other == card);
    place.is_some_and(|place| cards.swap_pop(place).is_some())
}
