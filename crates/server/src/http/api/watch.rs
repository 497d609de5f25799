//! Tables for programs that watch: public information only.

use antipater_engine::Seat;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::feed::{self, AnyView};
use super::read::{ApiQuery, Name};
use crate::error::Error;
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;
use crate::live::requester::Requester;

/// How a spectator watches.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct WatchQuery {
    /// The seat from whose side the table is shown.
    #[param(nullable = false)]
    facing: Option<usize>,
    /// The `version` of the last view: the answer then waits for the next one, at most 25 seconds.
    #[param(nullable = false)]
    since: Option<u64>,
}

impl WatchQuery {
    fn requester(&self) -> Requester {
        Requester::watcher(self.facing.and_then(Seat::new))
    }
}

/// Watch a table.
///
/// The key is `around.watch`, which only the players at the table see.
#[utoipa::path(get, path = "/api/watch/{watch}", tag = "watch", security(()),
    params(("watch" = String, Path, description = "The key for spectators."), WatchQuery),
    responses((status = 200, body = AnyView, description = "The table as a spectator sees it.")))]
pub(super) async fn watched(
    State(app): State<AppState>,
    Name(watch): Name,
    ApiQuery(query): ApiQuery<WatchQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let row = app.tables.watched(&watch).await?;
    let since = query.since.map(|since| (since, visitor.address));
    feed::look(&app, &row.id, query.requester(), since).await
}

/// Follow a table as a spectator.
///
/// Lines of JSON: the current view, then a complete view after each change. Empty lines only keep the connection open.
#[utoipa::path(get, path = "/api/watch/{watch}/stream", tag = "watch", security(()),
    params(("watch" = String, Path, description = "The key for spectators."), WatchQuery),
    responses((status = 200, body = AnyView, content_type = "application/x-ndjson",
        description = "One view per line.")))]
pub(super) async fn watched_stream(
    State(app): State<AppState>,
    Name(watch): Name,
    ApiQuery(query): ApiQuery<WatchQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    let row = app.tables.watched(&watch).await?;
    feed::stream(app, row.id, query.requester(), pass).await
}
