//! Postgres is killed while people play, as by a crash of its machine, and comes back: visitors are told so meanwhile, the
//! server goes on by itself, and nothing that was acknowledged is lost or made twice. Needs the programs of Postgres
//! (Debian: `postgresql`). Where they are not installed the test says so and passes, unless `ANTIPATER_FAULT_TESTS=1` asks
//! for it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::Ordering;

use super::history::Crowd;
use super::{tell, times};
use crate::server::{Folder, Server, ask, until};

/// Tables that are played.
const TABLES: usize = 2;

/// A cluster of its own, which is removed with this value.
pub(super) struct Cluster(PathBuf);

impl Cluster {
    /// A new cluster in a folder, and the address of its database.
    pub(super) fn start(folder: &Path) -> (Cluster, PathBuf) {
        let address = script("start", folder);
        (Cluster(folder.to_owned()), PathBuf::from(address.trim()))
    }

    pub(super) fn folder(&self) -> &Path {
        &self.0
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        script("stop", &self.0);
    }
}

/// Has a cluster started, killed or stopped; what is acknowledged there is on the disk.
pub(super) fn script(verb: &str, folder: &Path) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/postgres");
    let done = Command::new(path)
        .arg(verb)
        .arg(folder)
        .env("FSYNC", "on")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{verb}: {said}");
    String::from_utf8(done.stdout).unwrap()
}

/// Whether the programs of Postgres are here.
fn is_installed() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = std::fs::read_dir("/usr/lib/postgresql");
    let debian = debian.into_iter().flatten().flatten();
    let debian = debian.map(|version| version.path().join("bin"));
    std::env::split_paths(&path)
        .chain(debian)
        .any(|folder| folder.join("initdb").exists())
}

/// Whether a test on Postgres has to be left out; then says so.
#[allow(clippy::print_stderr, reason = "says why nothing was tested")]
pub(super) fn is_missing() -> bool {
    if is_installed() {
        return false;
    }
    let asked_for = std::env::var("ANTIPATER_FAULT_TESTS").is_ok_and(|value| value == "1");
    assert!(!asked_for, "Postgres is not installed");
    eprintln!("SKIPPED: Postgres is not installed");
    true
}

#[test]
fn a_game_goes_on_after_postgres_was_killed() {
    if is_missing() {
        return;
    }
    let kills = times("ANTIPATER_FAULT_KILLS", 2);
    let folder = Folder::new("postgres");
    let log = Folder::new("postgres-log");
    let log = log.file("log");
    let (cluster, database) = Cluster::start(&folder.file(""));
    let server = Server::start_so(&database, &["--unlimited"], &log);
    let mut crowd = Crowd::default();
    let mut refused = 0;
    for time in 0..kills {
        crowd.gather(&server.address, TABLES);
        crowd.play_until(&server.address, |moves, refused| {
            // Each time in another moment.
            let wished = 1 + time * 7 % 11;
            until("acknowledged moves", || {
                moves.load(Ordering::Relaxed) >= wished
            });
            script("kill", &cluster.0);
            until("a move is refused", || refused.load(Ordering::Relaxed) > 0);
            let ready = ask(&server.address, "/readyz", "", None).unwrap();
            assert_eq!(ready.status, 503);
            let healthy = ask(&server.address, "/healthz", "", None).unwrap();
            assert_eq!(healthy.status, 200);
            script("again", &cluster.0);
            let before = moves.load(Ordering::Relaxed);
            until("the game goes on", || {
                moves.load(Ordering::Relaxed) > before
            });
        });
        refused += crowd.check_refusals();
        until("the server is ready", || {
            ask(&server.address, "/readyz", "", None).unwrap().status == 200
        });
        let found = crowd.compare(&database);
        assert_eq!(found.lost, Vec::<String>::new(), "killed {time} times");
        assert_eq!(found.doubled, Vec::<String>::new(), "killed {time} times");
        tell(format_args!(
            "Postgres killed: {}, acknowledged moves: {}, refused: {refused}, lost: 0, made twice: 0",
            time + 1,
            found.compared
        ));
    }
    assert!(server.stop().success());
    let log = std::fs::read_to_string(log).unwrap();
    assert!(!log.contains("panicked"), "{log}");
}
