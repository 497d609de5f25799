//! A guess in the making: unknown cards are given groups and windows, the most constrained first.

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::place::{
    Cards, Discards, Fact, Facts, GROUPS, Groups, PLACES, Places, WINDOWS, pool_of, remove,
};
use crate::rng::{below, shuffle};
use crate::seven::cards::{Card, CardSet};

/// A group, a window, and a card that lies there or may.
type Given = (usize, usize, Card);

/// The ways in which the card, or the kind of place, with the fewest possibilities can be served.
type Fits = ArrayVec<Given, { GROUPS * WINDOWS }>;

/// The cards that can have been discarded in each window.
type Allowed = [CardSet; WINDOWS];

pub(super) struct Guess {
    /// The cards of each group that have no place yet.
    cards: Groups,
    /// How many places of each group and window are still open.
    open: [[u8; WINDOWS]; GROUPS],
    /// How many of the open places of each group are for cards of the pool.
    wild: [u8; GROUPS],
    /// What has been given a place.
    given: ArrayVec<Given, PLACES>,
}

impl Guess {
    pub(super) fn new(places: &Places, cards: &Groups) -> Guess {
        let mut open = [[0; WINDOWS]; GROUPS];
        for place in places.iter().filter(|place| place.card.is_none()) {
            open[place.group][place.window] += 1;
        }
        let wild = core::array::from_fn(|group| {
            let places: u8 = open[group].iter().sum();
            if pool_of(group) == group {
                0
            } else {
                places - cards[group].len() as u8
            }
        });
        Guess {
            cards: cards.clone(),
            open,
            wild,
            given: ArrayVec::new_const(),
        }
    }

