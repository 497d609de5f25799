//! Puzzles: decisions from games of the net against itself. One action is clearly better than all others, and is not
//! obvious.
//!
//! A decision becomes a puzzle under these conditions, on which two deep analyses with different seeds agree:
//!
//! - At least [`CHOICES`] actions lead to different positions. All of them are simulated.
//! - The best one is worth at least [`GAP`] more than each other one (as a win probability in a game of two), and
//!   [`ERRORS`] standard errors of that. For the second best, games that are played on count as well, and gain at least
//!   [`POINTS`] points of margin, unless a supremacy is at stake.
//! - It is not the choice of `builder`, which plays by common sense. Of at most one puzzle in [`LOOKED`] it is the best
//!   by one look of the net.
//! - The game is open.
//!
//! Each game has at most one puzzle.

use std::ops::{ControlFlow, RangeInclusive};

use antipater_bots::analysis::bands::{INACCURACY, normalized};
use antipater_bots::analysis::{
    Analyzable, Depth, Effort, Question, Reason, Valued, Values, judge, rounded,
};
use antipater_bots::uct::Searchable;
use antipater_bots::{Builder, Playable, Repeatable};
use antipater_engine::rng::{below, generator};
use antipater_engine::{JointAction, Line, Record, Seat, State};
use anyhow::{Context, Result};
use serde::Serialize;
use serde_json::Value;

use crate::games::Task;
use crate::parallel::in_order;
use crate::quality::play;

/// The smallest lead of the best action over the second, as a normalized loss.
const GAP: f64 = 0.10;
/// The smallest lead in standard errors, and in points.
const ERRORS: f64 = 4.0;
const POINTS: f64 = 3.0;
/// The fewest actions that lead to different positions: more than the draft of wonders offers.
const CHOICES: usize = 5;
/// The range of the best action's value in an open game, as a win probability.
const OPEN: RangeInclusive<f64> = 0.15..=0.9;
/// One look of the net solves one puzzle in so many.
const LOOKED: usize = 3;
/// Added to the seed, so that no net has learned from the games of puzzles.
const HELD_OUT: u64 = 5_000_000;
/// The bot that plays the games.
const PLAYER: &str = "net:30";
/// The games that are searched at a time.
const BATCH: u64 = 8;
/// The rating of a puzzle that a quick analysis solves, and how much harder or easier others are.
const RATING: f64 = 1600.0;
const EASIER: f64 = 250.0;

/// A puzzle as one line of JSON.
#[derive(Serialize)]
struct Puzzle {
    game: &'static str,
    /// The seat's observation as one line; nothing hidden is in a puzzle.
    observation: String,
    /// The seat that decides.
    seat: usize,
    /// All legal actions, best first.
    actions: Vec<Answer>,
    /// Why the best one is better than the second.
    reasons: Vec<Reason>,
    /// The lead of the best one over the second, in points of margin.
    points: f64,
    /// How hard it is, as a rating.
    rating: i32,
    origin: Origin,
}

#[derive(Serialize)]
struct Answer {
    action: Value,
    /// Other actions that lead to the same position.
    same: Vec<Value>,
    share: f64,
    behind: f64,
    behind_se: f64,
    solves: bool,
}

/// The game of a puzzle.
#[derive(Serialize)]
struct Origin {
    bots: &'static str,
    seed: u64,
    number: u64,
    /// The step, from 0.
    step: usize,
}

