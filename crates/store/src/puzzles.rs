//! Answers to puzzles: whether the first one was right, and when the puzzle was solved.

use crate::Store;
use crate::ids::PersonId;
use crate::statements::{Row, statement};

/// A person's result on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRow {
    /// The name of the game.
    pub game: String,
    /// The number of the puzzle, from 1.
    pub number: usize,
    /// Whether the first answer was right.
    pub at_once: bool,
    /// When the first answer came, in seconds since 1970.
    pub answered_at: i64,
    /// When the first right answer came, in seconds since 1970.
    pub solved_at: Option<i64>,
}

impl Store {
    /// Records an answer to a puzzle. After the first answer, only one that solves an unsolved puzzle changes the
    /// result. Ignored if the person is gone.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn note_puzzle(
        &self,
        person: PersonId,
        game: &'static str,
        number: usize,
        solved: bool,
    ) -> Result<(), sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = statement(
                        "INSERT INTO puzzle_answers (person, game, number, at_once, answered_at, solved_at) \
                         SELECT $1, $2, $3, $4, $5, $6 WHERE EXISTS (SELECT 1 FROM people WHERE id = $1) \
                         ON CONFLICT (person, game, number) DO UPDATE \
                         SET solved_at = coalesce(puzzle_answers.solved_at, excluded.solved_at)",
                    );
                    query
                        .bind(&person.0[..])
                        .bind(game)
                        .bind(number as i64)
                        .bind(i64::from(solved))
                        .bind(now)
                        .bind(solved.then_some(now))
                        .execute(connection)
                        .await
                        .map(|_| ())
                })
            })
            .await
    }

    /// The puzzles that a person has answered, in the order of the first answers.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn puzzles_of(&self, person: PersonId) -> Result<Vec<PuzzleRow>, sqlx::Error> {
        let query = "SELECT game, number, at_once, answered_at, solved_at FROM puzzle_answers \
             WHERE person = $1 ORDER BY answered_at, game, number";
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(puzzle_row).collect()
    }
}

fn puzzle_row(row: &Row) -> Result<PuzzleRow, sqlx::Error> {
    Ok(PuzzleRow {
        game: row.try_get("game")?,
        number: row.try_get::<i64>("number")? as usize,
        at_once: row.try_get::<i64>("at_once")? != 0,
        answered_at: row.try_get("answered_at")?,
        solved_at: row.try_get("solved_at")?,
    })
}
