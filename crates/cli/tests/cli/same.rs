//! The same choices on the deal of a day make the same game on a server and in a browser alone, record for record, whoever is
//! asked first and however often the worker was stopped.

// The browser of the tests of the other crate, of which this uses a part.
#[allow(dead_code)]
#[path = "../../../offline/tests/offline/browser.rs"]
mod browser;

use antipater_server::store::Store;
use antipater_server::{AppState, Clock, ServerOptions, app};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use tower::ServiceExt;

use self::browser::{Browser, Form, NOON, choices, forms, text};

/// Somebody at a server, with a cookie.
struct Visitor {
    app: Router,
    cookie: String,
}

impl Visitor {
    async fn new() -> Visitor {
        let clock = Clock::manual(NOON / 1000);
        let store = Store::open_with_clock("sqlite::memory:", clock).await;
        let options = ServerOptions {
            unlimited: true,
            ..ServerOptions::default()
        };
        let (state, close) = AppState::new(store.unwrap(), options);
        // The switch must live as long as the application, which ends with the test.
        std::mem::forget(close);
        Visitor {
            app: app(state),
            cookie: String::new(),
        }
    }

    /// The status, where the answer leads, and its body.
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: String,
    ) -> (StatusCode, String, String) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "localhost")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("cookie", &self.cookie)
            .body(Body::from(body))
            .unwrap();
        let answer = self.app.clone().oneshot(request).await.unwrap();
        let (head, body) = answer.into_parts();
        for cookie in head.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            let pair = cookie.split(';').next().unwrap();
            self.cookie = [self.cookie.as_str(), pair].join("; ");
        }
        let location = head.headers.get("location");
        let location = location.map_or("", |location| location.to_str().unwrap());
        let body = body.collect().await.unwrap().to_bytes();
        (
            head.status,
            location.to_owned(),
            String::from_utf8(body.to_vec()).unwrap(),
        )
    }

    async fn page(&mut self, path: &str) -> String {
        let (status, _, body) = self.send("GET", path, String::new()).await;
        assert_eq!(status, StatusCode::OK, "{path}: {body}");
        body
    }
}

/// The choices of both.
const CHOICES: u64 = 11;

async fn on_a_server(visitor: &mut Visitor, game: &str) -> (String, String) {
    let (_, table, _) = visitor
        .send("POST", &format!("/daily/{game}"), String::new())
        .await;
    let mut choose = choices(CHOICES);
    loop {
        let page = visitor.page(&table).await;
        let answers: Vec<Form> = forms(&page, "data-move");
        if answers.is_empty() {
            break;
        }
        let form = &answers[choose(answers.len())];
        let fields = serde_urlencoded::to_string(&form.fields).unwrap();
        let (status, _, said) = visitor.send("POST", &form.action, fields).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{form:?}: {said}");
    }
    let record = visitor.page(&format!("/api{table}/record")).await;
    (table, record)
}

fn in_a_browser(game: &str, restarts: bool) -> String {
    let mut browser = Browser::new("");
    browser.restarts = restarts;
    let opened = browser.post(&format!("/daily/{game}"), &[]);
    let table = opened.location.unwrap();
    browser.play(&table, choices(CHOICES));
    let record = text(&browser.get(&format!("/api{table}/record")));
    let page = browser.page("/daily");
    assert!(page.contains("One day in a row") && page.contains(&table));
    // There is one table for the deal of a day.
    let again = browser.post(&format!("/daily/{game}"), &[]);
    assert_eq!((again.location, again.rows.len()), (Some(table), 0));
    record
}

#[tokio::test]
async fn the_deal_of_a_day_is_the_same_game_on_a_server_and_in_a_browser() {
    let mut visitor = Visitor::new().await;
    for game in ["seven", "duel", "free-city"] {
        let (table, record) = on_a_server(&mut visitor, game).await;
        assert_eq!(record, in_a_browser(game, false), "{game}");
        let page = visitor.page("/daily").await;
        assert!(page.contains("One day in a row") && page.contains(&table));
        let again = visitor
            .send("POST", &format!("/daily/{game}"), String::new())
            .await;
        assert_eq!(again.1, table);
    }
    let (_, table, _) = visitor.send("POST", "/daily/chess", String::new()).await;
    assert_eq!(table, "");
    let (_, record) = on_a_server(&mut Visitor::new().await, "duel").await;
    assert_eq!(record, in_a_browser("duel", true));
}
