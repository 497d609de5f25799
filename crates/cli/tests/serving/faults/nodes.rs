//! Several nodes on one Postgres while people play through all of them, each move sent to two nodes at once: a node is
//! killed, frozen and woken when others have its tables, cut off from Postgres, far away from it, or stopped in order, and
//! Postgres is killed. Nothing that was acknowledged is lost or made twice, and every table goes on. Needs the programs of
//! Postgres, as `postgres` does.

use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use super::history::{Crowd, Said};
use super::postgres::{Cluster, is_missing, script};
use super::{tell, times};
use crate::people::{Look, gather};
use crate::server::{Folder, Server, ask, open_unread, until};

/// Tables that are played.
const TABLES: usize = 3;
/// Nodes that run.
const NODES: usize = 3;
/// What a node says that was deposed.
const DEPOSED: &str = "others have taken its tables";
/// How often a fault is caused again if something else went wrong meanwhile.
const TRIES: usize = 4;
/// How long somebody waits who found no node, or was refused.
const AGAIN: Duration = Duration::from_millis(20);

/// The nodes, and a proxy that sends each request to the next one.
struct Nodes {
    database: PathBuf,
    folder: PathBuf,
    running: Mutex<Vec<(usize, Server)>>,
    started: AtomicUsize,
    turn: AtomicUsize,
}

impl Nodes {
    fn start(database: &Path, folder: &Path) -> Nodes {
        let nodes = Nodes {
            database: database.to_owned(),
            folder: folder.to_owned(),
            running: Mutex::default(),
            started: AtomicUsize::new(0),
            turn: AtomicUsize::new(0),
        };
        for _ in 0..NODES {
            nodes.start_one();
        }
        nodes
    }

    fn start_one(&self) {
        self.start_through(&self.database);
    }

    /// Starts a node that reaches the database at this address.
    fn start_through(&self, database: &Path) {
        let number = self.started.fetch_add(1, Ordering::Relaxed);
        let args = ["--unlimited", "--node", "127.0.0.1:0", "--bot-pause", "0"];
        let server = Server::start_so(database, &args, &self.log(number));
        self.running.lock().unwrap().push((number, server));
    }

    /// Starts a node on a line of its own, and has it take all tables; then the other nodes are started again.
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

    /// How many nodes were deposed so far.
    fn deposed(&self) -> usize {
        let logs = (0..self.started.load(Ordering::Relaxed)).map(|number| self.log(number));
        let logs = logs.map(|log| fs::read_to_string(log).unwrap());
        logs.map(|log| log.matches("others take its tables").count())
            .sum()
    }

    /// The address of the next node.
    fn next(&self) -> Option<String> {
        let running = self.running.lock().unwrap();
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let (_, server) = running.get(turn % running.len().max(1))?;
        Some(server.address.clone())
    }

    /// Takes a node away from the proxy.
    fn take(&self) -> (usize, Server) {
        self.running.lock().unwrap().remove(0)
    }

    /// Plays through all nodes until `fault` has returned. It gets a function that waits until every table has gone on since it was
    /// called.
    fn play(&self, crowd: &mut Crowd, fault: impl FnOnce(&dyn Fn(&str) -> Duration)) {
        let stop = AtomicBool::new(false);
        let moves: Vec<AtomicUsize> = (0..crowd.players.len())
            .map(|_| AtomicUsize::new(0))
            .collect();
        let seats = crowd.players.len() / TABLES;
        thread::scope(|scope| {
            for (player, moves) in crowd.players.iter_mut().zip(&moves) {
                let stop = &stop;
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let Some(server) = self.next() else {
                            sleep(AGAIN);
                            continue;
                        };
                        match player.play_twice(&server, self.next().as_deref()) {
                            Said::Over => break,
                            Said::Acknowledged => drop(moves.fetch_add(1, Ordering::Relaxed)),
                            Said::Gone | Said::Refused(..) => sleep(AGAIN),
                            Said::Nothing => sleep(AGAIN / 4),
                        }
                    }
                });
            }
            let ended = Stopped(&stop);
            let of = |table: usize| -> usize {
                let players = moves[table * seats..(table + 1) * seats].iter();
                players.map(|moves| moves.load(Ordering::Relaxed)).sum()
            };
            fault(&|what| {
                let began = Instant::now();
                let before: Vec<usize> = (0..TABLES).map(of).collect();
                // Everybody may have one move on its way that is answered in spite of the fault.
                until(what, || {
                    (0..TABLES).all(|table| of(table) > before[table] + seats)
                });
                began.elapsed()
            });
            drop(ended);
        });
    }

    /// Stops all nodes in order; nothing may have panicked. On a machine where a node gets no processor for seconds, others
    /// may have deposed it.
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

/// A line to Postgres that can be cut, and slow. It ends with this value.
struct Line {
    folder: Folder,
    state: Arc<LineState>,
}

#[derive(Default)]
struct LineState {
    cut: AtomicBool,
    /// Milliseconds that everything takes longer, each way.
    delay: AtomicU64,
    ended: AtomicBool,
}

