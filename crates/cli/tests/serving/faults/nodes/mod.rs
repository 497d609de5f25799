//! Several nodes on one Postgres while people play through all of them, with each move sent to two nodes. The faults: a
//! node is killed; frozen, and woken when others have its tables; cut off from Postgres; far away from it; stopped in
//! order; or replaced by a newer version. Also, Postgres or the proxy is killed.
//!
//! Nothing acknowledged is lost or made twice, every table continues, and all its viewers end up with the same view.
//! Needs the programs of Postgres, as `postgres` does, and HAProxy.

mod line;
mod proxy;
mod strangers;
mod watchers;

use std::env;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use line::Line;
use proxy::Proxy;
use watchers::Watcher;

use serde_json::{Value, json};

use super::history::{Crowd, Player, Reply};
use super::postgres::Cluster;
use super::{tell, times};
use crate::people::{Look, gather};
use crate::server::{Folder, Server, antipater, ask, ask_json, english, open_unread, until};

/// The number of tables.
const TABLES: usize = 3;
/// The number of running nodes.
const NODES: usize = 3;
/// The message of a deposed node.
const DEPOSED: &str = "others have taken its tables";
/// How often a fault is repeated if another problem occurred meanwhile.
const TRIES: usize = 4;
/// How long a person waits after finding no node, or being refused.
const AGAIN: Duration = Duration::from_millis(20);

/// The nodes, and a proxy that sends each request to the next one.
struct Nodes {
    database: PathBuf,
    folder: PathBuf,
    running: Mutex<Vec<(usize, Server)>>,
    started: AtomicUsize,
    turn: AtomicUsize,
    /// A real proxy, if the test has one.
    proxy: Mutex<Option<Proxy>>,
}

impl Nodes {
    fn start(database: &Path, folder: &Path) -> Nodes {
        Nodes::start_by(Nodes::start_one, database, folder)
    }

    /// Starts the first nodes with this function.
    fn start_by(start_one: impl Fn(&Nodes), database: &Path, folder: &Path) -> Nodes {
        let nodes = Nodes {
            database: database.to_owned(),
            folder: folder.to_owned(),
            running: Mutex::default(),
            started: AtomicUsize::new(0),
            turn: AtomicUsize::new(0),
            proxy: Mutex::default(),
        };
        for _ in 0..NODES {
            start_one(&nodes);
        }
        nodes
    }

    fn start_one(&self) {
        self.start_through(&self.database);
    }

    /// Starts a node that reaches the database at this address.
    fn start_through(&self, database: &Path) {
        self.launch(antipater(), database);
    }

    /// Starts a node of an older version: the program in `ANTIPATER_OLDER_PROGRAM`, by default this one.
    fn start_older(&self) {
        let older = env::var_os("ANTIPATER_OLDER_PROGRAM").map(Command::new);
        self.launch(older.map_or_else(antipater, english), &self.database);
    }

    fn launch(&self, program: Command, database: &Path) {
        let number = self.started.fetch_add(1, Ordering::Relaxed);
        let args = ["--unlimited", "--node", "127.0.0.1:0", "--bot-pause", "0"];
        let log = File::create(self.log(number)).unwrap();
        let server = Server::launch(program, database, &args, log.into());
        self.running.lock().unwrap().push((number, server));
    }

    /// Starts a node with a separate connection to Postgres, and lets it take all tables; then restarts the other
    /// nodes.
    fn start_on_a_line(&self, line: &Line, goes_on: &dyn Fn(&str) -> Duration) {
        self.start_through(&line.database(&self.database));
        for _ in 0..NODES {
            assert!(self.take().1.stop().success());
        }
        goes_on("one node has all tables");
        for _ in 1..NODES {
            self.start_one();
        }
    }

    fn log(&self, number: usize) -> PathBuf {
        self.folder.join(format!("node-{number}"))
    }

