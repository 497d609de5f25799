//! What the database itself keeps to: the index of the lobby, and the log of what administrators have done.

use antipater_server::store::Store;
use sqlx::{Connection, Row, SqliteConnection};

use crate::folder::{Folder, address};

/// However many games are over, the lobby is read from an index that has none of them.
#[tokio::test]
async fn the_lobby_is_read_from_an_index_of_running_tables() {
    let folder = Folder::new("lobby-index");
    let path = folder.file("a.sqlite");
    let store = Store::open(&address(&path)).await.unwrap();
    store.close().await;
    let mut connection = SqliteConnection::connect(&address(&path)).await.unwrap();
    let plan = sqlx::query(
        "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE listed = 1 AND stage IN ('gathering', 'playing') \
         ORDER BY created_at DESC, id LIMIT 30",
    );
    let plan = plan.fetch_all(&mut connection).await.unwrap();
    let steps: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
    let [step] = steps.as_slice() else {
        panic!("{steps:?}")
    };
    assert!(step.contains("tables_in_lobby"), "{step}");
    connection.close().await.unwrap();
}

/// The database itself keeps what administrators have done.
#[tokio::test]
async fn deeds_are_neither_changed_nor_removed() {
    let folder = Folder::new("deeds");
    let path = folder.file("a.sqlite");
    let store = Store::open(&address(&path)).await.unwrap();
    store.close().await;
    let mut connection = SqliteConnection::connect(&address(&path)).await.unwrap();
    let write = "INSERT INTO deeds (admin, verb, detail, at) VALUES (x'00', 'lift', '1', 1)";
    sqlx::query(write).execute(&mut connection).await.unwrap();
    for change in ["UPDATE deeds SET detail = '2'", "DELETE FROM deeds"] {
        let refused = sqlx::query(change).execute(&mut connection).await;
        let why = refused.unwrap_err().to_string();
        assert!(why.contains("log of deeds"), "{why}");
    }
    connection.close().await.unwrap();
}
