//! What is there after `kill -9`, twenty times while people play.

use std::thread;
use std::time::Duration;

use crate::people::{Party, gather, missing};
use crate::server::{Folder, Server};

/// How often the server is killed.
const TIMES: u64 = 20;

#[test]
fn no_acknowledged_move_is_lost_however_often_the_server_is_killed() {
    let folder = Folder::new("killed");
    let database = folder.file("a.sqlite");
    let mut server = Server::start(&database);
    let mut parties: Vec<Party> = Vec::new();
    let (mut moves, mut went_on) = (0, 0);
    for time in 0..TIMES {
        // Those who played when the server was killed last go on, and others join them.
        let old = parties.len();
        parties.extend([(); 2].map(|()| gather(&server.address, 3, "")));
        let players: Vec<_> = parties
            .iter()
            .enumerate()
            .flat_map(|(number, party)| {
                party
                    .people
                    .iter()
                    .map(move |person| (number, person.clone()))
            })
            .map(|(number, person)| {
                let address = server.address.clone();
                let play = {
                    let person = person.clone();
                    move || person.play(&address, usize::MAX)
                };
                (number, person, thread::spawn(play))
            })
            .collect();
        // Each time in another moment.
        thread::sleep(Duration::from_millis(40 + time * 37 % 200));
        server.kill();
        let acknowledged: Vec<_> = players
            .into_iter()
            .map(|(number, person, player)| (number, person, player.join().unwrap()))
            .collect();
        server = Server::start(&database);
        for (number, person, ids) in acknowledged {
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
