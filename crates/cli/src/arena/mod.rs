//! `antipater arena`: a comparison of two bots on duplicate deals.
//!
//! Each deal is played once with the first bot on every seat, the second one on all others. Here: the course of a
//! series. `args` has the arguments, `program` external programs, `sum` the measurements, and `report` the output.

mod args;
mod program;
mod report;
mod sum;
mod times;

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use antipater_bots::arena::{Side, VICTORY, play_deal, share};
use antipater_bots::budget::Budget;
use antipater_bots::matches::Queue;
use antipater_bots::uct::Searchable;
use antipater_bots::{Bot, BotHost, BotSpec};
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, generator};
use antipater_engine::seven::{self, BoardOptions, Seven};
use antipater_engine::{Line, Recorded, Seat};
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
use program::{Limits, Program, Seated};
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
trait ArenaState:
    Searchable + Viewable + Recorded<Score: Send, InvalidSetup: Send + Sync, Observation: Line>
{
}

impl<G> ArenaState for G where
    G: Searchable + Viewable + Recorded<Score: Send, InvalidSetup: Send + Sync, Observation: Line>
{
}

/// The programs of the sides that are programs.
type Programs = [Option<Arc<Program>>; 2];

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
    let limits = Limits {
        start: args.start_limit,
        decision: args.limit,
    };
    let programs: Programs = [&args.a, &args.b].map(|bot| match bot {
        BotSpec::Exec(command) => {
            let mut program = Program::new(args.game.word(), command, limits);
            if !args.isolate {
                program.greet(players);
            }
            Some(Arc::new(program))
        }
        _ => None,
    });
    let mut sum = Sum::default();
    let mut progress = Progress::new(args.deals);
    let start = Instant::now();
    let played = queue.run(
        |number| {
            play::<G>(
                args,
                &programs,
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
    ensure!(!sum.is_void(), Void);
    Ok(())
}

/// Says that a series has no result because programs failed in it. The report has told the user.
#[derive(Debug)]
pub(crate) struct Void;

impl Void {
    /// The exit status.
    pub(crate) const STATUS: u8 = 3;
}

impl fmt::Display for Void {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too many games were lost by failure")
    }
}

impl std::error::Error for Void {}

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
fn play<G>(
    args: &Args,
    programs: &Programs,
    number: u64,
    setup: G::Setup,
    stopped: &AtomicBool,
) -> Result<Deal<G>>
where
    G: ArenaState<InvalidSetup: 'static>,
{
    let costs = [(); 2].map(|()| Mutex::default());
    let (sender, failures) = channel();
    let position = G::new(setup.clone())?;
    let players = position.players();
    // The games of a deal follow one another, and each seats all players.
    let id = |game: u64| number * players.len() as u64 + game;
    let mut seated = 0;
    let sit = |side: Side, stream| -> Box<dyn Bot<G> + '_> {
        let mut host = ArenaHost {
            program: programs[side as usize].as_ref(),
            game: id(seated / players.len() as u64),
            failures: &sender,
        };
        seated += 1;
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
    let games = play_deal(&position, number, sit, lost);
    for ((game, played), first) in (0..).zip(&games).zip(players.iter()) {
        for seat in players.iter() {
            if let Some(program) = &programs[Side::of(seat, first) as usize] {
                let outcome = played.end.as_ref().ok();
                let share = outcome.map(|outcome| share(outcome, seat) as f64 / VICTORY as f64);
                program.end(seat, id(game), share);
            }
        }
    }
    ensure!(!is_stopped(), Interrupted);
    Ok(Deal {
        games,
        setup,
        costs,
    })
}

/// The clock for a bot, and its program if it is one.
struct ArenaHost<'a> {
    program: Option<&'a Arc<Program>>,
    game: u64,
    failures: &'a Sender<Failure>,
}

impl<G: ArenaState> BotHost<G> for ArenaHost<'_> {
    fn cpu(&mut self, limit: Duration) -> Box<dyn Budget> {
        Box::new(CpuTime::new(limit))
    }

    fn program(&mut self, _command: &str) -> Box<dyn Bot<G>> {
        let program = self.program.expect("the side is a program");
        Box::new(Seated::new(program, self.game, self.failures.clone()))
    }
}
