//! Addresses of the score pad. Its form is answered without a script; with one the page asks the JSON API.

use std::collections::BTreeMap;

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, Request, State};
use axum::http::StatusCode;
use axum::response::{Html, Response};
use axum::routing::get;
use serde::Deserialize;

use super::answer::{answer, page};
use super::locale::Locale;
use super::read::form;
use super::state::AppState;
use crate::error::Error;
use antipater_pages::score::{self as pages, Filled};

/// All addresses of the score pad.
pub(super) fn routes() -> Router<AppState> {
    Router::new().route("/score", get(show).post(sum))
}

/// Which pad. An invalid value is ignored.
#[derive(Default, Deserialize)]
struct ScoreQuery {
    game: Option<String>,
    seats: Option<String>,
}

async fn show(Locale(t): Locale, query: Result<Query<ScoreQuery>, QueryRejection>) -> Response {
    let query = query.map(|Query(query)| query).unwrap_or_default();
    let (pad, seats) = pages::wanted(query.game.as_deref(), query.seats.as_deref());
    page(pages::page(t, pad, seats, &Filled::default()))
}

/// Adds up what was typed.
async fn sum(
    State(app): State<AppState>,
    Locale(t): Locale,
    request: Request,
) -> Result<Response, Error> {
    let fields: BTreeMap<String, String> = form(request, &app).await?;
    let (pad, seats, filled) = pages::sum(fields);
    let status = match filled.result {
        Some(Ok(_)) => StatusCode::OK,
        _ => StatusCode::BAD_REQUEST,
    };
    let page = pages::page(t, pad, seats, &filled);
    Ok(answer((status, Html(page.into_string())), None))
}
