//! Pages and the JSON API through the router: one person among bots, and spectators.

#[path = "../../../engine/tests/cases/mod.rs"]
mod cases;
#[path = "../common/mod.rs"]
mod common;

mod analysis;
mod api;
mod duel;
mod duel_secrets;
mod ending;
mod every_word;
mod example_bot;
mod explorer;
mod free_city;
mod guide;
mod languages;
mod names;
mod offline;
mod play_on;
mod puzzles;
mod reference;
mod replay;
mod routes;
mod secrets;

use axum::body::Body;
use axum::http::StatusCode;
use http_body_util::BodyExt;

use crate::common::Visitor;

/// Plays the game of a table to its end by a fixed pattern that begins at `number`. Requests its page and that for a
/// large screen at regular intervals and at the end.
async fn play_through(
    visitor: &mut Visitor,
    table: &str,
    mut number: usize,
    every: usize,
    mut look: impl AsyncFnMut(&mut Visitor, &str),
) {
    let tv = format!("{table}/tv");
    let mut view = visitor.view(table).await;
    while !view["ask"].is_null() {
        if number.is_multiple_of(every) {
            look(visitor, table).await;
            look(visitor, &tv).await;
        }
        let actions = view["ask"]["actions"].as_array().unwrap();
        let action = actions[(number * 7) % actions.len()].clone();
        let decision = view["decision"].clone();
        number += 1;
        let answer = visitor
            .play(table, &format!("d{number}"), &decision, &action)
            .await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        view = answer.json();
    }
    look(visitor, table).await;
    look(visitor, &tv).await;
}

/// The next event of a stream other than a beat: it comes in pieces and ends with an empty line.
async fn event(body: &mut Body) -> String {
    let mut event = Vec::new();
    while !event.ends_with(b"\n\n") || event.starts_with(b"event: beat") {
        if event.ends_with(b"\n\n") {
            event.clear();
        }
        let piece = body.frame().await.unwrap().unwrap();
        event.extend_from_slice(&piece.into_data().unwrap());
    }
    String::from_utf8(event).unwrap()
}