    /// The number of nodes deposed so far.
    fn deposed(&self) -> usize {
        let logs = (0..self.started.load(Ordering::Relaxed)).map(|number| self.log(number));
        let logs = logs.map(|log| fs::read_to_string(log).unwrap());
        logs.map(|log| log.matches("others take its tables").count())
            .sum()
    }

    /// The address of the next node, or of the real proxy.
    fn next(&self) -> Option<String> {
        if let Some(proxy) = &*self.proxy.lock().unwrap() {
            return Some(proxy.address.clone());
        }
        let running = self.running.lock().unwrap();
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let (_, server) = running.get(turn % running.len().max(1))?;
        Some(server.address.clone())
    }

    /// The address of a node that is ready, waited for as a proxy waits. Tables go on as soon as one node has them, which
    /// need not be this one.
    fn ready(&self) -> String {
        let mut found = None;
        until("a node is ready", || {
            found = self.next().filter(|address| {
                let ready = ask(address, "/readyz", "", None);
                ready.is_some_and(|ready| ready.status == 200)
            });
            found.is_some()
        });
        found.unwrap()
    }

    /// Removes a node from the proxy.
    fn take(&self) -> (usize, Server) {
        self.running.lock().unwrap().remove(0)
    }

    /// Plays through all nodes until `fault` has returned, while all people follow their tables; in the end, all must
    /// have the same view. `fault` gets a function that waits until every table has continued since its call.
    fn play(&self, crowd: &mut Crowd, fault: impl FnOnce(&dyn Fn(&str) -> Duration)) {
        let people = crowd.players.iter().map(Player::person);
        let watchers: Vec<Watcher> = people.cloned().map(Watcher::new).collect();
        let ended = AtomicBool::new(false);
        thread::scope(|scope| {
            for watcher in &watchers {
                scope.spawn(|| watcher.follow(|| self.next(), &ended));
            }
            let _ended = Stopped(&ended);
            self.make_moves(crowd, fault);
            for watcher in &watchers {
                watcher.agrees(|| self.next());
            }
        });
    }

    fn make_moves(&self, crowd: &mut Crowd, fault: impl FnOnce(&dyn Fn(&str) -> Duration)) {
        let tables: Vec<Pace> = (0..TABLES).map(|_| Pace::default()).collect();
        let seats = crowd.players.len() / TABLES;
        let stop = AtomicBool::new(false);
        thread::scope(|scope| {
            for (number, player) in crowd.players.iter_mut().enumerate() {
                let (pace, stop) = (&tables[number / seats], &stop);
                scope.spawn(move || self.move_until(player, pace, stop));
            }
            let ended = Stopped(&stop);
            fault(&|what| {
                let began = Instant::now();
                // Each person may have one move in transit that is answered despite the fault.
                let goals = tables.iter().map(|pace| pace.allow(seats + 1));
                let goals: Vec<usize> = goals.collect();
                until(what, || {
                    let mut tables = tables.iter().zip(&goals);
                    tables.all(|(pace, goal)| pace.moves.load(Ordering::Relaxed) >= *goal)
                });
                let took = began.elapsed();
                // The next fault comes while moves are in transit.
                for pace in &tables {
                    pace.allow(seats);
                }
                took
            });
            drop(ended);
        });
    }

    /// Sends each move of a person to two nodes, as fast as the pace of the table allows, and counts the acknowledged
    /// ones.
    fn move_until(&self, player: &mut Player, pace: &Pace, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            let server = self.next().filter(|_| pace.goes_on());
            let Some(server) = server else {
                sleep(AGAIN / 4);
                continue;
            };
            match player.play_twice(&server, self.next().as_deref()) {
                Reply::Over => break,
                Reply::Acknowledged => drop(pace.moves.fetch_add(1, Ordering::Relaxed)),
                Reply::Gone | Reply::Refused(..) => sleep(AGAIN),
                Reply::Nothing => sleep(AGAIN / 4),
            }
        }
    }

    /// Stops all nodes in order; none may have panicked. On a machine where a node gets no processor time for seconds,
    /// others may have deposed it.
    fn stop(self) {
        for (number, server) in self.running.into_inner().unwrap() {
            let ended = server.stop();
            let log = fs::read_to_string(self.folder.join(format!("node-{number}"))).unwrap();
            assert!(ended.success() || log.contains(DEPOSED), "{log}");
        }
        for number in 0..self.started.into_inner() {
            let log = fs::read_to_string(self.folder.join(format!("node-{number}"))).unwrap();
            assert!(!log.contains("panicked"), "{log}");
        }
    }
}

