//! Messages at a table, from people and from the table itself, and reactions by one click.

use std::sync::Arc;

use antipater_engine::Seat;
use antipater_show::guide::Guidable;
use antipater_show::names;
use antipater_show::view::{MessageKind, MessageView, Reaction, View};
use antipater_store::MessageRow;
use antipater_store::ids::PersonId;

use super::actor::Table;
use crate::error::Error;
use crate::live::places::TableSeat;
use crate::people::avatar::avatar;

/// Messages that are kept in memory and shown.
pub(crate) const SHOWN: usize = 60;
/// For how long after a message nobody says the same again, in seconds.
pub(crate) const AGAIN: i64 = 30;

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

    /// Reacts from the person's seat.
    pub(super) async fn react(
        &mut self,
        person: PersonId,
        reaction: Reaction,
    ) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        if !self.options.common.talk {
            return Err(Error::NoTalk);
        }
        let text = reaction.name().to_owned();
        self.add_message(MessageKind::Reacted, seat, text).await?;
        self.notify();
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
        let told = matches!(kind, MessageKind::Said | MessageKind::Reacted);
        if told && row.repeats(self.messages.back(), AGAIN) {
            return Ok(());
        }
        self.services.store.say(&self.game.id, &row).await?;
        self.messages.push_back(row);
        if self.messages.len() > SHOWN {
            self.messages.pop_front();
        }
        Ok(())
    }

    /// The latest messages.
    pub(super) fn talk(&self) -> Vec<MessageView> {
        shown(&self.messages, &self.places)
    }
}

/// Messages as people read them. What somebody wrote in the waiting room belongs to the seat where they sit now.
pub(crate) fn shown<'a>(
    messages: impl IntoIterator<Item = &'a MessageRow>,
    places: &[TableSeat],
) -> Vec<MessageView> {
    let sits = |person: PersonId| places.iter().position(|place| place.person == Some(person));
    let shown = messages.into_iter().filter_map(|row| {
        let seat = row.person.and_then(sits).or(row.seat);
        Some(MessageView {
            number: row.number,
            kind: MessageKind::named(&row.kind)?,
            seat: seat.and_then(Seat::new),
            name: row.name.clone(),
            avatar: row.person.map(avatar),
            text: row.text.clone(),
            at: row.at,
        })
    });
    shown.collect()
}
