//! The observations that programs read: those of the position for their own seats, and no others.

use std::str::FromStr;

use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use antipater_engine::{Line, Record, Recorded, Seat, State};
use axum::http::StatusCode;
use serde_json::Value;

use crate::{Circle, actions, is_over};

/// A player's observation at a decision.
struct Told {
    who: usize,
    decision: usize,
    seat: u64,
    line: String,
}

async fn ask(circle: &mut Circle, who: usize) -> (StatusCode, Value) {
    let path = format!("/api{}/observation", circle.table);
    let answer = circle.people[who].get(&path).await;
    (answer.status, answer.json())
}

/// Plays a game to its end; returns the observations, and its record.
async fn played(options: &str) -> (Vec<Told>, String) {
    let mut circle = Circle::new(options, 2).await;
    let mut told = Vec::new();
    for number in 0.. {
        let mut over = false;
        for who in 0..2 {
            let view = circle.view(who).await;
            over |= is_over(&view);
            let (status, known) = ask(&mut circle, who).await;
            // A player who has chosen may change the choice, but is not asked.
            let chosen = view["ask"]["chosen"].as_array();
            let chosen = chosen.is_some_and(|chosen| {
                let mut seats = chosen.iter().map(|action| &action["seat"]);
                seats.any(|seat| *seat == view["ask"]["seat"])
            });
            if actions(&view).is_empty() || chosen {
                assert_eq!(status, StatusCode::CONFLICT);
                continue;
            }
            assert_eq!(status, StatusCode::OK, "{known}");
            assert_eq!(known["decision"], view["decision"]);
            told.push(Told {
                who,
                decision: known["decision"].as_u64().unwrap() as usize,
                seat: known["seat"].as_u64().unwrap(),
                line: known["observation"].as_str().unwrap().to_owned(),
            });
            circle.choose(who, &format!("{number}-{who}"), number).await;
        }
        if over {
            break;
        }
    }
    (told, circle.record(0).await.text)
}

/// Compares the observations with the positions of the record.
fn compare<G>(told: &[Told], record: &str)
where
    G: Recorded + State<Observation: Line>,
{
    let record = Record::<G>::read(record).unwrap();
    let mut positions = vec![record.start()];
    for joint in record.steps() {
        let mut next = positions.last().unwrap().clone();
        next.apply(joint).ok().unwrap();
        positions.push(next);
    }
    assert!(!told.is_empty());
    for told in told {
        let position = &positions[told.decision];
        let player = Seat::new(told.who).unwrap();
        assert_eq!(position.observe(player).to_line(), told.line);
        assert!(G::Observation::from_str(&told.line).is_ok());
        let seat = Seat::new(told.seat as usize).unwrap();
        assert!(position.to_act().contains(seat));
        assert_eq!(position.chooser(seat), player);
    }
}

#[tokio::test]
async fn programs_read_what_their_player_knows() {
    let (told, record) = played("game=duel&level=random").await;
    compare::<Duel>(&told, &record);
    let (told, record) = played("seats=3&level=random").await;
    compare::<Seven>(&told, &record);
    let (told, record) = played("game=free-city").await;
    compare::<Seven>(&told, &record);
    assert!(told.iter().any(|told| told.seat == 2), "the Free City");
}

#[tokio::test]
async fn nobody_else_reads_it() {
    let mut circle = Circle::new("game=duel&begins=me", 2).await;
    let (status, _) = ask(&mut circle, 1).await;
    assert_eq!(status, StatusCode::CONFLICT, "the other one decides");
    let mut stranger = circle.services.person("Zoe").await;
    let path = format!("/api{}/observation", circle.table);
    assert_eq!(stranger.get(&path).await.status, StatusCode::FORBIDDEN);
    stranger.cookie = None;
    assert!(stranger.get(&path).await.status.is_client_error());
}
