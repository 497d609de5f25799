//! The sums of a net's first layer, kept from one judgement to the next.

use super::Net;
use crate::encode::Inputs;

/// Judges positions with a net. Positions that are alike share most of their inputs, so the sums of the first layer
/// follow from those of the position before by what differs, to the same numbers (Y. Nasu, 2018).
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
    sums: [i16; Net::HIDDEN],
    /// The inputs that the sums are of.
    on: Vec<u16>,
    /// How often each input is on in the position before beyond how often it is now; zero between two judgements.
    excess: Vec<i8>,
    /// The inputs that were on and are no longer, and the other way round.
    gone: Vec<u16>,
    come: Vec<u16>,
}

impl<'a> Accumulator<'a> {
    /// An accumulator for a net, with no input on.
    pub fn new(net: &'a Net) -> Accumulator<'a> {
        Accumulator {
            net,
            sums: net.first_bias,
            on: Vec::new(),
            excess: vec![0; net.inputs],
            gone: Vec::new(),
            come: Vec::new(),
        }
    }

    /// The same as [`Net::judge`].
    ///
    /// # Panics
    /// On an input that the net does not have, and on a slice of another length than [`Net::outputs`].
    pub fn judge(&mut self, inputs: &Inputs, outputs: &mut [i32]) {
        self.update(inputs.numbers());
        self.net.judge_sums(self.sums, outputs);
    }

    /// Makes the sums those of these inputs.
    fn update(&mut self, inputs: &[u16]) {
        self.compare(inputs);
        if self.gone.len() + self.come.len() < inputs.len() {
            self.net.subtract(&self.gone, &mut self.sums);
            self.net.add(&self.come, &mut self.sums);
        } else {
            self.sums = self.net.first_bias;
            self.net.add(inputs, &mut self.sums);
        }
        self.on.clear();
        self.on.extend_from_slice(inputs);
    }

    /// Notes which inputs are gone and which have come. The same one may be on several times.
    fn compare(&mut self, inputs: &[u16]) {
        self.gone.clear();
        self.come.clear();
        let pairs = self.on.iter().zip(inputs);
        let same = pairs.take_while(|(before, now)| before == now).count();
        let (before, now) = (&self.on[same..], &inputs[same..]);
        for &input in before {
            self.excess[usize::from(input)] += 1;
        }
        for &input in now {
            self.excess[usize::from(input)] -= 1;
        }
        for &input in before {
            let excess = &mut self.excess[usize::from(input)];
            if *excess > 0 {
                *excess -= 1;
                self.gone.push(input);
            }
        }
        for &input in now {
            let excess = &mut self.excess[usize::from(input)];
            if *excess < 0 {
                *excess += 1;
                self.come.push(input);
            }
        }
    }
}