/// Prints this many puzzles from the games of a seed, one per line.
#[allow(clippy::print_stdout, reason = "the output of a program")]
pub(crate) fn report<T: Task>(wanted: usize, seed: u64, threads: usize) -> Result<()>
where
    T::Game: Analyzable + Searchable + State<Observation: Line>,
{
    let bot: Repeatable = PLAYER.parse().context("the bot of the puzzles")?;
    let seed = seed + HELD_OUT;
    let (mut found, mut looked) = (0, 0);
    let mut batches = (0..).map(|batch| batch * BATCH..(batch + 1) * BATCH);
    let ended = batches.try_for_each(|games| {
        let looked_too = looked * LOOKED <= found;
        let search = |number| {
            let setup = T::deal(&mut generator(seed, number));
            let record = play::<T>(&bot, setup, seed, number)?;
            puzzle::<T>(&record, seed, number, looked_too)
        };
        in_order(threads, games, search, |searched: Result<_>| {
            let (puzzle, at_a_look) = match searched {
                Ok(Some(puzzle)) => puzzle,
                Ok(None) => return ControlFlow::Continue(()),
                Err(error) => return ControlFlow::Break(Err(error)),
            };
            // The first one may be of either kind.
            if at_a_look && looked * LOOKED > found {
                return ControlFlow::Continue(());
            }
            println!("{puzzle}");
            found += 1;
            looked += usize::from(at_a_look);
            if found == wanted {
                return ControlFlow::Break(Ok(()));
            }
            ControlFlow::Continue(())
        })
    });
    ended.break_value().unwrap_or(Ok(()))
}

/// The first decision of a game, in a random order, that is a puzzle, as a line, and whether one look of the net solves
/// it. Those that it does solve are left out unless `looked_too`.
fn puzzle<T: Task>(
    record: &Record<T::Game>,
    seed: u64,
    number: u64,
    looked_too: bool,
) -> Result<Option<(String, bool)>>
where
    T::Game: Analyzable + State<Observation: Line>,
{
    let mut rng = generator(seed, !number);
    let mut steps: Vec<usize> = (0..record.steps().len()).collect();
    while !steps.is_empty() {
        let step = steps.swap_remove(below(&mut rng, steps.len() as u32) as usize);
        let position = record.position_after(step);
        for seat in position.to_act().iter() {
            // Only decisions that no other one precedes within the step.
            if position.chooser(seat) == seat
                && let Some(clear) = clear(&position, seat, seed + number, looked_too)
            {
                let origin = Origin {
                    bots: PLAYER,
                    seed,
                    number,
                    step,
                };
                let at_a_look = clear.at_a_look;
                let puzzle = written(&position, seat, clear, origin)?;
                return Ok(Some((serde_json::to_string(&puzzle)?, at_a_look)));
            }
        }
    }
    Ok(None)
}

/// A decision with one clearly best action.
struct Clear<A> {
    values: Values<A>,
    reasons: Vec<Reason>,
    points: f64,
    rating: f64,
    at_a_look: bool,
}

/// The values of a seat's actions, if they make a puzzle.
fn clear<G: Analyzable + Playable>(
    position: &G,
    seat: Seat,
    seed: u64,
    looked_too: bool,
) -> Option<Clear<G::Action>> {
    let legal = position.legal_actions_given(seat, &JointAction::new());
    if legal.len() < CHOICES {
        return None;
    }
    let observation = position.observe(seat);
    let question: Question<'_, G> = Question::new(&observation, seat);
    let players = position.players().len();
    let quick = G::effort(Depth::Quick);
    let glance = Effort {
        simulations: quick.simulations / 5,
        playouts: 0,
        ..quick
    };
    let glanced = judge(&question, &legal, None, glance, seed, 0);
    let obvious = G::building(Builder::default()).choose(&observation, seat, &legal);
    let is_obvious =
        |best: &Valued<G::Action>| best.action == obvious || best.same.contains(&obvious);
    let is_close =
        |values: &Values<G::Action>| normalized(values.actions[1].behind, players) < GAP / 2.0;
    if glanced.distinct < CHOICES
        || !OPEN.contains(&glanced.actions[0].share)
        || is_obvious(&glanced.actions[0])
        || is_close(&glanced)
        || !looked_too && is_best_at_a_look(&glanced)
    {
        return None;
    }
    let deep = G::effort(Depth::Deep);
    let all = |simulations| Effort {
        candidates: usize::MAX,
        simulations,
        playouts: 0,
        ..deep
    };
    // Most decisions that are not clear need few simulations to show it.
    if is_close(&judge(
        &question,
        &legal,
        None,
        all(deep.simulations / 8),
        seed,
        1,
    )) {
        return None;
    }
    let effort = all(deep.simulations);
    let deep = judge(&question, &legal, None, effort, seed, 2);
    if !leads(&deep, players) {
        return None;
    }
    let second = deep.actions[1].action;
    let values = judge(&question, &legal, Some(second), effort, seed, 3);
    if values.actions[0].action != deep.actions[0].action || is_obvious(&values.actions[0]) {
        return None;
    }
    let quick = judge(&question, &legal, None, quick, seed, 4);
    is_clear(&question, values, players, quick.actions[0].action)
}

