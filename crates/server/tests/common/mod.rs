//! Shared by the server's tests: a visitor with cookies, and random games.
#![allow(dead_code, reason = "each test uses a part")]

pub(crate) mod seed;

use antipater_bots::BotKind;
use antipater_engine::{JointAction, Record};
use antipater_server::seats::TableSeat;
use antipater_server::{AppState, ServerOptions, app};
use antipater_show::game::Game;
use antipater_show::guide::Guidable;
use antipater_show::view::{Surroundings, View, Viewer};
use antipater_store::Clock;
use antipater_store::{MoveRow, Progress, Store, TableRow, TableStage};
use axum::Router;
use axum::body::Body;
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::Value;
use tower::ServiceExt;

/// The start of tests, in seconds since 1970: 2026-11-20 22:01.
pub(crate) const BEGIN: i64 = 1_795_212_060;

/// The simulations behind each action of a judged game, for tests in which the verdicts do not matter.
pub(crate) const SIMULATIONS: u32 = 2;

/// An empty database in memory, with a clock that stands still until it is advanced.
pub(crate) async fn fresh_store() -> Store {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock).await;
    store.unwrap()
}

/// The default options of a server whose games are the same in every run.
pub(crate) fn seeded() -> ServerOptions {
    ServerOptions {
        seed: Some(seed::seed()),
        // The strongest level thinks for long.
        stand_in: BotKind::Hard,
        // So do analyses, and most tests read no verdict.
        auto_analysis: false,
        simulations: Some(SIMULATIONS),
        ..ServerOptions::default()
    }
}

/// An application on an empty database in memory.
pub(crate) async fn fresh_app() -> Router {
    app_on(fresh_store().await)
}

/// An application on a store, without limits, since tests are faster than people.
pub(crate) fn app_on(store: Store) -> Router {
    let options = ServerOptions {
        unlimited: true,
        ..seeded()
    };
    let (state, close) = AppState::new(store, options);
    // The switch must outlive the application; tests end with their process.
    std::mem::forget(close);
    app(state)
}

/// The view of a viewer who has not chosen yet, without what surrounds the game.
pub(crate) fn view<G: Guidable>(game: &Game<G>, viewer: Viewer) -> View {
    View::of(game, viewer, &JointAction::new(), Surroundings::of(game))
}

/// A response.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }
}

/// A person with a browser, which stores cookies.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) app: Router,
    pub(crate) cookie: Option<String>,
    /// The client's address according to a proxy; none if empty.
    pub(crate) address: &'static str,
}

impl Visitor {
    pub(crate) fn new(app: Router) -> Visitor {
        Visitor {
            app,
            cookie: None,
            address: "",
        }
    }

