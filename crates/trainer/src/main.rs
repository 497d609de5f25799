//! Learns the weights of a net by self-play: TD(lambda) on afterstates (G. Tesauro, 1995).
//!
//! A run of `--games` learns bit-identical weights from the same seed, for every number of threads, unless it was
//! interrupted. An interrupted run
//! resumes from its last checkpoint, with an empty replay buffer.

mod calibration;
mod checkpoint;
mod curve;
mod doubt;
mod games;
mod model;
mod parallel;
mod puzzles;
mod quality;
mod replay;
mod rounding;
mod self_play;

use std::fs;
use std::path::PathBuf;
use std::thread::available_parallelism;

use antipater_bots::Repeatable;
use antipater_bots::analysis::{Analyzable, Depth};
use antipater_bots::net::Net;
use antipater_bots::uct::Searchable;
use antipater_engine::rng::generator;
use antipater_engine::{Line, State};
use anyhow::{Context, Result};
use clap::{Parser, ValueEnum};

use crate::checkpoint::Progress;
use crate::doubt::Measurement;
use crate::games::{DuelTask, FreeCityTask, SevenTask, Task};
use crate::model::Model;
use crate::parallel::in_parallel;
use crate::quality::Quality;
use crate::replay::Replay;
use crate::rounding::Rounding;

/// Learns the weights of a net by self-play.
#[derive(Parser)]
#[command(version)]
struct Options {
    /// The game to learn.
    game: Game,
    /// The folder for checkpoint, log and weights.
    #[arg(long, required_unless_present_any = ["judge", "puzzles"])]
    out: Option<PathBuf>,
    /// The training time, in seconds of processor time.
    #[arg(long, default_value_t = 1200)]
    seconds: u64,
    /// The number of games to learn from, instead of a time; or to sample before rounding.
    #[arg(long, conflicts_with = "seconds")]
    games: Option<u64>,
    /// The number of threads; by default one for each processor.
    #[arg(long)]
    threads: Option<usize>,
    /// The size of the first hidden layer of a new net, a multiple of 128 up to 512.
    #[arg(long, default_value_t = 512, value_parser = hidden)]
    hidden: usize,
    /// Learn from searches: the simulations of a decision that is searched in full.
    #[arg(long, default_value_t = 0, value_name = "SIMULATIONS")]
    search: u32,
    /// Begin with the weights in this file, of the same game or, for the Free City, of 7 Wonders.
    #[arg(long, value_name = "FILE")]
    begin: Option<PathBuf>,
    /// The learning rates at the beginning and at the end.
    #[arg(long, value_delimiter = ',', num_args = 2, default_values_t = [1e-3, 5e-5])]
    rates: Vec<f32>,
    /// Games between two checkpoints, each with a measurement; rounded up to whole rounds of 32.
    #[arg(long, default_value_t = 3200)]
    every: u64,
    /// The deals of a measurement; the last one has ten times as many.
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// The seed of all randomness.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only draw the curve of the existing log, and in gray those of the runs in other folders.
    #[arg(long, value_name = "FOLDER", num_args = 0..)]
    draw: Option<Vec<PathBuf>>,
    /// Instead of learning, compare the expectations of the existing weights with their results in this many games
    /// against themselves, and fit temperatures.
    #[arg(long, value_name = "GAMES")]
    values: Option<u64>,
    /// Instead of learning, play the existing weights against those in this file on `--deals`; with `--search`, by bots
    /// that search.
    #[arg(long, value_name = "FILE")]
    against_weights: Option<PathBuf>,
    /// Instead of learning, compare the errors that the existing weights state with those that playing on shows, in this
    /// many positions; with `--search`, by bots that search.
    #[arg(long, value_name = "POSITIONS")]
    doubt: Option<u64>,
    /// Instead of learning, round the existing weights to this step and compare the two nets on `--deals`.
    #[arg(long, value_name = "STEP", value_parser = clap::value_parser!(u32).range(1..=64))]
    round: Option<u32>,
    /// Instead of learning, judge this many games of each of the bots, which play with the weights of this program.
    #[arg(long, value_name = "GAMES")]
    judge: Option<u64>,
    /// Instead of learning, print this many puzzles from games of the net, one per line.
    #[arg(long, value_name = "COUNT")]
    puzzles: Option<usize>,
    /// The bots whose games are judged.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "expert,normal,random",
        requires = "judge"
    )]
    bots: Vec<Repeatable>,
    /// The depth of the analysis: quick, normal or deep.
    #[arg(long, default_value_t, requires = "judge")]
    depth: Depth,
    /// Another depth, to measure how often the two agree.
    #[arg(long, requires = "judge")]
    against: Option<Depth>,
    /// The table sizes of 7 Wonders, in turn.
    #[arg(
        long,
        value_delimiter = ',',
        value_parser = clap::value_parser!(u8).range(3..=7),
        default_value = "4",
        requires = "judge"
    )]
    seats: Vec<u8>,
    /// Only measure the effect of luck on results.
    #[arg(long, requires = "judge")]
    only_luck: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Game {
    Duel,
    Seven,
    FreeCity,
}

fn main() -> Result<()> {
    let options = Options::parse();
    match options.game {
        Game::Duel => learn::<DuelTask>(&options),
        Game::Seven => learn::<SevenTask>(&options),
        Game::FreeCity => learn::<FreeCityTask>(&options),
    }
}

