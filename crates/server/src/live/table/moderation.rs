//! Moderation of a live table: renaming a person, hiding it from the lobby, closing it.

use antipater_show::guide::Guidable;
use antipater_store::{Renaming, TableStage};

use super::actor::Actor;
use super::messages::ModerationWork;
use crate::error::Error;
use crate::live::renamed::renamed;
use crate::live::seats::TableSeat;

impl<G: Guidable> Actor<G> {
    /// Applies the work; the task ends afterwards.
    pub(super) async fn moderate(&mut self, work: ModerationWork) -> Result<(), Error> {
        let mut row = self.row.clone();
        match work {
            ModerationWork::Rename(renaming) => return self.rename(&renaming).await,
            ModerationWork::Unlist => {
                (row.listed, row.watchable) = (false, false);
                let mut options = self.table.options().clone();
                options.common.unlist();
                row.options = options.write();
            }
            // The cards were dealt meanwhile.
            ModerationWork::Expire => return Ok(()),
            ModerationWork::Close => {
                row.stage = TableStage::Closed;
                row.deadline = None;
            }
        }
        Ok(self.services.store.update_table(&row, &[]).await?)
    }

    /// Renames a person. If the person is forgotten, a bot plays on for them.
    async fn rename(&mut self, renaming: &Renaming) -> Result<(), Error> {
        let seat = self.seat_of(renaming.person).ok();
        if let Some(seat) = seat.filter(|_| renaming.forget.is_some()) {
            self.commit(self.table.vacate(seat, self.services.clock.ticks()))
                .await?;
            // A game left to bots only is played on when it is next requested. Otherwise whole games would be played
            // here, one for each table of the person.
            if self.seats.iter().any(TableSeat::is_decided_by_person) {
                self.go_on(false).await?;
            }
        }
        let row = renamed(&self.row, renaming).map_err(Error::Broken)?;
        Ok(self.services.store.rename_at(&row, renaming).await?)
    }
}
