//! Analyses: only of finished games, for visitors who may see the replay; limited, cancelable, and stored with their
//! tables.

use std::sync::Arc;
use std::time::Duration;

use antipater_bots::analysis::{Depth, Options, analyze};
use antipater_engine::Record;
use antipater_engine::duel::Duel;
use antipater_server::{AppState, ServerOptions, app};
use antipater_show::replay::JudgedGame;
use antipater_store::Store;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::common::{Answer, SIMULATIONS, Visitor, fresh_app, fresh_store, played, seeded};

const DUEL: &str = "game=duel&level=random&name=Ann";
const SEVEN: &str = "seats=3&level=random&name=Ann";

/// Requests an analysis.
async fn ask(visitor: &mut Visitor, order: Value) -> Answer {
    visitor.json("/api/analyses", order.to_string()).await
}

async fn delete(visitor: &mut Visitor, path: &str) -> Answer {
    let request = Request::delete(path).body(Body::empty());
    visitor.send(request.unwrap()).await
}

/// The name of a table.
fn id(table: &str) -> &str {
    table.trim_start_matches("/tables/")
}

/// Requests an analysis and follows it to its end.
async fn analyzed(visitor: &mut Visitor, order: Value) -> Value {
    let asked = ask(visitor, order).await;
    assert_eq!(asked.status, StatusCode::ACCEPTED, "{}", asked.text);
    let path = format!(
        "/api/analyses/{}",
        asked.json()["analysis"].as_str().unwrap()
    );
    let lines = visitor.get(&format!("{path}/stream")).await.text;
    let last = lines.lines().rfind(|line| !line.is_empty()).unwrap();
    let last: Value = serde_json::from_str(last).unwrap();
    assert_eq!(last["stage"], "done", "{last}");
    assert_eq!(visitor.get(&path).await.json(), last);
    last
}

