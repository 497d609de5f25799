//! The sums of a net's first layer, updated incrementally between evaluations.

use super::{Net, layers};
use crate::encode::Inputs;

/// The number of bits in a word.
const WORD: usize = u64::BITS as usize;

/// Evaluates positions with a net. Similar positions share most of their inputs, so the sums of the first layer are
/// updated by the differences from the last position, with identical results (Y. Nasu, 2018).
///
/// # Examples
/// ```
/// use antipater_bots::encode::Inputs;
/// use antipater_bots::net::Accumulator;
/// use antipater_bots::weights::DUEL;
///
/// let mut accumulator = Accumulator::new(&DUEL);
/// let (mut inputs, mut first, mut again) = (Inputs::default(), [0; 7], [0; 7]);
/// inputs.on(5);
/// accumulator.judge(&inputs, &mut first);
/// inputs.on(9);
/// accumulator.judge(&inputs, &mut [0; 7]);
/// inputs.clear();
/// inputs.on(5);
/// accumulator.judge(&inputs, &mut again);
/// assert_eq!(first, again);
/// ```
#[derive(Clone, Debug)]
pub struct Accumulator<'a> {
    net: &'a Net,
    sums: Vec<i16>,
    /// The inputs in the sums, one bit each, and those that are active twice.
    on: Vec<u64>,
    repeated: Vec<u16>,
    /// The same for the next position.
    next: Vec<u64>,
    next_repeated: Vec<u16>,
    /// The inputs to subtract, and those to add.
    gone: Vec<u16>,
    come: Vec<u16>,
}

impl<'a> Accumulator<'a> {
    /// An accumulator for a net, without active inputs.
    pub fn new(net: &'a Net) -> Accumulator<'a> {
        let words = net.inputs.div_ceil(WORD);
        Accumulator {
            net,
            sums: net.first_bias.clone(),
            on: vec![0; words],
            repeated: Vec::new(),
            next: vec![0; words],
            next_repeated: Vec::new(),
            gone: Vec::new(),
            come: Vec::new(),
        }
    }

    /// The same as [`Net::judge`].
    ///
    /// # Panics
    /// On an input that the net does not have, and on more than [`Net::outputs`].
    pub fn judge(&mut self, inputs: &Inputs, outputs: &mut [i32]) {
        self.update(inputs.numbers());
        layers::outputs(self.net, &self.sums, outputs);
    }

    /// The net.
    pub fn net(&self) -> &'a Net {
        self.net
    }

    /// Updates the sums to these inputs.
    fn update(&mut self, inputs: &[u16]) {
        self.compare(inputs);
        if self.gone.len() + self.come.len() < inputs.len() {
            layers::change(self.net, &self.gone, &self.come, &mut self.sums);
        } else {
            self.sums.clone_from(&self.net.first_bias);
            layers::change(self.net, &[], inputs, &mut self.sums);
        }
        std::mem::swap(&mut self.on, &mut self.next);
        std::mem::swap(&mut self.repeated, &mut self.next_repeated);
    }

    /// Computes the inputs to subtract and those to add.
    fn compare(&mut self, inputs: &[u16]) {
        self.next.fill(0);
        self.next_repeated.clear();
        for &input in inputs {
            let word = &mut self.next[usize::from(input) / WORD];
            let bit = 1 << (usize::from(input) % WORD);
            if *word & bit == 0 {
                *word |= bit;
            } else {
                self.next_repeated.push(input);
            }
        }
        self.gone.clear();
        self.come.clear();
        for (number, (&before, &now)) in self.on.iter().zip(&self.next).enumerate() {
            let begin = number * WORD;
            extend(&mut self.gone, begin, before & !now);
            extend(&mut self.come, begin, now & !before);
        }
        if self.repeated != self.next_repeated {
            self.gone.extend_from_slice(&self.repeated);
            self.come.extend_from_slice(&self.next_repeated);
        }
    }
}

/// Adds the inputs whose bits are set in a word whose first bit is this input.
fn extend(inputs: &mut Vec<u16>, begin: usize, mut word: u64) {
    while word != 0 {
        inputs.push((begin + word.trailing_zeros() as usize) as u16);
        word &= word - 1;
    }
}
