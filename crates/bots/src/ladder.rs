//! A ladder: ratings of several bots, from matches between some pairs of them.
//!
//! The model is that of R. A. Bradley and M. E. Terry (1952) for two players, and that of R. D. Luce and R. Plackett
//! for one against several. A bot of rating a wins against m bots of rating b with probability 1 / (1 + m 10^((b - a) /
//! 400)). The ratings are maximum likelihood estimates. The weight of a match follows from its interval, because games
//! of the same deal are less informative than games of different deals.

use core::f64::consts::LN_10;
use core::fmt;

use crate::stats::{Interval, WIDTH};

/// The change of the log odds per rating point.
const SCALE: f64 = LN_10 / 400.0;

/// The result of a match of one bot against copies of another.
///
/// # Examples
/// ```
/// use antipater_bots::ladder::Match;
/// use antipater_bots::stats::Interval;
///
/// let interval = Interval { low: 0.55, high: 0.65 };
/// let played = Match { bots: ["net".into(), "builder".into()], others: 1, games: 400, share: 0.6, interval };
/// assert_eq!(played.bots[0], "net");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// The measured bot, and the one on all other seats.
    pub bots: [String; 2],
    /// The number of other seats.
    pub others: usize,
    /// The number of games.
    pub games: u64,
    /// The first bot's share of the wins.
    pub share: f64,
    /// The 95 % interval of the share.
    pub interval: Interval,
}

impl Match {
    /// The share, moved off 0 and 1 by half a game, and the number of independent games with the same precision.
    fn weighed(&self) -> (f64, f64) {
        let games = self.games.max(1) as f64;
        let share = (self.share * games + 0.5) / (games + 1.0);
        let error = (self.interval.high - self.interval.low) / (2.0 * WIDTH);
        let alike = share * (1.0 - share) / (error * error);
        // The variance of games with equal results cannot be estimated.
        let scatter = alike.is_finite() && ![0.0, 1.0].contains(&self.share);
        let weight = if scatter { alike.min(games) } else { games };
        (share, weight)
    }
}

/// A bot with its rating.
///
/// # Examples
/// ```
/// use antipater_bots::ladder::{Match, ladder};
/// use antipater_bots::stats::Interval;
///
/// let interval = Interval { low: 0.70, high: 0.82 };
/// let bots = ["expert".to_owned(), "uct:1000".to_owned()];
/// let played = Match { bots, others: 1, games: 200, share: 0.76, interval };
/// let rungs = ladder(&[played], "uct:1000", 1500.0).unwrap();
/// assert_eq!(rungs[0].bot, "expert");
/// assert!((rungs[0].rating - 1699.0).abs() < 2.0);
/// assert_eq!(rungs[1].rating, 1500.0);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// The bot.
    pub bot: String,
    /// Its rating; a difference of 400 means odds of 10 to 1.
    pub rating: f64,
    /// The 95 % interval of its difference from the pinned bot, around the rating; zero width for the pinned one.
    pub interval: Interval,
}

/// Why a ladder cannot be computed.
///
/// # Examples
/// ```
/// use antipater_bots::ladder::{LadderError, ladder};
///
/// let error = ladder(&[], "builder", 1500.0).unwrap_err();
/// assert_eq!(error, LadderError::NoSuchBot("builder".to_owned()));
/// assert_eq!(error.to_string(), "\"builder\" has played no match");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LadderError {
    /// The pinned bot has played no match.
    NoSuchBot(String),
    /// No chain of matches connects this bot to the pinned one.
    Apart(String),
}

impl fmt::Display for LadderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LadderError::NoSuchBot(bot) => write!(f, "\"{bot}\" has played no match"),
            LadderError::Apart(bot) => {
                write!(
                    f,
                    "no chain of matches leads from \"{bot}\" to the pinned bot"
                )
            }
        }
    }
}

impl core::error::Error for LadderError {}

