//! Stored analyses: found only with the same record and method, kept while their table is over, removed with it.

use antipater_store::ids::PersonId;
use antipater_store::{AnalysisKey, TableRow, TableStage};

use crate::place::{Place, on_both};

on_both! {
    a_judged_game_is_found_as_it_was_judged,
    nothing_is_kept_of_a_game_that_is_not_over,
}

const OWNER: PersonId = PersonId([1; 32]);

fn key() -> AnalysisKey {
    AnalysisKey {
        table: "t".to_owned(),
        depth: "normal".to_owned(),
        record: [7; 32],
        version: "1-abc".to_owned(),
    }
}

fn table(stage: TableStage) -> TableRow {
    TableRow {
        stage,
        record: "{}".to_owned(),
        ..TableRow::empty("t", OWNER, 1)
    }
}

async fn a_judged_game_is_found_as_it_was_judged(place: &Place) {
    let store = place.store().await;
    store
        .add_table(&table(TableStage::Over), &[])
        .await
        .unwrap();
    let found = async |key: AnalysisKey| store.analysis(&key).await.unwrap();
    assert_eq!(found(key()).await, None);
    store.keep_analysis(key(), "one".to_owned()).await.unwrap();
    assert_eq!(found(key()).await.as_deref(), Some("one"));
    for other in [
        AnalysisKey {
            table: "u".to_owned(),
            ..key()
        },
        AnalysisKey {
            depth: "deep".to_owned(),
            ..key()
        },
        AnalysisKey {
            record: [8; 32],
            ..key()
        },
        AnalysisKey {
            version: "2-abc".to_owned(),
            ..key()
        },
    ] {
        assert_eq!(found(other).await, None);
    }
    // A newer one replaces it.
    let newer = AnalysisKey {
        version: "2-abc".to_owned(),
        ..key()
    };
    store
        .keep_analysis(newer.clone(), "two".to_owned())
        .await
        .unwrap();
    assert_eq!(found(newer).await.as_deref(), Some("two"));
    assert_eq!(found(key()).await, None);
    store.remove_tables(&["t".to_owned()]).await.unwrap();
    store
        .add_table(&table(TableStage::Over), &[])
        .await
        .unwrap();
    assert_eq!(found(key()).await, None);
}

async fn nothing_is_kept_of_a_game_that_is_not_over(place: &Place) {
    let store = place.store().await;
    store.keep_analysis(key(), "none".to_owned()).await.unwrap();
    assert_eq!(store.analysis(&key()).await.unwrap(), None);
    for stage in [TableStage::Playing, TableStage::Closed] {
        store.add_table(&table(stage), &[]).await.unwrap();
        store.keep_analysis(key(), "none".to_owned()).await.unwrap();
        assert_eq!(store.analysis(&key()).await.unwrap(), None);
        store.remove_tables(&["t".to_owned()]).await.unwrap();
    }
}
