//! The points over a whole game: after each step what each city had, by category, by what lay open then.

use serde::Serialize;
use utoipa::ToSchema;

use crate::game::{Game, Hosted};

/// The points over a whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Course {
    /// The points after each number of steps, by city and category; the first ones are those of the deal.
    pub points: Vec<Vec<Vec<i32>>>,
    /// The age in which each step was played, from 1.
    pub ages: Vec<u8>,
}

impl Course {
    /// The points over a game as far as it was played: it is played again from the deal.
    ///
    /// # Errors
    /// When the record cannot be played again.
    pub(crate) fn of<G: Hosted>(game: &Game<G>) -> Result<Course, String> {
        let mut position = game.record.start();
        let mut course = Course {
            points: vec![position.points_by_category()],
            ages: Vec::new(),
        };
        for joint in game.record.steps() {
            let told = position.play(joint);
            let told = told.map_err(|why| why.to_string())?;
            course.ages.push(G::age(&told));
            course.points.push(position.points_by_category());
        }
        Ok(course)
    }

    /// The points of a city by category after a step.
    pub(crate) fn at(&self, step: usize, city: usize) -> &[i32] {
        &self.points[step][city]
    }

    /// All points of a city after a step.
    pub(crate) fn total(&self, step: usize, city: usize) -> i32 {
        self.at(step, city).iter().sum()
    }

    /// How many steps there are.
    pub(crate) fn steps(&self) -> usize {
        self.points.len() - 1
    }

    /// How many cities there are.
    pub(crate) fn cities(&self) -> usize {
        self.points[0].len()
    }

    /// The lowest and the highest height of a stack of points.
    pub(crate) fn range(&self) -> (i32, i32) {
        let stacks = self.points.iter().flatten();
        let below = |points: &Vec<i32>| points.iter().filter(|one| **one < 0).sum::<i32>();
        let above = |points: &Vec<i32>| points.iter().filter(|one| **one > 0).sum::<i32>();
        stacks.fold((0, 1), |(low, high), stack| {
            (low.min(below(stack)), high.max(above(stack)))
        })
    }

    /// The lowest and the highest sum of points.
    pub(crate) fn range_of_totals(&self) -> (i32, i32) {
        let totals = self
            .points
            .iter()
            .flatten()
            .map(|points| points.iter().sum());
        totals.fold((0, 1), |(low, high), total: i32| {
            (low.min(total), high.max(total))
        })
    }

    /// Each age that was played with the number of steps before it and at its end.
    pub(crate) fn spans(&self) -> Vec<(usize, usize, u8)> {
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
