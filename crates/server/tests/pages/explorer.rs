//! What games tell: the counts of a server's own finished games, and the games of bots from a step of a replay.

use std::time::Duration;

use antipater_store::{Progress, TableRow, TableStage};
use axum::http::StatusCode;

use crate::common::{Visitor, app_on, fresh_app, fresh_store, played};

const DUEL: &str = "game=duel&level=random&name=Ann";

#[tokio::test]
async fn bots_play_on_from_each_step_of_a_finished_game() {
    let mut ann = Visitor::new(fresh_app().await);
    for options in [DUEL, "seats=3&level=random&name=Ann"] {
        let running = ann.open(options).await;
        let answer = ann.get(&format!("{running}/replay/outlook")).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        let (table, _) = played(&mut ann, options).await;
        let replay = ann.get(&format!("/api{table}/replay")).await.json();
        let steps = replay["steps"].as_u64().unwrap();
        let step = ann.get(&format!("{table}/replay?step=9&eyes=0")).await;
        let link = format!("{table}/replay/outlook?step=9&eyes=0");
        assert!(step.text.contains(&link.replace('&', "&amp;")));
        let page = ann.get(&link).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        assert!(page.text.contains("100 games between bots"));
        assert_eq!(page.text, ann.get(&link).await.text);
        // Nothing is left to play after the last step.
        let over = format!("{table}/replay/outlook?step={steps}");
        let over = ann.get(&over).await.text;
        let shares = over.matches(">100.0%<").count() + over.matches(">50.0%<").count();
        assert!(shares > 0, "{over}");
        let mut ben = Visitor::new(ann.app.clone());
        assert_eq!(ben.get(&link).await.status, StatusCode::FORBIDDEN);
    }
}

/// The counts of few games are not shown: they would be those of people.
#[tokio::test]
async fn own_games_are_counted_once_there_are_thirty() {
    let store = fresh_store().await;
    let mut ann = Visitor::new(app_on(store.clone()));
    let (table, _) = played(&mut ann, DUEL).await;
    let (row, moves) = store
        .table(table.trim_start_matches("/tables/"))
        .await
        .unwrap()
        .unwrap();
    let copies = async |numbers: std::ops::Range<usize>| {
        for number in numbers {
            let id = format!("copy{number:08}");
            let row = TableRow {
                id: id.clone(),
                stage: TableStage::Playing,
                invitation: None,
                watch: None,
                finished_at: None,
                ..row.clone()
            };
            store.add_table(&row, &[row.host]).await.unwrap();
            let progress = Progress {
                over: true,
                ..Progress::default()
            };
            store.append(&id, 0, &moves, &progress).await.unwrap();
        }
        store.clock().advance(Duration::from_secs(100));
    };
    let own = "/explorer?game=duel&players=2&bot=here";
    copies(1..29).await;
    assert!(!ann.get(own).await.text.contains("bot=here"));
    copies(29..30).await;
    let page = ann.get(own).await.text;
    assert!(page.contains("bot=here\" aria-current=\"page\""), "{page}");
    assert!(page.contains("30 games"), "{page}");
    assert_eq!(ann.get(own).await.text, page, "each is counted once");
}
