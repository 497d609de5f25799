//! The server: people and live tables, behind HTTP.
//!
//! A request arrives in `http`, which parses it, calls `live` and `people`, and prints the answer. `live` owns the
//! tables at which people gather and play; `ops` counts and logs. `antipater-store` stores everything, `antipater-show`
//! makes the views, and `antipater-pages` prints them.
//!
//! - The number of a decision identifies one position, so a late or repeated answer is never taken for another one.
//! - Choices of each person wait in the store until all have chosen. So do the sides of boards, which are the first
//!   entry of a log.
//! - If another node has a table, the request fails before it changes anything, and is forwarded to that node through
//!   `peers`.
//! - Results of people follow from the logs, and ratings from the results in the order in which the games ended. Both
//!   are computed some time later, or when a page needs them.
//! - Renaming or deleting a person and closing a table go through the task of each table, which then ends. The next
//!   request loads the table from the store.
//! - A game over days tells its people through `notices` when it waits for them and no page of theirs is open.
//! - A guided game is an ordinary table with an option and a fixed deal.
//! - The JSON API does what the forms do, with the same functions. Its description is generated from its handlers and
//!   types.
//! - `maintenance` works on whole databases, `doctor` examines one, and `copies` makes backups.

mod copies;
pub mod doctor;
mod error;
mod http;
mod live;
pub mod maintenance;
mod notices;
mod ops;
mod peers;
mod people;

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use antipater_store::{OpenError, Store};
use axum::Router;
use tokio::net::TcpListener;
use tokio::time::{Instant, timeout_at};

pub use crate::copies::Copies;
pub use crate::http::connections::limits::Capacity;
use crate::http::connections::{limits, listen};
pub use crate::http::offline_site::OfflineFile;
pub use crate::http::state::{AppState, ServerOptions};
pub use crate::live::seats;
pub use crate::live::services::Retention;
pub use crate::notices::{Mail, MailError, Reach};
pub use crate::ops::log;
use crate::ops::log::Log;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 picks a free one.
    pub listen: SocketAddr,
    /// The database as `sqlite:PATH` or `postgres://…`; `None` is a file in the user's data folder.
    pub database: Option<String>,
    /// The address of the metrics page; `None` disables it.
    pub metrics: Option<SocketAddr>,
    /// The address on which this server listens for other nodes on the same database; `None` for a single server.
    pub node: Option<SocketAddr>,
    /// The periodic backups.
    pub copies: Option<Copies>,
    /// The options of request handling.
    pub options: ServerOptions,
    /// The options of the log.
    pub log: Log,
}

/// The addresses of a running server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addresses {
    /// The site.
    pub people: SocketAddr,
    /// The metrics page.
    pub metrics: Option<SocketAddr>,
    /// The address for other nodes.
    pub node: Option<SocketAddr>,
}

/// How long a stopping node answers pending requests before it releases its tables.
const LAST_ANSWERS: Duration = Duration::from_millis(250);
/// How long a server may take to stop.
const STOP: Duration = Duration::from_millis(1800);
/// After this many task polls a thread checks for I/O events. Some tasks print whole pages, so the number is lower than
/// usual.
const EVENTS: u32 = 8;
/// The interval at which unused sessions are ended.
const SESSIONS: Duration = Duration::from_secs(3600);

/// Why the server could not start, or stopped.
#[derive(Debug)]
pub enum StartError {
    /// Another program is listening on the address.
    PortInUse(SocketAddr),
    /// The server cannot listen on the address.
    Listen(SocketAddr, io::Error),
    /// The database cannot be used.
    Database(String, OpenError),
    /// Another server has the database, or has taken it.
    Served(String),
    /// The node was deposed after a silence, and others have its tables.
    Deposed,
    /// Backups were requested for a Postgres database, which has its own tools.
    Copies,
    /// The user has no data folder, and no database was named.
    NoDataFolder,
    /// The system failed in another way.
    System(io::Error),
}

/// All pages and the JSON API, for a server or for tests.
pub fn app(state: AppState) -> Router {
    http::routes(state)
}

/// The metrics page, which has a separate address.
pub fn metrics_app(state: AppState) -> Router {
    http::metrics_routes(state)
}

/// Called with the addresses once they are reachable. Boxed, so that the server is compiled once, and not in each
/// caller.
pub type OnReady = Box<dyn FnOnce(Addresses) + Send>;

/// Runs the server until the process is asked to stop (SIGINT or SIGTERM). Errors of the running server go to standard
/// error.
///
/// # Errors
/// Says why the server cannot start.
pub fn run(config: Config, on_ready: OnReady) -> Result<(), StartError> {
    config.log.start();
    limits::open_many_files();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .event_interval(EVENTS)
        .build()
        .map_err(StartError::System)?;
    let served = runtime.block_on(serve(config, on_ready));
    // Does not wait for bots that are still thinking.
    runtime.shutdown_background();
    served
}

