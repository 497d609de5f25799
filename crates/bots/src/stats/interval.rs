//! Mean, spread and 95 % intervals of the results of seats over a series of games.
//!
//! Games are independent of each other, but seats of one game are not: one seat wins what another loses. So an interval
//! takes a game as one observation, with the usual estimate for a ratio of sums (W. G. Cochran, *Sampling Techniques*,
//! chapter 2). All sums are integers, so the order of games does not matter.

/// The half width of a 95 % interval in standard errors.
pub(crate) const WIDTH: f64 = 1.959_963_984_540_054;

/// An interval that contains the true value in 95 of 100 series.
///
/// # Examples
/// ```
/// use antipater_bots::stats::{Interval, share};
///
/// let Interval { low, high } = share(50.0, 100);
/// assert!(low < 0.5 && 0.5 < high);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The distribution of an integer that some seats of each game have.
///
/// # Examples
/// ```
/// use antipater_bots::stats::Spread;
///
/// let mut totals = Spread::default();
/// for game in [[40, 50], [45, 55]] {
///     game.into_iter().for_each(|total| totals.add(total));
///     totals.end_game();
/// }
/// assert_eq!((totals.games(), totals.mean()), (2, 47.5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    games: u64,
    seats: u64,
    sum: i64,
    /// The sum of the squares of single values.
    squares: i64,
    /// The sum over games of the squared sum of the game's values.
    game_squares: i64,
    /// The sum over games of the sum of the game's values times their number.
    products: i64,
    /// The sum over games of the squared number of the game's values.
    count_squares: i64,
    /// The game in progress: sum and number of its values.
    open: (i64, i64),
}

impl Spread {
    /// Adds the value of one seat of the present game.
    pub fn add(&mut self, value: i64) {
        self.seats += 1;
        self.sum += value;
        self.squares += value * value;
        self.open.0 += value;
        self.open.1 += 1;
    }

    /// Ends the present game. A game without values does not count.
    pub fn end_game(&mut self) {
        let (sum, count) = core::mem::take(&mut self.open);
        self.games += u64::from(count > 0);
        self.game_squares += sum * sum;
        self.products += sum * count;
        self.count_squares += count * count;
    }

    /// The number of games with a value.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The number of values.
    pub fn seats(&self) -> u64 {
        self.seats
    }

    /// The mean of the values; 0 without any.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.seats.max(1) as f64
    }

    /// The standard deviation of single values, with `n − 1` in the denominator; 0 below two values.
    pub fn deviation(&self) -> f64 {
        if self.seats < 2 {
            return 0.0;
        }
        let around = self.squares as f64 - self.mean() * self.sum as f64;
        (around / (self.seats - 1) as f64).max(0.0).sqrt()
    }

    /// The interval of the true mean; infinite below two games.
    pub fn interval(&self) -> Interval {
        let mean = self.mean();
        let half = if self.games < 2 {
            f64::INFINITY
        } else {
            let games = self.games as f64;
            let around = self.game_squares as f64 - 2.0 * mean * self.products as f64
                + mean * mean * self.count_squares as f64;
            let error = (around * games / (games - 1.0)).max(0.0).sqrt() / self.seats as f64;
            WIDTH * error
        };
        Interval {
            low: mean - half,
            high: mean + half,
        }
    }
}

impl Spread {
    /// The same for values from 0 to `whole`, as shares of it. If all are 0, or all are `whole`, their variance cannot
    /// be estimated, and the interval is that of single games.
    pub fn share_interval(&self, whole: i64) -> Interval {
        let all = [0, whole * self.seats as i64].contains(&self.sum);
        if all && self.games > 1 {
            let won = self.games as f64 * self.mean() / whole as f64;
            return share(won, self.games);
        }
        let Interval { low, high } = self.interval();
        let part = |end: f64| (end / whole as f64).clamp(0.0, 1.0);
        Interval {
            low: part(low),
            high: part(high),
        }
    }
}

