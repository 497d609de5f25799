//! Puzzles: the list, the puzzle of the day, and the verdict on an answer.

use antipater_show::options::{day_of, streak};
use antipater_show::puzzles::{
    Grade, Problem, Puzzle, PuzzleGame, PuzzleId, find, nearest, of_the_day, rating_of,
    rush as in_rush,
};
use antipater_show::rating::Rating;
use antipater_show::texts::Texts;

use super::request::number_of;
use super::{Host, PageError, Reply, Request, mistakes};
use crate::puzzles::list::{self, Shelf};
use crate::puzzles::problem::{self, ProblemPlace, Standing};
use crate::puzzles::rush::{self as rush_page, Rush};
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
    let mut tried = vec![None; game.count()];
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
        let tried = tried_of(game, &attempts);
        Shelf {
            game,
            today: of_the_day(game, today),
            rating: tried
                .iter()
                .any(Option::is_some)
                .then(|| own_rating(game, &attempts)),
            onward: onward(game, &attempts),
            tried,
        }
    };
    let shelves = PuzzleGame::ALL.map(shelf);
    let mistakes = mistakes::recent(host).await?;
    let solved = attempts.iter().filter_map(|known| known.solved_at);
    let streak = streak(solved.map(day_of), today);
    let page = list::page(host.texts(), &shelves, streak, &mistakes);
    Ok(Reply::page(page))
}

/// Redirects to the puzzle of the day.
pub(super) fn daily<H: Host>(host: &H, game: &str) -> Result<Reply, H::Error> {
    let game = game.parse().map_err(|()| PageError::NoPuzzle)?;
    Ok(Reply::see(address(of_the_day(game, host.today()))))
}

/// A visitor's rating in the puzzles of a game.
fn own_rating(game: PuzzleGame, attempts: &[Attempt]) -> Rating {
    let of_game = attempts.iter().filter(|known| known.puzzle.game == game);
    rating_of(of_game.map(|known| (known.puzzle, known.at_once)))
}

/// The puzzle to try next: of those that the visitor has not answered, the one nearest to their rating.
fn onward(game: PuzzleGame, attempts: &[Attempt]) -> Option<PuzzleId> {
    let rating = own_rating(game, attempts).rating;
    let is_new = |id| !attempts.iter().any(|known| known.puzzle == id);
    nearest(game, rating, is_new).map(|puzzle| puzzle.id)
}

fn place(t: &Texts, id: PuzzleId, attempts: &[Attempt]) -> ProblemPlace {
    ProblemPlace::puzzle(t, id, id.game.count(), onward(id.game, attempts))
}

pub(super) fn show<H: Host>(host: &H, game: &str, number: &str) -> Result<Reply, H::Error> {
    let (puzzle, problem) = puzzle(game, number)?;
    let t = host.texts();
    let page = problem::page(t, &place(t, puzzle.id, &[]), &problem.view(t), None);
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
    host.has_net(problem)?;
    let t = host.texts();
    let found = problem.answer(t, number_of(action)?);
    let found = found.ok_or(PageError::NoPuzzle)?;
    let attempts = host.attempts().await?;
    let Some(first) = attempts.iter().find(|known| known.puzzle == puzzle.id) else {
        return Ok(Reply::see(address(puzzle.id)));
    };
    let (place, view) = (place(t, puzzle.id, &attempts), problem.view(t));
    let standing = Standing {
        first: first.tried(),
        rating: problem.rating(),
        own: own_rating(puzzle.id.game, &attempts),
    };
    let page = problem::verdict(t, &place, &view, &found, Some(standing));
    Ok(Reply::page(page))
}

/// Starts a rush.
pub(super) fn start_rush<H: Host>(host: &H, game: &str) -> Result<Reply, H::Error> {
    let game: PuzzleGame = game.parse().map_err(|()| PageError::NoPuzzle)?;
    Ok(Reply::see(Rush::starting(game, host.now()).address()))
}

/// The next puzzle of a rush, or what it came to.
pub(super) fn show_rush<H: Host>(host: &H, path: [&str; 3]) -> Result<Reply, H::Error> {
    let rush = Rush::read(path).ok_or(PageError::NoPuzzle)?;
    let t = host.texts();
    let puzzles = in_rush(rush.game, rush.began);
    let page = match rush.next(&puzzles, host.now()) {
        Some(problem) => {
            let place = rush.place(t);
            problem::page(t, &place, &problem.view(t), Some(rush.tally(host.now())))
        }
        None => rush_page::page(t, &rush, &puzzles),
    };
    Ok(Reply::page(page))
}

/// Counts an answer of a rush that is not over.
pub(super) fn take_rush<H: Host>(
    host: &H,
    request: &Request<'_>,
    path: [&str; 3],
) -> Result<Reply, H::Error> {
    let mut rush = Rush::read(path).ok_or(PageError::NoPuzzle)?;
    let puzzles = in_rush(rush.game, rush.began);
    if let Some(problem) = rush.next(&puzzles, host.now()) {
        let action = request.answer_to(problem)?;
        rush.results
            .push(problem.grade(action) == Some(Grade::Solved));
    }
    Ok(Reply::see(rush.address()))
}
