//! The result of a score sheet, and its JSON answer.

use std::collections::BTreeMap;

use antipater_engine::{Outcome, Seat, SeatSet, Victory, duel, seven};
use serde::Serialize;
use utoipa::ToSchema;

/// Coins would decide, but were not given.
pub(super) const UNDECIDED: &str = "undecided";

/// The outcome of a sheet.
#[derive(Clone, Debug)]
pub enum Counted {
    /// 7 Wonders, the game with the Free City among it.
    Seven {
        /// The winners, and the points of each city.
        outcome: Outcome<seven::Score>,
        /// The number of cities.
        seats: usize,
        /// The cities that can win: all but the Free City.
        players: SeatSet,
        /// The minimum and maximum of each city's coins.
        coins: Vec<(u16, u16)>,
    },
    /// 7 Wonders Duel.
    Duel(Outcome<duel::Score>),
}

/// The points of all cities.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Scored {
    /// The kind of victory: `civilian`, and in Duel also `military` or `science`.
    pub victory: &'static str,
    /// What decided: `points`, `tie-break`, `shared` if even the tiebreaker is tied, `supremacy`, or `undecided` if
    /// coins would decide that were not given.
    pub decided: &'static str,
    /// The cities in the order of the sheet.
    pub cities: Vec<ScoredCity>,
}

/// The points of a city.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScoredCity {
    /// By category.
    pub points: BTreeMap<&'static str, i32>,
    /// The total.
    pub total: i32,
    /// The place, from 1; cities that remain tied share one. The Free City has none.
    pub place: Option<usize>,
    /// Whether it wins, alone or with others; no city wins while that is undecided.
    pub wins: bool,
}

/// The rank of a city.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rank {
    /// The total.
    pub(super) total: i32,
    /// The tiebreaker: its minimum and maximum.
    pub(super) tie: (u16, u16),
}

impl Rank {
    /// Whether this city is ahead of the other for certain.
    pub(super) fn beats(self, other: Rank) -> bool {
        let tied = self.total == other.total;
        self.total > other.total || (tied && self.tie.0 > other.tie.1)
    }

    /// Whether every possible tiebreaker of both is the same.
    fn ties(self, other: Rank) -> bool {
        self.total == other.total && self.tie.0 == other.tie.1 && self.tie.1 == other.tie.0
    }
}

/// The rank of a city of 7 Wonders whose coins are in this range (rule F33).
pub(super) fn rank(score: &seven::Score, coins: (u16, u16)) -> Rank {
    Rank {
        total: score.total().into(),
        tie: coins,
    }
}

/// What decides between these ranks, as in [`Scored::decided`].
pub(super) fn decided(ranks: &[Rank]) -> &'static str {
    let beaten = |rank: &&Rank| ranks.iter().any(|other| other.beats(**rank));
    let first: Vec<&Rank> = ranks.iter().filter(|rank| !beaten(rank)).collect();
    let highest = ranks.iter().filter(|rank| rank.total == first[0].total);
    match (highest.count(), first.len()) {
        (1, _) => "points",
        (_, 1) => "tie-break",
        _ if first.iter().all(|rank| rank.ties(*first[0])) => "shared",
        _ => UNDECIDED,
    }
}

impl Counted {
    /// The points of all cities, and their places.
    pub fn scored(&self) -> Scored {
        match self {
            Counted::Seven {
                outcome,
                seats,
                players,
                coins,
            } => {
                let of = |seat: Seat| {
                    let score = &outcome.scores[seat];
                    let points = score.points().map(i32::from).to_vec();
                    let rank = rank(score, coins[seat.number()]);
                    (points, rank.total, players.contains(seat).then_some(rank))
                };
                let found: Vec<_> = Seat::all(*seats).map(of).collect();
                scored(&seven::Score::CATEGORIES, &found)
            }
            Counted::Duel(outcome) => {
                let of = |seat: Seat| {
                    let score = outcome.scores[seat];
                    let points = score.points().map(i32::from).to_vec();
                    let (total, civilian) = score.rank();
                    let total = i32::from(total);
                    let tie = (civilian, civilian);
                    (points, total, Some(Rank { total, tie }))
                };
                let found: Vec<_> = Seat::all(duel::SEATS).map(of).collect();
                let mut scored = scored(&duel::Score::CATEGORIES, &found);
                scored.supremacy(outcome.victory, outcome.winners);
                scored
            }
        }
    }
}

impl Scored {
    /// Replaces the result by points if a supremacy has won a Duel.
    fn supremacy(&mut self, victory: Victory, winners: SeatSet) {
        if victory == Victory::Civilian {
            return;
        }
        self.victory = victory.name();
        self.decided = "supremacy";
        for (seat, city) in Seat::all(duel::SEATS).zip(&mut self.cities) {
            city.wins = winners.contains(seat);
            city.place = Some(if city.wins { 1 } else { 2 });
        }
    }
}

/// The answer for cities with these points by category, total and rank. A city without a rank cannot win.
fn scored(categories: &'static [&'static str], cities: &[(Vec<i32>, i32, Option<Rank>)]) -> Scored {
    let ranks: Vec<Rank> = cities.iter().filter_map(|&(_, _, rank)| rank).collect();
    let decided = decided(&ranks);
    let city = |(points, total, rank): &(Vec<i32>, i32, Option<Rank>)| {
        let ahead = |rank: Rank| ranks.iter().filter(|other| other.beats(rank)).count();
        let place = rank.map(|rank| 1 + ahead(rank));
        ScoredCity {
            points: categories
                .iter()
                .copied()
                .zip(points.iter().copied())
                .collect(),
            total: *total,
            place,
            wins: place == Some(1) && decided != UNDECIDED,
        }
    };
    Scored {
        victory: Victory::Civilian.name(),
        decided,
        cities: cities.iter().map(city).collect(),
    }
}
