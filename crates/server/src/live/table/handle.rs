//! The handle of a live table: it sends requests to the task that owns the table, and waits for the answers.

use std::sync::Arc;

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
