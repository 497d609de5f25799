//! Judged errors compared with games that are played on from both actions, on the same samples of hidden information.

use std::collections::BTreeMap;

use antipater_bots::Repeatable;
use antipater_bots::analysis::{Analyzable, Band, Decision, Depth, Options, decision};
use antipater_bots::net::Net;
use antipater_bots::uct::Searchable;
use antipater_engine::rng::generator;
use antipater_engine::{Record, Seat, State};
use anyhow::Result;

use crate::doubt::played_on;
use crate::games::Task;
use crate::parallel::in_parallel;
use crate::quality;

/// Added to the seed, so that the net has not learned from these games.
const HELD_OUT: u64 = 6_000_000;

/// The parameters of a measurement.
#[derive(Clone)]
pub(crate) struct Verdicts {
    /// The number of games of each bot whose errors are judged.
    pub(crate) games: u64,
    pub(crate) bots: Vec<Repeatable>,
    pub(crate) depth: Depth,
    /// The table sizes of 7 Wonders, in turn.
    pub(crate) seats: Vec<usize>,
    /// The games that are played on from each action, and the simulations of each decision in them.
    pub(crate) continuations: u64,
    pub(crate) simulations: u32,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// An apparent error: its loss and standard error by the search alone, by the whole verdict, and by playing on.
struct Compared {
    age: usize,
    searched: (f64, f64),
    judged: (f64, f64),
    band: Band,
    reasons: usize,
    played_on: (f64, f64),
}

/// Prints, by age, the error of the evaluator; and how often verdicts agree with games that are played on.
#[allow(clippy::print_stdout, reason = "the report of a program")]
pub(crate) fn report<T: Task>(net: &Net, verdicts: &Verdicts) -> Result<()>
where
    T::Game: Analyzable + Searchable,
{
    let mut all = Vec::new();
    for bot in &verdicts.bots {
        let found = in_parallel(verdicts.threads, 0..verdicts.games, |number| {
            compared::<T>(net, verdicts, bot, number)
        });
        for game in found {
            all.extend(game?);
        }
    }
    let mut ages: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    for one in &all {
        let (count, sum) = ages.entry(one.age).or_default();
        let apart = one.searched.0 - one.played_on.0;
        *count += 1.0;
        *sum += apart * apart - one.searched.1.powi(2) - one.played_on.1.powi(2);
    }
    println!("age  apparent errors  error of the evaluator (thousandths)");
    for (age, (count, sum)) in ages {
        let error = 1000.0 * (sum / count).max(0.0).sqrt();
        println!("{:>3}  {count:>15}  {error:>6.0}", age + 1);
    }
    println!(
        "verdict      errors  same sign  within a factor of 2  mean loss  played on  no reason"
    );
    for band in Band::ERRORS {
        tell(band.name(), &all, |one| one.band == band);
    }
    tell("all", &all, |one| one.band >= Band::Inaccuracy);
    tell("(dropped)", &all, |one| one.band < Band::Inaccuracy);
    Ok(())
}

#[allow(clippy::print_stdout, reason = "the report of a program")]
fn tell(name: &str, all: &[Compared], told: impl Fn(&Compared) -> bool) {
    let errors: Vec<&Compared> = all.iter().filter(|one| told(one)).collect();
    let count = errors.len() as f64;
    let share = |wanted: fn(&Compared) -> bool| {
        100.0 * errors.iter().filter(|one| wanted(one)).count() as f64 / count
    };
    let mean = |of: fn(&Compared) -> f64| errors.iter().map(|one| of(one)).sum::<f64>() / count;
    println!(
        "{name:<11} {count:>7}  {:>7.1} %  {:>18.1} %  {:>9.3}  {:>9.3}  {:>7.1} %",
        share(|one| one.played_on.0 > 0.0),
        // Without what the number of games explains.
        share(|one| {
            let [low, high] = [-2.0, 2.0].map(|errors| one.played_on.0 + errors * one.played_on.1);
            high >= one.judged.0 / 2.0 && low <= one.judged.0 * 2.0
        }),
        mean(|one| one.judged.0),
        mean(|one| one.played_on.0),
        share(|one| one.reasons == 0),
    );
}

/// The apparent errors of one game.
fn compared<T: Task>(
    net: &Net,
    verdicts: &Verdicts,
    bot: &Repeatable,
    number: u64,
) -> Result<Vec<Compared>>
where
    T::Game: Analyzable + Searchable,
{
    let seed = verdicts.seed + HELD_OUT;
    let seats = verdicts.seats[number as usize % verdicts.seats.len()];
    let setup = T::deal_to_measure(&mut generator(seed, number), seats);
    let record = quality::play::<T>(bot, setup, seed, number)?;
    let options = Options {
        depth: verdicts.depth,
        seed: number,
        ..Options::default()
    };
    let alone = Options {
        lines: Some(0),
        ..options
    };
    let mut all = Vec::new();
    let mut game = record.start();
    for (step, joint) in record.steps().iter().enumerate() {
        for (seat, _) in joint.iter() {
            let searched = decision(&record, step, seat, &alone);
            let Some(searched) = searched.filter(|one| one.counted && one.band > Band::Good) else {
                continue;
            };
            let Some(judged) = decision(&record, step, seat, &options) else {
                continue;
            };
            all.push(Compared {
                age: T::age(&game),
                searched: (searched.loss, searched.loss_se),
                judged: (judged.loss, judged.loss_se),
                band: judged.band,
                reasons: judged.reasons.len(),
                played_on: loss::<T>(net, verdicts, &record, &judged),
            });
        }
        game.apply_unchecked(joint);
    }
    Ok(all)
}

/// The loss of a decision by games that are played on from the best and from the played action.
fn loss<T: Task>(
    net: &Net,
    verdicts: &Verdicts,
    record: &Record<T::Game>,
    judged: &Decision<<T::Game as State>::Action>,
) -> (f64, f64)
where
    T::Game: Analyzable,
{
    let game = record.position_after(judged.step);
    let observation = game.observe(judged.player);
    // The choice for the player's own city comes before that for the Free City.
    let own = record.steps()[judged.step].get(judged.player);
    let own = own.filter(|_| judged.player != judged.seat);
    let mut rng = generator(verdicts.seed + HELD_OUT, judged.step as u64);
    let (mut sum, mut squares) = (0.0, 0.0);
    for number in 0..verdicts.continuations {
        let guess = T::Game::sample(&observation, &mut rng);
        let [best, played] = [judged.best[0].action, judged.played].map(|action| {
            let chosen: Vec<(Seat, _)> = own
                .map(|own| (judged.player, own))
                .into_iter()
                .chain([(judged.seat, action)])
                .collect();
            played_on::<T>(net, verdicts.simulations, guess.clone(), &chosen, number)
        });
        sum += best - played;
        squares += (best - played) * (best - played);
    }
    let count = verdicts.continuations as f64;
    let mean = sum / count;
    (
        mean,
        ((squares / count - mean * mean) / (count - 1.0)).sqrt(),
    )
}
