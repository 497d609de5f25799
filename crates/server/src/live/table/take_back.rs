//! Taking decisions back: until somebody else has acted or something hidden was shown. Where one person plays among bots,
//! their answers are taken back together with the decision.

use std::sync::Arc;

use antipater_engine::{BySeat, Seat};
use antipater_show::game::{Game, UNDO, WayBack};
use antipater_show::guide::{Guidable, Lessons};
use antipater_show::view::View;
use antipater_store::MoveRow;
use antipater_store::ids::PersonId;

use super::actor::{Earlier, StepClock, Table};
use super::messages::own_name;
use crate::error::{Error, Often};

/// How often a person may take back until somebody else has acted, or something was shown.
const UNDOS: usize = 20;
/// How much of its time must be left for a decision to be taken back, in milliseconds; with short clocks, a quarter of it.
const TIME_LEFT: i64 = 5_000;
/// How long the log may be for something to be taken back: some times as long as a Duel.
const LOG: usize = 1000;

/// The effect of steps that are played together on the decisions that can be taken back.
pub(super) struct WaysBack<G: Guidable> {
    /// The clock of the step at which the first of them was decided.
    clock: StepClock,
    /// Whether nothing before these steps can be taken back.
    ends: bool,
    /// The game before the decision of a person, as long as it can be taken back.
    begins: Option<Game<G>>,
}

impl<G: Guidable> WaysBack<G> {
    /// Before anything is played.
    pub(super) fn of(table: &Table<G>) -> WaysBack<G> {
        WaysBack {
            clock: StepClock::of(&table.row),
            ends: false,
            begins: None,
        }
    }

    /// Notes a step from an earlier game to the next; without one where a game takes nothing back.
    pub(super) fn note(&mut self, earlier: Option<Game<G>>, next: &Game<G>, by_person: bool) {
        match earlier.map(|earlier| (earlier.way_back(next, by_person), earlier)) {
            Some((WayBack::Begins, earlier)) => self.begins = Some(earlier),
            Some((WayBack::Stays, _)) => {}
            None | Some((WayBack::Ends, _)) => {
                self.ends = true;
                self.begins = None;
            }
        }
    }
}

impl<G: Guidable> Table<G> {
    /// Takes the person's last decision back. This works until somebody else has acted or something hidden was shown,
    /// after which `before` has nothing left.
    pub(super) async fn undo(
        &mut self,
        person: PersonId,
        id: String,
        decision: usize,
    ) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        let id = own_name(seat, &id);
        if self.known.contains(&id) {
            return Ok(self.view_of(seat));
        }
        if decision != self.logged {
            return Err(Error::Stale(self.view_of(seat)));
        }
        if self.places[seat.number()].resigned {
            return Err(Error::Resigned);
        }
        if self.places[seat.number()].left {
            return Err(Error::Left);
        }
        if self.has_revealed(seat) {
            return Err(Error::Revealed);
        }
        if !self.may_undo(seat) {
            return Err(Error::NoUndo);
        }
        let Some(last) = self.before.last() else {
            return Err(Error::NoUndo);
        };
        if self.undone[seat] >= UNDOS {
            return Err(Error::TooOften(Often::Undo, None));
        }
        let (game, clock) = (last.game.clone(), last.clock);
        // The bots' answers are taken back too: an entry for each step.
        let steps = self.game.record.steps().len() - game.record.steps().len();
        let mut name = Some(id.clone());
        let row = |_| MoveRow {
            step: UNDO.to_owned(),
            client_move_id: name.take(),
        };
        let rows: Vec<MoveRow> = (0..steps).map(row).collect();
        let lessons = match &self.guided {
            Some((seat, _)) => Some(Lessons::of(&game, *seat).map_err(Error::Broken)?),
            None => None,
        };
        self.commit(game, lessons, &rows, clock).await?;
        self.before.pop();
        self.undone[seat] += 1;
        self.known.insert(id);
        Ok(self.view_of(seat))
    }

    /// Whether the person on a seat may take its last decision back.
    pub(super) fn may_undo(&self, seat: Seat) -> bool {
        self.could_undo(seat)
            && self.before.last().is_some_and(|earlier| {
                let position = earlier.game.position();
                let mut acted = position.to_act().iter();
                acted.all(|due| position.chooser(due) == seat)
                    && self
                        .undo_ends(earlier)
                        .is_none_or(|end| self.services.clock.ticks() <= end)
            })
    }

    /// The last tick at which the decision after this position can be taken back; its clock runs on.
    fn undo_ends(&self, earlier: &Earlier<G>) -> Option<i64> {
        let needed = TIME_LEFT.min(self.options.common.pace.ticks()? / 4);
        Some(earlier.clock.deadline? - needed)
    }

    /// The same in milliseconds since 1970.
    pub(super) fn undo_until(&self) -> Option<i64> {
        let end = self.undo_ends(self.before.last()?)?;
        Some(self.ends_at? - self.row.deadline? + end)
    }

    /// Whether the person on a seat, alone among bots, has decided something that cannot be taken back any more because it
    /// or an answer has shown what was hidden.
    pub(super) fn has_revealed(&self, seat: Seat) -> bool {
        let mut steps = self.game.record.steps().iter();
        self.could_undo(seat)
            && !self.game.is_over()
            && self.before.is_empty()
            && self.game.people().iter().count() == 1
            && steps.any(|step| step.get(seat).is_some())
    }

    fn could_undo(&self, seat: Seat) -> bool {
        self.places[seat.number()].is_decided_by_person()
            // Everybody has one try at the deal of a day.
            && self.options.daily.is_none()
            && self.logged < LOG
            // Nobody is that quick; a button that comes and goes would only be in the way.
            && self.bots_move_at.is_none()
    }

    /// Keeps what can be taken back after steps that were committed; `mover` is the person who began them.
    pub(super) fn keep_ways_back(&mut self, ways_back: WaysBack<G>, mover: Option<Seat>) {
        if ways_back.ends {
            self.before.clear();
            self.undone = BySeat::from_fn(|_| 0);
        }
        if let Some(game) = ways_back.begins {
            let clock = ways_back.clock;
            self.before.push(Earlier { game, clock });
            // Others have acted as far as the one who moves is not among them.
            let kept = mover.map(|mover| (mover, self.undone[mover]));
            self.undone = BySeat::from_fn(|_| 0);
            if let Some((mover, undone)) = kept {
                self.undone[mover] = undone;
            }
        }
    }
}
