//! Events: duplicate play, Swiss tournaments and arenas, with their players and games.

use crate::daily::result_in;
use crate::ids::PersonId;
use crate::nodes::insert_lease;
use crate::rows::{PersonRow, key, key_if_any, person_columns, person_row};
use crate::statements::{Row, statement};
use crate::tables::{insert_table, seat};
use crate::{DailyResult, Store, TableRow, TableStage};

/// The beginning of a query of events.
macro_rules! event_columns {
    () => {
        "SELECT events.*, coalesce(people.name, '') AS host_name, \
         (SELECT count(*) FROM event_players WHERE event_players.event = events.id) AS players \
         FROM events LEFT JOIN people ON people.id = events.host "
    };
}

/// The beginning of a query of games, with what was taken or something in its place.
macro_rules! game_columns {
    ($taken:literal) => {
        concat!(
            "SELECT event_games.event, event_games.round, event_games.person, event_games.table_id, event_games.seat, \
             event_games.seats, event_games.finished_at, event_games.place, event_games.lead, event_games.points, ",
            $taken,
            ", tables.watch, tables.stage FROM event_games LEFT JOIN tables ON tables.id = event_games.table_id "
        )
    };
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// The id, which is its invitation.
    pub id: String,
    /// Who has made it; `None` once the person was deleted.
    pub host: Option<PersonId>,
    /// The present name of the host; empty for a deleted person.
    pub host_name: String,
    /// The options, as JSON.
    pub options: String,
    /// The stage: `open`, `running` or `over`.
    pub stage: String,
    /// Seconds since 1970.
    pub created_at: i64,
    /// When it begins by itself or has begun.
    pub begins_at: Option<i64>,
    /// When it ends by itself or has ended.
    pub ends_at: Option<i64>,
    /// The number of players, with those who have withdrawn.
    pub players: usize,
}

/// A player of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventPlayerRow {
    /// The person.
    pub person: PersonRow,
    /// Whether the player has withdrawn.
    pub withdrawn: bool,
}

/// A player's game of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventGameRow {
    /// The event.
    pub event: String,
    /// The round or deal, from 1; in an arena the number of the player's game.
    pub round: usize,
    /// The player.
    pub person: PersonId,
    /// The table; `None` for a bye.
    pub table: Option<String>,
    /// The player's seat.
    pub seat: usize,
    /// The number of seats at the table.
    pub seats: usize,
    /// The key for spectators, while the table is stored.
    pub watch: Option<String>,
    /// Whether the game is in progress.
    pub playing: bool,
    /// The result, once the game has ended.
    pub result: Option<DailyResult>,
}

impl Store {
    /// Adds an event.
    ///
    /// # Errors
    /// If the query fails, or there is no such person.
    pub async fn add_event(&self, event: &EventRow) -> Result<(), sqlx::Error> {
        let event = event.clone();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "INSERT INTO events (id, host, options, stage, created_at, begins_at, ends_at) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7)";
                    let query = statement(query).bind(event.id);
                    let query = query.bind(event.host.map(|host| host.0.to_vec()));
                    let query = query.bind(event.options).bind(event.stage);
                    let query = query.bind(event.created_at).bind(event.begins_at);
                    query.bind(event.ends_at).execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// An event.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn event(&self, id: &str) -> Result<Option<EventRow>, sqlx::Error> {
        let query = concat!(event_columns!(), "WHERE events.id = $1");
        let row = statement(query).bind(id).fetch_optional(&self.reading);
        row.await?.as_ref().map(event_row).transpose()
    }

