//! Bots that look ahead with a net at the leaves: `net:N`, where N is the number of simulations per decision.

pub mod duel;
pub mod seven;

use crate::net::{ONE, UNIT};

pub use duel::DuelSearch;
pub use seven::{Nets, SevenSearch};

/// The conversion of a net's outputs to win probabilities.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    /// The unit of the outputs: a larger one makes shares less certain.
    pub(crate) unit: i32,
    /// The factor on the odds of winning.
    pub(crate) odds: f32,
}

impl Scale {
    /// The scale used in training.
    pub(crate) const LEARNED: Scale = Scale {
        unit: ONE * UNIT,
        odds: 1.0,
    };

    /// A win probability with the odds of this scale.
    pub(crate) fn share(self, share: f32) -> f32 {
        if self.odds == 1.0 {
            share
        } else {
            let share = share * self.odds / (share * self.odds + 1.0 - share);
            share.clamp(0.0, 1.0)
        }
    }
}

/// A scale for each age.
pub(crate) type Scales = [Scale; 3];
