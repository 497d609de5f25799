//! Copies all rows of a database into another one, of either kind: moves a server from SQLite to Postgres, or back.
//!
//! One transaction writes the rows, so the new database has all of them or none. Afterwards its rows are read again and
//! compared with those of the old one: their number in each table, and a hash of every value in order.

use std::fmt;

use sha2::{Digest, Sha256};
use sqlx::AssertSqlSafe;

use crate::Store;
use crate::statements::{Connection, Query, Row, Sql, Value, scalar, statement};

/// All tables, each after those that it references, with the columns by which its rows are sorted.
const TABLES: [(&str, &[&str]); 32] = [
    ("people", &["id"]),
    ("tables", &["id"]),
    ("server", &["name"]),
    ("sessions", &["token"]),
    ("seatings", &["table_id", "person"]),
    ("moves", &["table_id", "seq"]),
    ("choices", &["table_id", "number"]),
    ("messages", &["table_id", "number"]),
    ("admins", &["person"]),
    ("members", &["person"]),
    ("invitation_codes", &["code"]),
    ("reports", &["number"]),
    ("bans", &["number"]),
    ("deeds", &["number"]),
    ("hidden_tables", &[ORDER]),
    ("results", &["person", "table_id"]),
    ("analyses", &["table_id", "depth"]),
    ("puzzle_answers", &["person", "game", "number"]),
    ("hints", &["table_id", "seq", "seat"]),
    ("ratings", &["person", "game", "finished_at", "table_id"]),
    ("notice_addresses", &["id"]),
    ("notices", &["table_id", "address"]),
    ("relations", &["person", "other"]),
    ("daily_entries", &["game", "day", "person"]),
    ("ladder_programs", &["game", "person"]),
    ("ladder_games", &["table_id"]),
    ("events", &["id"]),
    ("event_players", &["event", "person"]),
    ("event_games", &["event", "round", "person"]),
    ("league_members", &["person"]),
    ("league_weeks", &["week"]),
    ("league_seats", &["week", "person"]),
];

/// The insertion order of rows: a column in Postgres only, without other meaning.
const ORDER: &str = "rowid";
/// The table of the server's state; a new database has some of its rows already.
const SERVER_STATE: &str = "server";
/// Tables about running servers; a database that is moved has none.
const OF_NODES: [&str; 3] = ["nodes", "leases", "changes"];
/// Tables whose rows Postgres numbers.
const NUMBERED: [&str; 3] = ["reports", "bans", "deeds"];
/// The number of rows that are read and written at a time.
const BATCH: usize = 200;

/// Receives the number of copied rows, and the total.
type Progress = Box<dyn FnMut(u64, u64) + Send>;

/// Why the rows were not transferred.
#[derive(Debug)]
pub enum TransferError {
    /// A database failed.
    Store(sqlx::Error),
    /// The new database has rows in this table.
    NotEmpty(String),
    /// The databases do not have the same tables and columns.
    Different(String),
    /// The table that cannot be written, and the reason.
    Table(String, String),
    /// The new database lacks rows that were written to this table.
    Lost(String),
}

/// The kind of values in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Integer,
    Real,
    Text,
    Bytes,
}

/// A table with its columns, by name, and the columns by which its rows are sorted.
#[derive(PartialEq, Eq, Debug)]
struct Layout {
    table: &'static str,
    columns: Vec<(String, Kind)>,
    order: Vec<(String, Kind)>,
}

/// The number of rows read from a table, and their hash.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Digested {
    rows: u64,
    hash: [u8; 32],
}

/// Copies all rows of a database to an empty one; returns their number.
pub async fn transfer(
    from: &Store,
    to: &Store,
    mut progress: Progress,
) -> Result<u64, TransferError> {
    let source = from.clone();
    let read = to
        .writer
        .write(move |connection| {
            Box::pin(async move { copy(&source, connection, &mut progress).await })
        })
        .await?;
    let mut moment = to.reading.moment().await?;
    let mut rows = 0;
    for (layout, read) in layouts(&mut moment).await?.iter().zip(read) {
        let written = digest(&mut moment, layout).await?;
        if written != read {
            return Err(TransferError::Lost(layout.table.to_owned()));
        }
        rows += written.rows;
    }
    Ok(rows)
}

