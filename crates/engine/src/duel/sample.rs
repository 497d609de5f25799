//! Sampling of hidden information: a position that the observer cannot tell from the true one.
//!
//! Here: a uniform sample of all deals consistent with an observation. Not here: what is hidden (`observe`).

use core::array::IntoIter;
use core::iter::Take;

use rand_core::Rng;

use super::cards::{Age, Back, Card, CardSet};
use super::layout::Slot;
use super::observe::{Face, Observation};
use super::position::{Deal, Duel};
use super::setup::{deal_age, draw};
use super::table::Phase;
use super::tokens::{Token, TokenSet};
use super::wonders::{Wonder, WonderSet};
use crate::rng::shuffle;

/// Draws a position uniformly from those consistent with the observation.
pub(super) fn sample(observation: &Observation, rng: &mut impl Rng) -> Duel {
    let deal = Deal {
        ages: Age::ALL.map(|age| guess_age(age, &observation.ages[age as usize], rng)),
        second_offer: observation
            .second_offer
            .unwrap_or_else(|| guess_second_offer(observation, rng)),
        library: observation
            .library
            .unwrap_or_else(|| guess_library(observation, rng)),
    };
    Duel::from_parts(deal, observation.table)
}

/// The cards of an age: the seen ones, and in each face-down slot an unseen card with its back.
fn guess_age(age: Age, faces: &[Face; Slot::COUNT], rng: &mut impl Rng) -> [Card; Slot::COUNT] {
    if faces[0] == Face::Unlaid {
        return deal_age(age, rng);
    }
    let seen: CardSet = faces
        .iter()
        .filter_map(|face| match *face {
            Face::Up(card) => Some(card),
            Face::Down(_) | Face::Unlaid => None,
        })
        .collect();
    let back = match age {
        Age::I => Back::I,
        Age::II => Back::II,
        Age::III => Back::III,
    };
    let mut plain = shuffled(CardSet::backed(back).minus(seen), rng);
    let mut guilds = shuffled(CardSet::backed(Back::Guild).minus(seen), rng);
    faces.map(|face| {
        let guess = match face {
            Face::Up(card) => Some(card),
            Face::Down(Back::Guild) => guilds.next(),
            Face::Down(_) | Face::Unlaid => plain.next(),
        };
        guess.expect("an age has cards for all its slots")
    })
}

/// The size of the largest deck, that of age I or II.
const LARGEST_DECK: usize = 23;

/// The cards in random order.
fn shuffled(cards: CardSet, rng: &mut impl Rng) -> Take<IntoIter<Card, LARGEST_DECK>> {
    let order: [Card; LARGEST_DECK] = draw(cards, rng);
    order.into_iter().take(cards.len())
}

/// Four of the eight wonders that were not in the first offer.
fn guess_second_offer(observation: &Observation, rng: &mut impl Rng) -> WonderSet {
    let table = &observation.table;
    let Phase::Draft { offer, .. } = table.phase else {
        return WonderSet::EMPTY;
    };
    let [one, other] = table.cities.0;
    let seen = offer.union(one.wonders).union(other.wonders);
    let mut hidden = [Wonder::CircusMaximus; 8];
    let rest = WonderSet::ALL.minus(seen);
    rest.iter()
        .zip(&mut hidden)
        .for_each(|(wonder, place)| *place = wonder);
    shuffle(&mut hidden, rng);
    WonderSet::of(&hidden[..4])
}

/// Draws three of the five boxed tokens; the one that the opponent has kept is among them.
fn guess_library(observation: &Observation, rng: &mut impl Rng) -> TokenSet {
    let table = &observation.table;
    let [one, other] = table.cities.0;
    let kept = one.tokens.union(other.tokens).intersection(table.boxed);
    let rest = table.boxed.minus(kept);
    let mut hidden = [Token::Agriculture; 5];
    rest.iter()
        .zip(&mut hidden)
        .for_each(|(token, place)| *place = token);
    shuffle(&mut hidden[..rest.len()], rng);
    hidden[..3 - kept.len()]
        .iter()
        .copied()
        .fold(kept, TokenSet::with)
}
