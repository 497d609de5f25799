//! The classes `Seven` and `Duel`: immutable positions.
//!
//! Here: the differences between the games, and the same methods twice, because a class cannot be generic. `game`
//! implements them.

use antipater_bots::encode::{Encoded, HasFeatures, Inputs};
use antipater_bots::numbered::Numbered;
use antipater_bots::reward::Reward;
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::generator;
use antipater_engine::seven::compact::Numbering;
use antipater_engine::seven::{self, BoardOptions, Edition, Phase, Seven};
use antipater_engine::{JointAction, Line, Outcome, Recorded, Seat, State};
use antipater_show::view::{Viewable, Viewer};
use numpy::{PyArray1, ToPyArray};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use crate::error::{invalid, seat as seat_of, whole};
use crate::game::{Chosen, Game, Playable, dense, hash, known, points};
use crate::nets::afterstates;
use crate::picture::{self, Pictured};
use crate::words;

impl Playable for Seven {
    fn text(&self, seat: Seat, number: usize) -> Option<String> {
        Numbering::new(self.table(), seat).text(number)
    }

    fn observed_text(
        observation: &seven::Observation,
        seat: Seat,
        number: usize,
    ) -> Option<String> {
        Numbering::new(observation.table(), seat).text(number)
    }

    fn observed_hand(observation: &seven::Observation) -> Vec<&'static str> {
        observation.hand().iter().map(|card| card.name()).collect()
    }

    fn observed_seats(observation: &seven::Observation) -> usize {
        observation.table().seats()
    }

    fn observed_players(observation: &seven::Observation) -> usize {
        observation.table().players().len()
    }
}

impl Playable for Duel {
    fn text(&self, _: Seat, number: usize) -> Option<String> {
        duel::Action::from_index(number).map(|action| action.to_string())
    }

    fn observed_text(_: &duel::Observation, _: Seat, number: usize) -> Option<String> {
        duel::Action::from_index(number).map(|action| action.to_string())
    }

    fn observed_hand(_: &duel::Observation) -> Vec<&'static str> {
        Vec::new()
    }

    fn observed_seats(_: &duel::Observation) -> usize {
        duel::SEATS
    }

    fn observed_players(_: &duel::Observation) -> usize {
        duel::SEATS
    }
}

#[doc = text!("Outcome" "")]
#[pyclass(name = "Outcome", module = "antipater", frozen, eq, get_all)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyOutcome {
    #[doc = text!("Outcome" "victory")]
    victory: String,
    #[doc = text!("Outcome" "winners")]
    winners: Vec<usize>,
    #[doc = text!("Outcome" "scores")]
    scores: Vec<BTreeMap<String, i64>>,
}

impl PyOutcome {
    fn of<G: State>(outcome: &Outcome<G::Score>, seats: usize) -> PyOutcome {
        PyOutcome {
            victory: outcome.victory.name().to_owned(),
            winners: outcome.winners.iter().map(Seat::number).collect(),
            scores: Seat::all(seats)
                .map(|seat| {
                    let points = points::<G>(&outcome.scores[seat]).into_iter();
                    points
                        .map(|(name, points)| (name.to_owned(), points))
                        .collect()
                })
                .collect(),
        }
    }
}

#[pymethods]
impl PyOutcome {
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let restore = py
            .import("antipater._antipater")?
            .getattr("_restore_outcome")?;
        let PyOutcome {
            victory,
            winners,
            scores,
        } = self;
        Ok((restore, (victory, winners, scores))
            .into_pyobject(py)?
            .into_any())
    }

    fn __repr__(&self) -> String {
        let PyOutcome {
            victory, winners, ..
        } = self;
        let total = |score: &BTreeMap<String, i64>| score.get("total").copied();
        let totals: Vec<i64> = self.scores.iter().filter_map(total).collect();
        format!("Outcome(victory='{victory}', winners={winners:?}, totals={totals:?})")
    }
}

/// The rewards of the players if some of them lose before the end.
#[pyfunction]
pub(crate) fn _lost(reward: &str, players: usize, losers: Vec<usize>) -> PyResult<Vec<f64>> {
    let reward: Reward = reward.parse().map_err(invalid)?;
    let losers = losers.into_iter().filter_map(Seat::new).collect();
    Ok(reward.lost(losers, players).first(players).to_vec())
}

