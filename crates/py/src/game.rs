//! Positions of either game for Python, each with its history.
//!
//! Not here: the classes (`state`), which are thin because they cannot be generic.

use core::fmt::Display;
use core::hash::{Hash, Hasher};
use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::sync::Arc;

use antipater_bots::encode::{HasFeatures, Inputs};
use antipater_bots::env_slots::Learned;
use antipater_bots::numbered::Numbered;
use antipater_bots::reward::Reward;
use antipater_engine::record::winners;
use antipater_engine::rng::generator;
use antipater_engine::{Actions, JointAction, Record, Recorded, Seat, SeatSet, State};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;

use crate::error::{invalid, seat};

/// Choices by seat, as in Python.
pub(crate) type Chosen = BTreeMap<i64, i64>;

/// A game with positions in Python.
pub(crate) trait Playable:
    Recorded<Setup: Send + Sync, Action: Sync + Display, Observation: Send + Sync + Hash>
    + Learned
    + Hash
    + Send
    + Sync
{
    /// The action with this number for a seat in words, legal or not.
    fn text(&self, seat: Seat, number: usize) -> Option<String>;

    /// The same, from an observation.
    fn observed_text(observation: &Self::Observation, seat: Seat, number: usize) -> Option<String>;

    /// The cards that the observer can play now.
    fn observed_hand(observation: &Self::Observation) -> Vec<&'static str>;

    /// The number of seats of the observed table.
    fn observed_seats(observation: &Self::Observation) -> usize;

    /// The number of those with a player.
    fn observed_players(observation: &Self::Observation) -> usize;
}

/// The beginning of a game.
pub(crate) struct Start<G: State> {
    names: Vec<String>,
    beginning: Beginning<G>,
}

enum Beginning<G: State> {
    Deal(G::Setup),
    Position(G),
}

/// A step and the steps before it, which the positions of one game share.
struct Step<G: State> {
    joint: JointAction<G::Action>,
    before: Option<Arc<Step<G>>>,
}

/// A position and its history.
pub(crate) struct Game<G: State> {
    position: G,
    start: Arc<Start<G>>,
    last: Option<Arc<Step<G>>>,
    /// The seats whose resignation has ended the game.
    resigned: SeatSet,
}

impl<G: State> Clone for Game<G> {
    fn clone(&self) -> Game<G> {
        Game {
            position: self.position.clone(),
            start: Arc::clone(&self.start),
            last: self.last.clone(),
            resigned: self.resigned,
        }
    }
}

impl<G: Playable> Game<G> {
    /// A new deal.
    pub(crate) fn dealt(setup: G::Setup) -> PyResult<Game<G>> {
        let position = G::new(setup.clone()).map_err(invalid)?;
        Ok(Game::start(position, Beginning::Deal(setup), None))
    }

    /// A position without a past.
    pub(crate) fn at(position: G) -> Game<G> {
        let beginning = Beginning::Position(position.clone());
        Game::start(position, beginning, None)
    }

    fn start(position: G, beginning: Beginning<G>, names: Option<Vec<String>>) -> Game<G> {
        let players = position.players().len();
        let named = || (1..=players).map(|number| format!("Player {number}"));
        let start = Start {
            names: names.unwrap_or_else(|| named().collect()),
            beginning,
        };
        Game {
            position,
            start: Arc::new(start),
            last: None,
            resigned: SeatSet::EMPTY,
        }
    }

    pub(crate) fn position(&self) -> &G {
        &self.position
    }

    /// The initial position of the game.
    pub(crate) fn beginning(&self) -> PyResult<Game<G>> {
        let position = match &self.start.beginning {
            Beginning::Deal(setup) => G::new(setup.clone()).map_err(invalid)?,
            Beginning::Position(position) => position.clone(),
        };
        Ok(Game {
            position,
            start: Arc::clone(&self.start),
            last: None,
            resigned: SeatSet::EMPTY,
        })
    }

    /// The steps so far, in order.
    pub(crate) fn steps(&self) -> Vec<JointAction<G::Action>> {
        let mut steps = Vec::new();
        let mut last = self.last.as_ref();
        while let Some(step) = last {
            steps.push(step.joint);
            last = step.before.as_ref();
        }
        steps.reverse();
        steps
    }

    /// The steps so far, as numbers by seat.
    pub(crate) fn history(&self) -> PyResult<Vec<BTreeMap<usize, usize>>> {
        let mut position = self.beginning()?.position;
        let mut history = Vec::new();
        for joint in self.steps() {
            let mut step = BTreeMap::new();
            for (seat, action) in joint.iter() {
                position.each_number(seat, &[action], |number| {
                    step.insert(seat.number(), number);
                });
            }
            history.push(step);
            position.apply_unchecked(&joint);
        }
        Ok(history)
    }

