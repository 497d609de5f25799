//! Programs, and the games of their ladder.

use antipater_store::ids::PersonId;
use antipater_store::{LadderGameRow, RatingRow, Store, TableRow, TableStage};

use crate::place::{Place, on_both};
use crate::rows::{add, row, somebody};

on_both! {
    only_who_has_not_played_becomes_a_program,
    a_program_enters_a_ladder_and_leaves_it,
    games_of_matches_are_added_up_by_opponent,
    a_ladder_forgets_a_person,
}

const TALOS: PersonId = PersonId([1; 32]);
const OTHER: PersonId = PersonId([2; 32]);

async fn two(place: &Place) -> Store {
    let store = place.store().await;
    for person in [TALOS, OTHER] {
        let (person, session) = somebody(person);
        store.add_person(&person, &session).await.unwrap();
    }
    store
}

async fn only_who_has_not_played_becomes_a_program(place: &Place) {
    let store = two(place).await;
    assert!(store.make_program(TALOS).await.unwrap());
    assert!(store.make_program(TALOS).await.unwrap(), "again");
    let closed = TableRow {
        stage: TableStage::Closed,
        ..row("c", 2, 1)
    };
    add(&store, &closed).await;
    add(&store, &row("t", 2, 1)).await;
    assert!(!store.make_program(OTHER).await.unwrap());
    assert!(!store.person(OTHER).await.unwrap().unwrap().program);
    // Programs play as people do, and stay what they are.
    add(&store, &row("u", 1, 1)).await;
    assert!(store.make_program(TALOS).await.unwrap());
    let (_, person) = store.session(&TALOS.0).await.unwrap().unwrap();
    assert!(person.program);
    // Ratings outlive the tables that they come from.
    let (third, session) = somebody(PersonId([3; 32]));
    store.add_person(&third, &session).await.unwrap();
    let table = TableRow {
        stage: TableStage::Over,
        finished_at: Some(5),
        ..row("v", 3, 1)
    };
    add(&store, &table).await;
    store.add_results("v", &[]).await.unwrap();
    let rating = RatingRow {
        person: third.id,
        game: "duel".to_owned(),
        finished_at: 5,
        table: "v".to_owned(),
        before: 1500.0,
        rating: 1500.0,
        deviation: 300.0,
        volatility: 0.06,
        opponents: Vec::new(),
    };
    let place = (5, "v".to_owned());
    store.rate(&place, "duel", vec![rating]).await.unwrap();
    store.remove_tables(&["v".to_owned()]).await.unwrap();
    assert!(!store.make_program(third.id).await.unwrap());
}

/// The games and owners of a program's ladders, with whether it wants matches.
async fn of(store: &Store, person: PersonId) -> Vec<(String, String, bool)> {
    let rows = store.ladder_programs().await.unwrap().into_iter();
    let rows = rows.filter(|row| row.person.id == person);
    rows.map(|row| (row.game, row.owner, row.wants)).collect()
}

async fn a_program_enters_a_ladder_and_leaves_it(place: &Place) {
    let store = two(place).await;
    for (game, owner) in [("duel", "Ada"), ("free-city", ""), ("duel", "Boris")] {
        store.enter_ladder(TALOS, game, owner).await.unwrap();
    }
    let entry = |game: &str, owner: &str, wants| (game.to_owned(), owner.to_owned(), wants);
    let both = |duel, city| [entry("duel", "Boris", duel), entry("free-city", "", city)];
    assert_eq!(of(&store, TALOS).await, both(true, true));
    store.leave_ladder(TALOS, Some("duel")).await.unwrap();
    store.leave_ladder(OTHER, None).await.unwrap();
    assert_eq!(of(&store, TALOS).await, both(false, true));
    store.leave_ladder(TALOS, None).await.unwrap();
    assert_eq!(of(&store, TALOS).await, both(false, false));
    store.enter_ladder(TALOS, "duel", "Boris").await.unwrap();
    assert_eq!(of(&store, TALOS).await, both(true, false));
}

/// Stores a match of two tables against a program or a level; returns the names of its tables.
async fn open(
    store: &Store,
    name: &str,
    other: Option<PersonId>,
    level: Option<&str>,
) -> [String; 2] {
    let game = |turn: usize| LadderGameRow {
        table: format!("{name}{turn}"),
        match_id: name.to_owned(),
        game: "duel".to_owned(),
        person: TALOS,
        seat: turn,
        other,
        level: level.map(str::to_owned),
        facing: 1 - turn,
    };
    let tables = [0, 1].map(|turn| {
        let table = TableRow {
            watch: Some(format!("watch-{name}{turn}")),
            ..row(&format!("{name}{turn}"), 1, 1)
        };
        (table, game(turn))
    });
    store.open_match(tables.to_vec()).await.unwrap();
    [0, 1].map(|turn| format!("{name}{turn}"))
}

async fn games_of_matches_are_added_up_by_opponent(place: &Place) {
    let store = two(place).await;
    let first = open(&store, "a", None, Some("hard")).await;
    let second = open(&store, "b", Some(OTHER), None).await;
    let running = store.running_matches().await.unwrap();
    assert_eq!(running.len(), 4);
    assert!(
        running
            .iter()
            .all(|(_, stage)| *stage == Some(TableStage::Playing))
    );
    let seated = store.tables_of(OTHER, false, None, 9).await.unwrap();
    assert_eq!(seated.len(), 2);
    assert!(store.match_runs(&first[0]).await.unwrap());
    for table in &first {
        let over = TableRow {
            stage: TableStage::Over,
            watch: Some(format!("watch-{table}")),
            finished_at: Some(9),
            ..row(table, 1, 1)
        };
        assert!(store.match_runs(table).await.unwrap());
        store.update_table(&over, &[TALOS]).await.unwrap();
    }
    assert!(!store.match_runs(&first[0]).await.unwrap());
    assert!(store.match_runs(&second[1]).await.unwrap());
    store.score_match(&first[0], Some(1.0)).await.unwrap();
    store.score_match(&first[1], Some(0.5)).await.unwrap();
    store.score_match(&second[0], Some(0.0)).await.unwrap();
    // A game that cannot be scored is gone.
    store.score_match(&second[1], None).await.unwrap();
    assert_eq!(store.running_matches().await.unwrap(), []);
    store.remove_tables(&[second[0].clone()]).await.unwrap();
    let cross = store.crosstable("duel").await.unwrap();
    let against = |level: Option<&str>| {
        let mut rows = cross.iter();
        let found = rows.find(|row| row.level.as_deref() == level).unwrap();
        (found.other, found.score, found.games, found.latest.clone())
    };
    assert_eq!(
        against(Some("hard")),
        (None, 1.5, 2, Some("watch-a0".to_owned()))
    );
    assert_eq!(against(None), (Some(OTHER), 0.0, 1, None));
    assert_eq!(store.crosstable("free-city").await.unwrap(), []);
}

async fn a_ladder_forgets_a_person(place: &Place) {
    let store = two(place).await;
    store.enter_ladder(OTHER, "duel", "").await.unwrap();
    let tables = open(&store, "a", Some(OTHER), None).await;
    store.score_match(&tables[0], Some(1.0)).await.unwrap();
    store.forget_person(OTHER).await.unwrap();
    assert_eq!(of(&store, OTHER).await, []);
    assert_eq!(store.crosstable("duel").await.unwrap(), []);
    assert_eq!(store.running_matches().await.unwrap(), []);
}
