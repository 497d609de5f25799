//! Commits a proposal of the table: bots choose, the change is stored, and then the table accepts it.

use std::time::Instant;

use antipater_engine::Seat;
use antipater_show::guide::Guidable;
use antipater_show::view::MessageKind;
use antipater_store::{ChoiceRow, MoveRow, Progress, TableRow, TableStage, TableWrite};
use antipater_table::bank::write_used;
use antipater_table::{Change, Entry, Pause, Proposed, Refusal, SeatChange, Seen, Table};

use super::actor::Actor;
use crate::error::Error;
use crate::live::seats::{self, TableSeat};

impl<G: Guidable> Actor<G> {
    /// Stores and accepts a proposal for the person on a seat.
    pub(super) async fn commit_for(
        &mut self,
        seat: Seat,
        proposed: Result<Proposed<G>, Refusal>,
    ) -> Result<(), Error> {
        match proposed {
            Ok(proposed) => self.commit(proposed).await,
            Err(why) => Err(self.refused(seat, why)),
        }
    }

    /// A refusal for the person on a seat, with the present view if they have to decide anew.
    pub(super) fn refused(&mut self, seat: Seat, why: Refusal) -> Error {
        match Error::from(why) {
            Error::Refused(why @ (Refusal::Stale | Refusal::Illegal(_)), _) => {
                Error::Refused(why, Some(self.view_of(seat)))
            }
            error => error,
        }
    }

    /// Stores and accepts a proposal, after bots have chosen if necessary. The table does not change before the change
    /// is stored.
    pub(super) async fn commit(&mut self, proposed: Proposed<G>) -> Result<(), Error> {
        let Some(change) = self.settle(proposed).await? else {
            return Ok(());
        };
        let mut seats = self.seats.clone();
        for (seat, seated) in seats.iter_mut().zip(change.table().seats()) {
            seat.take(*seated);
        }
        let row = self.row_after(&change, &seats);
        let mut write = self.write_of(&change);
        write.row = (row.seats != self.row.seats).then(|| row.clone());
        let store = &self.services.store;
        store.write_table(&row.id, write.clone()).await?;
        (self.row, self.seats) = (row, seats);
        if change.entries().contains(&Entry::Over) {
            let people = self.seats.iter().filter_map(|seat| seat.person);
            people.for_each(|person| self.services.people.tell(person));
        }
        self.accept(change, write);
        Ok(())
    }

    /// Has the bots of a proposal choose, in their pool.
    async fn settle(&self, proposed: Proposed<G>) -> Result<Option<Change<G>>, Error> {
        let mut proposed = proposed;
        loop {
            match proposed {
                Proposed::Nothing => return Ok(None),
                Proposed::Change(change) => return Ok(Some(*change)),
                Proposed::Draft(draft) => {
                    let (position, chosen) = draft.asks();
                    let began = Instant::now();
                    let (pool, stand_in) = (&self.services.bot_pool, self.services.stand_in);
                    let bots = draft.bots(stand_in);
                    let joint = pool.complete(position.clone(), chosen, bots).await;
                    self.services.metrics.thought(began.elapsed());
                    proposed = draft.play(&joint, self.services.clock.ticks())?;
                }
            }
        }
    }

    /// The row of the table after a change.
    fn row_after(&self, change: &Change<G>, seats: &[TableSeat]) -> TableRow {
        let mut row = self.row.clone();
        row.seats = seats::write(seats);
        let clock = change.table().clock();
        (row.step_began, row.deadline) = (clock.began, clock.deadline);
        row.banks = banks_of(change.table());
        row.pause = change.table().pause().map(Pause::write);
        if change.entries().contains(&Entry::Over) {
            row.stage = TableStage::Over;
            row.finished_at = Some(self.services.clock.unix_seconds());
        }
        row
    }

    /// What a change writes besides the row of the table.
    fn write_of(&self, change: &Change<G>) -> TableWrite {
        let (table, step) = (change.table(), self.table.decision());
        let over = table.game().is_over();
        let mut write = TableWrite {
            steps: (step, Vec::new()),
            choices: (self.kept_choices, Vec::new()),
            ..TableWrite::default()
        };
        for entry in change.entries() {
            match entry {
                Entry::Logged { text, id, used } => write.steps.1.push(MoveRow {
                    step: text.clone(),
                    client_move_id: id.clone(),
                    used: write_used(used),
                }),
                Entry::Chosen { id, choices } => {
                    let row = |(seat, action): &(Seat, Option<String>)| ChoiceRow {
                        step,
                        seat: seat.number(),
                        client_move_id: id.clone(),
                        action: action.clone(),
                    };
                    write.choices.1.extend(choices.iter().map(row));
                }
                // The end of the game says who has resigned.
                Entry::Seat(_, SeatChange::Resigned) if over => {}
                Entry::Seat(seat, change) => {
                    let kind = match change {
                        SeatChange::Left => MessageKind::Left,
                        SeatChange::Gone => MessageKind::Gone,
                        SeatChange::Back => MessageKind::Back,
                        SeatChange::Resigned => MessageKind::Resigned,
                    };
                    self.note(&mut write, kind, *seat);
                }
                Entry::Late(seat) => self.note(&mut write, MessageKind::Late, *seat),
                Entry::Hinted { decision, seat } => write.hint = Some((*decision, seat.number())),
                Entry::Over => {}
            }
        }
        let is_kept = table.banks() == self.table.banks() && table.pause() == self.table.pause();
        if !write.steps.1.is_empty() || !is_kept {
            let clock = table.clock();
            write.progress = Some(Progress {
                over,
                step_began: clock.began,
                deadline: clock.deadline,
                banks: banks_of(table),
                pause: table.pause().map(Pause::write),
            });
        }
        write
    }

    /// Accepts a stored change, and publishes it.
    fn accept(&mut self, change: Change<G>, write: TableWrite) {
        let seen = change.seen();
        self.table.accept(change);
        self.kept_choices += write.choices.1.len();
        self.heard(write.messages);
        if write.progress.is_some() || self.table.game().is_over() {
            self.set_pause();
            self.set_clock();
            self.tell_turn();
        }
        match seen {
            Seen::ByAll => self.notify_all(),
            Seen::By(seat) => self.notify_person(seat),
        }
    }
}

/// The stored form of the time banks on the present step.
fn banks_of<G: Guidable>(table: &Table<G>) -> Option<String> {
    let began = table.clock().began?;
    Some(table.banks()?.write(table.seats().len(), began))
}
