//! A click is answered with the changed regions, and each viewer's view is made once per step.

use antipater_server::metrics_app;
use axum::http::StatusCode;

use crate::common::Visitor;
use crate::{Circle, Ear, PAGE, Services, click, move_fields};

/// The number of views made so far.
async fn views(services: &Services) -> u64 {
    let mut counters = Visitor::new(metrics_app(services.state.clone()));
    let metrics = counters.get("/metrics").await.text;
    let mut lines = metrics.lines();
    let line = lines.find_map(|line| line.strip_prefix("antipater_views_total "));
    line.unwrap().parse().unwrap()
}

/// The ids of the regions in an event.
fn regions(text: &str) -> Vec<&str> {
    let known = [
        "bar", "seats", "status", "own", "hand", "left", "right", "others", "told", "news", "said",
    ];
    let is_there = |id: &&str| text.contains(&format!(" id=\"{id}\""));
    known.into_iter().filter(is_there).collect()
}

#[tokio::test]
async fn a_click_is_answered_by_what_changed_and_costs_each_viewer_one_view() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let stream = format!("{}/stream?page={PAGE}", circle.table);
    let mut mover = Ear::open(&circle.people[0], &stream).await;
    mover.next().await;
    let mut other = Ear::open(&circle.people[1], &format!("{}/stream", circle.table)).await;
    other.next().await;
    // The other player's arrival concerns both, but changes only the seats.
    assert_eq!(regions(&mover.next().await), ["seats"]);
    let path = format!("{}/moves", circle.table);

    // A waiting choice concerns its chooser, who gets it in the response, and for others only the seats.
    let view = circle.view(0).await;
    let before = views(&circle.services).await;
    let answer = click(&mut circle.people[0], &path, move_fields(&view, "a", 0)).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert!(answer.text.starts_with("<div id=\"update\" data-version="));
    let sent = regions(&answer.text);
    assert!(
        sent.contains(&"hand") && sent.contains(&"seats"),
        "{sent:?}"
    );
    assert!(
        !sent.contains(&"left") && !sent.contains(&"right"),
        "{sent:?}"
    );
    assert_eq!(regions(&other.next().await), ["seats"]);
    assert_eq!(views(&circle.services).await, before + 1);

    // The last choice plays the step: one view for the mover and one for the other player, and no event on the mover's
    // stream.
    let view = circle.view(1).await;
    let before = views(&circle.services).await;
    circle.choose(1, "b", 0).await;
    let played = other.next().await;
    assert!(regions(&played).contains(&"hand"), "{played}");
    // This time the other player has played the step, so the stream has it.
    let brought = mover.next().await;
    assert!(regions(&brought).contains(&"hand"), "{brought}");
    // `choose` has requested one view that existed already.
    assert!(views(&circle.services).await <= before + 3);
    assert_ne!(circle.view(1).await["decision"], view["decision"]);

    // Now the other player chooses first, and the mover's click plays the step.
    circle.choose(1, "c", 0).await;
    assert_eq!(regions(&mover.next().await), ["seats"]);
    other.next().await;
    let view = circle.view(0).await;
    let before = views(&circle.services).await;
    let answer = click(&mut circle.people[0], &path, move_fields(&view, "d", 0)).await;
    assert!(regions(&answer.text).contains(&"told"), "{}", answer.text);
    other.next().await;
    assert_eq!(views(&circle.services).await, before + 2);
    // The next event on the mover's stream is about the other player; the contents of the response are not repeated.
    circle.choose(1, "e", 0).await;
    assert_eq!(regions(&mover.next().await), ["seats"]);
}

#[tokio::test]
async fn a_refusal_says_why_and_brings_what_the_page_lacks() {
    let mut circle = Circle::new("seats=3&level=random", 1).await;
    let stream = format!("{}/stream?page={PAGE}", circle.table);
    let mut mover = Ear::open(&circle.people[0], &stream).await;
    mover.next().await;
    let path = format!("{}/moves", circle.table);
    let view = circle.view(0).await;
    let first = move_fields(&view, "a", 0);
    let played = click(&mut circle.people[0], &path, first.clone()).await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text);
    // A late request is refused; the page is up to date already.
    let late = first.replace("id=a", "id=b");
    let refused = click(&mut circle.people[0], &path, late.clone()).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("data-note=\""), "{}", refused.text);
    assert_eq!(regions(&refused.text), [""; 0]);
    // A page without a stream gets all regions, and one without a script the whole page.
    drop(mover);
    circle.services.has_streams(0).await;
    let refused = click(&mut circle.people[0], &path, late.clone()).await;
    assert!(regions(&refused.text).len() > 6, "{}", refused.text);
    let plain = circle.people[0].form(&path, &late).await;
    assert_eq!(plain.status, StatusCode::CONFLICT);
    assert!(plain.text.starts_with("<!DOCTYPE html>"), "{}", plain.text);
}

#[tokio::test]
async fn the_name_of_a_page_is_of_use_to_its_person_alone() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let stream = format!("{}/stream?page={PAGE}", circle.table);
    let mut mover = Ear::open(&circle.people[0], &stream).await;
    mover.next().await;
    let view = circle.view(1).await;
    let path = format!("{}/moves", circle.table);
    let fields = move_fields(&view, "a", 0);
    let answer = click(&mut circle.people[1], &path, fields).await;
    // The other person has no page with this name, so all their regions are new, and none is the mover's.
    assert!(regions(&answer.text).len() > 6, "{}", answer.text);
    assert_eq!(regions(&mover.next().await), ["seats"]);
}
