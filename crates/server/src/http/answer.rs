//! Responses shared by several handlers.

use std::borrow::Cow;

use antipater_pages::handlers::{Lasting, Reply};
use axum::body::Bytes;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, HeaderName, SET_COOKIE,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
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

/// Converts a reply. Most pages depend on the visitor, so caches must not store them.
pub(super) fn reply(reply: Reply) -> Response {
    if let Some(location) = &reply.location {
        return Redirect::to(location).into_response();
    }
    let body: Bytes = match reply.body {
        Cow::Borrowed(body) => Bytes::from_static(body),
        Cow::Owned(body) => body.into(),
    };
    let mut response = body.into_response();
    *response.status_mut() = StatusCode::from_u16(reply.status).unwrap_or_default();
    let mut set = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    };
    set(CONTENT_TYPE, reply.kind);
    if let Some(file) = reply.file {
        set(
            CONTENT_DISPOSITION,
            &format!("attachment; filename=\"{file}\""),
        );
    }
    match reply.lasting {
        Lasting::No => {}
        Lasting::ForVisitor => set(CACHE_CONTROL, "private, max-age=31536000, immutable"),
        Lasting::ForAll => set(CACHE_CONTROL, "public, max-age=31536000, immutable"),
    }
    response
}

/// Redirects to another address after a form (303).
pub(super) fn see(address: &str) -> Response {
    answer(Redirect::to(address), None)
}
