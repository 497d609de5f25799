//! `antipater simulate`: games between bots, as fast as the cores allow.
//!
//! Here: the arguments and the course of a series. `stats` has the figures, `report` the output.

mod report;
mod stats;

use std::sync::atomic::Ordering;
use std::time::Instant;

use antipater_bots::Repeatable;
use antipater_bots::matches::{Played, Series};
use antipater_bots::stats::GameSummary;
use antipater_engine::Recorded;
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::Generator;
use antipater_engine::seven::{self, BoardOptions, Edition, Seven};
use antipater_show::texts::msg;
use anyhow::{Result, ensure};
use clap::Parser;

use crate::game::{
    Game, edition, no_edition, only_first_edition, three_or_more, two_players, wrong_usage,
};
use crate::interrupt::{Interrupted, stopped_by_user};
use crate::locale::{t, tell};
use crate::output::Output;
use crate::progress::Progress;
use crate::record::{Records, duel_title, edition_title, free_city_title, record_of_bots};
use crate::values::{ANY, repeatable, whole};
use stats::{Dealt, GameResult, Sum};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-simulate"))]
pub(crate) struct Args {
    #[arg(long, default_value = "seven", help = msg("cli-arg-game"))]
    game: Game,
    #[arg(long, value_parser = edition, help = msg("cli-arg-edition"))]
    edition: Option<Edition>,
    #[arg(long, value_parser = whole::<usize>(ANY), help = msg("cli-arg-simulate-players"))]
    players: Option<usize>,
    #[arg(long, help = msg("cli-arg-simulate-first-game"))]
    first_game: bool,
    #[arg(long, default_value = "1000", value_parser = whole::<u64>(1..=u64::MAX), help = msg("cli-arg-simulate-games"))]
    games: u64,
    #[arg(long, default_value = "0", value_parser = whole::<u64>(ANY), help = msg("cli-arg-simulate-seed"))]
    seed: u64,
    #[arg(long, default_value = "random", value_delimiter = ',', value_parser = repeatable, help = msg("cli-arg-simulate-bots"))]
    bots: Vec<Repeatable>,
    #[arg(long, value_parser = whole::<usize>(1..=256), help = msg("cli-arg-simulate-threads"))]
    threads: Option<usize>,
    #[arg(long, value_name = "FILE.jsonl", help = msg("cli-arg-simulate-records"))]
    records: Option<String>,
    #[arg(long, conflicts_with = "csv", help = msg("cli-arg-json"))]
    json: bool,
    #[arg(long, help = msg("cli-arg-simulate-csv"))]
    csv: bool,
    #[command(flatten)]
    weights: crate::weights::Weights,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    args.weights.replace()?;
    ensure!(
        args.game == Game::Duel || !args.first_game,
        wrong_usage(tell!("cli-first-game"))
    );
    match args.game {
        Game::Seven => {
            let edition = args.edition.unwrap_or(Edition::Second);
            let seats = three_or_more(args.players)?;
            let options = vec![BoardOptions::default(); seats];
            let title = tell!(
                "cli-title-players",
                game = edition_title(edition),
                count = seats
            );
            let deal = |rng: &mut Generator| seven::Setup::deal(edition, &options, rng);
            simulate::<Seven, _>(args, &title, seats, deal)
        }
        Game::FreeCity => {
            only_first_edition(args.edition)?;
            let seats = two_players(args.players, "free-city")?;
            let deal = |rng: &mut Generator| {
                seven::Setup::deal_free_city(&[BoardOptions::default(); 3], rng)
            };
            simulate::<Seven, _>(args, &free_city_title(), seats, deal)
        }
        Game::Duel => {
            no_edition(args.edition)?;
            let seats = two_players(args.players, "duel")?;
            if args.first_game {
                let title = tell!("cli-title-first-game", game = duel_title());
                let deal = |rng: &mut Generator| Ok(duel::Setup::deal_first_game(rng));
                simulate::<Duel, _>(args, &title, seats, deal)
            } else {
                let deal = |rng: &mut Generator| Ok(duel::Setup::deal(rng));
                simulate::<Duel, _>(args, &duel_title(), seats, deal)
            }
        }
    }
}

