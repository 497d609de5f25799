//! Leases: which of several servers on one database of Postgres may write a table.
//!
//! Each start of a server is a node with a row of its own, in which it counts every second (the "beat"). A node whose count
//! stood still for 6 seconds, by the clock of another one that reached the database all the time, is deposed and never
//! comes back. A lease names the node that alone may write a table, with an epoch that grows with every lease. Two
//! conditions in the database decide, whatever a node believes:
//!
//! - every transaction of a node begins with a lock on its own row, which fails once the node is deposed; and whoever deposes
//!   it waits for transactions that have begun;
//! - everything that is written at a table checks the table's lease and its epoch under a lock.
//!
//! So a node that was asleep writes nothing when it wakes. Until a node notices that it was deposed it may only show what
//! was true a moment ago, and it stops that 4 seconds after it has sent the last beat of which it knows that it arrived.

use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection as _;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

use super::membership::{Change, Membership, Watch};
use crate::Store;
use crate::errors::UnknownOutcome;
use crate::server_state::{self, UPTIME};
use crate::statements::{Connection, scalar, statement};

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// How long one beat may take.
const BEAT_TIME: Duration = Duration::from_secs(3);

/// The answer of the database to a node that asks for the lease of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This node has it.
    Held,
    /// The node at this address has it.
    Elsewhere(String),
    /// Another node is about to take it.
    Contended,
    /// There is no such table.
    NoTable,
}

/// Makes sure that this node may write a table, until the transaction ends. A server that is alone always may.
pub(crate) async fn check_lease(
    connection: &mut Connection,
    leases: Option<&Membership>,
    table: &str,
) -> Result<(), sqlx::Error> {
    let Some(leases) = leases else { return Ok(()) };
    let query = "SELECT epoch FROM leases WHERE table_id = $1 AND node = $2 FOR NO KEY UPDATE";
    let epoch = scalar(query).bind(table).bind(&leases.id()[..]);
    let epoch: Option<i64> = epoch.fetch_optional(connection).await?;
    if epoch.is_some() && epoch == leases.epoch(table) {
        return Ok(());
    }
    // As after a commit without an answer: only the database knows what the table is now.
    let why = UnknownOutcome::new("another node has the table");
    Err(std::io::Error::other(why).into())
}

/// The first lease of a new table.
pub(crate) async fn insert_lease(
    connection: &mut Connection,
    leases: Option<&Membership>,
    table: &str,
) -> Result<(), sqlx::Error> {
    let Some(leases) = leases else { return Ok(()) };
    let query = statement("INSERT INTO leases (table_id, node, epoch) VALUES ($1, $2, 1)");
    let query = query.bind(table).bind(&leases.id()[..]);
    query.execute(connection).await.map(|_| ())
}

impl Store {
    /// Whether this server is one of several on its database.
    pub fn is_node(&self) -> bool {
        self.leases.is_some()
    }

    /// How many servers share the database.
    pub fn nodes(&self) -> usize {
        let leases = self.leases.as_ref();
        leases.map_or(1, |leases| leases.count())
    }

    /// Whether what is in memory may be shown: a node that has not reached the database for a moment may have been deposed.
    pub fn is_trusted(&self) -> bool {
        self.leases
            .as_ref()
            .is_none_or(|leases| leases.is_trusted())
    }

    /// Returns when what is in memory may not be shown any more.
    pub async fn until_untrusted(&self) {
        while self.is_trusted() {
            sleep(BEAT / 2).await;
        }
    }

    /// Whether this server does what has to be done once for a database.
    pub fn is_first(&self) -> bool {
        self.leases.as_ref().is_none_or(|leases| leases.is_first())
    }

    /// The address of the node where something is kept in memory that belongs to no table; `None` for this one.
    pub fn home(&self, key: &[u8]) -> Option<String> {
        self.leases.as_ref()?.home(key)
    }

    /// Returns when the node at this address is not heard of any more, or leaves.
    pub async fn until_gone(&self, address: &str) {
        let Some(leases) = &self.leases else {
            return std::future::pending().await;
        };
        leases.until_gone(address).await;
    }

