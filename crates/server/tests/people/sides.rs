//! Sides of boards, chosen at the table: simultaneously, before any card is visible, and across restarts. Bots and
//! absent players get random ones.

use std::collections::BTreeSet;
use std::time::Duration;

use antipater_engine::seven::{Card, Edition, Record, Side};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::Visitor;
use crate::{Circle, Ear, Services, actions, click, is_over, move_fields};

/// The options of a table at which sides are chosen.
const CHOSEN: &str = "seats=4&level=random&sides=chosen";

/// The state of each seat in a view.
fn states(view: &Value) -> Vec<&str> {
    let seats = view["seats"].as_array().unwrap().iter();
    seats
        .map(|seat| seat["state"].as_str().unwrap_or(""))
        .collect()
}

/// The sides in the log of a table.
async fn logged(services: &Services, table: &str) -> Vec<String> {
    let (_, moves) = services.rows(table).await;
    let entry: Value = serde_json::from_str(&moves[0].step).unwrap();
    let sides = entry["sides"].as_array().unwrap().iter();
    sides
        .map(|side| side.as_str().unwrap().to_owned())
        .collect()
}

/// The sides of the boards in a view.
fn seen(view: &Value) -> Vec<String> {
    let cities = view["cities"].as_array().unwrap().iter();
    let side = |city: &Value| city["board"]["side"].as_str().unwrap().to_owned();
    cities.map(side).collect()
}

/// Checks that a text contains no name of a card.
fn has_no_card(text: &str) -> bool {
    // Names that are also those of cities, or words of the page, prove nothing.
    let known = Card::ALL.into_iter().filter(|card| card.name().len() > 6);
    known
        .into_iter()
        .all(|card| !text.contains(&format!(">{}<", card.name())))
        && !text.contains("\"hands\"")
        && !text.contains("\"cards\"")
}

#[tokio::test]
async fn each_player_chooses_and_all_are_shown_at_once() {
    let mut circle = Circle::new(CHOSEN, 3).await;
    let (dealt, _) = circle.services.rows(&circle.table).await;
    let dealt = Record::read(&dealt.record).unwrap();
    for who in 0..3 {
        let view = circle.view(who).await;
        assert_eq!(
            (&view["game"], &view["stage"]),
            (&json!("sides"), &json!("playing"))
        );
        // People who have requested a view are present.
        let state = |seat| if seat <= who { "choosing" } else { "away" };
        assert_eq!(states(&view), [state(0), state(1), state(2), "bot"]);
        assert_eq!(view["boards"].as_array().unwrap().len(), 4);
        let expected =
            ["day", "night"].map(|side| json!({"seat": who, "do": "side", "side": side}));
        assert_eq!(actions(&view), expected);
        assert!(has_no_card(&view.to_string()));
        let page = circle.people[who].get(&circle.table.clone()).await.text;
        assert!(has_no_card(&page));
        assert!(page.contains("id=\"choose-1\"") && page.contains("id=\"choose-2\""));
    }
    circle.choose(0, "a", 1).await;
    let view = circle.view(0).await;
    assert_eq!(view["ask"]["chosen"][0]["side"], "night");
    assert_eq!(states(&view), ["chosen", "choosing", "choosing", "bot"]);
    let view = circle.view(1).await;
    assert_eq!(states(&view), ["chosen", "choosing", "choosing", "bot"]);
    assert_eq!(view["ask"]["chosen"], json!([]));
    // A choice is changed, and changed back.
    circle.choose(0, "b", 0).await;
    assert_eq!(circle.view(0).await["ask"]["chosen"][0]["side"], "day");
    let back = json!({"id": "c", "decision": 0, "action": []});
    assert_eq!(circle.send(0, &back).await.status, StatusCode::OK);
    assert_eq!(states(&circle.view(1).await)[0], "choosing");
    let again = json!({"id": "d", "decision": 0, "action": []});
    assert_eq!(circle.send(0, &again).await.status, StatusCode::BAD_REQUEST);
    circle.choose(0, "e", 1).await;
    circle.choose(1, "a", 0).await;
    // The same id is one decision.
    let twice = json!({"id": "a", "decision": 0, "action": actions(&circle.view(1).await)[1]});
    assert_eq!(circle.send(1, &twice).await.status, StatusCode::OK);
    let undo = circle.act(1, "do=undo&id=u&decision=0").await;
    assert_eq!(undo.status, StatusCode::CONFLICT);
    circle.choose(2, "a", 1).await;
    let view = circle.view(0).await;
    assert_eq!(
        (&view["game"], &view["decision"]),
        (&json!("seven"), &json!(1))
    );
    let sides = logged(&circle.services, &circle.table).await;
    assert_eq!(sides[..3], ["night", "day", "night"]);
    for who in 0..3 {
        let view = circle.view(who).await;
        assert_eq!(seen(&view), sides);
        // The hand is the one dealt before the choice.
        let cards = view["ask"]["cards"].as_array().unwrap().iter();
        let cards: BTreeSet<_> = cards.map(|offer| offer["card"].to_string()).collect();
        let hand = dealt.setup().expect("a deal").hands[0][who].iter();
        let hand: BTreeSet<_> = hand.map(|card| json!(card.name()).to_string()).collect();
        assert_eq!(cards, hand);
    }
    // Visible sides cannot be undone.
    let undo = circle.act(2, "do=undo&id=v&decision=1").await;
    assert_eq!(undo.status, StatusCode::CONFLICT);
    let late =
        json!({"id": "z", "decision": 0, "action": {"seat": 1, "do": "side", "side": "night"}});
    assert_eq!(circle.send(1, &late).await.status, StatusCode::CONFLICT);
    let late =
        json!({"id": "z", "decision": 1, "action": {"seat": 1, "do": "side", "side": "night"}});
    assert!(circle.send(1, &late).await.status.is_client_error());
}

