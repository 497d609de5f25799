//! The doctor: the problems that it finds in a database, which it never changes.

use std::path::Path;

use antipater_server::doctor::{FaultKind, Report, examine};
use antipater_store::Store;
use sqlx::{Connection, SqliteConnection};

use crate::common::{Visitor, app_on};
use crate::folder::{Folder, address};

/// The findings, except for a full disk on the machine that runs the tests.
async fn look(path: &Path) -> Report {
    look_with(path, Some(0)).await
}

async fn look_with(path: &Path, min_free: Option<u64>) -> Report {
    let path = path.to_str().unwrap().to_owned();
    let looked = tokio::task::spawn_blocking(move || examine(&path, min_free));
    looked.await.unwrap().unwrap()
}

/// A database without other files beside it, readable only by its owner.
async fn healthy(folder: &Folder) -> (std::path::PathBuf, String) {
    let path = folder.file("well.sqlite");
    let store = Store::open(&address(&path)).await.unwrap();
    let mut ada = Visitor::new(app_on(store.clone()));
    let over = ada.open("seats=3&level=random").await;
    ada.play_on(&over, |_| 0).await;
    ada.open("seats=3&people=2").await;
    let playing = ada.open("game=duel&begins=me&level=random").await;
    for number in 0..3 {
        let view = ada.view(&playing).await;
        let action = view["ask"]["actions"][0].clone();
        let id = format!("m{number}");
        ada.play(&playing, &id, &view["decision"], &action).await;
    }
    store.close().await;
    private(&path);
    (path, playing.trim_start_matches("/tables/").to_owned())
}

#[cfg(unix)]
fn private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600)).unwrap();
}

#[cfg(not(unix))]
fn private(_: &Path) {}

/// The findings in a copy changed by hand, which must stay the same.
async fn found(folder: &Folder, well: &Path, sql: &str) -> Report {
    let path = folder.file("sick.sqlite");
    std::fs::copy(well, &path).unwrap();
    let mut connection = SqliteConnection::connect(&address(&path)).await.unwrap();
    for sql in [
        "PRAGMA foreign_keys = OFF",
        "PRAGMA journal_mode = DELETE",
        sql,
    ] {
        let changed = sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned()));
        changed.execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    private(&path);
    let before = std::fs::read(&path).unwrap();
    let report = look(&path).await;
    assert_eq!(std::fs::read(&path).unwrap(), before, "{sql}");
    for ending in ["-wal", "-shm", "-journal"] {
        let beside = folder.file(&format!("sick.sqlite{ending}"));
        assert!(!beside.exists(), "{ending}");
    }
    report
}

#[tokio::test]
async fn the_doctor_finds_nothing_where_nothing_is_wrong() {
    let folder = Folder::new("doctor-well");
    let (well, _) = healthy(&folder).await;
    let report = look(&well).await;
    assert_eq!(report.faults, []);
    assert_eq!((report.tables, report.people), (3, 1));
}

#[tokio::test]
async fn the_doctor_names_each_fault_and_changes_nothing() {
    let folder = Folder::new("doctor-ill");
    let (well, playing) = healthy(&folder).await;
    let broken = format!("UPDATE moves SET step = '{{}}' WHERE table_id = '{playing}' AND seq = 1");
    let missing = format!("DELETE FROM moves WHERE table_id <> '{playing}' AND seq = 17");
    for (sql, kind) in [
        (broken.as_str(), FaultKind::Table),
        (missing.as_str(), FaultKind::Table),
        (
            "UPDATE tables SET seats = '[' WHERE stage = 'gathering'",
            FaultKind::Table,
        ),
        (
            "UPDATE tables SET stage = 'over' WHERE stage = 'playing'",
            FaultKind::Table,
        ),
        ("DELETE FROM people", FaultKind::Orphans),
        ("UPDATE tables SET rematch = 'nowhere'", FaultKind::Orphans),
        (
            "DELETE FROM _sqlx_migrations WHERE version = 5",
            FaultKind::Older,
        ),
        (
            "INSERT INTO _sqlx_migrations VALUES (99, 'x', 0, 1, x'00', 1)",
            FaultKind::Newer,
        ),
        ("PRAGMA application_id = 1", FaultKind::Foreign),
    ] {
        let faults = found(&folder, &well, sql).await.faults;
        assert!(!faults.is_empty(), "{sql}");
        assert!(
            faults.iter().all(|fault| fault.kind == kind),
            "{sql}: {faults:?}"
        );
    }
    let faults = found(&folder, &well, &broken).await.faults;
    assert_eq!(faults[0].table.as_deref(), Some(playing.as_str()));
    // An overwritten page.
    let path = folder.file("page.sqlite");
    let mut bytes = std::fs::read(&well).unwrap();
    let pages = bytes.len() / 4096;
    for page in 2..pages {
        bytes[page * 4096..page * 4096 + 64].fill(0xa5);
    }
    std::fs::write(&path, bytes).unwrap();
    private(&path);
    let faults = look(&path).await.faults;
    assert!(
        faults.iter().any(|fault| fault.kind == FaultKind::Damaged),
        "{faults:?}"
    );
    let nothing = look(&folder.file("nothing")).await.faults;
    assert_eq!(nothing[0].kind, FaultKind::Missing);
}

#[cfg(unix)]
#[tokio::test]
async fn the_doctor_says_how_much_of_a_nearly_full_disk_is_free() {
    let folder = Folder::new("doctor-disk");
    let (well, _) = healthy(&folder).await;
    let faults = look_with(&well, Some(u64::MAX)).await.faults;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].kind, FaultKind::Disk);
    assert!(faults[0].detail.parse::<u64>().is_ok(), "{faults:?}");
    // By default the bound is twice the size of the file, and no disk has that for this sparse file.
    let holes = folder.file("holes");
    let file = std::fs::File::create(&holes).unwrap();
    file.set_len(1 << 43).unwrap();
    let faults = look_with(&holes, None).await.faults;
    let found = faults.iter().find(|fault| fault.kind == FaultKind::Disk);
    assert!(found.is_some(), "{faults:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn the_doctor_sees_that_others_can_read() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("doctor-rights");
    let (well, _) = healthy(&folder).await;
    std::fs::set_permissions(&well, std::fs::Permissions::from_mode(0o644)).unwrap();
    let faults = look(&well).await.faults;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].kind, FaultKind::Permissions);
}