#[pyfunction]
pub(crate) fn _restore_outcome(
    victory: String,
    winners: Vec<usize>,
    scores: Vec<BTreeMap<String, i64>>,
) -> PyOutcome {
    PyOutcome {
        victory,
        winners,
        scores,
    }
}

/// Defines the classes of a game's positions and observations, with the methods that all games share.
macro_rules! classes {
    (
        $state:ident, $name:tt, $observation:ident, $observation_name:tt, $game:ty,
        $restore:ident, $restore_observation:ident, $viewer:expr, { $($own:tt)* }
    ) => {
        #[doc = text!($name "")]
        #[pyclass(name = $name, module = "antipater", frozen, eq, hash)]
        pub(crate) struct $state(pub(crate) Game<$game>);

        impl PartialEq for $state {
            fn eq(&self, other: &$state) -> bool {
                self.0.position() == other.0.position()
            }
        }

        impl Hash for $state {
            fn hash<H: Hasher>(&self, hasher: &mut H) {
                self.0.position().hash(hasher);
            }
        }

        #[pymethods]
        impl $state {
            #[classattr]
            const ACTIONS: usize = <$game>::NUMBERS;
            #[classattr]
            const WAIT: Option<usize> = <$game>::WAIT;
            #[classattr]
            const FEATURES: usize = <$game as Encoded>::SCHEMA.inputs();
            #[classattr]
            const MAX_ACTIVE: usize = <$game>::MOST;
            #[classattr]
            const MAX_STEPS: usize = <$game>::LONGEST;

            #[classattr]
            #[pyo3(name = "CATEGORIES")]
            fn categories(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                PyTuple::new(py, <$game>::CATEGORIES)
            }

            #[classattr]
            #[pyo3(name = "FEATURE_BLOCKS")]
            fn feature_blocks(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                PyTuple::new(py, <$game as Encoded>::SCHEMA.blocks)
            }

            #[doc = text!($name "from_line")]
            #[staticmethod]
            fn from_line(line: &str) -> PyResult<$state> {
                Game::from_line(line).map($state)
            }

            #[doc = text!($name "from_json")]
            #[staticmethod]
            fn from_json(text: &str) -> PyResult<$state> {
                Game::from_json(text).map($state)
            }

            #[doc = text!($name "line")]
            #[getter]
            fn line(&self) -> String {
                self.0.position().to_line()
            }

            #[doc = text!($name "to_json")]
            #[pyo3(signature = (names = None))]
            fn to_json(&self, names: Option<Vec<String>>) -> PyResult<String> {
                Ok(self.0.record(names)?.write())
            }

            #[doc = text!($name "game")]
            #[getter]
            fn game(&self) -> &'static str {
                self.0.position().game()
            }

            #[doc = text!($name "seats")]
            #[getter]
            fn seats(&self) -> usize {
                self.0.position().seats()
            }

            #[doc = text!($name "players")]
            #[getter]
            fn players(&self) -> usize {
                self.0.position().players().len()
            }

            #[doc = text!($name "names")]
            #[getter]
            fn names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
                PyTuple::new(py, self.0.names())
            }

            #[doc = text!($name "to_act")]
            #[getter]
            fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
                PyTuple::new(py, self.0.to_act())
            }

            #[doc = text!($name "is_over")]
            #[getter]
            fn is_over(&self) -> bool {
                self.0.position().to_act().is_empty()
            }

            #[doc = text!($name "chooser")]
            fn chooser(&self, seat: i64) -> PyResult<usize> {
                let seat = self.0.seat(seat)?;
                Ok(self.0.position().chooser(seat).number())
            }

            #[doc = text!($name "legal_actions")]
            #[pyo3(signature = (seat, chosen = None))]
            fn legal_actions(&self, seat: i64, chosen: Option<Chosen>) -> PyResult<Vec<usize>> {
                self.0.legal_numbers(seat, chosen.as_ref())
            }

            #[doc = text!($name "legal_mask")]
            #[pyo3(signature = (seat, chosen = None, out = None))]
            fn legal_mask<'py>(
                &self,
                py: Python<'py>,
                seat: i64,
                chosen: Option<Chosen>,
                out: Option<Bound<'py, PyAny>>,
            ) -> PyResult<Bound<'py, PyArray1<i8>>> {
                self.0.legal_mask(py, seat, chosen.as_ref(), out)
            }

            #[doc = text!($name "apply")]
            fn apply(&self, actions: Chosen) -> PyResult<$state> {
                self.0.apply(&actions).map($state)
            }

            #[doc = text!($name "action_text")]
            fn action_text(&self, seat: i64, action: i64) -> PyResult<String> {
                let seat = self.0.seat(seat)?;
                known(seat, action, |number| self.0.position().text(seat, number))
            }

            #[doc = text!($name "observe")]
            fn observe(&self, seat: i64) -> PyResult<$observation> {
                let seat = self.0.player(seat)?;
                Ok($observation(self.0.position().observe(seat)))
            }

            #[doc = text!($name "features")]
            #[pyo3(signature = (seat, out = None))]
            fn features<'py>(
                &self,
                py: Python<'py>,
                seat: i64,
                out: Option<Bound<'py, PyAny>>,
            ) -> PyResult<Bound<'py, PyArray1<u8>>> {
                dense::<$game>(py, &self.0.inputs(seat)?, out)
            }

            #[doc = text!($name "active_features")]
            fn active_features<'py>(
                &self,
                py: Python<'py>,
                seat: i64,
            ) -> PyResult<Bound<'py, PyArray1<u16>>> {
                Ok(self.0.inputs(seat)?.numbers().to_pyarray(py))
            }

            #[doc = text!($name "sample")]
            fn sample(&self, seat: i64, #[pyo3(from_py_with = whole::seed)] seed: u64) -> PyResult<$state> {
                self.0.sample(seat, seed).map($state)
            }

            #[doc = text!($name "outcome")]
            #[getter]
            fn outcome(&self) -> Option<PyOutcome> {
                let position = self.0.position();
                let outcome = position.outcome()?;
                Some(PyOutcome::of::<$game>(&outcome, position.seats()))
            }

            #[doc = text!($name "resigned")]
            #[getter]
            fn resigned<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
                PyTuple::new(py, self.0.resigned())
            }

            #[doc = text!($name "winners")]
            #[getter]
            fn winners<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
                let winners = self.0.winners();
                winners.map(|winners| PyTuple::new(py, winners)).transpose()
            }

            #[doc = text!($name "returns")]
            #[pyo3(signature = (reward = "win_share"))]
            fn returns<'py>(&self, py: Python<'py>, reward: &str) -> PyResult<Bound<'py, PyTuple>> {
                PyTuple::new(py, self.0.returns(reward)?)
            }

            #[doc = text!($name "scores")]
            #[getter]
            fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
                PyTuple::new(py, self.0.scores())
            }

            #[doc = text!($name "history")]
            #[getter]
            fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
                PyTuple::new(py, self.0.history()?)
            }

            #[doc = text!($name "start")]
            #[getter]
            fn start(&self) -> PyResult<$state> {
                self.0.beginning().map($state)
            }

            #[doc = text!($name "text")]
            fn text(&self) -> String {
                let facing = Seat::FIRST;
                let viewer = Viewer::Public { facing };
                let seen = self.0.position().view(viewer, &[], &JointAction::new());
                words::written(&seen, None, &[])
            }

            #[doc = text!($name "_repr_html_")]
            fn _repr_html_(&self) -> String {
                picture::of_position(self.0.position(), self.0.names())
            }

            fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                let restore = py
                    .import("antipater._antipater")?
                    .getattr(stringify!($restore))?;
                let record = self.0.record(None)?.write();
                Ok((restore, (record,)).into_pyobject(py)?.into_any())
            }

            $($own)*
        }

        #[pyfunction]
        pub(crate) fn $restore(record: &str) -> PyResult<$state> {
            Game::from_json(record).map($state)
        }

        #[doc = text!($observation_name "")]
        #[pyclass(name = $observation_name, module = "antipater", frozen, eq, hash)]
        #[derive(PartialEq)]
        pub(crate) struct $observation(pub(crate) <$game as State>::Observation);

        impl Hash for $observation {
            fn hash<H: Hasher>(&self, hasher: &mut H) {
                hash(&self.0).hash(hasher);
            }
        }

        #[pymethods]
        impl $observation {
            #[doc = text!($observation_name "from_line")]
            #[staticmethod]
            fn from_line(line: &str) -> PyResult<$observation> {
                Line::from_line(line).map($observation).map_err(invalid)
            }

            #[doc = text!($observation_name "line")]
            #[getter]
            fn line(&self) -> String {
                self.0.to_line()
            }

            #[doc = text!($observation_name "seat")]
            #[getter]
            fn seat(&self) -> usize {
                let viewer: fn(&<$game as State>::Observation) -> Seat = $viewer;
                viewer(&self.0).number()
            }

            #[doc = text!($observation_name "action_text")]
            fn action_text(&self, seat: i64, action: i64) -> PyResult<String> {
                let seat = seat_of(seat, <$game>::observed_seats(&self.0))?;
                let named = |number| <$game>::observed_text(&self.0, seat, number);
                known(seat, action, named)
            }

            #[doc = text!($observation_name "sample")]
            fn sample(&self, #[pyo3(from_py_with = whole::seed)] seed: u64) -> $state {
                $state(Game::at(<$game>::sample(&self.0, &mut generator(seed, 0))))
            }

            #[doc = text!($observation_name "features")]
            #[pyo3(signature = (out = None))]
            fn features<'py>(
                &self,
                py: Python<'py>,
                out: Option<Bound<'py, PyAny>>,
            ) -> PyResult<Bound<'py, PyArray1<u8>>> {
                let mut inputs = Inputs::default();
                <$game>::observed_features(&self.0, &mut inputs);
                dense::<$game>(py, &inputs, out)
            }

            #[doc = text!($observation_name "active_features")]
            fn active_features<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u16>> {
                let mut inputs = Inputs::default();
                <$game>::observed_features(&self.0, &mut inputs);
                inputs.numbers().to_pyarray(py)
            }

            #[doc = text!($observation_name "afterstates")]
            fn afterstates<'py>(
                &self,
                py: Python<'py>,
                seat: i64,
                actions: Vec<i64>,
            ) -> PyResult<Vec<Bound<'py, PyAny>>> {
                let seat = seat_of(seat, <$game>::observed_seats(&self.0))?;
                afterstates::<$game>(py, &self.0, seat, &actions)
            }

            #[doc = text!($observation_name "text")]
            fn text(&self) -> String {
                let (seen, viewer) = <$game>::seen(&self.0);
                words::written(&seen, viewer.seat(), &<$game>::observed_hand(&self.0))
            }

            #[doc = text!($observation_name "_repr_html_")]
            fn _repr_html_(&self) -> String {
                let players = <$game>::observed_players(&self.0);
                picture::of_observation::<$game>(&self.0, players)
            }

            fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                let restore = py
                    .import("antipater._antipater")?
                    .getattr(stringify!($restore_observation))?;
                Ok((restore, (self.0.to_line(),)).into_pyobject(py)?.into_any())
            }

            fn __repr__(&self) -> String {
                format!("<{} {}>", $observation_name, self.0.to_line())
            }
        }

        #[pyfunction]
        pub(crate) fn $restore_observation(line: &str) -> PyResult<$observation> {
            $observation::from_line(line)
        }
    };
}

