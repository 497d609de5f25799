//! Postgres is killed while people play, as by a crash of its machine, and restarted; or its disk is full, and freed
//! again. Clients get an error meanwhile, the server recovers by itself, and nothing acknowledged is lost or made
//! twice. Needs the programs of Postgres (Debian: `postgresql`), and for the full disk the right to mount a file
//! system.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::Ordering;

use rustix::process::{Pid, test_kill_process};

use super::disk::{Mount, take_all_room};
use super::history::Crowd;
use super::{tell, times};
use crate::server::{Folder, Server, ask, until};

/// The number of tables.
const TABLES: usize = 2;
/// The size of a file system for a new cluster.
const ROOM: &str = "size=128m,mode=700";

/// A separate cluster, removed on drop.
pub(super) struct Cluster {
    folder: PathBuf,
    /// The file system for its data.
    mount: Option<Mount>,
}

impl Cluster {
    /// A new cluster in a folder, and the address of its database.
    pub(super) fn start(folder: &Path) -> (Cluster, PathBuf) {
        Cluster::start_on(folder, None)
    }

    /// The same with its data on a small file system; `None` if the system does not permit mounting one.
    fn start_on_small_disk(folder: &Path) -> Option<(Cluster, PathBuf)> {
        let data = folder.join("data");
        std::fs::create_dir_all(&data).unwrap();
        let mount = Mount::of(&data, ROOM)?;
        // Postgres must own the folder.
        let owned = Command::new(&mount.enter[0])
            .args(&mount.enter[1..])
            .args(["chown", "postgres"])
            .arg(&data)
            .status();
        owned.unwrap().success().then_some(())?;
        Some(Cluster::start_on(folder, Some(mount)))
    }

    fn start_on(folder: &Path, mount: Option<Mount>) -> (Cluster, PathBuf) {
        let cluster = Cluster {
            folder: folder.to_owned(),
            mount,
        };
        let address = cluster.script("start");
        (cluster, PathBuf::from(address.trim()))
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Restarts or kills the cluster; acknowledged data is on disk.
    pub(super) fn script(&self, verb: &str) -> String {
        let done = self.command(verb).output().unwrap();
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{verb}: {said}");
        String::from_utf8(done.stdout).unwrap()
    }

    fn command(&self, verb: &str) -> Command {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/postgres");
        let mut command = match &self.mount {
            Some(mount) => {
                let mut command = Command::new(&mount.enter[0]);
                command.args(&mount.enter[1..]).arg(path);
                command
            }
            None => Command::new(path),
        };
        command.arg(verb).arg(&self.folder).env("FSYNC", "on");
        command
    }

    /// The path of a data file, for this process.
    fn file(&self, name: &str) -> PathBuf {
        let path = self.folder.join("data").join(name);
        match &self.mount {
            Some(mount) => mount.seen(&path),
            None => path,
        }
    }

    /// Whether the parent process runs.
    fn is_running(&self) -> bool {
        let file = std::fs::read_to_string(self.file("postmaster.pid")).unwrap_or_default();
        let process = file.lines().next().and_then(|line| line.parse().ok());
        let process = process.and_then(Pid::from_raw);
        process.is_some_and(|process| test_kill_process(process).is_ok())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // The mount point of a file system in another namespace cannot be removed from there.
        let verb = if self.mount.is_some() { "kill" } else { "stop" };
        let _ = self.command(verb).output();
    }
}

#[test]
#[ignore = "needs Postgres"]
fn a_game_goes_on_after_postgres_was_killed() {
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
            // At another moment each time.
            let enough = 1 + time * 7 % 11;
            until("acknowledged moves", || {
                moves.load(Ordering::Relaxed) >= enough
            });
            cluster.script("kill");
            until("a move is refused", || refused.load(Ordering::Relaxed) > 0);
            let ready = ask(&server.address, "/readyz", "", None).unwrap();
            assert_eq!(ready.status, 503);
            let healthy = ask(&server.address, "/healthz", "", None).unwrap();
            assert_eq!(healthy.status, 200);
            // Asked first: the games may end before the script does.
            let before = moves.load(Ordering::Relaxed);
            cluster.script("again");
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

/// Without space for a row, Postgres refuses it. Without space for its log, it exits, and must be started again once
/// there is some.
#[test]
#[ignore = "needs Postgres and the right to mount"]
fn a_full_disk_under_postgres_loses_nothing() {
    let folder = Folder::new("postgres-full");
    let (cluster, database) = Cluster::start_on_small_disk(&folder.file(""))
        .expect("a file system can be mounted for Postgres");
    let log = Folder::new("postgres-full-log");
    let log = log.file("log");
    let server = Server::start_so(&database, &["--unlimited"], &log);
    let mut crowd = Crowd::default();
    let mut compared = 0;
    let fills = times("ANTIPATER_FAULT_DISKS", 1);
    for time in 0..fills {
        crowd.gather(&server.address, TABLES);
        crowd.play_until(&server.address, |moves, _| {
            until("moves before the disk is full", || {
                moves.load(Ordering::Relaxed) > 2 + time % 5
            });
            take_all_room(&cluster.file("filler"));
        });
        // There is some space in existing pages, which messages fill.
        until("talk is refused", || crowd.say(&server.address) == 503);
        let healthy = ask(&server.address, "/healthz", "", None).unwrap();
        assert_eq!(healthy.status, 200);
        std::fs::remove_file(cluster.file("filler")).unwrap();
        // People need only try again. Postgres may end later, if it was recovering when there was no room.
        crowd.play_until(&server.address, |moves, _| {
            until("moves once there is room again", || {
                if !cluster.is_running() {
                    cluster.script("again");
                }
                moves.load(Ordering::Relaxed) > 2
            });
        });
        crowd.check_refusals();
        let found = crowd.compare(&database);
        assert_eq!(found.lost, Vec::<String>::new());
        assert_eq!(found.doubled, Vec::<String>::new());
        compared = found.compared;
    }
    tell(format_args!(
        "Postgres full: {fills}, acknowledged moves: {compared}, lost: 0, made twice: 0"
    ));
    assert!(server.stop().success());
    let log = std::fs::read_to_string(log).unwrap();
    assert!(!log.contains("panicked"), "{log}");
}
