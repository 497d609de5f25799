//! The quality of the analysis, measured on games of bots against themselves.
//!
//! For each bot: its errors, the sum of luck and the share of the variance of results that it explains, and the time
//! per game; also the agreement of two depths.

use std::ops::ControlFlow::Continue;

use antipater_bots::Repeatable;
use antipater_bots::analysis::bands::normalized;
use antipater_bots::analysis::{
    Analysis, Analyzable, Band, Decision, Depth, LuckEvent, LuckSource, Options, analyze, game,
};
use antipater_bots::matches::{run_with, stream};
use antipater_bots::uct::Searchable;
use antipater_engine::rng::generator;
use antipater_engine::{Record, Seat, State};
use anyhow::{Context, Result};

use crate::checkpoint::Progress;
use crate::games::Task;

/// Added to the seed, so that no net has learned from these games.
const HELD_OUT: u64 = 3_000_000;
/// Two depths agree on a decision if the best action of either is worth at most this much less in the other.
const AGREE: f64 = 0.01;

/// The measurement.
pub(crate) struct Quality {
    /// The number of games of each bot.
    pub(crate) games: u64,
    /// The bots; each plays on all seats.
    pub(crate) bots: Vec<Repeatable>,
    /// The depth.
    pub(crate) depth: Depth,
    /// Whether to skip decisions and measure only luck and results.
    pub(crate) only_luck: bool,
    /// The depth to compare with.
    pub(crate) against: Option<Depth>,
    /// The table sizes, in turn.
    pub(crate) seats: Vec<usize>,
    /// The seed of all randomness.
    pub(crate) seed: u64,
}

/// The sums over the games of one bot.
#[derive(Default)]
struct Sums {
    counted: u64,
    bands: [u64; 5],
    loss: f64,
    /// The normalized loss of each decision that counts.
    losses: Vec<f64>,
    accuracy: Vec<f64>,
    /// For each player of each finished game: result, luck, residual.
    results: Vec<[f64; 3]>,
    /// The luck of the first seat in each game. In a Duel, the luck of both seats adds up to zero.
    first: Vec<f64>,
    /// The luck from each source, for each player of each finished game.
    sources: [Vec<f64>; LuckSource::ALL.len()],
    seconds: f64,
    compared: u64,
    agreed: u64,
}

/// Judges games of each bot and prints the sums.
#[allow(clippy::print_stdout, reason = "the report of a program")]
pub(crate) fn report<T: Task>(quality: &Quality) -> Result<()>
where
    T::Game: Analyzable + Searchable,
{
    for bot in &quality.bots {
        let mut sums = Sums::default();
        for number in 0..quality.games {
            let seed = quality.seed + HELD_OUT;
            let seats = quality.seats[number as usize % quality.seats.len()];
            let setup = T::deal_to_measure(&mut generator(seed, number), seats);
            let record = play::<T>(bot, setup, seed, number)?;
            if quality.only_luck {
                sums.add_luck(&record, quality.depth, number);
                continue;
            }
            let judged = |depth| {
                let options = Options {
                    depth,
                    seed: number,
                    ..Options::default()
                };
                let done = analyze(&record, &options, |_, _| Continue(()));
                done.context("nobody breaks off")
            };
            let begun = Progress::clock();
            let analysis = judged(quality.depth)?;
            sums.seconds += Progress::clock() - begun;
            sums.add(&analysis);
            if let Some(depth) = quality.against {
                sums.compare(&analysis, &judged(depth)?);
            }
        }
        println!("{}", sums.told(bot, quality));
    }
    Ok(())
}

