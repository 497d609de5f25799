//! Time banks: what a person uses, what a decision adds, and what happens when a bank is empty.

use antipater_engine::rng::{Generator, generator};
use antipater_show::guide::Guidable;
use antipater_show::options::{Bank, Pace, Sides};
use antipater_table::bank::read_used;
use antipater_table::{Entry, Proposed, Refusal, SeatChange};

use crate::{Kept, at, duel, seven};

/// A minute, and five seconds for each decision.
pub(crate) const BANK: Pace = Pace::Bank(Bank::Minutes {
    bank: 1,
    increment: 5,
});

impl<G: Guidable> Kept<G> {
    /// What a seat has left, in seconds.
    fn left(&self, seat: usize) -> i64 {
        self.table.banks().unwrap().left(at(seat), self.now) / 1000
    }

    fn pass(&mut self, seconds: i64) {
        self.now += seconds * 1000;
    }

    fn choose(&mut self, seat: usize, rng: &mut Generator) -> Vec<Entry> {
        let action = self.any(seat, rng).unwrap();
        self.play(seat, &[action]).unwrap()
    }
}

/// A 7 Wonders of three people whose first turn is over, so that the clock runs.
fn begun(rng: &mut Generator) -> Kept<antipater_engine::seven::Seven> {
    let mut kept = seven(3, 1, |options| options.common.pace = BANK);
    (0..3).for_each(|seat| drop(kept.choose(seat, rng)));
    assert_eq!([0, 1, 2].map(|seat| kept.left(seat)), [65, 65, 65]);
    kept
}

#[test]
fn in_a_duel_a_bank_runs_only_while_its_person_has_to_decide() {
    let rng = &mut generator(1, 1);
    let mut kept = duel(2, 1, BANK);
    kept.choose(0, rng);
    kept.pass(20);
    assert_eq!([kept.left(0), kept.left(1)], [65, 40]);
    let entries = kept.choose(1, rng);
    let used =
        |entry: &Entry| matches!(entry, Entry::Logged { used, .. } if *used == [(at(1), 20_000)]);
    assert!(entries.iter().any(used), "{entries:?}");
    assert_eq!(kept.left(1), 45);
}

#[test]
fn in_7_wonders_each_person_loses_what_they_have_used() {
    let rng = &mut generator(1, 1);
    let mut kept = begun(rng);
    kept.pass(10);
    kept.choose(1, rng);
    kept.pass(10);
    kept.choose(0, rng);
    kept.pass(10);
    assert_eq!([0, 1, 2].map(|seat| kept.left(seat)), [45, 55, 35]);
    kept.choose(2, rng);
    assert_eq!([0, 1, 2].map(|seat| kept.left(seat)), [50, 60, 40]);
}

#[test]
fn another_choice_costs_nothing_and_a_withdrawn_one_runs_the_bank_again() {
    let rng = &mut generator(1, 1);
    let mut kept = begun(rng);
    kept.pass(10);
    let action = kept.any(0, rng).unwrap();
    for _ in 0..2 {
        kept.play(0, std::slice::from_ref(&action)).unwrap();
        kept.pass(10);
    }
    assert_eq!(kept.left(0), 55, "chosen anew");
    kept.play(0, &[]).unwrap();
    assert_eq!(kept.left(0), 55, "the time before is free");
    kept.pass(10);
    assert_eq!(kept.left(0), 45);
    assert_eq!(kept.loaded().banks(), kept.table.banks());
    kept.choose(0, rng);
    (1..3).for_each(|seat| drop(kept.choose(seat, rng)));
    assert_eq!([0, 1, 2].map(|seat| kept.left(seat)), [50, 30, 30]);
}

