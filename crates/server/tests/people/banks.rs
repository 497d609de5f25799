//! Time banks over HTTP: whole games, an empty bank, undoing, restarts, a rematch, and what pages and programs see. The
//! rules themselves are tested in `antipater-table`.

use std::time::Duration;

use antipater_engine::rng::{below, generator};
use antipater_engine::{duel, seven};
use antipater_store::{Clock, Store};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::common::{BEGIN, Visitor};
use crate::{Circle, SOON, Services, actions, is_over, is_waited_for};

const MINUTE: i64 = 60_000;

async fn pass(circle: &Circle, milliseconds: i64) {
    let time = Duration::from_millis(milliseconds as u64);
    circle.services.state.pass_time(time).await;
}

/// The remaining time of each bank in a view, in milliseconds; `now` is in milliseconds since 1970.
fn left(view: &Value, now: i64) -> Vec<i64> {
    let seats = view["seats"].as_array().unwrap().iter();
    let banks = seats
        .map(|seat| &seat["bank"])
        .filter(|bank| !bank.is_null());
    let left = |bank: &Value| match bank["ends_at"].as_i64() {
        Some(ends) => ends - now,
        None => bank["left"].as_i64().unwrap(),
    };
    banks.map(left).collect()
}

/// A game in progress, and what this test has counted of its banks.
struct Counted {
    circle: Circle,
    /// The time of day, in milliseconds since 1970.
    now: i64,
    /// The remaining time of each bank, in milliseconds.
    left: Vec<i64>,
    /// The present decision, and the people who have to make it.
    turn: Value,
    deciding: Vec<usize>,
    /// Who missed their last decision.
    missed: Vec<bool>,
}

impl Counted {
    async fn new(options: &str, people: usize) -> Counted {
        let mut circle = Circle::new(options, people).await;
        let view = circle.view(0).await;
        let now = BEGIN * 1000;
        Counted {
            circle,
            now,
            left: left(&view, now),
            turn: view["decision"].clone(),
            deciding: Vec::new(),
            missed: vec![false; people],
        }
    }

    /// The people for whom the table waits. All of them see what this test has counted.
    async fn due(&mut self, increment: i64) -> Vec<usize> {
        let mut due = Vec::new();
        for seat in 0..self.left.len() {
            let view = self.circle.view(seat).await;
            if view["decision"] != self.turn || is_over(&view) {
                for seat in self.deciding.drain(..) {
                    self.left[seat] += increment;
                }
                self.turn = view["decision"].clone();
            }
            assert_eq!(left(&view, self.now), self.left, "{}", self.turn);
            if is_waited_for(&view) {
                due.push(seat);
                if !self.deciding.contains(&seat) {
                    self.deciding.push(seat);
                }
            }
        }
        due
    }

    async fn pass(&mut self, due: &[usize], wait: i64) {
        pass(&self.circle, wait).await;
        self.now += wait;
        for &seat in due {
            self.left[seat] -= wait;
            self.missed[seat] |= self.left[seat] == 0;
        }
    }

    async fn restart(&mut self) {
        let (services, people) = self.circle.services.again(&self.circle.people);
        (self.circle.services, self.circle.people) = (services, people);
    }
}

/// Plays a whole game in which people take their time, sometimes too long, and the server restarts now and then.
async fn play_whole(options: &str, people: usize, increment: i64) -> Circle {
    let mut game = Counted::new(options, people).await;
    let mut rng = generator(7, 11);
    let mut late = 0;
    loop {
        let due = game.due(increment).await;
        let Some(&least) = due.iter().min_by_key(|&&seat| game.left[seat]) else {
            break;
        };
        let end = game.left[least];
        if below(&mut rng, 9) == 0 && !game.missed[least] {
            late += 1;
            game.pass(&due, end).await;
        } else {
            let wait = i64::from(below(&mut rng, 40_000)).min(end - 1);
            game.pass(&due, wait).await;
            let who = due[below(&mut rng, due.len() as u32) as usize];
            let nth = below(&mut rng, 20) as usize;
            let id = format!("{}-{}", game.turn, game.now);
            game.circle.choose(who, &id, nth).await;
            game.missed[who] = false;
        }
        if below(&mut rng, 10) == 0 {
            game.restart().await;
        }
    }
    assert!(late > 2, "banks were empty");
    assert!(is_over(&game.circle.view(0).await));
    game.circle
}

#[tokio::test]
async fn a_whole_duel_is_played_with_banks() {
    let mut circle = play_whole("game=duel&pace=1m%2B10s&level=random", 2, 10_000).await;
    duel::Record::read(&circle.record(1).await.text).unwrap();
    // The next game has the same tempo, and full banks.
    let again = format!("{}/again", circle.table);
    let answer = circle.people[0].form(&again, "").await;
    let table = answer.header("location").to_owned();
    let room = circle.people[0].view(&table).await;
    assert_eq!(room["options"]["pace"], "1m+10s");
}

#[tokio::test]
async fn a_whole_game_of_7_wonders_is_played_with_banks() {
    let mut circle = play_whole("seats=4&pace=2m%2B20s&level=random", 3, 20_000).await;
    seven::Record::read(&circle.record(1).await.text).unwrap();
}

