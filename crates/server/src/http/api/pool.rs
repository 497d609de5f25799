//! Looking for opponents.

use antipater_show::history::Played;
use antipater_show::pool::{Pool, SearchView, Tempo};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::read::Body;
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::games::play_now::search;
use crate::http::layers::session::Visitor;
use crate::http::people::sign_up::person;
use crate::http::state::AppState;
use crate::live::play_now::POOLS;

/// What you look for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SearchOrder {
    /// The game: `seven-second`, `seven-first`, `free-city` or `duel`.
    game: String,
    /// The tempo.
    tempo: Tempo,
    /// The name you play under from now on. A program's token plays under the name of its owner, whatever it sends.
    #[schema(nullable = false)]
    name: Option<String>,
}

/// Look for opponents.
///
/// You wait in one pool at a time. With a clock in seconds you get a seat with people of like rating, within twenty
/// seconds; bots take the empty seats then. Over days you sit down at once at a table that waits in the lobby, or open
/// one; its cards are dealt when its last seat is taken.
#[utoipa::path(post, path = "/api/pool", tag = "people", request_body = SearchOrder,
    responses((status = 202, body = SearchView, description = "Your search.")))]
pub(super) async fn enter(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(order): Body<SearchOrder>,
) -> Result<Response, Error> {
    app.at_home(POOLS)?;
    visitor.known()?;
    let unknown =
        || Error::Unreadable("game: seven-second, seven-first, free-city or duel".to_owned());
    let pool = Pool {
        game: Played::named(&order.game).ok_or_else(unknown)?,
        tempo: order.tempo,
    };
    let (person, _) = person(&app, &visitor, order.name.as_deref().unwrap_or("")).await?;
    let search = search(&app, &visitor, &person, pool).await?;
    Ok(answer((StatusCode::ACCEPTED, Json(search)), None))
}

/// See your search.
///
/// Ask every few seconds: after ten seconds without a request you no longer wait. Your `table` is named for a minute after
/// the last request.
#[utoipa::path(get, path = "/api/pool", tag = "people",
    responses((status = 200, body = SearchView, description = "Your search.")))]
pub(super) async fn see(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    app.at_home(POOLS)?;
    let search = app.tables.search_of(visitor.known()?.id);
    Ok(answer(Json(search), None))
}

/// Leave the pool.
///
/// Over days you leave the table instead.
#[utoipa::path(delete, path = "/api/pool", tag = "people",
    responses((status = 204, description = "You do not wait any more.")))]
pub(super) async fn leave(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.at_home(POOLS)?;
    app.tables.leave_pool(visitor.known()?.id);
    Ok(StatusCode::NO_CONTENT.into_response())
}
