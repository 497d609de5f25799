//! Matches: single games between bots, and series on all cores whose results do not depend on the number of cores.
//!
//! Game `k` of a series is dealt by [`rng::generator`] of the series' seed and `k`. The bot of seat `i` has the stream
//! `7 k + i` of the same seed.

use core::convert::Infallible;
use core::ops::ControlFlow;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use antipater_engine::{Actions, JointAction, Outcome, Seat, State, rng};
use rand_chacha::ChaCha20Rng;

use crate::bot::{Bot, BotFactory};
pub use crate::played::{Game, Played};
use crate::stats::{GameSummary, Scribe};

/// Plays a game to its end with one bot for each player.
///
/// # Errors
/// If the setup is not a deal of the game.
///
/// # Panics
/// If there are fewer bots than players.
///
/// # Examples
/// ```
/// use antipater_bots::matches::play;
/// use antipater_bots::{BotKind, Playable};
/// use antipater_engine::rng::generator;
/// use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
///
/// let boards = [BoardOptions::default(); 3];
/// let setup = Setup::deal(Edition::Second, &boards, &mut generator(1, 0)).unwrap();
/// let mut bots: Vec<_> = (0..3)
///     .map(|seat| Seven::bot(BotKind::Builder, 1, seat))
///     .collect();
/// let game = play::<Seven>(setup, &mut bots).unwrap();
/// assert!(game.steps.len() >= 18);
/// ```
pub fn play<G: State>(
    setup: G::Setup,
    bots: &mut [Box<dyn Bot<G> + '_>],
) -> Result<Game<G>, G::InvalidSetup> {
    let mut steps = Vec::with_capacity(24);
    let keep = |decided: Decided<'_, G::Action>| steps.extend(decided.step.copied());
    let outcome = run_with(G::new(setup)?, bots, keep);
    Ok(Game { steps, outcome })
}

/// Plays on from a position to its end with one bot for each player.
///
/// # Panics
/// If there are fewer bots than players.
///
/// # Examples
/// ```
/// use antipater_bots::matches::run;
/// use antipater_bots::{Bot, BotKind, Playable, Random};
/// use antipater_engine::duel::Duel;
///
/// let mut bots: [Box<dyn Bot<Duel>>; 2] = [
///     Box::new(Random::new(1, 0)),
///     Duel::bot(BotKind::Builder, 1, 1),
/// ];
/// let outcome = run(Duel::random(7), &mut bots);
/// assert!(!outcome.winners.is_empty());
/// ```
pub fn run<G: State>(position: G, bots: &mut [Box<dyn Bot<G> + '_>]) -> Outcome<G::Score> {
    run_with(position, bots, |_| ())
}

/// A decision, reported before it is played.
///
/// # Examples
/// ```
/// use core::ops::ControlFlow::{Break, Continue};
///
/// use antipater_bots::matches::run_until;
/// use antipater_bots::{Bot, Random};
/// use antipater_engine::duel::{Action, Duel};
///
/// let mut bots = [0, 1].map(|stream| Box::new(Random::new(1, stream)) as Box<dyn Bot<Duel>>);
/// let first_wonder = run_until(&mut Duel::random(7), &mut bots, |decided| match decided.action {
///     Action::Wonder(_, wonder) => Break(wonder),
///     _ => Continue(()),
/// });
/// assert!(first_wonder.is_break());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Decided<'a, A> {
    /// The seat that acts.
    pub seat: Seat,
    /// The player who chose for it.
    pub player: Seat,
    /// The action.
    pub action: A,
    /// The whole step, with the decision of its last seat; otherwise `None`.
    pub step: Option<&'a JointAction<A>>,
}

/// Plays on like [`run`], and reports each decision.
///
/// # Panics
/// If there are fewer bots than players.
pub fn run_with<G: State>(
    mut position: G,
    bots: &mut [Box<dyn Bot<G> + '_>],
    mut each: impl FnMut(Decided<'_, G::Action>),
) -> Outcome<G::Score> {
    let ControlFlow::Continue(outcome) = run_until(&mut position, bots, |decided| {
        each(decided);
        ControlFlow::<Infallible>::Continue(())
    });
    outcome
}

/// Plays on like [`run_with`], until a report breaks.
///
/// # Panics
/// If there are fewer bots than players.
pub fn run_until<G: State, B>(
    position: &mut G,
    bots: &mut [Box<dyn Bot<G> + '_>],
    mut each: impl FnMut(Decided<'_, G::Action>) -> ControlFlow<B>,
) -> ControlFlow<B, Outcome<G::Score>> {
    let mut legal = Actions::none();
    loop {
        let acting = position.to_act();
        if acting.is_empty()
            && let Some(outcome) = position.outcome()
        {
            return ControlFlow::Continue(outcome);
        }
        let mut joint = JointAction::new();
        for seat in acting.iter() {
            position.list_actions(seat, &joint, &mut legal);
            let player = position.chooser(seat);
            let bot = &mut bots[player.number()];
            let blind = bot.choose_blindly(&legal);
            let look = || bot.choose(&position.observe(player), seat, &legal);
            let action = blind.unwrap_or_else(look);
            debug_assert!(legal.contains(action), "{action:?} is not legal");
            joint.set(seat, action);
            each(Decided {
                seat,
                player,
                action,
                step: (joint.seats() == acting).then_some(&joint),
            })?;
        }
        position.apply_unchecked(&joint);
    }
}

/// The stream of a seat's bot in a game of a series.
pub fn stream(game: u64, seat: Seat) -> u64 {
    let first = game.wrapping_mul(Seat::MAX as u64);
    first.wrapping_add(seat.number() as u64)
}

/// A series of games of the same kind. `D` deals a game.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
/// use antipater_bots::matches::Series;
/// use antipater_engine::duel::{Duel, InvalidSetup, Setup};
/// use antipater_engine::rng::Generator;
///
/// let series: Series<Duel, _> = Series {
///     deal: |rng: &mut Generator| Ok(Setup::deal(rng)),
///     seats: 2,
///     bots: vec![BotKind::Random.factory()],
///     games: 4,
///     seed: 1,
/// };
/// let mut decisions = 0;
/// let sum = |game| {
///     decisions += game;
///     Ok::<_, InvalidSetup>(())
/// };
/// series.run(2, |played| played.game.decisions(), sum).unwrap();
/// assert!(decisions > 4 * 60);
/// ```
#[derive(Clone)]
pub struct Series<G: State, D> {
    /// Deals one game with its generator.
    pub deal: D,
    /// The number of players, on the first seats.
    pub seats: usize,
    /// The bots: seat `i` of game `k` has index `(i + k)` modulo their count.
    pub bots: Vec<BotFactory<G>>,
    /// The number of games.
    pub games: u64,
    /// The random seed.
    pub seed: u64,
}

/// The most games sent from a thread to the collector at once. Waking the collector costs as much as a few decisions.
const BATCH: u64 = 64;

/// The most batches by which a thread may be ahead of the collector.
const AHEAD: usize = 8;

/// Parallel jobs on several threads, with results in the order of the jobs.
///
/// # Examples
/// ```
/// use antipater_bots::matches::Queue;
///
/// let queue = Queue {
///     jobs: 5,
///     threads: 2,
///     batch: 1,
/// };
/// let mut squares = Vec::new();
/// let done = queue.run(|job| job * job, |square| {
///     squares.push(square);
///     // The first error ends the work.
///     if square < 9 { Ok(()) } else { Err("enough") }
/// });
/// assert_eq!((done, squares), (Err("enough"), vec![0, 1, 4, 9]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Queue {
    /// The number of jobs, which count from 0.
    pub jobs: u64,
    /// The number of threads.
    pub threads: usize,
    /// The number of results sent from a thread to the collector at once.
    pub batch: u64,
}

impl Queue {
    /// Distributes batches to the threads in turn and collects them in the same order. Memory does not grow with the
    /// number of jobs.
    ///
    /// # Errors
    /// The first error of `collect`, which ends the work.
    pub fn run<T: Send, E>(
        &self,
        work: impl Fn(u64) -> T + Sync,
        mut collect: impl FnMut(T) -> Result<(), E>,
    ) -> Result<(), E> {
        let (jobs, size) = (self.jobs, self.batch.max(1));
        let threads = (self.threads.max(1) as u64).min(jobs.max(1));
        let batches = jobs.div_ceil(size);
        let work = &work;
        let batch = move |batch: u64| -> Vec<T> {
            let first = batch * size;
            (first..jobs.min(first + size)).map(work).collect()
        };
        thread::scope(|scope| {
            let start = |first: u64| -> Receiver<Vec<T>> {
                let (sender, receiver) = sync_channel(AHEAD);
                scope.spawn(move || {
                    for number in (first..batches).step_by(threads as usize) {
                        // The collector stops at the first error and drops the receivers.
                        if sender.send(batch(number)).is_err() {
                            return;
                        }
                    }
                });
                receiver
            };
            let receivers: Vec<_> = (0..threads).map(start).collect();
            for number in 0..batches {
                // A thread sends all of its batches unless it panics, and then the scope panics too.
                let Ok(done) = receivers[(number % threads) as usize].recv() else {
                    break;
                };
                done.into_iter().try_for_each(&mut collect)?;
            }
            Ok(())
        })
    }
}

impl<G, D> Series<G, D>
where
    G: State<InvalidSetup: Send>,
    D: Fn(&mut ChaCha20Rng) -> Result<G::Setup, G::InvalidSetup> + Sync,
{
    /// Plays all games on this number of threads. Each game goes through `finish` on the thread that played it; the
    /// results reach `collect` in the order of the games. Memory does not grow with the number of games.
    ///
    /// # Errors
    /// The first error of `collect`, which ends the series, or of a deal.
    pub fn run<E: From<G::InvalidSetup>, T: Send>(
        &self,
        threads: usize,
        finish: impl Fn(Played<G>) -> T + Sync,
        collect: impl FnMut(T) -> Result<(), E>,
    ) -> Result<(), E> {
        self.spread(threads, |number| self.game(number).map(&finish), collect)
    }

    /// Plays all games like [`Series::run`], but keeps only the deal of each and its summary.
    ///
    /// # Errors
    /// The first error of `collect`, which ends the series, or of a deal.
    pub fn run_summaries<E: From<G::InvalidSetup>, T: Send>(
        &self,
        threads: usize,
        finish: impl Fn(&G::Setup, GameSummary<G::Score>) -> T + Sync,
        collect: impl FnMut(T) -> Result<(), E>,
    ) -> Result<(), E> {
        self.spread(threads, |number| self.summary(number, &finish), collect)
    }

    /// Plays the games on the threads and collects them in order.
    fn spread<E: From<G::InvalidSetup>, T: Send>(
        &self,
        threads: usize,
        play: impl Fn(u64) -> Result<T, G::InvalidSetup> + Sync,
        mut collect: impl FnMut(T) -> Result<(), E>,
    ) -> Result<(), E> {
        // A short series uses small batches, so that every thread gets a share.
        let threads = (threads.max(1) as u64).min(self.games.max(1));
        let size = (self.games / (threads * AHEAD as u64)).clamp(1, BATCH);
        let queue = Queue {
            jobs: self.games,
            threads: threads as usize,
            batch: size,
        };
        queue.run(play, |game| collect(game?))
    }

    /// Plays one game of the series.
    ///
    /// # Errors
    /// If dealing fails.
    pub fn game(&self, number: u64) -> Result<Played<G>, G::InvalidSetup> {
        let (setup, bots, mut seated) = self.dealt(number)?;
        let game = play(setup.clone(), &mut seated)?;
        Ok(Played {
            number,
            setup,
            bots,
            game,
        })
    }

    /// Plays one game of the series without keeping its steps; `finish` gets its deal and its [`GameSummary`].
    ///
    /// # Errors
    /// If dealing fails.
    pub fn summary<T>(
        &self,
        number: u64,
        finish: impl FnOnce(&G::Setup, GameSummary<G::Score>) -> T,
    ) -> Result<T, G::InvalidSetup> {
        let (setup, bots, mut seated) = self.dealt(number)?;
        let mut scribe = Scribe::default();
        let add = |decided: Decided<'_, G::Action>| scribe.add::<G>(decided.seat, decided.action);
        let outcome = run_with(G::new(setup.clone())?, &mut seated, add);
        Ok(finish(&setup, scribe.summary::<G>(bots, outcome)))
    }

    /// The deal of a game, and for each seat the index of its bot and the bot.
    #[expect(clippy::type_complexity, reason = "three plain parts of a game")]
    fn dealt(
        &self,
        number: u64,
    ) -> Result<(G::Setup, Vec<usize>, Vec<Box<dyn Bot<G>>>), G::InvalidSetup> {
        let setup = (self.deal)(&mut rng::generator(self.seed, number))?;
        let turn = |seat: Seat| (seat.number() as u64 + number) % self.bots.len() as u64;
        let bots: Vec<usize> = Seat::all(self.seats)
            .map(|seat| turn(seat) as usize)
            .collect();
        let seated = Seat::all(self.seats)
            .zip(&bots)
            .map(|(seat, &bot)| self.bots[bot](self.seed, stream(number, seat)))
            .collect();
        Ok((setup, bots, seated))
    }
}
