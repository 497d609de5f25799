//! Sampling of hidden information: a whole position that looks the same to an observer.
//!
//! Every card taken from a hand, or left in one, has a place. Many places have a card that the observer knows. The
//! other cards form groups whose cards are known as a whole: what left a hand between two looks at it, and what is left
//! in it after the last look. Everything in hands before the first look is one group for each age (the pool). Within
//! its group a card may be in any place, except for what Halicarnassus reveals. It looks through the discard pile,
//! builds a card from it, or finds no card to build. Those moments divide time into windows. Cards are first assigned
//! to the windows with information, and the rest fills the other places at random. A card that the observer has seen is
//! never guessed.
//!
//! In the game with the Free City the other player draws cards into one of the hands. A drawn card that left the hand
//! before the observer saw it is *wild*: its place belongs to the group of that hand, its card to the pool. The Free
//! City's forced use of hidden cards is checked at the end (`past`): a guess in which it sells a card that it could
//! have played is rejected.

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

/// The most restarts of a guess at a dead end. The true position is a solution, the most constrained card goes first,
/// and others make room for a card without a place (`shift`), so a few tries usually suffice.
const TRIES: usize = 100_000;

/// The most guesses rejected because the Free City could not have acted as it did. This limits the time: none of
/// 746,060 samples of random games came to half of it.
const PASTS: usize = 100;

pub(super) fn sample(observation: &Observation, rng: &mut impl Rng) -> Seven {
    let looks = known::looks(observation);
    let mut places = known::places(observation, &looks);
    let facts = known::facts(observation, &looks, &places);
    let mut groups = known::groups(observation, &places, &facts, rng);
    // Most guesses violate no ban, so the first one is made without computing them.
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
        // Opens all places again; other guilds may be in the game.
        places = known::places(observation, &looks);
        groups = known::groups(observation, &places, &facts, rng);
    }
    unreachable!("the true position is a solution of its own observation")
}
