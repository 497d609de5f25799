//! Hints.

use antipater_engine::rng::generator;
use antipater_show::options::Pace;
use antipater_table::{Entry, HintRequest, Refusal};

use crate::{at, duel};

#[test]
fn a_hint_is_for_the_decision_that_it_was_asked_for() {
    let mut kept = duel(1, 1, Pace::Free);
    let HintRequest::Judge(key, question) = kept.table.ask_hint(at(0), 0).unwrap() else {
        panic!("no hint was given yet");
    };
    let hint = question.judge();
    let entries = kept
        .keep(kept.table.give_hint(at(0), key, hint.clone()))
        .unwrap();
    assert!(matches!(entries[..], [Entry::Hinted { decision: 0, .. }]));
    assert!(kept.table.hint_of(at(0)).is_some() && !kept.table.may_hint(at(0)));
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    kept.play(0, &[action]).unwrap();
    assert!(kept.table.hint_of(at(0)).is_none());
    let late = kept.keep(kept.table.give_hint(at(0), key, hint));
    assert_eq!(late, Err(Refusal::Stale));
    let people = duel(2, 1, Pace::Free);
    assert!(matches!(
        people.table.ask_hint(at(0), 0),
        Err(Refusal::NoHints)
    ));
}