/// The pace of a table: a game has few moves, and must not be over before the last fault.
#[derive(Default)]
struct Pace {
    /// The acknowledged moves.
    moves: AtomicUsize,
    /// The moves allowed in total, give or take those in transit.
    allowed: AtomicUsize,
}

impl Pace {
    fn goes_on(&self) -> bool {
        self.moves.load(Ordering::Relaxed) < self.allowed.load(Ordering::Relaxed)
    }

    /// Allows some further moves; returns the present number.
    fn allow(&self, more: usize) -> usize {
        let moves = self.moves.load(Ordering::Relaxed) + more;
        self.allowed.store(moves, Ordering::Relaxed);
        moves
    }
}

/// Ends the game of all people, also if a test fails.
struct Stopped<'a>(&'a AtomicBool);

impl Drop for Stopped<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Causes a fault several times while people play, and compares the acknowledgements with the log.
fn survive(
    name: &str,
    variable: &str,
    fault: impl Fn(&Nodes, &Cluster, &dyn Fn(&str) -> Duration),
) {
    survive_from(Nodes::start_one, name, variable, fault);
}

/// The same, with first nodes started by this function.
fn survive_from(
    start_one: impl Fn(&Nodes),
    name: &str,
    variable: &str,
    fault: impl Fn(&Nodes, &Cluster, &dyn Fn(&str) -> Duration),
) {
    let folder = Folder::new("nodes");
    let logs = Folder::new("nodes-log");
    let (cluster, database) = Cluster::start(&folder.file(""));
    let nodes = Nodes::start_by(start_one, &database, &logs.file(""));
    let mut crowd = Crowd::default();
    let longest = Mutex::new(Duration::ZERO);
    let faults = times(variable, 1);
    let mut found = None;
    for _ in 0..faults {
        crowd.gather_anew(&nodes.ready(), TABLES);
        nodes.play(&mut crowd, |wait| {
            wait("all tables are played");
            let goes_on = |what: &str| {
                let took = wait(what);
                let mut longest = longest.lock().unwrap();
                *longest = took.max(*longest);
                took
            };
            fault(&nodes, &cluster, &goes_on);
            wait("all tables are played on");
        });
        let compared = crowd.compare(&database);
        assert_eq!(compared.lost, Vec::<String>::new());
        assert_eq!(compared.doubled, Vec::<String>::new());
        found = Some(compared.compared);
    }
    let longest = longest.into_inner().unwrap().as_secs_f64();
    tell(format_args!(
        "{name}: {faults} times, acknowledged moves: {}, lost: 0, made twice: 0, shown otherwise: 0, all tables went on after {longest:.1} s at most",
        found.unwrap_or_default()
    ));
    nodes.stop();
}

#[test]
#[ignore = "needs Postgres"]
fn tables_go_on_when_their_node_is_killed() {
    survive(
        "nodes killed",
        "ANTIPATER_FAULT_NODES",
        |nodes, _, goes_on| {
            let (_, server) = nodes.take();
            server.kill();
            goes_on("tables go on without a killed node");
            nodes.start_one();
        },
    );
}

