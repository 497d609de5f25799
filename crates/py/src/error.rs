//! Errors in Python: `ValueError` with the message of the engine, and refusals of arguments with their names.

use core::fmt::Display;

use antipater_engine::Seat;
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;

/// A `ValueError` with this message.
pub(crate) fn invalid(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Defines a non-negative integer parser for each argument, because the error has its name.
macro_rules! arguments {
    ($($name:ident: $kind:ty, $most:expr;)+) => {$(
        pub(crate) fn $name(value: &Bound<'_, PyAny>) -> PyResult<$kind> {
            value.extract().map_err(|error: PyErr| {
                let (name, most) = (stringify!($name), $most);
                if error.is_instance_of::<PyOverflowError>(value.py()) {
                    invalid(format!("{name} must be 0 to {most}, not {value}"))
                } else {
                    let why = error.value(value.py());
                    PyTypeError::new_err(format!("argument '{name}': {why}"))
                }
            })
        }
    )+};
}

/// The integer arguments of functions.
pub(crate) mod whole {
    use super::*;

    arguments! {
        seed: u64, u64::MAX;
        game: u64, u64::MAX;
        stream: u64, u64::MAX;
        num_envs: usize, usize::MAX;
        threads: usize, usize::MAX;
        simulations: Option<u32>, u32::MAX;
    }
}

/// The seat with this number, if the table has it.
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

/// The error of Ctrl-C, if it was pressed. For work that has released the interpreter's lock.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the method alone is not general enough in its lifetime"
)]
pub(crate) fn interrupted() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
}
