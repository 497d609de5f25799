//! The lobby as a page, which follows its changes.

use std::time::Duration;

use antipater_pages as pages;
use antipater_pages::lobby::{Filter, Limit};
use antipater_show::history::Played;
use axum::Router;
use axum::extract::{Query, State};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use super::answer::page;
use super::layers::session::Visitor;
use super::people::friends::own_name;
use super::regions;
use super::state::AppState;
use crate::error::Error;
use crate::live::queries::IN_LOBBY;

/// How often a page looks for what no change tells: changes at other nodes, and the age of tables.
const LOOK: Duration = Duration::from_secs(10);

/// The routes.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/lobby", get(lobby))
        .route("/lobby/stream", get(follow))
}

/// The filter. Unknown names are ignored.
#[derive(Deserialize)]
struct LobbyQuery {
    #[serde(default)]
    game: String,
    #[serde(default)]
    tempo: String,
    #[serde(default)]
    open: String,
}

impl LobbyQuery {
    fn filter(&self) -> Filter {
        Filter {
            game: Played::named(&self.game),
            limit: Limit::named(&self.tempo),
            open: self.open == "yes",
        }
    }
}

async fn lobby(
    State(app): State<AppState>,
    Query(query): Query<LobbyQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let tables = app.tables.lobby(visitor.id(), IN_LOBBY).await?;
    let is_named = own_name(&visitor).is_some();
    let now = app.now() / 1000;
    let filter = query.filter();
    Ok(page(pages::lobby::page(
        visitor.texts,
        filter,
        &tables,
        is_named,
        now,
    )))
}

async fn follow(
    State(app): State<AppState>,
    Query(query): Query<LobbyQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let filter = query.filter();
    let is_named = own_name(&visitor).is_some();
    let (texts, viewer) = (visitor.texts, visitor.id());
    let changes = app.tables.watch_lobby();
    let state = app.clone();
    regions::follow(&app, &visitor, Some(changes), LOOK, move || {
        let app = state.clone();
        Box::pin(async move {
            let tables = app.tables.followed_lobby(viewer).await?;
            let now = app.now() / 1000;
            Ok(pages::lobby::tables(texts, filter, &tables, is_named, now))
        })
    })
}
