//! Tables: their rows, seats, logs of steps and choices, and messages.

use crate::Store;
use crate::hints::{HintRow, insert_hint};
use crate::ids::{NetworkKey, PersonId};
use crate::nodes::{check_lease, insert_lease};
use crate::people::one;
use crate::rows::{
    ChoiceRow, MessageRow, MoveRow, Progress, TableRow, TableStage, TableWrite, choice_row,
    message_row, move_row, table_columns, table_row,
};
use crate::statements::{Connection, Query, scalar, statement};

/// The last messages of a table, the newest first.
pub(super) const MESSAGES: &str = "SELECT number, kind, person, seat, name, text, at FROM messages WHERE table_id = $1 \
     ORDER BY number DESC LIMIT $2";

impl Store {
    /// Stores a new table and its players.
    ///
    /// # Errors
    /// If the query fails, or a table with this id, invitation or watch secret exists.
    pub async fn add_table(
        &self,
        table: &TableRow,
        seated: &[PersonId],
    ) -> Result<(), sqlx::Error> {
        let (table, seated, node) = (table.clone(), seated.to_vec(), self.node.clone());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    insert_table(connection, &table).await?;
                    insert_lease(connection, node.as_deref(), &table.id).await?;
                    seat(connection, &table.id, &seated).await
                })
            })
            .await
    }

    /// Stores a table without its logs. Adds its players; before the deal, also removes those who have left.
    ///
    /// # Errors
    /// If the query fails, or there is no such table.
    pub async fn update_table(
        &self,
        table: &TableRow,
        seated: &[PersonId],
    ) -> Result<(), sqlx::Error> {
        let (table, seated, node) = (table.clone(), seated.to_vec(), self.node.clone());
        let now = self.clock.unix_seconds();
        self.writer
            .write_at_table(move |connection| {
                Box::pin(async move {
                    check_lease(connection, node.as_deref(), &table.id).await?;
                    change_table(connection, &table).await?;
                    touch(connection, &table.id, now).await?;
                    if table.stage == TableStage::Gathering {
                        statement("DELETE FROM seatings WHERE table_id = $1")
                            .bind(&table.id)
                            .execute(&mut *connection)
                            .await?;
                    }
                    seat(connection, &table.id, &seated).await
                })
            })
            .await
    }

    /// A table with its steps in order; `None` if there is none with this id.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<MoveRow>)>, sqlx::Error> {
        // Row and log are from the same snapshot.
        let mut moment = self.reading.moment().await?;
        let query = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
        let row = statement(query).bind(id);
        let Some(row) = row.fetch_optional(&mut moment).await? else {
            return Ok(None);
        };
        let moves = statement(
            "SELECT step, client_move_id, used FROM moves WHERE table_id = $1 ORDER BY seq",
        );
        let moves = moves.bind(id).fetch_all(&mut moment).await?;
        let moves = moves.iter().map(move_row).collect::<Result<_, _>>()?;
        Ok(Some((table_row(&row)?, moves)))
    }

    /// A table without its steps; `None` if there is none with this id.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn table_row(&self, id: &str) -> Result<Option<TableRow>, sqlx::Error> {
        let query = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
        self.one_table(query, id).await
    }

    /// The table with this invitation.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn table_by_invitation(
        &self,
        invitation: &str,
    ) -> Result<Option<TableRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            table_columns!(),
            " FROM tables WHERE invitation = $1"
        );
        self.one_table(query, invitation).await
    }

    /// The table with this watch secret.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn table_by_watch(&self, watch: &str) -> Result<Option<TableRow>, sqlx::Error> {
        let query = concat!("SELECT ", table_columns!(), " FROM tables WHERE watch = $1");
        self.one_table(query, watch).await
    }

    async fn one_table(
        &self,
        query: &'static str,
        key: &str,
    ) -> Result<Option<TableRow>, sqlx::Error> {
        let row = statement(query).bind(key);
        let row = row.fetch_optional(&self.reading).await?;
        row.as_ref().map(table_row).transpose()
    }

    /// The tables at which a person has or had a seat, the newest first: either finished ones (`finished`) or open
    /// ones. `before` keeps only older ones, in seconds since 1970.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn tables_of(
        &self,
        person: PersonId,
        finished: bool,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<TableRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            table_columns!(),
            " FROM seatings JOIN tables ON tables.id = seatings.table_id \
             WHERE seatings.person = $1 AND stage IN ($2, $3) AND created_at < $4 \
             ORDER BY created_at DESC, id LIMIT $5"
        );
        let stages = if finished {
            [TableStage::Over, TableStage::Over]
        } else {
            [TableStage::Gathering, TableStage::Playing]
        };
        let rows = statement(query)
            .bind(&person.0[..])
            .bind(stages[0].name())
            .bind(stages[1].name())
            .bind(before.unwrap_or(i64::MAX))
            .bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(table_row).collect()
    }

    /// The open tables in the public lobby, the newest first. Games that strangers may not watch are missing.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn listed(&self, limit: u32) -> Result<Vec<TableRow>, sqlx::Error> {
        let query = concat!(
            "SELECT ",
            table_columns!(),
            " FROM tables WHERE listed = 1 AND stage IN ('gathering', 'playing') \
             AND (stage = 'gathering' OR watchable = 1) \
             AND NOT EXISTS (SELECT 1 FROM hidden_tables WHERE table_id = tables.id) \
             ORDER BY created_at DESC, id LIMIT $1"
        );
        let rows = statement(query).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(table_row).collect()
    }

    /// Records that a table in the lobby was opened from the network with this key. The record ends when the table
    /// leaves the lobby.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn note_lobby_place(
        &self,
        table: &str,
        network: NetworkKey,
    ) -> Result<(), sqlx::Error> {
        let table = table.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "UPDATE tables SET lobby_network = $1 \
                         WHERE id = $2 AND listed = 1 AND stage = 'gathering' AND lobby_network IS NULL";
                    let query = statement(query).bind(&network[..]).bind(table);
                    query.execute(connection).await.map(|_| ())
                })
            })
            .await
    }

    /// The tables in the lobby that were opened from the network with this key.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn lobby_tables_of(&self, network: &NetworkKey) -> Result<Vec<String>, sqlx::Error> {
        let query =
            "SELECT id FROM tables WHERE lobby_network = $1 AND listed = 1 AND stage = 'gathering'";
        let ids = scalar(query).bind(&network[..]);
        ids.fetch_all(&self.reading).await
    }

    /// The ids of tables in progress whose deadline has passed, the longest overdue first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn due(&self, now_ticks: i64, limit: u32) -> Result<Vec<String>, sqlx::Error> {
        let query = match &self.node {
            None => scalar(
                "SELECT id FROM tables WHERE deadline <= $1 AND stage = 'playing' ORDER BY deadline, id LIMIT $2",
            ),
            // A deadline counts on the clock of the node with the lease.
            Some(_) => scalar(
                "SELECT id FROM tables JOIN leases ON table_id = id WHERE deadline <= $1 AND stage = 'playing' \
                 AND node = $3 ORDER BY deadline, id LIMIT $2",
            ),
        };
        let query = query.bind(now_ticks).bind(i64::from(limit));
        let query = match &self.node {
            None => query,
            Some(node) => query.bind(&node.id()[..]),
        };
        query.fetch_all(&self.reading).await
    }

    /// Writes a change to a table atomically.
    ///
    /// # Errors
    /// If the query fails, or a step, a choice or a message with this number exists.
    pub async fn write_table(&self, table: &str, write: TableWrite) -> Result<(), sqlx::Error> {
        let table = table.to_owned();
        let count = write.steps.1.len();
        let (clock, node) = (self.clock.clone(), self.node.clone());
        let committed = self
            .writer
            .write_at_table(move |connection| {
                Box::pin(async move {
                    check_lease(connection, node.as_deref(), &table).await?;
                    let now = clock.unix_seconds();
                    if let Some(row) = &write.row {
                        change_table(connection, row).await?;
                        touch(connection, &table, now).await?;
                    }
                    let (first, steps) = &write.steps;
                    for (number, step) in (*first..).zip(steps) {
                        insert_move(connection, &table, number, step, now).await?;
                    }
                    if let Some(progress) = &write.progress {
                        advance(connection, &table, progress, now).await?;
                    }
                    let (first, choices) = &write.choices;
                    for (number, choice) in (*first..).zip(choices) {
                        insert_choice(connection, &table, number, choice, now).await?;
                    }
                    for message in &write.messages {
                        insert_message(connection, &table, message).await?;
                    }
                    if let Some((step, seat)) = write.hint {
                        let at = now;
                        insert_hint(connection, &table, HintRow { step, seat, at }).await?;
                    }
                    Ok(())
                })
            })
            .await;
        committed.inspect(|()| self.metrics.stepped(count))
    }

    /// Appends steps to the log and updates the progress in the table's row, atomically; `first` is the number of the
    /// first step.
    ///
    /// # Errors
    /// If the query fails, or a step with this number exists.
    pub async fn append(
        &self,
        table: &str,
        first: usize,
        steps: &[MoveRow],
        progress: &Progress,
    ) -> Result<(), sqlx::Error> {
        let write = TableWrite {
            steps: (first, steps.to_vec()),
            progress: Some(progress.clone()),
            ..TableWrite::default()
        };
        self.write_table(table, write).await
    }

    /// Sets the time at which a bot decides for late players, in ticks.
    ///
    /// # Errors
    /// If the query fails, or there is no such table.
    pub async fn set_deadline(
        &self,
        table: &str,
        deadline: Option<i64>,
    ) -> Result<(), sqlx::Error> {
        let (table, node) = (table.to_owned(), self.node.clone());
        self.writer
            .write_at_table(move |connection| {
                Box::pin(async move {
                    check_lease(connection, node.as_deref(), &table).await?;
                    let query = statement("UPDATE tables SET deadline = $1 WHERE id = $2");
                    one(query.bind(deadline).bind(table).execute(connection).await?)
                })
            })
            .await
    }

    /// The choices at a table in order, including those of played steps.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn choices(&self, table: &str) -> Result<Vec<ChoiceRow>, sqlx::Error> {
        let rows = statement(
            "SELECT seq, seat, client_move_id, action FROM choices WHERE table_id = $1 ORDER BY number",
        );
        let rows = rows.bind(table).fetch_all(&self.reading).await?;
        rows.iter().map(choice_row).collect()
    }

    /// Appends choices atomically; `first` is the number of the first one.
    ///
    /// # Errors
    /// If the query fails, or a choice with this number exists.
    pub async fn choose(
        &self,
        table: &str,
        first: usize,
        choices: &[ChoiceRow],
    ) -> Result<(), sqlx::Error> {
        let write = TableWrite {
            choices: (first, choices.to_vec()),
            ..TableWrite::default()
        };
        self.write_table(table, write).await
    }

    /// Stores a message.
    ///
    /// # Errors
    /// If the query fails, or a message with this number exists.
    pub async fn say(&self, table: &str, message: &MessageRow) -> Result<(), sqlx::Error> {
        let write = TableWrite {
            messages: vec![message.clone()],
            ..TableWrite::default()
        };
        self.write_table(table, write).await
    }

    /// The last messages at a table, the oldest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn messages(&self, table: &str, limit: u32) -> Result<Vec<MessageRow>, sqlx::Error> {
        let rows = statement(MESSAGES).bind(table).bind(i64::from(limit));
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().rev().map(message_row).collect()
    }
}

