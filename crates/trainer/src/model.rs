//! The net during training: floating-point weights, their gradients, and Adam (D. Kingma and J. Ba, 2015).

use std::ops::Range;

use antipater_bots::encode::{Heads, Schema};
use antipater_bots::net::{Floats, Net};
use anyhow::{Result, ensure};
use rand_core::Rng;

use crate::parallel::in_parallel;
use crate::replay::{Afterstate, Sample};

const SECOND: usize = Net::SECOND;
/// The parts of a batch with a gradient each, whatever the number of threads, so that sums are the same for all.
const PARTS: usize = 2;
/// The weights of the losses of the place, the player's own points and the others' points, relative to that of the classes
/// of results.
const PLACE: f32 = 0.5;
const OWN_POINTS: f32 = 0.1;
const OTHER_POINTS: f32 = 0.03;
/// The weight of the loss of the expected error.
const DOUBT: f32 = 1.0;

/// The sizes of the layers, and the first weight of each part: the first layer and its bias, the second and its bias, the
/// last and its bias.
#[derive(Clone, Copy)]
struct Layout {
    hidden: usize,
    outputs: usize,
    /// The number of classes of results.
    classes: usize,
    /// The number of categories of points.
    categories: usize,
    starts: [usize; 7],
}

impl Layout {
    fn part(&self, number: usize) -> Range<usize> {
        self.starts[number]..self.starts[number + 1]
    }
}

/// The weights with all state of the optimizer.
pub(crate) struct Model {
    layout: Layout,
    /// All weights in one row.
    pub(crate) weights: Vec<f32>,
    /// The moving average of the weights, which plays.
    pub(crate) average: Vec<f32>,
    momentum: Vec<f32>,
    square: Vec<f32>,
    gradients: [Vec<f32>; PARTS],
    /// The batches learned so far.
    pub(crate) batches: u64,
}

/// The values of all layers for one sample.
struct Pass {
    first: Vec<f32>,
    middle: [f32; SECOND],
    second: [f32; SECOND],
    outputs: Vec<f32>,
}

