//! `antipater arena`: a comparison of two bots on duplicate deals.
//!
//! Each deal is played once with the first bot on every seat, the second one on all others. Here: the course of a
//! series. `args` has the arguments, `program` external programs, `sum` the measurements, and `report` the output.

mod args;
mod program;
mod report;
mod sum;
mod times;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use antipater_bots::arena::{Side, play_deal};
use antipater_bots::budget::Budget;
use antipater_bots::matches::Queue;
use antipater_bots::uct::Searchable;
use antipater_bots::{Bot, BotHost};
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, generator};
use antipater_engine::seven::{self, BoardOptions, Seven};
use antipater_engine::{Recorded, Seat};
use antipater_show::view::Viewable;
use anyhow::{Result, bail, ensure};

use crate::cpu::CpuTime;
use crate::game::{Game, no_edition, only_first_edition, three_or_more, two_players, wrong_usage};
use crate::interrupt::{Interrupted, stopped_by_user};
use crate::locale::{t, tell};
use crate::output::Output;
use crate::progress::Progress;
use crate::record::{Records, duel_title, edition_title, free_city_title, record_of_bots};
pub(crate) use args::Args;
use program::Program;
use sum::{Deal, Failure, Measured, Sum};

pub(crate) fn run(args: &Args) -> Result<()> {
    args.weights.replace()?;
    let two = args.game != Game::Seven;
    ensure!(two || !args.sprt, wrong_usage(tell!("cli-arena-sprt-two")));
    match args.game {
        Game::Seven => {
            let edition = args.edition_or_second();
            let seats = three_or_more(args.players)?;
            let options = vec![BoardOptions::default(); seats];
            let title = edition_title(edition);
            let title = tell!("cli-title-players", game = title, count = seats);
            let deal = |rng: &mut Generator| seven::Setup::deal(edition, &options, rng);
            compare::<Seven, _>(args, &title, seats, deal)
        }
        Game::FreeCity => {
            only_first_edition(args.edition)?;
            let seats = two_players(args.players, "free-city")?;
            let boards = [BoardOptions::default(); 3];
            let deal = |rng: &mut Generator| seven::Setup::deal_free_city(&boards, rng);
            compare::<Seven, _>(args, &free_city_title(), seats, deal)
        }
        Game::Duel => {
            no_edition(args.edition)?;
            let seats = two_players(args.players, "duel")?;
            let deal = |rng: &mut Generator| Ok(duel::Setup::deal(rng));
            compare::<Duel, _>(args, &duel_title(), seats, deal)
        }
    }
}

/// A game of the arena, which bots can search and programs can see.
trait ArenaState: Searchable + Viewable + Recorded<Score: Send, InvalidSetup: Send + Sync> {}

impl<G: Searchable + Viewable + Recorded<Score: Send, InvalidSetup: Send + Sync>> ArenaState for G {}

/// Why a series ends before its last deal.
enum Early {
    /// The sequential test has accepted a hypothesis.
    Found,
    Failed(anyhow::Error),
}

impl From<anyhow::Error> for Early {
    fn from(error: anyhow::Error) -> Early {
        Early::Failed(error)
    }
}