/// Added to the seed of matches, so that the net has not learned from these deals.
const HELD_OUT: u64 = 5_000_000;
/// The games between two rounds of learning.
const GAMES: u64 = 32;
/// How often each sample is used for learning, on average.
const REUSE: usize = 2;
/// The samples in a batch.
const BATCH: usize = 192;
/// The samples in the replay buffer.
const REPLAY: usize = 60_000;

/// Parses the size of a hidden layer.
fn hidden(text: &str) -> Result<usize, String> {
    let size = text.parse().unwrap_or(0);
    if size > 0 && size <= Net::MOST_HIDDEN && size.is_multiple_of(Net::WIDTH) {
        Ok(size)
    } else {
        Err(format!(
            "a multiple of {} up to {}",
            Net::WIDTH,
            Net::MOST_HIDDEN
        ))
    }
}

fn learn<T: Task>(options: &Options) -> Result<()>
where
    T::Game: Analyzable + Searchable + State<Observation: Line>,
{
    if let Some(games) = options.judge {
        return quality::report::<T>(&Quality {
            games,
            bots: options.bots.clone(),
            depth: options.depth,
            only_luck: options.only_luck,
            against: options.against,
            seats: options.seats.iter().copied().map(usize::from).collect(),
            seed: options.seed,
        });
    }
    if let Some(count) = options.puzzles {
        return puzzles::report::<T>(count, options.seed);
    }
    // Required by the argument parser.
    let out = options.out.clone().unwrap_or_default();
    if let Some(others) = &options.draw {
        return curve::draw(&out, others, T::SCHEMA.game, T::FAIR);
    }
    let threads = match options.threads {
        Some(threads) => threads.max(1),
        None => available_parallelism().map_or(1, usize::from),
    };
    if let Some(step) = options.round {
        let rounding = Rounding {
            step,
            games: options.games.unwrap_or(rounding::GAMES),
            deals: options.deals,
            seed: options.seed,
            threads,
        };
        return rounding::report::<T>(&out, rounding);
    }
    if let Some(games) = options.values {
        return calibration::report::<T>(&out, options.seed, games);
    }
    if let Some(other) = &options.against_weights {
        let net = checkpoint::weights(&out, &T::SCHEMA)?;
        let other = checkpoint::read_net(other, &[T::SCHEMA])?;
        let (seed, simulations) = (options.seed + HELD_OUT, options.search);
        let found = self_play::versus::<T>(&net, &other, simulations, seed, options.deals, threads);
        rounding::tell(found, T::FAIR);
        return Ok(());
    }
    if let Some(positions) = options.doubt {
        let measurement = Measurement {
            positions,
            simulations: options.search,
            seed: options.seed,
            threads,
        };
        return doubt::report::<T>(&out, measurement);
    }
    fs::create_dir_all(&out).with_context(|| format!("cannot make {}", out.display()))?;
    let schema = T::SCHEMA;
    let mut rng = generator(options.seed, u64::MAX);
    let hidden = checkpoint::hidden(&out)?.unwrap_or(options.hidden);
    let mut model = Model::new(&schema, hidden, &mut rng);
    let mut progress = match (checkpoint::read(&out, &schema, &mut model)?, &options.begin) {
        (Some(progress), _) => progress,
        (None, None) => Progress::default(),
        (None, Some(path)) => {
            let net = checkpoint::read_net(path, &[schema, SevenTask::SCHEMA])?;
            model.begin_with(&net.floats())?;
            Progress::default()
        }
    };
    let mut replay = Replay::new(REPLAY);
    let begun = Progress::clock();
    let before = progress.seconds;
    let mut loss = (0.0, 0.0);
    loop {
        let net = Net::rounded(&schema, &model.floats());
        let games = progress.games..progress.games + GAMES;
        progress.games = games.end;
        let samples = in_parallel(threads, games, |game| {
            self_play::teach::<T>(&net, options.seed, game, options.search)
        });
        let fresh: usize = samples.iter().map(Vec::len).sum();
        samples
            .into_iter()
            .flatten()
            .for_each(|sample| replay.add(sample));
        progress.seconds = before + Progress::clock() - begun;
        let done = match options.games {
            Some(games) => progress.games as f64 / games as f64,
            None => progress.seconds / options.seconds as f64,
        };
        let ends = done >= 1.0;
        let rate =
            options.rates[0] * (options.rates[1] / options.rates[0]).powf(done.min(1.0) as f32);
        let mut rng = generator(options.seed ^ u64::MAX, progress.games);
        if replay.len() > 20 * BATCH {
            for _ in 0..(fresh * REUSE).div_ceil(BATCH) {
                let batch = replay.draw(BATCH, &mut rng);
                loss = (loss.0 + model.learn(&batch, rate, threads), loss.1 + 1.0);
            }
        }
        let rounds = options.every.div_ceil(GAMES).max(1);
        if ends || (progress.games / GAMES).is_multiple_of(rounds) {
            let net = Net::rounded(&schema, &model.floats());
            let deals = if ends { 10 } else { 1 } * options.deals;
            progress.share =
                self_play::measure::<T>(&net, options.seed + 1_000_000, deals, threads);
            progress.loss = loss.0 / f32::max(loss.1, 1.0);
            loss = (0.0, 0.0);
            checkpoint::write(&out, &schema, options.seed, &model, &progress)?;
            curve::draw(&out, &[], schema.game, T::FAIR)?;
        }
        if ends {
            return Ok(());
        }
    }
}
