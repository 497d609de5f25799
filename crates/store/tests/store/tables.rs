//! Tables: their rows, seats, logs and messages.

use antipater_store::ids::PersonId;
use antipater_store::{ChoiceRow, MessageRow, MoveRow, Progress, TableRow, TableStage};

use crate::place::{Place, on_both};
use crate::rows::{GOES_ON, OVER, add, row, step};

on_both! {
    the_log_is_append_only_and_all_or_nothing,
    choices_are_kept_in_their_order,
    a_row_comes_back_as_it_went_in,
    an_invitation_and_an_address_to_watch_lead_to_one_table,
    who_sits_down_finds_the_table_and_who_leaves_the_waiting_room_does_not,
    a_persons_tables_come_newest_first_and_closed_ones_not_at_all,
    listed_tables_are_those_that_go_on,
    a_table_is_due_when_its_time_is_up_and_play_goes_on,
    steps_move_the_clock_and_the_last_one_ends_the_game,
    messages_are_kept_in_their_order_and_the_last_ones_are_read,
}

async fn the_log_is_append_only_and_all_or_nothing(place: &Place) {
    let store = place.store().await;
    add(&store, &row("a", 1, 10)).await;
    add(&store, &row("b", 1, 20)).await;
    add(&store, &row("c", 2, 30)).await;
    let steps = [step("one", Some("x")), step("two", None)];
    store.append("a", 0, &steps, &GOES_ON).await.unwrap();
    // If a number or an id is taken, nothing of the batch is stored.
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

async fn choices_are_kept_in_their_order(place: &Place) {
    let store = place.store().await;
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
    store.choose("a", 0, &choices[..1]).await.unwrap();
    store.choose("b", 0, &choices[..2]).await.unwrap();
    store.choose("a", 1, &choices[1..]).await.unwrap();
    assert!(store.choose("nowhere", 0, &choices).await.is_err());
    // A number is used once: a writer that does not know the log changes nothing.
    assert!(store.choose("b", 1, &choices[1..]).await.is_err());
    assert_eq!(store.choices("a").await.unwrap(), choices);
    assert_eq!(store.choices("b").await.unwrap(), choices[..2]);
}

fn names(rows: Vec<TableRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.id).collect()
}

/// A row in which no field has its default.
fn full(id: &str, created_at: i64) -> TableRow {
    TableRow {
        id: id.to_owned(),
        host: PersonId([1; 32]),
        stage: TableStage::Playing,
        options: r#"{"clock":"fast"}"#.to_owned(),
        seats: r#"[{"bot":null}]"#.to_owned(),
        record: "{}".to_owned(),
        invitation: Some(format!("invitation {id}")),
        watch: Some(format!("watch {id}")),
        listed: true,
        watchable: true,
        step_began: Some(70),
        deadline: Some(90),
        banks: Some("[[5,null]]".to_owned()),
        pause: Some("[0]".to_owned()),
        rematch: Some("next".to_owned()),
        same_deal: Some("other".to_owned()),
        created_at,
        started_at: Some(created_at + 1),
        finished_at: None,
    }
}

async fn a_row_comes_back_as_it_went_in(place: &Place) {
    let store = place.store().await;
    let empty = TableRow::empty("empty", PersonId([2; 32]), 5);
    for row in [&full("full", 10), &empty] {
        store.add_table(row, &[]).await.unwrap();
        assert_eq!(store.table_row(&row.id).await.unwrap().as_ref(), Some(row));
    }
    for stage in TableStage::ALL {
        let changed = TableRow {
            stage,
            finished_at: Some(99),
            ..full("empty", 5)
        };
        store.update_table(&changed, &[]).await.unwrap();
        assert_eq!(store.table_row("empty").await.unwrap(), Some(changed));
        assert_eq!(TableStage::named(stage.name()), Some(stage));
    }
    assert_eq!(TableStage::named("else"), None);
    assert_eq!(
        store.table_row("full").await.unwrap(),
        Some(full("full", 10))
    );
    assert_eq!(store.table_row("nowhere").await.unwrap(), None);
    let nowhere = store.update_table(&full("nowhere", 1), &[]).await;
    assert!(matches!(nowhere, Err(sqlx::Error::RowNotFound)));
}

