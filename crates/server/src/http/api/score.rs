//! The score pad for programs, and for the script of the page.

use axum::response::{Json, Response};

use super::read::Body;
use crate::error::Error;
use crate::http::answer::answer;
use antipater_show::score_pad::{self, ScoreSheet, Scored};

/// Score a real table.
///
/// Needs no token. Cities that cannot occur in a real game are refused; the detail of the error says why.
#[utoipa::path(post, path = "/api/score", tag = "score", security(()),
    request_body = ScoreSheet, responses((status = 200, body = Scored, description = "The points of all cities.")))]
pub(super) async fn score(Body(sheet): Body<ScoreSheet>) -> Result<Response, Error> {
    let scored = score_pad::score(&sheet).map_err(|error| Error::Unreadable(error.to_string()))?;
    Ok(answer(Json(scored), None))
}
