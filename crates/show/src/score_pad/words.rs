//! Refusals of a score pad in words: where the error is, and what is wrong.

use core::fmt;

use antipater_engine::duel::arranged::{List, Place};
use antipater_engine::duel::{self, Back, Track};
use antipater_engine::seven::{self, Edition, Side, Tokens, Wonder};
use antipater_engine::{MOST_COINS, Victory};

use super::error::SheetError;
use super::pad::Pad;
use crate::texts::{Language, Texts, say};

/// The refusal in English, for programmers.
impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Texts::of(Language::English)))
    }
}

impl core::error::Error for SheetError {}

impl SheetError {
    /// The refusal for people; it begins with the path to the error.
    pub fn text(&self, t: &Texts) -> String {
        let place = self.place();
        match self {
            SheetError::Game { word } => {
                let words = Pad::GAMES.join(", ");
                say!(t, "pad-refused-game", name = word.as_str(), list = words)
            }
            SheetError::NoEdition => say!(t, "pad-refused-no-edition"),
            SheetError::Edition { word } => say!(t, "pad-refused-edition", name = word.as_str()),
            SheetError::Misplaced { game, .. } => {
                say!(
                    t,
                    "pad-refused-misplaced",
                    place = place,
                    game = game.as_str()
                )
            }
            SheetError::TwoCities { count } => {
                say!(t, "pad-refused-duel-cities", count = *count)
            }
            SheetError::City { edition, word, .. } => {
                let cities = Wonder::ALL.map(|wonder| wonder.city(*edition)).join(", ");
                let edition = edition.name();
                let name = word.as_str();
                say!(
                    t,
                    "pad-refused-city",
                    place = place,
                    edition = edition,
                    name = name,
                    list = cities
                )
            }
            SheetError::Side { edition, word, .. } => {
                let [one, other] = Side::ALL.map(|side| side.name(*edition));
                let name = word.as_str();
                say!(
                    t,
                    "pad-refused-side",
                    place = place,
                    one = one,
                    other = other,
                    name = name
                )
            }
            SheetError::SideAlone { .. } => say!(t, "pad-refused-side-alone", place = place),
            SheetError::Card { name, .. } => {
                say!(
                    t,
                    "pad-refused-no-card",
                    place = place,
                    name = name.as_str()
                )
            }
            SheetError::Token { token, .. } => {
                say!(
                    t,
                    "pad-refused-token",
                    place = place,
                    value = token.written()
                )
            }
            SheetError::Thing { list, name, .. } => {
                let what = match list {
                    List::Cards => "card",
                    List::Wonders => "wonder",
                    List::Tokens => "token",
                };
                say!(
                    t,
                    "pad-refused-thing",
                    place = place,
                    what = what,
                    name = name.as_str()
                )
            }
            SheetError::Category { pad, .. } => {
                let words = pad.categories().join(", ");
                say!(t, "pad-refused-no-category", place = place, list = words)
            }
            SheetError::Points {
                points,
                least,
                most,
                ..
            } => {
                let (count, least, most) = (*points, *least, *most);
                say!(
                    t,
                    "pad-refused-points",
                    place = place,
                    least = least,
                    most = most,
                    count = count
                )
            }
            SheetError::Treasury { coins, points, .. } => {
                say!(
                    t,
                    "pad-refused-treasury",
                    place = place,
                    coins = *coins,
                    points = *points
                )
            }
            SheetError::Symbols { most, choices, .. } => {
                say!(
                    t,
                    "pad-refused-symbols",
                    place = place,
                    most = *most,
                    choices = *choices
                )
            }
            SheetError::Victory { word } => {
                let words = Victory::ALL.map(Victory::name).join(", ");
                say!(
                    t,
                    "pad-refused-no-victory",
                    name = word.as_str(),
                    list = words
                )
            }
            SheetError::OtherVictory { shown, given } => {
                say!(
                    t,
                    "pad-refused-other-victory",
                    shown = *shown,
                    given = given.as_str()
                )
            }
            SheetError::Seven {
                error,
                edition,
                seats,
                written,
            } => seven(t, *error, *edition, *seats, written),
            SheetError::Duel { error, written } => duel(t, *error, written),
        }
    }
}

