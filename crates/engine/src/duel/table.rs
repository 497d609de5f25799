//! The public part of a position: the two cities, the military track, the structure, and the next decision.
//!
//! Here: its fields, and small queries. Not here: prices (`pay`), points (`score`), and hidden cards (`position`).

use core::ops::{Index, IndexMut};

use super::cards::{Age, CardSet};
use super::effect::{Color, Kind};
use super::layout::SlotSet;
use super::tokens::TokenSet;
use super::wonders::WonderSet;
use crate::{Seat, SeatSet, Victory};

/// The number of seats.
pub const SEATS: usize = 2;

/// The number of different symbols for a scientific supremacy (rule D45).
pub const SYMBOLS_TO_WIN: usize = 6;

/// The public part of a position.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal_first_game(&mut rng::generator(1, 0))).unwrap();
/// let table = game.table();
/// assert_eq!(table.cities[Seat::FIRST].coins, 7);
/// assert_eq!(table.board.len(), 5);
/// // The last row of age I covers all others.
/// assert_eq!(table.accessible().len(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The two cities.
    pub cities: Both<City>,
    /// The discard pile (rule D29).
    pub discard: CardSet,
    /// The military track.
    pub track: Track,
    /// The progress tokens left on the board.
    pub board: TokenSet,
    /// The five progress tokens that the setup put into the box; the missing tokens of the board follow by elimination.
    pub boxed: TokenSet,
    /// The age of the structure that is laid, or that will be laid after the draft.
    pub age: Age,
    /// The slots that still hold a card.
    pub left: SlotSet,
    /// The slots of this age whose card is or was face up.
    pub face_up: SlotSet,
    /// The next decision and its seat.
    pub phase: Phase,
}

/// A city: what one seat owns.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Card, CardSet, City, Color, Kind};
///
/// let city = City {
///     cards: CardSet::of(&[Card::Baths, Card::Altar, Card::Quarry]),
///     coins: 8,
///     ..City::default()
/// };
/// assert_eq!(city.count(Kind::Color(Color::Blue)), 2);
/// assert_eq!(city.count(Kind::CoinSets), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct City {
    /// The constructed buildings.
    pub cards: CardSet,
    /// The wonders that can still be constructed.
    pub wonders: WonderSet,
    /// The constructed wonders.
    pub built: WonderSet,
    /// The progress tokens.
    pub tokens: TokenSet,
    /// The coins.
    pub coins: u16,
}

/// The conflict pawn and the looting tokens.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
/// use antipater_engine::duel::{Track, opponent};
///
/// let track = Track {
///     pawn: 4,
///     ..Track::START
/// };
/// assert_eq!(track.lead(Seat::FIRST), 4);
/// assert_eq!(track.lead(opponent(Seat::FIRST)), -4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    /// The space of the pawn, −9 to 9: 0 is the middle, 9 the capital of seat 1, −9 that of seat 0.
    pub pawn: i8,
    /// The looting tokens on the side of each seat, which take coins from that seat.
    pub loot: Both<Loot>,
}

/// The looting tokens left on one side of the track.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
/// use antipater_engine::duel::{Loot, Track};
///
/// let both = Loot {
///     two: true,
///     five: true,
/// };
/// assert_eq!(Track::START.loot[Seat::FIRST], both);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loot {
    /// The token of 2 coins, which the pawn reaches on space 3.
    pub two: bool,
    /// The token of 5 coins, which the pawn reaches on space 6.
    pub five: bool,
}

