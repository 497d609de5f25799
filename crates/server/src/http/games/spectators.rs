//! Games that anyone may watch: their list, and pages that follow the best one, or a person, from game to game.

use std::time::Duration;

use antipater_engine::Seat;
use antipater_pages as pages;
use antipater_show::history::Played;
use antipater_show::spectators::Followed;
use antipater_show::view::PersonKey;
use antipater_store::ids::{PersonId, unhex};
use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::response::Response;
use axum::routing::{get, post};
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;
use tokio_stream::wrappers::ReceiverStream;

use super::stream::{self, MovesOn, Screen, StreamRequest};
use crate::error::Error;
use crate::http::answer::{page, see};
use crate::http::connections::limits::Pass;
use crate::http::events::{self, Event};
use crate::http::layers::session::Visitor;
use crate::http::read::{YesNo, form};
use crate::http::regions;
use crate::http::state::AppState;
use crate::live::access::TableOrRoom;
use crate::live::requester::Requester;

/// The events buffered for a slow reader.
const WAITING: usize = 1;
/// The interval of looks for other games.
const LOOK: Duration = Duration::from_secs(5);

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/watch", get(list))
        .route("/watch/stream", get(list_stream))
        .route("/watch/best/{game}", get(best))
        .route("/watch/best/{game}/stream", get(best_stream))
        .route("/me/spectators", post(switch))
}

async fn list(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let games = app.tables.watchable(visitor.id()).await?;
    Ok(page(pages::spectators::page(visitor.texts, &games)))
}

/// Updates the list.
async fn list_stream(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let (tables, texts, viewer) = (app.tables.clone(), visitor.texts, visitor.id());
    let unknown: Option<watch::Receiver<()>> = None;
    regions::follow(&app, &visitor, unknown, LOOK, move || {
        let tables = tables.clone();
        Box::pin(async move {
            let games = tables.watchable(viewer).await?;
            Ok(pages::spectators::games(texts, &games))
        })
    })
}

/// The table that a page shows, and the city in front.
#[derive(Deserialize)]
pub(super) struct FollowQuery {
    table: Option<String>,
    facing: Option<usize>,
}

/// The person with a key, whose games a page can follow; `None` if it is no key of a person.
pub(super) fn person_key(key: &str) -> Option<PersonId> {
    unhex(key)?.try_into().ok().map(PersonId)
}

/// The games of a person.
pub(super) async fn games_of(app: &AppState, person: PersonId) -> Result<Followed, Error> {
    let row = app.store.person(person).await?.ok_or(Error::NoPerson)?;
    Ok(Followed::Person {
        person: PersonKey(row.id.0),
        name: row.name,
    })
}

fn best_of(game: &str) -> Result<Followed, Error> {
    let game = Played::named(game).ok_or(Error::NoPage)?;
    Ok(Followed::Best(game))
}

async fn best(
    State(app): State<AppState>,
    Path(game): Path<String>,
    Query(query): Query<FollowQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    follow(&app, &visitor, &best_of(&game)?, query).await
}

async fn best_stream(
    State(app): State<AppState>,
    Path(game): Path<String>,
    Query(query): Query<FollowQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    follow_stream(app, &visitor, best_of(&game)?, query).await
}

/// The table that is followed, or the page that waits for one. The address names the table, so that every node shows the
/// same one.
pub(super) async fn follow(
    app: &AppState,
    visitor: &Visitor,
    followed: &Followed,
    query: FollowQuery,
) -> Result<Response, Error> {
    let next = app.tables.next_to_follow(followed, visitor.id()).await?;
    let Some(table) = query.table.clone() else {
        return Ok(match next {
            Some(next) => see(&at_table(followed, &next)),
            None => page(pages::spectators::waiting(visitor.texts, followed)),
        });
    };
    if let Some(next) = next.filter(|next| *next != table)
        && !app.tables.stays_at(&table).await?
    {
        return Ok(see(&at_table(followed, &next)));
    }
    match app.tables.see(&table, spectator(&query)).await {
        Ok(TableOrRoom::Table(view)) => {
            let (t, now) = (visitor.texts, app.now());
            Ok(page(pages::table::followed(t, &view, followed, now)))
        }
        Err(Error::Elsewhere(address)) => Err(Error::Elsewhere(address)),
        Err(Error::Busy) => Err(Error::Busy),
        // The table is not public any more.
        Ok(TableOrRoom::Room(_)) | Err(_) => Ok(see(&followed.address())),
    }
}

fn at_table(followed: &Followed, table: &str) -> String {
    format!("{}?table={table}", followed.address())
}

fn spectator(query: &FollowQuery) -> Requester {
    let facing = query.facing.and_then(Seat::new);
    Requester {
        facing: facing.unwrap_or(Seat::FIRST),
        ..Requester::person(None)
    }
}

/// Updates the page of a table that is followed, and has it go on to the next one.
pub(super) async fn follow_stream(
    app: AppState,
    visitor: &Visitor,
    followed: Followed,
    query: FollowQuery,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    app.tables.next_to_follow(&followed, visitor.id()).await?;
    let goes_on = goes_on(app.clone(), followed, visitor.id(), query.table.clone());
    let requester = spectator(&query);
    match query.table {
        Some(id) => {
            let request = StreamRequest {
                id,
                requester,
                screen: Screen::Near,
                texts: visitor.texts,
                page: None,
                pass,
                moves_on: goes_on,
            };
            stream::stream(app, request).await
        }
        None => Ok(wait(&app, visitor, pass, goes_on)),
    }
}

/// A stream for a page that waits for a game.
fn wait(app: &AppState, visitor: &Visitor, pass: Pass, goes_on: MovesOn) -> Response {
    let counted = app.metrics.watches(visitor.id());
    let (events, outbox) = mpsc::channel(WAITING);
    let mut closing = app.closing.clone();
    tokio::spawn(async move {
        let _counted = counted;
        // Nothing changes, but the page learns that it is up to date.
        if events.send(Event::regions(0, Vec::new())).await.is_err() {
            return;
        }
        tokio::select! {
            () = goes_on => drop(events.send(Event::reload()).await),
            () = events.closed() => {}
            _ = closing.changed() => {}
        }
    });
    let outbox = pass.admit(ReceiverStream::new(outbox), Some(Event::reload()));
    events::answer(app.clock(), outbox)
}

/// Returns when the page of a table has somewhere else to go.
fn goes_on(
    app: AppState,
    followed: Followed,
    viewer: Option<PersonId>,
    table: Option<String>,
) -> MovesOn {
    Box::pin(async move {
        loop {
            sleep(LOOK).await;
            let next = match app.tables.next_to_follow(&followed, viewer).await {
                Ok(next) => next.filter(|next| Some(next) != table.as_ref()),
                // The page says why.
                Err(Error::NotFollowable) => return,
                Err(_) => None,
            };
            let stays = match &table {
                Some(table) if next.is_some() => app.tables.stays_at(table).await.unwrap_or(true),
                _ => false,
            };
            if next.is_some() && !stays {
                return;
            }
        }
    })
}

/// Whether others may follow a person.
#[derive(Deserialize)]
struct FollowableForm {
    followable: YesNo,
}

async fn switch(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: FollowableForm = form(request, &app).await?;
    let person = visitor.owner()?.id;
    let may = form.followable == YesNo::Yes;
    app.people.set_followable(person, may).await?;
    Ok(see("/me"))
}
