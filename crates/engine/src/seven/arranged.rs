//! Cities on a real table at the end of a game: which ones are possible, and the table they form.
//!
//! Here: every check that does not depend on the past (rules F10, F30 and F33). Not here: points (`score`), and the
//! form of score pads.

use core::fmt;

use super::cards::{Card, CardSet};
use super::city::{City, Table, Tokens};
use super::edition::Edition;
use super::phase::Age;
use super::setup::{MAX_SEATS, MIN_SEATS, guilds_in_play};
use super::wonders::{Board, Wonder};
use crate::outcome::MOST_COINS;

/// The number of cities in the game with the Free City.
const WITH_FREE_CITY: usize = 3;
/// The most conflicts of a city in an age: one with each neighbor.
pub(super) const CONFLICTS: u8 = 2;

/// A city, as listed from a real table.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
/// use antipater_engine::seven::{ArrangedCity, Card, Edition, Table};
///
/// let city = ArrangedCity { cards: vec![Card::Baths], coins: 6, ..ArrangedCity::default() };
/// let cities = [city, ArrangedCity::default(), ArrangedCity::default()];
/// let table = Table::arranged(Edition::Second, false, &cities).unwrap();
/// let seat = Seat::new(0).unwrap();
/// assert_eq!(table.city(seat).coins(), 6);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArrangedCity {
    /// The board; `None` if it is unknown and no stage is built, so that it does not count.
    pub board: Option<Board>,
    /// The number of built stages.
    pub stages: u8,
    /// The buildings in any order.
    pub cards: Vec<Card>,
    /// The coins.
    pub coins: u16,
    /// The conflict tokens.
    pub tokens: Tokens,
}

/// Why cities are not possible on a table at the end of a game. Cities and their entries count from 0.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{ArrangedCity, Edition, Table};
///
/// let mut cities = vec![ArrangedCity::default(); 3];
/// cities[1].stages = 2;
/// let error = Table::arranged(Edition::Second, false, &cities).unwrap_err();
/// assert_eq!(error.place(), "cities[1].stages");
/// assert_eq!(error.to_string(), "the board has 0 stages, not 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrangeError {
    /// The game does not have this number of cities.
    Cities {
        /// The number of cities.
        count: usize,
        /// The fewest cities.
        least: usize,
        /// The most cities.
        most: usize,
    },
    /// The Free City is not in the second edition.
    FreeCityEdition,
    /// A city has more stages than its board.
    Stages {
        /// The city.
        city: usize,
        /// The number of built stages.
        count: u8,
        /// The number of stages on the board; 0 if it is unknown.
        most: usize,
    },
    /// A city has more coins than [`MOST_COINS`].
    Coins {
        /// The city.
        city: usize,
        /// The number of its coins.
        count: u16,
    },
    /// The card is not in the edition.
    OtherEdition {
        /// The city.
        city: usize,
        /// The index of the card in its list.
        at: usize,
        /// The card.
        card: Card,
    },
    /// The card is in the city twice.
    Standing {
        /// The city.
        city: usize,
        /// The index of the second one in its list.
        at: usize,
        /// The card.
        card: Card,
    },
    /// A city has more victories in an age than neighbors.
    Victories {
        /// The city.
        city: usize,
        /// The age.
        age: Age,
        /// The number of its tokens of this age.
        count: u8,
    },
    /// A city has more conflict tokens than conflicts in a game.
    Conflicts {
        /// The city.
        city: usize,
        /// The number of its tokens.
        count: usize,
    },
    /// Two cities have the same wonder.
    SameWonder {
        /// The later city.
        city: usize,
        /// The earlier one.
        other: usize,
    },
    /// The cities have more copies of a card than the game.
    Copies {
        /// The card.
        card: Card,
        /// The number in the cities.
        count: usize,
        /// The number in the game.
        most: usize,
        /// The first city with a surplus copy.
        city: usize,
        /// The index of that copy in the list of the city.
        at: usize,
    },
    /// The cities have more guilds than are drawn.
    Guilds {
        /// The number in the cities.
        count: usize,
        /// The number drawn.
        most: usize,
    },
}

impl ArrangeError {
    /// The path to the fault, as in records: `cities[1].cards[3]`, or `cities` if no single city is at fault.
    pub fn place(&self) -> String {
        match *self {
            ArrangeError::Cities { .. }
            | ArrangeError::Copies { .. }
            | ArrangeError::Guilds { .. } => "cities".to_owned(),
            ArrangeError::FreeCityEdition => "edition".to_owned(),
            ArrangeError::Stages { city, .. } => format!("cities[{city}].stages"),
            ArrangeError::Coins { city, .. } => format!("cities[{city}].coins"),
            ArrangeError::OtherEdition { city, at, .. }
            | ArrangeError::Standing { city, at, .. } => format!("cities[{city}].cards[{at}]"),
            ArrangeError::Victories { city, .. } | ArrangeError::Conflicts { city, .. } => {
                format!("cities[{city}].tokens")
            }
            ArrangeError::SameWonder { city, .. } => format!("cities[{city}].city"),
        }
    }
}

