//! After `kill -9`, everything acknowledged is stored.

use serde_json::{Value, json};

use crate::server::{Folder, Server, ask, ask_json};

#[test]
fn no_acknowledged_move_is_lost_when_the_process_is_killed() {
    play_and_kill("seats=7");
}

/// Of the three choices of a round, some are first ones that wait for a second.
#[test]
fn no_acknowledged_choice_is_lost_when_the_process_is_killed() {
    play_and_kill("game=free-city");
}

fn play_and_kill(options: &str) {
    let folder = Folder::new("acknowledged");
    let database = folder.file("a.sqlite");
    let mut server = Server::start(&database);
    let opened = ask(&server.address, "/tables", "", Some(options)).unwrap();
    let (table, cookie) = (opened.location().to_owned(), opened.session());
    let view = |server: &Server| -> Value {
        let path = format!("/api{table}");
        let answer = ask(&server.address, &path, &cookie, None).unwrap();
        serde_json::from_str(&answer.body).unwrap()
    };
    for round in 0..3 {
        let mut last = view(&server);
        for _ in 0..3 {
            let action = &last["ask"]["actions"][0];
            let decision = &last["decision"];
            let id = format!("m{decision}-{}", last["choices"]);
            let body = json!({"id": id, "decision": decision, "action": action});
            let path = format!("/api{table}/moves");
            let answer = ask_json(&server.address, &path, &cookie, &body).unwrap();
            assert_eq!(answer.status, 200, "{}", answer.body);
            last = serde_json::from_str(&answer.body).unwrap();
        }
        server.kill();
        server = Server::start(&database);
        assert_eq!(view(&server), last, "round {round}");
    }
}
