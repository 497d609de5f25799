//! Cards of people: following, blocking and challenging them.

use std::time::Duration;

use antipater_server::ServerOptions;
use antipater_store::{Clock, Store};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{BEGIN, Visitor, fresh_store, seeded};
use crate::{Ear, Services};

/// The address of a person's card.
async fn card_of(visitor: &mut Visitor) -> String {
    let me = visitor.get("/api/me").await.json();
    format!("/people/{}", me["person"].as_str().unwrap())
}

/// The card at an address, as a visitor sees it.
async fn see(visitor: &mut Visitor, card: &str) -> Value {
    let answer = visitor.get(&format!("/api{card}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

async fn relate(visitor: &mut Visitor, card: &str, relation: &str) {
    let answer = visitor.form(card, &format!("relation={relation}")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    assert_eq!(answer.header("location"), card);
}

/// Challenges a person with the form; returns the address of the table.
async fn challenge(visitor: &mut Visitor, card: &str, fields: &str) -> String {
    let answer = visitor.form(&format!("{card}/challenge"), fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    answer.header("location").to_owned()
}

/// Whom the pool seats with a person: the names at the table, without bots.
async fn seated(visitor: &mut Visitor) -> Vec<String> {
    let search = visitor.get("/api/pool").await.json();
    let table = format!("/tables/{}", search["table"].as_str().unwrap());
    let view = visitor.view(&table).await;
    let seats = view["seats"].as_array().unwrap().iter();
    let people = seats.filter(|seat| seat["bot"].is_null());
    let mut names: Vec<String> = people
        .map(|seat| seat["name"].as_str().unwrap().to_owned())
        .collect();
    names.sort_unstable();
    names
}

const DUEL: &str = "game=duel&tempo=quick";

#[tokio::test]
async fn play_now_keeps_blocked_people_apart() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let mut chloe = services.person("Chloe").await;
    let card = card_of(&mut boris).await;
    ada.form("/play", DUEL).await;
    // Ada blocks Boris while she waits.
    relate(&mut ada, &card, "block").await;
    // Who has waited longest chooses first.
    services.state.pass_time(Duration::from_secs(1)).await;
    boris.form("/play", DUEL).await;
    services.state.pass_time(Duration::from_secs(1)).await;
    for one in [&mut ada, &mut boris] {
        assert_eq!(one.get("/api/pool").await.json()["stage"], "waiting");
    }
    chloe.form("/play", DUEL).await;
    services.state.pass_time(Duration::ZERO).await;
    assert_eq!(seated(&mut ada).await, ["Ada", "Chloe"]);
    assert_eq!(boris.get("/api/pool").await.json()["stage"], "waiting");
}

#[tokio::test]
async fn over_days_and_in_the_lobby_blocked_people_do_not_meet() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let card = card_of(&mut ada).await;
    let days = "game=duel&tempo=days";
    let table = ada.form("/play", days).await.header("location").to_owned();
    let listed = |text: &str| text.contains(&format!("action=\"{table}/join\""));
    assert!(listed(&boris.get("/lobby").await.text));
    relate(&mut boris, &card, "block").await;
    assert!(!listed(&boris.get("/lobby").await.text));
    let refused = boris.form(&format!("{table}/join"), "").await;
    // It looks like a table that is gone, to both.
    let nowhere = boris.form("/tables/0123456789ab/join", "").await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND, "{}", refused.text);
    assert_eq!(refused.text, nowhere.text);
    let other = boris.form("/play", days).await;
    assert_ne!(other.header("location"), table);
    // An invitation is stronger.
    let invitation = ada.view(&table).await["invitation"].clone();
    let join = format!("/join/{}", invitation.as_str().unwrap());
    assert_eq!(boris.form(&join, "").await.header("location"), table);
}

#[tokio::test]
async fn a_person_is_followed_until_they_block() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let (own, card) = (card_of(&mut ada).await, card_of(&mut boris).await);
    relate(&mut ada, &card, "follow").await;
    assert_eq!(see(&mut ada, &card).await["relation"], "follow");
    assert_eq!(see(&mut boris, &own).await["relation"], Value::Null);
    let page = ada.get("/people").await.text;
    assert!(page.contains("id=\"people-followed\"") && page.contains(&card));
    assert!(!page.contains("id=\"people-here\""));
    let ear = Ear::open(&boris, "/lobby/stream").await;
    services.has_streams(1).await;
    let page = ada.get("/people").await.text;
    assert!(page.contains("id=\"people-here\"") && !page.contains("id=\"people-followed\""));
    drop(ear);
    let data = ada.get("/me/data").await.json();
    let relation = &data["relations"][0];
    assert_eq!(
        (&relation["name"], &relation["relation"]),
        (&json!("Boris"), &json!("follow"))
    );
    relate(&mut boris, &own, "block").await;
    assert_eq!(see(&mut ada, &card).await["relation"], Value::Null);
    assert!(!ada.get("/people").await.text.contains(&card));
    // Ada does not learn why, nor when he is here.
    relate(&mut ada, &card, "follow").await;
    let ear = Ear::open(&boris, "/lobby/stream").await;
    services.has_streams(1).await;
    let page = ada.get("/people").await.text;
    assert!(page.contains("id=\"people-followed\"") && !page.contains("id=\"people-here\""));
    drop(ear);
    let page = boris.get("/people").await.text;
    assert!(page.contains("id=\"people-blocked\"") && page.contains(&own));
    relate(&mut boris, &own, "none").await;
    relate(&mut ada, &card, "follow").await;
    // What others keep about a person goes with the person.
    let gone = boris.form("/me/delete", "name=Boris").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text);
    assert_eq!(ada.get(&card).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ada.get("/me/data").await.json()["relations"], json!([]));
}

