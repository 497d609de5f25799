//! Whole games by several people and bots.

use antipater_engine::rng::{below, generator};
use antipater_engine::{State, duel, seven};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::{Circle, actions, is_over, is_waited_for};

/// People choose in any order, and change and withdraw their choices, until the game is over. Then all have the same
/// sheet, and the record replays to it.
async fn play(options: &str, people: usize, seed: u64) {
    let mut circle = Circle::new(options, people).await;
    let mut rng = generator(seed, 7);
    let mut sent = 0;
    for seat in 0..people {
        // From now on, all people are present.
        circle.view(seat).await;
    }
    loop {
        let mut views = Vec::new();
        for seat in 0..people {
            let view = circle.view(seat).await;
            assert_eq!(view["you"], seat);
            views.push(view);
        }
        for view in &views {
            assert_eq!(view["decision"], views[0]["decision"]);
            assert_eq!(view["seats"], views[0]["seats"]);
            assert_eq!(view["sheet"], views[0]["sheet"]);
        }
        if is_over(&views[0]) {
            break;
        }
        let waiting: Vec<usize> = (0..people).filter(|&n| is_waited_for(&views[n])).collect();
        assert!(!waiting.is_empty(), "{options}: nobody is waited for");
        let chosen = |view: &Value| {
            view["ask"]["chosen"]
                .as_array()
                .is_some_and(|c| !c.is_empty())
        };
        let fickle: Vec<usize> = (0..people).filter(|&n| chosen(&views[n])).collect();
        sent += 1;
        if !fickle.is_empty() && below(&mut rng, 6) == 0 {
            let who = fickle[below(&mut rng, fickle.len() as u32) as usize];
            let decision = &views[who]["decision"];
            let body = json!({"id": format!("b{sent}"), "decision": decision, "action": []});
            let answer = circle.send(who, &body).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
            let view = answer.json();
            assert!(is_waited_for(&view) && !chosen(&view), "{options}");
            continue;
        }
        let again = !fickle.is_empty() && below(&mut rng, 5) == 0;
        let able = if again { &fickle } else { &waiting };
        let who = able[below(&mut rng, able.len() as u32) as usize];
        let view = &views[who];
        let offered = actions(view);
        assert!(!offered.is_empty(), "{options}");
        let action = &offered[below(&mut rng, offered.len() as u32) as usize];
        let body =
            json!({"id": format!("c{sent}"), "decision": view["decision"], "action": action});
        let answer = circle.send(who, &body).await;
        // A later first choice may rule out an earlier second one.
        let ruled_out = again && answer.status == StatusCode::UNPROCESSABLE_ENTITY;
        assert!(
            answer.status == StatusCode::OK || ruled_out,
            "{}",
            answer.text
        );
    }
    let sheet = circle.view(0).await["sheet"].clone();
    for seat in 0..people {
        let answer = circle.record(seat).await;
        assert_eq!(answer.status, StatusCode::OK);
        let result = &answer.json()["result"];
        assert_eq!(sheet["winners"], result["winners"]);
        let record = answer.json();
        if record["game"] == "duel" {
            let record = duel::Record::read(&answer.text).unwrap();
            assert!(record.position().outcome().is_some());
        } else {
            let record = seven::Record::read(&answer.text).unwrap();
            let end = record.position();
            assert!(end.outcome().is_some());
            for line in sheet["ranking"].as_array().unwrap() {
                let seat = line["seat"].as_u64().unwrap() as usize;
                assert_eq!(line["total"], result["scores"][seat]["total"]);
            }
        }
    }
}

#[tokio::test]
async fn people_and_bots_play_the_second_edition() {
    play("seats=3&level=random", 3, 1).await;
    play("seats=5&level=random&sides=random", 2, 2).await;
    play("seats=7&level=random", 4, 3).await;
}

#[tokio::test]
async fn people_and_bots_play_the_first_edition() {
    play("edition=first&seats=4&level=random&sides=all-b", 4, 4).await;
    play(
        "edition=first&seats=3&level=random&sides=all-b&wonder=Halicarnassus",
        2,
        5,
    )
    .await;
    play(
        "edition=first&seats=6&level=random&wonder=Babylon&sides=all-b",
        3,
        6,
    )
    .await;
}

#[tokio::test]
async fn seven_people_play() {
    play("edition=first&seats=7", 7, 7).await;
}

#[tokio::test]
async fn two_people_play_with_the_free_city() {
    for seed in 8..11 {
        play("game=free-city", 2, seed).await;
    }
}

#[tokio::test]
async fn two_people_play_a_duel() {
    for seed in 11..14 {
        play("game=duel", 2, seed).await;
    }
}

/// A bot plays at once for a person who has left; when the last person leaves, bots finish the game.
#[tokio::test]
async fn bots_finish_what_people_leave() {
    for options in [
        "seats=4&level=random",
        "game=duel&begins=me",
        "game=free-city",
    ] {
        let mut circle = Circle::new(options, 2).await;
        assert_eq!(
            circle.act(1, "do=leave").await.status,
            StatusCode::SEE_OTHER
        );
        let view = circle.view(0).await;
        assert_eq!(view["seats"][1]["state"], "left", "{options}");
        assert_eq!(view["table_status"]["talk"][0]["kind"], "left");
        assert!(!actions(&circle.view(0).await).is_empty(), "{options}");
        let before = circle.view(0).await["decision"].as_u64().unwrap();
        while circle.view(0).await["decision"].as_u64().unwrap() == before {
            let choices = circle.view(0).await["choices"].clone();
            circle.choose(0, &format!("a{choices}"), 0).await;
        }
        // A person who has left may watch, and cannot undo before returning.
        let view = circle.view(1).await;
        assert_eq!(view["table_status"]["left"], true);
        let undo = json!({"do": "undo", "id": "x", "decision": view["decision"]});
        let deeds = format!("/api{}/actions", circle.table);
        let refused = circle.people[1].json(&deeds, undo.to_string()).await;
        assert_eq!(refused.json()["error"]["kind"], "left", "{options}");
        assert_eq!(
            circle.act(1, "do=return").await.status,
            StatusCode::SEE_OTHER
        );
        assert_eq!(circle.view(1).await["table_status"]["left"], false);
        for who in [0, 1] {
            assert_eq!(
                circle.act(who, "do=leave").await.status,
                StatusCode::SEE_OTHER
            );
        }
        let view = circle.view(0).await;
        assert!(is_over(&view), "{options}");
        assert_eq!(circle.record(1).await.status, StatusCode::OK);
        let over = circle.act(0, "do=leave").await;
        assert_eq!(over.status, StatusCode::CONFLICT);
    }
}
