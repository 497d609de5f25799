//! Statements for either database, with one text, one way to bind values and one way to read rows.
//!
//! A statement becomes one of SQLite or Postgres when it is sent. Only a few texts differ ([`Sql::Each`]).

use std::borrow::Cow;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Postgres, SqlSafeStr, SqlStr, Sqlite, Transaction};
use tokio::time::timeout;

use crate::errors::NulInText;

/// The time limit for a Postgres statement, so that a server with a broken connection does not block others for longer.
const PATIENCE: Duration = Duration::from_secs(15);

/// The text of a statement.
pub(crate) enum Sql {
    /// The same for both databases.
    Same(SqlStr),
    /// One for SQLite and one for Postgres.
    Each {
        sqlite: &'static str,
        postgres: &'static str,
    },
}

impl From<&'static str> for Sql {
    fn from(text: &'static str) -> Sql {
        Sql::Same(text.into_sql_str())
    }
}

impl Sql {
    fn sqlite(self) -> SqlStr {
        match self {
            Sql::Same(text) => text,
            Sql::Each { sqlite, .. } => sqlite.into_sql_str(),
        }
    }

    fn postgres(self) -> SqlStr {
        match self {
            Sql::Same(text) => text,
            Sql::Each { postgres, .. } => postgres.into_sql_str(),
        }
    }
}

/// Connections that only read.
#[derive(Clone)]
pub(crate) enum Pool {
    /// To SQLite.
    Sqlite(SqlitePool),
    /// To Postgres.
    Postgres(PgPool),
}

