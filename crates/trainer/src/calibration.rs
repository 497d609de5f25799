//! Calibration: the distance between a net's expectations and its results, and the temperatures that reduce it.
//!
//! The net plays against itself. A temperature T divides its outputs before the softmax; it is fitted by likelihood (C.
//! Guo and others, 2017) to games with even numbers. A factor on the odds of the win then removes the bias: it makes
//! the mean of the expected shares equal to that of the actual ones. The gaps are those of the other games.

use std::collections::BTreeMap;
use std::path::Path;

use antipater_bots::encode::Encoded;
use anyhow::Result;

use crate::checkpoint;
use crate::games::Task;
use crate::self_play::{Trajectory, alone};

/// The temperatures tried, in hundredths.
const TRIED: std::ops::RangeInclusive<u32> = 60..=200;
/// The distance between two of them, in hundredths.
const APART: usize = 2;
/// The number of bins of the expected win probability.
const STEPS: usize = 20;
/// Added to the seed, so that the net has not learned from these games.
const HELD_OUT: u64 = 2_000_000;

/// The decisions in a bin, with the sums of the expected and the actual share.
type Step = (u64, f64, f64);

/// One temperature in one half of the games.
#[derive(Clone)]
struct Trial {
    steps: [Step; STEPS],
}

/// Decisions that share a temperature, with every temperature tried in both halves.
struct Group {
    halves: [Vec<Trial>; 2],
}

impl Group {
    fn new() -> Group {
        let trial = Trial {
            steps: [(0, 0.0, 0.0); STEPS],
        };
        let trials = vec![trial; temperatures().count()];
        Group {
            halves: [trials.clone(), trials],
        }
    }

    /// The index of the likeliest temperature in the fitted half, with its factor on the odds. It is fitted to the
    /// win probability. Fitted to all classes of results, the temperature of 7 Wonders would improve the leads in
    /// points at the cost of the shares.
    fn fitted(&self) -> (usize, f64) {
        let trials = self.halves[0].iter().enumerate();
        let fits = trials.map(|(number, trial)| {
            let odds = trial.odds();
            (trial.loss(odds), number, odds)
        });
        let least = fits.min_by(|one, other| one.0.total_cmp(&other.0));
        least.map_or((unchanged(), 1.0), |(_, number, odds)| (number, odds))
    }
}

impl Trial {
    fn decisions(&self) -> u64 {
        self.steps.iter().map(|step| step.0).sum()
    }

    /// The total loss (cross entropy of the win probability, in nats), each bin taken as one.
    fn loss(&self, odds: f64) -> f64 {
        let of_step = |(count, (expected, actual)): (f64, (f64, f64))| {
            let expected = (expected / count).clamp(1e-9, 1.0 - 1e-9);
            -actual * expected.ln() - (count - actual) * (1.0 - expected).ln()
        };
        let counts = self.steps.iter().map(|step| step.0.max(1) as f64);
        counts.zip(self.scaled(odds)).map(of_step).sum()
    }

    /// The mean distance of expected and actual shares over the bins, in percentage points.
    fn gap(&self, odds: f64) -> f64 {
        let apart = self
            .scaled(odds)
            .map(|(expected, actual)| (expected - actual).abs());
        100.0 * apart.sum::<f64>() / self.decisions().max(1) as f64
    }
}

/// A win probability with its odds multiplied.
fn with_odds(share: f64, odds: f64) -> f64 {
    share * odds / (share * odds + 1.0 - share)
}

impl Trial {
    /// The factor on the odds that makes the sums of expected and actual shares equal.
    fn odds(&self) -> f64 {
        let actual: f64 = self.steps.iter().map(|step| step.2).sum();
        let (mut low, mut high) = (0.1_f64, 10.0_f64);
        for _ in 0..60 {
            let middle = (low * high).sqrt();
            let expected: f64 = self.scaled(middle).map(|(expected, _)| expected).sum();
            if expected > actual {
                high = middle;
            } else {
                low = middle;
            }
        }
        (low * high).sqrt()
    }