/// The interval of the true share of games won, after this many wins in this many games (E. B. Wilson, 1927). Shared
/// victories count in part; with them the interval is slightly too wide.
///
/// # Examples
/// ```
/// use antipater_bots::stats::share;
///
/// // Eight wins in ten games may still be luck, 800 in 1000 are none.
/// assert!(share(8.0, 10).low < 0.5);
/// assert!(share(800.0, 1000).low > 0.75);
/// ```
pub fn share(wins: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let games = games as f64;
    let share = wins / games;
    let square = WIDTH * WIDTH / games;
    let center = share + square / 2.0;
    let half = WIDTH * (share * (1.0 - share) / games + square / games / 4.0).sqrt();
    Interval {
        // Without wins, or with all, an end is the share itself, apart from rounding.
        low: ((center - half) / (1.0 + square)).clamp(0.0, share),
        high: ((center + half) / (1.0 + square)).clamp(share.min(1.0), 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(games: &[&[i64]]) -> Spread {
        let mut spread = Spread::default();
        for game in games {
            game.iter().for_each(|&value| spread.add(value));
            spread.end_game();
        }
        spread
    }

    #[test]
    fn with_one_seat_a_game_it_is_the_standard_error_of_the_mean() {
        let spread = spread(&[&[2], &[4], &[4], &[4], &[5], &[5], &[7], &[9]]);
        assert_eq!((spread.mean(), spread.games()), (5.0, 8));
        let deviation = (32.0_f64 / 7.0).sqrt();
        assert!((spread.deviation() - deviation).abs() < 1e-12);
        let half = WIDTH * deviation / 8.0_f64.sqrt();
        assert!((spread.interval().high - 5.0 - half).abs() < 1e-12);
    }

    #[test]
    fn seats_that_share_a_fixed_sum_have_a_certain_mean() {
        let spread = spread(&[&[10, 0], &[3, 7], &[], &[5, 5]]);
        assert_eq!((spread.mean(), spread.seats(), spread.games()), (5.0, 6, 3));
        assert!(spread.deviation() > 3.0);
        assert_eq!(
            spread.interval(),
            Interval {
                low: 5.0,
                high: 5.0
            }
        );
    }

    #[test]
    fn games_that_are_all_won_may_be_luck() {
        let won = |games: usize, value: i64| spread(&vec![&[value, value][..]; games]);
        let all = won(1000, 420).share_interval(420);
        assert!(
            (all.low - 0.99617).abs() < 1e-5 && all.high == 1.0,
            "{all:?}"
        );
        let none = won(1000, 0).share_interval(420);
        assert!(
            (none.high - 0.00383).abs() < 1e-5 && none.low == 0.0,
            "{none:?}"
        );
        // One game has no interval, and games with equal results have a certain mean.
        let one = won(1, 420).share_interval(420);
        assert_eq!((one.low, one.high), (0.0, 1.0));
        let half = won(9, 210).share_interval(420);
        assert_eq!((half.low, half.high), (0.5, 0.5));
    }

    #[test]
    fn one_game_says_nothing_of_the_others() {
        assert_eq!(spread(&[&[4]]).interval().high, f64::INFINITY);
        assert_eq!(spread(&[]).mean(), 0.0);
    }

    /// Wilson's interval of 8 in 10, computed by hand from his formula.
    #[test]
    fn shares_stay_between_nothing_and_all() {
        let eight = share(8.0, 10);
        assert!((eight.low - 0.4902).abs() < 1e-4, "{eight:?}");
        assert!((eight.high - 0.9433).abs() < 1e-4, "{eight:?}");
        assert!(share(0.0, 10).low < 1e-12);
        assert!(share(10.0, 10).high > 1.0 - 1e-12);
        assert_eq!(
            share(0.0, 0),
            Interval {
                low: 0.0,
                high: 1.0
            }
        );
    }
}