/// Why cities cannot occur at a table of 7 Wonders.
fn seven(
    t: &Texts,
    error: seven::ArrangeError,
    edition: Edition,
    seats: usize,
    written: &str,
) -> String {
    use seven::ArrangeError;
    let place = error.place();
    match error {
        ArrangeError::Cities { count, least, most } if least == most => {
            say!(t, "pad-refused-free-city-cities", count = count)
        }
        ArrangeError::Cities { count, least, most } => {
            say!(
                t,
                "pad-refused-cities",
                least = least,
                most = most,
                count = count
            )
        }
        ArrangeError::FreeCityEdition => say!(t, "pad-refused-edition-free-city"),
        ArrangeError::Stages { most, .. } => {
            say!(
                t,
                "pad-refused-stages",
                place = place,
                most = most,
                count = number(written)
            )
        }
        ArrangeError::Coins { .. } => coins(t, place, written),
        ArrangeError::OtherEdition { card, .. } => {
            let (card, edition) = (card.to_string(), edition.name());
            say!(
                t,
                "pad-refused-other-edition",
                place = place,
                card = card,
                edition = edition
            )
        }
        ArrangeError::Standing { card, .. } => {
            say!(
                t,
                "pad-refused-listed",
                place = place,
                card = card.to_string()
            )
        }
        ArrangeError::Victories { age, count, .. } => {
            let points = Tokens::VICTORY[age as usize];
            say!(
                t,
                "pad-refused-victories",
                place = place,
                count = count,
                points = points
            )
        }
        ArrangeError::Conflicts { count, .. } => {
            say!(t, "pad-refused-conflicts", place = place, count = count)
        }
        ArrangeError::SameWonder { other, .. } => {
            let other = format!("cities[{other}]");
            say!(
                t,
                "pad-refused-also",
                place = place,
                name = written,
                other = other
            )
        }
        ArrangeError::Copies {
            card, count, most, ..
        } => {
            let card = card.to_string();
            say!(
                t,
                "pad-refused-copies",
                count = count,
                card = card,
                seats = seats,
                most = most
            )
        }
        ArrangeError::Guilds { count, most } => {
            say!(
                t,
                "pad-refused-guilds",
                count = count,
                seats = seats,
                most = most
            )
        }
    }
}

/// Why two cities and the pawn cannot occur in Duel.
fn duel(t: &Texts, error: duel::ArrangeError, written: &str) -> String {
    use duel::ArrangeError;
    let place = error.place();
    match error {
        ArrangeError::Pawn { .. } => {
            say!(
                t,
                "pad-refused-pawn",
                last = Track::CAPITAL,
                count = number(written)
            )
        }
        ArrangeError::Again {
            list,
            first: Place { city, at },
            ..
        } => {
            let other = format!("cities[{city}].{}[{at}]", list.name());
            say!(
                t,
                "pad-refused-only-one",
                place = place,
                name = written,
                other = other
            )
        }
        ArrangeError::Coins { .. } => coins(t, place, written),
        ArrangeError::Wonders { count, most, .. } => {
            say!(
                t,
                "pad-refused-wonders",
                place = place,
                count = count,
                most = most
            )
        }
        ArrangeError::Tokens { count, most, .. } => {
            say!(
                t,
                "pad-refused-progress",
                place = place,
                count = count,
                most = most
            )
        }
        ArrangeError::AllWonders { count, most } => {
            say!(t, "pad-refused-all-wonders", count = count, most = most)
        }
        ArrangeError::AllTokens { count, most } => {
            say!(t, "pad-refused-all-progress", count = count, most = most)
        }
        ArrangeError::Deck { back, count, most } => {
            let what = match back {
                Back::I => "I",
                Back::II => "II",
                Back::III => "III",
                Back::Guild => "guilds",
            };
            say!(
                t,
                "pad-refused-deck",
                count = count,
                what = what,
                most = most
            )
        }
        ArrangeError::Used { count, most } => {
            say!(t, "pad-refused-used", count = count, most = most)
        }
        ArrangeError::Supremacies { count } => say!(t, "pad-refused-supremacies", count = count),
    }
}

fn coins(t: &Texts, place: String, written: &str) -> String {
    say!(
        t,
        "pad-refused-coins",
        place = place,
        most = MOST_COINS,
        count = number(written)
    )
}

/// A number of the sheet as written there; errors about numbers carry no other text.
fn number(written: &str) -> i64 {
    written.parse().unwrap_or_default()
}
