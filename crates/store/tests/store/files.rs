//! Refused files, and permissions of files.

use std::path::Path;

use antipater_store::{OpenError, Store};

use crate::folder::{Folder, address};
use crate::rows::{add, row};

#[tokio::test]
async fn files_that_are_not_ours_are_refused_untouched() {
    let folder = Folder::new("refused");
    let garbage = folder.file("garbage.sqlite");
    std::fs::write(
        &garbage,
        "no database at all, but long enough to be looked at ".repeat(90),
    )
    .unwrap();
    let opened = Store::open(&address(&garbage)).await;
    assert!(matches!(opened, Err(OpenError::Corrupt(_))), "{opened:?}");

    let good = folder.file("good.sqlite");
    let store = Store::open(&address(&good)).await.unwrap();
    for number in 0..200 {
        add(&store, &row(&format!("t{number}"), 1, number)).await;
    }
    store.close().await;
    let bytes = std::fs::read(&good).unwrap();
    let mut torn = bytes.clone();
    torn[5000..9000].fill(0xaa);
    let path = folder.file("torn.sqlite");
    std::fs::write(&path, torn).unwrap();
    let opened = Store::open(&address(&path)).await;
    assert!(matches!(opened, Err(OpenError::Corrupt(_))), "{opened:?}");

    // The application id is at byte 68 of the file header.
    let mut foreign = bytes.clone();
    foreign[68..72].copy_from_slice(&[1, 2, 3, 4]);
    let path = folder.file("foreign.sqlite");
    std::fs::write(&path, &foreign).unwrap();
    let opened = Store::open(&address(&path)).await;
    assert!(matches!(opened, Err(OpenError::Foreign)), "{opened:?}");
    assert_eq!(std::fs::read(&path).unwrap(), foreign);

    let newer = folder.file("newer.sqlite");
    std::fs::write(&newer, &bytes).unwrap();
    add_a_migration(&newer).await;
    let opened = Store::open(&address(&newer)).await;
    assert!(matches!(opened, Err(OpenError::Newer)), "{opened:?}");

    for wrong in ["", "mysql://here", "sqlite:"] {
        let opened = Store::open(wrong).await;
        assert!(matches!(opened, Err(OpenError::Address)), "{opened:?}");
    }
    let folder_instead = Store::open(&address(folder.path())).await;
    assert!(
        matches!(folder_instead, Err(OpenError::Unreachable(_))),
        "{folder_instead:?}"
    );
}

/// Records a migration that only a newer version knows.
pub(crate) async fn add_a_migration(path: &Path) {
    use sqlx::{Connection, SqliteConnection};
    let mut connection = SqliteConnection::connect(&address(path)).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'later', 1, x'00', 0)",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
}

/// The permissions of a file or folder.
#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_what_is_stored() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("rights");
    let path = folder.file("new/a.sqlite");
    let beside = ["new/a.sqlite-wal", "new/a.sqlite-shm"].map(|name| folder.file(name));
    let store = Store::open(&address(&path)).await.unwrap();
    add(&store, &row("one", 1, 10)).await;
    assert_eq!(mode(&folder.file("new")), 0o700);
    for file in beside.iter().chain([&path]) {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    let copy = folder.file("copy");
    antipater_store::backup(&address(&path), &copy)
        .await
        .unwrap();
    assert_eq!(mode(&copy), 0o600);
    // A database that an earlier version left readable by others is closed.
    for file in beside.iter().chain([&path]) {
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    let again = Store::open(&address(&path)).await.unwrap();
    for file in beside.iter().chain([&path]) {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    again.close().await;
    store.close().await;
}
