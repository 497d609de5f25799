//! The JSON API: its description fits what it does, and games are played through it alone.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::common::{Answer, Visitor, fresh_app, fresh_store, seeded};
use antipater_server::{AppState, app};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use boon::{Compiler, SchemaIndex, Schemas};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

/// A program with a token.
struct Program {
    app: Router,
    token: String,
}

impl Program {
    async fn new(app: &Router, name: &str) -> Program {
        let mut stranger = Visitor::new(app.clone());
        let body = json!({"name": name}).to_string();
        let answer = stranger.json("/api/people", body).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        assert_eq!(answer.header("set-cookie"), "");
        Program {
            app: app.clone(),
            token: answer.json()["token"].as_str().unwrap().to_owned(),
        }
    }

    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(path)
            .header("authorization", format!("Bearer {}", self.token))
    }

    async fn get(&self, path: &str) -> Answer {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        Visitor::new(self.app.clone()).send(request).await
    }

    async fn delete(&self, path: &str) -> Answer {
        let request = self.request("DELETE", path).body(Body::empty()).unwrap();
        Visitor::new(self.app.clone()).send(request).await
    }

    async fn post(&self, path: &str, body: Value) -> Answer {
        let request = self
            .request("POST", path)
            .header("content-type", "application/json");
        let request = request.body(Body::from(body.to_string())).unwrap();
        Visitor::new(self.app.clone()).send(request).await
    }

    async fn good(&self, path: &str, body: Value) -> Value {
        let answer = self.post(path, body).await;
        assert!(answer.status.is_success(), "{path}: {}", answer.text);
        answer.json()
    }

    async fn stream(&self, path: &str) -> Lines {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        let response = self.app.clone().oneshot(request).await.unwrap();
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        Lines(response.into_body())
    }
}

/// A stream of lines.
struct Lines(Body);

impl Lines {
    async fn next(&mut self) -> Value {
        let frame = self.0.frame().await.unwrap().unwrap();
        serde_json::from_slice(&frame.into_data().unwrap()).unwrap()
    }
}

pub(crate) async fn document(app: &Router) -> Value {
    let answer = Visitor::new(app.clone()).get("/api/openapi.json").await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.json()
}

/// The types that are parts of others: these may have more fields than their own.
fn parts(schema: &Value, inside: bool, names: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key == "$ref" && inside {
                    let name = value.as_str().unwrap().rsplit('/').next().unwrap();
                    names.insert(name.to_owned());
                }
                let inside = match key.as_str() {
                    "allOf" => true,
                    "properties" | "items" => false,
                    _ => inside,
                };
                parts(value, inside, names);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| parts(value, inside, names)),
        _ => {}
    }
}

/// A schema of JSON, ready for use.
pub(crate) struct Validator {
    schemas: Schemas,
    index: SchemaIndex,
}

impl Validator {
    fn accepts(&self, value: &Value) -> bool {
        self.schemas.validate(value, self.index).is_ok()
    }
}

/// Checks values of a named type; fields that are not described are faults.
pub(crate) fn validator(document: &Value, name: &str) -> Validator {
    let mut components = document["components"].clone();
    let mut names = BTreeSet::new();
    parts(&components, false, &mut names);
    // What is a part of a part is one, too.
    loop {
        let before = names.len();
        for name in names.clone() {
            parts(&components["schemas"][&name]["oneOf"], true, &mut names);
        }
        if names.len() == before {
            break;
        }
    }
    let schemas = components["schemas"].as_object_mut().unwrap();
    for (name, schema) in schemas
        .iter_mut()
        .filter(|(name, _)| !names.contains(*name))
    {
        let whole = ["properties", "allOf", "oneOf"].iter();
        if name != "AnyView" && whole.clone().any(|key| schema.get(key).is_some()) {
            schema["unevaluatedProperties"] = json!(false);
        }
    }
    let reference = format!("#/components/schemas/{name}");
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": reference, "components": components,
    });
    let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
    let address = "http://localhost/schema.json";
    compiler.add_resource(address, schema).unwrap();
    let index = compiler.compile(address, &mut schemas).unwrap();
    Validator { schemas, index }
}

