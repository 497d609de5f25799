//! Hints: for one person among bots, from their knowledge, once for each decision, and noted on the sheet.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Answer, Visitor, fresh_store};
use crate::{Circle, Services, actions, click, is_over, move_fields};
use std::time::Duration;

/// Requests a hint for the present decision.
async fn hint(visitor: &mut Visitor, table: &str) -> Answer {
    let decision = visitor.view(table).await["decision"].clone();
    hint_for(visitor, table, &decision).await
}

async fn hint_for(visitor: &mut Visitor, table: &str, decision: &Value) -> Answer {
    let order = json!({"decision": decision}).to_string();
    visitor.json(&format!("/api{table}/hint"), order).await
}

fn kind(answer: &Answer) -> String {
    answer.json()["error"]["kind"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_hint_is_a_legal_action_with_its_share_and_stays_until_the_decision() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    for options in [
        "game=duel&level=random",
        "seats=4&level=random",
        "game=free-city&level=random",
    ] {
        let table = ada.open(options).await;
        let before = ada.view(&table).await;
        assert_eq!(before["table_status"]["may_hint"], true, "{options}");
        assert_eq!(before["table_status"]["hint"], Value::Null);
        let answer = hint(&mut ada, &table).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let found = answer.json();
        assert!(
            actions(&before).contains(&found["action"]),
            "{options}: {found}"
        );
        let share = found["share"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&share) && share >= found["next_share"].as_f64().unwrap());
        assert!(found["reasons"].is_array());
        // The second request returns the same hint, which is not counted again.
        assert_eq!(hint(&mut ada, &table).await.text, answer.text);
        let view = ada.view(&table).await;
        assert_eq!(view["table_status"]["hint"], found);
        assert_eq!(
            (
                &view["table_status"]["hints"],
                &view["table_status"]["may_hint"]
            ),
            (&json!(1), &json!(false))
        );
        let page = ada.get(&table).await.text;
        assert!(
            page.contains("Best: ") && page.contains(" advised\""),
            "{options}"
        );
        let played = ada
            .play(&table, "a", &view["decision"], &found["action"])
            .await;
        assert_eq!(played.status, StatusCode::OK);
        let after = played.json();
        assert_eq!(
            after["table_status"]["hint"],
            Value::Null,
            "it was for the decision before"
        );
        assert_eq!(after["table_status"]["hints"], 1);
    }
}

#[tokio::test]
async fn a_form_without_a_script_leads_back_to_the_table() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("game=duel&level=random&begins=me").await;
    assert!(ada.get(&table).await.text.contains("id=\"hint-ask\""));
    let answer = ada
        .form(&format!("{table}/hint"), "id=page-0&decision=0&do=hint")
        .await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    assert_eq!(answer.header("location"), table);
    let page = ada.get(&table).await.text;
    assert!(page.contains("Best: ") && !page.contains("data-hint title="));
    // The page of a script gets the changed regions.
    let other = ada.open("seats=3&level=random").await;
    let update = click(
        &mut ada,
        &format!("{other}/hint"),
        "id=x&decision=0&do=hint".to_owned(),
    )
    .await;
    assert_eq!(update.status, StatusCode::OK);
    assert!(update.text.contains("id=\"status\"") && update.text.contains("Best: "));
}

#[tokio::test]
async fn nobody_gets_a_hint_where_other_people_play_or_a_guide_advises() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let table = circle.table.clone();
    for who in 0..2 {
        assert_eq!(circle.view(who).await["table_status"]["may_hint"], false);
        let refused = hint(&mut circle.people[who], &table).await;
        assert_eq!(
            (refused.status, kind(&refused)),
            (StatusCode::FORBIDDEN, "no-hints".to_owned())
        );
    }
    // A person who has left still counts as another person.
    circle.act(1, "do=leave").await;
    assert_eq!(kind(&hint(&mut circle.people[0], &table).await), "no-hints");
    let page = circle.people[0].get(&table).await.text;
    assert!(!page.contains("hint-ask"));
    let guided = circle.people[0].open("guided=yes").await;
    assert_eq!(
        kind(&hint(&mut circle.people[0], &guided).await),
        "no-hints"
    );
}

