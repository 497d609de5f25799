//! `antipater score`: a score pad for people at a real table.
//!
//! The cities are given in seat order, clockwise, as neighbors count. What cannot lie on a table is refused.

use antipater_engine::seven::cards::{Card, CardSet};
use antipater_engine::seven::score::{outcome, tokens_from_values};
use antipater_engine::seven::setup::{MAX_SEATS, MIN_SEATS, guilds_in_play};
use antipater_engine::seven::{Board, City, Edition, Side, Table, Tokens, Wonder};
use anyhow::{Context, Result, anyhow, bail, ensure};
use clap::Parser;
use serde::Deserialize;
use serde_json::Value;

use crate::input::{name, read};
use crate::output::Output;
use crate::result::{GameResult, pad};

/// Score the cities of a real table.
#[derive(Parser)]
pub(crate) struct Args {
    /// The cities in seat order as one JSON object; - is standard input. For example:
    /// {"edition":"first","cities":[{"city":"Giza","side":"A","stages":3,"cards":["Altar"],"coins":4,"tokens":[1,-1]}]}
    file: String,
    /// Print the result as one JSON object.
    #[arg(long)]
    json: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    edition: String,
    cities: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    city: String,
    side: String,
    stages: i64,
    cards: Vec<String>,
    coins: i64,
    tokens: Vec<i64>,
}

/// The most coins a pad takes: far more than a box holds, and few enough to be scored.
const MOST_COINS: u16 = 9999;

pub(crate) fn run(args: &Args) -> Result<()> {
    let text = read(&args.file)?;
    let (table, names) = arrange(&text).with_context(|| name(&args.file).to_owned())?;
    let outcome = outcome(&table);
    let mut output = Output::new();
    if args.json {
        output.json(&GameResult::of(&outcome, table.seats()))?;
    } else {
        output.line(pad(&outcome, &names))?;
    }
    output.finish()
}

/// Reads a pad: the table, and the name of each city with its side.
fn arrange(text: &str) -> Result<(Table, Vec<String>)> {
    let sheet = parse(text)?;
    let edition = Edition::from_name(&sheet.edition).ok_or_else(|| {
        anyhow!(
            "edition: no edition is called \"{}\"; there are first, second",
            sheet.edition
        )
    })?;
    let seats = sheet.cities.len();
    ensure!(
        (MIN_SEATS..=MAX_SEATS).contains(&seats),
        "cities: 7 Wonders has {MIN_SEATS} to {MAX_SEATS} cities, not {seats}"
    );
    let mut cities: Vec<City> = Vec::new();
    for (number, entry) in sheet.cities.iter().enumerate() {
        let place = format!("cities[{number}]");
        let city = entry.city(edition, &place)?;
        let wonder = city.board().wonder;
        let same = |other: &City| other.board().wonder == wonder;
        if let Some(other) = cities.iter().position(same) {
            bail!("{place}.city: {} is also cities[{other}]", entry.city);
        }
        cities.push(city);
    }
    check_copies(edition, &cities)?;
    let names = sheet
        .cities
        .iter()
        .map(|e| format!("{} {}", e.city, e.side));
    Ok((Table::arranged(edition, &cities), names.collect()))
}

/// Parses a pad. Serde would take a list of the values for an object; people who write one have lost a key.
fn parse(text: &str) -> Result<Sheet> {
    let value: Value = serde_json::from_str(text)?;
    ensure!(value.is_object(), "a score pad is one JSON object");
    let cities = value["cities"].as_array().map_or(&[][..], Vec::as_slice);
    if let Some(number) = cities.iter().position(|city| !city.is_object()) {
        bail!("cities[{number}]: a city is one JSON object");
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let place = error.path().to_string();
        let reason = error.into_inner();
        match place.as_str() {
            "." => anyhow!(reason),
            _ => anyhow!("{place}: {reason}"),
        }
    })
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
        let have = if standing == 1 {
            "city has"
        } else {
            "cities have"
        };
        ensure!(
            standing <= most,
            "cities: {standing} {have} {card}, but a game of {seats} cities has {most} of it"
        );
        guilds += if facts.guild { standing } else { 0 };
    }
    let drawn = guilds_in_play(seats);
    ensure!(
        guilds <= drawn,
        "cities: {guilds} guilds stand there, but a game of {seats} cities has {drawn}"
    );
    Ok(())
}

impl Entry {
    fn city(&self, edition: Edition, place: &str) -> Result<City> {
        let board = self.board(edition, place)?;
        let last = board.facts(edition).stages.len();
        let stages = usize::try_from(self.stages)
            .ok()
            .filter(|&stages| stages <= last);
        let stages = stages.with_context(|| {
            format!(
                "{place}.stages: {} {} has {last} stages, not {}",
                self.city, self.side, self.stages
            )
        })?;
        let coins = u16::try_from(self.coins)
            .ok()
            .filter(|&coins| coins <= MOST_COINS);
        let coins = coins.with_context(|| {
            format!(
                "{place}.coins: a city has 0 to {MOST_COINS} coins, not {}",
                self.coins
            )
        })?;
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
            format!(
                "{place}.city: the {edition} edition has no city \"{city}\"; there are {cities}"
            )
        })?;
        let side = Side::from_name(edition, &self.side).with_context(|| {
            let [a, b] = Side::ALL.map(|side| side.name(edition));
            format!("{place}.side: a side is {a} or {b}, not \"{}\"", self.side)
        })?;
        Ok(Board { wonder, side })
    }

    fn cards(&self, edition: Edition, place: &str) -> Result<CardSet> {
        let mut cards = CardSet::EMPTY;
        for (number, name) in self.cards.iter().enumerate() {
            let place = format!("{place}.cards[{number}]");
            let card = Card::from_name(name)
                .with_context(|| format!("{place}: no card is called \"{name}\""))?;
            let edition_name = edition.name();
            ensure!(
                card.is_in(edition),
                "{place}: {card} is not in the {edition_name} edition"
            );
            ensure!(
                !cards.contains(card),
                "{place}: {card} is listed before; a city has only one of each name"
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
                format!("{place}.tokens[{number}]: a conflict token is 1, 3, 5 or -1, not {value}")
            })?;
            values.push(value);
        }
        let tokens = tokens_from_values(&values)
            .map_err(|value| anyhow!("{place}.tokens: {value} is no conflict token"))?;
        for (count, points) in tokens.victories.into_iter().zip(Tokens::VICTORY) {
            ensure!(
                count <= 2,
                "{place}.tokens: {count} tokens of {points}, but a city wins at most 2 conflicts in an age"
            );
        }
        let all = self.tokens.len();
        ensure!(
            all <= 6,
            "{place}.tokens: {all} tokens, but a city has at most 6 conflicts"
        );
        Ok(tokens)
    }
}
