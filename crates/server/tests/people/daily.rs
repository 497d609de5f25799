//! The deal of the day: one table for each person and game, without hints, hidden from people who have not finished it
//! until the day is over. Its games are compared, and its cards follow from a key that is opened afterwards.

use std::time::Duration;

use antipater_engine::duel;
use antipater_show::daily::DealKey;
use antipater_show::game::Sitting;
use antipater_show::options::{DailyDeal, DealSource, Kind, TableOptions, day_of};
use antipater_store::Clock;
use antipater_store::Store;
use axum::http::StatusCode;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::Services;
use crate::common::{BEGIN, Visitor};

/// Opens the table of the day; returns its address.
async fn open(visitor: &mut Visitor, game: &str) -> String {
    let answer = visitor.form(&format!("/daily/{game}"), "").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    answer.header("location").to_owned()
}

/// The watchers' key of a table.
async fn watch(visitor: &mut Visitor, table: &str) -> String {
    let view = visitor.view(table).await;
    format!("/watch/{}", view["table_status"]["watch"].as_str().unwrap())
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test]
async fn everybody_gets_one_table_with_the_same_deal() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Ben").await;
    for game in ["seven", "free-city", "duel"] {
        let table = open(&mut ada, game).await;
        assert_eq!(open(&mut ada, game).await, table);
        let page = ada.get("/daily").await.text;
        assert!(page.contains(&format!("href=\"{table}\"")));
        let view = ada.view(&table).await;
        assert_eq!(view["table_status"]["daily"], true);
        let other = open(&mut ben, game).await;
        assert_ne!(other, table);
        let other = ben.view(&other).await;
        assert_eq!(other["game"], view["game"], "{game}");
        let names = |view: &Value| -> Vec<Value> {
            let seats = view["seats"].as_array().unwrap().iter();
            seats.skip(1).map(|seat| seat["name"].clone()).collect()
        };
        assert_eq!(names(&other), names(&view));
    }
    let begun = |page: &str| page.matches("class=\"begun\"").count();
    assert_eq!(begun(&ada.get("/").await.text), 3);
    clock.advance(DAY);
    assert_eq!(begun(&ada.get("/").await.text), 0);
    let table = open(&mut ada, "duel").await;
    assert_eq!(begun(&ada.get("/").await.text), 1);
    let page = ada.get("/daily").await.text;
    assert!(page.contains(&table) && page.matches("/tables/").count() == 1);
}

#[tokio::test]
async fn there_are_no_hints_and_nothing_is_taken_back() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    for game in ["seven", "free-city", "duel"] {
        let table = open(&mut ada, game).await;
        let view = ada.view(&table).await;
        assert_eq!(view["table_status"]["may_hint"], false);
        let order = json!({"decision": view["decision"]}).to_string();
        let hint = ada.json(&format!("/api{table}/hint"), order).await;
        assert_eq!(hint.status, StatusCode::FORBIDDEN, "{}", hint.text);
        let action = &view["ask"]["actions"][0];
        let played = ada.play(&table, "one", &view["decision"], action).await;
        let view = played.json();
        assert_eq!(view["table_status"]["may_undo"], false);
        let order = json!({"do": "undo", "id": "two", "decision": view["decision"]});
        let undone = ada
            .json(&format!("/api{table}/actions"), order.to_string())
            .await;
        assert_eq!(undone.status, StatusCode::CONFLICT, "{}", undone.text);
    }
}

#[tokio::test]
async fn no_bot_finishes_the_game() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = open(&mut ada, "seven").await;
    let page = ada.get(&table).await.text;
    assert!(page.contains("id=\"resign\"") && !page.contains("data-leave"));
    let order = json!({"do": "leave"}).to_string();
    let left = ada.json(&format!("/api{table}/actions"), order).await;
    assert_eq!(left.status, StatusCode::CONFLICT, "{}", left.text);
    assert!(left.text.contains("no-bots"), "{}", left.text);
}

