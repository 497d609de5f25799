//! Pauses over HTTP: what people, spectators and programs see and may do, restarts, and what is shown around the table. The
//! rules themselves are tested in `antipater-table`.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::BEGIN;
use crate::{Circle, Ear, actions};

const MINUTE: i64 = 60_000;
const GRACE: i64 = 10_000;

async fn pass(circle: &Circle, milliseconds: i64) {
    let time = Duration::from_millis(milliseconds as u64);
    circle.services.state.pass_time(time).await;
}

async fn restart(circle: &mut Circle) {
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
}

async fn paused(circle: &mut Circle) {
    for seat in 0..circle.people.len() {
        let agreed = circle.act(seat, "do=pause").await;
        assert_eq!(agreed.status, StatusCode::SEE_OTHER, "{}", agreed.text);
    }
}

fn pause(view: &Value) -> Value {
    view["table_status"]["pause"].clone()
}

#[tokio::test]
async fn people_agree_to_a_pause_that_outlives_a_restart_and_costs_no_time() {
    let mut circle = Circle::new("game=duel&begins=me&pace=5m%2B10s", 2).await;
    let table = circle.table.clone();
    pass(&circle, MINUTE).await;
    circle.act(0, "do=pause").await;
    for seat in 0..2 {
        let view = circle.view(seat).await;
        let proposed = json!({"state": "proposed", "agreed": [0]});
        assert_eq!(pause(&view), proposed);
        assert_eq!(view["table_status"]["may_pause"], seat == 1);
    }
    let page = circle.people[1].get(&table).await.text;
    assert!(page.contains("P0 proposes a pause."), "{page}");
    let page = circle.people[0].get(&table).await.text;
    assert!(page.contains("You would like a pause. Waiting for P1."));
    restart(&mut circle).await;
    circle.act(1, "do=pause").await;

    let ends = BEGIN * 1000 + 31 * MINUTE;
    let view = circle.view(0).await;
    assert_eq!(pause(&view), json!({"state": "begun", "ends_at": ends}));
    assert_eq!(view["table_status"]["ends_at"], Value::Null);
    let stands = json!({"left": 4 * MINUTE, "ends_at": null});
    assert_eq!(view["seats"][0]["bank"], stands);
    assert_eq!(view["seats"][0]["state"], Value::Null);
    let body = json!({"id": "a", "decision": 0, "action": actions(&view)[0]});
    let refused = circle.send(0, &body).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(refused.json()["error"]["kind"], "paused");
    pass(&circle, 20 * MINUTE).await;
    restart(&mut circle).await;
    assert_eq!(pause(&circle.view(1).await), pause(&view));
    let watch = view["table_status"]["watch"].as_str().unwrap().to_owned();
    let watched = circle.people[1].get(&format!("/watch/{watch}")).await.text;
    assert!(watched.contains("The clocks are stopped."));
    assert!(!watched.contains("play-on"), "spectators end no pause");
    let screen = circle.people[1].get(&format!("/tv/{watch}")).await.text;
    let (_, middle) = screen.split_once("id=\"tv-middle\"").unwrap();
    assert!(
        middle.contains("tv-due") && middle.contains("Pause"),
        "{middle}"
    );

    circle.act(1, "do=play-on").await;
    restart(&mut circle).await;
    let runs = BEGIN * 1000 + 21 * MINUTE + GRACE + 4 * MINUTE;
    let view = circle.view(0).await;
    assert_eq!(pause(&view), Value::Null);
    let bank = json!({"left": 4 * MINUTE, "ends_at": runs});
    assert_eq!(view["seats"][0]["bank"], bank);
    assert_eq!(circle.send(0, &body).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_pause_ends_by_itself_and_then_time_runs_out() {
    let mut circle = Circle::new("game=duel&begins=me&pace=60s", 2).await;
    pass(&circle, 20_000).await;
    paused(&mut circle).await;
    restart(&mut circle).await;
    pass(&circle, 30 * MINUTE - 1).await;
    assert_eq!(pause(&circle.view(0).await)["state"], "begun");
    pass(&circle, 1).await;
    let view = circle.view(0).await;
    assert_eq!(pause(&view), Value::Null);
    let ends = BEGIN * 1000 + 30 * MINUTE + 20_000 + GRACE + 40_000;
    assert_eq!(view["table_status"]["ends_at"], ends);
    restart(&mut circle).await;
    pass(&circle, GRACE + 40_000 - 1).await;
    assert_eq!(circle.view(0).await["decision"], 0);
    pass(&circle, 1).await;
    assert_eq!(circle.view(0).await["decision"], 1, "a bot has decided");
}

#[tokio::test]
async fn bots_wait_until_a_pause_is_over() {
    let mut circle = Circle::new("game=duel&begins=me&pace=5m%2B10s&level=random", 2).await;
    paused(&mut circle).await;
    // The person who has to decide leaves.
    circle.act(0, "do=leave").await;
    assert_eq!(circle.view(1).await["decision"], 0);
    restart(&mut circle).await;
    assert_eq!(circle.view(1).await["decision"], 0);
    circle.act(1, "do=play-on").await;
    let mut ear = Ear::open(&circle.people[1], &format!("/api{}/stream", circle.table)).await;
    while circle.view(1).await["decision"] == 0 {
        ear.next().await;
    }
    let refused = circle.act(1, "do=pause").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(
        refused
            .text
            .contains("A pause needs a clock and other people")
    );
}

#[tokio::test]
async fn streams_tell_of_a_pause_and_the_list_of_tables_does_not_ask_meanwhile() {
    let mut circle = Circle::new("game=duel&begins=me&pace=3d%2B12h", 2).await;
    let turn = "Your turn";
    assert!(circle.people[0].get("/").await.text.contains(turn));
    let stream = format!("{}/stream?page=0123456789ab", circle.table);
    let mut ear = Ear::open(&circle.people[0], &stream).await;
    ear.next().await;
    circle.act(1, "do=pause").await;
    let told = ear.next().await;
    assert!(told.contains("P1 proposes a pause."), "{told}");
    circle.act(0, "do=pause").await;
    let told = ear.next().await;
    assert!(told.contains("The clocks are stopped."), "{told}");
    assert!(!circle.people[0].get("/").await.text.contains(turn));
    circle.act(0, "do=play-on").await;
    assert!(circle.people[0].get("/").await.text.contains(turn));
}

#[tokio::test]
async fn strangers_propose_nothing() {
    let mut circle = Circle::new("game=duel&begins=me&pace=5m%2B10s", 2).await;
    let mut stranger = circle.services.person("Eve").await;
    for verb in ["pause", "play-on"] {
        let path = format!("{}/actions", circle.table);
        let refused = stranger.form(&path, &format!("do={verb}")).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(pause(&circle.view(0).await), Value::Null);
}
