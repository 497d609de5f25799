//! 7 Wonders, first edition (2010) and second edition (2020), for 3 to 7 seats.
//!
//! The path of one move: [`legal`] says what a seat may do, on prices from [`pay`]; a [`Joint`](crate::Joint) of one
//! action for each seat goes through [`apply`], which alone changes a position; [`observe`] says what each seat may
//! know of it; [`score`] counts the points.

pub mod apply;
pub mod cards;
pub mod city;
pub mod effect;
pub mod legal;
pub mod observe;
pub mod pay;
pub mod record;
pub mod sample;
pub mod score;
pub mod setup;
pub mod wonders;

use core::fmt;

use arrayvec::ArrayVec;

pub use apply::Event;
pub use cards::{Card, CardSet};
pub use city::{City, Table, Tokens};
pub use effect::{Color, Effect, Power, Symbol};
pub use legal::{IllegalAction, Illegality};
pub use observe::{Deed, Observation};
pub use pay::Payment;
pub use record::Record;
pub use score::Score;
pub use setup::{InvalidSetup, Setup, Wish};
pub use wonders::{Board, Side, Wonder};

use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::state::{Actions, Joint, State};

/// Cards in a hand at the start of an age.
pub const HAND: usize = 7;
/// Turns in an age; the seventh card is not played (rule 8), Babylon's excepted.
pub const TURNS: u8 = 6;
/// Turns in a game.
pub const ALL_TURNS: usize = 3 * TURNS as usize;
/// Coins for a sold card.
pub const SALE: u16 = 3;

/// An edition of 7 Wonders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// 2010: board sides A and B.
    First,
    /// 2020: board sides Day and Night.
    Second,
}

impl Edition {
    /// Both editions.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Second];

    /// The word for it in records: `first`, `second`.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Second => "second",
        }
    }

    /// The edition of this name.
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == name)
    }
}

/// An age. Hands are passed to the left in ages I and III, to the right in age II (rule 7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the ages are numbered")]
pub enum Age {
    I,
    II,
    III,
}

impl Age {
    /// All ages in order.
    pub const ALL: [Age; 3] = [Age::I, Age::II, Age::III];

    /// The number of the age, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The age of this number, from 1.
    pub fn from_number(number: u8) -> Option<Age> {
        Age::ALL.into_iter().find(|age| age.number() == number)
    }

    /// Whether hands go to the left (clockwise) in this age.
    pub const fn passes_left(self) -> bool {
        !matches!(self, Age::II)
    }
}

impl fmt::Display for Age {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Age::I => "I",
            Age::II => "II",
            Age::III => "III",
        })
    }
}

/// What is to be done next. Turns of an age count from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Every seat plays a card.
    Turn {
        /// The age.
        age: Age,
        /// The turn of the age.
        turn: u8,
    },
    /// Babylon plays its seventh card, after the sixth turn (ruling 6).
    Seventh {
        /// The age.
        age: Age,
        /// Babylon's seat.
        seat: Seat,
    },
    /// Halicarnassus may build a discarded card, at the end of the turn (ruling 8).
    Discard {
        /// The age.
        age: Age,
        /// The turn whose end it is.
        turn: u8,
        /// Halicarnassus' seat.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

impl Phase {
    /// Age and turn of the step; `None` when the game is over.
    pub fn clock(self) -> Option<(Age, u8)> {
        match self {
            Phase::Turn { age, turn } | Phase::Discard { age, turn, .. } => Some((age, turn)),
            Phase::Seventh { age, .. } => Some((age, TURNS)),
            Phase::Over => None,
        }
    }
}

/// How a building is paid for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum By {
    /// Its cost, which may be nothing.
    Cost,
    /// Free by a chain (ruling 4).
    Chain,
    /// Free by a stage of Olympia (rulings 9 and 10).
    Power,
}

impl By {
    /// The word for it in records.
    pub const fn name(self) -> &'static str {
        match self {
            By::Cost => "cost",
            By::Chain => "chain",
            By::Power => "power",
        }
    }
}

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Build the card; `pay` goes to the neighbors, the card's own coins to the bank besides.
    Build {
        /// The card, from the hand.
        card: Card,
        /// How it is paid for.
        by: By,
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// Build the next stage of the wonder with the card as its marker.
    Stage {
        /// The card, from the hand.
        card: Card,
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// Discard the card for 3 coins.
    Sell {
        /// The card, from the hand.
        card: Card,
    },
    /// Build a discarded card for nothing (Halicarnassus).
    Take {
        /// The card, from the discard pile.
        card: Card,
    },
    /// Build no discarded card (Halicarnassus).
    Decline,
}

impl Action {
    const PAYMENTS: usize = (pay::MAX_TRADE + 1) * (pay::MAX_TRADE + 2) / 2;
    const BY_COST: usize = 0;
    const BY_CHAIN: usize = Action::BY_COST + Action::PAYMENTS;
    const BY_POWER: usize = Action::BY_CHAIN + 1;
    const STAGE: usize = Action::BY_POWER + 1;
    const SELL: usize = Action::STAGE + Action::PAYMENTS;
    const TAKE: usize = Action::SELL + 1;
    const PER_CARD: usize = Action::TAKE + 1;

    /// One more than the greatest [`index`](Action::index): for each card 120 payments to build it, chain, power, 120
    /// payments for a stage, sale and taking; and declining.
    pub const COUNT: usize = Card::COUNT * Action::PER_CARD + 1;

    /// A number below [`Action::COUNT`], different for each action.
    pub fn index(self) -> usize {
        let payment = |pay: Payment| {
            let total = usize::from(pay.total());
            total * (total + 1) / 2 + usize::from(pay.left)
        };
        let (card, kind) = match self {
            Action::Build {
                card,
                by: By::Cost,
                pay,
            } => (card, Action::BY_COST + payment(pay)),
            Action::Build {
                card,
                by: By::Chain,
                ..
            } => (card, Action::BY_CHAIN),
            Action::Build {
                card,
                by: By::Power,
                ..
            } => (card, Action::BY_POWER),
            Action::Stage { card, pay } => (card, Action::STAGE + payment(pay)),
            Action::Sell { card } => (card, Action::SELL),
            Action::Take { card } => (card, Action::TAKE),
            Action::Decline => return Action::COUNT - 1,
        };
        card as usize * Action::PER_CARD + kind
    }

    /// The card of the action; declining has none.
    pub fn card(self) -> Option<Card> {
        match self {
            Action::Build { card, .. }
            | Action::Stage { card, .. }
            | Action::Sell { card }
            | Action::Take { card } => Some(card),
            Action::Decline => None,
        }
    }

    /// What goes to the neighbors.
    pub fn payment(self) -> Payment {
        match self {
            Action::Build { pay, .. } | Action::Stage { pay, .. } => pay,
            Action::Sell { .. } | Action::Take { .. } | Action::Decline => Payment::NOTHING,
        }
    }
}

/// What became of a card taken from a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    Built(By),
    Stage,
    Sold,
}