fn kind(answer: &Answer) -> String {
    answer.json()["error"]["kind"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_finished_game_is_judged_as_the_command_line_does() {
    let mut ann = Visitor::new(fresh_app().await);
    let (table, record) = played(&mut ann, DUEL).await;
    let order = json!({"table": id(&table), "depth": "quick"});
    let told = analyzed(&mut ann, order.clone()).await;
    let record = Record::<Duel>::read(&record).unwrap();
    let options = Options {
        depth: Depth::Quick,
        simulations: Some(SIMULATIONS),
        ..Options::default()
    };
    let analysis = analyze(
        &record,
        &options,
        |_, _| std::ops::ControlFlow::Continue(()),
    );
    let report = Arc::new(analysis.unwrap().written(&record));
    let judged = JudgedGame::of(report, &record).unwrap();
    assert_eq!(told["result"], serde_json::to_value(&judged).unwrap());
    let story = &told["result"]["stories"][0];
    assert!(
        story["lived_on"]["by"].is_string() && story["moments"].is_array(),
        "{story}"
    );
    assert_eq!(told["done"], told["all"]);
    // A second request gets the stored result at once.
    let again = ask(&mut ann, order).await.json();
    assert_eq!(again, told);
}

#[tokio::test]
async fn only_finished_games_and_only_for_those_who_see_their_replays() {
    let mut ann = Visitor::new(fresh_app().await);
    let running = ann.open(DUEL).await;
    let answer = ask(&mut ann, json!({"table": id(&running)})).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert_eq!(kind(&answer), "running");
    let form = ann
        .form(&format!("{running}/replay/analysis"), "do=start")
        .await;
    assert_eq!(form.status, StatusCode::CONFLICT);
    for path in [
        format!("/api/analyses/table-{}-normal", id(&running)),
        format!("/api/analyses/table-{}-normal/stream", id(&running)),
        format!("{running}/replay/analysis/stream"),
    ] {
        assert_eq!(ann.get(&path).await.status, StatusCode::CONFLICT, "{path}");
    }
    let (table, record) = played(&mut ann, DUEL).await;
    let path = format!("/api/analyses/table-{}-quick", id(&table));
    assert_eq!(kind(&ann.get(&path).await), "no-analysis");
    analyzed(&mut ann, json!({"table": id(&table), "depth": "quick"})).await;
    let mut stranger = Visitor::new(ann.app.clone());
    assert_eq!(stranger.get(&path).await.status, StatusCode::FORBIDDEN);
    let order = json!({"table": id(&table)});
    assert_eq!(
        kind(&ask(&mut stranger, order.clone()).await),
        "not-signed-in"
    );
    stranger.json("/api/people", "{}").await;
    stranger.open(SEVEN).await;
    assert_eq!(kind(&ask(&mut stranger, order).await), "not-yours");
    let form = stranger
        .form(&format!("{table}/replay/analysis"), "do=start")
        .await;
    assert_eq!(form.status, StatusCode::FORBIDDEN);
    // Visitors with the watchers' link may see it.
    let watch = ann.view(&table).await["table_status"]["watch"].clone();
    let path = format!("/api/analyses/watch-{}-quick", watch.as_str().unwrap());
    assert_eq!(stranger.get(&path).await.json()["stage"], "done");
    // An uploaded record must be that of a finished game, too.
    let mut record: Value = serde_json::from_str(&record).unwrap();
    record.as_object_mut().unwrap().remove("result");
    record["moves"].as_array_mut().unwrap().truncate(20);
    let answer = ask(&mut ann, json!({"record": record})).await;
    assert_eq!(kind(&answer), "running");
}

#[tokio::test]
async fn a_record_that_is_brought_is_judged_like_its_table() {
    let mut ann = Visitor::new(fresh_app().await);
    let (table, record) = played(&mut ann, SEVEN).await;
    let order = json!({"table": id(&table), "depth": "quick"});
    let there = analyzed(&mut ann, order).await;
    let record: Value = serde_json::from_str(&record).unwrap();
    let here = analyzed(&mut ann, json!({"record": record, "depth": "quick"})).await;
    assert_eq!(here["result"], there["result"]);
    for wrong in [
        json!({}),
        json!({"record": {}}),
        json!({"table": id(&table), "record": record}),
        json!({"table": id(&table), "depth": "shallow"}),
        // The server allows normal depth, and no more.
        json!({"table": id(&table), "depth": "deep"}),
        json!({"table": id(&table), "seed": 1}),
    ] {
        let answer = ask(&mut ann, wrong.clone()).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

#[tokio::test]
async fn each_person_waits_for_a_few_and_may_take_them_back() {
    let mut ann = Visitor::new(server(&fresh_store().await, Depth::Deep));
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(played(&mut ann, SEVEN).await.0);
    }
    let order = |table: &str| json!({"table": id(table), "depth": "deep"});
    let mut paths = Vec::new();
    for table in &tables[..3] {
        let asked = ask(&mut ann, order(table)).await.json();
        assert_ne!(asked["stage"], "done");
        paths.push(format!(
            "/api/analyses/{}",
            asked["analysis"].as_str().unwrap()
        ));
    }
    let refused = ask(&mut ann, order(&tables[3])).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(kind(&refused), "many-analyses");
    assert!(
        refused.json()["error"]["message"]
            .as_str()
            .unwrap()
            .contains("waiting")
    );
    assert_eq!(ann.get(&paths[2]).await.json()["ahead"], 2);
    for path in paths.iter().rev() {
        assert_eq!(delete(&mut ann, path).await.status, StatusCode::NO_CONTENT);
        assert_eq!(kind(&ann.get(path).await), "no-analysis");
    }
    let asked = ask(&mut ann, order(&tables[3])).await;
    assert_eq!(asked.status, StatusCode::ACCEPTED);
    // The page shows the progress, and cancels without a script.
    let begun = ann
        .form(&format!("{}/replay/analysis", tables[2]), "do=start")
        .await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER);
    let replay = format!("{}/replay", tables[2]);
    let page = ann.get(&replay).await.text;
    assert!(page.contains("data-stream=") && page.contains("value=\"cancel\""));
    let here = "do=cancel&here=step%3D4%26eyes%3Dall%26facing%3D1";
    let back = ann.form(&format!("{replay}/analysis"), here).await;
    let place = format!("{replay}?step=4&eyes=all&facing=1#story");
    assert_eq!(back.header("location"), place);
    // A quick look begins without being asked, and nobody needs to cancel it.
    let page = ann.get(&replay).await.text;
    assert!(!page.contains("value=\"cancel\""));
    assert!(page.contains("data-stream=") || page.contains("value=\"start\""));
    delete(
        &mut ann,
        &format!(
            "/api/analyses/{}",
            asked.json()["analysis"].as_str().unwrap()
        ),
    )
    .await;
}

/// A server on a store, without limits, whose pages analyze to this depth. It plays the same games each time.
fn server(store: &Store, depth: Depth) -> Router {
    let options = ServerOptions {
        unlimited: true,
        depth,
        auto_analysis: true,
        // What is canceled must not be done before.
        simulations: (depth < Depth::Deep).then_some(SIMULATIONS),
        seed: Some(1),
        ..seeded()
    };
    let (state, close) = AppState::new(store.clone(), options);
    std::mem::forget(close);
    app(state)
}

#[tokio::test]
async fn what_was_found_outlives_a_restart_and_goes_with_its_table() {
    let store = fresh_store().await;
    let mut ann = Visitor::new(server(&store, Depth::Quick));
    let (table, _) = played(&mut ann, DUEL).await;
    let order = json!({"table": id(&table), "depth": "quick"});
    let found = analyzed(&mut ann, order.clone()).await;
    ann.app = server(&store, Depth::Deep);
    let asked = ask(&mut ann, json!({"table": id(&table), "depth": "deep"})).await;
    assert_ne!(asked.json()["stage"], "done");
    let half = format!(
        "/api/analyses/{}",
        asked.json()["analysis"].as_str().unwrap()
    );
    // A restarted server knows the stored result, and nothing of unfinished analyses.
    let after = server(&store, Depth::Deep);
    let mut later = Visitor {
        app: after,
        ..ann.clone()
    };
    assert_eq!(ask(&mut later, order.clone()).await.json(), found);
    assert_eq!(kind(&later.get(&half).await), "no-analysis");
    let again = ask(&mut later, json!({"table": id(&table), "depth": "deep"})).await;
    assert_eq!(again.status, StatusCode::ACCEPTED);
    for one in [&mut ann, &mut later] {
        delete(one, &half).await;
    }
    store.remove_tables(&[id(&table).to_owned()]).await.unwrap();
    let path = format!("/api/analyses/table-{}-quick", id(&table));
    for one in [&mut ann, &mut later] {
        assert_eq!(one.get(&path).await.status, StatusCode::NOT_FOUND);
    }
}

/// The page of a step of an analyzed game.
async fn page(visitor: &mut Visitor, path: &str) -> String {
    let answer = visitor.get(path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
    answer.text
}

#[tokio::test]
async fn the_page_tells_what_was_found() {
    let mut ann = Visitor::new(server(&fresh_store().await, Depth::Quick));
    for options in [DUEL, SEVEN, "game=free-city&level=random&name=Ann"] {
        let (table, _) = played(&mut ann, options).await;
        let replay = format!("{table}/replay");
        let before = page(&mut ann, &replay).await;
        assert!(before.contains("id=\"story\"") && !before.contains("value=\"start\""));
        let asked = ann.form(&format!("{replay}/analysis"), "do=start").await;
        assert_eq!(asked.header("location"), format!("{replay}#story"));
        let stream = ann.get(&format!("{replay}/analysis/stream")).await.text;
        assert!(
            stream.trim_end().ends_with("event: reload\ndata: now"),
            "{stream}"
        );
        // The log has the moves so far, with their marks.
        let step = if options == DUEL { 40 } else { 17 };
        let whole = page(&mut ann, &format!("{replay}?step={step}")).await;
        for part in [
            "id=\"analysis\"",
            "id=\"chances\"",
            "id=\"verdict\"",
            "id=\"summary\"",
            "class=\"plain coach-marks\"",
            "class=\"turns\"",
            "class=\"plain story-told\"",
            "class=\"moment-card\"",
        ] {
            assert!(whole.contains(part), "{options}: {part}");
        }
        assert!(!whole.contains(" style="), "{options}");
        let report =
            analyzed(&mut ann, json!({"table": id(&table), "depth": "quick"})).await["result"]
                .clone();
        let decisions = report["decisions"].as_array().unwrap();
        let errors = ["?!", "?", "??"].map(|sign| whole.matches(&format!(">{sign}<")).count());
        assert!(
            errors.iter().sum::<usize>() > 3,
            "bots that play at random err: {errors:?}"
        );
        // Each step has its verdict, and a seat's perspective hides what it did not know.
        for (step, seat) in [(0, 0), (1, 1), (5, 0)] {
            let regions = page(
                &mut ann,
                &format!("{replay}?step={step}&eyes={seat}&regions=1"),
            )
            .await;
            let verdict = regions
                .split("id=\"verdict\"")
                .nth(1)
                .unwrap()
                .split("</section>")
                .next()
                .unwrap();
            let own = decisions
                .iter()
                .any(|one| one["move"] == step && one["player"] == seat);
            assert_eq!(
                verdict.contains("class=\"plain coach-actions\""),
                own,
                "{options} {step} {verdict}"
            );
            let public = page(
                &mut ann,
                &format!("{replay}?step={step}&eyes=public&regions=1"),
            )
            .await;
            assert!(!public.contains("class=\"plain coach-actions\""));
            let open = page(
                &mut ann,
                &format!("{replay}?step={step}&eyes=all&regions=1"),
            )
            .await;
            assert!(
                open.contains("class=\"plain coach-actions\"")
                    && open.contains("class=\"coach-bar\"")
            );
        }
        let last = report["curve"].as_array().unwrap().len() - 1;
        let end = page(&mut ann, &format!("{replay}?step={last}")).await;
        assert!(end.contains("No real choice here"));
    }
}

/// Asks for the moments of a game until they are there.
async fn moments(visitor: &mut Visitor, replay: &str) -> String {
    loop {
        let found = page(visitor, &format!("{replay}/story")).await;
        if !found.contains("data-story=") {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_finished_game_is_judged_without_being_asked() {
    let mut ann = Visitor::new(server(&fresh_store().await, Depth::Normal));
    let (table, _) = played(&mut ann, DUEL).await;
    let replay = format!("{table}/replay");
    // The sheet keeps a place, which a script fills; without one it has a link.
    let sheet = page(&mut ann, &table).await;
    assert!(sheet.contains(&format!("data-story=\"{replay}/story\"")));
    assert!(sheet.contains(&format!("href=\"{replay}#story\"")));
    let found = moments(&mut ann, &replay).await;
    assert!(found.contains("class=\"moment-card\""), "{found}");
    assert!(found.contains("eyes=all") && found.contains("facing=0"));
    // The whole depth is still a click away, and the story is there meanwhile.
    let quick = page(&mut ann, &replay).await;
    assert!(quick.contains("class=\"plain story-told\"") && quick.contains("value=\"start\""));
    let heading = "The coach on your game";
    assert!(quick.contains(heading));
    let other = page(&mut ann, &format!("{replay}?eyes=all&facing=1")).await;
    assert!(!other.contains(heading) && other.contains("The coach on the game of"));
    ann.form(&format!("{replay}/analysis"), "do=start").await;
    let stream = ann.get(&format!("{replay}/analysis/stream")).await.text;
    assert!(stream.trim_end().ends_with("event: reload\ndata: now"));
    let whole = page(&mut ann, &replay).await;
    assert!(whole.contains("class=\"plain story-told\"") && !whole.contains("value=\"start\""));
    // A seat that is not the viewer's own hides what it could have done from spectators.
    let public = page(&mut ann, &format!("{replay}?eyes=public&facing=1")).await;
    assert!(!public.contains("was-better"));
    let mut stranger = Visitor::new(ann.app.clone());
    let refused = stranger.get(&format!("{replay}/story")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_game_that_cannot_be_judged_now_offers_it() {
    let mut ann = Visitor::new(server(&fresh_store().await, Depth::Deep));
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(played(&mut ann, SEVEN).await.0);
    }
    for table in &tables[..3] {
        ask(&mut ann, json!({"table": id(table), "depth": "deep"})).await;
    }
    // The places of this network are taken.
    let replay = format!("{}/replay", tables[3]);
    let found = page(&mut ann, &format!("{replay}/story")).await;
    assert!(!found.contains("data-story=") && found.contains(&format!("{replay}#story")));
    let offer = page(&mut ann, &replay).await;
    assert!(offer.contains("value=\"start\"") && !offer.contains("data-stream="));
    for table in &tables[..3] {
        let path = format!("/api/analyses/table-{}-deep", id(table));
        delete(&mut ann, &path).await;
    }
}
