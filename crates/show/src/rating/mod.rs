//! Ratings of players: the effect of a finished game on the rating of each person (`docs/rating.md`).
//!
//! `glicko` is the system, `bots` has the fixed ratings of bots. Here: how a game of several players counts, and which
//! ratings pages show. Which games count, and in which order, is decided elsewhere; the caller passes the time.

pub mod bots;
pub mod glicko;

pub use self::bots::of_bot;
pub use self::glicko::{Pairing, Rating};

use crate::view::avatar::Avatar;
use crate::view::person::PersonKey;

/// Above this deviation a rating is provisional: only its person sees it.
pub const PROVISIONAL: f64 = 110.0;
/// Seconds in a day. Each day without a game counts as a period without one.
const DAY: i64 = 24 * 60 * 60;

/// An opponent that a game counts against.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opponent {
    /// The rating before the game.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// The result against them: 1 for a better place, ½ for the same, 0 for a worse one.
    pub score: f64,
}

/// The rating after a game against these opponents. The rating period is one game, and all pairs together weigh as much
/// as one game of two.
pub fn rated(before: Rating, opponents: &[Opponent]) -> Rating {
    let weight = 1.0 / opponents.len().max(1) as f64;
    let pairings: Vec<Pairing> = opponents
        .iter()
        .map(|opponent| Pairing {
            rating: opponent.rating,
            deviation: opponent.deviation,
            score: opponent.score,
            weight,
        })
        .collect();
    before.after(&pairings)
}

/// A rating at a later time; both times in seconds since 1970.
pub fn at(rating: Rating, last_game: i64, now: i64) -> Rating {
    let days = now.saturating_sub(last_game).max(0) / DAY;
    rating.idle(days as f64)
}

/// The score of a place against another: 1 for the better one, ½ for the same, 0 for the worse one.
pub fn score(own: usize, other: usize) -> f64 {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

/// A rating rounded to whole points.
pub fn whole(rating: f64) -> i32 {
    rating.round() as i32
}

/// A person's rating after a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedGame {
    /// The table; it may have been removed.
    pub table: String,
    /// When the game ended, in seconds since 1970.
    pub finished_at: i64,
    /// The rating before it.
    pub before: f64,
    /// The rating after it.
    pub after: Rating,
}

impl RatedGame {
    /// The rating change, in whole points.
    pub fn change(&self) -> i32 {
        whole(self.after.rating) - whole(self.before)
    }
}

/// A person's rating in one kind of game.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnRating {
    /// The present rating.
    pub now: Rating,
    /// The highest rating that was not provisional, in whole points.
    pub best: Option<i32>,
    /// The games, the oldest first.
    pub games: Vec<RatedGame>,
}

impl OwnRating {
    /// The present rating after these games, the oldest first; `None` without games. `now` is in seconds since 1970.
    pub fn of(games: Vec<RatedGame>, now: i64) -> Option<OwnRating> {
        let last = games.last()?;
        let settled = games.iter().filter(|game| is_settled(game.after));
        Some(OwnRating {
            now: at(last.after, last.finished_at, now),
            best: settled.map(|game| whole(game.after.rating)).max(),
            games,
        })
    }
}

/// Whether a rating is certain enough for other people to see it.
pub fn is_settled(rating: Rating) -> bool {
    rating.deviation <= PROVISIONAL
}

/// A person in the ranking.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// The key of the person.
    pub person: PersonKey,
    /// The name.
    pub name: String,
    /// The picture.
    pub avatar: Avatar,
    /// The present rating.
    pub rating: Rating,
    /// The number of games that count.
    pub games: usize,
    /// Whether it is the viewer.
    pub own: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opponent(rating: f64, score: f64) -> Opponent {
        Opponent {
            rating,
            deviation: 30.0,
            score,
        }
    }

    #[test]
    fn a_game_of_several_is_one_game() {
        let against_one = rated(Rating::NEW, &[opponent(1500.0, 1.0)]);
        let against_three = rated(Rating::NEW, &[opponent(1500.0, 1.0); 3]);
        assert!((against_one.rating - against_three.rating).abs() < 1e-6);
        // Second of three equal players: as after a tie.
        let between = [opponent(1500.0, 1.0), opponent(1500.0, 0.0)];
        let middle = rated(Rating::NEW, &between);
        assert!((middle.rating - 1500.0).abs() < 1e-6, "{middle:?}");
        assert!(middle.deviation < 350.0);
    }

    #[test]
    fn places_are_compared_pair_by_pair() {
        assert_eq!([score(1, 2), score(2, 2), score(3, 1)], [1.0, 0.5, 0.0]);
    }

    #[test]
    fn a_rating_grows_uncertain_from_day_to_day() {
        let settled = Rating {
            rating: 1700.0,
            deviation: 60.0,
            volatility: 0.06,
        };
        assert_eq!(at(settled, 1000, 1000 + DAY - 1), settled);
        assert_eq!(at(settled, 1000, 0), settled, "the clock was set back");
        assert!(is_settled(at(settled, 0, 78 * DAY)));
        assert!(!is_settled(at(settled, 0, 80 * DAY)));
    }

    #[test]
    fn the_best_rating_is_a_settled_one() {
        let game = |number: i64, rating: f64, deviation: f64| RatedGame {
            table: format!("t{number}"),
            finished_at: number,
            before: 1500.4,
            after: Rating {
                rating,
                deviation,
                volatility: 0.06,
            },
        };
        let games = vec![
            game(1, 1900.0, 200.0),
            game(2, 1720.0, 100.0),
            game(3, 1650.6, 90.0),
        ];
        let own = OwnRating::of(games, 3).unwrap();
        assert_eq!((own.best, whole(own.now.rating)), (Some(1720), 1651));
        assert_eq!(own.games[2].change(), 151);
        assert_eq!(OwnRating::of(Vec::new(), 0), None);
    }
}
