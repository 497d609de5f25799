//! `antipater simulate`: games between bots, as fast as the cores allow.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::Instant;

use antipater_bots::matches::{Played, Series};
use antipater_bots::tally::{Line, Tally};
use antipater_bots::{Level, Playable};
use antipater_engine::luck::Generator;
use antipater_engine::seven::setup::{MAX_SEATS, MIN_SEATS};
use antipater_engine::seven::{self, Edition, Wish};
use antipater_engine::{State, Victory, duel};
use anyhow::{Context, Result, ensure};
use clap::Parser;
use clap::builder::RangedU64ValueParser;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::game::{Game, edition, no_edition, only_first_edition, wrong_usage};
use crate::output::{Grid, Ordered, Output};
use crate::record::{DUEL_TITLE, FREE_CITY_TITLE, Recorded};

/// Play games between bots.
#[derive(Parser)]
pub(crate) struct Args {
    /// The game.
    #[arg(long, default_value = "seven")]
    game: Game,
    /// The edition of seven: first or second, which is the default.
    #[arg(long, value_parser = edition)]
    edition: Option<Edition>,
    /// How many players: in seven 3 to 7, by default 3; in the other games 2. Boards are drawn.
    #[arg(long, value_parser = between(PLAYERS_OF_TWO, MAX_SEATS))]
    players: Option<usize>,
    /// Deal the recommended first game, which has no draft of wonders (duel only).
    #[arg(long)]
    first_game: bool,
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

/// The players of free-city and of duel.
const PLAYERS_OF_TWO: usize = 2;

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
    ensure!(
        args.game == Game::Duel || !args.first_game,
        wrong_usage("--first-game is for duel only")
    );
    match args.game {
        Game::Seven => {
            let edition = args.edition.unwrap_or(Edition::Second);
            let seats = args.players.unwrap_or(MIN_SEATS);
            ensure!(
                seats >= MIN_SEATS,
                wrong_usage(format_args!(
                    "--players: 7 Wonders has {MIN_SEATS} to {MAX_SEATS} players, not {seats}; for two there is \
                     --game free-city"
                ))
            );
            let wishes = vec![Wish::default(); seats];
            let title = format!("7 Wonders, {} edition, {seats} players", edition.name());
            let deal = |rng: &mut Generator| seven::Setup::deal(edition, &wishes, rng);
            simulate::<seven::Record, _>(args, &title, seats, deal)
        }
        Game::FreeCity => {
            only_first_edition(args.edition)?;
            let seats = args.two_players("the game with the Free City")?;
            let deal =
                |rng: &mut Generator| seven::Setup::deal_free_city(&[Wish::default(); 3], rng);
            simulate::<seven::Record, _>(args, FREE_CITY_TITLE, seats, deal)
        }
        Game::Duel => {
            no_edition(args.edition)?;
            let seats = args.two_players("a Duel")?;
            if args.first_game {
                let title = format!("{DUEL_TITLE}, first game");
                let deal = |rng: &mut Generator| Ok(duel::Setup::deal_first_game(rng));
                simulate::<duel::Record, _>(args, &title, seats, deal)
            } else {
                let deal = |rng: &mut Generator| Ok(duel::Setup::deal(rng));
                simulate::<duel::Record, _>(args, DUEL_TITLE, seats, deal)
            }
        }
    }
}

impl Args {
    /// Refuses any other number of players than two.
    fn two_players(&self, game: &str) -> Result<usize> {
        let players = self.players.unwrap_or(PLAYERS_OF_TWO);
        ensure!(
            players == PLAYERS_OF_TWO,
            wrong_usage(format_args!(
                "--players: {game} has {PLAYERS_OF_TWO} players, not {players}"
            ))
        );
        Ok(players)
    }
}

type SetupOf<R> = <<R as Recorded>::Game as State>::Setup;
type InvalidSetupOf<R> = <<R as Recorded>::Game as State>::InvalidSetup;
type ScoreOf<R> = <<R as Recorded>::Game as State>::Score;

