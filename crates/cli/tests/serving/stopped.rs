//! What is there after the server was asked to stop.
#![cfg(unix)]

use std::thread;
use std::time::Duration;

use crate::people::{gather, missing};
use crate::server::{Folder, Server, open_unread};

#[test]
fn a_server_that_is_stopped_loses_nothing_and_ends_at_once() {
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
    let players: Vec<_> = people
        .iter()
        .map(|person| {
            let (person, address) = (person.clone(), server.address.clone());
            thread::spawn(move || person.play(&address, usize::MAX))
        })
        .collect();
    thread::sleep(Duration::from_millis(400));
    let (status, time) = server.stop();
    assert!(status.success(), "{status}");
    assert!(time < Duration::from_secs(2), "{time:?}");
    let ids: Vec<String> = players
        .into_iter()
        .flat_map(|player| player.join().unwrap())
        .collect();
    assert!(!ids.is_empty());
    assert_eq!(
        missing(&database, people[0].id(), &ids),
        Vec::<String>::new()
    );
    drop(streams);
}
