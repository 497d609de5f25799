//! Analyses for programs: start, poll, follow, and cancel.

use std::convert::Infallible;

use antipater_bots::analysis::Depth;
use antipater_pages::replay::ReplaySource;
use antipater_show::game::AnyGame;
use antipater_show::replay::{JudgedGame, Replay};
use axum::body::{Body as Stream, Bytes};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Json, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use utoipa::ToSchema;

use super::feed::PULSE;
use super::read::{Body, Name};
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::events::LINES;
use crate::http::games::analysis::{Following, asker};
use crate::http::games::replay_source::{analysis_name, game_of, read_analysis_name};
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;
use crate::live::analyses::{Key, Look, Progress};
use crate::live::uploads::Uploads;
use crate::people::rate_limits::RateLimit;

/// The lines buffered for a slow reader.
const WAITING: usize = 1;

/// The game to analyze: exactly one of `table`, `watch` and `record`.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AnalysisOrder {
    /// A table that you may see; its game must be over.
    #[schema(nullable = false)]
    table: Option<String>,
    /// The key for spectators of such a table.
    #[schema(nullable = false)]
    watch: Option<String>,
    /// The record of a finished game. The server keeps it for a short time only.
    #[schema(nullable = false, value_type = Object)]
    record: Option<Value>,
    /// The depth: `quick`, `normal` (the default) or `deep`.
    #[schema(nullable = false)]
    depth: Option<String>,
}

/// The stage of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum AnalysisStage {
    /// Other analyses come first.
    Waiting,
    /// It is in progress.
    Working,
    /// It is done.
    Done,
    /// It failed, and may be requested again.
    Failed,
}

/// An analysis.
#[derive(Serialize, ToSchema)]
pub(super) struct AnalysisView {
    /// Its name in addresses.
    analysis: String,
    /// The stage.
    stage: AnalysisStage,
    /// The number of analyses that come first.
    ahead: usize,
    /// The number of decisions judged so far.
    done: usize,
    /// The number of all decisions, once it is known.
    all: usize,
    /// The result: the object that `antipater analyze --json` prints.
    result: Option<JudgedGame>,
}

/// The analysis of a game as JSON. Fails if it was never requested.
fn view(name: &str, look: Look, game: &Replay) -> Result<AnalysisView, Error> {
    let mut view = AnalysisView {
        analysis: name.to_owned(),
        stage: AnalysisStage::Waiting,
        ahead: 0,
        done: 0,
        all: 0,
        result: None,
    };
    match look {
        Look::Nothing => return Err(Error::NoAnalysis),
        Look::Failed => view.stage = AnalysisStage::Failed,
        Look::Underway(underway) => match underway.progress {
            Progress::Waiting { ahead } => view.ahead = ahead,
            Progress::Working { done, all } => {
                view.stage = AnalysisStage::Working;
                (view.done, view.all) = (done, all);
            }
        },
        Look::Done(report) => {
            view.stage = AnalysisStage::Done;
            view.done = report.decisions.len();
            view.all = view.done;
            view.result = Some(game.judged(report).map_err(Error::Broken)?);
        }
    }
    Ok(view)
}

/// Start an analysis.
///
/// The game must be over. The response has the name of the analysis; a stored result is there at once. Three analyses
/// can wait for a network at a time; networks take turns. An analysis that is not read for ten minutes is dropped.
#[utoipa::path(post, path = "/api/analyses", tag = "analyses", request_body = AnalysisOrder,
    responses((status = 202, body = AnalysisView, description = "How far the analysis is.")))]
pub(super) async fn ask(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(order): Body<AnalysisOrder>,
) -> Result<Response, Error> {
    visitor.known()?;
    let depth = match &order.depth {
        None => Depth::Normal.min(app.depth),
        Some(depth) => {
            let read = depth.parse();
            read.map_err(|why| Error::Unreadable(format!("depth: {why}")))?
        }
    };
    if depth > app.depth {
        let why = format!("depth: this server offers {} at most", app.depth);
        return Err(Error::Unreadable(why));
    }
    let source = source(&app, &visitor, order)?;
    let (subject, game) = game_of(&source, &app, visitor.id()).await?;
    app.limits.address(visitor.address, RateLimit::Analyze)?;
    let asked = app
        .analyses
        .ask(subject, depth, game.clone(), asker(&visitor));
    let name = analysis_name(&source, depth);
    let view = view(&name, asked.await?, &Replay::of(game))?;
    Ok(answer((StatusCode::ACCEPTED, Json(view)), None))
}

