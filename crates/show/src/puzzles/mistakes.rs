//! A person's mistakes in an analyzed game, as problems: the same decisions again, as the seat saw them.

use antipater_bots::analysis::{Band, Report, WrittenDecision};
use antipater_engine::Seat;

use super::problem::{Asked, Problem};
use crate::game::AnyGame;

/// The mistakes and blunders of a player in an analyzed game, in the order of the game. Choices for the Free City are
/// left out, because they are not separate decisions.
pub fn mistakes(report: &Report, player: Seat) -> Vec<&WrittenDecision> {
    let decisions = report.decisions.iter();
    let erred = decisions.filter(|decision| {
        decision.counted
            && decision.player == player
            && decision.seat == decision.player
            && decision.band >= Band::Mistake
    });
    erred.collect()
}

/// An analyzed decision of a game as a problem.
///
/// # Errors
/// If the decision is not one of this game.
pub fn problem_of(game: &AnyGame, decision: &WrittenDecision) -> Result<Problem, String> {
    let (step, seat, judged) = (decision.step, decision.seat, decision.best.as_slice());
    Ok(match game {
        AnyGame::Seven(game) => Problem::Seven(Box::new(Asked::of_game(game, step, seat, judged)?)),
        AnyGame::Duel(game) => Problem::Duel(Box::new(Asked::of_game(game, step, seat, judged)?)),
    })
}
