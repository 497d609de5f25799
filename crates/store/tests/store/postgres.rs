//! Tests of Postgres only: who may serve, what is refused on opening, and lost connections.

use std::net::TcpListener;
use std::process::{Command, Output};

use antipater_store::ids::PersonId;
use antipater_store::{OpenError, Store};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};

use crate::folder::Folder;
use crate::place::Place;
use crate::rows::{GOES_ON, add, row, step};

#[tokio::test]
#[ignore = "needs Postgres"]
async fn a_database_of_somebody_else_is_refused_untouched() {
    let place = Place::postgres();
    let address = place.bare("theirs").await;
    place
        .change("theirs", "CREATE TABLE people (id BIGINT)")
        .await
        .unwrap();
    let opened = Store::open(&address).await;
    assert!(matches!(opened, Err(OpenError::Foreign)), "{opened:?}");
    let mut connection = PgConnection::connect(&address).await.unwrap();
    let tables = sqlx::query("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'");
    let tables: i64 = tables.fetch_one(&mut connection).await.unwrap().get(0);
    assert_eq!(tables, 1);
    connection.close().await.unwrap();
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn a_newer_database_is_refused() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'later', true, '\\x00', 0)";
    place.change("a", newer).await.unwrap();
    let opened = Store::open(&address).await;
    assert!(matches!(opened, Err(OpenError::Newer)), "{opened:?}");
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn what_cannot_be_reached_is_said_without_the_password() {
    let place = Place::postgres();
    for wrong in [
        "postgres://ada:geheim@127.0.0.1:1/antipater",
        "postgres://ada:geheim@127.0.0.1:1/antipater?sslmode=require",
        "postgres://ada:geheim@[::1:1/antipater",
        "postgres:///antipater?host=/nowhere/at/all&password=geheim",
    ] {
        let opened = Store::open(wrong).await.unwrap_err();
        assert!(matches!(opened, OpenError::Unreachable(_)), "{opened:?}");
        assert!(!opened.to_string().contains("geheim"), "{opened}");
    }
    let Place::Postgres { server, .. } = &place else {
        unreachable!()
    };
    let missing = server.replace("/postgres?", "/nowhere?");
    let opened = Store::open(&missing).await.unwrap_err().to_string();
    assert!(opened.contains("\"nowhere\" does not exist"), "{opened}");
}

/// A separate Postgres server, reached by TCP, with a self-signed certificate for 127.0.0.1.
struct Certified {
    folder: Folder,
    port: u16,
}

impl Certified {
    fn start() -> Certified {
        loop {
            let free = TcpListener::bind("127.0.0.1:0").unwrap();
            let port = free.local_addr().unwrap().port();
            drop(free);
            let folder = Folder::new("certified");
            let server = Certified { folder, port };
            let started = server.script("start");
            if started.status.success() {
                return server;
            }
            // Another process may have taken the port meanwhile.
            let said = String::from_utf8_lossy(&started.stderr);
            assert!(said.contains("in use"), "{said}");
        }
    }

    fn script(&self, verb: &str) -> Output {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/postgres");
        let mut command = Command::new(script);
        let command = command.arg(verb).arg(self.folder.path());
        command
            .env("TLS_PORT", self.port.to_string())
            .output()
            .unwrap()
    }

    fn address(&self, host: &str, options: &str) -> String {
        let port = self.port;
        format!("postgres://antipater:geheim@{host}:{port}/postgres?{options}")
    }
}

