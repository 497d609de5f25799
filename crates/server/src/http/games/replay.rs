//! Routes of replays for watchers and programs; all others are in `visit`.

use antipater_pages::handlers::{ReplayQuery, Reply};
use antipater_show::replay::Replay;
use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::response::{Json, Response};
use axum::routing::get;

use crate::error::Error;
use crate::http::answer::{answer, reply};
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;
use crate::live::requester::Requester;

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/watch/{watch}/record", get(record_of_watched))
        .route("/api/tables/{id}/replay", get(api_of_table))
}

async fn record_of_watched(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    _: Visitor,
) -> Result<Response, Error> {
    let id = app.tables.watched(&watch).await?.id;
    let record = app.tables.record(&id, Requester::watcher(None)).await?;
    Ok(reply(Reply::record(&id, record)))
}

async fn api_of_table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let query = ReplayQuery::read(query.as_deref().unwrap_or_default())?;
    let requester = Requester::person(visitor.id());
    let replay = Replay::of(app.tables.finished(&id, requester).await?);
    let (_, shown) = query.show(&replay, None)?;
    Ok(answer(Json(shown), None))
}
