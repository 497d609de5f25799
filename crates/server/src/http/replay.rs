//! Addresses of replays: those of tables, and those of records that somebody brought.
//!
//! The page of a step is the same wherever the game comes from: [`step`] is told where its links start.

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FormRejection};
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Json, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use super::analysis::coaching;
use super::answer::{answer, record_file};
use super::locale::Locale;
use super::mistakes;
use super::read::media_type;
use super::replay_source::{ReplaySource, at_home};
use super::session::Visitor;
use super::state::AppState;
use crate::error::Error;
use crate::live::requester::Requester;
use crate::live::uploads::Uploads;
use antipater_pages::replay::{self as page, ReplayStep};
use antipater_show::game::AnyGame;
use antipater_show::replay::{Perspective, Replay};

/// All addresses of replays.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}/replay", get(step))
        .route("/watch/{watch}/replay", get(step))
        .route("/watch/{watch}/record", get(record_of_watched))
        .route("/api/tables/{id}/replay", get(api_of_table))
        .route("/replay", get(bring).post(take))
        .route("/replay/{name}", get(step))
        .route("/replay/{name}/record", get(record))
}

/// What an address says of the step.
#[derive(Deserialize)]
struct ReplayQuery {
    step: Option<usize>,
    #[serde(rename = "eyes")]
    perspective: Option<String>,
    facing: Option<String>,
    /// Asks for the regions alone.
    regions: Option<String>,
}

fn read(query: Result<Form<ReplayQuery>, FormRejection>) -> Result<ReplayQuery, Error> {
    match query {
        Ok(Form(query)) => Ok(query),
        Err(refused) => Err(Error::Unreadable(refused.body_text())),
    }
}

impl ReplayQuery {
    fn perspective(&self, seats: usize) -> Result<Perspective, Error> {
        let perspective =
            Perspective::read(self.perspective.as_deref(), self.facing.as_deref(), seats);
        perspective.ok_or_else(|| Error::Unreadable("eyes: no such seat".to_owned()))
    }
}

/// The page of a step, or its regions alone, for visitors who may see the game.
async fn step(
    State(app): State<AppState>,
    source: ReplaySource,
    visitor: Visitor,
    query: Result<Form<ReplayQuery>, FormRejection>,
) -> Result<Response, Error> {
    let query = read(query)?;
    let (subject, game) = source.game(&app, visitor.id()).await?;
    let coaching = coaching(&app, &visitor, subject, &game).await?;
    let practice = match coaching.report() {
        Some(report) => mistakes::count(&app, &visitor, &source, report).await?,
        None => 0,
    };
    let (t, replay, place) = (visitor.texts, Replay::of(game), source.place());
    let perspective = query.perspective(replay.seats())?;
    let shown = replay.show(query.step.unwrap_or(0), perspective);
    let shown = shown.map_err(Error::Broken)?;
    let step = ReplayStep {
        replay: &replay,
        shown: &shown,
        perspective,
        place: &place,
        coaching: &coaching,
        practice,
    };
    let markup = if query.regions.is_some() {
        page::regions(t, step)
    } else {
        let score_history = replay.score_history().map_err(Error::Broken)?;
        page::page(t, step, &score_history)
    };
    // Whether a replay may be seen depends on the visitor, so caches must not keep it.
    Ok(answer(Html(markup.into_string()), None))
}

async fn record_of_watched(
    State(app): State<AppState>,
    Path(watch): Path<String>,
    _: Visitor,
) -> Result<Response, Error> {
    let id = app.tables.watched(&watch).await?.id;
    let record = app.tables.record(&id, Requester::watcher(None)).await?;
    Ok(record_file(&id, record))
}

async fn api_of_table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    query: Result<Form<ReplayQuery>, FormRejection>,
) -> Result<Response, Error> {
    let query = read(query)?;
    let requester = Requester::person(visitor.id());
    let replay = Replay::of(app.tables.finished(&id, requester).await?);
    let perspective = query.perspective(replay.seats())?;
    let shown = replay.show(query.step.unwrap_or(0), perspective);
    let shown = shown.map_err(Error::Broken)?;
    Ok(answer(Json(shown), None))
}

async fn bring(Locale(t): Locale) -> Response {
    Html(page::bring(t, None).into_string()).into_response()
}

/// Takes a record; one that is refused brings the form back, with the place and the reason.
async fn take(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Error> {
    let body = body?;
    let file = page::sent_file(media_type(&headers), &body)
        .ok_or_else(|| Error::Unreadable("the file is missing".to_owned()))?;
    // Bytes that are no text are no record either, and the parser says so.
    let text = String::from_utf8_lossy(file);
    match AnyGame::read("", text.trim()).map(AnyGame::with_clean_names) {
        Ok(game) => {
            let record = game.record();
            at_home(&app, &Uploads::name(&record))?;
            let name = app.uploads.keep(&record, visitor.address);
            Ok(Redirect::to(&format!("/replay/{name}")).into_response())
        }
        Err(why) => {
            let page = page::bring(visitor.texts, Some(&why.to_string()));
            let page = Html(page.into_string());
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

async fn record(State(app): State<AppState>, Path(name): Path<String>) -> Result<Response, Error> {
    let (_, game) = ReplaySource::Record(name.clone()).game(&app, None).await?;
    Ok(record_file(&name, game.record()))
}
