//! Matches: one game between bots, and many games on all cores with a result that does not depend on their number.
//!
//! Game `k` of a series is dealt by [`rng::generator`] of the series' seed and `k`. The bot of seat `i` has the stream
//! `7 k + i` of the same seed.

use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use antipater_engine::{Actions, JointAction, Outcome, Seat, State, rng};
use rand_chacha::ChaCha20Rng;

use crate::bot::Bot;
use crate::kind::{BotKind, Playable};
pub use crate::played::{Game, Played};
use crate::stats::{GameSummary, Scribe};

/// Plays a game to its end with one bot for each player.
///
/// # Errors
/// When the setup is no deal of the game.
///
/// # Panics
/// When there are fewer bots than players.
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
    let outcome = play_with_steps(setup, bots, |joint| steps.push(*joint))?;
    Ok(Game { steps, outcome })
}

/// Plays a game like [`play`], but reports each step instead of keeping it.
///
/// # Errors
/// When the setup is no deal of the game.
///
/// # Panics
/// When there are fewer bots than players.
pub fn play_with_steps<G: State>(
    setup: G::Setup,
    bots: &mut [Box<dyn Bot<G> + '_>],
    tell: impl FnMut(&JointAction<G::Action>),
) -> Result<Outcome<G::Score>, G::InvalidSetup> {
    Ok(run_with_steps(G::new(setup)?, bots, tell))
}

/// Plays on from a position to its end with one bot for each player.
///
/// # Panics
/// When there are fewer bots than players.
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
    run_with_steps(position, bots, |_| {})
}

fn run_with_steps<G: State>(
    mut position: G,
    bots: &mut [Box<dyn Bot<G> + '_>],
    mut tell: impl FnMut(&JointAction<G::Action>),
) -> Outcome<G::Score> {
    let mut legal = Actions::none();
    loop {
        let acting = position.to_act();
        if acting.is_empty()
            && let Some(outcome) = position.outcome()
        {
            return outcome;
        }
        let mut joint = JointAction::new();
        for seat in acting.iter() {
            position.list_actions(seat, &joint, &mut legal);
            let chooser = position.chooser(seat);
            let bot = &mut bots[chooser.number()];
            let blind = bot.choose_blindly(&legal);
            let look = || bot.choose(&position.observe(chooser), seat, &legal);
            let action = blind.unwrap_or_else(look);
            debug_assert!(legal.contains(action), "{action:?} is not legal");
            joint.set(seat, action);
        }
        position.apply_unchecked(&joint);
        tell(&joint);
    }
}

/// Many games of the same kind. `D` deals a game.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
/// use antipater_bots::matches::Series;
/// use antipater_engine::duel::{Duel, InvalidSetup, Setup};
/// use antipater_engine::rng::Generator;
///
/// let series = Series {
///     deal: |rng: &mut Generator| Ok(Setup::deal(rng)),
///     seats: 2,
///     bots: vec![BotKind::Random],
///     games: 4,
///     seed: 1,
/// };
/// let mut decisions = 0;
/// let sum = |game| {
///     decisions += game;
///     Ok::<_, InvalidSetup>(())
/// };
/// series
///     .run::<Duel, _, _>(2, |played| played.game.decisions(), sum)
///     .unwrap();
/// assert!(decisions > 4 * 60);
/// ```
#[derive(Clone, Debug)]
pub struct Series<D> {
    /// Deals one game with the game's own generator.
    pub deal: D,
    /// How many players a game has; they sit on the first seats.
    pub seats: usize,
    /// The bots: seat `i` of game `k` has number `(i + k)` modulo their count.
    pub bots: Vec<BotKind>,
    /// How many games.
    pub games: u64,
    /// The seed of everything random.
    pub seed: u64,
}

/// The most games that travel from a thread to the collector at once. Waking the collector costs as much as a few
/// decisions.
const BATCH: u64 = 64;

/// Batches that a thread may be ahead of the collector.
const AHEAD: usize = 8;

/// Jobs done on several threads, whose results come in the order of the jobs.
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
    /// How many jobs; they count from 0.
    pub jobs: u64,
    /// On how many threads.
    pub threads: usize,
    /// How many results travel from a thread to the collector at once.
    pub batch: u64,
}

impl Queue {
    /// Hands the batches out to the threads in turn and collects them in the same order. Memory does not grow with the
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
                        // The collector stops at the first error; the rest is then not wanted.
                        if sender.send(batch(number)).is_err() {
                            return;
                        }
                    }
                });
                receiver
            };
            let receivers: Vec<_> = (0..threads).map(start).collect();
            for number in 0..batches {
                // A thread sends every one of its batches unless it panics, and then the scope panics too.
                let Ok(done) = receivers[(number % threads) as usize].recv() else {
                    break;
                };
                done.into_iter().try_for_each(&mut collect)?;
            }
            Ok(())
        })
    }
}

