//! Bots pause before each move that a page with a script shows, and nowhere else.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::Value;

use crate::common::fresh_store;
use crate::{Circle, Ear, PAGE, Services, click, is_over, move_fields};

/// No test waits for it: the clock is advanced.
const PAUSE: Duration = Duration::from_hours(1);

/// A table of one person among bots that pause.
async fn circle(options: &str) -> Circle {
    let services = Services::pausing(fresh_store().await, PAUSE);
    Circle::gather_at(services, &format!("{options}&level=random"), 1).await
}

/// Whether the person has a decision.
fn is_asked(view: &Value) -> bool {
    !view["ask"].is_null()
}

/// Lets the pause pass; returns the view afterwards.
async fn after_pause(circle: &mut Circle) -> Value {
    circle.services.state.pass_time(PAUSE).await;
    // A table answers in order, and checks the clock after each answer.
    circle.view(0).await;
    circle.view(0).await
}

#[tokio::test]
async fn what_bots_do_after_a_click_is_seen_move_by_move() {
    for options in ["game=duel", "game=free-city", "seats=3"] {
        let mut circle = circle(options).await;
        let stream = format!("{}/stream?page={PAGE}", circle.table);
        let mut ear = Ear::open(&circle.people[0], &stream).await;
        ear.next().await;
        let path = format!("{}/moves", circle.table);
        let (mut clicks, mut pauses, mut in_a_row) = (0, 0, 0);
        let mut view = circle.view(0).await;
        while !is_over(&view) {
            let decision = view["decision"].as_u64().unwrap();
            let mut run = 0;
            if is_asked(&view) {
                clicks += 1;
                let fields = move_fields(&view, &format!("m{clicks}"), 7);
                let answer = click(&mut circle.people[0], &path, fields).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
                view = circle.view(0).await;
                // The same person then chooses for the Free City, and both choices make one step.
                let chosen = view["decision"] == decision && is_asked(&view);
                assert!(
                    chosen || view["decision"] == decision + 1,
                    "{options}: one step, no more"
                );
            }
            while !is_asked(&view) && !is_over(&view) {
                let before = view["decision"].as_u64().unwrap();
                assert_eq!(view["table_status"]["may_undo"], false, "{options}");
                assert_eq!(
                    circle.view(0).await["decision"],
                    before,
                    "{options}: the bots pause"
                );
                view = after_pause(&mut circle).await;
                assert_eq!(
                    view["decision"],
                    before + 1,
                    "{options}: one step after a pause"
                );
                assert!(
                    ear.next().await.contains("event: regions"),
                    "{options}: the page hears of it"
                );
                (pauses, run) = (pauses + 1, run + 1);
            }
            in_a_row = in_a_row.max(run);
        }
        if options == "game=duel" {
            assert!(
                pauses > 20 && in_a_row > 1,
                "{pauses} pauses, {in_a_row} in a row"
            );
        }
    }
}

#[tokio::test]
async fn nobody_else_waits_for_bots() {
    let mut circle = circle("game=duel").await;
    let mut view = circle.view(0).await;
    while !is_over(&view) {
        assert!(is_asked(&view), "a bot plays at once for a program");
        circle.choose(0, &format!("m{}", view["decision"]), 7).await;
        view = circle.view(0).await;
    }
}

#[tokio::test]
async fn a_pause_ends_at_once_when_the_table_is_loaded_again_or_a_person_leaves() {
    let mut circle = circle("game=duel").await;
    let path = format!("{}/moves", circle.table);
    let mut view = circle.view(0).await;
    while is_asked(&view) {
        let decision = view["decision"].as_u64().unwrap();
        let fields = move_fields(&view, &format!("m{decision}"), 0);
        assert_eq!(
            click(&mut circle.people[0], &path, fields).await.status,
            StatusCode::OK
        );
        view = circle.view(0).await;
    }
    // If the server stops in a pause, the next server continues there.
    let (_services, mut again) = circle.services.again(&circle.people);
    let loaded = again[0].view(&circle.table).await;
    assert!(is_asked(&loaded), "{loaded}");
    assert!(loaded["decision"].as_u64() > view["decision"].as_u64());
    let left = again[0]
        .form(&format!("{}/actions", circle.table), "do=leave")
        .await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{}", left.text);
    assert!(
        is_over(&again[0].view(&circle.table).await),
        "bots play to the end"
    );
}