impl Line {
    /// A line to a cluster, through a socket in a folder of its own.
    fn new(cluster: &Cluster) -> Line {
        const SOCKET: &str = ".s.PGSQL.5432";
        let folder = Folder::new("line");
        let listener = UnixListener::bind(folder.file(SOCKET)).unwrap();
        listener.set_nonblocking(true).unwrap();
        let (state, far) = (Arc::<LineState>::default(), cluster.folder().join(SOCKET));
        let line = Line {
            folder,
            state: Arc::clone(&state),
        };
        thread::spawn(move || {
            while !state.ended.load(Ordering::Relaxed) {
                let Ok((near, _)) = listener.accept() else {
                    sleep(AGAIN);
                    continue;
                };
                near.set_nonblocking(false).unwrap();
                let Ok(far) = UnixStream::connect(&far) else {
                    continue;
                };
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    let state = Arc::clone(&state);
                    thread::spawn(move || state.carry(from, to));
                }
            }
        });
        line
    }

    /// The address of the database at the end of the line.
    fn database(&self, database: &Path) -> PathBuf {
        let address = database.to_str().unwrap();
        let (before, rest) = address.split_once("host=").unwrap();
        let (_, after) = rest.split_once('&').unwrap();
        PathBuf::from(format!(
            "{before}host={}&{after}",
            self.folder.file("").display()
        ))
    }

    fn cut(&self, cut: bool) {
        self.state.cut.store(cut, Ordering::Relaxed);
    }

    fn delay(&self, time: Duration) {
        let milliseconds = time.as_millis() as u64;
        self.state.delay.store(milliseconds, Ordering::Relaxed);
    }
}

impl LineState {
    /// Carries what is said in one direction. Where the line is cut, nobody hears anything, not even that it is.
    fn carry(&self, mut from: UnixStream, mut to: UnixStream) {
        from.set_read_timeout(Some(AGAIN)).unwrap();
        let mut buffer = [0; 16 << 10];
        while !self.ended.load(Ordering::Relaxed) {
            let read = match from.read(&mut buffer) {
                Ok(0) => break,
                Ok(read) => read,
                Err(error)
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    continue;
                }
                Err(_) => break,
            };
            sleep(Duration::from_millis(self.delay.load(Ordering::Relaxed)));
            while self.cut.load(Ordering::Relaxed) && !self.ended.load(Ordering::Relaxed) {
                sleep(AGAIN);
            }
            if to.write_all(&buffer[..read]).is_err() {
                break;
            }
        }
        // Ignored if the other end is gone.
        let _ = to.shutdown(std::net::Shutdown::Both);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.state.ended.store(true, Ordering::Relaxed);
    }
}

/// Ends the game of all players, also where a test fails.
struct Stopped<'a>(&'a AtomicBool);

impl Drop for Stopped<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Causes a fault some times while people play, and compares what they were told with the log.
fn survive(
    name: &str,
    variable: &str,
    fault: impl Fn(&Nodes, &Cluster, &dyn Fn(&str) -> Duration),
) {
    if is_missing() {
        return;
    }
    let folder = Folder::new("nodes");
    let logs = Folder::new("nodes-log");
    let (cluster, database) = Cluster::start(&folder.file(""));
    let nodes = Nodes::start(&database, &logs.file(""));
    let mut crowd = Crowd::default();
    let longest = Mutex::new(Duration::ZERO);
    let faults = times(variable, 1);
    let mut found = None;
    for _ in 0..faults {
        crowd.gather(&nodes.next().unwrap(), TABLES);
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
        "{name}: {faults} times, acknowledged moves: {}, lost: 0, made twice: 0, all tables went on after {longest:.1} s at most",
        found.unwrap_or_default()
    ));
    nodes.stop();
}

#[test]
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
            // The line ends here.
            assert!(nodes.take().1.stop().success());
            nodes.start_one();
        },
    );
}

#[test]
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
fn nodes_outlive_a_crash_of_postgres() {
    survive(
        "Postgres killed under nodes",
        "ANTIPATER_FAULT_NODES",
        |nodes, cluster, goes_on| {
            let no_node_ended = (0..TRIES).any(|_| {
                script("kill", cluster.folder());
                let ready = ask(&nodes.next().unwrap(), "/readyz", "", None);
                assert!(ready.is_none_or(|ready| ready.status == 503));
                script("again", cluster.folder());
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
fn what_changes_at_one_node_is_known_at_the_others() {
    if is_missing() {
        return;
    }
    let folder = Folder::new("nodes");
    let logs = Folder::new("nodes-log");
    let (_cluster, database) = Cluster::start(&folder.file(""));
    let nodes = Nodes::start(&database, &logs.file(""));
    let (first, second) = (nodes.next().unwrap(), nodes.next().unwrap());
    let party = gather(&first, 3, "");
    let (host, guest) = (&party.people[0], &party.people[1]);
    // A stream through another node than that of the table.
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
    // Somebody who has signed out is a stranger everywhere.
    let profile = |server: &str| ask(server, "/me", &guest.cookie, None).unwrap().status;
    assert_eq!((profile(&first), profile(&second)), (200, 200));
    ask(&first, "/me/leave", &guest.cookie, Some("sure=yes")).unwrap();
    until("the other node knows", || profile(&second) != 200);
    // The address for nodes is for nodes only.
    let running = nodes.running.lock().unwrap();
    let inside = running[0].1.node.clone().unwrap();
    drop(running);
    for path in ["/", "/nodes/release/x", "/healthz"] {
        assert_eq!(ask(&inside, path, "", None).unwrap().status, 403, "{path}");
    }
    nodes.stop();
}
