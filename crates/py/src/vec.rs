//! The classes `SevenVec` and `DuelVec`: vectorized games, with arrays that are created once.
//!
//! Here: arguments, and the same methods twice, because a class cannot be generic. `env_slots` in the crate `bots` has
//! the games, `memory` the arrays, `workers` the threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, TryLockError};

use antipater_bots::env_slots::{EnvSlot, Learned, Rows, Rules, Scratch, Shape};
use antipater_bots::reward::Reward;
use antipater_bots::uct::Searchable;
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::{self, BoardOptions, Seven};
use antipater_engine::{Seat, State};
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyReadonlyArray1, PyReadonlyArrayDyn};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::bots::spec;
use crate::error::{invalid, whole};
use crate::game::Game;
use crate::memory::{Memory, Seen, booleans, integers};
use crate::state::{PyDuel, PySeven, edition_of};
use crate::workers::Workers;

/// The most games of a vector, which bounds the memory of its arrays.
const MOST_GAMES: usize = 1 << 20;
/// The most threads of a vector.
const MOST_THREADS: usize = 256;

/// The seed whose deals are kept for benchmarks: whoever learns from them has seen the test.
pub(crate) const TEST_SEED: u64 = 0x5EED_7E57_0000_0001;

/// These seeds, if games may be learned from them.
fn learnable(seeds: impl IntoIterator<Item = u64>) -> PyResult<Vec<u64>> {
    let seeds: Vec<u64> = seeds.into_iter().collect();
    if seeds.contains(&TEST_SEED) {
        return Err(invalid(format!(
            "seed {TEST_SEED} is kept for antipater.benchmark"
        )));
    }
    Ok(seeds)
}

/// How `step` treats an illegal choice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OnIllegal {
    Raise,
    Lowest,
    Lose,
}

/// The games of a vector.
struct Games<G: Learned> {
    slots: Vec<EnvSlot<G>>,
    rules: Rules<G>,
    workers: Workers<G>,
    rng: Generator,
}

impl<G: Learned + Send + Sync> Games<G>
where
    G::Action: Send + Sync,
{
    /// Does some work on each game and writes the observations of the games that it has changed.
    fn each(
        &mut self,
        rows: Rows<'_>,
        shape: &Shape,
        work: impl Fn(usize, &Rules<G>, &mut EnvSlot<G>, &mut Scratch<G>) -> bool + Send + Sync,
    ) -> PyResult<()> {
        let Games {
            slots,
            rules,
            workers,
            ..
        } = self;
        let rules = &*rules;
        let piece =
            |first: usize, slots: &mut [EnvSlot<G>], mut rows: Rows<'_>, scratch: &mut _| {
                for (place, slot) in slots.iter_mut().enumerate() {
                    if work(first + place, rules, slot, scratch) {
                        slot.write(rules, place, &mut rows, scratch);
                    }
                }
            };
        let mut rest = Some(rows);
        workers.share_out(
            slots,
            |games| {
                let rows = rest.take()?;
                let (own, later) = rows.split(games, shape);
                rest = Some(later);
                Some(own)
            },
            |first, slots, rows, scratch| {
                if let Some(rows) = rows {
                    piece(first, slots, rows, scratch);
                }
            },
        )
    }

    /// Sets the choices of each game and marks the rows with an illegal choice. Returns the first game with one.
    fn choose(
        &mut self,
        rows: usize,
        chosen: &[i64],
        illegal: &mut [i8],
        loses: bool,
    ) -> PyResult<Option<usize>> {
        let first_wrong = AtomicUsize::new(usize::MAX);
        let mut rest = illegal;
        self.workers.share_out(
            &mut self.slots,
            |games| {
                let (own, later) = core::mem::take(&mut rest).split_at_mut(games * rows);
                rest = later;
                own
            },
            |first, slots, illegal, _| {
                illegal.fill(0);
                for (place, slot) in slots.iter_mut().enumerate() {
                    for seat in slot.acting().iter() {
                        let row = place * rows + if rows == 1 { 0 } else { seat.number() };
                        if !slot.choose(seat, chosen[first * rows + row]) {
                            illegal[row] = 1;
                            if loses {
                                slot.lose(seat);
                            }
                            first_wrong.fetch_min(first + place, Ordering::Relaxed);
                        }
                    }
                }
            },
        )?;
        let wrong = first_wrong.into_inner();
        Ok((wrong < usize::MAX).then_some(wrong))
    }
}