/// Whether a table with this id exists.
pub(super) async fn has_table(
    connection: &mut Connection,
    table: &str,
) -> Result<bool, sqlx::Error> {
    let found = statement("SELECT 1 FROM tables WHERE id = $1").bind(table);
    Ok(found.fetch_optional(connection).await?.is_some())
}

pub(super) async fn insert_table(
    connection: &mut Connection,
    table: &TableRow,
) -> Result<(), sqlx::Error> {
    let query = statement(
        "INSERT INTO tables (id, owner, stage, options, seats, record, invitation, watch, listed, step_began, \
         deadline, rematch, same_deal, created_at, started_at, finished_at, banks, pause, watchable, touched_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $14)",
    );
    bind_table(query, table).execute(connection).await?;
    Ok(())
}

pub(super) async fn change_table(
    connection: &mut Connection,
    table: &TableRow,
) -> Result<(), sqlx::Error> {
    let query = statement(
        "UPDATE tables SET owner = $2, stage = $3, options = $4, seats = $5, record = $6, invitation = $7, \
         watch = $8, listed = $9, step_began = $10, deadline = $11, rematch = $12, same_deal = $13, \
         created_at = $14, started_at = $15, finished_at = $16, banks = $17, pause = $18, watchable = $19, \
         lobby_network = CASE WHEN $3 = 'gathering' AND $9 = 1 THEN lobby_network END WHERE id = $1",
    );
    one(bind_table(query, table).execute(connection).await?)
}

