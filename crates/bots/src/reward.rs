//! Rewards of finished games for reinforcement learning. Each kind is zero-sum.

use core::fmt;
use core::str::FromStr;

use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{BySeat, Outcome, Seat, SeatSet, State, Victory};

/// A game whose players can be ranked when it is over.
///
/// # Examples
/// ```
/// use antipater_bots::reward::Ranked;
/// use antipater_engine::duel::{Duel, Score};
///
/// let score = Score { civilian: 5, wonders: 3, ..Score::default() };
/// assert_eq!(Duel::rank(&score), (8, 5));
/// ```
pub trait Ranked: State {
    /// The total of points, and the tiebreaker.
    fn rank(score: &Self::Score) -> (i32, i32);
}

impl Ranked for Seven {
    fn rank(score: &seven::Score) -> (i32, i32) {
        let (points, coins) = score.rank();
        (points.into(), coins.into())
    }
}

impl Ranked for Duel {
    fn rank(score: &duel::Score) -> (i32, i32) {
        let (points, civilian) = score.rank();
        (points.into(), civilian.into())
    }
}

/// A kind of reward.
///
/// # Examples
/// ```
/// use antipater_bots::reward::Reward;
///
/// assert_eq!("placement".parse(), Ok(Reward::Placement));
/// let error = "gold".parse::<Reward>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "unknown reward \"gold\"; expected one of win_share, placement, margin"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// The share of the win: 1 for winning alone, and among `n` players `-1 / (n - 1)` for losing.
    WinShare,
    /// The place: 1 for the first, -1 for the last, evenly spaced between; tied players share their places.
    Placement,
    /// The points less the mean of the others' points. In a Duel an immediate victory is worth at least [`SUPREMACY`].
    Margin,
}

/// The least margin of a military or scientific victory in a Duel, in points.
pub const SUPREMACY: f64 = 20.0;

impl Reward {
    /// All kinds.
    pub const ALL: [Reward; 3] = [Reward::WinShare, Reward::Placement, Reward::Margin];

    /// The name: `win_share`, `placement`, `margin`.
    pub const fn name(self) -> &'static str {
        match self {
            Reward::WinShare => "win_share",
            Reward::Placement => "placement",
            Reward::Margin => "margin",
        }
    }

    /// The rewards if some of the players lose before the end. Each of them gets the reward of losing, or a margin of
    /// [`SUPREMACY`] against them, and the others share it.
    pub fn lost(self, losers: SeatSet, players: usize) -> BySeat<f64> {
        let loss = match self {
            Reward::WinShare => 1.0 / players.saturating_sub(1).max(1) as f64,
            Reward::Placement => 1.0,
            Reward::Margin => SUPREMACY,
        };
        let others = players - losers.len();
        BySeat::from_fn(|seat| match losers.contains(seat) {
            _ if others == 0 || seat.number() >= players => 0.0,
            true => -loss,
            false => loss * losers.len() as f64 / others as f64,
        })
    }

    /// The rewards of the first `players` seats; zero for others.
    pub fn of<G: Ranked>(self, outcome: &Outcome<G::Score>, players: usize) -> BySeat<f64> {
        let seats = || Seat::all(players);
        let others = players.saturating_sub(1).max(1) as f64;
        let place = |seat: Seat| {
            let rank = G::rank(&outcome.scores[seat]);
            match outcome.victory {
                Victory::Civilian => (outcome.winners.contains(seat), rank),
                Victory::Military | Victory::Science => (outcome.winners.contains(seat), (0, 0)),
            }
        };
        let points = |seat: Seat| f64::from(G::rank(&outcome.scores[seat]).0);
        let won = |seat: Seat| outcome.winners.contains(seat);
        BySeat::from_fn(|seat| {
            if seat.number() >= players {
                return 0.0;
            }
            match self {
                Reward::WinShare => {
                    let share = f64::midpoint(outcome.utility(seat), 1.0);
                    (share * players as f64 - 1.0) / others
                }
                Reward::Placement => {
                    let own = place(seat);
                    let better = seats().filter(|&other| place(other) > own).count();
                    let worse = seats().filter(|&other| place(other) < own).count();
                    (worse as f64 - better as f64) / others
                }
                Reward::Margin => {
                    let rest: f64 = seats().filter(|&other| other != seat).map(points).sum();
                    let margin = points(seat) - rest / others;
                    match outcome.victory {
                        Victory::Civilian => margin,
                        _ if won(seat) => margin.max(SUPREMACY),
                        _ => margin.min(-SUPREMACY),
                    }
                }
            }
        })
    }
}

