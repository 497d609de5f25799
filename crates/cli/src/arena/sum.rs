//! The measurements of the arena: the CPU time of moves, and failures of external programs.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use antipater_bots::Bot;
use antipater_bots::arena::{ArenaGame, Side, Standing};
use antipater_engine::{Actions, Seat, State};

use super::times::Times;
use crate::cpu::thread_time;
use crate::interrupt::Interrupted;

/// Why an external program cannot continue; it loses the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// The command could not be started.
    Start,
    /// It did not answer in time.
    Slow,
    /// It ended, or closed its output.
    Gone,
    /// Its answer is not in the required form.
    Unreadable,
    /// Its answer is not a legal action.
    Illegal,
}

impl Failure {
    pub(super) const ALL: [Failure; 5] = [
        Failure::Start,
        Failure::Slow,
        Failure::Gone,
        Failure::Unreadable,
        Failure::Illegal,
    ];

    /// The name in JSON.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Failure::Start => "start",
            Failure::Slow => "slow",
            Failure::Gone => "gone",
            Failure::Unreadable => "unreadable",
            Failure::Illegal => "illegal",
        }
    }
}

/// The CPU time of the moves of a side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Cost {
    pub(super) moves: u64,
    cpu: Duration,
    /// The CPU time of each move.
    pub(super) each: Times,
}

impl Cost {
    /// Mean CPU time of a move, in milliseconds.
    pub(super) fn milliseconds(&self) -> f64 {
        1000.0 * self.cpu.as_secs_f64() / self.moves.max(1) as f64
    }
}

/// A bot whose moves are measured.
pub(super) struct Measured<'a, G: State> {
    pub(super) bot: Box<dyn Bot<G>>,
    pub(super) cost: &'a Mutex<Cost>,
}

impl<G: State> Bot<G> for Measured<'_, G> {
    fn choose(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<G::Action>,
    ) -> G::Action {
        let start = thread_time();
        let action = self.bot.choose(observation, seat, legal);
        let taken = thread_time().saturating_sub(start);
        let mut cost = self.cost.lock().unwrap_or_else(PoisonError::into_inner);
        cost.moves += 1;
        cost.cpu += taken;
        cost.each.add(taken);
        action
    }
}

/// The games of one deal, with the CPU time of both sides.
pub(super) struct Deal<G: State> {
    pub(super) games: Vec<ArenaGame<G, Result<Failure, Interrupted>>>,
    pub(super) setup: G::Setup,
    pub(super) costs: [Mutex<Cost>; 2],
}

/// The totals of a series, updated deal by deal in order.
#[derive(Debug, Default)]
pub(super) struct Sum {
    pub(super) standing: Standing,
    /// Games that each side has lost because a program failed, in the order of [`Failure::ALL`].
    pub(super) lost: [[u64; Failure::ALL.len()]; 2],
    costs: [Cost; 2],
}

impl Sum {
    /// Adds the next deal.
    pub(super) fn add<G: State>(&mut self, deal: Deal<G>) {
        self.standing.add::<G, _>(&deal.games);
        for game in &deal.games {
            if let Err((side, Ok(failure))) = game.end {
                self.lost[side as usize][failure as usize] += 1;
            }
        }
        for (sum, cost) in self.costs.iter_mut().zip(deal.costs) {
            let cost = cost.into_inner().unwrap_or_else(PoisonError::into_inner);
            sum.moves += cost.moves;
            sum.cpu += cost.cpu;
            sum.each.merge(&cost.each);
        }
    }

    /// Whether a program has failed in so many games (more than 5 %) that the shares say nothing about its play.
    pub(super) fn is_void(&self) -> bool {
        let lost: u64 = self.lost.iter().flatten().sum();
        20 * lost > self.standing.shares.games()
    }

    /// The CPU time of a side's moves.
    pub(super) fn cost(&self, side: Side) -> &Cost {
        &self.costs[side as usize]
    }
}
