//! Opens a Postgres database and keeps the connection that writes to it.
//!
//! The writing connection of a server holds an advisory lock, so a second server cannot write. After the connection is
//! lost, nothing is written before a new connection has the lock. By then the old connection has ended, and what it
//! committed is visible. Each server stores a random number, which tells whether another server has written meanwhile.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgPoolOptions, PgSeverity};
use tokio::time::{Instant, sleep, timeout};

use super::migrations::{FIRST_STEP, migrate_error, migrations};
use crate::address::is_postgres;
use crate::clock::Clock;
use crate::errors::OpenError;
use crate::ids::random_bytes;
use crate::nodes::{Membership, end_cluster};
use crate::server_state::{self, ServerState};
use crate::statements::{Connection, Pool, scalar};

/// The number of connections that read.
const READERS: u32 = 8;
/// The time limit for connecting, and for a free connection from the pool.
const CONNECT: Duration = Duration::from_secs(5);
/// The time limit for a lock that another connection holds. A connection that has ended may release it a moment later.
const LOCK: Duration = Duration::from_secs(5);
/// The time limit for migrations that another process runs.
const STEPS: Duration = Duration::from_secs(60);
/// The interval between attempts to take a lock.
const LOOK: Duration = Duration::from_millis(50);

/// The query parameters that an address may have.
const KEYS: [&str; 12] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "user",
];

/// The name under which a server stores its number.
const RUN: &str = "run";

/// Settings of every connection. A commit is on disk, and on the standby that Postgres waits for, before it is
/// acknowledged. A connection to a lost machine ends within a minute on both sides.
const SETTINGS: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply'); \
     SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; \
     SET tcp_user_timeout = 30000";

/// Ends transactions of a stopped node, which would block other nodes.
const NODE_SETTINGS: &str = "SET idle_in_transaction_session_timeout = '3s'";

/// The lock of a single server: the program's number and the schema of its tables.
const TAKE_SERVER: &str =
    "SELECT pg_try_advisory_lock(1097757801, current_schema()::regnamespace::oid::integer)";
/// The same lock, shared by all nodes. It excludes a single server.
const TAKE_NODE: &str =
    "SELECT pg_try_advisory_lock_shared(1097757801, current_schema()::regnamespace::oid::integer)";
/// Held until the end of a transaction that touches rows of all nodes.
const TAKE_SHARED: &str =
    "SELECT pg_advisory_xact_lock(1097757803, current_schema()::regnamespace::oid::integer)";
/// The lock of a process that runs migrations.
const TAKE_STEPS: &str =
    "SELECT pg_try_advisory_lock(1097757802, current_schema()::regnamespace::oid::integer)";
const LEAVE_STEPS: &str =
    "SELECT pg_advisory_unlock(1097757802, current_schema()::regnamespace::oid::integer)";

/// An open database.
pub(crate) struct Opened {
    pub(crate) writing: Session,
    pub(crate) reading: Pool,
    pub(crate) state: ServerState,
    /// This node; `None` unless several servers share the database.
    pub(crate) node: Option<Arc<Membership>>,
}

/// The connection that writes. It reconnects when the connection is lost.
pub(crate) struct Session {
    options: PgConnectOptions,
    /// The number of a single server; `None` for a node, and for a command that writes beside a server.
    run: Option<[u8; 16]>,
    /// This node; `None` unless several servers share the database.
    node: Option<Arc<Membership>>,
    connection: Option<Connection>,
    overtaken: bool,
}

/// The kind of process that opens a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opener<'a> {
    /// A command, beside a server or without one.
    Command,
    /// A server that has the database to itself.
    Alone,
    /// One of several servers, with the address at which the others reach it.
    Node(&'a str),
}

