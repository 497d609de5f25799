//! A game of one person among bots in the terminal. Nothing is stored.

use antipater_bots::BotKind;
use antipater_engine::{Record, Seat};
use antipater_show::game::Game;
use antipater_show::guide::Guidable;
use antipater_show::options::TableOptions;
use antipater_show::view::{View, Viewer};
use antipater_table::{Occupant, Proposed, Refusal, Seated};
use anyhow::{Result, anyhow};

use crate::locale::t;

/// The table, and the person's seat.
pub(crate) struct Table<G: Guidable> {
    table: antipater_table::Table<G>,
    you: Seat,
    /// The number of the person's decisions, from which each gets its id.
    decided: usize,
}

impl<G: Guidable> Table<G> {
    /// The table of a record without moves, with the person on one seat. Bots play until the person is asked.
    pub(crate) fn new(record: Record<G>, you: Seat, level: BotKind, seed: u64) -> Result<Table<G>> {
        let seats = Seat::all(record.players().len());
        let levels: Vec<_> = seats.map(|seat| (seat != you).then_some(level)).collect();
        let game = Game::new(String::new(), &levels, record).map_err(|why| anyhow!(why))?;
        let options = TableOptions {
            level,
            ..TableOptions::usual("")
        };
        let seats = levels.into_iter().map(Seated::new).collect();
        let table = antipater_table::Table::new(game, options, seats, seed);
        let mut table = Table {
            table: table.map_err(|why| anyhow!(why))?,
            you,
            decided: 0,
        };
        let proposed = table.table.go_on(false, 0);
        table.accept(proposed)?;
        Ok(table)
    }

    /// The person's view.
    pub(crate) fn view(&self) -> View {
        let status = self.table.status(Some(self.you), 0);
        let occupant = |_| Occupant {
            person: None,
            program: false,
            avatar: None,
            here: true,
        };
        self.table.view(Viewer::Seat(self.you), status, occupant)
    }

    /// Whether the person has a choice that can still be changed.
    pub(crate) fn has_chosen(&self) -> bool {
        !self.table.chosen_by(self.you).seats().is_empty()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.game().is_over()
    }

    /// The record so far.
    pub(crate) fn record(&self) -> String {
        self.table.game().record.write()
    }

    /// Chooses for a seat. The last choice plays the step, and the following steps of bots.
    ///
    /// # Errors
    /// If the choice is illegal; then nothing has changed.
    pub(crate) fn choose(&mut self, seat: Seat, action: G::Action) -> Result<()> {
        let text = self.table.game().position().write_action(seat, action);
        self.play(&[text])
    }

    /// Withdraws the person's choices for this step.
    pub(crate) fn take_back(&mut self) -> Result<()> {
        self.play(&[])
    }

    fn play(&mut self, actions: &[String]) -> Result<()> {
        self.decided += 1;
        let (id, decision) = (self.decided.to_string(), self.table.decision());
        let proposed = self
            .table
            .play(self.you, (&id, decision), actions, false, 0);
        self.accept(proposed)
    }

    fn accept(&mut self, proposed: Result<Proposed<G>, Refusal>) -> Result<()> {
        let change = proposed.and_then(Proposed::settle);
        let change = change.map_err(|why| match why.text(t()) {
            Some(text) => anyhow!(text),
            None => anyhow!("{why:?}"),
        })?;
        if let Some(change) = change {
            self.table.accept(change);
        }
        Ok(())
    }
}
