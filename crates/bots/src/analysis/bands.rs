//! The severity of errors: bands of the normalized loss, and the accuracy of a seat.
//!
//! The loss of a decision is the win probability (0 to 1) of the best action less that of the played one. A fair share
//! is 1/N at a table of N players, so losses are compared between tables as loss × N/2, the equivalent in a game of
//! two. The thresholds are those of `docs/analysis.md`.
//! two. The thresholds are those of `docs/analysis.md`.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::net::exp;

/// Above this normalized loss a decision is an inaccuracy: it costs one game in 50 between equals.
pub const INACCURACY: f64 = 0.02;
/// Above this normalized loss a decision is a mistake: one game in 20.
pub const MISTAKE: f64 = 0.05;
/// Above this normalized loss a decision is a blunder: one game in 10.
pub const BLUNDER: f64 = 0.10;
/// Actions at most this far below the best one also count as best, in win probabilities.
pub const AS_GOOD: f64 = 0.01;
/// A decision counts if its worst action is more than this below its best one, in win probabilities.
pub const MATTERS: f64 = 0.01;
/// The number of standard errors by which a loss must exceed the threshold of its band.
pub const CERTAIN: f64 = 2.0;

/// A residual above this is reported, as a win probability.
const UNEXPLAINED: f64 = 0.20;
/// Above this, a residual says only that the game was too close to tell.
pub const TOO_CLOSE: f64 = 0.25;

/// The unexplained part of a result, if it is large enough to be reported.
pub fn unexplained(residual: Option<f64>) -> Option<f64> {
    residual.filter(|residual| residual.abs() > UNEXPLAINED)
}

/// The verdict on a decision.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Band;
///
/// // Two players; 0.12 of the win was lost, give or take 0.02, which is surely more than 0.05.
/// assert_eq!(Band::of(0.12, 0.02, 2), Band::Mistake);
/// // The same loss is twice as bad among four, where a fair share is half as large.
/// assert_eq!(Band::of(0.12, 0.02, 4), Band::Blunder);
/// // An uncertain loss is not called an error.
/// assert_eq!(Band::of(0.12, 0.06, 2), Band::Good);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Band {
    /// The best action, or one within [`AS_GOOD`] of it.
    Best,
    /// The loss is at most [`INACCURACY`], or not certainly above it.
    Good,
    /// The loss is above [`INACCURACY`].
    Inaccuracy,
    /// The loss is above [`MISTAKE`].
    Mistake,
    /// The loss is above [`BLUNDER`].
    Blunder,
}

impl Band {
    /// All bands, the best first.
    pub const ALL: [Band; 5] = [
        Band::Best,
        Band::Good,
        Band::Inaccuracy,
        Band::Mistake,
        Band::Blunder,
    ];

    /// The bands of errors, the least severe first.
    pub const ERRORS: [Band; 3] = [Band::Inaccuracy, Band::Mistake, Band::Blunder];

    /// The name: `best`, `good`, `inaccuracy`, `mistake`, `blunder`.
    pub const fn name(self) -> &'static str {
        match self {
            Band::Best => "best",
            Band::Good => "good",
            Band::Inaccuracy => "inaccuracy",
            Band::Mistake => "mistake",
            Band::Blunder => "blunder",
        }
    }

    /// The band of a loss in win probabilities, with its standard error, at a table with this number of players.
    pub fn of(loss: f64, error: f64, players: usize) -> Band {
        let surely = normalized(loss - CERTAIN * error, players);
        if surely > BLUNDER {
            Band::Blunder
        } else if surely > MISTAKE {
            Band::Mistake
        } else if surely > INACCURACY {
            Band::Inaccuracy
        } else if loss <= AS_GOOD {
            Band::Best
        } else {
            Band::Good
        }
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The equivalent of a loss in a game of two: times half the number of players.
pub fn normalized(loss: f64, players: usize) -> f64 {
    loss * players as f64 / 2.0
}

/// The accuracy of a decision in percent, from its normalized loss: 100 for the best action and 32 for a loss of a
/// quarter of the win. It equals that of lichess for the same loss (<https://lichess.org/page/accuracy>).
pub fn accuracy(loss: f64) -> f64 {
    let falling = f64::from(exp((-4.354 * loss.max(0.0)) as f32));
    (103.1668 * falling - 3.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_named_only_if_it_is_certain() {
        for (loss, error, band) in [
            (0.0, 0.0, Band::Best),
            (0.01, 0.02, Band::Best),
            (0.015, 0.0, Band::Good),
            (0.03, 0.001, Band::Inaccuracy),
            (0.03, 0.01, Band::Good),
            (0.06, 0.001, Band::Mistake),
            (0.06, 0.01, Band::Inaccuracy),
            (0.3, 0.02, Band::Blunder),
        ] {
            assert_eq!(Band::of(loss, error, 2), band, "{loss} ± {error}");
        }
    }

    #[test]
    fn accuracy_falls_from_100_to_0() {
        let steps = [0.0, 0.02, 0.05, 0.1, 0.25, 1.0].map(|loss| accuracy(loss).round());
        assert_eq!(steps, [100.0, 91.0, 80.0, 64.0, 32.0, 0.0]);
    }
}
