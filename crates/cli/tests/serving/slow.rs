//! A client that does not read costs only a few pages of memory.

use std::sync::atomic::AtomicUsize;

use crate::people::gather;
use crate::server::{Folder, Server, open_unread};

/// The streams that are not read.
const STREAMS: usize = 60;
/// The bytes that each may cost: the send buffer, the events that wait for it, and the one being printed.
const EACH: u64 = 320 * 1024;
/// The bytes that everything else may take meanwhile.
const ELSE: u64 = 12 * 1024 * 1024;

/// The moves of all people together; a game has at least 54.
const MOVES: usize = 45;

#[test]
fn memory_does_not_grow_with_what_is_not_read() {
    let folder = Folder::new("slow");
    let database = folder.file("a.sqlite");
    let server = Server::start(&database);
    let party = gather(&server.address, 3, "");
    let people = &party.people;
    let stream = format!("{}/stream", people[0].table);
    let idle = server.memory();
    let streams: Vec<_> = (0..STREAMS)
        .map(|number| open_unread(&server.address, &stream, &people[number % 3].cookie))
        .collect();
    let moves = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for person in people {
            scope.spawn(|| person.play_together(&server.address, MOVES, &moves));
        }
    });
    let moves = moves.into_inner();
    assert!(moves >= MOVES, "{moves}");
    if let Some((idle, now)) = idle.zip(server.memory()) {
        let grown = now.saturating_sub(idle);
        assert!(grown < STREAMS as u64 * EACH + ELSE, "{} KiB", grown / 1024);
    }
    drop(streams);
}
