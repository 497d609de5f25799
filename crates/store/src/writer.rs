//! Writing: one task does all of it, in groups.
//!
//! Waiting pieces are written in one transaction and committed once, because a commit waits for the disk and little
//! else takes time. Under load, a minimum interval between groups makes them larger. Each piece has its own savepoint,
//! so a failed or panicking one does not affect the others. Callers get their answer after the commit; if that fails,
//! each of them gets the error.

use std::fmt::Display;
use std::future::poll_fn;
use std::io;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::backend::postgres::{Session, may_be_committed};
use crate::errors::UnknownOutcome;
use crate::metrics::Metrics;
use crate::rate_limited_log::RateLimitedLog;
use crate::statements::Connection;

/// The capacity of the queue of pieces; further callers wait for room.
const WAITING: usize = 1024;
/// The most pieces in one commit.
const GROUP: usize = 256;
/// The same in Postgres, where more than 64 savepoints in a transaction slow down other connections.
const GROUP_IN_POSTGRES: usize = 60;

/// The minimum time between the beginnings of two groups, while groups are small and there are several clients. A
/// commit costs as much for one piece as for ten.
const MIN_INTERVAL: Duration = Duration::from_millis(3);
/// The average group sizes for which the interval holds. Below them are single clients that wait for each answer before
/// the next request; above them, groups are large enough.
const SMALL_GROUPS: Range<f64> = 1.2..8.0;
/// The weight of the latest group in the moving average.
const SMOOTHING: f64 = 1.0 / 32.0;

/// The future of a running piece.
pub(super) type BoxFuture<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// The database that is written.
pub(super) enum Target {
    /// A pool of one connection.
    Sqlite(SqlitePool),
    Postgres(Box<Session>),
}

/// A handle to the writing task; clones share it.
#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Request>,
    /// The SQLite connection, which is closed last.
    pool: Option<SqlitePool>,
}

/// Limit the log messages about changes that were not written and about refused ones.
static UNWRITTEN: RateLimitedLog = RateLimitedLog::new();
static REFUSED: RateLimitedLog = RateLimitedLog::new();

/// Why a group was not committed.
struct Failure {
    why: String,
    /// Whether it may have been committed all the same.
    unknown: bool,
}

/// A request to the task.
enum Request {
    Write(Box<dyn Piece>),
    /// Write all waiting pieces and end.
    Close(oneshot::Sender<()>),
}

/// A piece of writing, with any type of answer.
trait Piece: Send {
    /// Writes the piece; on an error it must be undone.
    fn write<'c>(&'c mut self, connection: &'c mut Connection)
    -> BoxFuture<'c, Result<(), String>>;

    /// Whether the piece may write rows that nodes share, not only a table of which this node has the lease.
    fn is_shared(&self) -> bool;

    /// Sends the answer to the caller, or the reason why nothing was committed.
    fn answer(self: Box<Self>, committed: &Result<(), Failure>);
}

struct QueuedWrite<T, E, W> {
    work: Option<W>,
    done: Option<Result<T, E>>,
    shared: bool,
    reply: oneshot::Sender<Result<T, E>>,
}

impl Writer {
    /// Starts the task.
    pub(super) fn start(target: Target, metrics: Metrics) -> Writer {
        let (queue, inbox) = mpsc::channel(WAITING);
        let pool = match &target {
            Target::Sqlite(pool) => Some(pool.clone()),
            Target::Postgres(_) => None,
        };
        tokio::spawn(run(target, metrics, inbox));
        Writer { queue, pool }
    }

    /// Writes a piece atomically; returns after the commit. Of several servers on a database, one at a time writes such
    /// pieces.
    pub(super) async fn write<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<sqlx::Error> + Display + Send + 'static,
        W: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, E>> + Send + 'static,
    {
        self.send(work, true).await
    }

    /// Writes a piece as [`Writer::write`] does, at one table. The piece itself checks that no other server writes that
    /// table.
    pub(super) async fn write_at_table<T, E, W>(&self, work: W) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<sqlx::Error> + Display + Send + 'static,
        W: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, E>> + Send + 'static,
    {
        self.send(work, false).await
    }