#[tokio::test]
async fn nobody_else_sees_a_game_before_the_day_is_over() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Ben").await;
    let table = open(&mut ada, "duel").await;
    let watch = watch(&mut ada, &table).await;
    let seen = |watch: &str, table: &str| {
        let name = watch.strip_prefix("/watch/").unwrap();
        [
            watch.to_owned(),
            format!("{watch}/replay"),
            format!("{watch}/record"),
            format!("/api{watch}"),
            format!("/api/analyses/watch-{name}-quick"),
            table.to_owned(),
            format!("{table}/replay"),
            format!("{table}/tv"),
            format!("/api{table}"),
            format!("/api{table}/record"),
            format!("/api{table}/replay"),
        ]
    };
    for over in [false, true] {
        if over {
            ada.play_on(&table, |_| 0).await;
        }
        for path in seen(&watch, &table) {
            let answer = ben.get(&path).await;
            let refused = [
                StatusCode::FORBIDDEN,
                StatusCode::CONFLICT,
                StatusCode::NOT_FOUND,
            ];
            assert!(
                refused.contains(&answer.status),
                "{path}: {}",
                answer.status
            );
            assert!(!answer.text.contains("Sappho") && !answer.text.contains("\"moves\""));
        }
        let lobby = ben.get("/").await.text;
        assert!(!lobby.contains(&table));
    }
    assert!(
        ada.get("/daily")
            .await
            .text
            .contains("Antipater, 2026-11-20. ")
    );
    assert_eq!(
        ada.get(&format!("{table}/replay")).await.status,
        StatusCode::OK
    );
    clock.advance(DAY);
    assert_eq!(ben.get(&watch).await.status, StatusCode::OK);
    assert_eq!(
        ben.get(&format!("{watch}/record")).await.status,
        StatusCode::OK
    );
    assert_eq!(ben.get(&table).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn no_form_opens_the_deal_of_another_day() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    for fields in ["daily=20777", "game=duel&daily=1", "daily="] {
        let answer = ada.form("/tables", fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{fields}");
    }
    let answer = ada.json("/api/tables", r#"{"daily":20777}"#).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert_eq!(
        ada.form("/daily/chess", "").await.status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        ada.get("/daily/duel").await.status,
        StatusCode::METHOD_NOT_ALLOWED
    );
}

/// Plays the deal of the day to its end, always taking the action of this number.
async fn finish(visitor: &mut Visitor, game: &str, choice: usize) -> (String, Value) {
    let table = open(visitor, game).await;
    let view = visitor.play_on(&table, |count| choice % count).await;
    (table, view)
}

/// The text of the element of a class, without tags.
fn text_of(page: &str, class: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("class=\"{class}\""))?;
    let inner = rest.split_once('>')?.1.split("</p>").next()?;
    let parts = inner
        .split('<')
        .map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    Some(parts.collect())
}

#[tokio::test]
async fn the_same_choices_lead_to_the_same_game() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Hypatia").await;
    for game in ["seven", "free-city", "duel"] {
        let mut moves = Vec::new();
        for visitor in [&mut ada, &mut ben] {
            let (table, _) = finish(visitor, game, 0).await;
            let record = visitor.get(&format!("/api{table}/record")).await.json();
            moves.push((record["setup"].clone(), record["moves"].clone()));
        }
        assert_eq!(moves[0], moves[1], "{game}");
    }
}

#[tokio::test]
async fn games_are_compared_by_people_who_have_finished() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Ben").await;
    let mut cem = services.person("Cem").await;
    let compared = "/daily/duel/2026-11-20";
    let (table, _) = finish(&mut ada, "duel", 0).await;
    let page = ada.get("/daily").await.text;
    assert_eq!(
        text_of(&page, "daily-place").unwrap(),
        "You are the first to finish."
    );
    // Ben has begun, and knows only that Ada has finished.
    let other = open(&mut ben, "duel").await;
    let page = ben.get("/daily").await.text + &ben.get(compared).await.text;
    assert!(
        !page.contains("Ada") && !page.contains("daily-levels"),
        "{page}"
    );
    assert!(page.contains("2 people have begun, 1 finished."), "{page}");
    let watch = watch(&mut ada, &table).await;
    assert_eq!(
        ben.get(&format!("{watch}/replay")).await.status,
        StatusCode::CONFLICT
    );
    // He resigns, so he is behind Ada whatever she has.
    let resigned = ben.form(&format!("{other}/actions"), "do=resign").await;
    assert!(resigned.status.is_redirection(), "{}", resigned.text);
    clock.advance(Duration::from_secs(1));
    let placed = |share, place| format!("Better than {share}% of one other player. Place {place}.");
    let [of_ada, of_ben] = [placed(100, 1), placed(0, 2)];
    let page = ben.get("/daily").await.text;
    assert_eq!(text_of(&page, "daily-place").unwrap(), of_ben);
    let page = ben.get(compared).await.text;
    assert!(
        page.contains("Ada") && page.contains("daily-levels"),
        "{page}"
    );
    assert_eq!(
        ben.get(&format!("{watch}/replay")).await.status,
        StatusCode::OK
    );
    let page = ada.get("/daily").await.text;
    assert_eq!(text_of(&page, "daily-place").unwrap(), of_ada);
    let games = ada.get("/api/daily/duel/2026-11-20").await.json();
    assert_eq!(
        (&games["begun"], &games["finished"]),
        (&json!(2), &json!(2))
    );
    let of = |name: &str| {
        let mut people = games["people"].as_array().unwrap().iter();
        people.find(|one| one["name"] == name).unwrap()
    };
    let (first, second) = (of("Ada"), of("Ben"));
    assert_eq!(
        [&first["own"], &second["own"]],
        [&json!(true), &json!(false)]
    );
    assert_eq!(
        (&second["place"], &second["lead"]),
        (&json!(2), &json!(-100))
    );
    assert_eq!(games["levels"].as_array().unwrap().len(), 5);
    assert!(games["key"].is_null() && first["taken"].as_array().unwrap().len() > 20);
    let data = ada.get("/api/me/data").await.json();
    assert_eq!(
        data["daily"][0]["table"],
        json!(table.trim_start_matches("/tables/"))
    );
    let picture = ada.get("/daily/duel/2026-11-20/picture").await;
    assert_eq!(picture.header("content-type"), "image/png");
    let of_another = cem.get("/daily/duel/2026-11-20/picture").await;
    assert_eq!(of_another.status, StatusCode::NOT_FOUND);
    // Only the first game counts, and a person who has not played learns nothing before the day is over.
    assert_eq!(open(&mut ada, "duel").await, table);
    assert!(!cem.get(compared).await.text.contains("Ada"));
    assert_eq!(
        cem.get("/daily/duel/2026-11-21").await.status,
        StatusCode::NOT_FOUND
    );
    clock.advance(DAY);
    let page = cem.get(compared).await.text;
    assert!(page.contains("Ada") && page.contains("Ben"), "{page}");
    // A person who leaves public lists stands there without a name, nor a replay that shows it.
    ben.form("/me/rating", "rated=no").await;
    let games = cem.get("/api/daily/duel/2026-11-20").await.json();
    let people = games["people"].as_array().unwrap().iter();
    let mut named: Vec<_> = people
        .map(|one| (one["name"].is_string(), one["watch"].is_string()))
        .collect();
    named.sort_unstable();
    assert_eq!(named, [(false, false), (true, true)]);
    assert!(!cem.get(compared).await.text.contains("Ben"));
    let page = cem.get("/daily").await.text;
    assert!(page.contains("Yesterday") && page.contains("Ada"), "{page}");
}