#[tokio::test]
async fn what_is_no_side_of_the_own_board_is_refused() {
    let mut circle = Circle::new(CHOSEN, 2).await;
    for (action, status) in [
        (
            json!({"seat": 1, "do": "side", "side": "day"}),
            StatusCode::FORBIDDEN,
        ),
        (
            json!({"seat": 9, "do": "side", "side": "day"}),
            StatusCode::BAD_REQUEST,
        ),
        (
            json!({"seat": 0, "do": "side", "side": "A"}),
            StatusCode::BAD_REQUEST,
        ),
        (
            json!({"seat": 0, "do": "sell", "card": "Altar"}),
            StatusCode::BAD_REQUEST,
        ),
        (
            json!([{"seat": 0, "do": "side", "side": "day"}, {"seat": 0, "do": "side", "side": "night"}]),
            StatusCode::BAD_REQUEST,
        ),
    ] {
        let body = json!({"id": "a", "decision": 0, "action": action});
        let answer = circle.send(0, &body).await;
        assert_eq!(answer.status, status, "{action}: {}", answer.text);
    }
    let stranger = circle.services.person("Zoe").await;
    let body =
        json!({"id": "a", "decision": 0, "action": {"seat": 0, "do": "side", "side": "day"}});
    let path = format!("/api{}/moves", circle.table);
    let refused = stranger.clone().json(&path, body.to_string()).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(states(&circle.view(0).await)[0], "choosing");
}

/// A waiting choice survives a restart, and so do the sides and the whole game.
#[tokio::test]
async fn choices_and_sides_survive_a_restart() {
    let mut circle = Circle::new(&format!("{CHOSEN}&edition=first&seats=3"), 2).await;
    circle.choose(0, "a", 0).await;
    circle.choose(0, "b", 1).await;
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
    let view = circle.view(0).await;
    assert_eq!(view["ask"]["chosen"][0]["side"], "B");
    assert_eq!(
        (&view["decision"], &view["choices"]),
        (&json!(0), &json!(2))
    );
    // A used id stays used.
    let twice = json!({"id": "a", "decision": 0, "action": {"seat": 0, "do": "side", "side": "A"}});
    assert_eq!(circle.send(0, &twice).await.status, StatusCode::OK);
    assert_eq!(circle.view(0).await["ask"]["chosen"][0]["side"], "B");
    circle.choose(1, "a", 0).await;
    let sides = logged(&circle.services, &circle.table).await;
    assert_eq!(sides[..2], ["B", "A"]);
    let before = circle.view(0).await;
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
    // After a restart, all people are away until they send a request.
    circle.view(1).await;
    let mut after = circle.view(0).await;
    after["table_status"]["version"] = before["table_status"]["version"].clone();
    assert_eq!(after, before);
    let mut turn = 0;
    while !is_over(&circle.view(0).await) {
        for who in 0..2 {
            if !actions(&circle.view(who).await).is_empty() {
                circle.choose(who, &format!("t{turn}"), turn).await;
            }
        }
        turn += 1;
    }
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
    let record = circle.record(1).await.text;
    let record = Record::read(&record).unwrap();
    let laid: Vec<&str> = record
        .setup()
        .expect("a deal")
        .boards
        .iter()
        .map(|board| board.side.name(Edition::First))
        .collect();
    assert_eq!(laid, sides);
    let replay = format!("{}/replay", circle.table);
    assert_eq!(circle.people[0].get(&replay).await.status, StatusCode::OK);
}

