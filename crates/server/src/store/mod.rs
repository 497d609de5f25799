//! The store: people and records of tables in an SQLite database.
//!
//! A table is a row with its deal and an append-only log of steps; a position is always the fold of the log. Where a
//! person makes several choices for one step, those before the last lie in a log of their own. Nothing here knows the
//! rules of a game. Everything is committed (write-ahead log, `synchronous = FULL`) before anybody hears of it, so
//! nothing that a person has seen happen is lost in a crash.
//!
//! Here: opening, and what the server itself remembers. `rows` are what goes in and comes out, `people` and `tables` ask
//! and change, `writer` writes, `files` says who may read and who serves, `backup` makes copies of the whole, `export`
//! lines of text.

mod analyses;
mod backup;
mod export;
pub(crate) mod files;
mod hints;
mod house;
mod keeping;
mod people;
mod puzzles;
mod ratings;
pub(crate) mod read;
mod results;
mod rows;
mod tables;
mod writer;

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use etcetera::BaseStrategy;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{Connection, SqlSafeStr};

use crate::clock::Clock;
use crate::ids::random_bytes;
use crate::ops::metrics::Metrics;
pub use crate::store::analyses::AnalysisKey;
pub(crate) use crate::store::backup::{CopyError, backup, restore};
pub use crate::store::export::Imported;
pub(crate) use crate::store::export::{LinesError, StoredRows, read_lines};
pub(crate) use crate::store::files::{DatabaseLock, LockError};
pub use crate::store::hints::HintRow;
pub use crate::store::house::{BanRow, DeedRow, ReportRow};
pub use crate::store::keeping::Renaming;
pub use crate::store::puzzles::PuzzleRow;
pub use crate::store::ratings::{
    Place, RankedRow, RatableGame, RatablePerson, RatedOpponent, RatingRow,
};
pub use crate::store::results::{HistoryPart, HistoryRow, ResultRow};
use crate::store::writer::Writer;
pub use rows::{
    ChoiceRow, MessageRow, MoveRow, PersonRow, Progress, SessionRow, TableRow, TableStage,
};

/// Marks a database file as ours: "Anti" in ASCII, read as a number.
const APPLICATION: &str = "1097757801";

/// How long a writer waits for another process that holds the database.
const BUSY: Duration = Duration::from_secs(5);

/// How many may read at once.
const READERS: u32 = 4;

/// The names under which the server remembers things.
const SECRET: &str = "secret";
const UPTIME: &str = "uptime";
/// When the server was there last, in milliseconds since 1970, and for how many ticks dates were in doubt then.
const SEEN: &str = "seen";
const DOUBT: &str = "doubt";

/// The database of records. Cloning shares it.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    /// The writer's connection.
    writing: SqlitePool,
    /// Reads committed data. In memory this is the writer's connection, so nobody may hold it and write.
    reading: SqlitePool,
    secret: [u8; 32],
    uptime: i64,
    clock: Clock,
    metrics: Metrics,
    /// Where the database lies; `None` in memory.
    path: Option<PathBuf>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

/// Why a database cannot be used.
#[derive(Debug)]
pub enum OpenError {
    /// The address is not of the form `sqlite:PATH`.
    Address(String),
    /// The file or its folder cannot be opened or made.
    Unreachable(String),
    /// The file is damaged or no database at all.
    Corrupt(String),
    /// The file is a database of another program.
    Foreign,
    /// A newer version of this program has written the file.
    Newer,
}

impl Store {
    /// Opens the database of an address: `sqlite:PATH`, or `sqlite::memory:` for one that is forgotten. It is made when
    /// it is not there, and brought up to this version.
    ///
    /// # Errors
    /// Says whether the database cannot be reached, is damaged, belongs to another program, or is newer than this one.
    pub async fn open(address: &str) -> Result<Store, OpenError> {
        Store::open_with_clock(address, Clock::system()).await
    }

