//! Glicko-2, as Mark E. Glickman describes it (“Example of the Glicko-2 system”, 2022,
//! <https://www.glicko.net/glicko/glicko2.pdf>), with a weight for each opponent.
//!
//! The weights are our addition: all pairs of a game with several players together weigh as much as one game of two.
//! With weights of 1 it is the system of the paper.

use std::f64::consts::PI;

/// The system constant τ, which limits changes of volatility: small values keep ratings calm. The paper suggests 0.3 to
/// 1.2.
const TAU: f64 = 0.5;
/// The precision of the volatility.
const PRECISE: f64 = 0.000_001;
/// The most iterations for the volatility; about five are usual.
const STEPS: usize = 100;
/// Rating points in one unit of the paper's internal scale.
const SCALE: f64 = 173.7178;
/// The rating at the zero of that scale.
const MIDDLE: f64 = 1500.0;
/// The deviation of a new player, which is also the largest.
const UNKNOWN: f64 = 350.0;
/// The volatility of a new player.
const VOLATILITY: f64 = 0.06;
/// The bounds of a rating, far beyond any real one, so that nothing overflows.
const BOUNDS: (f64, f64) = (0.0, 4000.0);

/// A rating with its uncertainty.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating, 1500 at first.
    pub rating: f64,
    /// The standard deviation, at most 350, as for a new player. The true strength is within two of them with 95 %.
    pub deviation: f64,
    /// The expected fluctuation of the strength between periods, 0.06 at first.
    pub volatility: f64,
}

/// The result of a player against one opponent.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pairing {
    /// The opponent's rating before the game.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// 1 for a win, ½ for a tie, 0 for a loss.
    pub score: f64,
    /// The weight, 1 for a game of two.
    pub weight: f64,
}

impl Rating {
    /// The rating of a new player.
    pub const NEW: Rating = Rating {
        rating: MIDDLE,
        deviation: UNKNOWN,
        volatility: VOLATILITY,
    };

    /// The same rating after some periods without a game: less certain.
    pub fn idle(self, periods: f64) -> Rating {
        if periods <= 0.0 {
            return self;
        }
        let phi = self.deviation / SCALE;
        let grown = (phi * phi + self.volatility * self.volatility * periods).sqrt();
        Rating {
            deviation: (grown * SCALE).min(UNKNOWN),
            ..self
        }
    }

    /// The rating after a period with these games; without games it is only less certain.
    pub fn after(self, games: &[Pairing]) -> Rating {
        let (mu, phi) = ((self.rating - MIDDLE) / SCALE, self.deviation / SCALE);
        let (mut certainty, mut surprise) = (0.0, 0.0);
        for game in games {
            let impact = impact(game.deviation / SCALE);
            let expected = expected(impact, mu, (game.rating - MIDDLE) / SCALE);
            certainty += game.weight * impact * impact * expected * (1.0 - expected);
            surprise += game.weight * impact * (game.score - expected);
        }
        if certainty <= 0.0 {
            return self.idle(1.0);
        }
        let variance = 1.0 / certainty;
        let volatility = volatility(self.volatility, phi, variance, variance * surprise);
        let before = phi * phi + volatility * volatility;
        let after = 1.0 / (1.0 / before + 1.0 / variance).sqrt();
        let rating = MIDDLE + SCALE * (mu + after * after * surprise);
        Rating {
            rating: rating.clamp(BOUNDS.0, BOUNDS.1),
            deviation: (after * SCALE).min(UNKNOWN),
            volatility,
        }
    }
}

/// The impact of a game against an opponent with this deviation: g in the paper.
fn impact(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation * deviation / (PI * PI)).sqrt()
}

/// The expected score: E in the paper.
fn expected(impact: f64, own: f64, other: f64) -> f64 {
    1.0 / (1.0 + (-impact * (own - other)).exp())
}

/// The new volatility: step 5 of the paper, the Illinois algorithm.
fn volatility(old: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let start = (old * old).ln();
    let error = |x: f64| {
        let grown = x.exp();
        let sum = phi * phi + variance + grown;
        grown * (delta * delta - sum) / (2.0 * sum * sum) - (x - start) / (TAU * TAU)
    };
    let mut one = start;
    let mut other = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let steps = (1..=STEPS).map(|step| start - step as f64 * TAU);
        let mut below = steps.filter(|&x| error(x) >= 0.0);
        below.next().unwrap_or(start)
    };
    let (mut error_of_one, mut error_of_other) = (error(one), error(other));
    for _ in 0..STEPS {
        if (other - one).abs() <= PRECISE {
            break;
        }
        let between = one + (one - other) * error_of_one / (error_of_other - error_of_one);
        let error_between = error(between);
        if error_between * error_of_other <= 0.0 {
            (one, error_of_one) = (other, error_of_other);
        } else {
            error_of_one /= 2.0;
        }
        (other, error_of_other) = (between, error_between);
    }
    (one / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rating: f64, deviation: f64, score: f64) -> Pairing {
        Pairing {
            rating,
            deviation,
            score,
            weight: 1.0,
        }
    }

    #[test]
    fn the_example_of_the_paper() {
        let player = Rating {
            rating: 1500.0,
            deviation: 200.0,
            volatility: 0.06,
        };
        let games = [
            game(1400.0, 30.0, 1.0),
            game(1550.0, 100.0, 0.0),
            game(1700.0, 300.0, 0.0),
        ];
        let after = player.after(&games);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn without_games_only_the_deviation_grows() {
        let player = Rating {
            rating: 1650.0,
            deviation: 50.0,
            volatility: 0.06,
        };
        let after = player.after(&[]);
        // √(50² + (173.7178 · 0.06)²)
        assert!((after.deviation - 51.075).abs() < 0.001, "{after:?}");
        assert_eq!(
            (after.rating, after.volatility),
            (player.rating, player.volatility)
        );
        assert_eq!(player.idle(1e9).deviation, UNKNOWN);
        assert_eq!(player.idle(-3.0), player);
    }

    #[test]
    fn two_halves_of_a_game_are_a_game() {
        let player = Rating::NEW;
        let half = |score| Pairing {
            weight: 0.5,
            ..game(1600.0, 80.0, score)
        };
        let whole = player.after(&[game(1600.0, 80.0, 1.0)]);
        let halves = player.after(&[half(1.0), half(1.0)]);
        assert!((whole.rating - halves.rating).abs() < 1e-6);
        assert!((whole.deviation - halves.deviation).abs() < 1e-6);
        // One half won and one half lost is about a tie.
        let tie = player.after(&[half(1.0), half(0.0)]);
        assert!(tie.rating > player.rating && tie.rating < whole.rating);
    }

    #[test]
    fn nothing_overflows() {
        let mut rating = Rating::NEW;
        for number in 0..10_000 {
            let score = f64::from(u8::from(number % 977 < 900));
            rating = rating.after(&[game(3000.0, 0.0, score)]);
            assert!(rating.rating.is_finite() && rating.deviation.is_finite());
            assert!(rating.volatility.is_finite() && rating.volatility > 0.0);
        }
    }
}
