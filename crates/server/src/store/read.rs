//! Reading a database that is only looked at: not opened as a store, and never changed.

use std::cmp::Ordering;

use sqlx::sqlite::SqliteConnection;

use crate::store::rows::{MoveRow, TableRow, move_row, table_columns, table_row};
use crate::store::{APPLICATION, migrations};

/// Whether a file is a database of this program.
pub(crate) async fn is_ours(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let application: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(connection)
        .await?;
    Ok(application.to_string() == APPLICATION)
}

/// How the version of a database compares with this program's; nothing when it has none.
pub(crate) async fn version(
    connection: &mut SqliteConnection,
) -> Result<Option<Ordering>, sqlx::Error> {
    let kept = sqlx::query_scalar("SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations'");
    let kept: Option<i64> = kept.fetch_optional(&mut *connection).await?;
    if kept.is_none() {
        return Ok(None);
    }
    let done = sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success");
    let done: Vec<i64> = done.fetch_all(connection).await?;
    let known: Vec<i64> = migrations().iter().map(|step| step.version).collect();
    Ok(Some(if done.iter().any(|step| !known.contains(step)) {
        Ordering::Greater
    } else if known.iter().any(|step| !done.contains(step)) {
        Ordering::Less
    } else {
        Ordering::Equal
    }))
}

/// The names of all tables, the oldest first.
pub(crate) async fn table_ids(
    connection: &mut SqliteConnection,
) -> Result<Vec<String>, sqlx::Error> {
    let ids = sqlx::query_scalar("SELECT id FROM tables ORDER BY created_at, id");
    ids.fetch_all(connection).await
}

/// A table with its steps in order.
pub(crate) async fn table(
    connection: &mut SqliteConnection,
    id: &str,
) -> Result<Option<(TableRow, Vec<MoveRow>)>, sqlx::Error> {
    let query = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
    let row = sqlx::query(query).bind(id);
    let Some(row) = row.fetch_optional(&mut *connection).await? else {
        return Ok(None);
    };
    let moves =
        sqlx::query("SELECT step, client_move_id FROM moves WHERE table_id = $1 ORDER BY seq");
    let moves = moves.bind(id).fetch_all(connection).await?;
    let moves = moves.iter().map(move_row).collect::<Result<_, _>>()?;
    Ok(Some((table_row(&row)?, moves)))
}
