//! What an observer knows of unseen cards: their places, their groups, and what Halicarnassus' looks reveal.

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::place::{
    Cards, Discards, Fact, Facts, Groups, LATER, Look, Looks, Place, Places, pool, remove,
};
use crate::rng::shuffle;
use crate::seat::Seat;
use crate::seven::cards::{Card, CardSet};
use crate::seven::edition::Edition;
use crate::seven::effect::{Color, Effect, Power};
use crate::seven::observe::{Deed, Observation};
use crate::seven::passing::Passing;
use crate::seven::phase::{Age, Phase, TURNS};
use crate::seven::pile::{Pile, is_through};
use crate::seven::position::Pick;
use crate::seven::setup::{deck, guilds};

/// Halicarnassus' looks at the discard pile so far, including the present one.
pub(super) fn looks(observation: &Observation) -> Looks {
    let table = &observation.table;
    let mut looks = Looks::new_const();
    let Some(seat) = table.seat_of(Power::BuildDiscarded) else {
        return looks;
    };
    let power = Effect::Power(Power::BuildDiscarded);
    let stages = table.city(seat).board_facts(table.edition()).stages;
    // The initial stages of a position set up by hand have no turn.
    let turns = || {
        Age::ALL
            .into_iter()
            .flat_map(|age| (1..=TURNS).map(move |turn| (age, turn)))
    };
    let deed = |(age, turn)| observation.deed(age, turn, seat);
    let built_later = turns()
        .filter(|&t| matches!(deed(t), Some(Deed::Stage { .. })))
        .count();
    let mut stage = table.city(seat).stages() - built_later;
    let mut built = CardSet::EMPTY;
    for (age, turn) in turns() {
        match deed((age, turn)) {
            Some(Deed::Built { card, .. }) => built.add(card),
            Some(Deed::Stage { .. }) => {
                stage += 1;
                let waits = matches!(table.phase(), Phase::Seventh { age: now, .. } if now == age);
                if !stages[stage - 1].effects.contains(&power) || (waits && turn == TURNS) {
                    continue;
                }
                let is_this = |pick: &Pick| (pick.age, pick.turn) == (age, turn);
                let mut pick = observation.picks.iter().position(is_this);
                if table.phase() == (Phase::Discard { age, turn, seat }) {
                    pick = Some(observation.picks.len());
                }
                looks.push(Look {
                    age,
                    turn,
                    pick,
                    built,
                });
                let picked = pick.and_then(|number| observation.picks.get(number)?.card);
                picked.into_iter().for_each(|card| built.add(card));
            }
            Some(Deed::Sold) | None => {}
        }
    }
    looks
}

/// The ages in which the observer has held a hand.
fn begun(observation: &Observation) -> impl Iterator<Item = Age> {
    Age::ALL
        .into_iter()
        .filter(|&age| observation.hand_on(age, 1).is_some())
}

/// The turns of an age that have begun.
fn turns_begun(observation: &Observation, age: Age) -> u8 {
    (1..=TURNS)
        .take_while(|&turn| observation.hand_on(age, turn).is_some())
        .count() as u8
}

/// All places of the ages that have begun, hand by hand, in the order in which their cards were taken.
pub(super) fn places(observation: &Observation, looks: &Looks) -> Places {
    let passing = observation.table.passing;
    let mut places = Places::new_const();
    for age in begun(observation) {
        let begun = turns_begun(observation, age);
        for hand in passing.hands() {
            let mut left = passing.come_to(hand, age, begun).count_ones();
            for turn in 1..=begun {
                for seat in passing.takers(hand, age, turn).iter() {
                    if let Some(deed) = observation.deed(age, turn, seat) {
                        places.push(taken(observation, looks, (age, hand, turn), seat, deed));
                        left -= 1;
                    }
                }
            }
            let left_over = left_over(observation, looks, age, hand);
            places.extend((0..left).map(|_| left_over));
        }
        if let Some(city) = passing.free_city() {
            let group = pool(age);
            let on_pile = Place {
                age,
                hand: city,
                taken: None,
                group,
                window: LATER,
                card: None,
            };
            places.extend((begun..TURNS).map(|_| on_pile));
            // The last card goes to the discard pile, or is Babylon's seventh card.
            let last = left_over(observation, looks, age, city);
            let seen = observation.drawn[age as usize][usize::from(TURNS)];
            places.push(Place {
                card: last.card.or(seen),
                ..last
            });
        }
    }
    places
}