    async fn send<T, E, W>(&self, work: W, shared: bool) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<sqlx::Error> + Display + Send + 'static,
        W: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, E>> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let piece = Box::new(QueuedWrite {
            work: Some(work),
            done: None,
            shared,
            reply,
        });
        let sent = self.queue.send(Request::Write(piece)).await;
        sent.map_err(|_| sqlx::Error::PoolClosed)?;
        answer.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }

    /// Whether the task is running.
    pub(super) fn is_running(&self) -> bool {
        !self.queue.is_closed()
    }

    /// Returns when the task has ended or is about to.
    pub(super) async fn ended(&self) {
        self.queue.closed().await;
    }

    /// The number of waiting pieces, and the capacity.
    pub(super) fn waiting(&self) -> (usize, usize) {
        let most = self.queue.max_capacity();
        (most - self.queue.capacity(), most)
    }

    /// Waits for pending pieces; no later one is written.
    pub(super) async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.queue.send(Request::Close(reply)).await.is_ok() {
            let _ = closed.await;
        }
    }

    /// Closes the SQLite connection after the last read and write; a Postgres connection is closed already.
    pub(super) async fn disconnect(&self) {
        if let Some(pool) = &self.pool {
            pool.close().await;
        }
    }
}

impl<T, E, W> Piece for QueuedWrite<T, E, W>
where
    T: Send,
    E: From<sqlx::Error> + Display + Send,
    W: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, E>> + Send,
{
    fn write<'c>(
        &'c mut self,
        connection: &'c mut Connection,
    ) -> BoxFuture<'c, Result<(), String>> {
        Box::pin(async move {
            let Some(work) = self.work.take() else {
                return Ok(());
            };
            let done = self.done.insert(work(connection).await);
            done.as_ref().map(|_| ()).map_err(ToString::to_string)
        })
    }

    fn is_shared(&self) -> bool {
        self.shared
    }

    fn answer(self: Box<Self>, committed: &Result<(), Failure>) {
        let answer = match (committed, self.done) {
            (Ok(()), Some(done)) => done,
            (Ok(()), None) => Err(E::from(sqlx::Error::WorkerCrashed)),
            // The error cannot be cloned; its text can.
            (Err(Failure { why, unknown }), _) => {
                let error = if *unknown {
                    io::Error::other(UnknownOutcome::new(why))
                } else {
                    io::Error::other(why.clone())
                };
                Err(E::from(sqlx::Error::Io(error)))
            }
        };
        // Ignored if the caller is gone: the commit stands.
        let _ = self.reply.send(answer);
    }
}

/// Decides when the next group may begin.
struct Pacer {
    /// The exponential moving average of the sizes of groups.
    average_size: f64,
    /// The end of the minimum interval since the latest group.
    not_before: Instant,
}

impl Pacer {
    fn new(now: Instant) -> Pacer {
        Pacer {
            average_size: 1.0,
            not_before: now,
        }
    }

    /// The time until which the next group should wait for more requests, if it should.
    fn wait_until(&self, now: Instant) -> Option<Instant> {
        let waits = SMALL_GROUPS.contains(&self.average_size) && now < self.not_before;
        waits.then_some(self.not_before)
    }

    /// Records that a group of this size begins.
    fn begin(&mut self, now: Instant, size: usize) {
        self.average_size += (size as f64 - self.average_size) * SMOOTHING;
        self.not_before = now + MIN_INTERVAL;
    }
}

/// Writes requests in order until it is told to end, no caller is left, or another server writes.
async fn run(mut target: Target, metrics: Metrics, mut inbox: mpsc::Receiver<Request>) {
    let most = match &target {
        Target::Sqlite(_) => GROUP,
        Target::Postgres(_) => GROUP_IN_POSTGRES,
    };
    let mut waiting = Vec::with_capacity(most);
    let mut group = Vec::with_capacity(most);
    let mut closing = Vec::new();
    let mut pacer = Pacer::new(Instant::now());
    while inbox.recv_many(&mut waiting, most).await > 0 {
        if waiting.len() < most
            && let Some(time) = pacer.wait_until(Instant::now())
        {
            sleep_until(time).await;
            while waiting.len() < most
                && let Ok(request) = inbox.try_recv()
            {
                waiting.push(request);
            }
        }
        pacer.begin(Instant::now(), waiting.len());
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
        let committed = commit(&mut target, &metrics, &mut group).await;
        match &committed {
            Ok(()) => metrics.committed(group.len(), began.elapsed()),
            Err(Failure { why, .. }) => {
                metrics.not_written(group.len());
                if let Some(before) = UNWRITTEN.admit_reason(why) {
                    tracing::error!(
                        "{} changes were not written: {why}; {before} times more since this was said last",
                        group.len()
                    );
                }
            }
        }
        for piece in group.drain(..) {
            piece.answer(&committed);
        }
        if target.is_overtaken() {
            inbox.close();
        }
    }
    if let Target::Postgres(session) = &mut target {
        session.close().await;
    }
    for reply in closing {
        let _ = reply.send(());
    }
}

