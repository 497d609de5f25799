//! The score pad of 7 Wonders, with the Free City too.
//!
//! The cities are given in seat order, clockwise, as neighbors count; the Free City is the last.

use antipater_engine::record::Object;
use antipater_engine::seven::cards::{Card, CardSet};
use antipater_engine::seven::record::{FREE_CITY, write_result};
use antipater_engine::seven::score::{outcome, tokens_from_values};
use antipater_engine::seven::setup::{MAX_SEATS, MIN_SEATS, guilds_in_play};
use antipater_engine::seven::{Board, City, Edition, Side, Table, Tokens, Wonder};
use anyhow::{Context, Result, anyhow, bail, ensure};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{Scored, coins};
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
        let cities = self.cities(edition, free_city)?;
        let mut names: Vec<String> = self.entries().map(PadCity::name).collect();
        let table = match <&[City; 3]>::try_from(cities.as_slice()) {
            Ok(cities) if free_city => {
                names[2] = tell!("cli-score-free-city", city = names[2].as_str());
                Table::arranged_with_free_city(cities)
            }
            _ => Table::arranged(edition, &cities),
        };
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

    fn cities(&self, edition: Edition, free_city: bool) -> Result<Vec<City>> {
        let seats = self.cities.len();
        if free_city {
            ensure!(seats == 3, tell!("cli-score-three", count = seats));
        }
        ensure!(
            (MIN_SEATS..=MAX_SEATS).contains(&seats),
            tell!(
                "cli-score-cities",
                least = MIN_SEATS,
                most = MAX_SEATS,
                count = seats
            )
        );
        let mut cities: Vec<City> = Vec::new();
        for (number, entry) in self.entries().enumerate() {
            let place = format!("cities[{number}]");
            let city = entry.city(edition, &place)?;
            let wonder = city.board().wonder;
            let same = |other: &City| other.board().wonder == wonder;
            if let Some(other) = cities.iter().position(same) {
                bail!(tell!(
                    "cli-score-also",
                    place = format!("{place}.city"),
                    name = entry.city.as_str(),
                    other = format!("cities[{other}]")
                ));
            }
            cities.push(city);
        }
        check_copies(edition, &cities)?;
        Ok(cities)
    }
}

/// No more copies of a card stand in all cities than are in the game, and no more guilds than are drawn.
fn check_copies(edition: Edition, cities: &[City]) -> Result<()> {
    let seats = cities.len();
    let mut guilds = 0;
    for card in Card::ALL {
        let standing = cities
            .iter()
            .filter(|city| city.built().contains(card))
            .count();
        let facts = card.facts(edition);
        let numbers = facts.copies.iter().flat_map(|copies| copies.iter());
        let printed = numbers
            .filter(|&&number| usize::from(number) <= seats)
            .count();
        let most = if facts.guild { 1 } else { printed };
        ensure!(
            standing <= most,
            tell!(
                "cli-score-copies",
                count = standing,
                card = card.to_string(),
                seats = seats,
                most = most
            )
        );
        guilds += if facts.guild { standing } else { 0 };
    }
    let drawn = guilds_in_play(seats);
    ensure!(
        guilds <= drawn,
        tell!(
            "cli-score-guilds",
            count = guilds,
            seats = seats,
            most = drawn
        )
    );
    Ok(())
}

impl PadCity {
    fn name(&self) -> String {
        format!("{} {}", self.city, self.side)
    }

    fn city(&self, edition: Edition, place: &str) -> Result<City> {
        let board = self.board(edition, place)?;
        let last = board.facts(edition).stages.len();
        let stages = usize::try_from(self.stages)
            .ok()
            .filter(|&stages| stages <= last);
        let stages = stages.with_context(|| {
            tell!(
                "cli-score-stages",
                place = place,
                city = self.name(),
                most = last,
                count = self.stages
            )
        })?;
        let coins = coins(self.coins, place)?;
        let cards = self.cards(edition, place)?;
        let tokens = self.tokens(place)?;
        Ok(City::arranged(
            edition,
            board,
            cards,
            stages as u8,
            coins,
            tokens,
        ))
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

    fn cards(&self, edition: Edition, place: &str) -> Result<CardSet> {
        let mut cards = CardSet::EMPTY;
        for (number, name) in self.cards.iter().enumerate() {
            let place = format!("{place}.cards[{number}]");
            let card = Card::from_name(name).with_context(|| {
                tell!(
                    "cli-score-no-card",
                    place = place.as_str(),
                    name = name.as_str()
                )
            })?;
            let edition_name = edition.name();
            ensure!(
                card.is_in(edition),
                tell!(
                    "cli-score-other-edition",
                    place = place,
                    card = card.to_string(),
                    edition = edition_name
                )
            );
            ensure!(
                !cards.contains(card),
                tell!("cli-score-listed", place = place, card = card.to_string())
            );
            cards.add(card);
        }
        Ok(cards)
    }

    /// The conflict tokens: each age brings at most one for each of two neighbors.
    fn tokens(&self, place: &str) -> Result<Tokens> {
        let mut values = Vec::new();
        for (number, &value) in self.tokens.iter().enumerate() {
            let known = i8::try_from(value)
                .ok()
                .filter(|&v| tokens_from_values(&[v]).is_ok());
            let value = known.with_context(|| {
                tell!(
                    "cli-score-token",
                    place = format!("{place}.tokens[{number}]"),
                    value = value
                )
            })?;
            values.push(value);
        }
        let tokens = tokens_from_values(&values)
            .map_err(|value| anyhow!(tell!("cli-score-no-token", place = place, value = value)))?;
        for (count, points) in tokens.victories.into_iter().zip(Tokens::VICTORY) {
            ensure!(
                count <= 2,
                tell!(
                    "cli-score-victories",
                    place = place,
                    count = count,
                    points = points
                )
            );
        }
        let all = self.tokens.len();
        ensure!(
            all <= 6,
            tell!("cli-score-conflicts", place = place, count = all)
        );
        Ok(tokens)
    }
}
