//! Undo over HTTP: ids and numbers, restarts, and clocks. The rule itself is tested in `antipater-table`.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::{Circle, actions};

/// A number of a decision never comes again. So a request for another position is not played, and pages can name their
/// decisions by it.
#[tokio::test]
async fn after_taking_back_the_decision_is_a_new_one() {
    let mut circle = Circle::new("game=duel&begins=me", 2).await;
    let view = circle.view(0).await;
    let offered = actions(&view);
    let page = json!({"id": "page-0-0", "decision": 0, "action": offered[0]});
    assert_eq!(circle.send(0, &page).await.status, StatusCode::OK);
    // The opponent decides on this position, but its request arrives late.
    let theirs = actions(&circle.view(1).await)[0].clone();
    let slow = json!({"id": "page-1-0", "decision": 1, "action": theirs});
    let undone = circle.act(0, "do=undo&id=u&decision=1").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    let view = circle.view(0).await;
    assert_eq!(view["decision"], 2);
    assert_eq!(actions(&view), offered);
    // The first request is repeated: it was acknowledged and is not played again.
    let again = circle.send(0, &page).await;
    assert_eq!((again.status, again.json()), (StatusCode::OK, view));
    let form = circle.people[0].get(&circle.table).await.text;
    assert!(form.contains("value=\"page-2-0\""));
    let other = json!({"id": "page-2-0", "decision": 2, "action": offered[1]});
    assert_eq!(circle.send(0, &other).await.status, StatusCode::OK);
    let stale = circle.send(1, &slow).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(circle.view(1).await["decision"], 3);
}

#[tokio::test]
async fn what_can_be_taken_back_can_be_so_after_a_restart() {
    let mut circle = Circle::new("game=duel&begins=me", 2).await;
    let start = actions(&circle.view(0).await);
    circle.choose(0, "a", 0).await;
    let view = circle.view(0).await;
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
    let reloaded = circle.view(0).await;
    assert_eq!(reloaded["table_status"]["may_undo"], true);
    assert_eq!(reloaded["decision"], view["decision"]);
    let fields = "do=undo&id=u&decision=1";
    assert_eq!(circle.act(0, fields).await.status, StatusCode::SEE_OTHER);
    assert_eq!(actions(&circle.view(0).await), start);
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
    // It is recognized by its id, and the number grows.
    assert_eq!(circle.act(0, fields).await.status, StatusCode::SEE_OTHER);
    let view = circle.view(0).await;
    assert_eq!(
        (&view["decision"], &view["table_status"]["may_undo"]),
        (&json!(2), &json!(false))
    );
    circle.choose(0, "b", 1).await;
    circle.choose(1, "a", 0).await;
    let view = circle.view(0).await;
    assert_eq!(
        view["table_status"]["may_undo"], false,
        "the other has acted"
    );
}

/// The clock of a decision keeps running while it can be undone, and a quarter of its time must be left.
#[tokio::test]
async fn too_little_time_is_not_enough_to_take_back() {
    for (decided, late) in [(9_000, 0), (5_000, 2_501), (0, 9_000)] {
        let mut circle = Circle::new("game=duel&begins=me&pace=10s", 2).await;
        let milliseconds = Duration::from_millis;
        circle.services.state.pass_time(milliseconds(decided)).await;
        let ends = circle.view(0).await["table_status"]["ends_at"]
            .as_i64()
            .unwrap();
        circle.choose(0, "a", 0).await;
        let first = circle.view(0).await;
        let in_time = decided < 7_500;
        assert_eq!(first["table_status"]["may_undo"], in_time, "{decided}");
        let until = if in_time {
            json!(ends - 2_500)
        } else {
            Value::Null
        };
        assert_eq!(first["table_status"]["undo_until"], until, "{decided}");
        let page = circle.people[0].get(&circle.table).await.text;
        assert_eq!(page.contains("data-undo"), in_time);
        circle.services.state.pass_time(milliseconds(late)).await;
        assert_eq!(circle.view(0).await["table_status"]["may_undo"], false);
        let refused = circle.act(0, "do=undo&id=u&decision=1").await;
        assert_eq!(refused.status, StatusCode::CONFLICT);
        assert_eq!(circle.view(0).await["decision"], first["decision"]);
    }
    let mut circle = Circle::new("game=duel&begins=me&pace=10s", 2).await;
    circle.choose(0, "a", 0).await;
    circle
        .services
        .state
        .pass_time(Duration::from_millis(7_500))
        .await;
    let undone = circle.act(0, "do=undo&id=u&decision=1").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    assert_eq!(circle.view(0).await["decision"], 2);
}

#[tokio::test]
async fn among_bots_all_cards_of_7_wonders_are_revealed_at_once() {
    let mut circle = Circle::new("seats=3&level=random", 1).await;
    let early = circle.act(0, "do=undo&id=u&decision=0").await;
    assert!(
        early.text.contains("You can’t undo that anymore"),
        "{}",
        early.text
    );
    circle.choose(0, "a", 0).await;
    let view = circle.view(0).await;
    assert_eq!(view["table_status"]["may_undo"], false);
    assert_eq!(
        view["table_status"]["undo_revealed"], false,
        "it has no button"
    );
    let fields = format!("do=undo&id=u&decision={}", view["decision"]);
    let refused = circle.act(0, &fields).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("has been revealed since"));
}
