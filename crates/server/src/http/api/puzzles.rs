//! Puzzles for programs: the list, the table of a puzzle, and the verdict on an answer.

use antipater_bots::analysis::{Reason, rounded};
use antipater_pages::handlers::puzzles::{puzzle, tried_of};
use antipater_pages::handlers::{Host, answer_to};
use antipater_pages::puzzles::Tried;
use antipater_show::puzzles::{
    Answered, Followed, Grade, Puzzle, PuzzleGame, PuzzleId, Theme, ValuedAction, find, of_the_day,
};
use antipater_show::replay::When;
use antipater_show::view::View;
use axum::extract::State;
use axum::response::{Json, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::read::{Body, Name, Names};
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;
use crate::http::visit::Visit;

/// The puzzles of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct Puzzles {
    /// The game.
    game: PuzzleGame,
    /// The number of the puzzle of the day, which is the same on every server.
    today: usize,
    /// All puzzles, by number.
    puzzles: Vec<PuzzleEntry>,
}

/// A puzzle in the list.
#[derive(Serialize, ToSchema)]
struct PuzzleEntry {
    /// Its number, from 1.
    number: usize,
    /// How hard it is, as a rating: 1500 is a match for a new solver.
    rating: i32,
    /// Your result: `first` if your first answer solved it, `later` if a later one did, `tried` if none did
    /// yet; null if you have not answered.
    #[schema(value_type = Option<String>)]
    solved: Option<&'static str>,
}

/// List the puzzles of a game.
///
/// Needs no token. With one, the list says what you have solved.
#[utoipa::path(get, path = "/api/puzzles/{game}", tag = "puzzles", security((), ("token" = [])),
    params(("game" = PuzzleGame, Path, description = "The game.")),
    responses((status = 200, body = Puzzles, description = "The puzzles.")))]
pub(super) async fn list(
    State(app): State<AppState>,
    Name(game): Name,
    visitor: Visitor,
) -> Result<Response, Error> {
    let game: PuzzleGame = game.parse().map_err(|()| Error::NoPuzzle)?;
    let mut visit = Visit::new(app, visitor);
    let today = of_the_day(game, visit.today());
    let tried = (1..).zip(tried_of(game, &visit.attempts().await?));
    let puzzles = tried.map(|(number, tried)| PuzzleEntry {
        number,
        rating: find(PuzzleId { game, number })
            .and_then(Puzzle::rating)
            .unwrap_or_default(),
        solved: tried.map(Tried::name),
    });
    let puzzles = Puzzles {
        game,
        today: today.number,
        puzzles: puzzles.collect(),
    };
    Ok(answer(Json(puzzles), None))
}

/// See a puzzle.
///
/// Needs no token. The view is that of a table, with `ask` and all answers that the rules allow; it does not say which one
/// is best.
#[utoipa::path(get, path = "/api/puzzles/{game}/{number}", tag = "puzzles", security((), ("token" = [])),
    params(("game" = PuzzleGame, Path, description = "The game."),
        ("number" = usize, Path, description = "The number of the puzzle, from 1.", minimum = 1)),
    responses((status = 200, body = View, description = "The table as the seat sees it that decides.")))]
pub(super) async fn see(Names(game, number): Names, visitor: Visitor) -> Result<Response, Error> {
    let (_, problem) = puzzle(&game, &number)?;
    Ok(answer(Json(problem.view(visitor.texts)), None))
}

/// An answer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleAnswer {
    /// One of the answers that the view lists.
    #[schema(value_type = Object)]
    action: Value,
}

/// The verdict on an answer.
#[derive(Serialize, ToSchema)]
pub(super) struct PuzzleVerdict {
    /// How good it is.
    grade: Grade,
    /// The loss compared with the best action, as a win probability.
    behind: f64,
    /// The best actions, best first, and the answer.
    actions: Vec<PuzzleAction>,
    /// Facts in favor of the best action, compared with the answer; if that is the best one, compared with the next.
    reasons: Vec<Reason>,
    /// The reasons in words.
    why: String,
    /// The themes: `supremacy`, `extra-turn`, `deny`, `war`, `chain`, `bury`, `last-cards`.
    #[schema(value_type = Vec<String>)]
    themes: Vec<&'static str>,
    /// How it can go on after the best action, on a guess at what is hidden.
    line: Vec<PuzzleMove>,
}

/// A later move of a puzzle.
#[derive(Serialize, ToSchema)]
struct PuzzleMove {
    /// When: the age and the turn.
    #[serde(flatten)]
    when: When,
    /// The name of the player.
    name: String,
    /// The action in words.
    words: String,
}

/// An action with its value.
#[derive(Serialize, ToSchema)]
struct PuzzleAction {
    /// The action, as in a record.
    #[schema(value_type = Object)]
    action: Value,
    /// The win probability.
    share: f64,
    /// Whether it solves the puzzle.
    solves: bool,
    /// Whether it is the answer.
    own: bool,
}

impl PuzzleVerdict {
    fn of(answered: Answered) -> PuzzleVerdict {
        let action = |weighed: ValuedAction| PuzzleAction {
            action: weighed.action,
            share: rounded(weighed.share),
            solves: weighed.solves,
            own: weighed.own,
        };
        let followed = |one: Followed| PuzzleMove {
            when: one.when,
            name: one.name,
            words: one.words,
        };
        PuzzleVerdict {
            grade: answered.grade,
            behind: rounded(answered.behind),
            actions: answered.actions.into_iter().map(action).collect(),
            reasons: answered.reasons,
            why: answered.why,
            themes: answered.themes.into_iter().map(Theme::name).collect(),
            line: answered.line.into_iter().map(followed).collect(),
        }
    }
}

/// Answer a puzzle.
///
/// The first answer counts; a later one can still solve the puzzle.
#[utoipa::path(post, path = "/api/puzzles/{game}/{number}/answer", tag = "puzzles",
    params(("game" = PuzzleGame, Path, description = "The game."),
        ("number" = usize, Path, description = "The number of the puzzle, from 1.", minimum = 1)),
    request_body = PuzzleAnswer,
    responses((status = 200, body = PuzzleVerdict, description = "What the answer is worth.")))]
pub(super) async fn answer_puzzle(
    State(app): State<AppState>,
    Names(game, number): Names,
    visitor: Visitor,
    Body(sent): Body<PuzzleAnswer>,
) -> Result<Response, Error> {
    visitor.known()?;
    let (puzzle, problem) = puzzle(&game, &number)?;
    let action = answer_to(problem, &sent.action.to_string())?;
    let found = problem.answer(visitor.texts, action);
    let found = found.ok_or_else(|| Error::Broken("an answer that is none".to_owned()))?;
    let solved = found.grade == Grade::Solved;
    let mut visit = Visit::new(app, visitor);
    visit.note_attempt(puzzle.id, solved).await?;
    Ok(answer(Json(PuzzleVerdict::of(found)), None))
}