/// A vector of either game.
struct Vector<G: Learned> {
    games: Mutex<Option<Games<G>>>,
    memory: Memory,
    shape: Shape,
    count: usize,
    on_illegal: OnIllegal,
    /// The arguments that another vector must have to be a copy.
    arguments: Py<PyDict>,
}

/// The arguments of both vectors.
struct Options<'a, 'py> {
    num_envs: usize,
    free_city: bool,
    seed: u64,
    observation: &'a str,
    observation_dtype: &'a str,
    mask: bool,
    opponents: Option<Vec<Option<String>>>,
    reward: &'a str,
    on_illegal: &'a str,
    threads: usize,
    buffers: Option<&'a Bound<'py, PyDict>>,
}

impl<G> Vector<G>
where
    G: Learned + Searchable + Send + Sync,
    G::Action: Send + Sync,
{
    fn new(
        py: Python<'_>,
        seats: usize,
        deal: impl Fn(&mut Generator) -> G + Send + Sync + 'static,
        options: Options<'_, '_>,
    ) -> PyResult<Vector<G>> {
        let count = options.num_envs;
        let arguments = PyDict::new(py);
        arguments.set_item("seed", options.seed)?;
        arguments.set_item("observation", options.observation)?;
        arguments.set_item("observation_dtype", options.observation_dtype)?;
        arguments.set_item("mask", options.mask)?;
        arguments.set_item("opponents", options.opponents.as_ref())?;
        arguments.set_item("reward", options.reward)?;
        arguments.set_item("on_illegal", options.on_illegal)?;
        arguments.set_item("threads", options.threads)?;
        if !(1..=MOST_GAMES).contains(&count) {
            return Err(invalid(format!(
                "num_envs must be 1 to {MOST_GAMES}, not {count}"
            )));
        }
        let threads = options.threads;
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(invalid(format!(
                "threads must be 1 to {MOST_THREADS}, not {threads}"
            )));
        }
        let on_illegal = match options.on_illegal {
            "raise" => OnIllegal::Raise,
            "lowest" => OnIllegal::Lowest,
            "lose" => OnIllegal::Lose,
            name => {
                return Err(invalid(format!(
                    "unknown on_illegal \"{name}\"; expected one of raise, lowest, lose"
                )));
            }
        };
        let names = options.opponents.unwrap_or_else(|| vec![None; seats]);
        if names.len() != seats {
            let found = names.len();
            return Err(invalid(format!(
                "opponents must have an entry for each of the {seats} seats, not {found}"
            )));
        }
        if names.iter().all(Option::is_some) {
            return Err(invalid("opponents must leave a seat to learn: None"));
        }
        let opponents: Vec<_> = names
            .iter()
            .map(|name| {
                name.as_deref()
                    .map(|name| Ok(spec(name)?.factory()))
                    .transpose()
            })
            .collect::<PyResult<_>>()?;
        let rules = Rules {
            deal: Box::new(deal),
            opponents,
            free_city: options.free_city,
            reward: options.reward.parse::<Reward>().map_err(invalid)?,
        };
        let mut shape = Shape::of::<G>(seats);
        if options.free_city {
            shape = shape.with_free_city::<G>();
        }
        let seen = Seen::named(options.observation, options.observation_dtype)?;
        let memory = Memory::new(py, count, shape, seen, options.mask, options.buffers)?;
        let seed = options.seed;
        let mut scratch = Scratch::default();
        let seeds = learnable((0..count as u64).map(|number| seed.wrapping_add(number)))?;
        let slots = seeds.into_iter();
        let slots = slots
            .map(|seed| EnvSlot::new(&rules, seed, &mut scratch))
            .collect();
        let vector = Vector {
            games: Mutex::new(Some(Games {
                slots,
                rules,
                workers: Workers::new(threads),
                rng: generator(seed, u64::MAX),
            })),
            memory,
            shape,
            count,
            on_illegal,
            arguments: arguments.unbind(),
        };
        vector.play(py, |_, _, _, _| true)?;
        Ok(vector)
    }

    /// The games; an error if they are closed or in use by another thread.
    fn lock(&self) -> PyResult<MutexGuard<'_, Option<Games<G>>>> {
        let guard = self.games.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => invalid("another thread is using this vector"),
            TryLockError::Poisoned(_) => invalid("this vector has failed before"),
        })?;
        if guard.is_some() {
            Ok(guard)
        } else {
            Err(invalid("this vector is closed"))
        }
    }

    /// Does some work on each game while other Python threads run.
    fn play(
        &self,
        py: Python<'_>,
        work: impl Fn(usize, &Rules<G>, &mut EnvSlot<G>, &mut Scratch<G>) -> bool + Send + Sync,
    ) -> PyResult<()> {
        let mut guard = self.lock()?;
        self.play_locked(py, &mut guard, work)
    }

    fn play_locked(
        &self,
        py: Python<'_>,
        guard: &mut MutexGuard<'_, Option<Games<G>>>,
        work: impl Fn(usize, &Rules<G>, &mut EnvSlot<G>, &mut Scratch<G>) -> bool + Send + Sync,
    ) -> PyResult<()> {
        let mut lent = self.memory.lend(py)?;
        let (rows, _) = lent.rows(self.count)?;
        let Some(games) = guard.as_mut() else {
            return Err(invalid("this vector is closed"));
        };
        let shape = &self.shape;
        py.detach(|| games.each(rows, shape, work))
    }

    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let chosen = integers(actions, "actions", &self.row_shape())?;
        let mut guard = self.lock()?;
        if let Some(games) = guard.as_mut() {
            self.choose(py, games, &chosen)?;
        }
        self.play_locked(py, &mut guard, |_, rules, slot, scratch| {
            slot.play(rules, scratch)
        })
    }

    /// Sets the choices of each game; refuses or marks illegal ones before any game is played.
    fn choose(&self, py: Python<'_>, games: &mut Games<G>, chosen: &[i64]) -> PyResult<()> {
        let rows = self.shape.rows;
        let mut lent = self.memory.lend(py)?;
        let (_, illegal) = lent.rows(self.count)?;
        let loses = self.on_illegal == OnIllegal::Lose;
        let wrong = py.detach(|| games.choose(rows, chosen, illegal, loses))?;
        let Some(number) = wrong.filter(|_| self.on_illegal == OnIllegal::Raise) else {
            return Ok(());
        };
        let first = number * rows;
        let row = (first..first + rows).find(|&row| illegal[row] != 0);
        let row = row.unwrap_or(first);
        let acting = games.slots[number].acting();
        let seat = match rows {
            1 => acting.iter().next().map_or(0, Seat::number),
            _ => row - first,
        };
        let chosen = chosen[row];
        Err(invalid(format!(
            "game {number}, seat {seat}: {chosen} is not the number of a legal action"
        )))
    }

    fn reset(
        &self,
        py: Python<'_>,
        mask: Option<&Bound<'_, PyAny>>,
        seeds: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let count = self.count;
        let wanted = mask.map(|mask| booleans(mask, count)).transpose()?;
        let seeds = seeds.map(|seeds| self.seeds(seeds)).transpose()?;
        self.play(py, |number, rules, slot, scratch| {
            let wanted = wanted.as_ref().is_none_or(|wanted| wanted[number]);
            if wanted {
                let seed = seeds.as_ref().map(|seeds| seeds[number]);
                slot.reset(rules, seed, scratch);
            }
            wanted
        })
    }

    /// A seed for each game: a single number is the seed of the first game, and the others follow it.
    fn seeds(&self, seeds: &Bound<'_, PyAny>) -> PyResult<Vec<u64>> {
        if let Ok(seed) = seeds.extract::<u64>() {
            return learnable((0..self.count as u64).map(|number| seed.wrapping_add(number)));
        }
        let listed: Vec<u64> = seeds.extract().map_err(|_| {
            invalid("seeds must be a number from 0 to 2**64 - 1, or one for each game")
        })?;
        if listed.len() == self.count {
            learnable(listed)
        } else {
            let (expected, found) = (self.count, listed.len());
            Err(invalid(format!("{found} seeds for {expected} games")))
        }
    }

    /// A random legal number for each row.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArrayDyn<i64>>> {
        let mut guard = self.lock()?;
        let mut numbers = vec![0; self.count * self.shape.rows];
        if let Some(Games { slots, rng, .. }) = guard.as_mut() {
            let rows = self.shape.rows;
            let wait = G::WAIT.unwrap_or(0) as i64;
            numbers.fill(wait);
            for (number, slot) in slots.iter().enumerate() {
                for seat in slot.acting().iter() {
                    let legal = slot.legal(seat);
                    let row = number * rows + if rows == 1 { 0 } else { seat.number() };
                    let place = below(rng, legal.len() as u32) as usize;
                    numbers[row] = i64::from(legal[place]);
                }
            }
        }
        PyArray1::from_vec(py, numbers).reshape(self.row_shape())
    }

    /// The shape of an array with an entry for each row.
    fn row_shape(&self) -> Vec<usize> {
        match self.shape.rows {
            1 => vec![self.count],
            rows => vec![self.count, rows],
        }
    }

    /// The states of all games, for another vector with the same arguments.
    fn standing<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let (seeds, episodes) = self.deals()?;
        let guard = self.lock()?;
        let Some(games) = guard.as_ref() else {
            return Err(invalid("this vector is closed"));
        };
        let (mut lengths, mut numbers, mut lost) = (Vec::new(), Vec::new(), Vec::new());
        for slot in &games.slots {
            let (played, losers) = slot.played();
            lengths.push(played.len() as u64);
            numbers.extend_from_slice(played);
            lost.push(losers.iter().map(|seat| 1 << seat.number()).sum::<u8>());
        }
        let illegal = self.memory.illegal.bind(py).call_method0("copy")?;
        let standing = (
            PyArray1::from_vec(py, seeds),
            PyArray1::from_vec(py, episodes),
            PyArray1::from_vec(py, lengths),
            PyArray1::from_vec(py, numbers),
            PyArray1::from_vec(py, lost),
            illegal,
            games.rng.get_word_pos(),
        );
        standing.into_pyobject(py)
    }

    /// Restores the states of another vector's games.
    fn go_to(&self, py: Python<'_>, standing: Standing<'_>) -> PyResult<()> {
        let wrong = || invalid("this is not the state of a vector with the same arguments");
        let (seeds, episodes, lengths, numbers, lost, illegal, drawn) = standing;
        let (seeds, episodes) = (seeds.as_slice()?, episodes.as_slice()?);
        let (lengths, numbers, lost) = (lengths.as_slice()?, numbers.as_slice()?, lost.as_slice()?);
        let illegal = illegal.as_slice()?;
        let ends: Vec<usize> = lengths
            .iter()
            .scan(0, |end: &mut usize, &length| {
                *end = end.saturating_add(length as usize);
                Some(*end)
            })
            .collect();
        let counts = [seeds.len(), episodes.len(), ends.len(), lost.len()];
        if counts != [self.count; 4]
            || ends.last() != Some(&numbers.len())
            || illegal.len() != self.count * self.shape.rows
        {
            return Err(wrong());
        }
        let all_played = AtomicBool::new(true);
        let mut guard = self.lock()?;
        if let Some(games) = guard.as_mut() {
            games.rng.set_word_pos(drawn);
        }
        self.play_locked(py, &mut guard, |number, rules, slot, scratch| {
            let begin = number.checked_sub(1).map_or(0, |before| ends[before]);
            let losers = Seat::all(Seat::MAX).filter(|seat| lost[number] >> seat.number() & 1 == 1);
            let played = (&numbers[begin..ends[number]], losers.collect());
            let deal = (seeds[number], episodes[number]);
            if !slot.restore(rules, deal, played, scratch) {
                all_played.store(false, Ordering::Relaxed);
            }
            true
        })?;
        if !all_played.into_inner() {
            return Err(wrong());
        }
        let mut lent = self.memory.lend(py)?;
        let (_, written) = lent.rows(self.count)?;
        written.copy_from_slice(illegal);
        Ok(())
    }

    fn position(&self, index: i64) -> PyResult<G> {
        let guard = self.lock()?;
        let number = usize::try_from(index).ok();
        let slot = guard.as_ref().zip(number);
        let slot = slot.and_then(|(games, number)| games.slots.get(number));
        let last = self.count - 1;
        slot.map(|slot| slot.position().clone()).ok_or_else(|| {
            invalid(format!(
                "there is no game {index}; the games are 0 to {last}"
            ))
        })
    }

    /// The seed of each game, and the number of games dealt from it before.
    fn deals(&self) -> PyResult<(Vec<u64>, Vec<u64>)> {
        let guard = self.lock()?;
        let slots = guard.as_ref().map_or(&[][..], |games| &games.slots);
        Ok(slots.iter().map(EnvSlot::deal).unzip())
    }

    fn close(&self) -> PyResult<()> {
        match self.lock() {
            Ok(mut guard) => {
                *guard = None;
                Ok(())
            }
            Err(error) => {
                // Closing is idempotent.
                let closed = self.games.try_lock().is_ok_and(|guard| guard.is_none());
                if closed { Ok(()) } else { Err(error) }
            }
        }
    }

    /// An array of bytes as one of booleans, in the same memory.
    fn booleans<'py>(py: Python<'py>, array: &Py<PyArrayDyn<i8>>) -> PyResult<Bound<'py, PyAny>> {
        array
            .bind(py)
            .call_method1("view", (numpy::dtype::<bool>(py),))
    }
}

