//! `antipater simulate`: games between bots, as fast as the cores allow.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::Instant;

use antipater_bots::matches::{Played, Series};
use antipater_bots::tally::{Account, Line, Tally};
use antipater_bots::{Level, Playable};
use antipater_engine::seven::setup::{MAX_SEATS, MIN_SEATS};
use antipater_engine::seven::{Edition, Record, Score, Setup, Seven, Wish};
use anyhow::{Context, Result};
use clap::Parser;
use clap::builder::RangedU64ValueParser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::output::{Grid, Ordered, Output};
use crate::{Game, edition};

/// Play games between bots.
#[derive(Parser)]
pub(crate) struct Args {
    /// The game.
    #[arg(long, default_value = "seven")]
    game: Game,
    /// The edition: first or second.
    #[arg(long, default_value = "second", value_parser = edition)]
    edition: Edition,
    /// How many seats, 3 to 7. Boards are drawn.
    #[arg(long, default_value = "3", value_parser = between(MIN_SEATS, MAX_SEATS))]
    players: usize,
    /// How many games.
    #[arg(long, default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// What all luck follows from: the same seed plays the same games on any number of threads.
    #[arg(long, default_value = "0")]
    seed: u64,
    /// Bots, separated by commas: random, builder. One name fills all seats; several are seated in turn, and each game
    /// begins with the next.
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<Level>,
    /// How many threads; without it one for each core.
    #[arg(long, value_parser = between(1, 256))]
    threads: Option<usize>,
    /// Write the record of each game to this file, one JSON object a line.
    #[arg(long, value_name = "FILE.jsonl")]
    records: Option<String>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// Reads a number that is at least and at most this.
fn between(least: usize, most: usize) -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(least as u64..=most as u64)
}

#[derive(Serialize)]
struct Report {
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    threads: usize,
    signature: String,
    wins: Ordered<&'static str, f64>,
    mean_scores: Ordered<&'static str, Ordered<&'static str, f64>>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or_else(cores);
    let start = Instant::now();
    let tally = match args.game {
        Game::Seven => play(args, threads)?,
    };
    let seconds = start.elapsed().as_secs_f64();
    let report = Report::of::<Seven>(&tally, seconds, threads);
    let mut output = Output::new();
    if args.json {
        output.json(&report)?;
    } else {
        print(&mut output, args, &report, &tally.accounts)?;
    }
    output.finish()
}

/// Plays the games and sums them up, writing each record as soon as its turn comes.
fn play(args: &Args, threads: usize) -> Result<Tally> {
    let wishes = vec![Wish::default(); args.players];
    let series = Series {
        deal: |rng: &mut _| Setup::deal(args.edition, &wishes, rng),
        seats: args.players,
        bots: args.bots.clone(),
        games: args.games,
        seed: args.seed,
    };
    let mut file = match &args.records {
        Some(path) => {
            let file = File::create(path).with_context(|| format!("cannot write {path}"))?;
            Some((BufWriter::new(file), path))
        }
        None => None,
    };
    let wanted = file.is_some();
    let bar = progress(args.games);
    let mut tally = Tally::default();
    let finish =
        |played: Played<Seven>| (Line::of(&played), wanted.then(|| record(played).write()));
    let collect = |(line, record): (Line<Score>, Option<String>)| -> Result<()> {
        tally.add::<Seven>(&line);
        bar.inc(1);
        if let (Some((file, path)), Some(record)) = (&mut file, record) {
            writeln!(file, "{record}").with_context(|| format!("cannot write {path}"))?;
        }
        Ok(())
    };
    series.run::<Seven, _, _>(threads, finish, collect)?;
    bar.finish_and_clear();
    if let Some((mut file, path)) = file {
        file.flush()
            .with_context(|| format!("cannot write {path}"))?;
    }
    Ok(tally)
}

/// The record of a game; a bot that sits more than once has the number of its seat in its name.
fn record(played: Played<Seven>) -> Record {
    let bots = &played.bots;
    let name = |(seat, bot): (usize, &Level)| {
        let alone = bots.iter().filter(|&other| other == bot).count() == 1;
        if alone {
            bot.to_string()
        } else {
            format!("{bot} {seat}")
        }
    };
    let names = bots.iter().enumerate().map(name).collect();
    let mut record = Record::new(names, played.setup);
    record.steps = played.game.steps;
    record
}

/// A bar on standard error, if that is a terminal.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let template = "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left";
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

impl Report {
    fn of<G: Playable>(tally: &Tally, seconds: f64, threads: usize) -> Report {
        let wins = tally.accounts.iter().map(|a| (a.bot.name(), a.wins));
        let scores = tally.accounts.iter().map(|account| {
            let mut means: Vec<_> = G::CATEGORIES.iter().copied().zip(account.means()).collect();
            means.push(("total", account.mean_total()));
            (account.bot.name(), Ordered(means))
        });
        Report {
            games: tally.games,
            decisions: tally.decisions,
            seconds,
            games_per_second: tally.games as f64 / seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
            threads,
            signature: format!("{:016x}", tally.signature()),
            wins: Ordered(wins.collect()),
            mean_scores: Ordered(scores.collect()),
        }
    }
}

fn print(output: &mut Output, args: &Args, report: &Report, accounts: &[Account]) -> Result<()> {
    output.line(format_args!(
        "7 Wonders, {} edition, {} players: {} games of seed {} in {:.2} s (threads: {})",
        args.edition.name(),
        args.players,
        report.games,
        args.seed,
        report.seconds,
        report.threads,
    ))?;
    output.line(format_args!(
        "{:.0} games and {:.0} decisions a second; signature {}",
        report.games_per_second, report.decisions_per_second, report.signature
    ))?;
    let mut headings = vec!["bot", "wins", "share"];
    headings.extend(Seven::CATEGORIES);
    headings.push("total");
    let mut grid = Grid::new(1, &headings);
    for account in accounts {
        let share = 100.0 * account.wins / report.games as f64;
        let mut row = vec![
            account.bot.to_string(),
            format!("{:.1}", account.wins),
            format!("{share:.1} %"),
        ];
        row.extend(account.means().map(|mean| format!("{mean:.2}")));
        row.push(format!("{:.2}", account.mean_total()));
        grid.row(row);
    }
    output.line(format_args!("\n{grid}"))
}