    /// Hears what other nodes, or this one, have changed; `None` for a server that is alone.
    pub fn changes(&self) -> Option<broadcast::Receiver<Change>> {
        self.leases.as_ref().map(|leases| leases.hear())
    }

    /// Asks for the lease of a table. The clock of its step goes on from what it showed at the node before.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn claim(&self, table: &str) -> Result<Claim, sqlx::Error> {
        let Some(leases) = self.leases.clone() else {
            return Ok(Claim::Held);
        };
        // Most of the time another node has it, and then nothing is written.
        let query = "SELECT address FROM leases JOIN nodes ON nodes.node = leases.node \
             WHERE table_id = $1 AND ended = 0 AND nodes.node <> $2";
        let elsewhere = scalar(query).bind(table).bind(&leases.id()[..]);
        if let Some(address) = elsewhere.fetch_optional(&self.reading).await? {
            return Ok(Claim::Elsewhere(address));
        }
        let id = table.to_owned();
        let asking = Arc::clone(&leases);
        let work = self.writer.write_at_table(move |connection| {
            Box::pin(async move { claim(connection, &asking, &id).await })
        });
        let (claim, epoch): (Claim, Option<i64>) = work.await?;
        if epoch.is_some() {
            leases.hold(table, epoch);
        }
        Ok(claim)
    }

    /// Gives a table up, once nothing more is written to it here.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn release(&self, table: &str) -> Result<(), sqlx::Error> {
        let Some(leases) = self.leases.clone() else {
            return Ok(());
        };
        leases.hold(table, None);
        let id = table.to_owned();
        let work = self.writer.write_at_table(move |connection| {
            Box::pin(async move {
                let query =
                    "UPDATE leases SET node = NULL, ticks = $3 WHERE table_id = $1 AND node = $2";
                let query = statement(query).bind(&id).bind(&leases.id()[..]);
                let query = query.bind(leases.clock().ticks());
                query.execute(connection).await.map(|_| ())
            })
        });
        work.await
    }

    /// Gives all tables up and leaves the other nodes; nothing can be written afterwards.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn leave(&self) -> Result<(), sqlx::Error> {
        let Some(leases) = self.leases.clone() else {
            return Ok(());
        };
        let work = self.writer.write_at_table(move |connection| {
            Box::pin(async move {
                let released = "UPDATE leases SET node = NULL, ticks = $2 WHERE node = $1";
                let released = statement(released).bind(&leases.id()[..]);
                let released = released.bind(leases.clock().ticks());
                released.execute(&mut *connection).await?;
                let ended = "UPDATE nodes SET ended = 1 WHERE node = $1";
                let ended = statement(ended).bind(&leases.id()[..]);
                ended.execute(connection).await.map(|_| ())
            })
        });
        work.await
    }

    /// Tables with a clock that no node has.
    ///
    /// # Errors
    /// When the database refuses.
    pub async fn orphans(&self, limit: u32) -> Result<Vec<String>, sqlx::Error> {
        if self.leases.is_none() {
            return Ok(Vec::new());
        }
        let query = "SELECT id FROM tables LEFT JOIN leases ON table_id = id LEFT JOIN nodes ON nodes.node = leases.node \
             WHERE stage = 'playing' AND deadline IS NOT NULL AND (nodes.node IS NULL OR ended = 1) \
             ORDER BY deadline, id LIMIT $1";
        let ids = scalar(query).bind(i64::from(limit));
        ids.fetch_all(&self.reading).await
    }

    /// Keeps this node known to the others, on a connection of its own, until it is deposed or the store is closed.
    pub(crate) async fn keep_known<C>(self, connect: impl Fn() -> C)
    where
        C: Future<Output = Result<Connection, sqlx::Error>>,
    {
        let Some(leases) = self.leases.clone() else {
            return;
        };
        let mut connection = None;
        let mut watch = Watch::default();
        while self.is_writing() && !leases.is_deposed() {
            let beat = timeout(BEAT_TIME, async {
                if connection.is_none() {
                    connection = Some(connect().await?);
                }
                let Some(connection) = &mut connection else {
                    return Ok(());
                };
                leases.beat(connection, &mut watch).await
            });
            let done = beat.await;
            let done = done.unwrap_or_else(|_| Err(sqlx::Error::PoolTimedOut));
            if let Err(error) = done {
                tracing::warn!("this node cannot say that it is there: {error}");
                connection = None;
            }
            sleep(BEAT).await;
        }
        if let Some(Connection::Postgres(connection)) = connection {
            // It is gone in any case.
            let _ = connection.close().await;
        }
    }

    /// Returns when this node is deposed.
    pub(crate) async fn deposed(&self) {
        let Some(leases) = &self.leases else {
            return std::future::pending().await;
        };
        leases.until_deposed().await;
    }
}

