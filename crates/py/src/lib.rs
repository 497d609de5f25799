//! The native module of the Python package `antipater`: games, vectors of games, bots and analysis.
//!
//! Here: translation between Python and the crates `engine` and `bots`, and positions as pictures (from `pages`) and as
//! text; nothing else. The public names are in `python/src/antipater`, their types and descriptions in its
//! `_antipater.pyi`, from which `build.rs` takes what `help()` says (`text!`).
//!
//! A position shares its history with the positions before it. A vector lends its arrays to its games, releases the
//! interpreter's lock and plays on its own threads; the games do not depend on the number of threads. User functions
//! are called from Python only (`_matches.py`), never from loops in Rust.
//!
//! `scripts/check-python` builds and checks the package. Its adapters are Python modules that the other modules do not
//! import: `pettingzoo`, `gymnasium` and `openspiel` share `_table`, `arrow` and `ray` share `_series`.
//! `docs/python.md` describes them.

include!(concat!(env!("OUT_DIR"), "/text.rs"));

mod arena;
mod bots;
mod coach;
mod error;
mod game;
mod memory;
mod nets;
mod picture;
mod state;
mod vec;
mod words;
mod workers;

use pyo3::prelude::*;
use pyo3::types::PyTuple;

#[pymodule(gil_used = false)]
fn _antipater(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<state::PySeven>()?;
    module.add_class::<state::PyDuel>()?;
    module.add_class::<state::PySevenObservation>()?;
    module.add_class::<state::PyDuelObservation>()?;
    module.add_class::<state::PyOutcome>()?;
    module.add_class::<bots::PyBot>()?;
    module.add("BOTS", PyTuple::new(module.py(), bots::BOTS)?)?;
    module.add("TEST_SEED", vec::TEST_SEED)?;
    module.add_class::<vec::SevenVec>()?;
    module.add_class::<vec::DuelVec>()?;
    module.add_function(wrap_pyfunction!(state::_restore_seven, module)?)?;
    module.add_function(wrap_pyfunction!(state::_restore_duel, module)?)?;
    module.add_function(wrap_pyfunction!(state::_restore_seven_observation, module)?)?;
    module.add_function(wrap_pyfunction!(state::_restore_duel_observation, module)?)?;
    module.add_function(wrap_pyfunction!(state::_restore_outcome, module)?)?;
    module.add_function(wrap_pyfunction!(state::_lost, module)?)?;
    module.add_function(wrap_pyfunction!(bots::_play, module)?)?;
    module.add_function(wrap_pyfunction!(arena::_deal_results, module)?)?;
    module.add_class::<arena::Standing>()?;
    module.add_function(wrap_pyfunction!(arena::_ladder, module)?)?;
    module.add_function(wrap_pyfunction!(bots::signature, module)?)?;
    module.add_function(wrap_pyfunction!(bots::_game_signatures, module)?)?;
    module.add_class::<bots::Signature>()?;
    module.add_function(wrap_pyfunction!(coach::analyze, module)?)?;
    module.add_function(wrap_pyfunction!(coach::action_values, module)?)?;
    module.add_function(wrap_pyfunction!(nets::weights, module)?)?;
    Ok(())
}