/// A game that can be simulated: its figures are grouped by the deal, and it has records.
trait Simulated: Dealt<Score: Send, InvalidSetup: Send + Sync> + Recorded {}

impl<G: Dealt<Score: Send, InvalidSetup: Send + Sync> + Recorded> Simulated for G {}

/// Plays the games of a record's kind and prints the report.
fn simulate<G, D>(args: &Args, title: &str, seats: usize, deal: D) -> Result<()>
where
    G: Simulated<InvalidSetup: 'static>,
    D: Fn(&mut Generator) -> Result<G::Setup, G::InvalidSetup> + Sync,
{
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or_else(cores);
    let series = Series {
        deal,
        seats,
        bots: args.bots.iter().map(Repeatable::factory::<G>).collect(),
        games: args.games,
        seed: args.seed,
    };
    let mut sum = Sum::new::<G>(&args.bots, seats);
    let start = Instant::now();
    let played = play(args, &series, threads, &mut sum);
    let interrupted = matches!(&played, Err(error) if error.is::<Interrupted>());
    if !interrupted {
        played?;
    }
    let run = report::Run {
        seed: args.seed,
        seconds: start.elapsed().as_secs_f64(),
        threads,
        interrupted,
    };
    let mut output = Output::new();
    if args.json {
        report::json::<G>(&mut output, &run, &sum)?;
    } else if args.csv {
        report::csv::<G>(&mut output, &sum)?;
    } else {
        report::tables::<G>(&mut output, title, &run, &sum)?;
    }
    output.finish()?;
    ensure!(!interrupted, Interrupted);
    Ok(())
}

/// Plays the games and adds them up, writing each record in the order of the games.
///
/// # Errors
/// [`Interrupted`] if the user stops it; the sum and the records then have the games so far.
fn play<G, D>(args: &Args, series: &Series<G, D>, threads: usize, sum: &mut Sum<'_>) -> Result<()>
where
    G: Simulated<InvalidSetup: 'static>,
    D: Fn(&mut Generator) -> Result<G::Setup, G::InvalidSetup> + Sync,
{
    let mut records = args.records.as_deref().map(Records::new).transpose()?;
    let wanted = records.is_some();
    let stopped = stopped_by_user()?;
    let mut progress = Progress::new(args.games);
    let collect = |finished: Result<(GameResult<G::Score>, Option<String>)>| -> Result<()> {
        ensure!(!stopped.load(Ordering::Relaxed), Interrupted);
        let (result, record) = finished?;
        sum.add::<G>(result);
        progress.step(|| standing(sum));
        if let (Some(records), Some(record)) = (&mut records, record) {
            records.write(&record)?;
        }
        Ok(())
    };
    let played = if wanted {
        let finish = |played: Played<G>| {
            let result = GameResult::of::<G>(&played.setup, GameSummary::of(&played));
            Ok((result, Some(record(&args.bots, &played)?)))
        };
        series.run(threads, finish, collect)
    } else {
        let finish = |setup: &_, summary| Ok((GameResult::of::<G>(setup, summary), None));
        series.run_summaries(threads, finish, collect)
    };
    progress.finish();
    records.map_or(Ok(()), Records::finish)?;
    played
}

/// The share of games won and the mean total of each bot.
fn standing(sum: &Sum<'_>) -> String {
    let mut text = String::new();
    for account in &sum.tally.accounts {
        let share = 100.0 * account.wins / sum.tally.games as f64;
        text += &tell!(
            "cli-progress-bot",
            bot = sum.name(account),
            share = t().decimal(share, 1),
            points = t().decimal(account.mean_total(), 1)
        );
    }
    text
}

/// The record of a game.
fn record<G>(bots: &[Repeatable], played: &Played<G>) -> Result<String>
where
    G: Simulated<InvalidSetup: 'static>,
{
    let bots: Vec<_> = played.bots.iter().map(|&bot| &bots[bot]).collect();
    record_of_bots::<G, _>(&bots, &played.setup, &played.game.steps)
}
