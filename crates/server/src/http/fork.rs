//! Addresses at which somebody plays on from a step of a finished game.

use antipater_show::options::TableOptions;
use axum::Router;
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::post;
use serde::Deserialize;

use super::answer::{answer, see};
use super::read::form;
use super::replay_source::ReplaySource;
use super::session::Visitor;
use super::sign_up::person;
use super::state::AppState;
use super::tables::may_open;
use crate::error::Error;
use crate::live::analyses::Subject;
use crate::live::branch::Fork;
use crate::people::Person;

/// All of them except those of the API.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}/replay/play-on", post(play_on))
        .route("/watch/{watch}/replay/play-on", post(play_on))
        .route("/replay/{name}/play-on", post(play_on))
}

/// Where somebody plays on.
#[derive(Deserialize)]
struct ForkForm {
    step: usize,
    seat: usize,
}

/// Opens the table for somebody who may see the replay; returns its name.
pub(super) async fn open(
    app: &AppState,
    visitor: &Visitor,
    host: &Person,
    source: &ReplaySource,
    (step, seat): (usize, usize),
) -> Result<String, Error> {
    let (subject, game) = source.game(app, visitor.id()).await?;
    may_open(app, visitor, host.id, &TableOptions::of_game(&game)).await?;
    let table = match subject {
        Subject::Table(id) => Some(id),
        Subject::Record(_) => None,
    };
    let fork = Fork {
        game,
        table,
        step,
        seat,
    };
    app.tables.fork(host, fork).await
}

async fn play_on(
    State(app): State<AppState>,
    source: ReplaySource,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let ForkForm { step, seat } = form(request, &app).await?;
    // No visitor gets an identity for a replay that they may not see.
    source.game(&app, visitor.id()).await?;
    let (host, cookies) = person(&app, &visitor, "").await?;
    let id = open(&app, &visitor, &host, &source, (step, seat)).await?;
    Ok(answer(see(&format!("/tables/{id}")), cookies))
}
