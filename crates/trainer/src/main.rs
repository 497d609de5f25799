//! Learns the weights of a net by self-play: TD(lambda) on afterstates (G. Tesauro, 1995), on one thread.
//!
//! A run of `--games` learns the same weights to the bit from the same seed, unless it was interrupted. An interrupted run
//! goes on from its last checkpoint, with an empty replay.

mod checkpoint;
mod games;
mod model;
mod replay;
mod self_play;

use std::fs;
use std::path::PathBuf;

use antipater_bots::net::Net;
use antipater_engine::duel::Duel;
use antipater_engine::rng::generator;
use antipater_engine::seven::Seven;
use anyhow::{Context, Result};
use clap::{Parser, ValueEnum};

use crate::checkpoint::Progress;
use crate::games::Learnable;
use crate::model::Model;
use crate::replay::Replay;

/// Learns the weights of a net by self-play.
#[derive(Parser)]
#[command(version)]
struct Options {
    /// The game to learn.
    game: Game,
    /// The folder for checkpoint, log and weights.
    #[arg(long)]
    out: PathBuf,
    /// How long to learn, in seconds of processor time.
    #[arg(long, default_value_t = 1200)]
    seconds: u64,
    /// How many games to learn from, instead of a time.
    #[arg(long, conflicts_with = "seconds")]
    games: Option<u64>,
    /// Games between two checkpoints, each with a measurement; rounded up to whole rounds of 32.
    #[arg(long, default_value_t = 3200)]
    every: u64,
    /// Deals of a measurement; the last one has ten times as many.
    #[arg(long, default_value_t = 100)]
    deals: u64,
    /// The seed of everything random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum Game {
    Duel,
    Seven,
}

fn main() -> Result<()> {
    let options = Options::parse();
    match options.game {
        Game::Duel => learn::<Duel>(&options),
        Game::Seven => learn::<Seven>(&options),
    }
}

/// Games between two rounds of learning.
const GAMES: u64 = 32;
/// How often each sample is learned from, on average.
const REUSE: usize = 4;
const BATCH: usize = 512;
const REPLAY: usize = 400_000;
/// How fast it learns at the beginning and at the end.
const RATES: [f32; 2] = [1e-3, 5e-5];

fn learn<G: Learnable>(options: &Options) -> Result<()> {
    fs::create_dir_all(&options.out)
        .with_context(|| format!("cannot make {}", options.out.display()))?;
    let schema = G::SCHEMA;
    let mut rng = generator(options.seed, u64::MAX);
    let mut model = Model::new(schema.inputs(), schema.outputs, &mut rng);
    let mut progress = checkpoint::read(&options.out, &schema, &mut model)?.unwrap_or_default();
    let mut replay = Replay::new(REPLAY);
    let begun = Progress::clock();
    let before = progress.seconds;
    let mut loss = (0.0, 0.0);
    loop {
        let net = Net::rounded(&schema, &model.floats());
        let mut fresh = 0;
        for _ in 0..GAMES {
            self_play::teach::<G>(&net, options.seed, progress.games, |sample| {
                replay.add(sample);
                fresh += 1;
            });
            progress.games += 1;
        }
        progress.seconds = before + Progress::clock() - begun;
        let done = match options.games {
            Some(games) => progress.games as f64 / games as f64,
            None => progress.seconds / options.seconds as f64,
        };
        let ends = done >= 1.0;
        let rate = RATES[0] * (RATES[1] / RATES[0]).powf(done.min(1.0) as f32);
        let mut rng = generator(options.seed ^ u64::MAX, progress.games);
        if replay.len() > 20 * BATCH {
            for _ in 0..(fresh * REUSE).div_ceil(BATCH) {
                let batch = replay.draw(BATCH, &mut rng);
                loss = (loss.0 + model.learn(&batch, rate), loss.1 + 1.0);
            }
        }
        let rounds = options.every.div_ceil(GAMES).max(1);
        if ends || (progress.games / GAMES).is_multiple_of(rounds) {
            let net = Net::rounded(&schema, &model.floats());
            let deals = if ends { 10 } else { 1 } * options.deals;
            progress.share = self_play::measure::<G>(&net, options.seed + 1_000_000, deals);
            progress.loss = loss.0 / f32::max(loss.1, 1.0);
            loss = (0.0, 0.0);
            checkpoint::write(&options.out, &schema, options.seed, &model, &progress)?;
        }
        if ends {
            return Ok(());
        }
    }
}
