//! Clocks and presence: when time is up, a bot decides once for people who have not.

use std::time::Duration;

use antipater_engine::rng::{below, generator};
use antipater_engine::seven::record::read_action;
use antipater_engine::{Seat, duel, seven};
use antipater_store::Clock;
use antipater_store::Store;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::common::{BEGIN, Visitor};
use crate::{Circle, Ear, SOON, Services, actions, is_over};

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

/// The number of the decision that a table waits for. A turn may have a second one, for example for a discarded card.
async fn decision(circle: &mut Circle) -> u64 {
    circle.view(0).await["decision"].as_u64().unwrap()
}

fn days(number: u64) -> Duration {
    Duration::from_secs(number * 86_400)
}

#[tokio::test]
async fn a_bot_decides_for_those_who_are_late_and_for_nobody_else() {
    let mut circle = Circle::new("seats=5&level=random&pace=60s", 3).await;
    assert_eq!(circle.view(0).await["table_status"]["pace"], "60s");
    assert!(circle.view(0).await["table_status"]["ends_at"].is_i64());
    let mut chosen = Vec::new();
    for decision in 0..3_u64 {
        let punctual = decision as usize % 3;
        let action = circle.choose(punctual, &format!("d{decision}"), 4).await;
        chosen.push((punctual, action));
        circle.services.state.pass_time(seconds(59)).await;
        assert_eq!(circle.view(0).await["decision"], decision);
        circle.services.state.pass_time(seconds(1)).await;
        assert_eq!(circle.view(0).await["decision"], decision + 1);
        circle.services.state.pass_time(seconds(0)).await;
        let view = circle.view(0).await;
        assert_eq!(view["decision"], decision + 1, "once");
        let talk = view["table_status"]["talk"].as_array().unwrap();
        let mut late: Vec<u64> = talk[talk.len() - 2..]
            .iter()
            .map(|message| {
                assert_eq!(message["kind"], "late");
                message["seat"].as_u64().unwrap()
            })
            .collect();
        late.push(punctual as u64);
        late.sort_unstable();
        assert_eq!(late, [0, 1, 2]);
        assert_eq!(talk.len(), 2 * (decision as usize + 1));
    }
    for who in 0..3 {
        assert_eq!(
            circle.act(who, "do=leave").await.status,
            StatusCode::SEE_OTHER
        );
    }
    let record = seven::Record::read(&circle.record(0).await.text).unwrap();
    for (decision, (seat, action)) in chosen.into_iter().enumerate() {
        let (_, expected) = read_action(&action.to_string()).unwrap();
        let played = record.steps()[decision].get(Seat::new(seat).unwrap());
        assert_eq!(played, Some(expected));
    }
}

/// All people have closed their pages, and the game continues to its end.
#[tokio::test]
async fn nobody_can_hold_a_table_up() {
    let mut circle = Circle::new("game=free-city&pace=5s", 2).await;
    for _ in 0..4 {
        let before = decision(&mut circle).await;
        circle.services.state.pass_time(seconds(5)).await;
        assert!(decision(&mut circle).await > before);
    }
    let before = decision(&mut circle).await;
    let asked = usize::from(actions(&circle.view(0).await).is_empty());
    circle.choose(asked, "first", 0).await;
    circle.services.state.pass_time(seconds(5)).await;
    assert!(decision(&mut circle).await > before);
}

