//! Whom people follow and block, and the games that they have played together.

use antipater_store::ids::PersonId;
use antipater_store::{Relation, ResultRow, Store, Together};

use crate::place::{Place, on_both};
use crate::rows::{add, row, somebody};

on_both! {
    a_person_has_one_relation_to_another,
    who_blocks_is_no_longer_followed,
    relations_end_with_either_person,
    games_together_are_counted_from_both_sides,
}

const ADA: PersonId = PersonId([1; 32]);
const BORIS: PersonId = PersonId([2; 32]);
const CHLOE: PersonId = PersonId([3; 32]);

async fn three(place: &Place) -> Store {
    let store = place.store().await;
    for person in [ADA, BORIS, CHLOE] {
        let (person, session) = somebody(person);
        store.add_person(&person, &session).await.unwrap();
    }
    store
}

async fn relate(store: &Store, person: PersonId, other: PersonId, relation: Relation) -> bool {
    store
        .relate(person, other, Some(relation), 2)
        .await
        .unwrap()
}

async fn of(store: &Store, person: PersonId) -> Vec<(PersonId, Relation)> {
    let rows = store.relations(person).await.unwrap().into_iter();
    rows.map(|row| (row.other.id, row.relation)).collect()
}

async fn a_person_has_one_relation_to_another(place: &Place) {
    let store = three(place).await;
    assert!(relate(&store, ADA, BORIS, Relation::Block).await);
    assert!(relate(&store, ADA, BORIS, Relation::Follow).await);
    assert_eq!(of(&store, ADA).await, [(BORIS, Relation::Follow)]);
    assert_eq!(store.relation(BORIS, ADA).await.unwrap(), None);
    assert!(relate(&store, ADA, CHLOE, Relation::Follow).await);
    // Two are the limit here; one of them may still change.
    let (dora, session) = somebody(PersonId([4; 32]));
    store.add_person(&dora, &session).await.unwrap();
    assert!(!relate(&store, ADA, dora.id, Relation::Follow).await);
    assert!(relate(&store, ADA, CHLOE, Relation::Block).await);
    assert!(store.relate(ADA, BORIS, None, 2).await.unwrap());
    assert_eq!(of(&store, ADA).await, [(CHLOE, Relation::Block)]);
    assert!(store.relate(ADA, BORIS, None, 2).await.unwrap(), "again");
}

async fn who_blocks_is_no_longer_followed(place: &Place) {
    let store = three(place).await;
    relate(&store, ADA, BORIS, Relation::Follow).await;
    relate(&store, CHLOE, ADA, Relation::Block).await;
    relate(&store, BORIS, ADA, Relation::Block).await;
    assert_eq!(of(&store, ADA).await, []);
    // Both sides are kept apart.
    let apart = async |person| {
        let mut people = store.kept_apart(person).await.unwrap();
        people.sort();
        people
    };
    assert_eq!(apart(ADA).await, [BORIS, CHLOE]);
    assert_eq!(apart(BORIS).await, [ADA]);
    // A block of one does not end that of the other.
    relate(&store, ADA, BORIS, Relation::Block).await;
    assert_eq!(of(&store, BORIS).await, [(ADA, Relation::Block)]);
}

async fn relations_end_with_either_person(place: &Place) {
    let store = three(place).await;
    relate(&store, ADA, BORIS, Relation::Follow).await;
    relate(&store, BORIS, CHLOE, Relation::Block).await;
    store.forget_person(BORIS).await.unwrap();
    assert_eq!(of(&store, ADA).await, []);
    assert_eq!(store.kept_apart(CHLOE).await.unwrap(), []);
    let missing = store.relate(ADA, BORIS, Some(Relation::Follow), 2);
    assert!(missing.await.is_err());
}

/// The results of a game of Ada and Boris: their places, and whether they have won.
async fn finish(store: &Store, table: &str, at: i64, places: [(Option<usize>, bool); 2]) {
    add(store, &row(table, 1, at)).await;
    let results = [ADA, BORIS].into_iter().zip(places).enumerate();
    let results = results.map(|(seat, (person, (place, won)))| ResultRow {
        person,
        table: table.to_owned(),
        finished_at: at,
        game: "duel".to_owned(),
        seats: 2,
        seat,
        boards: String::new(),
        place,
        won,
        points: None,
        victory: String::new(),
        guided: false,
        hints: 0,
        standing: Vec::new(),
    });
    let results: Vec<ResultRow> = results.collect();
    store.add_results(table, &results).await.unwrap();
}

async fn games_together_are_counted_from_both_sides(place: &Place) {
    let store = three(place).await;
    finish(&store, "a", 5, [(Some(1), true), (Some(2), false)]).await;
    finish(&store, "b", 6, [(Some(3), false), (Some(2), false)]).await;
    finish(&store, "c", 7, [(None, false), (None, true)]).await;
    finish(&store, "d", 8, [(Some(1), true), (Some(1), true)]).await;
    let together = |games, ahead, behind| Together {
        games,
        ahead,
        behind,
    };
    assert_eq!(store.together(ADA, BORIS).await.unwrap(), together(4, 1, 2));
    assert_eq!(store.together(BORIS, ADA).await.unwrap(), together(4, 2, 1));
    assert_eq!(store.together(ADA, CHLOE).await.unwrap(), together(0, 0, 0));
    let met = store.played_with(ADA, 9).await.unwrap();
    assert_eq!(met.iter().map(|row| row.id).collect::<Vec<_>>(), [BORIS]);
    assert_eq!(store.played_with(CHLOE, 9).await.unwrap(), []);
}
