//! The store: people and records of tables in a database of SQLite or Postgres.
//!
//! A table is a row with its deal and an append-only log of steps; a position is always the fold of the log. Where a
//! person makes several choices for one step, those before the last lie in a log of their own. Nothing here knows the
//! rules of a game. Everything is committed (`synchronous = FULL` in SQLite, `synchronous_commit = on` in Postgres) before
//! anybody hears of it, so nothing that a person has seen happen is lost in a crash.
//!
//! Here: opening. `sqlite` and `postgres` open a database of their kind, `migrations` bring it up to this version,
//! `memory` has what the server itself remembers in it. `statements` are sent to either kind, `rows` are what goes in and
//! comes out, `people` and `tables` ask and change, `writer` writes, `nodes` and `leases` say which of several servers may,
//! `files` says who may read and who serves, `backup` makes copies of the whole, `export` lines of text, `offline` takes in
//! games that were finished elsewhere, and `moving` brings all rows into another database.

mod analyses;
mod backup;
mod clock;
mod daily;
mod export;
pub mod files;
mod hints;
mod house;
pub mod ids;
mod inspect;
mod keeping;
mod leases;
mod memory;
mod metrics;
mod migrations;
mod moving;
mod nodes;
mod offline;
mod people;
mod postgres;
mod puzzles;
mod rate_limited_log;
mod ratings;
mod results;
mod rows;
mod sqlite;
mod statements;
mod tables;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use etcetera::BaseStrategy;
use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;

pub use crate::analyses::AnalysisKey;
pub use crate::backup::{CopyError, backup, restore};
pub use crate::clock::Clock;
pub use crate::export::{Check, Imported, LinesError, StoredPerson, StoredRows, read_lines};
use crate::files::{DatabaseLock, LockError};
pub use crate::hints::HintRow;
pub use crate::house::{BanRow, DeedRow, ReportRow, Role};
pub use crate::inspect::Inspection;
pub use crate::keeping::Renaming;
pub use crate::leases::Claim;
use crate::memory::{DOUBT, Memory, SEEN, UPTIME, remember};
pub use crate::metrics::Metrics;
pub use crate::moving::{MoveError, move_all};
pub use crate::nodes::Change;
use crate::nodes::Membership;
pub use crate::offline::{Room, TakenOver};
use crate::postgres::Opener;
pub use crate::puzzles::PuzzleRow;
pub use crate::rate_limited_log::RateLimitedLog;
pub use crate::ratings::{Place, RankedRow, RatableGame, RatablePerson, RatedOpponent, RatingRow};
pub use crate::results::{HistoryPart, HistoryRow, ResultRow};
pub use crate::sqlite::path_of;
use crate::statements::{NulInText, Pool, Sql, scalar};
use crate::writer::{Target, UnknownOutcome, Writer};
pub use rows::{
    ChoiceRow, MessageRow, MoveRow, PersonRow, Progress, SessionRow, TableRow, TableStage,
};

/// The database of records. Cloning shares it.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    /// Reads committed data. In memory this is the writer's connection, so nobody may hold it and write.
    reading: Pool,
    secret: [u8; 32],
    /// For how many ticks servers had run on it when it was opened.
    uptime: i64,
    /// Shows for how long servers have run.
    running: Clock,
    clock: Clock,
    /// The leases of one of several servers.
    leases: Option<Arc<Membership>>,
    metrics: Metrics,
    /// Where the database lies; `None` in memory and in Postgres.
    path: Option<PathBuf>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

