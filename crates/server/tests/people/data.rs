//! Personal data: download and deletion.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::common::{Answer, Visitor};
use crate::{Circle, Services};

/// Everything in the database, as text.
async fn all_of(services: &Services) -> String {
    let mut text = String::new();
    for row in services.store.find_people("", 99).await.unwrap() {
        text.push_str(&format!("{row:?}\n"));
    }
    text
}

#[tokio::test]
async fn one_takes_away_all_that_the_server_has() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    circle.act(1, "do=say&text=Mine").await;
    circle.act(0, "do=say&text=Theirs").await;
    let over = circle.people[1].open("seats=3&level=random").await;
    circle.people[1].play_on(&over, |_| 0).await;
    circle.people[1]
        .form("/me/account", "login=pone&password=longenough")
        .await;
    let file = circle.people[1].get("/me/data").await;
    assert_eq!(file.status, StatusCode::OK);
    assert!(file.header("content-disposition").contains("attachment"));
    let data = file.json();
    assert_eq!(
        (&data["name"], &data["login"]),
        (&json!("P1"), &json!("pone"))
    );
    let tables = data["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 2);
    let of = |table: &str| {
        let id = table.strip_prefix("/tables/").unwrap();
        tables
            .iter()
            .find(|one| one["table"] == id)
            .unwrap()
            .clone()
    };
    assert_eq!(of(&circle.table)["said"][0]["text"], "Mine");
    assert_eq!(of(&circle.table)["seat"], 1);
    // A game in progress has no record: the deal is secret.
    assert!(of(&circle.table)["record"].is_null());
    assert!(of(&over)["record"]["result"].is_object());
    for secret in ["Theirs", "password", "argon", "\"token\"", "\"person\""] {
        assert!(!file.text.contains(secret), "{secret}");
    }
}

#[tokio::test]
async fn who_is_removed_leaves_games_and_no_name() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    circle.act(1, "do=say&text=My+name+is+P1").await;
    circle.act(0, "do=say&text=Hello").await;
    let both = circle.people[1].open("seats=3&people=2&level=random").await;
    let invitation = circle.people[1].view(&both).await["invitation"].clone();
    let join = format!("/join/{}", invitation.as_str().unwrap());
    circle.people[0].form(&join, "").await;
    circle.people[1]
        .form(&format!("{both}/room"), "do=deal")
        .await;
    for _ in 0..40 {
        for who in [0, 1] {
            let view = circle.people[who].view(&both).await;
            if let Some(action) = view["ask"]["actions"].get(0).cloned() {
                let id = format!("{}-{}", view["decision"], view["choices"]);
                circle.people[who]
                    .play(&both, &id, &view["decision"], &action)
                    .await;
            }
        }
    }
    assert_eq!(circle.people[0].view(&both).await["stage"], "over");
    let cards = async |visitor: &mut Visitor| {
        let page = visitor.get(&both).await.text;
        page.matches("class=\"person-link\"").count()
    };
    assert_eq!(cards(&mut circle.people[0]).await, 2);
    let waits = circle.people[1].open("seats=3&people=2").await;
    let before = circle.people[0]
        .get(&format!("/api{both}/record"))
        .await
        .json();

    let wrong = circle.people[1].form("/me/delete", "name=P2").await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    assert!(wrong.text.contains("not your name"));
    let gone = circle.people[1].form("/me/delete", "name=P1").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text);
    assert_eq!(
        circle.people[1].get("/me").await.status,
        StatusCode::UNAUTHORIZED
    );
    assert!(!all_of(&circle.services).await.contains("P1"));

    // The game in progress continues with a bot.
    let view = circle.view(0).await;
    assert_eq!(view["seats"][1]["name"], "Nemo");
    assert_eq!(view["seats"][1]["state"], "left");
    let talk = view["table_status"]["talk"].as_array().unwrap();
    assert!(
        talk.iter()
            .all(|message| message["name"] != "P1" && message["text"] != "My name is P1")
    );
    assert!(talk.iter().any(|message| message["text"] == "Hello"));
    circle.choose(0, "a", 0).await;
    assert_eq!(circle.view(0).await["decision"], 1);
    // The finished game is unchanged.
    let after = circle.people[0]
        .get(&format!("/api{both}/record"))
        .await
        .json();
    assert_eq!(after["players"][0], "Nemo");
    assert_eq!(
        (&before["moves"], &before["result"]),
        (&after["moves"], &after["result"])
    );
    let mut watcher = circle.people[0].clone();
    for path in [
        "/games".to_owned(),
        format!("{both}/replay"),
        both.clone(),
        circle.table.clone(),
    ] {
        let page = watcher.get(&path).await;
        assert_eq!(page.status, StatusCode::OK, "{path}");
        assert!(!page.text.contains("P1"), "{path}");
    }
    for table in [&both, &circle.table, &waits] {
        let (row, _) = circle.services.rows(table).await;
        assert!(!format!("{row:?}").contains("P1"), "{row:?}");
    }
    assert_eq!(
        circle.people[0].get(&waits).await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn games_that_are_left_to_bots_alone_wait_until_somebody_looks() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Ben").await;
    let alone = ada.open("seats=3&people=1&level=random").await;
    let watch = ada.view(&alone).await["table_status"]["watch"].clone();
    let watch = format!("/watch/{}", watch.as_str().unwrap());
    let (_, before) = services.rows(&alone).await;
    let gone = ada.form("/me/delete", "name=Ada").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text);
    let (row, after) = services.rows(&alone).await;
    assert_eq!(after.len(), before.len(), "nothing was played meanwhile");
    assert!(row.finished_at.is_none());
    let page = ben.get(&watch).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("Nemo") && !page.text.contains("Ada"));
    let (row, _) = services.rows(&alone).await;
    assert!(row.finished_at.is_some(), "bots have played to the end");
}

/// A request with a program's token.
async fn bearer(app: &axum::Router, method: &str, path: &str, token: &str, body: Value) -> Answer {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json")
        .body(Body::from(body.to_string()));
    Visitor::new(app.clone()).send(request.unwrap()).await
}

#[tokio::test]
async fn a_program_decides_about_its_own_data_and_not_about_those_of_its_owner() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let page = ada.form("/me/tokens", "label=bot").await.text;
    let (_, rest) = page.split_once("antipater_").unwrap();
    let token: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
    let token = format!("antipater_{token}");
    let name = json!({"name": "Ada"});
    let refused = bearer(
        &services.app,
        "POST",
        "/api/me/delete",
        &token,
        name.clone(),
    )
    .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(refused.json()["error"]["kind"], "not-by-program");
    let refused = bearer(&services.app, "GET", "/api/me/data", &token, Value::Null).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(!refused.text.contains("Ada"), "{}", refused.text);
    assert_eq!(ada.get("/me").await.status, StatusCode::OK);

    let mut nobody = Visitor::new(services.app.clone());
    let came = nobody.json("/api/people", name.to_string()).await.json();
    let token = came["token"].as_str().unwrap();
    let data = bearer(&services.app, "GET", "/api/me/data", token, Value::Null).await;
    assert_eq!(data.json()["name"], "Ada");
    let wrong = bearer(
        &services.app,
        "POST",
        "/api/me/delete",
        token,
        json!({"name": "x"}),
    )
    .await;
    assert_eq!(wrong.json()["error"]["kind"], "not-confirmed");
    let gone = bearer(&services.app, "POST", "/api/me/delete", token, name).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    let known = bearer(&services.app, "GET", "/api/me", token, Value::Null).await;
    assert_eq!(known.status, StatusCode::UNAUTHORIZED);
}
