//! The page of the weekly league.

use antipater_pages as pages;
use axum::Router;
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::Error;
use crate::http::answer::{answer, page, see};
use crate::http::layers::session::Visitor;
use crate::http::people::sign_up::person;
use crate::http::read::form;
use crate::http::state::AppState;
use crate::people::Person;
use crate::people::rate_limits::RateLimit;

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new().route("/league", get(league).post(act))
}

async fn league(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let league = match visitor.id() {
        Some(person) => Some(app.tables.league(person).await?),
        None => None,
    };
    Ok(page(pages::league::page(visitor.texts, league.as_ref())))
}

/// An action in the league.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) enum LeagueAction {
    /// Enter it.
    Join,
    /// Leave it.
    Leave,
}

/// An order to enter or leave the league.
#[derive(Deserialize, ToSchema)]
pub(in crate::http) struct LeagueOrder {
    /// The action.
    #[serde(rename = "do")]
    pub(in crate::http) action: LeagueAction,
}

async fn act(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let order: LeagueOrder = form(request, &app).await?;
    let (person, cookies) = person(&app, &visitor, "").await?;
    act_on(&app, &person, order.action).await?;
    Ok(answer(see("/league"), cookies))
}

/// Does what a person asks for.
///
/// # Errors
/// If the person is a program, a limit is reached, or the store fails.
pub(in crate::http) async fn act_on(
    app: &AppState,
    person: &Person,
    action: LeagueAction,
) -> Result<(), Error> {
    app.limits.person(person.id, RateLimit::Relate)?;
    match action {
        LeagueAction::Join if person.program => Err(Error::NoPrograms),
        LeagueAction::Join => app.tables.join_league(person.id).await,
        LeagueAction::Leave => app.tables.leave_league(person.id).await,
    }
}
