//! Inspects a database without changing it or opening it as a store.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};

use crate::backend::sqlite::APPLICATION;
use crate::backend::{numbers, postgres};
use crate::errors::OpenError;
use crate::files::with_end;
use crate::rows::{MoveRow, TableRow, move_row, table_columns, table_row};
use crate::statements::{Connection, Sql, scalar, statement};

/// A database that is only read. Reads from Postgres see one snapshot.
pub struct Inspection {
    connection: Connection,
    /// The pool of the connection, for SQLite.
    pool: Option<SqlitePool>,
}

impl std::fmt::Debug for Inspection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Inspection").finish_non_exhaustive()
    }
}

impl Inspection {
    /// Opens a SQLite database. If no other program has it open and it has no write-ahead log, not even a lock is
    /// taken.
    ///
    /// # Errors
    /// If the file cannot be opened.
    pub async fn open_file(path: &Path) -> Result<Inspection, sqlx::Error> {
        let alone = !with_end(path, "-wal").exists();
        let options = SqliteConnectOptions::new()
            .filename(path)
            .read_only(true)
            .immutable(alone);
        let pool = SqlitePoolOptions::new().max_connections(1);
        let pool = pool.connect_with(options).await?;
        Ok(Inspection {
            connection: Connection::Sqlite(pool.acquire().await?),
            pool: Some(pool),
        })
    }

    /// Opens the Postgres database at an address.
    ///
    /// # Errors
    /// If the address is invalid, or the database cannot be reached.
    pub async fn open_postgres(address: &str) -> Result<Inspection, OpenError> {
        let mut connection = postgres::connect_to(address).await?;
        let begun = connection
            .run("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            .await;
        begun.map_err(|error| OpenError::Unreachable(error.to_string()))?;
        Ok(Inspection {
            connection,
            pool: None,
        })
    }

    /// Closes the database. Dropping a SQLite connection would close it later and leave its files until then.
    pub async fn close(self) {
        drop(self.connection);
        if let Some(pool) = self.pool {
            pool.close().await;
        }
    }

    /// Whether a file, or a schema of Postgres, is a database of this program.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn is_ours(&mut self) -> Result<bool, sqlx::Error> {
        if self.connection.is_postgres() {
            return Ok(postgres::is_ours(&mut self.connection).await? == Some(true));
        }
        let application = scalar("PRAGMA application_id");
        let application: i64 = application.fetch_one(&mut self.connection).await?;
        Ok(application.to_string() == APPLICATION)
    }

    /// How the version of the database compares with this program's; `None` if it has none.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn version(&mut self) -> Result<Option<Ordering>, sqlx::Error> {
        let kept = scalar(Sql::Each {
            sqlite: "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'",
            postgres: "SELECT count(*) FROM pg_class WHERE relname = '_sqlx_migrations' \
                       AND relnamespace = current_schema()::regnamespace",
        });
        let kept: i64 = kept.fetch_one(&mut self.connection).await?;
        if kept == 0 {
            return Ok(None);
        }
        let done = scalar("SELECT version FROM _sqlx_migrations WHERE success");
        let done: Vec<i64> = done.fetch_all(&mut self.connection).await?;
        let known = numbers();
        Ok(Some(if done.iter().any(|step| !known.contains(step)) {
            Ordering::Greater
        } else if known.iter().any(|step| !done.contains(step)) {
            Ordering::Less
        } else {
            Ordering::Equal
        }))
    }

    /// Faults of pages and indexes that SQLite reports, at most 20; none for Postgres.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn damage(&mut self) -> Result<Vec<String>, sqlx::Error> {
        if self.connection.is_postgres() {
            return Ok(Vec::new());
        }
        let found = scalar("PRAGMA integrity_check(20)");
        let mut found: Vec<String> = found.fetch_all(&mut self.connection).await?;
        found.retain(|found| found != "ok");
        found.truncate(20);
        Ok(found)
    }

    /// Postgres settings, as `name = value`, with which a crash of its machine may damage the database.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn unsafe_settings(&mut self) -> Result<Vec<String>, sqlx::Error> {
        if !self.connection.is_postgres() {
            return Ok(Vec::new());
        }
        scalar(postgres::UNSAFE)
            .fetch_all(&mut self.connection)
            .await
    }

    /// Rows with broken references: the name of their table or column, and their number.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn orphans(&mut self) -> Result<Vec<(String, u64)>, sqlx::Error> {
        let mut found = BTreeMap::<String, u64>::new();
        // Postgres allows none of these.
        if !self.connection.is_postgres() {
            let broken = statement("PRAGMA foreign_key_check");
            for row in broken.fetch_all(&mut self.connection).await? {
                *found.entry(row.at(0)?).or_default() += 1;
            }
        }
        let mut orphans = Vec::from_iter(found);
        for (name, query) in [
            (
                "seatings",
                "SELECT count(*) FROM seatings WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = seatings.person)",
            ),
            (
                "rematch",
                "SELECT count(*) FROM tables AS own WHERE rematch IS NOT NULL \
                 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = own.rematch)",
            ),
        ] {
            let count = self.count(query).await?;
            if count > 0 {
                orphans.push((name.to_owned(), count));
            }
        }
        Ok(orphans)
    }

    /// The number of people.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn people(&mut self) -> Result<u64, sqlx::Error> {
        self.count("SELECT count(*) FROM people").await
    }

    /// The ids of all tables, the oldest first.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn table_ids(&mut self) -> Result<Vec<String>, sqlx::Error> {
        let ids = scalar("SELECT id FROM tables ORDER BY created_at, id");
        ids.fetch_all(&mut self.connection).await
    }

    /// A table with its steps in order; `None` if it does not exist.
    ///
    /// # Errors
    /// If the query fails, or the row cannot be read.
    pub async fn table(
        &mut self,
        id: &str,
    ) -> Result<Option<(TableRow, Vec<MoveRow>)>, sqlx::Error> {
        let query = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
        let row = statement(query).bind(id);
        let Some(row) = row.fetch_optional(&mut self.connection).await? else {
            return Ok(None);
        };
        let moves = statement(
            "SELECT step, client_move_id, used FROM moves WHERE table_id = $1 ORDER BY seq",
        );
        let moves = moves.bind(id).fetch_all(&mut self.connection).await?;
        let moves = moves.iter().map(move_row).collect::<Result<_, _>>()?;
        Ok(Some((table_row(&row)?, moves)))
    }

    async fn count(&mut self, query: &'static str) -> Result<u64, sqlx::Error> {
        let count: i64 = scalar(query).fetch_one(&mut self.connection).await?;
        Ok(count.unsigned_abs())
    }
}