    /// The sums of expected and actual shares of each bin, with a factor on the odds.
    fn scaled(&self, odds: f64) -> impl Iterator<Item = (f64, f64)> + '_ {
        self.steps.iter().map(move |&(count, expected, actual)| {
            let count = count.max(1) as f64;
            (count * with_odds(expected / count, odds), actual)
        })
    }
}

fn temperatures() -> impl Iterator<Item = f64> {
    TRIED
        .step_by(APART)
        .map(|hundredths| f64::from(hundredths) / 100.0)
}

/// The index of the temperature 1.
fn unchanged() -> usize {
    (100 - *TRIED.start() as usize) / APART
}

/// Adds the decisions of one player to a group.
fn add<G: Encoded>(group: &mut Group, half: usize, looks: &[&[f32]], class: usize) {
    let actual = f64::from(G::WORTH[class]);
    for classes in looks {
        let logs: Vec<f64> = classes[..G::WORTH.len()]
            .iter()
            .map(|&share| f64::from(share.max(1e-12)).ln())
            .collect();
        for (trial, temperature) in group.halves[half].iter_mut().zip(temperatures()) {
            let shares: Vec<f64> = logs.iter().map(|log| (log / temperature).exp()).collect();
            let sum: f64 = shares.iter().sum();
            let worth = shares.iter().zip(G::WORTH);
            let expected = worth
                .map(|(share, &one)| share * f64::from(one))
                .sum::<f64>()
                / sum;
            let step = &mut trial.steps[((STEPS as f64 * expected) as usize).min(STEPS - 1)];
            *step = (step.0 + 1, step.1 + expected, step.2 + actual);
        }
    }
}

/// Prints the distance between expectations and results, without and with fitted temperatures.
#[allow(clippy::print_stdout, reason = "the report of a program")]
pub(crate) fn report<T: Task>(folder: &Path, seed: u64, games: u64) -> Result<()> {
    let net = checkpoint::weights(folder, &T::SCHEMA)?;
    let mut all = Group::new();
    let mut groups: BTreeMap<(usize, usize), Group> = BTreeMap::new();
    for number in 0..games {
        let half = (number % 2) as usize;
        for Trajectory {
            looks,
            class,
            players,
            ..
        } in alone::<T>(&net, seed + HELD_OUT, number)
        {
            for look in looks {
                let classes = [&*look.expected];
                add::<T::Game>(&mut all, half, &classes, class);
                let key = (players, look.age);
                let group = groups.entry(key).or_insert_with(Group::new);
                add::<T::Game>(group, half, &classes, class);
            }
        }
    }
    let (plain, (one, _)) = (unchanged(), all.fitted());
    println!("expected  actual  decisions, as the net says it | with one temperature");
    for (before, after) in all.halves[1][plain]
        .steps
        .iter()
        .zip(&all.halves[1][one].steps)
    {
        let row = |step: &Step| {
            let count = step.0.max(1) as f64;
            format!(
                "{:.3}  {:.3}  {:>8}",
                step.1 / count,
                step.2 / count,
                step.0
            )
        };
        println!("{} | {}", row(before), row(after));
    }
    println!(
        "players  age  decisions  T     odds   gap: before  with T  with both (points of 100)"
    );
    let line = |name: &str, group: &Group| {
        let (own, odds) = group.fitted();
        let temperature = temperatures().nth(own).unwrap_or(1.0);
        let half = &group.halves[1];
        println!(
            "{name}  {:>9}  {temperature:.2}  {odds:.3}  {:>11.2}  {:>6.2}  {:>9.2}",
            half[plain].decisions(),
            half[plain].gap(1.0),
            half[own].gap(1.0),
            half[own].gap(odds),
        );
    };
    for ((players, age), group) in &groups {
        line(&format!("{players:>7}  {:>3}", age + 1), group);
    }
    line("    all  all", &all);
    Ok(())
}
