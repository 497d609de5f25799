//! Clocks stand still while no server runs.

use std::thread::sleep;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::Value;

use crate::people::{Person, gather};
use crate::server::{Folder, Server, ask};

/// Milliseconds that are left for the present step.
fn left(server: &Server, person: &Person) -> i64 {
    let path = format!("/api{}", person.table);
    let answer = ask(&server.address, &path, &person.cookie, None).unwrap();
    let view: Value = serde_json::from_str(&answer.body).unwrap();
    let ends_at = view["around"]["ends_at"].as_i64().unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    ends_at - now.as_millis() as i64
}

#[test]
fn no_time_is_lost_while_the_server_is_down() {
    let folder = Folder::new("clocks");
    let database = folder.file("a.sqlite");
    let server = Server::start(&database);
    let person = gather(&server.address, 3, "&pace=30s").people[0].clone();
    sleep(Duration::from_millis(2500));
    let before = left(&server, &person);
    server.kill();
    sleep(Duration::from_secs(4));
    let server = Server::start(&database);
    let after = left(&server, &person);
    assert!(
        (before - after).abs() <= 2500,
        "{before} ms, then {after} ms"
    );
    assert!(before < 29_000, "{before} ms: the clock runs");
}
