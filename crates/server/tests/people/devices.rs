//! Sessions: the limits of programs, the ends of sessions, and attempts at passwords.

use std::time::Duration;

use antipater_server::{AppState, ServerOptions, app};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::common::{Answer, Visitor, fresh_store, seeded};
use crate::{Ear, Services};

/// A token for a person's program.
async fn token(person: &mut Visitor) -> String {
    let page = person.form("/me/tokens", "label=bot").await.text;
    let (_, rest) = page.split_once("antipater_").unwrap();
    format!("antipater_{}", rest.split('<').next().unwrap())
}

/// Sends a request with a token; a form if there is one.
async fn program(services: &Services, token: &str, path: &str, form: Option<&str>) -> Answer {
    let method = if form.is_some() { "POST" } else { "GET" };
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(form.unwrap_or_default().to_owned()));
    Visitor::new(services.app.clone())
        .send(request.unwrap())
        .await
}

#[tokio::test]
async fn a_token_plays_and_reads_games_and_does_nothing_else() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("seats=3&level=random").await;
    let token = token(&mut ada).await;
    for (path, form) in [
        ("/me", None),
        ("/me/account", None),
        ("/me/portrait", Some("portrait=smith")),
        ("/me/name", Some("name=Eve")),
        ("/me/code", Some("")),
        ("/me/account", Some("login=Eve&password=takenover")),
        ("/me/tokens", Some("label=more")),
        (
            "/me/tokens/end",
            Some(&*format!("token={}", "0".repeat(64))),
        ),
        ("/me/leave", Some("")),
        ("/back", Some("login=Ada&password=analytical")),
        ("/api/me/sessions", None),
    ] {
        let refused = program(&services, &token, path, form).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}");
        let says = "can play and read games, and nothing else";
        assert!(refused.text.contains(says), "{path}: {}", refused.text);
    }
    let ending = json!({"session": "0".repeat(64)}).to_string();
    let request = Request::post("/api/me/sessions/end")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json")
        .body(Body::from(ending));
    let mut stranger = Visitor::new(services.app.clone());
    let refused = stranger.send(request.unwrap()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(refused.json()["error"]["kind"], "program");
    let view = program(&services, &token, &format!("/api{table}"), None).await;
    assert_eq!(view.status, StatusCode::OK);
    let me = program(&services, &token, "/api/me", None).await.json();
    assert_eq!((&me["name"], &me["login"]), (&json!("Ada"), &Value::Null));
    // Its owner's page lists it.
    assert!(
        ada.get("/me/account")
            .await
            .text
            .contains("A token can play and read games")
    );
}

