//! What is said at a table, by people and by the table itself.

use std::sync::Arc;

use antipater_engine::Seat;
use antipater_show::guide::Guidable;
use antipater_show::names;
use antipater_show::view::{MessageKind, MessageView, View};

use super::actor::Table;
use crate::error::Error;
use crate::ids::PersonId;
use crate::store::MessageRow;

/// Messages that are kept in memory and shown.
pub(crate) const SHOWN: usize = 60;

impl<G: Guidable> Table<G> {
    /// Says something from the person's seat.
    pub(super) async fn say(
        &mut self,
        person: PersonId,
        typed: String,
    ) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        if !self.options.common.talk {
            return Err(Error::NoTalk);
        }
        if let Some(text) = names::message(&typed) {
            self.add_message(MessageKind::Said, seat, text).await?;
            self.notify();
        }
        Ok(self.view_of(seat))
    }

    /// Notes what happened to who sits on a seat.
    pub(super) async fn note(&mut self, kind: MessageKind, seat: Seat) -> Result<(), Error> {
        self.add_message(kind, seat, String::new()).await
    }

    async fn add_message(
        &mut self,
        kind: MessageKind,
        seat: Seat,
        text: String,
    ) -> Result<(), Error> {
        let last = self.messages.back();
        let row = MessageRow {
            number: last.map_or(0, |message| message.number + 1),
            kind: kind.name().to_owned(),
            person: self.places[seat.number()].person,
            seat: Some(seat.number()),
            name: self.game.sitting[seat.number()].name.clone(),
            text,
            at: self.services.clock.unix_seconds(),
        };
        self.services.store.say(&self.game.id, &row).await?;
        self.messages.push_back(row);
        if self.messages.len() > SHOWN {
            self.messages.pop_front();
        }
        Ok(())
    }

    /// The latest messages.
    pub(super) fn talk(&self) -> Vec<MessageView> {
        let shown = self.messages.iter().filter_map(|row| {
            Some(MessageView {
                number: row.number,
                kind: MessageKind::named(&row.kind)?,
                seat: row.seat.and_then(Seat::new),
                name: row.name.clone(),
                text: row.text.clone(),
                at: row.at,
            })
        });
        shown.collect()
    }
}
