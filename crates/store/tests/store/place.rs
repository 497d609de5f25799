//! Where databases of a test lie: in files, in memory, or in a real Postgres. Each test of the store's contract runs on
//! SQLite and on Postgres ([`on_both`]).
//!
//! `ANTIPATER_POSTGRES_TESTS` names a server of Postgres, in which each test makes databases of its own;
//! `scripts/postgres run cargo test … -- --ignored` starts one. Tests of the server use this too.
#![allow(dead_code, reason = "each program uses a part")]

use std::sync::atomic::{AtomicUsize, Ordering};

use antipater_store::Store;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tokio::sync::{Mutex, OnceCell};

use crate::folder::{Folder, address};

/// Defines a test on each kind of database for every named function, which gets a [`Place`].
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(&$crate::place::Place::sqlite()).await;
            })*
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs Postgres"]
            async fn $test() {
                let place = $crate::place::Place::postgres();
                super::$test(&place).await;
                place.clear().await;
            })*
        }
    };
}

pub(crate) use on_both;

/// The place of a test's databases.
pub(crate) enum Place {
    Files(Folder),
    Postgres {
        server: String,
        /// The created databases, by their names in the test.
        made: Mutex<Vec<(String, String)>>,
    },
}

/// Makes the names of databases unique within a process.
static NUMBER: AtomicUsize = AtomicUsize::new(0);
/// An empty database of this version, from which others are copied.
static TEMPLATE: OnceCell<String> = OnceCell::const_new();

impl Place {
    pub(crate) fn sqlite() -> Place {
        Place::Files(Folder::new("contract"))
    }

    /// The Postgres server for tests.
    pub(crate) fn postgres() -> Place {
        Place::Postgres {
            server: std::env::var("ANTIPATER_POSTGRES_TESTS")
                .expect("ANTIPATER_POSTGRES_TESTS names a server of Postgres"),
            made: Mutex::default(),
        }
    }

    /// Whether it is in Postgres.
    pub(crate) fn is_postgres(&self) -> bool {
        matches!(self, Place::Postgres { .. })
    }

    /// The address of a database with this name; creates it if necessary.
    pub(crate) async fn address(&self, name: &str) -> String {
        match self {
            Place::Files(folder) => address(&folder.file(&format!("{name}.sqlite"))),
            Place::Postgres { server, made } => {
                let mut made = made.lock().await;
                if let Some((_, database)) = made.iter().find(|(known, _)| known == name) {
                    return in_server(server, database);
                }
                let template = TEMPLATE.get_or_init(|| make_template(server)).await;
                let database = fresh_name();
                let make = format!("CREATE DATABASE {database} TEMPLATE {template}");
                tell(server, &make).await;
                let address = in_server(server, &database);
                // Each database has a separate secret.
                tell(&address, "DELETE FROM server").await;
                made.push((name.to_owned(), database));
                address
            }
        }
    }

    /// The address of a database without any tables.
    pub(crate) async fn bare(&self, name: &str) -> String {
        match self {
            Place::Files(_) => self.address(name).await,
            Place::Postgres { server, made } => {
                let database = fresh_name();
                tell(server, &format!("CREATE DATABASE {database}")).await;
                let address = in_server(server, &database);
                made.lock().await.push((name.to_owned(), database));
                address
            }
        }
    }

    /// An empty store; with SQLite, in memory.
    pub(crate) async fn store(&self) -> Store {
        let address = match self {
            Place::Files(_) => "sqlite::memory:".to_owned(),
            Place::Postgres { .. } => self.address(&fresh_name()).await,
        };
        Store::open(&address).await.unwrap()
    }

    /// Runs a statement in a database, outside of the program.
    pub(crate) async fn change(&self, name: &str, sql: &str) -> Result<(), sqlx::Error> {
        let address = self.address(name).await;
        let sql = AssertSqlSafe(sql.to_owned());
        if self.is_postgres() {
            let mut connection = PgConnection::connect(&address).await?;
            let done = sqlx::raw_sql(sql).execute(&mut connection).await;
            connection.close().await?;
            done.map(|_| ())
        } else {
            let mut connection = sqlx::SqliteConnection::connect(&address).await?;
            let done = sqlx::raw_sql(sql).execute(&mut connection).await;
            connection.close().await?;
            done.map(|_| ())
        }
    }

    /// Removes the databases in Postgres.
    pub(crate) async fn clear(self) {
        if let Place::Postgres { server, made } = self {
            for (_, database) in made.into_inner() {
                tell(&server, &format!("DROP DATABASE {database} WITH (FORCE)")).await;
            }
        }
    }
}

fn fresh_name() -> String {
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    format!("test_{}_{number}", std::process::id())
}

/// The address of another database on the same server.
fn in_server(server: &str, database: &str) -> String {
    let (place, query) = server.split_once('?').unwrap_or((server, ""));
    let (place, _) = place.rsplit_once('/').unwrap();
    format!("{place}/{database}?{query}")
}

async fn make_template(server: &str) -> String {
    let name = format!("template_{}", std::process::id());
    tell(server, &format!("DROP DATABASE IF EXISTS {name}")).await;
    tell(server, &format!("CREATE DATABASE {name}")).await;
    let store = Store::open(&in_server(server, &name)).await.unwrap();
    store.close().await;
    // A template must have no connections, and closed ones take a moment to end.
    let others = format!("SELECT 1 FROM pg_stat_activity WHERE datname = '{name}'");
    let mut connection = PgConnection::connect(server).await.unwrap();
    while sqlx::query(AssertSqlSafe(others.clone()))
        .fetch_optional(&mut connection)
        .await
        .unwrap()
        .is_some()
    {
        tokio::task::yield_now().await;
    }
    connection.close().await.unwrap();
    name
}

async fn tell(server: &str, sql: &str) {
    let mut connection = PgConnection::connect(server).await.unwrap();
    let done = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
    let done = done.execute(&mut connection).await;
    done.unwrap_or_else(|error| panic!("{sql}: {error}"));
    connection.close().await.unwrap();
}
