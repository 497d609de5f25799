//! A guess at what an observer cannot see: a whole position that looks the same from its seat.
//!
//! Every card taken from a hand, or left in one, has a [`Place`]. Many places hold a card the observer knows. The others
//! fall into groups whose cards are known as a whole: what left a hand between two looks at it, what is left in it after
//! the last look, and, for each age, everything in hands before the first look (the pool). Within its group a card may
//! lie anywhere, but for what Halicarnassus gives away: it looks through the discard pile, builds a card from it, or
//! finds nothing to build. Those moments cut time into windows; cards are first given to the windows of which something
//! is known, and the rest fills the other places at random. No card the observer has seen is ever guessed.

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::effect::{Effect, Power};
use super::observe::{Deed, Observation};
use super::pile::is_through;
use super::position::{Taken, Use, held, holder, sorted, turn_number};
use super::setup::{Hand, deal_age, deck, guilds};
use super::{Age, Card, CardSet, HAND, Payment, Phase, Pile, Seven, TURNS};
use crate::luck::{below, shuffle};
use crate::seat::{BySeat, Seat};

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
    let looks = looks(observation);
    let mut places = places(observation, &looks);
    let facts = facts(observation, &looks, &places);
    let groups = groups(observation, &places, &facts, rng);
    for _ in 0..TRIES {
        if let Some(guess) = Guess::new(&places, &groups).complete(&facts, rng) {
            guess.place(&mut places, rng);
            return build(observation, &places, rng);
        }
    }
    unreachable!("the true position is a solution of its own observation")
}

