//! The chat of a live table: messages of people, notices of the table, and quick reactions.

use antipater_engine::Seat;
use antipater_show::guide::Guidable;
use antipater_show::view::{MessageKind, MessageView};
use antipater_store::ids::PersonId;
use antipater_store::{MessageRow, TableWrite};

use super::actor::Actor;
use crate::error::Error;
use crate::live::seats::TableSeat;
use crate::people::avatar::avatar;

/// The number of messages kept in memory and shown.
pub(crate) const SHOWN: usize = 60;
/// For how long a repeated message is ignored, in seconds.
pub(crate) const AGAIN: i64 = 30;

impl<G: Guidable> Actor<G> {
    /// Stores a message or reaction from a seat; an empty message is ignored.
    pub(super) async fn say(
        &mut self,
        seat: Seat,
        kind: MessageKind,
        text: Option<String>,
    ) -> Result<(), Error> {
        if !self.table.options().common.talk {
            return Err(Error::Chat);
        }
        let Some(text) = text else { return Ok(()) };
        let row = self.message(self.said(), kind, seat, text);
        if !row.repeats(self.messages.back(), AGAIN) {
            self.services.store.say(&self.row.id, &row).await?;
            self.heard(vec![row]);
            self.notify();
        }
        Ok(())
    }

    /// Adds a notice about a seat to a write.
    pub(super) fn note(&self, write: &mut TableWrite, kind: MessageKind, seat: Seat) {
        let number = self.said() + write.messages.len();
        let row = self.message(number, kind, seat, String::new());
        write.messages.push(row);
    }

    fn message(&self, number: usize, kind: MessageKind, seat: Seat, text: String) -> MessageRow {
        MessageRow {
            number,
            kind: kind.name().to_owned(),
            person: self.seats[seat.number()].person,
            seat: Some(seat.number()),
            name: self.table.game().sitting[seat.number()].name.clone(),
            text,
            at: self.services.clock.unix_seconds(),
        }
    }

    /// Adds stored messages.
    pub(super) fn heard(&mut self, messages: Vec<MessageRow>) {
        self.messages.extend(messages);
        let old = self.messages.len().saturating_sub(SHOWN);
        self.messages.drain(..old);
    }

    /// The number of messages so far.
    pub(super) fn said(&self) -> usize {
        self.messages.back().map_or(0, |message| message.number + 1)
    }

    /// The latest messages.
    pub(super) fn talk(&self) -> Vec<MessageView> {
        shown(&self.messages, &self.seats)
    }
}

/// Messages for display. Those from the waiting room belong to the author's present seat.
pub(crate) fn shown<'a>(
    messages: impl IntoIterator<Item = &'a MessageRow>,
    seats: &[TableSeat],
) -> Vec<MessageView> {
    let sits = |person: PersonId| seats.iter().position(|seat| seat.person == Some(person));
    let shown = messages.into_iter().filter_map(|row| {
        let own = row.person.and_then(sits);
        let sitting = own.map(|seat| &seats[seat]);
        let portrait = sitting.and_then(|seat| seat.portrait);
        let program = sitting.is_some_and(|seat| seat.program);
        Some(MessageView {
            number: row.number,
            kind: MessageKind::named(&row.kind)?,
            seat: own.or(row.seat).and_then(Seat::new),
            name: row.name.clone(),
            avatar: row.person.map(|person| avatar(person, portrait, program)),
            text: row.text.clone(),
            at: row.at,
        })
    });
    shown.collect()
}
