//! The files that pages load.

use antipater_pages::assets::{self, File};
use axum::Router;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::state::AppState;
use crate::error::Error;

/// All addresses of files.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/assets/{name}", get(asset))
        .route("/assets/{folder}/{name}", get(module))
}

async fn asset(Path(name): Path<String>) -> Result<Response, Error> {
    assets::file(&name).map(send).ok_or(Error::NoPage)
}

async fn module(Path((folder, name)): Path<(String, String)>) -> Result<Response, Error> {
    let file = assets::module(&folder, &name);
    file.map(send).ok_or(Error::NoPage)
}

/// A file never changes under its address, so it may be kept forever.
fn send(file: File) -> Response {
    let headers = [
        (CONTENT_TYPE, file.kind),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, file.content).into_response()
}
