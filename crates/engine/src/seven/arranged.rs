//! Cities as they lie on a real table at the end of a game: what may lie there, and the table they make.
//!
//! Here: every check that needs no past (rules F10, F30 and F33). Not here: points (`score`), and how a score pad is written.

use core::fmt;

use super::cards::{Card, CardSet};
use super::city::{City, Table, Tokens};
use super::edition::Edition;
use super::phase::Age;
use super::setup::{MAX_SEATS, MIN_SEATS, guilds_in_play};
use super::wonders::{Board, Wonder};
use crate::outcome::MOST_COINS;

/// Cities of the game with the Free City.
const WITH_FREE_CITY: usize = 3;
/// The most conflicts of a city in an age: one with each neighbor.
pub(super) const CONFLICTS: u8 = 2;

/// A city as somebody lists it who has it on the table.
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
    /// The board; `None` where nobody knows it and no stage is built, so that nothing of it counts.
    pub board: Option<Board>,
    /// How many stages are built.
    pub stages: u8,
    /// The buildings in any order.
    pub cards: Vec<Card>,
    /// The coins.
    pub coins: u16,
    /// The conflict tokens.
    pub tokens: Tokens,
}

/// Why cities cannot lie on a table like this at the end of a game. Cities and what they list count from 0.
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
    /// The game has not so many cities.
    Cities {
        /// How many there are.
        count: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The Free City is none of the second edition.
    FreeCityEdition,
    /// More stages are built than the board has.
    Stages {
        /// The city.
        city: usize,
        /// How many are built.
        count: u8,
        /// How many the board has; 0 where it is not known.
        most: usize,
    },
    /// More coins than anybody has.
    Coins {
        /// The city.
        city: usize,
        /// How many it has.
        count: u16,
    },
    /// The card is not in the edition.
    OtherEdition {
        /// The city.
        city: usize,
        /// The place of the card in its list.
        at: usize,
        /// The card.
        card: Card,
    },
    /// The card stands in the city twice.
    Standing {
        /// The city.
        city: usize,
        /// The place of the second one in its list.
        at: usize,
        /// The card.
        card: Card,
    },
    /// More victories in an age than a city has neighbors.
    Victories {
        /// The city.
        city: usize,
        /// The age.
        age: Age,
        /// How many tokens of this age the city has.
        count: u8,
    },
    /// More conflict tokens than a city has conflicts in a game.
    Conflicts {
        /// The city.
        city: usize,
        /// How many tokens it has.
        count: usize,
    },
    /// Two cities have the same wonder.
    SameWonder {
        /// The later city.
        city: usize,
        /// The earlier one.
        other: usize,
    },
    /// More copies of a card stand in all cities than the game has.
    Copies {
        /// The card.
        card: Card,
        /// How many stand there.
        count: usize,
        /// How many the game has.
        most: usize,
        /// The first city whose copy is one too many.
        city: usize,
        /// The place of that copy in the list of the city.
        at: usize,
    },
    /// More guilds stand in all cities than are drawn.
    Guilds {
        /// How many stand there.
        count: usize,
        /// How many are drawn.
        most: usize,
    },
}

impl ArrangeError {
    /// The path to what is at fault, as records write paths: `cities[1].cards[3]`, or `cities` where no city alone is.
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
    /// The table of a game that is over, from the cities as they lie on a real one: in seat order, clockwise, and with the
    /// Free City that one last.
    ///
    /// # Errors
    /// Says the first thing that cannot lie there: of each city in turn, then of all together.
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

/// One city, if it can lie there.
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

/// No more copies of a card stand in all cities than the game has, and no more guilds than are drawn.
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