/// Plays the deals and prints the report.
fn compare<G, D>(args: &Args, title: &str, players: usize, deal: D) -> Result<()>
where
    G: ArenaState<InvalidSetup: 'static>,
    D: Fn(&mut Generator) -> Result<G::Setup, G::InvalidSetup> + Sync,
{
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or_else(cores);
    let stopped = stopped_by_user()?;
    let queue = Queue {
        jobs: args.deals,
        threads,
        // A deal takes longer than waking the collector.
        batch: 1,
    };
    let mut records = args.records.as_deref().map(Records::new).transpose()?;
    let mut sum = Sum::default();
    let mut progress = Progress::new(args.deals);
    let start = Instant::now();
    let played = queue.run(
        |number| {
            play::<G>(
                args,
                number,
                deal(&mut generator(args.seed, number))?,
                &stopped,
            )
        },
        |played: Result<Deal<G>>| {
            let played = played?;
            if let Some(records) = &mut records {
                write(records, args, &played)?;
            }
            sum.add::<G>(played);
            progress.step(|| standing(args, &sum));
            let found = args.sprt && sum.standing.shares.test.verdict().is_some();
            if found { Err(Early::Found) } else { Ok(()) }
        },
    );
    progress.finish();
    records.map(Records::finish).transpose()?;
    let interrupted = match played {
        Ok(()) | Err(Early::Found) => false,
        Err(Early::Failed(error)) if error.is::<Interrupted>() => true,
        Err(Early::Failed(error)) => bail!(error),
    };
    let run = report::Run {
        title,
        players,
        threads,
        seconds: start.elapsed().as_secs_f64(),
        interrupted,
    };
    let mut output = Output::new();
    if args.json {
        report::json::<G>(&mut output, args, &run, &sum)?;
    } else {
        report::tables::<G>(&mut output, args, &run, &sum)?;
    }
    output.finish()?;
    ensure!(!interrupted, Interrupted);
    Ok(())
}

/// Writes the records of the finished games of a deal.
fn write<G>(records: &mut Records<'_>, args: &Args, deal: &Deal<G>) -> Result<()>
where
    G: ArenaState<InvalidSetup: 'static>,
{
    let games = Seat::all(deal.games.len()).zip(&deal.games);
    for (first, game) in games.filter(|(_, game)| game.end.is_ok()) {
        let bots = Seat::all(deal.games.len());
        let bots: Vec<_> = bots
            .map(|seat| [&args.a, &args.b][Side::of(seat, first) as usize])
            .collect();
        records.write(&record_of_bots::<G, _>(&bots, &deal.setup, &game.steps)?)?;
    }
    Ok(())
}

/// The present result of the first bot, beside the progress bar.
fn standing(args: &Args, sum: &Sum) -> String {
    let points: f64 = sum.standing.accounts[Side::A as usize].means().sum();
    tell!(
        "cli-progress-bot",
        bot = args.a.to_string(),
        share = t().decimal(100.0 * sum.standing.shares.score(), 1),
        points = t().decimal(points, 1)
    )
}

/// Plays a deal. The bots are determined by the seed, the number of the deal and their seat.
///
/// # Errors
/// [`Interrupted`] if the user stops it.
fn play<G>(args: &Args, number: u64, setup: G::Setup, stopped: &AtomicBool) -> Result<Deal<G>>
where
    G: ArenaState<InvalidSetup: 'static>,
{
    let costs = [(); 2].map(|()| Mutex::default());
    let (sender, failures) = channel();
    let sit = |side: Side, stream| -> Box<dyn Bot<G> + '_> {
        let mut host = ArenaHost {
            args,
            failures: &sender,
        };
        let spec = [&args.a, &args.b][side as usize];
        Box::new(Measured {
            bot: spec.bot(args.seed, stream, &mut host),
            cost: &costs[side as usize],
        })
    };
    let is_stopped = || stopped.load(Ordering::Relaxed);
    let lost = || match is_stopped() {
        true => Some(Err(Interrupted)),
        false => failures.try_recv().ok().map(Ok),
    };
    let games = play_deal(&G::new(setup.clone())?, number, sit, lost);
    ensure!(!is_stopped(), Interrupted);
    Ok(Deal {
        games,
        setup,
        costs,
    })
}

/// The clock and the programs for bots.
struct ArenaHost<'a> {
    args: &'a Args,
    failures: &'a Sender<Failure>,
}

impl<G: ArenaState> BotHost<G> for ArenaHost<'_> {
    fn cpu(&mut self, limit: Duration) -> Box<dyn Budget> {
        Box::new(CpuTime::new(limit))
    }

    fn program(&mut self, command: &str) -> Box<dyn Bot<G>> {
        let game = self.args.game.word();
        let failures = self.failures.clone();
        Box::new(Program::new(game, command, self.args.limit, failures))
    }
}
