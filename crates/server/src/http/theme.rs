//! Light or dark: what was chosen with the switch (a cookie), else what the browser prefers.
//!
//! A style sheet of one line says it, so pages are the same for everybody and nothing flashes before it is known.

use antipater_pages::theme::Theme;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::answer::{answer, see};
use super::cookies::{YEAR, cookie};
use super::locale::way_back;
use super::read::form;
use super::session::Visitor;
use super::state::AppState;
use crate::error::Error;

/// The cookie that keeps what was chosen.
const COOKIE: &str = "theme";

/// The style sheet and the switch.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/theme.css", get(style))
        .route("/theme", post(choose))
}

async fn style(headers: HeaderMap) -> Response {
    let chosen = cookie(&headers, COOKIE).and_then(|word| word.parse().ok());
    let theme: Theme = chosen.unwrap_or_default();
    let headers = [
        (CONTENT_TYPE, "text/css; charset=utf-8"),
        (CACHE_CONTROL, "private, no-cache"),
        (VARY, "Cookie"),
    ];
    (headers, theme.style()).into_response()
}

#[derive(Deserialize)]
struct ThemeForm {
    theme: String,
    to: Option<String>,
}

/// Keeps what was chosen with the switch, and returns to the page of the switch.
async fn choose(
    State(app): State<AppState>,
    _: Visitor,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Error> {
    let form: ThemeForm = form(request, &app).await?;
    let theme: Theme =
        (form.theme.parse()).map_err(|why: &str| Error::Unreadable(why.to_owned()))?;
    let cookie = app.cookies.set(COOKIE, theme.word(), YEAR);
    Ok(answer(see(&way_back(form.to.as_deref(), &headers)), cookie))
}
