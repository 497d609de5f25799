//! Readiness, and a table that finds another log in the database.

use std::path::Path;

use antipater_server::{AppState, ServerOptions, app};
use antipater_store::Clock;
use antipater_store::Store;
use axum::Router;
use axum::http::StatusCode;
use serde_json::Value;
use sqlx::{Connection, SqliteConnection};
use tokio::time::{sleep, timeout};

use crate::common::{Answer, BEGIN, Visitor, fresh_store, seeded};
use crate::{SOON, actions};

/// A database in a folder, and an application on it.
async fn on(path: &Path, options: ServerOptions) -> (AppState, Router) {
    let address = format!("sqlite:{}", path.display());
    let store = Store::open_with_clock(&address, Clock::manual(BEGIN)).await;
    let (state, close) = AppState::new(store.unwrap(), options);
    std::mem::forget(close);
    (state.clone(), app(state))
}

fn unlimited() -> ServerOptions {
    ServerOptions {
        unlimited: true,
        ..seeded()
    }
}

/// Requests until the response has this status.
async fn until(app: &Router, status: StatusCode) -> Answer {
    let asked = async {
        loop {
            let answer = Visitor::new(app.clone()).get("/readyz").await;
            if answer.status == status {
                return answer;
            }
            sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    timeout(SOON, asked).await.unwrap()
}

#[tokio::test]
async fn a_server_that_cannot_write_lives_and_is_not_ready() {
    let folder = tempfile::TempDir::with_prefix("antipater-ready-").unwrap();
    let path = folder.path().join("a.sqlite");
    let (_, app) = on(&path, unlimited()).await;
    let ready = until(&app, StatusCode::OK).await.json();
    assert_eq!(ready["ready"], true);
    // Strangers learn whether there is room, but not how much.
    assert_eq!(ready["room"], serde_json::json!({"ok": true}));
    // Another program locks the database.
    let address = format!("sqlite:{}", path.display());
    let mut other = SqliteConnection::connect(&address).await.unwrap();
    let hold = sqlx::query("BEGIN IMMEDIATE");
    hold.execute(&mut other).await.unwrap();
    let stuck = until(&app, StatusCode::SERVICE_UNAVAILABLE).await.json();
    assert_eq!(stuck["write"]["ok"], false);
    assert!(stuck["write"]["why"].is_string(), "{stuck}");
    assert_eq!(stuck["room"]["ok"], true);
    let alive = Visitor::new(app.clone()).get("/healthz").await;
    assert_eq!((alive.status, alive.text.as_str()), (StatusCode::OK, "ok"));
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    until(&app, StatusCode::OK).await;
}

#[tokio::test]
async fn a_server_without_room_is_not_ready() {
    let folder = tempfile::TempDir::with_prefix("antipater-room-").unwrap();
    let options = ServerOptions {
        least_room: u64::MAX,
        ..unlimited()
    };
    let (_, app) = on(&folder.path().join("a.sqlite"), options).await;
    let full = until(&app, StatusCode::SERVICE_UNAVAILABLE).await.json();
    assert_eq!(
        (&full["room"]["ok"], &full["write"]["ok"]),
        (&Value::from(false), &Value::from(true))
    );
}

/// As if two servers shared a database: each knows only its own changes.
#[tokio::test]
async fn a_table_that_its_log_contradicts_is_loaded_again_at_once() {
    let folder = tempfile::TempDir::with_prefix("antipater-again-").unwrap();
    let path = folder.path().join("a.sqlite");
    let (first, app) = on(&path, unlimited()).await;
    let (_, cookie) = first.admit("Ada").await.unwrap();
    let mut ada = Visitor::new(app.clone());
    ada.cookie = Some(cookie);
    let table = ada.open("seats=3&people=2&level=random").await;
    let invitation = ada.view(&table).await["invitation"].clone();
    let (_, cookie) = first.admit("Boris").await.unwrap();
    let mut boris = Visitor::new(app);
    boris.cookie = Some(cookie);
    let join = format!("/join/{}", invitation.as_str().unwrap());
    boris.form(&join, "").await;
    ada.form(&format!("{table}/room"), "do=deal").await;
    let (_, second) = on(&path, unlimited()).await;
    let mut elsewhere = Visitor {
        app: second,
        ..ada.clone()
    };
    // Both servers load the table before any choice.
    let view = ada.view(&table).await;
    assert_eq!(elsewhere.view(&table).await["choices"], 0);
    let offered = actions(&view);
    let chosen = ada
        .play(&table, "here", &view["decision"], &offered[0])
        .await;
    assert_eq!(chosen.status, StatusCode::OK);
    let other = elsewhere
        .play(&table, "there", &view["decision"], &offered[1])
        .await;
    assert_eq!(other.status, StatusCode::OK, "{}", other.text);
    // The second server has learned of the first choice, and has changed it.
    assert_eq!(other.json()["choices"], 2);
    let back = ada
        .play(&table, "again", &view["decision"], &offered[0])
        .await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.text);
    assert_eq!(back.json()["choices"], 3);
    // Also for a step: the outdated server says that the game is over, and breaks nothing.
    let mine = actions(&boris.view(&table).await);
    let done = boris
        .play(&table, "done", &view["decision"], &mine[0])
        .await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    let late = elsewhere
        .play(&table, "late", &view["decision"], &offered[0])
        .await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text);
    assert!(elsewhere.view(&table).await["decision"].as_u64() > view["decision"].as_u64());
}

/// A client that repeats the request gets the same refusal.
#[tokio::test]
async fn what_is_asked_for_by_programs_counts_too() {
    for path in ["/healthz", "/readyz"] {
        let (state, close) = AppState::new(fresh_store().await, seeded());
        let mut visitor = Visitor::new(app(state));
        let mut answers = Vec::new();
        for _ in 0..500 {
            answers.push(visitor.get(path).await.status);
        }
        assert_eq!(answers[0], StatusCode::OK);
        assert_eq!(answers[499], StatusCode::TOO_MANY_REQUESTS, "{path}");
        drop(close);
    }
}
