//! One decision of one seat, and its dense number.
//!
//! Here: all possible decisions. Not here: which are legal (`legal`), their effects (`apply`), and their form in
//! records (`record`).

use core::fmt;

use super::cards::{Card, CardSet};
use super::table::{SEATS, opponent};
use super::tokens::Token;
use super::wonders::Wonder;
use crate::Seat;
use crate::state::write_bits;

/// One decision of one seat, named as in the record.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Action, Card};
///
/// let action = Action::Build(Card::Altar);
/// assert!(action.index() < Action::COUNT);
/// assert_eq!(Action::from_index(action.index()), Some(action));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draft a wonder (rule D8).
    Draft(Wonder),
    /// Take an accessible card and construct the building (rule D26).
    Build(Card),
    /// Take an accessible card and discard it for coins (rule D29).
    Discard(Card),
    /// Take an accessible card and construct a wonder with it (rule D30).
    Wonder(Card, Wonder),
    /// Take a progress token of the board for a pair (rule D43).
    Token(Token),
    /// Keep a progress token with The Great Library (rule D36).
    Library(Token),
    /// Discard a card of the opponent (rule D34).
    Destroy(Card),
    /// Construct a card of the discard pile (rule D35).
    Revive(Card),
    /// Choose who begins the next age (rule D53).
    Begin(Seat),
}

/// Names the action in English, for logs and programs.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Action, Card, Wonder};
///
/// let action = Action::Wonder(Card::Altar, Wonder::Sphinx);
/// assert_eq!(action.to_string(), "wonder The Sphinx with Altar");
/// ```
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draft(wonder) => write!(f, "draft {}", wonder.name()),
            Action::Build(card) => write!(f, "build {}", card.name()),
            Action::Discard(card) => write!(f, "discard {}", card.name()),
            Action::Wonder(card, wonder) => {
                write!(f, "wonder {} with {}", wonder.name(), card.name())
            }
            Action::Token(token) => write!(f, "token {}", token.name()),
            Action::Library(token) => write!(f, "library {}", token.name()),
            Action::Destroy(card) => write!(f, "destroy {}", card.name()),
            Action::Revive(card) => write!(f, "revive {}", card.name()),
            Action::Begin(seat) => write!(f, "begin seat {seat}"),
        }
    }
}

const DRAFT: usize = 0;
const BUILD: usize = DRAFT + Wonder::COUNT;
const DISCARD: usize = BUILD + Card::COUNT;
const WONDER: usize = DISCARD + Card::COUNT;
const TOKEN: usize = WONDER + Card::COUNT * Wonder::COUNT;
const LIBRARY: usize = TOKEN + Token::COUNT;
const DESTROY: usize = LIBRARY + Token::COUNT;
const REVIVE: usize = DESTROY + CardSet::PRODUCERS.len();
const BEGIN: usize = REVIVE + Card::COUNT;

impl Action {
    /// The number of actions: each [`index`](Action::index) is below it.
    pub const COUNT: usize = BEGIN + SEATS;

    /// The number of 64-bit words in a mask of all actions.
    pub const WORDS: usize = Action::COUNT.div_ceil(u64::BITS as usize);

    /// The number of the action. Actions are numbered in ascending order: drafts, buildings, discards, wonders (by
    /// card, then by wonder), tokens, library tokens, brown and gray cards to destroy, cards to revive, seats that
    /// begin.
    ///
    /// # Panics
    /// If a destroyed card is neither brown nor gray, or a Duel does not have the seat.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Action::Draft(wonder) => DRAFT + wonder.index(),
            Action::Build(card) => BUILD + card.index(),
            Action::Discard(card) => DISCARD + card.index(),
            Action::Wonder(card, wonder) => WONDER + card.index() * Wonder::COUNT + wonder.index(),
            Action::Token(token) => TOKEN + token.index(),
            Action::Library(token) => LIBRARY + token.index(),
            Action::Destroy(card) => {
                let place = CardSet::PRODUCERS.iter().position(|other| other == card);
                DESTROY + place.expect("only brown and gray cards are destroyed")
            }
            Action::Revive(card) => REVIVE + card.index(),
            Action::Begin(seat) => {
                assert!(seat.number() < SEATS, "a Duel has two seats");
                BEGIN + seat.number()
            }
        }
    }

    /// The action of this number; `None` from [`Action::COUNT`] on.
    pub fn from_index(index: usize) -> Option<Action> {
        Some(match index {
            DRAFT..BUILD => Action::Draft(Wonder::ALL[index - DRAFT]),
            BUILD..DISCARD => Action::Build(Card::ALL[index - BUILD]),
            DISCARD..WONDER => Action::Discard(Card::ALL[index - DISCARD]),
            WONDER..TOKEN => {
                let (card, wonder) = (
                    (index - WONDER) / Wonder::COUNT,
                    (index - WONDER) % Wonder::COUNT,
                );
                Action::Wonder(Card::ALL[card], Wonder::ALL[wonder])
            }
            TOKEN..LIBRARY => Action::Token(Token::ALL[index - TOKEN]),
            LIBRARY..DESTROY => Action::Library(Token::ALL[index - LIBRARY]),
            DESTROY..REVIVE => Action::Destroy(CardSet::PRODUCERS.iter().nth(index - DESTROY)?),
            REVIVE..BEGIN => Action::Revive(Card::ALL[index - REVIVE]),
            BEGIN => Action::Begin(Seat::FIRST),
            _ if index < Action::COUNT => Action::Begin(opponent(Seat::FIRST)),
            _ => return None,
        })
    }

    /// Overwrites a mask with the actions in a list, for example the legal ones: number `n` is bit `n % 64` of word `n
    /// / 64`.
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::duel::{Action, Token};
    ///
    /// let law = Action::Token(Token::Law);
    /// let mut mask = [0; Action::WORDS];
    /// Action::write_mask(&[law], &mut mask);
    /// assert_eq!(mask[law.index() / 64], 1 << (law.index() % 64));
    /// ```
    ///
    /// # Panics
    /// If [`index`](Action::index) does.
    pub fn write_mask(actions: &[Action], mask: &mut [u64; Action::WORDS]) {
        write_bits(actions.iter().map(|action| action.index()), mask);
    }
}
