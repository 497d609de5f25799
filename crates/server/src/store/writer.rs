//! Writing: one task does all of it, in groups.
//!
//! Pieces that wait are written in one transaction and committed once, since a commit waits for the disk and little
//! else takes time. Each piece has its own savepoint, so that a refused one, or one that panics, leaves the
//! others alone. Nobody hears of a piece before the commit, and when that fails, everybody in the group hears why.

use std::fmt::Display;
use std::future::poll_fn;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::Poll;
use std::time::Instant;

use sqlx::{SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::ops::metrics::Metrics;

/// Pieces that may wait; further callers wait for room.
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

    /// Gives its answer to the caller, or says why nothing was committed.
    fn answer(self: Box<Self>, committed: &Result<(), String>);
}

struct QueuedWrite<T, E, W> {
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
        let piece = Box::new(QueuedWrite {
            work: Some(work),
            done: None,
            reply,
        });
        let sent = self.0.send(Request::Write(piece)).await;
        sent.map_err(|_| sqlx::Error::PoolClosed)?;
        answer.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }

    /// Whether the task runs.
    pub(super) fn is_running(&self) -> bool {
        !self.0.is_closed()
    }

    /// Pieces that wait, and how many may wait.
    pub(super) fn waiting(&self) -> (usize, usize) {
        let most = self.0.max_capacity();
        (most - self.0.capacity(), most)
    }

    /// Waits for what is being written; nothing is written after it.
    pub(super) async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.0.send(Request::Close(reply)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

impl<T, E, W> Piece for QueuedWrite<T, E, W>
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
        // Ignored if the caller is gone: what is committed is committed.
        let _ = self.reply.send(answer);
    }
}

