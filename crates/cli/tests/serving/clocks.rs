//! Clocks stand still while no server runs.

use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use antipater_store::{Store, TableRow};

use crate::people::{Person, gather};
use crate::server::{Folder, Server, address, ask, until};

/// The stored running time in milliseconds, and the row of a table.
fn stored(database: &Path, table: &str) -> (i64, TableRow) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&address(database)).await.unwrap();
        let row = store.table_row(table).await.unwrap().unwrap();
        store.close().await;
        (store.uptime(), row)
    })
}

/// The milliseconds left for the present step, as counted down on the table's page.
fn left(server: &Server, person: &Person) -> i64 {
    let page = ask(&server.address, &person.table, &person.cookie, None).unwrap();
    let moment = |name: &str| -> i64 {
        let (_, rest) = page.body.split_once(&format!("{name}=\"")).unwrap();
        rest.split('"').next().unwrap().parse().unwrap()
    };
    moment("data-ends") - moment("data-now")
}

#[test]
fn no_time_is_lost_while_the_server_is_down() {
    let folder = Folder::new("clocks");
    let database = folder.file("a.sqlite");
    let server = Server::start(&database);
    let person = gather(&server.address, 3, "&pace=3600s").people[0].clone();
    let began = stored(&database, person.id()).1.step_began.unwrap();
    // Running time is stored at intervals.
    until("the time is written down", || {
        stored(&database, person.id()).0 > began
    });
    server.kill();
    let (run, row) = stored(&database, person.id());
    let before = row.deadline.unwrap() - run;
    assert!(before < 3_600_000, "{before} ms: the clock runs");
    sleep(Duration::from_secs(3));
    let starts = Instant::now();
    let server = Server::start(&database);
    let after = left(&server, &person);
    // The clock continues at some moment during the start.
    let most = starts.elapsed().as_millis() as i64 + 10;
    assert!(
        (before - most..=before).contains(&after),
        "{before} ms, then {after} ms, {most} ms after the start"
    );
}
