//! The built-in bots: by name, as a class, and in whole games.

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use antipater_bots::analysis::{Analyzable, Evaluator};
use antipater_bots::fnv::Fnv;
use antipater_bots::matches::{Queue, run_until, stream};
use antipater_bots::stats::Scribe;
use antipater_bots::uct::Searchable;
use antipater_bots::{Bot, BotKind, BotSpec, Repeatable};
use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use antipater_engine::{Actions, JointAction, Seat, State};
use numpy::PyArray1;
use pyo3::prelude::*;

use crate::error::{interrupted, invalid, whole};
use crate::game::{Chosen, Game, Playable, numbers};
use crate::state::{PyDuel, PySeven};

/// The bots without a number, the levels offered to people last.
pub(crate) const BOTS: [&str; 10] = [
    "random",
    "builder",
    "rush-science",
    "rush-military",
    "net",
    "beginner",
    "easy",
    "normal",
    "hard",
    "expert",
];

/// The bot with this name.
pub(crate) fn spec(name: &str) -> PyResult<Repeatable> {
    let read = |path: &str| std::fs::read(path).map_err(|error| error.to_string());
    let spec = BotSpec::read(name, read);
    spec.and_then(Repeatable::try_from).map_err(invalid)
}

/// A position of either game.
#[derive(FromPyObject)]
pub(crate) enum AnyState<'py> {
    Seven(Bound<'py, PySeven>),
    Duel(Bound<'py, PyDuel>),
}

/// The same without the Python object.
#[derive(Clone, Copy)]
pub(crate) enum Position<'a> {
    Seven(&'a Game<Seven>),
    Duel(&'a Game<Duel>),
}

impl AnyState<'_> {
    pub(crate) fn position(&self) -> Position<'_> {
        match self {
            AnyState::Seven(state) => Position::Seven(&state.get().0),
            AnyState::Duel(state) => Position::Duel(&state.get().0),
        }
    }
}

/// The deciding seat: the given one, or the only one that must act.
pub(crate) fn deciding<G: Playable>(game: &Game<G>, seat: Option<i64>) -> PyResult<Seat> {
    let acting = game.position().to_act();
    match seat {
        Some(number) => {
            let seat = game.seat(number)?;
            if acting.contains(seat) {
                Ok(seat)
            } else {
                Err(invalid(format!("seat {seat} need not act now")))
            }
        }
        None if acting.len() == 1 => acting
            .iter()
            .next()
            .ok_or_else(|| invalid("nobody must act")),
        None if acting.is_empty() => Err(invalid("the game is over")),
        None => Err(invalid("several seats must act: say for which one")),
    }
}

/// Asks a bot, and returns the number of its action.
fn ask<G: Playable>(
    bot: &mut dyn Bot<G>,
    game: &Game<G>,
    seat: Seat,
    legal: &Actions<G::Action>,
) -> usize {
    let position = game.position();
    let action = bot
        .choose_blindly(legal)
        .unwrap_or_else(|| bot.choose(&position.observe_for(seat), seat, legal));
    numbers(position, seat, &[action])[0]
}

/// The bots of one name for both games, each created on first use.
#[derive(Default)]
struct Players {
    seven: Option<Box<dyn Bot<Seven>>>,
    duel: Option<Box<dyn Bot<Duel>>>,
}

#[doc = text!("Bot" "")]
#[pyclass(name = "Bot", module = "antipater", frozen)]
pub(crate) struct PyBot {
    spec: Repeatable,
    #[doc = text!("Bot" "seed")]
    #[pyo3(get)]
    seed: u64,
    #[doc = text!("Bot" "stream")]
    #[pyo3(get)]
    stream: u64,
    players: Mutex<Players>,
}

