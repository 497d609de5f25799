//! Stored analyses of games. One is found only with the record, weights and method that it was computed with.

use crate::Store;
use crate::statements::{scalar, statement};

/// Identifies a stored analysis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisKey {
    /// The table.
    pub table: String,
    /// The depth of the search: `quick`, `normal` or `deep`.
    pub depth: String,
    /// SHA-256 of the record without the names of its players.
    pub record: [u8; 32],
    /// The version of the weights and of the method.
    pub version: String,
}

impl Store {
    /// The analysis of a game as JSON; `None` unless it was stored with this key.
    ///
    /// # Errors
    /// If the query fails.
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

    /// Stores an analysis in place of an older one. Ignored if the table is gone or its game is not over.
    ///
    /// # Errors
    /// If the query fails.
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
