//! `antipater score`: a score pad for people at a real table. What cannot lie on a table is refused.

mod duel;
mod seven;

use antipater_engine::record::{Object, parse};
use antipater_engine::{duel as duel_rules, seven as seven_rules};
use anyhow::{Context, Result, bail};
use clap::Parser;
use serde::Deserialize;

use crate::input::{name, read};
use crate::output::{Grid, Output};
use crate::record::unknown_game;

/// How a pad is written, for `--help`.
const FORMS: &str = r#"7 Wonders, cities in seat order (clockwise):
{"edition":"first","cities":[{"city":"Giza","side":"A","stages":3,"cards":["Altar"],"coins":4,"tokens":[1]}, …]}

With the Free City, which is the last of three cities: the same with "game":"free-city" instead of the edition.

7 Wonders Duel:
{"game":"duel","pawn":3,"cities":[{"cards":["Altar"],"wonders":["The Sphinx"],"tokens":["Law"],"coins":12}, …]}

"wonders" are the constructed ones. "pawn" is the space of the conflict pawn, 0 in the middle: above 0 it stands on
the side of the second city, so that the first one leads, 9 is the second city's capital; below 0 the other way
round. "victory" may be given and must then be the one that the table shows: "military", "science" or "civilian"."#;

/// Score the cities of a real table.
#[derive(Parser)]
#[command(after_long_help = FORMS)]
pub(crate) struct Args {
    /// The cities as one JSON object, see --help for its form; - is standard input.
    file: String,
    /// Print the result as one JSON object.
    #[arg(long)]
    json: bool,
}

/// What is known of every pad: its game, which need not be given for 7 Wonders.
#[derive(Deserialize)]
struct Head {
    #[serde(default = "seven_wonders")]
    game: String,
}

fn seven_wonders() -> String {
    seven_rules::record::GAME.to_owned()
}

/// A result as records write it and as people read it.
struct Scored {
    json: String,
    pad: Grid,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let text = read(&args.file)?;
    let scored = score(&text).with_context(|| name(&args.file).to_owned())?;
    let mut output = Output::new();
    if args.json {
        output.line(scored.json)?;
    } else {
        output.line(scored.pad)?;
    }
    output.finish()
}

fn score(text: &str) -> Result<Scored> {
    let Object(head): Object<Head> = parse(text)?;
    match head.game.as_str() {
        game @ (seven_rules::record::GAME | seven_rules::record::FREE_CITY) => {
            parse::<Object<seven::Sheet>>(text)?.0.score(game)
        }
        duel_rules::record::GAME => parse::<Object<duel::Sheet>>(text)?.0.score(),
        other => bail!("game: {}", unknown_game(other)),
    }
}

/// The most coins a pad takes: far more than a box holds, and few enough to be scored.
const MOST_COINS: u16 = 9999;

/// The coins of a city that stands at this place.
fn coins(coins: i64, place: &str) -> Result<u16> {
    let possible = u16::try_from(coins).ok().filter(|&c| c <= MOST_COINS);
    possible
        .with_context(|| format!("{place}.coins: a city has 0 to {MOST_COINS} coins, not {coins}"))
}
