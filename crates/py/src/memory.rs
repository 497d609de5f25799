//! The arrays of a vector of games: created once, or given by the caller, and lent to the games while they play.

use antipater_bots::env_slots::{Features, LEGAL, Rows, Shape};
use numpy::{Element, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::invalid;

/// The form of observations.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    None,
    Sparse,
    /// Sparse, in `int32`.
    Wide,
    Dense,
}

impl Seen {
    pub(crate) fn named(name: &str, dtype: &str) -> PyResult<Seen> {
        match (name, dtype) {
            ("none", "uint16") => Ok(Seen::None),
            ("sparse", "uint16") => Ok(Seen::Sparse),
            ("sparse", "int32") => Ok(Seen::Wide),
            ("dense", "uint16") => Ok(Seen::Dense),
            ("none" | "dense", "int32") => Err(invalid(
                "observation_dtype \"int32\" is for sparse observations",
            )),
            ("none" | "sparse" | "dense", _) => Err(invalid(format!(
                "unknown observation_dtype \"{dtype}\"; expected one of uint16, int32"
            ))),
            _ => Err(invalid(format!(
                "unknown observation \"{name}\"; expected one of sparse, dense, none"
            ))),
        }
    }
}

/// The active inputs of each row, and their number.
type Sparse<T> = (Py<PyArrayDyn<T>>, Py<PyArrayDyn<u16>>);

/// The arrays of a vector.
pub(crate) struct Memory {
    pub(crate) legal: Py<PyArrayDyn<u16>>,
    pub(crate) legal_counts: Py<PyArrayDyn<u16>>,
    pub(crate) mask: Option<Py<PyArrayDyn<i8>>>,
    sparse: Option<Sparse<u16>>,
    wide: Option<Sparse<i32>>,
    dense: Option<Py<PyArrayDyn<u8>>>,
    pub(crate) rewards: Py<PyArrayDyn<f32>>,
    pub(crate) turn: Py<PyArrayDyn<i8>>,
    pub(crate) terminations: Py<PyArrayDyn<i8>>,
    pub(crate) illegal: Py<PyArrayDyn<i8>>,
    shape: Shape,
}

/// Takes arrays from those of the caller, or creates them.
struct Maker<'a, 'py> {
    py: Python<'py>,
    given: Option<&'a Bound<'py, PyDict>>,
    used: usize,
}

impl<'py> Maker<'_, 'py> {
    fn array<T: Element + Copy>(
        &mut self,
        name: &str,
        shape: &[usize],
        value: T,
    ) -> PyResult<Py<PyArrayDyn<T>>> {
        let given = self.given.map(|given| given.get_item(name)).transpose()?;
        let array = match given.flatten() {
            None => PyArrayDyn::<T>::zeros(self.py, shape, false),
            Some(array) => {
                self.used += 1;
                let dtype = numpy::dtype::<T>(self.py);
                let wrong = || invalid(format!("buffers: {name} must be an array of {dtype}"));
                // Booleans are bytes too.
                let truths = array
                    .getattr("dtype")
                    .is_ok_and(|found| found.eq(numpy::dtype::<bool>(self.py)).unwrap_or(false));
                let array = if truths {
                    array.call_method1("view", (numpy::dtype::<i8>(self.py),))?
                } else {
                    array
                };
                let array: Bound<'py, PyArrayDyn<T>> = array.cast_into().map_err(|_| wrong())?;
                if array.shape() != shape {
                    let found = array.shape().to_vec();
                    return Err(invalid(format!(
                        "buffers: {name} must have the shape {shape:?}, not {found:?}"
                    )));
                }
                if !array.is_c_contiguous() {
                    return Err(invalid(format!("buffers: {name} must lie in one piece")));
                }
                array
            }
        };
        lend(&array, name)?
            .as_slice_mut()
            .map_err(invalid)?
            .fill(value);
        Ok(array.unbind())
    }
}

fn lend<'py, T: Element>(
    array: &Bound<'py, PyArrayDyn<T>>,
    name: &str,
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    array
        .try_readwrite()
        .map_err(|error| invalid(format!("{name}: {error}")))
}

