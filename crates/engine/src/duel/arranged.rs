//! Two cities on a real table at the end of a game: which ones are possible, and the table they form.
//!
//! Here: every check that does not depend on the past (rules D5, D8, D10, D31, D36, D41, D43 and D45). Not here: points
//! and winners (`score`), and the form of score pads.

use core::fmt;

use super::cards::{Back, Card, CardSet};
use super::effect::Symbol;
use super::layout::Slot;
use super::score::ended;
use super::setup::{BOARD_TOKENS, GUILDS};
use super::table::{City, SEATS, SYMBOLS_TO_WIN, Table, Track};
use super::tokens::{Token, TokenSet};
use super::wonders::{Wonder, WonderSet};
use crate::outcome::MOST_COINS;

/// The wonders that a seat has to construct (rules D8, D9).
const WONDERS: usize = Wonder::FIRST_GAME[0].len();

/// A city, as listed from a real table.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
/// use antipater_engine::duel::{ArrangedCity, Card, Table};
///
/// let cards = vec![Card::Altar, Card::Theater];
/// let one = ArrangedCity { cards, coins: 7, ..ArrangedCity::default() };
/// let table = Table::arranged(&[one, ArrangedCity::default()], -2).unwrap();
/// let seat = Seat::new(0).unwrap();
/// assert_eq!(table.cities[seat].coins, 7);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArrangedCity {
    /// The constructed buildings in any order.
    pub cards: Vec<Card>,
    /// The constructed wonders in any order.
    pub wonders: Vec<Wonder>,
    /// The progress tokens in any order.
    pub tokens: Vec<Token>,
    /// The coins.
    pub coins: u16,
}

/// One of the lists of an [`ArrangedCity`].
///
/// # Examples
/// ```
/// use antipater_engine::duel::arranged::List;
///
/// assert_eq!(List::Cards.name(), "cards");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum List {
    /// Its buildings.
    Cards,
    /// Its wonders.
    Wonders,
    /// Its progress tokens.
    Tokens,
}

impl List {
    /// The name in paths: `cards`, `wonders`, `tokens`.
    pub const fn name(self) -> &'static str {
        match self {
            List::Cards => "cards",
            List::Wonders => "wonders",
            List::Tokens => "tokens",
        }
    }
}

/// An entry in a list of a city; both count from 0.
///
/// # Examples
/// ```
/// use antipater_engine::duel::arranged::{List, Place};
/// use antipater_engine::duel::{ArrangeError, ArrangedCity, Card, Table};
///
/// let city = ArrangedCity { cards: vec![Card::Altar], ..ArrangedCity::default() };
/// let (list, place, first) = (List::Cards, Place { city: 1, at: 0 }, Place { city: 0, at: 0 });
/// let error = Table::arranged(&[city.clone(), city], 0).unwrap_err();
/// assert_eq!(error, ArrangeError::Again { list, place, first });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The city.
    pub city: usize,
    /// The index in its list.
    pub at: usize,
}

/// Why two cities are not possible on a table at the end of a game. Cities count from 0.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{ArrangedCity, Table, Token};
///
/// let tokens = vec![Token::Law];
/// let cities = [ArrangedCity::default(), ArrangedCity { tokens, ..ArrangedCity::default() }];
/// let error = Table::arranged(&cities, 0).unwrap_err();
/// assert_eq!(error.place(), "cities[1].tokens");
/// assert_eq!(
///     error.to_string(),
///     "1 progress tokens, but with its pairs of symbols and its wonders the city can have 0"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrangeError {
    /// The pawn is on a space that the track does not have.
    Pawn {
        /// The space.
        space: i8,
    },
    /// A component is listed twice, but exists once.
    Again {
        /// The list that has it.
        list: List,
        /// The second entry.
        place: Place,
        /// The first entry.
        first: Place,
    },
    /// A city has more coins than [`MOST_COINS`].
    Coins {
        /// The city.
        city: usize,
        /// The number of its coins.
        count: u16,
    },
    /// A city has too many wonders.
    Wonders {
        /// The city.
        city: usize,
        /// The number of constructed wonders.
        count: usize,
        /// The maximum.
        most: usize,
    },
    /// A city has more progress tokens than its pairs of symbols and its wonders can have brought.
    Tokens {
        /// The city.
        city: usize,
        /// The number of its tokens.
        count: usize,
        /// The maximum.
        most: usize,
    },
    /// Both cities together have too many wonders for one game.
    AllWonders {
        /// The number of constructed wonders.
        count: usize,
        /// The maximum.
        most: usize,
    },
    /// Both cities together have more progress tokens than were available.
    AllTokens {
        /// The number of tokens taken.
        count: usize,
        /// The maximum.
        most: usize,
    },
    /// The cities have more cards of one back than a game.
    Deck {
        /// The back.
        back: Back,
        /// The number in the cities.
        count: usize,
        /// The number in a game.
        most: usize,
    },
    /// The cities use more cards than a game has, including those that mark wonders.
    Used {
        /// The number used.
        count: usize,
        /// The number in a game.
        most: usize,
    },
    /// There is more than one supremacy, but the first one ends the game.
    Supremacies {
        /// The number of supremacies.
        count: usize,
    },
}