pub(crate) fn check(validator: &Validator, value: &Value) {
    if let Err(fault) = validator.schemas.validate(value, validator.index) {
        panic!("{fault:#} in {value:#}");
    }
}

#[tokio::test]
async fn the_description_has_every_address_and_every_address_answers() {
    let app = fresh_app().await;
    let document = document(&app).await;
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    let text = document.to_string();
    assert!(text.contains("A judged decision.") && !text.contains("# Examples"));
    let code = include_str!("../../src/http/api/mod.rs");
    let mut routes = BTreeSet::new();
    for piece in code.split(".route(").skip(1) {
        let (_, rest) = piece.split_once('"').unwrap();
        let (path, rest) = rest.split_once('"').unwrap();
        for method in ["get", "post", "delete"] {
            if rest.contains(&format!("{method}(")) && !["/", "/openapi.json"].contains(&path) {
                routes.insert(format!("{method} /api{path}"));
            }
        }
    }
    let mut described = BTreeSet::new();
    let program = Program::new(&app, "Ada").await;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            described.insert(format!("{method} {path}"));
            assert!(operation["summary"].is_string(), "{method} {path}");
            let path = path.replace("{id}", "0123").replace("{watch}", "0123");
            let path = path.replace("{game}", "duel").replace("{number}", "1");
            if path == "/api/me/events" {
                // It begins at once and does not end.
                program.stream(&path).await;
                continue;
            }
            let answer = match method.as_str() {
                "get" => program.get(&path).await,
                "delete" => program.delete(&path).await,
                _ => program.post(&path, json!({})).await,
            };
            assert_ne!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
            if !answer.status.is_success() {
                let problem = answer.json();
                check(&validator(&document, "Problem"), &problem);
                assert_ne!(problem["error"]["kind"], "no-page", "{method} {path}");
            }
        }
    }
    assert_eq!(described, routes);
}

#[tokio::test]
async fn the_page_shows_every_operation_and_every_type() {
    let app = fresh_app().await;
    let document = document(&app).await;
    let page = Visitor::new(app).get("/api").await;
    assert_eq!(page.status, StatusCode::OK);
    for path in document["paths"].as_object().unwrap().keys() {
        assert!(page.text.contains(path.as_str()), "{path}");
    }
    for name in document["components"]["schemas"]
        .as_object()
        .unwrap()
        .keys()
    {
        assert!(page.text.contains(&format!("id=\"type-{name}\"")), "{name}");
    }
    // No script but the one that every page has, for the switch of the colors.
    let scripts: Vec<&str> = page.text.split("<script").skip(1).collect();
    assert_eq!(scripts.len(), 1);
    assert!(
        scripts[0].starts_with(" type=\"module\" src=\"/assets/")
            && scripts[0].contains("/theme.js")
    );
}

