//! Moderation of people and tables: in waiting rooms, at live tables, and in the store.

use antipater_show::names::NEMO;
use antipater_store::ids::{PersonId, random_bytes};
use antipater_store::{Renaming, TableStage};

use super::opening::whole;
use super::registry::{ATTEMPTS, LiveTable, Tables};
use super::renamed::{rename_seats, renamed};
use super::room::{Room, RoomAction};
use super::table::{Gone, ModerationWork};
use crate::error::Error;
use crate::people::Person;

impl Tables {
    /// Renames a person at all tables: on seats, in records, and as the author of messages.
    pub(crate) async fn rename_everywhere(
        &self,
        person: PersonId,
        name: &str,
    ) -> Result<(), Error> {
        let renaming = |_: &str| Renaming {
            person,
            name: name.to_owned(),
            forget: None,
        };
        self.rename_at_all(person, renaming).await
    }

    /// Removes a person's name from all tables, with their messages and everything that identifies them. Bots play on
    /// for them; rooms that they have opened are closed.
    pub(crate) async fn forget_everywhere(&self, person: PersonId) -> Result<(), Error> {
        let renaming = |_: &str| Renaming {
            person,
            name: NEMO.to_owned(),
            forget: Some(PersonId(random_bytes())),
        };
        self.rename_at_all(person, renaming).await
    }

    async fn rename_at_all(
        &self,
        person: PersonId,
        renaming: impl Fn(&str) -> Renaming,
    ) -> Result<(), Error> {
        for id in self.services.store.all_tables_of(person).await? {
            let work = ModerationWork::Rename(renaming(&id));
            let tables = self.clone();
            // Finishes the work at each table even if the caller is gone.
            whole(async move { tables.moderate(&id, work).await }).await?;
        }
        Ok(())
    }

    /// Hides a table from the lobby and from strangers, or shows it in the lobby again.
    pub(crate) async fn hide_table(&self, id: &str, hidden: bool) -> Result<(), Error> {
        let row = self.services.store.table_row(id).await?;
        let row = row.ok_or(Error::NoTable)?;
        self.services.store.hide_table(id, hidden).await?;
        if hidden && (row.listed || row.watchable) {
            self.moderate(id, ModerationWork::Unlist).await?;
        }
        Ok(())
    }

    /// Closes a table at any stage. It can no longer be found.
    pub(crate) async fn close_table(&self, id: &str) -> Result<(), Error> {
        let row = self.services.store.table_row(id).await?;
        let row = row.filter(|row| row.stage != TableStage::Closed);
        row.ok_or(Error::NoTable)?;
        self.moderate(id, ModerationWork::Close).await
    }

    /// Ends an unused waiting room: first the challenges in it, so that the host learns of it, and next time the room.
    pub(super) async fn expire_room(&self, id: &str) -> Result<(), Error> {
        self.moderate(id, ModerationWork::Expire).await
    }

    /// Applies work to a table, wherever it is.
    async fn moderate(&self, id: &str, work: ModerationWork) -> Result<(), Error> {
        for _ in 0..ATTEMPTS {
            match self.find(id).await {
                // This node loads it as soon as the other node has released it.
                Err(Error::Elsewhere(Some(address))) => self.peers.release(&address, id).await?,
                Ok(LiveTable::Room(_)) => match self.in_room(id, &work).await {
                    // The cards were dealt meanwhile.
                    Err(Error::Started) => self.forget(id),
                    done => return done,
                },
                Ok(LiveTable::Table(handle)) => match handle.moderate(work.clone()).await {
                    Ok(Ok(())) => {
                        self.forget(id);
                        return Ok(());
                    }
                    Ok(refused) => return refused,
                    Err(Gone) => self.forget(id),
                },
                // A closed or broken table is only in the store.
                Err(Error::NoTable | Error::Broken(_)) => return self.in_store(id, &work).await,
                Err(error) => return Err(error),
            }
        }
        Err(Error::Busy)
    }

    async fn in_room(&self, id: &str, work: &ModerationWork) -> Result<(), Error> {
        let change = async |room: &mut Room| {
            match work {
                ModerationWork::Rename(renaming) => room.rename(renaming),
                ModerationWork::Unlist => room.options.common.unlist(),
                ModerationWork::Expire if room.expire() => {}
                ModerationWork::Expire | ModerationWork::Close => {
                    room.row.stage = TableStage::Closed;
                }
            }
            Ok(())
        };
        self.with_room(id, change).await?;
        // A room of a deleted person is closed while it still has their name.
        if let ModerationWork::Rename(renaming) = work {
            let row = self.services.store.table_row(id).await?;
            if row.is_some_and(|row| row.stage == TableStage::Closed) {
                return self.in_store(id, work).await;
            }
            return self.rename_in_room_talk(id, renaming).await;
        }
        Ok(())
    }

    async fn in_store(&self, id: &str, work: &ModerationWork) -> Result<(), Error> {
        let store = &self.services.store;
        let mut row = store.table_row(id).await?.ok_or(Error::NoTable)?;
        match work {
            ModerationWork::Rename(renaming) => {
                let row = renamed(&row, renaming).map_err(Error::Broken)?;
                store.rename_at(&row, renaming).await?;
            }
            ModerationWork::Unlist => {
                (row.listed, row.watchable) = (false, false);
                store.update_table(&row, &[]).await?;
            }
            ModerationWork::Expire | ModerationWork::Close => {
                row.stage = TableStage::Closed;
                row.deadline = None;
                store.update_table(&row, &[]).await?;
            }
        }
        Ok(())
    }
}

impl Room {
    /// Renames a person. A forgotten person leaves the seat, and a room that they have opened is closed.
    fn rename(&mut self, renaming: &Renaming) {
        let host = self.row.host == renaming.person;
        if renaming.forget.is_some() {
            if host {
                self.row.stage = TableStage::Closed;
            } else {
                let person = Person {
                    id: renaming.person,
                    name: renaming.name.clone(),
                    portrait: None,
                    program: false,
                };
                // A person without a seat has nothing to leave.
                let _ = self.change(&person, RoomAction::Stand);
            }
            return;
        }
        rename_seats(&mut self.seats, renaming);
        if host {
            self.options.name.clone_from(&renaming.name);
        }
    }
}
