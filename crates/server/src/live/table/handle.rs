//! The handle of a live table: it sends requests to the task that owns the table, and waits for the answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};

use antipater_show::view::{Hint, Known, View};
use antipater_store::ids::PersonId;
use antipater_table::HintKey;
use tokio::sync::{mpsc, oneshot, watch};

use super::hint::HintAnswer;
use super::messages::{Gone, ModerationWork, Move, News, Request, TableCommand};
use crate::error::Error;
use crate::live::requester::Requester;

/// The handle of a live table; clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    pub(super) requests: mpsc::Sender<Request>,
    pub(super) news: watch::Receiver<News>,
    /// The people on the seats. They change only with the task.
    pub(super) people: Arc<[Option<PersonId>]>,
    pub(super) spectators: Arc<Spectators>,
}

/// The number of spectators of a table, as it is and as it was last published.
#[derive(Debug)]
pub(crate) struct Spectators {
    present: AtomicUsize,
    published: AtomicUsize,
    /// When it was last published, in ticks.
    published_at: AtomicI64,
}

/// The least time between two numbers of spectators, in ticks.
const PUBLISHED: i64 = 2000;

impl Spectators {
    /// Nobody. The store may have another number of a table that others may watch, of its last task.
    pub(super) fn new(is_listed: bool, now: i64) -> Spectators {
        let published = if is_listed { usize::MAX } else { 0 };
        Spectators {
            present: AtomicUsize::new(0),
            published: AtomicUsize::new(published),
            published_at: AtomicI64::new(now),
        }
    }
}

/// A spectator, who watches until this is dropped.
pub(crate) struct Spectator(Arc<Spectators>);

impl Drop for Spectator {
    fn drop(&mut self) {
        self.0.present.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Handle {
    /// The table as the requester sees it.
    pub(crate) async fn view(
        &self,
        requester: Requester,
    ) -> Result<Result<Arc<View>, Error>, Gone> {
        self.ask(|reply| Request::View(requester, reply)).await
    }

    /// Makes a decision; returns the view after it.
    pub(crate) async fn play(
        &self,
        person: PersonId,
        decision: Move,
    ) -> Result<Result<Arc<View>, Error>, Gone> {
        self.ask(|reply| Request::Play(person, decision, reply))
            .await
    }

    /// Executes another command; returns the view after it.
    pub(crate) async fn act(
        &self,
        person: PersonId,
        command: TableCommand,
    ) -> Result<Result<Arc<View>, Error>, Gone> {
        self.ask(|reply| Request::Do(person, command, reply)).await
    }

    /// Begins a hint.
    pub(crate) async fn ask_hint(
        &self,
        person: PersonId,
        decision: usize,
    ) -> Result<Result<HintAnswer, Error>, Gone> {
        self.ask(|reply| Request::AskHint(person, decision, reply))
            .await
    }

    /// Gives a computed hint; returns the view that contains it.
    pub(crate) async fn give_hint(
        &self,
        person: PersonId,
        key: HintKey,
        hint: Hint,
    ) -> Result<Result<Arc<View>, Error>, Gone> {
        self.ask(|reply| Request::GiveHint(person, key, Box::new(hint), reply))
            .await
    }

    /// All that a person knows at their present decision.
    pub(crate) async fn known(&self, person: PersonId) -> Result<Result<Known, Error>, Gone> {
        self.ask(|reply| Request::Known(person, reply)).await
    }

    /// The record of a finished game.
    pub(crate) async fn record(&self, requester: Requester) -> Result<Result<String, Error>, Gone> {
        self.ask(|reply| Request::Record(requester, reply)).await
    }

    /// Links the table of the next game, or removes the link.
    pub(crate) async fn rematch(&self, next: Option<String>) -> Result<Result<(), Error>, Gone> {
        self.ask(|reply| Request::Rematch(next, reply)).await
    }

    /// Moderates the table.
    pub(crate) async fn moderate(&self, work: ModerationWork) -> Result<Result<(), Error>, Gone> {
        self.ask(|reply| Request::Moderation(work, reply)).await
    }

    /// Ends the task, so that another node can continue with the table.
    pub(crate) async fn end(&self) -> Result<Result<(), Error>, Gone> {
        self.ask(Request::End).await
    }

    /// Whether a person has not seen that the table waits for them, at the decision with this number.
    pub(crate) async fn misses(
        &self,
        person: PersonId,
        turn: usize,
    ) -> Result<Result<bool, Error>, Gone> {
        self.ask(|reply| Request::Misses(person, turn, reply)).await
    }

    /// Reports the end of a person's stream.
    pub(crate) async fn depart(&self, person: PersonId) {
        // A table whose task has ended tracks no streams.
        let _ = self.requests.send(Request::Depart(person)).await;
    }

    /// Whether a person has a seat.
    pub(crate) fn seats(&self, person: Option<PersonId>) -> bool {
        person.is_some() && self.people.contains(&person)
    }

    /// Counts a spectator.
    pub(crate) fn spectate(&self) -> Spectator {
        self.spectators.present.fetch_add(1, Ordering::Relaxed);
        Spectator(Arc::clone(&self.spectators))
    }

    /// The published number of spectators.
    pub(crate) fn spectators(&self) -> usize {
        match self.spectators.published.load(Ordering::Relaxed) {
            usize::MAX => 0,
            published => published,
        }
    }

    /// Publishes the number of spectators; returns it if it has changed. A busy table is told later.
    pub(crate) fn count_spectators(&self, now: i64) -> Option<usize> {
        let counted = &self.spectators;
        let present = counted.present.load(Ordering::Relaxed);
        let published = counted.published.load(Ordering::Relaxed);
        let last = counted.published_at.load(Ordering::Relaxed);
        if present == published || now - last < PUBLISHED {
            return None;
        }
        // Before the first one there is nothing to publish.
        if (present, published) != (0, usize::MAX) {
            let told = self.requests.try_send(Request::Spectators(present));
            told.ok()?;
        }
        counted.published.store(present, Ordering::Relaxed);
        counted.published_at.store(now, Ordering::Relaxed);
        Some(present)
    }

    /// Reports that time has passed.
    pub(crate) fn tick(&self) {
        let _ = self.requests.try_send(Request::Tick);
    }

    /// Subscribes to changes; the table stays in memory while the receiver exists.
    pub(crate) fn news(&self) -> watch::Receiver<News> {
        self.news.clone()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.news.borrow().over
    }

    /// Whether the task has ended.
    pub(crate) fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    async fn ask<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> Request,
    ) -> Result<Result<T, Error>, Gone> {
        let (reply, answer) = oneshot::channel();
        match self.requests.try_send(request(reply)) {
            Ok(()) => answer.await.map_err(|_| Gone),
            Err(mpsc::error::TrySendError::Full(_)) => Ok(Err(Error::Busy)),
            Err(mpsc::error::TrySendError::Closed(_)) => Err(Gone),
        }
    }
}
