//! Puzzles: the list, the puzzle of the day, and the verdict on an answer.

use antipater_show::options::{day_of, streak};
use antipater_show::puzzles::{
    Grade, Problem, Puzzle, PuzzleGame, PuzzleId, all, find, of_the_day,
};
use antipater_show::texts::Texts;

use super::request::number_of;
use super::{Host, PageError, Reply, Request, mistakes};
use crate::puzzles::list::{self, Shelf};
use crate::puzzles::problem::{self, ProblemPlace};
use crate::puzzles::{Attempt, Tried, address};

/// The puzzle of an address.
///
/// # Errors
/// If there is none.
pub fn puzzle(game: &str, number: &str) -> Result<(&'static Puzzle, &'static Problem), PageError> {
    let id = PuzzleId {
        game: game.parse().map_err(|()| PageError::NoPuzzle)?,
        number: number_of(number)?,
    };
    let puzzle = find(id).ok_or(PageError::NoPuzzle)?;
    let broken = || {
        let PuzzleId { game, number } = id;
        PageError::Broken(format!("puzzle {number} of {game} cannot be read"))
    };
    Ok((puzzle, puzzle.problem().ok_or_else(broken)?))
}

/// A person's results on the puzzles of a game, by number.
pub fn tried_of(game: PuzzleGame, attempts: &[Attempt]) -> Vec<Option<Tried>> {
    let mut tried = vec![None; all(game).len()];
    for attempt in attempts.iter().filter(|known| known.puzzle.game == game) {
        let place = attempt.puzzle.number.checked_sub(1);
        if let Some(place) = place.and_then(|place| tried.get_mut(place)) {
            *place = Some(attempt.tried());
        }
    }
    tried
}

pub(super) async fn index<H: Host>(host: &mut H) -> Result<Reply, H::Error> {
    let attempts = host.attempts().await?;
    let today = host.today();
    let shelf = |game| {
        Some(Shelf {
            game,
            today: of_the_day(game, today)?.id,
            tried: tried_of(game, &attempts),
        })
    };
    let shelves: Vec<Shelf> = PuzzleGame::ALL.into_iter().filter_map(shelf).collect();
    let mistakes = mistakes::recent(host).await?;
    let solved = attempts.iter().filter_map(|known| known.solved_at);
    let streak = streak(solved.map(day_of), today);
    let page = list::page(host.texts(), &shelves, streak, &mistakes);
    Ok(Reply::page(page))
}

/// Redirects to the puzzle of the day.
pub(super) fn daily<H: Host>(host: &H, game: &str) -> Result<Reply, H::Error> {
    let game = game.parse().map_err(|()| PageError::NoPuzzle)?;
    let puzzle = of_the_day(game, host.today()).ok_or(PageError::NoPuzzle)?;
    Ok(Reply::see(address(puzzle.id)))
}

fn place(t: &Texts, id: PuzzleId) -> ProblemPlace {
    ProblemPlace::puzzle(t, id, all(id.game).len())
}

pub(super) fn show<H: Host>(host: &H, game: &str, number: &str) -> Result<Reply, H::Error> {
    let (puzzle, problem) = puzzle(game, number)?;
    let t = host.texts();
    let page = problem::page(t, &place(t, puzzle.id), &problem.view(t));
    Ok(Reply::page(page))
}

pub(super) async fn take<H: Host>(
    host: &mut H,
    request: &Request<'_>,
    game: &str,
    number: &str,
) -> Result<Reply, H::Error> {
    let (puzzle, problem) = puzzle(game, number)?;
    // An invalid answer makes no new person.
    let action = request.answer_to(problem)?;
    let solved = problem.grade(action) == Some(Grade::Solved);
    host.note_attempt(puzzle.id, solved).await?;
    Ok(Reply::see(format!(
        "{}/answers/{action}",
        address(puzzle.id)
    )))
}

/// The verdict on an answer. Redirects to the question if the visitor has not answered this puzzle yet.
pub(super) async fn verdict<H: Host>(
    host: &mut H,
    game: &str,
    number: &str,
    action: &str,
) -> Result<Reply, H::Error> {
    let (puzzle, problem) = puzzle(game, number)?;
    let t = host.texts();
    let found = problem.answer(t, number_of(action)?);
    let found = found.ok_or(PageError::NoPuzzle)?;
    let attempts = host.attempts().await?;
    let Some(first) = attempts.iter().find(|known| known.puzzle == puzzle.id) else {
        return Ok(Reply::see(address(puzzle.id)));
    };
    let (place, view) = (place(t, puzzle.id), problem.view(t));
    let page = problem::verdict(t, &place, &view, &found, Some(first.tried()));
    Ok(Reply::page(page))
}
