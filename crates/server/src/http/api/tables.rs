//! Tables: opening, joining, deciding, and other actions.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Json, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::feed::{self, AnyView};
use super::read::{ApiQuery, Body, Name};
use antipater_table::Refusal;

use crate::error::Error;
use crate::http::answer::{answer, reply};
use crate::http::games::commands::{CommandOrder, RoomChange, counted};
use crate::http::games::read::read_move;
use crate::http::games::tables::{change_room, may_open, waits_in_lobby};
use crate::http::layers::session::Visitor;
use crate::http::people::sign_up::person;
use crate::http::state::AppState;
use crate::http::visit::Visit;
use crate::live::requester::Requester;
use crate::live::room::RoomAction;
use crate::live::table::TableCommand;
use crate::people::Person;
use crate::people::rate_limits::RateLimit as Counted;
use antipater_pages::handlers::{Host, Reply};
use antipater_pages::replay::ReplaySource;
use antipater_show::options::OptionsJson;
use antipater_show::shape;
use antipater_show::view::{Hint, Known, View};

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    /// The name of the table in addresses.
    table: String,
}

fn opened(table: String) -> Response {
    answer((StatusCode::CREATED, Json(Opened { table })), None)
}

/// The requesting person, under the name in the request.
async fn named(app: &AppState, visitor: &Visitor, name: Option<&str>) -> Result<Person, Error> {
    visitor.known()?;
    Ok(person(app, visitor, name.unwrap_or("")).await?.0)
}

/// Open a table.
///
/// With one person, the cards are dealt at once and bots take the other seats. With more, a waiting room opens: its
/// `invitation` lets others sit down.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = OptionsJson,
    responses((status = 201, body = Opened, description = "The table was opened.")))]
pub(super) async fn open(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(sent): Body<OptionsJson>,
) -> Result<Response, Error> {
    let mut options = sent.options().map_err(Error::Unreadable)?;
    let host = named(&app, &visitor, sent.name.as_deref()).await?;
    may_open(&app, &visitor, host.id, &options).await?;
    options.name.clone_from(&host.name);
    let waits = waits_in_lobby(&options);
    let id = app.tables.open(&host, options).await?;
    if waits {
        app.tables.note_lobby_place(visitor.address, &id).await?;
    }
    Ok(opened(id))
}

/// What the client has already.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The `version` of the last view: the answer then waits for the next one, at most 25 seconds.
    #[param(nullable = false)]
    since: Option<u64>,
}

/// See a table.
///
/// The view has everything you may know and nothing else. `ask` is present when it is your turn to
/// decide, and lists all answers that the rules allow.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The table."), Since),
    responses((status = 200, body = AnyView, description = "The table as you see it.")))]
pub(super) async fn table(
    State(app): State<AppState>,
    Name(id): Name,
    ApiQuery(query): ApiQuery<Since>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let requester = Requester::person(visitor.id());
    let since = query.since.map(|since| (since, visitor.address));
    feed::look(&app, &id, requester, since).await
}

/// Follow a table.
///
/// Lines of JSON: the current view, then a complete view after each change that concerns you. Empty lines only keep the
/// connection open. You count as present while you follow a table.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "tables",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = AnyView, content_type = "application/x-ndjson",
        description = "One view per line.")))]
pub(super) async fn stream(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    feed::stream(app, id, Requester::person(visitor.id()), pass).await
}

/// A request to take a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Joining {
    /// The seat, from 0; by default any free one.
    #[schema(nullable = false, maximum = 6)]
    seat: Option<usize>,
    /// The name you play under from now on. A program's token plays under the name of its owner, whatever it sends.
    #[schema(nullable = false)]
    name: Option<String>,
    /// The invitation, for a table that is not in the lobby.
    #[schema(nullable = false)]
    invitation: Option<String>,
}

/// Sit down at a table.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables",
    params(("id" = String, Path, description = "The table.")), request_body = Joining,
    responses((status = 200, body = AnyView, description = "The table as you see it from your seat.")))]
