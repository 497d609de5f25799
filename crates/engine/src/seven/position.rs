//! A position: the public table, the deal, and the cards taken from each hand on each turn.
//!
//! Hands are not moved. Each stays where it was dealt, and the turn determines which seat holds it. So who has seen a
//! hand, and with which cards, follows from what was taken from it.

use arrayvec::ArrayVec;

use super::action::By;
use super::cards::Card;
use super::city::{City, Table};
use super::edition::Edition;
use super::passing::{HELD, LAST_OF_PILE, Passing, Slots, drawn_slot};
use super::pay::Payment;
use super::phase::{ALL_TURNS, Age, Phase, TURNS};
use super::setup::{BoardOptions, HAND, Hand, InvalidSetup, Setup};
use super::wonders::Board;
use crate::rng;
use crate::seat::{BySeat, Seat};

/// The use of a card taken from a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Use {
    Built(By),
    Stage,
    Sold,
}

/// A card taken from a hand: its slot, its use, and the payment to the neighbors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Taken {
    pub(super) slot: u8,
    pub(super) used: Use,
    pub(super) pay: Payment,
}

/// A choice of Halicarnassus: the card it built, or `None` if it declined.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Age, Card, Pick};
///
/// let (age, turn) = (Age::II, 4);
/// let picks = [Some(Card::Tavern), None].map(|card| Pick { age, turn, card });
/// let built = picks.iter().filter_map(|pick| pick.card);
/// assert!(built.eq([Card::Tavern]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pick {
    /// The age.
    pub age: Age,
    /// The turn at whose end it was made.
    pub turn: u8,
    /// The card that was built.
    pub card: Option<Card>,
}

/// The most picks in a game: no board has more stages that give one.
pub const PICKS: usize = 3;

/// The picks of a game.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Age, Card, Pick, Picks};
///
/// let mut picks = Picks::new();
/// picks.push(Pick {
///     age: Age::I,
///     turn: 3,
///     card: Some(Card::Tavern),
/// });
/// assert!(picks.iter().all(|pick| pick.card.is_some()));
/// ```
pub type Picks = ArrayVec<Pick, PICKS>;

/// A position of 7 Wonders: the public table, the deal, and the cards taken from each hand on each turn.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Action, BoardOptions, Edition, Setup, Seven};
/// use antipater_engine::{Seat, State, rng};
///
/// let boards = [BoardOptions::default(); 4];
/// let setup = Setup::deal(Edition::Second, &boards, &mut rng::generator(1, 0)).unwrap();
/// let game = Seven::new(setup).unwrap();
/// let card = game.hand(Seat::FIRST)[0];
/// assert!(
///     game.legal_actions(Seat::FIRST)
///         .contains(Action::Sell { card })
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seven {
    pub(super) table: Table,
    /// For each age the hands as dealt, sorted, so that equal hands are equal whatever the order of their cards was.
    /// With the Free City the third one is its pile, the top card first.
    pub(super) deal: [BySeat<Hand>; 3],
    /// The cards still in each hand of this age; follows from the turns, see [`Seven::check`].
    pub(super) left_over: BySeat<Slots>,
    /// What each seat took on each turn so far.
    pub(super) turns: [BySeat<Option<Taken>>; ALL_TURNS],
    /// Babylon's seventh card of each age.
    pub(super) seventh: [Option<Taken>; 3],
    /// The cards that Halicarnassus built from the discard pile.
    pub(super) picks: Picks,
}

impl Seven {
    /// A random deal of the second edition. A number of players and a seed always deal the same game; it is game 0 of
    /// the series of this seed ([`rng::generator`]).
    ///
    /// # Errors
    /// If the number of players is not 3 to 7.
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::State;
    /// use antipater_engine::seven::Seven;
    ///
    /// let game = Seven::random(4, 7)?;
    /// assert_eq!(game.to_act().len(), 4);
    /// # Ok::<(), antipater_engine::seven::InvalidSetup>(())
    /// ```
    pub fn random(players: usize, seed: u64) -> Result<Seven, InvalidSetup> {
        let options = vec![BoardOptions::default(); players];
        let setup = Setup::deal(Edition::Second, &options, &mut rng::generator(seed, 0))?;
        Seven::begin(setup)
    }

