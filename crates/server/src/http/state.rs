//! What all requests share.

use std::num::NonZero;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use antipater_bots::analysis::Depth;
use antipater_pages::parts::Parts;
use antipater_show::texts::Texts;
use antipater_store::ids::PersonId;
use antipater_store::{Change, Store};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, broadcast, watch};

use super::connection_limits::{Capacity, ConnectionLimits};
use super::cookies::Cookies;
use super::offline_site::{OfflineFile, OfflineSite};
use super::open_pages::OpenPages;
use super::readiness::LastReadiness;
use crate::error::Error;
use crate::live::analyses::Analyses;
use crate::live::registry::Tables;
use crate::live::services::Retention;
use crate::live::uploads::Uploads;
use crate::ops::metrics::Metrics;
use crate::people::moderation::Moderation;
use crate::people::rate_limits::Limits;
use crate::people::{People, UNUSED};

/// How a server takes requests.
#[derive(Clone, Copy, Debug)]
pub struct ServerOptions {
    /// Whether people come over https only, through a proxy: cookies then never travel otherwise.
    pub https: bool,
    /// How many proxies stand in front and write `X-Forwarded-For`; 0 when people come directly.
    pub proxies: usize,
    /// Whether only members are let in.
    pub members_only: bool,
    /// Whether nothing is limited: for measurements, never for a server that others can reach.
    pub unlimited: bool,
    /// How long tables are kept.
    pub retention: Retention,
    /// How long bots wait before each of their moves while the page of a person shows them one after the other. Zero plays
    /// them all at once, and so do programs and pages without a script.
    pub bot_pause: Duration,
    /// How many may come in at once.
    pub capacity: Capacity,
    /// How long the head of a request may take to arrive, and its body; how long a connection is kept between two.
    pub request_time: Duration,
    /// After how long without use a session ends.
    pub session_time: Duration,
    /// How many bytes must be free on the disk of the database for the server to be ready.
    pub least_room: u64,
    /// How thoroughly the pages of replays have games judged.
    pub depth: Depth,
    /// For tests that need the same games each time: deals and bots follow from this number. Whoever knows it knows every
    /// hand, so no server that people use has one.
    pub seed: Option<u64>,
    /// Makes the files of the site that a browser keeps, if the server offers it. They are made at the first request.
    pub offline: Option<fn() -> Vec<OfflineFile>>,
}

impl Default for ServerOptions {
    fn default() -> ServerOptions {
        ServerOptions {
            https: false,
            proxies: 0,
            members_only: false,
            unlimited: false,
            bot_pause: Duration::ZERO,
            retention: Retention::default(),
            capacity: Capacity::default(),
            request_time: REQUEST_TIME,
            session_time: UNUSED,
            least_room: LEAST_ROOM,
            depth: Depth::Normal,
            seed: None,
            offline: None,
        }
    }
}

/// The usual time for the head of a request, and for its body; also how long a connection is kept between two requests.
const REQUEST_TIME: Duration = Duration::from_secs(20);
/// The usual number of bytes that must be free.
const LEAST_ROOM: u64 = 64 << 20;

/// How many bytes the parts of pages that several viewers see alike may take up.
const PARTS_ROOM: usize = 16 << 20;

/// How many streams may print at the same time: as many as there are processors.
fn presses() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// What all requests share. Each of the many stages of a request has it, so a clone is cheap.
#[derive(Clone)]
pub struct AppState(Arc<Shared>);

/// What an `AppState` leads to.
#[derive(Clone)]
pub struct Shared {
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) people: People,
    pub(crate) cookies: Cookies,
    pub(crate) limits: Limits,
    /// Bans and mutes.
    pub(crate) moderation: Moderation,
    pub(crate) connection_limits: ConnectionLimits,
    pub(crate) proxies: usize,
    pub(crate) members_only: bool,
    pub(crate) request_time: Duration,
    pub(crate) least_room: u64,
    /// The last result of `/readyz`.
    pub(crate) readiness: LastReadiness,
    pub(crate) open_pages: OpenPages,
    /// Parts that several viewers of a table see alike, printed once.
    pub(crate) parts: Arc<Parts>,
    /// As many as streams may print at the same time, so that everything else need not wait until all of them have: a
    /// step is news for everybody at a table.
    pub(crate) presses: Arc<Semaphore>,
    /// Uploaded records.
    pub(crate) uploads: Uploads,
    /// Judged games, and those that wait for it.
    pub(crate) analyses: Analyses,
    /// How thoroughly pages have games judged.
    pub(crate) depth: Depth,
    pub(crate) metrics: Metrics,
    /// The site that works without a server.
    pub(crate) offline: Option<OfflineSite>,
    /// Replaces the texts of every language; for tests only.
    pub(crate) voice: Option<&'static Texts>,
    /// Becomes true when the server stops; open streams end then.
    pub(crate) closing: watch::Receiver<bool>,
}

