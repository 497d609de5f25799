//! The database after the server was asked to stop.
#![cfg(unix)]

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::people::{gather, missing};
use crate::server::{Folder, Server, hold, open_unread, until};

#[test]
fn a_server_that_is_stopped_loses_nothing_and_ends_while_streams_are_open() {
    let folder = Folder::new("stopped");
    let database = folder.file("a.sqlite");
    let server = Server::start(&database);
    let party = gather(&server.address, 3, "");
    let people = &party.people;
    let stream = format!("{}/stream", people[0].table);
    let streams: Vec<_> = people
        .iter()
        .cycle()
        .take(12)
        .map(|person| open_unread(&server.address, &stream, &person.cookie))
        .collect();
    let count = Arc::new(AtomicUsize::new(0));
    let players: Vec<_> = people
        .iter()
        .map(|person| {
            let (person, address) = (person.clone(), server.address.clone());
            let count = Arc::clone(&count);
            thread::spawn(move || person.play_counted(&address, usize::MAX, &count))
        })
        .collect();
    until("some moves", || count.load(Ordering::Relaxed) > 9);
    let status = server.stop();
    assert!(status.success(), "{status}");
    let ids: Vec<String> = players
        .into_iter()
        .flat_map(|player| player.join().unwrap())
        .collect();
    assert!(ids.len() > 9);
    assert_eq!(
        missing(&database, people[0].id(), &ids),
        Vec::<String>::new()
    );
    drop(streams);
}

/// A server waits for a busy database within its time limit, which is short while it stops.
#[test]
fn a_server_ends_while_somebody_else_holds_the_database() {
    let folder = Folder::new("stopped-held");
    let (database, log) = (folder.file("a.sqlite"), folder.file("log"));
    let server = Server::start_so(&database, &["--unlimited"], &log);
    let party = gather(&server.address, 3, "");
    let held = hold(&server, &database);
    let person = party.people[0].clone();
    let address = server.address.clone();
    let waiting = thread::spawn(move || person.play(&address, 1));
    let status = server.stop();
    assert!(status.success(), "{status}");
    waiting.join().unwrap();
    let written = fs::read_to_string(&log).unwrap();
    assert!(
        written.contains("the database is busy and is left as it is"),
        "{written}"
    );
    drop(held);
    // The database is intact.
    assert_eq!(
        missing(&database, party.people[0].id(), &[]),
        Vec::<String>::new()
    );
}
