//! `backup` and `restore`, beside a server that runs.

use std::path::{Path, PathBuf};

use crate::program::{Run, file, run_args};
use crate::served::Served;

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = file(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the folder can be made");
    path
}

/// Runs a command on a file, with a database.
fn on(command: &str, name: &Path, database: &Path, options: &[&str]) -> Run {
    let database = format!("sqlite:{}", database.display());
    let name = name.to_str().expect("the path is text");
    let args = [command, name, "--database", &database];
    run_args(args.into_iter().chain(options.iter().copied()))
}

#[test]
fn a_copy_of_a_running_server_can_be_served() {
    let folder = folder("upkeep");
    let [database, copy, other] = ["a.sqlite", "copy", "b.sqlite"].map(|name| folder.join(name));
    let server = Served::start(&database);
    let table = server.open("seats=4");
    let then = server.play(&table, 5);
    let out = on("backup", &copy, &database, &[]).good();
    assert_eq!(out, format!("The copy is {}\n", copy.display()));
    on("backup", &copy, &database, &[]).bad(1, &["there already"]);
    // The server does not mind, and keeps its database.
    let now = server.play(&table, 3);
    assert_ne!(now, then);
    on("restore", &copy, &database, &[]).bad(1, &["there already"]);
    on("restore", &copy, &database, &["--force"]).bad(1, &["open in another program"]);
    assert_eq!(server.view(&table).as_ref(), Some(&now));
    // Killed, not stopped: the log stays beside the database.
    drop(server);
    on("restore", &copy, &database, &["--force"]).good();
    assert_eq!(Served::start(&database).view(&table).as_ref(), Some(&then));
    on("restore", &copy, &other, &[]).good();
    assert_eq!(Served::start(&other).view(&table), Some(then));
}

#[test]
fn what_is_no_database_is_named() {
    let folder = folder("upkeep-refused");
    let [nothing, text] = ["nothing", "text"].map(|name| folder.join(name));
    std::fs::write(&text, "a text").expect("the file can be written");
    on("backup", &folder.join("copy"), &nothing, &[]).bad(1, &["no file", "nothing"]);
    on("backup", &folder.join("copy"), &text, &[]).bad(1, &["text", "damaged"]);
    on("restore", &text, &nothing, &[]).bad(1, &["text", "damaged"]);
    on("restore", &nothing, &folder.join("a"), &[]).bad(1, &["no file", "nothing"]);
    let wrong = ["backup", "x", "--database", "postgres://here"];
    run_args(wrong.into_iter()).bad(1, &["postgres://here", "sqlite:PATH"]);
}