/// When time is up, late players get their boards' sides; then the clock runs for the first turn.
#[tokio::test]
async fn time_runs_and_nobody_who_is_late_is_waited_for() {
    let seconds = Duration::from_secs;
    let mut circle = Circle::new("seats=3&level=random&sides=chosen&pace=30s", 2).await;
    circle.choose(1, "a", 1).await;
    circle.services.state.pass_time(seconds(29)).await;
    assert_eq!(circle.view(0).await["game"], "sides");
    circle.services.state.pass_time(seconds(1)).await;
    let view = circle.view(0).await;
    assert_eq!(
        (&view["game"], &view["decision"]),
        (&json!("seven"), &json!(1))
    );
    let talk = view["table_status"]["talk"].as_array().unwrap();
    assert_eq!(talk.len(), 1);
    assert_eq!(
        (&talk[0]["kind"], &talk[0]["seat"]),
        (&json!("late"), &json!(0))
    );
    assert_eq!(seen(&view)[1], "night");
    circle.services.state.pass_time(seconds(29)).await;
    assert_eq!(circle.view(0).await["decision"], 1);
    circle.services.state.pass_time(seconds(1)).await;
    assert_eq!(circle.view(0).await["decision"], 2);
}

/// The table does not wait for players who left. A bot may replace the absent. Without people the game continues to its
/// end.
#[tokio::test]
async fn nobody_who_is_gone_holds_the_table_up() {
    let mut circle = Circle::new(CHOSEN, 3).await;
    circle.choose(0, "a", 0).await;
    assert_eq!(
        circle.act(1, "do=leave").await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(circle.view(0).await["game"], "sides");
    let page = circle.people[1].get(&circle.table.clone()).await.text;
    assert!(page.contains("data-return") && !page.contains("id=\"choose-1\""));
    let wrong =
        json!({"id": "x", "decision": 0, "action": {"seat": 0, "do": "side", "side": "day"}});
    assert!(circle.send(1, &wrong).await.status.is_client_error());
    assert_eq!(circle.view(1).await["table_status"]["left"], true);
    let too_soon = circle.act(0, "do=stand-in&seat=2").await;
    assert_eq!(too_soon.status, StatusCode::CONFLICT);
    circle
        .services
        .state
        .pass_time(Duration::from_secs(600))
        .await;
    assert_eq!(
        circle.act(0, "do=stand-in&seat=2").await.status,
        StatusCode::SEE_OTHER
    );
    let view = circle.view(0).await;
    assert_eq!(view["game"], "seven");
    assert_eq!(seen(&view)[0], "day");
    // At a table that all people leave before the sides are chosen.
    let mut circle = Circle::new(CHOSEN, 2).await;
    for who in 0..2 {
        assert_eq!(
            circle.act(who, "do=leave").await.status,
            StatusCode::SEE_OTHER
        );
    }
    assert!(is_over(&circle.view(0).await));
}

/// A person among bots chooses alone, by forms without a script too, and by the JSON of the options.
#[tokio::test]
async fn one_person_among_bots_chooses_alone() {
    let services = Services::new().await;
    let mut visitor = services.person("Ada").await;
    let table = visitor
        .open("seats=3&level=random&sides=chosen&edition=second")
        .await;
    let view = visitor.view(&table).await;
    let form = visitor
        .form(
            &format!("{table}/moves"),
            &move_fields(&view, "page-0-0", 1),
        )
        .await;
    assert_eq!(
        (form.status, form.header("location")),
        (StatusCode::SEE_OTHER, table.as_str())
    );
    assert_eq!(seen(&visitor.view(&table).await)[0], "night");
    let options = json!({"seats": 3, "level": "random", "sides": "chosen", "edition": "first"});
    let opened = visitor.json("/api/tables", options.to_string()).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.text);
    let table = format!("/tables/{}", opened.json()["table"].as_str().unwrap());
    visitor.play_on(&table, |count| count / 2).await;
    let record = visitor.get(&format!("/api{table}/record")).await.text;
    assert_eq!(
        Record::read(&record)
            .unwrap()
            .setup()
            .expect("a deal")
            .boards[0]
            .side,
        Side::B
    );
    // The guided game and the other games have no such step.
    for other in [
        "guided=yes&sides=chosen",
        "game=duel&sides=chosen",
        "game=free-city&sides=chosen",
    ] {
        let table = visitor.open(other).await;
        assert_ne!(visitor.view(&table).await["game"], "sides", "{other}");
    }
}