/// Whether one action is clearly better than each other one.
fn leads<A>(values: &Values<A>, players: usize) -> bool {
    values.actions[1..].iter().all(|other| {
        normalized(other.behind, players) >= GAP && other.behind >= ERRORS * other.behind_se
    })
}

/// The decision, if one action is clearly better than all others, in an open game. `quick` is the best one by a quick
/// analysis; the second best one was played.
fn is_clear<G: Analyzable>(
    question: &Question<'_, G>,
    mut values: Values<G::Action>,
    players: usize,
    quick: G::Action,
) -> Option<Clear<G::Action>> {
    let place = values.played.filter(|&place| place > 0)?;
    let second = values.actions[place].action;
    // The verdict on it has games that are played on as well. It must still be the second best.
    let most = values.actions[0].share;
    let valued = &mut values.actions[place];
    (valued.behind, valued.behind_se) = (values.loss, values.loss_se);
    valued.share = most - values.loss;
    let share = valued.share;
    if values.actions[1..].iter().any(|other| other.share > share) {
        return None;
    }
    values.actions[1..=place].rotate_right(1);
    let place = 1;
    let best = &values.actions[0];
    if !leads(&values, players) || values.contradicted || !OPEN.contains(&best.share) {
        return None;
    }
    let reasons = values.reasons(question, second);
    let supremacy = reasons.iter().any(Reason::is_of_supremacy);
    let points = best.margin? - values.actions[place].margin?;
    if points < POINTS && !supremacy {
        return None;
    }
    let at_a_look = is_best_at_a_look(&values);
    let steps = f64::from(i8::from(best.action != quick) - i8::from(at_a_look));
    let clearer = (normalized(values.loss, players) - GAP).min(0.3);
    Some(Clear {
        rating: RATING + EASIER * (steps - clearer),
        points,
        reasons,
        at_a_look,
        values,
    })
}

/// Whether the best action is also the best one by one look of the net.
fn is_best_at_a_look<A>(values: &Values<A>) -> bool {
    let seen = values.actions.iter().map(|other| other.prior);
    values.actions[0].prior >= seen.fold(f64::NEG_INFINITY, f64::max)
}

fn written<G: Analyzable + State<Observation: Line>>(
    position: &G,
    seat: Seat,
    clear: Clear<G::Action>,
    origin: Origin,
) -> Result<Puzzle> {
    let players = position.players().len();
    let raw = |action| serde_json::from_str::<Value>(&position.write_action(seat, action));
    let answers = clear.values.actions.iter().map(|valued| {
        Ok(Answer {
            action: raw(valued.action)?,
            same: valued
                .same
                .iter()
                .map(|&action| raw(action))
                .collect::<Result<_, _>>()?,
            share: rounded(valued.share),
            behind: rounded(valued.behind),
            behind_se: rounded(valued.behind_se),
            solves: normalized(valued.behind, players) <= INACCURACY,
        })
    });
    Ok(Puzzle {
        game: position.game(),
        observation: position.observe(seat).to_line(),
        seat: seat.number(),
        actions: answers.collect::<Result<_>>()?,
        reasons: clear.reasons,
        points: (clear.points * 10.0).round() / 10.0,
        rating: clear.rating.round() as i32,
        origin,
    })
}
