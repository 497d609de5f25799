//! The deal: the cards in the game, the boards of the seats, and all randomness of the game in one value.
//!
//! Sources: rules F1 to F3, F34, S2 and S3.

use core::fmt;

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::cards::{Card, of_color};
use super::edition::Edition;
use super::effect::Color;
use super::phase::Age;
use super::wonders::{Board, Side, Wonder};
use crate::rng::{below, shuffle};
use crate::seat::Seat;

/// The fewest seats.
pub const MIN_SEATS: usize = 3;
/// The most seats.
pub const MAX_SEATS: usize = Seat::MAX;

/// The number of cards in a hand at the start of an age.
pub const HAND: usize = 7;

/// The cards dealt to one seat at the start of an age, in the order of the deal (which has no meaning in the rules).
///
/// # Examples
/// ```
/// use antipater_engine::rng;
/// use antipater_engine::seven::{Age, BoardOptions, Edition, Hand, Setup};
///
/// let boards = [BoardOptions::default(); 3];
/// let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// let hand: Hand = setup.hands[Age::I as usize][0];
/// assert!(hand.iter().all(|card| card.is_in(Edition::First)));
/// ```
pub type Hand = [Card; HAND];

/// A deck of one age: seven cards for each seat.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Age, Deck, Edition, deck};
///
/// let cards: Deck = deck(Edition::First, Age::II, 5);
/// assert_eq!(cards.len(), 5 * 7);
/// ```
pub type Deck = ArrayVec<Card, { HAND * MAX_SEATS }>;

/// A complete deal: boards and the hands of all three ages.
///
/// # Examples
/// ```
/// use antipater_engine::rng::generator;
/// use antipater_engine::seven::{BoardOptions, Edition, Setup};
///
/// let boards = [BoardOptions::default(); 5];
/// let deal = |seed| Setup::deal(Edition::Second, &boards, &mut generator(seed, 0)).unwrap();
/// assert_eq!(deal(1), deal(1));
/// assert_ne!(deal(1), deal(2));
/// assert_eq!(deal(1).seats(), 5);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    /// Whether this is the first edition's game for two with the Free City. Then seats 0 and 1 are the players, the
    /// third board is the Free City's, and the third "hand" of each age is its pile, the top card first.
    pub free_city: bool,
    /// The boards in seat order; their number is the number of seats.
    pub boards: ArrayVec<Board, MAX_SEATS>,
    /// For each age the hands in seat order.
    pub hands: [ArrayVec<Hand, MAX_SEATS>; 3],
}

/// The board of a seat; unset fields are drawn.
///
/// # Examples
/// ```
/// use antipater_engine::rng::generator;
/// use antipater_engine::seven::{BoardOptions, Edition, Setup, Side, Wonder};
///
/// let mut boards = [BoardOptions::default(); 3];
/// boards[0].wonder = Some(Wonder::Giza);
/// boards[1].side = Some(Side::B);
/// let setup = Setup::deal(Edition::First, &boards, &mut generator(1, 0)).unwrap();
/// assert_eq!(setup.boards[0].wonder, Wonder::Giza);
/// assert_eq!(setup.boards[1].side, Side::B);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardOptions {
    /// The wonder.
    pub wonder: Option<Wonder>,
    /// The side of the board.
    pub side: Option<Side>,
}

impl Setup {
    /// Deals a game. `options` has an entry per seat.
    ///
    /// # Errors
    /// If the number of seats is not 3 to 7, or two seats request the same wonder.
    pub fn deal(
        edition: Edition,
        options: &[BoardOptions],
        rng: &mut impl Rng,
    ) -> Result<Setup, InvalidSetup> {
        let seats = options.len();
        if !(MIN_SEATS..=MAX_SEATS).contains(&seats) {
            return Err(InvalidSetup::Seats(seats));
        }
        let boards = draw_boards(edition, options, rng)?;
        let hands = Age::ALL.map(|age| deal_age(edition, age, seats, rng));
        Ok(Setup {
            edition,
            free_city: false,
            boards,
            hands,
        })
    }

    /// Deals a game for two with the Free City, with three-player decks (ruling 14). The third entry is the Free City's.
    ///
    /// # Errors
    /// If two cities request the same wonder.
    pub fn deal_free_city(
        options: &[BoardOptions; 3],
        rng: &mut impl Rng,
    ) -> Result<Setup, InvalidSetup> {
        let dealt = Setup::deal(Edition::First, options, rng)?;
        Ok(Setup {
            free_city: true,
            ..dealt
        })
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.boards.len()
    }

