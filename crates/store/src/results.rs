//! Results of finished games by person. They follow from the logs, and are stored some time after a game is over, at
//! the latest when the person asks for them.

use crate::Store;
use crate::ids::PersonId;
use crate::ratings::{Place, place, places_of};
use crate::rows::key;
use crate::statements::{Connection, Row, Sql, scalar, statement};

/// A person's result in a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The person.
    pub person: PersonId,
    /// The table.
    pub table: String,
    /// When the game ended, in seconds since 1970.
    pub finished_at: i64,
    /// The name of the game's kind.
    pub game: String,
    /// The number of seats.
    pub seats: usize,
    /// The person's seat.
    pub seat: usize,
    /// The person's board or wonders, separated by commas.
    pub boards: String,
    /// The place, from 1.
    pub place: Option<usize>,
    /// Whether the person won.
    pub won: bool,
    /// The points, if they decided the game.
    pub points: Option<i32>,
    /// The name of the kind of victory.
    pub victory: String,
    /// Whether it was a guided game.
    pub guided: bool,
    /// How many hints were taken.
    pub hints: usize,
    /// The places of all seats as ratings count them, in seat order; empty when the game does not count.
    pub standing: Vec<usize>,
}

/// A result and the seating of its table.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryRow {
    /// The result.
    pub result: ResultRow,
    /// The seats with their players, as JSON.
    pub places: String,
    /// The options of the table, as they are stored.
    pub options: String,
    /// The rating of the person before the game and after it, if it counts and is rated.
    pub rating: Option<(f64, f64)>,
}

/// A query for a part of a history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryPart {
    /// Only this kind of game.
    pub game: Option<String>,
    /// Only games that ended before this one: time and table.
    pub before: Option<(i64, String)>,
    /// At most this many games.
    pub limit: Option<u32>,
}

/// The columns and the order of a history.
macro_rules! history {
    ($game:literal) => {
        concat!(
            "SELECT results.*, tables.options, tables.seats AS places, ratings.before, ratings.rating FROM results \
             JOIN tables ON tables.id = results.table_id \
             LEFT JOIN ratings ON ratings.person = results.person AND ratings.game = results.game \
             AND ratings.finished_at = results.finished_at AND ratings.table_id = results.table_id \
             WHERE results.person = $1 AND (results.finished_at, results.table_id) < ($2, $3) ",
            $game,
            "AND tables.stage = 'over' \
             ORDER BY results.finished_at DESC, results.table_id DESC LIMIT $4"
        )
    };
}

