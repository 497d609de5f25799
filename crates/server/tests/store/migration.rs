//! Databases that earlier versions have written.

use std::path::Path;

use antipater_server::PersonId;
use antipater_server::store::Store;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, SqlSafeStr, SqliteConnection};

use crate::folder::{Folder, address};

/// The database before people were known: tables, moves and choices, and who had the cookie owned the table.
async fn before_people(path: &Path) -> SqliteConnection {
    let step = |number, title: &'static str, sql: &'static str| {
        let kind = MigrationType::Simple;
        Migration::new(number, title.into(), kind, sql.into_sql_str(), false)
    };
    let address = format!("{}?mode=rwc", address(path));
    let mut connection = SqliteConnection::connect(&address).await.unwrap();
    let application = sqlx::query("PRAGMA application_id = 1097757801");
    application.execute(&mut connection).await.unwrap();
    let first = include_str!("../../migrations/0001_tables_and_moves.sql");
    let second = include_str!("../../migrations/0002_choices.sql");
    let steps = vec![
        step(1, "tables and moves", first),
        step(2, "choices", second),
    ];
    let migrator = Migrator::with_migrations(steps);
    migrator.run(&mut connection).await.unwrap();
    connection
}

#[tokio::test]
async fn a_database_of_before_without_tables_has_nobody() {
    let folder = Folder::new("migration-empty");
    let path = folder.file("old.sqlite");
    before_people(&path).await.close().await.unwrap();
    let store = Store::open(&address(&path)).await.unwrap();
    let somebody = store.person(PersonId([0; 32])).await.unwrap();
    assert_eq!(somebody, None);
    store.close().await;
    Store::open(&address(&path)).await.unwrap();
}
