//! The game for two with the Free City over HTTP: one player has two choices for one step.

use crate::common::{Visitor, app_on, fresh_app, fresh_store};
use antipater_engine::State;
use antipater_engine::seven::Record;
use axum::http::StatusCode;
use serde_json::{Value, json};

const ORDER: &str = "game=free-city&own-wonder=Giza&own-side=A&level=random&name=Ann";

/// A table at which the person holds the Free City card, as on the first turn.
async fn holding(visitor: &mut Visitor) -> (String, Value) {
    let table = visitor.open(ORDER).await;
    let view = visitor.view(&table).await;
    assert_eq!(view["free_city"]["holder"], 0);
    (table, view)
}

/// The actions of a view that sell a card, and the names of the cards.
fn sales(view: &Value) -> Vec<(Value, String)> {
    let actions = view["ask"]["actions"].as_array().unwrap().iter();
    let sales = actions.filter(|action| action["do"] == "sell");
    let card = |action: &Value| action["card"].as_str().unwrap().to_owned();
    sales.map(|action| (action.clone(), card(action))).collect()
}

#[tokio::test]
async fn whole_games_are_played() {
    let mut visitor = Visitor::new(fresh_app().await);
    let orders = [
        ORDER,
        "game=free-city",
        "game=free-city&own-wonder=Halicarnassus&own-side=B",
        "game=free-city&own-wonder=Babylon&own-side=B",
        "game=free-city&own-wonder=Olympia&own-side=A",
    ];
    for (number, options) in orders.into_iter().cycle().take(15).enumerate() {
        let table = visitor.open(options).await;
        let mut n = number;
        let view = visitor
            .play_on(&table, |count| {
                n += 1;
                n * 11 % count
            })
            .await;
        let record = visitor.get(&format!("/api{table}/record")).await;
        let result = record.json()["result"].clone();
        let record = Record::read(&record.text).unwrap();
        assert_eq!(record.players().len(), 2);
        assert!(record.setup().expect("a deal").free_city);
        let end = record.position();
        assert!(end.outcome().is_some());
        for line in view["sheet"]["ranking"].as_array().unwrap() {
            let seat = line["seat"].as_u64().unwrap() as usize;
            assert_eq!(line["total"], result["scores"][seat]["total"]);
            let city = &view["cities"][seat];
            let sold_and_buried = line["buried"].as_array().unwrap().len();
            assert_eq!(sold_and_buried as u64, city["stages"].as_u64().unwrap());
        }
        assert_eq!(view["sheet"]["winners"], result["winners"]);
        let page = visitor.get(&table).await;
        assert!(page.text.contains("can’t win"));
    }
}

#[tokio::test]
async fn the_holder_of_the_card_chooses_twice() {
    let mut visitor = Visitor::new(fresh_app().await);
    let (table, view) = holding(&mut visitor).await;
    assert_eq!(view["ask"]["seat"], 0);
    let cards = view["ask"]["cards"].as_array().unwrap();
    assert_eq!(cards.len(), 8);
    assert!(
        cards
            .iter()
            .any(|offer| offer["card"] == view["ask"]["drawn"])
    );
    assert_eq!(view["free_city"]["pile"], 6);
    let page = visitor.get(&table).await.text;
    assert!(page.contains("Choose a card for your own city"));

    let (own, _) = sales(&view)[0].clone();
    let half = visitor.play(&table, "own", &json!(0), &own).await;
    assert_eq!(half.status, StatusCode::OK, "{}", half.text);
    let half = half.json();
    assert_eq!(
        (&half["decision"], &half["choices"]),
        (&json!(0), &json!(1))
    );
    assert_eq!(half["ask"]["seat"], 2);
    assert_eq!(half["ask"]["chosen"], json!([own]));
    assert_eq!(half["ask"]["cards"].as_array().unwrap().len(), 7);
    assert_eq!(half["past"], json!([]), "nobody has shown anything");
    let page = visitor.get(&table).await.text;
    assert!(page.contains("Now choose a card for the Free City"));

    let city = half["ask"]["actions"][0].clone();
    let whole = visitor.play(&table, "city", &json!(0), &city).await.json();
    assert_eq!(
        (&whole["decision"], &whole["choices"]),
        (&json!(1), &json!(0))
    );
    assert_eq!(whole["past"][0]["actions"].as_array().unwrap().len(), 3);
    assert_eq!(whole["free_city"]["holder"], 1);
    assert_eq!(whole["ask"]["seat"], 0);
    assert_eq!(whole["ask"]["cards"].as_array().unwrap().len(), 6);
    assert!(whole["ask"]["drawn"].is_null());
    // Repeating both decisions is harmless.
    for (id, action) in [("own", &own), ("city", &city)] {
        let again = visitor.play(&table, id, &json!(0), action).await;
        assert_eq!(
            (again.status, again.json()),
            (StatusCode::OK, whole.clone())
        );
    }
}

