//! Group commits: a refused piece harms no other one, and everything acknowledged is stored, in order.

use antipater_store::ids::PersonId;
use antipater_store::{MessageRow, Store};

use crate::folder::{Folder, address};
use crate::place::{Place, on_both};
use crate::rows::{GOES_ON, add, row, step};

on_both! {
    a_refused_change_hurts_nobody_else_in_its_group,
    a_change_of_several_parts_is_all_or_nothing_within_its_group,
    what_is_acknowledged_is_seen_by_who_reads_next,
    closing_waits_for_what_was_sent_and_refuses_what_comes_after,
}

/// Appends steps to many tables concurrently. Some of them must be refused; all others are stored.
async fn crowd(store: &Store) {
    for table in 0..40 {
        add(store, &row(&format!("t{table}"), 1, table)).await;
    }
    let tasks = (0..400).map(|number| {
        let store = store.clone();
        // Of the ten steps of each table, the fourth has the number of the third.
        let (table, first) = (number / 10, number % 10);
        let (table, first) = (format!("t{table}"), if first == 4 { 3 } else { first });
        tokio::spawn(async move {
            let steps = [step(&format!("{number}"), Some(&format!("m{number}")))];
            store.append(&table, first, &steps, &GOES_ON).await
        })
    });
    let mut refused = 0;
    for task in tasks.collect::<Vec<_>>() {
        refused += usize::from(task.await.unwrap().is_err());
    }
    assert_eq!(refused, 40);
    for table in 0..40 {
        let (_, moves) = store.table(&format!("t{table}")).await.unwrap().unwrap();
        assert_eq!(moves.len(), 9);
    }
}

async fn a_refused_change_hurts_nobody_else_in_its_group(place: &Place) {
    let database = place.address("a").await;
    let store = Store::open(&database).await.unwrap();
    crowd(&store).await;
    store.close().await;
    let store = Store::open(&database).await.unwrap();
    let (_, moves) = store.table("t39").await.unwrap().unwrap();
    assert_eq!(moves.len(), 9);
}

#[tokio::test]
async fn groups_are_the_same_in_memory() {
    crowd(&Store::open("sqlite::memory:").await.unwrap()).await;
}

async fn a_change_of_several_parts_is_all_or_nothing_within_its_group(place: &Place) {
    let store = place.store().await;
    add(&store, &row("a", 1, 10)).await;
    // All three are sent before the writer wakes, so they are one group.
    let good = [step("one", Some("x")), step("two", None)];
    let twice = [step("three", Some("y")), step("four", Some("x"))];
    let after = [step("five", Some("z"))];
    let (first, second, third) = tokio::join!(
        store.append("a", 0, &good, &GOES_ON),
        store.append("a", 2, &twice, &GOES_ON),
        store.append("a", 2, &after, &GOES_ON),
    );
    first.unwrap();
    let refused = second.unwrap_err();
    let refused = refused.as_database_error().unwrap();
    assert!(refused.is_unique_violation(), "{refused}");
    third.unwrap();
    let (_, moves) = store.table("a").await.unwrap().unwrap();
    let steps = moves.iter().map(|row| row.step.as_str());
    assert_eq!(steps.collect::<Vec<_>>(), ["one", "two", "five"]);
}

async fn what_is_acknowledged_is_seen_by_who_reads_next(place: &Place) {
    let store = Store::open(&place.address("a").await).await.unwrap();
    add(&store, &row("a", 1, 10)).await;
    for number in 0..50 {
        let steps = [step("x", None)];
        store.append("a", number, &steps, &GOES_ON).await.unwrap();
        let (_, moves) = store.table("a").await.unwrap().unwrap();
        assert_eq!(moves.len(), number + 1);
    }
}

async fn closing_waits_for_what_was_sent_and_refuses_what_comes_after(place: &Place) {
    let database = place.address("a").await;
    let store = Store::open(&database).await.unwrap();
    add(&store, &row("a", 1, 10)).await;
    let message = |number| MessageRow {
        number,
        kind: "said".to_owned(),
        person: Some(PersonId([1; 32])),
        seat: None,
        name: "Ada".to_owned(),
        text: "soon".to_owned(),
        at: 3,
    };
    let first = message(0);
    let (said, ()) = tokio::join!(store.say("a", &first), store.close());
    said.unwrap();
    assert!(store.say("a", &message(1)).await.is_err());
    assert!(store.messages("a", 9).await.is_err());
    let store = Store::open(&database).await.unwrap();
    assert_eq!(store.messages("a", 9).await.unwrap(), [message(0)]);
}

/// Another program locks the database for too long: nothing is written, everyone in the group gets an error, and later
/// pieces are written again.
#[tokio::test]
async fn a_group_that_cannot_be_committed_is_refused_as_a_whole() {
    use sqlx::{Connection, SqliteConnection};
    let folder = Folder::new("busy");
    let path = folder.file("a.sqlite");
    let store = Store::open(&address(&path)).await.unwrap();
    add(&store, &row("a", 1, 10)).await;
    let mut other = SqliteConnection::connect(&address(&path)).await.unwrap();
    let hold = sqlx::query("BEGIN IMMEDIATE");
    hold.execute(&mut other).await.unwrap();
    let steps = [step("one", None)];
    let name = store.rename(PersonId([9; 32]), "Ada");
    let (step, name) = tokio::join!(store.append("a", 0, &steps, &GOES_ON), name);
    assert!(step.unwrap_err().to_string().contains("locked"));
    assert!(name.unwrap_err().to_string().contains("locked"));
    other.close().await.unwrap();
    store.append("a", 0, &steps, &GOES_ON).await.unwrap();
    let (_, moves) = store.table("a").await.unwrap().unwrap();
    assert_eq!(moves.len(), 1);
}
