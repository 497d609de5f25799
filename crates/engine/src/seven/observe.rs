//! What a seat may know: an information state with perfect recall, which has no field for hidden information. Also the
//! public information, for spectators.
//!
//! Public are the table, what each seat did on each turn (but not which card it sold or used for a stage), payments,
//! and the size of the discard pile. A seat also knows the hands it has held and the cards it used. Halicarnassus also
//! knows the discard pile each time it looked through it.

use arrayvec::ArrayVec;

use super::action::By;
use super::cards::Card;
use super::city::Table;
use super::effect::Power;
use super::passing::{HELD, Passing, SLOTS, drawn_slot};
use super::pay::Payment;
use super::phase::{ALL_TURNS, Age, Phase, TURNS};
use super::pile::Pile;
use super::position::{Picks, Seven, Taken, Use, turn_number};
use super::setup::HAND;
use crate::seat::{BySeat, Seat};

/// What a seat did with a card, as far as it is public.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Action, Age, Deed};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{JointAction, Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let mut game = Seven::new(setup).unwrap();
///
/// let mut joint = JointAction::new();
/// for seat in game.to_act().iter() {
///     let card = game.hand(seat)[0];
///     joint.set(seat, Action::Sell { card });
/// }
/// game.apply(&joint).unwrap();
/// // Everybody sees that seat 0 sold a card, but not which.
/// let known = game.observe(Seat::new(1).unwrap());
/// assert_eq!(known.deed(Age::I, 1, Seat::FIRST), Some(Deed::Sold));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// The seat built the card.
    Built {
        /// The card.
        card: Card,
        /// The way in which it was paid for.
        by: By,
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// The seat built a stage of its wonder; the marker is hidden.
    Stage {
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// The seat sold a card, which is hidden.
    Sold,
}

/// The cards that a player holds, in card order.
///
/// # Examples
/// ```
/// use antipater_engine::seven::Held;
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// let hand: Held = game.observe(Seat::FIRST).hand();
/// assert!(hand.len() == 7 && hand.is_sorted());
/// ```
pub type Held = ArrayVec<Card, HELD>;

/// All that a seat, or a spectator, may know of a position.
///
/// # Examples
/// ```
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
/// let known = game.observe(Seat::FIRST);
/// assert_eq!(known.hand(), game.hand(Seat::FIRST));
/// // The hidden rest can be guessed; the observer cannot tell the guess from the truth.
/// let guess = Seven::sample(&known, &mut rng::generator(2, 0));
/// assert_eq!(guess.observe(Seat::FIRST), known);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Observation {
    pub(super) seat: Seat,
    pub(super) table: Table,
    pub(super) turns: [BySeat<Option<Deed>>; ALL_TURNS],
    pub(super) seventh: [Option<Deed>; 3],
    pub(super) picks: Picks,
    pub(super) discards: u16,
    pub(super) hands: [Held; ALL_TURNS],
    pub(super) used: [Option<Card>; ALL_TURNS],
    pub(super) piles: ArrayVec<Pile, 3>,
    pub(super) drawn: [[Option<Card>; HAND]; 3],
    pub(super) city_used: [Option<Card>; ALL_TURNS],
}

impl Observation {
    /// The observing seat; for a spectator, the seat from which they look.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The public part of the position.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What a seat did on a turn; `None` until the turn is played.
    pub fn deed(&self, age: Age, turn: u8, seat: Seat) -> Option<Deed> {
        self.turns[turn_number(age, turn)][seat]
    }

    /// What Babylon did with its seventh card in an age.
    pub fn seventh(&self, age: Age) -> Option<Deed> {
        self.seventh[age as usize]
    }

    /// The cards that Halicarnassus has built from the discard pile.
    pub fn picks(&self) -> &Picks {
        &self.picks
    }

    /// The number of cards in the discard pile.
    pub fn discards(&self) -> u16 {
        self.discards
    }

    /// The observer's hand on a turn, up to the present one.
    pub fn hand_on(&self, age: Age, turn: u8) -> Option<&[Card]> {
        Some(self.hands[turn_number(age, turn)].as_slice()).filter(|hand| !hand.is_empty())
    }

