//! Options and decisions in requests for a table.

use antipater_engine::Seat;
use antipater_table::choosing::split_actions;
use serde::Deserialize;

use super::stream::Screen;
use crate::error::Error;
use crate::live::table::Move;

/// Options in the address of a table.
#[derive(Deserialize)]
pub(in crate::http) struct TableQuery {
    /// The city in front, for a watcher.
    pub(in crate::http) facing: Option<usize>,
    /// The name of the page, for its stream.
    #[serde(default)]
    pub(in crate::http) page: Option<String>,
    /// Whether the page that asks for a stream is a waiting room.
    #[serde(default)]
    pub(in crate::http) room: Option<String>,
}

impl TableQuery {
    /// The kind of page that asks for a stream on the viewer's own device.
    pub(in crate::http) fn screen(&self) -> Screen {
        match self.room {
            Some(_) => Screen::Room,
            None => Screen::Near,
        }
    }

    /// The city in front; the first by default.
    pub(in crate::http) fn facing(&self) -> Seat {
        self.facing.and_then(Seat::new).unwrap_or(Seat::FIRST)
    }
}

/// A decision. The table parses the actions, since it knows the game.
pub(in crate::http) fn read_move(id: String, decision: usize, action: &str) -> Result<Move, Error> {
    let actions = split_actions(action);
    let actions = actions.map_err(|error| Error::Unreadable(format!("action: {error}")))?;
    Ok(Move {
        id,
        decision,
        actions,
        paced: false,
    })
}
