//! Forms and media types of requests.

use axum::extract::{Form, FromRequest, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::state::AppState;
use crate::error::Error;

/// The answer of a switch.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum YesNo {
    Yes,
    No,
}

/// The media type of a body; empty if the request has none.
pub(super) fn media_type(headers: &HeaderMap) -> &str {
    let kind = headers.get(CONTENT_TYPE);
    kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default()
}

/// The fields of a form.
///
/// # Errors
/// If the body is too large or is no such form.
pub(super) async fn form<T: DeserializeOwned>(
    request: Request,
    app: &AppState,
) -> Result<T, Error> {
    match Form::<T>::from_request(request, app).await {
        Ok(Form(fields)) => Ok(fields),
        Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Err(Error::TooLarge)
        }
        Err(rejection) => Err(Error::Unreadable(rejection.body_text())),
    }
}