/// A game of a bot against itself.
pub(crate) fn play<T: Task>(
    bot: &Repeatable,
    setup: <T::Game as State>::Setup,
    seed: u64,
    number: u64,
) -> Result<Record<T::Game>>
where
    T::Game: Analyzable + Searchable,
{
    let position = T::Game::new(setup.clone()).expect("deals are sound");
    let players = position.players();
    let names = players.iter().map(|seat| seat.number().to_string());
    let mut record: Record<T::Game> = Record::new(names.collect(), setup)?;
    let sit = |seat| bot.bot(seed, stream(number, seat));
    let mut bots: Vec<_> = players.iter().map(sit).collect();
    run_with(position, &mut bots, |decided| {
        if let Some(joint) = decided.step {
            record.play_unchecked(joint);
        }
    });
    Ok(record)
}

impl Sums {
    fn add_luck<G: Analyzable>(&mut self, record: &Record<G>, depth: Depth, seed: u64) {
        let begun = Progress::clock();
        let options = Options {
            depth,
            seed,
            ..Options::default()
        };
        let luck = game::luck(record, &options);
        self.seconds += Progress::clock() - begun;
        let outcome = record.position().outcome();
        for (seat, outcome) in record
            .position()
            .players()
            .iter()
            .zip(outcome.iter().cycle())
        {
            let result = f64::midpoint(outcome.utility(seat), 1.0);
            let own: Vec<_> = luck.iter().filter(|event| event.seat == seat).collect();
            self.add_sources(&own);
            let chance = own.iter().filter(|event| event.source.is_chance());
            let luck = chance.map(|event| event.amount).sum();
            self.results.push([result, luck, 0.0]);
            if seat == Seat::FIRST {
                self.first.push(luck);
            }
        }
    }

    fn add_sources(&mut self, luck: &[&LuckEvent]) {
        for (source, sums) in LuckSource::ALL.into_iter().zip(&mut self.sources) {
            let of_source = luck.iter().filter(|event| event.source == source);
            sums.push(of_source.map(|event| event.amount).sum());
        }
    }

    /// Mean and standard error of the luck from each source in the game.
    fn by_source(&self) -> String {
        let sources = LuckSource::ALL.into_iter().zip(&self.sources);
        let told = sources.filter_map(|(source, sums)| {
            let Spread { mean, error, .. } = spread(sums.iter().copied());
            (error > 0.0).then(|| format!("{} {mean:+.4} ± {error:.4}", source.name()))
        });
        told.collect::<Vec<_>>().join(", ")
    }

    fn add<A>(&mut self, analysis: &Analysis<A>) {
        let players = analysis.seats.len();
        for decision in analysis.decisions.iter().filter(|one| one.counted) {
            self.losses.push(normalized(decision.loss, players));
            self.bands[decision.band as usize] += 1;
        }
        for seat in &analysis.seats {
            self.counted += seat.counted as u64;
            self.loss += seat.error_rate.unwrap_or(0.0) * seat.counted as f64;
            self.accuracy.extend(seat.accuracy);
            if let (Some(result), Some(residual)) = (seat.result, seat.residual) {
                self.results.push([result, seat.luck, residual]);
                if seat.seat == Seat::FIRST {
                    self.first.push(seat.luck);
                }
            }
        }
    }

    /// Counts how often the best action of either depth is about as good in the other one.
    fn compare<A: PartialEq>(&mut self, one: &Analysis<A>, other: &Analysis<A>) {
        for (one, other) in one.decisions.iter().zip(&other.decisions) {
            if one.counted {
                self.compared += 1;
                self.agreed += u64::from(agree(one, other));
            }
        }
    }

    /// The share of the variance of results that luck explains: their squared correlation.
    fn explained(&self) -> f64 {
        let pairs = || {
            self.results
                .iter()
                .map(|[result, luck, _]| (*result, *luck))
        };
        let result = spread(pairs().map(|(result, _)| result));
        let luck = spread(pairs().map(|(_, luck)| luck));
        let product = pairs().map(|(one, other)| (one - result.mean) * (other - luck.mean));
        spread(product).mean.powi(2) / (result.variance * luck.variance)
    }