impl ArrangeError {
    /// The path to the fault, as in records: `cities[1].cards[3]`, or `cities` if no single city is at fault.
    pub fn place(&self) -> String {
        match *self {
            ArrangeError::Pawn { .. } => "pawn".to_owned(),
            ArrangeError::Again { list, place, .. } => {
                format!("cities[{}].{}[{}]", place.city, list.name(), place.at)
            }
            ArrangeError::Coins { city, .. } => format!("cities[{city}].coins"),
            ArrangeError::Wonders { city, .. } => format!("cities[{city}].wonders"),
            ArrangeError::Tokens { city, .. } => format!("cities[{city}].tokens"),
            ArrangeError::AllWonders { .. }
            | ArrangeError::AllTokens { .. }
            | ArrangeError::Deck { .. }
            | ArrangeError::Used { .. }
            | ArrangeError::Supremacies { .. } => "cities".to_owned(),
        }
    }
}

impl fmt::Display for ArrangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ArrangeError::Pawn { space } => {
                let last = Track::CAPITAL;
                write!(f, "the track goes from -{last} to {last}, not to {space}")
            }
            ArrangeError::Again { first, .. } => {
                write!(f, "city {} already has the only one", first.city)
            }
            ArrangeError::Coins { count, .. } => {
                write!(f, "a city has at most {MOST_COINS} coins, not {count}")
            }
            ArrangeError::Wonders { count, most, .. } => {
                write!(f, "a city has at most {most} wonders, not {count}")
            }
            ArrangeError::Tokens { count, most, .. } => write!(
                f,
                "{count} progress tokens, but with its pairs of symbols and its wonders the city can have {most}"
            ),
            ArrangeError::AllWonders { count, most } => {
                write!(f, "{count} wonders, but a game ends with at most {most}")
            }
            ArrangeError::AllTokens { count, most } => {
                write!(f, "{count} progress tokens, but there are only {most}")
            }
            ArrangeError::Deck { back, count, most } => {
                let what = match back {
                    Back::I => "cards of age I",
                    Back::II => "cards of age II",
                    Back::III => "cards of age III",
                    Back::Guild => "guilds",
                };
                write!(f, "{count} {what}, but a game has {most}")
            }
            ArrangeError::Used { count, most } => write!(
                f,
                "{count} cards are used, including those under wonders, but a game has {most}"
            ),
            ArrangeError::Supremacies { count } => {
                write!(f, "{count} supremacies, but the first one ends the game")
            }
        }
    }
}

impl core::error::Error for ArrangeError {}