#[tokio::test]
async fn what_is_signed_in_is_listed_and_ended_by_its_owner() {
    let services = Services::new().await;
    let mut ada = Visitor::new(services.app.clone());
    let request = Request::post("/tables")
        .header("content-type", "application/x-www-form-urlencoded")
        .header(
            "user-agent",
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0",
        )
        .body(Body::from("seats=3&level=random&name=Ada"));
    ada.send(request.unwrap()).await;
    let cookies = ada.cookie.clone().unwrap();
    let (_, code) = cookies.split_once("antipater-code=").unwrap();
    let code = code.split(';').next().unwrap();
    let mut laptop = Visitor::new(services.app.clone());
    laptop.form("/back", &format!("code={code}")).await;
    token(&mut ada).await;
    let list = ada.get("/api/me/sessions").await.json();
    assert_eq!(list["unused_days"], 90);
    let sessions = list["sessions"].as_array().unwrap();
    let of = |field: &str| {
        sessions
            .iter()
            .map(|one| one[field].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(of("own").iter().filter(|own| **own == true).count(), 1);
    assert_eq!(of("program").iter().filter(|is| **is == true).count(), 1);
    let own = sessions.iter().find(|one| one["own"] == true).unwrap();
    assert_eq!(own["device"], "Firefox · Linux");
    let page = ada.get("/me/account").await.text;
    assert!(
        page.contains("Firefox · Linux") && page.contains("(this device)"),
        "{page}"
    );
    assert!(
        page.contains("Logged in: 20 Nov 2026, 22:01. Last used: 20 Nov 2026, 22:01"),
        "{page}"
    );
    // Another person cannot end them.
    let mut boris = services.person("Boris").await;
    for one in sessions {
        let ending = json!({"session": one["session"]}).to_string();
        let answer = boris.json("/api/me/sessions/end", ending).await;
        assert_eq!(answer.status, StatusCode::NO_CONTENT);
    }
    assert_eq!(laptop.get("/me").await.status, StatusCode::OK);
    for one in sessions.iter().filter(|one| one["own"] == false) {
        let ending = json!({"session": one["session"]}).to_string();
        let answer = ada.json("/api/me/sessions/end", ending).await;
        assert_eq!(answer.status, StatusCode::NO_CONTENT);
    }
    assert_eq!(laptop.get("/me").await.status, StatusCode::UNAUTHORIZED);
    let list = ada.get("/api/me/sessions").await.json();
    assert_eq!(list["sessions"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_is_signed_out_sees_no_more_of_an_open_stream() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("seats=3&level=random").await;
    let token = token(&mut ada).await;
    ada.form("/me/account", "login=ada&password=analytical")
        .await;
    let mut laptop = Visitor::new(services.app.clone());
    laptop.form("/back", "login=ada&password=analytical").await;
    let stream = format!("{table}/stream");
    let mut own = Ear::open(&ada, &stream).await;
    let mut other = Ear::open(&laptop, &stream).await;
    own.next().await;
    other.next().await;
    services.has_streams(2).await;
    let changed = "login=ada&password=difference&proof=analytical";
    let changed = ada.form("/me/account", changed).await;
    assert_eq!(changed.status, StatusCode::OK);
    other.ends().await;
    services.has_streams(1).await;
    let refused = program(&services, &token, &format!("/api{table}"), None).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "programs, too");
    ada.form(&format!("{table}/actions"), "do=leave").await;
    assert!(!own.next().await.is_empty(), "the own one goes on");
}

#[tokio::test]
async fn a_session_that_nobody_uses_ends() {
    const DAY: Duration = Duration::from_secs(24 * 3600);
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let token = token(&mut ada).await;
    services.state.pass_time(60 * DAY).await;
    assert_eq!(ada.get("/me").await.status, StatusCode::OK);
    services.state.pass_time(60 * DAY).await;
    assert_eq!(ada.get("/me").await.status, StatusCode::OK);
    assert_eq!(boris.get("/me").await.status, StatusCode::UNAUTHORIZED);
    let refused = program(&services, &token, "/api/me", None).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    // The list survives a restart.
    let (services, mut people) = services.again(&[ada]);
    assert_eq!(people[0].get("/me").await.status, StatusCode::OK);
    services.state.pass_time(91 * DAY).await;
    let (_, mut people) = services.again(&people);
    assert_eq!(people[0].get("/me").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn an_account_is_tried_a_few_times_only_wherever_from_but_its_own_browsers_are_let_in() {
    let options = ServerOptions {
        proxies: 1,
        ..seeded()
    };
    let (state, close) = AppState::new(fresh_store().await, options);
    std::mem::forget(close);
    let app = app(state.clone());
    let (_, cookie) = state.admit("Ada").await.unwrap();
    let mut ada = Visitor::new(app.clone());
    ada.cookie = Some(cookie);
    let made = ada
        .form("/me/account", "login=ada&password=analytical")
        .await;
    assert_eq!(made.status, StatusCode::OK);
    // Each from a different address.
    let from = async |mut visitor: Visitor, number: u8, login: &str, password: &str| {
        let request = Request::post("/back")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("x-forwarded-for", format!("10.0.0.{number}:4000"))
            .body(Body::from(format!("login={login}&password={password}")));
        visitor.send(request.unwrap()).await.status
    };
    let stranger = || Visitor::new(app.clone());
    for number in 0..10 {
        let tried = from(stranger(), number, "Ada", "wrong-guess").await;
        assert_eq!(tried, StatusCode::FORBIDDEN, "{number}");
    }
    let refused = from(stranger(), 20, "aDA", "analytical").await;
    assert_eq!(refused, StatusCode::TOO_MANY_REQUESTS);
    let other = from(stranger(), 21, "nobody", "analytical").await;
    assert_eq!(other, StatusCode::FORBIDDEN, "counted by itself");
    let own = from(ada.clone(), 22, "ada", "analytical").await;
    assert_eq!(own, StatusCode::SEE_OTHER);
    // After a minute one more attempt is allowed.
    state.pass_time(Duration::from_secs(60)).await;
    let later = from(stranger(), 23, "ada", "analytical").await;
    assert_eq!(later, StatusCode::SEE_OTHER);
}
