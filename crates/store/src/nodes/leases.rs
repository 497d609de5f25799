//! Leases: which of several servers on one database of Postgres may write a table.
//!
//! Each start of a server is a node with its own row, in which it increments a count every second (the "beat"). A node
//! is deposed for good when its count stands still for 6 seconds. Another node judges this by its own clock, if it
//! reached the database all the time. A lease names the only node that may write a table, with an epoch that grows with
//! every lease. Two conditions in the database decide, whatever a node believes:
//!
//! - every transaction of a node begins with a lock on its own row, which fails once the node is deposed; deposing a
//!   node waits for transactions that have begun;
//! - every write at a table checks the table's lease and its epoch under a lock.
//!
//! So a node that was asleep writes nothing when it wakes. Until a node notices that it was deposed, it may show
//! slightly stale data. It stops 4 seconds after it sent the last beat that is known to have arrived.

use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection as _;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

use super::membership::{Invalidation, Membership, Watch};
use crate::Store;
use crate::errors::UnknownOutcome;
use crate::server_state::{self, UPTIME};
use crate::statements::{Connection, scalar, statement};

/// The interval between beats.
const BEAT: Duration = Duration::from_secs(1);
/// The time limit for one beat.
const BEAT_TIME: Duration = Duration::from_secs(3);

/// The answer of the database to a node that asks for the lease of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This node has the lease.
    Held,
    /// The node at this address has the lease.
    Elsewhere(String),
    /// Another node is about to take the lease.
    Contended,
    /// There is no such table.
    NoTable,
}

/// Checks that this node may write a table, and keeps it so until the end of the transaction. A single server always
/// may.
pub(crate) async fn check_lease(
    connection: &mut Connection,
    node: Option<&Membership>,
    table: &str,
) -> Result<(), sqlx::Error> {
    let Some(node) = node else { return Ok(()) };
    let query = "SELECT epoch FROM leases WHERE table_id = $1 AND node = $2 FOR NO KEY UPDATE";
    let epoch = scalar(query).bind(table).bind(&node.id()[..]);
    let epoch: Option<i64> = epoch.fetch_optional(connection).await?;
    if epoch.is_some() && epoch == node.epoch(table) {
        return Ok(());
    }
    // As after a commit without an answer, only the database knows the state of the table.
    let why = UnknownOutcome::new("another node has the table");
    Err(std::io::Error::other(why).into())
}

/// Inserts the first lease of a new table.
pub(crate) async fn insert_lease(
    connection: &mut Connection,
    node: Option<&Membership>,
    table: &str,
) -> Result<(), sqlx::Error> {
    let Some(node) = node else { return Ok(()) };
    let query = statement("INSERT INTO leases (table_id, node, epoch) VALUES ($1, $2, 1)");
    let query = query.bind(table).bind(&node.id()[..]);
    query.execute(connection).await.map(|_| ())
}

impl Store {
    /// Whether this server is one of several on its database.
    pub fn is_node(&self) -> bool {
        self.node.is_some()
    }

    /// The number of servers that share the database.
    pub fn nodes(&self) -> usize {
        self.node.as_ref().map_or(1, |node| node.count())
    }

    /// The addresses of the other servers that share the database.
    pub fn other_nodes(&self) -> Vec<String> {
        let node = self.node.as_ref();
        node.map_or_else(Vec::new, |node| node.others())
    }

    /// Whether data in memory may be shown. A node that has not reached the database for a moment may have been
    /// deposed.
    pub fn is_trusted(&self) -> bool {
        self.node.as_ref().is_none_or(|node| node.is_trusted())
    }

    /// Returns when data in memory may not be shown any more.
    pub async fn until_untrusted(&self) {
        while self.is_trusted() {
            sleep(BEAT / 2).await;
        }
    }

    /// Whether this server does the tasks that are done once for a database.
    pub fn is_first(&self) -> bool {
        self.node.as_ref().is_none_or(|node| node.is_first())
    }

    /// The address of the node that holds this key's data in memory, for data that belongs to no table; `None` for this
    /// node.
    pub fn home(&self, key: &[u8]) -> Option<String> {
        self.node.as_ref()?.home(key)
    }

    /// Returns when the node at this address leaves or is deposed.
    pub async fn until_gone(&self, address: &str) {
        let Some(node) = &self.node else {
            return std::future::pending().await;
        };
        node.until_gone(address).await;
    }

    /// Subscribes to changes by all nodes, including this one; `None` for a single server.
    pub fn invalidations(&self) -> Option<broadcast::Receiver<Invalidation>> {
        self.node.as_ref().map(|node| node.subscribe())
    }

