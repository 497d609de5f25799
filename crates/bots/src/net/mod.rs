//! Small nets that evaluate a seat's information with integers, so that the same weights play the same moves on every
//! machine.
//!
//! Sparse binary inputs go through an accumulator of [`Net::hidden`] sums (clipped to 0..=1), a second layer of
//! [`Net::SECOND`] (clipped too) and a last one, whose outputs are the classes of results and, in most nets, the
//! [`Heads`](crate::encode::Heads). Weights are read from files with a schema (`file`). Training is in another program. The architecture is that of the evaluators of chess programs (Y. Nasu, 2018).

mod accumulator;
mod coder;
mod file;
mod layers;
mod packed;
mod softmax;

pub use accumulator::Accumulator;
pub use file::InvalidWeights;
pub(crate) use softmax::exp;
pub use softmax::softmax;

use crate::encode::{Inputs, Schema};

/// One unit of a first-layer weight, and of everything clipped.
pub const ONE: i32 = 256;
/// One unit of a weight of the other layers.
pub const UNIT: i32 = 64;

/// The weights of a net.
///
/// # Examples
/// ```
/// use antipater_bots::encode::{Inputs, duel::SCHEMA};
/// use antipater_bots::net::Net;
///
/// let net = Net::zero(&SCHEMA);
/// let mut inputs = Inputs::default();
/// inputs.on(5);
/// let mut outputs = [1; 7];
/// net.judge(&inputs, &mut outputs);
/// assert_eq!(outputs, [0; 7]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    inputs: usize,
    hidden: usize,
    outputs: usize,
    /// The weights of the first layer: [`Net::hidden`] for each input.
    first: Vec<i16>,
    first_bias: Vec<i16>,
    /// The weights of the second layer: [`Net::hidden`] for each of its sums.
    second: Vec<i16>,
    second_bias: [i32; Net::SECOND],
    last: Vec<[i16; Net::SECOND]>,
    last_bias: Vec<i32>,
}

/// The weights of a net as floating-point numbers for training: the first layer by input, the others by output.
///
/// # Examples
/// ```
/// use antipater_bots::encode::duel::SCHEMA;
/// use antipater_bots::net::{Floats, Net};
///
/// let floats = Floats {
///     first: vec![0.0; SCHEMA.inputs() * 256],
///     first_bias: vec![0.0; 256],
///     second: vec![0.0; 256 * Net::SECOND],
///     second_bias: vec![0.0; Net::SECOND],
///     last: vec![0.0; Net::SECOND * SCHEMA.outputs],
///     last_bias: vec![0.0; SCHEMA.outputs],
/// };
/// assert_eq!(Net::rounded(&SCHEMA, &floats), Net::zero(&SCHEMA));
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Floats {
    /// As many numbers for each input as the first hidden layer has sums.
    pub first: Vec<f32>,
    /// One number for each of those sums.
    pub first_bias: Vec<f32>,
    /// As many numbers for each of [`Net::SECOND`].
    pub second: Vec<f32>,
    /// [`Net::SECOND`] numbers.
    pub second_bias: Vec<f32>,
    /// [`Net::SECOND`] for each output.
    pub last: Vec<f32>,
    /// One number for each output.
    pub last_bias: Vec<f32>,
}

impl Net {
    /// The size of the second hidden layer.
    pub const SECOND: usize = 32;
    /// The possible sizes of the first hidden layer.
    pub const SIZES: [usize; 4] = [128, 256, 384, 512];
    /// The size of the first hidden layer of [`Net::zero`].
    pub const USUAL: usize = 256;
    /// The largest absolute value of a weight of the first layer.
    pub const MOST_FIRST: f32 = 4.0;
    /// The largest absolute value of a weight of the other layers.
    pub const MOST: f32 = 8.0;

    /// A net with zero weights that only predicts the class of the result, with [`Net::USUAL`] sums in the first
    /// hidden layer.
    pub fn zero(schema: &Schema) -> Net {
        Net::sized(schema, Net::USUAL, schema.outputs)
    }

