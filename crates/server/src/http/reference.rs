//! Addresses of the reference.

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use axum::response::Response;
use axum::routing::get;

use super::answer::page;
use super::locale::Locale;
use super::state::AppState;
use crate::error::Error;
use antipater_pages::book::Book;
use antipater_pages::reference::{self, Chapter, ReferenceQuery};

/// All addresses of the reference.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/reference", get(index))
        .route("/reference/editions", get(editions))
        .route("/reference/{book}", get(entries))
        .route("/reference/{book}/{chapter}", get(chapter))
}

async fn index(Locale(t): Locale) -> Response {
    page(reference::index(t))
}

async fn editions(Locale(t): Locale) -> Response {
    page(reference::editions(t))
}

async fn entries(
    Locale(t): Locale,
    Path(book): Path<String>,
    query: Result<Query<ReferenceQuery>, QueryRejection>,
) -> Result<Response, Error> {
    let book = Book::of_word(&book).ok_or(Error::NoPage)?;
    let query = query.map(|Query(query)| query).unwrap_or_default();
    Ok(page(reference::page(t, book, &query)))
}

async fn chapter(
    Locale(t): Locale,
    Path((book, chapter)): Path<(String, String)>,
) -> Result<Response, Error> {
    let book = Book::of_word(&book).ok_or(Error::NoPage)?;
    let chapter = Chapter::of_word(&chapter).ok_or(Error::NoPage)?;
    Ok(page(reference::chapter(t, book, chapter)))
}
