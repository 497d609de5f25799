//! Undoing decisions, until another player has acted or something hidden was revealed. If one person plays among bots,
//! the bots' answers are undone together with the decision.

use std::sync::Arc;

use antipater_engine::Seat;
use antipater_show::game::UNDO;
use antipater_show::guide::{Guidable, Lessons};

use crate::change::{Entry, Proposed, Seen};
use crate::refusal::{LimitedAction, Refusal};
use crate::table::{Earlier, Table, named};

/// The most undos by a person until another player acts or something is revealed.
const UNDOS: usize = 20;
/// How much of its time must be left for a decision to be undone, in milliseconds; with short clocks, a quarter of it.
const TIME_LEFT: i64 = 5_000;
/// The longest log with which undoing is allowed: several times as long as a Duel.
const LOG: usize = 1000;

impl<G: Guidable> Table<G> {
    /// The person on a seat undoes their last decision, with a name for the undo and the number of the present
    /// decision.
    ///
    /// # Errors
    /// If the last decision is not theirs, has revealed something, or too little of its time is left.
    pub fn undo(
        &self,
        seat: Seat,
        (id, decision): (&str, usize),
        now: i64,
    ) -> Result<Proposed<G>, Refusal> {
        if !self.is_new(seat, id, decision)? {
            return Ok(Proposed::Nothing);
        }
        let seated = &self.seats[seat.number()];
        if seated.resigned {
            return Err(Refusal::Resigned);
        }
        if seated.left {
            return Err(Refusal::Left);
        }
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        if self.has_revealed(seat) {
            return Err(Refusal::Revealed);
        }
        let last = self.before.last().filter(|_| self.may_undo(seat, now));
        let last = last.ok_or(Refusal::NoUndo)?;
        if self.undone[seat] >= UNDOS {
            return Err(Refusal::TooOften(LimitedAction::Undo, None));
        }
        let mut next = self.clone();
        // The bots' answers are undone too, with one entry for each step.
        let steps = self.game.record.steps().len() - last.game.record.steps().len();
        let mut name = Some(named(seat, id));
        next.known.extend(name.clone().map(Arc::from));
        let entry = |_| Entry::Logged {
            text: UNDO.to_owned(),
            id: name.take(),
            used: Vec::new(),
        };
        let entries = (0..steps).map(entry).collect();
        if let Some((guided, lessons)) = &mut next.lessons {
            *lessons = Lessons::of(&last.game, *guided).map_err(Refusal::Broken)?;
        }
        next.before.pop();
        next.undone[seat] += 1;
        next.game = Arc::clone(&last.game);
        next.logged += steps;
        // A bank is as it was when the decision was made, and runs again from now on; a limit has run all the time.
        next.banks = last.banks;
        next.begin_step(match last.banks {
            Some(_) => next.clock_from(now),
            None => last.clock,
        });
        Ok(next.changed(entries, Seen::ByAll, now))
    }

    /// Whether the person on a seat can undo their last decision.
    pub fn may_undo(&self, seat: Seat, now: i64) -> bool {
        self.could_undo(seat)
            && self.before.last().is_some_and(|earlier| {
                let position = earlier.game.position();
                let mut acted = position.to_act().iter();
                acted.all(|due| position.chooser(due) == seat)
                    && self.undo_ends(earlier).is_none_or(|end| now <= end)
                    && earlier
                        .banks
                        .is_none_or(|banks| banks.left(seat, now) >= TIME_LEFT)
            })
    }

    /// The last tick at which the last decision can be undone; `None` without a clock.
    pub fn undo_until(&self) -> Option<i64> {
        self.undo_ends(self.before.last()?)
    }

    /// The same for the decision made at an earlier state, whose clock keeps running.
    fn undo_ends(&self, earlier: &Earlier<G>) -> Option<i64> {
        let needed = TIME_LEFT.min(self.options.common.pace.ticks()? / 4);
        Some(earlier.clock.deadline? - needed)
    }

    /// Whether the person on a seat, alone among bots, cannot undo their last decision because it or an answer has
    /// revealed something.
    pub fn has_revealed(&self, seat: Seat) -> bool {
        let mut steps = self.game.record.steps().iter();
        self.could_undo(seat)
            && !self.game.is_over()
            && self.before.is_empty()
            && self.game.people().iter().count() == 1
            && steps.any(|step| step.get(seat).is_some())
    }

    fn could_undo(&self, seat: Seat) -> bool {
        // While bots are about to answer, the button would flicker.
        self.is_decided_by_person(seat)
            && !self.options.is_single_try()
            && self.logged < LOG
            && !self.is_paused()
            && !self.goes_on()
    }
}
