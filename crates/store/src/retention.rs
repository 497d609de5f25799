//! Retention: deleting people and their traces, and tables that have not been used for long.

use crate::Store;
use crate::ids::PersonId;
use crate::nodes::{Invalidation, check_lease, note_invalidation};
use crate::ratings::Place;
use crate::rows::{MessageRow, TableRow, TableStage, message_row};
use crate::statements::{Connection, Row, scalar, statement};
use crate::tables::change_table;

/// A new name for a person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renaming {
    /// The person.
    pub person: PersonId,
    /// The new name.
    pub name: String,
    /// The id that replaces the person's, if the new name must not be traceable.
    pub forget: Option<PersonId>,
}

impl Store {
    /// All tables at which a person has or had a seat, closed ones too.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn all_tables_of(&self, person: PersonId) -> Result<Vec<String>, sqlx::Error> {
        let query = "SELECT table_id FROM seatings WHERE person = $1 ORDER BY table_id";
        let ids = scalar(query).bind(&person.0[..]);
        ids.fetch_all(&self.reading).await
    }

    /// The newest table at which a person has or had a seat.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn last_table_of(&self, person: PersonId) -> Result<Option<String>, sqlx::Error> {
        let query = "SELECT table_id FROM seatings JOIN tables ON tables.id = seatings.table_id \
             WHERE seatings.person = $1 ORDER BY created_at DESC, id LIMIT 1";
        let id = scalar(query).bind(&person.0[..]);
        id.fetch_optional(&self.reading).await
    }

    /// Stores a table row in which a person has a new name, and renames the author of their messages there. If the
    /// person is forgotten, the messages are removed.
    ///
    /// # Errors
    /// If the query fails, or there is no such table.
    pub async fn rename_at(&self, table: &TableRow, to: &Renaming) -> Result<(), sqlx::Error> {
        let (table, to, node) = (table.clone(), to.clone(), self.node.clone());
        self.writer
            .write_at_table(move |connection| {
                Box::pin(async move {
                    check_lease(connection, node.as_deref(), &table.id).await?;
                    change_table(connection, &table).await?;
                    rename_words(connection, &table.id, &to).await
                })
            })
            .await
    }

    /// Renames the author of a person's messages at a table. If the person is forgotten, the messages are removed.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn rename_words_at(&self, table: &str, to: &Renaming) -> Result<(), sqlx::Error> {
        let (table, to, node) = (table.to_owned(), to.clone(), self.node.clone());
        self.writer
            .write_at_table(move |connection| {
                Box::pin(async move {
                    check_lease(connection, node.as_deref(), &table).await?;
                    rename_words(connection, &table, &to).await
                })
            })
            .await
    }

    /// A person's messages at a table, the oldest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn messages_of(
        &self,
        table: &str,
        person: PersonId,
    ) -> Result<Vec<MessageRow>, sqlx::Error> {
        let query = "SELECT number, kind, person, seat, name, text, at FROM messages \
             WHERE table_id = $1 AND person = $2 AND kind IN ('said', 'reacted') ORDER BY number";
        let rows = statement(query).bind(table).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(message_row).collect()
    }

    /// Removes a person and everything that identifies them. Their reports stay without an author.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn forget_person(&self, person: PersonId) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    note_invalidation(connection, Invalidation::Person(person)).await?;
                    note_invalidation(connection, Invalidation::Bans).await?;
                    for query in [
                        "DELETE FROM notice_addresses WHERE person = $1",
                        "DELETE FROM relations WHERE person = $1 OR other = $1",
                        "DELETE FROM ladder_programs WHERE person = $1",
                        "DELETE FROM ladder_games WHERE person = $1 OR other = $1",
                        "DELETE FROM sessions WHERE person = $1",
                        "DELETE FROM admins WHERE person = $1",
                        "DELETE FROM members WHERE person = $1",
                        "DELETE FROM seatings WHERE person = $1",
                        "DELETE FROM results WHERE person = $1",
                        "DELETE FROM daily_entries WHERE person = $1",
                        "DELETE FROM league_members WHERE person = $1",
                        "DELETE FROM league_seats WHERE person = $1",
                        "DELETE FROM event_games WHERE person = $1",
                        "DELETE FROM event_players WHERE person = $1",
                        "UPDATE events SET host = NULL WHERE host = $1",
                        "DELETE FROM puzzle_answers WHERE person = $1",
                        "DELETE FROM ratings WHERE person = $1",
                        "DELETE FROM bans WHERE person = $1",
                        "UPDATE reports SET reporter = NULL WHERE reporter = $1",
                        // A report about a deleted person can no longer be settled.
                        "DELETE FROM reports WHERE person = $1",
                        "DELETE FROM people WHERE id = $1",
                    ] {
                        let query = statement(query).bind(&person.0[..]);
                        query.execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Records that these tables are in use now. A later time stays: the clock may have been set back.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn touch(&self, tables: &[String]) -> Result<(), sqlx::Error> {
        let (tables, now) = (tables.to_vec(), self.clock.unix_seconds());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for table in &tables {
                        let query = statement(
                            "UPDATE tables SET touched_at = CASE WHEN touched_at < $1 THEN $1 ELSE touched_at END WHERE id = $2",
                        );
                        query
                            .bind(now)
                            .bind(table)
                            .execute(&mut *connection)
                            .await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Tables of a stage, other than [`TableStage::Over`], that have not been used since `since`, the longest unused
    /// first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn untouched(
        &self,
        stage: TableStage,
        since: i64,
        limit: u32,
    ) -> Result<Vec<String>, sqlx::Error> {
        let query = "SELECT id FROM tables WHERE stage IN ('gathering', 'playing', 'closed') AND stage = $1 \
             AND touched_at <= $2 \
             AND NOT EXISTS (SELECT 1 FROM choices WHERE table_id = tables.id AND at > $2) \
             AND NOT EXISTS (SELECT 1 FROM messages WHERE table_id = tables.id AND at > $2) \
             ORDER BY touched_at, id LIMIT $3";
        let ids = scalar(query).bind(stage.name()).bind(since);
        let ids = ids.bind(i64::from(limit)).fetch_all(&self.reading);
        ids.await
    }

    /// Games in progress of one person that have not changed since `since`, with the time of their last change, sorted
    /// by it; those after a position.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn untouched_of_one(
        &self,
        since: i64,
        after: &Place,
        limit: u32,
    ) -> Result<Vec<Place>, sqlx::Error> {
        let query = "SELECT touched_at, id FROM tables WHERE stage = 'playing' \
             AND touched_at <= $1 AND (touched_at, id) > ($2, $3) \
             AND (SELECT COUNT(*) FROM seatings WHERE table_id = tables.id) = 1 \
             ORDER BY touched_at, id LIMIT $4";
        let rows = statement(query).bind(since).bind(after.0).bind(&after.1);
        let rows = rows.bind(i64::from(limit)).fetch_all(&self.reading);
        let place = |row: &Row| Ok((row.try_get("touched_at")?, row.try_get("id")?));
        rows.await?.iter().map(place).collect()
    }

    /// Tables whose game was over at this second or earlier.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn finished_until(&self, until: i64, limit: u32) -> Result<Vec<String>, sqlx::Error> {
        let query = "SELECT id FROM tables WHERE stage = 'over' AND finished_at <= $1 ORDER BY finished_at LIMIT $2";
        let ids = scalar(query).bind(until).bind(i64::from(limit));
        ids.fetch_all(&self.reading).await
    }

    /// Removes tables with all their data.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn remove_tables(&self, tables: &[String]) -> Result<(), sqlx::Error> {
        let tables = tables.to_vec();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for table in &tables {
                        remove(connection, table).await?;
                    }
                    Ok(())
                })
            })
            .await
    }
}

