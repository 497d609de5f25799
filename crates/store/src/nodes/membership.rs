//! The servers that share a Postgres database, as one of them sees them. Each start of a server is a node with its own
//! row, in which it increments a count every second. `leases` explains why that is safe.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};
use tokio::sync::{broadcast, watch};

use crate::clock::Clock;
use crate::ids::{PersonId, random_bytes};
use crate::server_state::{self, UPTIME};
use crate::statements::{Connection, statement};

/// A node is deposed after this time without a beat.
const TIME_TO_LIVE: Duration = Duration::from_secs(6);
/// The longest time since its own last beat after which a node may judge others: if the database was away, all were
/// silent.
const GAP: Duration = Duration::from_millis(2500);
/// How long after sending a beat that arrived a node may show data in memory.
const TRUST: Duration = Duration::from_secs(4);
/// The capacity of the channel of changes. A receiver that misses some drops all cached data.
const CHANGES: usize = 256;

const JOIN: &str = "INSERT INTO nodes (node, address, ticks, started_at) \
     VALUES ($1, $2, $3, clock_timestamp())";
const RENEW: &str = "UPDATE nodes SET beats = beats + 1, ticks = $2 WHERE node = $1 AND ended = 0";
/// Deposes a silent node, unless its row is locked by an open transaction. Postgres ends that soon, and a later beat
/// succeeds.
const DEPOSE: &str = "UPDATE nodes SET ended = 1 WHERE node IN (SELECT node FROM nodes \
     WHERE node = $1 AND beats = $2 AND ended = 0 FOR UPDATE SKIP LOCKED)";
const NODES: &str =
    "SELECT node, address, beats FROM nodes WHERE ended = 0 ORDER BY started_at, node";
/// Removes nodes that have ended and have no leases.
const SWEEP_NODES: &str = "DELETE FROM nodes WHERE ended = 1 AND started_at < clock_timestamp() - interval '1 day' \
     AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.node = nodes.node)";
/// The changes of the last ten seconds. The overlap catches a change whose transaction took longer than a later one's.
const RECENT_CHANGES: &str = "SELECT number, kind, key FROM changes \
     WHERE at > clock_timestamp() - interval '10 seconds' ORDER BY number";
const ADD_CHANGE: &str = "INSERT INTO changes (kind, key, at) VALUES ($1, $2, clock_timestamp())";
const SWEEP_CHANGES: &str = "DELETE FROM changes WHERE at < clock_timestamp() - interval '1 hour'";

/// A node: another one or this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    id: [u8; 16],
    /// The host and port at which other nodes reach it.
    address: String,
    beats: i64,
}

/// What one node knows of the others and of changes.
#[derive(Default)]
pub(crate) struct Watch {
    /// When the last beat arrived.
    arrived: Option<Instant>,
    /// The count of each node, and since when it stands still.
    beats: HashMap<[u8; 16], (i64, Instant)>,
    /// The numbers of the changes already published.
    published: HashSet<i64>,
}

impl Watch {
    /// Whether beats arrived before, but none for a while.
    fn was_away(&self, now: Instant) -> bool {
        self.arrived
            .is_some_and(|arrived| now.saturating_duration_since(arrived) > GAP)
    }

    /// Records the counts of all nodes; returns those that have stood still for too long while this node reached the
    /// database.
    fn silent(&mut self, nodes: &[Node], now: Instant) -> Vec<Node> {
        if self.was_away(now) {
            self.beats.clear();
        }
        self.arrived = Some(now);
        let mut silent = Vec::new();
        let mut beats = HashMap::with_capacity(nodes.len());
        for node in nodes {
            let before = self.beats.get(&node.id);
            let since = before.filter(|(beats, _)| *beats == node.beats);
            let since = since.map_or(now, |(_, since)| *since);
            if now - since >= TIME_TO_LIVE {
                silent.push(node.clone());
            }
            beats.insert(node.id, (node.beats, since));
        }
        self.beats = beats;
        silent
    }
}

