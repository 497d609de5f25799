//! Decisions: each counts once, for its question, and waits for the others.

use antipater_engine::rng::generator;
use antipater_engine::seven::Seven;
use antipater_table::{Change, Entry, Proposed, Refusal, Seen};

use crate::{at, seven};

#[test]
fn what_is_not_accepted_has_not_happened() {
    let kept = seven(1, 1, |_| {});
    let before = kept.view(0);
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    let proposed = kept.table.play(at(0), ("a", 0), &[action], false, 0);
    let change: Change<Seven> = proposed.unwrap().settle().unwrap().unwrap();
    assert_eq!(change.table().decision(), 1);
    assert_eq!((kept.view(0), kept.table.decision()), (before, 0));
    drop(change);
}

#[test]
fn a_decision_counts_once_and_for_its_question() {
    let mut kept = seven(1, 1, |_| {});
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    let sent = [action];
    let first = kept.keep(kept.table.play(at(0), ("a", 0), &sent, false, 0));
    assert!(matches!(first.unwrap()[..], [Entry::Logged { .. }]));
    let again = kept.keep(kept.table.play(at(0), ("a", 0), &sent, false, 0));
    assert_eq!(again, Ok(Vec::new()));
    let late = kept.keep(kept.table.play(at(0), ("b", 0), &sent, false, 0));
    assert_eq!(late, Err(Refusal::Stale));
    let nameless = kept.keep(kept.table.play(at(0), ("", 1), &sent, false, 0));
    assert!(matches!(nameless, Err(Refusal::Unreadable(_))));
}

#[test]
fn choices_wait_for_everybody_and_can_be_changed() {
    let mut kept = seven(3, 1, |_| {});
    let rng = &mut generator(1, 1);
    let action = kept.any(0, rng).unwrap();
    let proposed = kept
        .table
        .play(at(0), ("x", 0), std::slice::from_ref(&action), false, 0);
    let Ok(Proposed::Change(change)) = proposed else {
        panic!("no bot is asked");
    };
    assert_eq!(change.seen(), Seen::By(at(0)));
    assert_ne!(
        change.table().changes_seen(None),
        kept.table.changes_seen(None),
        "one player fewer is waited for"
    );
    kept.play(0, &[action]).unwrap();
    let other = kept.any(1, rng).unwrap();
    kept.play(1, &[other]).unwrap();
    assert_eq!(kept.table.awaited(), [at(2)]);
    kept.play(0, &[]).unwrap();
    assert_eq!(kept.table.awaited(), [at(0), at(2)]);
    assert_eq!(kept.table.decision(), 0);
    for seat in [0, 2] {
        let action = kept.any(seat, rng).unwrap();
        kept.play(seat, &[action]).unwrap();
    }
    assert_eq!(kept.table.decision(), 1);
}
