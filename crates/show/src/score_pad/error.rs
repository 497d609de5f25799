//! Why a score pad is refused: where, and what cannot be. The sentences here are for programmers.

use core::fmt;

use antipater_engine::MOST_COINS;
use antipater_engine::duel::arranged::List;
use antipater_engine::duel::{self, Track};
use antipater_engine::seven::{self, Edition, Side, Tokens, Wonder};

use super::pad::Pad;
use super::sheet::ScoreToken;

/// Why a sheet is refused. Cities and what they list count from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetError {
    /// No game has this word.
    Game {
        /// The word.
        word: String,
    },
    /// A game of 7 Wonders needs its edition.
    NoEdition,
    /// No edition has this word.
    Edition {
        /// The word.
        word: String,
    },
    /// The game has no such field.
    Misplaced {
        /// The word for the game.
        game: String,
        /// The city, or `None` where the field is the sheet's own.
        city: Option<usize>,
        /// The field.
        field: &'static str,
    },
    /// A Duel has two cities.
    TwoCities {
        /// How many there are.
        count: usize,
    },
    /// The edition has no such city.
    City {
        /// The place of the city.
        city: usize,
        /// The edition.
        edition: Edition,
        /// What it is called.
        word: String,
    },
    /// The boards of the edition have no such side.
    Side {
        /// The city.
        city: usize,
        /// The edition.
        edition: Edition,
        /// What the side is called; empty where it is left out.
        word: String,
    },
    /// A side is given, but no city.
    SideAlone {
        /// The place of the city.
        city: usize,
    },
    /// No card of 7 Wonders has this name.
    Card {
        /// The city.
        city: usize,
        /// The place in its list.
        at: usize,
        /// The name.
        name: String,
    },
    /// 7 Wonders has no such conflict token.
    Token {
        /// The city.
        city: usize,
        /// The place in its list.
        at: usize,
        /// The token.
        token: ScoreToken,
    },
    /// Nothing in a Duel that belongs into the list has this name.
    Thing {
        /// The list.
        list: List,
        /// The city.
        city: usize,
        /// The place in the list.
        at: usize,
        /// The name.
        name: String,
    },
    /// The game does not count points of this category.
    Category {
        /// The city.
        city: usize,
        /// The category.
        category: String,
        /// The game.
        pad: Pad,
    },
    /// Points counted by hand that nobody has.
    Points {
        /// The city.
        city: usize,
        /// The category.
        category: String,
        /// The points.
        points: i64,
        /// The fewest that are taken.
        least: i64,
        /// The most that are taken.
        most: i64,
    },
    /// Points of the treasury counted by hand that the coins do not stand for.
    Treasury {
        /// The city.
        city: usize,
        /// The coins.
        coins: i64,
        /// The points.
        points: i64,
    },
    /// More symbols counted by hand than there are.
    Symbols {
        /// The city.
        city: usize,
        /// The most of a kind.
        most: u8,
        /// The most whose kind is chosen at the end.
        choices: u8,
    },
    /// No victory has this word.
    Victory {
        /// The word.
        word: String,
    },
    /// The table shows another victory than the sheet says.
    OtherVictory {
        /// The word for the one that it shows.
        shown: &'static str,
        /// The word for the one that is given.
        given: String,
    },
    /// The cities cannot lie on a table of 7 Wonders.
    Seven {
        /// What the engine says.
        error: seven::ArrangeError,
        /// The edition.
        edition: Edition,
        /// How many cities there are.
        seats: usize,
        /// What the sheet has at the place of the error, as it is written there; empty where no single value is at fault.
        written: String,
    },
    /// The cities and the pawn cannot lie on a table of Duel.
    Duel {
        /// What the engine says.
        error: duel::ArrangeError,
        /// What the sheet has at the place of the error, as it is written there; empty where no single value is at fault.
        written: String,
    },
}

impl SheetError {
    /// A field of the sheet or of a city that the game does not have.
    pub(super) fn misplaced(game: &str, city: Option<usize>, field: &'static str) -> SheetError {
        SheetError::Misplaced {
            game: game.to_owned(),
            city,
            field,
        }
    }

