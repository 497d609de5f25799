//! The net during training: floating-point weights, their gradients, and Adam (D. Kingma and J. Ba, 2015).

use antipater_bots::net::{Floats, Net};
use rand_core::Rng;

use crate::replay::Sample;

const HIDDEN: usize = Net::HIDDEN;
const SECOND: usize = Net::SECOND;

/// The weights with all state of the optimizer.
pub(crate) struct Model {
    /// The number of outputs.
    outputs: usize,
    /// All weights in one row: the first layer and its bias, the second and its bias, the last and its bias.
    pub(crate) weights: Vec<f32>,
    /// The moving average of the weights, which plays.
    pub(crate) average: Vec<f32>,
    momentum: Vec<f32>,
    square: Vec<f32>,
    gradient: Vec<f32>,
    /// The batches learned so far.
    pub(crate) batches: u64,
    starts: [usize; 7],
}

impl Model {
    /// A net with small random weights.
    pub(crate) fn new(inputs: usize, outputs: usize, rng: &mut impl Rng) -> Model {
        let sizes = [
            inputs * HIDDEN,
            HIDDEN,
            HIDDEN * SECOND,
            SECOND,
            SECOND * outputs,
            outputs,
        ];
        let mut starts = [0; 7];
        for (i, size) in sizes.into_iter().enumerate() {
            starts[i + 1] = starts[i] + size;
        }
        let size = starts[6];
        let mut weights = vec![0.0; size];
        let mut fill = |range: core::ops::Range<usize>, most: f32| {
            for weight in &mut weights[range] {
                let share = rng.next_u32() as f32 / u32::MAX as f32;
                *weight = most * (2.0 * share - 1.0);
            }
        };
        fill(starts[0]..starts[1], 0.08);
        fill(starts[2]..starts[3], 0.12);
        fill(starts[4]..starts[5], 0.2);
        weights[starts[1]..starts[2]].fill(0.3);
        weights[starts[3]..starts[4]].fill(0.3);
        Model {
            outputs,
            average: weights.clone(),
            weights,
            momentum: vec![0.0; size],
            square: vec![0.0; size],
            gradient: vec![0.0; size],
            batches: 0,
            starts,
        }
    }

    /// The averaged weights, to be rounded.
    pub(crate) fn floats(&self) -> Floats {
        let part = |i: usize| self.average[self.starts[i]..self.starts[i + 1]].to_vec();
        Floats {
            first: part(0),
            first_bias: part(1),
            second: part(2),
            second_bias: part(3),
            last: part(4),
            last_bias: part(5),
        }
    }

    /// All arrays in a checkpoint.
    pub(crate) fn parts(&self) -> [&[f32]; 4] {
        [&self.weights, &self.average, &self.momentum, &self.square]
    }

    /// The same, to be read from a checkpoint.
    pub(crate) fn parts_mut(&mut self) -> [&mut Vec<f32>; 4] {
        [
            &mut self.weights,
            &mut self.average,
            &mut self.momentum,
            &mut self.square,
        ]
    }

    /// Learns from a batch; returns the mean loss (cross entropy, in nats).
    pub(crate) fn learn(&mut self, batch: &[&Sample], rate: f32) -> f32 {
        let scale = 1.0 / batch.len() as f32;
        let mut loss = 0.0;
        for sample in batch {
            loss += self.backward(sample, scale);
        }
        self.step(rate);
        loss * scale
    }

