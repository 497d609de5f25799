//! The state shared by all requests.

use std::num::NonZero;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use antipater_bots::BotKind;
use antipater_bots::analysis::Depth;
use antipater_pages::parts::Parts;
use antipater_show::texts::Texts;
use antipater_store::ids::PersonId;
use antipater_store::{Invalidation, Store};
use antipater_table::STAND_IN;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Semaphore, broadcast, watch};

use super::connections::limits::{Capacity, ConnectionLimits};
use super::cookies::Cookies;
use super::offline_site::{OfflineFile, OfflineSite};
use super::open_pages::OpenPages;
use super::pictures::Pictures;
use super::readiness::LastReadiness;
use crate::error::Error;
use crate::live::analyses::Analyses;
use crate::live::registry::Tables;
use crate::live::services::{Retention, TableSettings};
use crate::live::uploads::Uploads;
use crate::notices::{Courier, Mail, Reach};
use crate::ops::metrics::Metrics;
use crate::people::moderation::Moderation;
use crate::people::rate_limits::Limits;
use crate::people::{People, UNUSED};

/// How a server treats requests.
#[derive(Clone, Debug)]
pub struct ServerOptions {
    /// Whether the site is reached over HTTPS only, through a proxy. Then cookies are never sent otherwise.
    pub https: bool,
    /// The number of proxies in front that write `X-Forwarded-For`; 0 if there is none.
    pub proxies: usize,
    /// Whether only members are admitted.
    pub members_only: bool,
    /// Whether all limits are off: for measurements, never for a public server.
    pub unlimited: bool,
    /// How long tables are kept.
    pub retention: Retention,
    /// The pause before each bot move that a page shows. Zero plays them all at once; so do programs and pages without
    /// scripts.
    pub bot_pause: Duration,
    /// The level of the bots that stand in for people who are away.
    pub stand_in: BotKind,
    /// How late people without a seat see a table, in seconds.
    pub watch_delay: u32,
    /// The limits on connections and streams.
    pub capacity: Capacity,
    /// The time limit for the head of a request and for its body, and for an idle connection.
    pub request_time: Duration,
    /// The time without use after which a session ends.
    pub session_time: Duration,
    /// The free bytes on the disk of the database that a ready server needs.
    pub least_room: u64,
    /// The depth of analyses on replay pages.
    pub depth: Depth,
    /// Whether finished games are analyzed automatically. Tests that read no verdict turn it off.
    pub auto_analysis: bool,
    /// For tests that need an analysis, however rough: the simulations behind each action.
    pub simulations: Option<u32>,
    /// For tests that need the same games each time: deals and bots follow from this seed. It reveals every hand, so no
    /// public server has one.
    pub seed: Option<u64>,
    /// Which push services are called to tell people of their turns.
    pub push: Reach,
    /// How mail is sent to tell people of their turns; `None` if none is.
    pub mail: Option<Mail>,
    /// Builds the files of the offline site, if the server offers it. Called at the first request.
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
            stand_in: STAND_IN,
            watch_delay: 0,
            retention: Retention::default(),
            capacity: Capacity::default(),
            request_time: REQUEST_TIME,
            session_time: UNUSED,
            least_room: LEAST_ROOM,
            depth: Depth::Normal,
            auto_analysis: true,
            simulations: None,
            seed: None,
            push: Reach::Internet,
            mail: None,
            offline: None,
        }
    }
}

/// The default time limit for the head of a request and for its body, and for an idle connection.
const REQUEST_TIME: Duration = Duration::from_secs(20);
/// The default of the free bytes.
const LEAST_ROOM: u64 = 64 << 20;

/// The bytes for parts of pages that several viewers share.
const PARTS_ROOM: usize = 16 << 20;

/// The number of streams that may print concurrently: that of processors.
fn presses() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

/// The state shared by all requests. Each of the many layers has it, so a clone must be cheap.
#[derive(Clone)]
pub struct AppState(Arc<Shared>);