async fn an_invitation_and_an_address_to_watch_lead_to_one_table(place: &Place) {
    let store = place.store().await;
    store.add_table(&full("a", 10), &[]).await.unwrap();
    store.add_table(&full("b", 20), &[]).await.unwrap();
    let found = store.table_by_invitation("invitation b").await.unwrap();
    assert_eq!(found, Some(full("b", 20)));
    let found = store.table_by_watch("watch a").await.unwrap();
    assert_eq!(found, Some(full("a", 10)));
    // An invitation is not a watchers' key, nor the reverse.
    assert_eq!(store.table_by_invitation("watch a").await.unwrap(), None);
    assert_eq!(store.table_by_watch("invitation a").await.unwrap(), None);
    for taken in [full("a", 1).invitation, None] {
        let row = TableRow {
            watch: full("a", 1).watch.filter(|_| taken.is_none()),
            invitation: taken,
            ..full("c", 30)
        };
        assert!(store.add_table(&row, &[]).await.is_err());
    }
    // Any number of tables have neither.
    for id in ["c", "d"] {
        let row = TableRow::empty(id, PersonId([1; 32]), 30);
        store.add_table(&row, &[]).await.unwrap();
    }
}

async fn who_sits_down_finds_the_table_and_who_leaves_the_waiting_room_does_not(place: &Place) {
    let store = place.store().await;
    let [ada, boris, cleo] = [1, 2, 3].map(|number| PersonId([number; 32]));
    let mut row = TableRow::empty("a", ada, 10);
    store.add_table(&row, &[ada, boris]).await.unwrap();
    let finds = async |person| names(store.tables_of(person, false, None, 9).await.unwrap());
    assert_eq!(finds(boris).await, ["a"]);
    store.update_table(&row, &[ada, cleo, cleo]).await.unwrap();
    assert!(finds(boris).await.is_empty());
    assert_eq!(finds(cleo).await, ["a"]);
    // Once the cards are dealt, people who had a seat keep the table in their list, and their successors get it too.
    row.stage = TableStage::Playing;
    store.update_table(&row, &[ada, boris]).await.unwrap();
    for person in [ada, boris, cleo] {
        assert_eq!(finds(person).await, ["a"]);
    }
}

async fn a_persons_tables_come_newest_first_and_closed_ones_not_at_all(place: &Place) {
    let store = place.store().await;
    let ada = PersonId([1; 32]);
    for (number, stage) in TableStage::ALL.into_iter().cycle().take(12).enumerate() {
        let row = TableRow {
            stage,
            ..TableRow::empty(format!("t{number}"), ada, number as i64)
        };
        store.add_table(&row, &[ada]).await.unwrap();
    }
    let of = async |finished, before, limit| {
        names(store.tables_of(ada, finished, before, limit).await.unwrap())
    };
    assert_eq!(
        of(false, None, 9).await,
        ["t9", "t8", "t5", "t4", "t1", "t0"]
    );
    assert_eq!(of(false, Some(8), 2).await, ["t5", "t4"]);
    assert_eq!(of(true, None, 9).await, ["t10", "t6", "t2"]);
    assert_eq!(of(true, Some(6), 9).await, ["t2"]);
    let somebody = store.tables_of(PersonId([2; 32]), false, None, 9).await;
    assert_eq!(somebody.unwrap(), []);
}