    /// Adds the gradient of one sample; returns its loss.
    fn backward(&mut self, sample: &Sample, scale: f32) -> f32 {
        let s = self.starts;
        let outputs = self.outputs;
        let (w, g) = (&self.weights, &mut self.gradient);
        let mut sums = [0.0f32; HIDDEN];
        sums.copy_from_slice(&w[s[1]..s[2]]);
        for &input in &*sample.inputs {
            let row = &w[usize::from(input) * HIDDEN..][..HIDDEN];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let first = sums.map(|sum| sum.clamp(0.0, 1.0));
        let mut middle = [0.0f32; SECOND];
        for (i, out) in middle.iter_mut().enumerate() {
            *out = w[s[3] + i] + dot(&first, &w[s[2] + i * HIDDEN..][..HIDDEN]);
        }
        let second = middle.map(|sum| sum.clamp(0.0, 1.0));
        let mut logits = [0.0f32; 16];
        let logits = &mut logits[..outputs];
        for (i, out) in logits.iter_mut().enumerate() {
            *out = w[s[5] + i] + dot(&second, &w[s[4] + i * SECOND..][..SECOND]);
        }
        let most = logits.iter().copied().fold(f32::MIN, f32::max);
        let sum: f32 = logits.iter().map(|x| (x - most).exp()).sum();
        let mut loss = 0.0;
        let mut back_second = [0.0f32; SECOND];
        for i in 0..outputs {
            let log = logits[i] - most - sum.ln();
            loss -= sample.target[i] * log;
            let delta = (log.exp() - sample.target[i]) * scale;
            g[s[5] + i] += delta;
            let row = s[4] + i * SECOND;
            for j in 0..SECOND {
                g[row + j] += delta * second[j];
                back_second[j] += delta * w[row + j];
            }
        }
        let mut back_first = [0.0f32; HIDDEN];
        for i in 0..SECOND {
            let open = middle[i] > 0.0 && middle[i] < 1.0;
            if !open {
                continue;
            }
            let delta = back_second[i];
            g[s[3] + i] += delta;
            let row = s[2] + i * HIDDEN;
            let (weights, gradients) = (&w[row..][..HIDDEN], &mut g[row..][..HIDDEN]);
            for j in 0..HIDDEN {
                gradients[j] += delta * first[j];
                back_first[j] += delta * weights[j];
            }
        }
        for j in 0..HIDDEN {
            if sums[j] <= 0.0 || sums[j] >= 1.0 {
                back_first[j] = 0.0;
            }
        }
        for (gradient, delta) in g[s[1]..s[2]].iter_mut().zip(&back_first) {
            *gradient += delta;
        }
        for &input in &*sample.inputs {
            let row = &mut g[usize::from(input) * HIDDEN..][..HIDDEN];
            for (gradient, delta) in row.iter_mut().zip(&back_first) {
                *gradient += delta;
            }
        }
        loss
    }

    /// Moves all weights against their gradients, then resets the gradients.
    fn step(&mut self, rate: f32) {
        const BETA: f32 = 0.9;
        const BETA_SQUARE: f32 = 0.999;
        self.batches += 1;
        let steps = self.batches.min(1_000_000) as i32;
        let unbias = 1.0 - BETA.powi(steps);
        let unbias_square = 1.0 - BETA_SQUARE.powi(steps);
        let rate = rate / unbias;
        let keep = if self.batches < 2_000 { 0.99 } else { 0.999 };
        let first = self.starts[1];
        let (mut most, mut i) = (Net::MOST_FIRST, 0);
        let all = self.weights.iter_mut().zip(&mut self.average);
        let moments = self.momentum.iter_mut().zip(&mut self.square);
        for (((weight, average), (momentum, square)), gradient) in
            all.zip(moments).zip(&mut self.gradient)
        {
            if i == first {
                most = Net::MOST;
            }
            i += 1;
            let slope = *gradient;
            *gradient = 0.0;
            *momentum = BETA * *momentum + (1.0 - BETA) * slope;
            *square = BETA_SQUARE * *square + (1.0 - BETA_SQUARE) * slope * slope;
            let size = (*square / unbias_square).sqrt() + 1e-8;
            *weight = (*weight - rate * *momentum / size).clamp(-most, most);
            *average = keep * *average + (1.0 - keep) * *weight;
        }
    }
}

/// The dot product, in eight partial sums.
fn dot(ones: &[f32], others: &[f32]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (one, other) in ones.chunks_exact(8).zip(others.chunks_exact(8)) {
        for i in 0..8 {
            sums[i] += one[i] * other[i];
        }
    }
    sums.iter().sum()
}
