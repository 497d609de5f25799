//! Results of finished games: read from indexes, stored once, and removed with their table or their person.

use antipater_store::ids::PersonId;
use antipater_store::{
    HistoryPart, RatedOpponent, RatingRow, ResultRow, Store, TableRow, TableStage,
};
use sqlx::{Connection, Row, SqliteConnection};

use crate::folder::{Folder, address};
use crate::place::{Place, on_both};
use crate::rows::somebody;

on_both! {
    results_are_noted_once_and_go_with_their_table_and_their_person,
    the_last_rating_of_each_person_is_ranked,
}

const ADA: PersonId = PersonId([1; 32]);

fn over(id: &str, at: i64) -> TableRow {
    TableRow {
        stage: TableStage::Over,
        finished_at: Some(at),
        ..TableRow::empty(id, ADA, at)
    }
}

fn result(person: PersonId, table: &str, at: i64) -> ResultRow {
    ResultRow {
        person,
        table: table.to_owned(),
        finished_at: at,
        game: "duel".to_owned(),
        seats: 2,
        seat: 1,
        boards: "The Sphinx,The Colossus".to_owned(),
        place: Some(1),
        won: true,
        points: None,
        victory: "science".to_owned(),
        guided: false,
        hints: 0,
        standing: Vec::new(),
    }
}

/// A history is read from an index of its person, in order, however many games there are.
#[tokio::test]
async fn a_history_is_read_from_an_index_of_its_person() {
    let folder = Folder::new("history-index");
    let path = folder.file("a.sqlite");
    let store = Store::open(&address(&path)).await.unwrap();
    store.close().await;
    let mut connection = SqliteConnection::connect(&address(&path)).await.unwrap();
    for (filter, index) in [
        ("", "results_by_date"),
        ("AND results.game = 'duel' ", "results_by_game"),
    ] {
        let query = format!(
            "EXPLAIN QUERY PLAN SELECT results.*, tables.owner, tables.seats AS places FROM results \
             JOIN tables ON tables.id = results.table_id \
             WHERE results.person = x'01' AND (results.finished_at, results.table_id) < (9, '') {filter}\
             AND tables.stage = 'over' ORDER BY results.finished_at DESC, results.table_id DESC LIMIT 31"
        );
        let plan = sqlx::query(sqlx::AssertSqlSafe(query));
        let plan = plan.fetch_all(&mut connection).await.unwrap();
        let steps: Vec<String> = plan.iter().map(|row| row.get("detail")).collect();
        assert!(steps[0].contains(index), "{steps:?}");
        assert!(
            steps
                .iter()
                .all(|step| !step.contains("SCAN") && !step.contains("TEMP B-TREE")),
            "{steps:?}"
        );
    }
    connection.close().await.unwrap();
}

