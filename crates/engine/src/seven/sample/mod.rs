//! A guess at what an observer cannot see: a whole position that looks the same from its seat.
//!
//! Every card taken from a hand, or left in one, has a place. Many places hold a card the observer knows. The others
//! fall into groups whose cards are known as a whole: what left a hand between two looks at it, what is left in it after
//! the last look, and, for each age, everything in hands before the first look (the pool). Within its group a card may
//! lie anywhere, but for what Halicarnassus gives away: it looks through the discard pile, builds a card from it, or
//! finds nothing to build. Those moments cut time into windows; cards are first given to the windows of which something
//! is known, and the rest fills the other places at random. No card the observer has seen is ever guessed.
//!
//! In the game with the Free City the other player draws cards into one of the hands. A drawn card that left the hand
//! before the observer saw it is *wild*: its place belongs to the group of that hand, its card to the pool. What the
//! Free City was forced to do with a hidden card is not looked into: the past of a sample may show a sale where another
//! of its cards could have been played.

mod build;
mod guess;
mod known;

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::observe::Observation;
use super::{Age, Card, CardSet, HAND, Seven, TURNS};
use crate::seat::Seat;
use guess::Guess;

/// Each hand of seven of each age and seat; with the Free City its pile is the third.
const PLACES: usize = 3 * HAND * Seat::MAX;
/// For each age the pool and what followed each of the six looks at a hand.
const GROUPS: usize = 3 * (1 + TURNS as usize);
/// Halicarnassus looks at most three times; what is discarded later or never is in the last window.
const WINDOWS: usize = 4;
const LATER: usize = WINDOWS - 1;
/// How often a guess that cannot be completed is begun anew. The true position is a solution and the most constrained
/// card goes first, so very few tries are the rule.
const TRIES: usize = 100_000;

pub(super) fn sample(observation: &Observation, rng: &mut impl Rng) -> Seven {
    let looks = known::looks(observation);
    let mut places = known::places(observation, &looks);
    let facts = known::facts(observation, &looks, &places);
    let groups = known::groups(observation, &places, &facts, rng);
    for _ in 0..TRIES {
        if let Some(guess) = Guess::new(&places, &groups).complete(&facts, rng) {
            guess.place(&mut places, rng);
            return build::build(observation, &places, rng);
        }
    }
    unreachable!("the true position is a solution of its own observation")
}

/// A card taken from a hand on a turn, or left in it.
#[derive(Clone, Copy)]
struct Place {
    age: Age,
    /// The hand, named by the seat it was dealt to; the Free City's is its pile.
    hand: Seat,
    /// On which turn and by whom the card was taken; `None` if it is left over.
    taken: Option<(u8, Seat)>,
    group: usize,
    window: usize,
    card: Option<Card>,
}

type Places = ArrayVec<Place, PLACES>;

/// A moment at which Halicarnassus, by a stage, looks for a card to build.
#[derive(Clone, Copy)]
struct Look {
    age: Age,
    turn: u8,
    /// The number of its pick, if there was something to build; the present pick included.
    pick: Option<usize>,
    /// What stood in Halicarnassus at that moment.
    built: CardSet,
}

type Looks = ArrayVec<Look, LATER>;

/// Cards of which it is not known which lies where.
type Cards = ArrayVec<Card, { HAND * Seat::MAX + 10 }>;

/// The unknown cards of each group.
type Groups = [Cards; GROUPS];

/// Cards that came to the discard pile; in three ages all may.
type Discards = ArrayVec<Card, PLACES>;

/// What a look tells the observer about the cards discarded up to then.
enum Fact {
    /// It saw the pile: these are the cards, beside those it knows the places of, discarded in the windows from `since`.
    Saw { since: usize, cards: Discards },
    /// One of these was on the pile.
    Held(CardSet),
    /// Only such cards were on the pile, since none could be built.
    Only(CardSet),
    /// Nothing that is not known already.
    Nothing,
}

type Facts = ArrayVec<Fact, LATER>;

/// The group of the cards of an age of which the observer knows nothing.
const fn pool(age: Age) -> usize {
    age as usize * (1 + TURNS as usize)
}

/// The pool of the age a group belongs to.
const fn pool_of(group: usize) -> usize {
    group - group % (1 + TURNS as usize)
}

/// Takes one copy of a card out of a list; `false` if there is none.
fn remove<const N: usize>(cards: &mut ArrayVec<Card, N>, card: Card) -> bool {
    let place = cards.iter().position(|&other| other == card);
    place.is_some_and(|place| cards.swap_pop(place).is_some())
}
