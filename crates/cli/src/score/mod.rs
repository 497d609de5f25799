//! `antipater score`: a score pad for people at a real table. Cities that cannot exist are refused.

mod duel;
mod seven;

use antipater_engine::outcome::MOST_COINS;
use antipater_engine::record::{Object, parse};
use antipater_engine::{duel as duel_rules, seven as seven_rules};
use antipater_show::texts::msg;
use anyhow::{Context, Result, bail};
use clap::Parser;
use serde::Deserialize;

use crate::input::{name, read};
use crate::locale::tell;
use crate::output::{Grid, Output};
use crate::record::unknown_game;

/// A pad of 7 Wonders, and one of Duel.
const PADS: [&str; 2] = [
    r#"{"edition":"first","cities":[{"city":"Giza","side":"A","stages":3,"cards":["Altar"],"coins":4,"tokens":[1]}, …]}"#,
    r#"{"game":"duel","pawn":3,"cities":[{"cards":["Altar"],"wonders":["The Sphinx"],"tokens":["Law"],"coins":12}, …]}"#,
];

/// How a pad is written, for `--help`.
fn forms() -> String {
    let [seven, duel] = PADS;
    [
        tell!("cli-score-form-seven", form = seven),
        tell!("cli-score-form-free-city", form = r#""game":"free-city""#),
        tell!("cli-score-form-duel", form = duel),
        tell!("cli-score-form-words"),
    ]
    .join("\n\n")
}

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-score"), after_long_help = forms())]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-score-file"))]
    file: String,
    #[arg(long, help = msg("cli-arg-json"))]
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
    let scored = score(&text).with_context(|| name(&args.file))?;
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

/// The coins of a city; a number that is no coins is too many for any table.
fn coins(coins: i64) -> u16 {
    u16::try_from(coins).unwrap_or(u16::MAX)
}

/// Says that the city at this place cannot have so many coins.
fn too_many_coins(place: &str, coins: i64) -> String {
    tell!(
        "cli-score-coins",
        place = place,
        most = MOST_COINS,
        count = coins
    )
}
