//! Tables with several people: whole games, repeated and reordered requests, secrets, clocks, undo, waiting rooms, and
//! authentication.

#[path = "../../../engine/tests/cases/mod.rs"]
mod cases;
#[path = "../common/mod.rs"]
mod common;

mod banks;
mod boards;
mod cards;
mod clicks;
mod clocks;
mod daily;
mod data;
mod devices;
mod events;
mod fairness;
mod friends;
mod games;
mod hints;
mod history;
mod imported;
mod leagues;
mod lobby;
mod mail;
mod members;
mod messages;
mod moderation;
mod next_game;
mod notices;
mod observations;
mod pace;
mod pauses;
mod persons;
mod play_now;
mod programs;
mod rating_ranges;
mod ratings;
mod ready;
mod resign;
mod rooms;
#[path = "../../../store/tests/store/rows.rs"]
mod rows;
mod secrets;
mod sides;
mod spectators;
mod talk;
mod undo;

use std::time::Duration;

use antipater_server::{AppState, ServerOptions, app, metrics_app};
use antipater_store::{MoveRow, Store, TableRow};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::{Answer, Visitor, fresh_store, seeded};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// The time limit for something that must happen.
const SOON: Duration = Duration::from_secs(60);

/// The name of a page with a script.
const PAGE: &str = "0123456789ab";

/// A server without limits, for a test.
struct Services {
    store: Store,
    state: AppState,
    app: Router,
    close: tokio::sync::watch::Sender<bool>,
}

impl Services {
    async fn new() -> Services {
        Services::on(fresh_store().await)
    }

    fn on(store: Store) -> Services {
        Services::pausing(store, Duration::ZERO)
    }

    /// A server whose bots pause before each move that a page shows.
    fn pausing(store: Store, bot_pause: Duration) -> Services {
        Services::with(
            store,
            ServerOptions {
                unlimited: true,
                bot_pause,
                ..seeded()
            },
        )
    }

    fn with(store: Store, options: ServerOptions) -> Services {
        let (state, close) = AppState::new(store.clone(), options);
        Services {
            store,
            app: app(state.clone()),
            state,
            close,
        }
    }

    /// A person whom the server knows.
    async fn person(&self, name: &str) -> Visitor {
        let (_, cookie) = self.state.admit(name).await.unwrap();
        let mut visitor = Visitor::new(self.app.clone());
        visitor.cookie = Some(cookie);
        visitor
    }

    /// The people on a restarted server with the same store, with their cookies.
    fn again(&self, people: &[Visitor]) -> (Services, Vec<Visitor>) {
        let services = Services::on(self.store.clone());
        let people = people.iter().map(|visitor| Visitor {
            app: services.app.clone(),
            ..visitor.clone()
        });
        let people = people.collect();
        (services, people)
    }

