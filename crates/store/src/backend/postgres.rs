//! Opening a database of Postgres, and the connection that writes to it.
//!
//! The connection that writes for a server holds a lock of its own on the database. So no second server writes, and when
//! the connection is lost, nothing is written before another one has the lock: the one before has then ended, and what it
//! had committed is there. A number that each server leaves in the database tells whether another one was there meanwhile.

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

/// How many may read at once.
const READERS: u32 = 8;
/// How long a connection, or a free one, is waited for.
const CONNECT: Duration = Duration::from_secs(5);
/// How long a lock is asked for that another connection holds: one that has ended may take a moment to let it go.
const LOCK: Duration = Duration::from_secs(5);
/// How long the steps of another process that opens the database are waited for.
const STEPS: Duration = Duration::from_secs(60);
/// How often it is looked whether a lock is free.
const LOOK: Duration = Duration::from_millis(50);

/// The keys that an address may have: those that are read.
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

/// The name under which a server leaves its number.
const RUN: &str = "run";

/// What all connections have. What is acknowledged is on the disk, and on that of a standby that Postgres waits for. A
/// connection to a machine that is gone ends within a minute, on both sides.
const SETTINGS: &str = "SELECT set_config('synchronous_commit', 'on', false) \
     WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply'); \
     SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; \
     SET tcp_user_timeout = 30000";

/// A node that is stopped within a transaction holds nobody up for longer.
const NODE_SETTINGS: &str = "SET idle_in_transaction_session_timeout = '3s'";

/// The lock of the server: the program's number, and the schema in which its tables lie.
const TAKE_SERVER: &str =
    "SELECT pg_try_advisory_lock(1097757801, current_schema()::regnamespace::oid::integer)";
/// The same for one of several servers, which keeps those away that want to be alone.
const TAKE_NODE: &str =
    "SELECT pg_try_advisory_lock_shared(1097757801, current_schema()::regnamespace::oid::integer)";
/// Held to the end of a transaction that touches what all nodes write.
const TAKE_SHARED: &str =
    "SELECT pg_advisory_xact_lock(1097757803, current_schema()::regnamespace::oid::integer)";
/// The lock of a process that brings the tables up to its version.
const TAKE_STEPS: &str =
    "SELECT pg_try_advisory_lock(1097757802, current_schema()::regnamespace::oid::integer)";
const LEAVE_STEPS: &str =
    "SELECT pg_advisory_unlock(1097757802, current_schema()::regnamespace::oid::integer)";

/// An open database.
pub(crate) struct Opened {
    pub(crate) writing: Session,
    pub(crate) reading: Pool,
    pub(crate) state: ServerState,
    /// The leases of a node.
    pub(crate) leases: Option<Arc<Membership>>,
}

/// The connection that writes; made anew when it was lost.
pub(crate) struct Session {
    options: PgConnectOptions,
    /// The number of the server that alone may write; `None` for a node, and for a command that writes beside a server.
    run: Option<[u8; 16]>,
    /// Of a node: this one among the others.
    leases: Option<Arc<Membership>>,
    connection: Option<Connection>,
    overtaken: bool,
}

/// Who opens a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opener<'a> {
    /// A command, beside a server or without one.
    Command,
    /// A server that shares it with nobody.
    Alone,
    /// One of several servers, which the others reach at this address.
    Node(&'a str),
}

/// Opens the database of an address, which must be there, and brings it up to this version.
pub(crate) async fn open(
    address: &str,
    clock: &Clock,
    opener: Opener<'_>,
) -> Result<Opened, OpenError> {
    let options = options(address)?;
    let connection = connect(&options).await.map_err(open_error)?;
    let mut connection = Connection::Postgres(connection);
    look(&mut connection).await?;
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
    // They have a lock already, which is of this schema alone.
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
        let mut leases = None;
        match opener {
            Opener::Command => {}
            Opener::Alone => end_cluster(&mut connection).await?,
            Opener::Node(address) => {
                let clock = clock.resume(state.uptime);
                let node = Membership::new(address.to_owned(), clock);
                node.join(&mut connection).await?;
                // A server that believes to be alone finds that it is not.
                server_state::set(&mut connection, RUN, node.id()).await?;
                leases = Some(Arc::new(node));
            }
        }
        if let Some(run) = run {
            server_state::set(&mut connection, RUN, &run).await?;
        }
        connection.run("COMMIT").await?;
        if leases.is_some() {
            connection.run(NODE_SETTINGS).await?;
        }
        Ok((state, leases))
    };
    let (state, leases) = opened.await.map_err(open_error)?;
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
            leases: leases.clone(),
            connection: Some(connection),
            overtaken: false,
        },
        reading: Pool::Postgres(reading),
        state,
        leases,
    })
}

impl Session {
    /// One that connects when it is first needed, and writes beside a server.
    #[cfg(test)]
    pub(crate) fn beside(address: &str) -> Result<Session, OpenError> {
        Ok(Session {
            options: options(address)?,
            run: None,
            leases: None,
            connection: None,
            overtaken: false,
        })
    }