/// A change of data that nodes cache and must read again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invalidation {
    /// The sessions of a person, or their name.
    Person(PersonId),
    /// Bans and mutes.
    Bans,
    /// Anything: this node has missed changes.
    Everything,
}

/// This node among the others, and its leases.
pub(crate) struct Membership {
    id: [u8; 16],
    address: String,
    clock: Clock,
    /// The epochs of its leases, by table.
    held: Mutex<HashMap<String, i64>>,
    /// When the last beat that arrived was sent.
    last_beat: Mutex<Instant>,
    nodes: watch::Sender<Arc<[Node]>>,
    /// Becomes true when this node is deposed.
    deposed: watch::Sender<bool>,
    changes: broadcast::Sender<Invalidation>,
}

impl Membership {
    /// A new node, which the others reach at this address.
    pub(crate) fn new(address: String, clock: Clock) -> Membership {
        Membership {
            id: random_bytes(),
            address,
            clock,
            held: Mutex::default(),
            last_beat: Mutex::new(Instant::now()),
            nodes: watch::Sender::new(Arc::new([])),
            deposed: watch::Sender::new(false),
            changes: broadcast::Sender::new(CHANGES),
        }
    }

    /// The clock of this node.
    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The id of this node.
    pub(crate) fn id(&self) -> &[u8; 16] {
        &self.id
    }

    /// Inserts this node's row. Must be called before any lease is requested.
    pub(crate) async fn join(&self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        let sent = Instant::now();
        statement(JOIN)
            .bind(&self.id[..])
            .bind(&self.address)
            .bind(self.clock.ticks())
            .execute(&mut *connection)
            .await?;
        statement(SWEEP_NODES).execute(&mut *connection).await?;
        self.read_nodes(connection).await?;
        *self
            .last_beat
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = sent;
        Ok(())
    }

    /// Whether this node may show data in memory.
    pub(crate) fn is_trusted(&self) -> bool {
        let last_beat = self
            .last_beat
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        last_beat.elapsed() < TRUST
    }

    /// The address of the node that holds this key's data in memory, for data that belongs to no table; `None` for this
    /// node.
    pub(crate) fn home(&self, key: &[u8]) -> Option<String> {
        let nodes = Arc::clone(&self.nodes.borrow());
        let weight = |node: &&Node| -> [u8; 32] {
            let hash = Sha256::new_with_prefix(node.id).chain_update(key);
            hash.finalize().into()
        };
        let home = nodes.iter().max_by_key(weight)?;
        (home.id != self.id).then(|| home.address.clone())
    }

    /// The addresses of the other nodes.
    pub(crate) fn others(&self) -> Vec<String> {
        let nodes = self.nodes.borrow();
        let others = nodes.iter().filter(|node| node.id != self.id);
        others.map(|node| node.address.clone()).collect()
    }

    /// Whether this node does the tasks that are done once for a database: it has run longest.
    pub(crate) fn is_first(&self) -> bool {
        let nodes = self.nodes.borrow();
        nodes.first().is_some_and(|first| first.id == self.id)
    }

    pub(crate) fn epoch(&self, table: &str) -> Option<i64> {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.get(table).copied()
    }

