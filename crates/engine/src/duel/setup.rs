//! The deal: all randomness of a game, checked before it becomes a position (rules D5 to D11).
//!
//! Here: [`Setup`] and the initial position. There is no later randomness.

use core::fmt;

use rand_core::Rng;

use super::cards::{Age, Back, Card, CardSet};
use super::layout::{Slot, SlotSet};
use super::position::{Deal, Duel};
use super::table::{Both, City, Phase, SEATS, Table, Track, opponent};
use super::tokens::{Token, TokenSet};
use super::wonders::{Wonder, WonderSet};
use crate::Seat;
use crate::rng::{self, below, shuffle};

/// A complete deal.
///
/// # Examples
/// ```
/// use antipater_engine::duel::Setup;
/// use antipater_engine::rng::generator;
///
/// let deal = |seed| Setup::deal(&mut generator(seed, 0));
/// assert_eq!(deal(1), deal(1));
/// assert_ne!(deal(1), deal(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The seat that drafts first and begins age I.
    pub first: Seat,
    /// How the seats get their wonders.
    pub opening: Opening,
    /// The progress tokens on the board.
    pub board_tokens: [Token; BOARD_TOKENS],
    /// The progress tokens in the box.
    pub box_tokens: [Token; 5],
    /// The three tokens that The Great Library draws from the box.
    pub library: [Token; 3],
    /// The cards of each age in slot order.
    pub ages: [[Card; Slot::COUNT]; 3],
}

/// How the seats get their wonders.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Opening, Setup};
/// use antipater_engine::rng::generator;
///
/// let drafted = Setup::deal(&mut generator(1, 0));
/// assert!(matches!(drafted.opening, Opening::Draft(_)));
/// let first_game = Setup::deal_first_game(&mut generator(1, 0));
/// assert_eq!(first_game.opening, Opening::FirstGame);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// The seats draft from two offers of four (rule D8).
    Draft([[Wonder; 4]; 2]),
    /// The recommended first game: each seat has a fixed set, [`Wonder::FIRST_GAME`] (rule D9).
    FirstGame,
}

/// The progress tokens on the board at the start (rule D5).
pub const BOARD_TOKENS: usize = 5;

/// The coins each city starts with (rule D6).
pub const STARTING_COINS: u16 = 7;

impl Duel {
    /// A random deal with a draft of wonders. A seed always deals the same game; it is game 0 of the series of this
    /// seed ([`rng::generator`]).
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::State;
    /// use antipater_engine::duel::Duel;
    ///
    /// assert_eq!(Duel::random(7).to_act().len(), 1);
    /// ```
    pub fn random(seed: u64) -> Duel {
        let dealt = Setup::deal(&mut rng::generator(seed, 0)).begin();
        dealt.unwrap_or_else(|error| unreachable!("a deal is a deal: {error}"))
    }
}

impl Setup {
    /// Deals a game with a draft. Random numbers are used in this order: first seat, wonders, tokens, library, ages.
    pub fn deal(rng: &mut (impl Rng + ?Sized)) -> Setup {
        let first = deal_first(rng);
        let mut wonders = Wonder::ALL;
        shuffle(&mut wonders, rng);
        let [a, b, c, d, e, f, g, h, ..] = wonders;
        Setup::deal_rest(first, Opening::Draft([[a, b, c, d], [e, f, g, h]]), rng)
    }

    /// Deals the recommended first game, which skips the draft.
    pub fn deal_first_game(rng: &mut (impl Rng + ?Sized)) -> Setup {
        let first = deal_first(rng);
        Setup::deal_rest(first, Opening::FirstGame, rng)
    }

