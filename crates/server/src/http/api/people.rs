//! The requesting person, and lists of tables.

use antipater_store::ids::unhex;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Json, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::read::{ApiQuery, Body};
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::cards::{self, ChallengeForm};
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;
use crate::live::queries::LISTED;
use crate::people::rate_limits::RateLimit;
use antipater_show::card::PersonCard;
use antipater_show::history::Played;
use antipater_show::names;
use antipater_show::pool::Tempo;
use antipater_show::texts::say;
use antipater_show::view::{PersonKey, SessionView, TableSummary};

/// A new person.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Arrival {
    /// The name the person plays under; at most 24 letters are kept.
    #[serde(default)]
    name: String,
    /// Whether the person is a program: everybody sees it, its ratings are those of programs, and it is so for good.
    #[serde(default)]
    program: bool,
}

/// A person who was just created.
#[derive(Serialize, ToSchema)]
pub(super) struct Arrived {
    /// The name.
    name: String,
    /// The token to send with every further request, as `Authorization: Bearer …`. It is shown only here.
    token: String,
    /// A code that restores the person's seats in a browser. It is shown only here.
    code: String,
}

/// Create a new person.
///
/// Needs no token: a program becomes a person of its own and gets a token. A program that acts for a person who
/// plays in a browser uses a token from that person's profile page instead.
#[utoipa::path(post, path = "/api/people", tag = "people", security(()),
    request_body = Arrival, responses((status = 201, body = Arrived, description = "The new person and their token.")))]
pub(super) async fn arrive(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(arrival): Body<Arrival>,
) -> Result<Response, Error> {
    app.limits.address(visitor.address, RateLimit::SignUp)?;
    let name = names::name(&arrival.name).unwrap_or_else(|| say!(visitor.texts, "usual-name"));
    let (token, code) = app.people.welcome_program(&name, arrival.program).await?;
    let arrived = Arrived { name, token, code };
    Ok(answer((StatusCode::CREATED, Json(arrived)), None))
}

/// The requesting person.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    /// The name at new tables.
    name: String,
    /// Whether the person is a program.
    program: bool,
    /// The login of the account, if there is one; always null for a program.
    login: Option<String>,
    /// Whether the person has a recovery code.
    has_code: bool,
    /// The key of the person, for cards and challenges. It grants no access.
    person: String,
    /// The tables at which a seat waits for the person. `sit` in the room accepts, and `stand` declines.
    challenges: Vec<TableSummary>,
}

/// See who you are.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me, description = "The person that the token belongs to.")))]
pub(super) async fn me(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let row = app.people.row(visitor.known()?.id).await?;
    let me = Me {
        person: PersonKey(row.id.0).to_string(),
        challenges: app.tables.challenges(row.id).await?,
        name: row.name,
        program: row.program,
        login: row.login.filter(|_| !visitor.is_program),
        has_code: row.has_code,
    };
    Ok(answer(Json(me), None))
}

/// See a person.
///
/// Their key is in the seats of tables, and in `/api/me`.
#[utoipa::path(get, path = "/api/people/{person}", tag = "people", security((), ("token" = [])),
    params(("person" = String, Path, description = "The key of the person.")),
    responses((status = 200, body = PersonCard, description = "The person, and their games with you.")))]
pub(super) async fn card(
    State(app): State<AppState>,
    Path(person): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let card = cards::card(&app, &visitor, &person).await?;
    Ok(answer(Json(card), None))
}

/// A challenge: a `game` and a `tempo` for a new table, or a `table` of yours with a free seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChallengeOrder {
    /// The key of the person.
    person: String,
    /// The game: `seven-second`, `seven-first`, `free-city` or `duel`.
    #[schema(nullable = false)]
    game: Option<String>,
    /// The tempo.
    #[schema(nullable = false)]
    tempo: Option<Tempo>,
    /// A waiting room of yours.
    #[schema(nullable = false)]
    table: Option<String>,
}

/// The table of a challenge.
#[derive(Serialize, ToSchema)]
pub(super) struct Challenged {
    /// The name of the table in addresses.
    table: String,
}

/// Challenge a person.
///
/// A seat is reserved for them until they accept or decline, or you close the table. Two people have one challenge at a
/// time: a second one leads to the same table. You deal the cards; over days they are dealt when the last seat is taken.
#[utoipa::path(post, path = "/api/challenges", tag = "people", request_body = ChallengeOrder,
    responses((status = 201, body = Challenged, description = "The table at which you wait for them.")))]