/// What a series came to.
#[derive(Default)]
struct Sum {
    tally: Tally,
    /// How many games ended with each kind of victory.
    victories: [u64; Victory::ALL.len()],
}

/// Plays the games of a record's kind and prints the report.
fn simulate<R, D>(args: &Args, title: &str, seats: usize, deal: D) -> Result<()>
where
    R: Recorded,
    D: Fn(&mut Generator) -> Result<SetupOf<R>, InvalidSetupOf<R>> + Sync,
    InvalidSetupOf<R>: 'static,
{
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or_else(cores);
    let series = Series {
        deal,
        seats,
        bots: args.bots.clone(),
        games: args.games,
        seed: args.seed,
    };
    let start = Instant::now();
    let sum = play::<R, D>(args, &series, threads)?;
    let seconds = start.elapsed().as_secs_f64();
    let report = Report::of::<R::Game>(&sum.tally, seconds, threads);
    let mut output = Output::new();
    if args.json {
        output.json(&report)?;
    } else {
        print::<R::Game>(&mut output, args, title, &report, &sum)?;
    }
    output.finish()
}

/// Plays the games and sums them up, writing each record as soon as its turn comes.
fn play<R, D>(args: &Args, series: &Series<D>, threads: usize) -> Result<Sum>
where
    R: Recorded,
    D: Fn(&mut Generator) -> Result<SetupOf<R>, InvalidSetupOf<R>> + Sync,
    InvalidSetupOf<R>: 'static,
{
    let mut file = match &args.records {
        Some(path) => {
            let file = File::create(path).with_context(|| format!("cannot write {path}"))?;
            Some((BufWriter::new(file), path))
        }
        None => None,
    };
    let wanted = file.is_some();
    let bar = progress(args.games);
    let mut sum = Sum::default();
    let collect = |finished: Result<(Line<ScoreOf<R>>, Option<String>)>| -> Result<()> {
        let (line, record) = finished?;
        sum.tally.add::<R::Game>(&line);
        sum.victories[line.outcome.victory as usize] += 1;
        bar.inc(1);
        if let (Some((file, path)), Some(record)) = (&mut file, record) {
            writeln!(file, "{record}").with_context(|| format!("cannot write {path}"))?;
        }
        Ok(())
    };
    if wanted {
        let finish = |played: Played<R::Game>| Ok((Line::of(&played), Some(record::<R>(played)?)));
        series.run::<R::Game, _, _>(threads, finish, collect)?;
    } else {
        series.run_lines::<R::Game, _, _>(threads, |_, line| Ok((line, None)), collect)?;
    }
    bar.finish_and_clear();
    if let Some((mut file, path)) = file {
        file.flush()
            .with_context(|| format!("cannot write {path}"))?;
    }
    Ok(sum)
}

/// The record of a game; a bot that sits more than once has the number of its seat in its name.
fn record<R: Recorded>(played: Played<R::Game>) -> Result<String> {
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
    Ok(R::played(names, played.setup, played.game.steps)?.line())
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

fn print<G: Playable>(
    output: &mut Output,
    args: &Args,
    title: &str,
    report: &Report,
    sum: &Sum,
) -> Result<()> {
    output.line(format_args!(
        "{title}: {} games of seed {} in {:.2} s (threads: {})",
        report.games, args.seed, report.seconds, report.threads,
    ))?;
    output.line(format_args!(
        "{:.0} games and {:.0} decisions a second; signature {}",
        report.games_per_second, report.decisions_per_second, report.signature
    ))?;
    if args.game == Game::Duel {
        let counts = Victory::ALL.iter().zip(sum.victories);
        let counts = counts.map(|(victory, count)| format!("{count} {}", victory.name()));
        let counts: Vec<String> = counts.collect();
        output.line(format_args!("victories: {}", counts.join(", ")))?;
    }
    let mut headings = vec!["bot", "wins", "share"];
    headings.extend(G::CATEGORIES);
    headings.push("total");
    let mut grid = Grid::new(1, &headings);
    for account in &sum.tally.accounts {
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
