//! The score pad of 7 Wonders, with the Free City too.
//!
//! The cities are given in seat order, clockwise, as neighbors count; the Free City is the last.

use antipater_engine::record::Object;
use antipater_engine::seven::record::{FREE_CITY, write_result};
use antipater_engine::seven::score::outcome;
use antipater_engine::seven::{
    ArrangeError, ArrangedCity, Board, Card, Edition, Side, Table, Tokens, Wonder,
};
use anyhow::{Context, Result, anyhow, ensure};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{Scored, coins, too_many_coins};
use crate::locale::tell;
use crate::pad::pad;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheet {
    #[serde(default, rename = "game")]
    _game: IgnoredAny,
    edition: Option<String>,
    cities: Vec<Object<PadCity>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PadCity {
    city: String,
    side: String,
    stages: i64,
    cards: Vec<String>,
    coins: i64,
    tokens: Vec<i64>,
}

impl Sheet {
    /// Scores the cities of the game that has this word.
    pub(super) fn score(&self, game: &str) -> Result<Scored> {
        let free_city = game == FREE_CITY;
        let edition = self.edition(free_city)?;
        let cities = self.entries().enumerate();
        let cities =
            cities.map(|(number, entry)| entry.city(edition, &format!("cities[{number}]")));
        let cities = cities.collect::<Result<Vec<ArrangedCity>>>()?;
        let table = Table::arranged(edition, free_city, &cities)
            .map_err(|error| anyhow!(self.refusal(edition, free_city, error)))?;
        let mut names: Vec<String> = self.entries().map(PadCity::name).collect();
        if free_city {
            names[2] = tell!("cli-score-free-city", city = names[2].as_str());
        }
        let outcome = outcome(&table);
        Ok(Scored {
            json: write_result(&outcome, table.seats()),
            pad: pad(&outcome, &names),
        })
    }

    fn entries(&self) -> impl Iterator<Item = &PadCity> {
        self.cities.iter().map(|Object(entry)| entry)
    }

    /// The edition; the game with the Free City is of the first and need not say so.
    fn edition(&self, free_city: bool) -> Result<Edition> {
        let Some(name) = &self.edition else {
            ensure!(free_city, tell!("cli-score-no-edition"));
            return Ok(Edition::First);
        };
        let edition = Edition::from_name(name)
            .with_context(|| tell!("cli-score-edition", name = name.as_str()))?;
        ensure!(
            !free_city || edition == Edition::First,
            tell!("cli-score-edition-free-city")
        );
        Ok(edition)
    }

    /// Why these cities cannot lie on a table.
    fn refusal(&self, edition: Edition, free_city: bool, error: ArrangeError) -> String {
        let place = error.place();
        let of = |city: usize| format!("cities[{city}]");
        let seats = self.cities.len();
        match error {
            ArrangeError::Cities { count, .. } if free_city => {
                tell!("cli-score-three", count = count)
            }
            ArrangeError::Cities { count, least, most } => {
                tell!(
                    "cli-score-cities",
                    least = least,
                    most = most,
                    count = count
                )
            }
            ArrangeError::FreeCityEdition => tell!("cli-score-edition-free-city"),
            ArrangeError::Stages { city, most, .. } => {
                let entry = &self.cities[city].0;
                tell!(
                    "cli-score-stages",
                    place = of(city),
                    city = entry.name(),
                    most = most,
                    count = entry.stages
                )
            }
            ArrangeError::Coins { city, .. } => {
                too_many_coins(&of(city), self.cities[city].0.coins)
            }
            ArrangeError::OtherEdition { card, .. } => {
                tell!(
                    "cli-score-other-edition",
                    place = place,
                    card = card.to_string(),
                    edition = edition.name()
                )
            }
            ArrangeError::Standing { card, .. } => {
                tell!("cli-score-listed", place = place, card = card.to_string())
            }
            ArrangeError::Victories { city, age, count } => {
                tell!(
                    "cli-score-victories",
                    place = of(city),
                    count = count,
                    points = Tokens::VICTORY[age as usize]
                )
            }
            ArrangeError::Conflicts { city, count } => {
                tell!("cli-score-conflicts", place = of(city), count = count)
            }
            ArrangeError::SameWonder { city, other } => {
                tell!(
                    "cli-score-also",
                    place = place,
                    name = self.cities[city].0.city.as_str(),
                    other = of(other)
                )
            }
            ArrangeError::Copies {
                card, count, most, ..
            } => {
                tell!(
                    "cli-score-copies",
                    count = count,
                    card = card.to_string(),
                    seats = seats,
                    most = most
                )
            }
            ArrangeError::Guilds { count, most } => {
                tell!(
                    "cli-score-guilds",
                    count = count,
                    seats = seats,
                    most = most
                )
            }
        }
    }
}

impl PadCity {
    fn name(&self) -> String {
        format!("{} {}", self.city, self.side)
    }

    /// The city as far as words and tokens go. A number that is too large for its type is too large for any table.
    fn city(&self, edition: Edition, place: &str) -> Result<ArrangedCity> {
        Ok(ArrangedCity {
            board: Some(self.board(edition, place)?),
            stages: u8::try_from(self.stages).unwrap_or(u8::MAX),
            cards: self.cards(place)?,
            coins: coins(self.coins),
            tokens: self.tokens(place)?,
        })
    }

    fn board(&self, edition: Edition, place: &str) -> Result<Board> {
        let wonder = Wonder::from_city(edition, &self.city).with_context(|| {
            let cities = Wonder::ALL.map(|wonder| wonder.city(edition)).join(", ");
            let (edition, city) = (edition.name(), &self.city);
            tell!(
                "cli-score-city",
                place = place,
                edition = edition,
                name = city.as_str(),
                list = cities
            )
        })?;
        let side = Side::from_name(edition, &self.side).with_context(|| {
            let [a, b] = Side::ALL.map(|side| side.name(edition));
            tell!(
                "cli-score-side",
                place = place,
                one = a,
                other = b,
                name = self.side.as_str()
            )
        })?;
        Ok(Board { wonder, side })
    }

    fn cards(&self, place: &str) -> Result<Vec<Card>> {
        let cards = self.cards.iter().enumerate();
        let read = |(number, name): (usize, &String)| {
            Card::from_name(name).with_context(|| {
                tell!(
                    "cli-score-no-card",
                    place = format!("{place}.cards[{number}]"),
                    name = name.as_str()
                )
            })
        };
        cards.map(read).collect()
    }

    fn tokens(&self, place: &str) -> Result<Tokens> {
        Tokens::from_points(&self.tokens).map_err(|number| {
            anyhow!(tell!(
                "cli-score-token",
                place = format!("{place}.tokens[{number}]"),
                value = self.tokens[number]
            ))
        })
    }
}
