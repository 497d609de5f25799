//! Another process locks the database: changes are refused with an error, stored data can be read, and once the
//! database is free, the game continues. `stopped` covers a server that stops meanwhile.

use std::sync::atomic::Ordering;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::history::Crowd;
use crate::server::{Folder, PATIENCE, Server, ask, until};

#[test]
fn a_database_that_somebody_else_holds_is_waited_for_and_then_the_game_goes_on() {
    let folder = Folder::new("locked");
    let database = folder.file("a.sqlite");
    let server = Server::start(&database);
    let mut crowd = Crowd::default();
    // The server waits 5 s for the database before it refuses a move, as long as a person usually waits for a response.
    crowd.patience = Some(PATIENCE);
    crowd.gather(&server.address, 1);
    crowd.play_until(&server.address, |moves, _| {
        until("acknowledged moves", || moves.load(Ordering::Relaxed) > 2);
    });
    // Locked while no person plays: while the server keeps writing, getting the lock could take until the game is over.
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let options = SqliteConnectOptions::new().filename(&database);
    let mut other: SqliteConnection = runtime.block_on(options.connect()).unwrap();
    crowd.gather(&server.address, 1);
    runtime
        .block_on(sqlx::query("BEGIN EXCLUSIVE").execute(&mut other))
        .unwrap();
    crowd.play_until(&server.address, |_, refused| {
        until("a move is refused", || refused.load(Ordering::Relaxed) > 0);
        let ready = ask(&server.address, "/readyz", "", None).unwrap();
        assert_eq!(ready.status, 503);
        let why = "\"write\":{\"ok\":false";
        assert!(ready.body.contains(why), "{}", ready.body);
        for path in ["/healthz", "/"] {
            assert_eq!(ask(&server.address, path, "", None).unwrap().status, 200);
        }
        // People with more patience need not be refused.
        runtime
            .block_on(sqlx::query("ROLLBACK").execute(&mut other))
            .unwrap();
    });
    runtime.block_on(other.close()).unwrap();
    crowd.check_refusals();
    until("the server is ready", || {
        ask(&server.address, "/readyz", "", None).unwrap().status == 200
    });
    crowd.gather(&server.address, 1);
    crowd.play_until(&server.address, |moves, _| {
        until("acknowledged moves", || moves.load(Ordering::Relaxed) > 2);
    });
    let found = crowd.compare(&database);
    assert_eq!(found.lost, Vec::<String>::new());
    assert_eq!(found.doubled, Vec::<String>::new());
}