#[tokio::test]
async fn a_card_has_ratings_games_and_only_others_have_buttons() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let (own, card) = (card_of(&mut ada).await, card_of(&mut boris).await);
    let page = ada.get(&card).await.text;
    assert!(
        page.contains("<bdi>Boris</bdi>") && page.contains("You have not played together yet.")
    );
    for button in [
        "value=\"follow\"",
        "value=\"block\"",
        "/challenge\"",
        "/report\"",
    ] {
        assert!(page.contains(button), "{button}");
        assert!(!ada.get(&own).await.text.contains(button), "{button}");
    }
    let mut stranger = Visitor::new(services.app.clone());
    let page = stranger.get(&card).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.text.contains("value=\"block\""));
    for wrong in ["/people/abc", &format!("{card}00")] {
        assert_eq!(ada.get(wrong).await.status, StatusCode::NOT_FOUND);
    }
    let refused = ada.form(&own, "relation=follow").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert_eq!(
        stranger.form(&card, "relation=follow").await.status,
        StatusCode::UNAUTHORIZED
    );
    // Boris resigns a Duel.
    let table = challenge(&mut ada, &card, DUEL).await;
    boris.form(&format!("{table}/room"), "do=sit").await;
    ada.form(&format!("{table}/room"), "do=deal").await;
    let resigned = boris.form(&format!("{table}/actions"), "do=resign").await;
    assert_eq!(resigned.status, StatusCode::SEE_OTHER, "{}", resigned.text);
    let together = see(&mut ada, &card).await["together"].clone();
    assert_eq!(together, json!({"games": 1, "ahead": 1, "behind": 0}));
    let together = see(&mut boris, &own).await["together"].clone();
    assert_eq!(together, json!({"games": 1, "ahead": 0, "behind": 1}));
    assert!(
        ada.get("/people")
            .await
            .text
            .contains("id=\"people-recent\"")
    );
    let history = ada.get("/games").await.text;
    assert!(history.contains(&format!("href=\"{card}\"")));
}

