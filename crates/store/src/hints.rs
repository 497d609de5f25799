//! Hints that people have taken: when and for which seat, but not their content.

use crate::Store;
use crate::rows::TableWrite;
use crate::statements::{Connection, Row, statement};

/// A hint that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintRow {
    /// The number of steps in the log at that time.
    pub step: usize,
    /// The seat that asked.
    pub seat: usize,
    /// Seconds since 1970.
    pub at: i64,
}

impl Store {
    /// Notes that a hint was taken at a table. A second hint for the same decision is ignored.
    ///
    /// # Errors
    /// If the query fails, or there is no such table.
    pub async fn note_hint(
        &self,
        table: &str,
        step: usize,
        seat: usize,
    ) -> Result<(), sqlx::Error> {
        let write = TableWrite {
            hint: Some((step, seat)),
            ..TableWrite::default()
        };
        self.write_table(table, write).await
    }

    /// The hints that were taken at a table, the oldest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn hints(&self, table: &str) -> Result<Vec<HintRow>, sqlx::Error> {
        let rows = statement(HINTS).bind(table);
        let rows = rows.fetch_all(&self.reading).await?;
        rows.iter().map(hint_row).collect()
    }
}

/// The hints of a table.
pub(super) const HINTS: &str =
    "SELECT seq, seat, at FROM hints WHERE table_id = $1 ORDER BY seq, seat";

pub(super) fn hint_row(row: &Row) -> Result<HintRow, sqlx::Error> {
    Ok(HintRow {
        step: row.try_get::<i64>("seq")? as usize,
        seat: row.try_get::<i64>("seat")? as usize,
        at: row.try_get("at")?,
    })
}

pub(super) async fn insert_hint(
    connection: &mut Connection,
    table: &str,
    hint: HintRow,
) -> Result<(), sqlx::Error> {
    let query = "INSERT INTO hints (table_id, seq, seat, at) VALUES ($1, $2, $3, $4) \
         ON CONFLICT DO NOTHING";
    statement(query)
        .bind(table)
        .bind(hint.step as i64)
        .bind(hint.seat as i64)
        .bind(hint.at)
        .execute(connection)
        .await
        .map(|_| ())
}
