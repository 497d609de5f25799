//! Addresses at which a person makes the decisions again that went wrong in a game of theirs, once it is judged. Nothing is
//! kept of it.

use std::sync::Arc;

use antipater_bots::analysis::{Report, WrittenDecision};
use antipater_pages::puzzles::list::GameMistakes;
use antipater_pages::puzzles::problem::{self, ProblemPlace};
use antipater_show::game::AnyGame;
use antipater_show::puzzles::{Problem, mistakes, problem_of};
use antipater_store::HistoryPart;
use axum::Router;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use axum::routing::{get, post};

use super::analysis::asker;
use super::answer::{page, see};
use super::problem_answer::{AnswerForm, number_of, read};
use super::read::form;
use super::replay_source::ReplaySource;
use super::session::Visitor;
use super::state::AppState;
use crate::error::Error;
use crate::live::analyses::{Key, Look};

/// All addresses of mistakes.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}/replay/mistakes/{number}", get(show))
        .route("/tables/{id}/replay/mistakes/{number}/answer", post(take))
        .route(
            "/tables/{id}/replay/mistakes/{number}/answers/{action}",
            get(verdict),
        )
}

/// The mistakes of the visitor in a judged game; none where the visitor has no seat.
async fn own<'a>(
    app: &AppState,
    visitor: &Visitor,
    source: &ReplaySource,
    report: &'a Report,
) -> Result<Vec<&'a WrittenDecision>, Error> {
    let (ReplaySource::Table(table), Some(person)) = (source, visitor.id()) else {
        return Ok(Vec::new());
    };
    let seat = app.tables.seat_of(table, person).await?;
    Ok(seat.map_or_else(Vec::new, |seat| mistakes(report, seat)))
}

/// How many mistakes of a judged game the visitor can practice.
pub(super) async fn count(
    app: &AppState,
    visitor: &Visitor,
    source: &ReplaySource,
    report: &Report,
) -> Result<usize, Error> {
    Ok(own(app, visitor, source, report).await?.len())
}

/// How many of the last games of a person are looked through for mistakes.
const RECENT: u32 = 10;

/// The judged ones of the visitor's last games in which something went wrong, the newest first.
pub(super) async fn recent(app: &AppState, visitor: &Visitor) -> Result<Vec<GameMistakes>, Error> {
    let Some(person) = visitor.id() else {
        return Ok(Vec::new());
    };
    let part = HistoryPart {
        limit: Some(RECENT),
        ..HistoryPart::default()
    };
    let mut all = Vec::new();
    for game in app.tables.history(person, &part).await? {
        let source = ReplaySource::Table(game.table.clone());
        let (subject, record) = source.game(app, visitor.id()).await?;
        let key = Key::of(subject, app.depth, &record);
        if let Look::Done(report) = app.analyses.see(&key, asker(visitor)).await? {
            let count = count(app, visitor, &source, &report).await?;
            if count > 0 {
                all.push(GameMistakes { game, count });
            }
        }
    }
    Ok(all)
}

/// A mistake of the visitor, and its place.
struct Found {
    place: ProblemPlace,
    problem: Problem,
}

/// The mistake of this number, from 1.
async fn find(
    app: &AppState,
    visitor: &Visitor,
    (table, number): (String, String),
) -> Result<Found, Error> {
    let source = ReplaySource::Table(table);
    let (subject, game) = source.game(app, visitor.id()).await?;
    let report = judged(app, visitor, Key::of(subject, app.depth, &game)).await?;
    let all = own(app, visitor, &source, &report).await?;
    let number = number_of(&number)?;
    let place = number.checked_sub(1).and_then(|place| all.get(place));
    let decision = place.ok_or(Error::NoPuzzle)?;
    Ok(Found {
        place: ProblemPlace::mistake(visitor.texts, &source.base(), number, all.len()),
        problem: of(&game, decision)?,
    })
}

async fn judged(app: &AppState, visitor: &Visitor, key: Key) -> Result<Arc<Report>, Error> {
    match app.analyses.see(&key, asker(visitor)).await? {
        Look::Done(report) => Ok(report),
        Look::Nothing | Look::Failed | Look::Underway(_) => Err(Error::NoAnalysis),
    }
}

fn of(game: &AnyGame, decision: &WrittenDecision) -> Result<Problem, Error> {
    let problem = problem_of(game, decision);
    problem.map_err(|why| Error::Broken(format!("a judged decision: {why}")))
}

async fn show(
    State(app): State<AppState>,
    Path(mistake): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let Found { place, problem } = find(&app, &visitor, mistake).await?;
    let view = problem.view(visitor.texts);
    Ok(page(problem::page(visitor.texts, &place, &view)))
}

async fn take(
    State(app): State<AppState>,
    Path(mistake): Path<(String, String)>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let AnswerForm { action } = form(request, &app).await?;
    let Found { place, problem } = find(&app, &visitor, mistake).await?;
    let action = read(&problem, &action)?;
    Ok(see(&format!("{}/answers/{action}", place.base)))
}

async fn verdict(
    State(app): State<AppState>,
    Path((table, number, action)): Path<(String, String, String)>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let Found { place, problem } = find(&app, &visitor, (table, number)).await?;
    let t = visitor.texts;
    let found = problem
        .answer(t, number_of(&action)?)
        .ok_or(Error::NoPuzzle)?;
    let view = problem.view(t);
    Ok(page(problem::verdict(t, &place, &view, &found, None)))
}