#[tokio::test]
async fn a_challenge_is_accepted_or_declined_on_the_start_page() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let (own, card) = (card_of(&mut ada).await, card_of(&mut boris).await);
    let table = challenge(&mut ada, &card, "game=duel&tempo=normal").await;
    // There is one for the two, whoever asks.
    assert_eq!(challenge(&mut ada, &card, DUEL).await, table);
    assert_eq!(challenge(&mut boris, &own, DUEL).await, table);
    let page = boris.get("/").await.text;
    assert!(page.contains("Ada challenges you"), "{page}");
    assert!(page.contains("10 min + 20 s") && page.contains("Accept"));
    assert!(!ada.get("/").await.text.contains("challenges you"));
    let listed = boris.get("/api/me").await.json()["challenges"].clone();
    assert_eq!(
        format!("/tables/{}", listed[0]["table"].as_str().unwrap()),
        table
    );
    let lobby = ada.get("/lobby").await.text;
    assert!(!lobby.contains(&table), "{lobby}");
    let room = format!("{table}/room");
    assert_eq!(boris.form(&room, "do=stand").await.header("location"), "/");
    assert_eq!(boris.get("/api/me").await.json()["challenges"], json!([]));
    assert!(!boris.get("/").await.text.contains("challenges you"));
    let seats = ada.view(&table).await["seats"].clone();
    let free = |seat: &&Value| seat["name"].is_null() && seat["bot"].is_null();
    let seats = seats.as_array().unwrap();
    let free: Vec<&Value> = seats.iter().filter(free).collect();
    assert_eq!((free.len(), &free[0]["declined"]), (1, &json!(true)));
    for page in ["/", table.as_str()] {
        assert!(ada.get(page).await.text.contains("Declined"), "{page}");
    }
    // The room is still open, so Ada invites again from the card.
    let page = ada.get(&card).await.text;
    let id = table.strip_prefix("/tables/").unwrap();
    assert!(page.contains(&format!("name=\"table\" value=\"{id}\"")));
    assert_eq!(
        challenge(&mut ada, &card, &format!("table={id}")).await,
        table
    );
    boris.form(&room, "do=sit").await;
    ada.form(&room, "do=deal").await;
    assert_eq!(boris.view(&table).await["stage"], "playing");
    // Another one may follow, and ends with its room.
    let next = challenge(&mut ada, &card, DUEL).await;
    assert_ne!(next, table);
    ada.form(&format!("{next}/room"), "do=close").await;
    assert_eq!(boris.get("/api/me").await.json()["challenges"], json!([]));
}

#[tokio::test]
async fn a_challenge_without_an_answer_ends_after_a_day() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock).await;
    let services = Services::on(store.unwrap());
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let table = challenge(&mut ada, &card_of(&mut boris).await, DUEL).await;
    let hour = Duration::from_secs(60 * 60);
    services.state.pass_time(23 * hour).await;
    assert!(boris.get("/").await.text.contains("Ada challenges you"));
    services.state.pass_time(2 * hour).await;
    assert!(!boris.get("/").await.text.contains("challenges you"));
    for page in ["/", table.as_str()] {
        assert!(ada.get(page).await.text.contains("No answer"), "{page}");
    }
    let seats = ada.view(&table).await["seats"].clone();
    let free = seats.as_array().unwrap().iter();
    assert!(free.clone().any(|seat| seat["unanswered"] == true));
    // Its room stays open for another day, so that its host learns of it.
    services.state.pass_time(25 * hour).await;
    assert!(!ada.get("/").await.text.contains("No answer"));
    let room = ada.get(&table).await;
    assert_eq!(room.status, StatusCode::NOT_FOUND, "{}", room.text);
}

#[tokio::test]
async fn over_days_the_cards_are_dealt_when_a_challenge_is_accepted() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let card = card_of(&mut boris).await;
    let table = challenge(&mut ada, &card, "game=seven-second&tempo=days").await;
    assert_eq!(ada.view(&table).await["stage"], "gathering");
    boris.form(&format!("{table}/room"), "do=sit").await;
    let view = boris.view(&table).await;
    assert_eq!(view["stage"], "playing");
    let bots = view["seats"].as_array().unwrap().iter();
    assert_eq!(bots.filter(|seat| !seat["bot"].is_null()).count(), 1);
}

