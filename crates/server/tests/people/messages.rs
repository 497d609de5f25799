//! Requests that are repeated, late, reordered, or invalid.

use std::collections::HashMap;

use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::record::read_action;
use antipater_engine::{Seat, duel, seven};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::{Circle, actions, is_over};

fn pick<'a, T>(items: &'a [T], rng: &mut Generator) -> &'a T {
    &items[below(rng, items.len() as u32) as usize]
}

/// The acknowledged choices: the last one for each decision and city.
type Acknowledged = HashMap<(u64, u64), Value>;

/// Whether the viewer has a choice for this step that can be withdrawn.
fn has_chosen(view: &Value) -> bool {
    let chosen = view["ask"]["chosen"].as_array();
    chosen.is_some_and(|chosen| !chosen.is_empty())
}

struct Client {
    /// Its acknowledged requests.
    sent: Vec<Value>,
}

/// Sends random requests until the game is over; returns the acknowledged choices.
async fn disturb(circle: &mut Circle, rng: &mut Generator) -> Acknowledged {
    let people = circle.people.len();
    let mut acknowledged = Acknowledged::new();
    let mut clients: Vec<Client> = (0..people).map(|_| Client { sent: Vec::new() }).collect();
    for number in 0.. {
        assert!(number < 6000, "the game does not end");
        let who = below(rng, people as u32) as usize;
        let view = circle.view(who).await;
        if is_over(&view) {
            break;
        }
        let decision = view["decision"].as_u64().unwrap();
        let offered = actions(&view);
        // All clients use the same ids, as pages without a script do.
        let id = format!("page-{decision}-{}", view["choices"]);
        match below(rng, 12) {
            0..6 if !offered.is_empty() => {
                let action = pick(&offered, rng).clone();
                let body = json!({"id": id, "decision": decision, "action": action});
                let answer = circle.send(who, &body).await;
                if answer.status == StatusCode::OK {
                    let seat = action["seat"].as_u64().unwrap();
                    acknowledged.insert((decision, seat), action);
                    clients[who].sent.push(body);
                } else {
                    let chosen = has_chosen(&view);
                    assert!(chosen, "{}", answer.text);
                    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
                }
                continue;
            }
            6 if has_chosen(&view) => {
                let body =
                    json!({"id": format!("back-{number}"), "decision": decision, "action": []});
                assert_eq!(circle.send(who, &body).await.status, StatusCode::OK);
                let own = view["ask"]["chosen"].as_array().unwrap();
                for action in own {
                    let seat = action["seat"].as_u64().unwrap();
                    acknowledged.remove(&(decision, seat));
                }
                clients[who].sent.push(body);
                continue;
            }
            7 if !clients[who].sent.is_empty() => {
                // A repeated request is acknowledged again, and has no further effect.
                let body = pick(&clients[who].sent, rng).clone();
                let answer = circle.send(who, &body).await;
                assert_eq!(answer.status, StatusCode::OK);
                assert_eq!(answer.json(), view);
            }
            8 => {
                let wrong = [decision + 1, decision.wrapping_sub(1), u64::from(u32::MAX)];
                let action = offered.first().cloned();
                let action = action.unwrap_or(json!({"seat": who, "do": "decline"}));
                let body = json!({"id": format!("s{number}"), "decision": pick(&wrong, rng) & 0xffff_ffff, "action": action});
                let answer = circle.send(who, &body).await;
                assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.text);
                assert_eq!(answer.json()["view"], view);
            }
            9 => {
                // For other players, and for cities that do not exist.
                let seat = *pick(&[(who + 1) % people, 2, 3, 6, 7, 200], rng);
                let mut action = offered.first().cloned();
                if let Some(action) = &mut action {
                    action["seat"] = json!(seat);
                }
                let action = action.unwrap_or(json!({"seat": seat, "do": "decline"}));
                let asked = &view["ask"]["seat"];
                if *asked == seat {
                    continue;
                }
                let body =
                    json!({"id": format!("o{number}"), "decision": decision, "action": action});
                let answer = circle.send(who, &body).await;
                let refused = [
                    StatusCode::FORBIDDEN,
                    StatusCode::BAD_REQUEST,
                    StatusCode::UNPROCESSABLE_ENTITY,
                ];
                assert!(refused.contains(&answer.status), "{}", answer.text);
            }
            10 => {
                let garbage = [
                    json!(null),
                    json!(7),
                    json!("\u{0}"),
                    json!([[]]),
                    json!([null, 1]),
                    json!({"seat": who}),
                    json!({"seat": who, "do": "sell", "card": "Nonsense"}),
                    json!({"seat": who, "do": "library", "token": "Law"}),
                    json!({"seat": who, "do": "begin", "who": 9}),
                    json!({"seat": -1, "do": "decline"}),
                    json!({"seat": who, "do": "build", "card": "Altar", "by": "cost", "pay": [255, 255]}),
                ];
                let action = pick(&garbage, rng);
                let body =
                    json!({"id": format!("g{number}"), "decision": decision, "action": action});
                let answer = circle.send(who, &body).await;
                let status = answer.status.as_u16();
                assert!((400..500).contains(&status), "{action}: {}", answer.text);
            }
            _ => {
                // Only a waiting choice can be withdrawn.
                let body = json!({"id": format!("n{number}"), "decision": decision, "action": []});
                if !has_chosen(&view) {
                    let answer = circle.send(who, &body).await;
                    assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.text);
                }
            }
        }
        assert!(
            circle.view(who).await == view,
            "a refusal changed something"
        );
    }
    acknowledged
}