#[tokio::test]
async fn a_bank_is_given_back_with_its_decision() {
    let mut circle = Circle::new("game=duel&begins=me&pace=5m%2B10s", 2).await;
    let now = BEGIN * 1000;
    pass(&circle, MINUTE).await;
    circle.choose(0, "a", 0).await;
    pass(&circle, MINUTE).await;
    let after = left(&circle.view(1).await, now + 2 * MINUTE);
    assert_eq!(after, [4 * MINUTE + 10_000, 4 * MINUTE]);
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
    let undone = circle.act(0, "do=undo&id=u&decision=1").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    let before = left(&circle.view(1).await, now + 2 * MINUTE);
    assert_eq!(before, [4 * MINUTE, 5 * MINUTE]);
    // Nobody can be replaced by hand where a clock runs.
    pass(&circle, 3 * MINUTE).await;
    let refused = circle.act(1, "do=stand-in&seat=0").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_bot_decides_once_for_an_empty_bank_and_others_keep_their_time() {
    let mut circle = Circle::new("seats=3&level=random&pace=1m%2B10s", 2).await;
    circle.choose(1, "a", 0).await;
    pass(&circle, MINUTE / 2).await;
    circle.choose(0, "a", 0).await;
    let decision = circle.view(0).await["decision"].clone();
    pass(&circle, MINUTE * 2 / 3).await;
    let view = circle.view(0).await;
    assert_eq!(view["decision"], decision, "the other one still thinks");
    let talk = view["table_status"]["talk"].as_array().unwrap();
    assert_eq!(
        (&talk[0]["kind"], &talk[0]["seat"]),
        (&json!("late"), &json!(0))
    );
    let action = actions(&view)[0].clone();
    let body = json!({"id": "late", "decision": decision, "action": action});
    let refused = circle.send(0, &body).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(refused.json()["error"]["kind"], "time-up");
    circle.choose(1, "b", 0).await;
    let view = circle.view(0).await;
    assert_ne!(view["decision"], decision);
    let now = BEGIN * 1000 + MINUTE / 2 + MINUTE * 2 / 3;
    assert_eq!(left(&view, now), [10_000, 40_000]);
}

/// The database at an address, this many seconds after the beginning.
async fn opened(address: &str, later: i64) -> Store {
    let clock = Clock::manual(BEGIN + later);
    Store::open_with_clock(address, clock).await.unwrap()
}

#[tokio::test]
async fn a_server_that_was_down_takes_no_time_from_a_bank() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("a.sqlite").display());
    let first = Services::on(opened(&address, 0).await);
    let mut circle = Circle::gather_at(first, "seats=3&level=random&pace=3d%2B12h", 2).await;
    circle = circle.deal(2).await;
    pass(&circle, MINUTE).await;
    circle.choose(1, "a", 0).await;
    pass(&circle, MINUTE).await;
    // Running time is stored at intervals.
    let written = async {
        while opened(&address, 0).await.uptime() < 2 * MINUTE {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(SOON, written).await.unwrap();
    circle.services.close.send_replace(true);
    circle.services.store.close().await;

    let a_day_later = 86_400;
    circle.services = Services::on(opened(&address, a_day_later).await);
    for person in &mut circle.people {
        *person = Visitor {
            app: circle.services.app.clone(),
            ..person.clone()
        };
    }
    pass(&circle, MINUTE).await;
    let now = (BEGIN + a_day_later) * 1000 + MINUTE;
    let day = 24 * 60 * MINUTE;
    assert_eq!(
        left(&circle.view(0).await, now),
        [3 * day - 3 * MINUTE, 3 * day - MINUTE]
    );
    circle.choose(0, "a", 0).await;
    let half = day / 2;
    let settled = [3 * day + half - 3 * MINUTE, 3 * day + half - MINUTE];
    assert_eq!(left(&circle.view(0).await, now), settled);
}

#[tokio::test]
async fn pages_show_the_banks_in_the_panels_and_programs_read_them() {
    let room = Circle::gather("game=duel&begins=me&pace=5m%2B10s", 2).await;
    let mut room = room;
    let table = room.table.clone();
    let page = room.people[0].get(&table).await.text;
    assert!(page.contains("Time for the game: 5 min + 10 s per decision"));
    assert!(page.contains(r#"<option value="5m+10s" selected>"#));
    let mut circle = room.deal(2).await;
    let page = circle.people[0].get(&table).await.text;
    let ends = BEGIN * 1000 + 5 * MINUTE;
    assert!(page.contains(&format!(r#"data-bank="300000" data-empty="{ends}""#)));
    // The panel and the tab of each player, for screens that show one of them.
    assert_eq!(page.matches("data-bank=").count(), 4);
    assert_eq!(
        page.matches("data-low=").count(),
        1,
        "the viewer's bank is announced"
    );
    assert!(!page.contains("data-ends="), "there is no other clock");
    let view = circle.view(0).await;
    assert_eq!(view["table_status"]["pace"], "5m+10s");
    assert_eq!(
        view["seats"][0]["bank"],
        json!({"left": 300_000, "ends_at": ends})
    );
    assert_eq!(
        view["seats"][1]["bank"],
        json!({"left": 300_000, "ends_at": null})
    );
    let watch = view["table_status"]["watch"].as_str().unwrap().to_owned();
    let tv = circle.people[1].get(&format!("/tv/{watch}")).await.text;
    assert_eq!(tv.matches("data-bank=").count(), 2);
    let alone = r#"{"game":"duel","people":2,"pace":"3d+12h"}"#;
    let opened = circle.people[0].json("/api/tables", alone.to_owned()).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text);
    let wrong = r#"{"game":"duel","people":2,"pace":"3d+12s"}"#;
    let refused = circle.people[0].json("/api/tables", wrong.to_owned()).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
}
