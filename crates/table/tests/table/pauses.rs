//! Pauses by agreement: how they begin and end, and that they cost and gain no time.

use antipater_engine::rng::{Generator, below, generator};
use antipater_show::guide::Guidable;
use antipater_show::options::{Bank, Pace, Sides};
use antipater_show::view::{PauseView, SeatState};
use antipater_table::{Entry, Pause, Proposed, Refusal};

use crate::banks::BANK;
use crate::{Kept, at, duel, seven};

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const DAY: i64 = 24 * 60 * MINUTE;
/// How long the clocks stand still after a pause.
const GRACE: i64 = 10 * SECOND;

impl<G: Guidable> Kept<G> {
    /// The person on a seat proposes a pause, or agrees to one.
    fn agree(&mut self, seat: usize) -> Result<Vec<Entry>, Refusal> {
        self.keep(self.table.agree_to_pause(at(seat), self.now))
    }

    fn end_pause(&mut self, seat: usize) -> Result<Vec<Entry>, Refusal> {
        self.keep(self.table.end_pause(at(seat), self.now))
    }

    fn tick(&mut self) -> Vec<Entry> {
        self.keep(self.table.time_up(self.now)).unwrap()
    }

    fn deadline(&self) -> i64 {
        self.table.clock().deadline.unwrap()
    }

    fn is_as_loaded(&self) {
        let loaded = self.loaded();
        assert_eq!(loaded.pause(), self.table.pause());
        assert_eq!(loaded.banks(), self.table.banks());
        assert_eq!(loaded.clock(), self.table.clock());
        assert_eq!(loaded.awaited(), self.table.awaited());
    }
}

/// A Duel in which the second person has to decide, after ten seconds of the first.
fn begun(pace: Pace, rng: &mut Generator) -> Kept<antipater_engine::duel::Duel> {
    let mut kept = duel(2, 1, pace);
    kept.now += 10 * SECOND;
    let action = kept.any(0, rng).unwrap();
    kept.play(0, &[action]).unwrap();
    assert_eq!(kept.table.awaited(), [at(1)]);
    kept
}

#[test]
fn a_pause_begins_once_all_people_agree_and_no_decision_is_accepted_meanwhile() {
    let rng = &mut generator(1, 1);
    let mut kept = begun(BANK, rng);
    assert!(kept.table.may_pause(at(0)) && kept.table.may_pause(at(1)));
    kept.agree(0).unwrap();
    assert!(!kept.table.may_pause(at(0)) && kept.table.may_pause(at(1)));
    let proposed = PauseView::Proposed {
        agreed: vec![at(0)],
    };
    assert_eq!(kept.table.pause_view(None), Some(proposed));
    kept.is_as_loaded();
    kept.now += 5 * SECOND;
    assert_eq!(kept.agree(0), Ok(Vec::new()), "they have agreed");
    assert!(!kept.table.is_paused());
    kept.agree(1).unwrap();
    assert!(kept.table.is_paused() && kept.table.awaited().is_empty());
    assert!(!kept.table.goes_on());
    assert_eq!(kept.view(1).seats[1].state, None);
    kept.is_as_loaded();

    let action = kept.any_legal(1, rng);
    assert_eq!(
        kept.play(1, std::slice::from_ref(&action)),
        Err(Refusal::Paused)
    );
    assert_eq!(kept.undo(0), Err(Refusal::Paused));
    assert!(!kept.table.may_undo(at(0), kept.now));
    assert_eq!(kept.agree(0), Ok(Vec::new()));
    kept.now += 20 * MINUTE;
    assert!(matches!(
        kept.table.time_up(kept.now),
        Ok(Proposed::Nothing)
    ));

    kept.end_pause(0).unwrap();
    assert_eq!(kept.table.pause(), None);
    kept.is_as_loaded();
    assert_eq!(kept.view(1).seats[1].state, Some(SeatState::Choosing));
    // The bank had run for five seconds.
    assert_eq!(kept.deadline(), kept.now + GRACE + 55 * SECOND);
    kept.now += GRACE / 2;
    assert_eq!(
        kept.table.banks().unwrap().left(at(1), kept.now),
        55 * SECOND
    );
    kept.now += GRACE / 2 + 3 * SECOND;
    kept.play(1, &[action]).unwrap();
    assert_eq!(
        kept.table.banks().unwrap().left(at(1), kept.now),
        57 * SECOND
    );
    assert_eq!(kept.end_pause(0), Ok(Vec::new()), "there is none");
}