#[tokio::test]
async fn views_of_whole_games_are_as_described() {
    let app = fresh_app().await;
    let document = document(&app).await;
    let [any, view, line] = ["AnyView", "View", "Tables"].map(|name| validator(&document, name));
    let ada = Program::new(&app, "Ada").await;
    let options = [
        json!({"edition": "first", "seats": 3, "wonder": "Halicarnassus", "scores": true}),
        json!({"edition": "second", "seats": 7, "wonder": "Babylon", "sides": "own-b"}),
        json!({"edition": "first", "seats": 4, "wonder": "Olympia", "level": "random"}),
        json!({"edition": "second", "seats": 3, "sides": "chosen", "scores": true}),
        json!({"edition": "second", "seats": 3, "sides": "all-b"}),
        json!({"game": "free-city"}),
        json!({"game": "duel"}),
        json!({"game": "duel", "opening": "first-game", "begins": "bot", "level": "random"}),
    ];
    for (number, options) in options.into_iter().enumerate() {
        let table = ada.good("/api/tables", options).await["table"].clone();
        let path = format!("/api/tables/{}", table.as_str().unwrap());
        let mut now = ada.get(&path).await.json();
        check(&any, &now);
        let mut n = number;
        while now["stage"] == "playing" {
            let actions = now["ask"]["actions"].as_array().unwrap();
            n += 1;
            let action = &actions[n * 7 % actions.len()];
            let body = json!({"id": n.to_string(), "decision": now["decision"], "action": action});
            now = ada.good(&format!("{path}/moves"), body).await;
            check(&view, &now);
        }
        check(&any, &now);
        assert_eq!(now["stage"], "over");
        assert!(ada.get(&format!("{path}/record")).await.json()["result"].is_object());
        let watch = now["table_status"]["watch"].as_str().unwrap();
        let seen = ada
            .get(&format!("/api/watch/{watch}?facing=1"))
            .await
            .json();
        check(&any, &seen);
        assert_eq!((&seen["you"], &seen["facing"]), (&Value::Null, &json!(1)));
    }
    let mut mine = ada.get("/api/tables?finished=true").await.json();
    check(&line, &mine);
    assert_eq!(mine["tables"].as_array().unwrap().len(), 8);
    assert_eq!(ada.get("/api/tables").await.json()["tables"], json!([]));
    // The check means something: a field that is not described is a fault, at any depth.
    mine["tables"][0]["undescribed"] = json!(1);
    assert!(!line.accepts(&mine));
}

#[tokio::test]
async fn programs_gather_and_play_together() {
    let app = fresh_app().await;
    let document = document(&app).await;
    let any = validator(&document, "AnyView");
    let ada = Program::new(&app, "Ada").await;
    let boris = Program::new(&app, "Boris").await;
    check(
        &validator(&document, "Me"),
        &ada.get("/api/me").await.json(),
    );
    let options = json!({"people": 2, "seats": 3, "listed": true, "pace": "2d"});
    let table = ada.good("/api/tables", options).await["table"].clone();
    let path = format!("/api/tables/{}", table.as_str().unwrap());
    let lobby = boris.get("/api/lobby").await.json();
    check(&validator(&document, "Tables"), &lobby);
    assert_eq!(lobby["tables"][0]["free"], 1);
    let room = ada.get(&path).await.json();
    check(&any, &room);
    let mut lines = ada.stream(&format!("{path}/stream")).await;
    assert_eq!(lines.next().await, room);

    // A program that waits for news gets them.
    let since = format!("{path}?since={}", room["version"]);
    let (news, joined) = tokio::join!(ada.get(&since), async {
        let invitation = json!({"invitation": room["invitation"], "name": "Bo"});
        boris.good("/api/join", invitation).await
    });
    assert_eq!(news.json()["full"], true);
    // A program's token does not rename its owner.
    assert_eq!(joined["seats"][1]["name"], "Boris");
    assert_eq!(lines.next().await, news.json());
    let room_path = format!("{path}/room");
    let change = |body: Value| ada.post(&room_path, body);
    assert_eq!(change(json!({"do": "free"})).await.status, 400);
    let other = change(json!({"do": "bot", "seat": 2, "level": "random"})).await;
    assert_eq!(other.json()["seats"][2]["bot"], "random");
    assert_eq!(lines.next().await, other.json());
    let dealt = change(json!({"do": "deal"})).await.json();
    check(&any, &dealt);
    assert_eq!(dealt["stage"], "playing");
    let first = lines.next().await;
    assert_eq!(first["ask"], dealt["ask"]);

    // A chooser sees the whole choice; others see only that there is one.
    let mut others = boris.stream(&format!("{path}/stream")).await;
    assert_eq!(others.next().await["seats"][0]["state"], "choosing");
    assert_eq!(lines.next().await["seats"][1]["state"], "choosing");
    let body = json!({"id": "a", "decision": 0, "action": dealt["ask"]["actions"][0]});
    let chosen = ada.good(&format!("{path}/moves"), body.clone()).await;
    assert_eq!(lines.next().await, chosen);
    let seen = others.next().await;
    assert_eq!(seen["seats"][0]["state"], "chosen");
    assert_eq!(seen["ask"]["chosen"], json!([]));
    assert_eq!(ada.good(&format!("{path}/moves"), body).await, chosen);

    // Messages are news, too.
    let version = &chosen["table_status"]["version"];
    let since = format!("{path}?since={version}");
    let (news, _) = tokio::join!(ada.get(&since), async {
        let said = json!({"do": "say", "text": "Good luck!"});
        boris.good(&format!("{path}/actions"), said).await
    });
    assert_eq!(news.json()["table_status"]["talk"][0]["text"], "Good luck!");
    let too_early = ada.post(&format!("{path}/again"), json!({})).await;
    assert_eq!(too_early.status, StatusCode::CONFLICT);
    drop(lines);
    drop(others);
}

