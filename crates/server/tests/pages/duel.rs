//! A Duel through every route, with valid and invalid requests.

use std::collections::BTreeSet;

use crate::common::{Visitor, fresh_app};
use antipater_engine::duel::Record;
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn a_duel_is_played_from_one_click_to_its_record() {
    let mut visitor = Visitor::new(fresh_app().await);
    let start = visitor.get("/").await;
    assert!(start.text.contains("value=\"duel\""));
    let table = visitor.open("game=duel").await;
    let page = visitor.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("id=\"board\"") && !page.text.contains(" style="));
    assert!(visitor.get("/").await.text.contains(&table));
    let record = format!("/api{table}/record");
    assert_eq!(visitor.get(&record).await.status, StatusCode::CONFLICT);
    let mut n = 0;
    let view = visitor
        .play_on(&table, |count| {
            n += 1;
            n * 7 % count
        })
        .await;
    assert_eq!(view["game"], "duel");
    let answer = visitor.get(&record).await;
    let read = Record::read(&answer.text).unwrap();
    assert_eq!(read.players()[0], "Player");
    let result = &answer.json()["result"];
    assert_eq!(view["sheet"]["winners"], result["winners"]);
    assert_eq!(view["sheet"]["victory"], result["victory"]);
    for line in view["sheet"]["lines"].as_array().unwrap() {
        let seat = line["seat"].as_u64().unwrap() as usize;
        assert_eq!(line["total"], result["scores"][seat]["total"]);
    }
    let over = visitor.get(&table).await;
    assert!(over.text.contains("duel-sheet"));
    assert!(!visitor.get("/").await.text.contains(&table));
}

/// Each kind of question occurs, and its page can be printed and answered.
#[tokio::test]
async fn every_question_of_a_duel_is_asked_and_answered() {
    let mut visitor = Visitor::new(fresh_app().await);
    let mut asked = BTreeSet::new();
    let all = [
        "begin", "destroy", "draft", "library", "play", "revive", "token",
    ];
    let orders = [
        "game=duel&opening=draft&begins=me&level=random&name=Ann",
        "game=duel&opening=first-game&begins=bot&level=random",
        "game=duel&opening=draft&begins=random&level=builder",
    ];
    for round in 0..60 {
        let table = visitor.open(orders[round % orders.len()]).await;
        let mut view = visitor.view(&table).await;
        let mut n = round;
        while !view["ask"].is_null() {
            let kind = view["ask"]["kind"].as_str().unwrap().to_owned();
            let actions = view["ask"]["actions"].as_array().unwrap();
            if asked.insert(kind.clone()) {
                let page = visitor.get(&table).await;
                assert_eq!(page.status, StatusCode::OK);
                let shown = page.text.matches("name=\"action\"").count();
                assert_eq!(shown, actions.len(), "{kind}");
            }
            n += 1;
            let action = preferred(actions, n);
            let decision = view["decision"].clone();
            let answer = visitor
                .play(&table, &format!("d{decision}"), &decision, &action)
                .await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
            view = answer.json();
        }
        assert!(view["sheet"].is_object());
        if asked.len() == all.len() {
            break;
        }
    }
    assert_eq!(asked.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

/// Prefers wonders, then science, so that all follow-up questions occur soon.
fn preferred(actions: &[Value], n: usize) -> Value {
    let science = [
        "Workshop",
        "Laboratory",
        "Apothecary",
        "School",
        "Scriptorium",
        "Library",
    ];
    let wanted = |action: &&Value| {
        let card = action["card"].as_str().unwrap_or_default();
        action["do"] == "wonder" || action["do"] == "build" && science.contains(&card)
    };
    let found = actions.iter().find(wanted);
    found.unwrap_or(&actions[n * 13 % actions.len()]).clone()
}

#[tokio::test]
async fn wrong_moves_of_a_duel_change_nothing() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor.open("game=duel&opening=first-game&begins=me").await;
    let before = visitor.view(&table).await;
    let unreadable = [
        json!({"seat": 0, "do": "sell", "card": "Altar"}),
        json!({"seat": 0, "do": "build", "card": "Nonsense"}),
        json!({"seat": 0, "do": "build"}),
        json!({"seat": 2, "do": "begin", "who": 0}),
        json!({"seat": 0, "do": "begin", "who": 7}),
        json!([]),
        json!("build"),
    ];
    for action in unreadable {
        let answer = visitor.play(&table, "a", &json!(0), &action).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{action}");
    }
    let mut wrong_coins = before["ask"]["actions"][0].clone();
    wrong_coins["coins"] = json!(77);
    let answer = visitor.play(&table, "a", &json!(0), &wrong_coins).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    let illegal = [
        json!({"seat": 0, "do": "build", "card": "Palace", "coins": 0}),
        json!({"seat": 0, "do": "token", "token": "Law"}),
        json!({"seat": 0, "do": "draft", "wonder": "The Sphinx"}),
        json!({"seat": 0, "do": "begin", "who": 1}),
    ];
    for action in illegal {
        let answer = visitor.play(&table, "b", &json!(0), &action).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{action}");
        assert_eq!(answer.json()["view"], before);
    }
    let other = json!({"seat": 1, "do": "discard", "card": "Altar", "coins": 2});
    let answer = visitor.play(&table, "c", &json!(0), &other).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    let action = before["ask"]["actions"][0].clone();
    let stale = visitor.play(&table, "d", &json!(5), &action).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(visitor.view(&table).await, before);
    let first = visitor.play(&table, "e", &json!(0), &action).await;
    let again = visitor.play(&table, "e", &json!(0), &action).await;
    assert_eq!(first.text, again.text);
}

#[tokio::test]
async fn options_of_a_duel_are_checked_and_kept() {
    let mut visitor = Visitor::new(fresh_app().await);
    for fields in [
        "game=chess",
        "opening=e4",
        "begins=nobody",
        "game=duel&level=god",
    ] {
        let answer = visitor.form("/tables", fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{fields}");
    }
    visitor
        .open("game=duel&opening=first-game&begins=bot&name=Ada")
        .await;
    let page = visitor.get("/").await.text;
    for kept in ["duel", "first-game", "bot"] {
        assert!(
            page.contains(&format!("value=\"{kept}\" checked")),
            "{kept}"
        );
    }
    // The quick-start buttons do not change the stored options.
    visitor.open("game=duel").await;
    assert!(
        visitor
            .get("/")
            .await
            .text
            .contains("value=\"bot\" checked")
    );
}

#[tokio::test]
async fn forms_play_a_duel_without_a_script() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor.open("game=duel&begins=me").await;
    let view = visitor.view(&table).await;
    let action = view["ask"]["actions"][0].to_string().replace('"', "%22");
    let fields = format!("id=page-0&decision=0&action={action}");
    let answer = visitor.form(&format!("{table}/moves"), &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    assert!(visitor.view(&table).await["decision"].as_u64() > Some(0));
}
