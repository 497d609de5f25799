//! The course of a run: rounds of games, and of learning from their samples, with checkpoints.

use std::fs;
use std::path::{Path, PathBuf};

use antipater_bots::net::Net;
use antipater_engine::rng::generator;
use anyhow::{Context, Result};

use crate::checkpoint::{self, Progress};
use crate::games::{SevenTask, Task};
use crate::model::Model;
use crate::parallel::in_parallel;
use crate::replay::Replay;
use crate::{curve, self_play};

/// The games between two rounds of learning.
const GAMES: u64 = 32;
/// How often each sample is used for learning, on average.
const REUSE: usize = 2;
/// The samples in a batch.
const BATCH: usize = 192;
/// The samples in the replay buffer.
const REPLAY: usize = 60_000;

/// The parameters of a run.
pub(crate) struct Training {
    /// The number of games to learn from, instead of a time.
    pub(crate) games: Option<u64>,
    /// The time, in seconds of processor time.
    pub(crate) seconds: u64,
    pub(crate) threads: usize,
    /// The size of the first hidden layer of a new net.
    pub(crate) hidden: usize,
    /// The simulations of a decision that is searched in full; 0 for none.
    pub(crate) search: u32,
    /// The weights to begin with.
    pub(crate) begin: Option<PathBuf>,
    /// The learning rates at the beginning and at the end.
    pub(crate) rates: [f32; 2],
    /// The games between two checkpoints.
    pub(crate) every: u64,
    /// The deals of a measurement.
    pub(crate) deals: u64,
    pub(crate) seed: u64,
}

/// Learns until the games or the time of the training are used up. Resumes from the last checkpoint, if there is one.
pub(crate) fn train<T: Task>(training: &Training, out: &Path) -> Result<()> {
    fs::create_dir_all(out).with_context(|| format!("cannot make {}", out.display()))?;
    let schema = T::SCHEMA;
    let mut rng = generator(training.seed, u64::MAX);
    let hidden = checkpoint::hidden(out)?.unwrap_or(training.hidden);
    let mut model = Model::new(&schema, hidden, &mut rng);
    let mut progress = match (checkpoint::read(out, &schema, &mut model)?, &training.begin) {
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
        let samples = in_parallel(training.threads, games, |game| {
            self_play::teach::<T>(&net, training.seed, game, training.search)
        });
        let fresh: usize = samples.iter().map(Vec::len).sum();
        samples
            .into_iter()
            .flatten()
            .for_each(|sample| replay.add(sample));
        progress.seconds = before + Progress::clock() - begun;
        let done = match training.games {
            Some(games) => progress.games as f64 / games as f64,
            None => progress.seconds / training.seconds as f64,
        };
        let ends = done >= 1.0;
        let rate =
            training.rates[0] * (training.rates[1] / training.rates[0]).powf(done.min(1.0) as f32);
        let mut rng = generator(training.seed ^ u64::MAX, progress.games);
        if replay.len() > 20 * BATCH {
            for _ in 0..(fresh * REUSE).div_ceil(BATCH) {
                let batch = replay.draw(BATCH, &mut rng);
                loss = (
                    loss.0 + model.learn(&batch, rate, training.threads),
                    loss.1 + 1.0,
                );
            }
        }
        let rounds = training.every.div_ceil(GAMES).max(1);
        if ends || (progress.games / GAMES).is_multiple_of(rounds) {
            let net = Net::rounded(&schema, &model.floats());
            let deals = if ends { 10 } else { 1 } * training.deals;
            progress.share =
                self_play::measure::<T>(&net, training.seed + 1_000_000, deals, training.threads);
            progress.loss = loss.0 / f32::max(loss.1, 1.0);
            loss = (0.0, 0.0);
            checkpoint::write(out, &schema, training.seed, &model, &progress)?;
            curve::draw(out, &[], schema.game, T::FAIR)?;
        }
        if ends {
            return Ok(());
        }
    }
}
