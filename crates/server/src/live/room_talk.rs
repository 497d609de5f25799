//! The chat of a waiting room. It stays at the table after the deal.

use std::collections::VecDeque;
use std::sync::{MutexGuard, PoisonError};

use antipater_show::names;
use antipater_show::view::MessageKind;
use antipater_store::ids::PersonId;
use antipater_store::{MessageRow, Renaming, TableStage};

use super::registry::{Gathering, LiveTable, Tables};
use super::table::{AGAIN, SHOWN};
use antipater_table::Refusal;

use crate::error::Error;

impl Tables {
    /// Stores a message of a person with a seat in a waiting room; `false` if the cards are dealt.
    ///
    /// # Errors
    /// If the person has no seat there, the table has no chat, or the store fails.
    pub(crate) async fn say_in_room(
        &self,
        id: &str,
        person: PersonId,
        typed: &str,
    ) -> Result<bool, Error> {
        let LiveTable::Room(gathering) = self.find(id).await? else {
            return Ok(false);
        };
        let room = gathering.room.lock().await;
        gathering.check()?;
        if room.row.stage != TableStage::Gathering {
            drop(room);
            self.forget(id);
            return Ok(false);
        }
        let seat = room.seat_of(person).ok_or(Refusal::NotYours)?;
        if !room.options.common.talk {
            return Err(Error::Chat);
        }
        let Some(text) = names::message(typed) else {
            return Ok(true);
        };
        let last = gathering.said().back().map(|message| message.number);
        let row = MessageRow {
            number: last.map_or(0, |last| last + 1),
            kind: MessageKind::Said.name().to_owned(),
            person: Some(person),
            // People may still change their seats.
            seat: None,
            name: room.seats[seat].name.clone(),
            text,
            at: self.services.clock.unix_seconds(),
        };
        if row.repeats(gathering.said().back(), AGAIN) {
            return Ok(true);
        }
        let stored = self.services.store.say(id, &row).await;
        if let Err(error) = stored {
            return Err(self.refused_for_room(id, &gathering, room, error));
        }
        let mut said = gathering.said();
        said.push_back(row);
        if said.len() > SHOWN {
            said.pop_front();
        }
        drop(said);
        drop(room);
        gathering.changes.send_modify(|changes| *changes += 1);
        Ok(true)
    }

    /// Renames the author of a person's messages in a waiting room.
    pub(super) async fn rename_in_room_talk(
        &self,
        id: &str,
        renaming: &Renaming,
    ) -> Result<(), Error> {
        let store = &self.services.store;
        store.rename_words_at(id, renaming).await?;
        if let LiveTable::Room(gathering) = self.find(id).await? {
            let _held = gathering.room.lock().await;
            let messages = store.messages(id, SHOWN as u32).await?;
            *gathering.said() = messages.into();
            gathering.changes.send_modify(|changes| *changes += 1);
        }
        Ok(())
    }
}

impl Gathering {
    /// The latest messages.
    pub(super) fn said(&self) -> MutexGuard<'_, VecDeque<MessageRow>> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