/// A card taken from a hand: which of its seven, what for, and what was paid to the neighbors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Taken {
    slot: u8,
    used: Use,
    pay: Payment,
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
    table: Table,
    /// For each age the hands as dealt, sorted, so that a hand is the same whatever the order of its cards was.
    deal: [BySeat<setup::Hand>; 3],
    /// A bit for each card that is still in each hand of this age.
    left_over: BySeat<u8>,
    /// What each seat took on each turn so far.
    turns: [BySeat<Option<Taken>>; ALL_TURNS],
    /// Babylon's seventh card of each age.
    seventh: [Option<Taken>; 3],
    /// What Halicarnassus built from the discard pile.
    picks: Picks,
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
    fn held(&self, seat: Seat, age: Age, turn: u8) -> Seat {
        held(seat, age, turn, self.table.seats())
    }

    /// The card a seat took from the hand it held on a turn.
    fn card_of(&self, age: Age, turn: u8, seat: Seat, taken: Taken) -> Card {
        self.deal[age as usize][self.held(seat, age, turn)][usize::from(taken.slot)]
    }

    /// Counts the cards on the discard pile: sold cards, and the unplayed seventh cards of every age whose Babylon step
    /// is past (ruling 1), less those that Halicarnassus built.
    pub fn pile(&self) -> Pile {
        self.pile_at(self.table.phase, &self.picks)
    }

    /// The discard pile as it was when this phase began, after these picks.
    fn pile_at(&self, phase: Phase, picks: &[Pick]) -> Pile {
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

    /// Adds the seventh cards of an age that came to the pile: all but the one that Babylon used.
    fn add_last_cards(&self, age: Age, pile: &mut Pile) {
        let babylon = self.table.seat_of(Power::PlaySeventh);
        for seat in Seat::all(self.table.seats()) {
            let used = self.seventh[age as usize].filter(|_| Some(seat) == babylon);
            if used.is_none_or(|taken| taken.used == Use::Sold) {
                pile.add(self.last_card(age, seat));
            }
        }
    }

    /// The card the seat did not play on the six turns of an age that are past.
    fn last_card(&self, age: Age, seat: Seat) -> Card {
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
fn held(seat: Seat, age: Age, turn: u8, seats: usize) -> Seat {
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
fn holder(hand: Seat, age: Age, turn: u8, seats: usize) -> Seat {
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

/// Whether the cards of a turn are on the table when this phase begins.
fn is_played(age: Age, turn: u8, phase: Phase) -> bool {
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
fn is_through(age: Age, phase: Phase) -> bool {
    match phase {
        Phase::Turn { age: now, .. } | Phase::Seventh { age: now, .. } => age < now,
        Phase::Discard { age: now, turn, .. } => age < now || (age == now && turn == TURNS),
        Phase::Over => true,
    }
}

/// The number of a turn in the game, from 0.
fn turn_number(age: Age, turn: u8) -> usize {
    age as usize * usize::from(TURNS) + usize::from(turn) - 1
}

/// How many copies of each card lie on the discard pile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile([u8; Card::COUNT]);

impl Default for Pile {
    fn default() -> Pile {
        Pile([0; Card::COUNT])
    }
}

impl Pile {
    /// Puts a card on the pile.
    pub fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Takes a card, which must be there, off the pile.
    pub fn remove(&mut self, card: Card) {
        self.0[card as usize] -= 1;
    }

    /// How many copies of a card lie there.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// How many cards lie there.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&copies| usize::from(copies)).sum()
    }

    /// Whether no card lies there.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The different cards that lie there.
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
        let deal = hands.map(|hands| {
            BySeat::from_fn(|seat| {
                let mut hand = hands
                    .get(seat.number())
                    .copied()
                    .unwrap_or([Card::LumberYard; HAND]);
                hand.sort_unstable();
                hand
            })
        });
        Ok(Seven::dealt(table, deal))
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
    /// A position at the start of a game, from a deal that is known to be valid.
    fn dealt(table: Table, deal: [BySeat<setup::Hand>; 3]) -> Seven {
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