    pub(crate) fn hold(&self, table: &str, epoch: Option<i64>) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        match epoch {
            Some(epoch) => held.insert(table.to_owned(), epoch),
            None => held.remove(table),
        };
    }

    /// The number of nodes.
    pub(crate) fn count(&self) -> usize {
        self.nodes.borrow().len()
    }

    /// Subscribes to changes by all nodes, including this one.
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Invalidation> {
        self.changes.subscribe()
    }

    /// Whether this node was deposed.
    pub(crate) fn is_deposed(&self) -> bool {
        *self.deposed.borrow()
    }

    /// Returns when this node is deposed.
    pub(crate) async fn until_deposed(&self) {
        // `self` keeps the sender alive, so waiting ends only with the value.
        let _ = self.deposed.subscribe().wait_for(|deposed| *deposed).await;
    }

    /// Returns when the node at this address leaves or is deposed.
    pub(crate) async fn until_gone(&self, address: &str) {
        let is_gone = |nodes: &Arc<[Node]>| nodes.iter().all(|node| node.address != address);
        let _ = self.nodes.subscribe().wait_for(is_gone).await;
    }

    async fn read_nodes(&self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        let rows = statement(NODES).fetch_all(connection).await?;
        let mut nodes = Vec::with_capacity(rows.len());
        for row in &rows {
            let id: Vec<u8> = row.try_get("node")?;
            let id = id.try_into();
            nodes.push(Node {
                id: id.map_err(|_| sqlx::Error::Decode("a node has 16 bytes".into()))?,
                address: row.try_get("address")?,
                beats: row.try_get("beats")?,
            });
        }
        self.nodes.send_replace(nodes.into());
        Ok(())
    }

    /// Sends a beat, deposes silent nodes, and publishes new changes.
    pub(crate) async fn beat(
        &self,
        connection: &mut Connection,
        watch: &mut Watch,
    ) -> Result<(), sqlx::Error> {
        let sent = Instant::now();
        let renewed = statement(RENEW).bind(&self.id[..]).bind(self.clock.ticks());
        if renewed.execute(&mut *connection).await?.rows_affected() == 0 {
            self.deposed.send_replace(true);
            return Ok(());
        }
        *self
            .last_beat
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = sent;
        self.read_nodes(connection).await?;
        if watch.was_away(sent) {
            let _ = self.changes.send(Invalidation::Everything);
        }
        let nodes = Arc::clone(&self.nodes.borrow());
        let silent = watch.silent(&nodes, Instant::now());
        for node in &silent {
            let deposed = statement(DEPOSE).bind(&node.id[..]).bind(node.beats);
            if deposed.execute(&mut *connection).await?.rows_affected() > 0 {
                let address = &node.address;
                tracing::warn!(
                    "the node at {address} was not heard of for too long; others take its tables"
                );
            }
        }
        if !silent.is_empty() {
            self.read_nodes(connection).await?;
        }
        let rows = statement(RECENT_CHANGES)
            .fetch_all(&mut *connection)
            .await?;
        let mut present = HashSet::with_capacity(rows.len());
        for row in &rows {
            let number: i64 = row.try_get("number")?;
            present.insert(number);
            if watch.published.contains(&number) {
                continue;
            }
            let kind: String = row.try_get("kind")?;
            let change = Invalidation::read(&kind, row.try_get("key")?);
            if let Some(change) = change {
                // Ignored if there is no receiver.
                let _ = self.changes.send(change);
            }
        }
        watch.published = present;
        Ok(())
    }
}

impl Invalidation {
    fn kind(self) -> &'static str {
        match self {
            Invalidation::Person(_) => "person",
            Invalidation::Bans => "bans",
            Invalidation::Everything => "everything",
        }
    }

    fn key(self) -> Vec<u8> {
        match self {
            Invalidation::Person(person) => person.0.to_vec(),
            Invalidation::Bans | Invalidation::Everything => Vec::new(),
        }
    }

    /// Parses a stored change; `None` for a kind that only a later version knows.
    fn read(kind: &str, key: Vec<u8>) -> Option<Invalidation> {
        match kind {
            "person" => Some(Invalidation::Person(PersonId(key.try_into().ok()?))),
            "bans" => Some(Invalidation::Bans),
            "everything" => Some(Invalidation::Everything),
            _ => None,
        }
    }
}