/// A card taken from a hand on a turn, or left in it.
#[derive(Clone, Copy)]
struct Place {
    age: Age,
    /// The hand, named by the seat it was dealt to.
    hand: Seat,
    /// The turn on which the card was taken; `None` if it is left over.
    turn: Option<u8>,
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

/// The looks of the game so far, the present one included.
fn looks(observation: &Observation) -> Looks {
    let table = &observation.table;
    let mut looks = Looks::new_const();
    let Some(seat) = table.seat_of(Power::BuildDiscarded) else {
        return looks;
    };
    let stages = table.city(seat).board_facts(table.edition()).stages;
    let mut stage = 0;
    let mut built = CardSet::EMPTY;
    for (age, turn) in turns() {
        match observation.deed(age, turn, seat) {
            Some(Deed::Built { card, .. }) => built.add(card),
            Some(Deed::Stage { .. }) => {
                stage += 1;
                let power = Effect::Power(Power::BuildDiscarded);
                let waits = table.phase()
                    == (Phase::Seventh {
                        age,
                        seat: seat_of_babylon(observation),
                    });
                if stages[stage - 1].effects.contains(&power) && !(waits && turn == TURNS) {
                    let past = observation.picks.iter();
                    let mut pick = past
                        .clone()
                        .position(|pick| (pick.age, pick.turn) == (age, turn));
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
            }
            Some(Deed::Sold) | None => {}
        }
    }
    looks
}

fn seat_of_babylon(observation: &Observation) -> Seat {
    observation
        .table
        .seat_of(Power::PlaySeventh)
        .unwrap_or(Seat::FIRST)
}

fn turns() -> impl Iterator<Item = (Age, u8)> {
    Age::ALL
        .into_iter()
        .flat_map(|age| (1..=TURNS).map(move |turn| (age, turn)))
}

/// The last age that has begun.
fn last_age(observation: &Observation) -> Age {
    observation
        .table
        .phase()
        .clock()
        .map_or(Age::III, |(age, _)| age)
}

/// Every place of the ages that have begun, hand by hand, in the order in which the cards were taken.
fn places(observation: &Observation, looks: &Looks) -> Places {
    let seats = observation.table.seats();
    let mut places = Places::new_const();
    for age in Age::ALL
        .into_iter()
        .filter(|&age| age <= last_age(observation))
    {
        for hand in Seat::all(seats) {
            let mut taken = 0;
            for turn in 1..=TURNS {
                let seat = holder(hand, age, turn, seats);
                if let Some(deed) = observation.deed(age, turn, seat) {
                    let card = match deed {
                        Deed::Built { card, .. } => Some(card),
                        _ if seat == observation.seat => observation.used_on(age, turn),
                        Deed::Stage { .. } | Deed::Sold => None,
                    };
                    let discarded = (deed == Deed::Sold).then_some((age, turn));
                    let window = window(looks, discarded);
                    let group = group(observation, age, hand, turn);
                    places.push(Place {
                        age,
                        hand,
                        turn: Some(turn),
                        group,
                        window,
                        card,
                    });
                    taken += 1;
                }
            }
            let left_over = left_over(observation, looks, age, hand);
            places.extend((taken..HAND).map(|_| left_over));
        }
    }
    places
}

/// The place of a card that was taken on none of the six turns, or not yet.
fn left_over(observation: &Observation, looks: &Looks, age: Age, hand: Seat) -> Place {
    let table = &observation.table;
    let last_holder = holder(hand, age, TURNS, table.seats());
    let babylon = table.seat_of(Power::PlaySeventh) == Some(last_holder);
    let used = observation.seventh(age).filter(|_| babylon);
    let card = match used {
        Some(Deed::Built { card, .. }) => Some(card),
        Some(Deed::Stage { .. } | Deed::Sold) | None => None,
    };
    let to_pile = is_through(age, table.phase()) && used.is_none_or(|deed| deed == Deed::Sold);
    let window = window(looks, to_pile.then_some((age, TURNS)));
    Place {
        age,
        hand,
        turn: None,
        group: group(observation, age, hand, TURNS),
        window,
        card,
    }
}

/// The window of a card that was discarded at a time, or never.
fn window(looks: &Looks, discarded: Option<(Age, u8)>) -> usize {
    let seen = |time| looks.iter().position(|look| time <= (look.age, look.turn));
    discarded.and_then(seen).unwrap_or(LATER)
}

/// The group of a card that left a hand on a turn: that of the observer's last look at the hand until then, or the pool.
fn group(observation: &Observation, age: Age, hand: Seat, turn: u8) -> usize {
    let seats = observation.table.seats();
    let look = |turn: &u8| {
        held(observation.seat, age, *turn, seats) == hand
            && observation.hand_on(age, *turn).is_some()
    };
    let look = (1..=turn).rev().find(look).unwrap_or(0);
    age as usize * (1 + usize::from(TURNS)) + usize::from(look)
}

/// What each look tells the observer.
fn facts(observation: &Observation, looks: &Looks, places: &Places) -> Facts {
    let is_halicarnassus =
        observation.table.seat_of(Power::BuildDiscarded) == Some(observation.seat);
    let known = |first: usize, last: usize| {
        let within = move |place: &&Place| (first..=last).contains(&place.window);
        places.iter().filter(within).filter_map(|place| place.card)
    };
    let mut since = 0;
    let fact = |(number, look): (usize, &Look)| {
        let Some(pick) = look.pick else {
            return Fact::Only(look.built);
        };
        if is_halicarnassus {
            let mut cards = discarded_since(observation, pick);
            known(since, number).for_each(|card| remove(&mut cards, card));
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
        if known(0, number).any(|card| held.contains(card)) {
            Fact::Nothing
        } else {
            Fact::Held(held)
        }
    };
    looks.iter().enumerate().map(fact).collect()
}

/// The cards that came to the pile between the observer's last look through it and this one.
fn discarded_since(observation: &Observation, pick: usize) -> Discards {
    let mut before = Pile::default();
    if pick > 0 {
        before = observation.piles[pick - 1];
        let taken = observation.picks[pick - 1].card;
        taken.into_iter().for_each(|card| before.remove(card));
    }
    let now = &observation.piles[pick];
    let new =
        |card: Card| core::iter::repeat_n(card, usize::from(now.count(card) - before.count(card)));
    Card::ALL.into_iter().flat_map(new).collect()
}

/// Takes one copy of a card out of a list, if it is there.
fn remove<const N: usize>(cards: &mut ArrayVec<Card, N>, card: Card) {
    if let Some(place) = cards.iter().position(|&other| other == card) {
        cards.swap_remove(place);
    }
}

/// The unknown cards of each group.
fn groups(
    observation: &Observation,
    places: &Places,
    facts: &Facts,
    rng: &mut impl Rng,
) -> [Cards; GROUPS] {
    let mut groups: [Cards; GROUPS] = core::array::from_fn(|_| Cards::new_const());
    for age in Age::ALL
        .into_iter()
        .filter(|&age| age <= last_age(observation))
    {
        let first = age as usize * (1 + usize::from(TURNS));
        let mut pool: Cards = deck(observation.table.edition(), age, observation.table.seats())
            .into_iter()
            .collect();
        if age == Age::III {
            pool.extend(guilds(observation.table.edition()));
        }
        for turn in 1..=TURNS {
            let Some(seen) = observation.hand_on(age, turn) else {
                break;
            };
            let seats = observation.table.seats();
            let hand = |turn: u8| held(observation.seat, age, turn, seats);
            let mut cards: Cards = seen.iter().copied().collect();
            if !(1..turn).any(|earlier| hand(earlier) == hand(turn)) {
                seen.iter().for_each(|&card| remove(&mut pool, card));
            }
            let again = (turn + 1..=TURNS).find(|&later| hand(later) == hand(turn));
            let again = again
                .and_then(|later| observation.hand_on(age, later))
                .unwrap_or(&[]);
            again.iter().for_each(|&card| remove(&mut cards, card));
            groups[first + usize::from(turn)] = cards;
        }
        groups[first] = pool;
    }
    for place in places {
        if let Some(card) = place.card {
            remove(&mut groups[place.group], card);
        }
    }
    drop_guilds(places, facts, &mut groups[POOL_OF_GUILDS], rng);
    groups
}

const POOL_OF_GUILDS: usize = Age::III as usize * (1 + TURNS as usize);

/// Of the guilds the observer knows nothing of, leaves as many in the pool as there are places for; those that it knows
/// to have been discarded stay.
fn drop_guilds(places: &Places, facts: &Facts, pool: &mut Cards, rng: &mut impl Rng) {
    let unknown = |place: &&Place| place.group == POOL_OF_GUILDS && place.card.is_none();
    let open = places.iter().filter(unknown).count();
    let discarded = |card: Card| {
        facts.iter().any(|fact| match fact {
            Fact::Saw { cards, .. } => cards.contains(&card),
            Fact::Held(cards) => cards.len() == 1 && cards.contains(card),
            Fact::Only(_) | Fact::Nothing => false,
        })
    };
    let is_guild = |card: &Card| card.facts(super::Edition::First).color == super::Color::Purple;
    let mut doubtful: Cards = pool
        .iter()
        .copied()
        .filter(|card| is_guild(card) && !discarded(*card))
        .collect();
    shuffle(&mut doubtful, rng);
    while pool.len() > open {
        match doubtful.pop() {
            Some(guild) => remove(pool, guild),
            None => break,
        }
    }
}

/// A guess in the making.
struct Guess {
    /// The cards of each group that have no place yet.
    cards: [Cards; GROUPS],
    /// How many places of each group and window are still open.
    open: [[u8; WINDOWS]; GROUPS],
    /// Group, window and card of what has been given a place.
    given: ArrayVec<(usize, usize, Card), PLACES>,
}

impl Guess {
    fn new(places: &Places, cards: &[Cards; GROUPS]) -> Guess {
        let mut open = [[0; WINDOWS]; GROUPS];
        for place in places.iter().filter(|place| place.card.is_none()) {
            open[place.group][place.window] += 1;
        }
        Guess {
            cards: cards.clone(),
            open,
            given: ArrayVec::new_const(),
        }
    }

    /// Gives every card a group and a window, or `None` if it got stuck.
    fn complete(mut self, facts: &Facts, rng: &mut impl Rng) -> Option<Guess> {
        let all: CardSet = Card::ALL.into_iter().collect();
        let mut allowed = [all; WINDOWS];
        for (number, fact) in facts.iter().enumerate() {
            if let Fact::Only(cards) = fact {
                allowed[..=number]
                    .iter_mut()
                    .for_each(|allowed| *allowed = allowed.and(*cards));
            }
        }
        for (number, fact) in facts.iter().enumerate() {
            match fact {
                Fact::Saw { since, cards } => {
                    self.give_seen(*since, number, cards.clone(), &allowed, rng)?;
                }
                Fact::Held(cards) => self.give_one(number, *cards, &allowed, rng)?,
                Fact::Only(_) | Fact::Nothing => {}
            }
        }
        for (window, allowed) in allowed.iter().enumerate() {
            for group in 0..GROUPS {
                for _ in 0..self.open[group][window] {
                    let fits = |card: &Card| allowed.contains(*card);
                    let card = self.draw(group, fits, rng)?;
                    self.give(group, window, card);
                }
            }
        }
        Some(self)
    }

    /// Distributes exactly these cards over the windows from `since` to `until`: always the card or the kind of place
    /// with the fewest possibilities first.
    fn give_seen(
        &mut self,
        since: usize,
        until: usize,
        mut seen: Discards,
        allowed: &[CardSet; WINDOWS],
        rng: &mut impl Rng,
    ) -> Option<()> {
        while !seen.is_empty() {
            let mut fits: ArrayVec<(usize, usize, Card), { GROUPS * WINDOWS * 8 }> =
                ArrayVec::new_const();
            let mut fewest = usize::MAX;
            let mut consider =
                |found: &ArrayVec<(usize, usize, Card), { GROUPS * WINDOWS * 8 }>| {
                    if found.len() < fewest {
                        fewest = found.len();
                        fits.clone_from(found);
                    }
                };
            let different: CardSet = seen.iter().copied().collect();
            let fit = |group: usize, window: usize, card: Card| {
                self.open[group][window] > 0
                    && allowed[window].contains(card)
                    && self.cards[group].contains(&card)
            };
            for card in different.iter() {
                let mut found = ArrayVec::new_const();
                for group in 0..GROUPS {
                    let windows = (since..=until).filter(|&window| fit(group, window, card));
                    found.extend(windows.map(|window| (group, window, card)));
                }
                consider(&found);
            }
            for group in 0..GROUPS {
                for window in (since..=until).filter(|&window| self.open[group][window] > 0) {
                    let cards = different.iter().filter(|&card| fit(group, window, card));
                    consider(&cards.map(|card| (group, window, card)).collect());
                }
            }
            if fits.is_empty() {
                return None;
            }
            let (group, window, card) = fits[below(rng, fits.len() as u32) as usize];
            remove(&mut seen, card);
            remove(&mut self.cards[group], card);
            self.give(group, window, card);
        }
        Some(())
    }

    /// Gives one of these cards a place in a window up to `until`, unless one has such a place already.
    fn give_one(
        &mut self,
        until: usize,
        wanted: CardSet,
        allowed: &[CardSet; WINDOWS],
        rng: &mut impl Rng,
    ) -> Option<()> {
        if self
            .given
            .iter()
            .any(|&(_, window, card)| window <= until && wanted.contains(card))
        {
            return Some(());
        }
        let mut count = 0;
        let mut chosen = None;
        for group in 0..GROUPS {
            for (window, allowed) in allowed.iter().enumerate().take(until + 1) {
                let fits = wanted.and(*allowed);
                let copies = self.cards[group]
                    .iter()
                    .filter(|card| fits.contains(**card));
                for &card in copies.filter(|_| self.open[group][window] > 0) {
                    count += 1;
                    if below(rng, count) == 0 {
                        chosen = Some((group, window, card));
                    }
                }
            }
        }
        let (group, window, card) = chosen?;
        remove(&mut self.cards[group], card);
        self.give(group, window, card);
        Some(())
    }

    /// Draws a card of a group at random among those that fit.
    fn draw(
        &mut self,
        group: usize,
        fits: impl Fn(&Card) -> bool,
        rng: &mut impl Rng,
    ) -> Option<Card> {
        let count = self.cards[group].iter().filter(|card| fits(card)).count();
        if count == 0 {
            return None;
        }
        let nth = below(rng, count as u32) as usize;
        let place = self.cards[group]
            .iter()
            .enumerate()
            .filter(|(_, card)| fits(card))
            .nth(nth)?
            .0;
        Some(self.cards[group].swap_remove(place))
    }

    fn give(&mut self, group: usize, window: usize, card: Card) {
        self.open[group][window] -= 1;
        self.given.push((group, window, card));
    }

    /// Puts the cards into the open places.
    fn place(mut self, places: &mut Places, rng: &mut impl Rng) {
        shuffle(&mut self.given, rng);
        for place in places.iter_mut().filter(|place| place.card.is_none()) {
            let fits =
                |given: &(usize, usize, Card)| (given.0, given.1) == (place.group, place.window);
            if let Some(number) = self.given.iter().position(fits) {
                place.card = Some(self.given.swap_remove(number).2);
            }
        }
    }
}

/// Puts the position together.
fn build(observation: &Observation, places: &Places, rng: &mut impl Rng) -> Seven {
    let table = observation.table.clone();
    let seats = table.seats();
    let mut deal = [BySeat::from_fn(|_| [Card::LumberYard; HAND]); 3];
    for age in Age::ALL {
        if age <= last_age(observation) {
            for hand in Seat::all(seats) {
                let of_hand = |place: &&Place| (place.age, place.hand) == (age, hand);
                let cards = places.iter().filter(of_hand).filter_map(|place| place.card);
                cards
                    .zip(&mut deal[age as usize][hand])
                    .for_each(|(card, slot)| *slot = card);
                deal[age as usize][hand].sort_unstable();
            }
        } else {
            let edition = observation.table.edition();
            deal[age as usize] = sorted(&deal_age(edition, age, seats, rng));
        }
    }
    let mut seven = Seven::dealt(table, deal);
    seven.picks.clone_from(&observation.picks);
    for place in places {
        let Some(card) = place.card else { continue };
        take(observation, &mut seven, place, card);
    }
    seven
}

/// Writes down in a position that a card was taken from its hand.
fn take(observation: &Observation, seven: &mut Seven, place: &Place, card: Card) {
    let seats = observation.table.seats();
    let last_holder = holder(place.hand, place.age, TURNS, seats);
    let babylon = observation.table.seat_of(Power::PlaySeventh) == Some(last_holder);
    let deed = match place.turn {
        Some(turn) => observation.deed(place.age, turn, holder(place.hand, place.age, turn, seats)),
        None => observation.seventh(place.age).filter(|_| babylon),
    };
    let Some(deed) = deed else { return };
    let mut left = (1u8 << HAND) - 1;
    for (age, turn) in turns()
        .filter(|&(age, turn)| age == place.age && Some(turn) < place.turn.or(Some(TURNS + 1)))
    {
        let seat = holder(place.hand, age, turn, seats);
        if let Some(taken) = seven.turns[turn_number(age, turn)][seat] {
            left &= !(1 << taken.slot);
        }
    }
    let cards: &Hand = &seven.deal[place.age as usize][place.hand];
    let slot = (0..HAND).find(|slot| left & (1 << slot) != 0 && cards[*slot] == card);
    let Some(slot) = slot else {
        unreachable!("{card} is in the hand it was taken from")
    };
    let (used, pay) = match deed {
        Deed::Built { by, pay, .. } => (Use::Built(by), pay),
        Deed::Stage { pay } => (Use::Stage, pay),
        Deed::Sold => (Use::Sold, Payment::NOTHING),
    };
    let taken = Some(Taken {
        slot: slot as u8,
        used,
        pay,
    });
    match place.turn {
        Some(turn) => {
            let seat = holder(place.hand, place.age, turn, seats);
            seven.turns[turn_number(place.age, turn)][seat] = taken;
        }
        None => seven.seventh[place.age as usize] = taken,
    }
    if place.age == last_age(observation) {
        seven.left_over[place.hand] &= !(1 << slot);
    }
}
