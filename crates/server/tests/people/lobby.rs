//! The lobby and the number of tables: how many may wait there, and when they end.

use std::time::Duration;

use antipater_server::{Retention, ServerOptions};
use antipater_store::TableStage;
use axum::http::StatusCode;
use serde_json::json;

use crate::common::{Visitor, fresh_store, seeded};
use crate::{Circle, Ear, Services};

const DAY: Duration = Duration::from_secs(86_400);

/// A server with limits.
async fn limited(retention: Retention) -> Services {
    let store = fresh_store().await;
    let options = ServerOptions {
        // Ada's session never ends.
        session_time: DAY * 9999,
        retention,
        ..seeded()
    };
    Services::with(store, options)
}

const LISTED: &str = "seats=3&people=2&listed=yes&level=random";

#[tokio::test]
async fn a_person_has_one_open_table_in_the_lobby() {
    let services = Services::new().await;
    let mut host = services.person("Host").await;
    let table = host.open(LISTED).await;
    let refused = host.form("/tables", LISTED).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(
        refused
            .text
            .contains("already have an open table in the lobby")
    );
    // Nor by way of a hidden table; the address has used its place already.
    let hidden = host.open("seats=3&people=2").await;
    let refused = host.form(&format!("{hidden}/options"), LISTED).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    let same = host.form(&format!("{table}/options"), LISTED).await;
    assert_eq!(same.status, StatusCode::SEE_OTHER);
    host.form(&format!("{table}/room"), "do=close").await;
    host.open(LISTED).await;
}

#[tokio::test]
async fn an_address_has_a_few_tables_in_the_lobby() {
    let services = limited(Retention::default()).await;
    let mut tables = Vec::new();
    for number in 0..4 {
        let mut host = services.person(&format!("H{number}")).await;
        tables.push((host.open(LISTED).await, host));
    }
    let mut host = services.person("Host").await;
    let refused = host.form("/tables", LISTED).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(
        refused.text.contains("from your network"),
        "{}",
        refused.text
    );
    let hidden = host.open("seats=3&people=2").await;
    let refused = host.form(&format!("{hidden}/options"), LISTED).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    let (table, mut other) = tables.remove(0);
    other.form(&format!("{table}/room"), "do=close").await;
    let listed = host.form(&format!("{hidden}/options"), LISTED).await;
    assert_eq!(listed.status, StatusCode::SEE_OTHER);
}

/// A restart gives an address no further tables, and the database does not reveal the address.
#[tokio::test]
async fn an_address_has_no_more_tables_in_the_lobby_after_a_restart() {
    let services = limited(Retention::default()).await;
    let mut tables = Vec::new();
    for number in 0..4 {
        let mut host = services.person(&format!("H{number}")).await;
        tables.push((host.open(LISTED).await, host));
    }
    let services = Services::with(services.store.clone(), seeded());
    let mut host = services.person("Host").await;
    let refused = host.form("/tables", LISTED).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    let (table, mut other) = tables.remove(0);
    other.app = services.app.clone();
    other.form(&format!("{table}/room"), "do=close").await;
    host.open(LISTED).await;
}