#[tokio::test]
async fn the_first_choice_may_be_changed_and_taken_back() {
    let mut visitor = Visitor::new(fresh_app().await);
    let (table, view) = holding(&mut visitor).await;
    let [(first, _), (second, _)] = [sales(&view)[0].clone(), sales(&view)[1].clone()];
    visitor.play(&table, "a", &json!(0), &first).await;
    let changed = visitor.play(&table, "b", &json!(0), &second).await.json();
    assert_eq!(changed["ask"]["chosen"], json!([second]));
    assert_eq!(changed["choices"], 2);
    let back = visitor.play(&table, "c", &json!(0), &json!([])).await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.text);
    let back = back.json();
    assert_eq!(
        (&back["choices"], &back["ask"]["chosen"]),
        (&json!(3), &json!([]))
    );
    assert_eq!(back["ask"]["actions"], view["ask"]["actions"]);
    let nothing = visitor.play(&table, "d", &json!(0), &json!([])).await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);

    // Both choices in one request, as the page sends them, replace earlier ones.
    let half = visitor.play(&table, "e", &json!(0), &first).await.json();
    let city = half["ask"]["actions"].as_array().unwrap().iter();
    let (_, card) = sales(&view)[1].clone();
    let mut other = city.filter(|action| action["card"] != card.as_str());
    let both = json!([second, other.next().unwrap()]);
    let whole = visitor.play(&table, "f", &json!(0), &both).await.json();
    assert_eq!(whole["decision"], 1);
    assert_eq!(whole["past"][0]["actions"][0]["own_card"], card.as_str());
}

#[tokio::test]
async fn stale_and_foreign_choices_are_refused() {
    let mut visitor = Visitor::new(fresh_app().await);
    let (table, view) = holding(&mut visitor).await;
    let (own, card) = sales(&view)[0].clone();
    // The Free City's choice comes second, and never uses the card chosen for the player's own city.
    let city = json!({"seat": 2, "do": "sell", "card": card});
    let early = visitor.play(&table, "a", &json!(0), &city).await;
    assert!(early.status.is_client_error(), "{}", early.text);
    visitor.play(&table, "b", &json!(0), &own).await;
    let half = visitor.view(&table).await;
    let twice = view["ask"]["cards"].as_array().unwrap().iter();
    if twice.filter(|offer| offer["card"] == card.as_str()).count() == 1 {
        let same = visitor.play(&table, "c", &json!(0), &city).await;
        assert_eq!(same.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(same.json()["view"], half);
    }
    let other_player = json!({"seat": 1, "do": "sell", "card": card});
    let foreign = visitor.play(&table, "d", &json!(0), &other_player).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    let stale = visitor.play(&table, "e", &json!(1), &own).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(stale.json()["view"], half);
    assert_eq!(visitor.view(&table).await, half);

    // On the next turn the other player holds the card.
    let city = half["ask"]["actions"][0].clone();
    let next = visitor.play(&table, "f", &json!(0), &city).await.json();
    let (_, card) = sales(&next)[0].clone();
    let city = json!({"seat": 2, "do": "sell", "card": card});
    let foreign = visitor.play(&table, "g", &json!(1), &city).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    assert_eq!(visitor.view(&table).await, next);
}

#[tokio::test]
async fn the_first_choice_outlives_a_restart() {
    let store = fresh_store().await;
    let mut visitor = Visitor::new(app_on(store.clone()));
    let (table, view) = holding(&mut visitor).await;
    let [(first, _), (second, _)] = [sales(&view)[0].clone(), sales(&view)[1].clone()];
    for (id, choice) in [("a", &first), ("b", &json!([])), ("c", &second)] {
        let half = visitor.play(&table, id, &json!(0), choice).await.json();
        let page = visitor.get(&table).await.text;
        visitor.app = app_on(store.clone());
        assert_eq!(visitor.view(&table).await, half);
        assert_eq!(visitor.get(&table).await.text, page);
        // A choice made before the restart is still the same.
        let again = visitor.play(&table, id, &json!(0), &first).await;
        assert_eq!(again.json(), half);
    }
    let half = visitor.view(&table).await;
    let city = half["ask"]["actions"][0].clone();
    let whole = visitor.play(&table, "d", &json!(0), &city).await.json();
    visitor.app = app_on(store);
    assert_eq!(visitor.view(&table).await, whole);
}

#[tokio::test]
async fn forms_play_both_choices_without_a_script() {
    let mut visitor = Visitor::new(fresh_app().await);
    let (table, _) = holding(&mut visitor).await;
    for number in 0..2 {
        let page = visitor.get(&table).await.text;
        let form = page.split("class=\"answer").nth(1).unwrap();
        let field = |name: &str| {
            let rest = form.split(&format!("name=\"{name}\" value=\"")).nth(1);
            rest.unwrap()
                .split('"')
                .next()
                .unwrap()
                .replace("&quot;", "%22")
        };
        let fields = format!(
            "id={}&decision={}&action={}",
            field("id"),
            field("decision"),
            field("action")
        );
        let answer = visitor.form(&format!("{table}/moves"), &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        let view = visitor.view(&table).await;
        assert_eq!(view["decision"], number);
    }
}
