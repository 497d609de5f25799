//! What lies open on the table: the two cities, the military track, the structure, and whose decision is next.
//!
//! Here: what it is made of, and small questions about it. Not here: prices (`pay`), points (`score`), and the cards
//! that nobody sees (`position`).

use core::ops::{Index, IndexMut};

use super::cards::{Age, CardSet};
use super::effect::{Color, Kind};
use super::layout::SlotSet;
use super::tokens::TokenSet;
use super::wonders::WonderSet;
use crate::{Seat, SeatSet, Victory};

/// How many seats a Duel has.
pub const SEATS: usize = 2;

/// How many different symbols win at once (rule D45).
pub const SYMBOLS_TO_WIN: usize = 6;

/// What lies open on the table.
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
    /// The five progress tokens that setup put into the box; what is not on the board follows by elimination.
    pub boxed: TokenSet,
    /// The age of the structure that is laid, or will be after the draft.
    pub age: Age,
    /// The slots that still hold a card.
    pub left: SlotSet,
    /// The slots of this age whose card is or was face up.
    pub face_up: SlotSet,
    /// Whose decision is next, and which.
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
    /// The space of the pawn, −9 to 9: 0 in the middle, 9 in the capital of seat 1, −9 in that of seat 0.
    pub pawn: i8,
    /// The looting tokens on the side of each seat, whose coins that seat would lose.
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
    /// The token of 2 coins, which the pawn meets on space 3.
    pub two: bool,
    /// The token of 5 coins, which the pawn meets on space 6.
    pub five: bool,
}

/// Whose decision is next, and all that this decision needs to know.
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
    /// A wonder is drafted (rule D8).
    Draft {
        /// The seat that drafts first and begins age I.
        first: Seat,
        /// How many wonders have been drafted, 0 to 7.
        picks: u8,
        /// The wonders to choose from.
        offer: WonderSet,
    },
    /// An accessible card is taken and used (rule D13).
    Play {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A pair was completed: a progress token of the board is taken (rule D43).
    PickToken {
        /// Who takes it.
        seat: Seat,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// The Great Library was constructed: one of three boxed tokens is kept (rule D36).
    Library {
        /// Who keeps it.
        seat: Seat,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// Circus Maximus or The Statue of Zeus was constructed: a card of the opponent is discarded (rule D34).
    Destroy {
        /// Who chooses.
        seat: Seat,
        /// The color of the card.
        color: Color,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// The Mausoleum was constructed: a card of the discard pile is built (rule D35).
    Revive {
        /// Who chooses and builds.
        seat: Seat,
        /// Whether the seat takes another turn afterwards.
        again: bool,
    },
    /// The next age is laid: who begins it (rule D53).
    Begin {
        /// Who chooses.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// What won it.
        victory: Victory,
        /// Who won it; two seats share a civilian victory.
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
    /// The seat whose decision is next; `None` when the game is over.
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

    /// How far the pawn stands on the side of this seat's opponent; below 0 on its own side.
    pub const fn lead(self, seat: Seat) -> i8 {
        if seat.number() == 0 {
            self.pawn
        } else {
            -self.pawn
        }
    }
}

impl City {
    /// How many different scientific symbols the city has (rule D42).
    pub fn symbols(&self) -> usize {
        let on_cards = CardSet::BY_SYMBOL.map(|cards| usize::from(self.cards.meets(cards)));
        on_cards.iter().sum::<usize>() + usize::from(self.tokens.meets(TokenSet::WITH_LAW))
    }

    /// How many items of a kind the city has.
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

    /// How many items of a kind the city has that has the most of them (rules D28, D57).
    pub fn most(&self, kind: Kind) -> u8 {
        let [one, other] = &self.cities.0;
        one.count(kind).max(other.count(kind))
    }

    /// The coins that discarding a card brings this seat (rule D29).
    #[inline]
    pub fn discard_income(&self, seat: Seat) -> u16 {
        2 + u16::from(self.cities[seat].count(Kind::Color(Color::Yellow)))
    }
}
