//! Parsing of requests, shared by handlers.

use antipater_engine::Seat;
use antipater_table::choosing::split_actions;
use axum::extract::{Form, FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::state::AppState;
use super::stream::Screen;
use crate::error::Error;
use crate::live::table::Move;

/// The media type of a body; empty if the request has none.
pub(super) fn media_type(headers: &HeaderMap) -> &str {
    let kind = headers.get(CONTENT_TYPE);
    kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default()
}

/// The fields of a form.
///
/// # Errors
/// If the body is too large or is no such form.
pub(super) async fn form<T: DeserializeOwned>(
    request: Request,
    app: &AppState,
) -> Result<T, Error> {
    match Form::<T>::from_request(request, app).await {
        Ok(Form(fields)) => Ok(fields),
        Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Err(Error::TooLarge)
        }
        Err(rejection) => Err(Error::Unreadable(rejection.body_text())),
    }
}

/// Options in the address of a table.
#[derive(Deserialize)]
pub(super) struct TableQuery {
    /// The city in front, for a watcher.
    pub(super) facing: Option<usize>,
    /// The name of the page, for its stream.
    #[serde(default)]
    pub(super) page: Option<String>,
    /// Whether the page that asks for a stream is a waiting room.
    #[serde(default)]
    pub(super) room: Option<String>,
}

impl TableQuery {
    /// The kind of page that asks for a stream on the viewer's own device.
    pub(super) fn screen(&self) -> Screen {
        match self.room {
            Some(_) => Screen::Room,
            None => Screen::Near,
        }
    }

    /// The city in front; the first by default.
    pub(super) fn facing(&self) -> Seat {
        self.facing.and_then(Seat::new).unwrap_or(Seat::FIRST)
    }
}

/// A decision. The table parses the actions, since it knows the game.
pub(super) fn read_move(id: String, decision: usize, action: &str) -> Result<Move, Error> {
    let actions = split_actions(action);
    let actions = actions.map_err(|error| Error::Unreadable(format!("action: {error}")))?;
    Ok(Move {
        id,
        decision,
        actions,
        paced: false,
    })
}