impl Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl AppState {
    /// The state of a server on this store, and the switch that ends its streams. It keeps time for its tables by the
    /// clock of the store from now on, in a task of its own.
    pub fn new(store: Store, options: ServerOptions) -> (AppState, watch::Sender<bool>) {
        let (close, closing) = watch::channel(false);
        let metrics = Metrics::new(store.metrics());
        let moderation = Moderation::new(store.clone());
        let tables = Tables::new(
            store.clone(),
            metrics.clone(),
            moderation.clone(),
            options.bot_pause,
            options.retention,
            options.seed,
        );
        tokio::spawn(tables.clone().keep_time(closing.clone()));
        let (limits, connection_limits) = if options.unlimited {
            (Limits::none(), ConnectionLimits::wide_open())
        } else {
            let connection_limits = ConnectionLimits::new(options.capacity, options.proxies);
            let limits = Limits::new(tables.clock().clone());
            let nodes = store.clone();
            (limits.shared(move || nodes.nodes()), connection_limits)
        };
        let state = AppState(Arc::new(Shared {
            tables,
            people: People::new(store.clone(), options.session_time),
            moderation,
            analyses: Analyses::new(store.clone()),
            depth: options.depth,
            store,
            cookies: Cookies::new(options.https),
            limits,
            connection_limits,
            proxies: options.proxies,
            members_only: options.members_only,
            request_time: options.request_time,
            least_room: options.least_room,
            readiness: LastReadiness::default(),
            open_pages: OpenPages::default(),
            parts: Arc::new(Parts::with_room(PARTS_ROOM)),
            presses: Arc::new(Semaphore::new(presses())),
            uploads: Uploads::default(),
            metrics,
            offline: options.offline.map(OfflineSite::new),
            voice: None,
            closing,
        }));
        if let Some(changes) = state.store.changes() {
            tokio::spawn(state.clone().hear(changes));
        }
        (state, close)
    }

    /// Forgets what other nodes have changed.
    async fn hear(self, mut changes: broadcast::Receiver<Change>) {
        loop {
            let change = match changes.recv().await {
                Ok(change) => change,
                Err(RecvError::Lagged(_)) => Change::Everything,
                Err(RecvError::Closed) => return,
            };
            match change {
                Change::Person(person) => {
                    self.people.forget_sessions(person);
                    continue;
                }
                Change::Bans => {}
                Change::Everything => self.people.forget_all_sessions(),
            }
            if let Err(error) = self.moderation.read_again().await {
                tracing::error!("bans cannot be read: {error:?}");
            }
        }
    }

    /// Lets in a new person without a request, for tests and tools; returns the person and their cookie.
    ///
    /// # Errors
    /// When the store refuses.
    pub async fn admit(&self, name: &str) -> Result<(PersonId, String), sqlx::Error> {
        match self.people.welcome(name, "").await {
            Ok((welcome, _)) => {
                let cookie = self.cookies.session(&welcome.token);
                let cookie = cookie.as_ref().and_then(|cookie| cookie.to_str().ok());
                let pair = cookie.and_then(|cookie| cookie.split(';').next());
                Ok((welcome.person.id, pair.unwrap_or_default().to_owned()))
            }
            Err(Error::Store(error) | Error::Unavailable(error)) => Err(error),
            Err(error) => Err(sqlx::Error::Protocol(format!("{error:?}"))),
        }
    }

    /// The time in milliseconds since 1970, from which pages count down.
    pub(super) fn now(&self) -> i64 {
        self.tables.clock().even_milliseconds()
    }

    /// What tells this time later.
    pub(super) fn clock(&self) -> impl Fn() -> i64 + Unpin + Send + use<> {
        let app = self.clone();
        move || app.now()
    }

    /// Replaces the texts of every language, for tests.
    pub fn speaking(self, texts: &'static Texts) -> AppState {
        AppState(Arc::new(Shared {
            voice: Some(texts),
            ..Shared::clone(&self)
        }))
    }

    /// Moves the wall clock by `seconds`, for tests, and has the tables notice. The running
    /// time goes on.
    pub async fn set_clock(&self, seconds: i64) {
        self.tables.clock().set_wall(seconds);
        self.tables.look_at_clock();
        self.tables.apply_retention().await;
    }

    /// Notes how all finished games ended and rates them, for tests, which else wait for the background.
    ///
    /// # Errors
    /// When the store refuses.
    pub async fn settle(&self) -> Result<(), sqlx::Error> {
        while !self.store.without_results(1).await?.is_empty() {
            self.tables.add_some_results().await;
        }
        while !self.store.unrated(1).await?.is_empty() {
            self.tables.rate_some().await;
        }
        Ok(())
    }

    /// Advances the clock, for tests, and has the tables notice; later requests see them at the new time.
    pub async fn pass_time(&self, time: Duration) {
        self.tables.clock().advance(time);
        self.tables.look_at_clock();
        self.tables.wake_due().await;
        self.tables.apply_retention().await;
    }
}