impl PyBot {
    /// Whether it uses a net.
    fn has_net(&self) -> bool {
        !matches!(
            self.spec.spec(),
            BotSpec::Named(BotKind::Random | BotKind::Builder)
                | BotSpec::RushScience
                | BotSpec::RushMilitary
                | BotSpec::Flat(_)
                | BotSpec::Uct(_)
        )
    }

    fn fresh<G: Searchable>(&self, number: u64) -> Box<dyn Bot<G>> {
        self.spec.bot(self.seed, self.stream.wrapping_add(number))
    }
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name, seed = 0, stream = 0))]
    fn new(
        name: &str,
        #[pyo3(from_py_with = whole::seed)] seed: u64,
        #[pyo3(from_py_with = whole::stream)] stream: u64,
    ) -> PyResult<PyBot> {
        Ok(PyBot {
            spec: spec(name)?,
            seed,
            stream,
            players: Mutex::default(),
        })
    }

    #[doc = text!("Bot" "name")]
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    #[pyo3(signature = (state, seat = None, chosen = None))]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "what Python hands over is owned"
    )]
    #[doc = text!("Bot" "choose")]
    fn choose(
        &self,
        py: Python<'_>,
        state: AnyState<'_>,
        seat: Option<i64>,
        chosen: Option<Chosen>,
    ) -> PyResult<usize> {
        let given = chosen.as_ref();
        match state.position() {
            Position::Seven(game) => {
                let seat = deciding(game, seat)?;
                let (_, legal) = game.legal(seat.number() as i64, given)?;
                Ok(py.detach(|| {
                    let players = self.players.lock();
                    let mut players = players.unwrap_or_else(PoisonError::into_inner);
                    let bot = players.seven.get_or_insert_with(|| self.fresh(0));
                    ask(&mut **bot, game, seat, &legal)
                }))
            }
            Position::Duel(game) => {
                let seat = deciding(game, seat)?;
                let (_, legal) = game.legal(seat.number() as i64, given)?;
                Ok(py.detach(|| {
                    let players = self.players.lock();
                    let mut players = players.unwrap_or_else(PoisonError::into_inner);
                    let bot = players.duel.get_or_insert_with(|| self.fresh(0));
                    ask(&mut **bot, game, seat, &legal)
                }))
            }
        }
    }

    #[pyo3(signature = (states, seats = None, threads = 1))]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "what Python hands over is owned"
    )]
    #[doc = text!("Bot" "choose_batch")]
    fn choose_batch<'py>(
        &self,
        py: Python<'py>,
        states: Vec<AnyState<'py>>,
        seats: Option<Vec<i64>>,
        #[pyo3(from_py_with = whole::threads)] threads: usize,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let positions: Vec<Position<'_>> = states.iter().map(AnyState::position).collect();
        let seats = seats_of(&positions, seats.as_deref())?;
        let chosen = batch(py, positions.len(), threads, |number| {
            let stream = number as u64;
            match positions[number] {
                Position::Seven(game) => {
                    let legal = game.position().legal_actions(seats[number]);
                    ask(
                        &mut *self.fresh::<Seven>(stream),
                        game,
                        seats[number],
                        &legal,
                    ) as i64
                }
                Position::Duel(game) => {
                    let legal = game.position().legal_actions(seats[number]);
                    ask(
                        &mut *self.fresh::<Duel>(stream),
                        game,
                        seats[number],
                        &legal,
                    ) as i64
                }
            }
        })?;
        Ok(PyArray1::from_vec(py, chosen))
    }

    #[pyo3(signature = (states, seats, threads = 1))]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "what Python hands over is owned"
    )]
    #[doc = text!("Bot" "evaluate_batch")]
    fn evaluate_batch<'py>(
        &self,
        py: Python<'py>,
        states: Vec<AnyState<'py>>,
        seats: Vec<i64>,
        #[pyo3(from_py_with = whole::threads)] threads: usize,
    ) -> PyResult<Bound<'py, PyArray1<f64>>> {
        if !self.has_net() {
            return Err(invalid(format!("{} has no net to judge with", self.spec)));
        }
        let positions: Vec<Position<'_>> = states.iter().map(AnyState::position).collect();
        one_each("seats", seats.len(), positions.len())?;
        let players = positions.iter().zip(seats);
        let players = players
            .map(|(position, seat)| match position {
                Position::Seven(game) => game.player(seat),
                Position::Duel(game) => game.player(seat),
            })
            .collect::<PyResult<Vec<Seat>>>()?;
        let shares = batch(py, positions.len(), threads, |number| {
            let stream = self.stream.wrapping_add(number as u64);
            match positions[number] {
                Position::Seven(game) => expected(game, players[number], self.seed, stream),
                Position::Duel(game) => expected(game, players[number], self.seed, stream),
            }
        })?;
        Ok(PyArray1::from_vec(py, shares))
    }

    fn __repr__(&self) -> String {
        let PyBot {
            spec, seed, stream, ..
        } = self;
        format!("Bot('{spec}', seed={seed}, stream={stream})")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let class = py.get_type::<PyBot>();
        let arguments = (self.name(), self.seed, self.stream);
        Ok((class, arguments).into_pyobject(py)?.into_any())
    }
}