/// Opens the existing database at an address and runs pending migrations.
pub(crate) async fn open(
    address: &str,
    clock: &Clock,
    opener: Opener<'_>,
) -> Result<Opened, OpenError> {
    let options = options(address)?;
    let connection = connect(&options).await.map_err(open_error)?;
    let mut connection = Connection::Postgres(connection);
    check_settings(&mut connection).await?;
    let lock = match opener {
        Opener::Command => None,
        Opener::Alone => Some(TAKE_SERVER),
        Opener::Node(_) => Some(TAKE_NODE),
    };
    if let Some(lock) = lock
        && !take(&mut connection, lock, LOCK).await?
    {
        return Err(OpenError::Served);
    }
    if !take(&mut connection, TAKE_STEPS, STEPS).await? {
        let why = "another process changes its tables".to_owned();
        return Err(OpenError::Unreachable(why));
    }
    recognize(&mut connection).await?;
    let mut steps = migrations(true);
    // The lock on this schema is held already.
    steps.set_locking(false);
    if let Connection::Postgres(connection) = &mut connection {
        let done = steps.run(&mut **connection).await;
        done.map_err(|error| migrate_error(error, open_error))?;
    }
    connection.run(LEAVE_STEPS).await.map_err(open_error)?;
    let run = (opener == Opener::Alone).then(random_bytes::<16>);
    let opened = async {
        connection.run("BEGIN").await?;
        let state = server_state::load(&mut connection, clock).await?;
        let mut node = None;
        match opener {
            Opener::Command => {}
            Opener::Alone => end_cluster(&mut connection).await?,
            Opener::Node(address) => {
                let clock = clock.resume(state.uptime);
                let joined = Membership::new(address.to_owned(), clock);
                joined.join(&mut connection).await?;
                // A single server notices by this number that it has lost the database.
                server_state::set(&mut connection, RUN, joined.id()).await?;
                node = Some(Arc::new(joined));
            }
        }
        if let Some(run) = run {
            server_state::set(&mut connection, RUN, &run).await?;
        }
        connection.run("COMMIT").await?;
        if node.is_some() {
            connection.run(NODE_SETTINGS).await?;
        }
        Ok((state, node))
    };
    let (state, node) = opened.await.map_err(open_error)?;
    let reading = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(CONNECT)
        .after_connect(|connection, _| {
            Box::pin(async move {
                sqlx::raw_sql(SETTINGS).execute(&mut *connection).await?;
                let reads = "SET default_transaction_read_only = on";
                sqlx::raw_sql(reads).execute(connection).await.map(|_| ())
            })
        })
        .connect_lazy_with(options.clone());
    Ok(Opened {
        writing: Session {
            options,
            run,
            node: node.clone(),
            connection: Some(connection),
            overtaken: false,
        },
        reading: Pool::Postgres(reading),
        state,
        node,
    })
}

impl Session {
    /// A session that connects when it is first needed, and writes beside a server.
    #[cfg(test)]
    pub(crate) fn lazy(address: &str) -> Result<Session, OpenError> {
        Ok(Session {
            options: options(address)?,
            run: None,
            node: None,
            connection: None,
            overtaken: false,
        })
    }

    /// Begins a transaction with a savepoint; reconnects if the connection is lost.
    pub(crate) async fn begin(&mut self) -> Result<Connection, sqlx::Error> {
        let begin = match self.node {
            // The locks of a node must outlive a rollback to the savepoint, so `check_node` sets it.
            Some(_) => "BEGIN",
            None => "BEGIN; SAVEPOINT piece",
        };
        if let Some(mut connection) = self.connection.take() {
            match connection.run(begin).await {
                Ok(()) => return Ok(connection),
                // Nothing has begun, so nothing is lost.
                Err(error) => tracing::warn!("the connection to the database is lost: {error}"),
            }
        }
        let mut connection = self.connect().await?;
        connection.run(begin).await?;
        Ok(connection)
    }

    /// Locks this node's row until the end of the transaction. If the transaction writes what all nodes share, it also
    /// excludes other writers of that. Then sets the savepoint. Without nodes, `begin` has set it.
    pub(crate) async fn check_node(
        &mut self,
        connection: &mut Connection,
        shared: bool,
    ) -> Result<(), sqlx::Error> {
        let Some(node) = &self.node else {
            return Ok(());
        };
        let there = scalar("SELECT ended FROM nodes WHERE node = $1 AND ended = 0 FOR KEY SHARE");
        let there = there.bind(&node.id()[..]);
        if there
            .fetch_optional::<i64>(&mut *connection)
            .await?
            .is_none()
        {
            self.overtaken = true;
            return Err(overtaken());
        }
        if shared {
            connection.run(TAKE_SHARED).await?;
        }
        connection.run("SAVEPOINT piece").await
    }

    /// Keeps a connection for the next transaction.
    pub(crate) fn keep(&mut self, connection: Connection) {
        self.connection = Some(connection);
    }

    /// Whether another server has taken the database. Then this one must not write any more.
    pub(crate) fn is_overtaken(&self) -> bool {
        self.overtaken
    }

    /// Ends the connection.
    pub(crate) async fn close(&mut self) {
        if let Some(Connection::Postgres(connection)) = self.connection.take() {
            // The connection is gone in any case.
            let _ = timeout(CONNECT, connection.close()).await;
        }
    }

