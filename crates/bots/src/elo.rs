//! Elo differences, and a sequential test of whether one bot is stronger than another.

use core::f64::consts::LN_10;

/// The Elo difference for a share of the win, of one player against this many others of equal strength. With two seats
/// it is the usual one, with more that of the model of R. D. Luce and R. Plackett. `None` if all or nothing is won.
///
/// # Examples
/// ```
/// use antipater_bots::elo::difference;
///
/// assert_eq!(difference(0.5, 1), Some(0.0));
/// assert!((difference(10.0 / 11.0, 1).unwrap() - 400.0).abs() < 1e-9);
/// // The fair share among four is a quarter.
/// assert!(difference(0.25, 3).unwrap().abs() < 1e-9);
/// assert_eq!(difference(1.0, 1), None);
/// ```
pub fn difference(share: f64, others: usize) -> Option<f64> {
    let odds = share * others as f64 / (1.0 - share);
    let elo = 400.0 * odds.log10();
    elo.is_finite().then_some(elo)
}

/// The verdict of a sequential test.
///
/// # Examples
/// ```
/// use antipater_bots::elo::Verdict;
///
/// assert_eq!(Verdict::Stronger.name(), "H1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The first bot is not stronger (H0).
    NotStronger,
    /// The first bot is stronger (H1).
    Stronger,
}

impl Verdict {
    /// The accepted hypothesis: `H0`, `H1`.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::NotStronger => "H0",
            Verdict::Stronger => "H1",
        }
    }
}

/// A generalized sequential probability ratio test on pairs of games, the same deal with the seats changed. The unit is
/// the normalized Elo of M. Van den Bergh (*Normalized Elo*, 2021), which is robust against draws and unbalanced deals.
/// The ratio is his approximation for pentanomial pairs, as used by Fishtest.
///
/// # Examples
/// ```
/// use antipater_bots::elo::{Sequential, Verdict};
///
/// let mut test = Sequential::default();
/// assert_eq!(test.verdict(), None);
/// (0..200).for_each(|pair| test.add(if pair % 4 == 0 { 2 } else { 4 }));
/// assert_eq!(test.verdict(), Some(Verdict::Stronger));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sequential {
    /// The number of pairs in which the first bot got 0, ½, 1, 1½ and 2 points.
    pairs: [u64; 5],
}

impl Sequential {
    /// The normalized Elo of the two hypotheses.
    pub const HYPOTHESES: [f64; 2] = [0.0, 10.0];

    /// The bound on each error probability.
    pub const ERROR: f64 = 0.05;

    /// The fewest pairs for an estimate of their variance.
    const LEAST: u64 = 10;

    /// Normalized Elo for a mean of one standard deviation above a half.
    const SCALE: f64 = 800.0 / LN_10;

    /// Adds a pair, by the half points of the first bot, 0 to 4.
    ///
    /// # Panics
    /// If there are more.
    pub fn add(&mut self, half_points: usize) {
        self.pairs[half_points] += 1;
    }

    /// The test after these pairs: the numbers in which the first bot got 0, ½, 1, 1½ and 2 points.
    pub fn of(pairs: [u64; 5]) -> Sequential {
        Sequential { pairs }
    }

    /// The numbers of pairs in which the first bot got 0, ½, 1, 1½ and 2 points.
    pub fn pairs(&self) -> [u64; 5] {
        self.pairs
    }

    /// The bounds of the ratio: at the lower one H0 is accepted, at the upper one H1.
    pub fn bounds() -> [f64; 2] {
        let upper = ((1.0 - Sequential::ERROR) / Sequential::ERROR).ln();
        [-upper, upper]
    }

    /// The logarithm of the likelihood ratio of H1 against H0; 0 with too few pairs.
    pub fn log_ratio(&self) -> f64 {
        if self.pairs.iter().sum::<u64>() < Sequential::LEAST {
            return 0.0;
        }
        // A small prior: a result that has not occurred yet still has a probability above 0.
        let counts = self.pairs.map(|count| count as f64 + 1e-3);
        let pairs: f64 = counts.iter().sum();
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        let weighted = |value: &dyn Fn(f64) -> f64| {
            let each = scores.iter().zip(counts);
            each.map(|(&score, count)| value(score) * count)
                .sum::<f64>()
                / pairs
        };
        let mean = weighted(&|score| score);
        let variance = weighted(&|score| (score - mean) * (score - mean));
        // A pair is the mean of two games, so the standard deviation of one game is √2 times as large. The effect is
        // clamped to one standard deviation, because the approximation loses power on lopsided matches.
        let found = ((mean - 0.5) / (2.0 * variance).sqrt()).clamp(-1.0, 1.0);
        let off = |elo: f64| 1.0 + (found - elo / Sequential::SCALE).powi(2);
        let [h0, h1] = Sequential::HYPOTHESES;
        pairs * (off(h0) / off(h1)).ln()
    }

    /// The verdict; `None` while the error probabilities do not allow one.
    pub fn verdict(&self) -> Option<Verdict> {
        let [lower, upper] = Sequential::bounds();
        let ratio = self.log_ratio();
        if ratio >= upper {
            Some(Verdict::Stronger)
        } else if ratio <= lower {
            Some(Verdict::NotStronger)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(pairs: [u64; 5]) -> Sequential {
        Sequential { pairs }
    }

    /// Mean 0.55 and variance 0.0475, computed by hand: t = 0.05 / √0.095, and 10 Elo are 0.028782.
    #[test]
    fn the_ratio_is_that_of_the_formula() {
        let pairs = test([50, 100, 500, 300, 50]);
        let t: f64 = 0.05 / 0.095_f64.sqrt();
        let expected = 1000.0 * ((1.0 + t * t) / (1.0 + (t - 0.028_782_3).powi(2))).ln();
        assert!(
            (pairs.log_ratio() - expected).abs() < 0.01,
            "{}",
            pairs.log_ratio()
        );
    }

    #[test]
    fn equal_bots_are_found_out_sooner_or_later() {
        assert_eq!(test([100, 200, 400, 200, 100]).verdict(), None);
        let many = test([10_000, 20_000, 40_000, 20_000, 10_000]);
        assert_eq!(many.verdict(), Some(Verdict::NotStronger));
    }

    #[test]
    fn a_few_pairs_decide_nothing() {
        assert_eq!(test([0, 0, 0, 0, 9]).verdict(), None);
        assert_eq!(test([0, 0, 0, 0, 120]).verdict(), Some(Verdict::Stronger));
        assert_eq!(
            test([120, 0, 0, 0, 0]).verdict(),
            Some(Verdict::NotStronger)
        );
    }
}
