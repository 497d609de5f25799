//! Light or dark: chosen with the switch (a cookie), otherwise preferred by the browser.
//!
//! A style sheet of one line decides, so pages do not depend on it and nothing flashes while they load.

use antipater_pages::theme::Theme;
use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::cookies::cookie;
use super::state::AppState;

/// The cookie with the chosen theme.
pub(super) const THEME_COOKIE: &str = "theme";

/// The style sheet.
pub(super) fn routes() -> Router<AppState> {
    Router::new().route("/theme.css", get(style))
}

async fn style(headers: HeaderMap) -> Response {
    let chosen = cookie(&headers, THEME_COOKIE).and_then(|word| word.parse().ok());
    let theme: Theme = chosen.unwrap_or_default();
    let headers = [
        (CONTENT_TYPE, "text/css; charset=utf-8"),
        (CACHE_CONTROL, "private, no-cache"),
        (VARY, "Cookie"),
    ];
    (headers, theme.style()).into_response()
}
