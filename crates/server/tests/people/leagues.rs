//! The weekly league: entering and leaving, points over the deals of days, and going up and down.

use std::time::Duration;

use antipater_store::ids::{PersonId, hex};
use antipater_store::{Clock, DailyResult, DailyStart, Store};
use axum::http::StatusCode;
use serde_json::Value;

use crate::Services;
use crate::common::{BEGIN, Visitor};

const DAY: i64 = 24 * 60 * 60;
/// The Monday after [`BEGIN`], which is a Friday.
const MONDAY: i64 = BEGIN / DAY + 3;

async fn act(visitor: &mut Visitor, action: &str) {
    let done = visitor.form("/league", &format!("do={action}")).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
}

async fn league(visitor: &mut Visitor) -> Value {
    let answer = visitor.get("/api/league").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

fn members(group: &Value) -> Vec<(&str, i64)> {
    let members = group["members"].as_array().unwrap().iter();
    members
        .map(|one| {
            (
                one["name"].as_str().unwrap(),
                one["half_points"].as_i64().unwrap(),
            )
        })
        .collect()
}

/// Stores a finished Duel of a day, with a table that nobody opens.
async fn finished(services: &Services, person: PersonId, day: i64, lead: i32) {
    let table = format!("{day}-{}", hex(&person.0[..8]));
    let row = antipater_store::TableRow::empty(table.clone(), person, day * DAY);
    services.store.add_table(&row, &[person]).await.unwrap();
    let start = DailyStart {
        game: "duel".to_owned(),
        day,
        person,
        table: table.clone(),
        network: None,
    };
    services.store.start_daily(start).await.unwrap();
    let result = DailyResult {
        finished_at: day * DAY + 60,
        place: if lead > 0 { 1 } else { 2 },
        lead,
        points: None,
        taken: "[]".to_owned(),
    };
    services.store.finish_daily(&table, result).await.unwrap();
}

#[tokio::test]
async fn a_week_of_deals_ranks_a_group() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    let mut people = Vec::new();
    for name in ["Ada", "Ben", "Cem"] {
        let (id, cookie) = services.state.admit(name).await.unwrap();
        let mut visitor = Visitor::new(services.app.clone());
        visitor.cookie = Some(cookie);
        people.push((id, visitor));
    }
    let mut nobody = Visitor::new(services.app.clone());
    assert_eq!(nobody.get("/league").await.status, StatusCode::OK);
    for (_, visitor) in &mut people {
        assert!(league(visitor).await["group"].is_null());
        act(visitor, "join").await;
    }
    let today = BEGIN / DAY;
    for (number, (id, _)) in people.iter().enumerate().take(2) {
        finished(&services, *id, today, 10 - number as i32).await;
    }
    finished(&services, people[2].0, today - 1, 3).await;
    let seen = league(&mut people[2].1).await;
    // Ada beats one and the one who has not played; Cem has played alone the day before.
    let mut found = members(&seen["group"]);
    assert_eq!(found[2], ("Ben", 2));
    found.sort_unstable();
    assert_eq!(found[..2], [("Ada", 4), ("Ben", 2)]);
    assert_eq!(found[2], ("Cem", 4));
    let own = seen["group"]["members"].as_array().unwrap().iter();
    let own: Vec<&Value> = own
        .filter(|one| one["own"] == true)
        .map(|one| &one["name"])
        .collect();
    assert_eq!(own, ["Cem"]);
    // Next week the points begin anew, and last week stays.
    act(&mut people[1].1, "leave").await;
    let to_monday = (MONDAY * DAY - BEGIN + 60) as u64;
    clock.advance(Duration::from_secs(to_monday));
    let seen = league(&mut people[0].1).await;
    assert_eq!(members(&seen["group"]).len(), 2);
    assert!(
        members(&seen["group"])
            .iter()
            .all(|(_, points)| *points == 0)
    );
    let mut last = members(&seen["last"]);
    last.sort_unstable();
    assert_eq!(last, [("Ada", 2), ("Cem", 2)]);
    assert!(league(&mut people[1].1).await["group"].is_null());
    let page = people[0].1.get("/league").await.text;
    assert!(
        page.contains("Group 1 of 1") && page.contains("Last week"),
        "{page}"
    );
    let data = people[0].1.get("/api/me/data").await.json();
    assert_eq!(data["leagues"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn two_hundred_people_play_a_week_of_deals() {
    let clock = Clock::manual(BEGIN + 3 * DAY);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    let mut people = Vec::new();
    for number in 0..200 {
        let (id, cookie) = services
            .state
            .admit(&format!("Player {number}"))
            .await
            .unwrap();
        let mut visitor = Visitor::new(services.app.clone());
        visitor.cookie = Some(cookie);
        services.store.join_league(id).await.unwrap();
        people.push((id, visitor));
    }
    let groups = league(&mut people[0].1).await["group"]["groups"]
        .as_u64()
        .unwrap();
    assert_eq!(groups, 7);
    // The earlier in the list, the better; every seventh plays only on some days.
    for day in MONDAY..MONDAY + 7 {
        for (number, (id, _)) in people.iter().enumerate() {
            if number % 7 == 0 && day % 2 == 0 {
                continue;
            }
            finished(&services, *id, day, 200 - number as i32).await;
        }
    }
    let mut before = Vec::new();
    for (_, visitor) in &mut people {
        let seen = league(visitor).await;
        let group = &seen["group"];
        let members = group["members"].as_array().unwrap();
        let place = members.iter().position(|one| one["own"] == true).unwrap();
        before.push((group["group"].as_u64().unwrap(), place, members.len()));
    }
    clock.advance(Duration::from_secs(7 * DAY as u64));
    for ((_, visitor), (group, place, count)) in people.iter_mut().zip(before) {
        let now = league(visitor).await["group"]["group"].as_u64().unwrap();
        let moving = count / 6;
        if place < moving && group > 1 {
            assert_eq!(now, group - 1, "place {place} of group {group}");
        } else if place + moving >= count && group < groups {
            assert_eq!(now, group + 1, "place {place} of group {group}");
        }
    }
}
