//! Resigning: a Duel and a game among bots end at once, as lost. If other people play, a bot has the seat to the end.

use antipater_engine::duel::Record;
use antipater_engine::{Seat, SeatSet, seven};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::{Circle, is_over};

async fn reload(circle: &mut Circle) {
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
}

/// The number of steps in the record of a Duel that its first seat has resigned.
fn resigned(record: &str) -> usize {
    let record = Record::read(record).unwrap();
    assert!(!antipater_engine::State::to_act(record.position()).is_empty());
    assert_eq!(record.resigned(), SeatSet::only(Seat::FIRST));
    assert_eq!(record.winners(), Seat::new(1).map(SeatSet::only));
    record.steps().len()
}

#[tokio::test]
async fn a_duel_against_a_bot_ends_at_once() {
    let mut circle = Circle::new("game=duel&begins=me&level=random", 1).await;
    for number in 0..6 {
        circle.choose(0, &format!("d{number}"), number).await;
    }
    let before = circle.services.rows(&circle.table).await.1;
    let page = circle.people[0].get(&circle.table).await.text;
    assert!(page.contains("The game ends at once, and you lose it."));
    for _ in 0..2 {
        let done = circle.act(0, "do=resign").await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    }
    for turn in 0..2 {
        let view = circle.view(0).await;
        assert_eq!(view["stage"], "over", "turn {turn}");
        assert_eq!(view["resigned"], json!([0]));
        assert!(view["ask"].is_null() && view["sheet"].is_null());
        assert_eq!(view["table_status"]["may_undo"], false);
        assert_eq!(view["table_status"]["undo_revealed"], false);
        let page = circle.people[0].get(&circle.table).await.text;
        assert!(
            page.contains("You resigned") && page.contains(" wins."),
            "{page}"
        );
        assert!(!page.contains("data-move") && !page.contains("data-resign"));
        // A restart does not change that.
        reload(&mut circle).await;
    }
    let (row, log) = circle.services.rows(&circle.table).await;
    assert_eq!(log, before, "nothing is added to the log");
    assert_eq!(row.stage.name(), "over");
    let record = circle.record(0).await.text;
    assert_eq!(resigned(&record), log.len());
    let view = circle.view(0).await;
    let late = json!({"id": "late", "decision": view["decision"], "action": {}});
    assert_eq!(circle.send(0, &late).await.status, StatusCode::CONFLICT);
    for deed in ["do=undo&id=u", "do=leave", "do=return"] {
        let deed = format!("{deed}&decision={}", view["decision"]);
        assert_eq!(circle.act(0, &deed).await.status, StatusCode::CONFLICT);
    }
    let games = circle.people[0].get("/games").await.text;
    assert!(games.contains("Lost by resignation"), "{games}");
    let replay = circle.people[0]
        .get(&format!("{}/replay", circle.table))
        .await;
    assert_eq!(replay.status, StatusCode::OK);
    assert!(replay.text.contains("P0 resigned"));
    let again = circle.people[0]
        .form(&format!("{}/again", circle.table), "")
        .await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    let next = again.header("location").to_owned();
    assert_eq!(circle.people[0].view(&next).await["resigned"], json!([]));
}

#[tokio::test]
async fn who_stays_at_a_duel_wins() {
    let mut circle = Circle::new("game=duel&begins=me", 2).await;
    circle.choose(0, "a", 0).await;
    let path = format!("/api{}/actions", circle.table);
    let done = circle.people[1]
        .json(&path, r#"{"do": "resign"}"#.to_owned())
        .await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    assert_eq!(done.json()["stage"], "over");
    let page = circle.people[0].get(&circle.table).await.text;
    assert!(
        page.contains("P1 resigned") && page.contains("You win."),
        "{page}"
    );
    let page = circle.people[1].get(&circle.table).await.text;
    assert!(page.contains("You resigned") && page.contains("P0 wins."));
    let refused = circle.act(0, "do=undo&id=u&decision=1").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(
        circle.act(0, "do=resign").await.status,
        StatusCode::CONFLICT
    );
    let finished = circle.people[0]
        .get("/api/tables?finished=true")
        .await
        .json();
    let lines: Vec<&Value> = finished["tables"].as_array().unwrap().iter().collect();
    assert_eq!(lines[0]["seats"][1]["resigned"], true, "{finished}");
}

#[tokio::test]
async fn where_people_play_on_a_bot_has_the_seat_to_the_end() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    circle.choose(0, "a", 0).await;
    let page = circle.people[1].get(&circle.table).await.text;
    assert!(page.contains("A bot plays for you to the end. You can’t return"));
    let done = circle.act(1, "do=resign").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let view = circle.view(0).await;
    assert_eq!(
        (&view["stage"], &view["resigned"]),
        (&json!("playing"), &json!([1]))
    );
    assert_eq!(view["decision"], 1, "the bot has chosen for the seat");
    let said = view["table_status"]["talk"].as_array().unwrap();
    assert_eq!(said.last().unwrap()["kind"], "resigned");
    for deed in ["do=return", "do=undo&id=u&decision=1"] {
        assert_eq!(circle.act(1, deed).await.status, StatusCode::CONFLICT);
    }
    let sent = json!({"id": "m", "decision": 1, "action": {}});
    assert_eq!(
        circle.send(1, &sent).await.json()["error"]["kind"],
        "resigned"
    );
    let page = circle.people[1].get(&circle.table).await.text;
    assert!(page.contains("A bot plays for you to the end of the game."));
    assert!(!page.contains("data-return"));
    reload(&mut circle).await;
    let mut view = circle.view(0).await;
    while !is_over(&view) {
        circle.choose(0, &format!("m{}", view["decision"]), 0).await;
        view = circle.view(0).await;
    }
    let record = seven::Record::read(&circle.record(1).await.text).unwrap();
    assert!(
        antipater_engine::State::to_act(record.position()).is_empty(),
        "it was played to its end"
    );
    let page = circle.people[0].get(&circle.table).await.text;
    assert!(page.contains("class=\"sheet") && !page.contains("given-up"));
}
