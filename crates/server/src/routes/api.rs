//! The JSON interface.

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Json, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::{answer, read_move};
use crate::AppState;
use crate::error::Error;
use crate::limits::Deed;
use crate::session::Visitor;
use crate::table::Asker;
use crate::tables::Sight;

pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/moves", post(play))
        .route("/tables/{id}/record", get(record))
}

async fn table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    Ok(
        match app.tables.see(&id, Asker::person(visitor.id())).await? {
            Sight::Room(room) => answer(Json(room), None),
            Sight::Table(view) => answer(Json(view), None),
        },
    )
}

/// A decision as a program sends it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveJson {
    id: String,
    decision: usize,
    /// An action as it stands in a record, or a list of them: one for each seat the person chooses for.
    action: serde_json::Value,
}

async fn play(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let read: MoveJson =
        serde_json::from_slice(&body?).map_err(|error| Error::Unreadable(error.to_string()))?;
    let person = visitor.known()?.id;
    app.limits.person(person, Deed::Play)?;
    let decision = read_move(read.id, read.decision, &read.action.to_string())?;
    let view = app.tables.play(&id, person, decision).await?;
    Ok(answer(Json(view), None))
}

async fn record(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let record = app.tables.record(&id, Asker::person(visitor.id())).await?;
    let file = format!("attachment; filename=\"antipater-{id}.json\"");
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, file),
    ];
    Ok(answer((headers, record), None))
}