#[tokio::test]
async fn nobody_gets_a_hint_for_somebody_else_or_for_nothing() {
    let services = Services::pausing(fresh_store().await, Duration::from_secs(3600));
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Ben").await;
    let table = ada
        .open("game=duel&level=random&begins=me&listed=yes")
        .await;
    let stranger = hint_for(&mut ben, &table, &json!(0)).await;
    assert_eq!(
        (stranger.status, kind(&stranger)),
        (StatusCode::FORBIDDEN, "not-yours".to_owned())
    );
    let unknown = hint_for(&mut Visitor::new(services.app.clone()), &table, &json!(0)).await;
    assert_eq!(unknown.status, StatusCode::UNAUTHORIZED);
    let stale = hint_for(&mut ada, &table, &json!(7)).await;
    assert_eq!(
        (stale.status, kind(&stale)),
        (StatusCode::CONFLICT, "stale".to_owned())
    );
    // The bot pauses before it drafts, so Ada has no decision.
    let fields = move_fields(&ada.view(&table).await, "a", 0);
    let moved = click(&mut ada, &format!("{table}/moves"), fields).await;
    assert_eq!(moved.status, StatusCode::OK, "{}", moved.text);
    let refused = hint(&mut ada, &table).await;
    assert_eq!(
        (refused.status, kind(&refused)),
        (StatusCode::CONFLICT, "nothing-asked".to_owned())
    );
    assert_eq!(ada.view(&table).await["table_status"]["hints"], 0);
    let over = ada.form(&format!("{table}/actions"), "do=resign").await;
    assert_eq!(over.status, StatusCode::SEE_OTHER);
    let refused = hint(&mut ada, &table).await;
    assert_eq!(kind(&refused), "over");
    // The hints of a resigned game are removed with it.
    let table = ada.open("seats=3&level=random").await;
    hint(&mut ada, &table).await;
    ada.form(&format!("{table}/actions"), "do=resign").await;
    let around = ada.view(&table).await["table_status"].clone();
    assert_eq!(
        (&around["hint"], &around["hints"]),
        (&Value::Null, &json!(1))
    );
}

#[tokio::test]
async fn those_who_look_on_see_no_hint() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("seats=3&level=random").await;
    let found = hint(&mut ada, &table).await.json();
    let watch = ada.view(&table).await["table_status"]["watch"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut spectator = Visitor::new(services.app.clone());
    let seen = spectator.get(&format!("/api/watch/{watch}")).await;
    assert_eq!(seen.json()["table_status"]["hint"], Value::Null);
    assert!(!seen.text.contains(&found["action"].to_string()));
    for path in [format!("/watch/{watch}"), format!("/tv/{watch}")] {
        let page = spectator.get(&path).await.text;
        assert!(
            !page.contains("Best: ") && !page.contains(" advised\""),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_hint_that_comes_after_the_decision_is_dropped() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    for round in 0..4 {
        let table = ada.open("seats=7&level=random").await;
        let view = ada.view(&table).await;
        let mut other = ada.clone();
        let asked = hint_for(&mut other, &table, &view["decision"]);
        let action = actions(&view)[round].clone();
        let played = ada.play(&table, "a", &view["decision"], &action);
        let (asked, played) = tokio::join!(asked, played);
        assert_eq!(played.status, StatusCode::OK, "{}", played.text);
        let after = ada.view(&table).await;
        assert_eq!(after["table_status"]["hint"], Value::Null);
        // A hint that was not given does not count.
        let given = u64::from(asked.status == StatusCode::OK);
        assert_eq!(after["table_status"]["hints"], given, "{}", asked.text);
        if given == 0 {
            assert_eq!(kind(&asked), "stale");
        }
    }
}

#[tokio::test]
async fn hints_are_marked_on_the_sheet_and_in_the_history_and_survive_a_restart() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    for (options, title) in [
        ("game=duel&level=beginner", "1 hint<"),
        ("seats=3&level=beginner", "2 hints<"),
    ] {
        let table = ada.open(options).await;
        hint(&mut ada, &table).await;
        if title.starts_with('2') {
            let view = ada.view(&table).await;
            ada.play(&table, "a", &view["decision"], &actions(&view)[0])
                .await;
            hint(&mut ada, &table).await;
        }
        let (again, mut people) = services.again(std::slice::from_ref(&ada));
        let ada = &mut people[0];
        let count = title.split(' ').next().unwrap().parse::<u64>().unwrap();
        assert_eq!(ada.view(&table).await["table_status"]["hints"], count);
        // After a restart, the same decision needs no second hint.
        hint(ada, &table).await;
        assert_eq!(ada.view(&table).await["table_status"]["hints"], count);
        let end = ada.play_on(&table, |_| 0).await;
        assert!(is_over(&end));
        assert!(ada.get(&table).await.text.contains(title), "{options}");
        let list = ada.get("/games").await.text;
        assert!(list.contains(title), "{list}");
        let data = ada.get("/me/data").await.json();
        let mut results = data["results"].as_array().unwrap().iter();
        let own = results.find(|one| table.ends_with(one["table"].as_str().unwrap()));
        assert_eq!(own.unwrap()["hints"], count);
        drop(again);
    }
    let ratings = ada.get("/api/me/ratings").await.json();
    assert_eq!(ratings, json!({"wanted": true, "ratings": []}));
}
