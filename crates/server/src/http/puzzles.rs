//! Addresses of puzzles. Nothing is kept of them but what a person has solved: the table is made anew for each request.

use antipater_pages::puzzles::list::{self, Shelf};
use antipater_pages::puzzles::problem::{self, ProblemPlace};
use antipater_pages::puzzles::{Tried, address};
use antipater_show::options::{day_of, streak};
use antipater_show::puzzles::{
    Grade, Problem, Puzzle, PuzzleGame, PuzzleId, all, find, of_the_day,
};
use antipater_store::PuzzleRow;
use antipater_store::ids::PersonId;
use axum::Router;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use axum::routing::{get, post};
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::{answer, page, see};
use super::mistakes;
use super::problem_answer::{AnswerForm, number_of, read};
use super::read::form;
use super::session::Visitor;
use super::sign_up::person;
use super::state::AppState;
use crate::error::Error;
use crate::people::rate_limits::RateLimit;

/// All addresses of puzzles except those of the API.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/puzzles", get(index))
        .route("/puzzles/daily/{game}", get(daily))
        .route("/puzzles/{game}/{number}", get(show))
        .route("/puzzles/{game}/{number}/answer", post(take))
        .route("/puzzles/{game}/{number}/answers/{action}", get(verdict))
}

/// The day in universal time, counted since 1970.
pub(super) fn today(app: &AppState) -> i64 {
    day_of(app.store.clock().unix_seconds())
}

/// The puzzle of an address.
///
/// # Errors
/// When there is none.
pub(super) fn puzzle(
    game: &str,
    number: &str,
) -> Result<(&'static Puzzle, &'static Problem), Error> {
    let id = PuzzleId {
        game: game.parse().map_err(|()| Error::NoPuzzle)?,
        number: number_of(number)?,
    };
    let puzzle = find(id).ok_or(Error::NoPuzzle)?;
    let broken = || {
        Error::Broken(format!(
            "puzzle {} of {} cannot be read",
            id.number, id.game
        ))
    };
    Ok((puzzle, puzzle.problem().ok_or_else(broken)?))
}

/// The result in a row of the store.
fn tried(row: &PuzzleRow) -> Tried {
    match (row.at_once, row.solved_at) {
        (true, _) => Tried::AtOnce,
        (false, Some(_)) => Tried::Later,
        (false, None) => Tried::NotYet,
    }
}

/// The puzzles that a visitor has answered.
pub(super) async fn answered(
    app: &AppState,
    visitor: Option<PersonId>,
) -> Result<Vec<PuzzleRow>, Error> {
    Ok(match visitor {
        Some(person) => app.store.puzzles_of(person).await?,
        None => Vec::new(),
    })
}

/// The results of a visitor on the puzzles of a game, by number.
pub(super) fn tried_of(game: PuzzleGame, rows: &[PuzzleRow]) -> Vec<Option<Tried>> {
    let mut all = vec![None; all(game).len()];
    for row in rows.iter().filter(|row| row.game == game.name()) {
        let place = row.number.checked_sub(1);
        if let Some(place) = place.and_then(|place| all.get_mut(place)) {
            *place = Some(tried(row));
        }
    }
    all
}

/// The result of a visitor on one puzzle.
fn tried_at(id: PuzzleId, rows: &[PuzzleRow]) -> Option<Tried> {
    let mut rows = rows.iter();
    let row = rows.find(|row| row.game == id.game.name() && row.number == id.number);
    row.map(tried)
}

async fn index(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let rows = answered(&app, visitor.id()).await?;
    let today = today(&app);
    let shelf = |game| {
        let puzzle = of_the_day(game, today)?;
        Some(Shelf {
            game,
            today: puzzle.id,
            tried: tried_of(game, &rows),
        })
    };
    let shelves: Vec<Shelf> = PuzzleGame::ALL.into_iter().filter_map(shelf).collect();
    let mistakes = mistakes::recent(&app, &visitor).await?;
    let solved = rows.iter().filter_map(|row| row.solved_at);
    let streak = streak(solved.map(day_of), today);
    Ok(page(list::page(visitor.texts, &shelves, streak, &mistakes)))
}

