//! The database after `kill -9`, twenty times while people play.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::people::{Party, gather, missing};
use crate::server::{Folder, Server, until};

/// How often the server is killed.
const TIMES: usize = 20;
/// The most moves of a person before the server is killed: the game must not end.
const MOST: usize = 6;

#[test]
fn no_acknowledged_move_is_lost_however_often_the_server_is_killed() {
    let folder = Folder::new("killed");
    let database = folder.file("a.sqlite");
    let mut server = Server::start(&database);
    let mut parties: Vec<Party> = Vec::new();
    let (mut moves, mut went_on) = (0, 0);
    for time in 0..TIMES {
        // People of the last run continue, and others join.
        let old = parties.len();
        parties.extend([(); 2].map(|()| gather(&server.address, 3, "")));
        let counts = [(); 2].map(|()| Arc::new(AtomicUsize::new(0)));
        let mut players = Vec::new();
        for (number, party) in parties.iter().enumerate() {
            for person in &party.people {
                let (address, person) = (server.address.clone(), person.clone());
                let count = Arc::clone(&counts[usize::from(number < old)]);
                let play = move || {
                    let ids = person.play_counted(&address, MOST, &count);
                    (person, ids)
                };
                players.push((number, thread::spawn(play)));
            }
        }
        // At another moment each time, and not before one of them has continued.
        let enough = 1 + time * 7 % 12;
        until("acknowledged moves", || {
            let [new, old_ones] = [0, 1].map(|of| counts[of].load(Ordering::Relaxed));
            new + old_ones >= enough && (old == 0 || old_ones > 0)
        });
        server.kill();
        let acknowledged: Vec<_> = players
            .into_iter()
            .map(|(number, player)| (number, player.join().unwrap()))
            .collect();
        server = Server::start(&database);
        for (number, (person, ids)) in acknowledged {
            let lost = missing(&database, person.id(), &ids);
            assert!(
                lost.is_empty(),
                "killed for the {time}. time, and lost {lost:?}"
            );
            moves += ids.len();
            went_on += if number < old { ids.len() } else { 0 };
        }
        parties.drain(..old);
    }
    assert!(moves > 60, "{moves} moves are too few to tell");
    assert!(
        went_on > 10,
        "{went_on} moves at tables that had lost their server"
    );
}