/// The net's win probability for a player, from that player's information.
fn expected<G: Playable + Analyzable>(game: &Game<G>, player: Seat, seed: u64, stream: u64) -> f64 {
    let position = game.position();
    let mut evaluator = G::evaluator(&position.observe(player), seed, stream);
    evaluator.share(position, player).into()
}

fn one_each(name: &str, found: usize, expected: usize) -> PyResult<()> {
    if found == expected {
        Ok(())
    } else {
        Err(invalid(format!("{found} {name} for {expected} positions")))
    }
}

fn seats_of(positions: &[Position<'_>], seats: Option<&[i64]>) -> PyResult<Vec<Seat>> {
    if let Some(seats) = seats {
        one_each("seats", seats.len(), positions.len())?;
    }
    let seat = |number: usize| seats.map(|seats| seats[number]);
    let numbered = positions.iter().enumerate();
    numbered
        .map(|(number, position)| match position {
            Position::Seven(game) => deciding(game, seat(number)),
            Position::Duel(game) => deciding(game, seat(number)),
        })
        .collect()
}

/// Runs independent jobs on several threads while other Python threads run. Ctrl-C stops it after the running jobs.
fn batch<T: Send>(
    py: Python<'_>,
    jobs: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Send + Sync,
) -> PyResult<Vec<T>> {
    if !(1..=256).contains(&threads) {
        return Err(invalid(format!("threads must be 1 to 256, not {threads}")));
    }
    let queue = Queue {
        jobs: jobs as u64,
        threads,
        batch: (jobs / (threads * 8)).clamp(1, 64) as u64,
    };
    py.detach(|| {
        let mut done = Vec::with_capacity(jobs);
        queue.run(
            |number| work(number as usize),
            |result| {
                done.push(result);
                interrupted()
            },
        )?;
        Ok(done)
    })
}

/// Plays games to their end, each with one bot for each of its players. The bot of seat `i` of game `k` has the stream
/// `7 k + i` of the seed.
#[pyfunction]
#[pyo3(signature = (states, bots, seed, games, threads))]
#[expect(
    clippy::needless_pass_by_value,
    reason = "what Python hands over is owned"
)]
pub(crate) fn _play<'py>(
    py: Python<'py>,
    states: Vec<AnyState<'py>>,
    bots: Vec<Vec<String>>,
    #[pyo3(from_py_with = whole::seed)] seed: u64,
    games: Vec<u64>,
    #[pyo3(from_py_with = whole::threads)] threads: usize,
) -> PyResult<Vec<Py<PyAny>>> {
    let positions: Vec<Position<'_>> = states.iter().map(AnyState::position).collect();
    one_each("lists of bots", bots.len(), positions.len())?;
    one_each("numbers of games", games.len(), positions.len())?;
    let mut specs = Vec::new();
    for (names, position) in bots.iter().zip(&positions) {
        let players = match position {
            Position::Seven(game) => game.position().players().len(),
            Position::Duel(game) => game.position().players().len(),
        };
        if names.len() != players {
            let found = names.len();
            return Err(invalid(format!("{found} bots for {players} players")));
        }
        let listed: PyResult<Vec<Repeatable>> = names.iter().map(|name| spec(name)).collect();
        specs.push(listed?);
    }
    enum Played {
        Seven(Box<Game<Seven>>),
        Duel(Box<Game<Duel>>),
    }
    let played = batch(py, positions.len(), threads, |number| {
        let (specs, number, position) = (&specs[number], games[number], positions[number]);
        match position {
            Position::Seven(game) => Played::Seven(Box::new(play_out(game, specs, seed, number))),
            Position::Duel(game) => Played::Duel(Box::new(play_out(game, specs, seed, number))),
        }
    })?;
    let finished = played.into_iter().map(|game| match game {
        Played::Seven(game) => Ok(Py::new(py, PySeven(*game))?.into_any()),
        Played::Duel(game) => Ok(Py::new(py, PyDuel(*game))?.into_any()),
    });
    finished.collect()
}

