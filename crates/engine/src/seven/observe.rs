//! What a seat may know: an information state with perfect recall. It has no field for what is hidden.
//!
//! Public are the table, what each seat did on each turn (but not which card it sold or laid under its wonder), what was
//! paid, and how many cards lie on the discard pile. A seat also knows the hands it has held and the cards it used, and
//! as Halicarnassus the discard pile each time it looked through it.

use arrayvec::ArrayVec;

use super::position::{Taken, Use, holder, turn_number};
use super::{
    ALL_TURNS, Age, By, Card, HAND, Payment, Phase, Picks, Pile, Power, Seven, TURNS, Table,
};
use crate::seat::{BySeat, Seat};

/// What a seat did with a card, as everybody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// It built the card.
    Built {
        /// The card.
        card: Card,
        /// How it was paid for.
        by: By,
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// It built a stage of its wonder; the marker stays hidden.
    Stage {
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// It sold a card, face down.
    Sold,
}

/// Cards held at a time, in card order.
pub type Held = ArrayVec<Card, HAND>;

/// All that one seat may know of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observation {
    pub(super) seat: Seat,
    pub(super) table: Table,
    pub(super) turns: [BySeat<Option<Deed>>; ALL_TURNS],
    pub(super) seventh: [Option<Deed>; 3],
    pub(super) picks: Picks,
    pub(super) discards: u16,
    pub(super) hands: ArrayVec<Held, ALL_TURNS>,
    pub(super) used: ArrayVec<Card, ALL_TURNS>,
    pub(super) piles: ArrayVec<Pile, 3>,
}

impl Observation {
    /// The seat that observes.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What lies open on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What a seat did on a turn, once the turn is played.
    pub fn deed(&self, age: Age, turn: u8, seat: Seat) -> Option<Deed> {
        self.turns[turn_number(age, turn)][seat]
    }

    /// What Babylon did with its seventh card in an age.
    pub fn seventh(&self, age: Age) -> Option<Deed> {
        self.seventh[age as usize]
    }

    /// What Halicarnassus built from the discard pile so far.
    pub fn picks(&self) -> &Picks {
        &self.picks
    }

    /// How many cards lie on the discard pile.
    pub fn discards(&self) -> u16 {
        self.discards
    }

    /// The hand the observer had on a turn, the present one included.
    pub fn hand_on(&self, age: Age, turn: u8) -> Option<&[Card]> {
        self.hands
            .get(turn_number(age, turn))
            .map(ArrayVec::as_slice)
    }

    /// The card the observer used on a turn that is played.
    pub fn used_on(&self, age: Age, turn: u8) -> Option<Card> {
        self.used.get(turn_number(age, turn)).copied()
    }

    /// The cards the observer can play now: its hand on a turn, the seventh card on Babylon's step if it is Babylon.
    pub fn hand(&self) -> Held {
        match self.table.phase {
            Phase::Turn { .. } => self.hands.last().cloned().unwrap_or_default(),
            Phase::Seventh { seat, .. } if seat == self.seat => {
                let mut held = self.hands.last().cloned().unwrap_or_default();
                if let Some(used) = self.used.last() {
                    remove(&mut held, *used);
                }
                held
            }
            Phase::Seventh { .. } | Phase::Discard { .. } | Phase::Over => Held::new_const(),
        }
    }

    /// The discard pile, while the observer is Halicarnassus and looks through it.
    pub fn pile(&self) -> Option<&Pile> {
        match self.table.phase {
            Phase::Discard { seat, .. } if seat == self.seat => self.piles.last(),
            _ => None,
        }
    }

    /// The discard pile as the observer saw it before each of its picks, the present one included.
    pub fn piles(&self) -> &[Pile] {
        &self.piles
    }
}

/// Takes one copy of a card out of a hand.
pub(super) fn remove(held: &mut Held, card: Card) {
    if let Some(place) = held.iter().position(|&other| other == card) {
        held.remove(place);
    }
}

pub(super) fn observe(seven: &Seven, seat: Seat) -> Observation {
    let table = &seven.table;
    let mut turns = [BySeat::from_fn(|_| None); ALL_TURNS];
    let mut hands = ArrayVec::new_const();
    let mut used = ArrayVec::new_const();
    for age in Age::ALL {
        for turn in 1..=TURNS {
            let number = turn_number(age, turn);
            let taken = &seven.turns[number];
            if taken[seat].is_none() && table.phase != (Phase::Turn { age, turn }) {
                continue;
            }
            hands.push(hand_on(seven, age, turn, seat));
            if let Some(own) = taken[seat] {
                used.push(seven.card_of(age, turn, seat, own));
            }
            turns[number] = BySeat::from_fn(|other| {
                taken[other].map(|taken| deed(taken, || seven.card_of(age, turn, other, taken)))
            });
        }
    }
    let seventh = Age::ALL.map(|age| {
        let taken = seven.seventh[age as usize]?;
        let babylon = table.seat_of(Power::PlaySeventh)?;
        Some(deed(taken, || seven.card_of(age, TURNS, babylon, taken)))
    });
    Observation {
        seat,
        table: table.clone(),
        turns,
        seventh,
        picks: seven.picks.clone(),
        discards: seven.pile().len() as u16,
        hands,
        used,
        piles: piles(seven, seat),
    }
}

/// What others see of a card that was taken from a hand.
fn deed(taken: Taken, card: impl FnOnce() -> Card) -> Deed {
    match taken.used {
        Use::Built(by) => Deed::Built {
            card: card(),
            by,
            pay: taken.pay,
        },
        Use::Stage => Deed::Stage { pay: taken.pay },
        Use::Sold => Deed::Sold,
    }
}

/// The hand a seat had on a turn that has begun.
fn hand_on(seven: &Seven, age: Age, turn: u8, seat: Seat) -> Held {
    let hand = seven.held(seat, age, turn);
    let mut left_over = (1u8 << HAND) - 1;
    for earlier in 1..turn {
        let holder = holder(hand, age, earlier, seven.table.seats());
        if let Some(taken) = seven.turns[turn_number(age, earlier)][holder] {
            left_over &= !(1 << taken.slot);
        }
    }
    let cards = &seven.deal[age as usize][hand];
    (0..HAND)
        .filter(|slot| left_over & (1 << slot) != 0)
        .map(|slot| cards[slot])
        .collect()
}

/// The discard pile before each pick of the seat; empty for everybody but Halicarnassus.
fn piles(seven: &Seven, seat: Seat) -> ArrayVec<Pile, 3> {
    if seven.table.seat_of(Power::BuildDiscarded) != Some(seat) {
        return ArrayVec::new_const();
    }
    let past = seven.picks.iter().enumerate().map(|(number, pick)| {
        let phase = Phase::Discard {
            age: pick.age,
            turn: pick.turn,
            seat,
        };
        seven.pile_at(phase, &seven.picks[..number])
    });
    let now = matches!(seven.table.phase, Phase::Discard { .. }).then(|| seven.pile());
    past.chain(now).collect()
}
