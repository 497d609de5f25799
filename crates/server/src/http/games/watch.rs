//! Tables for watchers: public information only. Their key differs from that of an invitation.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::get;

use super::read::TableQuery;
use super::spectators::{FollowQuery, follow, follow_stream, games_of, person_key};
use super::stream::{self, Screen, StreamRequest};
use crate::error::Error;
use crate::http::answer::page;
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;
use crate::live::access::TableOrRoom;
use crate::live::requester::Requester;
use antipater_pages as pages;

/// The routes for watchers, except replays.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/watch/{watch}", get(table))
        .route("/watch/{watch}/stream", get(stream))
        .route("/tv/{watch}", get(tv))
        .route("/tv/{watch}/stream", get(tv_stream))
}

fn requester(query: &TableQuery) -> Requester {
    Requester::watcher(Some(query.facing()))
}

async fn sight(app: &AppState, watch: &str, query: &TableQuery) -> Result<TableOrRoom, Error> {
    let row = app.tables.watched(watch).await?;
    app.tables.see(&row.id, requester(query)).await
}

/// The table with a key for spectators, or the public games of a person, whose key is longer.
async fn table(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    Query(query): Query<TableQuery>,
    Query(followed): Query<FollowQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    if let Some(person) = person_key(&watch) {
        let person = games_of(&app, person).await?;
        return follow(&app, &visitor, &person, followed).await;
    }
    Ok(page(match sight(&app, &watch, &query).await? {
        TableOrRoom::Room(room) => pages::room::page(visitor.texts, &room, Some(&watch), None),
        TableOrRoom::Table(view) => pages::table::watched(visitor.texts, &view, &watch, app.now()),
    }))
}

async fn tv(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    Query(query): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    Ok(page(match sight(&app, &watch, &query).await? {
        TableOrRoom::Room(room) => pages::room::page(visitor.texts, &room, Some(&watch), None),
        TableOrRoom::Table(view) => {
            let stream = format!("/tv/{watch}/stream?facing={}", view.facing.number());
            pages::table::tv(visitor.texts, &view, &stream, app.now())
        }
    }))
}

async fn stream(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    Query(query): Query<TableQuery>,
    Query(followed): Query<FollowQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    if let Some(person) = person_key(&watch) {
        let person = games_of(&app, person).await?;
        return follow_stream(app, &visitor, person, followed).await;
    }
    open(app, &watch, &query, &visitor, query.screen()).await
}

async fn tv_stream(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    Query(query): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    open(app, &watch, &query, &visitor, Screen::Far).await
}

async fn open(
    app: AppState,
    watch: &str,
    query: &TableQuery,
    visitor: &Visitor,
    screen: Screen,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    let row = app.tables.watched(watch).await?;
    let request = StreamRequest {
        id: row.id,
        requester: requester(query),
        screen,
        texts: visitor.texts,
        page: None,
        pass,
        moves_on: stream::never(),
    };
    stream::stream(app, request).await
}