#[test]
#[ignore = "needs Postgres"]
fn a_node_that_wakes_when_others_have_its_tables_writes_nothing() {
    survive(
        "nodes frozen",
        "ANTIPATER_FAULT_NODES",
        |nodes, _, goes_on| {
            let deposed = nodes.deposed();
            let (number, mut server) = nodes.take();
            server.signal("STOP");
            goes_on("tables go on without a frozen node");
            until("the node is deposed", || nodes.deposed() > deposed);
            server.signal("CONT");
            assert!(!server.end().success());
            let log = fs::read_to_string(nodes.log(number)).unwrap();
            assert!(log.contains(DEPOSED), "{log}");
            nodes.start_one();
        },
    );
}

#[test]
#[ignore = "needs Postgres"]
fn a_node_that_is_cut_off_from_postgres_shows_and_writes_nothing() {
    survive(
        "nodes cut off",
        "ANTIPATER_FAULT_NODES",
        |nodes, cluster, goes_on| {
            let line = Line::new(cluster);
            nodes.start_on_a_line(&line, goes_on);
            let (number, mut server) = nodes.take();
            let deposed = nodes.deposed();
            line.cut(true);
            goes_on("tables go on without a node that is cut off");
            until("the node says that it cannot be used", || {
                ask(&server.address, "/readyz", "", None).unwrap().status == 503
            });
            until("the node is deposed", || nodes.deposed() > deposed);
            line.cut(false);
            assert!(!server.end().success());
            let log = fs::read_to_string(nodes.log(number)).unwrap();
            assert!(log.contains(DEPOSED), "{log}");
            nodes.start_one();
        },
    );
}

#[test]
#[ignore = "needs Postgres"]
fn a_node_far_from_postgres_is_slower() {
    survive(
        "nodes far away",
        "ANTIPATER_FAULT_NODES",
        |nodes, cluster, goes_on| {
            let line = Line::new(cluster);
            nodes.start_on_a_line(&line, goes_on);
            line.delay(Duration::from_millis(100));
            goes_on("tables go on at a node that is far from its database");
            line.delay(Duration::ZERO);
            // The proxy ends here.
            assert!(nodes.take().1.stop().success());
            nodes.start_one();
        },
    );
}

#[test]
#[ignore = "needs Postgres"]
fn a_node_that_stops_hands_its_tables_over() {
    survive(
        "nodes stopped",
        "ANTIPATER_FAULT_NODES",
        |nodes, _, goes_on| {
            nodes.start_one();
            let (_, server) = nodes.take();
            assert!(server.stop().success());
            goes_on("tables go on without a stopped node");
        },
    );
}

#[test]
#[ignore = "needs Postgres"]
fn nodes_are_replaced_by_those_of_a_newer_version_one_after_the_other() {
    survive_from(
        Nodes::start_older,
        "nodes upgraded",
        "ANTIPATER_FAULT_NODES",
        |nodes, _, goes_on| {
            for _ in 0..NODES {
                nodes.start_one();
                let (_, older) = nodes.take();
                assert!(older.stop().success());
                goes_on("tables go on when a node of the older version was replaced");
            }
        },
    );
}

#[test]
#[ignore = "needs Postgres"]
fn nodes_outlive_a_crash_of_postgres() {
    survive(
        "Postgres killed under nodes",
        "ANTIPATER_FAULT_NODES",
        |nodes, cluster, goes_on| {
            let no_node_ended = (0..TRIES).any(|_| {
                cluster.script("kill");
                let ready = ask(&nodes.next().unwrap(), "/readyz", "", None);
                assert!(ready.is_none_or(|ready| ready.status == 503));
                cluster.script("again");
                goes_on("tables go on after Postgres has come back");
                let running = nodes.running.lock().unwrap();
                running.iter().all(|(_, server)| {
                    let healthy = ask(&server.address, "/healthz", "", None);
                    healthy.is_some_and(|healthy| healthy.status == 200)
                })
            });
            assert!(no_node_ended, "nodes end because Postgres was away");
        },
    );
}