impl Target {
    fn is_overtaken(&self) -> bool {
        match self {
            Target::Sqlite(_) => false,
            Target::Postgres(session) => session.is_overtaken(),
        }
    }
}

/// Writes a group and commits it. After an error nothing of it stays, unless the outcome is unknown.
async fn commit(
    target: &mut Target,
    metrics: &Metrics,
    group: &mut [Box<dyn Piece>],
) -> Result<(), Failure> {
    if group.is_empty() {
        return Ok(());
    }
    match target {
        Target::Sqlite(pool) => commit_in_sqlite(pool, metrics, group).await,
        Target::Postgres(session) => commit_in_postgres(session, metrics, group).await,
    }
}

async fn commit_in_sqlite(
    pool: &SqlitePool,
    metrics: &Metrics,
    group: &mut [Box<dyn Piece>],
) -> Result<(), Failure> {
    let mut connection = Connection::Sqlite(pool.acquire().await?);
    let committed = async {
        connection.run("BEGIN IMMEDIATE; SAVEPOINT piece").await?;
        write(&mut connection, metrics, group).await?;
        // Also ends the savepoint, if it still exists.
        Ok(connection.run("COMMIT").await?)
    };
    let committed = committed.await;
    if committed.is_err() {
        // The database may have ended the transaction already; then there is nothing to roll back.
        let _ = connection.run("ROLLBACK").await;
    }
    committed
}

async fn commit_in_postgres(
    session: &mut Session,
    metrics: &Metrics,
    group: &mut [Box<dyn Piece>],
) -> Result<(), Failure> {
    let shared = group.iter().any(|piece| piece.is_shared());
    let mut connection = session.begin().await?;
    let mut unknown = false;
    let committed = async {
        session.check_node(&mut connection, shared).await?;
        write(&mut connection, metrics, group).await?;
        // `COMMIT` silently rolls back a transaction with an error; releasing the savepoint fails in that case.
        connection.run("RELEASE piece").await?;
        let done = connection.run("COMMIT").await;
        done.map_err(|error| {
            unknown = may_be_committed(&error);
            Failure {
                unknown,
                ..Failure::from(error)
            }
        })
    };
    let committed = committed.await;
    // A connection on which `ROLLBACK` fails is lost, and losing it undoes what was not committed.
    if !unknown && (committed.is_ok() || connection.run("ROLLBACK").await.is_ok()) {
        session.keep(connection);
    }
    committed
}

/// Writes the pieces of a group in a transaction with a savepoint.
async fn write(
    connection: &mut Connection,
    metrics: &Metrics,
    group: &mut [Box<dyn Piece>],
) -> Result<(), Failure> {
    for (number, piece) in group.iter_mut().enumerate() {
        if number > 0 {
            connection.run("RELEASE piece; SAVEPOINT piece").await?;
        }
        if let Err(why) = unbroken(piece.write(connection)).await {
            metrics.not_written(1);
            if let Some(before) = REFUSED.admit_reason(&why) {
                tracing::warn!(
                    "a change was refused: {why}; {before} more since this was said last"
                );
            }
            // Some errors, such as a full disk, end the whole transaction and its savepoint.
            let undone = connection.run("ROLLBACK TO piece").await;
            undone.map_err(|_| Failure {
                why,
                unknown: false,
            })?;
        }
    }
    Ok(())
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure {
            why: error.to_string(),
            unknown: false,
        }
    }
}