/// The same deal again: the boards are the same, and their sides are chosen anew.
#[tokio::test]
async fn with_the_same_cards_the_sides_are_chosen_again() {
    let services = Services::new().await;
    let mut visitor = services.person("Ada").await;
    let table = visitor.open("seats=3&level=random&sides=chosen").await;
    let boards = visitor.view(&table).await["boards"].clone();
    visitor.play_on(&table, |count| count - 1).await;
    let again = visitor
        .form(&format!("{table}/again"), "same_deal=true")
        .await;
    let next = again.header("location").to_owned();
    let view = visitor.view(&next).await;
    assert_eq!((&view["game"], &view["boards"]), (&json!("sides"), &boards));
    visitor.play_on(&next, |_| 0).await;
    let mut records = Vec::new();
    for table in [&table, &next] {
        let text = visitor.get(&format!("/api{table}/record")).await.text;
        records.push(Record::read(&text).unwrap());
    }
    let [one, other] = records.as_slice() else {
        panic!("two records");
    };
    assert_eq!(one.setup().unwrap().hands, other.setup().unwrap().hands);
    let own = |record: &Record| record.setup().unwrap().boards[0];
    assert_eq!(own(one).wonder, own(other).wonder);
    assert_eq!((own(one).side, own(other).side), (Side::B, Side::A));
}

/// A page with a script gets the changed regions. The streams of others have theirs, and finally the game.
#[tokio::test]
async fn the_pages_follow_without_being_opened_again() {
    let mut circle = Circle::new(CHOSEN, 2).await;
    let table = circle.table.clone();
    let mut other = Ear::open(&circle.people[1], &format!("{table}/stream")).await;
    assert!(other.next().await.contains("id=\"choose-1\""));
    let view = circle.view(0).await;
    let path = format!("{table}/moves");
    let answer = click(&mut circle.people[0], &path, move_fields(&view, "a", 1)).await;
    assert!(answer.text.contains("data-back") && answer.text.contains("side-card chosen"));
    let event = other.next().await;
    assert!(
        event.contains("id=\"seats\"") && !event.contains("side-card"),
        "{event}"
    );
    let view = circle.view(1).await;
    let answer = click(&mut circle.people[1], &path, move_fields(&view, "a", 0)).await;
    assert!(answer.text.contains("id=\"hand\"") && answer.text.contains("class=\"pick"));
    assert!(!answer.text.contains("side-card"));
}

/// All viewers see who has chosen, but not what.
#[tokio::test]
async fn a_screen_in_the_room_says_who_has_chosen_and_not_what() {
    let mut circle = Circle::new(CHOSEN, 2).await;
    circle.choose(0, "a", 1).await;
    let mut nobody = Visitor::new(circle.services.app.clone());
    let watch = circle.view(0).await["table_status"]["watch"].clone();
    let watch = watch.as_str().unwrap();
    for path in [format!("/tv/{watch}"), format!("/watch/{watch}")] {
        let page = nobody.get(&path).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains("state chosen") && has_no_card(&page.text));
        assert!(!page.text.contains("side-card chosen") && !page.text.contains("data-move"));
    }
    let view = nobody.get(&format!("/api/watch/{watch}")).await.json();
    assert_eq!(
        (&view["game"], &view["ask"]),
        (&json!("sides"), &Value::Null)
    );
}
