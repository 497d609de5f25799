//! Responses shared by several handlers.

use axum::http::HeaderValue;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;

/// A response with cookies.
pub(super) fn answer(
    answer: impl IntoResponse,
    cookies: impl IntoIterator<Item = HeaderValue>,
) -> Response {
    let mut response = answer.into_response();
    for cookie in cookies {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// A page.
pub(super) fn page(markup: Markup) -> Response {
    answer(Html(markup.into_string()), None)
}

/// A record as a file download.
pub(super) fn record_file(name: &str, record: String) -> Response {
    let file = format!("attachment; filename=\"antipater-{name}.json\"");
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, file),
    ];
    answer((headers, record), None)
}

/// Redirects to another address after a form (303).
pub(super) fn see(address: &str) -> Response {
    answer(axum::response::Redirect::to(address), None)
}
