//! Messages and reactions in waiting rooms and at tables: who may send them and how often. Also the notices about seats
//! that a bot has taken over.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{fresh_store, seeded};
use crate::{Circle, Services, actions};

/// The kinds and texts of messages in a view.
fn talk(view: &Value) -> Vec<(String, String)> {
    // A waiting room has its messages beside the seats, a table around the game.
    let talk = view.get("talk").unwrap_or(&view["table_status"]["talk"]);
    let word = |value: &Value| value.as_str().unwrap().to_owned();
    let said = talk.as_array().unwrap().iter();
    said.map(|one| (word(&one["kind"]), word(&one["text"])))
        .collect()
}

fn said(text: &str) -> (String, String) {
    ("said".to_owned(), text.to_owned())
}

#[tokio::test]
async fn what_is_said_in_the_waiting_room_stays_at_the_table() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    let room = circle.view(0).await;
    assert_eq!(
        (&room["stage"], &room["talks"]),
        (&json!("gathering"), &json!(true))
    );
    let answer = circle.act(1, "do=say&text=Hello+host").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    assert_eq!(answer.header("location"), circle.table);
    let path = format!("/api{}/actions", circle.table);
    let answer = circle.people[0].json(&path, json!({"do": "say", "text": "Hi"}).to_string());
    assert_eq!(talk(&answer.await.json()), [said("Hello host"), said("Hi")]);
    assert_ne!(circle.view(0).await["version"], room["version"]);
    let page = circle.people[1].get(&circle.table).await.text;
    assert!(page.contains("Hello host") && page.contains("id=\"say\""));
    // A person who moves to another seat keeps their messages.
    circle.room(1, "do=sit&seat=2").await;
    circle.room(0, "do=fill").await;
    assert_eq!(
        circle.room(0, "do=deal").await.status,
        StatusCode::SEE_OTHER
    );
    circle.act(1, "do=say&text=Good+luck").await;
    let view = circle.view(1).await;
    assert_eq!(
        talk(&view),
        [said("Hello host"), said("Hi"), said("Good luck")]
    );
    let of = |number: usize| &view["table_status"]["talk"][number];
    assert_eq!((&of(0)["seat"], &of(1)["seat"]), (&view["you"], &json!(0)));
    assert_eq!(of(2)["number"], 2);
    // A restarted server reads them from the store.
    let (_again, mut people) = circle.services.again(&circle.people);
    assert_eq!(talk(&people[0].view(&circle.table).await).len(), 3);
}

#[tokio::test]
async fn only_who_has_a_seat_in_the_waiting_room_writes_there() {
    let mut circle = Circle::gather("seats=3&level=random&listed=yes", 2).await;
    let deeds = format!("{}/actions", circle.table);
    let mut stranger = circle.services.person("Zoe").await;
    let refused = stranger.form(&deeds, "do=say&text=Hi").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let page = stranger.get(&circle.table).await.text;
    assert!(page.contains("id=\"said\"") && !page.contains("id=\"say\""));
    for other in ["do=leave", "do=react&reaction=thanks", "do=stand-in&seat=1"] {
        let refused = circle.act(0, other).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{other}");
    }
    assert!(circle.act(0, "do=say&text=+").await.status == StatusCode::SEE_OTHER);
    assert_eq!(talk(&circle.view(0).await), []);

    let mut silent = Circle::gather("seats=3&level=random&talk=no", 2).await;
    let refused = silent.act(0, "do=say&text=Hi").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(silent.view(0).await["talks"], false);
    let page = silent.people[0].get(&silent.table).await.text;
    assert!(!page.contains("id=\"said\""));
}

#[tokio::test]
async fn words_in_a_waiting_room_go_with_who_said_them() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    circle.act(1, "do=say&text=I+am+P1").await;
    circle.act(0, "do=say&text=Welcome").await;
    circle.people[0].form("/me/name", "name=Ada").await;
    let gone = circle.people[1].form("/me/delete", "name=P1").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER);
    let room = circle.view(0).await;
    assert_eq!(talk(&room), [said("Welcome")]);
    assert!(!room.to_string().contains("P1"));
    circle.act(0, "do=say&text=Alone").await;
    assert_eq!(
        talk(&circle.view(0).await),
        [said("Welcome"), said("Alone")]
    );
}