    /// Waits until this many streams are open, and the tables know of the closed ones.
    async fn has_streams(&self, count: usize) {
        let line = format!("antipater_streams {count}");
        let mut visitor = Visitor::new(metrics_app(self.state.clone()));
        let counted = async {
            while !visitor
                .get("/metrics")
                .await
                .text
                .lines()
                .any(|found| found == line)
            {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(SOON, counted).await.unwrap();
    }

    /// The row and the log of a table.
    async fn rows(&self, table: &str) -> (TableRow, Vec<MoveRow>) {
        let id = table.strip_prefix("/tables/").unwrap();
        self.store.table(id).await.unwrap().unwrap()
    }
}

/// A table and its people, the host first, each on the seat with their number.
struct Circle {
    services: Services,
    table: String,
    people: Vec<Visitor>,
}

impl Circle {
    /// A table with these options and this many people, with the cards dealt.
    async fn new(options: &str, people: usize) -> Circle {
        Circle::gather(options, people).await.deal(people).await
    }

    /// Deals the cards, which happens by itself for one person.
    async fn deal(self, people: usize) -> Circle {
        let mut circle = self;
        if people > 1 {
            let dealt = circle.room(0, "do=deal").await;
            assert_eq!(dealt.status, StatusCode::SEE_OTHER, "{}", dealt.text);
        }
        circle
    }

    /// A waiting room with these options and this many people.
    async fn gather(options: &str, people: usize) -> Circle {
        Circle::gather_at(Services::new().await, options, people).await
    }

    /// The same on this server.
    async fn gather_at(services: Services, options: &str, people: usize) -> Circle {
        let mut host = services.person("P0").await;
        let table = host.open(&format!("{options}&people={people}")).await;
        let mut all = vec![host];
        for number in 1..people {
            let invitation = all[0].view(&table).await["invitation"].clone();
            let mut guest = services.person(&format!("P{number}")).await;
            let joined = guest
                .form(&format!("/join/{}", invitation.as_str().unwrap()), "")
                .await;
            assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.text);
            all.push(guest);
        }
        Circle {
            services,
            table,
            people: all,
        }
    }

    async fn view(&mut self, seat: usize) -> Value {
        self.people[seat].view(&self.table).await
    }

    async fn room(&mut self, who: usize, change: &str) -> Answer {
        let path = format!("{}/room", self.table);
        self.people[who].form(&path, change).await
    }

    async fn act(&mut self, who: usize, deed: &str) -> Answer {
        let path = format!("{}/actions", self.table);
        self.people[who].form(&path, deed).await
    }

    /// Sends a decision with any body.
    async fn send(&mut self, who: usize, body: &Value) -> Answer {
        let path = format!("/api{}/moves", self.table);
        self.people[who].json(&path, body.to_string()).await
    }

    /// Chooses the nth of the offered actions; returns it.
    async fn choose(&mut self, who: usize, id: &str, nth: usize) -> Value {
        let view = self.view(who).await;
        let actions = actions(&view);
        let action = actions[nth % actions.len()].clone();
        let body = json!({"id": id, "decision": view["decision"], "action": action});
        let answer = self.send(who, &body).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        action
    }

    async fn record(&mut self, who: usize) -> Answer {
        let path = format!("/api{}/record", self.table);
        self.people[who].get(&path).await
    }
}

/// Sends a form as the script of a page does.
async fn click(visitor: &mut Visitor, path: &str, fields: String) -> Answer {
    let request = Request::post(path)
        .header("content-type", "application/x-www-form-urlencoded")
        .header("antipater-page", PAGE)
        .body(Body::from(fields));
    visitor.send(request.unwrap()).await
}

/// The form fields for the nth action in a view.
fn move_fields(view: &Value, id: &str, nth: usize) -> String {
    let offered = actions(view);
    let action = offered[nth % offered.len()].to_string();
    let action: String = action.bytes().map(|byte| format!("%{byte:02X}")).collect();
    format!("id={id}&decision={}&action={action}", view["decision"])
}

/// The actions in a view.
fn actions(view: &Value) -> Vec<Value> {
    view["ask"]["actions"]
        .as_array()
        .cloned()
        .unwrap_or_default()
}

/// Whether the table waits for the viewer.
fn is_waited_for(view: &Value) -> bool {
    let Some(you) = view["you"].as_u64() else {
        return false;
    };
    let state = view["seats"][you as usize]["state"].as_str();
    matches!(state, Some("choosing" | "away"))
}

fn is_over(view: &Value) -> bool {
    !view["sheet"].is_null()
}

/// An open stream.
struct Ear(Body);

impl Ear {
    async fn open(visitor: &Visitor, path: &str) -> Ear {
        let mut request = Request::get(path);
        if let Some(cookie) = &visitor.cookie {
            request = request.header("cookie", cookie.clone());
        }
        let request = request.body(Body::empty()).unwrap();
        let response = visitor.app.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        Ear(response.into_body())
    }

    /// The next event other than a beat.
    async fn next(&mut self) -> String {
        let mut event = String::new();
        loop {
            let frame = timeout(SOON, self.0.frame()).await.expect("an event");
            let piece = frame.unwrap().unwrap().into_data().unwrap();
            if event.is_empty() && piece.starts_with(b"event: beat") {
                continue;
            }
            event += std::str::from_utf8(&piece).unwrap();
            // Regions come in pieces, other events in one.
            if !event.starts_with("event: regions") || event.ends_with("\n\n") {
                return event;
            }
        }
    }

    /// Waits for the end of the stream.
    async fn ends(&mut self) {
        let rest = async { while self.0.frame().await.is_some() {} };
        timeout(SOON, rest).await.expect("an end");
    }
}

/// Fails if two texts differ, and prints only the difference.
fn assert_same(one: &str, other: &str, what: &str) {
    if one == other {
        return;
    }
    let differ = one.bytes().zip(other.bytes()).position(|(a, b)| a != b);
    let place = differ.unwrap_or(one.len().min(other.len()));
    let near = |text: &str| {
        let bytes = &text.as_bytes()[place.saturating_sub(60)..text.len().min(place + 60)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    panic!(
        "{what}: at byte {place} of {} and {}:\n{}\n{}",
        one.len(),
        other.len(),
        near(one),
        near(other)
    );
}