/// After the end no request changes anything.
async fn the_end_stays(circle: &mut Circle) {
    let end = circle.view(0).await;
    let decision = end["decision"].as_u64().unwrap();
    for action in [
        json!([]),
        json!({"seat": 0, "do": "decline"}),
        json!({"seat": 0, "do": "sell", "card": "Altar"}),
        json!({"seat": 0, "do": "discard", "card": "Altar"}),
    ] {
        for decision in [decision, decision - 1, 0] {
            let body = json!({"id": "late", "decision": decision, "action": action});
            let answer = circle.send(0, &body).await;
            assert!(answer.status.is_client_error(), "{}", answer.text);
        }
    }
    for deed in ["leave", "undo"] {
        let fields = format!("do={deed}&id=u&decision={decision}");
        let answer = circle.act(0, &fields).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{deed}");
    }
    assert!(circle.view(0).await == end);
}

#[tokio::test]
async fn acknowledged_choices_are_played_whatever_else_is_sent() {
    for (seed, options) in [
        "seats=3&level=random",
        "edition=first&seats=3",
        "game=free-city",
    ]
    .into_iter()
    .enumerate()
    {
        let mut rng = generator(seed as u64, 31);
        let mut circle = Circle::new(options, 2).await;
        let acknowledged = disturb(&mut circle, &mut rng).await;
        let record = seven::Record::read(&circle.record(0).await.text).unwrap();
        assert!(acknowledged.len() >= 2 * 18);
        for ((decision, seat), action) in acknowledged {
            let step = &record.steps()[decision as usize];
            let (_, expected) = read_action(&action.to_string()).unwrap();
            let played = step.get(Seat::new(seat as usize).unwrap());
            assert_eq!(played, Some(expected), "{options}: step {decision}");
        }
        let (_, log) = circle.services.rows(&circle.table).await;
        assert_eq!(log.len(), record.steps().len());
        the_end_stays(&mut circle).await;
    }
}

#[tokio::test]
async fn acknowledged_moves_of_a_duel_are_played_whatever_else_is_sent() {
    let mut rng = generator(5, 31);
    let mut circle = Circle::new("game=duel", 2).await;
    let acknowledged = disturb(&mut circle, &mut rng).await;
    let record = duel::Record::read(&circle.record(1).await.text).unwrap();
    assert_eq!(acknowledged.len(), record.steps().len());
    for ((decision, seat), action) in acknowledged {
        let (mover, played) = record.steps()[decision as usize].iter().next().unwrap();
        assert_eq!(mover.number() as u64, seat);
        let text = format!("{played:?}").to_lowercase();
        let verb = action["do"].as_str().unwrap();
        assert!(text.starts_with(verb), "{text} is no {verb}");
    }
    the_end_stays(&mut circle).await;
}

/// The last choices of a step arrive concurrently, each four times.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choices_of_the_same_moment_are_all_played() {
    let mut circle = Circle::new("seats=3", 3).await;
    for decision in 0..6_u64 {
        let mut bodies = Vec::new();
        for who in 0..3 {
            let view = circle.view(who).await;
            // These seats only sell, so that none builds a stage after which it would decide alone.
            let mut offered = actions(&view);
            offered.retain(|action| action["do"] == "sell");
            let action = offered[(decision as usize * 5 + who) % offered.len()].clone();
            bodies.push(json!({"id": "same", "decision": decision, "action": action}));
            bodies[who]["id"] = json!(format!("same-{decision}"));
        }
        let sending: Vec<_> = (0..12)
            .map(|number| {
                let who = number % 3;
                let mut visitor = circle.people[who].clone();
                let path = format!("/api{}/moves", circle.table);
                let body = bodies[who].to_string();
                tokio::spawn(async move { visitor.json(&path, body).await })
            })
            .collect();
        for answer in sending {
            assert_eq!(answer.await.unwrap().status, StatusCode::OK);
        }
        let (_, log) = circle.services.rows(&circle.table).await;
        assert_eq!(log.len() as u64, decision + 1);
        for body in &bodies {
            let step = &log[decision as usize].step;
            let card = body["action"]["card"].as_str().unwrap();
            assert!(step.contains(card), "{card} was not played");
        }
    }
}

/// A person who keeps changing their mind uses no further memory.
#[tokio::test]
async fn one_changes_its_mind_a_limited_number_of_times() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    for number in 0..60 {
        circle.choose(0, &format!("m{number}"), number).await;
    }
    let view = circle.view(0).await;
    let action = actions(&view)[0].clone();
    let body = json!({"id": "more", "decision": 0, "action": action});
    let refused = circle.send(0, &body).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(
        refused.text.contains("changed your mind"),
        "{}",
        refused.text
    );
    circle.choose(1, "a", 0).await;
    assert_eq!(circle.view(0).await["decision"], 1);
    circle.choose(0, "more", 0).await;
}
