//! Taking back in a Duel: until something hidden was shown, or somebody else has acted.

use std::time::Duration;

use antipater_engine::duel::{Duel, Phase, Record};
use antipater_engine::rng::{below, generator};
use antipater_engine::{JointAction, Recorded, Seat, State};
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::{Circle, Services, actions, is_over};

/// The position after the steps of a log that count.
async fn position(services: &Services, table: &str) -> Duel {
    let (row, log) = services.rows(table).await;
    let record = Record::read(&row.record).unwrap();
    let mut kept = Vec::new();
    for row in log {
        if row.step == "\"undo\"" {
            kept.pop().unwrap();
        } else {
            kept.push(row.step);
        }
    }
    let mut position = Duel::new(*record.setup().expect("a deal")).unwrap();
    for step in kept {
        let joint = position.read_step(&step).unwrap();
        position.apply(&joint).unwrap();
    }
    position
}

/// Whether somebody could have seen something else after this step; if so, it has shown something hidden.
fn has_shown(before: &Duel, joint: &JointAction<<Duel as State>::Action>, after: &Duel) -> bool {
    let rng = &mut generator(1, 61);
    let viewers = [None, Seat::new(0), Seat::new(1)];
    viewers.into_iter().any(|viewer| {
        (0..8).any(|_| {
            let mut other = Duel::sample(&before.observe_as(viewer), rng);
            other.apply(joint).is_err() || other.observe_as(viewer) != after.observe_as(viewer)
        })
    })
}

