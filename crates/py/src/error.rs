//! Errors as Python sees them: `ValueError` with the sentence of the engine.

use core::fmt::Display;

use antipater_engine::Seat;
use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, PyResult, Python};

/// A `ValueError` that says this.
pub(crate) fn invalid(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The seat of a number, if the table has it.
pub(crate) fn seat(number: i64, seats: usize) -> PyResult<Seat> {
    usize::try_from(number)
        .ok()
        .filter(|&number| number < seats)
        .and_then(Seat::new)
        .ok_or_else(|| {
            let last = seats - 1;
            invalid(format!(
                "there is no seat {number}; the seats are 0 to {last}"
            ))
        })
}

/// The error of Ctrl-C, if somebody has pressed it. For work that has released the interpreter's lock.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the method alone is not general enough in its lifetime"
)]
pub(crate) fn interrupted() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
}
