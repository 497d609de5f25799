//! The alternatives of a chance event in a Duel.
//!
//! Small sets of alternatives are complete: each card that could be in a slot that was turned up, each draw of The
//! Great Library. Larger ones are sampled with each card or wonder equally often, so that only the interaction of two
//! of them remains random.

use antipater_engine::duel::{
    Action, Card, CardSet, Duel, Face, Observation, Slot, TokenSet, Wonder, WonderSet,
};
use antipater_engine::rng::shuffle;
use antipater_engine::{JointAction, Seat, State};
use rand_core::Rng;

use super::luck::LuckSource;

/// The positions that could have followed, each equally likely.
pub(super) struct Alternatives {
    pub(super) positions: Vec<Duel>,
    /// Whether these are all alternatives.
    pub(super) complete: bool,
}

/// The chance event between two positions, as a player saw it; `None` without one.
pub(super) fn source(before: &Observation, after: &Observation) -> Option<LuckSource> {
    if before.second_offer != after.second_offer {
        return Some(LuckSource::Wonders);
    }
    if after.library.is_some() && before.library.is_none() {
        return Some(LuckSource::Library);
    }
    let faces = || {
        before
            .ages
            .as_flattened()
            .iter()
            .zip(after.ages.as_flattened())
    };
    if faces().any(|(old, new)| *old == Face::Unlaid && *new != Face::Unlaid) {
        return Some(LuckSource::Layout);
    }
    faces()
        .any(|(old, new)| old != new)
        .then_some(LuckSource::Reveal)
}

/// About `most` alternative positions after an action, given its player's knowledge before it.
pub(super) fn alternatives(
    source: LuckSource,
    (before, seat, action): (&Duel, Seat, Action),
    after: &Duel,
    most: usize,
    rng: &mut impl Rng,
) -> Alternatives {
    let known = before.observe(seat);
    let (deals, complete) = match source {
        LuckSource::Reveal => {
            let turned = turned_up(&known, &after.observe(seat));
            let (drawn, complete) = cards(&turned, most, rng);
            let deal = |drawn: Vec<Card>| {
                let mut deal = *before.deal();
                for ((age, slot, _), card) in turned.iter().zip(drawn) {
                    lay(&mut deal.ages[*age], *slot, card);
                }
                deal
            };
            (drawn.into_iter().map(deal).collect(), complete)
        }
        LuckSource::Library => {
            let boxed: Vec<_> = before.table().boxed.iter().collect();
            let deal = |left_out: (usize, usize)| {
                let mut deal = *before.deal();
                let drawn = boxed.iter().enumerate();
                let drawn = drawn.filter(|&(n, _)| n != left_out.0 && n != left_out.1);
                deal.library = drawn.fold(TokenSet::EMPTY, |all, (_, &token)| all.with(token));
                deal
            };
            let pairs = (0..boxed.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
            (pairs.map(deal).collect(), true)
        }
        LuckSource::Wonders => {
            let [one, other] = before.table().cities.0;
            let seen = one.wonders.union(other.wonders);
            let offered = match before.table().phase {
                antipater_engine::duel::Phase::Draft { offer, .. } => offer,
                _ => WonderSet::EMPTY,
            };
            let mut rest: Vec<Wonder> = WonderSet::ALL.minus(seen.union(offered)).iter().collect();
            let mut deals: Vec<_> = Vec::new();
            for _ in 0..most.div_ceil(2) {
                shuffle(&mut rest, rng);
                // Each wonder is in one of the two groups.
                for group in rest.chunks(rest.len() / 2) {
                    let mut deal = *before.deal();
                    deal.second_offer = WonderSet::of(group);
                    deals.push(deal);
                }
            }
            (deals, false)
        }
        LuckSource::Layout | LuckSource::Deal | LuckSource::Others => {
            let guesses = (0..most).map(|_| *Duel::sample(&known, rng).deal());
            (guesses.collect(), false)
        }
    };
    let joint = JointAction::only(seat, action);
    let follow = |deal| {
        let mut position = Duel::from_parts(deal, *before.table());
        position.apply_unchecked(&joint);
        position
    };
    Alternatives {
        positions: Vec::into_iter(deals).map(follow).collect(),
        complete,
    }
}

/// A slot that was turned up: the age, its index in the structure, and the possible cards.
type TurnedUp = (usize, usize, CardSet);

/// The slots that were turned up.
fn turned_up(before: &Observation, after: &Observation) -> Vec<TurnedUp> {
    let mut all = Vec::new();
    for (age, (old, new)) in before.ages.iter().zip(&after.ages).enumerate() {
        let open = old.iter().filter_map(|face| match *face {
            Face::Up(card) => Some(card),
            Face::Down(_) | Face::Unlaid => None,
        });
        let seen: CardSet = open.collect();
        for (slot, (old, new)) in old.iter().zip(new).enumerate() {
            if let (Face::Down(back), Face::Up(_)) = (old, new) {
                all.push((age, slot, CardSet::backed(*back).minus(seen)));
            }
        }
    }
    all
}

/// Cards for the slots that were turned up, and whether these are all possible ones.
fn cards(turned: &[TurnedUp], most: usize, rng: &mut impl Rng) -> (Vec<Vec<Card>>, bool) {
    let possible: Vec<Vec<Card>> = turned
        .iter()
        .map(|(_, _, cards)| {
            let mut cards: Vec<Card> = cards.iter().collect();
            shuffle(&mut cards, rng);
            cards
        })
        .collect();
    let differ = |drawn: &Vec<Card>| {
        let unlike = |(number, card)| !drawn[..number].contains(card);
        drawn.iter().enumerate().all(unlike)
    };
    match possible.as_slice() {
        [one] => (one.iter().map(|&card| vec![card]).collect(), true),
        [one, other] => {
            let alike = turned[0].2 == turned[1].2;
            let other = if alike { one } else { other };
            let all = one.len() * other.len() - if alike { one.len() } else { 0 };
            let turns = if all <= most {
                other.len()
            } else {
                most / one.len() + 1
            };
            // Each card of the first slot is paired with several of the second one in rotation, so that each occurs
            // equally often.
            let pairs = (0..turns).flat_map(|turn| {
                let first = one.iter().enumerate();
                first.map(move |(n, &card)| {
                    vec![card, other[(n + turn + usize::from(alike)) % other.len()]]
                })
            });
            (pairs.filter(differ).collect(), all <= most)
        }
        _ => {
            let drawn = (0..most).map(|_| {
                let mut drawn: Vec<Card> = Vec::new();
                for cards in &possible {
                    let mut cards: Vec<Card> = cards.clone();
                    cards.retain(|card| !drawn.contains(card));
                    shuffle(&mut cards, rng);
                    drawn.extend(cards.first());
                }
                drawn
            });
            (drawn.collect(), false)
        }
    }
}

/// Puts a card into a slot; the card there moves to the other's slot, if that is in the structure.
fn lay(structure: &mut [Card; Slot::COUNT], slot: usize, card: Card) {
    match structure.iter().position(|&other| other == card) {
        Some(place) => structure.swap(slot, place),
        None => structure[slot] = card,
    }
}
