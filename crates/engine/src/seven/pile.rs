//! The discard pile at any time of the game, computed from the cards taken from hands.

use core::fmt;

use super::cards::{Card, CardSet};
use super::effect::Power;
use super::phase::{ALL_TURNS, Age, Phase, TURNS};
use super::position::{Pick, Seven, Taken, Use, turn_number};
use crate::seat::Seat;

/// The number of copies of each card in the discard pile.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Pile};
///
/// let mut pile = Pile::default();
/// pile.add(Card::Tavern);
/// pile.add(Card::Tavern);
/// assert_eq!((pile.len(), pile.count(Card::Tavern)), (2, 2));
/// assert_eq!(pile.cards().first(), Some(Card::Tavern));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile([u8; Card::COUNT]);

impl Default for Pile {
    fn default() -> Pile {
        Pile([0; Card::COUNT])
    }
}

impl Pile {
    /// Adds a card.
    pub fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Removes a card, which must be present.
    pub fn remove(&mut self, card: Card) {
        self.0[card as usize] -= 1;
    }

    /// The number of copies of a card.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&copies| usize::from(copies)).sum()
    }

    /// Whether the pile is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The different cards in the pile.
    pub fn cards(&self) -> CardSet {
        Card::ALL
            .into_iter()
            .filter(|&card| self.count(card) > 0)
            .collect()
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.cards().iter().map(|card| (card, self.count(card))))
            .finish()
    }
}

impl Seven {
    /// Computes the discard pile: sold cards, and the unplayed seventh cards of every age whose Babylon step is over
    /// (ruling 1), without those that Halicarnassus built.
    pub fn pile(&self) -> Pile {
        self.pile_at(self.table.phase, &self.picks)
    }

    /// The number of cards in the discard pile, which is public.
    pub fn discards(&self) -> u16 {
        let phase = self.table.phase;
        let seats = self.table.seats();
        let clock = phase.clock();
        let begun = clock.map_or(ALL_TURNS, |(age, turn)| turn_number(age, turn) + 1);
        let sold = |taken: &Option<Taken>| match taken {
            Some(taken) => usize::from(taken.used == Use::Sold),
            None => 0,
        };
        let mut count = 0;
        for taken in &self.turns[..begun] {
            count += taken.first(seats).iter().map(sold).sum::<usize>();
        }
        let mut past = 0;
        for age in Age::ALL {
            // A position set up by hand has no past.
            if is_through(age, phase) && self.turns[turn_number(age, 1)][Seat::FIRST].is_some() {
                let kept = self.seventh[age as usize].is_some_and(|taken| taken.used != Use::Sold);
                past += seats - usize::from(kept);
            }
        }
        let picked = self.picks.iter().filter(|pick| pick.card.is_some()).count();
        let discards = (count + past).saturating_sub(picked) as u16;
        debug_assert_eq!(usize::from(discards), self.pile().len());
        discards
    }

    /// The discard pile when this phase began, after these picks.
    pub(super) fn pile_at(&self, phase: Phase, picks: &[Pick]) -> Pile {
        let mut pile = Pile::default();
        for age in Age::ALL {
            for turn in (1..=TURNS).filter(|&turn| is_played(age, turn, phase)) {
                let taken = &self.turns[turn_number(age, turn)];
                for seat in Seat::all(self.table.seats()) {
                    if let Some(taken) = taken[seat].filter(|taken| taken.used == Use::Sold) {
                        pile.add(self.card_of(age, turn, seat, taken));
                    }
                }
            }
            if is_through(age, phase) {
                self.add_last_cards(age, &mut pile);
            }
        }
        picks
            .iter()
            .filter_map(|pick| pick.card)
            .for_each(|card| pile.remove(card));
        pile
    }

    /// Adds the discarded seventh cards of an age: all but the one that Babylon used.
    fn add_last_cards(&self, age: Age, pile: &mut Pile) {
        if self.turns[turn_number(age, 1)][Seat::FIRST].is_none() {
            return; // A position set up by hand has no past.
        }
        let babylon = self.table.seat_of(Power::PlaySeventh);
        for seat in Seat::all(self.table.seats()) {
            let used = self.seventh[age as usize].filter(|_| Some(seat) == babylon);
            if used.is_none_or(|taken| taken.used == Use::Sold) {
                pile.add(self.last_card(age, seat));
            }
        }
    }
}

/// Whether the turn is played when this phase begins.
pub(super) fn is_played(age: Age, turn: u8, phase: Phase) -> bool {
    match phase {
        Phase::Turn {
            age: now,
            turn: this,
        } => (age, turn) < (now, this),
        Phase::Seventh { age: now, .. } => age <= now,
        Phase::Discard {
            age: now,
            turn: this,
            ..
        } => (age, turn) <= (now, this),
        Phase::Over => true,
    }
}

/// Whether the seventh cards of an age are discarded when this phase begins.
pub(super) fn is_through(age: Age, phase: Phase) -> bool {
    match phase {
        Phase::Turn { age: now, .. } | Phase::Seventh { age: now, .. } => age < now,
        Phase::Discard { age: now, turn, .. } => age < now || (age == now && turn == TURNS),
        Phase::Over => true,
    }
}
