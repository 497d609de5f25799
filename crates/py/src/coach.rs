//! Analysis: the values of actions and of whole records, as dictionaries.

use std::ops::ControlFlow;

use antipater_bots::analysis::question::Question;
use antipater_bots::analysis::{
    Analysis, Analyzable, Band, Decision, Depth, Options, Reason, SeatReport, Valued,
    analyze as judge_record, judge,
};
use antipater_engine::duel::Duel;
use antipater_engine::record::game as game_of;
use antipater_engine::seven::Seven;
use antipater_engine::{Record, Seat};
use pyo3::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::bots::{AnyState, deciding};
use crate::error::{interrupted, invalid, seat as seat_of, whole};
use crate::game::{Chosen, Game, Playable, numbers};

/// The options of an analysis.
fn options(
    depth: &str,
    seed: u64,
    simulations: Option<u32>,
    seat: Option<Seat>,
) -> PyResult<Options> {
    let unknown = |error| invalid(format!("unknown depth \"{depth}\"; {error}"));
    if simulations == Some(0) {
        return Err(invalid("simulations must be at least 1"));
    }
    Ok(Options {
        lines: None,
        depth: depth.parse::<Depth>().map_err(unknown)?,
        seat,
        seed,
        simulations,
    })
}

#[doc = text!("" "analyze")]
#[pyfunction]
#[pyo3(signature = (record, depth = "normal", seat = None, seed = 0, simulations = None))]
pub(crate) fn analyze<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    depth: &str,
    seat: Option<i64>,
    #[pyo3(from_py_with = whole::seed)] seed: u64,
    #[pyo3(from_py_with = whole::simulations)] simulations: Option<u32>,
) -> PyResult<Bound<'py, PyAny>> {
    let asked = options(depth, seed, simulations, None)?;
    if let Ok(text) = record.extract::<String>() {
        return if game_of(&text).map_err(invalid)? == "duel" {
            judged(
                py,
                &Record::<Duel>::read(&text).map_err(invalid)?,
                seat,
                asked,
            )
        } else {
            judged(
                py,
                &Record::<Seven>::read(&text).map_err(invalid)?,
                seat,
                asked,
            )
        };
    }
    match record.extract::<AnyState<'_>>() {
        Ok(AnyState::Seven(state)) => judged(py, &state.get().0.record(None)?, seat, asked),
        Ok(AnyState::Duel(state)) => judged(py, &state.get().0.record(None)?, seat, asked),
        Err(_) => Err(invalid("a record is a text, a Seven or a Duel")),
    }
}

fn judged<'py, G: Playable + Analyzable>(
    py: Python<'py>,
    record: &Record<G>,
    seat: Option<i64>,
    mut options: Options,
) -> PyResult<Bound<'py, PyAny>>
where
    Record<G>: Sync,
{
    let players = record.position().players().len();
    options.seat = seat.map(|seat| seat_of(seat, players)).transpose()?;
    let analysis = py.detach(|| {
        let mut stopped = Ok(());
        let analysis = judge_record(record, &options, |_, _| match interrupted() {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                stopped = Err(error);
                ControlFlow::Break(())
            }
        });
        stopped.map(|()| analysis)
    })?;
    let Some(analysis) = analysis else {
        return Err(invalid("the analysis was broken off"));
    };
    let luck = analysis.luck.iter();
    let luck = luck.map(|event| object(event, &[("move", "step"), ("se", "error")]));
    let swings = analysis.swings.iter();
    let names = [("move", "step"), ("from", "before"), ("to", "after")];
    let swings = swings.map(|swing| object(swing, &names));
    let curve = analysis.curve.iter().map(|point| &point.shares);
    let seats = analysis.seats.iter();
    let seats = seats.map(|seat| tell_seat(&analysis, seat));
    let told = json!({
        "game": analysis.game,
        "players": record.players(),
        "depth": analysis.depth,
        "decisions": analysis.tell_each(record, tell_decision),
        "luck": luck.collect::<Vec<_>>(),
        "curve": curve.collect::<Vec<_>>(),
        "swings": swings.collect::<Vec<_>>(),
        "seats": seats.collect::<Vec<_>>(),
    });
    python(py, &told)
}

/// Converts a value to Python.
fn python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?
        .call_method1("loads", (value.to_string(),))
}