    /// The path to what is at fault, such as `cities[1].cards[3]`, or `cities` where no city alone is.
    pub fn place(&self) -> String {
        match self {
            SheetError::Game { .. } => "game".to_owned(),
            SheetError::NoEdition | SheetError::Edition { .. } => "edition".to_owned(),
            SheetError::Misplaced {
                city: None, field, ..
            } => (*field).to_owned(),
            SheetError::Misplaced {
                city: Some(city),
                field,
                ..
            } => format!("cities[{city}].{field}"),
            SheetError::TwoCities { .. } => "cities".to_owned(),
            SheetError::City { city, .. } => format!("cities[{city}].city"),
            SheetError::Side { city, .. } | SheetError::SideAlone { city } => {
                format!("cities[{city}].side")
            }
            SheetError::Card { city, at, .. } => format!("cities[{city}].cards[{at}]"),
            SheetError::Token { city, at, .. } => format!("cities[{city}].tokens[{at}]"),
            SheetError::Thing { list, city, at, .. } => {
                format!("cities[{city}].{}[{at}]", list.name())
            }
            SheetError::Category { city, category, .. }
            | SheetError::Points { city, category, .. } => {
                format!("cities[{city}].points.{category}")
            }
            SheetError::Treasury { city, .. } => format!("cities[{city}].coins"),
            SheetError::Symbols { city, .. } => format!("cities[{city}].symbols"),
            SheetError::Victory { .. } | SheetError::OtherVictory { .. } => "victory".to_owned(),
            SheetError::Seven { error, .. } => error.place(),
            SheetError::Duel { error, .. } => error.place(),
        }
    }
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.place();
        match self {
            SheetError::Game { word } => {
                let words = Pad::GAMES.join(", ");
                write!(f, "{place}: unknown game {word:?}; expected one of {words}")
            }
            SheetError::NoEdition => write!(f, "{place}: missing"),
            SheetError::Edition { word } => {
                let words = Edition::ALL.map(Edition::name).join(", ");
                write!(
                    f,
                    "{place}: unknown edition {word:?}; expected one of {words}"
                )
            }
            SheetError::Misplaced { game, city, field } => match (city, *field) {
                (Some(_), "wonders") => write!(f, "{place}: a city of 7 Wonders has stages"),
                (Some(city), _) => write!(
                    f,
                    "cities[{city}]: in Duel a city has cards, wonders, tokens and coins"
                ),
                (None, "pawn") => write!(f, "{place}: not used in 7 Wonders"),
                (None, _) => write!(f, "{place}: not used in {game}"),
            },
            SheetError::TwoCities { count } => {
                let (least, most) = Pad::Duel.cities();
                write!(
                    f,
                    "{place}: this game has {least} to {most} cities, not {count}"
                )
            }
            SheetError::City { edition, word, .. } => {
                let cities = Wonder::ALL.map(|wonder| wonder.city(*edition)).join(", ");
                write!(
                    f,
                    "{place}: this edition has no city {word:?}; expected one of {cities}"
                )
            }
            SheetError::Side { edition, word, .. } => {
                let [a, b] = Side::ALL.map(|side| side.name(*edition));
                write!(f, "{place}: expected {a} or {b}, not {word:?}")
            }
            SheetError::SideAlone { .. } => write!(f, "{place}: given without a city"),
            SheetError::Card { name, .. } => write!(f, "{place}: there is no card {name:?}"),
            SheetError::Token { token, .. } => write!(
                f,
                "{place}: a conflict token is 1, 3, 5 or -1, not {token:?}"
            ),
            SheetError::Thing { name, .. } => {
                write!(f, "{place}: there is no {name:?} here")
            }
            SheetError::Category { pad, .. } => {
                let words = pad.categories().join(", ");
                write!(f, "{place}: unknown category; expected one of {words}")
            }
            SheetError::Points {
                least,
                points,
                most,
                ..
            } if points < least && points >= &-most => write!(f, "{place}: must not be negative"),
            SheetError::Points { most, points, .. } => {
                write!(f, "{place}: at most {most}, not {points}")
            }
            SheetError::Treasury { coins, points, .. } => {
                write!(
                    f,
                    "{place}: {coins} coins are not {points} points of treasury"
                )
            }
            SheetError::Symbols { most, choices, .. } => {
                write!(f, "{place}: at most {most} of a kind and {choices} wild")
            }
            SheetError::Victory { word } => {
                let words = antipater_engine::Victory::ALL.map(antipater_engine::Victory::name);
                let words = words.join(", ");
                write!(
                    f,
                    "{place}: unknown victory {word:?}; expected one of {words}"
                )
            }
            SheetError::OtherVictory { shown, given } => write!(
                f,
                "{place}: the cities show a {shown} victory, not a {given} one"
            ),
            SheetError::Seven {
                error,
                seats,
                written,
                ..
            } => seven(f, error, *seats, written),
            SheetError::Duel { error, written } => duel(f, error, written),
        }
    }
}

