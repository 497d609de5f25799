//! A server is killed at random moments while people play. It has stored everything that it acknowledged, and nothing
//! twice, even though moves without a response are sent again with their ids.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::history::Crowd;
use super::{tell, times};
use crate::server::{Folder, Server, until};

/// The number of tables.
const TABLES: usize = 3;

#[test]
fn what_was_acknowledged_is_there_once_after_each_kill() {
    let times = times("ANTIPATER_FAULT_KILLS", 3);
    let folder = Folder::new("history");
    let database = folder.file("a.sqlite");
    let mut server = Server::start(&database);
    let mut crowd = Crowd::default();
    let (mut compared, mut restarts) = (0, Vec::new());
    for time in 0..times {
        crowd.gather(&server.address, TABLES);
        let address = server.address.clone();
        // At another moment each time.
        let enough = 1 + time * 7 % 23;
        crowd.play_until(&address, |moves, _| {
            until("acknowledged moves", || {
                moves.load(Ordering::Relaxed) >= enough
            });
            server.kill();
        });
        let began = Instant::now();
        server = Server::start(&database);
        restarts.push(began.elapsed());
        let found = crowd.compare(&database);
        assert_eq!(found.lost, Vec::<String>::new(), "killed {time} times");
        assert_eq!(found.doubled, Vec::<String>::new(), "killed {time} times");
        compared = found.compared;
    }
    restarts.sort();
    let milliseconds = |time: Option<&Duration>| time.map_or(0, Duration::as_millis);
    tell(format_args!(
        "kills: {times}, acknowledged moves: {compared}, lost: 0, made twice: 0, restart: {} ms in the middle, {} ms at most",
        milliseconds(restarts.get(times / 2)),
        milliseconds(restarts.last()),
    ));
    assert!(compared >= times, "{compared} moves are too few to tell");
}