    /// Checks that this is a deal of the game.
    ///
    /// # Errors
    /// Says how it differs from a legal deal.
    pub fn validate(&self) -> Result<(), InvalidSetup> {
        let seats = self.seats();
        if !(MIN_SEATS..=MAX_SEATS).contains(&seats) {
            return Err(InvalidSetup::Seats(seats));
        }
        if self.free_city && (seats != 3 || self.edition != Edition::First) {
            return Err(InvalidSetup::FreeCity);
        }
        for (i, board) in self.boards.iter().enumerate() {
            if self.boards[..i]
                .iter()
                .any(|other| other.wonder == board.wonder)
            {
                let (edition, wonder) = (self.edition, board.wonder);
                return Err(InvalidSetup::WonderTwice { edition, wonder });
            }
        }
        Age::ALL
            .into_iter()
            .try_for_each(|age| self.validate_age(age))
    }

    fn validate_age(&self, age: Age) -> Result<(), InvalidSetup> {
        let (edition, seats) = (self.edition, self.seats());
        let hands = &self.hands[age as usize];
        if hands.len() != seats {
            return Err(InvalidSetup::Hands {
                age,
                expected: seats,
                found: hands.len(),
            });
        }
        let mut found = [0; Card::COUNT];
        for &card in hands.iter().flatten() {
            found[card as usize] += 1;
        }
        let mut expected = [0; Card::COUNT];
        for card in deck(edition, age, seats) {
            expected[card as usize] += 1;
        }
        if age == Age::III {
            let drawn = guilds(edition).filter(|&guild| found[guild as usize] > 0);
            drawn.for_each(|guild| expected[guild as usize] = 1);
        }
        if found == expected {
            return Ok(());
        }
        let wrong = Card::ALL
            .into_iter()
            .find(|&c| found[c as usize] != expected[c as usize]);
        match wrong {
            None => Ok(()),
            Some(card) => {
                let (expected, found) = (expected[card as usize], found[card as usize]);
                Err(InvalidSetup::Copies {
                    age,
                    card,
                    expected,
                    found,
                })
            }
        }
    }
}

/// Gives each seat a board: requested wonders first, the others in the order of drawing.
fn draw_boards(
    edition: Edition,
    options: &[BoardOptions],
    rng: &mut impl Rng,
) -> Result<ArrayVec<Board, MAX_SEATS>, InvalidSetup> {
    let mut wonders = Wonder::ALL;
    shuffle(&mut wonders, rng);
    for (i, own) in options.iter().enumerate() {
        if let Some(wonder) = own.wonder
            && options[..i]
                .iter()
                .any(|other| other.wonder == Some(wonder))
        {
            return Err(InvalidSetup::WonderTwice { edition, wonder });
        }
    }
    let is_chosen = |wonder: &Wonder| options.iter().any(|other| other.wonder == Some(*wonder));
    let mut drawn = wonders.into_iter().filter(|wonder| !is_chosen(wonder));
    let mut boards = ArrayVec::new_const();
    for own in options {
        // A coin is tossed for every seat, so that a requested side changes nothing for the others.
        let tossed = Side::ALL[below(rng, 2) as usize];
        let wonder = own.wonder.or_else(|| drawn.next()).unwrap_or(Wonder::Giza);
        boards.push(Board {
            wonder,
            side: own.side.unwrap_or(tossed),
        });
    }
    Ok(boards)
}

/// Deals the hands of one age. For age III the guilds are drawn first.
pub(super) fn deal_age(
    edition: Edition,
    age: Age,
    seats: usize,
    rng: &mut impl Rng,
) -> ArrayVec<Hand, MAX_SEATS> {
    let mut deck = deck(edition, age, seats);
    if age == Age::III {
        let mut guilds: ArrayVec<Card, 10> = guilds(edition).collect();
        shuffle(&mut guilds, rng);
        deck.extend(guilds.into_iter().take(guilds_in_play(seats)));
    }
    shuffle(&mut deck, rng);
    deck.chunks_exact(HAND)
        .map(|hand| core::array::from_fn(|i| hand[i]))
        .collect()
}

/// The cards of an age in a game with this number of seats, in card order, without guilds: each copy whose printed
/// number is at most the number of seats.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Age, Card, Edition, deck};
///
/// let cards = deck(Edition::First, Age::I, 3);
/// assert_eq!(cards.len(), 21);
/// // The Tavern is in games of four and more.
/// assert!(!cards.contains(&Card::Tavern));
/// ```
pub fn deck(edition: Edition, age: Age, seats: usize) -> Deck {
    let printed = &DECKS[edition as usize][age as usize][seats.min(MAX_SEATS)];
    printed.cards[..printed.count].iter().copied().collect()
}

