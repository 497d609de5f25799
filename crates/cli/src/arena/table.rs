//! One game of the arena: who sits where, what a move costs, and how a game ends that a program cannot go on with.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use antipater_bots::Bot;
use antipater_bots::fnv::Fnv;
use antipater_engine::{Actions, JointAction, Outcome, State};

use super::times::Times;
use crate::cpu::thread_time;

/// One of the two bots that are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    A,
    B,
}

impl Side {
    pub(super) const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The word for it in JSON.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
        }
    }
}

/// Why a program from outside cannot go on; it loses the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// The command could not be started.
    Start,
    /// It did not answer in time.
    Slow,
    /// It ended, or closed its output.
    Gone,
    /// Its answer is not of the form that was agreed on.
    Unreadable,
    /// Its answer is none of the legal actions.
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

    /// The word for it in JSON.
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

/// Where a program says that it has failed.
pub(super) type Verdict = Arc<OnceLock<Failure>>;

/// Who sits on a seat.
pub(super) struct Player<G: State> {
    pub(super) side: Side,
    pub(super) bot: Box<dyn Bot<G>>,
    pub(super) verdict: Verdict,
}

/// What the moves of a side have cost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Cost {
    pub(super) moves: u64,
    pub(super) cpu: Duration,
    /// The CPU time of each move.
    pub(super) each: Times,
}

/// How a game ended.
pub(super) enum End<S> {
    Played(Box<Outcome<S>>),
    /// A program of this side has failed.
    Lost(Side, Failure),
}

/// A game that is over.
pub(super) struct Finished<S> {
    pub(super) end: End<S>,
    pub(super) costs: [Cost; 2],
    /// A hash of all actions: of each its seat as one byte and its number as four.
    pub(super) signature: u64,
}

/// Plays a game; `None` when the user has ended the series.
pub(super) fn play<G: State>(
    mut position: G,
    players: &mut [Player<G>],
    stopped: &AtomicBool,
) -> Option<Finished<G::Score>> {
    let mut costs = [Cost::default(), Cost::default()];
    let mut hash = Fnv::EMPTY;
    let mut legal = Actions::none();
    loop {
        if let Some(outcome) = position.outcome() {
            return Some(Finished {
                end: End::Played(Box::new(outcome)),
                costs,
                signature: hash.value(),
            });
        }
        let mut joint = JointAction::new();
        for seat in position.to_act().iter() {
            if stopped.load(Ordering::Relaxed) {
                return None;
            }
            position.list_actions(seat, &joint, &mut legal);
            let chooser = position.chooser(seat);
            let Player { side, bot, verdict } = &mut players[chooser.number()];
            let observation = position.observe(chooser);
            let start = thread_time();
            let action = bot.choose(&observation, seat, &legal);
            let cost = &mut costs[*side as usize];
            let taken = thread_time().saturating_sub(start);
            cost.cpu += taken;
            cost.each.add(taken);
            cost.moves += 1;
            if let Some(&failure) = verdict.get() {
                return Some(Finished {
                    end: End::Lost(*side, failure),
                    costs,
                    signature: hash.value(),
                });
            }
            debug_assert!(legal.contains(action), "{action:?} is not legal");
            joint.set(seat, action);
            hash.add(&[seat.number() as u8]);
            hash.add_number(G::index(action) as u32);
        }
        position.apply_unchecked(&joint);
    }
}