impl Model {
    /// A net with small random weights.
    pub(crate) fn new(schema: &Schema, hidden: usize, rng: &mut impl Rng) -> Model {
        let outputs = schema.with_heads();
        let sizes = [
            schema.inputs() * hidden,
            hidden,
            hidden * SECOND,
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
        let mut fill = |range: Range<usize>, most: f32| {
            for weight in &mut weights[range] {
                let share = rng.next_u32() as f32 / u32::MAX as f32;
                *weight = most * (2.0 * share - 1.0);
            }
        };
        fill(starts[0]..starts[1], 0.08);
        fill(starts[2]..starts[3], 0.12);
        fill(starts[4]..starts[5], 0.2);
        // The logit of an action and the error begin at 0, and are learned from searches only.
        let untaught = starts[4] + schema.outputs * SECOND;
        weights[untaught..untaught + 2 * SECOND].fill(0.0);
        weights[starts[1]..starts[2]].fill(0.3);
        weights[starts[3]..starts[4]].fill(0.3);
        Model {
            layout: Layout {
                hidden,
                outputs,
                classes: schema.outputs,
                categories: schema.heads.categories,
                starts,
            },
            average: weights.clone(),
            weights,
            momentum: vec![0.0; size],
            square: vec![0.0; size],
            gradients: [vec![0.0; size], vec![0.0; size]],
            batches: 0,
        }
    }

    /// The averaged weights, to be rounded.
    pub(crate) fn floats(&self) -> Floats {
        let part = |i: usize| self.average[self.layout.part(i)].to_vec();
        Floats {
            first: part(0),
            first_bias: part(1),
            second: part(2),
            second_bias: part(3),
            last: part(4),
            last_bias: part(5),
        }
    }

    /// Begins with the weights of a net for the same inputs that is as large or smaller, and judges as it does: further sums
    /// of the first hidden layer begin without weight in the second, the heads, if it has none, at 0.
    ///
    /// # Errors
    /// If that net is larger, or for other inputs or outputs.
    pub(crate) fn begin_with(&mut self, floats: &Floats) -> Result<()> {
        let (hidden, outputs) = (floats.first_bias.len(), floats.last_bias.len());
        let own = self.layout;
        let inputs = own.starts[1] / own.hidden;
        ensure!(
            hidden <= own.hidden
                && [own.classes, own.outputs].contains(&outputs)
                && floats.first.len() == inputs * hidden,
            "the net to begin with has {} inputs, {hidden} sums and {outputs} outputs, this one {inputs}, {} and {}",
            floats.first.len() / hidden,
            own.hidden,
            own.outputs,
        );
        let parts = [
            (&floats.first, hidden, own.hidden),
            (&floats.first_bias, hidden, own.hidden),
            (&floats.second, hidden, own.hidden),
            (&floats.second_bias, SECOND, SECOND),
            (&floats.last, SECOND, SECOND),
            (&floats.last_bias, outputs, own.outputs),
        ];
        for (number, (numbers, width, own_width)) in parts.into_iter().enumerate() {
            let weights = &mut self.weights[own.part(number)];
            if number >= 2 {
                weights.fill(0.0);
            }
            for (row, numbers) in weights.chunks_mut(own_width).zip(numbers.chunks(width)) {
                row[..width].copy_from_slice(numbers);
            }
        }
        self.average.clone_from(&self.weights);
        Ok(())
    }

    /// The size of the first hidden layer.
    pub(crate) fn hidden(&self) -> usize {
        self.layout.hidden
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

    /// Learns from a batch; returns the mean loss of the classes of results (cross entropy, in nats). It is the same for
    /// every number of threads.
    pub(crate) fn learn(&mut self, batch: &[&Sample], rate: f32, threads: usize) -> f32 {
        let afterstates: usize = batch.iter().map(|sample| sample.len()).sum();
        let scale = 1.0 / afterstates as f32;
        let size = batch.len().div_ceil(PARTS);
        let (layout, weights) = (self.layout, &self.weights);
        let parts = self.gradients.iter_mut().zip(batch.chunks(size));
        let losses = in_parallel(threads, parts, |(gradient, samples)| {
            let of_sample = |sample: &&Sample| layout.learn(weights, gradient, sample, scale);
            samples.iter().map(of_sample).sum::<f32>()
        });
        self.step(rate, threads);
        losses.iter().sum::<f32>() * scale
    }

    /// Moves all weights against their gradients, then resets the gradients.
    fn step(&mut self, rate: f32, threads: usize) {
        self.batches += 1;
        let steps = self.batches.min(1_000_000) as i32;
        let step = Step {
            rate: rate / (1.0 - BETA.powi(steps)),
            unbias: 1.0 - BETA_SQUARE.powi(steps),
            keep: if self.batches < 2_000 { 0.99 } else { 0.999 },
        };
        let (first, size) = (self.layout.starts[1], self.weights.len().div_ceil(threads));
        let [one, two] = &mut self.gradients;
        let slices = self
            .weights
            .chunks_mut(size)
            .zip(self.average.chunks_mut(size))
            .zip(self.momentum.chunks_mut(size))
            .zip(self.square.chunks_mut(size))
            .zip(one.chunks_mut(size))
            .zip(two.chunks_mut(size))
            .enumerate();
        in_parallel(threads, slices, |(number, slices)| {
            let (((((weights, average), momentum), square), one), two) = slices;
            let cut = first.saturating_sub(number * size).min(weights.len());
            let halves = [(0..cut, Net::MOST_FIRST), (cut..weights.len(), Net::MOST)];
            for (range, most) in halves {
                step.adam(
                    &mut weights[range.clone()],
                    &mut average[range.clone()],
                    [&mut momentum[range.clone()], &mut square[range.clone()]],
                    [&mut one[range.clone()], &mut two[range]],
                    most,
                );
            }
        });
    }
}

/// The parameters of Adam.
const BETA: f32 = 0.9;
const BETA_SQUARE: f32 = 0.999;

/// One step of Adam.
#[derive(Clone, Copy)]
struct Step {
    rate: f32,
    unbias: f32,
    /// The weight of the past in the moving average.
    keep: f32,
}

impl Step {
    /// Moves weights by the sum of two gradients.
    fn adam(
        self,
        weights: &mut [f32],
        average: &mut [f32],
        [momentum, square]: [&mut [f32]; 2],
        [one, two]: [&mut [f32]; 2],
        most: f32,
    ) {
        let weights = weights.iter_mut().zip(average);
        let moments = momentum.iter_mut().zip(square);
        let slopes = one.iter_mut().zip(two);
        for (((weight, average), (momentum, square)), (one, two)) in
            weights.zip(moments).zip(slopes)
        {
            let slope = *one + *two;
            (*one, *two) = (0.0, 0.0);
            *momentum = BETA * *momentum + (1.0 - BETA) * slope;
            *square = BETA_SQUARE * *square + (1.0 - BETA_SQUARE) * slope * slope;
            let size = (*square / self.unbias).sqrt() + 1e-8;
            *weight = (*weight - self.rate * *momentum / size).clamp(-most, most);
            *average = self.keep * *average + (1.0 - self.keep) * *weight;
        }
    }
}

impl Layout {
    /// Adds the gradient of one sample; returns its loss.
    fn learn(&self, weights: &[f32], gradient: &mut [f32], sample: &Sample, scale: f32) -> f32 {
        let mut loss = 0.0;
        match sample {
            Sample::Run(run) => {
                let inputs = run.iter().map(|one| &*one.inputs);
                let passes = self.forward(weights, inputs.clone());
                let deltas = passes.iter().zip(run).map(|(pass, one)| {
                    let (delta, own) = self.of_result(pass, one, scale);
                    loss += own;
                    delta
                });
                self.backward(weights, gradient, inputs, &passes, deltas);
            }
            Sample::Choice(actions) => {
                let inputs = actions.iter().map(|action| &*action.inputs);
                let passes = self.forward(weights, inputs.clone());
                let logit = self.classes + Heads::POLICY;
                let logits = passes.iter().zip(actions);
                let logits: Vec<f32> = logits
                    .map(|(pass, action)| action.base + pass.outputs[logit])
                    .collect();
                let (shares, _) = softmax(&logits);
                let deltas = shares.iter().zip(actions).map(|(share, action)| {
                    let mut delta = vec![0.0; self.outputs];
                    delta[logit] = (share - action.share) * scale;
                    delta
                });
                self.backward(weights, gradient, inputs, &passes, deltas);
            }
        }
        loss
    }

    /// The derivative of the loss of a sample by the outputs, and the loss of the classes.
    fn of_result(&self, pass: &Pass, one: &Afterstate, scale: f32) -> (Vec<f32>, f32) {
        let (outputs, target) = (&pass.outputs, &one.target);
        let mut delta = vec![0.0; self.outputs];
        let (shares, logs) = softmax(&outputs[..self.classes]);
        let mut loss = 0.0;
        for (i, (share, log)) in shares.iter().zip(logs).enumerate() {
            loss -= target[i] * log;
            delta[i] = (share - target[i]) * scale;
        }
        if let Some(error) = one.searched {
            let doubt = self.classes + Heads::DOUBT;
            delta[doubt] = DOUBT * (outputs[doubt] - error) * scale;
        }
        let own = self.classes + Heads::POINTS + self.categories;
        for i in self.classes + Heads::PLACE..self.outputs {
            let weight = match i {
                _ if i == self.classes + Heads::PLACE => PLACE,
                _ if i < own => OWN_POINTS,
                _ => OTHER_POINTS,
            };
            // Points of a game that ended early are unknown.
            if !target[i].is_nan() {
                delta[i] = weight * (outputs[i] - target[i]).clamp(-1.0, 1.0) * scale;
            }
        }
        (delta, loss)
    }

    /// The values of all layers for successive inputs, whose sums are updated by what changes.
    fn forward<'a>(&self, w: &[f32], all: impl Iterator<Item = &'a [u16]>) -> Vec<Pass> {
        let mut sums = w[self.part(1)].to_vec();
        let mut before: &[u16] = &[];
        all.map(|inputs| {
            changes(before, inputs, |input, comes| {
                let row = &w[usize::from(input) * self.hidden..][..self.hidden];
                add(&mut sums, row, if comes { 1.0 } else { -1.0 });
            });
            before = inputs;
            self.pass(w, &sums)
        })
        .collect()
    }

    /// The values of the other layers for the sums of the first.
    fn pass(&self, w: &[f32], sums: &[f32]) -> Pass {
        let (s, hidden) = (self.starts, self.hidden);
        let first: Vec<f32> = sums.iter().map(|sum| sum.clamp(0.0, 1.0)).collect();
        let mut middle = [0.0; SECOND];
        for (i, out) in middle.iter_mut().enumerate() {
            *out = w[s[3] + i] + dot(&first, &w[s[2] + i * hidden..][..hidden]);
        }
        let second = middle.map(|sum| sum.clamp(0.0, 1.0));
        let output = |i: usize| w[s[5] + i] + dot(&second, &w[s[4] + i * SECOND..][..SECOND]);
        Pass {
            first,
            middle,
            second,
            outputs: (0..self.outputs).map(output).collect(),
        }
    }

    /// Adds the gradient of successive inputs, given the derivatives of their losses by the outputs. The gradient of an
    /// input is the sum of those of its row while it is active: the difference of two running sums.
    fn backward<'a>(
        &self,
        w: &[f32],
        g: &mut [f32],
        all: impl Iterator<Item = &'a [u16]>,
        passes: &[Pass],
        deltas: impl Iterator<Item = Vec<f32>>,
    ) {
        let hidden = self.hidden;
        let mut running = vec![0.0f32; hidden];
        let mut before: &[u16] = &[];
        for ((inputs, pass), delta) in all.zip(passes).zip(deltas) {
            changes(before, inputs, |input, comes| {
                let row = &mut g[usize::from(input) * hidden..][..hidden];
                add(row, &running, if comes { -1.0 } else { 1.0 });
            });
            before = inputs;
            let back = self.back(w, g, pass, &delta);
            add(&mut running, &back, 1.0);
        }
        for &input in before {
            add(
                &mut g[usize::from(input) * hidden..][..hidden],
                &running,
                1.0,
            );
        }
        add(&mut g[self.part(1)], &running, 1.0);
    }