pub(super) async fn join(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
    Body(joining): Body<Joining>,
) -> Result<Response, Error> {
    let change = match &joining.invitation {
        Some(invitation) => {
            if app.tables.invited(invitation).await?.id != id {
                return Err(Error::NoTable);
            }
            RoomAction::Join(joining.seat)
        }
        None => {
            // A visitor who may see the room without a seat may take one.
            app.tables.see(&id, Requester::person(visitor.id())).await?;
            RoomAction::Sit(joining.seat)
        }
    };
    sit(&app, &visitor, &id, joining.name.as_deref(), change).await
}

/// Sit down with an invitation.
///
/// The invitation is the last part of the address that the host shares, and `invitation` in the waiting room.
#[utoipa::path(post, path = "/api/join", tag = "tables", request_body = Joining,
    responses((status = 200, body = AnyView, description = "The table as you see it from your seat.")))]
pub(super) async fn join_invited(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(joining): Body<Joining>,
) -> Result<Response, Error> {
    let missing = || Error::Unreadable("invitation: missing".to_owned());
    let invitation = joining.invitation.as_deref().ok_or_else(missing)?;
    let id = app.tables.invited(invitation).await?.id;
    let change = RoomAction::Join(joining.seat);
    sit(&app, &visitor, &id, joining.name.as_deref(), change).await
}

async fn sit(
    app: &AppState,
    visitor: &Visitor,
    id: &str,
    name: Option<&str>,
    change: RoomAction,
) -> Result<Response, Error> {
    let person = named(app, visitor, name).await?;
    app.limits.person(person.id, Counted::Play)?;
    app.tables.change(id, &person, change).await?;
    feed::look(app, id, Requester::person(Some(person.id)), None).await
}

/// Change something in a waiting room.
#[utoipa::path(post, path = "/api/tables/{id}/room", tag = "tables",
    params(("id" = String, Path, description = "The table.")), request_body = RoomChange,
    responses((status = 200, body = AnyView, description = "The room, or the table once the cards are dealt."),
        (status = 204, description = "You no longer have a seat there, or the table is closed.")))]
pub(super) async fn change(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
    Body(change): Body<RoomChange>,
) -> Result<Response, Error> {
    let person = visitor.known()?;
    app.limits.person(person.id, Counted::Play)?;
    let leaves = change.leaves();
    change_room(&app, &visitor, &id, change.read()?).await?;
    if leaves {
        return Ok(answer(StatusCode::NO_CONTENT, None));
    }
    feed::look(&app, &id, Requester::person(Some(person.id)), None).await
}

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Decision {
    /// An id of your own for this decision: sent twice, it is one decision.
    #[schema(min_length = 1, max_length = 64)]
    id: String,
    /// The `decision` of the view that it answers.
    decision: usize,
    /// One of the actions that the view lists, or a list with one for each seat you choose for. An empty list takes back
    /// your choice while others are still choosing.
    #[schema(value_type = Sent)]
    action: serde_json::Value,
}

/// Actions.
#[derive(ToSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "only its description is used")]
enum Sent {
    /// An action of 7 Wonders.
    Seven(shape::SevenAction),
    /// An action of Duel.
    Duel(shape::DuelAction),
    /// The side of the player's board, if sides are chosen at the table.
    Side(shape::SideAction),
    /// Actions for several seats.
    Several(Vec<shape::SevenAction>),
}

/// Decide.
///
/// A decision that comes too late (409) or is not allowed (422) changes nothing; the answer contains the current view.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "tables",
    params(("id" = String, Path, description = "The table.")), request_body = Decision,
    responses((status = 200, body = View, description = "The table after the change.")))]
pub(super) async fn play(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
    Body(sent): Body<Decision>,
) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    app.limits.person(person, Counted::Play)?;
    let decision = read_move(sent.id, sent.decision, &sent.action.to_string())?;
    let view = app.tables.play(&id, person, decision).await?;
    Ok(answer(Json(&*view), None))
}

/// Do something else at a table, or say something in its waiting room.
#[utoipa::path(post, path = "/api/tables/{id}/actions", tag = "tables",
    params(("id" = String, Path, description = "The table.")), request_body = CommandOrder,
    responses((status = 200, body = AnyView, description = "The table, or its waiting room, after the change.")))]