#[tokio::test]
async fn a_game_that_ends_after_its_day_does_not_count() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    let mut ada = services.person("Ada").await;
    let table = open(&mut ada, "duel").await;
    clock.advance(DAY);
    ada.play_on(&table, |_| 0).await;
    let page = ada.get("/daily/duel/2026-11-20").await.text;
    assert!(page.contains("One person has begun, 0 finished."), "{page}");
    assert!(!page.contains("daily-best"), "{page}");
}

#[tokio::test]
async fn the_key_of_a_day_is_stated_by_its_hash_and_opened_afterwards() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    let mut ada = services.person("Ada").await;
    let (table, _) = finish(&mut ada, "duel", 0).await;
    let codes = |page: &str| -> Vec<String> {
        let codes = page.split("<code>").skip(1);
        codes
            .map(|code| code.split('<').next().unwrap().to_owned())
            .collect()
    };
    let before = codes(&ada.get("/daily").await.text);
    let record = ada.get(&format!("/api{table}/record")).await.json();
    clock.advance(DAY);
    let after = codes(&ada.get("/daily").await.text);
    // The hashes of the day and of the day before, and the key of the day before.
    assert_eq!((before.len(), after.len()), (3, 3));
    assert_eq!(after[1], before[0]);
    assert!(!before.contains(&after[2]));
    let key: [u8; 32] = std::array::from_fn(|byte| {
        u8::from_str_radix(&after[2][2 * byte..2 * byte + 2], 16).unwrap()
    });
    let hash: String = Sha256::digest(key)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert_eq!(hash, before[0]);
    // The key deals the same cards.
    let source = DealSource::Server;
    let deal = DailyDeal {
        day: day_of(BEGIN),
        source,
    };
    let options = TableOptions::of_day(Kind::Duel, deal);
    let mut sitting: Vec<Sitting> = [None, Some(options.level)]
        .map(|bot| Sitting {
            name: String::new(),
            bot,
        })
        .into();
    let mut rng = DealKey::new(key).deal(Kind::Duel as u64);
    options.name_bots(&mut sitting, &mut rng);
    sitting[0].name = "Ada".to_owned();
    let dealt = options.deal(String::new(), &sitting, &mut rng).unwrap();
    let dealt = duel::Record::read(&dealt.record()).unwrap();
    let played = duel::Record::read(&record.to_string()).unwrap();
    assert_eq!(dealt.setup(), played.setup());
}

#[tokio::test]
async fn games_count_before_their_people_look() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let services = Services::on(store.unwrap());
    services.close.send_replace(true);
    for name in ["Ada", "Ben", "Cem"] {
        let mut visitor = services.person(name).await;
        let table = open(&mut visitor, "duel").await;
        let resigned = visitor.form(&format!("{table}/actions"), "do=resign").await;
        assert_eq!(resigned.status, StatusCode::SEE_OTHER, "{}", resigned.text);
    }
    let mut dora = services.person("Dora").await;
    let seen = dora.get("/api/daily/duel/2026-11-20").await.json();
    assert_eq!((&seen["begun"], &seen["finished"]), (&json!(3), &json!(3)));
    assert_eq!(seen["people"], json!([]));
}
