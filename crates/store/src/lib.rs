//! The store: people and records of tables in a database of SQLite or Postgres, behind one contract.
//!
//! A table is a row with its deal and an append-only log of steps; a position is always the fold of the log. Partial
//! choices for the next step are in a separate log. Nothing here knows the rules of a game. Every write is committed
//! (`synchronous = FULL` in SQLite, `synchronous_commit = on` in Postgres) before it is acknowledged, so a crash loses
//! nothing that a person has seen.
//!
//! This file opens and closes a [`Store`]. Each subject has a file with its queries (`tables`, `people`, `results` …);
//! `rows` has the types of its rows. Queries have one text for both databases (`statements`); `backend` has the
//! differences. One task writes (`writer`). `nodes` decides which of several servers may write a table, and `upkeep`
//! works on whole databases.
//!
//! Errors of the database are [`sqlx::Error`]; [`is_passing`], [`is_unknown`] and [`is_nul`] tell what they mean for
//! the caller. After a commit with an unknown outcome, the caller loads the table and asks again. Times are seconds
//! since 1970. Ticks are milliseconds of server running time ([`Clock`]), so thinking time stands still without a
//! server.

mod address;
mod analyses;
mod backend;
mod clock;
mod daily;
mod errors;
mod events;
pub mod files;
mod hints;
pub mod ids;
mod ladder;
mod leagues;
mod metrics;
mod moderation;
mod nodes;
mod notices;
mod offline;
mod people;
mod puzzles;
mod rate_limited_log;
mod ratings;
mod relations;
mod results;
mod retention;
mod rows;
mod server_state;
mod spectators;
mod statements;
mod tables;
mod upkeep;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;

use etcetera::BaseStrategy;

pub use crate::address::{is_postgres, path_of, without_password};
pub use crate::analyses::AnalysisKey;
use crate::backend::postgres::{self, Opener};
use crate::backend::sqlite;
pub use crate::clock::Clock;
pub use crate::daily::{DailyEntryRow, DailyResult, DailyStart, SameNetworkRow};
pub use crate::errors::{OpenError, is_damage, is_nul, is_passing, is_unknown};
pub use crate::events::{EventGameRow, EventPlayerRow, EventRow};
use crate::files::DatabaseLock;
pub use crate::hints::HintRow;
pub use crate::ladder::{CrossRow, LadderGameRow, LadderProgramRow};
pub use crate::leagues::LeagueSeatRow;
pub use crate::metrics::Metrics;
pub use crate::moderation::{BanRow, ModerationLogRow, ReportRow, Role};
use crate::nodes::Membership;
pub use crate::nodes::{Claim, Invalidation};
pub use crate::notices::{DueNotice, NoticeAddressRow};
pub use crate::offline::{Room, TakenOver};
pub use crate::puzzles::PuzzleRow;
pub use crate::rate_limited_log::RateLimitedLog;
pub use crate::ratings::{Place, RankedRow, RatableGame, RatablePerson, RatedOpponent, RatingRow};
pub use crate::relations::{Relation, RelationRow, Together};
pub use crate::results::{HistoryPart, HistoryRow, ResultRow};
pub use crate::retention::Renaming;
pub use crate::rows::{
    ChoiceRow, MessageRow, MoveRow, PersonRow, Progress, SessionRow, TableRow, TableStage,
    TableWrite,
};
use crate::server_state::{DOUBT, PUSH_KEY, SEEN, ServerState, UPTIME};
pub use crate::spectators::{PastTable, WatchableRow};
use crate::statements::{Pool, Sql, scalar};
pub use crate::upkeep::{
    Check, CopyError, Imported, Inspection, LinesError, StoredPerson, StoredRows, TransferError,
    backup, read_lines, restore, transfer,
};
use crate::writer::{Target, Writer};

/// The database of records; clones share it.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    /// Reads committed data. In memory this is the writing connection, so a reader must not hold it and write.
    reading: Pool,
    secret: [u8; 32],
    /// The running time of all servers on this database before it was opened, in ticks.
    uptime: i64,
    /// A clock that continues from `uptime`.
    running: Clock,
    clock: Clock,
    /// This node; `None` unless several servers share the database.
    node: Option<Arc<Membership>>,
    metrics: Metrics,
    /// The file of the database; `None` in memory and in Postgres.
    path: Option<PathBuf>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

