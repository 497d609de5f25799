//! `backup`, `restore`, `export` and `import`, beside a running server.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{Run, antipater, file, run_args, run_with};
use crate::served::Served;

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = file(name);
    std::fs::create_dir(&path).expect("the folder can be made");
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
    let mut server = Served::start(&database, "");
    let table = server.open("seats=4");
    let then = server.play(&table, 5);
    let out = on("backup", &copy, &database, &[]).good();
    assert_eq!(out, format!("Wrote the copy to {}\n", copy.display()));
    on("backup", &copy, &database, &[]).bad(1, &["already exists"]);
    // The running server is not affected, and keeps its database.
    let now = server.play(&table, 3);
    assert_ne!(now, then);
    on("restore", &copy, &database, &[]).bad(1, &["already exists"]);
    on("restore", &copy, &database, &["--force"]).bad(1, &["open in another program"]);
    assert_eq!(server.view(&table).as_ref(), Some(&now));
    // Killed, not stopped: the log stays beside the database.
    let cookie = server.cookie.clone();
    drop(server);
    on("restore", &copy, &database, &["--force"]).good();
    assert_eq!(
        Served::start(&database, &cookie).view(&table).as_ref(),
        Some(&then)
    );
    on("restore", &copy, &other, &[]).good();
    assert_eq!(Served::start(&other, &cookie).view(&table), Some(then));
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
    let wrong = ["backup", "x", "--database", "mysql://here"];
    run_args(wrong.into_iter()).bad(1, &["mysql://here", "sqlite:PATH"]);
}

/// The option that names a database.
fn database(path: &Path) -> String {
    format!("--database sqlite:{}", path.display())
}

#[test]
fn games_go_out_of_one_server_and_into_another() {
    let folder = folder("lines");
    let [from, to] = ["a.sqlite", "b.sqlite"].map(|name| folder.join(name));
    let [lines, wrong] = ["lines.jsonl", "wrong.jsonl"].map(|name| folder.join(name));
    let mut server = Served::start(&from, "");
    let tables = ["seats=3", "game=free-city", "game=duel"].map(|order| server.open(order));
    server.play(&tables[0], usize::MAX);
    server.play(&tables[1], 7);
    let out = run_with(&format!("export {}", database(&from)), b"").good();
    let args = format!("export --output {} {}", lines.display(), database(&from));
    assert_eq!(run_with(&args, b"").good(), "");
    assert_eq!(
        std::fs::read_to_string(&lines).expect("the lines are there"),
        out
    );
    let parsed = out
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    assert_eq!(parsed.count(), 3);
    let over = run_with(&format!("export --finished {}", database(&from)), b"").good();
    assert_eq!(over.lines().count(), 1);
    assert!(over.contains("\"stage\":\"over\""), "{over}");

    // Into a running server, from a file; then from standard input.
    let mut other = Served::start(&to, "");
    let own = other.open("seats=5");
    let said = on("import", &lines, &to, &[]).good();
    assert_eq!(said, "imported tables: 3, already present: 0\n");
    let said = run_with(&format!("import {}", database(&to)), out.as_bytes()).good();
    assert_eq!(said, "imported tables: 0, already present: 3\n");
    let both = run_with(&format!("export {}", database(&to)), b"").good();
    assert_eq!(both.lines().count(), 4);
    let taken: Vec<Value> = both.lines().map(without_age).collect();
    assert!(out.lines().all(|line| taken.contains(&without_age(line))));
    assert!(other.view(&own).is_some());

    // An invalid line: the error has its number and the reason, and nothing has changed.
    let half = &out[..out.len() - 20];
    std::fs::write(&wrong, half).expect("the file can be written");
    let nowhere = folder.join("c.sqlite");
    on("import", &wrong, &nowhere, &[]).bad(
        1,
        &["wrong.jsonl: line 3: not a line of `export`: not JSON (column "],
    );
    let args = format!("export {}", database(&nowhere));
    assert_eq!(run_with(&args, b"").good(), "");
}

/// A line of an export without the age of its step, which grows while a server runs.
fn without_age(line: &str) -> Value {
    let mut line: Value = serde_json::from_str(line).expect("a line is JSON");
    let age = line
        .as_object_mut()
        .and_then(|line| line.remove("step_age"));
    assert!(
        age.is_none_or(|age| age.is_null() || age.as_i64() >= Some(0)),
        "{line}"
    );
    line
}

#[test]
fn an_export_of_nothing_writes_nothing() {
    let folder = folder("lines-refused");
    let [nothing, output] = ["nothing", "lines.jsonl"].map(|name| folder.join(name));
    std::fs::write(&output, "of yesterday").expect("the file can be written");
    let args = format!(
        "export --output {} {}",
        output.display(),
        database(&nothing)
    );
    run_with(&args, b"").bad(1, &["no file", "nothing"]);
    let kept = std::fs::read_to_string(&output).expect("the file is there");
    assert_eq!(kept, "of yesterday");
    on("import", &nothing, &folder.join("a.sqlite"), &[]).bad(1, &["cannot open", "nothing"]);
}

/// As with `antipater export | head`.
#[test]
fn who_has_seen_enough_of_an_export_may_go() {
    use std::process::Stdio;
    let folder = folder("lines-pipe");
    let path = folder.join("a.sqlite");
    let mut server = Served::start(&path, "");
    for _ in 0..3 {
        server.open("seats=7");
    }
    let mut child = antipater()
        .args([
            "export",
            "--database",
            &format!("sqlite:{}", path.display()),
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_database_is_moved_into_an_empty_one() {
    let folder = folder("upkeep-move");
    let [from, to] = ["a.sqlite", "b.sqlite"].map(|name| folder.join(name));
    let mut server = Served::start(&from, "");
    let table = server.open("seats=4");
    let then = server.play(&table, 5);
    let address = |path: &Path| format!("sqlite:{}", path.display());
    let (old, new) = (address(&from), address(&to));
    let moved = || run_args(["move-database", &old, &new].into_iter());
    moved().bad(1, &["not moved", "another server has this database"]);
    let cookie = server.cookie.clone();
    drop(server);
    let said = moved().good();
    assert!(said.starts_with("Copied rows: "), "{said}");
    moved().bad(1, &["not moved", "not empty"]);
    let wrong = "postgres://ada:geheim@127.0.0.1:1/games";
    let failed = run_args(["move-database", &old, wrong].into_iter());
    failed.bad(
        1,
        &["postgres://ada:***@127.0.0.1:1/games", "cannot be opened"],
    );
    let server = Served::start(&to, &cookie);
    assert_eq!(server.view(&table), Some(then));
}

#[test]
fn what_postgres_has_means_of_its_own_for_is_said() {
    let address = "postgres://ada:geheim@127.0.0.1:1/games";
    for (args, words) in [
        (vec!["backup", "copy"], "pg_dump"),
        (vec!["restore", "copy"], "pg_restore"),
        (
            vec!["serve", "--backup-every", "1h", "--backup-folder", "copies"],
            "pg_dump",
        ),
        (vec!["serve"], "cannot be opened"),
        (vec!["export"], "cannot be opened"),
    ] {
        let args = args.into_iter().chain(["--database", address]);
        let run = run_args(args);
        assert!(!run.err.contains("geheim"), "{}", run.err);
        run.bad(1, &[words]);
    }
}
