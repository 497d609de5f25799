//! The ladder of programs: who takes part in which game, and the games of their matches.

use crate::Store;
use crate::TableRow;
use crate::TableStage;
use crate::ids::PersonId;
use crate::nodes::insert_lease;
use crate::rows::{PersonRow, key, key_if_any, person_columns, person_row};
use crate::statements::{Row, statement};
use crate::tables::{insert_table, seat};

/// A program in the ladder of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderProgramRow {
    /// The name of the kind of game.
    pub game: String,
    /// The program.
    pub person: PersonRow,
    /// Who runs it, in its own words; may be empty.
    pub owner: String,
    /// Whether it wants matches.
    pub wants: bool,
}

/// A game of a match, as its first program sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderGameRow {
    /// The table.
    pub table: String,
    /// The match: its tables have the same deal.
    pub match_id: String,
    /// The name of the kind of game.
    pub game: String,
    /// The first program of the match.
    pub person: PersonId,
    /// Its seat.
    pub seat: usize,
    /// The opponent, if it is a program.
    pub other: Option<PersonId>,
    /// The level of the opponent, if it is a bot.
    pub level: Option<String>,
    /// The opponent's seat.
    pub facing: usize,
}

/// The finished games of a program against an opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct CrossRow {
    /// The program.
    pub person: PersonId,
    /// The opponent, if it is a program.
    pub other: Option<PersonId>,
    /// The level of the opponent, if it is a bot.
    pub level: Option<String>,
    /// The sum of the program's scores.
    pub score: f64,
    /// The number of games.
    pub games: usize,
    /// The spectators' key of the latest game that is still stored.
    pub latest: Option<String>,
}

