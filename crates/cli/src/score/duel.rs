//! The score pad of 7 Wonders Duel.

use antipater_engine::Victory;
use antipater_engine::duel::SYMBOLS_TO_WIN;
use antipater_engine::duel::record::write_result;
use antipater_engine::duel::setup::{BOARD_TOKENS, GUILDS};
use antipater_engine::duel::{
    Back, Card, CardSet, City, SEATS, Slot, Symbol, Table, Token, TokenSet, Track, Wonder,
    WonderSet,
};
use antipater_engine::record::Object;
use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{Scored, coins};
use crate::locale::tell;
use crate::pad::pad;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheet {
    #[serde(rename = "game")]
    _game: IgnoredAny,
    pawn: i64,
    cities: Vec<Object<PadCity>>,
    victory: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PadCity {
    cards: Vec<String>,
    wonders: Vec<String>,
    tokens: Vec<String>,
    coins: i64,
}

/// The wonders a seat has to construct.
const WONDERS_OF_A_SEAT: usize = Wonder::FIRST_GAME[0].len();

impl Sheet {
    /// Scores the two cities.
    pub(super) fn score(&self) -> Result<Scored> {
        let pawn = i8::try_from(self.pawn)
            .ok()
            .filter(|pawn| pawn.abs() <= Track::CAPITAL)
            .with_context(|| {
                let last = Track::CAPITAL;
                tell!("cli-score-pawn", last = last, count = self.pawn)
            })?;
        let cities = self.cities()?;
        check_supremacies(&cities, pawn)?;
        let outcome = Table::arranged(cities, pawn)
            .outcome()
            .context("an arranged table is that of a game that is over")?;
        let shown = outcome.victory.name();
        if let Some(given) = &self.victory {
            let known = Victory::ALL.iter().any(|victory| victory.name() == given);
            let words = Victory::ALL.map(Victory::name).join(", ");
            ensure!(
                known,
                tell!("cli-score-no-victory", name = given.as_str(), list = words)
            );
            ensure!(
                given == shown,
                tell!(
                    "cli-score-other-victory",
                    shown = shown,
                    given = given.as_str()
                )
            );
        }
        let names: Vec<String> = (0..SEATS)
            .map(|seat| tell!("cli-seat", seat = seat))
            .collect();
        Ok(Scored {
            json: write_result(&outcome),
            pad: pad(&outcome, &names),
        })
    }

    fn cities(&self) -> Result<[City; SEATS]> {
        let entries: Vec<&PadCity> = self.cities.iter().map(|Object(entry)| entry).collect();
        let Ok(entries) = <[&PadCity; SEATS]>::try_from(entries) else {
            bail!(tell!("cli-score-two", count = self.cities.len()));
        };
        let of = |key, what| List { entries, key, what };
        let cards = of("cards", "card").read(|entry| &entry.cards, Card::named)?;
        let wonders = of("wonders", "wonder").read(|entry| &entry.wonders, Wonder::named)?;
        let tokens = of("tokens", "token").read(|entry| &entry.tokens, Token::named)?;
        let mut cities = [City::default(); SEATS];
        for (number, city) in cities.iter_mut().enumerate() {
            city.cards = CardSet::of(&cards[number]);
            city.built = WonderSet::of(&wonders[number]);
            city.tokens = TokenSet::of(&tokens[number]);
            city.coins = coins(entries[number].coins, &format!("cities[{number}]"))?;
            check_city(city, &format!("cities[{number}]"))?;
        }
        check_both(&cities)?;
        Ok(cities)
    }
}

/// A list that both cities have, under `key`, of a kind that texts know as `what`.
struct List<'a> {
    entries: [&'a PadCity; SEATS],
    key: &'static str,
    what: &'static str,
}

impl List<'_> {
    /// Reads the names in both cities; the box has each thing once.
    fn read<T: Copy + PartialEq>(
        &self,
        list: impl Fn(&PadCity) -> &[String],
        named: impl Fn(&str) -> Option<T>,
    ) -> Result<[Vec<T>; SEATS]> {
        let (key, what) = (self.key, self.what);
        let mut lists = [const { Vec::new() }; SEATS];
        let mut found: Vec<(T, String)> = Vec::new();
        for (city, entry) in self.entries.iter().enumerate() {
            for (number, name) in list(entry).iter().enumerate() {
                let place = format!("cities[{city}].{key}[{number}]");
                let thing = named(name).with_context(|| {
                    tell!(
                        "cli-score-nothing",
                        place = place.as_str(),
                        what = what,
                        name = name.as_str()
                    )
                })?;
                if let Some((_, other)) = found.iter().find(|(found, _)| *found == thing) {
                    bail!(tell!(
                        "cli-score-only-one",
                        place = place,
                        name = name.as_str(),
                        other = other.as_str()
                    ));
                }
                found.push((thing, place));
                lists[city].push(thing);
            }
        }
        Ok(lists)
    }
}