#[test]
fn a_bot_decides_for_an_empty_bank_while_others_still_think() {
    let rng = &mut generator(1, 1);
    let mut kept = begun(rng);
    (1..3).for_each(|seat| drop(kept.choose(seat, rng)));
    kept.pass(40);
    kept.choose(0, rng);
    assert_eq!([0, 1, 2].map(|seat| kept.left(seat)), [30, 70, 70]);
    for missed in 1..=3 {
        let (decision, end) = (kept.table.decision(), kept.table.clock().deadline.unwrap());
        assert_eq!(end, kept.now + if missed == 1 { 30_000 } else { 5_000 });
        assert!(matches!(kept.table.time_up(end - 1), Ok(Proposed::Nothing)));
        kept.now = end;
        let entries = kept.keep(kept.table.time_up(end)).unwrap();
        assert_eq!(entries[0], Entry::Late(at(0)));
        let gone = entries.contains(&Entry::Seat(at(0), SeatChange::Gone));
        assert_eq!((gone, entries.len()), (missed == 3, 1 + usize::from(gone)));
        assert_eq!(kept.table.awaited(), [at(1), at(2)]);
        assert_eq!(kept.table.due(at(0)), None);
        assert_eq!(kept.play(0, &[]), Err(Refusal::TimeUp));
        assert_eq!(kept.loaded().banks(), kept.table.banks());
        assert_eq!(kept.table.decision(), decision);
        (1..3).for_each(|seat| drop(kept.choose(seat, rng)));
        assert_eq!(kept.table.decision(), decision + 1, "a bot decided");
        if missed < 3 {
            assert_eq!(kept.left(0), 5, "the increment");
        }
    }
    assert_eq!(kept.table.awaited(), [at(1), at(2)], "a bot has the seat");
}

#[test]
fn a_step_that_a_stand_in_decides_costs_nothing_and_adds_nothing() {
    let rng = &mut generator(1, 1);
    let mut kept = begun(rng);
    kept.pass(10);
    kept.keep(kept.table.leave(at(0), kept.now)).unwrap();
    kept.pass(10);
    assert_eq!(kept.left(0), 55, "it stands");
    kept.keep(kept.table.come_back(at(0), kept.now)).unwrap();
    kept.pass(10);
    assert_eq!(kept.left(0), 45, "it runs again");
    kept.keep(kept.table.leave(at(0), kept.now)).unwrap();
    (1..3).for_each(|seat| drop(kept.choose(seat, rng)));
    assert_eq!([0, 1, 2].map(|seat| kept.left(seat)), [65, 40, 40]);
    kept.keep(kept.table.resign(at(0), kept.now)).unwrap();
    kept.pass(5);
    assert_eq!([0, 1, 2].map(|seat| kept.left(seat)), [65, 35, 35]);
    kept.keep(kept.table.resign(at(1), kept.now)).unwrap();
    kept.keep(kept.table.resign(at(2), kept.now)).unwrap();
    assert_eq!(kept.table.clock().deadline, None, "the game is over");
}

#[test]
fn sides_are_chosen_on_the_banks_too() {
    let mut kept = seven(2, 1, |options| {
        options.common.pace = BANK;
        options.seven.sides = Sides::Chosen;
    });
    let side = |seat: usize| vec![format!(r#"{{"seat":{seat},"do":"side","side":"day"}}"#)];
    kept.play(0, &side(0)).unwrap();
    kept.pass(20);
    assert_eq!(kept.loaded().banks(), kept.table.banks());
    kept.play(1, &side(1)).unwrap();
    assert_eq!([0, 1].map(|seat| kept.left(seat)), [65, 45]);
    assert_eq!(kept.loaded().banks(), kept.table.banks());
}

#[test]
fn undoing_takes_the_increment_back_and_gains_no_time() {
    let rng = &mut generator(1, 1);
    let mut kept = duel(2, 1, BANK);
    kept.pass(20);
    kept.choose(0, rng);
    assert_eq!(kept.table.awaited(), [at(1)]);
    kept.pass(10);
    assert_eq!([kept.left(0), kept.left(1)], [45, 50]);
    assert!(kept.table.may_undo(at(0), kept.now) && kept.loaded().may_undo(at(0), kept.now));
    kept.undo(0).unwrap();
    assert_eq!([kept.left(0), kept.left(1)], [40, 60]);
    assert_eq!(kept.loaded().banks(), kept.table.banks());
    // With less than five seconds left then, the decision stands.
    kept.pass(36);
    kept.choose(0, rng);
    assert_eq!(kept.left(0), 9);
    assert!(!kept.table.may_undo(at(0), kept.now) && !kept.loaded().may_undo(at(0), kept.now));
}

#[test]
fn stored_times_that_no_bank_shows_are_refused() {
    for wrong in [
        "[[7,1]]",
        "[[0,-1]]",
        "[[0,9999999999999]]",
        "[[0]]",
        "{}",
        "nonsense",
    ] {
        assert!(read_used(Some(wrong)).is_err(), "{wrong}");
    }
    assert_eq!(read_used(Some("[[1,5]]")), Ok(vec![(at(1), 5)]));
    assert_eq!(read_used(None), Ok(Vec::new()));
}
