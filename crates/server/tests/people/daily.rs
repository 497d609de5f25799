//! The deal of the day: one table for each person and game, without hints, and hidden from other people until the day
//! is over.

use std::time::Duration;

use antipater_store::Clock;
use antipater_store::Store;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::Services;
use crate::common::{BEGIN, Visitor};

/// Opens the table of the day; returns its address.
async fn open(visitor: &mut Visitor, game: &str) -> String {
    let answer = visitor.form(&format!("/daily/{game}"), "").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    answer.header("location").to_owned()
}

/// The watchers' key of a table.
async fn watch(visitor: &mut Visitor, table: &str) -> String {
    let view = visitor.view(table).await;
    format!("/watch/{}", view["table_status"]["watch"].as_str().unwrap())
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn everybody_gets_one_table_with_the_same_deal() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Ben").await;
    for game in ["seven", "free-city", "duel"] {
        let table = open(&mut ada, game).await;
        assert_eq!(open(&mut ada, game).await, table);
        let page = ada.get("/daily").await.text;
        assert!(page.contains(&format!("href=\"{table}\"")));
        let view = ada.view(&table).await;
        assert_eq!(view["table_status"]["daily"], true);
        let other = open(&mut ben, game).await;
        assert_ne!(other, table);
        let other = ben.view(&other).await;
        assert_eq!(other["game"], view["game"], "{game}");
        let names = |view: &Value| -> Vec<Value> {
            let seats = view["seats"].as_array().unwrap().iter();
            seats.skip(1).map(|seat| seat["name"].clone()).collect()
        };
        assert_eq!(names(&other), names(&view));
    }
    let begun = |page: &str| page.matches("class=\"begun\"").count();
    assert_eq!(begun(&ada.get("/").await.text), 3);
    clock.advance(DAY);
    assert_eq!(begun(&ada.get("/").await.text), 0);
    let table = open(&mut ada, "duel").await;
    assert_eq!(begun(&ada.get("/").await.text), 1);
    let page = ada.get("/daily").await.text;
    assert!(page.contains(&table) && page.matches("/tables/").count() == 1);
}

#[tokio::test]
async fn there_are_no_hints_and_nothing_is_taken_back() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    for game in ["seven", "free-city", "duel"] {
        let table = open(&mut ada, game).await;
        let view = ada.view(&table).await;
        assert_eq!(view["table_status"]["may_hint"], false);
        let order = json!({"decision": view["decision"]}).to_string();
        let hint = ada.json(&format!("/api{table}/hint"), order).await;
        assert_eq!(hint.status, StatusCode::FORBIDDEN, "{}", hint.text);
        let action = &view["ask"]["actions"][0];
        let played = ada.play(&table, "one", &view["decision"], action).await;
        let view = played.json();
        assert_eq!(view["table_status"]["may_undo"], false);
        let order = json!({"do": "undo", "id": "two", "decision": view["decision"]});
        let undone = ada
            .json(&format!("/api{table}/actions"), order.to_string())
            .await;
        assert_eq!(undone.status, StatusCode::CONFLICT, "{}", undone.text);
    }
}

#[tokio::test]
async fn no_bot_finishes_the_game() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = open(&mut ada, "seven").await;
    let page = ada.get(&table).await.text;
    assert!(page.contains("id=\"resign\"") && !page.contains("data-leave"));
    let order = json!({"do": "leave"}).to_string();
    let left = ada.json(&format!("/api{table}/actions"), order).await;
    assert_eq!(left.status, StatusCode::CONFLICT, "{}", left.text);
    assert!(left.text.contains("no-bots"), "{}", left.text);
}

#[tokio::test]
async fn nobody_else_sees_a_game_before_the_day_is_over() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Ben").await;
    let table = open(&mut ada, "duel").await;
    let watch = watch(&mut ada, &table).await;
    let seen = |watch: &str, table: &str| {
        let name = watch.strip_prefix("/watch/").unwrap();
        [
            watch.to_owned(),
            format!("{watch}/replay"),
            format!("{watch}/record"),
            format!("/api{watch}"),
            format!("/api/analyses/watch-{name}-quick"),
            table.to_owned(),
            format!("{table}/replay"),
            format!("{table}/tv"),
            format!("/api{table}"),
            format!("/api{table}/record"),
            format!("/api{table}/replay"),
        ]
    };
    for over in [false, true] {
        if over {
            ada.play_on(&table, |_| 0).await;
        }
        for path in seen(&watch, &table) {
            let answer = ben.get(&path).await;
            let refused = [
                StatusCode::FORBIDDEN,
                StatusCode::CONFLICT,
                StatusCode::NOT_FOUND,
            ];
            assert!(
                refused.contains(&answer.status),
                "{path}: {}",
                answer.status
            );
            assert!(!answer.text.contains("Sappho") && !answer.text.contains("\"moves\""));
        }
        let lobby = ben.get("/").await.text;
        assert!(!lobby.contains(&table));
    }
    assert!(
        ada.get("/daily")
            .await
            .text
            .contains("Antipater, 2026-11-20. ")
    );
    assert_eq!(
        ada.get(&format!("{table}/replay")).await.status,
        StatusCode::OK
    );
    clock.advance(DAY);
    assert_eq!(ben.get(&watch).await.status, StatusCode::OK);
    assert_eq!(
        ben.get(&format!("{watch}/record")).await.status,
        StatusCode::OK
    );
    assert_eq!(ben.get(&table).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn no_form_opens_the_deal_of_another_day() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    for fields in ["daily=20777", "game=duel&daily=1", "daily="] {
        let answer = ada.form("/tables", fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{fields}");
    }
    let answer = ada.json("/api/tables", r#"{"daily":20777}"#).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert_eq!(
        ada.form("/daily/chess", "").await.status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        ada.get("/daily/duel").await.status,
        StatusCode::METHOD_NOT_ALLOWED
    );
}