    pub(crate) async fn send(&mut self, mut request: Request<Body>) -> Answer {
        if let Some(cookie) = &self.cookie {
            request
                .headers_mut()
                .insert(COOKIE, cookie.parse().unwrap());
        }
        if !self.address.is_empty() {
            let address = HeaderValue::from_static(self.address);
            request.headers_mut().insert("x-forwarded-for", address);
        }
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            self.keep(pair);
        }
        let bytes = body.collect().await.unwrap().to_bytes();
        let kind = parts.headers.get(CONTENT_TYPE);
        let text = match kind.is_some_and(|kind| kind == "font/woff" || kind == "image/png") {
            true => String::new(),
            false => String::from_utf8(bytes.to_vec()).unwrap(),
        };
        Answer {
            status: parts.status,
            headers: parts.headers,
            text,
        }
    }

    /// Stores a cookie, replacing one with the same name.
    fn keep(&mut self, pair: &str) {
        let name = pair.split_once('=').unwrap().0.to_owned() + "=";
        let known = self.cookie.take().unwrap_or_default();
        let others = known
            .split("; ")
            .filter(|other| !other.is_empty() && !other.starts_with(&name));
        self.cookie = Some(others.chain([pair]).collect::<Vec<_>>().join("; "));
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap())
            .await
    }

    pub(crate) async fn form(&mut self, path: &str, fields: &str) -> Answer {
        let request = Request::post(path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(HOST, "here.example")
            .header("origin", "http://here.example")
            .body(Body::from(fields.to_owned()));
        self.send(request.unwrap()).await
    }

    pub(crate) async fn json(&mut self, path: &str, body: impl Into<Body>) -> Answer {
        let request = Request::post(path)
            .header(CONTENT_TYPE, "application/json")
            .body(body.into());
        self.send(request.unwrap()).await
    }

    /// Opens a table with a form; returns its address.
    pub(crate) async fn open(&mut self, fields: &str) -> String {
        let answer = self.form("/tables", fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        answer.headers[LOCATION].to_str().unwrap().to_owned()
    }

    /// The view of a table.
    pub(crate) async fn view(&mut self, table: &str) -> Value {
        let answer = self.get(&format!("/api{table}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }

    /// Answers a decision with one of the offered actions.
    pub(crate) async fn play(
        &mut self,
        table: &str,
        id: &str,
        decision: &Value,
        action: &Value,
    ) -> Answer {
        let body = serde_json::json!({"id": id, "decision": decision, "action": action});
        self.json(&format!("/api{table}/moves"), body.to_string())
            .await
    }

    /// Plays a game to its end, with the action at the index that `choose` returns.
    pub(crate) async fn play_on(
        &mut self,
        table: &str,
        mut choose: impl FnMut(usize) -> usize,
    ) -> Value {
        let mut view = self.view(table).await;
        while !view["ask"].is_null() {
            let actions = view["ask"]["actions"].as_array().unwrap().clone();
            let action = &actions[choose(actions.len())];
            let decision = view["decision"].clone();
            let now = |view: &Value| (view["decision"].as_u64(), view["choices"].as_u64());
            let before = now(&view);
            let id = format!("d{decision}-{}", view["choices"]);
            let answer = self.play(table, &id, &decision, action).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
            view = answer.json();
            assert!(now(&view) > before);
        }
        view
    }
}

/// The table of [`owner_of`].
pub(crate) const TABLE: &str = "0123456789ab";

/// The person on the first seat of a table with these steps, among bots.
pub(crate) async fn owner_of<G: Guidable>(
    deal: Record<G>,
    steps: &[JointAction<G::Action>],
) -> Visitor {
    let store = fresh_store().await;
    let (state, close) = AppState::new(store.clone(), seeded());
    std::mem::forget(close);
    let (person, cookie) = state.admit("N0").await.unwrap();
    let bots: Vec<Option<BotKind>> = (0..deal.players().len())
        .map(|seat| (seat > 0).then_some(BotKind::Random))
        .collect();
    let mut places: Vec<TableSeat> = bots.iter().copied().flatten().map(TableSeat::bot).collect();
    places.insert(0, TableSeat::person(person, "N0"));
    let mut game = Game::<G>::new(TABLE.to_owned(), &bots, deal).unwrap();
    let row = TableRow {
        stage: TableStage::Playing,
        seats: serde_json::to_string(&places).unwrap(),
        record: game.record.write(),
        ..TableRow::empty(TABLE, person, 1)
    };
    store.add_table(&row, &[person]).await.unwrap();
    let mut rows = Vec::new();
    for joint in steps {
        let step = game.stored_step(joint);
        rows.push(MoveRow {
            step,
            client_move_id: None,
            used: None,
        });
        game.play(joint).unwrap();
    }
    let progress = Progress {
        over: game.is_over(),
        ..Progress::default()
    };
    store.append(TABLE, 0, &rows, &progress).await.unwrap();
    let mut visitor = Visitor::new(app(state));
    visitor.cookie = Some(cookie);
    visitor
}

/// The page and the JSON for the person on the first seat after these steps; optionally after the first of two choices
/// for the next one.
pub(crate) async fn sent<G: Guidable>(
    deal: Record<G>,
    steps: &[JointAction<G::Action>],
    choose_first: bool,
) -> [String; 2] {
    let mut visitor = owner_of::<G>(deal, steps).await;
    if choose_first {
        let table = format!("/tables/{TABLE}");
        let view = visitor.view(&table).await;
        let action = view["ask"]["actions"][0].clone();
        let answer = visitor.play(&table, "a", &view["decision"], &action).await;
        assert_eq!(answer.json()["choices"], 1, "{}", answer.text);
    }
    let mut texts = Vec::new();
    for path in ["/tables", "/api/tables"] {
        let answer = visitor.get(&format!("{path}/{TABLE}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        texts.push(without_seeds(&answer.text));
    }
    texts.try_into().unwrap()
}

/// The hint for the person on the first seat after these steps.
pub(crate) async fn hinted<G: Guidable>(
    deal: Record<G>,
    steps: Vec<JointAction<G::Action>>,
) -> String {
    let mut visitor = owner_of::<G>(deal, &steps).await;
    let view = visitor.view(&format!("/tables/{TABLE}")).await;
    let order = serde_json::json!({"decision": view["decision"]}).to_string();
    let path = format!("/api/tables/{TABLE}/hint");
    let answer = visitor.json(&path, order).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.text
}

/// A page with the same picture and key for all people, since both depend on the person, not on the game.
pub(crate) fn without_seeds(page: &str) -> String {
    let mut parts = page.split("/avatars/1/");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once('.').unwrap();
        let of_person = name.bytes().all(|byte| byte.is_ascii_hexdigit());
        let name = if of_person { "person" } else { name };
        text += &format!("/avatars/1/{name}.{rest}");
    }
    for mark in ["\"person\":\"", "/people/"] {
        let parts = text.split(mark).map(|part| {
            let is_key = |key: &&str| key.bytes().all(|byte| byte.is_ascii_hexdigit());
            match part.get(..64).filter(is_key) {
                Some(_) => &part[64..],
                None => part,
            }
        });
        text = parts.collect::<Vec<_>>().join(mark);
    }
    text
}

/// Plays a game to its end; returns its address and its record.
pub(crate) async fn played(visitor: &mut Visitor, options: &str) -> (String, String) {
    let table = visitor.open(options).await;
    let mut n = options.len();
    let choose = |count| {
        n += 1;
        n * 7 % count
    };
    visitor.play_on(&table, choose).await;
    let record = visitor.get(&format!("/api{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK);
    (table, record.text)
}
