//! People who do not play at the tables of the probe: they look for opponents, watch the tables, and read the lobby. What
//! is measured are the waits of those who play, with and without them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::client::{Client, Events};
use crate::people::{cookie, expect};

/// What a person looks for.
const SEARCH: &str = "game=duel&tempo=quick&name=Seeker";
/// The table that a person opens in the lobby.
const LISTED: &str = "game=duel&people=2&listed=yes&name=Host";
/// The number of readers of the lobby for whom one person opens and closes tables there.
const READERS: usize = 50;

/// How many of them there are.
#[derive(Clone, Copy)]
pub(crate) struct Numbers {
    pub(crate) seekers: usize,
    pub(crate) spectators: usize,
    pub(crate) readers: usize,
}

/// Counts of requests within the measured time.
#[derive(Default)]
struct Counts {
    measures: AtomicBool,
    searches: AtomicUsize,
    seated: AtomicUsize,
    views: AtomicUsize,
    lists: AtomicUsize,
    failed: AtomicUsize,
}

/// All of them; they are gone when this is dropped.
pub(crate) struct PassersBy {
    numbers: Numbers,
    counts: Arc<Counts>,
    tasks: JoinSet<()>,
}

/// What they did, for the report.
#[derive(Serialize)]
pub(crate) struct Passed {
    seekers: usize,
    spectators: usize,
    readers: usize,
    /// How often one of them began to look for opponents, and found a table.
    searches: usize,
    seated: usize,
    /// The updates that spectators and readers have got.
    views: usize,
    lists: usize,
    /// Requests that failed, and streams that ended.
    failed: usize,
}

impl PassersBy {
    /// Sends them to these servers, one after the other, and to these tables.
    pub(crate) async fn arrive(
        numbers: Numbers,
        servers: &[SocketAddr],
        tables: &[String],
        pause: Duration,
    ) -> Result<PassersBy> {
        let mut them = PassersBy {
            numbers,
            counts: Arc::default(),
            tasks: JoinSet::new(),
        };
        let server = |number: usize| servers[number % servers.len()];
        for number in 0..numbers.spectators {
            let table = tables.get(number % tables.len().max(1));
            let path = format!("{}/stream", table.context("no table to watch")?);
            let counts = Arc::clone(&them.counts);
            let stream = Events::open(server(number), &path, "").await;
            let stream = stream.context("a spectator was not let in")?;
            them.follow(stream, move || counts.note(&counts.views));
        }
        for number in 0..numbers.readers {
            let counts = Arc::clone(&them.counts);
            let stream = Events::open(server(number), "/lobby/stream", "").await;
            let stream = stream.context("the lobby was not shown")?;
            them.follow(stream, move || counts.note(&counts.lists));
        }
        for number in 0..numbers.readers.div_ceil(READERS) {
            let counts = Arc::clone(&them.counts);
            let server = server(number);
            them.tasks.spawn(async move {
                let failed = open_and_close(server, pause).await;
                counts.fail(&failed);
            });
        }
        for number in 0..numbers.seekers {
            let (counts, server) = (Arc::clone(&them.counts), server(number));
            them.tasks.spawn(async move {
                // They do not come all at once.
                sleep(pause.mul_f64(number as f64 / numbers.seekers as f64)).await;
                let failed = seek(server, pause, &counts).await;
                counts.fail(&failed);
            });
        }
        Ok(them)
    }

    /// Reads a stream to its end.
    fn follow(&mut self, mut stream: Events, note: impl Fn() + Send + 'static) {
        let counts = Arc::clone(&self.counts);
        self.tasks.spawn(async move {
            while let Ok(Some(_)) = stream.next().await {
                note();
            }
            counts.fail(&Err(anyhow!("a stream ended")));
        });
    }

    /// Starts or stops counting.
    pub(crate) fn measure(&self, measures: bool) {
        self.counts.measures.store(measures, Ordering::Relaxed);
    }

    /// What they did; `None` if nobody came.
    pub(crate) fn passed(&self) -> Option<Passed> {
        let Numbers {
            seekers,
            spectators,
            readers,
        } = self.numbers;
        let counted = |count: &AtomicUsize| count.load(Ordering::Relaxed);
        let counts = &self.counts;
        (seekers + spectators + readers > 0).then(|| Passed {
            seekers,
            spectators,
            readers,
            searches: counted(&counts.searches),
            seated: counted(&counts.seated),
            views: counted(&counts.views),
            lists: counted(&counts.lists),
            failed: counted(&counts.failed),
        })
    }
}

impl Passed {
    /// The line of the report.
    pub(crate) fn line(&self) -> String {
        format!(
            "besides: {} searches of {} people, {} of them seated; {} views for {} spectators; {} lists for {} readers \
             of the lobby; {} failures",
            self.searches,
            self.seekers,
            self.seated,
            self.views,
            self.spectators,
            self.lists,
            self.readers,
            self.failed
        )
    }
}

impl Counts {
    fn note(&self, count: &AtomicUsize) {
        if self.measures.load(Ordering::Relaxed) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn fail(&self, done: &Result<()>) {
        if done.is_err() {
            self.failed.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// A person opens a table in the lobby and closes it, again and again.
async fn open_and_close(server: SocketAddr, pause: Duration) -> Result<()> {
    let mut client = Client::new(server);
    let mut own = String::new();
    loop {
        let opened = expect(client.post("/tables", &own, LISTED).await?, 303)?;
        if own.is_empty() {
            own = cookie(&opened)?;
        }
        let table = opened.all("location").next().context("no table")?;
        let room = format!("{table}/room");
        sleep(pause).await;
        expect(client.post(&room, &own, "do=close").await?, 303)?;
    }
}

/// A person looks for opponents, and gives up after a pause, or resigns at the table that is found, also after a pause; again
/// and again.
async fn seek(server: SocketAddr, pause: Duration, counts: &Counts) -> Result<()> {
    let mut client = Client::new(server);
    let mut own = String::new();
    loop {
        let entered = expect(client.post("/play", &own, SEARCH).await?, 303)?;
        if own.is_empty() {
            own = cookie(&entered)?;
        }
        counts.note(&counts.searches);
        let mut stream = Events::open(server, "/play/wait/stream", &own).await?;
        // The stream ends as soon as there is a table.
        let ended = async { while let Ok(Some(_)) = stream.next().await {} };
        let _ = timeout(pause, ended).await;
        let page = client.get("/play/wait", &own).await?;
        match page.all("location").next() {
            Some(table) if table.starts_with("/tables/") => {
                counts.note(&counts.seated);
                sleep(pause).await;
                // The other person may have resigned already.
                let path = format!("{table}/actions");
                client.post(&path, &own, "do=resign").await?;
            }
            _ => drop(client.post("/play/leave", &own, "").await?),
        }
    }
}