    /// The public part of the position.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards that the seat can play now, in card order: its hand on a turn, the seventh card on Babylon's step. For
    /// the Free City it is the hand of the holder of its card, before the holder has chosen.
    pub fn hand(&self, seat: Seat) -> ArrayVec<Card, HELD> {
        let Some((age, turn)) = self.table.phase.clock() else {
            return ArrayVec::new_const();
        };
        let hand = self.table.passing.held(seat, age, turn);
        let mut slots = self.playable(seat, hand);
        let mut cards = ArrayVec::new_const();
        if self.table.free_city().is_none() {
            let dealt = &self.deal[age as usize][hand];
            while slots != 0 {
                cards.push(dealt[slots.trailing_zeros() as usize]);
                slots &= slots - 1;
            }
            return cards;
        }
        while slots != 0 {
            cards.push(self.card_at(age, hand, slots.trailing_zeros() as usize));
            slots &= slots - 1;
        }
        if self.table.free_city().is_some() {
            cards.sort_unstable();
        }
        cards
    }

    /// The slots of a hand that a seat can play now.
    pub(super) fn playable(&self, seat: Seat, hand: Seat) -> Slots {
        match self.table.phase {
            Phase::Turn { .. } => self.left_over[hand],
            Phase::Seventh { seat: babylon, .. } if babylon != seat => 0,
            Phase::Seventh { .. } if self.table.free_city() == Some(seat) => 1 << LAST_OF_PILE,
            Phase::Seventh { .. } => self.left_over[hand],
            Phase::Discard { .. } | Phase::Over => 0,
        }
    }

    /// The card in a slot of a hand.
    pub(super) fn card_at(&self, age: Age, hand: Seat, slot: usize) -> Card {
        let deal = &self.deal[age as usize];
        if slot < HAND {
            deal[hand][slot]
        } else {
            deal[Seat::FREE_CITY][slot - HAND]
        }
    }

    /// The card that a seat took from the hand it held on a turn.
    pub(super) fn card_of(&self, age: Age, turn: u8, seat: Seat, taken: Taken) -> Card {
        let hand = self.table.passing.held(seat, age, turn);
        self.card_at(age, hand, usize::from(taken.slot))
    }

    /// The cards of a hand at the start of a turn; turn 7 stands for the end of the age.
    pub(super) fn left_at(&self, hand: Seat, age: Age, turn: u8) -> Slots {
        let passing = self.table.passing;
        let mut slots = passing.come_to(hand, age, turn.min(TURNS));
        for earlier in 1..turn {
            for seat in passing.takers(hand, age, earlier).iter() {
                if let Some(taken) = self.turns[turn_number(age, earlier)][seat] {
                    slots &= !(1 << taken.slot);
                }
            }
        }
        slots
    }

    /// The last card of a seat after the six turns of an age; for the Free City the last one of its pile.
    pub(super) fn last_card(&self, age: Age, seat: Seat) -> Card {
        let hand = self.table.passing.held(seat, age, TURNS);
        let slot = if self.table.free_city() == Some(seat) {
            LAST_OF_PILE
        } else {
            self.left_at(hand, age, TURNS + 1).trailing_zeros() as usize
        };
        self.card_at(age, hand, slot)
    }

    /// Begins a turn; the holder of the Free City card draws.
    pub(super) fn begin_turn(&mut self, age: Age, turn: u8) {
        self.table.phase = Phase::Turn { age, turn };
        let passing = self.table.passing;
        if turn == 1 {
            self.deal_hands(age);
        } else if self.table.free_city().is_some() {
            let drawn_to = passing.held(Seat::FREE_CITY, age, turn);
            self.left_over[drawn_to] |= 1 << drawn_slot(turn);
        }
    }

