//! Learns the weights of a net by self-play: TD(lambda) on afterstates (G. Tesauro, 1995), on one thread.
//!
//! The same seed learns the same weights to the bit, as long as the run is not interrupted. A run that was goes on
//! from its last checkpoint.

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
/// Rounds between two measurements, each with a checkpoint.
const ROUNDS: u64 = 100;
const DEALS: u64 = 100;

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
            self_play::play::<G>(&net, options.seed, progress.games, |sample| {
                replay.add(sample);
                fresh += 1;
            });
            progress.games += 1;
        }
        progress.seconds = before + Progress::clock() - begun;
        let done = (progress.seconds / options.seconds as f64).min(1.0) as f32;
        let rate = RATES[0] * (RATES[1] / RATES[0]).powf(done);
        let mut rng = generator(options.seed ^ u64::MAX, progress.games);
        if replay.len() > 20 * BATCH {
            for _ in 0..(fresh * REUSE).div_ceil(BATCH) {
                let batch = replay.draw(BATCH, &mut rng);
                loss = (loss.0 + model.learn(&batch, rate), loss.1 + 1.0);
            }
        }
        let ends = progress.seconds >= options.seconds as f64;
        if ends || (progress.games / GAMES).is_multiple_of(ROUNDS) {
            let net = Net::rounded(&schema, &model.floats());
            let deals = if ends { 10 * DEALS } else { DEALS };
            progress.share = self_play::measure::<G>(&net, options.seed + 1_000_000, deals);
            progress.loss = loss.0 / loss.1;
            loss = (0.0, 0.0);
            checkpoint::write(&options.out, &schema, &model, &progress)?;
        }
        if ends {
            return Ok(());
        }
    }
}