#[test]
fn a_limit_goes_on_with_what_was_left_and_the_decision_before_can_be_undone_as_long() {
    let rng = &mut generator(1, 1);
    for loads in [false, true] {
        let mut kept = begun(Pace::Seconds(60), rng);
        kept.now += 10 * SECOND;
        let action = kept.any(1, rng).unwrap();
        kept.play(1, &[action]).unwrap();
        kept.now += 10 * SECOND;
        let until = kept.table.undo_until().unwrap() - kept.now;
        (0..2).for_each(|seat| drop(kept.agree(seat).unwrap()));
        assert_eq!(kept.deadline(), kept.now + 30 * MINUTE);
        assert_eq!(
            kept.table.pause(),
            Some(Pause::Begun {
                left: Some(50 * SECOND)
            })
        );
        kept.is_as_loaded();
        if loads {
            kept.table = kept.loaded();
        }
        kept.now += MINUTE;
        kept.end_pause(1).unwrap();
        assert_eq!(kept.deadline(), kept.now + GRACE + 50 * SECOND);
        // The present step is an upper bound for a table that was loaded.
        let after = kept.table.undo_until().unwrap() - kept.now - GRACE;
        assert_eq!(after, if loads { 45 * SECOND } else { until });
        kept.undo(1).unwrap();
        assert_eq!(kept.deadline() - kept.now - GRACE, after + 5 * SECOND);
    }
}

#[test]
fn a_pause_ends_by_itself() {
    let rng = &mut generator(1, 1);
    let days = Pace::Bank(Bank::Days {
        bank: 3,
        increment: 12,
    });
    let paces = [
        (BANK, 30 * MINUTE),
        (Pace::Seconds(60), 30 * MINUTE),
        (Pace::Days(2), 7 * DAY),
        (days, 7 * DAY),
    ];
    for (pace, longest) in paces {
        let mut kept = begun(pace, rng);
        let left = kept.deadline() - kept.now;
        (0..2).for_each(|seat| drop(kept.agree(seat).unwrap()));
        kept.now += longest - 1;
        assert_eq!(kept.tick(), []);
        assert!(kept.table.is_paused());
        kept.now += 1;
        assert_eq!(kept.tick(), []);
        assert!(!kept.table.is_paused());
        assert_eq!(kept.deadline(), kept.now + GRACE + left);
        kept.is_as_loaded();
    }
}

#[test]
fn a_proposal_ends_when_somebody_declines_or_decides_but_not_when_they_change_their_mind() {
    let rng = &mut generator(1, 1);
    let mut kept = seven(3, 1, |options| options.common.pace = BANK);
    for seat in [0, 1] {
        kept.agree(0).unwrap();
        kept.end_pause(seat).unwrap();
        assert_eq!(kept.table.pause(), None);
    }
    kept.agree(0).unwrap();
    let action = kept.any(1, rng).unwrap();
    kept.play(1, &[action]).unwrap();
    assert_eq!(kept.table.pause(), None, "all see that they have chosen");
    kept.agree(0).unwrap();
    let proposed = kept.table.pause();
    let legal = kept.all_legal(1);
    for action in legal.into_iter().take(3) {
        kept.play(1, &[action]).unwrap();
        assert_eq!(kept.table.pause(), proposed, "nobody sees another choice");
    }
    kept.play(1, &[]).unwrap();
    assert_eq!(kept.table.pause(), None, "all see that they think again");
    for change in [Kept::leaves, Kept::returns] {
        kept.agree(0).unwrap();
        change(&mut kept, 2);
        assert_eq!(kept.table.pause(), None);
    }
    kept.agree(0).unwrap();
    kept.now = kept.deadline();
    kept.tick();
    assert_eq!(kept.table.pause(), None, "a bank is empty");
    kept.is_as_loaded();
}

impl<G: Guidable> Kept<G> {
    fn leaves(&mut self, seat: usize) {
        self.keep(self.table.leave(at(seat), self.now)).unwrap();
    }

    fn returns(&mut self, seat: usize) {
        self.keep(self.table.come_back(at(seat), self.now)).unwrap();
    }

    /// The legal actions of a seat, as in the record format.
    fn all_legal(&self, seat: usize) -> Vec<String> {
        let position = self.table.game().position();
        let legal = position.legal_actions(at(seat));
        let legal = (0..legal.len()).map(|number| position.write_action(at(seat), legal[number]));
        legal.collect()
    }

    fn any_legal(&self, seat: usize, rng: &mut Generator) -> String {
        let mut legal = self.all_legal(seat);
        let number = below(rng, legal.len() as u32) as usize;
        legal.swap_remove(number)
    }
}