/// The one game that a request names.
fn source(app: &AppState, visitor: &Visitor, order: AnalysisOrder) -> Result<ReplaySource, Error> {
    match (order.table, order.watch, order.record) {
        (Some(table), None, None) => Ok(ReplaySource::Table(table)),
        (None, Some(watch), None) => Ok(ReplaySource::Watch(watch)),
        (None, None, Some(record)) => {
            app.limits.address(visitor.address, RateLimit::Upload)?;
            let game = AnyGame::read("", &record.to_string());
            let game = game.map_err(|why| Error::Unreadable(format!("record: {why}")))?;
            let record = game.with_clean_names().record();
            app.at_home(&Uploads::name(&record))?;
            let name = app.uploads.keep(&record, visitor.address);
            Ok(ReplaySource::Record(name))
        }
        _ => {
            let why = "exactly one of table, watch and record";
            Err(Error::Unreadable(why.to_owned()))
        }
    }
}

/// The key of the analysis with this name, and its game, for a visitor who may see that.
async fn named(app: &AppState, visitor: &Visitor, name: &str) -> Result<(Key, Replay), Error> {
    let (source, depth) = read_analysis_name(name).ok_or(Error::NoAnalysis)?;
    let (subject, game) = game_of(&source, app, visitor.id()).await?;
    Ok((Key::of(subject, depth, &game), Replay::of(game)))
}

/// See an analysis.
#[utoipa::path(get, path = "/api/analyses/{id}", tag = "analyses",
    params(("id" = String, Path, description = "The name of the analysis.")),
    responses((status = 200, body = AnalysisView, description = "How far it is, and what was found.")))]
pub(super) async fn see(
    State(app): State<AppState>,
    Name(name): Name,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (key, game) = named(&app, &visitor, &name).await?;
    let look = app.analyses.see(&key, asker(&visitor)).await?;
    Ok(answer(Json(view(&name, look, &game)?), None))
}

/// Cancel an analysis.
///
/// It ends if no other person has requested it. A stored result stays.
#[utoipa::path(delete, path = "/api/analyses/{id}", tag = "analyses",
    params(("id" = String, Path, description = "The name of the analysis.")),
    responses((status = 204, description = "You do not wait for it any more.")))]
pub(super) async fn cancel(
    State(app): State<AppState>,
    Name(name): Name,
    visitor: Visitor,
) -> Result<Response, Error> {
    visitor.known()?;
    let (key, _) = named(&app, &visitor, &name).await?;
    app.analyses.cancel(&key, asker(&visitor));
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Follow an analysis.
///
/// Lines of JSON: the progress after each decision, and finally the result. Empty lines only keep the connection open.
#[utoipa::path(get, path = "/api/analyses/{id}/stream", tag = "analyses",
    params(("id" = String, Path, description = "The name of the analysis.")),
    responses((status = 200, body = AnalysisView, content_type = "application/x-ndjson",
        description = "One analysis per line.")))]
pub(super) async fn follow(
    State(app): State<AppState>,
    Name(name): Name,
    visitor: Visitor,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    let (key, game) = named(&app, &visitor, &name).await?;
    let mut following = Following::new(app, key, asker(&visitor));
    // An error is the whole response; then no stream begins.
    let first = view(&name, following.look().await?, &game)?;
    let (lines, outbox) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let mut now = Some(first);
        while let Some(view) = now {
            if !put(&lines, &view).await || !wait(&mut following, &lines).await {
                return;
            }
            let look = following.look().await;
            now = look.and_then(|look| self::view(&name, look, &game)).ok();
        }
    });
    let body = Stream::from_stream(pass.admit(ReceiverStream::new(outbox), None));
    Ok(answer(([(CONTENT_TYPE, LINES)], body), None))
}

/// The sender of the lines.
type Lines = mpsc::Sender<Result<Bytes, Infallible>>;

/// Sends an analysis as a line; returns whether the client is still connected.
async fn put(lines: &Lines, view: &AnalysisView) -> bool {
    let Ok(mut line) = serde_json::to_string(view) else {
        return false;
    };
    line.push('\n');
    lines.send(Ok(line.into())).await.is_ok()
}

/// Waits for a change and sends empty lines meanwhile; returns whether there is more to come.
async fn wait(following: &mut Following, lines: &Lines) -> bool {
    loop {
        tokio::select! {
            news = following.changed() => return news,
            () = lines.closed() => return false,
            () = tokio::time::sleep(PULSE) => {
                if lines.send(Ok(Bytes::from_static(b"\n"))).await.is_err() {
                    return false;
                }
            }
        }
    }
}