/// The states of a vector's games: the seeds and numbers of their deals, and the count and list of chosen numbers in
/// each. Then come who has lost by an illegal choice (a bit for each seat), the last illegal choices, and the amount of
/// randomness drawn.
type Standing<'py> = (
    PyReadonlyArray1<'py, u64>,
    PyReadonlyArray1<'py, u64>,
    PyReadonlyArray1<'py, u64>,
    PyReadonlyArray1<'py, u16>,
    PyReadonlyArray1<'py, u8>,
    PyReadonlyArrayDyn<'py, i8>,
    u128,
);

macro_rules! vectors {
    ($name:ident, $python:tt, $game:ty, $state:ident, { $($own:tt)* }) => {
        #[doc = text!($python "")]
        #[pyclass(name = $python, module = "antipater", frozen)]
        pub(crate) struct $name(Vector<$game>);

        #[pymethods]
        impl $name {
            #[doc = text!($python "step")]
            fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
                self.0.step(py, actions)
            }

            #[doc = text!($python "reset")]
            #[pyo3(signature = (mask = None, seeds = None))]
            fn reset(
                &self,
                py: Python<'_>,
                mask: Option<&Bound<'_, PyAny>>,
                seeds: Option<&Bound<'_, PyAny>>,
            ) -> PyResult<()> {
                self.0.reset(py, mask, seeds)
            }

            #[doc = text!($python "sample_actions")]
            fn sample_actions<'py>(
                &self,
                py: Python<'py>,
            ) -> PyResult<Bound<'py, PyArrayDyn<i64>>> {
                self.0.sample(py)
            }

            #[doc = text!($python "state")]
            fn state(&self, index: i64) -> PyResult<$state> {
                Ok($state(Game::at(self.0.position(index)?)))
            }

            #[doc = text!($python "close")]
            fn close(&self) -> PyResult<()> {
                self.0.close()
            }

            fn __getnewargs_ex__<'py>(
                &self,
                py: Python<'py>,
            ) -> PyResult<((usize,), Bound<'py, PyDict>)> {
                Ok(((self.0.count,), self.0.arguments.bind(py).copy()?))
            }

            fn __getstate__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
                self.0.standing(py)
            }

            fn __setstate__(&self, py: Python<'_>, state: Standing<'_>) -> PyResult<()> {
                self.0.go_to(py, state)
            }

            #[doc = text!($python "num_envs")]
            #[getter]
            fn num_envs(&self) -> usize {
                self.0.count
            }

            #[doc = text!($python "seeds")]
            #[getter]
            fn seeds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
                Ok(PyArray1::from_vec(py, self.0.deals()?.0))
            }

            #[doc = text!($python "episodes")]
            #[getter]
            fn episodes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u64>>> {
                Ok(PyArray1::from_vec(py, self.0.deals()?.1))
            }

            #[doc = text!($python "observations")]
            #[getter]
            fn observations(&self, py: Python<'_>) -> Option<Py<PyAny>> {
                self.0.memory.observations(py)
            }

            #[doc = text!($python "active_counts")]
            #[getter]
            fn active_counts(&self, py: Python<'_>) -> Option<Py<PyAny>> {
                self.0.memory.active_counts(py)
            }

            #[doc = text!($python "legal")]
            #[getter]
            fn legal(&self, py: Python<'_>) -> Py<PyArrayDyn<u16>> {
                self.0.memory.legal.clone_ref(py)
            }

            #[doc = text!($python "legal_counts")]
            #[getter]
            fn legal_counts(&self, py: Python<'_>) -> Py<PyArrayDyn<u16>> {
                self.0.memory.legal_counts.clone_ref(py)
            }

            #[doc = text!($python "mask")]
            #[getter]
            fn mask(&self, py: Python<'_>) -> Option<Py<PyArrayDyn<i8>>> {
                self.0.memory.mask.as_ref().map(|mask| mask.clone_ref(py))
            }

            #[doc = text!($python "rewards")]
            #[getter]
            fn rewards(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
                self.0.memory.rewards.clone_ref(py)
            }

            #[doc = text!($python "terminations")]
            #[getter]
            fn terminations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                Vector::<$game>::booleans(py, &self.0.memory.terminations)
            }

            #[doc = text!($python "illegal")]
            #[getter]
            fn illegal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                Vector::<$game>::booleans(py, &self.0.memory.illegal)
            }

            $($own)*
        }
    };
}

