//! Imported games: how many are kept, and how they are removed.

use antipater_server::{Retention, ServerOptions};
use antipater_store::{Clock, Role, Store};
use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::Services;
use crate::common::{Answer, BEGIN, Visitor, fresh_store, seeded};

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

/// A game of the date's deal that a person has finished, as in the file.
async fn finished_of_date(visitor: &mut Visitor, game: &str, began: u64) -> Value {
    let table = visitor.form(&format!("/daily/date/{game}"), "").await;
    let table = table.header("location").to_owned();
    let view = visitor.play_on(&table, |_| 0).await;
    let record = visitor.get(&format!("/api{table}/record")).await.json();
    let seats = view["seats"].as_array().unwrap().iter();
    let bots: Vec<Value> = seats.map(|seat| seat["bot"].clone()).collect();
    json!({"started_at": began, "finished_at": began + 60, "bots": bots, "record": record})
}

#[tokio::test]
async fn games_with_the_deal_of_the_date_stand_among_its_results_unchecked() {
    let clock = Clock::manual(BEGIN);
    let began = clock.unix_seconds().cast_unsigned();
    let on = |store: Result<Store, _>| Services::on(store.unwrap());
    let open = || Store::open_with_clock("sqlite::memory:", clock.clone());
    let (elsewhere, services) = (on(open().await), on(open().await));
    let mut player = elsewhere.person("Player").await;
    let (mut ada, mut boris) = (services.person("Ada").await, services.person("Boris").await);
    let mut cem = services.person("Cem").await;
    for game in ["seven", "free-city", "duel"] {
        let played = finished_of_date(&mut player, game, began).await;
        let mut late = played.clone();
        late["started_at"] = json!(began + 24 * 60 * 60);
        late["finished_at"] = late["started_at"].clone();
        // The cards of one day are none of the next.
        bring(&mut cem, &[late]).await;
        bring(&mut ada, std::slice::from_ref(&played)).await;
        bring(&mut ada, &[played]).await;
        finished_of_date(&mut boris, game, began).await;
        let games = format!("/api/daily/{game}/2026-11-20?of=date");
        let games = boris.get(&games).await.json();
        let people = games["people"].as_array().unwrap();
        let mut people: Vec<(&str, bool)> = people
            .iter()
            .map(|one| {
                (
                    one["name"].as_str().unwrap(),
                    one["unchecked"].as_bool().unwrap(),
                )
            })
            .collect();
        people.sort_unstable();
        assert_eq!(people, [("Ada", true), ("Boris", false)], "{game}");
        assert_eq!(games["levels"].as_array().unwrap().len(), 5);
        assert_eq!((&games["hash"], &games["key"]), (&json!(""), &Value::Null));
        let page = ada.get(&format!("/daily/date/{game}/2026-11-20")).await;
        assert!(page.text.contains("Better than 50% of one other player."));
        assert_eq!(page.text.matches("unchecked").count(), 1, "{}", page.text);
        // Nothing of it is a result with the deal of the server.
        let games = boris.get(&format!("/api/daily/{game}/2026-11-20")).await;
        assert_eq!(games.json()["begun"], 0);
    }
}