#[tokio::test]
async fn errors_say_which_field() {
    let app = fresh_app().await;
    let ada = Program::new(&app, "Ada").await;
    let bodies = [
        (json!({"seats": "four"}), "seats"),
        (json!({"seats": 9}), "seats"),
        (json!({"game": "chess"}), "game"),
        (json!({"level": "god"}), "level"),
        (json!({"wonder": "Rome"}), "wonder"),
        (json!({"pace": "1h"}), "pace"),
        (json!({"listed": "yes"}), "listed"),
        (json!({"colour": 1}), "colour"),
        (json!([]), "object"),
    ];
    for (body, field) in bodies {
        let answer = ada.post("/api/tables", body.clone()).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}");
        let detail = answer.json()["error"]["detail"].clone();
        assert!(detail.as_str().unwrap().contains(field), "{body}: {detail}");
    }
    let mut stranger = Visitor::new(app.clone());
    let answer = stranger.json("/api/tables", "{}").await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
    assert_eq!(answer.header("www-authenticate"), "Bearer");
    let answer = ada.get("/api/tables?before=x").await;
    assert_eq!(answer.json()["error"]["kind"], "unreadable");
    let answer = ada.get("/api/tables/%ff").await;
    assert_eq!(answer.json()["error"]["kind"], "unreadable");
    let answer = ada.get("/api/join").await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(answer.header("allow"), "POST");
}

#[tokio::test]
async fn who_asks_too_often_is_told_how_long_to_wait() {
    let (state, close) = AppState::new(fresh_store().await, seeded());
    let app = app(state.clone());
    let arrive = async || Visitor::new(app.clone()).json("/api/people", "{}").await;
    for _ in 0..30 {
        assert_eq!(arrive().await.status, StatusCode::CREATED);
    }
    let refused = arrive().await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.header("retry-after"), "10");
    state.pass_time(Duration::from_secs(9)).await;
    assert_eq!(arrive().await.header("retry-after"), "1");
    state.pass_time(Duration::from_secs(1)).await;
    assert_eq!(arrive().await.status, StatusCode::CREATED);
    drop(close);
}

/// A stream ends when the server closes, and its reader can be slow without harm.
#[tokio::test]
async fn streams_end_with_the_server() {
    let (state, close) = AppState::new(fresh_store().await, seeded());
    let ada = Program::new(&app(state), "Ada").await;
    let table = ada.good("/api/tables", json!({"game": "duel"})).await["table"].clone();
    let path = format!("/api/tables/{}", table.as_str().unwrap());
    let lines = ada.stream(&format!("{path}/stream")).await;
    for n in 0..20 {
        let now = ada.get(&path).await.json();
        let action = &now["ask"]["actions"][0];
        let body = json!({"id": n.to_string(), "decision": now["decision"], "action": action});
        ada.good(&format!("{path}/moves"), body).await;
    }
    close.send_replace(true);
    let rest = lines.0.collect().await.unwrap().to_bytes();
    let views = rest.split(|byte| *byte == b'\n');
    let views = views.filter(|line| !line.is_empty()).count();
    assert!((1..=3).contains(&views), "{views} views waited");
}
