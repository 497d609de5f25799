//! A partial sample: it assigns unknown cards to groups and windows, the most constrained first.

use core::ops::RangeInclusive;

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::past::{Bans, is_bound, may_lie};
use super::place::{
    Allowed, Cards, Discards, Distribution, Fact, Facts, GROUPS, Given, Groups, LATER, Place,
    Places, WINDOWS, pool_of, remove,
};
use super::shift::Shift;
use crate::rng::{below, shuffle};
use crate::seven::cards::{Card, CardSet};

/// The groups and windows with open places, and the cards that may be there.
type Cells = ArrayVec<(usize, usize, CardSet), { GROUPS * WINDOWS }>;

pub(super) struct Guess {
    spread: Distribution,
    /// The number of open places of each group for cards of the pool.
    wild: [u8; GROUPS],
    /// The permanent assignments: one card for each look at which only that card is known.
    held: ArrayVec<Given, LATER>,
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
            spread: Distribution {
                cards: cards.clone(),
                open,
                given: ArrayVec::new_const(),
            },
            wild,
            held: ArrayVec::new_const(),
        }
    }

    /// Whether cards of a pool may be in other groups.
    fn has_wild(&self) -> bool {
        self.wild.iter().any(|wild| *wild > 0)
    }

    /// Assigns every card to a group and a window; `None` at a dead end.
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
                    for &(_, window, card) in &self.held {
                        if (*since..=number).contains(&window) && !remove(&mut cards, card) {
                            return None;
                        }
                    }
                    let left = self.give_seen(*since, number, cards, &allowed, rng);
                    for card in left {
                        self.make_room(facts, number, card, &allowed)?;
                    }
                }
                Fact::Held(cards) if !self.lies(number, *cards) => {
                    // A card that another player left in the pile was still there when the observer looked.
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
                for _ in 0..self.spread.open[group][window] {
                    let card = self.draw(group, |card| allowed.contains(*card), rng)?;
                    self.spread.give(group, window, card);
                }
            }
        }
        Some(self)
    }

    /// Whether one of these cards is assigned to a window up to `until`.
    fn lies(&self, until: usize, cards: CardSet) -> bool {
        let mut given = self.spread.given.iter().chain(&self.held);
        given.any(|&(_, window, card)| window <= until && cards.contains(card))
    }

    /// Distributes exactly these cards over the windows from `since` to `until`: always the card or the kind of place
    /// with the fewest possibilities first. Returns the remaining cards if one of them has none.
    fn give_seen(
        &mut self,
        since: usize,
        until: usize,
        mut seen: Discards,
        allowed: &Allowed,
        rng: &mut impl Rng,
    ) -> Discards {
        while !seen.is_empty() {
            let cells = self.cells(since..=until, seen.iter().copied().collect(), allowed);
            let Some((group, window, card)) = choose(&cells, rng) else {
                break;
            };
            remove(&mut seen, card);
            self.take(group, card);
            self.spread.give(group, window, card);
        }
        seen
    }

    /// The kinds of places that are open in some windows, with those of the cards that may be there.
    fn cells(&self, windows: RangeInclusive<usize>, cards: CardSet, allowed: &Allowed) -> Cells {
        let mut cells = Cells::new_const();
        for group in 0..GROUPS {
            let open = |window: &usize| self.spread.open[group][*window] > 0;
            for window in windows.clone().filter(open) {
                let mut may_lie: CardSet = self.spread.cards[group].iter().copied().collect();
                if self.wild[group] > 0 {
                    may_lie =
                        may_lie.or(self.spread.cards[pool_of(group)].iter().copied().collect());
                }
                cells.push((group, window, cards.and(allowed[window]).and(may_lie)));
            }
        }
        cells
    }

    /// Assigns a seen card for which earlier choices left no room, by changing as few of them as possible. These are of
    /// the same look, or also one of an earlier look. It changes nothing if cards of a pool may be in other groups.
    fn make_room(
        &mut self,
        facts: &Facts,
        number: usize,
        card: Card,
        allowed: &Allowed,
    ) -> Option<()> {
        let shift = |number: usize| match facts[number] {
            Fact::Saw { since, .. } => Some(Shift::new(since..=number, allowed)),
            Fact::Held(_) | Fact::Only(_) | Fact::Nothing => None,
        };
        let own = shift(number)?;
        if self.has_wild() {
            return None;
        }
        if own.give(&mut self.spread, card) {
            return Some(());
        }
        for earlier in (0..number).filter_map(shift) {
            for place in 0..self.spread.given.len() {
                let given = self.spread.given[place];
                if !earlier.moves(given) {
                    continue;
                }
                let mut other = self.spread.clone();
                other.withdraw(place);
                if own.give(&mut other, card) && earlier.give(&mut other, given.2) {
                    self.spread = other;
                    return Some(());
                }
            }
        }
        None
    }

    /// Assigns one of these cards to a window up to `until`.
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
                let open = self.spread.open[group][window] > 0;
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
        self.spread.open[group][window] -= 1;
        self.held.push((group, window, card));
        Some(())
    }

    /// Whether a card may be in a group.
    fn may_lie(&self, group: usize, card: Card) -> bool {
        let wild = self.wild[group] > 0 && self.spread.cards[pool_of(group)].contains(&card);
        wild || self.spread.cards[group].contains(&card)
    }

    /// Removes a card for a group from the group's own cards or else, as a wild one, from the pool.
    fn take(&mut self, group: usize, card: Card) {
        if !remove(&mut self.spread.cards[group], card) {
            remove(&mut self.spread.cards[pool_of(group)], card);
            self.wild[group] -= 1;
        }
    }

    /// Draws a random card for a group among those that fit.
    fn draw(
        &mut self,
        group: usize,
        fits: impl Fn(&Card) -> bool,
        rng: &mut impl Rng,
    ) -> Option<Card> {
        let fitting = |cards: &Cards| cards.iter().copied().filter(&fits).collect::<Cards>();
        let own = fitting(&self.spread.cards[group]);
        let wild = u32::from(self.wild[group]);
        if own.is_empty() && wild == 0 {
            return None;
        }
        let from_pool = below(rng, own.len() as u32 + wild) >= own.len() as u32;
        let (from, cards) = if from_pool {
            (pool_of(group), fitting(&self.spread.cards[pool_of(group)]))
        } else {
            (group, own)
        };
        if cards.is_empty() {
            return None;
        }
        let card = cards[below(rng, cards.len() as u32) as usize];
        remove(&mut self.spread.cards[from], card);
        self.wild[group] -= u8::from(from_pool);
        Some(card)
    }

    /// Assigns the cards to the open places, first to those that do not take every card.
    pub(super) fn place(mut self, places: &mut Places, bans: &Bans, rng: &mut impl Rng) {
        self.spread.given.extend(self.held.take());
        shuffle(&mut self.spread.given, rng);
        if !bans.is_empty() {
            let bound = |place: &&mut Place| is_bound(bans, place);
            for place in places.iter_mut().filter(bound) {
                self.fill(place, |place, card| may_lie(bans, place, card));
            }
        }
        for place in places {
            self.fill(place, |_, _| true);
        }
    }

    /// Assigns a fitting card of its group and window to a place, if the place is open and there is one.
    #[inline]
    fn fill(&mut self, place: &mut Place, fits: impl Fn(&Place, Card) -> bool) {
        if place.card.is_some() {
            return;
        }
        let fits = |given: &Given| {
            (given.0, given.1) == (place.group, place.window) && fits(place, given.2)
        };
        if let Some(number) = self.spread.given.iter().position(fits) {
            place.card = Some(self.spread.given.swap_remove(number).2);
        }
    }
}

/// Draws an assignment for the card or the kind of place with the fewest possibilities; `None` if it has none.
fn choose(cells: &Cells, rng: &mut impl Rng) -> Option<Given> {
    let all = cells
        .iter()
        .fold(CardSet::EMPTY, |all, cell| all.or(cell.2));
    let ways = |card: Card| cells.iter().filter(move |cell| cell.2.contains(card));
    let cards = all.iter().map(|card| (ways(card).count(), card));
    let (fewest, card) = cards.min_by_key(|(count, _)| *count)?;
    let cell = cells.iter().min_by_key(|cell| cell.2.len())?;
    if cell.2.len() < fewest {
        let number = below(rng, cell.2.len().max(1) as u32) as usize;
        cell.2.iter().nth(number).map(|card| (cell.0, cell.1, card))
    } else {
        let number = below(rng, fewest as u32) as usize;
        ways(card).nth(number).map(|cell| (cell.0, cell.1, card))
    }
}