#[tokio::test]
async fn a_step_can_be_taken_back_exactly_while_it_has_shown_nothing() {
    let mut counts = [0; 2];
    for seed in 0..3 {
        let mut rng = generator(seed, 62);
        let mut circle = Circle::new("game=duel", 2).await;
        for number in 0.. {
            let before = position(&circle.services, &circle.table).await;
            let Some(seat) = before.to_act().iter().next() else {
                break;
            };
            let who = seat.number();
            let nth = below(&mut rng, 30) as usize;
            let action = circle.choose(who, &format!("d{number}"), nth).await;
            let (_, read) = before.read_action(&action.to_string()).unwrap();
            let after = position(&circle.services, &circle.table).await;
            let view = circle.view(who).await;
            let may = view["table_status"]["may_undo"] == true;
            let shown = has_shown(&before, &JointAction::only(seat, read), &after);
            let over = after.to_act().is_empty();
            let drawn = matches!(before.table().phase, Phase::Library { .. });
            assert_eq!(may, !shown && !over && !drawn, "step {number}: {action}");
            assert_eq!(
                circle.view(1 - who).await["table_status"]["may_undo"],
                false
            );
            counts[usize::from(may)] += 1;
            let fields = |id: &str| format!("do=undo&id={id}&decision={}", view["decision"]);
            if !may {
                if number % 5 == 0 && !over {
                    let refused = circle.act(who, &fields("no")).await;
                    assert_eq!(refused.status, StatusCode::CONFLICT);
                }
                continue;
            }
            let foreign = circle.act(1 - who, &fields("x")).await;
            assert_eq!(foreign.status, StatusCode::CONFLICT);
            if below(&mut rng, 3) == 0 {
                let id = format!("u{number}");
                for _ in 0..2 {
                    let done = circle.act(who, &fields(&id)).await;
                    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
                }
                assert!(position(&circle.services, &circle.table).await == before);
                // A new name under the old number comes too late.
                let stale = circle.act(who, &fields("again")).await;
                assert_eq!(stale.status, StatusCode::CONFLICT);
            }
        }
        assert!(is_over(&circle.view(0).await));
        let record = Record::read(&circle.record(0).await.text).unwrap();
        assert!(*record.position() == position(&circle.services, &circle.table).await);
        let (_, log) = circle.services.rows(&circle.table).await;
        assert!(log.len() > record.steps().len(), "something was taken back");
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// The present number never comes again, so that what was sent for another position is not played, and pages can name
/// their decisions by it.
#[tokio::test]
async fn after_taking_back_the_decision_is_a_new_one() {
    let mut circle = Circle::new("game=duel&begins=me", 2).await;
    let view = circle.view(0).await;
    let offered = actions(&view);
    let page = json!({"id": "page-0-0", "decision": 0, "action": offered[0]});
    assert_eq!(circle.send(0, &page).await.status, StatusCode::OK);
    // The opponent decides on this position, but its answer takes its time.
    let theirs = actions(&circle.view(1).await)[0].clone();
    let slow = json!({"id": "page-1-0", "decision": 1, "action": theirs});
    let undone = circle.act(0, "do=undo&id=u&decision=1").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    let view = circle.view(0).await;
    assert_eq!(view["decision"], 2);
    assert_eq!(actions(&view), offered);
    // The first message comes once more: it was acknowledged and is not played again.
    let again = circle.send(0, &page).await;
    assert_eq!((again.status, again.json()), (StatusCode::OK, view));
    let form = circle.people[0].get(&circle.table).await.text;
    assert!(form.contains("value=\"page-2-0\""));
    let other = json!({"id": "page-2-0", "decision": 2, "action": offered[1]});
    assert_eq!(circle.send(0, &other).await.status, StatusCode::OK);
    let stale = circle.send(1, &slow).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(circle.view(1).await["decision"], 3);
}

#[tokio::test]
async fn what_can_be_taken_back_can_be_so_after_a_restart() {
    let mut circle = Circle::new("game=duel&begins=me", 2).await;
    let start = position(&circle.services, &circle.table).await;
    circle.choose(0, "a", 0).await;
    let view = circle.view(0).await;
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
    let reloaded = circle.view(0).await;
    assert_eq!(reloaded["table_status"]["may_undo"], true);
    assert_eq!(reloaded["decision"], view["decision"]);
    let fields = "do=undo&id=u&decision=1";
    assert_eq!(circle.act(0, fields).await.status, StatusCode::SEE_OTHER);
    assert!(position(&circle.services, &circle.table).await == start);
    let (services, people) = circle.services.again(&circle.people);
    (circle.services, circle.people) = (services, people);
    // It is known by its name, and the number goes on.
    assert_eq!(circle.act(0, fields).await.status, StatusCode::SEE_OTHER);
    let view = circle.view(0).await;
    assert_eq!(
        (&view["decision"], &view["table_status"]["may_undo"]),
        (&json!(2), &json!(false))
    );
    circle.choose(0, "b", 1).await;
    circle.choose(1, "a", 0).await;
    let view = circle.view(0).await;
    assert_eq!(
        view["table_status"]["may_undo"], false,
        "the other has acted"
    );
}

/// The clock of a decision runs on while it can be taken back, and a quarter of its time must be left.
#[tokio::test]
async fn too_little_time_is_not_enough_to_take_back() {
    for (decided, late) in [(9_000, 0), (5_000, 2_501), (0, 9_000)] {
        let mut circle = Circle::new("game=duel&begins=me&pace=10s", 2).await;
        let milliseconds = Duration::from_millis;
        circle.services.state.pass_time(milliseconds(decided)).await;
        let ends = circle.view(0).await["table_status"]["ends_at"]
            .as_i64()
            .unwrap();
        circle.choose(0, "a", 0).await;
        let first = circle.view(0).await;
        let in_time = decided < 7_500;
        assert_eq!(first["table_status"]["may_undo"], in_time, "{decided}");
        let until = if in_time {
            json!(ends - 2_500)
        } else {
            Value::Null
        };
        assert_eq!(first["table_status"]["undo_until"], until, "{decided}");
        let page = circle.people[0].get(&circle.table).await.text;
        assert_eq!(page.contains("data-undo"), in_time);
        circle.services.state.pass_time(milliseconds(late)).await;
        assert_eq!(circle.view(0).await["table_status"]["may_undo"], false);
        let refused = circle.act(0, "do=undo&id=u&decision=1").await;
        assert_eq!(refused.status, StatusCode::CONFLICT);
        assert_eq!(circle.view(0).await["decision"], first["decision"]);
    }
    let mut circle = Circle::new("game=duel&begins=me&pace=10s", 2).await;
    circle.choose(0, "a", 0).await;
    circle
        .services
        .state
        .pass_time(Duration::from_millis(7_500))
        .await;
    let undone = circle.act(0, "do=undo&id=u&decision=1").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    assert_eq!(circle.view(0).await["decision"], 2);
}

/// Somebody who has left the seat cannot take back from afar, so that nobody waits for them.
#[tokio::test]
async fn who_has_left_takes_nothing_back() {
    let mut circle = Circle::new("game=duel&begins=me", 2).await;
    circle.choose(0, "a", 0).await;
    assert_eq!(
        circle.act(0, "do=leave").await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(circle.view(0).await["table_status"]["may_undo"], false);
    let refused = circle.act(0, "do=undo&id=u&decision=1").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    circle.choose(1, "b", 0).await;
    assert!(circle.view(1).await["decision"].as_u64() >= Some(2));
}

#[tokio::test]
async fn nothing_is_taken_back_in_7_wonders() {
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    circle.choose(0, "a", 0).await;
    circle.choose(1, "a", 0).await;
    for who in [0, 1] {
        assert_eq!(circle.view(who).await["table_status"]["may_undo"], false);
        let refused = circle.act(who, "do=undo&id=u&decision=1").await;
        assert_eq!(refused.status, StatusCode::CONFLICT);
    }
    let (_, log) = circle.services.rows(&circle.table).await;
    assert_eq!(log.len(), 1);
}

/// Whether the steps of a log from a position on have shown something, and the position after them.
fn played(before: &Duel, steps: &[String]) -> (bool, Duel) {
    let mut shown = false;
    let mut now = *before;
    for step in steps {
        let joint = now.read_step(step).unwrap();
        let mut after = now;
        after.apply(&joint).unwrap();
        let drawn = matches!(now.table().phase, Phase::Library { .. })
            || matches!(after.table().phase, Phase::Library { .. });
        shown |= drawn || has_shown(&now, &joint, &after);
        now = after;
    }
    (shown, now)
}

#[tokio::test]
async fn against_a_bot_a_decision_is_taken_back_with_the_answer() {
    let mut counts = [0; 2];
    for seed in 0..4 {
        let mut rng = generator(seed, 63);
        let mut circle = Circle::new("game=duel&level=random", 1).await;
        for number in 0.. {
            let view = circle.view(0).await;
            if is_over(&view) {
                break;
            }
            let before = position(&circle.services, &circle.table).await;
            let logged = circle.services.rows(&circle.table).await.1.len();
            let nth = below(&mut rng, 30) as usize;
            circle.choose(0, &format!("d{number}"), nth).await;
            let log = circle.services.rows(&circle.table).await.1;
            let steps: Vec<String> = log[logged..].iter().map(|row| row.step.clone()).collect();
            let (shown, after) = played(&before, &steps);
            let over = after.to_act().is_empty();
            let view = circle.view(0).await;
            let may = !shown && !over;
            assert_eq!(
                view["table_status"]["may_undo"], may,
                "step {number}: {steps:?}"
            );
            assert_eq!(view["table_status"]["undo_revealed"], shown && !over);
            let fields = |id: &str| format!("do=undo&id={id}&decision={}", view["decision"]);
            if !may {
                let refused = circle.act(0, &fields("no")).await;
                assert_eq!(refused.status, StatusCode::CONFLICT);
                assert_eq!(refused.text.contains("has been revealed since"), !over);
                continue;
            }
            counts[usize::from(steps.len() > 1)] += 1;
            if below(&mut rng, 2) == 0 {
                // A server that ends here knows the same way back.
                if below(&mut rng, 2) == 0 {
                    let (services, people) = circle.services.again(&circle.people);
                    (circle.services, circle.people) = (services, people);
                    assert_eq!(circle.view(0).await["table_status"]["may_undo"], true);
                }
                for _ in 0..2 {
                    let done = circle.act(0, &fields(&format!("u{number}"))).await;
                    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
                }
                assert!(position(&circle.services, &circle.table).await == before);
                let log = circle.services.rows(&circle.table).await.1;
                assert_eq!(
                    log.len(),
                    logged + 2 * steps.len(),
                    "an entry for each step"
                );
                let (services, people) = circle.services.again(&circle.people);
                (circle.services, circle.people) = (services, people);
                let view = circle.view(0).await;
                assert_eq!(view["decision"], log.len());
                assert!(!actions(&view).is_empty(), "it is the person's turn again");
            }
        }
        let record = Record::read(&circle.record(0).await.text).unwrap();
        assert!(*record.position() == position(&circle.services, &circle.table).await);
    }
    assert!(counts.iter().all(|&count| count > 3), "{counts:?}");
}

#[tokio::test]
async fn among_bots_all_cards_of_7_wonders_are_revealed_at_once() {
    let mut circle = Circle::new("seats=3&level=random", 1).await;
    let early = circle.act(0, "do=undo&id=u&decision=0").await;
    assert!(
        early.text.contains("You can’t undo that anymore"),
        "{}",
        early.text
    );
    circle.choose(0, "a", 0).await;
    let view = circle.view(0).await;
    assert_eq!(view["table_status"]["may_undo"], false);
    assert_eq!(
        view["table_status"]["undo_revealed"], false,
        "it has no button"
    );
    let fields = format!("do=undo&id=u&decision={}", view["decision"]);
    let refused = circle.act(0, &fields).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("has been revealed since"));
}