    /// A transaction with a savepoint, on another connection if the one before is lost.
    pub(crate) async fn begin(&mut self) -> Result<Connection, sqlx::Error> {
        let begin = match self.leases {
            // The locks of a node outlive what is undone.
            Some(_) => "BEGIN",
            None => "BEGIN; SAVEPOINT piece",
        };
        if let Some(mut connection) = self.connection.take() {
            match connection.run(begin).await {
                Ok(()) => return Ok(connection),
                // Nothing was begun, so nothing is lost.
                Err(error) => tracing::warn!("the connection to the database is lost: {error}"),
            }
        }
        let mut connection = self.connect().await?;
        connection.run(begin).await?;
        Ok(connection)
    }

    /// Makes sure that a node is one of the nodes, until the transaction that has begun ends, and that no other one writes
    /// what all of them share if this one does; then sets the savepoint. A server that is alone has done so.
    pub(crate) async fn check_node(
        &mut self,
        connection: &mut Connection,
        shared: bool,
    ) -> Result<(), sqlx::Error> {
        let Some(leases) = &self.leases else {
            return Ok(());
        };
        let there = scalar("SELECT ended FROM nodes WHERE node = $1 AND ended = 0 FOR KEY SHARE");
        let there = there.bind(&leases.id()[..]);
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

    /// Whether another server has taken the database, so that this one must not write any more.
    pub(crate) fn is_overtaken(&self) -> bool {
        self.overtaken
    }

    /// Ends the connection.
    pub(crate) async fn close(&mut self) {
        if let Some(Connection::Postgres(connection)) = self.connection.take() {
            // It is gone in any case.
            let _ = timeout(CONNECT, connection.close()).await;
        }
    }

    async fn connect(&mut self) -> Result<Connection, sqlx::Error> {
        if self.overtaken {
            return Err(overtaken());
        }
        let mut connection = Connection::Postgres(connect(&self.options).await?);
        if self.leases.is_some() {
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

/// Whether a failed `COMMIT` may have been done all the same: whatever is not a plain refusal by a server that goes on.
pub(crate) fn may_be_committed(error: &sqlx::Error) -> bool {
    let refusal = error
        .as_database_error()
        .and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    refusal.is_none_or(|refusal| !matches!(refusal.severity(), PgSeverity::Error))
}

/// A connection on which a node says that it is there.
pub(crate) async fn connect_node(address: String) -> Result<Connection, sqlx::Error> {
    let options = PgConnectOptions::from_str(&address)?.application_name("antipater");
    let mut connection = Connection::Postgres(connect(&options).await?);
    connection.run(NODE_SETTINGS).await?;
    Ok(connection)
}

/// Connects once, to look at a database.
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
    // An address of IPv6 stands in brackets only there.
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

/// The first key behind the question mark of an address that nobody knows. An address with a further `@` there has its
/// password in pieces, of which none is shown.
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

/// Makes sure that the database can keep what is stored, and warns where it may lose it.
async fn look(connection: &mut Connection) -> Result<(), OpenError> {
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

/// The settings without which a crash of the machine may damage the database, and which are off.
pub(crate) const UNSAFE: &str = "SELECT name || ' = ' || setting FROM pg_settings \
     WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY name";

/// What a schema has: whether it is empty, and whether it is ours.
pub(crate) async fn is_ours(connection: &mut Connection) -> Result<Option<bool>, sqlx::Error> {
    let kept =
        "SELECT to_regclass(quote_ident(current_schema()) || '._sqlx_migrations') IS NOT NULL";
    // The table of the steps is made before the first step is done.
    if scalar(kept).fetch_one(&mut *connection).await? {
        let steps = "SELECT description FROM _sqlx_migrations ORDER BY version LIMIT 1";
        let first: Option<String> = scalar(steps).fetch_optional(&mut *connection).await?;
        if let Some(first) = first {
            return Ok(Some(first == FIRST_STEP));
        }
    }
    // Tables of extensions are nobody's.
    let others = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace \
         AND relkind IN ('r', 'p') AND relname <> '_sqlx_migrations' \
         AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')";
    let others: i64 = scalar(others).fetch_one(connection).await?;
    Ok((others > 0).then_some(false))
}

/// Refuses a database of another program, before anything is written to it.
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

/// Asks for a lock until it is free; `false` when it is not for so long.
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

/// An error in words, of which none is a part of the address.
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
    fn a_key_that_nobody_knows_is_refused() {
        let refused = |address: &str| match options(address) {
            Err(OpenError::Unreachable(why)) => why,
            other => panic!("{address}: {other:?}"),
        };
        let why = refused("postgres://u@h/db?host=/run&sslmod=verify-full");
        assert!(
            why.starts_with("its address has the key \"sslmod\""),
            "{why}"
        );
        // A password that was not written as an address demands.
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
    fn a_host_may_be_an_address_of_the_sixth_version() {
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
