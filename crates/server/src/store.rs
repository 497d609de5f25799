//! The store: records of tables in an SQLite database.
//!
//! A table is a row with its deal and an append-only log of steps; a position is always the fold of the log. Where a
//! person makes several choices for one step, those before the last lie in a log of their own. Nothing here knows the
//! rules of a game. What is appended is committed (write-ahead log, `synchronous = FULL`) before anybody hears of it, so
//! what a person has seen happen survives a crash.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{Connection, Row, SqlSafeStr};

use crate::session::PersonId;

/// Marks a database file as ours: "Anti" in ASCII, read as a number.
const APPLICATION: &str = "1097757801";

/// How long a writer waits for another process that holds the database.
const BUSY: Duration = Duration::from_secs(5);

/// The database of records. Cloning shares it.
#[derive(Clone, Debug)]
pub struct Store {
    /// One connection: writers take turns.
    pool: SqlitePool,
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

/// A new or stored table without its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The name of the table in addresses.
    pub id: String,
    /// Who may see it and play.
    pub owner: PersonId,
    /// Who sits where, as JSON.
    pub seats: String,
    /// The record without moves, as JSON.
    pub record: String,
    /// Seconds since 1970.
    pub created_at: i64,
}

/// A step in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The step as it stands in the record's moves.
    pub step: String,
    /// The name the client gave to the decision that completed it.
    pub client_move_id: Option<String>,
}

/// A choice in the log: it counts as long as the step it is for is not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    /// The number of the step.
    pub step: usize,
    /// The number of the seat that is chosen for.
    pub seat: usize,
    /// The name the client gave to the decision.
    pub client_move_id: String,
    /// The action as it stands in the record's moves; `None` takes back what was chosen.
    pub action: Option<String>,
}

