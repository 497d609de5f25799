//! Addresses of the reference.

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use axum::response::Response;
use axum::routing::get;

use super::page;
use crate::AppState;
use crate::error::Error;
use crate::pages::reference::{self, Asked, Book, Chapter};
use crate::speech::Spoken;

/// All addresses of the reference.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/reference", get(index))
        .route("/reference/editions", get(editions))
        .route("/reference/{book}", get(entries))
        .route("/reference/{book}/{chapter}", get(chapter))
}

async fn index(Spoken(t): Spoken) -> Response {
    page(reference::index(t))
}

async fn editions(Spoken(t): Spoken) -> Response {
    page(reference::editions(t))
}

async fn entries(
    Spoken(t): Spoken,
    Path(book): Path<String>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Response, Error> {
    let book = Book::of_word(&book).ok_or(Error::NoPage)?;
    let asked = asked.map(|Query(asked)| asked).unwrap_or_default();
    Ok(page(reference::page(t, book, &asked)))
}

async fn chapter(
    Spoken(t): Spoken,
    Path((book, chapter)): Path<(String, String)>,
) -> Result<Response, Error> {
    let book = Book::of_word(&book).ok_or(Error::NoPage)?;
    let chapter = Chapter::of_word(&chapter).ok_or(Error::NoPage)?;
    Ok(page(reference::chapter(t, book, chapter)))
}