    /// Adds the gradient of all layers but the first; returns the derivative by the sums of the first.
    fn back(&self, w: &[f32], g: &mut [f32], pass: &Pass, delta: &[f32]) -> Vec<f32> {
        let (s, hidden) = (self.starts, self.hidden);
        let mut back_second = [0.0f32; SECOND];
        for (i, &delta) in delta.iter().enumerate() {
            if delta == 0.0 {
                continue;
            }
            g[s[5] + i] += delta;
            let row = s[4] + i * SECOND;
            add(&mut g[row..][..SECOND], &pass.second, delta);
            add(&mut back_second, &w[row..][..SECOND], delta);
        }
        let mut back_first = vec![0.0f32; hidden];
        for i in 0..SECOND {
            let open = pass.middle[i] > 0.0 && pass.middle[i] < 1.0;
            if !open {
                continue;
            }
            let delta = back_second[i];
            g[s[3] + i] += delta;
            let row = s[2] + i * hidden;
            add(&mut g[row..][..hidden], &pass.first, delta);
            add(&mut back_first, &w[row..][..hidden], delta);
        }
        for (back, &value) in back_first.iter_mut().zip(&pass.first) {
            if value <= 0.0 || value >= 1.0 {
                *back = 0.0;
            }
        }
        back_first
    }
}

