//! The score pad of 7 Wonders Duel.

use antipater_engine::Victory;
use antipater_engine::duel::arranged::{List, Place};
use antipater_engine::duel::record::write_result;
use antipater_engine::duel::{
    ArrangeError, ArrangedCity, Back, Card, SEATS, Table, Token, Track, Wonder,
};
use antipater_engine::record::Object;
use anyhow::{Context, Result, anyhow, bail, ensure};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::{Scored, coins, too_many_coins};
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

impl Sheet {
    /// Scores the two cities.
    pub(super) fn score(&self) -> Result<Scored> {
        let cities = self.cities()?;
        // A number that is too large for its type is too large for any track.
        let pawn = i8::try_from(self.pawn).unwrap_or(i8::MAX);
        let outcome = Table::arranged(&cities, pawn)
            .map_err(|error| anyhow!(self.refusal(error)))?
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

    fn cities(&self) -> Result<[ArrangedCity; SEATS]> {
        let [Object(one), Object(other)] = self.cities.as_slice() else {
            bail!(tell!("cli-score-two", count = self.cities.len()));
        };
        Ok([one.city("cities[0]")?, other.city("cities[1]")?])
    }

    /// Why these cities and the pawn cannot lie on a table.
    fn refusal(&self, error: ArrangeError) -> String {
        let of = |city: usize| format!("cities[{city}]");
        match error {
            ArrangeError::Pawn { .. } => {
                let last = Track::CAPITAL;
                tell!("cli-score-pawn", last = last, count = self.pawn)
            }
            ArrangeError::Again { list, place, first } => {
                let path =
                    |place: Place| format!("{}.{}[{}]", of(place.city), list.name(), place.at);
                let entry = &self.cities[place.city].0;
                let names = match list {
                    List::Cards => &entry.cards,
                    List::Wonders => &entry.wonders,
                    List::Tokens => &entry.tokens,
                };
                tell!(
                    "cli-score-only-one",
                    place = path(place),
                    name = names[place.at].as_str(),
                    other = path(first)
                )
            }
            ArrangeError::Coins { city, .. } => {
                too_many_coins(&of(city), self.cities[city].0.coins)
            }
            ArrangeError::Wonders { city, count, most } => {
                tell!(
                    "cli-score-wonders",
                    place = of(city),
                    count = count,
                    most = most
                )
            }
            ArrangeError::Tokens { city, count, most } => {
                tell!(
                    "cli-score-progress",
                    place = of(city),
                    count = count,
                    most = most
                )
            }
            ArrangeError::AllWonders { count, most } => {
                tell!("cli-score-all-wonders", count = count, most = most)
            }
            ArrangeError::AllTokens { count, most } => {
                tell!("cli-score-all-progress", count = count, most = most)
            }
            ArrangeError::Deck { back, count, most } => {
                let what = match back {
                    Back::I => "I",
                    Back::II => "II",
                    Back::III => "III",
                    Back::Guild => "guilds",
                };
                tell!("cli-score-deck", count = count, what = what, most = most)
            }
            ArrangeError::Used { count, most } => {
                tell!("cli-score-used", count = count, most = most)
            }
            ArrangeError::Supremacies { count } => tell!("cli-score-supremacies", count = count),
        }
    }
}

impl PadCity {
    /// The city as far as words go.
    fn city(&self, place: &str) -> Result<ArrangedCity> {
        Ok(ArrangedCity {
            cards: named(&self.cards, Card::named, &format!("{place}.cards"), "card")?,
            wonders: named(
                &self.wonders,
                Wonder::named,
                &format!("{place}.wonders"),
                "wonder",
            )?,
            tokens: named(
                &self.tokens,
                Token::named,
                &format!("{place}.tokens"),
                "token",
            )?,
            coins: coins(self.coins),
        })
    }
}

/// The things of these names, of a kind that texts know as `what`.
fn named<T>(
    names: &[String],
    named: impl Fn(&str) -> Option<T>,
    place: &str,
    what: &str,
) -> Result<Vec<T>> {
    let read = |(number, name): (usize, &String)| {
        named(name).with_context(|| {
            tell!(
                "cli-score-nothing",
                place = format!("{place}[{number}]"),
                what = what,
                name = name.as_str()
            )
        })
    };
    names.iter().enumerate().map(read).collect()
}