/// The ladder of the bots in these matches, the strongest first, with one of them pinned at a rating.
///
/// # Errors
/// If the pinned bot has played no match, or a bot is not connected to it.
pub fn ladder(matches: &[Match], pinned: &str, at: f64) -> Result<Vec<Rung>, LadderError> {
    let mut bots = vec![pinned];
    for bot in matches.iter().flat_map(|played| &played.bots) {
        if !bots.contains(&bot.as_str()) {
            bots.push(bot);
        }
    }
    if !matches
        .iter()
        .any(|played| played.bots.iter().any(|bot| bot == pinned))
    {
        return Err(LadderError::NoSuchBot(pinned.to_owned()));
    }
    let pairs = pairs(matches, &bots);
    if let Some(apart) = apart(&pairs, bots.len()) {
        return Err(LadderError::Apart(bots[apart].to_owned()));
    }
    let (ratings, variances) = fit(&pairs, bots.len());
    let rung = |(number, bot): (usize, &&str)| {
        let rating = at + ratings[number] / SCALE;
        let error = WIDTH * variances[number].sqrt() / SCALE;
        let interval = Interval {
            low: rating - error,
            high: rating + error,
        };
        Rung {
            bot: (*bot).to_owned(),
            rating,
            interval,
        }
    };
    let mut rungs: Vec<Rung> = bots.iter().enumerate().map(rung).collect();
    rungs.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    Ok(rungs)
}

/// A match between two of the bots, by index; the pinned one is the first.
struct Pair {
    bots: [usize; 2],
    /// The logarithm of the number of other seats.
    handicap: f64,
    share: f64,
    weight: f64,
}

fn pairs(matches: &[Match], bots: &[&str]) -> Vec<Pair> {
    let number = |name: &String| bots.iter().position(|bot| bot == name).unwrap_or(0);
    let pair = |played: &Match| {
        let (share, weight) = played.weighed();
        Pair {
            bots: [number(&played.bots[0]), number(&played.bots[1])],
            handicap: (played.others.max(1) as f64).ln(),
            share,
            weight,
        }
    };
    matches.iter().map(pair).collect()
}

/// A bot that no chain of matches connects to the pinned one.
fn apart(pairs: &[Pair], bots: usize) -> Option<usize> {
    let mut linked = vec![false; bots];
    linked[0] = true;
    for _ in 0..bots {
        for pair in pairs {
            let [one, other] = pair.bots;
            let either = linked[one] || linked[other];
            (linked[one], linked[other]) = (either, either);
        }
    }
    linked.iter().position(|linked| !linked)
}

/// The most steps of Newton's method to the maximum of the likelihood, which is unique. More are never needed.
const STEPS: usize = 100;

/// The ratings, in units of log odds, and their variances; the first bot has 0 and 0.
fn fit(pairs: &[Pair], bots: usize) -> (Vec<f64>, Vec<f64>) {
    let free = bots - 1;
    let mut ratings = vec![0.0; bots];
    let mut inverse = Vec::new();
    for _ in 0..STEPS {
        let mut slope = vec![0.0; free];
        let mut curve = vec![vec![0.0; free]; free];
        for pair in pairs {
            let [one, other] = pair.bots;
            let odds = (ratings[one] - ratings[other] - pair.handicap).exp();
            let chance = odds / (1.0 + odds);
            let pull = pair.weight * (pair.share - chance);
            let stiffness = pair.weight * chance * (1.0 - chance);
            for (bot, sign) in [(one, 1.0), (other, -1.0)] {
                if bot > 0 {
                    slope[bot - 1] += sign * pull;
                    curve[bot - 1][bot - 1] += stiffness;
                }
            }
            if one > 0 && other > 0 && one != other {
                curve[one - 1][other - 1] -= stiffness;
                curve[other - 1][one - 1] -= stiffness;
            }
        }
        inverse = inverted(curve);
        let mut moved: f64 = 0.0;
        for bot in 0..free {
            let step: f64 = inverse[bot].iter().zip(&slope).map(|(a, b)| a * b).sum();
            // A long step may overshoot where the likelihood is flat.
            let step = step.clamp(-1.0, 1.0);
            ratings[bot + 1] += step;
            moved = moved.max(step.abs());
        }
        if moved < 1e-9 {
            break;
        }
    }
    let variances = (0..free).map(|bot| inverse[bot][bot]);
    (ratings, [0.0].into_iter().chain(variances).collect())
}