/// Keeps other servers away from a database of SQLite until it is dropped.
#[derive(Debug)]
pub struct ServerLock(#[expect(dead_code, reason = "held, not read")] Option<DatabaseLock>);

/// Why a database cannot be used.
#[derive(Debug)]
pub enum OpenError {
    /// The address is neither of the form `sqlite:PATH` nor `postgres://…`.
    Address,
    /// The file or its folder cannot be opened or made, or Postgres does not let us in.
    Unreachable(String),
    /// The file is damaged or no database at all.
    Corrupt(String),
    /// It is a database of another program.
    Foreign,
    /// A newer version of this program has written it.
    Newer,
    /// Another server has it.
    Served,
    /// It is one of SQLite, which several servers cannot share.
    NotShared,
}

impl Store {
    /// Opens the database of an address. That of SQLite is `sqlite:PATH`, or `sqlite::memory:` for one that is forgotten;
    /// it is made when it is not there. That of Postgres is `postgres://USER@HOST/DATABASE` and must be there. Either is
    /// brought up to this version.
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
        Store::open_so(address, clock, Opener::Command).await
    }

    /// Opens a database for a server, which no other server may have. The lock must be kept as long as the server runs.
    ///
    /// # Errors
    /// As those of [`Store::open`], and when another server has it.
    pub async fn open_alone(address: &str) -> Result<(Store, ServerLock), OpenError> {
        let lock = if is_postgres(address) {
            // The connection that writes holds it.
            None
        } else {
            lock_file(address)?
        };
        let store = Store::open_so(address, Clock::system(), Opener::Alone).await?;
        Ok((store, ServerLock(lock)))
    }

    /// Opens a database of Postgres for one of several servers; the others reach it at `node`, a host with a port.
    ///
    /// # Errors
    /// As those of [`Store::open`], and when a server that is alone has it.
    pub async fn open_node(address: &str, node: &str) -> Result<Store, OpenError> {
        Store::open_node_with_clock(address, node, Clock::system()).await
    }

    /// Opens a database as [`Store::open_node`] does; this clock dates what is stored.
    ///
    /// # Errors
    /// As those of [`Store::open_node`].
    pub async fn open_node_with_clock(
        address: &str,
        node: &str,
        clock: Clock,
    ) -> Result<Store, OpenError> {
        if !is_postgres(address) {
            return Err(OpenError::NotShared);
        }
        let store = Store::open_so(address, clock, Opener::Node(node)).await?;
        tokio::spawn(store.clone().keep_known(address.to_owned()));
        Ok(store)
    }

    async fn open_so(address: &str, clock: Clock, opener: Opener<'_>) -> Result<Store, OpenError> {
        let (target, reading, memory, path, leases) = if is_postgres(address) {
            let opened = postgres::open(address, &clock, opener).await?;
            let target = Target::Postgres(Box::new(opened.writing));
            (target, opened.reading, opened.memory, None, opened.leases)
        } else {
            let opened = sqlite::open(path_of(address)?, &clock).await?;
            let target = Target::Sqlite(opened.writing);
            (target, opened.reading, opened.memory, opened.path, None)
        };
        let Memory { secret, uptime } = memory;
        let running = match &leases {
            Some(leases) => leases.clock().clone(),
            None => clock.resume(uptime),
        };
        let metrics = Metrics::default();
        Ok(Store {
            writer: Writer::start(target, metrics.clone()),
            reading,
            secret,
            uptime,
            running,
            clock,
            leases,
            metrics,
            path,
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

    /// What is counted of this store.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// The clock that dates what is stored.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How long servers had run on this database when it was opened, in ticks.
    pub fn uptime(&self) -> i64 {
        self.uptime
    }

    /// The clock that goes on from how long servers had run on this database when it was opened.
    pub fn running(&self) -> &Clock {
        &self.running
    }

    /// Keeps how long servers have run on this database, in ticks, and what time it is. Of several servers each has a clock
    /// of its own, and what a server that is alone has kept stays.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn keep_uptime(&self, ticks: i64) -> Result<(), sqlx::Error> {
        let (seen, doubt) = (self.clock.even_milliseconds(), self.clock.doubt_left());
        let uptime = (!self.is_node()).then_some((UPTIME, ticks));
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for (name, number) in uptime.into_iter().chain([(SEEN, seen), (DOUBT, doubt)]) {
                        remember(connection, name, &number.to_le_bytes()).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Whether anything can still be written.
    pub fn is_writing(&self) -> bool {
        self.writer.is_running()
    }

    /// Returns when nothing can be written any more: the store was closed, or another server has taken the database.
    pub async fn ended(&self) {
        tokio::select! {
            () = self.writer.ended() => {}
            () = self.deposed() => {}
        }
    }

    /// Changes that wait to be written, and how many may wait.
    pub fn waiting(&self) -> (usize, usize) {
        self.writer.waiting()
    }

    /// Writes down what time it is, to know that something can be written: SQLite leaves the disk alone where nothing
    /// changes.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn try_to_write(&self) -> Result<(), sqlx::Error> {
        let seen = self.clock.even_milliseconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move { remember(connection, SEEN, &seen.to_le_bytes()).await })
            })
            .await
    }

    /// How many bytes the database has.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn size(&self) -> Result<u64, sqlx::Error> {
        let query = Sql::Each {
            sqlite: "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
            postgres: "SELECT pg_database_size(current_database())",
        };
        let bytes: i64 = scalar(query).fetch_one(&self.reading).await?;
        Ok(bytes.unsigned_abs())
    }

    /// How many bytes there is room for where the database lies; `None` where nobody knows.
    pub fn room(&self) -> Option<u64> {
        files::free_bytes(self.path.as_deref()?)
    }

    /// Waits for what is being written, then closes the database.
    pub async fn close(&self) {
        self.writer.close().await;
        // The writer's connection goes last: SQLite then brings the write-ahead log back into the file.
        self.reading.close().await;
        self.writer.disconnect().await;
    }
}