pub(super) async fn act(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
    Body(sent): Body<CommandOrder>,
) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    let command = sent.read()?;
    app.limits.person(person, counted(&command))?;
    if let TableCommand::Say(_) | TableCommand::React(_) = command {
        app.moderation.may_write(person).await?;
    }
    if let TableCommand::Say(text) = &command
        && app.tables.say_in_room(&id, person, text).await?
    {
        return feed::look(&app, &id, Requester::person(Some(person)), None).await;
    }
    let view = app.tables.act(&id, person, command).await?;
    Ok(answer(Json(&*view), None))
}

/// Which decision a hint is for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HintOrder {
    /// The `decision` of the current view.
    decision: usize,
}

/// Get a hint.
///
/// The best action for your present decision, judged by what you know, and why it is better than the next best one. You
/// must be the only person at the table. The table records the hint, and its game does not count for your rating.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables",
    params(("id" = String, Path, description = "The table.")), request_body = HintOrder,
    responses((status = 200, body = Hint, description = "The hint; until you decide, the view has it too.")))]
pub(super) async fn hint(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
    Body(order): Body<HintOrder>,
) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    app.limits.person(person, Counted::Hint)?;
    let view = app.tables.hint(&id, person, order.decision).await?;
    // A decision may have been made between the two requests to the table.
    let hint = view.table_status.hint.as_ref();
    let hint = hint.ok_or_else(|| Error::Refused(Refusal::Stale, Some(view.clone())))?;
    Ok(answer(Json(hint), None))
}

/// Get your knowledge as one line.
///
/// For programs with bots of their own: your observation at your present decision, in the format of the Python package.
/// Refused with `nothing-asked` while you have nothing to decide.
#[utoipa::path(get, path = "/api/tables/{id}/observation", tag = "tables",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Known, description = "What you know.")))]
pub(super) async fn observation(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    let known = app.tables.known(&id, person).await?;
    Ok(answer(Json(known), None))
}

/// How the next game is dealt.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Again {
    /// Whether to deal the same cards again.
    #[serde(default)]
    same_deal: bool,
}

/// Open the table of the next game.
///
/// For players at a finished table. Their seats are reserved for them.
#[utoipa::path(post, path = "/api/tables/{id}/again", tag = "tables",
    params(("id" = String, Path, description = "The finished table.")), request_body = Again,
    responses((status = 201, body = Opened, description = "The table of the next game.")))]
pub(super) async fn again(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
    Body(again): Body<Again>,
) -> Result<Response, Error> {
    let person = visitor.known()?;
    app.limits.person(person.id, Counted::Open)?;
    app.limits.address(visitor.address, Counted::OpenHere)?;
    Ok(opened(
        app.tables.again(&id, person, again.same_deal).await?,
    ))
}

/// Where to play on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayOn {
    /// The number of moves of the finished game to keep.
    step: usize,
    /// The seat that you take, from 0; bots take the others.
    #[schema(maximum = 6)]
    seat: usize,
}

/// Play on from a step of a finished game.
///
/// Opens a table with the same cards and the first moves of the finished game, which stays as it is.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", tag = "tables",
    params(("id" = String, Path, description = "The finished table.")), request_body = PlayOn,
    responses((status = 201, body = Opened, description = "The table of the new game.")))]
pub(super) async fn play_on(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
    Body(from): Body<PlayOn>,
) -> Result<Response, Error> {
    visitor.known()?;
    let mut visit = Visit::new(app, visitor);
    let (subject, game) = visit.game(&ReplaySource::Table(id)).await?;
    let table = visit.play_on(subject, game, (from.step, from.seat));
    Ok(opened(table.await?))
}

/// Get the record of a finished game.
///
/// The deal and all decisions in order, in the format that `antipater replay` reads.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Object, description = "The record.")))]
pub(super) async fn record(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
) -> Result<Response, Error> {
    let record = app
        .tables
        .record(&id, Requester::person(visitor.id()))
        .await?;
    Ok(reply(Reply::record(&id, record)))
}
