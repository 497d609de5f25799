//! Puzzles: decisions from games of the net against itself. One action is clearly better than all others, and is not
//! obvious.
//!
//! A decision becomes a puzzle under these conditions. At least [`CHOICES`] actions lead to different positions. The
//! best one is worth at least [`GAP`] more than the second (as a win probability in a game of two), and four standard
//! errors of that. It is not the choice of `builder`, which plays by common sense. The game is open. Two deep analyses
//! with different seeds agree on all this. Each game has at most one puzzle.

use std::ops::RangeInclusive;

use antipater_bots::analysis::bands::{INACCURACY, normalized};
use antipater_bots::analysis::{Analyzable, Depth, Question, Values, judge};
use antipater_bots::uct::Searchable;
use antipater_bots::{Builder, Playable, Repeatable};
use antipater_engine::rng::{below, generator};
use antipater_engine::{JointAction, Line, Record, Seat, State};
use anyhow::{Context, Result};
use serde::Serialize;
use serde_json::Value;

use crate::games::Task;
use crate::quality::play;

/// The smallest lead of the best action over the second, as a normalized loss.
const GAP: f64 = 0.10;
/// The smallest lead in standard errors.
const ERRORS: f64 = 4.0;
/// The fewest actions that lead to different positions: more than the draft of wonders offers.
const CHOICES: usize = 5;
/// The range of the best action's value in an open game, as a win probability in a game of two.
const OPEN: RangeInclusive<f64> = 0.15..=0.97;
/// Added to the seed, so that no net has learned from the games of puzzles.
const HELD_OUT: u64 = 5_000_000;
/// The bot that plays the games.
const PLAYER: &str = "net:30";

/// A puzzle as one line of JSON.
#[derive(Serialize)]
struct Puzzle {
    game: &'static str,
    /// The seat's observation as one line; nothing hidden is in a puzzle.
    observation: String,
    /// The seat that decides.
    seat: usize,
    /// The actions that were simulated, best first.
    actions: Vec<Answer>,
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
pub(crate) fn report<T: Task>(wanted: usize, seed: u64) -> Result<()>
where
    T::Game: Analyzable + Searchable + State<Observation: Line>,
{
    let bot: Repeatable = PLAYER.parse().context("the bot of the puzzles")?;
    let seed = seed + HELD_OUT;
    let mut found = 0;
    for number in 0.. {
        if found == wanted {
            break;
        }
        let setup = T::deal(&mut generator(seed, number));
        let record = play::<T>(&bot, setup, seed, number)?;
        if let Some(puzzle) = puzzle::<T>(&record, seed, number)? {
            println!("{}", serde_json::to_string(&puzzle)?);
            found += 1;
        }
    }
    Ok(())
}

/// The first decision of a game, in a random order, that is a puzzle.
fn puzzle<T: Task>(record: &Record<T::Game>, seed: u64, number: u64) -> Result<Option<Puzzle>>
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
                && let Some(values) = clear(&position, seat, seed + number)
            {
                let origin = Origin {
                    bots: PLAYER,
                    seed,
                    number,
                    step,
                };
                return written(&position, seat, &values, origin).map(Some);
            }
        }
    }
    Ok(None)
}

/// The values of a seat's actions, if they make a puzzle.
fn clear<G: Analyzable + Playable>(
    position: &G,
    seat: Seat,
    seed: u64,
) -> Option<Values<G::Action>> {
    let legal = position.legal_actions_given(seat, &JointAction::new());
    if legal.len() < CHOICES {
        return None;
    }
    let observation = position.observe(seat);
    let question: Question<'_, G> = Question::new(&observation, seat);
    let players = position.players().len();
    let judged = |depth, stream| {
        let values = judge(&question, &legal, None, G::effort(depth), seed, stream);
        is_clear(&values, players).then_some(values)
    };
    let first = judged(Depth::Quick, 0)?;
    let best = &first.actions[0];
    let obvious = G::building(Builder::default()).choose(&observation, seat, &legal);
    if best.action == obvious || best.same.contains(&obvious) {
        return None;
    }
    let deep = judged(Depth::Deep, 1)?;
    let again = judged(Depth::Deep, 2)?;
    let agree = [&first, &again].map(|values| &values.actions[0].action);
    agree
        .iter()
        .all(|&action| *action == deep.actions[0].action)
        .then_some(deep)
}

/// Whether one action is clearly better than all others, in an open game.
fn is_clear<A>(values: &Values<A>, players: usize) -> bool {
    let [best, second, ..] = &values.actions[..] else {
        return false;
    };
    let open = OPEN.contains(&normalized(best.share, players).min(1.0));
    values.distinct >= CHOICES
        && open
        && normalized(second.behind, players) >= GAP
        && second.behind >= ERRORS * second.behind_se
}

fn written<G: Analyzable + State<Observation: Line>>(
    position: &G,
    seat: Seat,
    values: &Values<G::Action>,
    origin: Origin,
) -> Result<Puzzle> {
    let players = position.players().len();
    let raw = |action| serde_json::from_str::<Value>(&position.write_action(seat, action));
    let rounded = |share: f64| (share * 1e4).round() / 1e4;
    let answers = values.actions.iter().map(|valued| {
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
        origin,
    })
}