vectors!(SevenVec, "SevenVec", Seven, PySeven, {
    #[new]
    #[pyo3(signature = (
        num_envs, players = None, seed = 0, *, game = "seven", edition = "second", observation = "sparse",
        observation_dtype = "uint16", mask = false, opponents = None, reward = "win_share", on_illegal = "raise", threads = 1, buffers = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "each has a name in Python")]
    fn new(
        py: Python<'_>,
        #[pyo3(from_py_with = whole::num_envs)] num_envs: usize,
        players: Option<i64>,
        #[pyo3(from_py_with = whole::seed)] seed: u64,
        game: &str,
        edition: &str,
        observation: &str,
        observation_dtype: &str,
        mask: bool,
        opponents: Option<Vec<Option<String>>>,
        reward: &str,
        on_illegal: &str,
        #[pyo3(from_py_with = whole::threads)] threads: usize,
        buffers: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<SevenVec> {
        let edition = edition_of(edition)?;
        let free_city = match game {
            "seven" => false,
            "free-city" => true,
            _ => {
                return Err(invalid(format!(
                    "unknown game \"{game}\"; expected one of seven, free-city"
                )));
            }
        };
        let given = players.unwrap_or(if free_city { 2 } else { 4 });
        let players = usize::try_from(given).unwrap_or(0);
        if free_city && players != 2 {
            return Err(invalid(format!(
                "{given} players; the game with the Free City has 2"
            )));
        }
        if !free_city && !(3..=Seat::MAX).contains(&players) {
            return Err(invalid(format!("{given} players; 7 Wonders has 3 to 7")));
        }
        let deal = move |rng: &mut Generator| {
            let options = [BoardOptions::default(); Seat::MAX];
            let setup = if free_city {
                seven::Setup::deal_free_city(&[BoardOptions::default(); 3], rng)
            } else {
                seven::Setup::deal(edition, &options[..players], rng)
            };
            Seven::new(setup.expect("3 to 7 cities")).expect("a deal can be played")
        };
        let options = Options {
            num_envs,
            free_city,
            seed,
            observation,
            observation_dtype,
            mask,
            opponents,
            reward,
            on_illegal,
            threads,
            buffers,
        };
        let vector = Vector::new(py, players, deal, options)?;
        let arguments = vector.arguments.bind(py);
        arguments.set_item("players", players)?;
        arguments.set_item("game", game)?;
        arguments.set_item("edition", edition.name())?;
        Ok(SevenVec(vector))
    }

    #[doc = text!("SevenVec" "players")]
    #[getter]
    fn players(&self) -> usize {
        self.0.shape.seats
    }

    #[doc = text!("SevenVec" "to_act")]
    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Vector::<Seven>::booleans(py, &self.0.memory.turn)
    }

    fn __repr__(&self) -> String {
        let (games, seats) = (self.0.count, self.0.shape.seats);
        format!("<SevenVec of {games} games for {seats} players>")
    }
});