/// A game that has been dealt and not yet played: the deal and who sits where.
struct Dealt<G: Playable> {
    setup: G::Setup,
    bots: Vec<BotKind>,
    seated: Vec<Box<dyn Bot<G>>>,
}

impl<D> Series<D> {
    /// Plays all games on this many threads. Each game goes through `finish` on the thread that played it; the results
    /// reach `collect` in the order of the games. Memory does not grow with their number.
    ///
    /// # Errors
    /// The first error of `collect`, which ends the series, or of a deal.
    pub fn run<G, E, T>(
        &self,
        threads: usize,
        finish: impl Fn(Played<G>) -> T + Sync,
        collect: impl FnMut(T) -> Result<(), E>,
    ) -> Result<(), E>
    where
        G: Playable,
        D: Fn(&mut ChaCha20Rng) -> Result<G::Setup, G::InvalidSetup> + Sync,
        E: From<G::InvalidSetup>,
        G::InvalidSetup: Send,
        T: Send,
    {
        self.spread::<G, E, T>(threads, |number| self.game(number).map(&finish), collect)
    }

    /// Plays all games like [`Series::run`], but keeps only the deal of each and what a tally needs.
    ///
    /// # Errors
    /// The first error of `collect`, which ends the series, or of a deal.
    pub fn run_summaries<G, E, T>(
        &self,
        threads: usize,
        finish: impl Fn(&G::Setup, GameSummary<G::Score>) -> T + Sync,
        collect: impl FnMut(T) -> Result<(), E>,
    ) -> Result<(), E>
    where
        G: Playable,
        D: Fn(&mut ChaCha20Rng) -> Result<G::Setup, G::InvalidSetup> + Sync,
        E: From<G::InvalidSetup>,
        G::InvalidSetup: Send,
        T: Send,
    {
        let play = |number| self.summary::<G, T>(number, &finish);
        self.spread::<G, E, T>(threads, play, collect)
    }

    /// Plays the games on the threads and collects them in their order.
    fn spread<G, E, T>(
        &self,
        threads: usize,
        play: impl Fn(u64) -> Result<T, G::InvalidSetup> + Sync,
        mut collect: impl FnMut(T) -> Result<(), E>,
    ) -> Result<(), E>
    where
        G: Playable,
        D: Sync,
        E: From<G::InvalidSetup>,
        G::InvalidSetup: Send,
        T: Send,
    {
        // A short series goes in small batches, so that every thread gets its share.
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
    /// When the deal cannot be made.
    pub fn game<G>(&self, number: u64) -> Result<Played<G>, G::InvalidSetup>
    where
        G: Playable,
        D: Fn(&mut ChaCha20Rng) -> Result<G::Setup, G::InvalidSetup>,
    {
        let mut dealt = self.deal::<G>(number)?;
        let game = play(dealt.setup.clone(), &mut dealt.seated)?;
        Ok(Played {
            number,
            setup: dealt.setup,
            bots: dealt.bots,
            game,
        })
    }

    /// Plays one game of the series without keeping its steps; `finish` gets its deal and its [`GameSummary`].
    ///
    /// # Errors
    /// When the deal cannot be made.
    pub fn summary<G, T>(
        &self,
        number: u64,
        finish: impl FnOnce(&G::Setup, GameSummary<G::Score>) -> T,
    ) -> Result<T, G::InvalidSetup>
    where
        G: Playable,
        D: Fn(&mut ChaCha20Rng) -> Result<G::Setup, G::InvalidSetup>,
    {
        let mut dealt = self.deal::<G>(number)?;
        let mut scribe = Scribe::default();
        let tell = |joint: &JointAction<G::Action>| scribe.step::<G>(joint);
        let outcome = play_with_steps(dealt.setup.clone(), &mut dealt.seated, tell)?;
        Ok(finish(
            &dealt.setup,
            scribe.summary::<G>(dealt.bots, outcome),
        ))
    }

    fn deal<G>(&self, number: u64) -> Result<Dealt<G>, G::InvalidSetup>
    where
        G: Playable,
        D: Fn(&mut ChaCha20Rng) -> Result<G::Setup, G::InvalidSetup>,
    {
        let setup = (self.deal)(&mut rng::generator(self.seed, number))?;
        let bots: Vec<BotKind> = (0..self.seats as u64)
            .map(|seat| self.bots[((seat + number) % self.bots.len() as u64) as usize])
            .collect();
        let stream = number.wrapping_mul(Seat::MAX as u64);
        let seated = (0..)
            .zip(&bots)
            .map(|(seat, &level)| G::bot(level, self.seed, stream.wrapping_add(seat)))
            .collect();
        Ok(Dealt {
            setup,
            bots,
            seated,
        })
    }
}
