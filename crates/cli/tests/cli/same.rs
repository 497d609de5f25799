//! The same deal and choices make the same game in a terminal, on a server and in a browser alone. The records are
//! equal, whatever the order of requests and however often the worker was stopped.

// The browser of other tests, of which only a part is used here.
#[allow(dead_code)]
#[path = "../../../offline/tests/offline/browser.rs"]
mod browser;

use std::fs;
use std::path::PathBuf;

use antipater_engine::duel::{Duel, record as duel_record};
use antipater_engine::seven::{Edition, Seven};
use antipater_engine::{Record, Recorded, Seat, record};
use antipater_server::{AppState, ServerOptions, app};
use antipater_show::options::{
    DailyDeal, DealSource, Kind, TableOptions, day_named, day_of, start_of,
};
use antipater_store::Clock;
use antipater_store::Store;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::Value;
use tower::ServiceExt;

use self::browser::{Browser, Form, NOON, choices, forms, text};
use crate::played::{BIG, Played};
use crate::program::run;

/// A person at a server, with a cookie.
struct Visitor {
    app: Router,
    cookie: String,
}

impl Visitor {
    /// A visitor of a separate server, at a time in milliseconds since 1970.
    async fn new(now: i64, seed: Option<u64>) -> Visitor {
        let clock = Clock::manual(now / 1000);
        let store = Store::open_with_clock("sqlite::memory:", clock).await;
        let options = ServerOptions {
            unlimited: true,
            seed,
            auto_analysis: false,
            ..ServerOptions::default()
        };
        let (state, close) = AppState::new(store.unwrap(), options);
        // The switch must outlive the application, which ends with the test.
        std::mem::forget(close);
        Visitor {
            app: app(state),
            cookie: String::new(),
        }
    }

    /// The status, the address of a redirect, and the body.
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: String,
    ) -> (StatusCode, String, String) {
        let kind = "application/x-www-form-urlencoded";
        self.send_as(method, path, kind, body).await
    }

    /// Uploads a file as a form does.
    async fn upload(&mut self, path: &str, file: &str) -> (StatusCode, String) {
        let kind = "multipart/form-data; boundary=end";
        let head = "Content-Disposition: form-data; name=\"file\"; filename=\"games.json\"";
        let body = format!("--end\r\n{head}\r\n\r\n{file}\r\n--end--\r\n");
        let (status, _, page) = self.send_as("POST", path, kind, body).await;
        (status, page)
    }

    async fn send_as(
        &mut self,
        method: &str,
        path: &str,
        kind: &str,
        body: String,
    ) -> (StatusCode, String, String) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "localhost")
            .header("content-type", kind)
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

    /// Plays a table to its end, always with the answer at the index that `choose` returns; returns the record.
    async fn play(&mut self, table: &str, mut choose: impl FnMut(&[Form]) -> usize) -> String {
        loop {
            let page = self.page(table).await;
            let answers: Vec<Form> = forms(&page, "data-move");
            if answers.is_empty() {
                break;
            }
            let form = &answers[choose(&answers)];
            let fields = serde_urlencoded::to_string(&form.fields).unwrap();
            let (status, _, said) = self.send("POST", &form.action, fields).await;
            assert_eq!(status, StatusCode::SEE_OTHER, "{form:?}: {said}");
        }
        self.page(&format!("/api{table}/record")).await
    }
}

/// The choices of both.
const CHOICES: u64 = 11;

async fn on_a_server(visitor: &mut Visitor, game: &str) -> (String, String) {
    let (_, table, _) = visitor
        .send("POST", &format!("/daily/date/{game}"), String::new())
        .await;
    let mut choose = choices(CHOICES);
    let record = visitor.play(&table, |answers| choose(answers.len())).await;
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
    assert!(page.contains("Streak: one day") && page.contains(&table));
    // There is one table for the deal of a day.
    let again = browser.post(&format!("/daily/{game}"), &[]);
    assert_eq!((again.location, again.rows.len()), (Some(table), 0));
    record
}

