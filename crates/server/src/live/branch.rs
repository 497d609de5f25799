//! Playing on from a step of a finished game. A new table has the same deal, and the steps so far in its log. A person
//! has one seat, bots have the others. The finished game stays unchanged.

use antipater_show::game::AnyGame;
use antipater_show::options::{TableOptions, name_bots};
use antipater_store::{MoveRow, Progress, TableStage};
use antipater_table::Refusal;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use super::opening::whole;
use super::registry::Tables;
use super::seats::{self, TableSeat};
use crate::error::Error;
use crate::people::Person;

/// A request to play on.
pub(crate) struct Fork {
    /// The finished game.
    pub(crate) game: AnyGame,
    /// Its table, if it has one.
    pub(crate) table: Option<String>,
    /// The number of steps played.
    pub(crate) step: usize,
    /// The person's seat.
    pub(crate) seat: usize,
}

impl Tables {
    /// Opens a table at which a person plays on from a step of a finished game, against bots.
    ///
    /// # Errors
    /// If the game has no such seat, or is over at that step.
    pub(crate) async fn fork(&self, person: &Person, fork: Fork) -> Result<String, Error> {
        let (tables, person) = (self.clone(), person.clone());
        whole(async move { tables.open_fork(&person, fork).await }).await
    }

    async fn open_fork(&self, person: &Person, fork: Fork) -> Result<String, Error> {
        let mut options = TableOptions::of_game(&fork.game);
        options.name.clone_from(&person.name);
        let mut seats = vec![TableSeat::bot(options.level); fork.game.players()];
        let seat = seats.get_mut(fork.seat);
        let seat = seat.ok_or_else(|| Error::Unreadable("seat: nobody plays there".to_owned()))?;
        *seat = TableSeat::taken(person, &person.name);
        let mut rng = ChaCha20Rng::from_seed(self.services.randomness.bytes());
        let mut sitting: Vec<_> = seats.iter().map(TableSeat::sitting).collect();
        name_bots(&mut sitting, &mut rng);
        for (seat, one) in seats.iter_mut().zip(sitting) {
            seat.name = one.name;
        }
        let names = seats.iter().map(|seat| seat.name.clone()).collect();
        let branch = fork.game.branch(names, fork.step).map_err(Error::Broken)?;
        let branch = branch.ok_or(Refusal::Over)?;
        let mut row = self.new_row(person.id);
        row.stage = TableStage::Playing;
        row.options = options.write();
        row.seats = seats::write(&seats);
        row.record = branch.record;
        row.same_deal = fork.table;
        row.started_at = Some(self.services.clock.unix_seconds());
        row.step_began = Some(self.services.clock.ticks());
        let step = |step: String| MoveRow {
            step,
            client_move_id: None,
            used: None,
        };
        let steps: Vec<MoveRow> = branch.steps.into_iter().map(step).collect();
        let progress = Progress {
            step_began: row.step_began,
            ..Progress::default()
        };
        let store = &self.services.store;
        store.add_table(&row, &[person.id]).await?;
        // Its result does not measure skill, so it is in no history and no statistics.
        store.add_results(&row.id, &[]).await?;
        if !steps.is_empty() {
            store.append(&row.id, 0, &steps, &progress).await?;
        }
        Ok(row.id)
    }
}