async fn rename_words(
    connection: &mut Connection,
    table: &str,
    to: &Renaming,
) -> Result<(), sqlx::Error> {
    if to.forget.is_some() {
        let said = "DELETE FROM messages WHERE table_id = $1 AND person = $2 AND kind IN ('said', 'reacted')";
        let said = statement(said).bind(table).bind(&to.person.0[..]);
        said.execute(&mut *connection).await?;
    }
    let query = "UPDATE messages SET name = $3, person = CASE WHEN $4 THEN NULL ELSE person END \
         WHERE table_id = $1 AND person = $2";
    statement(query)
        .bind(table)
        .bind(&to.person.0[..])
        .bind(&to.name)
        .bind(to.forget.is_some())
        .execute(connection)
        .await
        .map(|_| ())
}

async fn remove(connection: &mut Connection, table: &str) -> Result<(), sqlx::Error> {
    for query in [
        "DELETE FROM moves WHERE table_id = $1",
        "DELETE FROM choices WHERE table_id = $1",
        "DELETE FROM messages WHERE table_id = $1",
        "DELETE FROM seatings WHERE table_id = $1",
        "DELETE FROM results WHERE table_id = $1",
        "DELETE FROM daily_entries WHERE table_id = $1",
        "DELETE FROM hidden_tables WHERE table_id = $1",
        "DELETE FROM reports WHERE table_id = $1",
        "DELETE FROM analyses WHERE table_id = $1",
        "DELETE FROM hints WHERE table_id = $1",
        "DELETE FROM leases WHERE table_id = $1",
        "DELETE FROM notices WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        statement(query)
            .bind(table)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
