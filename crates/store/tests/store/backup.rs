//! Backups, made while the database is written, and restoring them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use antipater_store::{CopyError, Progress, Store};

use crate::folder::{Folder, address};
use crate::rows::{add, row, step};

async fn backup(database: &Path, to: &Path) -> Result<(), CopyError> {
    antipater_store::backup(&address(database), to).await
}

async fn restore(database: &Path, from: &Path, replace: bool) -> Result<(), CopyError> {
    antipater_store::restore(from, &address(database), replace).await
}

/// A database with a table of this name.
async fn make(path: &Path, table: &str) {
    let store = Store::open(&address(path)).await.unwrap();
    add(&store, &row(table, 1, 10)).await;
    store.close().await;
}

async fn has(path: &Path, table: &str) -> bool {
    let store = Store::open(&address(path)).await.unwrap();
    let row = store.table_row(table).await.unwrap();
    store.close().await;
    row.is_some()
}

/// The files in a folder, without those of SQLite beside an open database.
fn names(folder: &Folder) -> Vec<String> {
    let entries = std::fs::read_dir(folder.path()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

fn refused(done: Result<(), CopyError>, words: &str) {
    let why = done.unwrap_err().to_string();
    assert!(why.contains(words), "no {words:?} in {why:?}");
}

/// Each append sets the number of steps in the row, so a copy that mixes two moments would show a wrong one.
#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_many_write_is_of_one_moment() {
    const TABLES: usize = 20;
    let folder = Folder::new("backup");
    let path = folder.file("a.sqlite");
    let store = Store::open(&address(&path)).await.unwrap();
    let stop = Arc::new(AtomicBool::new(false));
    let mut writers = Vec::new();
    for table in 0..TABLES {
        let name = format!("t{table}");
        add(&store, &row(&name, 1, 10)).await;
        let (store, stop) = (store.clone(), stop.clone());
        writers.push(tokio::spawn(async move {
            let mut number = 0;
            while !stop.load(Ordering::Relaxed) {
                let progress = Progress {
                    deadline: Some(number as i64 + 1),
                    ..Progress::default()
                };
                let steps = [step("a step", None)];
                store
                    .append(&name, number, &steps, &progress)
                    .await
                    .unwrap();
                number += 1;
            }
            number
        }));
    }
    for round in 0..5 {
        let mut least = Vec::new();
        for table in 0..TABLES {
            let (_, moves) = store.table(&format!("t{table}")).await.unwrap().unwrap();
            least.push(moves.len());
        }
        let to = folder.file(&format!("copy{round}.sqlite"));
        backup(&path, &to).await.unwrap();
        let copy = Store::open(&address(&to)).await.unwrap();
        assert_eq!(copy.secret(), store.secret());
        for (table, least) in least.into_iter().enumerate() {
            let (row, moves) = copy.table(&format!("t{table}")).await.unwrap().unwrap();
            assert_eq!(row.deadline.unwrap_or(0), moves.len() as i64);
            // Everything acknowledged before is in the copy.
            assert!(moves.len() >= least);
        }
        copy.close().await;
    }
    stop.store(true, Ordering::Relaxed);
    for (table, writer) in writers.into_iter().enumerate() {
        let written = writer.await.unwrap();
        let (_, moves) = store.table(&format!("t{table}")).await.unwrap().unwrap();
        assert_eq!(moves.len(), written);
    }
}

#[tokio::test]
async fn a_copy_takes_nobodys_place() {
    let folder = Folder::new("backup-refused");
    let [path, copy, garbage] = ["a.sqlite", "copy", "garbage"].map(|name| folder.file(name));
    make(&path, "one").await;
    std::fs::write(&copy, "mine").unwrap();
    std::fs::write(&garbage, "no database, but long enough for one ".repeat(90)).unwrap();
    refused(backup(&path, &copy).await, "already exists");
    assert_eq!(std::fs::read(&copy).unwrap(), b"mine");
    let elsewhere = folder.file("no/such/folder");
    refused(backup(&path, &elsewhere).await, "cannot write");
    refused(backup(&garbage, &folder.file("x")).await, "damaged");
    refused(
        backup(&folder.file("nothing"), &folder.file("x")).await,
        "no file",
    );
    assert_eq!(names(&folder), ["a.sqlite", "copy", "garbage"]);
    // The remains of an interrupted attempt do no harm.
    let folder = Folder::new("backup-again");
    std::fs::write(folder.file("copy.part"), "half").unwrap();
    backup(&path, &folder.file("copy")).await.unwrap();
    assert_eq!(names(&folder), ["copy"]);
}

#[tokio::test]
async fn a_restored_database_is_the_one_that_was_copied() {
    let folder = Folder::new("restore");
    let [path, copy] = ["a.sqlite", "copy"].map(|name| folder.file(name));
    make(&path, "one").await;
    backup(&path, &copy).await.unwrap();
    let bytes = std::fs::read(&copy).unwrap();
    make(&path, "two").await;
    refused(restore(&path, &copy, false).await, "already exists");
    assert!(has(&path, "two").await);
    restore(&path, &copy, true).await.unwrap();
    assert!(has(&path, "one").await && !has(&path, "two").await);
    // A missing folder is created, and the copy is unchanged.
    restore(&folder.file("new/b.sqlite"), &copy, false)
        .await
        .unwrap();
    assert!(has(&folder.file("new/b.sqlite"), "one").await);
    assert_eq!(std::fs::read(&copy).unwrap(), bytes);
    assert_eq!(names(&folder), ["a.sqlite", "copy", "new"]);
}

/// The log beside a damaged or crashed database must not be applied to its replacement.
#[tokio::test]
async fn a_log_that_was_left_behind_is_not_read_into_the_copy() {
    let folder = Folder::new("restore-log");
    let [path, copy, crashed] = ["a.sqlite", "copy", "b.sqlite"].map(|name| folder.file(name));
    make(&path, "one").await;
    backup(&path, &copy).await.unwrap();
    let store = Store::open(&address(&path)).await.unwrap();
    add(&store, &row("two", 1, 10)).await;
    // As after a crash: the second table is only in the log.
    std::fs::copy(&path, &crashed).unwrap();
    std::fs::copy(folder.file("a.sqlite-wal"), folder.file("b.sqlite-wal")).unwrap();
    store.close().await;
    // A copy of a crashed database includes its log.
    backup(&crashed, &folder.file("copy2")).await.unwrap();
    assert!(has(&folder.file("copy2"), "two").await);
    restore(&crashed, &copy, true).await.unwrap();
    assert!(has(&crashed, "one").await && !has(&crashed, "two").await);
    // Backups replace damaged databases.
    std::fs::write(&crashed, "rubbish ".repeat(900)).unwrap();
    std::fs::write(folder.file("b.sqlite-wal"), "rubbish ".repeat(900)).unwrap();
    restore(&crashed, &copy, true).await.unwrap();
    assert!(has(&crashed, "one").await);
}

#[tokio::test]
async fn what_is_no_copy_of_ours_or_open_stays_as_it_is() {
    use sqlx::{Connection, SqliteConnection};
    let folder = Folder::new("restore-refused");
    let [path, copy, other] = ["a.sqlite", "copy", "other"].map(|name| folder.file(name));
    make(&path, "one").await;
    backup(&path, &copy).await.unwrap();
    let bytes = std::fs::read(&copy).unwrap();
    // A database of another program is neither a valid backup nor replaced by one.
    let address_of_other = format!("{}?mode=rwc", address(&other));
    let mut connection = SqliteConnection::connect(&address_of_other).await.unwrap();
    let theirs = sqlx::query("CREATE TABLE theirs (id BIGINT)");
    theirs.execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    refused(restore(&path, &other, true).await, "another program");
    refused(restore(&other, &copy, true).await, "another program");
    // Empty, truncated and newer files are refused too.
    let wrong = folder.file("wrong");
    std::fs::write(&wrong, "").unwrap();
    refused(restore(&path, &wrong, true).await, "it is empty");
    let mut torn = bytes.clone();
    torn[5000..9000].fill(0xaa);
    std::fs::write(&wrong, torn).unwrap();
    refused(restore(&path, &wrong, true).await, "damaged");
    std::fs::write(&wrong, &bytes).unwrap();
    crate::files::add_a_migration(&wrong).await;
    refused(restore(&path, &wrong, true).await, "newer version");
    refused(
        restore(&path, &folder.file("nothing"), true).await,
        "no file",
    );
    // An open database is not replaced.
    let store = Store::open(&address(&path)).await.unwrap();
    refused(restore(&path, &copy, true).await, "open in another program");
    add(&store, &row("two", 1, 10)).await;
    store.close().await;
    assert!(has(&path, "one").await && has(&path, "two").await);
    assert_eq!(names(&folder), ["a.sqlite", "copy", "other", "wrong"]);
}
