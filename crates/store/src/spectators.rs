//! Games that strangers may watch, the numbers of their spectators, and tables as they were some time ago.

use crate::Store;
use crate::ids::PersonId;
use crate::rows::{
    ChoiceRow, MessageRow, MoveRow, TableRow, choice_row, message_row, move_row, table_columns,
    table_row,
};
use crate::statements::{Row, statement};

/// A game that strangers may watch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WatchableRow {
    /// The table.
    pub row: TableRow,
    /// The number of spectators that its node has last stored.
    pub spectators: usize,
}

/// What a table knew at some time. Its row is the present one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastTable {
    /// The table as it is now.
    pub row: TableRow,
    /// The steps until then, in order.
    pub moves: Vec<MoveRow>,
    /// The choices until then, in order.
    pub choices: Vec<ChoiceRow>,
    /// The messages until then, the oldest first.
    pub messages: Vec<MessageRow>,
}

/// Games that have begun at `$1`, are not over then, and were last changed at `$2` or later.
macro_rules! watchable {
    ($from:literal, $where:literal) => {
        concat!(
            "SELECT ",
            table_columns!(),
            ", tables.spectators FROM tables ",
            $from,
            " WHERE watchable = 1 AND stage IN ('playing', 'over') AND started_at <= $1 \
             AND (stage = 'playing' OR finished_at > $1) AND touched_at >= $2 \
             AND NOT EXISTS (SELECT 1 FROM hidden_tables WHERE hidden_tables.table_id = tables.id) ",
            $where,
            " ORDER BY touched_at DESC, id LIMIT $3"
        )
    };
}

impl Store {
    /// The games that strangers may watch and that were in progress at `then`, those first in which something happened
    /// last; in seconds since 1970. Games without any change since `since` are missing.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn watchable(
        &self,
        then: i64,
        since: i64,
        limit: u32,
    ) -> Result<Vec<WatchableRow>, sqlx::Error> {
        let rows = statement(watchable!("", "")).bind(then).bind(since);
        let rows = rows.bind(i64::from(limit)).fetch_all(&self.reading).await?;
        rows.iter().map(watchable_row).collect()
    }

    /// As [`Store::watchable`], for games in which a person has a seat.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn watchable_of(
        &self,
        person: PersonId,
        then: i64,
        since: i64,
        limit: u32,
    ) -> Result<Vec<WatchableRow>, sqlx::Error> {
        let query = watchable!(
            "JOIN seatings ON seatings.table_id = tables.id",
            "AND seatings.person = $4"
        );
        let rows = statement(query).bind(then).bind(since);
        let rows = rows.bind(i64::from(limit)).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(watchable_row).collect()
    }

    /// Stores how many spectators tables have.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn note_spectators(&self, counts: Vec<(String, usize)>) -> Result<(), sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for (table, count) in counts {
                        let query = "UPDATE tables SET spectators = $1 WHERE id = $2";
                        let query = statement(query).bind(count as i64).bind(table);
                        query.execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// What a table knew at a time in seconds since 1970, with the last `messages` until then; `None` if there is none with
    /// this id.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn table_at(
        &self,
        id: &str,
        then: i64,
        messages: u32,
    ) -> Result<Option<PastTable>, sqlx::Error> {
        // All rows are from the same snapshot.
        let mut moment = self.reading.moment().await?;
        let query = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
        let row = statement(query).bind(id).fetch_optional(&mut moment);
        let Some(row) = row.await? else {
            return Ok(None);
        };
        let moves = statement(
            "SELECT step, client_move_id, used FROM moves WHERE table_id = $1 AND at <= $2 ORDER BY seq",
        );
        let moves = moves.bind(id).bind(then).fetch_all(&mut moment).await?;
        let choices = statement(
            "SELECT seq, seat, client_move_id, action FROM choices WHERE table_id = $1 AND at <= $2 ORDER BY number",
        );
        let choices = choices.bind(id).bind(then).fetch_all(&mut moment).await?;
        let said = statement(
            "SELECT number, kind, person, seat, name, text, at FROM messages WHERE table_id = $1 AND at <= $2 \
             ORDER BY number DESC LIMIT $3",
        );
        let said = said.bind(id).bind(then).bind(i64::from(messages));
        let said = said.fetch_all(&mut moment).await?;
        Ok(Some(PastTable {
            row: table_row(&row)?,
            moves: moves.iter().map(move_row).collect::<Result<_, _>>()?,
            choices: choices.iter().map(choice_row).collect::<Result<_, _>>()?,
            messages: said
                .iter()
                .rev()
                .map(message_row)
                .collect::<Result<_, _>>()?,
        }))
    }
}

fn watchable_row(row: &Row) -> Result<WatchableRow, sqlx::Error> {
    Ok(WatchableRow {
        row: table_row(row)?,
        spectators: row.try_get::<i64>("spectators")? as usize,
    })
}
