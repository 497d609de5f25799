//! A full disk while people play: their moves are refused with an error, nothing acknowledged is lost, and once there
//! is space, the game continues.

use std::sync::atomic::Ordering;

use serde_json::Value;

use super::disk::Disk;
use super::history::Crowd;
use super::{tell, times};
use crate::server::{Server, ask, until};

/// The number of tables.
const TABLES: usize = 2;

#[test]
fn a_full_disk_loses_nothing_and_the_game_goes_on_when_there_is_room() {
    let times = times("ANTIPATER_FAULT_DISKS", 1);
    fill_and_empty("full disks", &Disk::new("full"), times);
}

/// A disk that its system has made read-only after errors, or an exhausted quota.
#[test]
fn a_disk_that_takes_nothing_more_loses_nothing() {
    let times = times("ANTIPATER_FAULT_DISKS", 1);
    fill_and_empty("stuck disks", &Disk::limited("stuck"), times);
}

fn fill_and_empty(kind: &str, disk: &Disk, times: usize) {
    let server = disk.start();
    let mut crowd = Crowd::default();
    let (mut refused, mut compared) = (0, 0);
    for time in 0..times {
        crowd.gather(&server.address, TABLES);
        crowd.play_until(&server.address, |moves, _| {
            until("acknowledged moves", || {
                moves.load(Ordering::Relaxed) > 2 + time % 5
            });
            disk.fill(&server);
        });
        // There is still some space in the write-ahead log, which messages fill.
        until("talk is refused", || crowd.say(&server.address) == 503);
        crowd.play_until(&server.address, |_, refused| {
            until("moves are refused", || refused.load(Ordering::Relaxed) > 8);
        });
        says_so(&server, disk);
        refused += crowd.check_refusals();
        disk.empty(&server);
        until("the server is ready", || {
            ask(&server.address, "/readyz", "", None).unwrap().status == 200
        });
        // People need only try again.
        crowd.play_until(&server.address, |moves, _| {
            until("acknowledged moves", || moves.load(Ordering::Relaxed) > 2);
        });
        let found = crowd.compare(&disk.copy());
        assert_eq!(found.lost, Vec::<String>::new());
        assert_eq!(found.doubled, Vec::<String>::new());
        compared = found.compared;
        for player in &mut crowd.players {
            player.refused.clear();
        }
    }
    tell(format_args!(
        "{kind}: {times}, acknowledged moves: {compared}, refused moves: {refused}, lost: 0, made twice: 0"
    ));
    assert!(server.stop().success());
    let log = disk.log();
    assert!(!log.contains("panicked"), "{log}");
}

/// The error of a server whose disk is full.
fn says_so(server: &Server, disk: &Disk) {
    let mut said = Value::Null;
    until("the server is not ready", || {
        let answer = ask(&server.address, "/readyz", "", None).unwrap();
        said = serde_json::from_str(&answer.body).unwrap();
        answer.status == 503
    });
    let wrong = |check: &str| said[check]["ok"] == false && said[check]["why"].is_string();
    assert!(
        if disk.is_mounted() {
            wrong("room")
        } else {
            wrong("write")
        },
        "{said}"
    );
    let alive = ask(&server.address, "/healthz", "", None).unwrap();
    assert_eq!((alive.status, alive.body.as_str()), (200, "ok"));
    // Stored data can be read: the page of the lobby, for example.
    assert_eq!(ask(&server.address, "/", "", None).unwrap().status, 200);
}