/// The decks by edition, age and number of seats.
static DECKS: [[[PrintedDeck; MAX_SEATS + 1]; 3]; 2] = {
    let mut decks = [[[PrintedDeck::EMPTY; MAX_SEATS + 1]; 3]; 2];
    let mut seats = 0;
    while seats <= MAX_SEATS {
        let mut age = 0;
        while age < 3 {
            decks[0][age][seats] = PrintedDeck::new(Edition::First, age, seats);
            decks[1][age][seats] = PrintedDeck::new(Edition::Second, age, seats);
            age += 1;
        }
        seats += 1;
    }
    decks
};

/// A deck in that table: the first `count` of these cards.
#[derive(Clone, Copy)]
struct PrintedDeck {
    cards: [Card; HAND * MAX_SEATS],
    count: usize,
}

impl PrintedDeck {
    const EMPTY: PrintedDeck = PrintedDeck {
        cards: [Card::ALL[0]; HAND * MAX_SEATS],
        count: 0,
    };

    const fn new(edition: Edition, age: usize, seats: usize) -> PrintedDeck {
        let mut deck = PrintedDeck::EMPTY;
        let mut card = 0;
        while card < Card::COUNT {
            let copies = Card::ALL[card].facts(edition).copies[age];
            let mut copy = 0;
            while copy < copies.len() {
                if copies[copy] as usize <= seats {
                    deck.cards[deck.count] = Card::ALL[card];
                    deck.count += 1;
                }
                copy += 1;
            }
            card += 1;
        }
        deck
    }
}

/// The ten guilds of an edition.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Edition, guilds};
///
/// assert_eq!(guilds(Edition::Second).count(), 10);
/// assert!(guilds(Edition::Second).any(|guild| guild == Card::DecoratorsGuild));
/// ```
pub fn guilds(edition: Edition) -> impl Iterator<Item = Card> + Clone {
    let purple = of_color(edition, Color::Purple).iter();
    purple.filter(move |guild| guild.facts(edition).guild)
}

/// The number of guilds that are drawn for age III.
///
/// # Examples
/// ```
/// use antipater_engine::seven::guilds_in_play;
///
/// assert_eq!(guilds_in_play(3), 5);
/// ```
pub const fn guilds_in_play(seats: usize) -> usize {
    seats + 2
}

/// Why a setup is not a valid deal.
///
/// # Examples
/// ```
/// use antipater_engine::rng::generator;
/// use antipater_engine::seven::{BoardOptions, Edition, InvalidSetup, Setup};
///
/// let two = [BoardOptions::default(); 2];
/// let error = Setup::deal(Edition::First, &two, &mut generator(1, 0)).unwrap_err();
/// assert_eq!(error, InvalidSetup::Seats(2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidSetup {
    /// The number of seats is not 3 to 7.
    Seats(usize),
    /// The game with the Free City has three cities and is of the first edition.
    FreeCity,
    /// Two seats have, or request, the same wonder.
    WonderTwice {
        /// The edition, which determines the name of the city.
        edition: Edition,
        /// The wonder.
        wonder: Wonder,
    },
    /// The number of hands of an age differs from the number of seats.
    Hands {
        /// The age.
        age: Age,
        /// The number of seats.
        expected: usize,
        /// The number of hands.
        found: usize,
    },
    /// The number of copies of a card in the hands of an age is not the printed one for this number of seats.
    Copies {
        /// The age.
        age: Age,
        /// The card.
        card: Card,
        /// The printed number of copies.
        expected: u8,
        /// The number of copies in the hands.
        found: u8,
    },
}

impl fmt::Display for InvalidSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidSetup::Seats(seats) => {
                write!(
                    f,
                    "7 Wonders has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}"
                )
            }
            InvalidSetup::FreeCity => {
                f.write_str("the game with the Free City has three cities, of the first edition")
            }
            InvalidSetup::WonderTwice { edition, wonder } => {
                write!(f, "two seats have {}", wonder.city(*edition))
            }
            InvalidSetup::Hands {
                age,
                expected,
                found,
            } => {
                write!(f, "age {age} has {found} hands for {expected} seats")
            }
            InvalidSetup::Copies {
                age,
                card,
                expected,
                found,
            } if card.facts(Edition::First).color == Color::Purple => {
                write!(
                    f,
                    "age {age} deals {card} {found} times instead of {expected} (seats + 2 different guilds are in play)"
                )
            }
            InvalidSetup::Copies {
                age,
                card,
                expected,
                found,
            } => write!(
                f,
                "age {age} deals {card} {found} times instead of {expected} for this number of seats"
            ),
        }
    }
}

impl core::error::Error for InvalidSetup {}
