//! Reading a database that is only looked at: not opened as a store, and never changed.

use std::cmp::Ordering;

use crate::store::rows::{MoveRow, TableRow, move_row, table_columns, table_row};
use crate::store::sqlite::APPLICATION;
use crate::store::statements::{Connection, Sql, scalar, statement};
use crate::store::{migrations, postgres};

/// Whether a file, or a schema of Postgres, is a database of this program.
pub(crate) async fn is_ours(connection: &mut Connection) -> Result<bool, sqlx::Error> {
    if connection.is_postgres() {
        return Ok(postgres::is_ours(connection).await? == Some(true));
    }
    let application: i64 = scalar("PRAGMA application_id")
        .fetch_one(connection)
        .await?;
    Ok(application.to_string() == APPLICATION)
}

/// How the version of a database compares with this program's; nothing when it has none.
pub(crate) async fn version(connection: &mut Connection) -> Result<Option<Ordering>, sqlx::Error> {
    let kept = scalar(Sql::Each {
        sqlite: "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'",
        postgres: "SELECT count(*) FROM pg_class WHERE relname = '_sqlx_migrations' \
                   AND relnamespace = current_schema()::regnamespace",
    });
    let kept: i64 = kept.fetch_one(&mut *connection).await?;
    if kept == 0 {
        return Ok(None);
    }
    let done = scalar("SELECT version FROM _sqlx_migrations WHERE success");
    let done: Vec<i64> = done.fetch_all(connection).await?;
    let known = migrations::numbers();
    Ok(Some(if done.iter().any(|step| !known.contains(step)) {
        Ordering::Greater
    } else if known.iter().any(|step| !done.contains(step)) {
        Ordering::Less
    } else {
        Ordering::Equal
    }))
}

/// The names of all tables, the oldest first.
pub(crate) async fn table_ids(connection: &mut Connection) -> Result<Vec<String>, sqlx::Error> {
    let ids = scalar("SELECT id FROM tables ORDER BY created_at, id");
    ids.fetch_all(connection).await
}

/// A table with its steps in order.
pub(crate) async fn table(
    connection: &mut Connection,
    id: &str,
) -> Result<Option<(TableRow, Vec<MoveRow>)>, sqlx::Error> {
    let query = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
    let row = statement(query).bind(id);
    let Some(row) = row.fetch_optional(&mut *connection).await? else {
        return Ok(None);
    };
    let moves =
        statement("SELECT step, client_move_id FROM moves WHERE table_id = $1 ORDER BY seq");
    let moves = moves.bind(id).fetch_all(connection).await?;
    let moves = moves.iter().map(move_row).collect::<Result<_, _>>()?;
    Ok(Some((table_row(&row)?, moves)))
}
