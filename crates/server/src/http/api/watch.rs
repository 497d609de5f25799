//! Tables for programs that watch: public information only.

use antipater_engine::Seat;
use antipater_show::spectators::WatchableGame;
use axum::extract::State;
use axum::response::{Json, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::feed::{self, AnyView};
use super::read::{ApiQuery, Name};
use crate::error::Error;
use crate::http::answer::answer;
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

/// Games in progress that anyone may watch.
#[derive(Serialize, ToSchema)]
pub(super) struct WatchableGames {
    /// The games, those with the highest mean rating first.
    games: Vec<WatchableGame>,
}

/// List the games that anyone may watch.
///
/// Watch one as any table (`/api/tables/…` and its stream). Those of people whom you block, or who block you, are missing.
/// The list changes every five seconds at most.
#[utoipa::path(get, path = "/api/watch", tag = "watch", security((), ("token" = [])),
    responses((status = 200, body = WatchableGames, description = "At most thirty games.")))]
pub(super) async fn watchable(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let games = app.tables.watchable(visitor.id()).await?;
    Ok(answer(Json(WatchableGames { games }), None))
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
