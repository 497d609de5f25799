//! The nets as arrays, and their inputs after an action.

use antipater_bots::encode::{Encoded, Heads, Inputs, Schema, duel, seven};
use antipater_bots::net::{Floats, Net};
use antipater_bots::weights::{DUEL, FREE_CITY, SEVEN};
use antipater_engine::duel::Duel;
use antipater_engine::rng::generator;
use antipater_engine::seven::Seven;
use antipater_engine::{Seat, State};
use numpy::{PyArrayMethods, ToPyArray};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::invalid;
use crate::game::{Playable, known};

/// For each of these legal actions of a seat, the inputs that are on in what its player knows right after it, or the class
/// of the result if it ends the game.
pub(crate) fn afterstates<'py, G: Playable + Encoded>(
    py: Python<'py>,
    observation: &G::Observation,
    seat: Seat,
    actions: &[i64],
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let rng = &mut generator(0, 0);
    let position = G::sample(observation, rng);
    let legal = position.legal_actions(seat);
    let before = G::known(observation, rng);
    let mut inputs = Inputs::default();
    let after = |&number: &i64| {
        let action = known(seat, number, |number| position.numbered(seat, number))?;
        if !legal.contains(action) {
            return Err(invalid(format!("seat {seat}: {number} is not legal here")));
        }
        inputs.clear();
        match G::after(&before, seat, action, &mut inputs) {
            Some(class) => Ok(class.into_pyobject(py)?.into_any()),
            None => Ok(inputs.numbers().to_pyarray(py).into_any()),
        }
    };
    actions.iter().map(after).collect()
}

#[doc = text!("" "weights")]
#[pyfunction]
pub(crate) fn weights<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    match game {
        "seven" => arrays(
            py,
            &SEVEN,
            &seven::SCHEMA,
            <Seven as Encoded>::WORTH,
            Seven::CATEGORIES,
        ),
        "free-city" => arrays(
            py,
            &FREE_CITY,
            &seven::FREE_CITY_SCHEMA,
            <Seven as Encoded>::WORTH,
            Seven::CATEGORIES,
        ),
        "duel" => arrays(
            py,
            &DUEL,
            &duel::SCHEMA,
            <Duel as Encoded>::WORTH,
            Duel::CATEGORIES,
        ),
        _ => Err(invalid(format!(
            "unknown game \"{game}\"; expected seven, free-city or duel"
        ))),
    }
}

fn arrays<'py>(
    py: Python<'py>,
    net: &Net,
    schema: &Schema,
    worth: &[f32],
    categories: &[&str],
) -> PyResult<Bound<'py, PyDict>> {
    let Floats {
        first,
        first_bias,
        second,
        second_bias,
        last,
        last_bias,
    } = net.floats();
    let mut outputs: Vec<String> = (0..worth.len())
        .map(|class| format!("result {class}"))
        .collect();
    if net.outputs() > worth.len() {
        let heads: [&str; Heads::POINTS] = ["policy", "doubt", "place"];
        outputs.extend(heads.map(str::to_owned));
        for seat in 0..schema.heads.seats {
            outputs.extend(
                categories
                    .iter()
                    .map(|category| format!("points {seat} {category}")),
            );
        }
    }
    let matrix =
        |numbers: &[f32], rows: usize| numbers.to_pyarray(py).reshape([rows, numbers.len() / rows]);
    let all = PyDict::new(py);
    all.set_item("first", matrix(&first, schema.inputs())?)?;
    all.set_item("first_bias", first_bias.to_pyarray(py))?;
    all.set_item("second", matrix(&second, Net::SECOND)?)?;
    all.set_item("second_bias", second_bias.to_pyarray(py))?;
    all.set_item("last", matrix(&last, net.outputs())?)?;
    all.set_item("last_bias", last_bias.to_pyarray(py))?;
    all.set_item("worth", worth.to_pyarray(py))?;
    all.set_item("outputs", outputs)?;
    Ok(all)
}