    /// The card that the observer used on a past turn.
    pub fn used_on(&self, age: Age, turn: u8) -> Option<Card> {
        self.used[turn_number(age, turn)]
    }

    /// The card that the observer, as holder of the Free City card, used for the Free City on a past turn.
    pub fn city_used_on(&self, age: Age, turn: u8) -> Option<Card> {
        self.city_used[turn_number(age, turn)]
    }

    /// The card that the observer drew from the Free City's pile on a turn, up to the present one.
    pub fn drawn_on(&self, age: Age, turn: u8) -> Option<Card> {
        self.drawn[age as usize][usize::from(turn) - 1]
    }

    /// The cards that the observer can play now: its hand on a turn, or the seventh card on Babylon's step if it
    /// chooses for Babylon. For the Free City it is the observer's hand, without the card chosen for the observer's city.
    pub fn hand(&self) -> Held {
        match self.table.phase {
            Phase::Turn { age, turn } => self.hands[turn_number(age, turn)].clone(),
            Phase::Seventh { age, seat } if seat == self.seat => {
                let number = turn_number(age, TURNS);
                let mut held = self.hands[number].clone();
                self.used[number]
                    .into_iter()
                    .for_each(|card| remove(&mut held, card));
                self.city_used[number]
                    .into_iter()
                    .for_each(|card| remove(&mut held, card));
                held
            }
            Phase::Seventh { age, .. } => self.drawn[age as usize][usize::from(TURNS)]
                .into_iter()
                .collect(),
            Phase::Discard { .. } | Phase::Over => Held::new_const(),
        }
    }

    /// The discard pile, while the observer, as Halicarnassus, looks through it.
    pub fn pile(&self) -> Option<&Pile> {
        match self.table.phase {
            Phase::Discard { seat, .. } if self.table.chooser(seat) == self.seat => {
                self.piles.last()
            }
            _ => None,
        }
    }

    /// The discard pile before each of the observer's picks, including the present one.
    pub fn piles(&self) -> &[Pile] {
        &self.piles
    }

    /// The public part of the observation.
    #[must_use]
    pub fn public(&self, facing: Seat) -> Observation {
        Observation {
            seat: facing,
            hands: core::array::from_fn(|_| Held::new_const()),
            used: [None; ALL_TURNS],
            piles: ArrayVec::new_const(),
            drawn: [[None; HAND]; 3],
            city_used: [None; ALL_TURNS],
            ..self.clone()
        }
    }
}

/// The knowledge of one player, looked up in the position instead of copied. It answers like
/// [`State::observe`](crate::State::observe), but is cheaper for callers with few queries than an [`Observation`].
///
/// # Examples
/// ```
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
/// let look = game.look(Seat::FIRST);
/// assert_eq!(look.hand(), game.observe(Seat::FIRST).hand());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    seven: &'a Seven,
    seat: Seat,
}

