//! Writing: one task does all of it, in groups.
//!
//! What waits is written in one transaction and committed once, since a commit waits for the disk and little else takes
//! time. Each piece stands in a savepoint of its own, so that one that is refused leaves the others alone. Nobody hears
//! of a piece before the commit, and when that fails, everybody in the group hears why.

use std::fmt::Display;
use std::io;
use std::pin::Pin;
use std::time::Instant;

use sqlx::{SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;

/// Pieces that may wait; who comes then waits for room.
const WAITING: usize = 1024;
/// Pieces that are committed together at most.
const GROUP: usize = 256;

/// What a piece of writing is doing.
pub(super) type Doing<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// The way to the task that writes. Cloning shares it.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Request>);

/// What is asked of the task.
enum Request {
    Write(Box<dyn Piece>),
    /// Write what waits and end.
    Close(oneshot::Sender<()>),
}

/// A piece of writing, whatever its answer is.
trait Piece: Send {
    /// Writes it; says why not, and then it must be undone.
    fn write<'c>(
        &'c mut self,
        connection: &'c mut SqliteConnection,
    ) -> Doing<'c, Result<(), String>>;

    /// Gives its answer to who waits for it, or says why nothing was committed.
    fn answer(self: Box<Self>, committed: &Result<(), String>);
}

struct Asked<T, E, W> {
    work: Option<W>,
    done: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl Writer {
    /// Starts the task on a pool of one connection.
    pub(super) fn start(pool: SqlitePool, metrics: Metrics) -> Writer {
        let (queue, inbox) = mpsc::channel(WAITING);
        tokio::spawn(run(pool, metrics, inbox));
        Writer(queue)
    }

    /// Does a piece of writing, all or nothing; answers when it is committed.
    pub(super) async fn write<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<sqlx::Error> + Display + Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, Result<T, E>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let piece = Box::new(Asked {
            work: Some(work),
            done: None,
            reply,
        });
        let sent = self.0.send(Request::Write(piece)).await;
        sent.map_err(|_| sqlx::Error::PoolClosed)?;
        answer.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }

    /// Waits for what is being written; nothing is written after it.
    pub(super) async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.0.send(Request::Close(reply)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

impl<T, E, W> Piece for Asked<T, E, W>
where
    T: Send,
    E: From<sqlx::Error> + Display + Send,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, Result<T, E>> + Send,
{
    fn write<'c>(
        &'c mut self,
        connection: &'c mut SqliteConnection,
    ) -> Doing<'c, Result<(), String>> {
        Box::pin(async move {
            let Some(work) = self.work.take() else {
                return Ok(());
            };
            let done = self.done.insert(work(connection).await);
            done.as_ref().map(|_| ()).map_err(ToString::to_string)
        })
    }

    fn answer(self: Box<Self>, committed: &Result<(), String>) {
        let answer = match (committed, self.done) {
            (Ok(()), Some(done)) => done,
            (Ok(()), None) => Err(E::from(sqlx::Error::WorkerCrashed)),
            // The error itself cannot be shared; its words can.
            (Err(why), _) => Err(E::from(sqlx::Error::Io(io::Error::other(why.clone())))),
        };
        // Who no longer waits does not matter: what is committed is committed.
        let _ = self.reply.send(answer);
    }
}

/// Writes what is asked, in its order, until the end is asked for or nobody is left who could ask.
async fn run(pool: SqlitePool, metrics: Metrics, mut inbox: mpsc::Receiver<Request>) {
    let mut waiting = Vec::with_capacity(GROUP);
    let mut group = Vec::with_capacity(GROUP);
    let mut closing = Vec::new();
    while inbox.recv_many(&mut waiting, GROUP).await > 0 {
        for request in waiting.drain(..) {
            match request {
                Request::Write(piece) => group.push(piece),
                Request::Close(reply) => {
                    // What has been sent is still received.
                    inbox.close();
                    closing.push(reply);
                }
            }
        }
        let began = Instant::now();
        let committed = commit(&pool, &metrics, &mut group).await;
        match &committed {
            Ok(()) => metrics.committed(group.len(), began.elapsed()),
            Err(why) => {
                metrics.not_written(group.len());
                tracing::error!("{} changes were not written: {why}", group.len());
            }
        }
        for piece in group.drain(..) {
            piece.answer(&committed);
        }
    }
    for reply in closing {
        let _ = reply.send(());
    }
}

/// Writes a group and commits it; on an error nothing of it stays.
async fn commit(
    pool: &SqlitePool,
    metrics: &Metrics,
    group: &mut [Box<dyn Piece>],
) -> Result<(), String> {
    if group.is_empty() {
        return Ok(());
    }
    let mut connection = pool.acquire().await.map_err(|error| error.to_string())?;
    let committed = transaction(&mut connection, metrics, group).await;
    if committed.is_err() {
        // The database may have ended the transaction by itself, and then there is nothing to end.
        let _ = execute(&mut connection, "ROLLBACK").await;
    }
    committed
}

async fn transaction(
    connection: &mut SqliteConnection,
    metrics: &Metrics,
    group: &mut [Box<dyn Piece>],
) -> Result<(), String> {
    // Each of these is handed to the thread of the connection and waited for: as few as can be.
    execute(connection, "BEGIN IMMEDIATE; SAVEPOINT piece").await?;
    for (number, piece) in group.iter_mut().enumerate() {
        if number > 0 {
            execute(connection, "RELEASE piece; SAVEPOINT piece").await?;
        }
        if let Err(why) = piece.write(connection).await {
            metrics.not_written(1);
            tracing::warn!("a change was refused: {why}");
            // A full disk, for one, ends the whole transaction, and then the savepoint is gone with it.
            let undone = execute(connection, "ROLLBACK TO piece").await;
            undone.map_err(|_| why)?;
        }
    }
    execute(connection, "COMMIT").await
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), String> {
    let done = sqlx::query(sql).execute(connection).await;
    done.map(|_| ()).map_err(|error| error.to_string())
}
