//! Events for programs of people: making, entering and following them.

use antipater_show::event::{DealGame, EventOptions, EventView};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::read::{Body, Name, Names};
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::games::event::{EventAction, act_on, make_event, play_deal};
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;

/// A new event.
#[derive(Deserialize, ToSchema)]
pub(super) struct EventOrder {
    /// How it is played. Missing fields are the usual ones.
    options: EventOptions,
    /// When it begins by itself, in seconds since 1970; without it the host begins it. A duplicate event then begins at once.
    begins_at: Option<i64>,
}

/// Where a new event or table is.
#[derive(Serialize, ToSchema)]
pub(super) struct Made {
    /// The id of the event; its address is `/events/ID`, which is also the invitation.
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    /// The id of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
}

/// What to do with an event.
#[derive(Deserialize, ToSchema)]
pub(super) struct EventCommand {
    /// The action.
    #[serde(rename = "do")]
    action: EventAction,
    /// The key of the player to remove.
    #[serde(default)]
    player: String,
}

/// Make an event.
///
/// You are its host: a duplicate event, rounds of people with the same deals, a Swiss tournament, or an arena.
#[utoipa::path(post, path = "/api/events", tag = "people", request_body = EventOrder,
    responses((status = 201, body = Made, description = "The event.")))]
pub(super) async fn make(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(order): Body<EventOrder>,
) -> Result<Response, Error> {
    let host = visitor.known()?.clone();
    let id = make_event(&app, &visitor, &host, order.options, order.begins_at).await?;
    let made = Made {
        event: Some(id),
        table: None,
    };
    Ok(answer((StatusCode::CREATED, Json(made)), None))
}

/// See an event.
///
/// With its standing, your tables, and the hash of the key that its deals follow from; the key, once it is over.
#[utoipa::path(get, path = "/api/events/{event}", tag = "people", security((), ("token" = [])),
    params(("event" = String, Path, description = "The id of the event.")),
    responses((status = 200, body = EventView, description = "The event.")))]
pub(super) async fn see(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
) -> Result<Response, Error> {
    let event = app.tables.see_event(&id, visitor.id()).await?;
    Ok(answer(Json(event), None))
}

/// Enter an event, withdraw from it, or begin or end one that you host, or remove a player from it.
#[utoipa::path(post, path = "/api/events/{event}", tag = "people", request_body = EventCommand,
    params(("event" = String, Path, description = "The id of the event.")),
    responses((status = 204, description = "Done.")))]
pub(super) async fn act(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
    Body(command): Body<EventCommand>,
) -> Result<Response, Error> {
    let person = visitor.known()?;
    let action = (command.action, command.player.as_str());
    act_on(&app, &id, person, action).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The number of a deal in a path.
fn number(deal: &str) -> Result<usize, Error> {
    let wrong = |_| Error::Unreadable(format!("deal: {deal:?} is no whole number"));
    deal.parse().map_err(wrong)
}

/// The games with a deal of an event.
#[derive(Serialize, ToSchema)]
pub(super) struct DealGames {
    /// Best first. Empty until you may know them.
    games: Vec<DealGame>,
}

/// See the games with one deal of an event.
///
/// None until you have finished it, the round is over, or the event is.
#[utoipa::path(get, path = "/api/events/{event}/deals/{deal}", tag = "people", security((), ("token" = [])),
    params(
        ("event" = String, Path, description = "The id of the event."),
        ("deal" = usize, Path, description = "The deal or round, from 1.")
    ),
    responses((status = 200, body = DealGames, description = "The games.")))]
pub(super) async fn deal(
    State(app): State<AppState>,
    Names(id, deal): Names,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (_, games) = app
        .tables
        .event_deal(&id, number(&deal)?, visitor.id())
        .await?;
    Ok(answer(Json(DealGames { games }), None))
}

/// Open your table with a deal of a duplicate event.
///
/// You enter the event if you have not. The same request again returns the same table.
#[utoipa::path(post, path = "/api/events/{event}/deals/{deal}", tag = "people",
    params(
        ("event" = String, Path, description = "The id of the event."),
        ("deal" = usize, Path, description = "The deal, from 1.")
    ),
    responses((status = 200, body = Made, description = "The table.")))]
pub(super) async fn play(
    State(app): State<AppState>,
    Names(id, deal): Names,
    visitor: Visitor,
) -> Result<Response, Error> {
    let person = visitor.known()?.clone();
    let table = play_deal(&app, &visitor, &id, &person, number(&deal)?).await?;
    let made = Made {
        event: None,
        table: Some(table),
    };
    Ok(answer(Json(made), None))
}