#[test]
#[ignore = "needs Postgres and HAProxy"]
fn tables_go_on_when_the_proxy_is_killed_and_started_again() {
    let folder = Folder::new("proxy");
    survive(
        "proxy restarted",
        "ANTIPATER_FAULT_NODES",
        |nodes, _, goes_on| {
            let running = nodes.running.lock().unwrap();
            let addresses: Vec<String> = (running.iter())
                .map(|(_, server)| server.address.clone())
                .collect();
            drop(running);
            let proxy = Proxy::start(&folder.file(""), &addresses);
            *nodes.proxy.lock().unwrap() = Some(proxy);
            goes_on("tables are played through the proxy");
            // While the proxy is away there is no address: all people wait for it.
            nodes.proxy.lock().unwrap().as_mut().unwrap().restart();
            goes_on("tables go on through the new proxy");
            // The proxy notices a frozen node, and closes its connections.
            let (_, mut frozen) = nodes.take();
            frozen.signal("STOP");
            goes_on("tables go on without a node that the proxy has given up");
            frozen.signal("KILL");
            frozen.end();
            *nodes.proxy.lock().unwrap() = None;
            nodes.start_one();
        },
    );
}

#[test]
#[ignore = "needs Postgres"]
fn what_changes_at_one_node_is_known_at_the_others() {
    let folder = Folder::new("nodes");
    let logs = Folder::new("nodes-log");
    let (_cluster, database) = Cluster::start(&folder.file(""));
    let nodes = Nodes::start(&database, &logs.file(""));
    let (first, second) = (nodes.next().unwrap(), nodes.next().unwrap());
    let party = gather(&first, 3, "");
    let (host, guest) = (&party.people[0], &party.people[1]);
    // A stream through a node that does not have the table.
    let mut stream = open_unread(&second, &format!("{}/stream", guest.table), &guest.cookie);
    stream
        .set_read_timeout(Some(Duration::from_secs(1)))
        .unwrap();
    let mut heard = String::new();
    let mut hears = |what: &str, after: usize| {
        until(what, || {
            let mut buffer = [0; 64 << 10];
            if let Ok(read) = stream.read(&mut buffer) {
                heard.push_str(&String::from_utf8_lossy(&buffer[..read]));
            }
            heard.len() > after && heard[after..].contains(what)
        });
        heard.len()
    };
    let begun = hears("event: regions", 0);
    until("a move is made", || {
        matches!(host.look(&first), Look::Moved(_))
    });
    hears("event: regions", begun);
    // A long poll through another node lasts as long as at the node that has the table.
    let (since, other) = (format!("/api{}?since=", guest.table), second.clone());
    let (waiting, cookie) = (AtomicBool::new(true), guest.cookie.clone());
    thread::scope(|scope| {
        scope.spawn(|| {
            let seen = |path: &str| {
                let answer = ask(&other, path, &cookie, None).unwrap();
                assert_eq!(answer.status, 200, "{}", answer.body);
                let view: Value = serde_json::from_str(&answer.body).unwrap();
                view["table_status"]["version"].as_u64().unwrap()
            };
            let version = seen(since.split('?').next().unwrap());
            let news = seen(&format!("{since}{version}"));
            waiting.store(false, Ordering::Relaxed);
            assert!(news > version);
        });
        sleep(Duration::from_secs(12));
        assert!(waiting.load(Ordering::Relaxed), "there was no news");
        let news = json!({"do": "say", "text": "News"});
        let path = format!("/api{}/actions", host.table);
        let said = ask_json(&first, &path, &host.cookie, &news);
        assert_eq!(said.unwrap().status, 200);
    });
    // Whichever node has the stream of a person, those who follow them see that they are here.
    let me = ask(&first, "/api/me", &guest.cookie, None).unwrap();
    let me: Value = serde_json::from_str(&me.body).unwrap();
    let card = format!("/people/{}", me["person"].as_str().unwrap());
    ask(&second, &card, &host.cookie, Some("relation=follow")).unwrap();
    for server in [&first, &second] {
        let people = ask(server, "/people", &host.cookie, None).unwrap();
        assert!(
            people.body.contains("id=\"people-here\""),
            "{}",
            people.body
        );
    }
    // A person who has signed out is unknown to all nodes.
    let profile = |server: &str| ask(server, "/me", &guest.cookie, None).unwrap().status;
    assert_eq!((profile(&first), profile(&second)), (200, 200));
    ask(&first, "/me/leave", &guest.cookie, Some("sure=yes")).unwrap();
    until("the other node knows", || profile(&second) != 200);
    // Only nodes have access to the address for nodes.
    let running = nodes.running.lock().unwrap();
    let inside = running[0].1.node.clone().unwrap();
    drop(running);
    for path in ["/", "/nodes/release/x", "/healthz"] {
        assert_eq!(ask(&inside, path, "", None).unwrap().status, 403, "{path}");
    }
    nodes.stop();
}