async fn serve(config: Config, on_ready: OnReady) -> Result<(), StartError> {
    let database = config.database.or_else(Store::usual_address);
    let database = database.ok_or(StartError::NoDataFolder)?;
    let listener = bind(config.listen)?;
    let counters = config.metrics.map(bind).transpose()?;
    let nodes = config.node.map(bind).transpose()?;
    if config.copies.is_some() && antipater_store::is_postgres(&database) {
        return Err(StartError::Copies);
    }
    let node = nodes.as_ref().map(TcpListener::local_addr).transpose();
    let node = node.map_err(StartError::System)?;
    let opened = match node {
        Some(node) => {
            let store = Store::open_node(&database, &node.to_string()).await;
            store.map(|store| (store, None))
        }
        None => {
            let opened = Store::open_alone(&database).await;
            opened.map(|(store, lock)| (store, Some(lock)))
        }
    };
    let (store, _lock) = opened.map_err(|error| match error {
        OpenError::Served => StartError::Served(database.clone()),
        error => StartError::Database(database.clone(), error),
    })?;
    let (state, close) = AppState::new(store.clone(), config.options);
    let metrics = counters.as_ref().map(TcpListener::local_addr).transpose();
    let addresses = Addresses {
        people: listener.local_addr().map_err(StartError::System)?,
        metrics: metrics.map_err(StartError::System)?,
        node,
    };
    // Signals are caught before `on_ready` reports readiness, so that a signal right after it stops the server in
    // order.
    let stop = StopSignals::listen().map_err(StartError::System)?;
    on_ready(addresses);
    let (tables, closing) = (state.tables.clone(), state.closing.clone());
    // Only a Postgres database can be taken over by another server.
    let (served, may_be_taken) = (store.clone(), antipater_store::is_postgres(&database));
    let stopping = tokio::spawn(async move {
        let overtaken = tokio::select! {
            () = stop.received() => false,
            () = served.ended(), if may_be_taken => true,
        };
        close.send_replace(true);
        let end = Instant::now() + STOP;
        if served.is_node() && !overtaken {
            tokio::time::sleep(LAST_ANSWERS).await;
            if !matches!(timeout_at(end, served.leave()).await, Ok(Ok(()))) {
                tracing::warn!(
                    "the tables are not given up; other nodes take them in some seconds"
                );
            }
        }
        (end, overtaken)
    });
    tokio::spawn(end_sessions(state.clone()));
    if let Some(copies) = config.copies {
        let clock = store.clock().clone();
        let metrics = state.metrics.clone();
        tokio::spawn(copies.make_all(database.clone(), clock, metrics, closing.clone()));
    }
    if let Some(listener) = counters {
        let service = http::metrics_service(state.clone());
        tokio::spawn(listen::listen(listener, service, closing.clone()));
    }
    if let Some(listener) = nodes {
        let service = http::node_service(state.clone());
        tokio::spawn(listen::listen(listener, service, closing.clone()));
    }
    listen::listen(listener, http::service(state), closing).await;
    let stopped = stopping.await;
    let (end, overtaken) = stopped.unwrap_or_else(|_| (Instant::now() + STOP, false));
    if overtaken {
        return Err(if store.is_node() {
            StartError::Deposed
        } else {
            StartError::Served(database)
        });
    }
    // Limits the time to close, whatever the database does: acknowledged writes are committed.
    let closed = timeout_at(end, async {
        if !store.is_node() {
            tables.keep_uptime().await;
        }
        store.close().await;
    });
    if closed.await.is_err() {
        tracing::warn!("the database is busy and is left as it is");
    }
    Ok(())
}

/// Listens on an address.
fn bind(address: SocketAddr) -> Result<TcpListener, StartError> {
    listen::bind(address).map_err(|error| {
        if error.kind() == io::ErrorKind::AddrInUse {
            StartError::PortInUse(address)
        } else {
            StartError::Listen(address, error)
        }
    })
}

/// Ends unused sessions periodically.
async fn end_sessions(state: AppState) {
    loop {
        if let Err(error) = state.people.end_unused().await {
            tracing::error!("unused sessions are not ended: {error:?}");
        }
        tokio::time::sleep(SESSIONS).await;
    }
}

/// The signals that ask the process to stop.
#[cfg(unix)]
struct StopSignals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl StopSignals {
    /// Catches the signals from now on.
    fn listen() -> io::Result<StopSignals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(StopSignals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Returns when one of them arrives.
    async fn received(mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// The signal that asks the process to stop.
#[cfg(windows)]
struct StopSignals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl StopSignals {
    /// Catches the signal from now on.
    fn listen() -> io::Result<StopSignals> {
        tokio::signal::windows::ctrl_c().map(StopSignals)
    }

    /// Returns when it arrives.
    async fn received(mut self) {
        self.0.recv().await;
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::PortInUse(address) => write!(
                f,
                "another program is already listening on {address}; stop it or choose another port"
            ),
            StartError::Listen(address, error) => {
                write!(f, "cannot listen on {address}: {error}")
            }
            StartError::Database(address, error) => {
                write!(f, "{}: {error}", antipater_store::without_password(address))
            }
            StartError::Served(address) => {
                let address = antipater_store::without_password(address);
                write!(f, "{address}: {}", OpenError::Served)
            }
            StartError::Deposed => f.write_str(
                "this node was not heard of for too long, and others have taken its tables; start it again",
            ),
            StartError::Copies => f.write_str(
                "the server makes copies of SQLite databases only; copy one of Postgres with pg_dump or pg_basebackup",
            ),
            StartError::NoDataFolder => {
                f.write_str("this user has no data folder; name a database")
            }
            StartError::System(error) => write!(f, "system error: {error}"),
        }
    }
}

impl std::error::Error for StartError {}