impl Pool {
    /// A transaction in which all reads see the same snapshot.
    pub(crate) async fn moment(&self) -> Result<Connection, sqlx::Error> {
        match self {
            Pool::Sqlite(pool) => pool.begin().await.map(Connection::SqliteMoment),
            Pool::Postgres(pool) => {
                let begun = pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
                begun.await.map(Connection::PostgresMoment)
            }
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

/// One connection.
pub(crate) enum Connection {
    /// A connection to SQLite.
    Sqlite(PoolConnection<Sqlite>),
    /// A SQLite transaction.
    SqliteMoment(Transaction<'static, Sqlite>),
    /// A connection to Postgres.
    Postgres(Box<PgConnection>),
    /// A read-only Postgres transaction.
    PostgresMoment(Transaction<'static, Postgres>),
}

impl Connection {
    /// Runs one or more statements without values. They share one round trip, which costs more than they do.
    pub(crate) async fn run(&mut self, sql: &'static str) -> Result<(), sqlx::Error> {
        match Executor::from(self) {
            Executor::SqlitePool(pool) => sqlx::query(sql).execute(pool).await.map(|_| ()),
            Executor::Sqlite(connection) => sqlx::query(sql).execute(connection).await.map(|_| ()),
            Executor::PostgresPool(pool) => patiently(sqlx::raw_sql(sql).execute(pool))
                .await
                .map(|_| ()),
            Executor::Postgres(connection) => patiently(sqlx::raw_sql(sql).execute(connection))
                .await
                .map(|_| ()),
        }
    }

    /// Whether this is a connection to Postgres.
    pub(crate) fn is_postgres(&self) -> bool {
        matches!(
            self,
            Connection::Postgres(_) | Connection::PostgresMoment(_)
        )
    }
}

/// Where a statement is sent.
pub(crate) enum Executor<'c> {
    SqlitePool(&'c SqlitePool),
    Sqlite(&'c mut SqliteConnection),
    PostgresPool(&'c PgPool),
    Postgres(&'c mut PgConnection),
}

impl<'c> From<&'c Pool> for Executor<'c> {
    fn from(pool: &'c Pool) -> Executor<'c> {
        match pool {
            Pool::Sqlite(pool) => Executor::SqlitePool(pool),
            Pool::Postgres(pool) => Executor::PostgresPool(pool),
        }
    }
}

impl<'c> From<&'c mut Connection> for Executor<'c> {
    fn from(connection: &'c mut Connection) -> Executor<'c> {
        match connection {
            Connection::Sqlite(connection) => Executor::Sqlite(connection),
            Connection::SqliteMoment(moment) => Executor::Sqlite(moment),
            Connection::Postgres(connection) => Executor::Postgres(connection),
            Connection::PostgresMoment(moment) => Executor::Postgres(moment),
        }
    }
}

/// A value in a statement.
pub(crate) enum Value<'q> {
    Integer(Option<i64>),
    Real(Option<f64>),
    Flag(bool),
    Text(Option<Cow<'q, str>>),
    Bytes(Option<Cow<'q, [u8]>>),
}

macro_rules! values {
    ($($kind:ty, $value:ident => $made:expr;)*) => {
        $(impl<'q> From<$kind> for Value<'q> {
            fn from($value: $kind) -> Value<'q> {
                $made
            }
        })*
    };
}

values! {
    i64, value => Value::Integer(Some(value));
    Option<i64>, value => Value::Integer(value);
    f64, value => Value::Real(Some(value));
    bool, value => Value::Flag(value);
    &'q str, value => Value::Text(Some(Cow::Borrowed(value)));
    &'q String, value => Value::Text(Some(Cow::Borrowed(value)));
    String, value => Value::Text(Some(Cow::Owned(value)));
    &'q Option<String>, value => Value::Text(value.as_deref().map(Cow::Borrowed));
    Option<String>, value => Value::Text(value.map(Cow::Owned));
    &'q [u8], value => Value::Bytes(Some(Cow::Borrowed(value)));
    Vec<u8>, value => Value::Bytes(Some(Cow::Owned(value)));
    Option<Vec<u8>>, value => Value::Bytes(value.map(Cow::Owned));
}

/// A statement with its values.
#[must_use = "a statement does nothing before it is sent"]
pub(crate) struct Query<'q> {
    sql: Sql,
    values: Vec<Value<'q>>,
}

/// A statement whose rows are read with [`Row::try_get`].
pub(crate) fn statement<'q>(sql: impl Into<Sql>) -> Query<'q> {
    Query {
        sql: sql.into(),
        values: Vec::new(),
    }
}

/// A statement of which only the first column is read.
pub(crate) fn scalar<'q>(sql: impl Into<Sql>) -> Scalar<'q> {
    Scalar(statement(sql))
}

/// Sends a statement with sqlx's `$method`, then applies `$made` to the result, for each database.
macro_rules! send {
    ($query:expr, $executor:expr, $method:ident, $sqlite:expr, $postgres:expr) => {
        match $executor.into() {
            Executor::SqlitePool(pool) => $query.sqlite().$method(pool).await.map($sqlite),
            Executor::Sqlite(connection) => $query.sqlite().$method(connection).await.map($sqlite),
            Executor::PostgresPool(pool) => {
                let sent = $query.postgres()?;
                patiently(sent.$method(pool)).await.map($postgres)
            }
            Executor::Postgres(connection) => {
                let sent = $query.postgres()?;
                patiently(sent.$method(connection)).await.map($postgres)
            }
        }
    };
}

impl<'q> Query<'q> {
    /// Binds the next value.
    pub(crate) fn bind(mut self, value: impl Into<Value<'q>>) -> Query<'q> {
        self.values.push(value.into());
        self
    }

    /// Executes the statement; returns the number of changed rows.
    pub(crate) async fn execute<'c>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<Done, sqlx::Error> {
        send!(
            self,
            executor,
            execute,
            |done| Done(done.rows_affected()),
            |done| Done(done.rows_affected())
        )
    }

    /// Fetches all rows.
    pub(crate) async fn fetch_all<'c>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<Vec<Row>, sqlx::Error> {
        send!(
            self,
            executor,
            fetch_all,
            |rows| rows.into_iter().map(Row::Sqlite).collect(),
            |rows| rows.into_iter().map(Row::Postgres).collect()
        )
    }

    /// Fetches the first row, if there is one.
    pub(crate) async fn fetch_optional<'c>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<Option<Row>, sqlx::Error> {
        send!(
            self,
            executor,
            fetch_optional,
            |row| row.map(Row::Sqlite),
            |row| row.map(Row::Postgres)
        )
    }

    /// Fetches the only row.
    pub(crate) async fn fetch_one<'c>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<Row, sqlx::Error> {
        send!(self, executor, fetch_one, Row::Sqlite, Row::Postgres)
    }

    fn sqlite<'s>(self) -> sqlx::query::Query<'s, Sqlite, SqliteArguments> {
        let mut query = sqlx::query(self.sql.sqlite());
        for value in self.values {
            query = match value {
                Value::Integer(value) => query.bind(value),
                Value::Real(value) => query.bind(value),
                Value::Flag(value) => query.bind(value),
                Value::Text(value) => query.bind(value),
                Value::Bytes(None) => query.bind(None::<&[u8]>),
                Value::Bytes(Some(Cow::Borrowed(value))) => query.bind(value),
                Value::Bytes(Some(Cow::Owned(value))) => query.bind(value),
            };
        }
        query
    }

    fn postgres<'s>(self) -> Result<sqlx::query::Query<'s, Postgres, PgArguments>, sqlx::Error> {
        let mut query = sqlx::query(self.sql.postgres());
        for value in self.values {
            query = match value {
                Value::Integer(value) => query.bind(value),
                Value::Real(value) => query.bind(value),
                Value::Flag(value) => query.bind(value),
                Value::Text(Some(text)) if text.contains('\0') => {
                    return Err(sqlx::Error::Encode(Box::new(NulInText)));
                }
                Value::Text(value) => query.bind(value),
                Value::Bytes(None) => query.bind(None::<&[u8]>),
                Value::Bytes(Some(Cow::Borrowed(value))) => query.bind(value),
                Value::Bytes(Some(Cow::Owned(value))) => query.bind(value),
            };
        }
        Ok(query)
    }
}

/// A statement of which only the first column is read.
#[must_use = "a statement does nothing before it is sent"]
pub(crate) struct Scalar<'q>(Query<'q>);

impl<'q> Scalar<'q> {
    /// Binds the next value.
    pub(crate) fn bind(self, value: impl Into<Value<'q>>) -> Scalar<'q> {
        Scalar(self.0.bind(value))
    }

    /// Fetches the column of all rows.
    pub(crate) async fn fetch_all<'c, T>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<Vec<T>, sqlx::Error>
    where
        T: for<'r> Column<'r>,
    {
        let rows = self.0.fetch_all(executor).await?;
        rows.iter().map(Row::first).collect()
    }

    /// Fetches the column of the first row, if there is one.
    pub(crate) async fn fetch_optional<'c, T>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<Option<T>, sqlx::Error>
    where
        T: for<'r> Column<'r>,
    {
        let row = self.0.fetch_optional(executor).await?;
        row.as_ref().map(Row::first).transpose()
    }

    /// Fetches the column of the only row.
    pub(crate) async fn fetch_one<'c, T>(
        self,
        executor: impl Into<Executor<'c>>,
    ) -> Result<T, sqlx::Error>
    where
        T: for<'r> Column<'r>,
    {
        self.0.fetch_one(executor).await?.first()
    }
}

/// The result of an executed statement.
#[derive(Clone, Copy)]
pub(crate) struct Done(u64);

impl Done {
    /// The number of rows added, changed or removed.
    pub(crate) fn rows_affected(self) -> u64 {
        self.0
    }
}

/// A fetched row.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The value of a column.
    pub(crate) fn try_get<'r, T: Column<'r>>(&'r self, column: &str) -> Result<T, sqlx::Error> {
        match self {
            Row::Sqlite(row) => sqlx::Row::try_get(row, column),
            Row::Postgres(row) => sqlx::Row::try_get(row, column),
        }
    }

    /// The value of the column at this index, from 0.
    pub(crate) fn at<'r, T: Column<'r>>(&'r self, column: usize) -> Result<T, sqlx::Error> {
        match self {
            Row::Sqlite(row) => sqlx::Row::try_get(row, column),
            Row::Postgres(row) => sqlx::Row::try_get(row, column),
        }
    }

    fn first<'r, T: Column<'r>>(&'r self) -> Result<T, sqlx::Error> {
        self.at(0)
    }
}

/// A value that can be read from both databases.
pub(crate) trait Column<'r>:
    sqlx::Decode<'r, Sqlite> + sqlx::Type<Sqlite> + sqlx::Decode<'r, Postgres> + sqlx::Type<Postgres>
{
}

impl<'r, T> Column<'r> for T where
    T: sqlx::Decode<'r, Sqlite>
        + sqlx::Type<Sqlite>
        + sqlx::Decode<'r, Postgres>
        + sqlx::Type<Postgres>
{
}

/// Applies the time limit of Postgres statements.
async fn patiently<T>(
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let done = timeout(PATIENCE, work).await;
    done.unwrap_or_else(|_| {
        let why = "the database does not answer";
        Err(std::io::Error::new(std::io::ErrorKind::TimedOut, why).into())
    })
}