/// The place of the card that a seat took on a turn.
fn taken(
    observation: &Observation,
    looks: &Looks,
    (age, hand, turn): (Age, Seat, u8),
    seat: Seat,
    deed: Deed,
) -> Place {
    let card = match deed {
        Deed::Built { card, .. } => Some(card),
        _ if seat == observation.seat => observation.used_on(age, turn),
        _ if observation.table.free_city() == Some(seat) => observation.city_used_on(age, turn),
        Deed::Stage { .. } | Deed::Sold => None,
    };
    let window = window(looks, (deed == Deed::Sold).then_some((age, turn)));
    let group = group(observation, age, hand, turn);
    Place {
        age,
        hand,
        taken: Some((turn, seat)),
        group,
        window,
        card,
    }
}

/// The place of a card that was not taken on the six turns, or not yet; for the Free City the last of its pile.
fn left_over(observation: &Observation, looks: &Looks, age: Age, hand: Seat) -> Place {
    let used = used_as_seventh(observation, age, hand);
    let card = match used {
        Some(Deed::Built { card, .. }) => Some(card),
        Some(Deed::Stage { .. } | Deed::Sold) | None => None,
    };
    let through = is_through(age, observation.table.phase());
    let to_pile = through && used.is_none_or(|deed| deed == Deed::Sold);
    let window = window(looks, to_pile.then_some((age, TURNS)));
    Place {
        age,
        hand,
        taken: None,
        group: group(observation, age, hand, TURNS),
        window,
        card,
    }
}

/// What Babylon did with the last card of a hand, or of the Free City's pile.
pub(super) fn used_as_seventh(observation: &Observation, age: Age, hand: Seat) -> Option<Deed> {
    let table = &observation.table;
    let babylon = table.seat_of(Power::PlaySeventh)?;
    let of_pile = table.free_city() == Some(babylon);
    let last = if of_pile {
        babylon
    } else {
        table.passing.held(babylon, age, TURNS)
    };
    observation.seventh(age).filter(|_| last == hand)
}

/// The window of a card discarded at this time, or never.
fn window(looks: &Looks, discarded: Option<(Age, u8)>) -> usize {
    let seen = |time| looks.iter().position(|look| time <= (look.age, look.turn));
    discarded.and_then(seen).unwrap_or(LATER)
}

/// The group of a card that left a hand on a turn: that of the observer's last look at the hand until then, or the pool.
fn group(observation: &Observation, age: Age, hand: Seat, turn: u8) -> usize {
    let held = |turn: u8| observation.table.passing.held(observation.seat, age, turn);
    let look = |look: &u8| held(*look) == hand && observation.hand_on(age, *look).is_some();
    if observation.table.free_city() == Some(hand) {
        return pool(age);
    }
    pool(age) + usize::from((1..=turn).rev().find(look).unwrap_or(0))
}

/// The observer's information from each look.
pub(super) fn facts(observation: &Observation, looks: &Looks, places: &Places) -> Facts {
    let known = |first: usize, last: usize| {
        let within = move |place: &&Place| (first..=last).contains(&place.window);
        places.iter().filter(within).filter_map(|place| place.card)
    };
    let mut since = 0;
    let fact = |(number, look): (usize, &Look)| {
        let Some(pick) = look.pick else {
            return Fact::Only(look.built);
        };
        if chooses(observation, look) {
            let mut cards = discarded_since(observation, looks, number);
            known(since, number).for_each(|card| {
                remove(&mut cards, card);
            });
            let first = since;
            since = number + 1;
            return Fact::Saw {
                since: first,
                cards,
            };
        }
        let held = match observation.picks.get(pick).and_then(|pick| pick.card) {
            Some(card) => CardSet::of(&[card]),
            None => Card::ALL
                .into_iter()
                .collect::<CardSet>()
                .without(look.built),
        };
        let is_known = known(0, number).any(|card| held.contains(card));
        if is_known {
            Fact::Nothing
        } else {
            Fact::Held(held)
        }
    };
    looks.iter().enumerate().map(fact).collect()
}

