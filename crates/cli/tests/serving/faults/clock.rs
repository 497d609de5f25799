//! The machine's clock is set, while the server runs and between two runs: no person loses a session, a table or
//! thinking time. libfaketime shows the server another time of day; running time (`CLOCK_MONOTONIC`) continues, as on a
//! real machine. `a_clock_that_was_wrong_for_some_time_ends_nothing` in the server's tests does the same without it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use crate::people::{Look, Person, gather};
use crate::server::{Folder, Server, antipater, ask, until};

/// The library that fakes the time, if it is installed.
fn library() -> Option<PathBuf> {
    let named = std::env::var_os("LIBFAKETIME").map(PathBuf::from);
    let folders =
        ["x86_64-linux-gnu", "aarch64-linux-gnu"].map(|machine| format!("{machine}/faketime"));
    let usual = folders.iter().map(String::as_str).chain(["faketime"]);
    let usual = usual.map(|folder| {
        Path::new("/usr/lib")
            .join(folder)
            .join("libfaketimeMT.so.1")
    });
    named.into_iter().chain(usual).find(|path| path.exists())
}

/// A server that reads the time of day from a file.
struct Machine {
    folder: Folder,
    library: PathBuf,
}

impl Machine {
    fn start(&self) -> Server {
        let mut command = antipater();
        command
            .env("LD_PRELOAD", &self.library)
            .env("FAKETIME_TIMESTAMP_FILE", self.folder.file("time"))
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            .env("DONT_FAKE_MONOTONIC", "1")
            .env("NO_FAKE_STAT", "1");
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.file("log"))
            .unwrap();
        let database = self.folder.file("a.sqlite");
        Server::launch(command, &database, &[], log.into())
    }

    /// Sets the clock ahead of the true time by this much, such as `+1y`, or behind it.
    fn set(&self, ahead: &str) {
        // Atomically, since the server reads it all the time.
        fs::write(self.folder.file("new"), format!("{ahead}\n")).unwrap();
        fs::rename(self.folder.file("new"), self.folder.file("time")).unwrap();
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.file("log")).unwrap()
    }
}

#[test]
#[ignore = "needs libfaketime (Debian: faketime)"]
fn a_clock_that_is_set_ends_no_session_no_table_and_no_time_to_think() {
    let library = library().expect("libfaketime is installed");
    let folder = Folder::new("clock");
    let machine = Machine { folder, library };
    machine.set("+0");
    let mut server = machine.start();
    let party = gather(&server.address, 3, "&pace=3600s");
    let people = &party.people;
    goes_on(&server, people);
    for (number, ahead) in ["+1h", "-1h", "+1y", "-1y", "+0"].into_iter().enumerate() {
        machine.set(ahead);
        until("the server notices", || {
            machine.log().matches("the clock was set").count() > number
        });
        goes_on(&server, people);
    }
    for ahead in ["+1h", "-1h", "+1y", "-1y", "+0"] {
        // Killed at once, the server has not stored what it has noticed.
        server.kill();
        machine.set(ahead);
        server = machine.start();
        goes_on(&server, people);
    }
    assert!(server.stop().success());
    let log = machine.log();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
}

/// Whether all people are signed in and have time left, and the game continues.
fn goes_on(server: &Server, people: &[Person]) {
    for person in people {
        let page = ask(&server.address, &person.table, &person.cookie, None).unwrap();
        assert_eq!(page.status, 200);
        let moment = |name: &str| -> i64 {
            let (_, rest) = page.body.split_once(&format!("{name}=\"")).unwrap();
            rest.split('"').next().unwrap().parse().unwrap()
        };
        let left = moment("data-ends") - moment("data-now");
        // After a kill, people have some seconds more.
        assert!((1..=3_660_000).contains(&left), "{left} ms are left");
    }
    // Sometimes only one of them has a choice.
    let mut moves = 0;
    until("moves are acknowledged", || {
        let moved = |person: &&Person| matches!(person.look(&server.address), Look::Moved(_));
        moves += people.iter().filter(moved).count();
        moves >= people.len()
    });
}
