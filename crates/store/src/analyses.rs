//! Judged games: kept for the record, the weights and the way of judging that they were found with; with any other they
//! are not there.

use crate::Store;
use crate::statements::{scalar, statement};

/// The key under which an analysis is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisKey {
    /// The table.
    pub table: String,
    /// How thoroughly: `quick`, `normal` or `deep`.
    pub depth: String,
    /// SHA-256 of the record without the names of its players.
    pub record: [u8; 32],
    /// The weights and the way of judging.
    pub version: String,
}

impl Store {
    /// The judged game of a table as JSON, if it was found with these.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn analysis(&self, key: &AnalysisKey) -> Result<Option<String>, sqlx::Error> {
        let query = "SELECT report FROM analyses \
             WHERE table_id = $1 AND depth = $2 AND record = $3 AND version = $4";
        let report = scalar(query)
            .bind(&key.table)
            .bind(&key.depth)
            .bind(&key.record[..])
            .bind(&key.version);
        report.fetch_optional(&self.reading).await
    }

    /// Keeps a judged game in place of an older one; does nothing where the table is gone or not over.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn keep_analysis(&self, key: AnalysisKey, report: String) -> Result<(), sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = statement(
                        "INSERT INTO analyses (table_id, depth, record, version, report, made_at) \
                         SELECT id, $2, $3, $4, $5, $6 FROM tables WHERE id = $1 AND stage = 'over' \
                         ON CONFLICT (table_id, depth) DO UPDATE SET record = excluded.record, \
                         version = excluded.version, report = excluded.report, made_at = excluded.made_at",
                    );
                    query
                        .bind(key.table)
                        .bind(key.depth)
                        .bind(key.record.to_vec())
                        .bind(key.version)
                        .bind(report)
                        .bind(now)
                        .execute(connection)
                        .await
                        .map(|_| ())
                })
            })
            .await
    }
}
