//! Play now: people of like rating are seated together, and bots take the empty seats.

use std::time::Duration;

use antipater_server::ServerOptions;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::common::{Visitor, fresh_store, seeded};
use crate::{Ear, Services};

/// After this time bots take the empty seats.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest time between two signs of a person who waits.
const SIGN: Duration = Duration::from_secs(10);

const DUEL: &str = "game=duel&tempo=quick";

/// Looks for opponents with the form; the page that follows.
async fn enter(visitor: &mut Visitor, fields: &str) -> String {
    let answer = visitor.form("/play", fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    answer.header("location").to_owned()
}

/// The address to which the page of a person who waits leads.
async fn led_to(visitor: &mut Visitor) -> String {
    let page = visitor.get("/play/wait").await;
    assert_eq!(page.status, StatusCode::SEE_OTHER, "{}", page.text);
    page.header("location").to_owned()
}

async fn search(visitor: &mut Visitor) -> Value {
    let answer = visitor.get("/api/pool").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

/// Lets people be matched.
async fn look(services: &Services) {
    services.state.pass_time(Duration::ZERO).await;
}

#[tokio::test]
async fn two_people_meet() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    assert_eq!(enter(&mut ada, DUEL).await, "/play/wait?game=duel");
    look(&services).await;
    let page = ada.get("/play/wait").await.text;
    assert!(page.contains("You are the only one waiting"), "{page}");
    assert!(page.contains("http-equiv=\"refresh\"") && page.contains("action=\"/play/leave\""));
    // Pages of the choice and of the search lead to each other.
    assert_eq!(ada.get("/play").await.header("location"), "/play/wait");
    assert_eq!(led_to(&mut boris).await, "/play?game=seven-second");
    let mut ear = Ear::open(&ada, "/play/wait/stream").await;
    assert!(ear.next().await.contains("id=\"search-waiting\""));
    enter(&mut boris, DUEL).await;
    look(&services).await;
    // The number of people who wait may be told before the seat.
    while !ear.next().await.contains("event: reload") {}
    let table = led_to(&mut ada).await;
    assert!(table.starts_with("/tables/"));
    assert_eq!(led_to(&mut boris).await, table);
    assert_eq!(players(&mut ada, &table).await, ["Ada", "Boris"]);
    let view = ada.view(&table).await;
    assert!(!view["table_status"]["ends_at"].is_null(), "{view}");
}

/// The people at a table by name; bots are "bot".
async fn players(visitor: &mut Visitor, table: &str) -> Vec<String> {
    let view = visitor.view(table).await;
    let seats = view["seats"].as_array().unwrap().iter();
    let mut names: Vec<String> = seats
        .map(|seat| match seat["bot"].as_str() {
            Some(_) => "bot".to_owned(),
            None => seat["name"].as_str().unwrap().to_owned(),
        })
        .collect();
    names.sort_unstable();
    names
}

#[tokio::test]
async fn bots_take_the_empty_seats_after_twenty_seconds() {
    let services = Services::new().await;
    let mut people = Vec::new();
    for name in ["Ada", "Boris", "Chloe"] {
        let mut person = services.person(name).await;
        enter(&mut person, "game=seven-first&tempo=normal").await;
        people.push(person);
    }
    services.state.pass_time(SIGN).await;
    for person in &mut people[..2] {
        let search = search(person).await;
        assert_eq!(search["stage"], "waiting");
        assert_eq!(
            (&search["waiting"], &search["fills_in"]),
            (&json!(3), &json!(10))
        );
    }
    // Chloe has closed the page.
    services.state.pass_time(PATIENCE - SIGN).await;
    assert_eq!(led_to(&mut people[2]).await, "/play?game=seven-second");
    let found = search(&mut people[0]).await;
    assert_eq!(found["stage"], "seated");
    let table = format!("/tables/{}", found["table"].as_str().unwrap());
    assert_eq!(led_to(&mut people[1]).await, table);
    let players = players(&mut people[0], &table).await;
    assert_eq!(players, ["Ada", "Boris", "bot", "bot"]);
    // The seat is not named for ever, but the table goes on.
    services.state.pass_time(Duration::from_secs(61)).await;
    assert_eq!(search(&mut people[0]).await["stage"], "none");
    assert_eq!(people[0].get(&table).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_stream_is_a_sign_and_one_person_plays_a_duel_against_a_bot() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    enter(&mut ada, DUEL).await;
    let mut ear = Ear::open(&ada, "/play/wait/stream").await;
    services.state.pass_time(PATIENCE).await;
    while !ear.next().await.contains("event: reload") {}
    let table = led_to(&mut ada).await;
    assert_eq!(players(&mut ada, &table).await, ["Ada", "bot"]);
}

#[tokio::test]
async fn a_person_waits_once_and_leaves_with_one_click() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    for fields in [
        DUEL,
        DUEL,
        "game=duel&tempo=normal",
        "game=free-city&tempo=quick",
    ] {
        enter(&mut ada, fields).await;
        look(&services).await;
        assert_eq!(search(&mut ada).await["waiting"], 1);
    }
    enter(&mut boris, DUEL).await;
    look(&services).await;
    assert_eq!(
        search(&mut boris).await["waiting"],
        1,
        "Ada waits elsewhere"
    );
    let left = ada.form("/play/leave", "").await;
    assert_eq!(left.header("location"), "/play?game=free-city");
    assert_eq!(search(&mut ada).await["stage"], "none");
    enter(&mut boris, "game=free-city&tempo=quick").await;
    look(&services).await;
    assert_eq!(search(&mut boris).await["stage"], "waiting");
    // Programs do the same.
    assert_eq!(
        delete(&mut boris, "/api/pool").await,
        StatusCode::NO_CONTENT
    );
    assert_eq!(
        delete(&mut boris, "/api/pool").await,
        StatusCode::NO_CONTENT
    );
    assert_eq!(search(&mut boris).await["stage"], "none");
    services.state.pass_time(PATIENCE).await;
    assert!(!boris.get("/").await.text.contains("id=\"unfinished\""));
}

async fn delete(visitor: &mut Visitor, path: &str) -> StatusCode {
    let request = Request::delete(path).body(Body::empty()).unwrap();
    visitor.send(request).await.status
}

#[tokio::test]
async fn programs_look_for_opponents() {
    let services = Services::new().await;
    let mut stranger = Visitor::new(services.app.clone());
    let order = json!({"game": "duel", "tempo": "quick", "name": "Dora"}).to_string();
    let refused = stranger.json("/api/pool", order.clone()).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    let mut ada = services.person("Ada").await;
    let mut dora = services.person("D").await;
    enter(&mut ada, DUEL).await;
    let asked = dora.json("/api/pool", order).await;
    assert_eq!(asked.status, StatusCode::ACCEPTED, "{}", asked.text);
    let asked = asked.json();
    assert_eq!(
        (&asked["game"], &asked["tempo"]),
        (&json!("duel"), &json!("quick"))
    );
    look(&services).await;
    let table = search(&mut dora).await["table"].clone();
    let table = format!("/tables/{}", table.as_str().unwrap());
    assert_eq!(players(&mut ada, &table).await, ["Ada", "Dora"]);
    for wrong in [
        json!({"game": "chess", "tempo": "quick"}),
        json!({"game": "duel", "tempo": "soon"}),
        json!({"game": "duel"}),
    ] {
        let refused = dora.json("/api/pool", wrong.to_string()).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let refused = dora.form("/play", "game=duel&tempo=soon").await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
}

/// A new visitor becomes a person under the typed name.
#[tokio::test]
async fn a_new_visitor_plays_with_one_form() {
    let services = Services::new().await;
    let mut visitor = Visitor::new(services.app.clone());
    assert!(
        visitor
            .get("/")
            .await
            .text
            .contains("href=\"/play?game=duel\"")
    );
    let page = visitor.get("/play?game=duel").await.text;
    assert!(page.contains("value=\"duel\" checked") && page.contains("name=\"name\""));
    assert_eq!(
        visitor.get("/play/wait/stream").await.status,
        StatusCode::UNAUTHORIZED
    );
    enter(&mut visitor, "game=duel&tempo=quick&name=Zeno").await;
    services.state.pass_time(PATIENCE / 2).await;
    visitor.get("/play/wait").await;
    services.state.pass_time(PATIENCE / 2).await;
    let table = led_to(&mut visitor).await;
    assert_eq!(players(&mut visitor, &table).await, ["Zeno", "bot"]);
}

#[tokio::test]
async fn a_network_does_not_fill_the_pools() {
    let options = ServerOptions {
        proxies: 1,
        ..seeded()
    };
    let services = Services::with(fresh_store().await, options);
    let person = async |number: usize, address: &'static str| {
        let mut person = services.person(&format!("P{number}")).await;
        person.address = address;
        person
    };
    // One in each pool, so that nobody is seated meanwhile.
    let games = ["seven-second", "seven-first", "free-city", "duel"];
    let pools = games.map(|game| ["quick", "normal"].map(|tempo| (game, tempo)));
    for (number, (game, tempo)) in pools.into_iter().flatten().enumerate() {
        let mut person = person(number, "2001:db8::1").await;
        enter(&mut person, &format!("game={game}&tempo={tempo}")).await;
    }
    let mut next = person(8, "2001:db8::2").await;
    let refused = next.form("/play", DUEL).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(
        refused.text.contains("from your network"),
        "{}",
        refused.text
    );
    let mut far = person(9, "2001:db9::1").await;
    enter(&mut far, DUEL).await;
    // The rate at which one person enters and leaves is limited.
    let mut entered = 0;
    while far.form("/play", DUEL).await.status == StatusCode::SEE_OTHER {
        far.form("/play/leave", "").await;
        entered += 1;
    }
    assert!((5..60).contains(&entered), "{entered}");
}

/// Over days the pool is the lobby: the next person sits down, and the cards are dealt without a host.
#[tokio::test]
async fn over_days_people_meet_in_the_lobby() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let mut chloe = services.person("Chloe").await;
    let days = "game=seven-second&tempo=days";
    let table = enter(&mut ada, days).await;
    assert_eq!(
        enter(&mut ada, days).await,
        table,
        "Ada waits there already"
    );
    assert_eq!(ada.view(&table).await["stage"], "gathering");
    let lobby = boris.get("/lobby?tempo=days").await.text;
    assert!(
        lobby.contains(&format!("action=\"{table}/join\"")),
        "{lobby}"
    );
    // Time does not fill it with bots.
    services.state.pass_time(Duration::from_secs(3600)).await;
    // Another game has another table.
    assert_ne!(enter(&mut chloe, "game=duel&tempo=days").await, table);
    assert_eq!(enter(&mut boris, days).await, table);
    assert_eq!(boris.view(&table).await["stage"], "gathering");
    // The last one may also come from the lobby.
    let joined = chloe.form(&format!("{table}/join"), "").await;
    assert_eq!(joined.header("location"), table);
    assert_eq!(chloe.view(&table).await["stage"], "playing");
    assert_eq!(players(&mut ada, &table).await, ["Ada", "Boris", "Chloe"]);
    // The table of the Duel is closed by its host, and the next person opens one.
    let duel = enter(&mut chloe, "game=duel&tempo=days").await;
    chloe.form(&format!("{duel}/room"), "do=close").await;
    assert_ne!(enter(&mut boris, "game=duel&tempo=days").await, duel);
}

/// A table with other options is the host's affair.
#[tokio::test]
async fn a_table_in_the_lobby_with_other_options_waits_for_its_host() {
    let services = Services::new().await;
    let mut host = services.person("Host").await;
    let mut guest = services.person("Guest").await;
    let table = host.open("game=duel&people=2&listed=yes&pace=2d").await;
    assert_ne!(enter(&mut guest, "game=duel&tempo=days").await, table);
    let mut other = services.person("Other").await;
    other.form(&format!("{table}/join"), "").await;
    assert_eq!(other.view(&table).await["stage"], "gathering");
}
