//! The server: people, live tables, and the store of records, behind HTTP.
//!
//! A request comes in through `http`, which reads it, asks `live` and `people`, and prints the answer; `live` owns the
//! tables at which people gather and play; `store` keeps all of it; `ops` counts and logs. What a viewer may see is made
//! by `antipater-show`, and printed by `antipater-pages`.

mod clock;
pub mod doctor;
mod error;
mod http;
mod ids;
mod live;
pub mod maintenance;
mod ops;
mod people;
pub mod store;

use std::fmt;
use std::io;
use std::net::SocketAddr;

use axum::Router;

pub use crate::clock::Clock;
use crate::http::listen;
pub use crate::http::state::{AppState, ServerOptions};
pub use crate::ids::PersonId;
pub use crate::live::places;
pub use crate::live::tidy::Keeping;
pub use crate::ops::log;
use crate::ops::log::Log;
use crate::store::{OpenError, Store};

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 picks a free one.
    pub listen: SocketAddr,
    /// The database as `sqlite:PATH`; `None` is a file in the user's data folder.
    pub database: Option<String>,
    /// How requests are taken.
    pub options: ServerOptions,
    /// What is written about the run.
    pub log: Log,
}

/// Why the server did not start, or stopped.
#[derive(Debug)]
pub enum StartError {
    /// Another program listens on the address.
    PortInUse(SocketAddr),
    /// The address cannot be listened on.
    Listen(SocketAddr, io::Error),
    /// The database cannot be used.
    Database(String, OpenError),
    /// The user has no data folder, and no database was named.
    NoDataFolder,
    /// The system refused something else.
    System(io::Error),
}

/// All pages and the JSON API, for a server or for tests.
pub fn app(state: AppState) -> Router {
    http::routes(state)
}

/// Runs the server until the process is asked to stop (SIGINT or SIGTERM). `on_ready` gets the address once it can be
/// reached. Errors of the running server are written to standard error.
///
/// # Errors
/// Says why the server cannot start.
pub fn run(config: Config, on_ready: impl FnOnce(SocketAddr) + Send) -> Result<(), StartError> {
    config.log.start();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(StartError::System)?;
    let served = runtime.block_on(serve(config, on_ready));
    // Does not wait for bots that are still thinking.
    runtime.shutdown_background();
    served
}

async fn serve(config: Config, on_ready: impl FnOnce(SocketAddr) + Send) -> Result<(), StartError> {
    let database = config.database.or_else(Store::usual_address);
    let database = database.ok_or(StartError::NoDataFolder)?;
    let listener = listen::bind(config.listen).map_err(|error| {
        if error.kind() == io::ErrorKind::AddrInUse {
            StartError::PortInUse(config.listen)
        } else {
            StartError::Listen(config.listen, error)
        }
    })?;
    let store = Store::open(&database)
        .await
        .map_err(|error| StartError::Database(database, error))?;
    let (state, close) = AppState::new(store.clone(), config.options);
    let address = listener.local_addr().map_err(StartError::System)?;
    on_ready(address);
    let (tables, closing) = (state.tables.clone(), state.closing.clone());
    tokio::spawn(async move {
        asked_to_stop().await;
        close.send_replace(true);
    });
    listen::listen(listener, app(state), closing).await;
    tables.keep_uptime().await;
    store.close().await;
    Ok(())
}

/// Returns when the process is asked to stop.
async fn asked_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
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
            StartError::Database(address, error) => write!(f, "{address}: {error}"),
            StartError::NoDataFolder => {
                f.write_str("this user has no data folder; name a database")
            }
            StartError::System(error) => write!(f, "system error: {error}"),
        }
    }
}

impl std::error::Error for StartError {}