/// Whether an address is that of a database of Postgres.
pub fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// The address of a database without the password in it, to be shown.
pub fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://").filter(|_| is_postgres(address)) else {
        return address.to_owned();
    };
    let (place, query) = match rest.split_once('?') {
        Some((place, query)) => (place, Some(query)),
        None => (rest, None),
    };
    let end = place.rfind('@').unwrap_or(0);
    let (user, place) = place.split_at(end);
    let user = match user.split_once(':') {
        Some((name, _)) => format!("{name}:***"),
        None => user.to_owned(),
    };
    let parts = query.into_iter().flat_map(|query| query.split('&'));
    let parts = parts.map(|part| {
        if part.starts_with("password=") {
            "password=***"
        } else {
            part
        }
    });
    let query = parts.collect::<Vec<_>>().join("&");
    let mark = if query.is_empty() { "" } else { "?" };
    format!("{scheme}://{user}{place}{mark}{query}")
}

/// Keeps other servers away from a file.
fn lock_file(address: &str) -> Result<Option<DatabaseLock>, OpenError> {
    let path = path_of(address)?;
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

/// SQLite's results when the database can neither be read nor written for reasons outside of it: busy (5), locked (6),
/// no memory (7), read-only (8), an error of the disk (10), full (13), a file that cannot be opened (14).
const PASSING: [u32; 7] = [5, 6, 7, 8, 10, 13, 14];
/// Classes of Postgres's results of the same kind: connections (08), conflicts (40), resources (53), an operator (57),
/// the system (58), and writing where only reading is possible (25006).
const PASSING_IN_POSTGRES: [&str; 6] = ["08", "25006", "40", "53", "57", "58"];

/// Whether the same may be asked of the store again with more success.
pub fn is_passing(error: &sqlx::Error) -> bool {
    match error {
        // A commit that failed is told in words to all whose changes were in it.
        // A pool is closed when the server stops.
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => true,
        sqlx::Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            if error.try_downcast_ref::<PgDatabaseError>().is_some() {
                return PASSING_IN_POSTGRES
                    .iter()
                    .any(|class| code.starts_with(class));
            }
            let code = code.parse::<u32>();
            code.is_ok_and(|code| PASSING.contains(&(code & 0xff)))
        }
        _ => false,
    }
}

/// SQLite's results for a damaged file (11) and for a file that is no database (26).
const DAMAGED: [&str; 2] = ["11", "26"];

/// Whether the file of a database is damaged, or none of SQLite.
pub fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| DAMAGED.contains(&&*code))
}

/// Whether nobody knows if something was written: the connection was lost during the commit.
pub fn is_unknown(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(error) => {
            let why = error.get_ref();
            why.and_then(|why| why.downcast_ref::<UnknownOutcome>())
                .is_some()
        }
        _ => false,
    }
}

/// Whether a text had a character that the database cannot store.
pub fn is_nul(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Encode(why) if why.is::<NulInText>())
}

impl std::fmt::Display for OpenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OpenError::Address => f.write_str(
                "not the address of a database; write sqlite:PATH or postgres://USER@HOST/DATABASE",
            ),
            OpenError::Unreachable(why) => write!(f, "the database cannot be opened: {why}"),
            OpenError::Corrupt(why) => write!(
                f,
                "the database file is damaged or not a database ({why}); move it away or restore a copy"
            ),
            OpenError::Foreign => {
                f.write_str("the database belongs to another program; choose another one")
            }
            OpenError::Newer => f.write_str(
                "the database was written by a newer version of Antipater; use that version",
            ),
            OpenError::NotShared => f.write_str(
                "several servers can share a database of Postgres only; name one, or leave the address of the node away",
            ),
            OpenError::Served => {
                f.write_str("another server has this database; stop it, or choose another database")
            }
        }
    }
}

impl std::error::Error for OpenError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (address, shown) in [
            ("sqlite:/a:b@c", "sqlite:/a:b@c"),
            ("postgres://ada@host/games", "postgres://ada@host/games"),
            (
                "postgres://ada:a:b@c@host:5432/games?sslmode=disable",
                "postgres://ada:***@host:5432/games?sslmode=disable",
            ),
            (
                "postgresql:///games?host=/run&password=b&user=ada",
                "postgresql:///games?host=/run&password=***&user=ada",
            ),
            ("postgres://host/games", "postgres://host/games"),
            ("postgres://host:5432/games", "postgres://host:5432/games"),
        ] {
            assert_eq!(without_password(address), shown);
        }
    }
}