    /// Gives every card a group and a window, or `None` if it got stuck.
    pub(super) fn complete(mut self, facts: &Facts, rng: &mut impl Rng) -> Option<Guess> {
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
                    let mut cards = cards.clone();
                    for &(_, window, card) in &self.given {
                        if (*since..=number).contains(&window) && !remove(&mut cards, card) {
                            return None;
                        }
                    }
                    self.give_seen(*since, number, cards, &allowed, rng)?;
                }
                Fact::Held(cards) if !self.lies(number, *cards) => {
                    // What another one left on the pile was still there when the observer looked.
                    let seen_later = facts[number..].iter().find_map(|fact| match fact {
                        Fact::Saw { since, cards } if *since <= number => Some(cards),
                        _ => None,
                    });
                    let wanted =
                        seen_later.map_or(*cards, |seen| cards.and(seen.iter().copied().collect()));
                    self.give_one(number, wanted, &allowed, rng)?;
                }
                Fact::Held(_) | Fact::Only(_) | Fact::Nothing => {}
            }
        }
        for (window, allowed) in allowed.iter().enumerate() {
            for group in 0..GROUPS {
                for _ in 0..self.open[group][window] {
                    let card = self.draw(group, |card| allowed.contains(*card), rng)?;
                    self.give(group, window, card);
                }
            }
        }
        Some(self)
    }

    /// Whether one of these cards has been given a place in a window up to `until`.
    fn lies(&self, until: usize, cards: CardSet) -> bool {
        self.given
            .iter()
            .any(|&(_, window, card)| window <= until && cards.contains(card))
    }

    /// Distributes exactly these cards over the windows from `since` to `until`: always the card or the kind of place
    /// with the fewest possibilities first.
    fn give_seen(
        &mut self,
        since: usize,
        until: usize,
        mut seen: Discards,
        allowed: &Allowed,
        rng: &mut impl Rng,
    ) -> Option<()> {
        while !seen.is_empty() {
            let different: CardSet = seen.iter().copied().collect();
            let fit = |&(group, window, card): &Given| {
                self.open[group][window] > 0
                    && allowed[window].contains(card)
                    && self.may_lie(group, card)
            };
            let windows = since..=until;
            let cells = || (0..GROUPS).flat_map(|g| windows.clone().map(move |w| (g, w)));
            let mut fewest: Option<Fits> = None;
            let mut consider = |ways: Fits| {
                if fewest
                    .as_ref()
                    .is_none_or(|fewest| ways.len() < fewest.len())
                {
                    fewest = Some(ways);
                }
            };
            for card in different.iter() {
                consider(
                    cells()
                        .map(|(group, window)| (group, window, card))
                        .filter(fit)
                        .collect(),
                );
            }
            for (group, window) in cells().filter(|&(group, window)| self.open[group][window] > 0) {
                consider(
                    different
                        .iter()
                        .map(|card| (group, window, card))
                        .filter(fit)
                        .collect(),
                );
            }
            let ways = fewest.filter(|ways| !ways.is_empty())?;
            let (group, window, card) = ways[below(rng, ways.len() as u32) as usize];
            remove(&mut seen, card);
            self.take(group, card);
            self.give(group, window, card);
        }
        Some(())
    }

    /// Gives one of these cards a place in a window up to `until`.
    fn give_one(
        &mut self,
        until: usize,
        wanted: CardSet,
        allowed: &Allowed,
        rng: &mut impl Rng,
    ) -> Option<()> {
        let mut count = 0;
        let mut chosen = None;
        for group in 0..GROUPS {
            for (window, allowed) in allowed.iter().enumerate().take(until + 1) {
                let open = self.open[group][window] > 0;
                let may = |card: &Card| open && self.may_lie(group, *card);
                for card in wanted.and(*allowed).iter().filter(may) {
                    count += 1;
                    if below(rng, count) == 0 {
                        chosen = Some((group, window, card));
                    }
                }
            }
        }
        let (group, window, card) = chosen?;
        self.take(group, card);
        self.give(group, window, card);
        Some(())
    }

    /// Whether a card may lie in a group.
    fn may_lie(&self, group: usize, card: Card) -> bool {
        let wild = self.wild[group] > 0 && self.cards[pool_of(group)].contains(&card);
        wild || self.cards[group].contains(&card)
    }

    /// Takes a card that may lie in a group out of its own cards or else, as a wild one, out of the pool.
    fn take(&mut self, group: usize, card: Card) {
        if !remove(&mut self.cards[group], card) {
            remove(&mut self.cards[pool_of(group)], card);
            self.wild[group] -= 1;
        }
    }

    /// Draws a card for a group at random among those that fit.
    fn draw(
        &mut self,
        group: usize,
        fits: impl Fn(&Card) -> bool,
        rng: &mut impl Rng,
    ) -> Option<Card> {
        let fitting = |cards: &Cards| cards.iter().copied().filter(&fits).collect::<Cards>();
        let own = fitting(&self.cards[group]);
        let wild = u32::from(self.wild[group]);
        if own.is_empty() && wild == 0 {
            return None;
        }
        let from_pool = below(rng, own.len() as u32 + wild) >= own.len() as u32;
        let (from, cards) = if from_pool {
            (pool_of(group), fitting(&self.cards[pool_of(group)]))
        } else {
            (group, own)
        };
        if cards.is_empty() {
            return None;
        }
        let card = cards[below(rng, cards.len() as u32) as usize];
        remove(&mut self.cards[from], card);
        self.wild[group] -= u8::from(from_pool);
        Some(card)
    }

    fn give(&mut self, group: usize, window: usize, card: Card) {
        self.open[group][window] -= 1;
        self.given.push((group, window, card));
    }

    /// Puts the cards into the open places.
    pub(super) fn place(mut self, places: &mut Places, rng: &mut impl Rng) {
        shuffle(&mut self.given, rng);
        for place in places.iter_mut().filter(|place| place.card.is_none()) {
            let fits = |given: &Given| (given.0, given.1) == (place.group, place.window);
            if let Some(number) = self.given.iter().position(fits) {
                place.card = Some(self.given.swap_remove(number).2);
            }
        }
    }
}
