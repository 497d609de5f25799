//! Games that count for the server's deals of days.

use antipater_store::ids::PersonId;
use antipater_store::{DailyResult, DailyStart, Store};

use crate::place::{Place, on_both};
use crate::rows::{add, row, somebody};

on_both! {
    the_first_game_and_its_first_result_count,
    entries_go_with_their_person,
}

const ADA: PersonId = PersonId([1; 32]);
const BORIS: PersonId = PersonId([2; 32]);
const DAY: i64 = 20_000;

async fn start(store: &Store, person: PersonId, table: &str) {
    let start = DailyStart {
        game: "duel".to_owned(),
        day: DAY,
        person,
        table: table.to_owned(),
        network: Some("ab".to_owned()),
    };
    store.start_daily(start).await.unwrap();
}

fn result(lead: i32) -> DailyResult {
    DailyResult {
        finished_at: DAY * 86_400 + 10,
        place: 1,
        lead,
        points: None,
        taken: "[]".to_owned(),
    }
}

/// Both people with a table each, and a second table of the first.
async fn begun(place: &Place) -> Store {
    let store = place.store().await;
    for (person, host) in [(ADA, 1), (BORIS, 2)] {
        let (person, session) = somebody(person);
        store.add_person(&person, &session).await.unwrap();
        add(&store, &row(&format!("first-{host}"), host, DAY * 86_400)).await;
    }
    add(&store, &row("second", 1, DAY * 86_400 + 1)).await;
    start(&store, ADA, "first-1").await;
    start(&store, ADA, "second").await;
    start(&store, BORIS, "first-2").await;
    store
}

async fn the_first_game_and_its_first_result_count(place: &Place) {
    let store = begun(place).await;
    assert_eq!(store.daily_players("duel", DAY).await.unwrap(), (2, 0));
    assert_eq!(store.daily_players("seven", DAY).await.unwrap(), (0, 0));
    assert_eq!(store.daily_entries("duel", DAY).await.unwrap(), []);
    for lead in [30, -7] {
        store.finish_daily("first-1", result(lead)).await.unwrap();
    }
    store.finish_daily("second", result(99)).await.unwrap();
    assert_eq!(store.daily_players("duel", DAY).await.unwrap(), (2, 1));
    let entries = store.daily_entries("duel", DAY).await.unwrap();
    let [entry] = &entries[..] else {
        panic!("{entries:?}")
    };
    assert_eq!((entry.person, entry.table.as_str()), (ADA, "first-1"));
    assert_eq!(entry.result, result(30));
    assert!(entry.public);
    let own = store.daily_starts_of(BORIS).await.unwrap();
    assert_eq!((own.len(), &own[0].1), (1, &None));
    assert_eq!(own[0].0.network.as_deref(), Some("ab"));
}

async fn entries_go_with_their_person(place: &Place) {
    let store = begun(place).await;
    store.forget_person(BORIS).await.unwrap();
    assert_eq!(store.daily_players("duel", DAY).await.unwrap(), (1, 0));
    assert_eq!(store.daily_starts_of(BORIS).await.unwrap(), []);
}
