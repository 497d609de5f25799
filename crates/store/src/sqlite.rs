//! Opening a database of SQLite: a file, or one in memory.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

use crate::clock::Clock;
use crate::memory::{Memory, remembered};
use crate::migrations::{migrate_error, migrations};
use crate::statements::{Connection, Pool};
use crate::{OpenError, files, is_damage};

/// Marks a database file as ours: "Anti" in ASCII, read as a number.
pub(super) const APPLICATION: &str = "1097757801";

/// How long a writer waits for another process that holds the database.
const BUSY: Duration = Duration::from_secs(5);

/// How many may read at once.
const READERS: u32 = 4;

/// An open database.
pub(super) struct Opened {
    /// The writer's connection.
    pub(super) writing: SqlitePool,
    /// Reads committed data. In memory this is the writer's connection, so nobody may hold it and write.
    pub(super) reading: Pool,
    pub(super) memory: Memory,
    /// Where the database lies; `None` in memory.
    pub(super) path: Option<PathBuf>,
}

/// Opens the database in a file, or one in memory. It is made when it is not there, and brought up to this version.
pub(super) async fn open(path: &Path, clock: &Clock) -> Result<Opened, OpenError> {
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
    let memory = prepared?;
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
        memory,
        path: (!in_memory).then(|| path.to_owned()),
    })
}

/// Brings a database up to this version; answers with what the server remembers in it.
async fn prepare(pool: &SqlitePool, clock: &Clock) -> Result<Memory, OpenError> {
    let steps = migrations(false);
    steps
        .run(pool)
        .await
        .map_err(|error| migrate_error(error, open_error))?;
    let remembered = async {
        let transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
        let mut connection = Connection::SqliteMoment(transaction);
        let memory = remembered(&mut connection, clock).await?;
        if let Connection::SqliteMoment(transaction) = connection {
            transaction.commit().await?;
        }
        Ok(memory)
    };
    remembered.await.map_err(open_error)
}

/// The file of an address.
pub fn path_of(address: &str) -> Result<&Path, OpenError> {
    let path = address.strip_prefix("sqlite:");
    let path = path.filter(|path| !path.is_empty()).map(Path::new);
    path.ok_or(OpenError::Address)
}

/// What all connections to a file have.
pub(super) fn plain(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY)
}

/// Checks each page of a database.
pub(super) const QUICK: &str = "PRAGMA quick_check(1)";
/// Checks each page, and whether indexes agree with their tables.
pub(super) const THOROUGH: &str = "PRAGMA integrity_check(1)";

/// Refuses a database that is damaged or not ours, before anything is written to it; says whether there is anything in
/// it.
pub(super) async fn recognize(path: &Path, check: &'static str) -> Result<bool, OpenError> {
    let mut connection = SqliteConnection::connect_with(&plain(path))
        .await
        .map_err(open_error)?;
    let found = examine(&mut connection, check).await;
    // A connection that is only dropped closes some time later, and its files lie about until then.
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
pub(super) fn open_error(error: sqlx::Error) -> OpenError {
    if is_damage(&error) {
        OpenError::Corrupt(error.to_string())
    } else {
        OpenError::Unreachable(error.to_string())
    }
}
