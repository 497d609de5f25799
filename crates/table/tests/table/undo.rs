//! Undo in a Duel: until something hidden is revealed, or another player has acted.

use antipater_engine::duel::{Duel, Phase};
use antipater_engine::rng::{below, generator};
use antipater_engine::{JointAction, Recorded, Seat, State};
use antipater_show::options::Pace;
use antipater_table::{Entry, Refusal};

use crate::{at, duel, seven};

#[test]
fn a_decision_is_taken_back_until_the_other_acts() {
    let mut kept = duel(2, 1, Pace::Free);
    let rng = &mut generator(1, 1);
    let first = kept.any(0, rng).unwrap();
    kept.play(0, &[first]).unwrap();
    assert_eq!(kept.undo(1), Err(Refusal::NoUndo));
    assert_eq!(kept.undo(0).unwrap().len(), 1);
    assert_eq!(kept.table.game().record.steps().len(), 0);
    assert_eq!(kept.table.decision(), 2, "the number names one position");
    let first = kept.any(0, rng).unwrap();
    kept.play(0, &[first]).unwrap();
    let second = kept.any(1, rng).unwrap();
    kept.play(1, &[second]).unwrap();
    assert_eq!(kept.undo(0), Err(Refusal::NoUndo));
}

#[test]
fn a_decision_is_taken_back_while_enough_of_its_time_is_left() {
    for (taken, left) in [(55_000, true), (55_001, false)] {
        let mut kept = duel(2, 1, Pace::Seconds(60));
        let rng = &mut generator(1, 1);
        let first = kept.any(0, rng).unwrap();
        kept.play(0, &[first]).unwrap();
        let second = kept.any(1, rng).unwrap();
        kept.play(1, &[second]).unwrap();
        kept.now = taken;
        assert_eq!(kept.table.may_undo(at(1), taken), left, "{taken}");
        assert_eq!(kept.undo(1).is_ok(), left, "{taken}");
    }
}

#[test]
fn who_takes_back_gains_no_time() {
    let mut kept = duel(2, 1, Pace::Seconds(60));
    let rng = &mut generator(1, 1);
    let first = kept.any(0, rng).unwrap();
    kept.play(0, &[first]).unwrap();
    let second = kept.any(1, rng).unwrap();
    let clock = kept.table.clock();
    kept.now = 20_000;
    kept.play(1, &[second]).unwrap();
    assert_ne!(kept.table.clock(), clock);
    kept.undo(1).unwrap();
    assert_eq!(kept.table.clock(), clock);
}

/// Whether a viewer could have seen something else after this step; if so, it has revealed something.
fn has_shown(before: &Duel, joint: &JointAction<<Duel as State>::Action>, after: &Duel) -> bool {
    let rng = &mut generator(1, 61);
    let mut viewers = [None, Seat::new(0), Seat::new(1)].into_iter();
    viewers.any(|viewer| {
        (0..8).any(|_| {
            let mut other = Duel::sample(&before.observe_as(viewer), rng);
            other.apply(joint).is_err() || other.observe_as(viewer) != after.observe_as(viewer)
        })
    })
}

#[test]
fn a_step_can_be_taken_back_exactly_while_it_has_shown_nothing() {
    let mut counts = [0; 2];
    for seed in 0..6 {
        let rng = &mut generator(seed, 62);
        let mut kept = duel(2, seed, Pace::Free);
        loop {
            let before = *kept.table.game().position();
            let Some(seat) = before.to_act().iter().next() else {
                break;
            };
            let (own, other) = (seat.number(), 1 - seat.number());
            let action = kept.any(own, rng).unwrap();
            let (_, read) = before.read_action(&action).unwrap();
            kept.play(own, std::slice::from_ref(&action)).unwrap();
            let after = *kept.table.game().position();
            let may = kept.table.may_undo(seat, kept.now);
            let shown = has_shown(&before, &JointAction::only(seat, read), &after);
            let over = after.to_act().is_empty();
            let drawn = matches!(before.table().phase, Phase::Library { .. });
            assert_eq!(may, !shown && !over && !drawn, "{action}");
            counts[usize::from(may)] += 1;
            assert_eq!(kept.undo(other), Err(Refusal::NoUndo));
            if !may {
                assert_eq!(kept.undo(own), Err(Refusal::NoUndo));
            } else if below(rng, 3) == 0 {
                kept.undo(own).unwrap();
                assert!(*kept.table.game().position() == before);
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 40), "{counts:?}");
}

/// Whether the steps from a position on have revealed something, and the position after them.
fn played(before: &Duel, entries: &[Entry]) -> (bool, Duel) {
    let (mut shown, mut now) = (false, *before);
    for entry in entries {
        let Entry::Logged { text, .. } = entry else {
            continue;
        };
        let joint = now.read_step(text).unwrap();
        let mut after = now;
        after.apply(&joint).unwrap();
        let drawn = [&now, &after].map(|at| matches!(at.table().phase, Phase::Library { .. }));
        shown |= drawn.contains(&true) || has_shown(&now, &joint, &after);
        now = after;
    }
    (shown, now)
}

#[test]
fn against_a_bot_a_decision_is_taken_back_with_the_answer() {
    let mut counts = [0; 2];
    for seed in 0..8 {
        let rng = &mut generator(seed, 63);
        let mut kept = duel(1, seed, Pace::Free);
        kept.keep(kept.table.go_on(false, 0)).unwrap();
        while let Some(action) = kept.any(0, rng) {
            let before = *kept.table.game().position();
            let logged = kept.table.decision();
            let entries = kept.play(0, &[action]).unwrap();
            let (shown, after) = played(&before, &entries);
            let over = after.to_act().is_empty();
            let may = !shown && !over;
            assert_eq!(kept.table.may_undo(at(0), 0), may, "{entries:?}");
            assert_eq!(kept.table.has_revealed(at(0)), shown && !over);
            if !may {
                let why = match over {
                    true => Refusal::NoUndo,
                    false => Refusal::Revealed,
                };
                assert_eq!(kept.undo(0), Err(why));
                continue;
            }
            counts[usize::from(entries.len() > 1)] += 1;
            if below(rng, 2) == 0 {
                // A reloaded table allows the same undo.
                assert!(kept.loaded().may_undo(at(0), 0));
                let undone = kept.undo(0).unwrap();
                assert_eq!(undone.len(), entries.len(), "an entry for each step");
                assert!(*kept.table.game().position() == before);
                assert_eq!(kept.table.decision(), logged + 2 * entries.len());
                assert_eq!(kept.table.awaited(), [at(0)]);
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 6), "{counts:?}");
}

#[test]
fn nothing_is_taken_back_in_7_wonders() {
    let rng = &mut generator(1, 1);
    let mut kept = seven(2, 1, |_| {});
    for seat in 0..2 {
        let action = kept.any(seat, rng).unwrap();
        kept.play(seat, &[action]).unwrap();
    }
    for seat in 0..2 {
        assert!(!kept.table.may_undo(at(seat), 0));
        assert_eq!(kept.undo(seat), Err(Refusal::NoUndo));
    }
    // A person alone among bots is told why, but there is no button.
    let mut kept = seven(1, 1, |_| {});
    assert_eq!(kept.undo(0), Err(Refusal::NoUndo));
    let action = kept.any(0, rng).unwrap();
    kept.play(0, &[action]).unwrap();
    assert_eq!(kept.undo(0), Err(Refusal::Revealed));
    assert!(!kept.view(0).table_status.undo_revealed);
}
