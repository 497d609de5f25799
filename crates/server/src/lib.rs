//! The server: live tables, what each viewer may see of them, pages, and the store of records.
//!
//! A request comes in through `guard`, is answered by `routes` (or `stream`), which ask `people` and `tables`; at a table
//! people gather in a `room` until the cards are dealt, then a `table` plays on its `game`; `view` turns the game into
//! what may be sent; `pages` print it.

mod assets;
mod clock;
pub mod course;
mod error;
pub mod game;
mod guard;
pub mod guide;
mod limits;
mod listen;
pub mod log;
mod metrics;
mod names;
mod order;
mod pages;
mod people;
pub mod places;
mod print;
mod replay;
mod room;
mod routes;
mod scoring;
mod session;
mod speech;
pub mod store;
mod stream;
mod table;
mod tables;
pub mod texts;
mod thinking;
pub mod upkeep;
pub mod view;
pub mod words;

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use tokio::sync::watch;

pub use crate::clock::Clock;
use crate::limits::Limits;
use crate::log::Log;
use crate::metrics::Metrics;
use crate::people::People;
use crate::replay::uploads::Uploads;
use crate::session::Keys;
pub use crate::session::PersonId;
use crate::store::{OpenError, Store};
use crate::tables::Tables;
use crate::texts::Texts;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 picks a free one.
    pub listen: SocketAddr,
    /// The database as `sqlite:PATH`; `None` is a file in the user's data folder.
    pub database: Option<String>,
    /// How requests are taken.
    pub manners: Manners,
    /// What is written about the run.
    pub log: Log,
}

/// How a server takes requests.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Manners {
    /// Whether people come over https only, through a proxy: cookies then never travel otherwise.
    pub https: bool,
    /// How many proxies stand in front and write `X-Forwarded-For`; 0 when people come directly.
    pub proxies: usize,
    /// Whether nothing is limited: for measurements, never for a server that others can reach.
    pub unlimited: bool,
}

/// Why the server does not start, or stopped.
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

/// What all requests share.
#[derive(Clone)]
pub struct AppState {
    pub(crate) tables: Tables,
    pub(crate) people: People,
    pub(crate) keys: Keys,
    pub(crate) limits: Limits,
    pub(crate) proxies: usize,
    /// Records that somebody brought to look at.
    pub(crate) uploads: Uploads,
    pub(crate) metrics: Metrics,
    /// The only texts that are spoken, whatever is wished for; in tests alone.
    pub(crate) voice: Option<&'static Texts>,
    /// Becomes true when the server stops; open streams end then.
    pub(crate) closing: watch::Receiver<bool>,
}

impl AppState {
    /// The state of a server on this store, and the switch that ends its streams. It keeps time for its tables by the
    /// clock of the store from now on, in a task of its own.
    pub fn new(store: Store, manners: Manners) -> (AppState, watch::Sender<bool>) {
        let (close, closing) = watch::channel(false);
        let keys = Keys::new(store.secret(), manners.https);
        let metrics = store.metrics().clone();
        let tables = Tables::new(store.clone());
        tokio::spawn(tables.clone().keep_time(closing.clone()));
        let limits = if manners.unlimited {
            Limits::none()
        } else {
            Limits::new(tables.clock().clone())
        };
        let state = AppState {
            tables,
            people: People::new(store, keys.clone()),
            keys,
            limits,
            proxies: manners.proxies,
            uploads: Uploads::default(),
            metrics,
            voice: None,
            closing,
        };
        (state, close)
    }

    /// Lets in a new person without a request, for tests and tools: who it is, and the cookie it shows.
    ///
    /// # Errors
    /// When the store refuses.
    pub async fn admit(&self, name: &str) -> Result<(PersonId, String), sqlx::Error> {
        match self.people.welcome(name).await {
            Ok((welcome, _)) => {
                let cookie = welcome
                    .cookie
                    .as_ref()
                    .and_then(|cookie| cookie.to_str().ok());
                let pair = cookie.and_then(|cookie| cookie.split(';').next());
                Ok((welcome.person.id, pair.unwrap_or_default().to_owned()))
            }
            Err(error::Error::Store(error)) => Err(error),
            Err(error) => Err(sqlx::Error::Protocol(format!("{error:?}"))),
        }
    }

    /// Speaks these texts to everybody, for tests.
    pub fn speaking(mut self, texts: &'static Texts) -> AppState {
        self.voice = Some(texts);
        self
    }

    /// Lets time pass on the clock, for tests, and has the tables notice: what is asked of one afterwards finds it as it
    /// is then.
    pub async fn pass_time(&self, time: Duration) {
        self.tables.clock().advance(time);
        self.tables.wake_due().await;
    }
}

/// All pages and the JSON interface, for a server or for tests.
pub fn app(state: AppState) -> Router {
    routes::routes(state)
}

/// Runs the server until the process is asked to stop (SIGINT or SIGTERM). `on_ready` learns the address once it can be
/// asked. What goes wrong meanwhile is written to the standard error output.
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
    // A bot that still thinks holds nobody up.
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
    let (state, close) = AppState::new(store.clone(), config.manners);
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
                "another program listens on {address} already; stop it or choose another port"
            ),
            StartError::Listen(address, error) => {
                write!(f, "cannot listen on {address}: {error}")
            }
            StartError::Database(address, error) => write!(f, "{address}: {error}"),
            StartError::NoDataFolder => {
                f.write_str("there is no data folder for this user; name a database")
            }
            StartError::System(error) => write!(f, "the system refused: {error}"),
        }
    }
}

impl std::error::Error for StartError {}