/// A city has four wonders, and a progress token for each pair and The Great Library.
fn check_city(city: &City, place: &str) -> Result<()> {
    let wonders = city.built.len();
    ensure!(
        wonders <= WONDERS_OF_A_SEAT,
        tell!(
            "cli-score-wonders",
            place = place,
            count = wonders,
            most = WONDERS_OF_A_SEAT
        )
    );
    let pair = |&symbol: &Symbol| city.cards.intersection(CardSet::with_symbol(symbol)).len() == 2;
    let pairs = Symbol::ON_CARDS
        .iter()
        .filter(|symbol| pair(symbol))
        .count();
    let library = usize::from(city.built.contains(Wonder::GreatLibrary));
    let (tokens, most) = (city.tokens.len(), pairs + library);
    ensure!(
        tokens <= most,
        tell!(
            "cli-score-progress",
            place = place,
            count = tokens,
            most = most
        )
    );
    Ok(())
}

/// What the two cities can have together.
fn check_both(cities: &[City; SEATS]) -> Result<()> {
    let [one, other] = cities;
    let wonders = one.built.len() + other.built.len();
    ensure!(
        wonders <= Wonder::LIMIT,
        tell!(
            "cli-score-all-wonders",
            count = wonders,
            most = Wonder::LIMIT
        )
    );
    let built = one.built.union(other.built);
    let library = usize::from(built.contains(Wonder::GreatLibrary));
    let (tokens, most) = (
        one.tokens.len() + other.tokens.len(),
        BOARD_TOKENS + library,
    );
    ensure!(
        tokens <= most,
        tell!("cli-score-all-progress", count = tokens, most = most)
    );
    let cards = one.cards.union(other.cards);
    let decks = [
        (Back::I, Slot::COUNT, "I"),
        (Back::II, Slot::COUNT, "II"),
        (Back::III, Slot::COUNT - GUILDS, "III"),
        (Back::Guild, GUILDS, "guilds"),
    ];
    for (back, most, what) in decks {
        let count = cards.intersection(CardSet::backed(back)).len();
        ensure!(
            count <= most,
            tell!("cli-score-deck", count = count, what = what, most = most)
        );
    }
    let (used, most) = (cards.len() + wonders, 3 * Slot::COUNT);
    ensure!(
        used <= most,
        tell!("cli-score-used", count = used, most = most)
    );
    Ok(())
}

/// The first supremacy ends the game, so there are no two of them.
fn check_supremacies(cities: &[City; SEATS], pawn: i8) -> Result<()> {
    let military = usize::from(pawn.abs() == Track::CAPITAL);
    let science = cities
        .iter()
        .filter(|city| city.symbols() >= SYMBOLS_TO_WIN);
    let supremacies = military + science.count();
    ensure!(
        supremacies <= 1,
        tell!("cli-score-supremacies", count = supremacies)
    );
    Ok(())
}