    /// Opens a database as [`Store::open`] does; this clock dates what is stored.
    ///
    /// # Errors
    /// As those of [`Store::open`].
    pub async fn open_with_clock(address: &str, clock: Clock) -> Result<Store, OpenError> {
        let path = path_of(address)?;
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
        let prepared = prepare(&writing, &clock).await;
        if prepared.is_err() {
            writing.close().await;
        }
        let (secret, uptime) = prepared?;
        let reading = if in_memory {
            writing.clone()
        } else {
            SqlitePoolOptions::new()
                .max_connections(READERS)
                .test_before_acquire(false)
                .connect_lazy_with(plain.read_only(true))
        };
        let metrics = Metrics::new();
        Ok(Store {
            writer: Writer::start(writing.clone(), metrics.clone()),
            writing,
            reading,
            secret,
            uptime,
            clock,
            metrics,
            path: (!in_memory).then(|| path.to_owned()),
        })
    }

    /// Where the database lies when nobody says otherwise: in the user's data folder.
    pub fn usual_path() -> Option<PathBuf> {
        let data = etcetera::base_strategy::choose_native_strategy()
            .ok()?
            .data_dir();
        Some(data.join("antipater").join("antipater.sqlite"))
    }

    /// The address of that place.
    pub fn usual_address() -> Option<String> {
        Some(format!("sqlite:{}", Store::usual_path()?.display()))
    }

    /// 32 random bytes, made together with the database. They never leave the server.
    pub fn secret(&self) -> [u8; 32] {
        self.secret
    }

    /// What is counted of this store and of the server on it.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// The clock that dates what is stored.
    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How long servers had run on this database when it was opened, in ticks.
    pub fn uptime(&self) -> i64 {
        self.uptime
    }

    /// Keeps how long servers have run on this database, in ticks, and what time it is.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn keep_uptime(&self, ticks: i64) -> Result<(), sqlx::Error> {
        let (seen, doubt) = (self.clock.even_milliseconds(), self.clock.doubt_left());
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for (name, number) in [(UPTIME, ticks), (SEEN, seen), (DOUBT, doubt)] {
                        remember(connection, name, &number.to_le_bytes()).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Whether anything can still be written.
    pub(crate) fn is_writing(&self) -> bool {
        self.writer.is_running()
    }

    /// Changes that wait to be written, and how many may wait.
    pub(crate) fn waiting(&self) -> (usize, usize) {
        self.writer.waiting()
    }

    /// Writes down what time it is, to know that something can be written: SQLite leaves the disk alone where nothing
    /// changes.
    ///
    /// # Errors
    /// When the database refuses.
    pub(crate) async fn try_to_write(&self) -> Result<(), sqlx::Error> {
        let seen = self.clock.even_milliseconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move { remember(connection, SEEN, &seen.to_le_bytes()).await })
            })
            .await
    }

    /// How many bytes there is room for where the database lies; `None` where nobody knows.
    pub(crate) fn room(&self) -> Option<u64> {
        files::free_bytes(self.path.as_deref()?)
    }

    /// Waits for what is being written, then closes the database.
    pub async fn close(&self) {
        self.writer.close().await;
        // The writer goes last: it brings the write-ahead log back into the file.
        self.reading.close().await;
        self.writing.close().await;
    }
}

/// The file of an address.
pub(crate) fn path_of(address: &str) -> Result<&Path, OpenError> {
    let path = address.strip_prefix("sqlite:");
    let path = path.filter(|path| !path.is_empty()).map(Path::new);
    path.ok_or_else(|| OpenError::Address(address.to_owned()))
}

/// What all connections to a file have.
fn plain(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY)
}

/// Checks each page of a database.
const QUICK: &str = "PRAGMA quick_check(1)";
/// Checks each page, and whether indexes agree with their tables.
const THOROUGH: &str = "PRAGMA integrity_check(1)";

