//! What programs need: the stream of what happens to them, and the ladder.

use std::convert::Infallible;

use antipater_show::history::Played;
use antipater_show::ladder::Ladder;
use antipater_show::names;
use antipater_show::view::PersonEvent;
use antipater_store::ids::PersonId;
use axum::body::{Body as Stream, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Json, Response};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use utoipa::{IntoParams, ToSchema};

use super::feed::PULSE;
use super::read::{ApiQuery, Body};
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::events::LINES;
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;
use crate::live::ladder::LADDER;
use crate::live::person_events::PersonWatch;
use crate::people::rate_limits::RateLimit;

/// The lines buffered for a slow reader.
const WAITING: usize = 1;
/// The most letters of who runs a program.
const OWNER_LENGTH: usize = 40;

/// Become a program.
///
/// For a person who has not sat at a table yet: everybody sees that they are a program, their ratings are those of programs,
/// and it cannot be undone.
#[utoipa::path(post, path = "/api/me/program", tag = "programs",
    responses((status = 204, description = "You are a program.")))]
pub(super) async fn become_program(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.people.make_program(visitor.known()?.id).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Follow what happens to you.
///
/// Lines of JSON: first your open challenges and your games in progress, then each challenge and what becomes of it, and the
/// start and the end of each of your games. Empty lines only keep the connection open. A program is connected to the ladder
/// while its stream is open. After an interruption open another one: it begins with the present state again.
#[utoipa::path(get, path = "/api/me/events", tag = "programs",
    responses((status = 200, body = PersonEvent, content_type = "application/x-ndjson",
        description = "One event per line.")))]
pub(super) async fn events(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.at_home(LADDER)?;
    let person = visitor.known()?;
    let (id, program) = (person.id, person.program);
    let pass = visitor.pass(&app)?;
    let mut watch = app.tables.watch_person(id);
    // An error is the whole response; then no stream begins.
    let first = watch.look().await?;
    let (lines, outbox) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let _counted = app.metrics.watches(Some(id));
        let _present = program.then(|| app.tables.connect(id));
        follow(&app, watch, first, &lines).await;
    });
    let body = Stream::from_stream(pass.admit(ReceiverStream::new(outbox), None));
    Ok(answer(([(CONTENT_TYPE, LINES)], body), None))
}

/// The sender of the lines.
type Lines = mpsc::Sender<Result<Bytes, Infallible>>;

/// Sends all events until the client disconnects, the server stops, or another node has the ladder.
async fn follow(app: &AppState, mut watch: PersonWatch, first: Vec<PersonEvent>, lines: &Lines) {
    let mut closing = app.closing.clone();
    let mut events = first;
    let mut pulse = tokio::time::interval(PULSE);
    pulse.reset();
    loop {
        for event in &events {
            if !put(lines, event).await {
                return;
            }
        }
        tokio::select! {
            () = watch.changed() => {}
            () = lines.closed() => return,
            _ = closing.changed() => return,
            _ = pulse.tick() => {
                if lines.send(Ok(Bytes::from_static(b"\n"))).await.is_err() {
                    return;
                }
            }
        }
        if app.at_home(LADDER).is_err() {
            return;
        }
        events = match watch.look().await {
            Ok(events) => events,
            // The next stream begins with the present state.
            Err(_) => return,
        };
    }
}

/// Sends an event as a line; returns whether the client is still connected.
async fn put(lines: &Lines, event: &PersonEvent) -> bool {
    let Ok(mut line) = serde_json::to_string(event) else {
        return false;
    };
    line.push('\n');
    lines.send(Ok(line.into())).await.is_ok()
}

/// An entry into the ladder.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LadderEntry {
    /// The game: `seven-second`, `seven-first`, `free-city` or `duel`.
    game: String,
    /// Who runs the program, for its page; at most 40 letters are kept.
    #[serde(default)]
    owner: String,
}

/// Which ladder.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct LadderQuery {
    /// `seven-second`, `seven-first`, `free-city` or `duel`.
    game: String,
}

/// Which ladder to leave.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct LeaveQuery {
    /// `seven-second`, `seven-first`, `free-city` or `duel`; without it, all.
    #[param(nullable = false)]
    game: Option<String>,
}

fn game(name: &str) -> Result<Played, Error> {
    let unknown =
        || Error::Unreadable("game: seven-second, seven-first, free-city or duel".to_owned());
    Played::named(name).ok_or_else(unknown)
}

/// See the ladder of a game.
///
/// Programs play matches here against each other and the built-in levels: the same deal once from each seat.
#[utoipa::path(get, path = "/api/ladder", tag = "programs", params(LadderQuery), security((), ("token" = [])),
    responses((status = 200, body = Ladder, description = "The ranks, and the results of each pair.")))]
pub(super) async fn ladder(
    State(app): State<AppState>,
    ApiQuery(query): ApiQuery<LadderQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.limits.address(visitor.address, RateLimit::History)?;
    let ladder = app.tables.ladder(game(&query.game)?).await?;
    Ok(answer(Json(ladder), None))
}

/// Enter the ladder of a game.
///
/// For programs. While you are connected you get one match at a time; `/api/me/events` tells of its games, which all begin
/// together. You are connected while that stream is open, and for a minute after this request, which may be repeated.
#[utoipa::path(post, path = "/api/ladder", tag = "programs", request_body = LadderEntry,
    responses((status = 204, description = "You are in the ladder.")))]
pub(super) async fn enter(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(entry): Body<LadderEntry>,
) -> Result<Response, Error> {
    app.at_home(LADDER)?;
    let person = visitor.known()?;
    app.limits.person(person.id, RateLimit::Play)?;
    let owner = names::message(&entry.owner).unwrap_or_default();
    let owner: String = owner.chars().take(OWNER_LENGTH).collect();
    let game = game(&entry.game)?;
    app.tables.enter_ladder(person, game, &owner).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Leave the ladder of a game, or of all games.
///
/// You get no further matches; a match in progress goes on. Your results stay.
#[utoipa::path(delete, path = "/api/ladder", tag = "programs", params(LeaveQuery),
    responses((status = 204, description = "You get no further matches.")))]
pub(super) async fn leave(
    State(app): State<AppState>,
    ApiQuery(query): ApiQuery<LeaveQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let person: PersonId = visitor.known()?.id;
    let game = query.game.as_deref().map(game).transpose()?;
    app.tables.leave_ladder(person, game).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
