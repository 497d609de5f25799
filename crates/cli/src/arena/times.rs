//! A histogram of the durations of moves, with steps of 5 %, so that its size is bounded.

use std::time::Duration;

/// Durations, each rounded up to the next step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Times(Vec<u64>);

/// The ratio of consecutive steps.
const STEP: f64 = 1.05;

impl Times {
    /// Adds a duration.
    pub(super) fn add(&mut self, time: Duration) {
        let step = (time.as_nanos().max(1) as f64).log(STEP).ceil() as usize;
        if self.0.len() <= step {
            self.0.resize(step + 1, 0);
        }
        self.0[step] += 1;
    }

    /// Adds the durations of another histogram.
    pub(super) fn merge(&mut self, other: &Times) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (count, more) in self.0.iter_mut().zip(&other.0) {
            *count += more;
        }
    }

    /// The duration that this share of the moves did not exceed, in milliseconds; `None` without moves.
    pub(super) fn quantile(&self, share: f64) -> Option<f64> {
        let all: u64 = self.0.iter().sum();
        let wanted = (share * all as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let reached = |&count: &u64| {
            seen += count;
            seen >= wanted
        };
        let step = self.0.iter().position(reached)?;
        Some(STEP.powi(step as i32) / 1e6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_exact_to_a_step() {
        let mut times = Times::default();
        assert_eq!(times.quantile(0.99), None);
        let mut slow = Times::default();
        (0..98).for_each(|_| times.add(Duration::from_millis(2)));
        (0..2).for_each(|_| slow.add(Duration::from_millis(300)));
        times.merge(&slow);
        let near = |share: f64, ms: f64| {
            let found = times.quantile(share).unwrap();
            assert!((ms..=1.06 * ms).contains(&found), "{found}");
        };
        near(0.5, 2.0);
        near(0.98, 2.0);
        near(0.99, 300.0);
        near(1.0, 300.0);
    }
}
