//! A position: what lies open, the deal, and what was taken from each hand and when.
//!
//! Hands are not moved about. Each stays where it was dealt, and the turn says which seat holds it; so who has seen a
//! hand, and what it held then, follows from what was taken from it.

use arrayvec::ArrayVec;

use super::action::{Action, By};
use super::cards::Card;
use super::city::{City, Table};
use super::legal::{self, IllegalAction};
use super::observe::{self, Observation};
use super::pay::Payment;
use super::sample;
use super::score::{self, Score};
use super::setup::{Hand, InvalidSetup, Setup};
use super::wonders::Board;
use super::{ALL_TURNS, Age, Edition, HAND, Phase, TURNS};
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::state::{Actions, Joint, State};

/// What became of a card taken from a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    Built(By),
    Stage,
    Sold,
}

/// A card taken from a hand: which of its seven, what for, and what was paid to the neighbors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Taken {
    pub(super) slot: u8,
    pub(super) used: Use,
    pub(super) pay: Payment,
}

/// A choice of Halicarnassus, and what came of it: the card, or `None` when it declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    /// The age.
    pub age: Age,
    /// The turn at whose end it was.
    pub turn: u8,
    /// The card that was built.
    pub card: Option<Card>,
}

/// The picks of a game: no board has more than three stages that give one.
pub type Picks = ArrayVec<Pick, 3>;

/// A position of 7 Wonders: what lies open, the deal, and what was taken from each hand and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seven {
    pub(super) table: Table,
    /// For each age the hands as dealt, sorted, so that a hand is the same whatever the order of its cards was.
    pub(super) deal: [BySeat<Hand>; 3],
    /// A bit for each card that is still in each hand of this age.
    pub(super) left_over: BySeat<u8>,
    /// What each seat took on each turn so far.
    pub(super) turns: [BySeat<Option<Taken>>; ALL_TURNS],
    /// Babylon's seventh card of each age.
    pub(super) seventh: [Option<Taken>; 3],
    /// What Halicarnassus built from the discard pile.
    pub(super) picks: Picks,
}

impl Seven {
    /// What lies open on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cards the seat holds now, in card order: its hand on a turn; on Babylon's step the seventh card.
    pub fn hand(&self, seat: Seat) -> ArrayVec<Card, HAND> {
        let Some((age, turn)) = self.table.phase.clock() else {
            return ArrayVec::new_const();
        };
        let hand = self.held(seat, age, turn);
        let cards = &self.deal[age as usize][hand];
        let left_over = self.left_over[hand];
        (0..HAND)
            .filter(|slot| left_over & (1 << slot) != 0)
            .map(|slot| cards[slot])
            .collect()
    }

    /// Which of the dealt hands, named by the seat it was dealt to, the seat holds on a turn.
    pub(super) fn held(&self, seat: Seat, age: Age, turn: u8) -> Seat {
        held(seat, age, turn, self.table.seats())
    }

    /// The card a seat took from the hand it held on a turn.
    pub(super) fn card_of(&self, age: Age, turn: u8, seat: Seat, taken: Taken) -> Card {
        self.deal[age as usize][self.held(seat, age, turn)][usize::from(taken.slot)]
    }

    /// The card the seat did not play on the six turns of an age that are past.
    pub(super) fn last_card(&self, age: Age, seat: Seat) -> Card {
        let seats = self.table.seats();
        let hand = self.held(seat, age, TURNS);
        let mut left = (1u8 << HAND) - 1;
        for turn in 1..=TURNS {
            let holder = holder(hand, age, turn, seats);
            if let Some(taken) = self.turns[turn_number(age, turn)][holder] {
                left &= !(1 << taken.slot);
            }
        }
        self.deal[age as usize][hand][left.trailing_zeros() as usize]
    }
}