/// Copies all rows to an empty database; returns the digest of each table.
async fn copy(
    from: &Store,
    to: &mut Connection,
    progress: &mut Progress,
) -> Result<Vec<Digested>, TransferError> {
    // All reads see one snapshot, whatever other commands write meanwhile.
    let mut moment = from.reading.moment().await?;
    let (layouts, theirs) = (layouts(&mut moment).await?, layouts(to).await?);
    for (own, theirs) in layouts.iter().zip(&theirs) {
        if own != theirs {
            return Err(TransferError::Different(own.table.to_owned()));
        }
    }
    let mut all = 0;
    for layout in &layouts {
        if layout.table != SERVER_STATE && count(to, layout.table).await? > 0 {
            return Err(TransferError::NotEmpty(layout.table.to_owned()));
        }
        all += count(&mut moment, layout.table).await?;
    }
    statement("DELETE FROM server").execute(&mut *to).await?;
    let (mut done, mut read) = (0, Vec::new());
    for layout in &layouts {
        let mut reader = Reader::of(layout);
        while let Some(rows) = reader.next(&mut moment).await? {
            let count = rows.len() as u64;
            let written = insert(to, layout, rows).await;
            written.map_err(|error| {
                TransferError::Table(layout.table.to_owned(), error.to_string())
            })?;
            done += count;
            progress(done, all);
        }
        read.push(reader.digested());
    }
    if to.is_postgres() {
        for table in NUMBERED {
            let next = format!(
                "SELECT setval(pg_get_serial_sequence('{table}', 'number'), \
                 (SELECT coalesce(max(number), 0) + 1 FROM {table}), false)"
            );
            made(next).fetch_one(&mut *to).await?;
        }
    }
    Ok(read)
}

/// The digest of a table.
async fn digest(connection: &mut Connection, layout: &Layout) -> Result<Digested, TransferError> {
    let mut reader = Reader::of(layout);
    while reader.next(connection).await?.is_some() {}
    Ok(reader.digested())
}

async fn count(connection: &mut Connection, table: &str) -> Result<u64, TransferError> {
    let row = made(format!("SELECT count(*) FROM {table}"));
    let count: i64 = row.fetch_one(connection).await?.at(0)?;
    Ok(count as u64)
}

/// The tables of a database with their columns.
async fn layouts(connection: &mut Connection) -> Result<Vec<Layout>, TransferError> {
    let tables = scalar(Sql::Each {
        sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table' \
                 AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> '_sqlx_migrations'",
        postgres: "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema() \
                   AND tablename <> '_sqlx_migrations'",
    });
    let tables: Vec<String> = tables.fetch_all(&mut *connection).await?;
    let known = |table: &String| {
        TABLES.iter().any(|(known, _)| known == table) || OF_NODES.contains(&table.as_str())
    };
    if let Some(unknown) = tables.iter().find(|table| !known(table)) {
        return Err(TransferError::Different(unknown.clone()));
    }
    let mut layouts = Vec::new();
    for (table, order) in TABLES {
        let columns = statement(Sql::Each {
            sqlite: "SELECT name, type FROM pragma_table_info($1) ORDER BY name",
            postgres: "SELECT attname::text AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute \
                       WHERE attrelid = to_regclass(quote_ident(current_schema()) || '.' || quote_ident($1)) \
                       AND attnum > 0 AND NOT attisdropped ORDER BY attname::text COLLATE \"C\"",
        });
        let rows = columns.bind(table).fetch_all(&mut *connection).await?;
        let mut columns = Vec::new();
        for row in &rows {
            let (name, kind): (String, String) = (row.try_get("name")?, row.try_get("type")?);
            let kind = Kind::of(&kind).ok_or_else(|| TransferError::Different(table.to_owned()))?;
            columns.push((name, kind));
        }
        columns.retain(|(name, _)| name != ORDER);
        let sorted = order.iter().map(|name| {
            let column = columns.iter().find(|(column, _)| column == name);
            let kind = column.map_or(Kind::Integer, |(_, kind)| *kind);
            ((*name).to_owned(), kind)
        });
        layouts.push(Layout {
            table,
            order: sorted.collect(),
            columns,
        });
    }
    Ok(layouts)
}

impl Kind {
    /// The kind of a column's type, as either database names it.
    fn of(kind: &str) -> Option<Kind> {
        match kind.to_ascii_lowercase().as_str() {
            "integer" | "bigint" => Some(Kind::Integer),
            "real" | "double precision" => Some(Kind::Real),
            "text" => Some(Kind::Text),
            "blob" | "bytea" => Some(Kind::Bytes),
            _ => None,
        }
    }

    /// Reads the value of a column.
    fn read(self, row: &Row, column: usize) -> Result<Value<'static>, sqlx::Error> {
        Ok(match self {
            Kind::Integer => Value::Integer(row.at(column)?),
            Kind::Real => Value::Real(row.at(column)?),
            Kind::Text => Value::from(row.at::<Option<String>>(column)?),
            Kind::Bytes => Value::from(row.at::<Option<Vec<u8>>>(column)?),
        })
    }
}

/// Reads the rows of a table in order, and hashes them.
struct Reader<'l> {
    layout: &'l Layout,
    /// The sort key of the last row read.
    last: Option<Vec<Value<'static>>>,
    hash: Sha256,
    rows: u64,
}

