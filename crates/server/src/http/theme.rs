//! The look: chosen with the switches (a cookie each).
//!
//! A short style sheet decides, so pages do not depend on it and nothing flashes while they load.

use std::str::FromStr;

use antipater_pages::theme::Look;
use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderMap, VARY};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::cookies::cookie;
use super::state::AppState;

/// The cookies with the choices.
pub(super) const THEME_COOKIE: &str = "theme";
pub(super) const PALETTE_COOKIE: &str = "palette";
pub(super) const BACKS_COOKIE: &str = "backs";

/// The style sheet.
pub(super) fn routes() -> Router<AppState> {
    Router::new().route("/theme.css", get(style))
}

async fn style(headers: HeaderMap) -> Response {
    let look = Look {
        theme: chosen(&headers, THEME_COOKIE),
        palette: chosen(&headers, PALETTE_COOKIE),
        backs: chosen(&headers, BACKS_COOKIE),
    };
    let headers = [
        (CONTENT_TYPE, "text/css; charset=utf-8"),
        (CACHE_CONTROL, "private, no-cache"),
        (VARY, "Cookie"),
    ];
    (headers, look.style()).into_response()
}

/// The value of a cookie, or the usual one.
fn chosen<T: FromStr + Default>(headers: &HeaderMap, name: &str) -> T {
    let word = cookie(headers, name);
    word.and_then(|word| word.parse().ok()).unwrap_or_default()
}