/// Asks for the lease of a table in a transaction; returns its epoch if it is granted.
async fn claim(
    connection: &mut Connection,
    leases: &Membership,
    table: &str,
) -> Result<(Claim, Option<i64>), sqlx::Error> {
    let last = "SELECT leases.node, epoch, leases.ticks AS released, ended, address, nodes.ticks AS shown \
         FROM leases LEFT JOIN nodes ON nodes.node = leases.node WHERE table_id = $1";
    let last = statement(last).bind(table).fetch_optional(&mut *connection);
    let Some(last) = last.await? else {
        return first_claim(connection, leases, table).await;
    };
    let epoch: i64 = last.try_get("epoch")?;
    let holder: Option<Vec<u8>> = last.try_get("node")?;
    let is_own = holder.as_deref() == Some(&leases.id()[..]);
    let ended = last
        .try_get::<Option<i64>>("ended")?
        .is_none_or(|ended| ended != 0);
    if !is_own && !ended {
        return Ok((Claim::Elsewhere(last.try_get("address")?), None));
    }
    let lock = "SELECT epoch FROM leases WHERE table_id = $1 AND epoch = $2 FOR UPDATE SKIP LOCKED";
    let lock = scalar(lock).bind(table).bind(epoch);
    if lock
        .fetch_optional::<i64>(&mut *connection)
        .await?
        .is_none()
    {
        return Ok((Claim::Contended, None));
    }
    let taken = "UPDATE leases SET node = $2, epoch = $3, ticks = NULL WHERE table_id = $1";
    let taken = statement(taken)
        .bind(table)
        .bind(&leases.id()[..])
        .bind(epoch + 1);
    taken.execute(&mut *connection).await?;
    if !is_own {
        let released: Option<i64> = last.try_get("released")?;
        let shown: Option<i64> = last.try_get("shown")?;
        if let Some(shown) = released.or(shown) {
            shift_clock(connection, table, leases.clock().ticks() - shown).await?;
        }
    }
    Ok((Claim::Held, Some(epoch + 1)))
}

/// The first lease of a table that a server wrote which was alone.
async fn first_claim(
    connection: &mut Connection,
    leases: &Membership,
    table: &str,
) -> Result<(Claim, Option<i64>), sqlx::Error> {
    let there =
        scalar("SELECT epoch FROM (SELECT 1::BIGINT AS epoch FROM tables WHERE id = $1) AS found");
    let there = there.bind(table).fetch_optional::<i64>(&mut *connection);
    if there.await?.is_none() {
        return Ok((Claim::NoTable, None));
    }
    let added =
        "INSERT INTO leases (table_id, node, epoch) VALUES ($1, $2, 1) ON CONFLICT DO NOTHING";
    let added = statement(added).bind(table).bind(&leases.id()[..]);
    if added.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok((Claim::Contended, None));
    }
    let uptime = server_state::get(connection, UPTIME)
        .await?
        .map_or(0, i64::from_le_bytes);
    shift_clock(connection, table, leases.clock().ticks() - uptime).await?;
    Ok((Claim::Held, Some(1)))
}

async fn shift_clock(
    connection: &mut Connection,
    table: &str,
    ticks: i64,
) -> Result<(), sqlx::Error> {
    let query =
        "UPDATE tables SET deadline = deadline + $2, step_began = step_began + $2 WHERE id = $1";
    let query = statement(query).bind(table).bind(ticks);
    query.execute(connection).await.map(|_| ())
}
