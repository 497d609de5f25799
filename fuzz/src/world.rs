//! A server for requests: an administrator with tables of every kind, in memory, asked without a network.
//!
//! Inputs name what has a new name in every run by a word in braces, such as `{room}` or `{session}`. A server is asked
//! many times; it is replaced by a fresh one when it has changed a lot.

use std::cell::RefCell;
use std::time::Duration;

use antipater_bots::BotKind;
use antipater_engine::JointAction;
use antipater_engine::duel::{Duel, Setup};
use antipater_engine::rng::{below, generator};
use antipater_engine::{Record, Seat, State};
use antipater_server::seats::TableSeat;
use antipater_server::{AppState, ServerOptions, app};
use antipater_store::Clock;
use antipater_store::ids::PersonId;
use antipater_store::{MoveRow, Progress, Role, Store, TableRow, TableStage};
use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST};
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::Value;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tower::ServiceExt;

/// When the server runs, in seconds since 1970.
const NOW: i64 = 1_795_212_060;
/// How many changes a server takes before it is replaced.
const MOST_CHANGES: usize = 200;
/// How long somebody waits for an answer that may wait for others.
const PATIENCE: Duration = Duration::from_millis(5);
/// The host in requests of browsers.
pub(crate) const HERE: &str = "here.example";

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    /// Everything but a stream, which does not end.
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |value| value.to_str().expect("headers are text"))
    }

    /// The kind of the body, without its parameters.
    pub(crate) fn kind(&self) -> &str {
        self.header("content-type")
            .split(';')
            .next()
            .unwrap_or_default()
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

/// A server with what it has been asked.
pub(crate) struct World {
    runtime: Runtime,
    app: Router,
    /// What stands for the words in braces.
    words: Vec<(&'static str, String)>,
    changes: usize,
}

thread_local! {
    static WORLD: RefCell<Option<World>> = const { RefCell::new(None) };
}

/// Does something with the server.
pub(crate) fn visit<T>(visit: impl FnOnce(&mut World) -> T) -> T {
    WORLD.with_borrow_mut(|world| {
        if world
            .as_ref()
            .is_some_and(|world| world.changes > MOST_CHANGES)
        {
            *world = None;
        }
        visit(world.get_or_insert_with(World::new))
    })
}

impl World {
    fn new() -> World {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime can be made");
        let (app, words) = runtime.block_on(open());
        World {
            runtime,
            app,
            words,
            changes: 0,
        }
    }

    /// The text with names in place of the words in braces.
    pub(crate) fn fill(&self, input: &[u8]) -> Vec<u8> {
        let mut filled = Vec::with_capacity(input.len());
        let mut rest = input;
        while let Some((&byte, after)) = rest.split_first() {
            let word = self
                .words
                .iter()
                .find(|(word, _)| rest.starts_with(word.as_bytes()));
            match word {
                Some((word, value)) => {
                    filled.extend(value.as_bytes());
                    rest = &rest[word.len()..];
                }
                None => {
                    filled.push(byte);
                    rest = after;
                }
            }
        }
        filled
    }

    /// What a word in braces stands for.
    pub(crate) fn word(&self, word: &str) -> &str {
        let found = self.words.iter().find(|(known, _)| *known == word);
        found
            .map(|(_, value)| value.as_str())
            .expect("a known word")
    }

    /// Sends a request; `None` when the answer waits for somebody else.
    pub(crate) fn ask(&mut self, request: Request<Body>) -> Option<Answer> {
        // The next version of a table comes when somebody plays, and nobody does here.
        let waits = request
            .uri()
            .query()
            .is_some_and(|query| query.contains("since"));
        let personal = ["/me/delete", "/me/leave", "/moderation"];
        let path = request.uri().path();
        let is_personal = personal.iter().any(|part| path.contains(part));
        let reads = request.method() == "GET";
        let answer = self.runtime.block_on(async {
            let answer = send(&self.app, request);
            if waits {
                timeout(PATIENCE, answer).await.ok()
            } else {
                Some(answer.await)
            }
        })?;
        if !reads && !answer.status.is_client_error() {
            // Whoever has left, or was perhaps banned, has to come in anew.
            self.changes += if is_personal { MOST_CHANGES + 1 } else { 1 };
        }
        Some(answer)
    }
}

async fn send(app: &Router, request: Request<Body>) -> Answer {
    let Ok(response) = app.clone().oneshot(request).await;
    let (head, body) = response.into_parts();
    let mut answer = Answer {
        status: head.status,
        headers: head.headers,
        body: Vec::new(),
    };
    let is_stream = matches!(answer.kind(), "text/event-stream" | "application/x-ndjson");
    if !is_stream {
        let body = body.collect().await.expect("the body is in memory");
        answer.body = body.to_bytes().to_vec();
    }
    answer
}

/// Opens the server, and everything in it that can be named.
async fn open() -> (Router, Vec<(&'static str, String)>) {
    let store = Store::open_with_clock("sqlite::memory:", Clock::manual(NOW)).await;
    let store = store.expect("an empty database");
    // Limits are of the clock, which stands still.
    let options = ServerOptions {
        unlimited: true,
        proxies: 1,
        ..ServerOptions::default()
    };
    let (state, close) = AppState::new(store.clone(), options);
    // The switch that stops the server lives as long as the process.
    std::mem::forget(close);
    let (ada, session) = state.admit("Ada").await.expect("a person");
    store
        .add_role(ada, Role::Admin)
        .await
        .expect("a person who is known");
    finished(&store, ada).await;
    let app = app(state);
    let mut words = vec![
        ("{over}", OVER.to_owned()),
        (
            "{person}",
            ada.0.iter().map(|byte| format!("{byte:02x}")).collect(),
        ),
        ("{session}", session),
        ("{host}", HERE.to_owned()),
    ];
    let tables = [
        ("{room}", "people=2&seats=3&listed=yes"),
        ("{seven}", "level=random&seats=3"),
        ("{free}", "game=free-city&level=random"),
        ("{duel}", "game=duel&level=random"),
        ("{sides}", "sides=chosen&level=random&seats=3"),
    ];
    for (word, fields) in tables {
        let answer = form(&app, &words, "/tables", fields).await;
        let table = answer
            .header("location")
            .rsplit('/')
            .next()
            .unwrap_or_default();
        assert!(
            !table.is_empty(),
            "{word}: {}",
            String::from_utf8_lossy(&answer.body)
        );
        words.push((word, table.to_owned()));
        let view = api(&app, &words, &format!("/api/tables/{table}"))
            .await
            .json();
        let text = |value: &Value| value.as_str().map(str::to_owned);
        if word == "{room}" {
            let invitation = text(&view["invitation"]).expect("a room has an invitation");
            words.push(("{invitation}", invitation));
        } else if word == "{seven}" {
            words.push((
                "{watch}",
                text(&view["table_status"]["watch"]).expect("a game can be watched"),
            ));
        }
    }
    (app, words)
}

fn asked(words: &[(&'static str, String)]) -> axum::http::request::Builder {
    let session = words.iter().find(|(word, _)| *word == "{session}");
    let session = session.map_or("", |(_, session)| session);
    Request::builder()
        .header(COOKIE, session)
        .header(HOST, HERE)
}

async fn form(app: &Router, words: &[(&'static str, String)], path: &str, fields: &str) -> Answer {
    let request = asked(words).method("POST").uri(path);
    let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request
        .body(Body::from(fields.to_owned()))
        .expect("a request");
    send(app, request).await
}

async fn api(app: &Router, words: &[(&'static str, String)], path: &str) -> Answer {
    let request = asked(words)
        .uri(path)
        .body(Body::empty())
        .expect("a request");
    send(app, request).await
}

/// The name of the game that is over.
const OVER: &str = "0123456789ab";

/// Stores a game of Duel that was played to its end.
async fn finished(store: &Store, ada: PersonId) {
    let mut rng = generator(1, 0);
    let names = ["Ada", "Sappho"].map(str::to_owned).to_vec();
    let deal = Record::<Duel>::new(names, Setup::deal(&mut rng)).expect("a deal");
    let places = [
        TableSeat::person(ada, "Ada"),
        TableSeat::bot(BotKind::Random),
    ];
    let row = TableRow {
        stage: TableStage::Playing,
        options: r#"[["game","duel"]]"#.to_owned(),
        seats: serde_json::to_string(&places).expect("plain data"),
        record: deal.write(),
        ..TableRow::empty(OVER, ada, NOW)
    };
    store.add_table(&row, &[ada]).await.expect("a new table");
    let mut position = deal.start();
    let mut moves = Vec::new();
    while let Some(seat) = position.to_act().iter().next() {
        let actions = position.legal_actions(seat);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let joint = JointAction::only(seat, action);
        moves.push(step(&position, &joint));
        position.apply(&joint).expect("legal");
    }
    assert!(position.outcome().is_some() && moves.len() > Seat::FIRST.number());
    let progress = Progress {
        over: true,
        ..Progress::default()
    };
    store
        .append(OVER, 0, &moves, &progress)
        .await
        .expect("a table without moves");
}

fn step(position: &Duel, joint: &JointAction<antipater_engine::duel::Action>) -> MoveRow {
    use antipater_engine::Recorded;
    MoveRow {
        step: position.write_step(joint),
        client_move_id: None,
        used: None,
    }
}
