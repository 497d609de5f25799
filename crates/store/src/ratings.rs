//! Ratings of people after each game. They follow from the results in the order in which games ended; the server's
//! `live/ratings` computes them.
//!
//! The order is by the second in which a game ended, then by the id of its table. When a game turns up that ended
//! before games already rated, those are rated again.

use crate::Store;
use crate::TableRow;
use crate::ids::PersonId;
use crate::rows::{key, table_columns, table_row};
use crate::statements::{Connection, Row, Sql, scalar, statement};

/// A position in the order in which games ended: seconds since 1970, and the table.
pub type Place = (i64, String);

/// The rating of a person after a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// The person.
    pub person: PersonId,
    /// The name of the game's kind.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub finished_at: i64,
    /// The table; it may have been removed.
    pub table: String,
    /// The rating before the game.
    pub before: f64,
    /// The rating after it.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
    /// The opponents that the game counted against.
    pub opponents: Vec<RatedOpponent>,
}

/// An opponent that a game counted against, without a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedOpponent {
    /// The seat.
    pub seat: usize,
    /// The rating before the game.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// 1 for a win, ½ for the same place, 0 for a loss.
    pub score: f64,
}

/// A person at a finished game, whose rating it may change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatablePerson {
    /// The person.
    pub person: PersonId,
    /// The seat.
    pub seat: usize,
    /// Whether the person wanted ratings when the game ended, and still does.
    pub wants: bool,
    /// Whether it is a program.
    pub program: bool,
}

/// A finished game with all input of its ratings.
#[derive(Clone, Debug, PartialEq)]
pub struct RatableGame {
    /// The table.
    pub table: TableRow,
    /// The name of the game's kind.
    pub game: String,
    /// When it ended, in seconds since 1970.
    pub finished_at: i64,
    /// The places of all seats; empty when the game does not count.
    pub standing: Vec<usize>,
    /// The people at the table.
    pub people: Vec<RatablePerson>,
    /// The ratings computed earlier, if any.
    pub known: Vec<RatingRow>,
}

/// A row of the ranking.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedRow {
    /// The person.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// The settings, as JSON.
    pub settings: String,
    /// The rating after the last game.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// Its volatility.
    pub volatility: f64,
    /// When that game ended, in seconds since 1970.
    pub finished_at: i64,
    /// The number of games that count.
    pub games: usize,
}