    /// A net with zero weights.
    fn sized(schema: &Schema, hidden: usize, outputs: usize) -> Net {
        Net {
            inputs: schema.inputs(),
            hidden,
            outputs,
            first: vec![0; schema.inputs() * hidden],
            first_bias: vec![0; hidden],
            second: vec![0; Net::SECOND * hidden],
            second_bias: [0; Net::SECOND],
            last: vec![[0; Net::SECOND]; outputs],
            last_bias: vec![0; outputs],
        }
    }

    /// The net with the nearest integers to trained weights.
    ///
    /// # Panics
    /// If the number of weights is not that of the schema, or the size of a layer is impossible.
    pub fn rounded(schema: &Schema, floats: &Floats) -> Net {
        let whole = |number: f32, unit: i32, most: f32| -> i32 {
            (number.clamp(-most, most) * unit as f32).round() as i32
        };
        let narrow = |numbers: &[f32], unit: i32, most: f32| -> Vec<i16> {
            let whole = numbers
                .iter()
                .map(|&number| whole(number, unit, most) as i16);
            whole.collect()
        };
        let (hidden, outputs) = (floats.first_bias.len(), floats.last_bias.len());
        assert!(Net::SIZES.contains(&hidden), "{hidden} sums");
        let mut net = Net::sized(schema, hidden, outputs);
        assert_eq!(floats.first.len(), net.first.len());
        assert_eq!(floats.second.len(), net.second.len());
        assert_eq!(floats.last.len(), outputs * Net::SECOND);
        net.first = narrow(&floats.first, ONE, Net::MOST_FIRST);
        net.first_bias = narrow(&floats.first_bias, ONE, Net::MOST_FIRST);
        net.second = narrow(&floats.second, UNIT, Net::MOST);
        let last = narrow(&floats.last, UNIT, Net::MOST);
        for (row, numbers) in net.last.iter_mut().zip(last.chunks(Net::SECOND)) {
            row.copy_from_slice(numbers);
        }
        for (bias, &number) in net.second_bias.iter_mut().zip(&floats.second_bias) {
            *bias = whole(number, ONE * UNIT, 1000.0);
        }
        for (bias, &number) in net.last_bias.iter_mut().zip(&floats.last_bias) {
            *bias = whole(number, ONE * UNIT, 1000.0);
        }
        net
    }

    /// The weights as floating-point numbers, from which [`Net::rounded`] makes the same net.
    pub fn floats(&self) -> Floats {
        fn shares<T: Copy + Into<i32>>(numbers: impl Iterator<Item = T>, unit: i32) -> Vec<f32> {
            numbers
                .map(|number| number.into() as f32 / unit as f32)
                .collect()
        }
        Floats {
            first: shares(self.first.iter().copied(), ONE),
            first_bias: shares(self.first_bias.iter().copied(), ONE),
            second: shares(self.second.iter().copied(), UNIT),
            second_bias: shares(self.second_bias.iter().copied(), ONE * UNIT),
            last: shares(self.last.iter().flatten().copied(), UNIT),
            last_bias: shares(self.last_bias.iter().copied(), ONE * UNIT),
        }
    }

    /// The size of the first hidden layer.
    pub fn hidden(&self) -> usize {
        self.hidden
    }

    /// The number of outputs.
    pub fn outputs(&self) -> usize {
        self.outputs
    }

    /// Computes the first outputs for these inputs, in units of 1 / ([`ONE`] · [`UNIT`]).
    ///
    /// # Panics
    /// On an input that the net does not have, and on more than [`Net::outputs`].
    pub fn judge(&self, inputs: &Inputs, outputs: &mut [i32]) {
        let mut sums = self.first_bias.clone();
        layers::change(self, &[], inputs.numbers(), &mut sums);
        layers::outputs(self, &sums, outputs);
    }
}