#[tokio::test]
async fn players_react_with_one_click_and_spectators_do_not() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let done = circle.act(1, "do=react&reaction=well-played").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let view = circle.view(0).await;
    let reacted = ("reacted".to_owned(), "well-played".to_owned());
    assert_eq!(talk(&view), [reacted]);
    assert_eq!(view["table_status"]["talk"][0]["seat"], 1);
    let page = circle.people[0].get(&circle.table).await.text;
    // In the messages, in the log of the table, and on its button.
    assert!(page.matches("Well played!").count() >= 3);
    let deeds = format!("/api{}/actions", circle.table);
    let sent = json!({"do": "react", "reaction": "hurry"}).to_string();
    let answer = circle.people[0].json(&deeds, sent.clone()).await;
    assert_eq!(talk(&answer.json()).len(), 2);
    for wrong in [
        json!({"do": "react"}),
        json!({"do": "react", "reaction": "rude"}),
    ] {
        let refused = circle.people[0].json(&deeds, wrong.to_string()).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let mut stranger = circle.services.person("Zoe").await;
    let refused = stranger.json(&deeds, sent).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let watch = view["table_status"]["watch"].as_str().unwrap();
    let page = stranger.get(&format!("/watch/{watch}")).await.text;
    assert!(page.contains("data-kind=\"reacted\"") && !page.contains("value=\"react\""));

    let mut silent = Circle::new("seats=3&level=random&talk=no", 2).await;
    let refused = silent.act(0, "do=react&reaction=wow").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_message_that_is_sent_again_stands_there_once() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    for text in ["Hello", "Hello", "Hi", "Hello"] {
        circle.act(1, &format!("do=say&text={text}")).await;
    }
    let hello = [said("Hello"), said("Hi"), said("Hello")];
    assert_eq!(talk(&circle.view(0).await), hello);
    circle.act(0, "do=say&text=Hello").await;
    assert_eq!(talk(&circle.view(0).await).len(), 4, "somebody else");
    circle.room(0, "do=fill").await;
    circle.room(0, "do=deal").await;
    for _ in 0..2 {
        circle.act(0, "do=react&reaction=wow").await;
    }
    assert_eq!(talk(&circle.view(0).await).len(), 5);
    circle
        .services
        .state
        .pass_time(Duration::from_secs(31))
        .await;
    circle.act(0, "do=react&reaction=wow").await;
    assert_eq!(talk(&circle.view(0).await).len(), 6, "meant");
}

/// A reaction counts as a message, so both share a limit.
#[tokio::test]
async fn nobody_floods_a_table_with_reactions() {
    let services = Services::with(fresh_store().await, seeded());
    let mut circle = Circle::gather_at(services, "seats=3&level=random", 2).await;
    circle.room(0, "do=deal").await;
    let mut done = 0;
    for number in 0..9 {
        let deed = if number % 2 == 0 {
            "do=react&reaction=wow"
        } else {
            "do=say&text=Wow"
        };
        done += usize::from(circle.act(0, deed).await.status == StatusCode::SEE_OTHER);
    }
    assert_eq!(done, 8);
    let refused = circle.act(0, "do=react&reaction=wow").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let other = circle.act(1, "do=react&reaction=wow").await;
    assert_eq!(other.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn everybody_sees_for_whom_a_bot_plays_and_who_plays_is_back() {
    for options in ["seats=4&level=random", "game=duel&begins=me"] {
        let mut circle = Circle::new(options, 2).await;
        circle.act(1, "do=leave").await;
        let badge = "A bot is playing for P1";
        let page = circle.people[0].get(&circle.table).await.text;
        assert_eq!(page.matches(badge).count(), 1, "{options}: at the city");
        let notice = "P1 left the seat to a bot.";
        // In the messages, without an author, and in the log.
        assert_eq!(page.matches(notice).count(), 2, "{options}");
        assert!(page.contains("data-kind=\"told\"") && !page.contains("data-kind=\"said\""));
        let own = circle.people[1].get(&circle.table).await.text;
        assert!(
            own.contains("data-return") && own.contains("I’m back"),
            "{options}"
        );
    }

    // The page only offers to return; a program returns to its seat in 7 Wonders by playing.
    let mut circle = Circle::new("seats=4&level=random", 2).await;
    circle.act(1, "do=leave").await;
    let page = circle.people[1].get(&circle.table).await.text;
    assert!(page.contains("data-return") && !page.contains("data-question"));
    let view = circle.view(1).await;
    assert!(!actions(&view).is_empty());
    // An invalid request changes nothing.
    let wrong = json!({"id": "w", "decision": 0, "action": {"seat": 1, "do": "decline"}});
    let refused = circle.send(1, &wrong).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(circle.view(1).await["table_status"]["left"], true);
    let chosen = circle.choose(1, "a", 0).await;
    let view = circle.view(1).await;
    assert_eq!(view["table_status"]["left"], false);
    assert_eq!(view["ask"]["chosen"][0], chosen);
    let kinds: Vec<String> = talk(&view).into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(kinds, ["left", "back"]);
    assert_eq!(view["seats"][1]["state"], "chosen");
    circle.choose(0, "a", 0).await;
    assert_eq!(circle.view(0).await["decision"], 1);
}