#[tokio::test]
async fn the_deal_of_a_date_is_the_same_game_on_a_server_and_in_a_browser() {
    let mut visitor = Visitor::new(NOON, None).await;
    for game in ["seven", "duel", "free-city"] {
        let (table, record) = on_a_server(&mut visitor, game).await;
        assert_eq!(record, in_a_browser(game, false), "{game}");
        let page = visitor.page("/daily").await;
        assert!(page.contains("Streak: one day"));
        let again = visitor
            .send("POST", &format!("/daily/date/{game}"), String::new())
            .await;
        assert_eq!(again.1, table);
    }
    let (_, table, _) = visitor
        .send("POST", "/daily/date/chess", String::new())
        .await;
    assert_eq!(table, "");
    let (_, record) = on_a_server(&mut Visitor::new(NOON, None).await, "duel").await;
    assert_eq!(record, in_a_browser("duel", true));
}

/// The choices of the person on the first seat in a game, in order, as in the forms of pages.
fn choices_of(text: &str) -> Vec<String> {
    fn of<G: Recorded>(text: &str) -> Vec<String> {
        let record = Record::<G>::read(text).unwrap();
        let mut position = record.start();
        let mut choices = Vec::new();
        for joint in record.steps() {
            let due = position.to_act();
            let own = due
                .iter()
                .filter(|&due| position.chooser(due) == Seat::FIRST);
            choices.extend(own.map(|due| position.write_action(due, joint.get(due).unwrap())));
            position.apply_unchecked(joint);
        }
        choices
    }
    if record::game(text).unwrap() == duel_record::GAME {
        of::<Duel>(text)
    } else {
        of::<Seven>(text)
    }
}

/// Follows a script of choices.
fn following(script: &[String]) -> impl FnMut(&[Form]) -> usize {
    let mut script = script.iter();
    move |answers| {
        let next = script.next().expect("the game was over in the terminal");
        // The form for the Free City repeats the choice for the player's own city.
        let last = format!(",{next}]");
        let says = |value: &String| value == next || value.ends_with(&last);
        let is = |form: &Form| form.fields.iter().any(|(_, value)| says(value));
        let place = answers.iter().position(is);
        place.unwrap_or_else(|| panic!("{next} is not among {answers:#?}"))
    }
}

/// A file for the record of a game in a terminal.
fn file(folder: &tempfile::TempDir, name: &str) -> PathBuf {
    folder.path().join(format!("{name}.json"))
}

/// Plays a game by keys alone; returns its record.
fn in_a_terminal(folder: &tempfile::TempDir, arguments: &[&str]) -> String {
    let path = file(folder, "played");
    let record = path.to_str().unwrap();
    let fixed = ["--name", "Player", "--record", record];
    let arguments = [arguments, &fixed[..]].concat();
    let mut played = Played::start_args(&arguments, BIG, &[]);
    played.play_to_the_sheet();
    played.quit();
    fs::read_to_string(path).unwrap().trim_end().to_owned()
}

/// Days on which 7 Wonders has each of its sizes and editions, which take turns.
fn days() -> Vec<(Kind, i64)> {
    let first = day_of(NOON / 1000);
    let mut days: Vec<(Kind, i64)> = Vec::new();
    for (seats, edition) in [3, 5]
        .into_iter()
        .flat_map(|seats| Edition::ALL.map(|edition| (seats, edition)))
    {
        let fits = |day: &i64| {
            let (day, source) = (*day, DealSource::Date);
            let options = TableOptions::of_day(Kind::Seven, DailyDeal { day, source });
            (options.seven.seats, options.seven.edition) == (seats, edition)
        };
        days.push((Kind::Seven, (first..).find(fits).unwrap()));
    }
    days.extend([
        (Kind::FreeCity, first),
        (Kind::Duel, first),
        (Kind::Duel, first + 2),
    ]);
    days
}