/// Keeps other servers away from a SQLite database until it is dropped.
#[derive(Debug)]
pub struct ServerLock(#[expect(dead_code, reason = "held, not read")] Option<DatabaseLock>);

impl Store {
    /// Opens the database at an address and runs pending migrations. `sqlite:PATH` is created if necessary, and
    /// `sqlite::memory:` is temporary. `postgres://USER@HOST/DATABASE` must exist.
    ///
    /// # Errors
    /// If the database is unreachable, damaged, of another program, or newer than this one.
    pub async fn open(address: &str) -> Result<Store, OpenError> {
        Store::open_with_clock(address, Clock::system()).await
    }

    /// Opens a database as [`Store::open`] does, with a clock that dates what is stored.
    ///
    /// # Errors
    /// As for [`Store::open`].
    pub async fn open_with_clock(address: &str, clock: Clock) -> Result<Store, OpenError> {
        Store::open_so(address, clock, Opener::Command).await
    }

    /// Opens a database for a server that has it to itself. The lock must be kept as long as the server runs.
    ///
    /// # Errors
    /// As for [`Store::open`], and if another server has the database.
    pub async fn open_alone(address: &str) -> Result<(Store, ServerLock), OpenError> {
        let lock = if is_postgres(address) {
            // The writing connection holds the lock.
            None
        } else {
            sqlite::lock(path_of(address)?)?
        };
        let store = Store::open_so(address, Clock::system(), Opener::Alone).await?;
        Ok((store, ServerLock(lock)))
    }

    /// Opens a Postgres database for one of several servers; the others reach it at `node`, a host with a port.
    ///
    /// # Errors
    /// As for [`Store::open`], and if a single server has the database.
    pub async fn open_node(address: &str, node: &str) -> Result<Store, OpenError> {
        Store::open_node_with_clock(address, node, Clock::system()).await
    }

    /// Opens a database as [`Store::open_node`] does, with a clock that dates what is stored.
    ///
    /// # Errors
    /// As for [`Store::open_node`].
    pub async fn open_node_with_clock(
        address: &str,
        node: &str,
        clock: Clock,
    ) -> Result<Store, OpenError> {
        if !is_postgres(address) {
            return Err(OpenError::NotShared);
        }
        let store = Store::open_so(address, clock, Opener::Node(node)).await?;
        let address = address.to_owned();
        let connect = move || postgres::connect_node(address.clone());
        tokio::spawn(store.clone().keep_known(connect));
        Ok(store)
    }

    async fn open_so(address: &str, clock: Clock, opener: Opener<'_>) -> Result<Store, OpenError> {
        let (target, reading, state, path, node) = if is_postgres(address) {
            let opened = postgres::open(address, &clock, opener).await?;
            let target = Target::Postgres(Box::new(opened.writing));
            (target, opened.reading, opened.state, None, opened.node)
        } else {
            let opened = sqlite::open(path_of(address)?, &clock).await?;
            let target = Target::Sqlite(opened.writing);
            (target, opened.reading, opened.state, opened.path, None)
        };
        let ServerState { secret, uptime } = state;
        let running = match &node {
            Some(node) => node.clock().clone(),
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
            node,
            metrics,
            path,
        })
    }

    /// The default file of the database, in the user's data folder.
    pub fn usual_path() -> Option<PathBuf> {
        let data = etcetera::base_strategy::choose_native_strategy()
            .ok()?
            .data_dir();
        Some(data.join("antipater").join("antipater.sqlite"))
    }

    /// The address of the default database.
    pub fn usual_address() -> Option<String> {
        Some(format!("sqlite:{}", Store::usual_path()?.display()))
    }

    /// 32 random bytes, created together with the database. They never leave the server.
    pub fn secret(&self) -> [u8; 32] {
        self.secret
    }

    /// The key by which push services know this server, as it is kept: the first one that was ever made here.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn push_key(&self, made: Vec<u8>) -> Result<Vec<u8>, sqlx::Error> {
        self.writer
            .write(move |connection| {
                Box::pin(
                    async move { server_state::get_or_insert(connection, PUSH_KEY, made).await },
                )
            })
            .await
    }

    /// The counters of this store.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// The clock that dates what is stored.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The running time of all servers on this database before it was opened, in ticks.
    pub fn uptime(&self) -> i64 {
        self.uptime
    }

    /// A clock that continues from [`Store::uptime`].
    pub fn running(&self) -> &Clock {
        &self.running
    }

    /// Stores the wall-clock time and, unless this is a node, the running time in ticks. Each node has its own running
    /// time, so that of the last single server stays.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn keep_uptime(&self, ticks: i64) -> Result<(), sqlx::Error> {
        let (seen, doubt) = (self.clock.even_milliseconds(), self.clock.doubt_left());
        let uptime = (!self.is_node()).then_some((UPTIME, ticks));
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for (name, number) in uptime.into_iter().chain([(SEEN, seen), (DOUBT, doubt)]) {
                        server_state::set(connection, name, &number.to_le_bytes()).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Whether writes are still possible.
    pub fn is_writing(&self) -> bool {
        self.writer.is_running()
    }

    /// Returns when writes are no longer possible: the store was closed, or another server has taken the database.
    pub async fn ended(&self) {
        tokio::select! {
            () = self.writer.ended() => {}
            () = self.deposed() => {}
        }
    }

    /// The number of waiting changes, and the limit.
    pub fn waiting(&self) -> (usize, usize) {
        self.writer.waiting()
    }

    /// Stores the wall-clock time to test whether the database is writable. The value must change, because SQLite skips
    /// a write that changes nothing.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn try_to_write(&self) -> Result<(), sqlx::Error> {
        let seen = self.clock.even_milliseconds();
        self.writer
            .write(move |connection| {
                Box::pin(
                    async move { server_state::set(connection, SEEN, &seen.to_le_bytes()).await },
                )
            })
            .await
    }

    /// The size of the database in bytes.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn size(&self) -> Result<u64, sqlx::Error> {
        let query = Sql::Each {
            sqlite: "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
            postgres: "SELECT pg_database_size(current_database())",
        };
        let bytes: i64 = scalar(query).fetch_one(&self.reading).await?;
        Ok(bytes.unsigned_abs())
    }

    /// The free bytes on the disk of the database; `None` if unknown.
    pub fn room(&self) -> Option<u64> {
        files::free_bytes(self.path.as_deref()?)
    }

    /// Waits for pending writes, then closes the database.
    pub async fn close(&self) {
        self.writer.close().await;
        // The writing connection closes last: SQLite then merges the write-ahead log into the file.
        self.reading.close().await;
        self.writer.disconnect().await;
    }
}
