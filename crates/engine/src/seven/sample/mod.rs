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
//! Free City was forced to do with a hidden card is looked into at the end (`past`): a guess in which it sells a card
//! though it could have played another is dropped.

mod build;
mod guess;
mod known;
mod past;
mod place;
mod shift;

use rand_core::Rng;

use self::guess::Guess;
use self::past::Bans;
use super::observe::Observation;
use super::position::Seven;

/// How often a guess that cannot be completed is started again. The true position is a solution, the most constrained
/// card goes first, and where one finds no place others make room (`shift`), so very few tries are the rule.
const TRIES: usize = 100_000;

/// How many guesses are dropped at most because the Free City could not have done in them what it did. That bounds the
/// time: none of 746,060 samples of random games came to half of it.
const PASTS: usize = 100;

pub(super) fn sample(observation: &Observation, rng: &mut impl Rng) -> Seven {
    let looks = known::looks(observation);
    let mut places = known::places(observation, &looks);
    let facts = known::facts(observation, &looks, &places);
    let mut groups = known::groups(observation, &places, &facts, rng);
    // Most guesses break no ban, so the first one is made without asking.
    let mut bans = Bans::new_const();
    let mut dropped = 0;
    for _ in 0..TRIES {
        let Some(guess) = Guess::new(&places, &groups).complete(&facts, rng) else {
            continue;
        };
        guess.place(&mut places, &bans, rng);
        let guess = build::build(observation, &places, rng);
        if dropped == 0 {
            bans = past::bans(&guess, observation);
        }
        if bans.is_empty() || dropped == PASTS || past::agrees(&bans, &places) {
            return guess;
        }
        dropped += 1;
        // All places are open again, and other guilds may be in the game.
        places = known::places(observation, &looks);
        groups = known::groups(observation, &places, &facts, rng);
    }
    unreachable!("the true position is a solution of its own observation")
}