impl Reader<'_> {
    fn of(layout: &Layout) -> Reader<'_> {
        Reader {
            layout,
            last: None,
            hash: Sha256::new(),
            rows: 0,
        }
    }

    /// The next rows; `None` after the last one.
    async fn next(
        &mut self,
        connection: &mut Connection,
    ) -> Result<Option<Vec<Vec<Value<'static>>>>, TransferError> {
        let Layout {
            table,
            columns,
            order,
        } = self.layout;
        let names = |columns: &[(String, Kind)]| {
            let names: Vec<&str> = columns.iter().map(|(name, _)| name.as_str()).collect();
            names.join(", ")
        };
        let (own, order_names) = (names(columns), names(order));
        let from = match self.last {
            Some(_) => format!("WHERE ({order_names}) > ({})", places(1, order.len())),
            None => String::new(),
        };
        let mut query = made(format!(
            "SELECT {own}, {order_names} FROM {table} {from} ORDER BY {order_names} LIMIT {BATCH}"
        ));
        for value in self.last.take().into_iter().flatten() {
            query = query.bind(value);
        }
        let found = query.fetch_all(connection).await?;
        let Some(last) = found.last() else {
            return Ok(None);
        };
        let sorted = order.iter().enumerate();
        let sorted = sorted.map(|(number, (_, kind))| kind.read(last, columns.len() + number));
        self.last = Some(sorted.collect::<Result<_, _>>()?);
        let mut rows = Vec::with_capacity(found.len());
        for row in &found {
            let values = columns.iter().enumerate();
            let values = values.map(|(number, (_, kind))| kind.read(row, number));
            let values = values.collect::<Result<Vec<_>, _>>()?;
            for value in &values {
                add(&mut self.hash, value);
            }
            rows.push(values);
        }
        self.rows += rows.len() as u64;
        Ok(Some(rows))
    }

    fn digested(self) -> Digested {
        Digested {
            rows: self.rows,
            hash: self.hash.finalize().into(),
        }
    }
}

/// Adds a value to a hash. Different lists of values never add the same bytes.
fn add(hash: &mut Sha256, value: &Value<'_>) {
    let mut bytes = |kind: u8, bytes: &[u8]| {
        hash.update([kind]);
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    match value {
        Value::Integer(Some(value)) => bytes(1, &value.to_le_bytes()),
        // Turns −0 into 0, as SQLite does.
        Value::Real(Some(value)) => bytes(2, &(value + 0.0).to_bits().to_le_bytes()),
        Value::Text(Some(text)) => bytes(3, text.as_bytes()),
        Value::Bytes(Some(value)) => bytes(4, value),
        Value::Flag(value) => bytes(5, &[u8::from(*value)]),
        Value::Integer(None) | Value::Real(None) | Value::Text(None) | Value::Bytes(None) => {
            bytes(0, &[]);
        }
    }
}

async fn insert(
    connection: &mut Connection,
    layout: &Layout,
    rows: Vec<Vec<Value<'static>>>,
) -> Result<(), sqlx::Error> {
    let width = layout.columns.len();
    let names: Vec<&str> = layout
        .columns
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    let groups = (0..rows.len()).map(|row| format!("({})", places(1 + row * width, width)));
    let groups: Vec<String> = groups.collect();
    let mut query = made(format!(
        "INSERT INTO {} ({}) VALUES {}",
        layout.table,
        names.join(", "),
        groups.join(", ")
    ));
    for value in rows.into_iter().flatten() {
        query = query.bind(value);
    }
    query.execute(connection).await.map(|_| ())
}

/// Placeholders for this many values, numbered from `first`.
fn places(first: usize, count: usize) -> String {
    let places = (first..first + count).map(|number| format!("${number}"));
    places.collect::<Vec<_>>().join(", ")
}

/// A statement that is composed of names of tables and columns, and of nothing else.
fn made<'q>(sql: String) -> Query<'q> {
    statement(Sql::Same(sqlx::SqlSafeStr::into_sql_str(AssertSqlSafe(
        sql,
    ))))
}

impl From<sqlx::Error> for TransferError {
    fn from(error: sqlx::Error) -> TransferError {
        TransferError::Store(error)
    }
}

impl std::error::Error for TransferError {}

impl fmt::Display for TransferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TransferError::Store(error) => write!(f, "storage error: {error}"),
            TransferError::NotEmpty(table) => write!(
                f,
                "the new database is not empty: there are rows in its table {table}"
            ),
            TransferError::Different(table) => {
                write!(f, "the table {table} is not the same in both databases")
            }
            TransferError::Table(table, why) => {
                write!(f, "the table {table} cannot be written: {why}")
            }
            TransferError::Lost(table) => write!(
                f,
                "the table {table} has not arrived as it was; do not use the new database"
            ),
        }
    }
}
