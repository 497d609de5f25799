//! Tables with daily deals, by person. The options of a table contain its day.

use crate::Store;
use crate::ids::PersonId;
use crate::statements::statement;

/// A table with a daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyRow {
    /// The id of the table.
    pub id: String,
    /// Its options.
    pub options: String,
    /// Whether the game is over.
    pub over: bool,
}

impl Store {
    /// The tables of a person that have a daily deal, the first opened first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn daily_tables(&self, person: PersonId) -> Result<Vec<DailyRow>, sqlx::Error> {
        let query = "SELECT tables.id, tables.options, tables.stage FROM seatings JOIN tables ON tables.id = seatings.table_id \
             WHERE seatings.person = $1 AND tables.options LIKE '%[\"daily\",%' AND tables.stage IN ('playing', 'over') \
             ORDER BY tables.created_at, tables.id";
        let rows = statement(query).bind(&person.0[..]);
        let rows = rows.fetch_all(&self.reading).await?;
        let row = |row: &crate::statements::Row| {
            let stage: String = row.try_get("stage")?;
            Ok(DailyRow {
                id: row.try_get("id")?,
                options: row.try_get("options")?,
                over: stage == "over",
            })
        };
        rows.iter().map(row).collect()
    }
}