    /// Quantiles of the normalized losses of decisions that count.
    fn quantiles(&self) -> String {
        let mut losses = self.losses.clone();
        losses.sort_by(f64::total_cmp);
        let told = [50, 75, 90, 95, 99].map(|percent| {
            let loss = losses.get(losses.len() * percent / 100);
            format!("{percent} % at most {:.3}", loss.copied().unwrap_or(0.0))
        });
        told.join(", ")
    }

    fn told(&self, bot: &Repeatable, quality: &Quality) -> String {
        let count = self.counted.max(1) as f64;
        let share = |band| 100.0 * self.bands[band as usize] as f64 / count;
        let [inaccuracies, mistakes, blunders] = Band::ERRORS.map(share);
        let [best, good] = [Band::Best, Band::Good].map(share);
        let first = spread(self.first.iter().copied());
        let luck = spread(self.results.iter().map(|[_, luck, _]| *luck));
        let result = spread(self.results.iter().map(|[result, ..]| *result));
        let without = spread(self.results.iter().map(|[result, luck, _]| result - luck));
        let residual = spread(self.results.iter().map(|[.., residual]| *residual));
        let accuracy = spread(self.accuracy.iter().copied());
        if quality.only_luck {
            return format!(
                "{bot}: {} games, {} results; luck {:+.4} ± {:.4}, of seat 0 {:+.4} ± {:.4}; variance of results {:.4}, without luck {:.4}, {:.1} % of it \
                 explained by luck; {:.2} s a game\n  {}",
                quality.games,
                self.results.len(),
                luck.mean,
                luck.error,
                first.mean,
                first.error,
                result.variance,
                without.variance,
                100.0 * self.explained(),
                self.seconds / quality.games as f64,
                self.by_source(),
            );
        }
        let mut told = format!(
            "{bot}: {} games, {} decisions that count, accuracy {:.1}, error rate {:.4}; of 100 decisions {best:.2} best, \
             {good:.2} good, {inaccuracies:.2} inaccuracies, {mistakes:.2} mistakes, {blunders:.2} blunders; {:.1} s a game\n  luck {:+.4} ± {:.4}; variance \
             of results {:.4}, without luck {:.4}; residual {:+.4} ± {:.4}, deviation {:.3}\n  \
             loss × N/2: {}",
            quality.games,
            self.counted,
            accuracy.mean,
            self.loss / count,
            self.seconds / quality.games as f64,
            luck.mean,
            luck.error,
            result.variance,
            without.variance,
            residual.mean,
            residual.error,
            residual.variance.sqrt(),
            self.quantiles(),
        );
        if let Some(depth) = quality.against {
            let share = 100.0 * self.agreed as f64 / self.compared.max(1) as f64;
            told += &format!(
                "\n  {} and {depth} agree in {share:.1} of 100 ({} of {})",
                quality.depth, self.agreed, self.compared
            );
        }
        told
    }
}

/// Whether the best action of one depth is within [`AGREE`] of the best in the other one.
fn agree<A: PartialEq>(one: &Decision<A>, other: &Decision<A>) -> bool {
    let near = |one: &Decision<A>, other: &Decision<A>| {
        let best = &one.best[0].action;
        let same = other.best.iter().find(|valued| valued.action == *best);
        same.is_some_and(|valued| valued.behind <= AGREE)
    };
    near(one, other) && near(other, one)
}

/// Mean, standard error and variance of numbers.
struct Spread {
    mean: f64,
    error: f64,
    variance: f64,
}

fn spread(numbers: impl Iterator<Item = f64> + Clone) -> Spread {
    let count = numbers.clone().count().max(1) as f64;
    let mean = numbers.clone().sum::<f64>() / count;
    let squares: f64 = numbers
        .map(|number| (number - mean) * (number - mean))
        .sum();
    let variance = squares / count;
    Spread {
        mean,
        error: (variance / count).sqrt(),
        variance,
    }
}
