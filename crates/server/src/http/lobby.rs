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
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_stream::wrappers::ReceiverStream;

use super::answer::page;
use super::events::{self, Event};
use super::layers::session::Visitor;
use super::people::friends::own_name;
use super::state::AppState;
use crate::error::Error;
use crate::live::queries::IN_LOBBY;

/// The events buffered for a slow reader.
const WAITING: usize = 1;
/// After a change, further ones are shown together.
const TOGETHER: Duration = Duration::from_millis(500);
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
    let pass = visitor.pass(&app)?;
    let counted = app.metrics.watches(visitor.id());
    let (events, outbox) = mpsc::channel(WAITING);
    let clock = app.clock();
    tokio::spawn(async move {
        let _counted = counted;
        tell(&app, &visitor, query.filter(), &events).await;
    });
    let outbox = pass.admit(ReceiverStream::new(outbox), Some(Event::reload()));
    Ok(events::answer(clock, outbox))
}

/// Sends the tables whenever they differ, until the client disconnects or the server stops.
async fn tell(app: &AppState, visitor: &Visitor, filter: Filter, events: &mpsc::Sender<Event>) {
    let mut changes = app.tables.watch_lobby();
    let mut closing = app.closing.clone();
    let is_named = own_name(visitor).is_some();
    let mut told = None;
    loop {
        changes.mark_unchanged();
        let Ok(tables) = app.tables.lobby(visitor.id(), IN_LOBBY).await else {
            return;
        };
        let now = app.now() / 1000;
        let region = pages::lobby::tables(visitor.texts, filter, &tables, is_named, now);
        let region = region.into_string();
        if told.as_ref() != Some(&region) {
            told = Some(region.clone());
            // Each event contains the whole state, so none needs a version.
            if events.send(Event::regions(0, vec![region])).await.is_err() {
                return;
            }
        }
        tokio::select! {
            // The sender lives as long as the tables.
            _ = changes.changed() => sleep(TOGETHER).await,
            () = sleep(LOOK) => {}
            () = events.closed() => return,
            _ = closing.changed() => return,
        }
    }
}
