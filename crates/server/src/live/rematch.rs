//! The next game of the people at a finished table.

use antipater_show::options::TableOptions;
use antipater_store::TableStage;
use antipater_store::ids::PersonId;

use super::opening::whole;
use super::queries::LISTED;
use super::registry::Tables;
use super::room::Room;
use super::seats;
use antipater_table::Refusal;

use crate::error::Error;
use crate::people::Person;

impl Tables {
    /// Opens the table for the next game of the people at a finished one, with the same cards if requested. There is
    /// one next table; further ones have the same cards.
    pub(crate) async fn again(
        &self,
        id: &str,
        host: &Person,
        same_deal: bool,
    ) -> Result<String, Error> {
        let (tables, id, host) = (self.clone(), id.to_owned(), host.clone());
        whole(async move { tables.open_again(&id, &host, same_deal).await }).await
    }

    pub(super) async fn open_again(
        &self,
        id: &str,
        host: &Person,
        same_deal: bool,
    ) -> Result<String, Error> {
        let store = &self.services.store;
        // Simultaneous requests get the same table.
        let _alone = self.next.lock().await;
        // Only on the node of the finished table can no other node open its next one.
        self.find(id).await?;
        let row = store.table_row(id).await?.ok_or(Error::NoTable)?;
        match row.stage {
            TableStage::Gathering => return Err(Error::NotStarted),
            TableStage::Closed => return Err(Error::NoTable),
            TableStage::Playing | TableStage::Over => {}
        }
        let seats = seats::read(&row.seats).map_err(Error::Broken)?;
        if !seats.iter().any(|seat| seat.person == Some(host.id)) {
            return Err(Refusal::NotYours.into());
        }
        if row.stage != TableStage::Over {
            return Err(Error::Running);
        }
        if same_deal {
            self.is_match_over(id, &row.options).await?;
        }
        if let Some(next) = row.rematch.as_ref().filter(|_| !same_deal) {
            let stage = store.table_row(next).await?.map(|next| next.stage);
            if stage.is_some_and(|stage| stage != TableStage::Closed) {
                return Ok(next.clone());
            }
        }
        let options = TableOptions::stored(&row.options).map_err(Error::Broken)?;
        if let Some(event) = options.event.as_ref().filter(|_| same_deal) {
            self.may_watch_deal(event, Some(host.id)).await?;
        }
        let mut options = options.next();
        options.name = String::new();
        let mut new = self.new_row(host.id);
        new.same_deal = same_deal.then(|| id.to_owned());
        let room = Room::again(new, host, options, &seats);
        let next = self.add(room).await?;
        if !same_deal {
            self.set_rematch(id, Some(next.clone())).await?;
        }
        Ok(next)
    }

    pub(super) async fn set_rematch(&self, id: &str, next: Option<String>) -> Result<(), Error> {
        self.ask(id, |handle| {
            let next = next.clone();
            async move { handle.rematch(next).await }
        })
        .await
    }

    /// Unlinks a closed waiting room from the finished table whose next game it was for.
    pub(super) async fn end_rematch(&self, closed: &str, host: PersonId) -> Result<(), Error> {
        let _alone = self.next.lock().await;
        let rows = self
            .services
            .store
            .tables_of(host, true, None, LISTED as u32)
            .await?;
        for row in rows {
            if row.rematch.as_deref() == Some(closed) {
                match self.set_rematch(&row.id, None).await {
                    // Its node finds the next table closed on the next request.
                    Ok(()) | Err(Error::Elsewhere(_)) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }
}