/// A person who misses three turns in a row is replaced by a bot until they return. The last person keeps their seat.
#[tokio::test]
async fn a_bot_plays_on_for_who_misses_three_turns_in_a_row() {
    let mut circle = Circle::new("seats=4&level=random&pace=60s", 3).await;
    let states = |view: &Value| -> Vec<Value> {
        let seats = view["seats"].as_array().unwrap().iter();
        seats.take(3).map(|seat| seat["state"].clone()).collect()
    };
    for decision in 0..3 {
        circle.choose(0, &format!("d{decision}"), 0).await;
        // The first person returns in time, so their count starts anew.
        if decision == 1 {
            circle.choose(2, "in time", 0).await;
        }
        assert!(!states(&circle.view(0).await).contains(&json!("left")));
        circle.services.state.pass_time(seconds(60)).await;
    }
    let view = circle.view(0).await;
    assert_eq!(view["seats"][1]["state"], "left");
    assert_ne!(view["seats"][2]["state"], "left");
    let talk = view["table_status"]["talk"].as_array().unwrap();
    let gone: Vec<_> = talk.iter().filter(|one| one["kind"] == "gone").collect();
    assert_eq!(gone.len(), 1);
    assert_eq!(gone[0]["seat"], 1);
    // The table does not wait for the replaced person, who returns by playing.
    let before = decision(&mut circle).await;
    circle.choose(0, "d3", 0).await;
    circle.choose(2, "d3", 0).await;
    let after = decision(&mut circle).await;
    assert!(after > before);
    circle.choose(1, "back", 0).await;
    circle.choose(0, "d4", 0).await;
    circle.choose(2, "d4", 0).await;
    assert!(decision(&mut circle).await > after);
    assert_ne!(circle.view(0).await["seats"][1]["state"], "left");
    // All are absent: two are replaced in the end, the third has the clock.
    for _ in 0..5 {
        let before = decision(&mut circle).await;
        circle.services.state.pass_time(seconds(60)).await;
        assert!(decision(&mut circle).await > before);
    }
    let view = circle.view(0).await;
    let left = states(&view).into_iter().filter(|state| state == "left");
    assert_eq!(left.count(), 2);
}