/// Refuses a database that is damaged or not ours, before anything is written to it; says whether there is anything in
/// it.
async fn recognize(path: &Path, check: &'static str) -> Result<bool, OpenError> {
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

/// The steps from an empty database to this version's.
fn migrations() -> Migrator {
    let step = |number, title, sql: &'static str| {
        Migration::new(
            number,
            Cow::Borrowed(title),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    let first = include_str!("../../migrations/0001_tables_and_moves.sql");
    let second = include_str!("../../migrations/0002_choices.sql");
    let third = include_str!("../../migrations/0003_people.sql");
    let fourth = include_str!("../../migrations/0004_sessions.sql");
    let house = include_str!("../../migrations/0005_house.sql");
    let lobby = include_str!("../../migrations/0006_lobby.sql");
    let results = include_str!("../../migrations/0007_results.sql");
    let analyses = include_str!("../../migrations/0008_analyses.sql");
    let puzzles = include_str!("../../migrations/0009_puzzles.sql");
    let ratings = include_str!("../../migrations/0010_hints_and_ratings.sql");
    Migrator::with_migrations(vec![
        step(1, "tables and moves", first),
        step(2, "choices", second),
        step(3, "people", third),
        step(4, "sessions", fourth),
        step(5, "house", house),
        step(6, "lobby", lobby),
        step(7, "results", results),
        step(8, "analyses", analyses),
        step(9, "puzzles", puzzles),
        step(10, "hints and ratings", ratings),
    ])
}

/// Brings a database up to this version; answers with what the server remembers in it.
async fn prepare(pool: &SqlitePool, clock: &Clock) -> Result<([u8; 32], i64), OpenError> {
    migrations().run(pool).await.map_err(migrate_error)?;
    remembered(pool, clock).await.map_err(open_error)
}

/// The secret, made when the database is new, and the uptime. Puts dates in doubt if they were so, or if nobody has been
/// here for long by this clock: somebody may have set it.
async fn remembered(pool: &SqlitePool, clock: &Clock) -> Result<([u8; 32], i64), sqlx::Error> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    let secret = match recall(&mut transaction, SECRET).await? {
        Some(secret) => secret,
        None => {
            let secret = random_bytes::<32>();
            remember(&mut transaction, SECRET, &secret).await?;
            secret
        }
    };
    let mut number = async |name| -> Result<Option<i64>, sqlx::Error> {
        let bytes = recall(&mut transaction, name).await?;
        Ok(bytes.map(i64::from_le_bytes))
    };
    let uptime = number(UPTIME).await?.unwrap_or_default();
    let (seen, doubt) = (number(SEEN).await?, number(DOUBT).await?);
    let now = clock.even_milliseconds();
    clock.doubt_gap(seen.map_or(0, |seen| now - seen));
    clock.doubt_for(doubt.unwrap_or_default());
    // At once, in case this run ends before it writes again.
    for (name, number) in [(SEEN, now), (DOUBT, clock.doubt_left())] {
        remember(&mut transaction, name, &number.to_le_bytes()).await?;
    }
    transaction.commit().await?;
    Ok((secret, uptime))
}

/// What the server remembers under a name.
async fn recall<const N: usize>(
    connection: &mut SqliteConnection,
    name: &str,
) -> Result<Option<[u8; N]>, sqlx::Error> {
    let value = sqlx::query_scalar("SELECT value FROM server WHERE name = $1");
    let value: Option<Vec<u8>> = value.bind(name).fetch_optional(connection).await?;
    value
        .map(|value| {
            let wrong = |_| sqlx::Error::Decode(format!("{name} does not have {N} bytes").into());
            value.try_into().map_err(wrong)
        })
        .transpose()
}

/// Remembers something under a name in place of what was there.
async fn remember(
    connection: &mut SqliteConnection,
    name: &str,
    value: &[u8],
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO server (name, value) VALUES ($1, $2) \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(connection)
    .await?;
    Ok(())
}

/// SQLite's results for a damaged file (11) and for a file that is no database (26).
#[allow(clippy::needless_pass_by_value, reason = "called with `map_err`")]
fn open_error(error: sqlx::Error) -> OpenError {
    let damaged = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| code == "11" || code == "26");
    if damaged {
        OpenError::Corrupt(error.to_string())
    } else {
        OpenError::Unreachable(error.to_string())
    }
}

fn migrate_error(error: MigrateError) -> OpenError {
    match error {
        MigrateError::VersionMissing(_) => OpenError::Newer,
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            open_error(error)
        }
        other => OpenError::Corrupt(other.to_string()),
    }
}

impl std::fmt::Display for OpenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OpenError::Address(address) => {
                write!(
                    f,
                    "\"{address}\" is not a database address; write sqlite:PATH"
                )
            }
            OpenError::Unreachable(why) => write!(f, "the database cannot be opened: {why}"),
            OpenError::Corrupt(why) => write!(
                f,
                "the database file is damaged or not a database ({why}); move it away or restore a copy"
            ),
            OpenError::Foreign => {
                f.write_str("the database file belongs to another program; choose another path")
            }
            OpenError::Newer => f.write_str(
                "the database was written by a newer version of Antipater; use that version",
            ),
        }
    }
}

impl std::error::Error for OpenError {}