impl core::error::Error for SheetError {}

/// Why cities cannot lie on a table of 7 Wonders.
fn seven(
    f: &mut fmt::Formatter<'_>,
    error: &seven::ArrangeError,
    seats: usize,
    written: &str,
) -> fmt::Result {
    use seven::ArrangeError;
    let place = error.place();
    match *error {
        ArrangeError::Cities { count, least, most } => write!(
            f,
            "{place}: this game has {least} to {most} cities, not {count}"
        ),
        ArrangeError::Stages { most, .. } => {
            write!(f, "{place}: the board has {most} stages, not {written}")
        }
        ArrangeError::OtherEdition { card, .. } => {
            write!(f, "{place}: {card} is not in this edition")
        }
        ArrangeError::Standing { card, .. } => write!(
            f,
            "{place}: {card} is listed twice; a city can have only one building of a name"
        ),
        ArrangeError::Coins { .. } => coins(f, &place, written),
        ArrangeError::Victories { age, count, .. } => write!(
            f,
            "{place}: a city wins at most 2 conflicts of {}, not {count}",
            Tokens::VICTORY[age as usize]
        ),
        ArrangeError::SameWonder { other, .. } => {
            write!(f, "{place}: {written} is also cities[{other}]")
        }
        ArrangeError::Copies {
            card, count, most, ..
        } => write!(
            f,
            "{place}: {count} × {card}, but a game with {seats} cities has only {most}"
        ),
        ArrangeError::Guilds { count, most } => write!(
            f,
            "{place}: {count} guilds, but a game with {seats} cities has {most}"
        ),
        ArrangeError::FreeCityEdition | ArrangeError::Conflicts { .. } => {
            write!(f, "{place}: {error}")
        }
    }
}

/// Why two cities and the pawn cannot lie on a table of Duel.
fn duel(f: &mut fmt::Formatter<'_>, error: &duel::ArrangeError, written: &str) -> fmt::Result {
    use duel::ArrangeError;
    let path = error.place();
    match *error {
        ArrangeError::Pawn { .. } => {
            let last = Track::CAPITAL;
            write!(
                f,
                "{path}: the track goes from -{last} to {last}, not to {written}"
            )
        }
        ArrangeError::Again { place, first, .. } if place.city == first.city => {
            write!(f, "{path}: {written} is listed twice; there is only one")
        }
        ArrangeError::Again { .. } => {
            f.write_str("cities: both have the same thing, but there is only one of each")
        }
        ArrangeError::Coins { .. } => coins(f, &path, written),
        ArrangeError::Wonders { count, most, .. } => {
            write!(f, "{path}: a city has at most {most}, not {count}")
        }
        ArrangeError::Tokens { count, most, .. } => write!(
            f,
            "{path}: {count} progress tokens, but with its pairs of symbols and wonders the city can have {most}"
        ),
        ArrangeError::AllTokens { most, .. } => {
            write!(f, "{path}: more than {most} progress tokens")
        }
        ArrangeError::Used { most, .. } => write!(
            f,
            "{path}: more than {most} cards are used, including those under wonders"
        ),
        ArrangeError::Supremacies { .. } => write!(
            f,
            "{path}: two supremacies, but the first one ends the game"
        ),
        ArrangeError::AllWonders { .. } | ArrangeError::Deck { .. } => {
            write!(f, "{path}: {error}")
        }
    }
}

/// Says that a city cannot have so many coins.
fn coins(f: &mut fmt::Formatter<'_>, place: &str, written: &str) -> fmt::Result {
    if written.starts_with('-') {
        write!(f, "{place}: must not be negative")
    } else {
        write!(f, "{place}: at most {MOST_COINS}, not {written}")
    }
}
