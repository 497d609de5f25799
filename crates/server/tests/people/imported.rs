//! Imported games: how many are kept, and how they are removed.

use antipater_server::{Retention, ServerOptions};
use antipater_store::Role;
use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::Services;
use crate::common::{Answer, Visitor, fresh_store, seeded};

/// A server with this much room for imported games.
async fn with_room(bytes: u64) -> Services {
    let options = ServerOptions {
        unlimited: true,
        retention: Retention {
            imported: bytes,
            ..Retention::default()
        },
        ..seeded()
    };
    Services::with(fresh_store().await, options)
}

/// A game that a person has finished alone, as in the file.
async fn finished(visitor: &mut Visitor) -> Value {
    let table = visitor.open("seats=3&level=random").await;
    visitor.play_on(&table, |_| 0).await;
    let record = visitor.get(&format!("/api{table}/record")).await.json();
    let bots = [None, Some("random"), Some("random")];
    json!({"started_at": 1000, "finished_at": 2000, "bots": bots, "record": record})
}

async fn bring(visitor: &mut Visitor, games: &[Value]) -> Answer {
    let file = json!({"antipater_finished": 1, "games": games});
    let head = "Content-Disposition: form-data; name=\"file\"; filename=\"a.json\"";
    let body = format!("--x\r\n{head}\r\n\r\n{file}\r\n--x--\r\n");
    let request = Request::post("/me/offline")
        .header(CONTENT_TYPE, "multipart/form-data; boundary=x")
        .body(Body::from(body));
    let answer = visitor.send(request.unwrap()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer
}

/// The number of games in a person's history.
async fn games(visitor: &mut Visitor) -> usize {
    let data = visitor.get("/api/me/data").await.json();
    data["tables"].as_array().unwrap().len()
}

#[tokio::test]
async fn a_server_has_room_for_so_many_and_a_person_takes_theirs_along() {
    let elsewhere = Services::new().await;
    let mut player = elsewhere.person("Player").await;
    let played = [finished(&mut player).await, finished(&mut player).await];
    let size = played[0]["record"].to_string().len() as u64;
    let services = with_room(size * 2).await;
    let (mut ada, mut boris) = (services.person("Ada").await, services.person("Boris").await);

    let some = bring(&mut ada, &played).await;
    assert!(some.text.contains("1 game added to your history."));
    assert!(
        some.text
            .contains("1 game was left out: there was no room.")
    );
    assert_eq!(games(&mut ada).await, 1);
    let none = bring(&mut boris, &played).await;
    assert!(
        none.text
            .contains("2 games were left out: there was no room.")
    );
    assert_eq!(games(&mut boris).await, 0);

    let gone = ada.form("/me/delete", "name=Ada").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text);
    let some = bring(&mut boris, &played).await;
    assert!(some.text.contains("1 game added to your history."));
}

#[tokio::test]
async fn an_administrator_removes_what_a_person_has_brought() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let played = finished(&mut ada).await;
    let mut boris = services.person("Boris").await;
    bring(&mut ada, std::slice::from_ref(&played)).await;
    bring(&mut boris, &[played]).await;
    assert_eq!(games(&mut ada).await, 2);

    let (id, cookie) = services.state.admit("Root").await.unwrap();
    services.store.add_role(id, Role::Admin).await.unwrap();
    let mut root = Visitor::new(services.app.clone());
    root.cookie = Some(cookie);
    let found = root.get("/api/moderation?find=Ada").await.json();
    let key = found["people"][0]["key"].as_str().unwrap();
    let deed = format!("do=remove-brought&person={key}");
    let done = root.form("/moderation/log", &deed).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert_eq!(
        games(&mut ada).await,
        1,
        "the game that was played here stays"
    );
    assert_eq!(games(&mut boris).await, 1);
}
