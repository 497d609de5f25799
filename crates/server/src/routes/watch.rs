//! Tables for those who look on: everything everybody knows and nothing else. The key in the address is not the one that
//! lets people sit down.

use antipater_engine::Seat;
use axum::extract::{Path, Query, State};
use axum::response::Response;

use super::{Looks, page};
use crate::AppState;
use crate::error::Error;
use crate::limits::Deed;
use crate::pages;
use crate::session::Visitor;
use crate::stream::{self, Screen};
use crate::table::Asker;
use crate::tables::Sight;

fn asker(looks: &Looks) -> Asker {
    Asker::watcher(looks.facing.and_then(Seat::new))
}

async fn sight(app: &AppState, watch: &str, looks: &Looks) -> Result<Sight, Error> {
    let row = app.tables.watched(watch).await?;
    app.tables.see(&row.id, asker(looks)).await
}

pub(super) async fn table(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    Query(looks): Query<Looks>,
    visitor: Visitor,
) -> Result<Response, Error> {
    Ok(page(match sight(&app, &watch, &looks).await? {
        Sight::Room(room) => pages::room::page(visitor.texts, &room, Some(&watch), None),
        Sight::Table(view) => pages::table::watched(visitor.texts, &view, &watch),
    }))
}

pub(super) async fn tv(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    Query(looks): Query<Looks>,
    visitor: Visitor,
) -> Result<Response, Error> {
    Ok(page(match sight(&app, &watch, &looks).await? {
        Sight::Room(room) => pages::room::page(visitor.texts, &room, Some(&watch), None),
        Sight::Table(view) => {
            let stream = format!("/tv/{watch}/stream?facing={}", view.facing.number());
            pages::table::tv(visitor.texts, &view, &stream)
        }
    }))
}

pub(super) async fn stream(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    Query(looks): Query<Looks>,
    visitor: Visitor,
) -> Result<Response, Error> {
    open(app, &watch, &looks, &visitor, Screen::Near).await
}

pub(super) async fn tv_stream(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    Query(looks): Query<Looks>,
    visitor: Visitor,
) -> Result<Response, Error> {
    open(app, &watch, &looks, &visitor, Screen::Far).await
}

async fn open(
    app: AppState,
    watch: &str,
    looks: &Looks,
    visitor: &Visitor,
    screen: Screen,
) -> Result<Response, Error> {
    app.limits.address(visitor.address, Deed::Watch)?;
    let row = app.tables.watched(watch).await?;
    stream::stream(app, row.id, asker(looks), screen, visitor.texts).await
}