/// A day as a written date.
fn date(day: i64) -> String {
    let months = (2025..2027).flat_map(|year| (1..13).map(move |month| (year, month)));
    let mut dates = months
        .flat_map(|(year, month)| (1..32).map(move |day| format!("{year}-{month:02}-{day:02}")));
    dates.find(|date| day_named(date) == Some(day)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_deal_of_a_date_is_the_same_game_in_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    for (game, day) in days() {
        let daily = format!("--daily={}", date(day));
        let record = in_a_terminal(&folder, &["--game", game.name(), &daily]);
        let script = choices_of(&record);
        let now = start_of(day) * 1000;
        let address = format!("/daily/date/{}", game.name());
        let mut browser = Browser::new("");
        browser.begins = now;
        browser.restarts = game == Kind::FreeCity;
        let table = browser.post(&address, &[]).location.unwrap();
        browser.play_forms(&table, following(&script));
        let in_a_browser = text(&browser.get(&format!("/api{table}/record")));
        assert_eq!(in_a_browser, record, "{game:?} on day {day} in a browser");
        let mut visitor = Visitor::new(now, None).await;
        let (_, table, _) = visitor.send("POST", &address, String::new()).await;
        let on_a_server = visitor.play(&table, following(&script)).await;
        assert_eq!(on_a_server, record, "{game:?} on day {day} on a server");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_of_an_event_deals_its_games_in_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    for (game, kind) in [("duel", "duel"), ("seven-first", "seven")] {
        let mut visitor = Visitor::new(NOON, None).await;
        let form = format!(
            "title=Club&format=duplicate&game={game}&seats=3&rounds=2&minutes=60&level=easy"
        );
        let (_, event, _) = visitor.send("POST", "/events", form).await;
        let deal = format!("{event}/deals/2");
        let (_, table, _) = visitor.send("POST", &deal, String::new()).await;
        let actions = format!("{table}/actions");
        visitor.send("POST", &actions, "do=resign".to_owned()).await;
        let record = visitor.page(&format!("/api{table}/record")).await;
        visitor.send("POST", &event, "do=end".to_owned()).await;
        let seen = visitor.page(&format!("/api{event}")).await;
        let seen: Value = serde_json::from_str(&seen).unwrap();
        let key = seen["key"].as_str().unwrap();
        let arguments = [
            "--game", kind, "--deal", "2", "--key", key, "--bots", "easy",
        ];
        let of_seven = ["--edition", "first", "--seats", "3"];
        let more = if kind == "seven" { &of_seven[..] } else { &[] };
        let played = in_a_terminal(&folder, &[&arguments[..], more].concat());
        let [on_server, in_terminal] = [record, played].map(|record| {
            let record: Value = serde_json::from_str(&record).unwrap();
            (record["setup"].clone(), record["players"][1].clone())
        });
        assert_eq!(on_server, in_terminal, "{game}");
    }
}

/// The moves and the result of a record. A terminal that continues from a position has other names for bots, and the
/// position instead of the deal; all else must be the same.
fn course(record: &str) -> Value {
    let mut record: Value = serde_json::from_str(record).unwrap();
    for field in ["players", "setup", "position"] {
        record.as_object_mut().unwrap().remove(field);
    }
    record
}

/// Bots without randomness play the same everywhere, so the games are the same for any deal; here at the largest
/// tables.
#[tokio::test(flavor = "multi_thread")]
async fn a_seed_is_the_same_game_for_seven() {
    const SEED: u64 = 5;
    let folder = tempfile::tempdir().unwrap();
    let mut bytes = [0; 32];
    ChaCha20Rng::seed_from_u64(SEED).fill_bytes(&mut bytes);
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    for edition in Edition::ALL {
        let fields = [
            ("game", "seven"),
            ("seats", "7"),
            ("edition", edition.name()),
            ("level", "builder"),
            ("name", "Player"),
        ];
        let mut browser = Browser::new("");
        browser.seed = Some(format!("{digits}{}", "0".repeat(24)));
        let table = browser.open(&fields);
        let opened = browser
            .stored
            .iter()
            .find(|row| table.ends_with(&row.table));
        let opened: Value = serde_json::from_str(&opened.unwrap().text).unwrap();
        let deal = file(&folder, "deal");
        fs::write(&deal, opened["record"].as_str().unwrap()).unwrap();
        let position = run(&format!("position {} --record 0 --move 0", deal.display())).good();
        let arguments = [position.trim_end(), "--seat", "0", "--bots", "builder"];
        let record = in_a_terminal(&folder, &arguments);
        let script = choices_of(&record);
        browser.play_forms(&table, following(&script));
        let in_a_browser = text(&browser.get(&format!("/api{table}/record")));
        assert_eq!(course(&in_a_browser), course(&record));
        let mut visitor = Visitor::new(NOON, Some(SEED)).await;
        let form = serde_urlencoded::to_string(fields).unwrap();
        let (_, table, said) = visitor.send("POST", "/tables", form).await;
        assert!(!table.is_empty(), "{said}");
        let on_a_server = visitor.play(&table, following(&script)).await;
        assert_eq!(on_a_server, in_a_browser);
    }
}

#[tokio::test]
async fn games_finished_without_a_server_join_a_history_once() {
    let mut browser = Browser::new("/offline");
    let mut records = Vec::new();
    for game in ["duel", "seven"] {
        let table = browser.open(&[("game", game), ("level", "builder"), ("name", "Ada")]);
        browser.play(&table, choices(CHOICES));
        let inner = table.strip_prefix("/offline").unwrap();
        records.push(text(&browser.get(&format!("/offline/api{inner}/record"))));
    }
    // A resigned and an unfinished game are no results.
    let table = browser.open(&[("game", "duel"), ("level", "builder")]);
    browser.post(
        &format!("{table}/actions"),
        &[("do", "resign"), ("id", "one"), ("decision", "0")],
    );
    browser.open(&[("game", "seven")]);
    let page = browser.page("/offline/me");
    assert!(page.contains("data-join=\"/offline/me/finished.json\""));
    let file = text(&browser.get("/offline/me/finished.json"));

    let mut visitor = Visitor::new(NOON + 1_000_000, None).await;
    let (status, page) = visitor.upload("/me/offline", &file).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "{page}");
    visitor
        .send("POST", "/me/name", "name=Ben".to_owned())
        .await;
    let (status, page) = visitor.upload("/me/offline", &file).await;
    assert!(
        status == StatusCode::OK && page.contains("2 games added to your history"),
        "{status}: {page}"
    );
    let games = visitor.page("/games").await;
    assert_eq!(games.matches("Played offline").count(), 2);
    assert!(!games.contains("rating-change"));
    let tables = games.split("href=\"/tables/").skip(1);
    let replays = tables.filter_map(|link| link.split_once("/replay\"").map(|(id, _)| id));
    let replays: Vec<String> = replays
        .filter(|id| id.len() == 24)
        .map(str::to_owned)
        .collect();
    assert_eq!(replays.len(), 2, "{replays:?}");
    for id in &replays {
        visitor.page(&format!("/tables/{id}")).await;
        let replay = visitor.page(&format!("/tables/{id}/replay?step=3")).await;
        assert!(replay.contains("Step 3 of"));
        let record = visitor.page(&format!("/api/tables/{id}/record")).await;
        let same = |other: &String| other.replace("\"Ada\"", "\"Ben\"") == record;
        assert!(records.iter().any(same), "{record}");
    }

    let (_, page) = visitor.upload("/me/offline", &file).await;
    assert!(page.contains("in your history already"), "{page}");
    // A file of another kind, or with an impossible game, changes nothing.
    let broken = file.replacen("\"finished_at\":", "\"finished_at\":-", 1);
    let unfinished = file.replacen(r#"{"actions""#, r#"{"action""#, 1);
    for file in ["", "{}", &broken, &unfinished] {
        let (status, page) = visitor.upload("/me/offline", file).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{page}");
        assert!(page.contains("nothing was changed"));
    }
    assert_eq!(
        visitor
            .page("/games")
            .await
            .matches("Played offline")
            .count(),
        2
    );
}
