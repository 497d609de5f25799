//! Builds a position once every place has its card.

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::known::used_as_seventh;
use super::place::{Cards, Place, Places, remove};
use crate::rng::shuffle;
use crate::seat::{BySeat, Seat};
use crate::seven::cards::Card;
use crate::seven::observe::{Deed, Observation};
use crate::seven::passing::{LAST_OF_PILE, SLOTS};
use crate::seven::pay::Payment;
use crate::seven::phase::{Age, TURNS};
use crate::seven::position::{Seven, Taken, Use, sorted, turn_number};
use crate::seven::setup::{HAND, Hand, deal_age};

pub(super) fn build(observation: &Observation, places: &Places, rng: &mut impl Rng) -> Seven {
    let table = observation.table.clone();
    let deal = Age::ALL.map(|age| {
        if observation.hand_on(age, 1).is_none() {
            let hands = deal_age(table.edition(), age, table.seats(), rng);
            let mut deal = sorted(&hands);
            if let Some(city) = table.free_city() {
                deal[city] = hands[city.number()];
            }
            deal
        } else if table.free_city().is_some() {
            deal_with_pile(observation, places, age, rng)
        } else {
            BySeat::from_fn(|hand| dealt(&cards_of(places, age, |place| place.hand == hand)))
        }
    });
    let mut seven = Seven::dealt(table, deal);
    seven.picks.clone_from(&observation.picks);
    for place in places {
        if let Some(card) = place.card {
            take(observation, &mut seven, place, card);
        }
    }
    seven.left_over = seven.left_now();
    seven
}

/// The cards of some places of an age.
fn cards_of(places: &Places, age: Age, of: impl Fn(&Place) -> bool) -> Cards {
    places
        .iter()
        .filter(|place| place.age == age && of(place))
        .filter_map(|p| p.card)
        .collect()
}

/// A hand as dealt; a place without a seat has arbitrary cards.
fn dealt(cards: &[Card]) -> Hand {
    let mut hand = [Card::LumberYard; HAND];
    hand.iter_mut()
        .zip(cards)
        .for_each(|(slot, card)| *slot = *card);
    hand.sort_unstable();
    hand
}

/// Separates the dealt cards of the hand to which cards are drawn from the drawn ones, and orders the Free City's pile.
fn deal_with_pile(
    observation: &Observation,
    places: &Places,
    age: Age,
    rng: &mut impl Rng,
) -> BySeat<Hand> {
    let passing = observation.table.passing;
    let drawn_to = passing.held(Seat::FREE_CITY, age, 1);
    let mut dealt_to = cards_of(places, age, |place| place.hand == drawn_to);
    let mut pile: ArrayVec<Card, HAND> = ArrayVec::new_const();
    for turn in (1..=TURNS).take_while(|&turn| observation.hand_on(age, turn).is_some()) {
        let card = match observation.drawn_on(age, turn) {
            Some(card) => card,
            None => drawn_by_other(observation, places, age, turn),
        };
        remove(&mut dealt_to, card);
        pile.push(card);
    }
    let seen = observation.drawn[age as usize][usize::from(TURNS)];
    let on_pile = |place: &Place| place.hand == Seat::FREE_CITY;
    let mut rest = cards_of(places, age, on_pile);
    let last = rest.pop(); // The last place is that of the last card.
    debug_assert!(
        seen.is_none_or(|seen| Some(seen) == last),
        "the last card is where it was seen"
    );
    shuffle(&mut rest, rng);
    pile.extend(rest.into_iter().chain(last));
    BySeat::from_fn(|hand| match hand {
        _ if hand == drawn_to => dealt(&dealt_to),
        Seat::FREE_CITY => core::array::from_fn(|slot| pile[slot]),
        _ => dealt(&cards_of(places, age, |place| place.hand == hand)),
    })
}

/// The card that the other player drew on a turn: one that left the hand then, or has been in it since, and was not in
/// it before. On the first turn it may be any of them.
fn drawn_by_other(observation: &Observation, places: &Places, age: Age, turn: u8) -> Card {
    let drawn_to = observation.table.passing.held(Seat::FREE_CITY, age, turn);
    let in_hand = |place: &Place| place.hand == drawn_to;
    let mut there = cards_of(places, age, |place| {
        in_hand(place) && place.taken.is_some_and(|taken| taken.0 == turn)
    });
    let seen_next = (turn < TURNS).then(|| observation.hand_on(age, turn + 1));
    match seen_next.flatten() {
        Some(seen) => {
            there.extend(seen.iter().copied());
            observation
                .drawn_on(age, turn + 1)
                .into_iter()
                .for_each(|card| {
                    remove(&mut there, card);
                });
        }
        None => there.extend(cards_of(places, age, |place| {
            in_hand(place) && place.taken.is_none()
        })),
    }
    if turn > 1 {
        let before = observation.hand_on(age, turn - 1).unwrap_or_default();
        let mut before: Cards = before.iter().copied().collect();
        let used = [
            observation.used_on(age, turn - 1),
            observation.city_used_on(age, turn - 1),
        ];
        used.into_iter().flatten().for_each(|card| {
            remove(&mut before, card);
        });
        before.iter().for_each(|&card| {
            remove(&mut there, card);
        });
    }
    there[0]
}

/// Records in a position that a card was taken from its hand.
fn take(observation: &Observation, seven: &mut Seven, place: &Place, card: Card) {
    let age = place.age;
    if let Some((turn, seat)) = place.taken {
        if let Some(deed) = observation.deed(age, turn, seat) {
            let slot = slot_of(seven, place, turn, card);
            seven.turns[turn_number(age, turn)][seat] = Some(taken(slot, deed));
        }
    } else if let Some(deed) = used_as_seventh(observation, age, place.hand) {
        let of_pile = seven.table.free_city() == Some(place.hand);
        let slot = if of_pile {
            LAST_OF_PILE
        } else {
            slot_of(seven, place, TURNS + 1, card)
        };
        seven.seventh[age as usize] = Some(taken(slot, deed));
    }
}

/// The first slot of a hand that still has a card on a turn, after those already taken on it.
fn slot_of(seven: &Seven, place: &Place, turn: u8, card: Card) -> usize {
    let (age, hand) = (place.age, place.hand);
    let mut slots = seven.left_at(hand, age, turn);
    if turn <= TURNS {
        let takers = seven.table.passing.takers(hand, age, turn).iter();
        let taken = takers.filter_map(|seat| seven.turns[turn_number(age, turn)][seat]);
        taken.for_each(|taken| slots &= !(1 << taken.slot));
    }
    let holds = |slot: &usize| slots & (1 << slot) != 0 && seven.card_at(age, hand, *slot) == card;
    match (0..SLOTS).find(holds) {
        Some(slot) => slot,
        None => unreachable!("{card} is in the hand it was taken from"),
    }
}

fn taken(slot: usize, deed: Deed) -> Taken {
    let (used, pay) = match deed {
        Deed::Built { by, pay, .. } => (Use::Built(by), pay),
        Deed::Stage { pay } => (Use::Stage, pay),
        Deed::Sold => (Use::Sold, Payment::NOTHING),
    };
    Taken {
        slot: slot as u8,
        used,
        pay,
    }
}
