//! The coach: what actions are worth, and whole records judged, as dictionaries.

use std::ops::ControlFlow;

use antipater_bots::analysis::question::Question;
use antipater_bots::analysis::{
    Analysis, Band, Decision, Depth, Judged, LuckEvent, Options, Reason, SeatReport, Swing, Valued,
    analyze as judge_record, judge,
};
use antipater_engine::duel::Duel;
use antipater_engine::record::game as game_of;
use antipater_engine::seven::Seven;
use antipater_engine::{Record, Seat};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::bots::{AnyState, deciding};
use crate::error::{interrupted, invalid, seat as seat_of, whole};
use crate::game::{Chosen, Game, Playable, numbers};

/// How thoroughly, and with which chance.
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
        depth: depth.parse::<Depth>().map_err(unknown)?,
        seat,
        seed,
        simulations,
    })
}

/// Judges a record, or the game of a position.
#[pyfunction]
#[pyo3(signature = (record, depth = "normal", seat = None, seed = 0, simulations = None))]
pub(crate) fn analyze<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    depth: &str,
    seat: Option<i64>,
    #[pyo3(from_py_with = whole::seed)] seed: u64,
    #[pyo3(from_py_with = whole::simulations)] simulations: Option<u32>,
) -> PyResult<Bound<'py, PyDict>> {
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

fn judged<'py, G: Playable + Judged>(
    py: Python<'py>,
    record: &Record<G>,
    seat: Option<i64>,
    mut options: Options,
) -> PyResult<Bound<'py, PyDict>>
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
    let Some(Analysis {
        decisions,
        luck,
        curve,
        swings,
        seats,
    }) = analysis
    else {
        return Err(invalid("the analysis was broken off"));
    };
    let mut position = record.start();
    let mut played = 0;
    let told = PyList::empty(py);
    for decision in &decisions {
        while played < decision.step {
            position.apply_unchecked(&record.steps()[played]);
            played += 1;
        }
        told.append(tell_decision(py, &position, decision)?)?;
    }
    let result = PyDict::new(py);
    result.set_item("game", record.game())?;
    result.set_item("players", record.players())?;
    result.set_item("depth", options.depth.name())?;
    result.set_item("decisions", told)?;
    let luck: PyResult<Vec<_>> = luck.iter().map(|event| tell_luck(py, event)).collect();
    result.set_item("luck", luck?)?;
    let curve: Vec<&[f64]> = curve.iter().map(|point| point.shares.as_slice()).collect();
    result.set_item("curve", curve)?;
    let swings: PyResult<Vec<_>> = swings.iter().map(|swing| tell_swing(py, swing)).collect();
    result.set_item("swings", swings?)?;
    let seats: PyResult<Vec<_>> = seats.iter().map(|seat| tell_seat(py, seat)).collect();
    result.set_item("seats", seats?)?;
    Ok(result)
}

fn tell_decision<'py, G: Playable>(
    py: Python<'py>,
    position: &G,
    decision: &Decision<G::Action>,
) -> PyResult<Bound<'py, PyDict>> {
    let told = PyDict::new(py);
    let seat = decision.seat;
    told.set_item("step", decision.step)?;
    told.set_item("seat", seat.number())?;
    told.set_item("player", decision.player.number())?;
    told.set_item("action", numbers(position, seat, &[decision.played])[0])?;
    told.set_item("text", decision.played.to_string())?;
    told.set_item("share", decision.share)?;
    told.set_item("loss", decision.loss)?;
    told.set_item("loss_se", decision.loss_se)?;
    told.set_item("band", decision.band.name())?;
    told.set_item("counted", decision.counted)?;
    told.set_item("luck", decision.luck)?;
    told.set_item("best", tell_values(py, position, seat, &decision.best)?)?;
    let reasons = decision.reasons.iter();
    let reasons: PyResult<Vec<_>> = reasons.map(|reason| tell_reason(py, reason)).collect();
    told.set_item("reasons", reasons?)?;
    Ok(told)
}

fn tell_values<'py, G: Playable>(
    py: Python<'py>,
    position: &G,
    seat: Seat,
    values: &[Valued<G::Action>],
) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    for valued in values {
        let told = PyDict::new(py);
        let number = |action: G::Action| numbers(position, seat, &[action])[0];
        told.set_item("action", number(valued.action))?;
        told.set_item("text", valued.action.to_string())?;
        let same: Vec<usize> = valued.same.iter().map(|&action| number(action)).collect();
        told.set_item("same", same)?;
        told.set_item("prior", valued.prior)?;
        told.set_item("share", valued.share)?;
        told.set_item("share_se", valued.share_se)?;
        told.set_item("behind", valued.behind)?;
        told.set_item("behind_se", valued.behind_se)?;
        told.set_item("points", valued.points)?;
        told.set_item("margin", valued.margin)?;
        list.append(told)?;
    }
    Ok(list)
}

