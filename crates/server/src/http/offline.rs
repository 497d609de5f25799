//! The site for browsers without a server: static files below one path. No other page loads any of them.

use antipater_pages::start::OFFLINE;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;

use super::state::AppState;
use crate::error::Error;

/// The page that starts the worker.
const INDEX: &str = "index.html";

/// The routes of the site.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/offline", get(|| async { Redirect::permanent(OFFLINE) }))
        .route(OFFLINE, get(index))
        .route("/offline/{*name}", get(file))
}

async fn index(State(app): State<AppState>) -> Result<Response, Error> {
    send(&app, INDEX).await
}

/// A file. Any other address belongs to a page that the worker answers, so the start page redirects to it.
async fn file(State(app): State<AppState>, Path(name): Path<String>) -> Result<Response, Error> {
    match send(&app, &name).await {
        Err(Error::NoPage) if app.offline.is_some() => {
            // A missing file, not a page: pages have no dot in their address.
            if name.contains('.') {
                return Err(Error::NoPage);
            }
            Ok(Redirect::to(&format!("{OFFLINE}#/{name}")).into_response())
        }
        sent => sent,
    }
}

async fn send(app: &AppState, name: &str) -> Result<Response, Error> {
    let site = app.offline.clone().ok_or(Error::NoPage)?;
    // The files are built once, which takes a moment.
    let ready = tokio::task::spawn_blocking(move || {
        site.files();
        site
    });
    let site = ready.await;
    let site = site.map_err(|error| Error::Broken(format!("a task ended: {error}")))?;
    let kept = site.files().get(name).ok_or(Error::NoPage)?;
    // A worker finds new versions by revalidating.
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(kept.kind)),
        (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    let mut answer = (headers, kept.content.clone()).into_response();
    if let Some(policy) = &kept.policy {
        answer
            .headers_mut()
            .insert(CONTENT_SECURITY_POLICY, policy.clone());
    }
    Ok(answer)
}
