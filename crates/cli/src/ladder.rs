//! `antipater ladder`: rates bots from the output of `arena --json`.

use std::collections::BTreeMap;

use antipater_bots::ladder::{LadderError, Match, Rung, ladder};
use antipater_bots::stats::Interval;
use antipater_show::texts::msg;
use anyhow::{Result, anyhow, ensure};
use clap::Parser;
use serde::{Deserialize, Serialize};

use crate::input;
use crate::locale::{t, tell};
use crate::output::{Grid, Output};
use crate::values::decimal;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-ladder"))]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-ladder-file"))]
    file: String,
    #[arg(long, value_name = "BOT", default_value = "uct:1000", help = msg("cli-arg-ladder-pin"))]
    pin: String,
    #[arg(long, value_name = "RATING", default_value = "1500", value_parser = decimal(-1e6..=1e6), help = msg("cli-arg-ladder-at"))]
    at: f64,
    #[arg(long, help = msg("cli-arg-json"))]
    json: bool,
}

/// The fields of an arena report that a ladder needs; others are ignored.
#[derive(Deserialize)]
struct Report {
    game: String,
    edition: Option<String>,
    players: usize,
    a: String,
    b: String,
    games: u64,
    a_score: f64,
    low: f64,
    high: f64,
}

/// The common parts of all matches of a ladder: the game, its edition, the number of players.
type Table = (String, Option<String>, usize);

/// One ladder as JSON.
#[derive(Serialize)]
struct Ladder<'a> {
    game: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'a str>,
    players: usize,
    games: u64,
    ratings: Vec<Rated<'a>>,
}

#[derive(Serialize)]
struct Rated<'a> {
    bot: &'a str,
    rating: f64,
    low: f64,
    high: f64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let tables = read(&args.file)?;
    ensure!(
        !tables.is_empty(),
        tell!("cli-ladder-none", file = input::name(&args.file))
    );
    let mut output = Output::new();
    for (number, (table, matches)) in tables.iter().enumerate() {
        let rungs = ladder(matches, &args.pin, args.at).map_err(refusal)?;
        if args.json {
            output.line(json(table, matches, &rungs)?)?;
        } else {
            if number > 0 {
                output.line("")?;
            }
            output.line(title(table, matches))?;
            output.line(grid(&rungs))?;
        }
    }
    output.finish()
}

/// The matches of a file, by table.
fn read(file: &str) -> Result<BTreeMap<Table, Vec<Match>>> {
    let text = input::read(file)?;
    let name = input::name(file);
    let mut tables: BTreeMap<Table, Vec<Match>> = BTreeMap::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let report: Report = serde_json::from_str(line).map_err(|_| {
            anyhow!(tell!(
                "cli-ladder-line",
                file = name.as_str(),
                line = number + 1
            ))
        })?;
        let table = (report.game, report.edition, report.players);
        tables.entry(table).or_default().push(Match {
            bots: [report.a, report.b],
            others: report.players.saturating_sub(1),
            games: report.games,
            share: report.a_score,
            interval: Interval {
                low: report.low,
                high: report.high,
            },
        });
    }
    Ok(tables)
}

fn refusal(error: LadderError) -> anyhow::Error {
    anyhow!(match error {
        LadderError::NoSuchBot(bot) => tell!("cli-ladder-no-bot", bot = bot),
        LadderError::Apart(bot) => tell!("cli-ladder-apart", bot = bot),
    })
}

fn games(matches: &[Match]) -> u64 {
    matches.iter().map(|played| played.games).sum()
}

fn title((game, edition, players): &Table, matches: &[Match]) -> String {
    let game = match edition {
        Some(edition) => format!("{game} ({edition})"),
        None => game.clone(),
    };
    tell!(
        "cli-ladder-title",
        game = game,
        players = *players,
        games = games(matches)
    )
}

fn grid(rungs: &[Rung]) -> Grid {
    let headings = [
        tell!("cli-column-bot"),
        tell!("cli-column-rating"),
        "95 %".to_owned(),
    ];
    let mut grid = Grid::new(1, headings);
    for rung in rungs {
        let Interval { low, high } = rung.interval;
        grid.row(vec![
            rung.bot.clone(),
            t().decimal(rung.rating, 0),
            format!("{} – {}", t().decimal(low, 0), t().decimal(high, 0)),
        ]);
    }
    grid
}

fn json((game, edition, players): &Table, matches: &[Match], rungs: &[Rung]) -> Result<String> {
    let ratings = rungs.iter().map(|rung| Rated {
        bot: &rung.bot,
        rating: rung.rating,
        low: rung.interval.low,
        high: rung.interval.high,
    });
    let ladder = Ladder {
        game,
        edition: edition.as_deref(),
        players: *players,
        games: games(matches),
        ratings: ratings.collect(),
    };
    Ok(serde_json::to_string(&ladder)?)
}