impl Memory {
    pub(crate) fn new(
        py: Python<'_>,
        games: usize,
        shape: Shape,
        seen: Seen,
        mask: bool,
        given: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Memory> {
        let mut maker = Maker { py, given, used: 0 };
        // In 7 Wonders each seat of a game has a row.
        let in_turn = shape.rows == 1;
        let of_rows = |last: Option<usize>| -> Vec<usize> {
            let seats = (!in_turn).then_some(shape.rows);
            [Some(games), seats, last].into_iter().flatten().collect()
        };
        let nothing = shape.numbers as u16;
        let memory = Memory {
            legal: maker.array("legal", &of_rows(Some(LEGAL)), nothing)?,
            legal_counts: maker.array("legal_counts", &of_rows(None), 0)?,
            mask: mask
                .then(|| maker.array("mask", &of_rows(Some(shape.numbers)), 0))
                .transpose()?,
            sparse: (seen == Seen::Sparse)
                .then(|| {
                    let none = shape.inputs as u16;
                    let inputs = maker.array("observations", &of_rows(Some(shape.most)), none)?;
                    Ok::<_, PyErr>((inputs, maker.array("active_counts", &of_rows(None), 0)?))
                })
                .transpose()?,
            wide: (seen == Seen::Wide)
                .then(|| {
                    let none = shape.inputs as i32;
                    let inputs = maker.array("observations", &of_rows(Some(shape.most)), none)?;
                    Ok::<_, PyErr>((inputs, maker.array("active_counts", &of_rows(None), 0)?))
                })
                .transpose()?,
            dense: (seen == Seen::Dense)
                .then(|| maker.array("observations", &of_rows(Some(shape.inputs)), 0))
                .transpose()?,
            rewards: maker.array("rewards", &[games, shape.seats], 0.0)?,
            turn: maker.array(if in_turn { "seat" } else { "to_act" }, &of_rows(None), 0)?,
            terminations: maker.array("terminations", &[games], 0)?,
            illegal: maker.array("illegal", &of_rows(None), 0)?,
            shape,
        };
        match given {
            Some(given) if given.len() > maker.used => {
                let names = given.keys();
                Err(invalid(format!(
                    "buffers: {names} has names that this vector does not use"
                )))
            }
            _ => Ok(memory),
        }
    }

    /// The observations of the learners.
    pub(crate) fn observations(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        let sparse = self.sparse.as_ref().map(|(inputs, _)| inputs.as_any());
        let wide = self.wide.as_ref().map(|(inputs, _)| inputs.as_any());
        let dense = self.dense.as_ref().map(Py::as_any);
        let inputs = sparse.or(wide).or(dense);
        inputs.map(|inputs| inputs.clone_ref(py))
    }

    /// The number of active inputs in each row.
    pub(crate) fn active_counts(&self, py: Python<'_>) -> Option<Py<PyAny>> {
        let sparse = self.sparse.as_ref().map(|(_, counts)| counts);
        let counts = sparse.or(self.wide.as_ref().map(|(_, counts)| counts));
        counts.map(|counts| counts.clone_ref(py).into_any())
    }

    /// Borrows all arrays for a step.
    pub(crate) fn lend<'py>(&self, py: Python<'py>) -> PyResult<Lent<'py>> {
        let sparse = self.sparse.as_ref();
        let wide = self.wide.as_ref();
        let counts = sparse.map(|(_, counts)| counts);
        let counts = counts.or(wide.map(|(_, counts)| counts));
        let optional = |array: &Option<Py<PyArrayDyn<i8>>>, name| {
            let array = array.as_ref().map(|array| lend(array.bind(py), name));
            array.transpose()
        };
        let dense = self.dense.as_ref();
        Ok(Lent {
            legal: lend(self.legal.bind(py), "legal")?,
            legal_counts: lend(self.legal_counts.bind(py), "legal_counts")?,
            mask: optional(&self.mask, "mask")?,
            inputs: sparse
                .map(|(inputs, _)| lend(inputs.bind(py), "observations"))
                .transpose()?,
            wide: wide
                .map(|(inputs, _)| lend(inputs.bind(py), "observations"))
                .transpose()?,
            counts: counts
                .map(|counts| lend(counts.bind(py), "active_counts"))
                .transpose()?,
            dense: dense
                .map(|array| lend(array.bind(py), "observations"))
                .transpose()?,
            rewards: lend(self.rewards.bind(py), "rewards")?,
            turn: lend(self.turn.bind(py), "turn")?,
            terminations: lend(self.terminations.bind(py), "terminations")?,
            illegal: lend(self.illegal.bind(py), "illegal")?,
            shape: self.shape,
        })
    }
}

/// The arrays of a vector while it plays.
pub(crate) struct Lent<'py> {
    legal: PyReadwriteArrayDyn<'py, u16>,
    legal_counts: PyReadwriteArrayDyn<'py, u16>,
    mask: Option<PyReadwriteArrayDyn<'py, i8>>,
    inputs: Option<PyReadwriteArrayDyn<'py, u16>>,
    wide: Option<PyReadwriteArrayDyn<'py, i32>>,
    counts: Option<PyReadwriteArrayDyn<'py, u16>>,
    dense: Option<PyReadwriteArrayDyn<'py, u8>>,
    rewards: PyReadwriteArrayDyn<'py, f32>,
    turn: PyReadwriteArrayDyn<'py, i8>,
    terminations: PyReadwriteArrayDyn<'py, i8>,
    illegal: PyReadwriteArrayDyn<'py, i8>,
    shape: Shape,
}

