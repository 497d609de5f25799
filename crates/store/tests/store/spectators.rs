//! Games that strangers may watch, and what a table knew some time ago.

use std::time::Duration;

use antipater_store::ids::PersonId;
use antipater_store::{ChoiceRow, Clock, MessageRow, Store, TableRow, TableStage};

use crate::place::{Place, on_both};
use crate::rows::{GOES_ON, OVER, add, row, step};

on_both! {
    watchable_games_are_those_in_progress,
    a_table_is_as_it_was,
}

fn watchable(id: &str, host: u8) -> TableRow {
    TableRow {
        watchable: true,
        started_at: Some(100),
        ..row(id, host, 90)
    }
}

async fn ids(store: &Store, then: i64, since: i64) -> Vec<(String, usize)> {
    let rows = store.watchable(then, since, 9).await.unwrap().into_iter();
    let mut ids: Vec<_> = rows.map(|row| (row.row.id, row.spectators)).collect();
    ids.sort();
    ids
}

async fn watchable_games_are_those_in_progress(place: &Place) {
    let store = place.store().await;
    let over = TableRow {
        stage: TableStage::Over,
        finished_at: Some(200),
        ..watchable("over", 1)
    };
    let hidden = watchable("hidden", 1);
    let room = TableRow {
        stage: TableStage::Gathering,
        started_at: None,
        ..watchable("room", 1)
    };
    let secret = TableRow {
        watchable: false,
        ..watchable("secret", 1)
    };
    for table in [&watchable("open", 2), &over, &hidden, &room, &secret] {
        add(&store, table).await;
    }
    store.hide_table("hidden", true).await.unwrap();
    store
        .note_spectators(vec![("open".to_owned(), 3), ("gone".to_owned(), 1)])
        .await
        .unwrap();
    let open = ("open".to_owned(), 3);
    assert_eq!(ids(&store, 300, 0).await, std::slice::from_ref(&open));
    // While they are shown as they were, games last longer and begin later.
    assert_eq!(ids(&store, 199, 0).await, [open, ("over".to_owned(), 0)]);
    assert!(ids(&store, 99, 0).await.is_empty());
    assert!(ids(&store, 300, 91).await.is_empty(), "nothing happened");
    let of = async |host| {
        let rows = store.watchable_of(PersonId([host; 32]), 199, 0, 9).await;
        rows.unwrap().len()
    };
    assert_eq!((of(1).await, of(2).await, of(3).await), (1, 1, 0));
    assert_eq!(store.watchable(199, 0, 1).await.unwrap().len(), 1);
}

async fn a_table_is_as_it_was(place: &Place) {
    let clock = Clock::manual(1000);
    let address = place.address("past").await;
    let store = Store::open_with_clock(&address, clock.clone())
        .await
        .unwrap();
    add(&store, &watchable("t", 1)).await;
    let began = clock.unix_seconds();
    let choice = |step| ChoiceRow {
        step,
        seat: 0,
        client_move_id: format!("c{step}"),
        action: Some("a".to_owned()),
    };
    for number in 0..3_usize {
        clock.advance(Duration::from_secs(10));
        store.choose("t", number, &[choice(number)]).await.unwrap();
        let progress = if number == 2 { &OVER } else { &GOES_ON };
        let steps = [step(&format!("s{number}"), None)];
        store.append("t", number, &steps, progress).await.unwrap();
        let message = MessageRow {
            number,
            kind: "said".to_owned(),
            person: None,
            seat: Some(0),
            name: "Ada".to_owned(),
            text: number.to_string(),
            at: clock.unix_seconds(),
        };
        store.say("t", &message).await.unwrap();
    }
    for (passed, known) in [(9, 0), (10, 1), (19, 1), (20, 2), (99, 3)] {
        let past = store.table_at("t", began + passed, 2).await.unwrap();
        let past = past.unwrap();
        assert_eq!(past.row.stage, TableStage::Over);
        assert_eq!((past.moves.len(), past.choices.len()), (known, known));
        let said: Vec<usize> = past.messages.iter().map(|message| message.number).collect();
        let last: Vec<usize> = (0..known).collect();
        assert_eq!(said, last[known.saturating_sub(2)..], "{passed}");
    }
    assert_eq!(store.table_at("u", began, 2).await.unwrap(), None);
}
