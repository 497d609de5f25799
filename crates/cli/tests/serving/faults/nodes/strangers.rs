//! What people without a seat get from several nodes: games to watch, and the ladder of programs.

use serde_json::{Value, json};

use super::{NODES, Nodes};
use crate::faults::postgres::Cluster;
use crate::people::gather;
use crate::server::{Folder, ask, ask_json, open_unread, until};

/// The JSON at an address, as a person sees it.
fn read(server: &str, path: &str, person: &str) -> Option<Value> {
    let answer = ask(server, path, person, None).filter(|answer| answer.status == 200)?;
    serde_json::from_str(&answer.body).ok()
}

/// A public game in the list of a node.
fn listed(server: &str, table: &str) -> Option<Value> {
    let list = read(server, "/api/watch", "")?;
    let mut games = list["games"].as_array()?.iter();
    games.find(|game| game["table"] == table).cloned()
}

#[test]
#[ignore = "needs Postgres"]
fn games_are_watched_and_followed_through_every_node() {
    let folder = Folder::new("nodes-watch");
    let logs = Folder::new("nodes-watch-log");
    let (_cluster, database) = Cluster::start(&folder.file(""));
    let nodes = Nodes::start(&database, &logs.file(""));
    let each: Vec<String> = (0..NODES).map(|_| nodes.next().unwrap()).collect();
    let party = gather(&each[0], 3, "&spectators=yes");
    let host = &party.people[0];
    let me = read(&each[0], "/api/me", &host.cookie).unwrap();
    let following = format!("/watch/{}", me["person"].as_str().unwrap());
    let kind = read(&each[0], &format!("/api{}", host.table), &host.cookie).unwrap();
    let kind = kind["game"]["edition"].as_str().unwrap_or("second");
    let best = format!("/watch/best/seven-{kind}");
    let mut streams = Vec::new();
    for server in &each {
        until("the game is listed", || listed(server, host.id()).is_some());
        for path in [&best, &following] {
            let mut at = String::new();
            until("the page follows the game", || {
                let led = ask(server, path, "", None).unwrap();
                at = led.all("location").next().unwrap_or_default().to_owned();
                at.contains(host.id())
            });
            let page = ask(server, &at, "", None).unwrap();
            assert_eq!(page.status, 200, "{}", page.body);
            assert!(page.body.contains("Ptolemaios1"), "{}", page.body);
            streams.push(open_unread(server, &at.replace('?', "/stream?"), ""));
        }
    }
    // All nodes count the spectators of all.
    let all = json!(streams.len());
    for server in &each {
        until("all spectators are counted", || {
            listed(server, host.id()).is_some_and(|game| game["spectators"] == all)
        });
    }
    drop(streams);
    until("nobody watches", || {
        listed(&each[1], host.id()).is_some_and(|game| game["spectators"] == 0)
    });
    nodes.stop();
}

#[test]
#[ignore = "needs Postgres"]
fn the_ladder_goes_on_whichever_nodes_remain() {
    let folder = Folder::new("nodes-ladder");
    let logs = Folder::new("nodes-ladder-log");
    let (_cluster, database) = Cluster::start(&folder.file(""));
    let nodes = Nodes::start(&database, &logs.file(""));
    let each: Vec<String> = (0..NODES).map(|_| nodes.next().unwrap()).collect();
    let arrive = |server: &str, name: &str| {
        let new = ask_json(server, "/api/people", "", &json!({"name": name})).unwrap();
        let new: Value = serde_json::from_str(&new.body).unwrap();
        let token = new["token"].as_str().unwrap();
        let person = format!("x=y\r\nAuthorization: Bearer {token}");
        let marked = ask_json(server, "/api/me/program", &person, &json!({})).unwrap();
        assert_eq!(marked.status, 204, "{}", marked.body);
        person
    };
    let enter = |server: &str, person: &str| {
        let entry = json!({"game": "duel", "owner": "The club"});
        let entered = ask_json(server, "/api/ladder", person, &entry).unwrap();
        assert_eq!(entered.status, 204, "{}", entered.body);
    };
    // The addresses of a program's open tables, as a node says.
    let tables = |server: &str, person: &str| {
        let mine = read(server, "/api/tables", person).unwrap_or_default();
        let mine = mine["tables"].as_array().into_iter().flatten();
        let names = mine.filter_map(|table| table["table"].as_str().map(str::to_owned));
        names.collect::<Vec<_>>()
    };
    let games = |server: &str, name: &str| {
        let ladder = read(server, "/api/ladder?game=duel", "")?;
        let mut ranks = ladder["ranks"].as_array()?.iter();
        ranks.find(|rank| rank["name"] == name)?["games"].as_u64()
    };
    let talos = arrive(&each[0], "Talos");
    let _connected = open_unread(&each[1], "/api/me/events", &talos);
    enter(&each[2], &talos);
    for server in &each {
        until("the match is known", || tables(server, &talos).len() == 2);
    }
    for (number, table) in tables(&each[0], &talos).iter().enumerate() {
        let path = format!("/tables/{table}/actions");
        let resigned = ask(&each[number], &path, &talos, Some("do=resign")).unwrap();
        assert_eq!(resigned.status, 303, "{}", resigned.body);
    }
    for server in &each {
        until("the match is in the ladder", || {
            games(server, "Talos") == Some(2)
        });
    }
    // Nodes end one after the other, and with one of them the ladder.
    for _ in 1..NODES {
        assert!(nodes.take().1.stop().success());
    }
    let last = nodes.ready();
    assert_eq!(games(&last, "Talos"), Some(2));
    let automaton = arrive(&last, "Automaton");
    let _connected = open_unread(&last, "/api/me/events", &automaton);
    enter(&last, &automaton);
    until("the ladder goes on", || {
        tables(&last, &automaton).len() == 2
    });
    nodes.stop();
}