/// The values of an array, if its length is unchanged.
fn values<'a, T: Element>(
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
    length: usize,
    name: &str,
) -> PyResult<&'a mut [T]> {
    let values = array.as_slice_mut().map_err(invalid)?;
    if values.len() == length {
        Ok(values)
    } else {
        Err(invalid(format!("the array {name} has been resized")))
    }
}

impl Lent<'_> {
    /// The memory of the first `games` games, and for each row whether its choice was illegal.
    pub(crate) fn rows(&mut self, games: usize) -> PyResult<(Rows<'_>, &mut [i8])> {
        let shape = self.shape;
        let rows = games * shape.rows;
        let (most, name) = (shape.most, "observations");
        let counts = self.counts.as_mut();
        let counts = counts
            .map(|counts| values(counts, rows, "active_counts"))
            .transpose()?;
        let features = match (&mut self.inputs, &mut self.wide, &mut self.dense, counts) {
            (Some(inputs), _, _, Some(counts)) => Features::Sparse {
                inputs: values(inputs, rows * most, name)?,
                counts,
                most,
            },
            (_, Some(inputs), _, Some(counts)) => Features::Wide {
                inputs: values(inputs, rows * most, name)?,
                counts,
                most,
            },
            (_, _, Some(dense), _) => Features::Dense(values(dense, rows * shape.inputs, name)?),
            _ => Features::None,
        };
        let mask = self.mask.as_mut();
        let rows = Rows {
            legal: values(&mut self.legal, rows * LEGAL, "legal")?,
            legal_counts: values(&mut self.legal_counts, rows, "legal_counts")?,
            mask: mask
                .map(|mask| values(mask, rows * shape.numbers, "mask"))
                .transpose()?,
            features,
            rewards: values(&mut self.rewards, games * shape.seats, "rewards")?,
            turn: values(&mut self.turn, rows, "turn")?,
            terminations: values(&mut self.terminations, games, "terminations")?,
        };
        let illegal = values(&mut self.illegal, games * shape.rows, "illegal")?;
        Ok((rows, illegal))
    }
}

/// Integers from any value that numpy can convert to an array of this shape.
pub(crate) fn integers(
    values: &Bound<'_, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<Vec<i64>> {
    let py = values.py();
    let (found, numbers) = if let Ok(array) = values.cast::<PyArrayDyn<i64>>() {
        let array = array.try_readonly().map_err(invalid)?;
        let numbers = match array.as_slice() {
            Ok(values) => values.to_vec(),
            Err(_) => array.as_array().iter().copied().collect(),
        };
        (array.shape().to_vec(), numbers)
    } else {
        let wrong = |_| invalid(format!("{name} must be an array of whole numbers"));
        let numpy = py.import("numpy")?;
        let array = numpy.call_method1("asarray", (values,)).map_err(wrong)?;
        let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
        if kind != "i" && kind != "u" {
            return Err(invalid(format!("{name} must be an array of whole numbers")));
        }
        let array = array.call_method1("astype", (numpy::dtype::<i64>(py),))?;
        let array = array.cast_into::<PyArrayDyn<i64>>().map_err(PyErr::from)?;
        let array = array.try_readonly().map_err(invalid)?;
        let numbers = array.as_array().iter().copied().collect();
        (array.shape().to_vec(), numbers)
    };
    if found == shape {
        Ok(numbers)
    } else {
        Err(invalid(format!(
            "{name} must have the shape {shape:?}, not {found:?}"
        )))
    }
}

/// A boolean for each game.
pub(crate) fn booleans(values: &Bound<'_, PyAny>, length: usize) -> PyResult<Vec<bool>> {
    let wrong = |_| invalid("mask must be an array of true and false");
    let numpy = values.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (values,)).map_err(wrong)?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "b" {
        return Err(invalid("mask must be an array of true and false"));
    }
    let array = array.cast_into::<PyArrayDyn<bool>>().map_err(PyErr::from)?;
    let array = array.try_readonly().map_err(invalid)?;
    let listed: Vec<bool> = array.as_array().iter().copied().collect();
    if listed.len() == length {
        Ok(listed)
    } else {
        let found = listed.len();
        Err(invalid(format!(
            "mask must have {length} entries, not {found}"
        )))
    }
}