/// Binds the values of a table's row, from `$1` to `$18`.
fn bind_table<'q>(query: Query<'q>, table: &'q TableRow) -> Query<'q> {
    query
        .bind(&table.id)
        .bind(&table.host.0[..])
        .bind(table.stage.name())
        .bind(&table.options)
        .bind(&table.seats)
        .bind(&table.record)
        .bind(&table.invitation)
        .bind(&table.watch)
        .bind(i64::from(table.listed))
        .bind(table.step_began)
        .bind(table.deadline)
        .bind(&table.rematch)
        .bind(&table.same_deal)
        .bind(table.created_at)
        .bind(table.started_at)
        .bind(table.finished_at)
        .bind(&table.banks)
        .bind(&table.pause)
        .bind(i64::from(table.watchable))
}

/// Records the last use of a table.
async fn touch(connection: &mut Connection, table: &str, now: i64) -> Result<(), sqlx::Error> {
    statement("UPDATE tables SET touched_at = CASE WHEN touched_at < $1 THEN $1 ELSE touched_at END WHERE id = $2")
        .bind(now)
        .bind(table)
        .execute(connection)
        .await
        .map(|_| ())
}

pub(super) async fn seat(
    connection: &mut Connection,
    table: &str,
    seated: &[PersonId],
) -> Result<(), sqlx::Error> {
    for person in seated {
        statement("INSERT INTO seatings (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(table)
            .bind(&person.0[..])
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(super) async fn insert_move(
    connection: &mut Connection,
    table: &str,
    number: usize,
    step: &MoveRow,
    at: i64,
) -> Result<(), sqlx::Error> {
    statement(
        "INSERT INTO moves (table_id, seq, step, client_move_id, at, used) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(table)
    .bind(number as i64)
    .bind(&step.step)
    .bind(&step.client_move_id)
    .bind(at)
    .bind(&step.used)
    .execute(connection)
    .await?;
    Ok(())
}

async fn advance(
    connection: &mut Connection,
    table: &str,
    progress: &Progress,
    now: i64,
) -> Result<(), sqlx::Error> {
    let query = if progress.over {
        statement(
            "UPDATE tables SET step_began = $2, deadline = $3, banks = $5, pause = $6, touched_at = CASE WHEN touched_at < $4 THEN $4 ELSE touched_at END, stage = 'over', finished_at = $4 WHERE id = $1",
        )
    } else {
        statement(
            "UPDATE tables SET step_began = $2, deadline = $3, banks = $5, pause = $6, touched_at = CASE WHEN touched_at < $4 THEN $4 ELSE touched_at END WHERE id = $1",
        )
    };
    let query = query
        .bind(table)
        .bind(progress.step_began)
        .bind(progress.deadline)
        .bind(now)
        .bind(&progress.banks)
        .bind(&progress.pause);
    one(query.execute(connection).await?)
}

pub(super) async fn insert_choice(
    connection: &mut Connection,
    table: &str,
    number: usize,
    choice: &ChoiceRow,
    at: i64,
) -> Result<(), sqlx::Error> {
    statement(
        "INSERT INTO choices (table_id, number, seq, seat, client_move_id, action, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(table)
    .bind(number as i64)
    .bind(choice.step as i64)
    .bind(choice.seat as i64)
    .bind(&choice.client_move_id)
    .bind(&choice.action)
    .bind(at)
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn insert_message(
    connection: &mut Connection,
    table: &str,
    message: &MessageRow,
) -> Result<(), sqlx::Error> {
    statement(
        "INSERT INTO messages (table_id, number, kind, person, seat, name, text, at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table)
    .bind(message.number as i64)
    .bind(&message.kind)
    .bind(message.person.map(|person| person.0.to_vec()))
    .bind(message.seat.map(|seat| seat as i64))
    .bind(&message.name)
    .bind(&message.text)
    .bind(message.at)
    .execute(connection)
    .await?;
    Ok(())
}