/// Announces a change to other nodes, in the transaction that makes it. Does nothing in SQLite, which has a single
/// server.
pub(crate) async fn note_invalidation(
    connection: &mut Connection,
    change: Invalidation,
) -> Result<(), sqlx::Error> {
    if !connection.is_postgres() {
        return Ok(());
    }
    statement(SWEEP_CHANGES).execute(&mut *connection).await?;
    let added = statement(ADD_CHANGE).bind(change.kind()).bind(change.key());
    added.execute(connection).await.map(|_| ())
}

/// Converts the deadlines of tables to the running time of a single server, which continues from its last stored value.
pub(crate) async fn end_cluster(connection: &mut Connection) -> Result<(), sqlx::Error> {
    let uptime = server_state::get(connection, UPTIME)
        .await?
        .map_or(0, i64::from_le_bytes);
    let ended = "UPDATE nodes SET ended = 1 WHERE ended = 0";
    statement(ended).execute(&mut *connection).await?;
    let shift = "UPDATE tables SET deadline = deadline + $1 - shown, step_began = step_began + $1 - shown FROM \
         (SELECT table_id, COALESCE(leases.ticks, nodes.ticks, $1) AS shown \
         FROM leases LEFT JOIN nodes ON nodes.node = leases.node) AS last WHERE table_id = id";
    statement(shift)
        .bind(uptime)
        .execute(&mut *connection)
        .await?;
    statement("DELETE FROM leases")
        .execute(connection)
        .await
        .map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: u8, beats: i64) -> Node {
        Node {
            id: [id; 16],
            address: format!("node-{id}:1"),
            beats,
        }
    }

    #[test]
    fn a_node_is_silent_once_its_count_stood_still_while_the_database_was_there() {
        let start = Instant::now();
        let at = |milliseconds| start + Duration::from_millis(milliseconds);
        let mut watch = Watch::default();
        for second in 0..6 {
            let nodes = [node(1, second), node(2, 7)];
            assert_eq!(watch.silent(&nodes, at(second as u64 * 1000)), []);
        }
        let nodes = [node(1, 6), node(2, 7)];
        assert_eq!(watch.silent(&nodes, at(6000)), [node(2, 7)]);
        let nodes = [node(1, 7), node(2, 8)];
        assert_eq!(watch.silent(&nodes, at(7000)), [], "it is there again");
    }

    #[test]
    fn no_node_is_silent_because_the_database_was_away() {
        let start = Instant::now();
        let mut watch = Watch::default();
        let nodes = [node(1, 3), node(2, 7)];
        assert_eq!(watch.silent(&nodes, start), []);
        assert!(!watch.was_away(start + Duration::from_secs(1)));
        let later = start + Duration::from_secs(60);
        assert!(watch.was_away(later));
        assert_eq!(watch.silent(&nodes, later), []);
        let soon = later + Duration::from_secs(1);
        assert_eq!(watch.silent(&nodes, soon), [], "it is counted from here");
    }

    #[test]
    fn all_nodes_agree_where_something_is_kept_and_few_things_move() {
        let of = |id: u8, nodes: &[u8]| {
            let own = Membership {
                id: [id; 16],
                ..Membership::new(format!("node-{id}:1"), Clock::manual(0))
            };
            let nodes: Vec<Node> = nodes.iter().map(|&id| node(id, 0)).collect();
            own.nodes.send_replace(nodes.into());
            own
        };
        let home = |id: u8, nodes: &[u8], key: &str| {
            let own = || format!("node-{id}:1");
            of(id, nodes).home(key.as_bytes()).unwrap_or_else(own)
        };
        let mut moved = 0;
        for number in 0..300 {
            let key = format!("record-{number}");
            let all = [1, 2, 3].map(|id| home(id, &[1, 2, 3], &key));
            assert!(all.iter().all(|place| *place == all[0]), "{all:?}");
            let left = home(1, &[1, 2], &key);
            if all[0] != left {
                assert_eq!(all[0], "node-3:1", "only what was there moves");
                moved += 1;
            }
        }
        assert!((60..140).contains(&moved), "{moved}");
    }
}