    fn deal_rest(first: Seat, opening: Opening, rng: &mut (impl Rng + ?Sized)) -> Setup {
        let mut tokens = Token::ALL;
        shuffle(&mut tokens, rng);
        let [a, b, c, d, e, box_tokens @ ..] = tokens;
        let mut drawn = box_tokens;
        shuffle(&mut drawn, rng);
        let [x, y, z, ..] = drawn;
        Setup {
            first,
            opening,
            board_tokens: [a, b, c, d, e],
            box_tokens,
            library: [x, y, z],
            ages: Age::ALL.map(|age| deal_age(age, rng)),
        }
    }

    /// The initial position of this deal.
    pub(super) fn begin(&self) -> Result<Duel, InvalidSetup> {
        self.check()?;
        let boxed = TokenSet::of(&self.box_tokens);
        let second_offer = match self.opening {
            Opening::Draft([_, second]) => WonderSet::of(&second),
            Opening::FirstGame => WonderSet::EMPTY,
        };
        let city = City {
            coins: STARTING_COINS,
            ..City::default()
        };
        let mut table = Table {
            cities: Both([city; SEATS]),
            discard: CardSet::EMPTY,
            track: Track::START,
            board: TokenSet::of(&self.board_tokens),
            boxed,
            age: Age::I,
            left: SlotSet::EMPTY,
            face_up: SlotSet::EMPTY,
            phase: Phase::Play { seat: self.first },
        };
        match self.opening {
            Opening::Draft([offer, _]) => {
                table.phase = Phase::Draft {
                    first: self.first,
                    picks: 0,
                    offer: WonderSet::of(&offer),
                };
            }
            Opening::FirstGame => {
                let [mine, theirs] = Wonder::FIRST_GAME;
                table.cities[self.first].wonders = WonderSet::of(&mine);
                table.cities[opponent(self.first)].wonders = WonderSet::of(&theirs);
                table.lay(Age::I);
            }
        }
        let deal = Deal {
            ages: self.ages,
            second_offer,
            library: TokenSet::of(&self.library),
        };
        Ok(Duel { deal, table })
    }

    fn check(&self) -> Result<(), InvalidSetup> {
        if self.first.number() >= SEATS {
            return Err(InvalidSetup::NoSuchSeat(self.first));
        }
        if let Opening::Draft(offers) = self.opening {
            let mut seen = WonderSet::EMPTY;
            for wonder in offers.into_iter().flatten() {
                if seen.contains(wonder) {
                    return Err(InvalidSetup::WonderTwice(wonder));
                }
                seen.add(wonder);
            }
        }
        let mut seen = TokenSet::EMPTY;
        for token in self.board_tokens.into_iter().chain(self.box_tokens) {
            if seen.contains(token) {
                return Err(InvalidSetup::TokenTwice(token));
            }
            seen.add(token);
        }
        let mut seen = TokenSet::EMPTY;
        for token in self.library {
            if seen.contains(token) {
                return Err(InvalidSetup::TokenTwice(token));
            }
            if !self.box_tokens.contains(&token) {
                return Err(InvalidSetup::NotInTheBox(token));
            }
            seen.add(token);
        }
        Age::ALL.into_iter().try_for_each(|age| self.check_age(age))
    }

    fn check_age(&self, age: Age) -> Result<(), InvalidSetup> {
        let mut seen = CardSet::EMPTY;
        for card in self.ages[age as usize] {
            seen = seen.union(card.alone());
        }
        let all_there = seen.len() == Slot::COUNT && seen.minus(CardSet::of_age(age)).is_empty();
        if !all_there {
            return Err(self.misfit(age));
        }
        match seen.intersection(CardSet::backed(Back::Guild)).len() {
            guilds if age == Age::III && guilds != GUILDS => Err(InvalidSetup::Guilds(guilds)),
            _ => Ok(()),
        }
    }

    /// The first card that is in the wrong structure, for a structure that has one.
    fn misfit(&self, age: Age) -> InvalidSetup {
        let mut seen = CardSet::EMPTY;
        for card in self.ages[age as usize] {
            if card.row().back.age() != age {
                return InvalidSetup::WrongAge { card, age };
            }
            if seen.contains(card) {
                return InvalidSetup::CardTwice(card);
            }
            seen.add(card);
        }
        unreachable!("twenty different cards of the age fill its structure")
    }
}