    /// A later position, with the steps to it added to the history.
    pub(crate) fn followed(
        &self,
        position: G,
        steps: impl IntoIterator<Item = JointAction<G::Action>>,
    ) -> Game<G> {
        let add = |before, joint| Some(Arc::new(Step { joint, before }));
        Game {
            position,
            start: Arc::clone(&self.start),
            last: steps.into_iter().fold(self.last.clone(), add),
            resigned: SeatSet::EMPTY,
        }
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.start.names
    }

    /// The record of the game so far.
    pub(crate) fn record(&self, names: Option<Vec<String>>) -> PyResult<Record<G>> {
        let names = names.unwrap_or_else(|| self.start.names.clone());
        let record = match &self.start.beginning {
            Beginning::Deal(setup) => Record::new(names, setup.clone()),
            Beginning::Position(position) => Record::from_position(names, position.clone()),
        };
        let mut record = record.map_err(invalid)?;
        self.steps()
            .iter()
            .for_each(|joint| record.play_unchecked(joint));
        if !self.resigned.is_empty() {
            record.resign(self.resigned).map_err(invalid)?;
        }
        Ok(record)
    }

    /// The last position of a record.
    pub(crate) fn of_record(record: &Record<G>) -> Game<G> {
        let beginning = record
            .setup()
            .cloned()
            .map_or_else(|| Beginning::Position(record.start()), Beginning::Deal);
        let names = Some(record.players().to_vec());
        let mut game = Game::start(record.position().clone(), beginning, names);
        for &joint in record.steps() {
            let before = game.last.take();
            game.last = Some(Arc::new(Step { joint, before }));
        }
        game.resigned = record.resigned();
        game
    }

    pub(crate) fn from_line(line: &str) -> PyResult<Game<G>> {
        G::from_line(line).map(Game::at).map_err(invalid)
    }

    pub(crate) fn from_json(text: &str) -> PyResult<Game<G>> {
        let record = Record::read(text).map_err(invalid)?;
        Ok(Game::of_record(&record))
    }

    /// The seats whose resignation has ended the game, in the record that contained this position.
    pub(crate) fn resigned(&self) -> Vec<usize> {
        self.resigned.iter().map(Seat::number).collect()
    }

    /// The winners by the rules or by resignation; `None` while the game is in progress.
    pub(crate) fn winners(&self) -> Option<Vec<usize>> {
        let winners = winners(&self.position, self.resigned)?;
        Some(winners.iter().map(Seat::number).collect())
    }

    pub(crate) fn to_act(&self) -> Vec<usize> {
        self.position.to_act().iter().map(Seat::number).collect()
    }

    pub(crate) fn seat(&self, number: i64) -> PyResult<Seat> {
        seat(number, self.position.seats())
    }

    /// The seat with this number, which must have a player.
    pub(crate) fn player(&self, number: i64) -> PyResult<Seat> {
        let seat = self.seat(number)?;
        if self.position.players().contains(seat) {
            Ok(seat)
        } else {
            Err(invalid(format!("seat {seat} has no player")))
        }
    }

    /// The action with this number for a seat.
    pub(crate) fn action(&self, seat: Seat, number: i64) -> PyResult<G::Action> {
        known(seat, number, |number| self.position.numbered(seat, number))
    }

    fn joint(&self, chosen: &Chosen) -> PyResult<JointAction<G::Action>> {
        let mut joint = JointAction::new();
        for (&number, &action) in chosen {
            let seat = self.seat(number)?;
            joint.set(seat, self.action(seat, action)?);
        }
        Ok(joint)
    }

    pub(crate) fn legal(
        &self,
        number: i64,
        chosen: Option<&Chosen>,
    ) -> PyResult<(Seat, Actions<G::Action>)> {
        let seat = self.seat(number)?;
        let joint = chosen.map_or_else(|| Ok(JointAction::new()), |chosen| self.joint(chosen))?;
        Ok((seat, self.position.legal_actions_given(seat, &joint)))
    }

    /// The numbers of a seat's legal actions.
    pub(crate) fn legal_numbers(
        &self,
        number: i64,
        chosen: Option<&Chosen>,
    ) -> PyResult<Vec<usize>> {
        let (seat, legal) = self.legal(number, chosen)?;
        Ok(numbers(&self.position, seat, &legal))
    }

