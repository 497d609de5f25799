//! A person's errors in a judged game, as problems: the decision once more, as the seat saw it.

use antipater_bots::analysis::{Band, Report, WrittenDecision};
use antipater_engine::Seat;

use super::problem::{Asked, Problem};
use crate::game::AnyGame;

/// The mistakes and blunders of a player in a judged game, in the order of the game. What the holder of the Free City's card
/// has chosen for that city is not among them: it is no decision of its own.
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

/// A judged decision of a game, to be made again.
///
/// # Errors
/// When it was not found in this game.
pub fn problem_of(game: &AnyGame, decision: &WrittenDecision) -> Result<Problem, String> {
    let (step, seat, judged) = (decision.step, decision.seat, decision.best.as_slice());
    Ok(match game {
        AnyGame::Seven(game) => Problem::Seven(Box::new(Asked::of_game(game, step, seat, judged)?)),
        AnyGame::Duel(game) => Problem::Duel(Box::new(Asked::of_game(game, step, seat, judged)?)),
    })
}
