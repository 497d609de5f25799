//! Games that people have finished without a server: their tables come in whole, and their options say what they are.

use crate::ids::PersonId;
use crate::store::Store;
use crate::store::export::{known, touch};
use crate::store::rows::{MoveRow, TableRow};
use crate::store::statements::scalar;
use crate::store::tables::{insert_move, insert_table, seat};

/// The outcome of taking tables in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenOver {
    /// How many were stored.
    pub new: usize,
    /// How many were there already.
    pub known: usize,
    /// For how many there was no room.
    pub left_out: usize,
}

impl Store {
    /// Stores finished tables of a person who alone sits there, all in one transaction: those that are not there yet, in
    /// their order, until the person has `most` of this kind.
    ///
    /// # Errors
    /// When the database refuses; nothing is stored then.
    pub async fn take_over(
        &self,
        person: PersonId,
        tables: Vec<(TableRow, Vec<MoveRow>)>,
        most: usize,
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
                    let mut taken = TakenOver::default();
                    for (row, moves) in &tables {
                        if known(connection, &row.id).await? {
                            taken.known += 1;
                        } else if there + taken.new >= most {
                            taken.left_out += 1;
                        } else {
                            insert_table(connection, row).await?;
                            seat(connection, &row.id, &[person]).await?;
                            let at = row.finished_at.unwrap_or(now);
                            for (number, step) in moves.iter().enumerate() {
                                insert_move(connection, &row.id, number, step, at).await?;
                            }
                            touch(connection, &row.id, now).await?;
                            taken.new += 1;
                        }
                    }
                    Ok(taken)
                })
            })
            .await
    }
}
