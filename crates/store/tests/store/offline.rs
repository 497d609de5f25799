//! Imported games: they are accepted while there is room.

use antipater_store::ids::PersonId;
use antipater_store::{MoveRow, Room, TableRow, TableStage, TakenOver};

use crate::place::{Place, on_both};
use crate::rows::somebody;

on_both! { games_come_in_as_long_as_there_is_room }

const ADA: PersonId = PersonId([1; 32]);

/// A game with a log of one step, about 500 bytes.
fn game(id: &str) -> (TableRow, Vec<MoveRow>) {
    let row = TableRow {
        stage: TableStage::Over,
        options: r#"[["offline","yes"]]"#.to_owned(),
        record: "x".repeat(400),
        finished_at: Some(5),
        ..TableRow::empty(id, ADA, 5)
    };
    let step = MoveRow {
        step: "y".repeat(10),
        client_move_id: None,
        used: None,
    };
    (row, vec![step])
}

async fn games_come_in_as_long_as_there_is_room(place: &Place) {
    let store = place.store().await;
    let (person, session) = somebody(ADA);
    store.add_person(&person, &session).await.unwrap();
    let room = |games, now, all| Room { games, now, all };
    let bring = async |ids: &[&str], room| {
        let games = ids.iter().map(|id| game(id)).collect();
        let TakenOver {
            new,
            known,
            left_out,
            ..
        } = store.take_over(ADA, games, room).await.unwrap();
        (new, known, left_out)
    };
    assert_eq!(
        bring(&["a", "b"], room(9, 800, 9999)).await,
        (1, 0, 1),
        "now"
    );
    assert_eq!(bring(&["a", "b"], room(9, 9999, 1200)).await, (1, 1, 0));
    assert_eq!(
        bring(&["c"], room(9, 9999, 1200)).await,
        (0, 0, 1),
        "in all"
    );
    assert_eq!(bring(&["c"], room(2, 9999, 9999)).await, (0, 0, 1), "games");
    let mut brought = store.imported_by(ADA).await.unwrap();
    brought.sort();
    assert_eq!(brought, ["a", "b"]);
    store.remove_tables(&brought).await.unwrap();
    assert_eq!(bring(&["c"], room(2, 9999, 1200)).await, (1, 0, 0));
    assert_eq!(
        store.last_table_of(ADA).await.unwrap().as_deref(),
        Some("c")
    );
}