impl Table {
    /// Lays the structure of an age (rule D11).
    pub(super) const fn lay(&mut self, age: Age) {
        self.age = age;
        self.left = SlotSet::ALL;
        self.face_up = SlotSet::laid_face_up(age);
    }
}

/// The number of guilds in age III (rule D10).
pub const GUILDS: usize = 3;

fn deal_first(rng: &mut (impl Rng + ?Sized)) -> Seat {
    match below(rng, 2) {
        0 => Seat::FIRST,
        _ => opponent(Seat::FIRST),
    }
}

/// Draws twenty cards of an age in random order: for age III, 17 cards and three guilds (rule D10).
pub(super) fn deal_age(age: Age, rng: &mut (impl Rng + ?Sized)) -> [Card; Slot::COUNT] {
    match age {
        Age::I => draw(CardSet::backed(Back::I), rng),
        Age::II => draw(CardSet::backed(Back::II), rng),
        Age::III => {
            let [a, b, c]: [Card; GUILDS] = draw(CardSet::backed(Back::Guild), rng);
            let mut cards: [Card; Slot::COUNT] = draw(CardSet::backed(Back::III), rng);
            cards[..GUILDS].copy_from_slice(&[a, b, c]);
            shuffle(&mut cards, rng);
            cards
        }
    }
}

/// Draws `N` cards of a deck in random order.
pub(super) fn draw<const N: usize>(deck: CardSet, rng: &mut (impl Rng + ?Sized)) -> [Card; N] {
    let mut cards = [Card::LumberYard; Card::COUNT];
    let deck_len = deck.len();
    let mut places = cards.iter_mut();
    deck.each(|card| {
        if let Some(place) = places.next() {
            *place = card;
        }
    });
    shuffle(&mut cards[..deck_len], rng);
    core::array::from_fn(|i| cards[i])
}

/// Why a setup is not a valid deal.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, InvalidSetup, Setup};
/// use antipater_engine::{State, rng};
///
/// let mut setup = Setup::deal(&mut rng::generator(1, 0));
/// setup.ages[0][1] = setup.ages[0][0];
/// let twice = InvalidSetup::CardTwice(setup.ages[0][0]);
/// assert_eq!(Duel::new(setup), Err(twice));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidSetup {
    /// A Duel has no such first seat.
    NoSuchSeat(Seat),
    /// A wonder is offered twice.
    WonderTwice(Wonder),
    /// A progress token is in two places.
    TokenTwice(Token),
    /// The Great Library would draw a token that is not in the box.
    NotInTheBox(Token),
    /// A card is in the structure of another age.
    WrongAge {
        /// The card.
        card: Card,
        /// The age of the structure.
        age: Age,
    },
    /// A card is in two slots.
    CardTwice(Card),
    /// Age III has this many guilds, not three.
    Guilds(usize),
}

impl fmt::Display for InvalidSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            InvalidSetup::NoSuchSeat(seat) => write!(f, "Duel has no seat {seat}"),
            InvalidSetup::WonderTwice(wonder) => write!(f, "{} is offered twice", wonder.name()),
            InvalidSetup::TokenTwice(token) => write!(f, "{} is in two places", token.name()),
            InvalidSetup::NotInTheBox(token) => write!(f, "{} is not in the box", token.name()),
            InvalidSetup::WrongAge { card, age } => {
                write!(f, "{} is not a card of age {age:?}", card.name())
            }
            InvalidSetup::CardTwice(card) => write!(f, "{} is in two slots", card.name()),
            InvalidSetup::Guilds(guilds) => write!(f, "age III has {guilds} guilds instead of 3"),
        }
    }
}

impl core::error::Error for InvalidSetup {}
