//! The threads of a vector, which share its games.
//!
//! A step of a thousand games takes less than a millisecond, and waking a sleeping thread takes a good part of that. So
//! waiting threads spin for a while before they sleep: the workers for the next step, the calling thread for the
//! workers.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{hint, mem, process, thread, vec};

use antipater_bots::env_slots::{EnvSlot, Learned, Scratch};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::error::invalid;

/// The number of pieces of work per thread, because games differ in duration: bots think, and some games are over.
const PIECES: usize = 8;

/// How long a thread spins before it sleeps.
const PATIENCE: Duration = Duration::from_micros(200);

/// The threads that share the games of a vector.
pub(crate) struct Workers<G: Learned> {
    threads: usize,
    /// The worker threads, without the calling one, and the process that they belong to: a fork has none of them.
    pool: Option<(u32, ThreadPool)>,
    /// The memory of each thread, that of the calling one first.
    scratches: Vec<Mutex<Scratch<G>>>,
    /// The number of steps shared out so far.
    rounds: Arc<AtomicUsize>,
}

impl<G: Learned + Send + Sync> Workers<G>
where
    G::Action: Send + Sync,
{
    /// This number of threads, created on first use.
    pub(crate) fn new(threads: usize) -> Workers<G> {
        Workers {
            threads,
            pool: None,
            scratches: (0..threads).map(|_| Mutex::default()).collect(),
            rounds: Arc::default(),
        }
    }

    /// Shares the games among the threads, together with the parts that `take` cuts off. A thread begins with the same
    /// games on every step, which are in its cache, and then helps the others; the calling thread is one of them.
    pub(crate) fn share_out<P: Send>(
        &mut self,
        mut slots: &mut [EnvSlot<G>],
        mut take: impl FnMut(usize) -> P,
        work: impl Fn(usize, &mut [EnvSlot<G>], P, &mut Scratch<G>) + Send + Sync,
    ) -> PyResult<()> {
        let games = slots.len();
        if self.threads == 1 || games == 1 {
            let scratch = self.scratches[0].get_mut();
            let scratch = scratch.unwrap_or_else(PoisonError::into_inner);
            work(0, slots, take(games), scratch);
            return Ok(());
        }
        self.make_pool()?;
        let Some((_, pool)) = &self.pool else {
            return Ok(());
        };
        let size = games.div_ceil(self.threads * PIECES);
        let (mut pieces, mut first) = (Vec::new(), 0);
        while !slots.is_empty() {
            let (now, later) = slots.split_at_mut(size.min(slots.len()));
            slots = later;
            let count = now.len();
            pieces.push((first, now, take(count)));
            first += count;
        }
        let shares = Shares::of(pieces, self.threads);
        let scratches = &self.scratches;
        let work = |own: usize| {
            let scratch = scratches[own].lock();
            let mut scratch = scratch.unwrap_or_else(PoisonError::into_inner);
            shares.work_off(own, |(first, slots, more)| {
                work(first, slots, more, &mut scratch);
            });
        };
        let others = AtomicUsize::new(self.threads - 1);
        let round = self.rounds.fetch_add(1, Ordering::Release) + 1;
        pool.in_place_scope(|scope| {
            let (work, others) = (&work, &others);
            scope.spawn_broadcast(move |_, thread| {
                work(1 + thread.index());
                others.fetch_sub(1, Ordering::Release);
            });
            work(0);
            look_for(|| others.load(Ordering::Acquire) == 0);
        });
        let rounds = Arc::clone(&self.rounds);
        pool.spawn_broadcast(move |_| look_for(|| rounds.load(Ordering::Acquire) != round));
        Ok(())
    }

    fn make_pool(&mut self) -> PyResult<()> {
        let here = process::id();
        if let Some(old) = self.pool.take_if(|(process, _)| *process != here) {
            // Its threads exist only in the process that this one was forked from, so dropping it would wait forever.
            mem::forget(old);
        }
        if self.pool.is_none() {
            let others = ThreadPoolBuilder::new().num_threads(self.threads - 1);
            self.pool = Some((here, others.build().map_err(invalid)?));
        }
        Ok(())
    }
}

impl<G: Learned> Drop for Workers<G> {
    fn drop(&mut self) {
        // Threads need not look for more work.
        self.rounds.fetch_add(1, Ordering::Release);
    }
}

/// Spins until `happened` holds or patience ends. Yields the processor in between, if there are more threads than
/// processors.
fn look_for(happened: impl Fn() -> bool) {
    const LOOKS: usize = 64;
    let begin = Instant::now();
    while !happened() && begin.elapsed() < PATIENCE {
        for _ in 0..LOOKS {
            if happened() {
                return;
            }
            hint::spin_loop();
        }
        thread::yield_now();
    }
}

/// Pieces of work, by the thread that begins with them.
struct Shares<P>(Vec<Mutex<vec::IntoIter<P>>>);

impl<P> Shares<P> {
    fn of(pieces: Vec<P>, threads: usize) -> Shares<P> {
        let size = pieces.len().div_ceil(threads).max(1);
        let mut pieces = pieces.into_iter();
        let share = |_| Mutex::new(pieces.by_ref().take(size).collect::<Vec<P>>().into_iter());
        Shares((0..threads).map(share).collect())
    }

    /// Does the pieces of a thread, then the remaining ones of the others.
    fn work_off(&self, own: usize, mut work: impl FnMut(P)) {
        let (before, from) = self.0.split_at(own);
        for share in from.iter().chain(before) {
            let next = || share.lock().unwrap_or_else(PoisonError::into_inner).next();
            while let Some(piece) = next() {
                work(piece);
            }
        }
    }
}