impl Store {
    /// Enters a program into the ladder of a game, with who runs it. Repeating it changes only that.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn enter_ladder(
        &self,
        person: PersonId,
        game: &str,
        owner: &str,
    ) -> Result<(), sqlx::Error> {
        let (game, owner) = (game.to_owned(), owner.to_owned());
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "INSERT INTO ladder_programs (game, person, owner, wants, joined_at) \
                         VALUES ($1, $2, $3, 1, $4) \
                         ON CONFLICT (game, person) DO UPDATE SET owner = excluded.owner, wants = 1";
                    let query = statement(query).bind(game).bind(&person.0[..]);
                    let query = query.bind(owner).bind(now);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// The program wants no more matches of a game, or of any game without one. Its games stay.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn leave_ladder(
        &self,
        person: PersonId,
        game: Option<&str>,
    ) -> Result<(), sqlx::Error> {
        let game = game.map(str::to_owned);
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE ladder_programs SET wants = 0 WHERE person = $1 AND game = coalesce($2, game)";
                    let query = statement(query).bind(&person.0[..]).bind(game);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// All programs of the ladders, in the order in which they entered.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn ladder_programs(&self) -> Result<Vec<LadderProgramRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            ", ladder_programs.game, ladder_programs.owner, ladder_programs.wants FROM ladder_programs \
             JOIN people ON people.id = ladder_programs.person \
             ORDER BY ladder_programs.joined_at, people.id, ladder_programs.game"
        );
        let rows = statement(query).fetch_all(&self.reading).await?;
        let program = |row: &Row| {
            Ok(LadderProgramRow {
                game: row.try_get("game")?,
                person: person_row(row)?,
                owner: row.try_get("owner")?,
                wants: row.try_get::<i64>("wants")? != 0,
            })
        };
        rows.iter().map(program).collect()
    }

    /// Stores the tables of a match with their games, all or none.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn open_match(
        &self,
        tables: Vec<(TableRow, LadderGameRow)>,
    ) -> Result<(), sqlx::Error> {
        let (node, now) = (self.node.clone(), self.clock.unix_seconds());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for (table, game) in &tables {
                        insert_table(connection, table).await?;
                        insert_lease(connection, node.as_deref(), &table.id).await?;
                        let people: Vec<PersonId> = [game.person].into_iter().chain(game.other).collect();
                        seat(connection, &table.id, &people).await?;
                        let query = "INSERT INTO ladder_games \
                             (table_id, match_id, game, person, seat, other, level, facing, score, began_at) \
                             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL, $9)";
                        let query = statement(query).bind(&table.id).bind(&game.match_id);
                        let query = query.bind(&game.game).bind(&game.person.0[..]);
                        let query = query.bind(game.seat as i64);
                        let query = query.bind(game.other.map(|other| other.0.to_vec()));
                        let query = query.bind(game.level.clone()).bind(game.facing as i64);
                        query.bind(now).execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// The games without a score, each with the stage of its table if that is still stored.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn running_matches(
        &self,
    ) -> Result<Vec<(LadderGameRow, Option<TableStage>)>, sqlx::Error> {
        let query = "SELECT ladder_games.*, tables.stage FROM ladder_games \
             LEFT JOIN tables ON tables.id = ladder_games.table_id \
             WHERE ladder_games.score IS NULL ORDER BY ladder_games.began_at, ladder_games.table_id";
        let rows = statement(query).fetch_all(&self.reading).await?;
        let game = |row: &Row| {
            let stage: Option<String> = row.try_get("stage")?;
            Ok((game_row(row)?, stage.as_deref().and_then(TableStage::named)))
        };
        rows.iter().map(game).collect()
    }

    /// Whether a game of the same match is still played.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn match_runs(&self, table: &str) -> Result<bool, sqlx::Error> {
        let query = "SELECT 1 FROM ladder_games AS own JOIN ladder_games AS twin ON twin.match_id = own.match_id \
             JOIN tables ON tables.id = twin.table_id WHERE own.table_id = $1 AND tables.stage = 'playing' LIMIT 1";
        let found = statement(query).bind(table).fetch_optional(&self.reading);
        Ok(found.await?.is_some())
    }

    /// Stores the score of a game, or removes the game without one.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn score_match(&self, table: &str, score: Option<f64>) -> Result<(), sqlx::Error> {
        let table = table.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = match score {
                        Some(score) => {
                            statement("UPDATE ladder_games SET score = $2 WHERE table_id = $1")
                                .bind(table)
                                .bind(score)
                        }
                        None => {
                            statement("DELETE FROM ladder_games WHERE table_id = $1").bind(table)
                        }
                    };
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// The places of all seats after a table's game, as ratings count them; `None` until its results are stored.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn standing_at(&self, table: &str) -> Result<Option<Vec<usize>>, sqlx::Error> {
        let query = "SELECT standing FROM results WHERE table_id = $1 LIMIT 1";
        let row = statement(query).bind(table).fetch_optional(&self.reading);
        let row = row.await?;
        let standing: Option<String> = row.map(|row| row.try_get("standing")).transpose()?;
        Ok(standing.as_deref().map(crate::ratings::places_of))
    }

    /// The sums of the finished games of each pair in a game's ladder.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn crosstable(&self, game: &str) -> Result<Vec<CrossRow>, sqlx::Error> {
        let query = "SELECT person, other, level, sum(score) AS score, count(*) AS games, \
             (SELECT tables.watch FROM ladder_games AS latest JOIN tables ON tables.id = latest.table_id \
             WHERE latest.game = $1 AND latest.person = played.person AND latest.score IS NOT NULL \
             AND latest.other IS NOT DISTINCT FROM played.other AND latest.level IS NOT DISTINCT FROM played.level \
             ORDER BY latest.began_at DESC, latest.table_id LIMIT 1) AS latest \
             FROM ladder_games AS played WHERE game = $1 AND score IS NOT NULL \
             GROUP BY person, other, level ORDER BY person, other, level";
        let rows = statement(query).bind(game).fetch_all(&self.reading).await?;
        let cross = |row: &Row| {
            Ok(CrossRow {
                person: PersonId(key(row, "person")?),
                other: key_if_any(row, "other")?.map(PersonId),
                level: row.try_get("level")?,
                score: row.try_get("score")?,
                games: row.try_get::<i64>("games")? as usize,
                latest: row.try_get("latest")?,
            })
        };
        rows.iter().map(cross).collect()
    }
}

fn game_row(row: &Row) -> Result<LadderGameRow, sqlx::Error> {
    Ok(LadderGameRow {
        table: row.try_get("table_id")?,
        match_id: row.try_get("match_id")?,
        game: row.try_get("game")?,
        person: PersonId(key(row, "person")?),
        seat: row.try_get::<i64>("seat")? as usize,
        other: key_if_any(row, "other")?.map(PersonId),
        level: row.try_get("level")?,
        facing: row.try_get::<i64>("facing")? as usize,
    })
}
