//! Databases of earlier versions.

use std::path::Path;

use antipater_store::ids::{PersonId, hex};
use antipater_store::{PersonRow, SessionRow, Store, TableStage};
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, SqlSafeStr, SqliteConnection};

use crate::common::{Visitor, app_on};
use crate::folder::{Folder, address};

/// A database before people existed: tables, moves and choices. The cookie that opened a table owned it.
async fn before_people(path: &Path) -> SqliteConnection {
    let step = |number, title: &'static str, sql: &'static str| {
        let kind = MigrationType::Simple;
        Migration::new(number, title.into(), kind, sql.into_sql_str(), false)
    };
    let address = format!("{}?mode=rwc", address(path));
    let mut connection = SqliteConnection::connect(&address).await.unwrap();
    let application = sqlx::query("PRAGMA application_id = 1097757801");
    application.execute(&mut connection).await.unwrap();
    let first = include_str!("../../../store/migrations/0001_tables_and_moves.sql");
    let second = include_str!("../../../store/migrations/0002_choices.sql");
    let steps = vec![
        step(1, "tables and moves", first),
        step(2, "choices", second),
    ];
    let migrator = Migrator::with_migrations(steps);
    migrator.run(&mut connection).await.unwrap();
    connection
}

/// Copies the rows of a present database into an old one, in which a person is the hash of its token.
async fn make_old(new: &Path, old: &Path, people: &[(PersonId, [u8; 32])]) {
    let mut connection = before_people(old).await;
    let attach = sqlx::query("ATTACH $1 AS new").bind(new.to_str().unwrap());
    attach.execute(&mut connection).await.unwrap();
    for copy in [
        "INSERT INTO tables SELECT id, owner, seats, record, created_at, finished_at FROM new.tables",
        "INSERT INTO moves SELECT table_id, seq, step, client_move_id, at FROM new.moves",
        "INSERT INTO choices SELECT * FROM new.choices",
    ] {
        sqlx::query(copy).execute(&mut connection).await.unwrap();
    }
    for (person, hash) in people {
        let rename = sqlx::query("UPDATE tables SET owner = $1 WHERE owner = $2");
        let rename = rename.bind(&hash[..]).bind(&person.0[..]);
        rename.execute(&mut connection).await.unwrap();
    }
    // The seats: a bot's level, or null for the owner.
    let seats = "UPDATE tables SET seats = (SELECT json_group_array(json_object('bot', json_extract(value, '$.bot'))) \
         FROM json_each(tables.seats))";
    sqlx::query(seats).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn games_of_before_are_played_on_by_who_owned_them() {
    let folder = Folder::new("migration");
    let [new, old] = ["new.sqlite", "old.sqlite"].map(|name| folder.file(name));
    let store = Store::open(&address(&new)).await.unwrap();
    let token = "5a".repeat(32);
    let hash: [u8; 32] = Sha256::digest(token.as_bytes()).into();
    let mut ada = Visitor::new(app_on(store.clone()));
    let over = ada.open("seats=3").await;
    ada.play_on(&over, |_| 0).await;
    let table = ada.open("game=free-city").await;
    for number in 0..7 {
        let view = ada.view(&table).await;
        let action = view["ask"]["actions"][0].clone();
        let id = format!("m{number}");
        ada.play(&table, &id, &view["decision"], &action).await;
    }
    let mut before: Value = ada.view(&table).await;
    // Old tables have no watchers' address.
    before["table_status"]["watch"] = Value::Null;
    let mut boris = Visitor::new(app_on(store.clone()));
    boris.open("seats=4").await;
    let (row, _) = store
        .table(table.trim_start_matches("/tables/"))
        .await
        .unwrap()
        .unwrap();
    store.close().await;

    make_old(&new, &old, &[(row.host, hash)]).await;
    let store = Store::open(&address(&old)).await.unwrap();
    let (session, person) = store.session(&hash).await.unwrap().unwrap();
    let created_at = person.created_at;
    let expected = PersonRow {
        id: PersonId(hash),
        name: "You".to_owned(),
        has_code: false,
        login: None,
        settings: "{}".to_owned(),
        created_at,
        program: false,
    };
    assert_eq!(person, expected);
    let expected = SessionRow {
        token: hash,
        person: PersonId(hash),
        api: false,
        label: String::new(),
        device: String::new(),
        created_at,
        used_at: session.used_at,
    };
    assert_eq!(session, expected);
    let playing = store.tables_of(person.id, false, None, 9).await.unwrap();
    let [playing] = playing.as_slice() else {
        panic!("{playing:?}")
    };
    assert!(table.ends_with(&playing.id));
    assert_eq!(
        (playing.stage, playing.host),
        (TableStage::Playing, person.id)
    );
    assert_eq!(playing.started_at, Some(playing.created_at));
    let finished = store.tables_of(person.id, true, None, 9).await.unwrap();
    assert_eq!(finished.len(), 1);
    assert_eq!(finished[0].stage, TableStage::Over);
    assert!(finished[0].finished_at.is_some());

    ada.app = app_on(store.clone());
    ada.cookie = Some(format!("antipater={token}"));
    // The person got the key of their token, as people had it then.
    before["seats"][0]["person"] = hex(&hash).into();
    assert_eq!(ada.view(&table).await, before);
    ada.play_on(&table, |_| 0).await;
    let finished = store.tables_of(person.id, true, None, 9).await.unwrap();
    assert_eq!(finished.len(), 2);
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

#[tokio::test]
async fn answers_to_earlier_puzzles_are_forgotten() {
    let folder = Folder::new("migration-puzzles");
    let path = folder.file("old.sqlite");
    Store::open(&address(&path)).await.unwrap().close().await;
    let mut connection = SqliteConnection::connect(&address(&path)).await.unwrap();
    let person = PersonId([7; 32]);
    let earlier = sqlx::query("DELETE FROM _sqlx_migrations WHERE version = 16");
    earlier.execute(&mut connection).await.unwrap();
    let answer = "INSERT INTO puzzle_answers SELECT $1, 'duel', 3, 1, 60, 60";
    let answer = sqlx::query(answer).bind(&person.0[..]);
    answer.execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let store = Store::open(&address(&path)).await.unwrap();
    assert_eq!(store.puzzles_of(person).await.unwrap(), []);
}