/// Nothing expires when the clock is a year ahead for an hour, nor on a server that starts then.
#[tokio::test]
async fn a_clock_that_was_wrong_for_some_time_ends_nothing() {
    let mut services = limited(Retention {
        tables: Some(DAY * 180),
        records: Some(DAY * 180),
        ..Retention::default()
    })
    .await;
    let mut host = services.person("Host").await;
    let room = host.open("seats=3&people=2").await;
    let table = host.open("seats=3&level=random").await;
    let over = host.open("seats=3&level=random").await;
    host.play_on(&over, |_| 0).await;
    for (hours, restarts) in [
        (1, false),
        (365 * 24, false),
        (-365 * 24, true),
        (365 * 24, true),
    ] {
        services.state.set_clock(hours * 3600).await;
        if restarts {
            services = Services::with(services.store.clone(), seeded());
            host.app = services.app.clone();
        }
        for _ in 0..2 {
            services.state.pass_time(Duration::from_secs(1800)).await;
            for table in [&room, &table, &over] {
                assert_eq!(host.get(table).await.status, StatusCode::OK, "{hours}");
            }
        }
    }
    // If the clock stays ahead, untouched data expires.
    services.state.pass_time(DAY).await;
    services.state.pass_time(DAY).await;
    assert_eq!(host.get(&room).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_address_opens_a_limited_number_of_tables() {
    let services = limited(Retention::default()).await;
    let mut opened = 0;
    for number in 0..8 {
        let mut person = services.person(&format!("P{number}")).await;
        for _ in 0..10 {
            let answer = person.form("/tables", "seats=3&people=2").await;
            if answer.status == StatusCode::TOO_MANY_REQUESTS {
                assert!(answer.text.contains("Too many tables"), "{}", answer.text);
                assert!(!answer.header("retry-after").is_empty());
            } else {
                opened += 1;
            }
        }
    }
    assert_eq!(opened, 60);
}

#[tokio::test]
async fn a_waiting_room_without_people_ends_after_a_day() {
    let services = Services::new().await;
    let mut host = services.person("Host").await;
    let left = host.open(LISTED).await;
    let watched = host.open("seats=3&people=2").await;
    let mut there = Ear::open(&host, &format!("{watched}/stream")).await;
    there.next().await;
    services.state.pass_time(DAY - Duration::from_secs(1)).await;
    assert_eq!(host.get(&left).await.status, StatusCode::OK);
    services.state.pass_time(Duration::from_secs(1)).await;
    assert_eq!(host.get(&left).await.status, StatusCode::NOT_FOUND);
    assert_eq!(host.get(&watched).await.status, StatusCode::OK);
    assert!(!host.get("/").await.text.contains(&left));
    // Closed tables are finally removed.
    let id = left.strip_prefix("/tables/").unwrap();
    let row = services.store.table_row(id).await.unwrap();
    assert_eq!(row.map(|row| row.stage), Some(TableStage::Closed));
    services.state.pass_time(DAY * 30).await;
    assert_eq!(services.store.table_row(id).await.unwrap(), None);
}

#[tokio::test]
async fn what_nobody_touches_is_kept_as_long_as_the_owner_says() {
    let retention = Retention {
        tables: Some(DAY * 10),
        ..Retention::default()
    };
    let services = limited(retention).await;
    let mut ada = services.person("Ada").await;
    let over = ada.open("seats=3&level=random").await;
    ada.play_on(&over, |_| 0).await;
    let playing = ada.open("seats=3&level=random").await;
    let still = ada.open("seats=3&level=random").await;
    services.state.pass_time(DAY * 9).await;
    let view = ada.view(&playing).await;
    let action = view["ask"]["actions"][0].clone();
    ada.play(&playing, "a", &view["decision"], &action).await;
    services.state.pass_time(DAY).await;
    assert_eq!(ada.get(&still).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get(&playing).await.status, StatusCode::OK);
    services.state.pass_time(DAY * 1000).await;
    assert_eq!(ada.get(&playing).await.status, StatusCode::NOT_FOUND);
    // The session is long gone by then; the record is not.
    let (row, moves) = services.rows(&over).await;
    assert_eq!((row.stage, moves.is_empty()), (TableStage::Over, false));

    let retention = Retention {
        records: Some(DAY * 10),
        ..Retention::default()
    };
    let services = limited(retention).await;
    let mut ada = services.person("Ada").await;
    let over = ada.open("seats=3&level=random").await;
    ada.play_on(&over, |_| 0).await;
    let playing = ada.open("seats=3&level=random").await;
    services.state.pass_time(DAY * 10).await;
    assert_eq!(ada.get(&over).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get(&playing).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_same_cards_are_marked_in_the_lobby_and_while_they_are_played() {
    let mut circle = Circle::new("seats=3&listed=yes&level=random", 1).await;
    assert_eq!(circle.view(0).await["table_status"]["same_deal"], false);
    let table = circle.table.clone();
    circle.people[0].play_on(&table, |_| 0).await;
    let again = circle.people[0]
        .form(&format!("{table}/again"), "same_deal=true")
        .await;
    let next = again.header("location").to_owned();
    let mut guest = circle.services.person("Guest").await;
    assert!(
        guest
            .get("/")
            .await
            .text
            .contains("Cards of an earlier game")
    );
    let lobby = guest.get("/api/lobby").await.json();
    assert_eq!(lobby["tables"][0]["same_deal"], json!(true));
    let view = guest.view(&next).await;
    assert_eq!(view["table_status"]["same_deal"], true);
    assert!(
        guest
            .get(&next)
            .await
            .text
            .contains("Cards of an earlier game")
    );
}

/// The TV page shows who chooses beside the city, without a separate region.
#[tokio::test]
async fn a_screen_on_the_wall_misses_nobody_who_chooses_and_hears_of_it_once() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let watch = circle.view(0).await["table_status"]["watch"].clone();
    circle.view(1).await;
    let path = format!("/tv/{}/stream", watch.as_str().unwrap());
    let nobody = Visitor::new(circle.services.app.clone());
    let mut screen = Ear::open(&nobody, &path).await;
    screen.next().await;
    circle.choose(0, "a", 0).await;
    let event = screen.next().await;
    assert!(!event.contains("id=\"seats\""), "{event}");
    assert!(
        event.contains("id=\"tv0\"") && !event.contains("id=\"tv2\""),
        "{event}"
    );
    // Another card concerns no viewer; the next event is that of the step.
    circle.choose(0, "b", 1).await;
    circle.choose(1, "a", 0).await;
    let event = screen.next().await;
    assert!(event.contains("id=\"tv-middle\""), "{event}");
}

/// The start page says whom each game waits for, and shows the wonder with its stages, but no card.
#[tokio::test]
async fn the_start_page_says_whom_a_game_waits_for() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    circle.room(0, "do=deal").await;
    let card = circle.view(0).await["ask"]["cards"][0]["card"].clone();
    for who in 0..2 {
        let page = circle.people[who].get("/").await.text;
        let (_, own) = page.split_once("id=\"unfinished\"").unwrap();
        let (own, _) = own.split_once("class=\"doors\"").unwrap();
        assert!(own.contains("class=\"yours\"") && own.contains("Your turn"));
        assert!(own.contains("class=\"monument\"") && !own.contains("class=\"built\""));
        assert!(!own.contains(card.as_str().unwrap()), "{card}");
    }
    circle.choose(0, "one", 0).await;
    let page = circle.people[0].get("/").await.text;
    assert!(page.contains("Waiting for P1") && !page.contains("class=\"yours\""));
    let page = circle.people[1].get("/").await.text;
    assert!(page.contains("class=\"yours\""));
    // A restarted server reads it from the store.
    let (_, mut again) = circle.services.again(&circle.people);
    let page = again[0].get("/").await.text;
    assert!(page.contains("Waiting for P1"));
}

/// The page of the lobby shows the tables that fit, by links alone, and follows changes.
#[tokio::test]
async fn the_lobby_is_filtered_and_alive() {
    let services = Services::new().await;
    let mut visitor = Visitor::new(services.app.clone());
    let nothing = visitor.get("/lobby").await;
    assert!(nothing.text.contains("No open tables right now"));
    let mut tables = Vec::new();
    for (name, options) in [
        ("Ada", "game=duel&people=2&listed=yes&pace=30s"),
        (
            "Boris",
            "seats=3&people=2&listed=yes&pace=300s&edition=first",
        ),
        ("Chloe", "seats=3&people=2&listed=yes"),
    ] {
        let mut host = services.person(name).await;
        tables.push((host.open(options).await, host));
    }
    for (query, shown) in [
        ("", vec![0, 1, 2]),
        ("?game=duel", vec![0]),
        ("?game=seven-first", vec![1]),
        ("?tempo=normal", vec![1]),
        ("?tempo=free", vec![2]),
        ("?game=duel&tempo=quick", vec![0]),
        ("?game=duel&tempo=days", vec![]),
        ("?game=chess&tempo=soon", vec![0, 1, 2]),
    ] {
        let page = visitor.get(&format!("/lobby{query}")).await.text;
        for (number, (table, _)) in tables.iter().enumerate() {
            assert_eq!(page.contains(table), shown.contains(&number), "{query}");
        }
    }
    assert!(visitor.get("/").await.text.contains("href=\"/lobby\""));
    // A visitor without a name chooses one at the table; a person sits down at once.
    let (duel, ada) = &mut tables[0];
    let join = format!("action=\"{duel}/join\"");
    assert!(!visitor.get("/lobby").await.text.contains(&join));
    let mut guest = services.person("Guest").await;
    assert!(guest.get("/lobby").await.text.contains(&join));
    assert!(ada.get("/lobby").await.text.contains("To your table"));
    let mut ear = Ear::open(&guest, "/lobby/stream?game=duel").await;
    assert!(ear.next().await.contains("1 free seat"));
    guest.form(&format!("{duel}/join"), "").await;
    assert!(ear.next().await.contains("Full"));
    ada.form(&format!("{duel}/room"), "do=close").await;
    assert!(ear.next().await.contains("No open table fits"));
}