    /// Asks for the lease of a table. The clock of its step continues from its time at the previous node.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn claim(&self, table: &str) -> Result<Claim, sqlx::Error> {
        let Some(node) = self.node.clone() else {
            return Ok(Claim::Held);
        };
        // Usually another node has the lease, and then nothing is written.
        let query = "SELECT address FROM leases JOIN nodes ON nodes.node = leases.node \
             WHERE table_id = $1 AND ended = 0 AND nodes.node <> $2";
        let elsewhere = scalar(query).bind(table).bind(&node.id()[..]);
        if let Some(address) = elsewhere.fetch_optional(&self.reading).await? {
            return Ok(Claim::Elsewhere(address));
        }
        let id = table.to_owned();
        let asking = Arc::clone(&node);
        let work = self.writer.write_at_table(move |connection| {
            Box::pin(async move { claim(connection, &asking, &id).await })
        });
        let (claim, epoch): (Claim, Option<i64>) = work.await?;
        if epoch.is_some() {
            node.hold(table, epoch);
        }
        Ok(claim)
    }

    /// Releases the lease of a table after the last write to it here.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn release(&self, table: &str) -> Result<(), sqlx::Error> {
        let Some(node) = self.node.clone() else {
            return Ok(());
        };
        node.hold(table, None);
        let id = table.to_owned();
        let work = self.writer.write_at_table(move |connection| {
            Box::pin(async move {
                let query =
                    "UPDATE leases SET node = NULL, ticks = $3 WHERE table_id = $1 AND node = $2";
                let query = statement(query).bind(&id).bind(&node.id()[..]);
                let query = query.bind(node.clock().ticks());
                query.execute(connection).await.map(|_| ())
            })
        });
        work.await
    }

    /// Releases all leases and leaves the cluster; no write is possible afterwards.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn leave(&self) -> Result<(), sqlx::Error> {
        let Some(node) = self.node.clone() else {
            return Ok(());
        };
        let work = self.writer.write_at_table(move |connection| {
            Box::pin(async move {
                let released = "UPDATE leases SET node = NULL, ticks = $2 WHERE node = $1";
                let released = statement(released).bind(&node.id()[..]);
                let released = released.bind(node.clock().ticks());
                released.execute(&mut *connection).await?;
                let ended = "UPDATE nodes SET ended = 1 WHERE node = $1";
                let ended = statement(ended).bind(&node.id()[..]);
                ended.execute(connection).await.map(|_| ())
            })
        });
        work.await
    }

    /// The running time at the node that has a table, or had it last, in ticks: the clock of its deadline. The time of
    /// another node is up to a second old.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn ticks_at(&self, table: &str) -> Result<i64, sqlx::Error> {
        let own = self.running().ticks();
        let Some(node) = &self.node else {
            return Ok(own);
        };
        let query = "SELECT coalesce(leases.ticks, nodes.ticks) FROM leases \
             LEFT JOIN nodes ON nodes.node = leases.node AND nodes.node <> $2 WHERE table_id = $1";
        let there = scalar(query).bind(table).bind(&node.id()[..]);
        let there: Option<Option<i64>> = there.fetch_optional(&self.reading).await?;
        Ok(there.flatten().unwrap_or(own))
    }

    /// Tables with a running clock that no node has a lease of.
    ///
    /// # Errors
    /// If the query fails.
    pub async fn orphans(&self, limit: u32) -> Result<Vec<String>, sqlx::Error> {
        if self.node.is_none() {
            return Ok(Vec::new());
        }
        let query = "SELECT id FROM tables LEFT JOIN leases ON table_id = id LEFT JOIN nodes ON nodes.node = leases.node \
             WHERE stage = 'playing' AND deadline IS NOT NULL AND (nodes.node IS NULL OR ended = 1) \
             ORDER BY deadline, id LIMIT $1";
        let ids = scalar(query).bind(i64::from(limit));
        ids.fetch_all(&self.reading).await
    }

    /// Sends beats on a separate connection until this node is deposed or the store is closed.
    pub(crate) async fn keep_known<C>(self, connect: impl Fn() -> C)
    where
        C: Future<Output = Result<Connection, sqlx::Error>>,
    {
        let Some(node) = self.node.clone() else {
            return;
        };
        let mut connection = None;
        let mut watch = Watch::default();
        while self.is_writing() && !node.is_deposed() {
            let beat = timeout(BEAT_TIME, async {
                if connection.is_none() {
                    connection = Some(connect().await?);
                }
                let Some(connection) = &mut connection else {
                    return Ok(());
                };
                node.beat(connection, &mut watch).await
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
            // The connection is gone in any case.
            let _ = connection.close().await;
        }
    }

    /// Returns when this node is deposed.
    pub(crate) async fn deposed(&self) {
        let Some(node) = &self.node else {
            return std::future::pending().await;
        };
        node.until_deposed().await;
    }
}

/// Asks for the lease of a table in a transaction; returns its epoch if it is granted.
async fn claim(
    connection: &mut Connection,
    node: &Membership,
    table: &str,
) -> Result<(Claim, Option<i64>), sqlx::Error> {
    let last = "SELECT leases.node, epoch, leases.ticks AS released, ended, address, nodes.ticks AS shown \
         FROM leases LEFT JOIN nodes ON nodes.node = leases.node WHERE table_id = $1";
    let last = statement(last).bind(table).fetch_optional(&mut *connection);
    let Some(last) = last.await? else {
        return first_claim(connection, node, table).await;
    };
    let epoch: i64 = last.try_get("epoch")?;
    let holder: Option<Vec<u8>> = last.try_get("node")?;
    let is_own = holder.as_deref() == Some(&node.id()[..]);
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
        .bind(&node.id()[..])
        .bind(epoch + 1);
    taken.execute(&mut *connection).await?;
    if !is_own {
        let released: Option<i64> = last.try_get("released")?;
        let shown: Option<i64> = last.try_get("shown")?;
        if let Some(shown) = released.or(shown) {
            shift_clock(connection, table, node.clock().ticks() - shown).await?;
        }
    }
    Ok((Claim::Held, Some(epoch + 1)))
}

/// Takes the first lease of a table that a single server has written.
async fn first_claim(
    connection: &mut Connection,
    node: &Membership,
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
    let added = statement(added).bind(table).bind(&node.id()[..]);
    if added.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok((Claim::Contended, None));
    }
    let uptime = server_state::get(connection, UPTIME)
        .await?
        .map_or(0, i64::from_le_bytes);
    shift_clock(connection, table, node.clock().ticks() - uptime).await?;
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