    /// Sets the hands of an age.
    fn deal_hands(&mut self, age: Age) {
        let passing = self.table.passing;
        for hand in passing.hands() {
            self.left_over[hand] = passing.come_to(hand, age, 1);
        }
    }

    /// Compares cached values with recomputed ones.
    ///
    /// # Panics
    /// If they differ, which is a bug of this crate.
    pub fn check(&self) {
        self.table.check();
        assert_eq!(self.left_over, self.left_now());
    }

    /// The cards still in each hand, computed from the turns. Once the game is over they are those after its last turn.
    pub(super) fn left_now(&self) -> BySeat<Slots> {
        let (age, turn) = self.table.phase.clock().unwrap_or((Age::III, TURNS));
        let played = u8::from(!matches!(self.table.phase, Phase::Turn { .. }));
        let mut left = BySeat::default();
        for hand in self.table.passing.hands() {
            // At the end of a turn the next card is not drawn yet.
            let come = self.table.passing.come_to(hand, age, turn);
            left[hand] = self.left_at(hand, age, turn + played) & come;
        }
        left
    }
}

/// The number of a turn in the whole game, from 0.
pub(super) fn turn_number(age: Age, turn: u8) -> usize {
    age as usize * usize::from(TURNS) + usize::from(turn) - 1
}

impl Seven {
    /// The initial position of a deal.
    pub(super) fn begin(setup: Setup) -> Result<Seven, InvalidSetup> {
        setup.validate()?;
        let Setup {
            edition,
            free_city,
            boards,
            hands,
        } = setup;
        let nobodys = City::new(edition, Board::PLAIN);
        let city = |seat: Seat| {
            let board = boards.get(seat.number());
            board.map_or(nobodys, |&board| City::new(edition, board))
        };
        let table = Table {
            edition,
            passing: if free_city {
                Passing::with_free_city()
            } else {
                Passing::around(boards.len())
            },
            phase: Phase::Turn {
                age: Age::I,
                turn: 1,
            },
            cities: BySeat::from_fn(city),
        };
        let deal = hands.map(|hands| {
            let mut deal = sorted(&hands);
            if free_city {
                deal[Seat::FREE_CITY] = hands[Seat::FREE_CITY.number()];
            }
            deal
        });
        Ok(Seven::dealt(table, deal))
    }

    /// A position set up by hand, for tests, puzzles and editors: possible cities at the start of an age, and the same
    /// number of arbitrary hands. Nothing is checked. It has no past, so its discard pile is empty. Later ages deal the
    /// same hands again.
    pub fn from_parts(edition: Edition, cities: &[City], age: Age, hands: &[Hand]) -> Seven {
        let mut table = Table::from_cities(edition, false, cities);
        table.phase = Phase::Turn { age, turn: 1 };
        Seven::dealt(table, [sorted(hands); 3])
    }

    /// The initial position of a valid deal.
    pub(super) fn dealt(table: Table, deal: [BySeat<Hand>; 3]) -> Seven {
        let clock = table.phase.clock();
        let mut seven = Seven {
            table,
            deal,
            left_over: BySeat::default(),
            turns: [BySeat::from_fn(|_| None); ALL_TURNS],
            seventh: [None; 3],
            picks: Picks::new_const(),
        };
        if let Some((age, _)) = clock {
            seven.deal_hands(age);
        }
        seven
    }
}

/// The hands of an age in seat order, each sorted. Entries without a seat have arbitrary cards.
pub(super) fn sorted(hands: &[Hand]) -> BySeat<Hand> {
    BySeat::from_fn(|seat| {
        let Some(&(mut hand)) = hands.get(seat.number()) else {
            return [Card::LumberYard; HAND];
        };
        hand.sort_unstable();
        hand
    })
}