vectors!(DuelVec, "DuelVec", Duel, PyDuel, {
    #[new]
    #[pyo3(signature = (
        num_envs, seed = 0, *, observation = "sparse", observation_dtype = "uint16", mask = false,
        opponents = None, reward = "win_share", on_illegal = "raise", threads = 1, buffers = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "each has a name in Python")]
    fn new(
        py: Python<'_>,
        #[pyo3(from_py_with = whole::num_envs)] num_envs: usize,
        #[pyo3(from_py_with = whole::seed)] seed: u64,
        observation: &str,
        observation_dtype: &str,
        mask: bool,
        opponents: Option<Vec<Option<String>>>,
        reward: &str,
        on_illegal: &str,
        #[pyo3(from_py_with = whole::threads)] threads: usize,
        buffers: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<DuelVec> {
        let deal =
            |rng: &mut Generator| Duel::new(duel::Setup::deal(rng)).expect("a deal can be played");
        let options = Options {
            num_envs,
            free_city: false,
            seed,
            observation,
            observation_dtype,
            mask,
            opponents,
            reward,
            on_illegal,
            threads,
            buffers,
        };
        Vector::new(py, duel::SEATS, deal, options).map(DuelVec)
    }

    #[doc = text!("DuelVec" "players")]
    #[getter]
    fn players(&self) -> usize {
        self.0.shape.seats
    }

    #[doc = text!("DuelVec" "seat")]
    #[getter]
    fn seat(&self, py: Python<'_>) -> Py<PyArrayDyn<i8>> {
        self.0.memory.turn.clone_ref(py)
    }

    fn __repr__(&self) -> String {
        format!("<DuelVec of {} games>", self.0.count)
    }
});
