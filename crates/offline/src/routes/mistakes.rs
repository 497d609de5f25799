//! The decisions that went wrong in a judged game of the person, to be made again. Nothing is kept of it.

use antipater_pages::puzzles::list::GameMistakes;
use antipater_pages::puzzles::problem::{self, ProblemPlace};
use antipater_show::puzzles::{Problem, mistakes, problem_of};

use super::analysis::look;
use super::read::{answered, number_of, see};
use super::site::played;
use super::source::Source;
use crate::error::Error;
use crate::judging::Look;
use crate::machine::{Made, Offline, html, with};
use crate::message::Request;

/// How many of the last games are looked through for mistakes.
const RECENT: usize = 10;

/// The judged ones of the last games in which something went wrong, the newest first.
pub(super) fn recent(machine: &mut Offline) -> Vec<GameMistakes> {
    let mut all = Vec::new();
    for game in played(machine).into_iter().take(RECENT) {
        let table = machine.table(&game.table).ok();
        let count = table.and_then(|table| table.judged()).unwrap_or(0);
        if count > 0 {
            all.push(GameMistakes { game, count });
        }
    }
    all
}

struct Found {
    place: ProblemPlace,
    problem: Problem,
}

/// The mistake of this number, from 1.
fn find(
    machine: &mut Offline,
    request: &Request,
    (table, number): (&str, &str),
) -> Result<Found, Error> {
    let source = Source::Table(table);
    let game = source.game(machine)?;
    let Look::Done(report) = look(machine, source)? else {
        return Err(Error::NoAnalysis);
    };
    let seat = with!(machine.table(table)?, table => table.seat);
    let all = mistakes(&report, seat);
    let number = number_of(number)?;
    let decision = number.checked_sub(1).and_then(|place| all.get(place));
    let problem = problem_of(&game, decision.ok_or(Error::NoPuzzle)?);
    let base = source.place().base;
    Ok(Found {
        place: ProblemPlace::mistake(machine.texts(request), &base, number, all.len()),
        problem: problem.map_err(Error::Broken)?,
    })
}

pub(super) fn show(machine: &mut Offline, request: &Request, mistake: (&str, &str)) -> Made {
    let Found { place, problem } = find(machine, request, mistake)?;
    let t = machine.texts(request);
    Ok(html(t, problem::page(t, &place, &problem.view(t))))
}

pub(super) fn take(machine: &mut Offline, request: &Request, mistake: (&str, &str)) -> Made {
    let Found { place, problem } = find(machine, request, mistake)?;
    let action = answered(request, &problem)?;
    Ok(see(&format!("{}/answers/{action}", place.base)))
}

pub(super) fn verdict(
    machine: &mut Offline,
    request: &Request,
    mistake: (&str, &str),
    action: &str,
) -> Made {
    let Found { place, problem } = find(machine, request, mistake)?;
    let t = machine.texts(request);
    let found = problem.answer(t, number_of(action)?);
    let found = found.ok_or(Error::NoPuzzle)?;
    let view = problem.view(t);
    Ok(html(t, problem::verdict(t, &place, &view, &found, None)))
}