fn tell_reason<'py>(py: Python<'py>, reason: &Reason) -> PyResult<Bound<'py, PyDict>> {
    let told = PyDict::new(py);
    told.set_item("code", reason.code())?;
    match reason {
        Reason::Wins
        | Reason::Averts
        | Reason::Token
        | Reason::Again
        | Reason::AgainLater
        | Reason::AffordsStage => {}
        Reason::Points { category, amount } => {
            told.set_item("category", category)?;
            told.set_item("amount", amount)?;
        }
        Reason::PointsInAll {
            amount,
            more,
            fewer,
        } => {
            told.set_item("amount", amount)?;
            for (name, categories) in [("more", more), ("fewer", fewer)] {
                let list = PyList::empty(py);
                for (category, amount) in categories {
                    let points = PyDict::new(py);
                    points.set_item("category", category)?;
                    points.set_item("amount", amount)?;
                    list.append(points)?;
                }
                told.set_item(name, list)?;
            }
        }
        Reason::Coins { amount }
        | Reason::Takes { amount }
        | Reason::Pawn { amount }
        | Reason::Symbols { amount }
        | Reason::Cheaper { amount }
        | Reason::Produces { amount } => told.set_item("amount", amount)?,
        Reason::Shields {
            amount,
            ahead_of,
            level_with,
        }
        | Reason::CityShields {
            amount,
            ahead_of,
            level_with,
        } => {
            told.set_item("amount", amount)?;
            for (name, seats) in [("ahead_of", ahead_of), ("level_with", level_with)] {
                let seats: Vec<usize> = seats.iter().map(|seat| seat.number()).collect();
                told.set_item(name, seats)?;
            }
        }
        Reason::CityBehind { ahead } => told.set_item("ahead", ahead)?,
        Reason::Pays {
            amount,
            seat,
            instead_of,
        } => {
            told.set_item("amount", amount)?;
            told.set_item("seat", seat.number())?;
            told.set_item("instead_of", instead_of.number())?;
        }
        Reason::Resources { resources } | Reason::Sells { resources } => {
            let letters: String = resources.iter().map(|kind| kind.letter()).collect();
            told.set_item("resources", letters)?;
        }
        Reason::Brings { benefit } => told.set_item("benefit", benefit.code())?,
        Reason::Opens { cards } => told.set_item("cards", cards)?,
        Reason::Affords { wonders } => told.set_item("wonders", wonders)?,
        Reason::Denies {
            card,
            seat,
            points,
            pawn,
        } => {
            told.set_item("card", card)?;
            told.set_item("seat", seat.number())?;
            told.set_item("points", points)?;
            told.set_item("pawn", pawn)?;
        }
        Reason::Destroys { color } => told.set_item("color", color)?,
        Reason::SavesAgain { wonder } => told.set_item("wonder", wonder)?,
        Reason::Disarms { card, seat, ahead } => {
            told.set_item("card", card)?;
            told.set_item("seat", seat.number())?;
            told.set_item("ahead", ahead)?;
        }
        Reason::KeepsToken { card, seat } => {
            told.set_item("card", card)?;
            told.set_item("seat", seat.number())?;
        }
        Reason::Threatens { cards, wonders } => {
            told.set_item("cards", cards)?;
            told.set_item("wonders", wonders)?;
        }
        Reason::Covers { cards, hidden } => {
            told.set_item("cards", cards)?;
            told.set_item("hidden", hidden)?;
        }
    }
    Ok(told)
}

fn tell_luck<'py>(py: Python<'py>, event: &LuckEvent) -> PyResult<Bound<'py, PyDict>> {
    let told = PyDict::new(py);
    told.set_item("step", event.step)?;
    told.set_item("source", event.source.name())?;
    told.set_item("seat", event.seat.number())?;
    told.set_item("amount", event.amount)?;
    told.set_item("error", event.error)?;
    Ok(told)
}

fn tell_swing<'py>(py: Python<'py>, swing: &Swing) -> PyResult<Bound<'py, PyDict>> {
    let told = PyDict::new(py);
    told.set_item("step", swing.step)?;
    told.set_item("seat", swing.seat.number())?;
    told.set_item("before", swing.from)?;
    told.set_item("after", swing.to)?;
    Ok(told)
}

fn tell_seat<'py>(py: Python<'py>, report: &SeatReport) -> PyResult<Bound<'py, PyDict>> {
    let told = PyDict::new(py);
    let bands = PyDict::new(py);
    for band in Band::ALL {
        bands.set_item(band.name(), report.in_band(band))?;
    }
    told.set_item("seat", report.seat.number())?;
    told.set_item("decisions", report.decisions)?;
    told.set_item("counted", report.counted)?;
    told.set_item("accuracy", report.accuracy)?;
    told.set_item("error_rate", report.error_rate)?;
    told.set_item("bands", bands)?;
    told.set_item("lost", report.lost)?;
    told.set_item("start", report.start)?;
    told.set_item("luck", report.luck)?;
    told.set_item("luck_se", report.luck_se)?;
    told.set_item("others", report.others)?;
    told.set_item("result", report.result)?;
    told.set_item("without_luck", report.without_luck)?;
    told.set_item("residual", report.residual)?;
    Ok(told)
}

/// The values of the best actions of a seat, by what its player knows.
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
) -> PyResult<Bound<'py, PyList>> {
    let options = options(depth, seed, simulations, None)?;
    match &state {
        AnyState::Seven(state) => values(py, &state.get().0, seat, chosen.as_ref(), options),
        AnyState::Duel(state) => values(py, &state.get().0, seat, chosen.as_ref(), options),
    }
}

fn values<'py, G: Playable + Judged>(
    py: Python<'py>,
    game: &Game<G>,
    seat: Option<i64>,
    chosen: Option<&Chosen>,
    options: Options,
) -> PyResult<Bound<'py, PyList>> {
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
    tell_values(py, position, seat, &values.actions)
}
