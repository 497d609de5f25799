//! Wonders that people take in a waiting room, or list there in secret.

use std::collections::BTreeSet;

use antipater_engine::seven::{Edition, Record};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::{Circle, Ear, Services, is_over};

/// Sends a change in the room and returns the status.
async fn wonder(circle: &mut Circle, who: usize, cities: &str) -> StatusCode {
    circle.room(who, &format!("do=wonder{cities}")).await.status
}

/// The wonders of the seats as a viewer sees them, and for which seats something is stored.
async fn seen(circle: &mut Circle, who: usize) -> (Vec<Value>, Vec<bool>) {
    let room = circle.view(who).await;
    let seats = room["seats"].as_array().unwrap();
    let decided = seats.iter().map(|seat| seat["decided"] == true).collect();
    (
        seats.iter().map(|seat| seat["wonders"].clone()).collect(),
        decided,
    )
}

/// The cities of a game in seat order.
async fn dealt(circle: &Circle) -> Vec<&'static str> {
    let (row, _) = circle.services.rows(&circle.table).await;
    let record = Record::read(&row.record).unwrap();
    let boards = &record.setup().expect("a deal").boards;
    let cities = boards.iter().map(|it| it.wonder.city(Edition::First));
    let cities: Vec<_> = cities.collect();
    assert_eq!(cities.iter().collect::<BTreeSet<_>>().len(), cities.len());
    // Nothing stays with the seats.
    assert!(!row.seats.contains("wonders"), "{}", row.seats);
    cities
}

#[tokio::test]
async fn the_first_to_take_a_wonder_has_it_and_all_see_it() {
    let options = "seats=4&level=random&boards=chosen&wonder=Olympia";
    let mut circle = Circle::gather(options, 3).await;
    assert_eq!(
        wonder(&mut circle, 1, "&first=Rhodes").await,
        StatusCode::SEE_OTHER
    );
    assert_eq!(
        wonder(&mut circle, 2, "&first=Rhodes").await,
        StatusCode::CONFLICT
    );
    for bad in ["&first=Rhodos", "&first=Giza&second=Babylon"] {
        let status = wonder(&mut circle, 2, bad).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{bad}");
    }
    let taken = [json!([]), json!(["Rhodes"]), json!([]), json!([])];
    for who in 0..3 {
        assert_eq!(seen(&mut circle, who).await.0, taken);
    }
    let page = circle.people[2].get(&circle.table.clone()).await.text;
    assert_eq!(page.matches("class=\"wonder-pick\"").count(), 7);
    assert!(page.contains("aria-pressed=\"false\" disabled"), "{page}");
    // It goes along to another seat, can be given back, and others may then take it.
    circle.room(0, "do=free&seat=3").await;
    circle.room(1, "do=sit&seat=3").await;
    assert_eq!(seen(&mut circle, 0).await.0[3], json!(["Rhodes"]));
    wonder(&mut circle, 1, "").await;
    assert_eq!(
        wonder(&mut circle, 2, "&first=Rhodes").await,
        StatusCode::SEE_OTHER
    );
    wonder(&mut circle, 1, "&first=Giza").await;
    // Who stands up leaves it behind.
    wonder(&mut circle, 2, "&first=Ephesus").await;
    circle.room(2, "do=stand").await;
    assert_eq!(seen(&mut circle, 0).await.0[2], json!([]));
    circle.room(0, "do=fill").await;
    circle.room(0, "do=deal").await;
    assert_eq!(dealt(&circle).await[3], "Giza");
    let late = wonder(&mut circle, 0, "&first=Giza").await;
    assert_eq!(late, StatusCode::CONFLICT);
}