classes!(
    PySeven,
    "Seven",
    PySevenObservation,
    "SevenObservation",
    Seven,
    _restore_seven,
    _restore_seven_observation,
    |observation| observation.seat(),
    {
        #[doc = text!("Seven" "deal")]
        #[staticmethod]
        #[pyo3(signature = (players = 4, edition = "second", seed = 0, game = 0))]
        fn deal(
            players: i64,
            edition: &str,
            #[pyo3(from_py_with = whole::seed)] seed: u64,
            #[pyo3(from_py_with = whole::game)] game: u64,
        ) -> PyResult<PySeven> {
            let edition = edition_of(edition)?;
            let options = [BoardOptions::default(); 7];
            let options = usize::try_from(players)
                .ok()
                .and_then(|players| options.get(..players))
                .ok_or_else(|| invalid(format!("{players} players; 7 Wonders has 3 to 7")))?;
            let setup = seven::Setup::deal(edition, options, &mut generator(seed, game));
            Game::dealt(setup.map_err(invalid)?).map(PySeven)
        }

        #[doc = text!("Seven" "free_city")]
        #[staticmethod]
        #[pyo3(signature = (seed = 0, game = 0))]
        fn free_city(
            #[pyo3(from_py_with = whole::seed)] seed: u64,
            #[pyo3(from_py_with = whole::game)] game: u64,
        ) -> PyResult<PySeven> {
            let options = [BoardOptions::default(); 3];
            let setup = seven::Setup::deal_free_city(&options, &mut generator(seed, game));
            Game::dealt(setup.map_err(invalid)?).map(PySeven)
        }

        #[doc = text!("Seven" "edition")]
        #[getter]
        fn edition(&self) -> &'static str {
            self.0.position().table().edition().name()
        }

        #[doc = text!("Seven" "age")]
        #[getter]
        fn age(&self) -> Option<u8> {
            let (age, _) = self.0.position().table().phase().clock()?;
            Some(age.number())
        }

        #[doc = text!("Seven" "turn")]
        #[getter]
        fn turn(&self) -> Option<u8> {
            let (_, turn) = self.0.position().table().phase().clock()?;
            Some(turn)
        }

        #[doc = text!("Seven" "phase")]
        #[getter]
        fn phase(&self) -> &'static str {
            match self.0.position().table().phase() {
                Phase::Turn { .. } => "turn",
                Phase::Seventh { .. } => "seventh",
                Phase::Discard { .. } => "discard",
                Phase::Over => "over",
            }
        }

        #[doc = text!("Seven" "hand")]
        fn hand<'py>(&self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyTuple>> {
            let hand = self.0.position().hand(self.0.seat(seat)?);
            PyTuple::new(py, hand.iter().map(|card| card.name()))
        }

        fn __repr__(&self) -> String {
            let position = self.0.position();
            let table = position.table();
            let when = match table.phase().clock() {
                Some((age, turn)) => format!("age {age}, turn {turn}"),
                None => "over".to_owned(),
            };
            let (game, edition) = (position.game(), table.edition().name());
            let (players, acting) = (position.players().len(), self.0.to_act());
            format!(
                "<Seven {game}, {edition} edition, {players} players, {when}, to act: {acting:?}>"
            )
        }
    }
);