/// Writes what is requested, in order, until told to end or until no caller is left.
async fn run(pool: SqlitePool, metrics: Metrics, mut inbox: mpsc::Receiver<Request>) {
    let mut waiting = Vec::with_capacity(GROUP);
    let mut group = Vec::with_capacity(GROUP);
    let mut closing = Vec::new();
    while inbox.recv_many(&mut waiting, GROUP).await > 0 {
        for request in waiting.drain(..) {
            match request {
                Request::Write(piece) => group.push(piece),
                Request::Close(reply) => {
                    // Requests already sent are still received.
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
    execute(connection, "BEGIN IMMEDIATE; SAVEPOINT piece").await?;
    for (number, piece) in group.iter_mut().enumerate() {
        if number > 0 {
            execute(connection, "RELEASE piece; SAVEPOINT piece").await?;
        }
        if let Err(why) = unbroken(piece.write(connection)).await {
            metrics.not_written(1);
            tracing::warn!("a change was refused: {why}");
            // A full disk, for one, ends the whole transaction, and then the savepoint is gone with it.
            let undone = execute(connection, "ROLLBACK TO piece").await;
            undone.map_err(|_| why)?;
        }
    }
    // Ends the savepoint too, if it is still there.
    execute(connection, "COMMIT").await
}

/// Does some work; a panic in it is an error like others.
async fn unbroken(mut work: Doing<'_, Result<(), String>>) -> Result<(), String> {
    poll_fn(move |context| {
        let polled = catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context)));
        polled.unwrap_or_else(|_| Poll::Ready(Err("it broke".to_owned())))
    })
    .await
}

/// Runs one or more statements; each round trip to the database costs more than such a statement does there.
async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), String> {
    let done = sqlx::query(sql).execute(connection).await;
    done.map(|_| ()).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

    use super::*;

    /// A database in memory with a table of numbers, some of which must be found in another one.
    async fn numbers() -> (Writer, SqlitePool) {
        let options = SqliteConnectOptions::new()
            .in_memory(true)
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new().max_connections(1);
        let pool = pool.connect_with(options).await.unwrap();
        let tables = "CREATE TABLE numbers (number BIGINT PRIMARY KEY, \
                      other BIGINT REFERENCES numbers DEFERRABLE INITIALLY DEFERRED, text TEXT)";
        sqlx::query(tables).execute(&pool).await.unwrap();
        (Writer::start(pool.clone(), Metrics::new()), pool)
    }

    async fn run(writer: &Writer, sql: &'static str) -> Result<(), sqlx::Error> {
        let work = writer.write(move |connection| {
            Box::pin(async move { sqlx::query(sql).execute(connection).await.map(|_| ()) })
        });
        work.await
    }

    async fn present(pool: &SqlitePool) -> Vec<i64> {
        let all = sqlx::query_scalar("SELECT number FROM numbers ORDER BY number");
        all.fetch_all(pool).await.unwrap()
    }

    #[tokio::test]
    async fn a_commit_that_fails_fails_for_everybody() {
        let (writer, pool) = numbers().await;
        let (first, wrong, last) = tokio::join!(
            run(&writer, "INSERT INTO numbers VALUES (1, NULL, '')"),
            // The reference is only checked on commit.
            run(&writer, "INSERT INTO numbers VALUES (2, 9, '')"),
            run(&writer, "INSERT INTO numbers VALUES (3, NULL, '')"),
        );
        for refused in [first, wrong, last] {
            let why = refused.unwrap_err().to_string();
            assert!(why.contains("FOREIGN KEY"), "{why}");
        }
        assert!(present(&pool).await.is_empty());
        run(&writer, "INSERT INTO numbers VALUES (4, 4, '')")
            .await
            .unwrap();
        assert_eq!(present(&pool).await, [4]);
    }

    /// As the database does by itself on some errors.
    #[tokio::test]
    async fn a_transaction_that_ends_by_itself_is_nobodys() {
        let (writer, pool) = numbers().await;
        let (first, wrong, last) = tokio::join!(
            run(&writer, "INSERT INTO numbers VALUES (1, NULL, '')"),
            run(&writer, "ROLLBACK; INSERT INTO nowhere VALUES (2)"),
            run(&writer, "INSERT INTO numbers VALUES (3, NULL, '')"),
        );
        for refused in [first, wrong, last] {
            let why = refused.unwrap_err().to_string();
            assert!(why.contains("nowhere"), "{why}");
        }
        run(&writer, "INSERT INTO numbers VALUES (4, NULL, '')")
            .await
            .unwrap();
        assert_eq!(present(&pool).await, [4]);
    }

    #[tokio::test]
    async fn where_there_is_no_room_nothing_is_acknowledged_that_is_not_there() {
        let (writer, pool) = numbers().await;
        let small = sqlx::query("PRAGMA max_page_count = 20");
        small.execute(&pool).await.unwrap();
        let large = "INSERT INTO numbers VALUES (2, NULL, hex(zeroblob(1000000)))";
        let (first, wrong, last) = tokio::join!(
            run(&writer, "INSERT INTO numbers VALUES (1, NULL, '')"),
            run(&writer, large),
            run(&writer, "INSERT INTO numbers VALUES (3, NULL, '')"),
        );
        let why = wrong.unwrap_err().to_string();
        assert!(why.contains("full"), "{why}");
        let mut expected = Vec::new();
        expected.extend(first.is_ok().then_some(1));
        expected.extend(last.is_ok().then_some(3));
        assert_eq!(present(&pool).await, expected);
        run(&writer, "INSERT INTO numbers VALUES (4, NULL, '')")
            .await
            .unwrap();
    }

    #[tokio::test]
    async fn a_change_that_panics_hurts_nobody_else() {
        let (writer, pool) = numbers().await;
        let broken = writer.write::<(), sqlx::Error, _>(|connection| {
            Box::pin(async move {
                let wrong = sqlx::query("INSERT INTO numbers VALUES (2, NULL, '')");
                wrong.execute(&mut *connection).await?;
                panic!("a change of the tests breaks")
            })
        });
        let (first, broken, last) = tokio::join!(
            run(&writer, "INSERT INTO numbers VALUES (1, NULL, '')"),
            broken,
            run(&writer, "INSERT INTO numbers VALUES (3, NULL, '')"),
        );
        assert!(first.is_ok() && broken.is_err() && last.is_ok());
        assert!(writer.is_running());
        assert_eq!(present(&pool).await, [1, 3]);
        run(&writer, "INSERT INTO numbers VALUES (4, NULL, '')")
            .await
            .unwrap();
        assert_eq!(present(&pool).await, [1, 3, 4]);
    }

    #[tokio::test]
    async fn what_is_refused_may_come_first_and_last() {
        let (writer, pool) = numbers().await;
        let (first, good, last) = tokio::join!(
            run(&writer, "INSERT INTO nowhere VALUES (1)"),
            run(&writer, "INSERT INTO numbers VALUES (2, NULL, '')"),
            run(&writer, "INSERT INTO numbers VALUES (2, NULL, '')"),
        );
        assert!(first.is_err() && good.is_ok() && last.is_err());
        assert_eq!(present(&pool).await, [2]);
    }
}
