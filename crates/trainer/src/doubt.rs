//! The errors that the analysis and a net state, compared with the error that playing on shows.
//!
//! In positions of games of the net against itself, the analysis judges the chosen action. Its win probability is compared
//! with the mean result of games that are played on from it, each from another sample of the hidden information.

use std::collections::BTreeMap;
use std::path::Path;

use antipater_bots::analysis::{Analyzable, Depth, Effort, Question, judge};
use antipater_bots::encode::{Encoded, Inputs};
use antipater_bots::learned::Judgement;
use antipater_bots::matches::run;
use antipater_bots::net::{Accumulator, Net};
use antipater_engine::rng::{below, generator};
use antipater_engine::{Seat, State};
use anyhow::Result;

use crate::checkpoint;
use crate::games::{Explore, Task};
use crate::parallel::in_parallel;

/// Added to the seed, so that the net has not learned from these games.
const HELD_OUT: u64 = 4_000_000;
/// The games that are played on from a position.
const CONTINUATIONS: u64 = 64;

/// The parameters of a measurement.
#[derive(Clone, Copy)]
pub(crate) struct Measurement {
    /// The number of positions.
    pub(crate) positions: u64,
    /// How thoroughly the analysis judges.
    pub(crate) depth: Depth,
    /// The simulations of each decision of the games that are played on.
    pub(crate) simulations: u32,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// The errors in one age: their number, and the sums of their squares.
#[derive(Clone, Copy, Default)]
struct Errors {
    count: u32,
    stated: f64,
    by_net: f64,
    /// Without what the number of continuations explains.
    actual: f64,
    bias: f64,
}

/// Prints stated and actual errors by age.
#[allow(clippy::print_stdout, reason = "the report of a program")]
pub(crate) fn report<T: Task>(folder: &Path, measurement: Measurement) -> Result<()>
where
    T::Game: Analyzable,
{
    let net = checkpoint::weights(folder, &T::SCHEMA)?;
    let positions = 0..measurement.positions;
    let found = in_parallel(measurement.threads, positions, |number| {
        position::<T>(&net, measurement, number)
    });
    let mut ages: BTreeMap<usize, Errors> = BTreeMap::new();
    for (age, errors) in found.into_iter().flatten() {
        let sum = ages.entry(age).or_default();
        sum.count += 1;
        sum.stated += errors.stated;
        sum.by_net += errors.by_net;
        sum.actual += errors.actual;
        sum.bias += errors.bias;
    }
    println!("age  positions  stated  actual  bias  by the net (points of 100)");
    for (age, errors) in ages {
        let mean = |sum: f64| sum / f64::from(errors.count);
        println!(
            "{:>3}  {:>9}  {:>6.2}  {:>6.2}  {:>5.2}  {:>6.2}",
            age + 1,
            errors.count,
            100.0 * mean(errors.stated).sqrt(),
            100.0 * mean(errors.actual).max(0.0).sqrt(),
            100.0 * mean(errors.bias),
            100.0 * mean(errors.by_net).sqrt()
        );
    }
    Ok(())
}

/// The age and the errors of a random position; `None` if the game is over before it, or by its action.
fn position<T: Task>(net: &Net, measurement: Measurement, number: u64) -> Option<(usize, Errors)>
where
    T::Game: Analyzable,
{
    let mut rng = generator(measurement.seed + HELD_OUT, number);
    let mut game = T::Game::new(T::deal(&mut rng)).expect("deals are sound");
    let seats = game.players();
    let mut bots: Vec<_> = seats
        .iter()
        .map(|seat| T::Game::player(net, 0, number, seat.number() as u64))
        .collect();
    for _ in 0..below(&mut rng, T::STEPS) {
        let joint = game.ask(|seat, legal| {
            let player = game.chooser(seat);
            bots[player.number()].choose(&game.observe(player), seat, legal)
        });
        game.apply_unchecked(&joint);
        if game.to_act().is_empty() {
            return None;
        }
    }
    let seat = game.to_act().iter().next()?;
    let player = game.chooser(seat);
    let observation = game.observe(player);
    let legal = game.legal_actions(seat);
    let action = bots[player.number()].choose(&observation, seat, &legal);
    let known = T::Game::known(&observation, &mut rng);
    let mut inputs = Inputs::default();
    if T::Game::after(&known, seat, action, &mut inputs).is_some() {
        return None;
    }
    let judgement = Judgement::of::<T::Game>(&mut Accumulator::new(net), &inputs);
    let results = (0..CONTINUATIONS).map(|continuation| {
        let game = T::Game::sample(&observation, &mut rng);
        played_on::<T>(
            net,
            measurement.simulations,
            game,
            &[(seat, action)],
            continuation,
        )
    });
    let (mut sum, mut squares) = (0.0, 0.0);
    for share in results {
        sum += share;
        squares += share * share;
    }
    let count = CONTINUATIONS as f64;
    let mean = sum / count;
    let noise = (squares / count - mean * mean) / (count - 1.0);
    let question: Question<'_, T::Game> = Question::new(&observation, seat);
    let effort = Effort {
        playouts: 0,
        lines: 0,
        ..T::Game::effort(measurement.depth)
    };
    let values = judge(
        &question,
        &legal,
        Some(action),
        effort,
        measurement.seed,
        number,
    );
    let judged = &values.actions[values.played?];
    let error = judged.share - mean;
    // Of a normal distribution, the root of the mean square is 1.25 times the mean of the absolute error.
    let by_net = 1.253 * f64::from(judgement.doubt);
    let errors = Errors {
        count: 1,
        stated: judged.share_se.powi(2),
        by_net: by_net.powi(2),
        actual: error * error - noise,
        bias: error,
    };
    Some((T::age(&game), errors))
}

/// The share of the win of the player who has chosen these actions, in a game that is played on after them by the net with
/// this number of simulations for each decision.
pub(crate) fn played_on<T: Task>(
    net: &Net,
    simulations: u32,
    mut game: T::Game,
    chosen: &[(Seat, <T::Game as State>::Action)],
    continuation: u64,
) -> f64 {
    let player = game.chooser(chosen[0].0);
    let mut bots: Vec<_> = game
        .players()
        .iter()
        .map(|seat| {
            let stream = seat.number() as u64;
            T::Game::player(net, simulations, continuation, stream)
        })
        .collect();
    let joint = game.ask(|other, legal| {
        let chooser = game.chooser(other);
        match chosen.iter().find(|(seat, _)| *seat == other) {
            Some(&(_, action)) => action,
            None => bots[chooser.number()].choose(&game.observe(chooser), other, legal),
        }
    });
    game.apply_unchecked(&joint);
    let outcome = run(game, &mut bots);
    f64::midpoint(outcome.utility(player), 1.0)
}