async fn results_are_noted_once_and_go_with_their_table_and_their_person(place: &Place) {
    let store = place.store().await;
    let (ada, ben) = (ADA, PersonId([2; 32]));
    for person in [ada, ben] {
        let (person, session) = somebody(person);
        store.add_person(&person, &session).await.unwrap();
    }
    for (id, at) in [("a", 5), ("b", 6)] {
        store.add_table(&over(id, at), &[ada, ben]).await.unwrap();
    }
    assert_eq!(store.without_results(9).await.unwrap(), ["a", "b"]);
    assert_eq!(store.without_results_of(ada, 9).await.unwrap(), ["b", "a"]);
    assert_eq!(
        store
            .without_results_of(PersonId([3; 32]), 9)
            .await
            .unwrap()
            .len(),
        0
    );
    let strangers = result(PersonId([3; 32]), "a", 5);
    let rows = [result(ada, "a", 5), result(ben, "a", 5), strangers];
    store.add_results("a", &rows).await.unwrap();
    let between = async |after: &antipater_store::Place, until, limit| {
        let places = store.finished_between(after, until, limit).await.unwrap();
        places.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
    };
    assert_eq!(
        between(&antipater_store::Place::default(), 6, 9).await,
        ["a", "b"]
    );
    assert_eq!(
        between(&antipater_store::Place::default(), 6, 1).await,
        ["a"]
    );
    assert_eq!(between(&(5, "a".to_owned()), 6, 9).await, ["b"]);
    assert!(between(&(5, "a".to_owned()), 5, 9).await.is_empty());
    // A second time nothing changes.
    store
        .add_results("a", &[result(ada, "a", 99)])
        .await
        .unwrap();
    store
        .add_results("b", &[result(ada, "b", 6)])
        .await
        .unwrap();
    assert_eq!(store.without_results(9).await.unwrap().len(), 0);
    let all = HistoryPart::default();
    let history = |person| {
        let (store, all) = (store.clone(), all.clone());
        async move { store.history(person, &all).await.unwrap() }
    };
    let found: Vec<ResultRow> = history(ada)
        .await
        .into_iter()
        .map(|row| row.result)
        .collect();
    assert_eq!(found, [result(ada, "b", 6), result(ada, "a", 5)]);
    assert_eq!(
        store.finished_by_game(ada).await.unwrap(),
        [("duel".to_owned(), 2)]
    );
    assert_eq!(history(PersonId([3; 32])).await.len(), 0);
    store.remove_tables(&["b".to_owned()]).await.unwrap();
    assert_eq!((history(ada).await.len(), history(ben).await.len()), (1, 1));
    store.forget_person(ada).await.unwrap();
    assert_eq!((history(ada).await.len(), history(ben).await.len()), (0, 1));
}

async fn the_last_rating_of_each_person_is_ranked(place: &Place) {
    let store = place.store().await;
    let people = [1, 2, 3].map(|number| PersonId([number; 32]));
    for person in people {
        let (person, session) = somebody(person);
        store.add_person(&person, &session).await.unwrap();
    }
    let rated = |person: PersonId, table: &str, at: i64, rating: f64| RatingRow {
        person,
        game: "duel".to_owned(),
        finished_at: at,
        table: table.to_owned(),
        before: 1500.0,
        rating,
        deviation: 50.0 + rating / 1000.0,
        volatility: 0.06,
        opponents: vec![RatedOpponent {
            seat: 1,
            rating: 1400.5,
            deviation: 60.0,
            score: 1.0,
        }],
    };
    let games = [
        ("a", 5, [1600.0, 1400.0]),
        ("b", 5, [1500.0, 1700.0]),
        ("c", 4, [2000.0, 2000.0]),
    ];
    for (table, at, _) in games {
        store.add_table(&over(table, at), &[]).await.unwrap();
        store.add_results(table, &[]).await.unwrap();
    }
    assert_eq!(store.unrated(9).await.unwrap()[0], (4, "c".to_owned()));
    for (table, at, ratings) in games {
        let rows = people.iter().zip(ratings);
        let rows = rows.map(|(person, rating)| rated(*person, table, at, rating));
        let place = (at, table.to_owned());
        store.rate(&place, "duel", rows.collect()).await.unwrap();
    }
    let settings = r#"{"portrait":"smith"}"#;
    store.set_settings(people[1], settings).await.unwrap();
    let ranked = store.ranking("duel", false, 999.0).await.unwrap();
    assert_eq!([&ranked[0].settings, &ranked[1].settings], [settings, "{}"]);
    let found: Vec<_> = ranked
        .iter()
        .map(|row| (row.person, row.rating, row.finished_at, row.games))
        .collect();
    // Of two games that ended in the same second, the later table counts.
    assert_eq!(
        found,
        [(people[1], 1700.0, 5, 3), (people[0], 1500.0, 5, 3)]
    );
    assert_eq!(store.ranking("duel", false, 51.6).await.unwrap().len(), 1);
    assert!(
        store
            .ranking("seven", false, 999.0)
            .await
            .unwrap()
            .is_empty()
    );
    let before = (5, "b".to_owned());
    let last = store.rating_before(people[0], "duel", &before).await;
    assert_eq!(last.unwrap().unwrap().table, "a");
    assert_eq!(store.unrated(9).await.unwrap(), []);
    store.set_rated(people[1], false).await.unwrap();
    assert_eq!(store.ranking("duel", false, 999.0).await.unwrap().len(), 1);
}