/// The next decision, its seat, and all that it depends on.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// // The draft comes first.
/// assert_eq!(game.table().phase.seat(), Some(setup.first));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A seat drafts a wonder (rule D8).
    Draft {
        /// The seat that drafts first and begins age I.
        first: Seat,
        /// The number of drafted wonders, 0 to 7.
        picks: u8,
        /// The wonders on offer.
        offer: WonderSet,
    },
    /// A seat takes an accessible card and uses it (rule D13).
    Play {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A seat with a new pair takes a progress token of the board (rule D43).
    PickToken {
        /// The seat that takes it.
        seat: Seat,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// A seat with The Great Library keeps one of three boxed tokens (rule D36).
    Library {
        /// The seat that keeps it.
        seat: Seat,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// A seat with Circus Maximus or The Statue of Zeus discards a card of the opponent (rule D34).
    Destroy {
        /// The seat that chooses.
        seat: Seat,
        /// The color of the card.
        color: Color,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// A seat with The Mausoleum constructs a card of the discard pile (rule D35).
    Revive {
        /// The seat that chooses and constructs.
        seat: Seat,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// A seat chooses who begins the next age (rule D53).
    Begin {
        /// The seat that chooses.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// The kind of victory.
        victory: Victory,
        /// The winners; two seats share a civilian victory.
        winners: SeatSet,
    },
}

/// A value for each of the two seats.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
/// use antipater_engine::duel::Both;
///
/// let mut coins = Both([7, 7]);
/// coins[Seat::FIRST] -= 2;
/// assert_eq!(coins.0, [5, 7]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Both<T>(pub [T; SEATS]);

impl<T> Index<Seat> for Both<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number()]
    }
}

impl<T> IndexMut<Seat> for Both<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number()]
    }
}

/// The other of the two seats.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
/// use antipater_engine::duel::opponent;
///
/// assert_eq!(opponent(opponent(Seat::FIRST)), Seat::FIRST);
/// ```
pub const fn opponent(seat: Seat) -> Seat {
    seat.left(SEATS)
}

impl Phase {
    /// The seat with the next decision; `None` when the game is over.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Draft { first, picks, .. } => Some(match picks {
                0 | 3 | 5 | 6 => first,
                _ => opponent(first),
            }),
            Phase::Play { seat }
            | Phase::PickToken { seat, .. }
            | Phase::Library { seat, .. }
            | Phase::Destroy { seat, .. }
            | Phase::Revive { seat, .. }
            | Phase::Begin { seat } => Some(seat),
            Phase::Over { .. } => None,
        }
    }
}

impl Track {
    /// The track at the start of the game (rule D5).
    pub const START: Track = {
        let loot = Loot {
            two: true,
            five: true,
        };
        Track {
            pawn: 0,
            loot: Both([loot; SEATS]),
        }
    };

    /// The space of a capital.
    pub const CAPITAL: i8 = 9;

    /// The position of the pawn from this seat: positive on the opponent's side, negative on its own.
    pub const fn lead(self, seat: Seat) -> i8 {
        if seat.number() == 0 {
            self.pawn
        } else {
            -self.pawn
        }
    }
}

impl City {
    /// The number of different scientific symbols of the city (rule D42).
    pub fn symbols(&self) -> usize {
        let on_cards = CardSet::BY_SYMBOL.map(|cards| usize::from(self.cards.meets(cards)));
        on_cards.iter().sum::<usize>() + usize::from(self.tokens.meets(TokenSet::WITH_LAW))
    }

    /// The number of items of a kind in the city.
    #[inline]
    pub fn count(&self, kind: Kind) -> u8 {
        let cards = |set: CardSet| self.cards.intersection(set).len() as u8;
        match kind {
            Kind::Color(color) => cards(CardSet::colored(color)),
            Kind::BrownAndGray => cards(CardSet::PRODUCERS),
            Kind::Wonders => self.built.len() as u8,
            Kind::CoinSets => (self.coins / 3) as u8,
        }
    }
}

impl Table {
    /// The slots whose card can be taken now (rule D13).
    pub const fn accessible(&self) -> SlotSet {
        self.left.accessible(self.age)
    }

    /// The number of items of a kind in the city with the most of them (rules D28, D57).
    pub fn most(&self, kind: Kind) -> u8 {
        let [one, other] = &self.cities.0;
        one.count(kind).max(other.count(kind))
    }

    /// The coins that this seat gets for discarding a card (rule D29).
    #[inline]
    pub fn discard_income(&self, seat: Seat) -> u16 {
        2 + u16::from(self.cities[seat].count(Kind::Color(Color::Yellow)))
    }
}
