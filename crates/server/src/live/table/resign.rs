//! Resigning: the game ends at once, or where people play on, a bot has the seat to the end.
//!
//! The seats say who has resigned, so the log stays what was played; whether that ends the game follows from them.

use std::sync::Arc;

use antipater_engine::JointAction;
use antipater_show::guide::Guidable;
use antipater_show::view::{MessageKind, View};
use antipater_store::TableStage;
use antipater_store::ids::PersonId;

use super::actor::Table;
use crate::error::Error;
use crate::live::places;

impl<G: Guidable> Table<G> {
    /// Gives the game up for the person on a seat. Doing so twice is harmless.
    pub(super) async fn resign(&mut self, person: PersonId) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        if self.places[seat.number()].resigned {
            return Ok(self.view_of(seat));
        }
        if self.game.is_over() {
            return Err(Error::Over);
        }
        let mut places = self.places.clone();
        let place = &mut places[seat.number()];
        (place.left, place.resigned) = (true, true);
        place
            .left_after
            .get_or_insert(self.game.record.steps().len());
        let mut row = self.row.clone();
        row.seats = places::write(&places);
        let mut game = self.game.clone();
        game.resign(seat);
        let ends = game.is_over();
        if ends {
            row.stage = TableStage::Over;
            row.finished_at = Some(self.services.clock.unix_seconds());
            row.deadline = None;
        }
        self.services.store.update_table(&row, &[]).await?;
        self.row = row;
        self.places = places;
        self.game = game;
        self.within += 1;
        if ends {
            self.before.clear();
            self.sides = None;
            self.chosen = JointAction::new();
            self.ends_at = None;
            self.bots_move_at = None;
        } else {
            self.note(MessageKind::Resigned, seat).await?;
        }
        self.notify_all();
        self.go_on().await?;
        Ok(self.view_of(seat))
    }
}