/// Leads to the puzzle of the day.
async fn daily(State(app): State<AppState>, Path(game): Path<String>) -> Result<Response, Error> {
    let game = game.parse().map_err(|()| Error::NoPuzzle)?;
    let puzzle = of_the_day(game, today(&app)).ok_or(Error::NoPuzzle)?;
    Ok(see(&address(puzzle.id)))
}

fn place(visitor: &Visitor, id: PuzzleId) -> ProblemPlace {
    ProblemPlace::puzzle(visitor.texts, id, all(id.game).len())
}

async fn show(
    Path((game, number)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (puzzle, problem) = puzzle(&game, &number)?;
    let view = problem.view(visitor.texts);
    Ok(page(problem::page(
        visitor.texts,
        &place(&visitor, puzzle.id),
        &view,
    )))
}

/// Notes an answer of a person.
///
/// # Errors
/// When the person answers too often, or the store refuses.
pub(super) async fn note(
    app: &AppState,
    person: PersonId,
    (id, problem): (PuzzleId, &Problem),
    number: usize,
) -> Result<(), Error> {
    app.limits.person(person, RateLimit::Play)?;
    let solved = problem.grade(number) == Some(Grade::Solved);
    let noted = app
        .store
        .note_puzzle(person, id.game.name(), id.number, solved);
    Ok(noted.await?)
}

async fn take(
    State(app): State<AppState>,
    Path((game, number)): Path<(String, String)>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let AnswerForm { action } = form(request, &app).await?;
    let (puzzle, problem) = puzzle(&game, &number)?;
    // No visitor gets an identity for what is no answer.
    let action = read(problem, &action)?;
    let (person, cookies) = person(&app, &visitor, "").await?;
    note(&app, person.id, (puzzle.id, problem), action).await?;
    let there = format!("{}/answers/{action}", address(puzzle.id));
    Ok(answer(see(&there), cookies))
}

/// The verdict on an answer. Redirects to the question if the visitor has not answered this puzzle yet.
async fn verdict(
    State(app): State<AppState>,
    Path((game, number, action)): Path<(String, String, String)>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (puzzle, problem) = puzzle(&game, &number)?;
    let t = visitor.texts;
    let found = problem
        .answer(t, number_of(&action)?)
        .ok_or(Error::NoPuzzle)?;
    let rows = answered(&app, visitor.id()).await?;
    let Some(first) = tried_at(puzzle.id, &rows) else {
        return Ok(see(&address(puzzle.id)));
    };
    let (place, view) = (place(&visitor, puzzle.id), problem.view(t));
    Ok(page(problem::verdict(
        t,
        &place,
        &view,
        &found,
        Some(first),
    )))
}

/// A puzzle that the person has answered.
#[derive(Serialize, ToSchema)]
pub(super) struct DataPuzzle {
    /// The game: `seven` or `duel`.
    game: String,
    /// The number of the puzzle.
    number: usize,
    /// Whether the first answer solved it.
    at_once: bool,
    /// When the first answer came, in seconds since 1970.
    answered_at: i64,
    /// When it was solved, in seconds since 1970.
    solved_at: Option<i64>,
}

/// The puzzles of a person, for all of their data.
pub(super) async fn data(app: &AppState, person: PersonId) -> Result<Vec<DataPuzzle>, Error> {
    let rows = app.store.puzzles_of(person).await?.into_iter();
    let puzzles = rows.map(|row| DataPuzzle {
        game: row.game,
        number: row.number,
        at_once: row.at_once,
        answered_at: row.answered_at,
        solved_at: row.solved_at,
    });
    Ok(puzzles.collect())
}