/// One node has all pools, so people meet wherever they ask. If it ends, they look again.
#[test]
#[ignore = "needs Postgres"]
fn people_meet_whichever_node_they_ask() {
    let folder = Folder::new("nodes-meet");
    let logs = Folder::new("nodes-meet-log");
    let (_cluster, database) = Cluster::start(&folder.file(""));
    let nodes = Nodes::start(&database, &logs.file(""));
    let each: Vec<String> = (0..NODES).map(|_| nodes.next().unwrap()).collect();
    let arrive = |server: &str, name: &str| {
        let new = ask_json(server, "/api/people", "", &json!({"name": name})).unwrap();
        let new: Value = serde_json::from_str(&new.body).unwrap();
        format!(
            "x=y\r\nAuthorization: Bearer {}",
            new["token"].as_str().unwrap()
        )
    };
    // A person who no longer waits, since the pools have moved to another node, looks again.
    let search = |server: &str, person: &str, tempo: &str| {
        let seen = ask(server, "/api/pool", person, None)?;
        assert_eq!(seen.status, 200, "{}", seen.body);
        let seen: Value = serde_json::from_str(&seen.body).unwrap();
        if seen["stage"] == "none" {
            let order = json!({"game": "duel", "tempo": tempo});
            let asked = ask_json(server, "/api/pool", person, &order)?;
            assert_eq!(asked.status, 202, "{}", asked.body);
        }
        seen["table"].as_str().map(str::to_owned)
    };
    let meet = |servers: [&str; 2], tempo: &str, people: [&str; 2]| {
        until("they meet", || {
            let [one, other] = [0, 1].map(|each| search(servers[each], people[each], tempo));
            one.is_some() && one == other
        });
    };
    let names = ["Ada", "Boris", "Chloe", "Dora", "Enver", "Fatma"];
    let people = names.map(|name| arrive(&each[0], name));
    meet([&each[0], &each[1]], "quick", [&people[0], &people[1]]);
    // Over days they meet in the lobby, which is in the database.
    let order = json!({"game": "duel", "tempo": "days"});
    let seats = [(0, 2), (1, 3)].map(|(server, person): (usize, usize)| {
        let asked = ask_json(&each[server], "/api/pool", &people[person], &order).unwrap();
        assert_eq!(asked.status, 202, "{}", asked.body);
        serde_json::from_str::<Value>(&asked.body).unwrap()["table"].clone()
    });
    assert!(seats[0].is_string() && seats[0] == seats[1], "{seats:?}");
    let table = format!("/api/tables/{}", seats[0].as_str().unwrap());
    let view = ask(&each[2], &table, &people[2], None).unwrap();
    assert!(view.body.contains("\"stage\":\"playing\""), "{}", view.body);
    // Nodes end one after the other, and with one of them the pools.
    for _ in 1..NODES {
        assert!(nodes.take().1.stop().success());
    }
    let last = nodes.ready();
    meet([&last, &last], "normal", [&people[4], &people[5]]);
    nodes.stop();
}