    /// The events of a stage, the newest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn events(&self, stage: &str, limit: u32) -> Result<Vec<EventRow>, sqlx::Error> {
        let query = concat!(
            event_columns!(),
            "WHERE events.stage = $1 ORDER BY events.created_at DESC, events.id LIMIT $2"
        );
        let rows = statement(query).bind(stage).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(event_row).collect()
    }

    /// The events of a person, as host or player, the newest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn events_of(
        &self,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<EventRow>, sqlx::Error> {
        let query = concat!(
            event_columns!(),
            "WHERE events.host = $1 OR events.id IN (SELECT event FROM event_players WHERE person = $1) \
             ORDER BY events.created_at DESC, events.id LIMIT $2"
        );
        let rows = statement(query).bind(&person.0[..]).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(event_row).collect()
    }

    /// Moves an event from one stage to another, with new times; says whether it was in that stage.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn move_event(
        &self,
        id: &str,
        (from, to): (&str, &str),
        (begins_at, ends_at): (Option<i64>, Option<i64>),
    ) -> Result<bool, sqlx::Error> {
        let (id, from, to) = (id.to_owned(), from.to_owned(), to.to_owned());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE events SET stage = $3, begins_at = $4, ends_at = $5 \
                         WHERE id = $1 AND stage = $2";
                    let query = statement(query).bind(id).bind(from).bind(to);
                    let query = query.bind(begins_at).bind(ends_at);
                    Ok(query.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// Adds a player to an event, or brings back one who has withdrawn; says whether they were not removed.
    ///
    /// # Errors
    /// If the query fails, or there is no such person or event.
    pub async fn join_event(&self, id: &str, person: PersonId) -> Result<bool, sqlx::Error> {
        let (id, now) = (id.to_owned(), self.clock.unix_seconds());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "INSERT INTO event_players (event, person, joined_at) VALUES ($1, $2, $3) \
                         ON CONFLICT (event, person) DO UPDATE SET left_at = NULL WHERE event_players.removed = 0";
                    let query = statement(query).bind(id).bind(&person.0[..]).bind(now);
                    Ok(query.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// Removes a player from an event for good: withdraws them, and says whether they took part.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn remove_from_event(&self, id: &str, person: PersonId) -> Result<bool, sqlx::Error> {
        let (id, now) = (id.to_owned(), self.clock.unix_seconds());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE event_players SET left_at = coalesce(left_at, $3), removed = 1 \
                         WHERE event = $1 AND person = $2";
                    let query = statement(query).bind(id).bind(&person.0[..]).bind(now);
                    Ok(query.execute(connection).await?.rows_affected() > 0)
                })
            })
            .await
    }

    /// A person withdraws from an event. Before the first game, nothing remains.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn leave_event(&self, id: &str, person: PersonId) -> Result<(), sqlx::Error> {
        let (id, now) = (id.to_owned(), self.clock.unix_seconds());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let gone = "DELETE FROM event_players WHERE event = $1 AND person = $2 AND removed = 0 AND NOT EXISTS \
                         (SELECT 1 FROM event_games WHERE event = $1 AND person = $2)";
                    let gone = statement(gone).bind(&id).bind(&person.0[..]);
                    gone.execute(&mut *connection).await?;
                    let query = "UPDATE event_players SET left_at = $3 \
                         WHERE event = $1 AND person = $2 AND left_at IS NULL";
                    let query = statement(query).bind(&id).bind(&person.0[..]).bind(now);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// The players of an event, in the order in which they entered, without those who were removed before their first game.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn event_players(&self, id: &str) -> Result<Vec<EventPlayerRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            person_columns!(),
            ", event_players.left_at FROM event_players JOIN people ON people.id = event_players.person \
             WHERE event_players.event = $1 AND (event_players.removed = 0 OR EXISTS (SELECT 1 FROM event_games \
             WHERE event_games.event = event_players.event AND event_games.person = event_players.person)) \
             ORDER BY event_players.joined_at, people.id"
        );
        let rows = statement(query).bind(id).fetch_all(&self.reading).await?;
        let player = |row: &Row| {
            let left_at: Option<i64> = row.try_get("left_at")?;
            Ok(EventPlayerRow {
                person: person_row(row)?,
                withdrawn: left_at.is_some(),
            })
        };
        rows.iter().map(player).collect()
    }

    /// The games of an event, by round, without what was taken in them.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn event_games(&self, id: &str) -> Result<Vec<EventGameRow>, sqlx::Error> {
        let query = concat!(
            game_columns!("'[]' AS taken"),
            "WHERE event_games.event = $1 ORDER BY event_games.round, event_games.table_id, event_games.seat"
        );
        let rows = statement(query).bind(id).fetch_all(&self.reading).await?;
        rows.iter().map(game_row).collect()
    }

    /// The games of a round of an event, with what was taken in them.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn event_round(
        &self,
        id: &str,
        round: usize,
    ) -> Result<Vec<EventGameRow>, sqlx::Error> {
        let query = concat!(
            game_columns!("event_games.taken"),
            "WHERE event_games.event = $1 AND event_games.round = $2 ORDER BY event_games.table_id, event_games.seat"
        );
        let rows = statement(query).bind(id).bind(round as i64);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(game_row).collect()
    }

    /// The games of a person in events, by event and round.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn event_games_of(&self, person: PersonId) -> Result<Vec<EventGameRow>, sqlx::Error> {
        let query = concat!(
            game_columns!("event_games.taken"),
            "WHERE event_games.person = $1 ORDER BY event_games.event, event_games.round"
        );
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(game_row).collect()
    }

    /// Stores tables of an event with the games of their players, and byes without a table: all or none. Fails if a player
    /// has a game of that round.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn add_event_games(
        &self,
        tables: Vec<TableRow>,
        games: Vec<EventGameRow>,
    ) -> Result<(), sqlx::Error> {
        let node = self.node.clone();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for table in &tables {
                        insert_table(connection, table).await?;
                        insert_lease(connection, node.as_deref(), &table.id).await?;
                        let at_table = games.iter().filter(|game| game.table.as_ref() == Some(&table.id));
                        let people: Vec<PersonId> = at_table.map(|game| game.person).collect();
                        seat(connection, &table.id, &people).await?;
                    }
                    for game in &games {
                        let query = "INSERT INTO event_games (event, round, person, table_id, seat, seats) \
                             VALUES ($1, $2, $3, $4, $5, $6)";
                        let query = statement(query).bind(&game.event).bind(game.round as i64);
                        let query = query.bind(&game.person.0[..]).bind(game.table.clone());
                        let query = query.bind(game.seat as i64).bind(game.seats as i64);
                        query.execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Stores the result of a player's game at a table. The first result stays.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn finish_event_game(
        &self,
        table: &str,
        person: PersonId,
        result: DailyResult,
    ) -> Result<(), sqlx::Error> {
        let table = table.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE event_games SET finished_at = $3, place = $4, lead = $5, points = $6, taken = $7 \
                         WHERE table_id = $1 AND person = $2 AND finished_at IS NULL";
                    let row = statement(query).bind(table).bind(&person.0[..]);
                    let row = row.bind(result.finished_at).bind(result.place as i64);
                    let row = row.bind(i64::from(result.lead));
                    let row = row.bind(result.points.map(i64::from)).bind(result.taken);
                    row.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// The tables of an event whose game is over but has no result yet.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn event_tables_without_results(&self, id: &str) -> Result<Vec<String>, sqlx::Error> {
        let query = "SELECT DISTINCT tables.id FROM event_games JOIN tables ON tables.id = event_games.table_id \
             WHERE event_games.event = $1 AND event_games.finished_at IS NULL AND tables.stage = 'over' ORDER BY tables.id";
        let rows = statement(query).bind(id).fetch_all(&self.reading).await?;
        rows.iter().map(|row| row.try_get("id")).collect()
    }

    /// Whether a game of an event is in progress.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn event_runs(&self, id: &str) -> Result<bool, sqlx::Error> {
        let query = "SELECT 1 FROM event_games JOIN tables ON tables.id = event_games.table_id \
             WHERE event_games.event = $1 AND tables.stage = 'playing' LIMIT 1";
        let found = statement(query).bind(id);
        Ok(found.fetch_optional(&self.reading).await?.is_some())
    }
}

fn event_row(row: &Row) -> Result<EventRow, sqlx::Error> {
    Ok(EventRow {
        id: row.try_get("id")?,
        host: key_if_any(row, "host")?.map(PersonId),
        host_name: row.try_get("host_name")?,
        options: row.try_get("options")?,
        stage: row.try_get("stage")?,
        created_at: row.try_get("created_at")?,
        begins_at: row.try_get("begins_at")?,
        ends_at: row.try_get("ends_at")?,
        players: row.try_get::<i64>("players")? as usize,
    })
}

fn game_row(row: &Row) -> Result<EventGameRow, sqlx::Error> {
    let number = |name| row.try_get::<i64>(name).map(|number| number as usize);
    let stage: Option<String> = row.try_get("stage")?;
    Ok(EventGameRow {
        event: row.try_get("event")?,
        round: number("round")?,
        person: PersonId(key(row, "person")?),
        table: row.try_get("table_id")?,
        seat: number("seat")?,
        seats: number("seats")?,
        watch: row.try_get("watch")?,
        playing: stage.as_deref() == Some(TableStage::Playing.name()),
        result: result_in(row)?,
    })
}
