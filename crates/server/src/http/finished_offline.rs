//! The address that takes the finished games of a browser without a server into a history.

use antipater_pages as pages;
use antipater_pages::me::News;
use antipater_pages::replay::sent_file;
use antipater_show::history::offline;
use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::post;

use super::read::media_type;
use super::session::Visitor;
use super::state::AppState;
use crate::error::Error;
use crate::people::rate_limits::RateLimit;

/// The largest file, in bytes. A game has some fifteen thousand.
const FILE: usize = 8 * 1024 * 1024;

/// The address.
pub(super) fn routes() -> Router<AppState> {
    Router::new().route(
        "/me/offline",
        post(bring).layer(DefaultBodyLimit::max(FILE)),
    )
}

/// Takes the games of a file. One that is refused changes nothing.
async fn bring(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let person = visitor.owner()?;
    app.limits.address(visitor.address, RateLimit::Upload)?;
    let body = body?;
    let kind = media_type(&headers).to_owned();
    // Playing many games again takes a while.
    let read = tokio::task::spawn_blocking(move || {
        let file = sent_file(&kind, &body).ok_or("the file is missing")?;
        offline::read(file)
    });
    let read = read.await;
    let read = read.map_err(|error| Error::Broken(format!("a task ended: {error}")))?;
    let taken = match read {
        Ok(games) => match app.tables.take_over(person, games).await {
            Err(Error::Unreadable(why)) => Err(why),
            taken => Ok(taken?),
        },
        Err(why) => Err(why),
    };
    let status = match &taken {
        Ok(_) => StatusCode::OK,
        Err(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let taken = taken.map(|taken| pages::me::TakenOver {
        new: taken.new,
        left_out: taken.left_out,
    });
    let news = News {
        offline: Some(taken),
        ..News::default()
    };
    let profile = app.people.profile(person.id, visitor.token).await?;
    let page = pages::me::page(visitor.texts, &profile, &news);
    Ok((status, Html(page.into_string())).into_response())
}
