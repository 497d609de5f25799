//! The way from one game that waits for a person to the next one.

use std::time::Duration;

use axum::http::StatusCode;

use crate::common::Visitor;
use crate::{Circle, Services};

const HOUR: u64 = 3_600;

/// A Duel over days of the host and a guest, in which the host begins.
async fn duel(services: &Services, host: &mut Visitor, guest: &mut Visitor, pace: &str) -> String {
    let options = format!("game=duel&begins=me&people=2&pace={pace}");
    let table = host.open(&options).await;
    let invitation = host.view(&table).await["invitation"].clone();
    let join = format!("/join/{}", invitation.as_str().unwrap());
    assert_eq!(guest.form(&join, "").await.status, StatusCode::SEE_OTHER);
    let dealt = host.form(&format!("{table}/room"), "do=deal").await;
    assert_eq!(dealt.status, StatusCode::SEE_OTHER);
    services.state.pass_time(Duration::from_secs(HOUR)).await;
    table
}

async fn next(visitor: &mut Visitor, after: &str) -> String {
    let id = after.trim_start_matches("/tables/");
    let answer = visitor.get(&format!("/next?after={id}")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    answer.header("location").to_owned()
}

#[tokio::test]
async fn games_that_wait_are_played_in_the_order_of_the_time_left() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut ben = services.person("Ben").await;
    let mut tables = Vec::new();
    for pace in ["3d%2B12h", "1d", "7d", "2d%2B1h"] {
        tables.push(duel(&services, &mut ada, &mut ben, pace).await);
    }
    let page = ada.get("/").await.text;
    assert!(page.contains("Play the 4 games that wait for you"));
    let order = [1, 3, 0, 2].map(|number: usize| tables[number].clone());
    let places = order.each_ref().map(|table| page.find(table.as_str()));
    assert!(places.is_sorted(), "{places:?}");
    assert!(ben.get("/").await.text.contains("Waiting for Ada"));
    assert_eq!(next(&mut ben, "").await, "/");

    let mut at = String::new();
    for table in &order {
        at = next(&mut ada, &at).await;
        assert_eq!(at, *table);
        let page = ada.get(&at).await.text;
        assert!(!page.contains("data-next"), "there is a decision to make");
        let view = ada.view(&at).await;
        let action = &view["ask"]["actions"][0];
        ada.play(&at, "a", &view["decision"], action).await;
        assert!(ada.get(&at).await.text.contains("data-next"));
    }
    assert_eq!(next(&mut ada, &at).await, "/");
    // Now they wait for the other.
    assert!(order.contains(&next(&mut ben, "").await));
    let mut stranger = Visitor::new(services.app.clone());
    let refused = stranger.get("/next").await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn only_tables_over_days_lead_on() {
    let mut circle = Circle::new("game=duel&begins=me&pace=5m%2B10s", 2).await;
    for seat in 0..2 {
        let page = circle.people[seat].get(&circle.table).await.text;
        assert!(!page.contains("data-next"));
    }
}