/// Runs a piece; a panic becomes an error.
async fn unbroken(mut work: BoxFuture<'_, Result<(), String>>) -> Result<(), String> {
    poll_fn(move |context| {
        let polled = catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context)));
        polled.unwrap_or_else(|_| Poll::Ready(Err("it broke".to_owned())))
    })
    .await
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use sqlx::postgres::PgPoolOptions;
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
    use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

    use super::*;
    use crate::errors::is_unknown;
    use crate::statements::{Pool, scalar, statement};

    /// Makes a test of each function for each kind of database. The function gets a table of numbers with a foreign
    /// key. `ANTIPATER_POSTGRES_TESTS` names the Postgres server.
    macro_rules! on_both {
        ($($test:ident),*) => {
            mod on_sqlite {
                $(#[tokio::test]
                async fn $test() {
                    let (writer, pool) = super::numbers().await;
                    super::$test(writer, pool).await;
                })*
            }
            mod on_postgres {
                $(#[tokio::test]
                #[ignore = "needs Postgres"]
                async fn $test() {
                    let (writer, pool) = super::numbers_in_postgres().await;
                    super::$test(writer, pool).await;
                })*
            }
        };
    }

    on_both!(
        a_commit_that_fails_fails_for_the_whole_group,
        a_transaction_that_the_database_ends_commits_no_piece,
        a_change_that_panics_does_not_affect_others,
        what_is_refused_may_come_first_and_last,
        an_error_that_is_passed_over_commits_nothing
    );

    /// The number of groups, of this many, that wait for more requests. Requests arrive one millisecond after the
    /// previous group begins; `size` returns the size of a group, given whether it has waited.
    fn waits(groups: usize, size: impl Fn(bool) -> usize) -> usize {
        let mut now = Instant::now();
        let mut pacer = Pacer::new(now);
        let mut waited = 0;
        for _ in 0..groups {
            now += Duration::from_millis(1);
            let until = pacer.wait_until(now);
            waited += usize::from(until.is_some());
            now = until.unwrap_or(now);
            pacer.begin(now, size(until.is_some()));
        }
        waited
    }

    #[test]
    fn a_single_client_is_never_delayed() {
        assert_eq!(waits(1000, |_| 1), 0);
    }

    #[test]
    fn small_groups_of_several_clients_wait_for_more() {
        let waited = waits(1000, |waited| if waited { 4 } else { 2 });
        assert!((980..1000).contains(&waited), "{waited}");
    }

    #[test]
    fn large_groups_do_not_wait() {
        let waited = waits(1000, |_| 30);
        assert!(waited < 10, "{waited}");
    }

    const TABLES: &str = "CREATE TABLE numbers (number BIGINT PRIMARY KEY, \
                          other BIGINT REFERENCES numbers DEFERRABLE INITIALLY DEFERRED, text TEXT)";

    async fn numbers() -> (Writer, Pool) {
        let options = SqliteConnectOptions::new()
            .in_memory(true)
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new().max_connections(1);
        let pool = pool.connect_with(options).await.unwrap();
        sqlx::query(TABLES).execute(&pool).await.unwrap();
        let writer = Writer::start(Target::Sqlite(pool.clone()), Metrics::default());
        (writer, Pool::Sqlite(pool))
    }

    /// Creates the tables in a separate schema.
    async fn numbers_in_postgres() -> (Writer, Pool) {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let server = std::env::var("ANTIPATER_POSTGRES_TESTS")
            .expect("ANTIPATER_POSTGRES_TESTS names a server of Postgres");
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let schema = format!("writer_{}_{number}", std::process::id());
        let mut connection = PgConnection::connect(&server).await.unwrap();
        let made = format!("CREATE SCHEMA {schema}; SET search_path = {schema}; {TABLES}");
        let made = sqlx::raw_sql(AssertSqlSafe(made));
        made.execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let mark = if server.contains('?') { '&' } else { '?' };
        let address = format!("{server}{mark}options=-csearch_path={schema}");
        let pool = PgPoolOptions::new().connect(&address).await.unwrap();
        let session = Session::lazy(&address).unwrap();
        let writer = Writer::start(Target::Postgres(Box::new(session)), Metrics::default());
        (writer, Pool::Postgres(pool))
    }

    async fn run(writer: &Writer, sql: &'static str) -> Result<(), sqlx::Error> {
        let work = writer.write(move |connection| Box::pin(connection.run(sql)));
        work.await
    }

    async fn present(pool: &Pool) -> Vec<i64> {
        let all = scalar("SELECT number FROM numbers ORDER BY number");
        all.fetch_all(pool).await.unwrap()
    }

    async fn a_commit_that_fails_fails_for_the_whole_group(writer: Writer, pool: Pool) {
        let (first, wrong, last) = tokio::join!(
            run(&writer, "INSERT INTO numbers VALUES (1, NULL, '')"),
            // The reference is only checked on commit.
            run(&writer, "INSERT INTO numbers VALUES (2, 9, '')"),
            run(&writer, "INSERT INTO numbers VALUES (3, NULL, '')"),
        );
        for refused in [first, wrong, last] {
            let error = refused.unwrap_err();
            assert!(!is_unknown(&error));
            let why = error.to_string().to_lowercase();
            assert!(why.contains("foreign key"), "{why}");
        }
        assert!(present(&pool).await.is_empty());
        run(&writer, "INSERT INTO numbers VALUES (4, 4, '')")
            .await
            .unwrap();
        assert_eq!(present(&pool).await, [4]);
    }

    /// The database does the same on some errors.
    async fn a_transaction_that_the_database_ends_commits_no_piece(writer: Writer, pool: Pool) {
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
        let small = statement("PRAGMA max_page_count = 20");
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

    async fn a_change_that_panics_does_not_affect_others(writer: Writer, pool: Pool) {
        let broken = writer.write::<(), sqlx::Error, _>(|connection| {
            Box::pin(async move {
                let wrong = statement("INSERT INTO numbers VALUES (2, NULL, '')");
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

    async fn what_is_refused_may_come_first_and_last(writer: Writer, pool: Pool) {
        let (first, good, last) = tokio::join!(
            run(&writer, "INSERT INTO nowhere VALUES (1)"),
            run(&writer, "INSERT INTO numbers VALUES (2, NULL, '')"),
            run(&writer, "INSERT INTO numbers VALUES (2, NULL, '')"),
        );
        assert!(first.is_err() && good.is_ok() && last.is_err());
        assert_eq!(present(&pool).await, [2]);
    }

    /// Postgres rolls back such a transaction on `COMMIT` without reporting an error.
    async fn an_error_that_is_passed_over_commits_nothing(writer: Writer, pool: Pool) {
        let careless = writer.write::<(), sqlx::Error, _>(|connection| {
            Box::pin(async move {
                connection
                    .run("INSERT INTO numbers VALUES (1, NULL, '')")
                    .await?;
                let _ = connection.run("INSERT INTO nowhere VALUES (1)").await;
                Ok(())
            })
        });
        let done = careless.await;
        let expected: &[i64] = if done.is_ok() { &[1] } else { &[] };
        assert_eq!(present(&pool).await, expected);
        assert_eq!(done.is_ok(), matches!(pool, Pool::Sqlite(_)));
    }

    /// The outcome is unknown if the connection is lost during the commit.
    #[tokio::test]
    #[ignore = "needs Postgres"]
    async fn a_commit_that_is_not_answered_is_in_doubt() {
        let (writer, pool) = numbers_in_postgres().await;
        let cut = "CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$";
        let on = "CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON numbers DEFERRABLE INITIALLY DEFERRED \
             FOR EACH ROW WHEN (NEW.number = 2) EXECUTE FUNCTION cut()";
        statement(cut).execute(&pool).await.unwrap();
        statement(on).execute(&pool).await.unwrap();
        let (first, cut) = tokio::join!(
            run(&writer, "INSERT INTO numbers VALUES (1, NULL, '')"),
            run(&writer, "INSERT INTO numbers VALUES (2, NULL, '')"),
        );
        for doubted in [first, cut] {
            let error = doubted.unwrap_err();
            assert!(is_unknown(&error), "{error}");
        }
        run(&writer, "INSERT INTO numbers VALUES (3, NULL, '')")
            .await
            .unwrap();
        assert_eq!(present(&pool).await, [3]);
    }
}