#[test]
fn people_leave_resign_and_return_during_a_pause_which_the_others_keep() {
    let rng = &mut generator(1, 1);
    let mut kept = seven(3, 1, |options| options.common.pace = BANK);
    (0..3).for_each(|seat| drop(kept.agree(seat).unwrap()));
    kept.leaves(0);
    assert!(kept.table.is_paused());
    assert_eq!(kept.end_pause(0), Err(Refusal::Left));
    kept.keep(kept.table.resign(at(1), kept.now)).unwrap();
    assert!(kept.table.is_paused());
    assert_eq!(kept.end_pause(1), Err(Refusal::Resigned));
    kept.returns(0);
    kept.leaves(0);
    kept.is_as_loaded();
    kept.now += MINUTE;
    // Nobody is left who could end it.
    kept.leaves(2);
    assert!(!kept.table.is_paused() && kept.table.goes_on());
    kept.is_as_loaded();
    kept.returns(0);
    assert_eq!(kept.agree(0), Err(Refusal::NoPause), "nobody else plays");

    let mut kept = begun(BANK, rng);
    (0..2).for_each(|seat| drop(kept.agree(seat).unwrap()));
    kept.keep(kept.table.resign(at(1), kept.now)).unwrap();
    assert_eq!(
        (kept.table.pause(), kept.table.clock().deadline),
        (None, None)
    );
    assert_eq!(kept.agree(0), Err(Refusal::Over));
}

#[test]
fn a_pause_needs_a_clock_and_two_people() {
    let mut kept = duel(2, 1, Pace::Free);
    assert_eq!(kept.agree(0), Err(Refusal::NoPause));
    assert!(!kept.table.may_pause(at(0)));
    let mut kept = duel(1, 1, BANK);
    assert_eq!(kept.agree(0), Err(Refusal::NoPause));
    // Once time is up, a bot decides.
    let mut kept = begun(BANK, &mut generator(1, 1));
    kept.agree(0).unwrap();
    kept.now = kept.deadline();
    assert_eq!(kept.agree(1), Err(Refusal::Stale));
}

#[test]
fn sides_are_chosen_after_a_pause() {
    let mut kept = seven(2, 1, |options| {
        options.common.pace = BANK;
        options.seven.sides = Sides::Chosen;
    });
    let side = |seat: usize| vec![format!(r#"{{"seat":{seat},"do":"side","side":"day"}}"#)];
    kept.play(0, &side(0)).unwrap();
    (0..2).for_each(|seat| drop(kept.agree(seat).unwrap()));
    assert_eq!(kept.play(1, &side(1)), Err(Refusal::Paused));
    kept.is_as_loaded();
    kept.leaves(1);
    assert!(!kept.table.goes_on(), "the bots wait, too");
    kept.end_pause(0).unwrap();
    assert!(kept.table.goes_on());
}

#[test]
fn whole_games_with_pauses_cost_nobody_time() {
    for seed in 0..4 {
        let rng = &mut generator(seed, 2);
        let mut kept = seven(3, seed, |options| options.common.pace = BANK);
        let mut left = [60 * SECOND; 3];
        let mut decision = 0;
        let mut pauses = 0;
        while !kept.table.game().is_over() {
            if below(rng, 3) == 0 {
                (0..3).for_each(|seat| drop(kept.agree(seat).unwrap()));
                kept.is_as_loaded();
                kept.now += i64::from(below(rng, 30 * 60)) * SECOND;
                kept.end_pause(below(rng, 3) as usize).unwrap();
                kept.now += GRACE;
                pauses += 1;
            }
            let awaited = kept.table.awaited();
            let seat = awaited[below(rng, awaited.len() as u32) as usize].number();
            let wait = i64::from(below(rng, 2000));
            kept.now += wait;
            awaited.iter().for_each(|seat| left[seat.number()] -= wait);
            let action = kept.any(seat, rng).unwrap();
            let decides: Vec<usize> = (0..3).filter(|&seat| kept.acts(seat)).collect();
            kept.play(seat, &[action]).unwrap();
            if kept.table.decision() != decision {
                decision = kept.table.decision();
                decides.iter().for_each(|&seat| left[seat] += 5 * SECOND);
            }
            let banks = kept.table.banks().unwrap();
            assert_eq!([0, 1, 2].map(|seat| banks.left(at(seat), kept.now)), left);
        }
        assert!(pauses > 5);
    }
}

impl<G: Guidable> Kept<G> {
    /// Whether the person on a seat decides on the present step.
    fn acts(&self, seat: usize) -> bool {
        let position = self.table.game().position();
        position
            .to_act()
            .iter()
            .any(|due| position.chooser(due) == at(seat))
    }
}

#[test]
fn stored_pauses_that_do_not_fit_are_refused() {
    let kept = begun(BANK, &mut generator(1, 1));
    for wrong in [
        "[7]",
        "[-1]",
        "[\"0\"]",
        "-1",
        "1.5",
        "9999999999999",
        "{}",
        "x",
        "50000",
    ] {
        assert!(kept.loaded_with(Some(wrong.to_owned())).is_err(), "{wrong}");
    }
}
