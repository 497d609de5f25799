//! Fair play: absence, and limits on leaving, undo and new choices.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;

use crate::common::Visitor;
use crate::{Circle, Ear, actions};

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

/// A person with no decision for a long time is not away from a step that has just begun.
#[tokio::test]
async fn away_counts_from_the_beginning_of_the_step() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    circle.choose(1, "a", 0).await;
    circle.services.state.pass_time(seconds(3_000)).await;
    circle.choose(0, "a", 0).await;
    assert_eq!(circle.view(0).await["decision"], 1);
    circle.choose(0, "b", 0).await;
    let path = format!("{}/actions", circle.table);
    let too_soon = circle.people[0].form(&path, "do=stand-in&seat=1").await;
    assert_eq!(too_soon.status, StatusCode::CONFLICT, "{}", too_soon.text);
    circle.services.state.pass_time(seconds(119)).await;
    let too_soon = circle.act(0, "do=stand-in&seat=1").await;
    assert_eq!(too_soon.status, StatusCode::CONFLICT);
    circle.services.state.pass_time(seconds(1)).await;
    let done = circle.act(0, "do=stand-in&seat=1").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER);
}

/// A program that polls every minute is present without a stream.
#[tokio::test]
async fn who_asks_and_who_plays_is_there() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    circle.choose(0, "a", 0).await;
    for _ in 0..6 {
        circle.services.state.pass_time(seconds(50)).await;
        circle.view(1).await;
        let refused = circle.act(0, "do=stand-in&seat=1").await;
        assert_eq!(refused.status, StatusCode::CONFLICT);
    }
    circle.services.state.pass_time(seconds(120)).await;
    let done = circle.act(0, "do=stand-in&seat=1").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER);
}

/// Leaving and returning is limited, since it disturbs all players.
#[tokio::test]
async fn one_leaves_a_limited_number_of_times() {
    let mut circle = Circle::new("seats=4&level=random", 2).await;
    for _ in 0..4 {
        for deed in ["do=leave", "do=return"] {
            let done = circle.act(1, deed).await;
            assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
        }
    }
    let refused = circle.act(1, "do=leave").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(
        refused.text.contains("returned too often"),
        "{}",
        refused.text
    );
    assert_eq!(refused.header("retry-after"), "601");
    let talk = circle.view(0).await["table_status"]["talk"].clone();
    assert_eq!(talk.as_array().unwrap().len(), 8);
    circle.services.state.pass_time(seconds(600)).await;
    let done = circle.act(1, "do=leave").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER);
}

/// At a table without a clock others may replace a person by a bot after ten minutes, however often the person undoes.
#[tokio::test]
async fn taking_back_does_not_begin_the_step_anew() {
    let mut circle = Circle::new("game=duel&begins=me", 2).await;
    let stream = format!("{}/stream", circle.table);
    let mut there = Ear::open(&circle.people[0], &stream).await;
    there.next().await;
    for number in 0..10 {
        circle.services.state.pass_time(seconds(60)).await;
        circle.choose(0, &format!("d{number}"), number).await;
        let decision = circle.view(0).await["decision"].clone();
        let fields = format!("do=undo&id=u{number}&decision={decision}");
        assert_eq!(circle.act(0, &fields).await.status, StatusCode::SEE_OTHER);
    }
    let done = circle.act(1, "do=stand-in&seat=0").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
}

#[tokio::test]
async fn one_takes_back_a_limited_number_of_times() {
    let mut circle = Circle::new("game=duel&begins=me", 2).await;
    for number in 0..21 {
        circle.choose(0, &format!("d{number}"), number).await;
        let decision = circle.view(0).await["decision"].clone();
        let fields = format!("do=undo&id=u{number}&decision={decision}");
        let answer = circle.act(0, &fields).await;
        if number < 20 {
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{number}");
        } else {
            assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
            assert!(
                answer.text.contains("used up your undos"),
                "{}",
                answer.text
            );
        }
    }
    // The game continues.
    assert!(!actions(&circle.view(1).await).is_empty());
}

/// The Cyrillic A looks like the Latin one.
#[tokio::test]
async fn names_that_look_alike_are_told_apart_at_a_table() {
    let services = crate::Services::new().await;
    let mut host = services.person("Ada").await;
    let table = host.open("seats=3&people=3&name=Ada").await;
    let invitation = host.view(&table).await["invitation"].clone();
    let join = format!("/join/{}", invitation.as_str().unwrap());
    for name in ["%D0%90da", "A%CC%81da"] {
        let mut guest = Visitor::new(services.app.clone());
        let joined = guest.form(&join, &format!("name={name}")).await;
        assert_eq!(joined.status, StatusCode::SEE_OTHER);
    }
    let seats = host.view(&table).await["seats"].clone();
    assert_eq!(seats[1]["name"], json!("\u{410}da 2"));
    assert_eq!(seats[2]["name"], json!("\u{c1}da 3"));
}