impl Drop for Certified {
    fn drop(&mut self) {
        self.script("stop");
    }
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn connections_are_encrypted_and_certificates_are_checked_as_the_address_says() {
    let place = Place::postgres();
    let server = Certified::start();
    let certificate = server.folder.file("data/server.crt");
    let trusted = format!("sslmode=verify-full&sslrootcert={}", certificate.display());
    for options in [&trusted, "sslmode=require", ""] {
        let store = Store::open(&server.address("127.0.0.1", options)).await;
        let store = store.unwrap();
        let plain = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
             WHERE application_name = 'antipater' AND NOT ssl";
        let address = server.address("127.0.0.1", "sslmode=disable");
        let mut connection = PgConnection::connect(&address).await.unwrap();
        let plain: i64 = sqlx::query(plain)
            .fetch_one(&mut connection)
            .await
            .unwrap()
            .get(0);
        assert_eq!(plain, 0, "{options}");
        connection.close().await.unwrap();
        store.close().await;
    }
    let Place::Postgres { server: bare, .. } = &place else {
        unreachable!()
    };
    for (address, why) in [
        // The certificate is signed by no trusted authority.
        (
            server.address("127.0.0.1", "sslmode=verify-full"),
            "certificate",
        ),
        (server.address("localhost", &trusted), "certificate"),
        (
            format!("{bare}&sslmode=require"),
            "no encrypted connection: server does not support TLS",
        ),
    ] {
        let refused = Store::open(&address).await.unwrap_err();
        assert!(matches!(refused, OpenError::Unreachable(_)), "{refused:?}");
        let refused = refused.to_string();
        assert!(refused.contains(why), "{refused}");
        assert!(!refused.contains("geheim"), "{refused}");
    }
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn a_database_is_made_once_by_whoever_comes_first() {
    let place = Place::postgres();
    let address = place.bare("a").await;
    let open = async || {
        let store = Store::open(&address).await.unwrap();
        let secret = store.secret();
        store.close().await;
        secret
    };
    let (first, second, third) = tokio::join!(open(), open(), open());
    assert_eq!((first, first), (second, third));
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn one_server_has_a_database_and_commands_may_work_beside_it() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let (store, _lock) = Store::open_alone(&address).await.unwrap();
    let second = Store::open_alone(&address).await.map(|_| ());
    assert!(matches!(second, Err(OpenError::Served)), "{second:?}");
    let beside = Store::open(&address).await.unwrap();
    add(&beside, &row("a", 1, 10)).await;
    beside.close().await;
    add(&store, &row("b", 1, 10)).await;
    store.close().await;
    let (third, _lock) = Store::open_alone(&address).await.unwrap();
    assert!(third.table_row("a").await.unwrap().is_some());
    third.close().await;
    place.clear().await;
}

/// Ends all connections to a database, as a restart of Postgres does.
async fn cut(address: &str) {
    let mut connection = PgConnection::connect(address).await.unwrap();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::query(cut).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn lost_connections_are_made_anew() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let (store, _lock) = Store::open_alone(&address).await.unwrap();
    add(&store, &row("a", 1, 10)).await;
    for number in 0..5 {
        cut(&address).await;
        let steps = [step("x", None)];
        store.append("a", number, &steps, &GOES_ON).await.unwrap();
        cut(&address).await;
        let (_, moves) = store.table("a").await.unwrap().unwrap();
        assert_eq!(moves.len(), number + 1);
    }
    // The next change takes the lock again.
    let steps = [step("x", None)];
    store.append("a", 5, &steps, &GOES_ON).await.unwrap();
    let second = Store::open_alone(&address).await.map(|_| ());
    assert!(matches!(second, Err(OpenError::Served)), "{second:?}");
    store.close().await;
    place.clear().await;
}

/// Another server takes the database while this one is disconnected: then this one never writes again.
#[tokio::test]
#[ignore = "needs Postgres"]
async fn a_server_that_was_overtaken_writes_nothing_more() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let (first, _lock) = Store::open_alone(&address).await.unwrap();
    add(&first, &row("a", 1, 10)).await;
    cut(&address).await;
    let (second, _lock) = Store::open_alone(&address).await.unwrap();
    let steps = [step("x", None)];
    let refused = first.append("a", 0, &steps, &GOES_ON).await.unwrap_err();
    assert!(refused.to_string().contains("another server"), "{refused}");
    // Not even when the other server is gone.
    second.append("a", 0, &steps, &GOES_ON).await.unwrap();
    second.close().await;
    assert!(first.append("a", 1, &steps, &GOES_ON).await.is_err());
    let (_, moves) = first.table("a").await.unwrap().unwrap();
    assert_eq!(moves.len(), 1);
    first.close().await;
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn what_is_acknowledged_is_on_the_disk_whatever_the_server_is_set_to() {
    let place = Place::postgres();
    let address = place.address("a").await;
    let mut connection = PgConnection::connect(&address).await.unwrap();
    let name = sqlx::query("SELECT current_database()");
    let name: String = name.fetch_one(&mut connection).await.unwrap().get(0);
    let careless = format!("ALTER DATABASE {name} SET synchronous_commit = off");
    let careless = sqlx::query(AssertSqlSafe(careless));
    careless.execute(&mut connection).await.unwrap();
    // A trigger records the writer's commit settings.
    let note = "CREATE TABLE noted (setting TEXT); \
         CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
         INSERT INTO noted VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$; \
         CREATE TRIGGER note AFTER INSERT ON moves EXECUTE FUNCTION note()";
    place.change("a", note).await.unwrap();
    let store = Store::open(&address).await.unwrap();
    add(&store, &row("a", 1, 10)).await;
    store
        .append("a", 0, &[step("x", None)], &GOES_ON)
        .await
        .unwrap();
    let noted = sqlx::query("SELECT setting FROM noted");
    let noted: String = noted.fetch_one(&mut connection).await.unwrap().get(0);
    assert_eq!(noted, "on");
    connection.close().await.unwrap();
    store.close().await;
    place.clear().await;
}

#[tokio::test]
#[ignore = "needs Postgres"]
async fn text_that_cannot_be_stored_is_refused_in_words() {
    let place = Place::postgres();
    let store = place.store().await;
    add(&store, &row("a", 1, 10)).await;
    let steps = [step("x\0y", None)];
    let refused = store.append("a", 0, &steps, &GOES_ON).await.unwrap_err();
    assert!(refused.to_string().contains("U+0000"), "{refused}");
    assert!(store.table("a\0").await.is_err());
    let good = [step("x", None)];
    store.append("a", 0, &good, &GOES_ON).await.unwrap();
    assert_eq!(store.person(PersonId([1; 32])).await.unwrap(), None);
    store.close().await;
    place.clear().await;
}
