//! Tables: their rows, who sits at them, their logs, what is said.

use antipater_server::PersonId;
use antipater_server::store::{ChoiceRow, Store, TableRow};

use crate::{GOES_ON, OVER, add, row, step};

#[tokio::test]
async fn the_log_is_append_only_and_all_or_nothing() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    add(&store, &row("a", 1, 10)).await;
    add(&store, &row("b", 1, 20)).await;
    add(&store, &row("c", 2, 30)).await;
    let steps = [step("one", Some("x")), step("two", None)];
    store.append("a", 0, &steps, &GOES_ON).await.unwrap();
    // A number that is taken, a name that is taken: nothing of the batch stays.
    let taken = [step("three", None), step("four", Some("x"))];
    assert!(store.append("a", 2, &taken, &GOES_ON).await.is_err());
    assert!(store.append("a", 1, &taken[..1], &OVER).await.is_err());
    assert!(
        store
            .append("nowhere", 0, &taken[..1], &GOES_ON)
            .await
            .is_err()
    );
    let (table, moves) = store.table("a").await.unwrap().unwrap();
    assert_eq!((table, moves), (row("a", 1, 10), steps.to_vec()));
    let names = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let mine = store
        .tables_of(PersonId([1; 32]), false, None, 9)
        .await
        .unwrap();
    assert_eq!(names(mine), ["b", "a"]);
    store.append("b", 0, &steps, &OVER).await.unwrap();
    let mine = store
        .tables_of(PersonId([1; 32]), false, None, 9)
        .await
        .unwrap();
    assert_eq!(names(mine), ["a"]);
    assert_eq!(store.table("nowhere").await.unwrap(), None);
}

#[tokio::test]
async fn choices_are_kept_in_their_order() {
    let store = Store::open("sqlite::memory:").await.unwrap();
    add(&store, &row("a", 1, 10)).await;
    add(&store, &row("b", 1, 20)).await;
    let choice = |id: &str, action: Option<&str>| ChoiceRow {
        step: 3,
        seat: 2,
        client_move_id: id.to_owned(),
        action: action.map(str::to_owned),
    };
    let choices = [
        choice("x", Some("one")),
        choice("y", None),
        choice("z", Some("two")),
    ];
    store.choose("a", &choices[..1]).await.unwrap();
    store.choose("b", &choices[..2]).await.unwrap();
    store.choose("a", &choices[1..]).await.unwrap();
    assert!(store.choose("nowhere", &choices).await.is_err());
    assert_eq!(store.choices("a").await.unwrap(), choices);
    assert_eq!(store.choices("b").await.unwrap(), choices[..2]);
}