impl Store {
    /// Opens the database of an address: `sqlite:PATH`, or `sqlite::memory:` for one that is forgotten. It is made when
    /// it is not there, and brought up to this version.
    ///
    /// # Errors
    /// Says whether the database cannot be reached, is damaged, belongs to another program, or is newer than this one.
    pub async fn open(address: &str) -> Result<Store, OpenError> {
        let path = address
            .strip_prefix("sqlite:")
            .filter(|path| !path.is_empty())
            .ok_or_else(|| OpenError::Address(address.to_owned()))?;
        let in_memory = path == ":memory:";
        let plain = SqliteConnectOptions::new()
            .filename(path)
            .in_memory(in_memory)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        if !in_memory {
            if let Some(folder) = Path::new(path).parent() {
                std::fs::create_dir_all(folder)
                    .map_err(|error| OpenError::Unreachable(error.to_string()))?;
            }
            if Path::new(path).exists() {
                recognize(&plain).await?;
            }
        }
        let durable = if in_memory {
            plain
        } else {
            plain
                .create_if_missing(true)
                .pragma("application_id", APPLICATION)
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full)
        };
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(durable)
            .await
            .map_err(open_error)?;
        migrations().run(&pool).await.map_err(migrate_error)?;
        Ok(Store { pool })
    }

    /// Where the database lies when nobody says otherwise: in the user's data folder.
    pub fn usual_path() -> Option<PathBuf> {
        let folders = directories::ProjectDirs::from("", "", "antipater")?;
        Some(folders.data_dir().join("antipater.sqlite"))
    }

    /// Stores a new table.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn add_table(&self, table: &TableRow) -> Result<(), sqlx::Error> {
        sqlx::query(
            "INSERT INTO tables (id, owner, seats, record, created_at) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(&table.id)
        .bind(&table.owner.0[..])
        .bind(&table.seats)
        .bind(&table.record)
        .bind(table.created_at)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// A table with its steps in order; `None` when there is none of this name.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<MoveRow>)>, sqlx::Error> {
        let row =
            sqlx::query("SELECT id, owner, seats, record, created_at FROM tables WHERE id = $1")
                .bind(id)
                .fetch_optional(&self.pool)
                .await?;
        let Some(row) = row else { return Ok(None) };
        let moves =
            sqlx::query("SELECT step, client_move_id FROM moves WHERE table_id = $1 ORDER BY seq")
                .bind(id)
                .fetch_all(&self.pool)
                .await?;
        let moves = moves.iter().map(|row| {
            Ok(MoveRow {
                step: row.try_get(0)?,
                client_move_id: row.try_get(1)?,
            })
        });
        Ok(Some((
            table_row(&row)?,
            moves.collect::<Result<_, sqlx::Error>>()?,
        )))
    }

    /// The tables of an owner on which play goes on, the newest first.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn unfinished(
        &self,
        owner: PersonId,
        limit: u32,
    ) -> Result<Vec<TableRow>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT id, owner, seats, record, created_at FROM tables \
             WHERE owner = $1 AND finished_at IS NULL ORDER BY created_at DESC, id LIMIT $2",
        )
        .bind(&owner.0[..])
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(table_row).collect()
    }

    /// Appends steps to the log, all or none; `first` is the number of the first of them. `finished` says that the game
    /// is then over.
    ///
    /// # Errors
    /// When the database refuses, also because a step of this number is there already.
    pub async fn append(
        &self,
        table: &str,
        first: usize,
        steps: &[MoveRow],
        finished: bool,
    ) -> Result<(), sqlx::Error> {
        let now = now();
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        for (number, step) in steps.iter().enumerate() {
            sqlx::query(
                "INSERT INTO moves (table_id, seq, step, client_move_id, at) VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(table)
            .bind((first + number) as i64)
            .bind(&step.step)
            .bind(&step.client_move_id)
            .bind(now)
            .execute(&mut *transaction)
            .await?;
        }
        if finished {
            sqlx::query("UPDATE tables SET finished_at = $1 WHERE id = $2")
                .bind(now)
                .bind(table)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await
    }

    /// The choices of a table in the order in which they were made, those of played steps too.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn choices(&self, table: &str) -> Result<Vec<ChoiceRow>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT seq, seat, client_move_id, action FROM choices WHERE table_id = $1 ORDER BY number",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await?;
        let choice = |row: &sqlx::sqlite::SqliteRow| {
            Ok(ChoiceRow {
                step: row.try_get::<i64, _>(0)? as usize,
                seat: row.try_get::<i64, _>(1)? as usize,
                client_move_id: row.try_get(2)?,
                action: row.try_get(3)?,
            })
        };
        rows.iter().map(choice).collect()
    }

    /// Appends choices, all or none.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn choose(&self, table: &str, choices: &[ChoiceRow]) -> Result<(), sqlx::Error> {
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        for choice in choices {
            sqlx::query(
                "INSERT INTO choices (table_id, number, seq, seat, client_move_id, action, at) \
                 SELECT $1, count(*), $2, $3, $4, $5, $6 FROM choices WHERE table_id = $1",
            )
            .bind(table)
            .bind(choice.step as i64)
            .bind(choice.seat as i64)
            .bind(&choice.client_move_id)
            .bind(&choice.action)
            .bind(now())
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await
    }

    /// Waits for what is being written, then closes the database.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// Refuses a database that is damaged or not ours, before anything is written to it.
async fn recognize(options: &SqliteConnectOptions) -> Result<(), OpenError> {
    let mut connection = SqliteConnection::connect_with(options)
        .await
        .map_err(open_error)?;
    let application: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut connection)
        .await
        .map_err(open_error)?;
    let content: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut connection)
        .await
        .map_err(open_error)?;
    let ours = application.to_string() == APPLICATION;
    if !ours && (application != 0 || content > 0) {
        return Err(OpenError::Foreign);
    }
    let check: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut connection)
        .await
        .map_err(open_error)?;
    connection.close().await.map_err(open_error)?;
    if check == "ok" {
        Ok(())
    } else {
        Err(OpenError::Corrupt(check))
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
    let first = include_str!("../migrations/0001_tables_and_moves.sql");
    let second = include_str!("../migrations/0002_choices.sql");
    Migrator::with_migrations(vec![
        step(1, "tables and moves", first),
        step(2, "choices", second),
    ])
}

/// The time, in seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs() as i64)
}

fn table_row(row: &sqlx::sqlite::SqliteRow) -> Result<TableRow, sqlx::Error> {
    let owner: Vec<u8> = row.try_get(1)?;
    let owner = owner
        .try_into()
        .map_err(|_| sqlx::Error::Decode("an owner has 32 bytes".into()))?;
    Ok(TableRow {
        id: row.try_get(0)?,
        owner: PersonId(owner),
        seats: row.try_get(2)?,
        record: row.try_get(3)?,
        created_at: row.try_get(4)?,
    })
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
                write!(f, "\"{address}\" is no database; write sqlite:PATH")
            }
            OpenError::Unreachable(why) => write!(f, "the database cannot be opened: {why}"),
            OpenError::Corrupt(why) => write!(
                f,
                "the database file is damaged or no database ({why}); move it away or restore a copy"
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
