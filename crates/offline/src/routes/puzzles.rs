//! Puzzles: the list, the one of the day, and the verdict on an answer.

use antipater_pages::puzzles::list::{self, Shelf};
use antipater_pages::puzzles::problem::{self, ProblemPlace};
use antipater_pages::puzzles::{Tried, address};
use antipater_show::options::{day_of, streak};
use antipater_show::puzzles::{
    Grade, Problem, Puzzle, PuzzleGame, PuzzleId, all, find, of_the_day,
};
use antipater_show::texts::Texts;

use super::mistakes;
use super::read::{answered, number_of, see};
use crate::error::Error;
use crate::machine::{Made, Offline, html};
use crate::message::{Answer, Request};
use crate::settings::{AnsweredPuzzle, Setting};
use crate::table::seconds;

/// The day in universal time, counted since 1970.
pub(super) fn today(request: &Request) -> i64 {
    day_of(seconds(request.now))
}

fn tried(known: &AnsweredPuzzle) -> Tried {
    match (known.at_once, known.solved_at) {
        (true, _) => Tried::AtOnce,
        (false, Some(_)) => Tried::Later,
        (false, None) => Tried::NotYet,
    }
}

fn tried_at(machine: &Offline, id: PuzzleId) -> Option<Tried> {
    let mut known = machine.settings.puzzles.iter();
    let known = known.find(|known| known.game == id.game.name() && known.number == id.number);
    known.map(tried)
}

pub(super) fn index(machine: &mut Offline, request: &Request) -> Made {
    let t = machine.texts(request);
    let today = today(request);
    let mistakes = mistakes::recent(machine);
    let shelf = |game| {
        let number = |place: usize| PuzzleId {
            game,
            number: place + 1,
        };
        Some(Shelf {
            game,
            today: of_the_day(game, today)?.id,
            tried: (0..all(game).len())
                .map(|place| tried_at(machine, number(place)))
                .collect(),
        })
    };
    let solved = machine.settings.puzzles.iter();
    let solved = solved.filter_map(|known| known.solved_at);
    let streak = streak(solved.map(day_of), today);
    let shelves: Vec<Shelf> = PuzzleGame::ALL.into_iter().filter_map(shelf).collect();
    Ok(html(t, list::page(t, &shelves, streak, &mistakes)))
}

pub(super) fn daily(request: &Request, game: &str) -> Made {
    let game = game.parse().map_err(|()| Error::NoPuzzle)?;
    let puzzle = of_the_day(game, today(request)).ok_or(Error::NoPuzzle)?;
    Ok(see(&address(puzzle.id)))
}

fn puzzle(game: &str, number: &str) -> Result<(&'static Puzzle, &'static Problem), Error> {
    let id = PuzzleId {
        game: game.parse().map_err(|()| Error::NoPuzzle)?,
        number: number_of(number)?,
    };
    let puzzle = find(id).ok_or(Error::NoPuzzle)?;
    let broken = || Error::Broken("a puzzle cannot be read".to_owned());
    Ok((puzzle, puzzle.problem().ok_or_else(broken)?))
}

fn place(t: &Texts, id: PuzzleId) -> ProblemPlace {
    ProblemPlace::puzzle(t, id, all(id.game).len())
}

pub(super) fn show(machine: &Offline, request: &Request, game: &str, number: &str) -> Made {
    let t = machine.texts(request);
    let (puzzle, problem) = puzzle(game, number)?;
    Ok(html(
        t,
        problem::page(t, &place(t, puzzle.id), &problem.view(t)),
    ))
}

pub(super) fn take(machine: &mut Offline, request: &Request, game: &str, number: &str) -> Made {
    let (puzzle, problem) = puzzle(game, number)?;
    let action = answered(request, problem)?;
    let rows = machine.set(&Setting::Puzzle {
        game: puzzle.id.game.name().to_owned(),
        number: puzzle.id.number,
        solved: problem.grade(action) == Some(Grade::Solved),
        at: seconds(request.now),
    });
    Ok(Answer {
        rows,
        ..see(&format!("{}/answers/{action}", address(puzzle.id)))
    })
}

/// The verdict on an answer. Redirects to the question if this puzzle has not been answered yet.
pub(super) fn verdict(
    machine: &Offline,
    request: &Request,
    (game, number, action): (&str, &str, &str),
) -> Made {
    let t = machine.texts(request);
    let (puzzle, problem) = puzzle(game, number)?;
    let found = problem
        .answer(t, number_of(action)?)
        .ok_or(Error::NoPuzzle)?;
    let Some(first) = tried_at(machine, puzzle.id) else {
        return Ok(see(&address(puzzle.id)));
    };
    let (place, view) = (place(t, puzzle.id), problem.view(t));
    Ok(html(
        t,
        problem::verdict(t, &place, &view, &found, Some(first)),
    ))
}