#[tokio::test]
async fn a_challenge_to_a_person_who_blocks_looks_like_one_that_is_not_answered() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let mut chloe = services.person("Chloe").await;
    let (own, card) = (card_of(&mut ada).await, card_of(&mut boris).await);
    let table = challenge(&mut ada, &card, DUEL).await;
    // By blocking her, he declines.
    relate(&mut boris, &own, "block").await;
    assert!(ada.get(&table).await.text.contains("Declined"));
    assert_eq!(boris.get("/api/me").await.json()["challenges"], json!([]));

    let other = card_of(&mut chloe).await;
    let answered = challenge(&mut ada, &other, DUEL).await;
    let unseen = challenge(&mut ada, &card, DUEL).await;
    assert_eq!(challenge(&mut ada, &card, DUEL).await, unseen);
    let invited = ada.open("game=duel&people=2").await;
    let id = invited.strip_prefix("/tables/").unwrap();
    challenge(&mut ada, &card, &format!("table={id}")).await;
    let like = |page: &str, name: &str, table: &str| {
        let page = page.replace(name, "X");
        page.replace(table.strip_prefix("/tables/").unwrap(), "T")
    };
    let seats = |view: &Value| {
        let seats = view["seats"].as_array().unwrap().clone();
        let mut kept = seats.into_iter().filter(|seat| seat["kept"] == true);
        let mut seat = kept.next().unwrap();
        seat["person"] = Value::Null;
        like(&seat.to_string(), "Boris", &unseen)
    };
    let told = seats(&ada.view(&unseen).await);
    assert_eq!(
        told,
        seats(&ada.view(&answered).await).replace("Chloe", "X")
    );
    assert_eq!(see(&mut ada, &card).await["relation"], Value::Null);
    // He sees none of it, and cannot challenge her.
    assert_eq!(boris.get("/api/me").await.json()["challenges"], json!([]));
    assert_eq!(boris.get("/api/tables").await.json()["tables"], json!([]));
    assert!(!boris.get("/").await.text.contains("challenges you"));
    assert_eq!(see(&mut boris, &own).await["challenge"], Value::Null);
    for fields in [DUEL, &format!("table={id}")] {
        let refused = boris.form(&format!("{own}/challenge"), fields).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
        assert!(refused.text.contains("You block this person."));
    }
    assert!(!boris.get(&own).await.text.contains("/challenge\""));
    relate(&mut boris, &own, "none").await;
    assert!(boris.get("/").await.text.contains("Ada challenges you"));
}

#[tokio::test]
async fn programs_challenge_too() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let me = boris.get("/api/me").await.json();
    let order = |fields: Value| {
        let mut order = json!({"person": me["person"]});
        let fields = fields.as_object().unwrap().clone();
        order.as_object_mut().unwrap().extend(fields);
        order.to_string()
    };
    let duel = json!({"game": "duel", "tempo": "quick"});
    let done = ada.json("/api/challenges", order(duel.clone())).await;
    assert_eq!(done.status, StatusCode::CREATED, "{}", done.text);
    let table = done.json()["table"].clone();
    let sit = json!({"do": "sit"}).to_string();
    let room = format!("/api/tables/{}/room", table.as_str().unwrap());
    assert_eq!(boris.json(&room, sit).await.status, StatusCode::OK);
    for wrong in [
        json!({}),
        json!({"game": "duel"}),
        json!({"game": "chess", "tempo": "quick"}),
        json!({"game": "duel", "tempo": "quick", "table": table}),
    ] {
        let refused = ada.json("/api/challenges", order(wrong.clone())).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    // A table of somebody else is not an invitation to give.
    let other = boris.open("game=duel&people=2").await;
    let other = json!({"table": other.strip_prefix("/tables/").unwrap(), "person": me["person"]});
    let refused = ada.json("/api/challenges", order(other)).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
    let mut stranger = Visitor::new(services.app.clone());
    let refused = stranger.json("/api/challenges", order(duel)).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn nobody_challenges_without_end() {
    let services = Services::with(fresh_store().await, ServerOptions { ..seeded() });
    let mut ada = services.person("Ada").await;
    let mut sent = 0;
    let refused = loop {
        let mut other = services.person(&format!("P{sent}")).await;
        let card = card_of(&mut other).await;
        let answer = ada.form(&format!("{card}/challenge"), DUEL).await;
        if answer.status != StatusCode::SEE_OTHER {
            break answer;
        }
        sent += 1;
    };
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("challenged several people"));
    assert!((5..20).contains(&sent), "{sent}");
}

#[tokio::test]
async fn a_name_is_reported_from_the_card() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    for name in ["Rude", "Ruder"] {
        let mut other = services.person(name).await;
        let card = card_of(&mut other).await;
        let sent = ada.form(&format!("{card}/report"), "reason=The+name").await;
        assert_eq!(sent.header("location"), format!("{card}?reported=yes"));
        let page = ada.get(&format!("{card}?reported=yes")).await.text;
        assert!(page.contains("Thank you."));
    }
    let reports = services.store.open_reports(9).await.unwrap();
    let quoted: Vec<&str> = reports.iter().map(|one| one.quoted.as_str()).collect();
    assert_eq!(quoted, ["Rude", "Ruder"]);
}
