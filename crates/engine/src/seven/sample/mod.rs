//! A guess at what an observer cannot see: a whole position that looks the same from its seat.
//!
//! Every card taken from a hand, or left in one, has a place. Many places hold a card the observer knows. The others
//! fall into groups whose cards are known as a whole: what left a hand between two looks at it, what is left in it
//! after the last look, and, for each age, everything in hands before the first look (the pool). Within its group a
//! card may lie anywhere, but for what Halicarnassus gives away: it looks through the discard pile, builds a card from
//! it, or finds nothing to build. Those moments cut time into windows; cards are first given to the windows of which
//! something is known, and the rest fills the other places at random. No card the observer has seen is ever guessed.
//!
//! In the game with the Free City the other player draws cards into one of the hands. A drawn card that left the hand
//! before the observer saw it is *wild*: its place belongs to the group of that hand, its card to the pool. What the
//! Free City was forced to do with a hidden card is not looked into: the past of a sample may show a sale where another
//! of its cards could have been played.

mod build;
mod guess;
mod known;
mod place;
mod shift;

use rand_core::Rng;

use self::guess::Guess;
use super::observe::Observation;
use super::position::Seven;

/// How often a guess that cannot be completed is started again. The true position is a solution, the most constrained
/// card goes first, and where one finds no place others make room (`shift`), so very few tries are the rule.
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