fn play_out<G: Playable + Searchable>(
    game: &Game<G>,
    specs: &[Repeatable],
    seed: u64,
    number: u64,
) -> Game<G> {
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(specs.len())
        .zip(specs)
        .map(|(seat, spec)| spec.bot(seed, stream(number, seat)))
        .collect();
    let (mut position, mut steps) = (game.position().clone(), Vec::new());
    let ControlFlow::Continue(_) = run_until(&mut position, &mut bots, |decided| {
        steps.extend(decided.step);
        ControlFlow::<Infallible>::Continue(())
    });
    game.followed(position, steps)
}

#[doc = text!("" "signature")]
#[pyfunction]
pub(crate) fn signature(states: Vec<AnyState<'_>>) -> PyResult<String> {
    let mut hash = Fnv::EMPTY;
    for signed in _game_signatures(states)? {
        hash.add(&signed.to_le_bytes());
    }
    Ok(format!("{:016x}", hash.value()))
}

/// The signature of each of some finished games.
#[pyfunction]
#[expect(
    clippy::needless_pass_by_value,
    reason = "what Python hands over is owned"
)]
pub(crate) fn _game_signatures(states: Vec<AnyState<'_>>) -> PyResult<Vec<u64>> {
    let signed = states.iter().map(|state| match state.position() {
        Position::Seven(game) => sign(game),
        Position::Duel(game) => sign(game),
    });
    signed.collect()
}

#[doc = text!("_Signature" "")]
#[pyclass(name = "_Signature", module = "antipater")]
pub(crate) struct Signature(Fnv);

#[pymethods]
impl Signature {
    #[new]
    fn new() -> Signature {
        Signature(Fnv::EMPTY)
    }

    /// Adds the signatures of the next games.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "what Python hands over is owned"
    )]
    #[doc = text!("_Signature" "add")]
    fn add(&mut self, games: Vec<u64>) {
        games
            .iter()
            .for_each(|game| self.0.add(&game.to_le_bytes()));
    }

    #[doc = text!("_Signature" "value")]
    #[getter]
    fn value(&self) -> String {
        format!("{:016x}", self.0.value())
    }
}

fn sign<G: Playable>(game: &Game<G>) -> PyResult<u64> {
    let position = game.position();
    let outcome = position
        .outcome()
        .ok_or_else(|| invalid("only games that are over have a signature"))?;
    let mut scribe = Scribe::default();
    for (seat, action) in game.steps().iter().flat_map(JointAction::iter) {
        scribe.add::<G>(seat, action);
    }
    Ok(scribe.signature::<G>(position.players().len(), &outcome))
}
