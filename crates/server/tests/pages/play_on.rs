//! Playing on from a step of a finished game: the same deal and first moves, in a new game against bots.

use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use antipater_engine::{Record, Recorded};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Visitor, fresh_app};

/// Plays a game to its end; returns its address and its record.
async fn played(visitor: &mut Visitor, options: &str) -> (String, String) {
    let table = visitor.open(options).await;
    let mut n = options.len();
    let choose = |count| {
        n += 1;
        n * 7 % count
    };
    visitor.play_on(&table, choose).await;
    let record = visitor.get(&format!("/api{table}/record")).await.text;
    (table, record)
}

/// Checks that a game begins with these steps of another one, from the same deal.
fn begins_like<G: Recorded<Setup: PartialEq + std::fmt::Debug>>(
    new: &str,
    old: &str,
    steps: usize,
) {
    let [new, old] = [new, old].map(|text| Record::<G>::read(text).unwrap());
    assert_eq!(new.setup(), old.setup());
    assert_eq!(new.steps()[..steps], old.steps()[..steps]);
    assert!(new.position().outcome().is_some());
}

#[tokio::test]
async fn a_game_is_played_on_from_any_step() {
    let mut ann = Visitor::new(fresh_app().await);
    for (options, steps, seat) in [
        ("seats=4&sides=chosen&level=random&name=Ann", [0, 5], 2),
        ("game=free-city&level=random&name=Ann", [0, 9], 1),
        ("game=duel&level=random&name=Ann", [1, 30], 1),
    ] {
        let (table, record) = match options.contains("chosen") {
            false => played(&mut ann, options).await,
            // The chosen sides are those of the new game, too.
            true => {
                let table = ann.open(options).await;
                let view = ann.view(&table).await;
                let choice = view["ask"]["actions"][1].clone();
                ann.play(&table, "s", &view["decision"], &choice).await;
                ann.play_on(&table, |_| 0).await;
                let record = ann.get(&format!("/api{table}/record")).await.text;
                (table, record)
            }
        };
        for step in steps {
            let replay = format!("{table}/replay");
            let page = ann
                .get(&format!("{replay}?step={step}&eyes={seat}"))
                .await
                .text;
            assert!(page.contains(&format!("action=\"{replay}/play-on\"")));
            let fields = format!("step={step}&seat={seat}");
            let new = ann.form(&format!("{replay}/play-on"), &fields).await;
            assert_eq!(new.status, StatusCode::SEE_OTHER, "{}", new.text);
            let new = new.header("location").to_owned();
            assert_ne!(new, table);
            let view = ann.view(&new).await;
            assert_eq!(
                (&view["you"], &view["stage"]),
                (&json!(seat), &json!("playing"))
            );
            assert_eq!(view["seats"][seat]["name"], "Ann");
            let others = view["seats"].as_array().unwrap().iter().enumerate();
            assert!(
                others
                    .filter(|(other, _)| *other != seat)
                    .all(|(_, one)| one["bot"] == "normal")
            );
            ann.play_on(&new, |_| 0).await;
            let own = ann.get(&format!("/api{new}/record")).await.text;
            if options.contains("duel") {
                begins_like::<Duel>(&own, &record, step);
            } else {
                begins_like::<Seven>(&own, &record, step);
            }
        }
        // The finished game is unchanged.
        assert_eq!(ann.get(&format!("/api{table}/record")).await.text, record);
    }
}

#[tokio::test]
async fn only_from_where_a_finished_game_goes_on_and_for_those_who_see_it() {
    let mut ann = Visitor::new(fresh_app().await);
    let (table, record) = played(&mut ann, "game=duel&level=random&name=Ann").await;
    let record: Value = serde_json::from_str(&record).unwrap();
    let last = record["moves"].as_array().unwrap().len();
    let play_on = format!("{table}/replay/play-on");
    let page = ann.get(&format!("{table}/replay?step={last}")).await.text;
    assert!(!page.contains("/play-on"), "it is over there");
    for (fields, status) in [
        (format!("step={last}&seat=0"), StatusCode::CONFLICT),
        (format!("step={}&seat=0", last + 9), StatusCode::CONFLICT),
        ("step=3&seat=2".to_owned(), StatusCode::BAD_REQUEST),
        ("step=3".to_owned(), StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(ann.form(&play_on, &fields).await.status, status, "{fields}");
    }
    let running = ann.open("game=duel&name=Ann").await;
    let answer = ann
        .form(&format!("{running}/replay/play-on"), "step=0&seat=1")
        .await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    let answer = ann
        .json(&format!("/api{running}/play-on"), r#"{"step":0,"seat":1}"#)
        .await;
    assert_eq!(answer.json()["error"]["kind"], "running");
    let answer = ann
        .json(&format!("/api{table}/play-on"), r#"{"step":4,"seat":1}"#)
        .await;
    assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
    let mut stranger = Visitor::new(ann.app.clone());
    let answer = stranger.form(&play_on, "step=3&seat=0").await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert_eq!(stranger.cookie, None, "nobody became known for it");
    // Visitors with the watchers' link may do so.
    let watch = ann.view(&table).await["table_status"]["watch"].clone();
    let path = format!("/watch/{}/replay/play-on", watch.as_str().unwrap());
    let answer = stranger.form(&path, "step=3&seat=0").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let own = answer.header("location").to_owned();
    assert_eq!(stranger.view(&own).await["you"], 0);
    assert_eq!(ann.get(&own).await.status, StatusCode::FORBIDDEN);
}