/// The contents of an `AppState`.
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
    /// Parts of pages that several viewers share, printed once.
    pub(crate) parts: Arc<Parts>,
    /// Permits for streams that print. A step is news for every viewer of a table, and other requests must not wait for
    /// all of them.
    pub(crate) presses: Arc<Semaphore>,
    /// Draws postcards.
    pub(crate) pictures: Pictures,
    /// Uploaded records.
    pub(crate) uploads: Uploads,
    /// Finished and waiting analyses.
    pub(crate) analyses: Analyses,
    /// The depth of analyses on pages.
    pub(crate) depth: Depth,
    /// Whether finished games are analyzed automatically.
    pub(crate) auto_analysis: bool,
    pub(crate) metrics: Metrics,
    /// The offline site.
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
    /// The state of a server on this store, and the switch that ends its streams. A task advances the tables by the
    /// store's clock from now on.
    pub fn new(store: Store, options: ServerOptions) -> (AppState, watch::Sender<bool>) {
        let (close, closing) = watch::channel(false);
        let metrics = Metrics::new(store.metrics());
        let moderation = Moderation::new(store.clone());
        let settings = TableSettings {
            bot_pause: options.bot_pause,
            stand_in: options.stand_in,
            watch_delay: options.watch_delay,
            retention: options.retention,
            seed: options.seed,
        };
        let tables = Tables::new(
            store.clone(),
            metrics.clone(),
            moderation.clone(),
            settings,
            Courier::new(store.clone(), options.push, options.mail),
        );
        tokio::spawn(tables.clone().keep_time(closing.clone()));
        tokio::spawn(tables.clone().keep_pools(closing.clone()));
        tokio::spawn(tables.clone().keep_ladder(closing.clone()));
        tokio::spawn(tables.clone().keep_events(closing.clone()));
        tokio::spawn(tables.clone().keep_notices(closing.clone()));
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
            analyses: Analyses::new(store.clone(), options.simulations),
            depth: options.depth,
            auto_analysis: options.auto_analysis,
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
            pictures: Pictures::default(),
            uploads: Uploads::default(),
            metrics,
            offline: options.offline.map(OfflineSite::new),
            voice: None,
            closing,
        }));
        if let Some(changes) = state.store.invalidations() {
            tokio::spawn(state.clone().invalidate(changes));
        }
        (state, close)
    }

    /// Drops cached data that other nodes have changed.
    async fn invalidate(self, mut changes: broadcast::Receiver<Invalidation>) {
        loop {
            let change = match changes.recv().await {
                Ok(change) => change,
                Err(RecvError::Lagged(_)) => Invalidation::Everything,
                Err(RecvError::Closed) => return,
            };
            match change {
                Invalidation::Person(person) => {
                    self.people.forget_sessions(person);
                    continue;
                }
                Invalidation::Bans => {}
                Invalidation::Everything => self.people.forget_all_sessions(),
            }
            if let Err(error) = self.moderation.read_again().await {
                tracing::error!("bans cannot be read: {error:?}");
            }
        }
    }

    /// Creates a person without a request, for tests and tools; returns the person and their cookie.
    ///
    /// # Errors
    /// If the store fails.
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

    /// The time in milliseconds since 1970 for countdowns on pages.
    pub(super) fn now(&self) -> i64 {
        self.tables.clock().even_milliseconds()
    }

    /// Checks that this node holds the data with this key in memory.
    ///
    /// # Errors
    /// If another node does.
    pub(super) fn at_home(&self, key: &str) -> Result<(), Error> {
        match self.store.home(key.as_bytes()) {
            None => Ok(()),
            home => Err(Error::Elsewhere(home)),
        }
    }

    /// A function that returns this time.
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

    /// Moves the wall clock by `seconds`, for tests, and lets the tables notice. Running time is unaffected.
    pub async fn set_clock(&self, seconds: i64) {
        self.tables.clock().set_wall(seconds);
        self.tables.look_at_clock();
        self.tables.apply_retention().await;
    }

    /// Stores and rates all finished games, for tests, which otherwise wait for the background loop.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn settle(&self) -> Result<(), sqlx::Error> {
        while !self.store.without_results(1).await?.is_empty() {
            self.tables.add_some_results().await;
        }
        while !self.store.unrated(1).await?.is_empty() {
            self.tables.rate_some().await;
        }
        Ok(())
    }

    /// Advances the clock, for tests, and lets the tables notice. Later requests see them at the new time.
    pub async fn pass_time(&self, time: Duration) {
        self.tables.clock().advance(time);
        self.tables.look_at_clock();
        self.tables.wake_due().await;
        self.tables.match_people().await;
        self.tables.count_spectators().await;
        self.tables.look_at_ladder().await;
        self.tables.look_at_events().await;
        self.tables.look_at_notices().await;
        self.tables.apply_retention().await;
    }
}