pub(super) async fn challenge(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(order): Body<ChallengeOrder>,
) -> Result<Response, Error> {
    let unknown =
        || Error::Unreadable("game: seven-second, seven-first, free-city or duel".to_owned());
    let game = order.game.as_deref();
    let game = game.map(|game| Played::named(game).ok_or_else(unknown));
    let form = ChallengeForm {
        game: game.transpose()?,
        tempo: order.tempo,
        table: order.table,
    };
    let table = cards::send(&app, &visitor, &order.person, form).await?;
    Ok(answer(
        (StatusCode::CREATED, Json(Challenged { table })),
        None,
    ))
}

/// A session of yours.
#[derive(Serialize, ToSchema)]
pub(super) struct SignedIn {
    /// Names the session in a request to end it. It grants no access.
    session: String,
    /// Whether it is a program with a token.
    program: bool,
    /// What you call the program.
    label: String,
    /// The kind of browser; empty if it does not say.
    device: String,
    /// When it began, in seconds since 1970.
    created_at: i64,
    /// When it was used last, in seconds since 1970, to the hour; null if unknown.
    used_at: Option<i64>,
    /// Whether it is the session of this request.
    own: bool,
}

/// All sessions.
#[derive(Serialize, ToSchema)]
pub(super) struct Sessions {
    /// Browsers and programs, the oldest first.
    sessions: Vec<SignedIn>,
    /// After how many days without use a session ends.
    unused_days: i64,
}

/// List where you are signed in.
///
/// For browsers: a program is refused (403).
#[utoipa::path(get, path = "/api/me/sessions", tag = "people", security(("cookie" = [])),
    responses((status = 200, body = Sessions, description = "Your browsers and programs.")))]
pub(super) async fn sessions(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let profile = app.people.profile(visitor.owner()?.id, visitor.token);
    let profile = profile.await?;
    let signed_in = |program: bool| {
        move |view: SessionView| SignedIn {
            session: view.id,
            program,
            label: view.label,
            device: view.device,
            created_at: view.created_at,
            used_at: view.used_at,
            own: view.own,
        }
    };
    let browsers = profile.browsers.into_iter().map(signed_in(false));
    let programs = profile.programs.into_iter().map(signed_in(true));
    let mut sessions: Vec<SignedIn> = browsers.chain(programs).collect();
    sessions.sort_by_key(|session| session.created_at);
    let unused_days = profile.unused_days;
    let sessions = Sessions {
        sessions,
        unused_days,
    };
    Ok(answer(Json(sessions), None))
}

/// Which session.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ending {
    /// Its name in the list.
    session: String,
}

/// Sign out a browser or a program of yours.
///
/// For browsers: a program is refused (403). Signing out twice is harmless.
#[utoipa::path(post, path = "/api/me/sessions/end", tag = "people", security(("cookie" = [])),
    request_body = Ending, responses((status = 204, description = "It is signed out.")))]
pub(super) async fn end_session(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(ending): Body<Ending>,
) -> Result<Response, Error> {
    let person = visitor.owner()?.id;
    let session = unhex(&ending.session).and_then(|session| session.try_into().ok());
    let session =
        session.ok_or_else(|| Error::Unreadable("session: 64 hexadecimal digits".to_owned()))?;
    app.people.end(person, &session).await?;
    Ok(answer(StatusCode::NO_CONTENT, None))
}

/// Tables in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct Tables {
    /// The tables, the newest first.
    tables: Vec<TableSummary>,
}

/// Which of your tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ListQuery {
    /// Whether to list finished games instead of games in progress.
    #[serde(default)]
    finished: bool,
    /// Only tables opened before this time, in seconds since 1970: the `created_at` of the last table in a list.
    #[param(nullable = false)]
    before: Option<i64>,
}

/// List your tables.
#[utoipa::path(get, path = "/api/tables", tag = "people", params(ListQuery),
    responses((status = 200, body = Tables, description = "At most thirty tables.")))]
pub(super) async fn mine(
    State(app): State<AppState>,
    ApiQuery(query): ApiQuery<ListQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    let tables = app.tables.of_person(person, query.finished, query.before);
    let tables = tables.await?;
    Ok(answer(Json(Tables { tables }), None))
}

/// List the tables in the lobby.
///
/// Anyone may sit down at these tables while there are free seats, and later watch most of them.
#[utoipa::path(get, path = "/api/lobby", tag = "people", security((), ("token" = [])),
    responses((status = 200, body = Tables, description = "At most thirty tables.")))]
pub(super) async fn lobby(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let tables = app.tables.lobby(visitor.id(), LISTED as u32).await?;
    Ok(answer(Json(Tables { tables }), None))
}
