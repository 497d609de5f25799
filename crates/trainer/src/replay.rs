//! The replay buffer: the latest samples to learn from.

use std::collections::VecDeque;

use antipater_engine::rng::below;
use rand_core::Rng;

/// What a net learns from.
#[derive(Clone, Debug)]
pub(crate) enum Sample {
    /// Successive afterstates of one player. They share most of their inputs, which saves work.
    Run(Box<[Afterstate]>),
    /// A decision, and how a search divided its simulations among the actions.
    Choice(Box<[Preference]>),
}

/// An afterstate and its result.
#[derive(Clone, Debug)]
pub(crate) struct Afterstate {
    /// The active inputs in ascending order.
    pub(crate) inputs: Box<[u16]>,
    /// A value for each output; not a number if it is unknown.
    pub(crate) target: Box<[f32]>,
    /// The distance of the net's win probability from that of a search.
    pub(crate) searched: Option<f32>,
}

/// An action of a decision.
#[derive(Clone, Debug)]
pub(crate) struct Preference {
    /// The active inputs of its afterstate, in ascending order.
    pub(crate) inputs: Box<[u16]>,
    /// The logarithm of its prior without the net's logit.
    pub(crate) base: f32,
    /// Its share of the simulations.
    pub(crate) share: f32,
}

impl Sample {
    /// The number of afterstates.
    pub(crate) fn len(&self) -> usize {
        match self {
            Sample::Run(afterstates) => afterstates.len(),
            Sample::Choice(actions) => actions.len(),
        }
    }
}

/// The latest samples; each is equally likely to be drawn.
pub(crate) struct Replay {
    samples: VecDeque<Sample>,
    most: usize,
}

impl Replay {
    pub(crate) fn new(most: usize) -> Replay {
        let samples = VecDeque::new();
        Replay { samples, most }
    }

    pub(crate) fn add(&mut self, sample: Sample) {
        if self.samples.len() == self.most {
            self.samples.pop_front();
        }
        self.samples.push_back(sample);
    }

    pub(crate) fn len(&self) -> usize {
        self.samples.len()
    }

    /// Draws samples, each as likely as the others.
    pub(crate) fn draw(&self, size: usize, rng: &mut impl Rng) -> Vec<&Sample> {
        let one = |_| &self.samples[below(rng, self.samples.len() as u32) as usize];
        (0..size).map(one).collect()
    }
}