impl Store {
    /// Finished games that are not yet rated, in order, up to the first game whose results are not stored.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn unrated(&self, limit: u32) -> Result<Vec<Place>, sqlx::Error> {
        let first = "SELECT coalesce(finished_at, created_at) AS at, id FROM tables \
             WHERE stage = 'over' AND counted = 0 ORDER BY finished_at NULLS FIRST, id LIMIT 1";
        let first = statement(first).fetch_optional(&self.reading).await?;
        let end = match first {
            Some(row) => place(&row)?,
            None => (i64::MAX, String::new()),
        };
        let rows = "SELECT coalesce(finished_at, created_at) AS at, id FROM tables \
             WHERE stage = 'over' AND counted = 1 AND rated = 0 ORDER BY finished_at NULLS FIRST, id LIMIT $1";
        let rows = statement(rows).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        let places = rows.iter().map(place).collect::<Result<Vec<_>, _>>()?;
        Ok(places.into_iter().filter(|place| *place < end).collect())
    }

    /// A finished game with all input of its ratings; `None` if no results of it are stored.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn ratable_game(&self, table: &str) -> Result<Option<RatableGame>, sqlx::Error> {
        let query = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
        let row = statement(query).bind(table);
        let Some(row) = row.fetch_optional(&self.reading).await? else {
            return Ok(None);
        };
        let query = "SELECT results.person, results.seat, results.game, results.finished_at, results.standing, \
             people.rated_since < results.finished_at AS wants, people.program \
             FROM results JOIN people ON people.id = results.person WHERE results.table_id = $1 ORDER BY results.seat";
        let results = statement(query).bind(table);
        let results = results.fetch_all(&self.reading).await?;
        let Some(first) = results.first() else {
            return Ok(None);
        };
        let known = statement("SELECT * FROM ratings WHERE table_id = $1").bind(table);
        let known = known.fetch_all(&self.reading).await?;
        let standing: &str = first.try_get("standing")?;
        let person = |row: &Row| -> Result<_, sqlx::Error> {
            let wants: Option<bool> = row.try_get("wants")?;
            Ok(RatablePerson {
                person: PersonId(key(row, "person")?),
                seat: row.try_get::<i64>("seat")? as usize,
                wants: wants == Some(true),
                program: row.try_get::<i64>("program")? != 0,
            })
        };
        Ok(Some(RatableGame {
            table: table_row(&row)?,
            game: first.try_get("game")?,
            finished_at: first.try_get("finished_at")?,
            standing: places_of(standing),
            people: results.iter().map(person).collect::<Result<_, _>>()?,
            known: known.iter().map(rating_row).collect::<Result<_, _>>()?,
        }))
    }

    /// A person's last rating before a game.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn rating_before(
        &self,
        person: PersonId,
        game: &str,
        before: &Place,
    ) -> Result<Option<RatingRow>, sqlx::Error> {
        let query = "SELECT * FROM ratings WHERE person = $1 AND game = $2 AND (finished_at, table_id) < ($3, $4) \
             ORDER BY finished_at DESC, table_id DESC LIMIT 1";
        let row = statement(query).bind(&person.0[..]).bind(game);
        let row = row.bind(before.0).bind(&before.1);
        let row = row.fetch_optional(&self.reading).await?;
        row.as_ref().map(rating_row).transpose()
    }

    /// A person's ratings after games that ended at or after `since`, and before a game.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn ratings_since(
        &self,
        person: PersonId,
        game: &str,
        since: i64,
        before: &Place,
    ) -> Result<Vec<RatingRow>, sqlx::Error> {
        let query = "SELECT * FROM ratings WHERE person = $1 AND game = $2 AND finished_at >= $3 \
             AND (finished_at, table_id) < ($4, $5) ORDER BY finished_at, table_id";
        let rows = statement(query).bind(&person.0[..]).bind(game).bind(since);
        let rows = rows.bind(before.0).bind(&before.1);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(rating_row).collect()
    }

    /// Replaces the ratings after the game of a table, and marks later games of its kind as not rated. People who no
    /// longer want ratings get none.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn rate(
        &self,
        place: &Place,
        game: &str,
        ratings: Vec<RatingRow>,
    ) -> Result<(), sqlx::Error> {
        let ((at, table), game) = (place.clone(), game.to_owned());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let done = "UPDATE tables SET rated = 1 WHERE id = $1 AND counted = 1";
                    let done = statement(done).bind(&table);
                    // The table may have been removed meanwhile.
                    if done.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(());
                    }
                    let old = statement("DELETE FROM ratings WHERE table_id = $1");
                    old.bind(&table).execute(&mut *connection).await?;
                    for row in &ratings {
                        insert(connection, row).await?;
                    }
                    let later = "UPDATE tables SET rated = 0 WHERE rated = 1 AND id IN (SELECT table_id FROM results \
                         WHERE game = $1 AND (finished_at, table_id) > ($2, $3))";
                    let later = statement(later).bind(&game).bind(at).bind(&table);
                    later.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// Marks all games as not rated.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn rate_anew(&self) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = statement("UPDATE tables SET rated = 0 WHERE rated = 1");
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// A person's ratings after each game that counts, the oldest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn ratings_of(&self, person: PersonId) -> Result<Vec<RatingRow>, sqlx::Error> {
        let query = "SELECT * FROM ratings WHERE person = $1 ORDER BY finished_at, table_id";
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(rating_row).collect()
    }

    /// The people, or the programs, whose last rating has at most this deviation, the highest rating first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn ranking(
        &self,
        game: &str,
        programs: bool,
        most: f64,
    ) -> Result<Vec<RankedRow>, sqlx::Error> {
        /// The columns, the join of people with their last ratings, and the condition on these.
        macro_rules! ranking {
            ($join:literal) => {
                concat!(
                    "SELECT people.id AS person, people.name, people.settings, last.rating, last.deviation, last.volatility, \
                     last.finished_at, (SELECT count(*) FROM ratings WHERE person = people.id AND game = $1) AS games \
                     FROM people JOIN ",
                    $join,
                    " WHERE people.rated_since IS NOT NULL AND last.deviation <= $2 AND people.program = $3 \
                     ORDER BY last.rating DESC, last.finished_at, people.id"
                )
            };
        }
        let query = Sql::Each {
            sqlite: ranking!(
                "ratings AS last ON last.rowid = (SELECT rowid FROM ratings \
                 WHERE person = people.id AND game = $1 ORDER BY finished_at DESC, table_id DESC LIMIT 1)"
            ),
            postgres: ranking!(
                "LATERAL (SELECT * FROM ratings \
                 WHERE person = people.id AND game = $1 ORDER BY finished_at DESC, table_id DESC LIMIT 1) AS last ON TRUE"
            ),
        };
        let rows = statement(query).bind(game).bind(most);
        let rows = rows.bind(i64::from(programs)).fetch_all(&self.reading);
        rows.await?.iter().map(ranked_row).collect()
    }

    /// Since when games count for a person's ratings, in seconds since 1970; `None` if they want none.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn rated_since(&self, person: PersonId) -> Result<Option<i64>, sqlx::Error> {
        let query = scalar("SELECT rated_since FROM people WHERE id = $1");
        query.bind(&person.0[..]).fetch_one(&self.reading).await
    }

    /// Ends and removes a person's ratings, or starts them with the next game. Ignored if nothing would change.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn set_rated(&self, person: PersonId, rated: bool) -> Result<(), sqlx::Error> {
        let since = rated.then(|| self.clock.unix_seconds());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE people SET rated_since = $2 WHERE id = $1 AND (rated_since IS NULL) = $3";
                    let query = statement(query).bind(&person.0[..]).bind(since);
                    query.bind(rated).execute(&mut *connection).await?;
                    if !rated {
                        let query = statement("DELETE FROM ratings WHERE person = $1");
                        query.bind(&person.0[..]).execute(connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }
}