impl Look<'_> {
    /// The player's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The public part of the position.
    pub fn table(&self) -> &Table {
        &self.seven.table
    }

    /// See [`Observation::hand`].
    pub fn hand(&self) -> Held {
        let Look { seven, seat } = *self;
        match seven.table.phase {
            Phase::Seventh { age, seat: other } if other != seat => {
                last_of_pile(seven, age, seat).into_iter().collect()
            }
            Phase::Turn { .. } | Phase::Seventh { .. } => seven.hand(seat),
            Phase::Discard { .. } | Phase::Over => Held::new_const(),
        }
    }

    /// See [`Observation::pile`].
    pub fn pile(&self) -> Option<Pile> {
        match self.seven.table.phase {
            Phase::Discard { seat, .. } if self.seven.table.chooser(seat) == self.seat => {
                Some(self.seven.pile())
            }
            _ => None,
        }
    }

    /// See [`Observation::hand_on`].
    pub fn hand_on(&self, age: Age, turn: u8) -> Option<Held> {
        let Look { seven, seat } = *self;
        let begun =
            self.used_on(age, turn).is_some() || seven.table.phase == (Phase::Turn { age, turn });
        begun.then(|| hand_on(seven, age, turn, seat))
    }

    /// See [`Observation::used_on`].
    pub fn used_on(&self, age: Age, turn: u8) -> Option<Card> {
        self.taken_on(age, turn, self.seat)
    }

    /// See [`Observation::city_used_on`].
    pub fn city_used_on(&self, age: Age, turn: u8) -> Option<Card> {
        let city = self.seven.table.free_city()?;
        let holds = Passing::free_city_holder(age, turn) == self.seat;
        holds.then(|| self.taken_on(age, turn, city)).flatten()
    }

    /// See [`Observation::deed`].
    pub fn deed(&self, age: Age, turn: u8, seat: Seat) -> Option<Deed> {
        let taken = self.seven.turns[turn_number(age, turn)][seat]?;
        Some(deed(taken, || self.seven.card_of(age, turn, seat, taken)))
    }

    /// The cards of the hand that the player held on a turn of this age that may still be in it. Cards that the player
    /// used or others were seen to build are removed. Only for games without the Free City.
    pub fn still_in(&self, age: Age, turn: u8) -> Held {
        let Look { seven, seat } = *self;
        let passing = seven.table.passing;
        let now = match seven.table.phase {
            Phase::Turn { age: present, turn } if present == age => turn,
            _ => TURNS + 1,
        };
        let hand = passing.held(seat, age, turn);
        let mut slots = passing.come_to(hand, age, turn);
        let mut holder = hand;
        for past in 1..now {
            if let Some(taken) = seven.turns[turn_number(age, past)][holder]
                && (past <= turn || matches!(taken.used, Use::Built(_)))
            {
                slots &= !(1 << taken.slot);
            }
            holder = if age.passes_left() {
                seven.table.left(holder)
            } else {
                seven.table.right(holder)
            };
        }
        let mut held = Held::new_const();
        while slots != 0 {
            held.push(seven.card_at(age, hand, slots.trailing_zeros() as usize));
            slots &= slots - 1;
        }
        held
    }

    fn taken_on(&self, age: Age, turn: u8, seat: Seat) -> Option<Card> {
        let taken = self.seven.turns[turn_number(age, turn)][seat]?;
        Some(self.seven.card_of(age, turn, seat, taken))
    }
}

/// Removes one copy of a card from a hand.
pub(super) fn remove(held: &mut Held, card: Card) {
    if let Some(place) = held.iter().position(|&other| other == card) {
        held.remove(place);
    }
}

impl Seven {
    /// A view of a player's knowledge, without a copy.
    ///
    /// # Panics
    /// If the seat has no player.
    pub fn look(&self, player: Seat) -> Look<'_> {
        assert!(
            self.table.players().contains(player),
            "seat {player} has no player"
        );
        Look {
            seven: self,
            seat: player,
        }
    }

    /// The public information, for spectators. `facing` is only the seat from which they look.
    pub fn observe_public(&self, facing: Seat) -> Observation {
        let mut observation = Observation {
            seat: facing,
            table: self.table.clone(),
            turns: [BySeat::from_fn(|_| None); ALL_TURNS],
            seventh: [None; 3],
            picks: self.picks.clone(),
            discards: self.discards(),
            hands: core::array::from_fn(|_| Held::new_const()),
            used: [None; ALL_TURNS],
            piles: ArrayVec::new_const(),
            drawn: [[None; HAND]; 3],
            city_used: [None; ALL_TURNS],
        };
        for age in Age::ALL {
            for turn in 1..=TURNS {
                observation.turns[turn_number(age, turn)] = deeds(self, age, turn);
            }
            if let Some(taken) = self.seventh[age as usize]
                && let Some(babylon) = self.table.seat_of(Power::PlaySeventh)
            {
                let card = self.card_of(age, TURNS, babylon, taken);
                observation.seventh[age as usize] = Some(deed(taken, || card));
            }
        }
        observation
    }
}

pub(super) fn observe(seven: &Seven, seat: Seat) -> Observation {
    let mut observation = seven.observe_public(seat);
    if !seven.table.players().contains(seat) {
        return observation; // The Free City has no observer.
    }
    observation.piles = piles(seven, seat);
    for age in Age::ALL {
        for turn in 1..=TURNS {
            look_back(seven, age, turn, &mut observation);
        }
        observation.drawn[age as usize][usize::from(TURNS)] = last_of_pile(seven, age, seat);
    }
    observation
}