    async fn connect(&mut self) -> Result<Connection, sqlx::Error> {
        if self.overtaken {
            return Err(overtaken());
        }
        let mut connection = Connection::Postgres(connect(&self.options).await?);
        if self.node.is_some() {
            connection.run(NODE_SETTINGS).await?;
            if !try_take(&mut connection, TAKE_NODE, LOCK).await? {
                let why = "a server that is alone has the database";
                return Err(std::io::Error::other(why).into());
            }
        }
        let Some(run) = self.run else {
            return Ok(connection);
        };
        let taken = try_take(&mut connection, TAKE_SERVER, LOCK).await?;
        if server_state::get(&mut connection, RUN).await? != Some(run) {
            self.overtaken = true;
            return Err(overtaken());
        }
        if !taken {
            let why = "the lost connection to the database has not ended yet";
            return Err(std::io::Error::other(why).into());
        }
        Ok(connection)
    }
}

fn overtaken() -> sqlx::Error {
    std::io::Error::other("another server has taken this database").into()
}

/// Whether a failed `COMMIT` may have been executed: true unless a running server has refused it.
pub(crate) fn may_be_committed(error: &sqlx::Error) -> bool {
    let refusal = error
        .as_database_error()
        .and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    refusal.is_none_or(|refusal| !matches!(refusal.severity(), PgSeverity::Error))
}

/// Opens the connection on which a node sends its beats.
pub(crate) async fn connect_node(address: String) -> Result<Connection, sqlx::Error> {
    let options = PgConnectOptions::from_str(&address)?.application_name("antipater");
    let mut connection = Connection::Postgres(connect(&options).await?);
    connection.run(NODE_SETTINGS).await?;
    Ok(connection)
}

/// Opens a single connection to inspect a database.
pub(crate) async fn connect_to(address: &str) -> Result<Connection, OpenError> {
    let options = options(address)?;
    let connection = connect(&options).await.map_err(open_error)?;
    Ok(Connection::Postgres(connection))
}

async fn connect(options: &PgConnectOptions) -> Result<Box<PgConnection>, sqlx::Error> {
    let made = async {
        let mut connection = PgConnection::connect_with(options).await?;
        sqlx::raw_sql(SETTINGS).execute(&mut connection).await?;
        Ok(Box::new(connection))
    };
    timeout(CONNECT, made)
        .await
        .unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

fn options(address: &str) -> Result<PgConnectOptions, OpenError> {
    if !is_postgres(address) {
        return Err(OpenError::Address);
    }
    if let Some(key) = unknown_key(address) {
        let known = KEYS.join(", ");
        let why = format!("its address has the key \"{key}\", and only these are known: {known}");
        return Err(OpenError::Unreachable(why));
    }
    let options = PgConnectOptions::from_str(address);
    let options = options.map_err(|error| OpenError::Unreachable(words(&error)))?;
    // Only an address puts an IPv6 host into brackets.
    let host = options.get_host();
    let bare = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    let options = match bare.map(str::to_owned) {
        Some(host) => options.host(&host),
        None => options,
    };
    Ok(options.application_name("antipater"))
}

/// The first unknown query parameter of an address. A further `@` there means that the password is in pieces, and none
/// of them may be shown.
fn unknown_key(address: &str) -> Option<&str> {
    let (_, query) = address.split_once('?')?;
    let keys = query
        .split('&')
        .map(|pair| pair.split('=').next().unwrap_or(pair));
    let is_known = |key: &str| key.starts_with("options[") || KEYS.contains(&key);
    let unknown = keys
        .filter(|key| !key.is_empty())
        .find(|key| !is_known(key))?;
    Some(if query.contains('@') { "***" } else { unknown })
}

/// Checks that the database can store all values, and warns about settings that risk data.
async fn check_settings(connection: &mut Connection) -> Result<(), OpenError> {
    let mut ask = async |question: &'static str| -> Result<Option<String>, OpenError> {
        let answer = scalar(question).fetch_one(&mut *connection).await;
        answer.map_err(open_error)
    };
    let refuse = |why: String| Err(OpenError::Unreachable(why));
    if ask("SELECT pg_is_in_recovery()::text").await?.as_deref() == Some("true") {
        return refuse("it is a standby, which only reads".to_owned());
    }
    if ask("SELECT current_schema()::text").await?.is_none() {
        return refuse("there is no schema in the search path of its user".to_owned());
    }
    let encoding = ask("SELECT current_setting('server_encoding')").await?;
    if let Some(encoding) = encoding.filter(|encoding| encoding != "UTF8") {
        return refuse(format!("it has the encoding {encoding}, not UTF8"));
    }
    let unsafe_settings = scalar(UNSAFE).fetch_all(connection).await;
    for setting in unsafe_settings.map_err(open_error)? {
        let setting: String = setting;
        tracing::warn!("Postgres has {setting}: a crash of its machine may damage the database");
    }
    Ok(())
}