/// Without a clock, others may replace a person by a bot only if the person is away or much too slow.
#[tokio::test]
async fn a_bot_plays_on_for_who_does_not_come() {
    let mut circle = Circle::new("seats=3&level=random", 3).await;
    let stream = format!("{}/stream", circle.table);
    let mut there = Ear::open(&circle.people[2], &stream).await;
    there.next().await;
    circle.choose(0, "a", 0).await;
    for nobody in ["do=stand-in", "do=stand-in&seat=9", "do=stand-in&seat=0"] {
        let refused = circle.act(0, nobody).await.status;
        assert!(refused.is_client_error(), "{nobody}");
    }
    let too_soon = circle.act(0, "do=stand-in&seat=1").await;
    assert_eq!(too_soon.status, StatusCode::CONFLICT);
    circle.services.state.pass_time(seconds(119)).await;
    let too_soon = circle.act(0, "do=stand-in&seat=1").await;
    assert_eq!(too_soon.status, StatusCode::CONFLICT);
    circle.services.state.pass_time(seconds(1)).await;
    let who_is_there = circle.act(0, "do=stand-in&seat=2").await;
    assert_eq!(who_is_there.status, StatusCode::CONFLICT);
    let stranger = circle.services.person("Zoe").await;
    let path = format!("{}/actions", circle.table);
    let refused = stranger.clone().form(&path, "do=stand-in&seat=1").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(
        circle.act(0, "do=stand-in&seat=1").await.status,
        StatusCode::SEE_OTHER
    );
    let view = circle.view(0).await;
    assert_eq!(
        (&view["decision"], &view["seats"][1]["state"]),
        (&json!(0), &json!("left"))
    );
    assert_eq!(view["table_status"]["talk"][0]["kind"], "gone");
    circle.choose(2, "a", 0).await;
    let second = decision(&mut circle).await;
    assert!(second > 0, "nobody else was waited for");
    // A person who is present has ten minutes.
    circle.choose(0, "b", 0).await;
    circle.services.state.pass_time(seconds(599)).await;
    let too_soon = circle.act(0, "do=stand-in&seat=2").await;
    assert_eq!(too_soon.status, StatusCode::CONFLICT);
    circle.services.state.pass_time(seconds(1)).await;
    assert_eq!(
        circle.act(0, "do=stand-in&seat=2").await.status,
        StatusCode::SEE_OTHER
    );
    let third = decision(&mut circle).await;
    assert!(third > second);
    // A person who returns has the seat again.
    assert_eq!(
        circle.act(1, "do=return").await.status,
        StatusCode::SEE_OTHER
    );
    circle.choose(0, "c", 0).await;
    assert_eq!(decision(&mut circle).await, third);
    circle.choose(1, "c", 0).await;
    assert!(decision(&mut circle).await > third);
    // With a clock this happens by itself, and people may not do it.
    let mut circle = Circle::new("seats=3&pace=7d", 2).await;
    circle.choose(0, "a", 0).await;
    circle.services.state.pass_time(days(1)).await;
    let refused = circle.act(0, "do=stand-in&seat=1").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_duel_by_days_is_played_to_its_end() {
    let mut circle = Circle::new("game=duel&pace=2d&level=random", 2).await;
    let mut rng = generator(3, 51);
    let mut late = 0;
    loop {
        let view = circle.view(0).await;
        if is_over(&view) {
            break;
        }
        let decision = view["decision"].as_u64().unwrap();
        let who = usize::from(actions(&view).is_empty());
        if below(&mut rng, 10) == 0 {
            circle.services.state.pass_time(days(2)).await;
            assert_eq!(circle.view(0).await["decision"], decision + 1);
            late += 1;
        } else {
            circle
                .services
                .state
                .pass_time(Duration::from_secs(3600))
                .await;
            let nth = below(&mut rng, 20) as usize;
            circle.choose(who, &format!("d{decision}"), nth).await;
        }
    }
    let view = circle.view(1).await;
    assert!(view["table_status"]["ends_at"].is_null());
    let talk = view["table_status"]["talk"].as_array().unwrap();
    assert_eq!(talk.len(), late.min(60));
    assert!(talk.iter().all(|message| message["kind"] == "late"));
    duel::Record::read(&circle.record(1).await.text).unwrap();
}

/// The database at an address, this many seconds after the beginning.
async fn opened(address: &str, later: i64) -> Store {
    let clock = Clock::manual(BEGIN + later);
    Store::open_with_clock(address, clock).await.unwrap()
}

#[tokio::test]
async fn a_clock_stands_still_while_nobody_serves_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("a.sqlite").display());
    let first = Services::on(opened(&address, 0).await);
    let mut host = first.person("Ada").await;
    let table = host.open("seats=3&level=random&pace=60s").await;
    host.view(&table).await;
    first.state.pass_time(seconds(30)).await;
    // Running time is stored at intervals.
    let written = async {
        while opened(&address, 0).await.uptime() < 30_000 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(SOON, written).await.unwrap();
    first.close.send_replace(true);
    first.store.close().await;
    drop(first);

    let a_day_later = 86_400;
    let second = Services::on(opened(&address, a_day_later).await);
    let mut host = Visitor {
        app: second.app.clone(),
        ..host
    };
    second.state.pass_time(seconds(29)).await;
    let view = host.view(&table).await;
    assert_eq!(view["decision"], 0, "59 seconds have passed");
    let ends_at = BEGIN + a_day_later + 30;
    assert_eq!(view["table_status"]["ends_at"], ends_at * 1000);
    second.state.pass_time(seconds(1)).await;
    let view = host.view(&table).await;
    assert_eq!(view["decision"], 1);
    assert_eq!(view["table_status"]["talk"][0]["kind"], "late");
    assert_eq!(view["table_status"]["talk"][0]["at"], ends_at);
}