/// What each seat did on a turn, as far as it is public.
fn deeds(seven: &Seven, age: Age, turn: u8) -> BySeat<Option<Deed>> {
    let taken = &seven.turns[turn_number(age, turn)];
    if taken[Seat::FIRST].is_none() {
        return BySeat::from_fn(|_| None); // The turn is not played yet.
    }
    let card_of = |seat: Seat, taken| seven.card_of(age, turn, seat, taken);
    BySeat::from_fn(|seat| taken[seat].map(|taken| deed(taken, || card_of(seat, taken))))
}

/// Adds what only the observer knows about one turn.
fn look_back(seven: &Seven, age: Age, turn: u8, observation: &mut Observation) {
    let seat = observation.seat;
    let number = turn_number(age, turn);
    let taken = &seven.turns[number];
    if taken[seat].is_none() && seven.table.phase != (Phase::Turn { age, turn }) {
        return;
    }
    let card_of = |other: Seat, taken| seven.card_of(age, turn, other, taken);
    observation.hands[number] = hand_on(seven, age, turn, seat);
    observation.used[number] = taken[seat].map(|own| card_of(seat, own));
    if let Some(city) = seven.table.free_city()
        && Passing::free_city_holder(age, turn) == seat
    {
        let hand = seven.table.passing.held(seat, age, turn);
        let drawn = seven.card_at(age, hand, drawn_slot(turn));
        observation.drawn[age as usize][usize::from(turn) - 1] = Some(drawn);
        observation.city_used[number] = taken[city].map(|taken| card_of(city, taken));
    }
}

/// The last card of the Free City's pile, if the observer has seen it. If the Free City has Babylon B, the holder of
/// its card on the sixth turn chooses for the seventh card (ruling 14).
fn last_of_pile(seven: &Seven, age: Age, seat: Seat) -> Option<Card> {
    let city = seven.table.free_city()?;
    let babylon = seven.table.seat_of(Power::PlaySeventh) == Some(city);
    let now = seven.table.phase == (Phase::Seventh { age, seat: city });
    let seen = now || (babylon && seven.seventh[age as usize].is_some());
    (seen && Passing::free_city_holder(age, TURNS) == seat).then(|| seven.last_card(age, city))
}

/// The public part of taking a card from a hand.
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

/// The hand of a seat on a turn that has begun, in card order.
fn hand_on(seven: &Seven, age: Age, turn: u8, seat: Seat) -> Held {
    let hand = seven.table.passing.held(seat, age, turn);
    let slots = seven.left_at(hand, age, turn);
    let there = (0..SLOTS).filter(|slot| slots & (1 << slot) != 0);
    let mut held: Held = there.map(|slot| seven.card_at(age, hand, slot)).collect();
    held.sort_unstable();
    held
}

/// The discard pile before each of the seat's picks; empty for all seats but Halicarnassus and the player who chooses
/// for it.
fn piles(seven: &Seven, seat: Seat) -> ArrayVec<Pile, 3> {
    let Some(halicarnassus) = seven.table.seat_of(Power::BuildDiscarded) else {
        return ArrayVec::new_const();
    };
    let chooses = |age, turn| {
        let free_city = seven.table.free_city() == Some(halicarnassus);
        let chooser = if free_city {
            Passing::free_city_holder(age, turn)
        } else {
            halicarnassus
        };
        chooser == seat
    };
    let past = seven
        .picks
        .iter()
        .enumerate()
        .filter(|(_, pick)| chooses(pick.age, pick.turn));
    let past = past.map(|(number, pick)| {
        let phase = Phase::Discard {
            age: pick.age,
            turn: pick.turn,
            seat: halicarnassus,
        };
        seven.pile_at(phase, &seven.picks[..number])
    });
    let now = match seven.table.phase {
        Phase::Discard { age, turn, .. } if chooses(age, turn) => Some(seven.pile()),
        _ => None,
    };
    past.chain(now).collect()
}
