//! What the house does to a table: other names, out of the lobby, closed.

use antipater_show::guide::Guidable;
use antipater_show::view::MessageKind;
use antipater_store::{Renaming, TableStage};

use super::actor::Table;
use super::messages::HouseWork;
use crate::error::Error;
use crate::live::places::TableSeat;
use crate::live::renamed::renamed;

impl<G: Guidable> Table<G> {
    /// Does it; the task ends afterwards.
    pub(super) async fn keep_house(&mut self, work: HouseWork) -> Result<(), Error> {
        match work {
            HouseWork::Rename(renaming) => self.rename(&renaming).await,
            HouseWork::Unlist => {
                let mut row = self.row.clone();
                row.listed = false;
                let mut options = self.options.clone();
                options.common.listed = false;
                row.options = options.write();
                self.services.store.update_table(&row, &[]).await?;
                Ok(())
            }
            HouseWork::Close => {
                let mut row = self.row.clone();
                row.stage = TableStage::Closed;
                row.deadline = None;
                self.services.store.update_table(&row, &[]).await?;
                Ok(())
            }
        }
    }

    /// Another name for a person. Where the person is forgotten, a bot plays on for them.
    async fn rename(&mut self, renaming: &Renaming) -> Result<(), Error> {
        let seat = self.seat_of(renaming.person).ok();
        if let Some(seat) = seat.filter(|_| renaming.forget.is_some() && !self.game.is_over()) {
            self.mark_left(seat, true, MessageKind::Left).await?;
            // A game that is left to bots alone can wait until somebody looks at it: whole games would be played here, one
            // for each table of the person.
            if self.places.iter().any(TableSeat::is_decided_by_person) {
                self.go_on().await?;
            }
        }
        let row = renamed(&self.row, renaming).map_err(Error::Broken)?;
        self.services.store.rename_at(&row, renaming).await?;
        Ok(())
    }
}
