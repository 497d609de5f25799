//! Addresses: pages, forms, and the JSON interface. Handlers read a request, ask `tables`, and print.

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Form, FromRequest, Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{Html, IntoResponse, Json, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use crate::error::Error;
use crate::order::Order;
use crate::session::Session;
use crate::table::Move;
use crate::texts::say;
use crate::{AppState, assets, guard, pages, print, replay, session, stream};

/// The most bytes a request may carry.
const BODY_LIMIT: usize = 64 * 1024;
/// The most letters of a client's name for its decision.
const MOVE_ID_LENGTH: usize = 64;

pub(crate) fn routes(state: AppState) -> Router {
    Router::new()
        .route("/", get(start))
        .route("/tables", post(open))
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/tv", get(tv))
        .route("/tables/{id}/moves", post(play))
        .route("/tables/{id}/stream", get(stream::stream))
        .route("/api/tables/{id}", get(api_table))
        .route("/api/tables/{id}/moves", post(api_play))
        .route("/api/tables/{id}/record", get(api_record))
        .merge(replay::routes::routes())
        .route("/assets/{name}", get(assets::asset))
        .route("/healthz", get(|| async { "ok" }))
        .fallback(|| async { Error::NoPage })
        .method_not_allowed_fallback(|| async { Error::Method })
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(from_fn(guard::same_site))
        .layer(from_fn_with_state(state.clone(), print::errors))
        .layer(from_fn(guard::headers))
        .with_state(state)
}

/// An answer for a visitor, who gets a cookie when there is none yet.
fn greeted(session: Session, answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    if let Some(cookie) = session.new_cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
        .headers_mut()
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn start(
    State(app): State<AppState>,
    session: Session,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let games = app.tables.unfinished(session.owner).await?;
    let wishes = Order::read(&session::wishes(&headers), "").unwrap_or_else(|_| Order::usual(""));
    let page = pages::start::page(&app.texts, &games, &wishes);
    Ok(greeted(session, Html(page.into_string())))
}

async fn open(
    State(app): State<AppState>,
    session: Session,
    request: Request,
) -> Result<Response, Error> {
    let fields: Vec<(String, String)> = form(request, &app).await?;
    let order = Order::read(&fields, &say!(app.texts, "usual-name")).map_err(Error::Unreadable)?;
    let id = app.tables.open(session.owner, &order).await?;
    let mut answer = Redirect::to(&format!("/tables/{id}")).into_response();
    // The buttons for a usual game wish for nothing that is worth keeping.
    if fields.iter().any(|(field, _)| field != "game")
        && let Some(cookie) = session::wishes_cookie(&order.fields())
    {
        answer.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(greeted(session, answer))
}

async fn table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    session: Session,
) -> Result<Response, Error> {
    let view = app.tables.view(&id, session.owner).await?;
    let page = pages::table::page(&app.texts, &view, None);
    Ok(greeted(session, Html(page.into_string())))
}

async fn tv(
    State(app): State<AppState>,
    Path(id): Path<String>,
    session: Session,
) -> Result<Response, Error> {
    let view = app.tables.public_view(&id, session.owner).await?;
    let page = pages::table::tv(&app.texts, &view, None, None);
    Ok(greeted(session, Html(page.into_string())))
}

/// A decision as a form sends it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveForm {
    id: String,
    decision: usize,
    /// An action as it stands in a record, or a list of them: one for each seat the person chooses for.
    action: String,
}

async fn play(
    State(app): State<AppState>,
    Path(id): Path<String>,
    session: Session,
    request: Request,
) -> Result<Response, Error> {
    let form: MoveForm = form(request, &app).await?;
    let decision = read_move(form.id, form.decision, form.action)?;
    app.tables.play(&id, session.owner, decision).await?;
    Ok(greeted(session, Redirect::to(&format!("/tables/{id}"))))
}

async fn form<T: serde::de::DeserializeOwned>(
    request: Request,
    app: &AppState,
) -> Result<T, Error> {
    match Form::<T>::from_request(request, app).await {
        Ok(Form(fields)) => Ok(fields),
        Err(rejection) if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE => {
            Err(Error::TooLarge)
        }
        Err(rejection) => Err(Error::Unreadable(rejection.body_text())),
    }
}

async fn api_table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    session: Session,
) -> Result<Response, Error> {
    let view = app.tables.view(&id, session.owner).await?;
    Ok(greeted(session, Json(view)))
}

/// A decision as a program sends it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveJson {
    id: String,
    decision: usize,
    /// An action as it stands in a record, or a list of them: one for each seat the person chooses for.
    action: serde_json::Value,
}

async fn api_play(
    State(app): State<AppState>,
    Path(id): Path<String>,
    session: Session,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let read: MoveJson =
        serde_json::from_slice(&body?).map_err(|error| Error::Unreadable(error.to_string()))?;
    let decision = read_move(read.id, read.decision, read.action.to_string())?;
    let view = app.tables.play(&id, session.owner, decision).await?;
    Ok(greeted(session, Json(view)))
}

/// A decision as it was sent. What the actions say is read by the table, which knows its game.
fn read_move(id: String, decision: usize, action: String) -> Result<Move, Error> {
    if id.is_empty() || id.len() > MOVE_ID_LENGTH {
        let reason = format!("id: 1 to {MOVE_ID_LENGTH} letters name a decision");
        return Err(Error::Unreadable(reason));
    }
    let actions = if action.trim_start().starts_with('[') {
        let list: Vec<serde_json::Value> = serde_json::from_str(&action)
            .map_err(|error| Error::Unreadable(format!("action: {error}")))?;
        list.iter().map(ToString::to_string).collect()
    } else {
        vec![action]
    };
    Ok(Move {
        id,
        decision,
        actions,
    })
}

async fn api_record(
    State(app): State<AppState>,
    Path(id): Path<String>,
    session: Session,
) -> Result<Response, Error> {
    let record = app.tables.record(&id, session.owner).await?;
    let file = format!("attachment; filename=\"antipater-{id}.json\"");
    let answer = (
        [
            (CONTENT_TYPE, "application/json".to_owned()),
            (CONTENT_DISPOSITION, file),
        ],
        record,
    );
    Ok(greeted(session, answer))
}