    /// The same as a row of zeros and ones. A seat without a decision has the number for waiting or, without one, number 0.
    pub(crate) fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        number: i64,
        chosen: Option<&Chosen>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut legal = self.legal_numbers(number, chosen)?;
        if legal.is_empty() {
            legal.push(G::WAIT.unwrap_or(0));
        }
        fill(py, out, G::NUMBERS, |mask| {
            legal.iter().for_each(|&number| mask[number] = 1);
        })
    }

    pub(crate) fn apply(&self, chosen: &Chosen) -> PyResult<Game<G>> {
        let joint = self.joint(chosen)?;
        let mut position = self.position.clone();
        position.apply(&joint).map_err(invalid)?;
        Ok(self.followed(position, [joint]))
    }

    pub(crate) fn sample(&self, number: i64, seed: u64) -> PyResult<Game<G>> {
        let observation = self.position.observe(self.player(number)?);
        Ok(Game::at(G::sample(&observation, &mut generator(seed, 0))))
    }

    pub(crate) fn inputs(&self, number: i64) -> PyResult<Inputs> {
        let mut inputs = Inputs::default();
        self.position.features(self.player(number)?, &mut inputs);
        Ok(inputs)
    }

    /// The points of each seat by category, and the total.
    pub(crate) fn scores(&self) -> Vec<BTreeMap<&'static str, i64>> {
        let score = |seat| points::<G>(&self.position.score(seat));
        Seat::all(self.position.seats()).map(score).collect()
    }

    pub(crate) fn returns(&self, reward: &str) -> PyResult<Vec<f64>> {
        let reward: Reward = reward.parse().map_err(invalid)?;
        let players = self.position.players().len();
        Ok(match self.position.outcome() {
            Some(outcome) => reward.of::<G>(&outcome, players).first(players).to_vec(),
            None => vec![0.0; players],
        })
    }
}

/// The action with a number, or an error without one.
pub(crate) fn known<A>(
    seat: Seat,
    number: i64,
    action: impl FnOnce(usize) -> Option<A>,
) -> PyResult<A> {
    let known = usize::try_from(number).ok();
    known.and_then(action).ok_or_else(|| {
        invalid(format!(
            "seat {seat}: {number} is not the number of an action here"
        ))
    })
}

/// The points of a score by category, and the total.
pub(crate) fn points<G: State>(score: &G::Score) -> BTreeMap<&'static str, i64> {
    let categories = G::CATEGORIES.iter().copied();
    let mut points: BTreeMap<&'static str, i64> =
        categories.zip(G::points(score).map(i64::from)).collect();
    points.insert("total", points.values().sum());
    points
}

/// The numbers of legal actions.
pub(crate) fn numbers<G: Numbered>(position: &G, seat: Seat, legal: &[G::Action]) -> Vec<usize> {
    let mut numbers = Vec::with_capacity(legal.len());
    position.each_number(seat, legal, |number| numbers.push(number));
    numbers
}

/// A hash that is the same in every run.
pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Fills an array, given or new, with zeros and the values of `write`.
pub(crate) fn fill<'py, T: numpy::Element + Default + Copy>(
    py: Python<'py>,
    out: Option<Bound<'py, PyAny>>,
    length: usize,
    write: impl FnOnce(&mut [T]),
) -> PyResult<Bound<'py, PyArray1<T>>> {
    let array = match out {
        Some(out) => out.cast_into().map_err(|error| {
            let kind = numpy::dtype::<T>(py);
            let out = error.into_inner();
            let found = out
                .getattr("dtype")
                .unwrap_or_else(|_| out.get_type().into_any());
            invalid(format!(
                "out must be an array of {kind} with {length} entries in a row, not of {found}"
            ))
        })?,
        None => PyArray1::zeros(py, length, false),
    };
    {
        let mut borrowed = array.try_readwrite().map_err(invalid)?;
        let values = borrowed.as_slice_mut().map_err(invalid)?;
        if values.len() != length {
            let found = values.len();
            return Err(invalid(format!(
                "out must have {length} entries, not {found}"
            )));
        }
        values.fill(T::default());
        write(values);
    }
    Ok(array)
}

/// The features of inputs as an array of counts.
pub(crate) fn dense<'py, G: HasFeatures>(
    py: Python<'py>,
    inputs: &Inputs,
    out: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    fill(py, out, G::SCHEMA.inputs(), |features| {
        let on = inputs.numbers().iter();
        on.for_each(|&input| features[usize::from(input)] += 1);
    })
}
