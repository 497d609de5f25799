//! Opens a SQLite database: a file, or one in memory.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

use super::migrations::{migrate_error, migrations};
use crate::clock::Clock;
use crate::errors::{OpenError, is_damage};
use crate::files::{self, DatabaseLock, LockError};
use crate::server_state::{self, ServerState};
use crate::statements::{Connection, Pool};

/// Marks a database file of this program: "Anti" in ASCII, read as a number.
pub(crate) const APPLICATION: &str = "1097757801";

/// How long a writer waits for another process that holds the database.
const BUSY: Duration = Duration::from_secs(5);

/// The number of connections that read.
const READERS: u32 = 4;

/// An open database.
pub(crate) struct Opened {
    /// The connection that writes.
    pub(crate) writing: SqlitePool,
    /// Reads committed data. In memory this is the writing connection, so a reader must not hold it and write.
    pub(crate) reading: Pool,
    pub(crate) state: ServerState,
    /// The file of the database; `None` in memory.
    pub(crate) path: Option<PathBuf>,
}

/// Opens the database in a file, or one in memory. Creates it if necessary and runs pending migrations.
pub(crate) async fn open(path: &Path, clock: &Clock) -> Result<Opened, OpenError> {
    let in_memory = path == Path::new(":memory:");
    let plain = plain(path).in_memory(in_memory);
    if !in_memory {
        let unreachable = |error: std::io::Error| OpenError::Unreachable(error.to_string());
        if let Some(folder) = path.parent() {
            files::make_folder(folder).map_err(unreachable)?;
        }
        if path.exists() {
            files::check_writable(path).map_err(unreachable)?;
            recognize(path, QUICK).await?;
        }
        files::make_private(path).map_err(unreachable)?;
    }
    let durable = if in_memory {
        plain.clone()
    } else {
        plain
            .clone()
            .create_if_missing(true)
            .pragma("application_id", APPLICATION)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
    };
    let writing = SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_with(durable)
        .await
        .map_err(open_error)?;
    let prepared = prepare(&writing, clock).await;
    if prepared.is_err() {
        writing.close().await;
    }
    let state = prepared?;
    let reading = if in_memory {
        writing.clone()
    } else {
        SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_lazy_with(plain.read_only(true))
    };
    Ok(Opened {
        writing,
        reading: Pool::Sqlite(reading),
        state,
        path: (!in_memory).then(|| path.to_owned()),
    })
}

/// Creates the schema or runs pending migrations; returns the state of the server.
async fn prepare(pool: &SqlitePool, clock: &Clock) -> Result<ServerState, OpenError> {
    let steps = migrations(false);
    steps
        .run(pool)
        .await
        .map_err(|error| migrate_error(error, open_error))?;
    let loaded = async {
        let transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
        let mut connection = Connection::SqliteMoment(transaction);
        let state = server_state::load(&mut connection, clock).await?;
        if let Connection::SqliteMoment(transaction) = connection {
            transaction.commit().await?;
        }
        Ok(state)
    };
    loaded.await.map_err(open_error)
}

/// Keeps other servers away from a database; `None` for one in memory, which is private.
pub(crate) fn lock(path: &Path) -> Result<Option<DatabaseLock>, OpenError> {
    if path == Path::new(":memory:") {
        return Ok(None);
    }
    let unreachable = |error: std::io::Error| OpenError::Unreachable(error.to_string());
    if let Some(folder) = path.parent() {
        files::make_folder(folder).map_err(unreachable)?;
    }
    match DatabaseLock::take(path) {
        Ok(lock) => Ok(Some(lock)),
        Err(LockError::Held) => Err(OpenError::Served),
        Err(LockError::File(error)) => Err(unreachable(error)),
    }
}

/// Options of every connection to a file.
pub(crate) fn plain(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY)
}

/// Checks each page of a database.
pub(crate) const QUICK: &str = "PRAGMA quick_check(1)";
/// Checks each page, and each index against its table.
pub(crate) const THOROUGH: &str = "PRAGMA integrity_check(1)";

/// Refuses a damaged database and one of another program, before anything is written to it; returns whether it has any
/// content.
pub(crate) async fn recognize(path: &Path, check: &'static str) -> Result<bool, OpenError> {
    let mut connection = SqliteConnection::connect_with(&plain(path))
        .await
        .map_err(open_error)?;
    let found = examine(&mut connection, check).await;
    // Dropping the connection would close it later and leave its files until then.
    let closed = connection.close().await;
    let found = found?;
    closed.map_err(open_error)?;
    Ok(found)
}

async fn examine(
    connection: &mut SqliteConnection,
    check: &'static str,
) -> Result<bool, OpenError> {
    let application: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await
        .map_err(open_error)?;
    let content: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut *connection)
        .await
        .map_err(open_error)?;
    let ours = application.to_string() == APPLICATION;
    if !ours && (application != 0 || content > 0) {
        return Err(OpenError::Foreign);
    }
    let found: String = sqlx::query_scalar(check)
        .fetch_one(connection)
        .await
        .map_err(open_error)?;
    if found == "ok" {
        Ok(ours)
    } else {
        Err(OpenError::Corrupt(found))
    }
}

#[allow(clippy::needless_pass_by_value, reason = "called with `map_err`")]
pub(crate) fn open_error(error: sqlx::Error) -> OpenError {
    if is_damage(&error) {
        OpenError::Corrupt(error.to_string())
    } else {
        OpenError::Unreachable(error.to_string())
    }
}