impl Store {
    /// Finished tables without stored results, the longest finished first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn without_results(&self, limit: u32) -> Result<Vec<String>, sqlx::Error> {
        let query = "SELECT id FROM tables WHERE stage = 'over' AND counted = 0 ORDER BY finished_at NULLS FIRST LIMIT $1";
        let ids = scalar(query).bind(i64::from(limit));
        ids.fetch_all(&self.reading).await
    }

    /// Finished tables without stored results at which a person has or had a seat, the latest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn without_results_of(
        &self,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<String>, sqlx::Error> {
        let query = Sql::Each {
            sqlite: "SELECT id FROM tables INDEXED BY tables_uncounted WHERE stage = 'over' AND counted = 0 \
                     AND EXISTS (SELECT 1 FROM seatings WHERE table_id = tables.id AND person = $1) \
                     ORDER BY finished_at DESC LIMIT $2",
            postgres: "SELECT id FROM tables WHERE stage = 'over' AND counted = 0 \
                       AND EXISTS (SELECT 1 FROM seatings WHERE table_id = tables.id AND person = $1) \
                       ORDER BY finished_at DESC NULLS LAST LIMIT $2",
        };
        let ids = scalar(query).bind(&person.0[..]);
        ids.bind(i64::from(limit)).fetch_all(&self.reading).await
    }

    /// Games that finished after another one, up to a time in seconds since 1970, in order.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn finished_between(
        &self,
        after: &Place,
        until: i64,
        limit: u32,
    ) -> Result<Vec<Place>, sqlx::Error> {
        let query = "SELECT finished_at AS at, id FROM tables WHERE stage = 'over' AND finished_at <= $3 \
                     AND (finished_at, id) > ($1, $2) ORDER BY finished_at, id LIMIT $4";
        let rows = statement(query).bind(after.0).bind(&after.1[..]);
        let rows = rows.bind(until).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(place).collect()
    }

    /// Stores the results of a table's game. Ignored if they are stored already.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn add_results(&self, table: &str, results: &[ResultRow]) -> Result<(), sqlx::Error> {
        let (table, results) = (table.to_owned(), results.to_vec());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    // The table, or a person, may have been removed meanwhile.
                    let counted =
                        statement("UPDATE tables SET counted = 1 WHERE id = $1 AND counted = 0");
                    let counted = counted.bind(&table).execute(&mut *connection).await?;
                    if counted.rows_affected() == 0 {
                        return Ok(());
                    }
                    for row in &results {
                        insert(connection, row).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// A person's place at a finished table, if it has places, and whether they have won; `None` without a result.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn result_at(
        &self,
        person: PersonId,
        table: &str,
    ) -> Result<Option<(Option<usize>, bool)>, sqlx::Error> {
        let query = "SELECT place, won FROM results WHERE person = $1 AND table_id = $2";
        let row = statement(query).bind(&person.0[..]).bind(table);
        let row = row.fetch_optional(&self.reading).await?;
        let result = |row: Row| {
            let place: Option<i64> = row.try_get("place")?;
            let won: i64 = row.try_get("won")?;
            Ok((place.map(|place| place as usize), won != 0))
        };
        row.map(result).transpose()
    }

    /// The finished games of a person, the latest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn history(
        &self,
        person: PersonId,
        part: &HistoryPart,
    ) -> Result<Vec<HistoryRow>, sqlx::Error> {
        let (at, table) = part.before.clone().unwrap_or((i64::MAX, String::new()));
        let query = match part.game {
            Some(_) => history!("AND results.game = $5 "),
            None => history!(""),
        };
        let query = statement(query).bind(&person.0[..]).bind(at).bind(table);
        let query = query.bind(part.limit.map_or(i64::MAX, i64::from));
        let query = match &part.game {
            Some(game) => query.bind(game.clone()),
            None => query,
        };
        let rows = query.fetch_all(&self.reading).await?;
        rows.iter().map(history_row).collect()
    }

    /// The number of finished games of a person, by kind.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn finished_by_game(
        &self,
        person: PersonId,
    ) -> Result<Vec<(String, usize)>, sqlx::Error> {
        let query = "SELECT game, count(*) AS games FROM results WHERE person = $1 GROUP BY game";
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        let count = |row: &Row| -> Result<_, sqlx::Error> {
            Ok((row.try_get("game")?, row.try_get::<i64>("games")? as usize))
        };
        rows.iter().map(count).collect()
    }
}

async fn insert(connection: &mut Connection, row: &ResultRow) -> Result<(), sqlx::Error> {
    let standing: Vec<String> = row.standing.iter().map(ToString::to_string).collect();
    statement(
        "INSERT INTO results (person, table_id, finished_at, game, seats, seat, boards, place, won, points, victory, guided, hints, standing) \
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 \
         WHERE EXISTS (SELECT 1 FROM people WHERE id = $1) ON CONFLICT DO NOTHING",
    )
    .bind(&row.person.0[..])
    .bind(&row.table)
    .bind(row.finished_at)
    .bind(&row.game)
    .bind(row.seats as i64)
    .bind(row.seat as i64)
    .bind(&row.boards)
    .bind(row.place.map(|place| place as i64))
    .bind(i64::from(row.won))
    .bind(row.points.map(i64::from))
    .bind(&row.victory)
    .bind(i64::from(row.guided))
    .bind(row.hints as i64)
    .bind(standing.join(","))
    .execute(connection)
    .await
    .map(|_| ())
}

fn history_row(row: &Row) -> Result<HistoryRow, sqlx::Error> {
    let place: Option<i64> = row.try_get("place")?;
    let points: Option<i64> = row.try_get("points")?;
    let (before, after): (Option<f64>, Option<f64>) =
        (row.try_get("before")?, row.try_get("rating")?);
    Ok(HistoryRow {
        result: ResultRow {
            person: PersonId(key(row, "person")?),
            table: row.try_get("table_id")?,
            finished_at: row.try_get("finished_at")?,
            game: row.try_get("game")?,
            seats: row.try_get::<i64>("seats")? as usize,
            seat: row.try_get::<i64>("seat")? as usize,
            boards: row.try_get("boards")?,
            place: place.map(|place| place as usize),
            won: row.try_get::<i64>("won")? != 0,
            points: points.map(|points| points as i32),
            victory: row.try_get("victory")?,
            guided: row.try_get::<i64>("guided")? != 0,
            hints: row.try_get::<i64>("hints")? as usize,
            standing: places_of(row.try_get("standing")?),
        },
        places: row.try_get("places")?,
        options: row.try_get("options")?,
        rating: before.zip(after),
    })
}
