//! The replay buffer: the latest samples to learn from.

use std::collections::VecDeque;

use antipater_bots::learned::MAX_CLASSES;
use antipater_engine::rng::below;
use rand_core::Rng;

/// An afterstate and its target.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    /// The active inputs.
    pub(crate) inputs: Box<[u16]>,
    /// The share of each class of results.
    pub(crate) target: [f32; MAX_CLASSES],
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

    pub(crate) fn draw(&self, size: usize, rng: &mut impl Rng) -> Vec<&Sample> {
        let one = |_| &self.samples[below(rng, self.samples.len() as u32) as usize];
        (0..size).map(one).collect()
    }
}