/// Which of the dealt hands, named by the seat it was dealt to, a seat holds on a turn.
pub(super) fn held(seat: Seat, age: Age, turn: u8, seats: usize) -> Seat {
    let passed = usize::from(turn - 1) % seats;
    seat.clockwise(
        if age.passes_left() {
            seats - passed
        } else {
            passed
        },
        seats,
    )
}

/// The seat that holds a hand on a turn; the hand is named by the seat it was dealt to.
pub(super) fn holder(hand: Seat, age: Age, turn: u8, seats: usize) -> Seat {
    let passed = usize::from(turn - 1) % seats;
    hand.clockwise(
        if age.passes_left() {
            passed
        } else {
            seats - passed
        },
        seats,
    )
}

/// The number of a turn in the game, from 0.
pub(super) fn turn_number(age: Age, turn: u8) -> usize {
    age as usize * usize::from(TURNS) + usize::from(turn) - 1
}

impl State for Seven {
    type Setup = Setup;
    type Action = Action;
    type Observation = Observation;
    type Score = Score;
    type InvalidSetup = InvalidSetup;
    type IllegalAction = IllegalAction;

    fn new(setup: Setup) -> Result<Seven, InvalidSetup> {
        setup.validate()?;
        let Setup {
            edition,
            boards,
            hands,
        } = setup;
        let board = |seat: Seat| boards.get(seat.number()).copied().unwrap_or(Board::PLAIN);
        let table = Table {
            edition,
            seats: boards.len() as u8,
            phase: Phase::Turn {
                age: Age::I,
                turn: 1,
            },
            cities: BySeat::from_fn(|seat| City::new(edition, board(seat))),
        };
        Ok(Seven::dealt(table, hands.map(|hands| sorted(&hands))))
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn to_act(&self) -> SeatSet {
        match self.table.phase {
            Phase::Turn { .. } => SeatSet::all(self.table.seats()),
            Phase::Seventh { seat, .. } | Phase::Discard { seat, .. } => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn legal_actions(&self, seat: Seat) -> Actions<Action> {
        legal::legal_actions(self, seat)
    }

    fn apply(&mut self, joint: &Joint<Action>) -> Result<(), IllegalAction> {
        self.apply_telling(joint, &mut |_| ())
    }

    fn apply_unchecked(&mut self, joint: &Joint<Action>) {
        self.resolve(joint, &mut |_| ());
    }

    fn observe(&self, seat: Seat) -> Observation {
        observe::observe(self, seat)
    }

    fn outcome(&self) -> Option<Outcome<Score>> {
        (self.table.phase == Phase::Over).then(|| score::outcome(&self.table))
    }

    fn sample(observation: &Observation, rng: &mut impl rand_core::Rng) -> Seven {
        sample::sample(observation, rng)
    }
}

impl Seven {
    /// A position made up for study: cities as they may lie at the start of an age, and any hands, whose number must be
    /// that of the cities. It has no past: nothing lies on the discard pile. Later ages deal the same hands again.
    pub fn arranged(edition: Edition, cities: &[City], age: Age, hands: &[Hand]) -> Seven {
        let mut table = Table::arranged(edition, cities);
        table.phase = Phase::Turn { age, turn: 1 };
        Seven::dealt(table, [sorted(hands); 3])
    }

    /// A position at the start of a game, from a deal that is known to be valid.
    pub(super) fn dealt(table: Table, deal: [BySeat<Hand>; 3]) -> Seven {
        Seven {
            table,
            deal,
            left_over: BySeat::from_fn(|_| (1 << HAND) - 1),
            turns: [BySeat::from_fn(|_| None); ALL_TURNS],
            seventh: [None; 3],
            picks: Picks::new_const(),
        }
    }
}

/// The hands of an age in seat order, each sorted. Places without a seat hold any card.
pub(super) fn sorted(hands: &[Hand]) -> BySeat<Hand> {
    BySeat::from_fn(|seat| {
        let mut hand = hands
            .get(seat.number())
            .copied()
            .unwrap_or([Card::LumberYard; HAND]);
        hand.sort_unstable();
        hand
    })
}
