//! The page of the programs and their ladders.

use antipater_pages as pages;
use antipater_show::history::Played;
use axum::Router;
use axum::extract::{Query, State};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use crate::error::Error;
use crate::http::answer::page;
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;
use crate::people::rate_limits::RateLimit;

/// The routes.
pub(super) fn routes() -> Router<AppState> {
    Router::new().route(pages::programs::PROGRAMS, get(programs))
}

#[derive(Deserialize)]
struct ProgramsQuery {
    game: Option<String>,
}

async fn programs(
    State(app): State<AppState>,
    Query(query): Query<ProgramsQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.limits.address(visitor.address, RateLimit::History)?;
    let game = query.game.as_deref().and_then(Played::named);
    let ladder = app.tables.ladder(game.unwrap_or(Played::Duel)).await?;
    Ok(page(pages::programs::page(visitor.texts, &ladder)))
}