impl fmt::Display for ArrangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ArrangeError::Cities { count, least, most } if least == most => {
                write!(f, "the game has {most} cities, not {count}")
            }
            ArrangeError::Cities { count, least, most } => {
                write!(f, "the game has {least} to {most} cities, not {count}")
            }
            ArrangeError::FreeCityEdition => {
                f.write_str("the game with the Free City exists only in the first edition")
            }
            ArrangeError::Stages { count, most, .. } => {
                write!(f, "the board has {most} stages, not {count}")
            }
            ArrangeError::Coins { count, .. } => {
                write!(f, "a city has at most {MOST_COINS} coins, not {count}")
            }
            ArrangeError::OtherEdition { card, .. } => write!(f, "{card} is not in the edition"),
            ArrangeError::Standing { card, .. } => {
                write!(f, "{card} is already in the city")
            }
            ArrangeError::Victories { age, count, .. } => write!(
                f,
                "a city wins at most {CONFLICTS} conflicts of age {age}, not {count}"
            ),
            ArrangeError::Conflicts { count, .. } => write!(
                f,
                "a city has at most {} conflicts, not {count}",
                all_conflicts()
            ),
            ArrangeError::SameWonder { other, .. } => {
                write!(f, "city {other} has the same wonder")
            }
            ArrangeError::Copies {
                card, count, most, ..
            } => write!(f, "{count} × {card}, but the game has only {most}"),
            ArrangeError::Guilds { count, most } => {
                write!(f, "{count} guilds, but the game has {most}")
            }
        }
    }
}

impl core::error::Error for ArrangeError {}

const fn all_conflicts() -> usize {
    Age::ALL.len() * CONFLICTS as usize
}

impl Table {
    /// The table of a finished game, from its cities in seat order (clockwise); the Free City, if there is one, is the
    /// last.
    ///
    /// # Errors
    /// Says the first fault: of each city in turn, then of all together.
    pub fn arranged(
        edition: Edition,
        free_city: bool,
        cities: &[ArrangedCity],
    ) -> Result<Table, ArrangeError> {
        let (least, most) = if free_city {
            (WITH_FREE_CITY, WITH_FREE_CITY)
        } else {
            (MIN_SEATS, MAX_SEATS)
        };
        let count = cities.len();
        if !(least..=most).contains(&count) {
            return Err(ArrangeError::Cities { count, least, most });
        }
        if free_city && edition != Edition::First {
            return Err(ArrangeError::FreeCityEdition);
        }
        let mut arranged = Vec::with_capacity(count);
        for (number, city) in cities.iter().enumerate() {
            arranged.push(arrange(edition, number, city)?);
            let same =
                |other: &ArrangedCity| wonder(other).is_some() && wonder(other) == wonder(city);
            if let Some(other) = cities[..number].iter().position(same) {
                return Err(ArrangeError::SameWonder {
                    city: number,
                    other,
                });
            }
        }
        check_copies(edition, cities)?;
        Ok(Table::from_cities(edition, free_city, &arranged))
    }
}

fn wonder(city: &ArrangedCity) -> Option<Wonder> {
    city.board.map(|board| board.wonder)
}

/// Checks one city.
fn arrange(edition: Edition, number: usize, entry: &ArrangedCity) -> Result<City, ArrangeError> {
    let city = number;
    let most = entry
        .board
        .map_or(0, |board| board.facts(edition).stages.len());
    if usize::from(entry.stages) > most {
        let count = entry.stages;
        return Err(ArrangeError::Stages { city, count, most });
    }
    if entry.coins > MOST_COINS {
        let count = entry.coins;
        return Err(ArrangeError::Coins { city, count });
    }
    let mut built = CardSet::EMPTY;
    for (at, &card) in entry.cards.iter().enumerate() {
        if !card.is_in(edition) {
            return Err(ArrangeError::OtherEdition { city, at, card });
        }
        if built.contains(card) {
            return Err(ArrangeError::Standing { city, at, card });
        }
        built.add(card);
    }
    for (age, count) in Age::ALL.into_iter().zip(entry.tokens.victories) {
        if count > CONFLICTS {
            return Err(ArrangeError::Victories { city, age, count });
        }
    }
    let count = entry.tokens.count();
    if count > all_conflicts() {
        return Err(ArrangeError::Conflicts { city, count });
    }
    let board = entry.board.unwrap_or(Board::PLAIN);
    Ok(City::from_parts(
        edition,
        board,
        built,
        entry.stages,
        entry.coins,
        entry.tokens,
    ))
}

/// Checks that the cities have no more copies of a card than the game, and no more guilds than are drawn.
fn check_copies(edition: Edition, cities: &[ArrangedCity]) -> Result<(), ArrangeError> {
    let seats = cities.len();
    let mut guilds = 0;
    for card in Card::ALL {
        let facts = card.facts(edition);
        let standing = cities.iter().enumerate().filter_map(|(city, entry)| {
            let at = entry.cards.iter().position(|&other| other == card);
            at.map(|at| (city, at))
        });
        let count = standing.clone().count();
        let numbers = facts.copies.iter().flat_map(|copies| copies.iter());
        let most = if facts.guild {
            1
        } else {
            numbers
                .filter(|&&number| usize::from(number) <= seats)
                .count()
        };
        if let Some((city, at)) = standing.clone().nth(most) {
            return Err(ArrangeError::Copies {
                card,
                count,
                most,
                city,
                at,
            });
        }
        guilds += if facts.guild { count } else { 0 };
    }
    let most = guilds_in_play(seats);
    if guilds > most {
        let count = guilds;
        return Err(ArrangeError::Guilds { count, most });
    }
    Ok(())
}