impl Table {
    /// The table of a finished game, from its two cities and the space of the pawn. A pawn in a capital or six symbols
    /// in a city have won the game; otherwise points decide. Looting tokens, which score nothing, are all present.
    ///
    /// # Errors
    /// Says the first thing that cannot lie there: the pawn, what is listed twice, each city, then both together.
    pub fn arranged(cities: &[ArrangedCity; SEATS], pawn: i8) -> Result<Table, ArrangeError> {
        if pawn.unsigned_abs() > Track::CAPITAL.unsigned_abs() {
            return Err(ArrangeError::Pawn { space: pawn });
        }
        once(List::Cards, cities, |city| &city.cards)?;
        once(List::Wonders, cities, |city| &city.wonders)?;
        once(List::Tokens, cities, |city| &city.tokens)?;
        let arranged = cities.each_ref().map(|city| City {
            cards: CardSet::of(&city.cards),
            built: WonderSet::of(&city.wonders),
            tokens: TokenSet::of(&city.tokens),
            coins: city.coins,
            ..City::default()
        });
        for (number, city) in arranged.iter().enumerate() {
            check_city(number, city)?;
        }
        check_both(&arranged)?;
        check_supremacies(&arranged, pawn)?;
        Ok(ended(arranged, pawn))
    }
}

/// Whether each thing is listed once in both cities together.
fn once<T: PartialEq>(
    list: List,
    cities: &[ArrangedCity; SEATS],
    of: impl Fn(&ArrangedCity) -> &[T],
) -> Result<(), ArrangeError> {
    let mut found: Vec<(&T, Place)> = Vec::new();
    for (city, entry) in cities.iter().enumerate() {
        for (at, thing) in of(entry).iter().enumerate() {
            let place = Place { city, at };
            if let Some(&(_, first)) = found.iter().find(|(other, _)| *other == thing) {
                return Err(ArrangeError::Again { list, place, first });
            }
            found.push((thing, place));
        }
    }
    Ok(())
}

/// A city has four wonders, and a progress token for each pair and The Great Library.
fn check_city(number: usize, city: &City) -> Result<(), ArrangeError> {
    if city.coins > MOST_COINS {
        return Err(ArrangeError::Coins {
            city: number,
            count: city.coins,
        });
    }
    if city.built.len() > WONDERS {
        return Err(ArrangeError::Wonders {
            city: number,
            count: city.built.len(),
            most: WONDERS,
        });
    }
    let pair = |symbol: &&Symbol| {
        let cards = CardSet::with_symbol(**symbol);
        city.cards.intersection(cards).len() == 2
    };
    let pairs = Symbol::ON_CARDS.iter().filter(pair).count();
    let (count, most) = (city.tokens.len(), pairs + library(city.built));
    if count > most {
        return Err(ArrangeError::Tokens {
            city: number,
            count,
            most,
        });
    }
    Ok(())
}

/// The progress tokens that The Great Library brings.
fn library(built: WonderSet) -> usize {
    built.intersection(WonderSet::CHOOSE_PROGRESS).len()
}

/// What the two cities can have together.
fn check_both(cities: &[City; SEATS]) -> Result<(), ArrangeError> {
    let [one, other] = cities;
    let built = one.built.union(other.built);
    let (count, most) = (built.len(), Wonder::LIMIT);
    if count > most {
        return Err(ArrangeError::AllWonders { count, most });
    }
    let (count, most) = (
        one.tokens.len() + other.tokens.len(),
        BOARD_TOKENS + library(built),
    );
    if count > most {
        return Err(ArrangeError::AllTokens { count, most });
    }
    let cards = one.cards.union(other.cards);
    let decks = [
        (Back::I, Slot::COUNT),
        (Back::II, Slot::COUNT),
        (Back::III, Slot::COUNT - GUILDS),
        (Back::Guild, GUILDS),
    ];
    for (back, most) in decks {
        let count = cards.intersection(CardSet::backed(back)).len();
        if count > most {
            return Err(ArrangeError::Deck { back, count, most });
        }
    }
    let (count, most) = (cards.len() + built.len(), 3 * Slot::COUNT);
    if count > most {
        return Err(ArrangeError::Used { count, most });
    }
    Ok(())
}

/// The first supremacy ends the game, so there are no two of them.
fn check_supremacies(cities: &[City; SEATS], pawn: i8) -> Result<(), ArrangeError> {
    let military = usize::from(pawn.abs() == Track::CAPITAL);
    let wins = |city: &&City| city.symbols() >= SYMBOLS_TO_WIN;
    let count = military + cities.iter().filter(wins).count();
    if count > 1 {
        return Err(ArrangeError::Supremacies { count });
    }
    Ok(())
}