/// The disabled settings without which a crash of the machine may damage the database.
pub(crate) const UNSAFE: &str = "SELECT name || ' = ' || setting FROM pg_settings \
     WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY name";

/// `None` if the schema is empty, otherwise whether it belongs to this program.
pub(crate) async fn is_ours(connection: &mut Connection) -> Result<Option<bool>, sqlx::Error> {
    let kept =
        "SELECT to_regclass(quote_ident(current_schema()) || '._sqlx_migrations') IS NOT NULL";
    // The table of migrations exists before the first migration is done.
    if scalar(kept).fetch_one(&mut *connection).await? {
        let steps = "SELECT description FROM _sqlx_migrations ORDER BY version LIMIT 1";
        let first: Option<String> = scalar(steps).fetch_optional(&mut *connection).await?;
        if let Some(first) = first {
            return Ok(Some(first == FIRST_STEP));
        }
    }
    // Tables of extensions do not count.
    let others = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace \
         AND relkind IN ('r', 'p') AND relname <> '_sqlx_migrations' \
         AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')";
    let others: i64 = scalar(others).fetch_one(connection).await?;
    Ok((others > 0).then_some(false))
}

/// Refuses a database of another program before anything is written to it.
async fn recognize(connection: &mut Connection) -> Result<(), OpenError> {
    match is_ours(connection).await.map_err(open_error)? {
        Some(false) => Err(OpenError::Foreign),
        Some(true) | None => Ok(()),
    }
}

async fn take(
    connection: &mut Connection,
    lock: &'static str,
    patience: Duration,
) -> Result<bool, OpenError> {
    let taken = try_take(connection, lock, patience).await;
    taken.map_err(open_error)
}

/// Asks for a lock until it is free; `false` after the time limit.
async fn try_take(
    connection: &mut Connection,
    lock: &'static str,
    patience: Duration,
) -> Result<bool, sqlx::Error> {
    let end = Instant::now() + patience;
    loop {
        if scalar(lock).fetch_one(&mut *connection).await? {
            return Ok(true);
        }
        if Instant::now() >= end {
            return Ok(false);
        }
        sleep(LOOK).await;
    }
}

#[allow(clippy::needless_pass_by_value, reason = "called with `map_err`")]
fn open_error(error: sqlx::Error) -> OpenError {
    OpenError::Unreachable(words(&error))
}

/// The message of an error, without any part of the address.
fn words(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::PoolTimedOut => "the database server does not answer".to_owned(),
        sqlx::Error::Tls(why) => format!("no encrypted connection: {why}"),
        sqlx::Error::Configuration(why) => format!("its address cannot be read: {why}"),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_key_is_refused() {
        let refused = |address: &str| match options(address) {
            Err(OpenError::Unreachable(why)) => why,
            other => panic!("{address}: {other:?}"),
        };
        let why = refused("postgres://u@h/db?host=/run&sslmod=verify-full");
        assert!(
            why.starts_with("its address has the key \"sslmod\""),
            "{why}"
        );
        // A password with characters that are not escaped.
        let why = refused("postgres://u:secret?piece@h/db");
        assert!(!why.contains("piece"), "{why}");
        for known in [
            "postgres://u@h/db",
            "postgres://u@h/db?sslmode=verify-full&sslrootcert=a.pem",
            "postgres:///db?host=/run/postgresql&user=u&options[search_path]=games",
        ] {
            assert!(options(known).is_ok(), "{known}");
        }
    }

    #[test]
    fn a_host_may_be_an_ipv6_address() {
        for (address, host) in [
            ("postgres://u@[::1]:5433/db", "::1"),
            ("postgres://u@[2001:db8::1]/db", "2001:db8::1"),
            ("postgres://u@10.0.0.1/db", "10.0.0.1"),
            ("postgres://u@db.internal/db", "db.internal"),
        ] {
            assert_eq!(options(address).unwrap().get_host(), host);
        }
    }
}