/// Parses the places of all seats as results store them.
pub(super) fn places_of(text: &str) -> Vec<usize> {
    text.split(',')
        .filter_map(|place| place.parse().ok())
        .collect()
}

pub(super) fn place(row: &Row) -> Result<Place, sqlx::Error> {
    Ok((row.try_get("at")?, row.try_get("id")?))
}

async fn insert(connection: &mut Connection, row: &RatingRow) -> Result<(), sqlx::Error> {
    let opponents = opponents_text(&row.opponents);
    statement(
        "INSERT INTO ratings (person, game, finished_at, table_id, before, rating, deviation, volatility, opponents) \
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 \
         WHERE EXISTS (SELECT 1 FROM people WHERE id = $1 AND rated_since < $3)",
    )
    .bind(&row.person.0[..])
    .bind(&row.game)
    .bind(row.finished_at)
    .bind(&row.table)
    .bind(row.before)
    .bind(row.rating)
    .bind(row.deviation)
    .bind(row.volatility)
    .bind(opponents)
    .execute(connection)
    .await
    .map(|_| ())
}

fn rating_row(row: &Row) -> Result<RatingRow, sqlx::Error> {
    let opponents: &str = row.try_get("opponents")?;
    Ok(RatingRow {
        person: PersonId(key(row, "person")?),
        game: row.try_get("game")?,
        finished_at: row.try_get("finished_at")?,
        table: row.try_get("table_id")?,
        before: row.try_get("before")?,
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
        opponents: opponents_of(opponents).ok_or_else(|| {
            sqlx::Error::Decode("the opponents of a rating cannot be read".into())
        })?,
    })
}

/// Formats opponents for the database: seat, rating, deviation and score, with commas between opponents. Parsing
/// returns exactly the same numbers.
fn opponents_text(opponents: &[RatedOpponent]) -> String {
    let texts = opponents.iter().map(|one| {
        format!(
            "{} {} {} {}",
            one.seat, one.rating, one.deviation, one.score
        )
    });
    texts.collect::<Vec<_>>().join(",")
}

fn opponents_of(text: &str) -> Option<Vec<RatedOpponent>> {
    let read = |text: &str| {
        let mut parts = text.split(' ');
        let seat = parts.next()?.parse().ok()?;
        let mut number = || parts.next()?.parse().ok();
        Some(RatedOpponent {
            seat,
            rating: number()?,
            deviation: number()?,
            score: number()?,
        })
    };
    text.split(',').map(read).collect()
}

fn ranked_row(row: &Row) -> Result<RankedRow, sqlx::Error> {
    Ok(RankedRow {
        person: PersonId(key(row, "person")?),
        name: row.try_get("name")?,
        settings: row.try_get("settings")?,
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
        finished_at: row.try_get("finished_at")?,
        games: row.try_get::<i64>("games")? as usize,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_come_back_exactly() {
        let one = |seat: usize, rating: f64| RatedOpponent {
            seat,
            rating,
            deviation: rating / 7.0,
            score: 0.5,
        };
        let all = vec![one(0, 1_324.814_992_197_407_5), one(6, 1e3 / 3.0)];
        assert_eq!(opponents_of(&opponents_text(&all)), Some(all));
        for wrong in ["", "1", "a 1 1 1", "1 1 1", "1 1 1 1,"] {
            assert_eq!(opponents_of(wrong), None, "{wrong}");
        }
    }
}
