//! The route that imports games finished in a browser without a server.

use antipater_pages::account::{News, TakenOver};
use antipater_pages::replay::sent_file;
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;

use super::layers::session::Visitor;
use super::people::account::account_page;
use super::read::media_type;
use super::state::AppState;
use crate::error::Error;

/// The route.
pub(super) fn routes() -> Router<AppState> {
    Router::new().route("/me/offline", post(import))
}

/// Imports the games of a file: all of them, or none if one is refused.
async fn import(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let person = visitor.owner()?;
    let body = body?;
    let taken = match sent_file(media_type(&headers), &body) {
        Some(file) => {
            let room = app.limits.room(visitor.address).unwrap_or(u64::MAX);
            let file = body.slice_ref(file);
            match app.tables.take_over(person, file, room).await {
                Err(Error::Unreadable(why)) => Err(why),
                taken => {
                    let taken = taken?;
                    app.limits.stored(visitor.address, taken.bytes);
                    Ok(taken)
                }
            }
        }
        None => Err("the file is missing".to_owned()),
    };
    let status = match &taken {
        Ok(_) => StatusCode::OK,
        Err(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let taken = taken.map(|taken| TakenOver {
        new: taken.new,
        left_out: taken.left_out,
    });
    let news = News {
        offline: Some(taken),
        ..News::default()
    };
    let page = account_page(&app, &visitor, &news).await?;
    Ok((status, page).into_response())
}