async fn listed_tables_are_those_that_go_on(place: &Place) {
    let store = place.store().await;
    for (number, stage) in TableStage::ALL.into_iter().cycle().take(8).enumerate() {
        for listed in [false, true] {
            let row = TableRow {
                stage,
                listed,
                watchable: listed,
                ..TableRow::empty(
                    format!("t{number}{listed}"),
                    PersonId([1; 32]),
                    number as i64,
                )
            };
            store.add_table(&row, &[]).await.unwrap();
        }
    }
    let listed = names(store.listed(9).await.unwrap());
    assert_eq!(listed, ["t5true", "t4true", "t1true", "t0true"]);
    assert_eq!(store.listed(1).await.unwrap().len(), 1);
}

async fn a_table_is_due_when_its_time_is_up_and_play_goes_on(place: &Place) {
    let store = place.store().await;
    for (number, stage) in TableStage::ALL.into_iter().cycle().take(8).enumerate() {
        let row = TableRow {
            stage,
            deadline: Some(100 - number as i64),
            ..TableRow::empty(format!("t{number}"), PersonId([1; 32]), 1)
        };
        store.add_table(&row, &[]).await.unwrap();
    }
    assert_eq!(store.due(94, 9).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due(95, 9).await.unwrap(), ["t5"]);
    assert_eq!(store.due(99, 9).await.unwrap(), ["t5", "t1"]);
    assert_eq!(store.due(99, 1).await.unwrap(), ["t5"]);
    store.set_deadline("t5", None).await.unwrap();
    store.set_deadline("t1", Some(200)).await.unwrap();
    assert_eq!(store.due(199, 9).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due(200, 9).await.unwrap(), ["t1"]);
    assert!(store.set_deadline("nowhere", None).await.is_err());
}

async fn steps_move_the_clock_and_the_last_one_ends_the_game(place: &Place) {
    let store = place.store().await;
    add(&store, &row("a", 1, 10)).await;
    let on = Progress {
        over: false,
        step_began: Some(5),
        deadline: Some(6),
        banks: Some("[[0,0]]".to_owned()),
        pause: Some("null".to_owned()),
    };
    let counted = MoveRow {
        used: Some("[[0,7]]".to_owned()),
        ..step("one", None)
    };
    store
        .append("a", 0, std::slice::from_ref(&counted), &on)
        .await
        .unwrap();
    let clocked = TableRow {
        step_began: Some(5),
        deadline: Some(6),
        banks: Some("[[0,0]]".to_owned()),
        pause: Some("null".to_owned()),
        ..row("a", 1, 10)
    };
    let stored = store.table("a").await.unwrap();
    assert_eq!(stored, Some((clocked.clone(), vec![counted])));
    // A refused change does not affect the clock.
    assert!(
        store
            .append("a", 0, &[step("two", None)], &OVER)
            .await
            .is_err()
    );
    assert_eq!(store.table_row("a").await.unwrap().unwrap(), clocked);
    store
        .append("a", 1, &[step("two", None)], &OVER)
        .await
        .unwrap();
    let over = store.table_row("a").await.unwrap().unwrap();
    assert_eq!((over.stage, over.deadline), (TableStage::Over, None));
    assert!(over.finished_at.unwrap() > 1_700_000_000);
}

async fn messages_are_kept_in_their_order_and_the_last_ones_are_read(place: &Place) {
    let store = place.store().await;
    add(&store, &row("a", 1, 10)).await;
    let message = |number: usize| MessageRow {
        number,
        kind: "said".to_owned(),
        person: (number > 0).then_some(PersonId([1; 32])),
        seat: (number > 1).then_some(3),
        name: "Ada".to_owned(),
        text: format!("<b>{number}</b>"),
        at: 7,
    };
    for number in 0..5 {
        store.say("a", &message(number)).await.unwrap();
    }
    assert!(store.say("a", &message(4)).await.is_err());
    assert!(store.say("nowhere", &message(0)).await.is_err());
    let all = (0..5).map(message).collect::<Vec<_>>();
    assert_eq!(store.messages("a", 9).await.unwrap(), all);
    assert_eq!(store.messages("a", 2).await.unwrap(), all[3..]);
    assert_eq!(store.messages("b", 9).await.unwrap(), []);
}