/// The inverse of a symmetric positive definite matrix, by elimination.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let one = |row: usize| {
        (0..size)
            .map(|column| f64::from(u8::from(row == column)))
            .collect()
    };
    let mut inverse: Vec<Vec<f64>> = (0..size).map(one).collect();
    for at in 0..size {
        let pivot = matrix[at][at];
        for column in 0..size {
            matrix[at][column] /= pivot;
            inverse[at][column] /= pivot;
        }
        for row in (0..size).filter(|&row| row != at) {
            let factor = matrix[row][at];
            for column in 0..size {
                matrix[row][column] -= factor * matrix[at][column];
                inverse[row][column] -= factor * inverse[at][column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match with this number of games, in which the first bot wins as often as the ratings predict.
    fn expected(bots: [(&str, f64); 2], others: usize, games: u64) -> Match {
        let [(a, rating), (b, other)] = bots;
        let share = 1.0 / (1.0 + others as f64 * 10_f64.powf((other - rating) / 400.0));
        let error = WIDTH * (share * (1.0 - share) / games as f64).sqrt();
        let interval = Interval {
            low: share - error,
            high: share + error,
        };
        let bots = [a, b].map(str::to_owned);
        Match {
            bots,
            others,
            games,
            share,
            interval,
        }
    }

    #[test]
    fn ratings_are_found_again() {
        let bots = [("a", 1900.0), ("b", 1620.0), ("c", 1500.0), ("d", 1230.0)];
        for others in [1, 3, 6] {
            let linked = [(0, 1), (1, 2), (3, 2), (1, 3)];
            let matches = linked.map(|(i, j)| expected([bots[i], bots[j]], others, 1_000_000));
            let rungs = ladder(&matches, "c", 1500.0).unwrap();
            for (rung, (bot, rating)) in rungs.iter().zip(bots) {
                assert_eq!(rung.bot, bot);
                assert!((rung.rating - rating).abs() < 0.1, "{rung:?}");
                assert!(rung.interval.low <= rung.rating && rung.rating <= rung.interval.high);
            }
            assert_eq!(rungs[2].interval.low, rungs[2].interval.high);
        }
    }

    #[test]
    fn the_interval_of_one_match_is_that_of_its_share() {
        let played = expected([("a", 1600.0), ("b", 1500.0)], 1, 400);
        let rungs = ladder(std::slice::from_ref(&played), "b", 1500.0).unwrap();
        // The derivative of the rating with respect to the share is 400 / (ln 10 p (1 - p)).
        let slope = 1.0 / (SCALE * played.share * (1.0 - played.share));
        let half = (played.interval.high - played.interval.low) / 2.0 * slope;
        assert!((rungs[0].interval.high - rungs[0].rating - half).abs() < 1.0);
    }

    #[test]
    fn who_wins_all_games_has_a_rating_all_the_same() {
        let played = Match {
            bots: ["a".to_owned(), "b".to_owned()],
            others: 1,
            games: 20,
            share: 1.0,
            interval: Interval {
                low: 1.0,
                high: 1.0,
            },
        };
        let rungs = ladder(&[played], "b", 0.0).unwrap();
        // 20.5 games of 21.
        assert!((rungs[0].rating - 645.1).abs() < 0.5, "{rungs:?}");
        assert!(rungs[0].interval.high.is_finite());
    }

    #[test]
    fn bots_without_a_link_are_named() {
        let matches = [
            expected([("a", 1600.0), ("b", 1500.0)], 1, 100),
            expected([("c", 1600.0), ("d", 1500.0)], 1, 100),
        ];
        let apart = ladder(&matches, "b", 1500.0);
        assert_eq!(apart, Err(LadderError::Apart("c".to_owned())));
        assert!(matches!(
            ladder(&matches, "e", 0.0),
            Err(LadderError::NoSuchBot(_))
        ));
    }
}