/// The JSON object of a value, with some of its fields renamed.
fn object(value: &impl Serialize, names: &[(&str, &str)]) -> Map<String, Value> {
    let Ok(Value::Object(mut fields)) = serde_json::to_value(value) else {
        unreachable!("plain data with names");
    };
    for &(written, name) in names {
        if let Some(field) = fields.remove(written) {
            fields.insert(name.to_owned(), field);
        }
    }
    fields
}

fn tell_decision<G: Playable>(position: &G, decision: &Decision<G::Action>) -> Map<String, Value> {
    let seat = decision.seat;
    let numbered = decision.map(|action| numbers(position, seat, &[action])[0]);
    let mut told = object(&numbered, &[("move", "step"), ("played", "action")]);
    told.insert("text".to_owned(), json!(decision.played.to_string()));
    let best = decision.best.iter();
    let best = best.map(|valued| tell_value(position, seat, valued));
    told.insert("best".to_owned(), best.collect());
    let reasons = decision.reasons.iter().map(tell_reason);
    told.insert("reasons".to_owned(), reasons.collect());
    told
}

fn tell_value<G: Playable>(
    position: &G,
    seat: Seat,
    valued: &Valued<G::Action>,
) -> Map<String, Value> {
    let numbered = valued.map(|action| numbers(position, seat, &[action])[0]);
    let mut told = object(&numbered, &[]);
    told.remove("kinds");
    told.entry("same").or_insert_with(|| json!([]));
    told.insert("prior".to_owned(), json!(valued.prior));
    told.insert("text".to_owned(), json!(valued.action.to_string()));
    told
}

fn tell_reason(reason: &Reason) -> Map<String, Value> {
    let mut told = object(reason, &[]);
    if let Reason::Denies { pawn, .. } = reason {
        told.insert("pawn".to_owned(), json!(pawn));
    }
    told
}

fn tell_seat<A>(analysis: &Analysis<A>, report: &SeatReport) -> Map<String, Value> {
    let decisions = analysis.decisions.iter();
    let own = decisions.filter(|decision| decision.counted && decision.player == report.seat);
    let bands = Band::ALL.map(|band| {
        let count = own.clone().filter(|decision| decision.band == band).count();
        (band.name().to_owned(), json!(count))
    });
    let mut told = object(report, &[]);
    told.remove("errors");
    told.insert("bands".to_owned(), bands.into_iter().collect());
    told
}

#[doc = text!("" "action_values")]
#[pyfunction]
#[pyo3(signature = (state, seat = None, chosen = None, depth = "quick", seed = 0, simulations = None))]
#[expect(
    clippy::needless_pass_by_value,
    reason = "what Python hands over is owned"
)]
pub(crate) fn action_values<'py>(
    py: Python<'py>,
    state: AnyState<'py>,
    seat: Option<i64>,
    chosen: Option<Chosen>,
    depth: &str,
    #[pyo3(from_py_with = whole::seed)] seed: u64,
    #[pyo3(from_py_with = whole::simulations)] simulations: Option<u32>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = options(depth, seed, simulations, None)?;
    match &state {
        AnyState::Seven(state) => values(py, &state.get().0, seat, chosen.as_ref(), options),
        AnyState::Duel(state) => values(py, &state.get().0, seat, chosen.as_ref(), options),
    }
}

fn values<'py, G: Playable + Analyzable>(
    py: Python<'py>,
    game: &Game<G>,
    seat: Option<i64>,
    chosen: Option<&Chosen>,
    options: Options,
) -> PyResult<Bound<'py, PyAny>> {
    let seat = deciding(game, seat)?;
    let position = game.position();
    let player = position.chooser(seat);
    let own = chosen
        .and_then(|chosen| chosen.get(&(player.number() as i64)))
        .filter(|_| player != seat)
        .map(|&number| Ok::<_, PyErr>((player, game.action(player, number)?)))
        .transpose()?;
    let (_, legal) = game.legal(seat.number() as i64, chosen)?;
    let values = py.detach(|| {
        let observation = position.observe(player);
        let question: Question<'_, G> = Question {
            observation: &observation,
            seat,
            own,
        };
        judge(
            &question,
            &legal,
            None,
            options.effort::<G>(),
            options.seed,
            0,
        )
    });
    let values = values.actions.iter();
    let values = values.map(|valued| tell_value(position, seat, valued));
    python(py, &values.collect())
}