/// Calls `change` for each input that is in one of two ascending lists and not in the other, with whether it comes.
fn changes(before: &[u16], after: &[u16], mut change: impl FnMut(u16, bool)) {
    let (mut before, mut after) = (before.iter().peekable(), after.iter().peekable());
    loop {
        match (before.peek(), after.peek()) {
            (Some(&&one), Some(&&other)) if one == other => {
                before.next();
                after.next();
            }
            (Some(&&one), other) if other.is_none_or(|&&other| one < other) => {
                change(one, false);
                before.next();
            }
            (_, Some(&&other)) => {
                change(other, true);
                after.next();
            }
            (_, None) => return,
        }
    }
}

/// Adds a multiple of a row.
fn add(row: &mut [f32], other: &[f32], times: f32) {
    for (value, other) in row.iter_mut().zip(other) {
        *value += times * other;
    }
}

/// The shares of logits, and the logarithms of the shares.
fn softmax(logits: &[f32]) -> (Vec<f32>, Vec<f32>) {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = logits.iter().map(|x| (x - most).exp()).sum();
    let logs: Vec<f32> = logits.iter().map(|x| x - most - sum.ln()).collect();
    (logs.iter().map(|log| log.exp()).collect(), logs)
}

/// The dot product, in sixteen partial sums.
fn dot(ones: &[f32], others: &[f32]) -> f32 {
    let mut sums = [0.0f32; 16];
    for (one, other) in ones.chunks_exact(16).zip(others.chunks_exact(16)) {
        for i in 0..16 {
            sums[i] += one[i] * other[i];
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use antipater_bots::encode::Inputs;
    use antipater_bots::encode::duel::SCHEMA;
    use antipater_bots::encode::seven;
    use antipater_engine::rng::generator;

    use super::*;

    #[test]
    fn a_larger_net_judges_as_the_one_that_it_begins_with() {
        let rng = &mut generator(5, 0);
        let small = Net::rounded(&SCHEMA, &Model::new(&SCHEMA, 128, rng).floats());
        let mut model = Model::new(&SCHEMA, 384, rng);
        model.begin_with(&small.floats()).unwrap();
        let large = Net::rounded(&SCHEMA, &model.floats());
        let mut outputs = [[0; 7]; 2];
        for first in 0..50 {
            let mut inputs = Inputs::default();
            (first..SCHEMA.inputs())
                .step_by(13)
                .for_each(|input| inputs.on(input));
            small.judge(&inputs, &mut outputs[0]);
            large.judge(&inputs, &mut outputs[1]);
            assert_eq!(outputs[0], outputs[1]);
            assert_ne!(outputs[0], [0; 7]);
        }
        let smaller = Model::new(&SCHEMA, 128, rng).begin_with(&model.floats());
        let sentence = smaller.unwrap_err().to_string();
        assert!(sentence.contains("384 sums"), "{sentence}");
        let other = Net::zero(&seven::SCHEMA).floats();
        assert!(model.begin_with(&other).is_err(), "a net of another game");
    }
}
