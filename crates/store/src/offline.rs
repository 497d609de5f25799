//! Stores games that people have finished offline, as whole tables; their options mark them.

use crate::Store;
use crate::ids::PersonId;
use crate::rows::{MoveRow, TableRow};
use crate::statements::{scalar, statement};
use crate::tables::{has_table, insert_move, insert_table, seat};

/// The approximate bytes of a row of a log besides its step.
const ROW: usize = 80;

/// Limits for offline games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The most offline tables of one person.
    pub games: usize,
    /// The most bytes in one upload.
    pub now: u64,
    /// The most bytes of all offline tables together.
    pub all: u64,
}

/// The result of storing offline tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenOver {
    /// How many are new.
    pub new: usize,
    /// How many were stored before.
    pub known: usize,
    /// How many exceed the limits.
    pub left_out: usize,
    /// The approximate number of bytes stored.
    pub bytes: u64,
}

impl Store {
    /// Stores finished tables with a single person, in one transaction: those that are not yet stored, in order, within
    /// the limits.
    ///
    /// # Errors
    /// If the query fails; nothing is stored then.
    pub async fn take_over(
        &self,
        person: PersonId,
        tables: Vec<(TableRow, Vec<MoveRow>)>,
        room: Room,
    ) -> Result<TakenOver, sqlx::Error> {
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let query = "SELECT count(*) FROM seatings JOIN tables ON tables.id = seatings.table_id \
                         WHERE seatings.person = $1 AND tables.options LIKE '%[\"offline\",\"yes\"]%'";
                    let there = scalar(query).bind(&person.0[..]);
                    let there: i64 = there.fetch_one(&mut *connection).await?;
                    let there = usize::try_from(there).unwrap_or(0);
                    let all = scalar("SELECT CAST(coalesce(sum(brought), 0) AS BIGINT) FROM tables WHERE brought > 0");
                    let all: i64 = all.fetch_one(&mut *connection).await?;
                    let bytes = room.now.min(room.all.saturating_sub(all.unsigned_abs()));
                    let mut taken = TakenOver::default();
                    for (row, moves) in &tables {
                        let size = size(row, moves);
                        if has_table(connection, &row.id).await? {
                            taken.known += 1;
                        } else if there + taken.new >= room.games || taken.bytes + size > bytes {
                            taken.left_out += 1;
                        } else {
                            insert_table(connection, row).await?;
                            seat(connection, &row.id, &[person]).await?;
                            let at = row.finished_at.unwrap_or(now);
                            for (number, step) in moves.iter().enumerate() {
                                insert_move(connection, &row.id, number, step, at).await?;
                            }
                            let query = "UPDATE tables SET brought = $1, touched_at = $2 WHERE id = $3";
                            let query = statement(query).bind(size as i64).bind(now);
                            query.bind(&row.id).execute(&mut *connection).await?;
                            taken.new += 1;
                            taken.bytes += size;
                        }
                    }
                    Ok(taken)
                })
            })
            .await
    }

    /// The offline tables of a person.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn imported_by(&self, person: PersonId) -> Result<Vec<String>, sqlx::Error> {
        let query = "SELECT table_id FROM seatings JOIN tables ON tables.id = seatings.table_id \
             WHERE seatings.person = $1 AND tables.options LIKE '%[\"offline\",\"yes\"]%'";
        let ids = scalar(query).bind(&person.0[..]);
        ids.fetch_all(&self.reading).await
    }
}

/// The approximate size of a table in bytes.
fn size(row: &TableRow, moves: &[MoveRow]) -> u64 {
    let steps = moves.iter().map(|row| row.step.len() + ROW);
    let bytes = row.record.len() + row.options.len() + row.seats.len() + steps.sum::<usize>();
    bytes as u64
}