/// The error for an unknown name of a reward.
///
/// # Examples
/// ```
/// use antipater_bots::reward::{Reward, UnknownReward};
///
/// let unknown = UnknownReward("gold".to_owned());
/// assert_eq!("gold".parse::<Reward>(), Err(unknown));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownReward(pub String);

impl fmt::Display for UnknownReward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Reward::ALL.map(Reward::name).join(", ");
        write!(f, "unknown reward \"{}\"; expected one of {names}", self.0)
    }
}

impl core::error::Error for UnknownReward {}

impl FromStr for Reward {
    type Err = UnknownReward;

    fn from_str(name: &str) -> Result<Reward, UnknownReward> {
        let named = Reward::ALL.into_iter().find(|reward| reward.name() == name);
        named.ok_or_else(|| UnknownReward(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seven(totals: &[i16]) -> Outcome<seven::Score> {
        let scores = BySeat::from_fn(|seat| seven::Score {
            civilian: totals.get(seat.number()).copied().unwrap_or(0),
            ..seven::Score::default()
        });
        let best = totals.iter().max();
        let seats = Seat::all(totals.len());
        Outcome {
            victory: Victory::Civilian,
            winners: seats
                .filter(|seat| totals.get(seat.number()) == best)
                .collect(),
            scores,
        }
    }

    #[test]
    fn each_reward_has_zero_sum() {
        for totals in [&[50, 50, 40][..], &[60, 40, 40, 30], &[1, 2, 3, 4, 5, 6, 7]] {
            for reward in Reward::ALL {
                let players = totals.len();
                let rewards = reward.of::<Seven>(&seven(totals), players);
                let sum: f64 = rewards.first(players).iter().sum();
                assert!(sum.abs() < 1e-9, "{reward:?} {totals:?} {sum}");
            }
        }
    }

    #[test]
    fn whoever_loses_before_the_end_pays_the_others() {
        let seat = |number| Seat::new(number).expect("a seat");
        let two: SeatSet = [seat(0), seat(2)].into_iter().collect();
        let of =
            |reward: Reward, losers, players| reward.lost(losers, players).first(players).to_vec();
        assert_eq!(of(Reward::WinShare, SeatSet::only(seat(1)), 2), [1.0, -1.0]);
        assert_eq!(of(Reward::Placement, two, 4), [-1.0, 1.0, -1.0, 1.0]);
        assert_eq!(of(Reward::Margin, two, 3), [-20.0, 40.0, -20.0]);
        // If all players lose, there is no winner.
        assert_eq!(of(Reward::WinShare, SeatSet::all(3), 3), [0.0; 3]);
    }

    #[test]
    fn rewards_are_as_they_are_described() {
        let outcome = seven(&[60, 40, 40, 30]);
        let of = |reward: Reward| reward.of::<Seven>(&outcome, 4).first(4).to_vec();
        let third = 1.0 / 3.0;
        assert_eq!(of(Reward::Placement), [1.0, 0.0, 0.0, -1.0]);
        let shares = of(Reward::WinShare);
        assert!(shares[0] == 1.0 && (shares[3] + third).abs() < 1e-9);
        assert!((of(Reward::Margin)[0] - (60.0 - 110.0 / 3.0)).abs() < 1e-9);
    }

    #[test]
    fn an_immediate_victory_counts_whatever_the_points_are() {
        let outcome = Outcome {
            victory: Victory::Military,
            winners: SeatSet::only(Seat::FIRST),
            scores: BySeat::from_fn(|seat| duel::Score {
                civilian: 10 * seat.number() as u16,
                ..duel::Score::default()
            }),
        };
        for (reward, most) in Reward::ALL.into_iter().zip([1.0, 1.0, SUPREMACY]) {
            assert_eq!(reward.of::<Duel>(&outcome, 2).first(2), [most, -most]);
        }
    }
}
