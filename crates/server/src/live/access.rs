//! Access to tables: which visitor may see which view.

use std::sync::Arc;

use antipater_engine::Seat;
use antipater_show::game::AnyGame;
use antipater_show::view::{RoomView, View};
use antipater_store::TableStage;
use antipater_store::ids::PersonId;

use super::game_log::game_log;
use super::registry::{ATTEMPTS, LiveTable, Tables, Watching};
use super::requester::Requester;
use super::room::Room;
use super::seats;
use super::table::Gone;
use antipater_table::Refusal;

use crate::error::Error;

/// A table or waiting room as a visitor sees it.
pub(crate) enum TableOrRoom {
    /// A waiting room.
    Room(Box<RoomView>),
    /// The game is in progress or over.
    Table(Arc<View>),
}

impl Tables {
    /// The table as the requester sees it.
    pub(crate) async fn see(&self, id: &str, requester: Requester) -> Result<TableOrRoom, Error> {
        for _ in 0..ATTEMPTS {
            match self.find(id).await? {
                LiveTable::Room(gathering) => {
                    let room = gathering.room.lock().await;
                    if room.row.stage == TableStage::Gathering {
                        may_see(&room, requester)?;
                        let view = room.view(requester.person, gathering.said().iter());
                        return Ok(TableOrRoom::Room(Box::new(view)));
                    }
                    drop(room);
                    self.forget(id);
                }
                LiveTable::Table(handle) if self.sees_late(&handle, requester) => {
                    let view = self.late_view(id, &handle, requester).await?;
                    return Ok(TableOrRoom::Table(view));
                }
                LiveTable::Table(handle) => match handle.view(requester).await {
                    Ok(view) => return Ok(TableOrRoom::Table(view?)),
                    Err(Gone) => self.forget(id),
                },
            }
        }
        Err(Error::Busy)
    }

    /// Subscribes to the changes of a table for a requester.
    pub(crate) async fn watch(&self, id: &str, requester: Requester) -> Result<Watching, Error> {
        Ok(match self.find(id).await? {
            LiveTable::Room(gathering) => Watching::Room(gathering.changes.subscribe()),
            LiveTable::Table(handle) if self.sees_late(&handle, requester) => {
                Watching::Late(handle.news())
            }
            LiveTable::Table(handle) => Watching::Table(handle.news()),
        })
    }

    /// Records the end of a person's stream.
    pub(crate) async fn depart(&self, id: &str, person: PersonId) {
        if let Ok(LiveTable::Table(handle)) = self.find(id).await {
            handle.depart(person).await;
        }
    }

    /// A finished game, for visitors who may see its table.
    pub(crate) async fn finished(&self, id: &str, requester: Requester) -> Result<AnyGame, Error> {
        let (row, moves) = self.services.store.table(id).await?.ok_or(Error::NoTable)?;
        if row.stage == TableStage::Gathering || row.stage == TableStage::Closed {
            return Err(Error::NoTable);
        }
        let seats = seats::read(&row.seats).map_err(Error::Broken)?;
        let sits = requester
            .person
            .is_some_and(|person| seats.iter().any(|seat| seat.person == Some(person)));
        if !sits && !requester.watches && !row.watchable {
            return Err(Refusal::NotYours.into());
        }
        let is_late = self.services.watch_delay > 0 && !sits;
        if row.stage != TableStage::Over || (is_late && !self.shows_end(row.finished_at)) {
            return Err(Error::Running);
        }
        self.is_match_over(id, &row.options).await?;
        let game = AnyGame::load(&game_log(&row, &seats, &moves));
        game.map_err(|why| Error::Broken(format!("table {id} cannot be read: {why}")))
    }

    /// The seat of a person at a table, if they have one.
    pub(crate) async fn seat_of(&self, id: &str, person: PersonId) -> Result<Option<Seat>, Error> {
        let row = self
            .services
            .store
            .table_row(id)
            .await?
            .ok_or(Error::NoTable)?;
        let seats = seats::read(&row.seats).map_err(Error::Broken)?;
        let seat = seats.iter().position(|seat| seat.person == Some(person));
        Ok(seat.and_then(Seat::new))
    }
}

/// Whether the requester may see a waiting room.
fn may_see(room: &Room, requester: Requester) -> Result<(), Error> {
    let sits = requester
        .person
        .is_some_and(|person| room.seat_of(person).is_some());
    if sits || requester.watches || room.options.common.listed {
        Ok(())
    } else {
        Err(Refusal::NotYours.into())
    }
}
