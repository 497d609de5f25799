//! `antipater arena`: which of two bots is stronger, on duplicate deals.
//!
//! Each deal is played once with the first bot on every seat, the second one on all others. Here: the course of a
//! series. The arguments: `args`; one game: `table`; programs from outside: `program`; what is counted: `sum`; how it is
//! told: `report`.

mod args;
mod program;
mod report;
mod stats;
mod table;
mod times;

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use antipater_bots::budget::Budget;
use antipater_bots::matches::Queue;
use antipater_bots::spec::BotHost;
use antipater_bots::uct::Searchable;
use antipater_bots::{Bot, Builder};
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
use crate::record::{duel_title, edition_title, free_city_title};
pub(crate) use args::Args;
use program::Program;
use stats::{Deal, Sum};
use table::{Player, Side, Verdict};

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

/// A game of the arena: bots search it, programs see it.
trait Fought: Searchable + Viewable + Recorded<Score: Send, InvalidSetup: Send + Sync> {}

impl<G: Searchable + Viewable + Recorded<Score: Send, InvalidSetup: Send + Sync>> Fought for G {}

/// Why a series ends before its last deal.
enum Early {
    /// The sequential test has found what it was asked.
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
    G: Fought<InvalidSetup: 'static>,
    D: Fn(&mut Generator) -> Result<G::Setup, G::InvalidSetup> + Sync,
    Builder: Bot<G>,
{
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or_else(cores);
    let stopped = stopped_by_user()?;
    let series = Series {
        args,
        players,
        stopped: &stopped,
    };
    let queue = Queue {
        jobs: args.deals,
        threads,
        // A deal takes longer than waking the collector.
        batch: 1,
    };
    let mut sum = Sum::default();
    let mut progress = Progress::new(args.deals);
    let start = Instant::now();
    let played = queue.run(
        |number| series.deal::<G>(number, &deal),
        |played| {
            sum.add::<G>(&played?);
            progress.step(|| standing(args, &sum));
            let found = args.sprt && sum.test.verdict().is_some();
            if found { Err(Early::Found) } else { Ok(()) }
        },
    );
    progress.finish();
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

/// How the first bot stands, beside the bar.
fn standing(args: &Args, sum: &Sum) -> String {
    let points: f64 = sum.accounts[Side::A as usize].means().sum();
    tell!(
        "cli-progress-bot",
        bot = args.a.to_string(),
        share = t().decimal(100.0 * sum.score(), 1),
        points = t().decimal(points, 1)
    )
}

/// What all games of a series share.
struct Series<'a> {
    args: &'a Args,
    players: usize,
    stopped: &'a AtomicBool,
}

impl Series<'_> {
    /// Plays a deal with the first bot on each seat in turn. The deal follows from the seed and its number, the bots
    /// from the seed, that number and their seat.
    ///
    /// # Errors
    /// [`Interrupted`] when the user does not want to wait for it.
    fn deal<G>(
        &self,
        number: u64,
        deal: impl Fn(&mut Generator) -> Result<G::Setup, G::InvalidSetup>,
    ) -> Result<Deal<G::Score>>
    where
        G: Fought<InvalidSetup: 'static>,
        Builder: Bot<G>,
    {
        let setup = deal(&mut generator(self.args.seed, number))?;
        let mut games = Vec::with_capacity(self.players);
        for first in Seat::all(self.players) {
            let mut players: Vec<Player<G>> = Seat::all(self.players)
                .map(|seat| self.player(number, seat, seat == first))
                .collect();
            let position = G::new(setup.clone())?;
            let game = table::play(position, &mut players, self.stopped);
            games.push(game.ok_or(Interrupted)?);
        }
        Ok(Deal(games))
    }

    fn player<G>(&self, number: u64, seat: Seat, first: bool) -> Player<G>
    where
        G: Fought,
        Builder: Bot<G>,
    {
        let (side, spec) = if first {
            (Side::A, &self.args.a)
        } else {
            (Side::B, &self.args.b)
        };
        let verdict: Verdict = Arc::new(OnceLock::new());
        let mut around = Around {
            args: self.args,
            verdict: &verdict,
        };
        let streams = number.wrapping_mul(Seat::MAX as u64);
        let stream = streams.wrapping_add(seat.number() as u64);
        let bot = spec.bot(self.args.seed, stream, &mut around);
        Player { side, bot, verdict }
    }
}

/// The clock and the programs that bots are given.
struct Around<'a> {
    args: &'a Args,
    verdict: &'a Verdict,
}

impl<G: Fought> BotHost<G> for Around<'_> {
    fn cpu(&mut self, limit: Duration) -> Box<dyn Budget> {
        Box::new(CpuTime::new(limit))
    }

    fn program(&mut self, command: &str) -> Box<dyn Bot<G>> {
        let verdict = Arc::clone(self.verdict);
        let game = self.args.game.word();
        Box::new(Program::new(game, command, self.args.limit, verdict))
    }
}
