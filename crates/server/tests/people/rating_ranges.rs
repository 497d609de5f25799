//! Rating ranges of tables in the lobby: who may sit down, and what the lobby shows.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::Visitor;
use crate::ratings::{quiet, settled};

/// The line of a table in the lobby, as a visitor sees it.
async fn line(visitor: &mut Visitor, table: &str) -> Value {
    let lobby = visitor.get("/api/lobby").await.json();
    let mut tables = lobby["tables"].as_array().unwrap().iter();
    let id = table.strip_prefix("/tables/").unwrap();
    tables.find(|line| line["table"] == id).unwrap().clone()
}

async fn rating(visitor: &mut Visitor) -> i64 {
    let own = visitor.get("/api/me/ratings").await.json();
    own["ratings"][0]["rating"].as_i64().unwrap()
}

/// Whether the lobby offers a seat at a table.
async fn is_offered(visitor: &mut Visitor, table: &str) -> bool {
    let page = visitor.get("/lobby").await.text;
    let filtered = visitor.get("/lobby?open=yes").await.text;
    let offer = format!("action=\"{table}/join\"");
    assert_eq!(page.contains(&offer), filtered.contains(&offer));
    assert!(page.contains(table));
    page.contains(&offer)
}

#[tokio::test]
async fn people_sit_down_whose_settled_rating_is_near_the_hosts() {
    let services = quiet().await;
    let (mut ada, mut ben) = settled(&services).await;
    let (own, other) = (rating(&mut ada).await, rating(&mut ben).await);
    let gap = own - other;
    assert!((50..1000).contains(&gap), "{own} {other}");
    let mut eve = services.person("Eve").await;
    let listed = |within: i64| format!("game=duel&people=2&listed=yes&within={within}");
    let table = ada.open(&listed(gap - 1)).await;
    let range = json!({"from": own - gap + 1, "to": own + gap - 1});
    let shown = format!("Ratings {} to {}", own - gap + 1, own + gap - 1);
    for visitor in [&mut ben, &mut eve] {
        let line = line(visitor, &table).await;
        assert_eq!(line["ratings"], range);
        assert_eq!(line["open_to_you"], false);
        assert!(!is_offered(visitor, &table).await);
        assert!(visitor.get("/lobby").await.text.contains(&shown));
        let refused = visitor.form(&format!("{table}/join"), "").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
        assert!(refused.text.contains("established rating"));
        let refused = visitor.json(&format!("/api{table}/join"), "{}").await;
        assert_eq!(refused.json()["error"]["kind"], "outside-range");
    }
    let page = ada.get(&table).await.text;
    assert!(page.contains(&format!("Ratings within {} of the host’s", gap - 1)));
    // An invitation is stronger.
    let invitation = ada.view(&table).await["invitation"].clone();
    let join = format!("/join/{}", invitation.as_str().unwrap());
    assert_eq!(eve.form(&join, "").await.header("location"), table);
    eve.form(&format!("{table}/room"), "do=stand").await;

    let changed = ada.form(&format!("{table}/options"), &listed(gap)).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER, "{}", changed.text);
    assert_eq!(line(&mut ben, &table).await["open_to_you"], true);
    assert!(is_offered(&mut ben, &table).await);
    assert!(!is_offered(&mut eve, &table).await);
    let sat = ben.form(&format!("{table}/join"), "").await;
    assert_eq!(sat.header("location"), table, "{}", sat.text);
}

#[tokio::test]
async fn a_host_without_a_settled_rating_limits_nobody() {
    let services = quiet().await;
    let (mut ada, _) = settled(&services).await;
    let mut eve = services.person("Eve").await;
    let listed = "game=duel&people=2&listed=yes&within=100";
    let table = eve.open(listed).await;
    assert_eq!(line(&mut ada, &table).await["ratings"], Value::Null);
    assert!(is_offered(&mut ada, &table).await);
    // In a game without a rating of the host, too.
    let seven = ada.open("game=seven&people=2&listed=yes&within=100").await;
    assert_eq!(line(&mut eve, &seven).await["ratings"], Value::Null);
    for wrong in ["within=49", "within=1001", "within=-1", "within=x"] {
        let refused = ada.form("/tables", &format!("game=duel&{wrong}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let wrong = r#"{"game":"duel","people":2,"within":0}"#;
    let refused = ada.json("/api/tables", wrong).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn names_in_the_lobby_open_the_cards_of_their_people() {
    let services = quiet().await;
    let (mut ada, mut ben) = settled(&services).await;
    let table = ada.open("seats=3&people=2&listed=yes").await;
    let key = ada.get("/api/me").await.json()["person"].clone();
    let key = key.as_str().unwrap();
    assert_eq!(line(&mut ben, &table).await["seats"][0]["person"], key);
    let link = format!("<a class=\"person-link\" href=\"/people/{key}\"><bdi>Ada</bdi></a>");
    assert!(ben.get("/lobby").await.text.contains(&link));
}
