//! Analyses of finished games: a queue that one thread works through at the lowest priority, one game at a time.
//!
//! Here: requests, progress and cancellation. `queue` has the limits, `work` the thread. Results are stored with their
//! table; those of uploaded records are kept in memory, like the records. Jobs are in memory only: a stop of the server
//! drops unfinished ones, which can be requested again.

mod queue;
mod work;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use antipater_bots::analysis::{Depth, METHOD, Report};
use antipater_bots::weights;
use antipater_engine::{Record, Recorded};
use antipater_show::game::AnyGame;
use antipater_show::replay::Subject;
use antipater_store::{AnalysisKey, Store};
use quick_cache::sync::Cache;
use sha2::{Digest, Sha256};
use tokio::runtime::Handle;

pub(crate) use self::queue::{Asker, Key, Progress, Underway};
use self::queue::{Queue, TooMany};
use self::work::{Ended, give_way, judge};
use crate::error::Error;

/// The number of results kept in memory.
const KEPT: usize = 64;

/// The analyses of a server; clones share them.
#[derive(Clone)]
pub(crate) struct Analyses(Arc<Shared>);

struct Shared {
    store: Store,
    /// The simulations behind each action; the depth decides by default.
    simulations: Option<u32>,
    queue: Mutex<Queue>,
    ended: Cache<Key, Result<Arc<Report>, Failed>>,
}

/// The analysis failed.
#[derive(Clone, Copy, Debug)]
struct Failed;

/// The state of an analysis.
pub(crate) enum Look {
    /// It has not been requested.
    Nothing,
    /// It failed.
    Failed,
    /// It is waiting or running.
    Underway(Underway),
    /// It is done.
    Done(Arc<Report>),
}

impl Key {
    /// The key of a game.
    pub(crate) fn of(subject: Subject, depth: Depth, game: &AnyGame) -> Key {
        Key {
            subject,
            depth,
            record: match game {
                AnyGame::Seven(game) => fingerprint(&game.record),
                AnyGame::Duel(game) => fingerprint(&game.record),
            },
        }
    }

    /// The key of a table's analysis in the store.
    fn stored(&self) -> Option<AnalysisKey> {
        match &self.subject {
            Subject::Table(table) => Some(AnalysisKey {
                table: table.clone(),
                depth: self.depth.name().to_owned(),
                record: self.record,
                version: format!("{METHOD}-{}", weights::version()),
            }),
            Subject::Record(_) => None,
        }
    }
}

/// The hash of a record without the names of its players, which may change.
fn fingerprint<G: Recorded>(record: &Record<G>) -> [u8; 32] {
    let mut unnamed = record.clone();
    let seats = record.players().len();
    unnamed.rename((0..seats).map(|seat| seat.to_string()));
    Sha256::digest(unnamed.write().as_bytes()).into()
}

impl Analyses {
    /// An empty queue, for the tables of this store.
    pub(crate) fn new(store: Store, simulations: Option<u32>) -> Analyses {
        Analyses(Arc::new(Shared {
            store,
            simulations,
            queue: Mutex::default(),
            ended: Cache::new(KEPT),
        }))
    }

    /// Requests the analysis of a finished game.
    ///
    /// # Errors
    /// If the game is not over, or too many analyses are waiting.
    pub(crate) async fn ask(
        &self,
        subject: Subject,
        depth: Depth,
        game: AnyGame,
        asker: Asker,
    ) -> Result<Look, Error> {
        if let Subject::Record(_) = subject
            && !game.is_over()
        {
            return Err(Error::Running);
        }
        let key = Key::of(subject, depth, &game);
        if let Look::Done(report) = self.see(&key, asker).await? {
            return Ok(Look::Done(report));
        }
        self.0.ended.remove(&key);
        let asked = self.queue().ask(key.clone(), game, asker, Instant::now());
        asked.map_err(|TooMany| Error::ManyAnalyses)?;
        let idle = !std::mem::replace(&mut self.queue().worked, true);
        if idle && let Err(error) = self.work() {
            self.queue().worked = false;
            self.cancel(&key, asker);
            return Err(Error::Broken(format!("no thread for an analysis: {error}")));
        }
        self.see(&key, asker).await
    }

    /// The state of an analysis.
    ///
    /// # Errors
    /// If the query fails.
    pub(crate) async fn see(&self, key: &Key, asker: Asker) -> Result<Look, Error> {
        if let Some(look) = self.in_memory(key, asker) {
            return Ok(look);
        }
        let Some(stored) = key.stored() else {
            return Ok(Look::Nothing);
        };
        let text = self.0.store.analysis(&stored).await?;
        // A report of another version is computed again.
        let report = text.as_deref().and_then(Report::read);
        if let Some(report) = report {
            let report = Arc::new(report);
            self.0.ended.insert(key.clone(), Ok(Arc::clone(&report)));
            return Ok(Look::Done(report));
        }
        // It may have begun or ended meanwhile.
        Ok(self.in_memory(key, asker).unwrap_or(Look::Nothing))
    }

    fn in_memory(&self, key: &Key, asker: Asker) -> Option<Look> {
        if let Some(underway) = self.queue().see(key, asker, Instant::now()) {
            return Some(Look::Underway(underway));
        }
        self.0.ended.get(key).map(|ended| match ended {
            Ok(report) => Look::Done(report),
            Err(Failed) => Look::Failed,
        })
    }

    /// Withdraws a request.
    pub(crate) fn cancel(&self, key: &Key, asker: Asker) {
        self.queue().cancel(key, asker);
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts the thread, which runs while there are jobs.
    fn work(&self) -> std::io::Result<()> {
        let (analyses, handle) = (self.clone(), Handle::current());
        let thread = std::thread::Builder::new().name("analysis".to_owned());
        let worker = thread.spawn(move || {
            give_way();
            loop {
                let taken = analyses.queue().take(Instant::now());
                let Some(job) = taken else { break };
                analyses.run(&job, &handle);
                analyses.queue().end(job.number);
            }
        });
        worker.map(|_| ())
    }

    fn run(&self, job: &queue::Taken, handle: &Handle) {
        let ended = match judge(job, self.0.simulations) {
            Ended::Canceled => return,
            Ended::Broken => {
                tracing::error!("the analysis of {:?} broke", job.key.subject);
                Err(Failed)
            }
            Ended::Found(report) => {
                if let Some(stored) = job.key.stored()
                    && let Err(error) =
                        handle.block_on(self.0.store.keep_analysis(stored, report.write()))
                {
                    tracing::warn!("an analysis is not kept: {error}");
                }
                Ok(Arc::from(report))
            }
        };
        self.0.ended.insert(job.key.clone(), ended);
    }
}
