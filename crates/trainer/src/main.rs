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
mod training;
mod verdicts;

use std::path::PathBuf;
use std::thread::available_parallelism;

use antipater_bots::Repeatable;
use antipater_bots::analysis::{Analyzable, Depth};
use antipater_bots::net::Net;
use antipater_bots::uct::Searchable;
use antipater_engine::{Line, State};
use anyhow::Result;
use clap::{Parser, ValueEnum};

use crate::doubt::Measurement;
use crate::games::{DuelTask, FreeCityTask, SevenTask, Task};
use crate::quality::Quality;
use crate::rounding::Rounding;
use crate::training::Training;
use crate::verdicts::Verdicts;

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
    /// The size of the first hidden layer of a new net, 128, 256, 384 or 512.
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
    /// Instead of learning, compare the errors that the analysis and the existing weights state with those that playing on
    /// shows, in this many positions; with `--search`, by bots that search.
    #[arg(long, value_name = "POSITIONS")]
    doubt: Option<u64>,
    /// Instead of learning, compare the errors that the analysis finds in this many games of each of the bots with games
    /// that are played on, `--deals` from each action; with `--search`, by bots that search.
    #[arg(long, value_name = "GAMES")]
    verdicts: Option<u64>,
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
    #[arg(long, value_delimiter = ',', default_value = "expert,normal,random")]
    bots: Vec<Repeatable>,
    /// The depth of the analysis: quick, normal or deep.
    #[arg(long, default_value_t)]
    depth: Depth,
    /// Another depth, to measure how often the two agree.
    #[arg(long, requires = "judge")]
    against: Option<Depth>,
    /// The table sizes of 7 Wonders, in turn.
    #[arg(
        long,
        value_delimiter = ',',
        value_parser = clap::value_parser!(u8).range(3..=7),
        default_value = "4"
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
        Game::Duel => run::<DuelTask>(&options),
        Game::Seven => run::<SevenTask>(&options),
        Game::FreeCity => run::<FreeCityTask>(&options),
    }
}

/// Added to the seed of matches, so that the net has not learned from these deals.
const HELD_OUT: u64 = 5_000_000;

/// Parses the size of a hidden layer.
fn hidden(text: &str) -> Result<usize, String> {
    let size = text.parse().ok();
    size.filter(|size| Net::SIZES.contains(size))
        .ok_or_else(|| format!("one of {:?}", Net::SIZES))
}

/// Learns, or does what is asked instead.
fn run<T: Task>(options: &Options) -> Result<()>
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
    // Required by the argument parser.
    let out = options.out.clone().unwrap_or_default();
    if let Some(others) = &options.draw {
        return curve::draw(&out, others, T::SCHEMA.game, T::FAIR);
    }
    let threads = match options.threads {
        Some(threads) => threads.max(1),
        None => available_parallelism().map_or(1, usize::from),
    };
    if let Some(count) = options.puzzles {
        return puzzles::report::<T>(count, options.seed, threads);
    }
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
            depth: options.depth,
            simulations: options.search,
            seed: options.seed,
            threads,
        };
        return doubt::report::<T>(&out, measurement);
    }
    if let Some(games) = options.verdicts {
        let verdicts = Verdicts {
            games,
            bots: options.bots.clone(),
            depth: options.depth,
            seats: options.seats.iter().copied().map(usize::from).collect(),
            continuations: options.deals,
            simulations: options.search,
            seed: options.seed,
            threads,
        };
        return verdicts::report::<T>(&checkpoint::weights(&out, &T::SCHEMA)?, &verdicts);
    }
    let training = Training {
        games: options.games,
        seconds: options.seconds,
        threads,
        hidden: options.hidden,
        search: options.search,
        begin: options.begin.clone(),
        rates: [options.rates[0], options.rates[1]],
        every: options.every,
        deals: options.deals,
        seed: options.seed,
    };
    training::train::<T>(&training, &out)
}