/// Whether the observer made the look.
fn chooses(observation: &Observation, look: &Look) -> bool {
    let table = &observation.table;
    let halicarnassus = table.seat_of(Power::BuildDiscarded);
    if table.free_city().is_some() && table.free_city() == halicarnassus {
        Passing::free_city_holder(look.age, look.turn) == observation.seat
    } else {
        halicarnassus == Some(observation.seat)
    }
}

/// The cards discarded between the observer's last look and this one.
fn discarded_since(observation: &Observation, looks: &Looks, number: usize) -> Discards {
    let saw = |look: &Look| look.pick.is_some() && chooses(observation, look);
    let earlier = looks[..number].iter().filter(|look| saw(look)).count();
    let since = looks[..number].iter().rposition(saw);
    let before = since.map_or(Pile::default(), |_| observation.piles[earlier - 1]);
    let mut now = observation.piles[earlier];
    // Cards picked from the pile since then had also been discarded before this look.
    let picks = looks[since.unwrap_or(0)..number]
        .iter()
        .filter_map(|look| look.pick);
    picks
        .filter_map(|pick| observation.picks[pick].card)
        .for_each(|card| now.add(card));
    let new = |card: Card| now.count(card) - before.count(card);
    let copies = |card: Card| core::iter::repeat_n(card, usize::from(new(card)));
    Card::ALL.into_iter().flat_map(copies).collect()
}

/// The unknown cards of each group.
pub(super) fn groups(
    observation: &Observation,
    places: &Places,
    facts: &Facts,
    rng: &mut impl Rng,
) -> Groups {
    let (table, seats) = (&observation.table, observation.table.seats());
    let mut groups: Groups = core::array::from_fn(|_| Cards::new_const());
    for age in begun(observation) {
        let mut unseen: Cards = deck(table.edition(), age, seats).into_iter().collect();
        if age == Age::III {
            unseen.extend(guilds(table.edition()));
        }
        let hand = |turn: u8| table.passing.held(observation.seat, age, turn);
        let group = |turn: u8| pool(age) + usize::from(turn);
        for turn in 1..=turns_begun(observation, age) {
            let seen: Cards = observation
                .hand_on(age, turn)
                .unwrap_or_default()
                .iter()
                .copied()
                .collect();
            let mut new = seen.clone();
            if let Some(before) = (1..turn).rev().find(|&before| hand(before) == hand(turn)) {
                // Cards present before and after did not leave the hand; cards present only now were drawn.
                let before = &mut groups[group(before)];
                for &card in &seen {
                    if remove(before, card) {
                        remove(&mut new, card);
                    }
                }
            }
            for &card in &new {
                remove(&mut unseen, card);
            }
            groups[group(turn)] = seen;
        }
        groups[pool(age)] = unseen;
    }
    for place in places {
        if let Some(card) = place.card
            && !remove(&mut groups[place.group], card)
        {
            remove(&mut groups[pool(place.age)], card);
        }
    }
    drop_guilds(places, facts, &mut groups, rng);
    groups
}

/// Reduces the guilds in the pool that the observer knows nothing of to the number of their places; those known to be
/// discarded stay.
fn drop_guilds(places: &Places, facts: &Facts, groups: &mut Groups, rng: &mut impl Rng) {
    let pool = pool(Age::III);
    let unknown = |place: &&Place| place.age == Age::III && place.card.is_none();
    let open = places.iter().filter(unknown).count();
    let mut cards: usize = groups[pool..].iter().map(ArrayVec::len).sum();
    let discarded = |card: Card| {
        facts.iter().any(|fact| match fact {
            Fact::Saw { cards, .. } => cards.contains(&card),
            Fact::Held(cards) => cards.len() == 1 && cards.contains(card),
            Fact::Only(_) | Fact::Nothing => false,
        })
    };
    let is_guild = |card: Card| card.facts(Edition::First).color == Color::Purple;
    let doubtful = groups[pool]
        .iter()
        .copied()
        .filter(|&c| is_guild(c) && !discarded(c));
    let mut doubtful: Cards = doubtful.collect();
    shuffle(&mut doubtful, rng);
    while cards > open {
        match doubtful.pop() {
            Some(guild) => cards -= usize::from(remove(&mut groups[pool], guild)),
            None => break,
        }
    }
}
