//! What a sheet shows, and the points of a table as they are answered.

use std::collections::BTreeMap;

use antipater_engine::{Outcome, Seat, SeatSet, Victory, duel, seven};
use serde::Serialize;
use utoipa::ToSchema;

/// The outcome that a sheet shows.
#[derive(Clone, Debug)]
pub enum Counted {
    /// 7 Wonders, the game with the Free City among it.
    Seven {
        /// Who has won, and the points of each city.
        outcome: Outcome<seven::Score>,
        /// How many cities there are.
        seats: usize,
        /// The cities that can win: all but the Free City.
        players: SeatSet,
    },
    /// 7 Wonders Duel.
    Duel(Outcome<duel::Score>),
}

/// The points of all cities.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Scored {
    /// The kind of victory: `civilian`, and in Duel also `military` or `science`.
    pub victory: &'static str,
    /// What decided: `points`, `tie-break`, `shared` if even the tiebreaker is tied, or `supremacy`.
    pub decided: &'static str,
    /// The cities in the order in which they were sent.
    pub cities: Vec<ScoredCity>,
}

/// The points of a city.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScoredCity {
    /// By category.
    pub points: BTreeMap<&'static str, i32>,
    /// All of them.
    pub total: i32,
    /// The place, from 1; cities tied in everything share one. The Free City has none.
    pub place: Option<usize>,
    /// Whether it wins, alone or with others.
    pub wins: bool,
}

impl Counted {
    /// The points of all cities, and what they decide.
    pub fn scored(&self) -> Scored {
        match self {
            Counted::Seven {
                outcome,
                seats,
                players,
            } => {
                let of = |seat: Seat| {
                    let score = &outcome.scores[seat];
                    let points = score.points().map(i32::from).to_vec();
                    let rank = players.contains(seat).then(|| score.rank());
                    (points, i32::from(score.total()), rank)
                };
                let found: Vec<_> = Seat::all(*seats).map(of).collect();
                scored(&seven::Score::CATEGORIES, &found)
            }
            Counted::Duel(outcome) => {
                let of = |seat: Seat| {
                    let score = outcome.scores[seat];
                    let points = score.points().map(i32::from).to_vec();
                    (points, i32::from(score.total()), Some(score.rank()))
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
    /// Replaces what points would decide, where a supremacy has won a Duel.
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

/// The answer, from what the engine found for each city: its points, and what decides between them. A city without a
/// rank cannot win.
fn scored<R: Ord>(
    categories: &'static [&'static str],
    cities: &[(Vec<i32>, i32, Option<R>)],
) -> Scored {
    let ranks = || cities.iter().filter_map(|(_, _, rank)| rank.as_ref());
    let best = ranks().max();
    let winners = ranks().filter(|rank| Some(*rank) == best).count();
    let players = cities.iter().filter(|(_, _, rank)| rank.is_some());
    let totals = || players.clone().map(|(_, total, _)| *total);
    let highest = totals().max();
    let decided = match totals().filter(|total| Some(*total) == highest).count() {
        1 => "points",
        _ if winners == 1 => "tie-break",
        _ => "shared",
    };
    let city = |(points, total, rank): &(Vec<i32>, i32, Option<R>)| ScoredCity {
        points: categories
            .iter()
            .copied()
            .zip(points.iter().copied())
            .collect(),
        total: *total,
        place: rank
            .as_ref()
            .map(|rank| 1 + ranks().filter(|other| *other > rank).count()),
        wins: rank.is_some() && rank.as_ref() == best,
    };
    Scored {
        victory: Victory::Civilian.name(),
        decided,
        cities: cities.iter().map(city).collect(),
    }
}
