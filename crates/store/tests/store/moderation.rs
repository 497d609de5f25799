//! Constraints of the database: the index of the lobby, and the moderation log.

use antipater_store::ids::PersonId;
use antipater_store::{BanRow, ModerationLogRow, PersonRow, ReportRow, Store};
use sqlx::{Connection, Row, SqliteConnection};

use crate::folder::{Folder, address};
use crate::place::{Place, on_both};
use crate::rows::somebody;
use crate::rows::{add, row};

on_both! {
    deeds_are_neither_changed_nor_removed,
    what_is_kept_of_people_is_found_by_parts_of_it,
    reports_and_bans_are_counted,
}

/// The lobby is read from an index without finished games, however many there are.
#[tokio::test]
async fn the_lobby_is_read_from_an_index_of_running_tables() {
    let folder = Folder::new("lobby-index");
    let path = folder.file("a.sqlite");
    let store = Store::open(&address(&path)).await.unwrap();
    store.close().await;
    let mut connection = SqliteConnection::connect(&address(&path)).await.unwrap();
    let plan = sqlx::query(
        "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE listed = 1 AND stage IN ('gathering', 'playing') \
         ORDER BY created_at DESC, id LIMIT 30",
    );
    let plan = plan.fetch_all(&mut connection).await.unwrap();
    let steps: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
    let [step] = steps.as_slice() else {
        panic!("{steps:?}")
    };
    assert!(step.contains("tables_in_lobby"), "{step}");
    connection.close().await.unwrap();
}

/// The database itself protects the moderation log.
async fn deeds_are_neither_changed_nor_removed(place: &Place) {
    let store = Store::open(&place.address("a").await).await.unwrap();
    let deed = ModerationLogRow {
        number: 0,
        admin: PersonId([1; 32]),
        verb: "lift".to_owned(),
        person: None,
        table: None,
        detail: "1".to_owned(),
        at: 1,
    };
    store.log_moderation(&deed).await.unwrap();
    for change in ["UPDATE deeds SET detail = '2'", "DELETE FROM deeds"] {
        let refused = place.change("a", change).await;
        let why = refused.unwrap_err().to_string();
        assert!(why.contains("log of deeds"), "{why}");
    }
    let kept = store.moderation_log(None, 9).await.unwrap();
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].detail, "1");
    store.close().await;
}

async fn what_is_kept_of_people_is_found_by_parts_of_it(place: &Place) {
    let store = place.store().await;
    for (number, name) in [(0xab, "Ada Ärger"), (2, "boris 100%")] {
        let (person, session) = somebody(PersonId([number; 32]));
        let person = PersonRow {
            name: name.to_owned(),
            ..person
        };
        store.add_person(&person, &session).await.unwrap();
    }
    let found = async |text: &str| {
        let people = store.find_people(text, 9).await.unwrap();
        people.into_iter().map(|row| row.name).collect::<Vec<_>>()
    };
    assert_eq!(found("ADA").await, ["Ada Ärger"]);
    assert_eq!(found("a").await, ["Ada Ärger"]);
    assert_eq!(found("%").await, ["boris 100%"]);
    assert_eq!(found("Ä").await, ["Ada Ärger"]);
    // Only ASCII letters match in either case.
    assert!(found("ä").await.is_empty());
    assert_eq!(found("ABABABAB").await, ["Ada Ärger"]);
    assert_eq!(found("abababab").await, ["Ada Ärger"]);
    assert!(found("abababa").await.is_empty());
    assert_eq!(found("").await.len(), 2);
}

async fn reports_and_bans_are_counted(place: &Place) {
    let store = place.store().await;
    let report = ReportRow {
        number: 0,
        reporter: Some(PersonId([1; 32])),
        about: "table".to_owned(),
        table: "t".to_owned(),
        seat: None,
        message: None,
        person: None,
        quoted: String::new(),
        reason: "why".to_owned(),
        at: 3,
    };
    assert!(store.add_report(&report).await.unwrap());
    assert!(!store.add_report(&report).await.unwrap(), "the same");
    let of_a_seat = ReportRow {
        seat: Some(0),
        ..report.clone()
    };
    assert!(store.add_report(&of_a_seat).await.unwrap());
    let open = store.open_reports(9).await.unwrap();
    let numbers: Vec<i64> = open.iter().map(|report| report.number).collect();
    assert_eq!(numbers, [1, 2]);
    assert!(store.settle_report(1).await.unwrap());
    assert!(!store.settle_report(1).await.unwrap());
    assert_eq!(store.open_reports(9).await.unwrap().len(), 1);
    for network in ["192.0.2.0/24", "198.51.100.0/24"] {
        let ban = BanRow {
            number: 0,
            mute: false,
            person: None,
            network: Some(network.to_owned()),
            reason: String::new(),
            until: None,
            at: 4,
        };
        store.add_ban(&ban).await.unwrap();
    }
    let bans = store.bans().await.unwrap();
    let numbers: Vec<i64> = bans.iter().map(|ban| ban.number).collect();
    assert_eq!(numbers, [2, 1]);
    assert!(store.lift_ban(1).await.unwrap());
    for id in ["b", "a"] {
        add(&store, &row(id, 1, 1)).await;
        store.hide_table(id, true).await.unwrap();
    }
    assert_eq!(store.hidden_tables().await.unwrap(), ["a", "b"]);
}