classes!(
    PyDuel,
    "Duel",
    PyDuelObservation,
    "DuelObservation",
    Duel,
    _restore_duel,
    _restore_duel_observation,
    |observation| observation.viewer.unwrap_or(Seat::FIRST),
    {
        #[doc = text!("Duel" "deal")]
        #[staticmethod]
        #[pyo3(signature = (seed = 0, game = 0, first_game = false))]
        fn deal(
            #[pyo3(from_py_with = whole::seed)] seed: u64,
            #[pyo3(from_py_with = whole::game)] game: u64,
            first_game: bool,
        ) -> PyResult<PyDuel> {
            let mut rng = generator(seed, game);
            let setup = if first_game {
                duel::Setup::deal_first_game(&mut rng)
            } else {
                duel::Setup::deal(&mut rng)
            };
            Game::dealt(setup).map(PyDuel)
        }

        #[doc = text!("Duel" "age")]
        #[getter]
        fn age(&self) -> Option<u8> {
            use duel::Phase;
            let table = self.0.position().table();
            let played = !matches!(table.phase, Phase::Draft { .. } | Phase::Over { .. });
            played.then_some(table.age as u8 + 1)
        }

        #[doc = text!("Duel" "phase")]
        #[getter]
        fn phase(&self) -> &'static str {
            use duel::Phase;
            match self.0.position().table().phase {
                Phase::Draft { .. } => "draft",
                Phase::Play { .. } => "play",
                Phase::PickToken { .. } => "token",
                Phase::Library { .. } => "library",
                Phase::Destroy { .. } => "destroy",
                Phase::Revive { .. } => "revive",
                Phase::Begin { .. } => "begin",
                Phase::Over { .. } => "over",
            }
        }

        fn __repr__(&self) -> String {
            let (phase, acting) = (self.phase(), self.0.to_act());
            match self.age() {
                Some(age) => format!("<Duel, age {age}, {phase}, to act: {acting:?}>"),
                None => format!("<Duel, {phase}, to act: {acting:?}>"),
            }
        }
    }
);

/// The edition with this name.
pub(crate) fn edition_of(name: &str) -> PyResult<Edition> {
    Edition::from_name(name).ok_or_else(|| {
        invalid(format!(
            "unknown edition \"{name}\"; expected first or second"
        ))
    })
}