/// People with an open stream are present; those without one are away.
#[tokio::test]
async fn the_table_says_who_is_there() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let stream = format!("{}/stream", circle.table);
    assert_eq!(circle.view(0).await["seats"][1]["state"], "away");
    let mut watching = Ear::open(&circle.people[0], &stream).await;
    watching.next().await;
    let first = Ear::open(&circle.people[1], &stream).await;
    watching.next().await;
    assert_eq!(circle.view(0).await["seats"][1]["state"], "choosing");
    let second = Ear::open(&circle.people[1], &stream).await;
    circle.services.has_streams(3).await;
    drop(first);
    circle.services.has_streams(2).await;
    assert_eq!(circle.view(0).await["seats"][1]["state"], "choosing");
    drop(second);
    watching.next().await;
    assert_eq!(circle.view(0).await["seats"][1]["state"], "away");
    // A refused stream, or a watcher's stream, makes no person present.
    let stranger = circle.services.person("Zoe").await;
    let refused = stranger.clone().get(&stream).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let watch = circle.view(1).await["table_status"]["watch"].clone();
    let path = format!("/watch/{}/stream", watch.as_str().unwrap());
    circle.services.state.pass_time(MINUTE).await;
    let _looking = Ear::open(&circle.people[1], &path).await;
    assert_eq!(circle.view(0).await["seats"][1]["state"], "away");
    circle.choose(1, "a", 0).await;
    assert_eq!(circle.view(0).await["seats"][1]["state"], "chosen");
}

/// How long a person counts as present without a stream.
const MINUTE: Duration = Duration::from_secs(60);

/// A page without a script, and a program that polls, have no stream.
#[tokio::test]
async fn whoever_asks_or_plays_is_there_for_a_minute() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let state = async |circle: &mut Circle| circle.view(0).await["seats"][1]["state"].clone();
    assert_eq!(state(&mut circle).await, "away");
    circle.view(1).await;
    assert_eq!(state(&mut circle).await, "choosing", "a program has looked");
    circle.services.state.pass_time(MINUTE - MINUTE / 60).await;
    assert_eq!(state(&mut circle).await, "choosing");
    circle.services.state.pass_time(MINUTE / 60).await;
    assert_eq!(state(&mut circle).await, "away");
    let table = circle.table.clone();
    circle.people[1].get(&table).await;
    assert_eq!(state(&mut circle).await, "choosing", "a page was loaded");
    circle.services.state.pass_time(MINUTE).await;
    assert_eq!(state(&mut circle).await, "away");
    circle.choose(1, "a", 0).await;
    let body = json!({"id": "b", "decision": 0, "action": []});
    assert_eq!(circle.send(1, &body).await.status, StatusCode::OK);
    assert_eq!(state(&mut circle).await, "choosing", "somebody plays");
    // Closing the page makes the person away at once, despite the request.
    let stream = Ear::open(&circle.people[1], &format!("{table}/stream")).await;
    circle.services.has_streams(1).await;
    circle.people[1].get(&table).await;
    drop(stream);
    circle.services.has_streams(0).await;
    assert_eq!(state(&mut circle).await, "away");
}

/// Pages of a table reload, since they count down by the server's clock.
#[tokio::test]
async fn a_clock_that_is_set_moves_the_end_of_a_step_and_not_the_time_to_think() {
    let mut circle = Circle::new("seats=3&level=random&pace=300s", 2).await;
    let ends_at = |view: &Value| view["table_status"]["ends_at"].as_i64().unwrap();
    let before = ends_at(&circle.view(0).await);
    let stream = format!("{}/stream", circle.table);
    for hours in [1, -2, 365 * 24] {
        let mut watching = Ear::open(&circle.people[0], &stream).await;
        watching.next().await;
        circle.services.state.set_clock(hours * 3600).await;
        let heard = watching.next().await;
        assert!(heard.contains("event: reload"), "{heard}");
        circle.services.state.pass_time(seconds(1)).await;
    }
    let moved = (1 - 2 + 365 * 24) * 3600 * 1000;
    assert_eq!(ends_at(&circle.view(0).await), before + moved);
    circle.services.state.pass_time(seconds(296)).await;
    assert_eq!(circle.view(0).await["decision"], 0);
    circle.services.state.pass_time(seconds(1)).await;
    let time_is_up = async { while circle.view(0).await["decision"] == 0 {} };
    timeout(SOON, time_is_up).await.unwrap();
}
