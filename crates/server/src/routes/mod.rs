//! Addresses: pages, forms, and the JSON interface. Handlers read a request, ask `tables` and `people`, and print.

mod api;
mod reference;
mod replay;
mod score;
mod sent;
mod site;
mod tables;
mod watch;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Form, FromRequest, Request};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::error::Error;
use crate::limits::Deed;
use crate::names;
use crate::session::{Person, Visitor, cookie};
use crate::table::Move;
use crate::texts::say;
use crate::{AppState, assets, guard, metrics, print, speech};

/// The most bytes a request may carry.
const BODY_LIMIT: usize = 64 * 1024;
/// From how many bytes on an answer is compressed.
const COMPRESSED_FROM: u64 = 1024;
/// The most letters of a client's name for its decision.
const MOVE_ID_LENGTH: usize = 64;
/// The cookie that carries a new recovery code to the next page, for some minutes.
const CODE_COOKIE: &str = "antipater-code";
const CODE_SECONDS: u32 = 600;

pub(crate) fn routes(state: AppState) -> Router {
    Router::new()
        .route("/", get(site::start))
        .route("/games", get(site::games))
        .route("/me", get(site::me))
        .route("/me/name", post(site::rename))
        .route("/me/code", post(site::new_code))
        .route("/me/account", post(site::set_account))
        .route("/me/tokens", post(site::new_token))
        .route("/me/tokens/end", post(site::end_token))
        .route("/me/leave", post(site::leave))
        .route("/language", post(site::choose_language))
        .route("/back", get(site::back).post(site::come_back))
        .route("/tables", post(tables::open))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/tv", get(tables::tv))
        .route("/tables/{id}/tv/stream", get(tables::tv_stream))
        .route("/tables/{id}/room", post(tables::change))
        .route("/tables/{id}/wishes", post(tables::reorder))
        .route("/tables/{id}/join", post(tables::join_listed))
        .route("/tables/{id}/moves", post(tables::play))
        .route("/tables/{id}/deeds", post(tables::act))
        .route("/tables/{id}/again", post(tables::again))
        .route("/tables/{id}/stream", get(tables::stream))
        .route(
            "/join/{invitation}",
            get(tables::invited).post(tables::join),
        )
        .route("/watch/{watch}", get(watch::table))
        .route("/watch/{watch}/stream", get(watch::stream))
        .route("/tv/{watch}", get(watch::tv))
        .route("/tv/{watch}/stream", get(watch::tv_stream))
        .merge(replay::routes())
        .merge(reference::routes())
        .merge(score::routes())
        .nest("/api", api::routes())
        .route("/assets/{name}", get(assets::asset))
        .route("/assets/{folder}/{name}", get(assets::module))
        .route("/metrics", get(metrics::page))
        .route("/healthz", get(|| async { "ok" }))
        .fallback(|| async { Error::NoPage })
        .method_not_allowed_fallback(|| async { Error::Method })
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(from_fn(guard::same_site))
        .layer(from_fn_with_state(state.clone(), print::errors))
        .layer(from_fn_with_state(state.clone(), speech::speak))
        .layer(CompressionLayer::new().compress_when(worth_compressing()))
        .layer(from_fn(guard::headers))
        .layer(from_fn_with_state(state.clone(), metrics::requests))
        .with_state(state)
}

/// An answer with cookies, which nobody keeps.
fn answer(answer: impl IntoResponse, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = answer.into_response();
    for cookie in cookies {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
        .headers_mut()
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A page, which nobody keeps.
/// What is sent compressed: all that is not tiny, but no stream, whose lines would wait for each other.
fn worth_compressing() -> impl Predicate {
    SizeAbove::new(COMPRESSED_FROM)
        .and(NotForContentType::SSE)
        .and(NotForContentType::const_new(api::LINES))
}

fn page(markup: Markup) -> Response {
    answer(Html(markup.into_string()), None)
}

/// A record as a file.
fn record_file(name: &str, record: String) -> Response {
    let file = format!("attachment; filename=\"antipater-{name}.json\"");
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, file),
    ];
    answer((headers, record), None)
}

/// See another address after what was done.
fn see(address: &str) -> Response {
    answer(axum::response::Redirect::to(address), None)
}

/// The visitor as a person: somebody new becomes one, under the name that was typed. The cookies belong to the answer.
async fn person(
    app: &AppState,
    visitor: &Visitor,
    typed: &str,
) -> Result<(Person, Vec<HeaderValue>), Error> {
    let name = names::name(typed);
    if let Some(person) = &visitor.person {
        let mut person = person.clone();
        if let Some(name) = name.filter(|name| *name != person.name) {
            app.people.rename(person.id, &name).await?;
            person.name = name;
        }
        return Ok((person, Vec::new()));
    }
    app.limits.address(visitor.address, Deed::Arrive)?;
    let name = name.unwrap_or_else(|| say!(visitor.texts, "usual-name"));
    let (welcome, code) = app.people.welcome(&name).await?;
    let code = app.keys.set_cookie(CODE_COOKIE, &code, CODE_SECONDS);
    let cookies = [welcome.cookie, code].into_iter().flatten().collect();
    Ok((welcome.person, cookies))
}

/// The recovery code that the page shall show this once, and the cookie that takes it from the browser.
fn code_to_show(app: &AppState, headers: &HeaderMap) -> (Option<String>, Option<HeaderValue>) {
    let code = cookie(headers, CODE_COOKIE).map(str::to_owned);
    let gone = code
        .is_some()
        .then(|| app.keys.set_cookie(CODE_COOKIE, "", 0));
    (code, gone.flatten())
}

async fn form<T: DeserializeOwned>(request: Request, app: &AppState) -> Result<T, Error> {
    match Form::<T>::from_request(request, app).await {
        Ok(Form(fields)) => Ok(fields),
        Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Err(Error::TooLarge)
        }
        Err(rejection) => Err(Error::Unreadable(rejection.body_text())),
    }
}

/// What an address that shows a table may carry besides.
#[derive(Deserialize)]
struct Looks {
    /// The city that lies in front of one who looks on.
    facing: Option<usize>,
}

/// A decision as it was sent. What the actions say is read by the table, which knows its game.
fn read_move(id: String, decision: usize, action: &str) -> Result<Move, Error> {
    check_id(&id)?;
    let actions = if action.trim_start().starts_with('[') {
        let list: Vec<serde_json::Value> = serde_json::from_str(action)
            .map_err(|error| Error::Unreadable(format!("action: {error}")))?;
        list.iter().map(ToString::to_string).collect()
    } else {
        vec![action.to_owned()]
    };
    Ok(Move {
        id,
        decision,
        actions,
    })
}

fn check_id(id: &str) -> Result<(), Error> {
    if id.is_empty() || id.len() > MOVE_ID_LENGTH {
        let reason = format!("id: 1 to {MOVE_ID_LENGTH} letters name a decision");
        return Err(Error::Unreadable(reason));
    }
    Ok(())
}