#[tokio::test]
async fn secret_lists_decide_at_the_deal_after_a_restart_too() {
    let options = "seats=3&edition=second&boards=drafted";
    let mut circle = Circle::gather(options, 3).await;
    for who in 0..3 {
        let list = "&first=Rhodes&second=Rhodes&third=Giza";
        let status = wonder(&mut circle, who, list).await;
        assert_eq!(status, StatusCode::SEE_OTHER);
    }
    wonder(&mut circle, 2, "&second=Babylon&third=").await;
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
    let (lists, decided) = seen(&mut circle, 0).await;
    assert_eq!(lists, [json!(["Rhodes", "Giza"]), json!([]), json!([])]);
    assert_eq!(decided, [true; 3]);
    let page = circle.people[2].get(&circle.table.clone()).await.text;
    assert!(page.contains("<option value=\"Babylon\" selected>"));
    circle.room(0, "do=deal").await;
    let cities = dealt(&circle).await;
    assert_eq!(cities[2], "Babylon");
    let first: BTreeSet<_> = cities[..2].iter().copied().collect();
    assert_eq!(first, BTreeSet::from(["Giza", "Rhodes"]));
    // The next game has the option and no lists; the same cards have the same boards.
    for who in 0..3 {
        circle.act(who, "do=leave").await;
    }
    assert!(is_over(&circle.view(0).await));
    let path = format!("{}/again", circle.table);
    for (fields, status) in [
        ("", StatusCode::SEE_OTHER),
        ("same_deal=true", StatusCode::CONFLICT),
    ] {
        let next = circle.people[0].form(&path, fields).await;
        let next = next.header("location").to_owned();
        let room = circle.people[0].view(&next).await;
        assert_eq!(room["options"]["boards"], "drafted");
        assert_eq!(room["seats"][0]["decided"], false);
        let room = format!("{next}/room");
        let prefers = "do=wonder&first=Olympia";
        let answer = circle.people[0].form(&room, prefers).await;
        assert_eq!(answer.status, status, "{fields}");
        // A reserved seat chooses nothing.
        let kept = circle.people[1].form(&room, prefers).await;
        assert!(kept.status.is_client_error());
        if status == StatusCode::CONFLICT {
            for who in 1..3 {
                circle.people[who].form(&room, "do=sit").await;
            }
            circle.people[0].form(&room, "do=deal").await;
            circle.table = next;
        }
    }
    assert_eq!(dealt(&circle).await, cities);
}

/// All that the others and a watcher get of a room is the same, whatever a person prefers.
#[tokio::test]
async fn a_list_leaves_no_trace_for_others() {
    let options = "seats=3&level=random&boards=drafted&listed=yes";
    let mut circle = Circle::gather(options, 2).await;
    let table = circle.table.clone();
    let mut stranger = circle.services.person("Zoe").await;
    wonder(&mut circle, 0, "&first=Olympia").await;
    let mut sights = Vec::new();
    for list in ["&first=Rhodes", "&first=Giza&second=Babylon&third=Olympia"] {
        assert_eq!(wonder(&mut circle, 0, list).await, StatusCode::SEE_OTHER);
        let mut sight = Vec::new();
        for visitor in [&mut circle.people[1], &mut stranger] {
            for path in [table.clone(), format!("/api{table}"), "/".to_owned()] {
                let text = visitor.get(&path).await.text;
                assert!(!text.contains("[\"Rhodes\"") && !text.contains("[\"Giza\""));
                sight.push(text);
            }
            let first = Ear::open(visitor, &format!("{table}/stream")).await;
            sight.push({ first }.next().await);
        }
        sights.push(sight);
    }
    assert_eq!(sights[0], sights[1]);
    // The person's own view has another version, and the list.
    let own = circle.view(0).await;
    assert_ne!(own["version"], circle.view(1).await["version"]);
    assert_eq!(
        own["seats"][0]["wonders"],
        json!(["Giza", "Babylon", "Olympia"])
    );
    // No host can lay a secret list open by changing the options.
    wonder(&mut circle, 1, "&first=Ephesus").await;
    for boards in ["chosen", "drafted", "random"] {
        let options = format!("seats=3&people=2&boards={boards}");
        let path = format!("{table}/options");
        let changed = circle.people[0].form(&path, &options).await;
        assert_eq!(changed.status, StatusCode::SEE_OTHER);
        let (row, _) = circle.services.rows(&table).await;
        assert!(!row.seats.contains("wonders"), "{boards}");
    }
    let refused = wonder(&mut circle, 0, "&first=Giza").await;
    assert_eq!(refused, StatusCode::BAD_REQUEST);
}

/// One person among bots has the chosen city, whatever the form says about people.
#[tokio::test]
async fn alone_the_chosen_city_counts() {
    let services = Services::new().await;
    let mut visitor = services.person("Ada").await;
    for boards in ["chosen", "drafted"] {
        let options = json!({"seats": 3, "wonder": "Olympia", "boards": boards, "people": 1});
        let opened = visitor.json("/api/tables", options.to_string()).await;
        assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text);
        let table = format!("/tables/{}", opened.json()["table"].as_str().unwrap());
        let (row, _) = services.rows(&table).await;
        let record = Record::read(&row.record).unwrap();
        let boards = &record.setup().expect("a deal").boards;
        assert_eq!(boards[0].wonder.city(Edition::First), "Olympia");
    }
}
