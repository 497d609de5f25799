//! Scores over a whole game: the points of each city after each step, by category, from public information.

use antipater_engine::Record;
use serde::Serialize;
use utoipa::ToSchema;

use super::hosted::Hosted;

/// The scores over a whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ScoreHistory {
    /// The points after each number of steps, by city and category; the first entry is before the first step.
    pub points: Vec<Vec<Vec<i32>>>,
    /// The age in which each step was played, from 1.
    pub ages: Vec<u8>,
}

impl ScoreHistory {
    /// The scores over a game so far, computed by replaying its record.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn of<G: Hosted>(record: &Record<G>) -> Result<ScoreHistory, String> {
        let mut played = record.unplayed();
        let mut score_history = ScoreHistory {
            points: vec![played.position().points_by_category()],
            ages: Vec::new(),
        };
        for joint in record.steps() {
            let step = G::play(&mut played, joint).map_err(|why| why.to_string())?;
            score_history.ages.push(G::age(&step));
            let points = played.position().points_by_category();
            score_history.points.push(points);
        }
        Ok(score_history)
    }

    /// The points of a city by category after a step.
    pub fn at(&self, step: usize, city: usize) -> &[i32] {
        &self.points[step][city]
    }

    /// The total of a city after a step.
    pub fn total(&self, step: usize, city: usize) -> i32 {
        self.at(step, city).iter().sum()
    }

    /// The number of steps.
    pub fn steps(&self) -> usize {
        self.points.len() - 1
    }

    /// The number of cities.
    pub fn cities(&self) -> usize {
        self.points[0].len()
    }

    /// The lowest and the highest end of a stack of points.
    pub fn range(&self) -> (i32, i32) {
        let stacks = self.points.iter().flatten();
        let below = |points: &Vec<i32>| points.iter().filter(|one| **one < 0).sum::<i32>();
        let above = |points: &Vec<i32>| points.iter().filter(|one| **one > 0).sum::<i32>();
        stacks.fold((0, 1), |(low, high), stack| {
            (low.min(below(stack)), high.max(above(stack)))
        })
    }

    /// The lowest and the highest total.
    pub fn range_of_totals(&self) -> (i32, i32) {
        let totals = self
            .points
            .iter()
            .flatten()
            .map(|points| points.iter().sum());
        totals.fold((0, 1), |(low, high), total: i32| {
            (low.min(total), high.max(total))
        })
    }

    /// Each age played, with the number of steps before it and at its end.
    pub fn spans(&self) -> Vec<(usize, usize, u8)> {
        let mut spans: Vec<(usize, usize, u8)> = Vec::new();
        for (step, &age) in self.ages.iter().enumerate() {
            match spans.last_mut() {
                Some((_, to, of)) if *of == age => *to = step + 1,
                _ => spans.push((step, step + 1, age)),
            }
        }
        spans
    }
}
