//! Bots that look ahead with a net at their leaves: `net:N`, where N counts simulations a decision.

pub mod duel;
pub mod seven;

use crate::net::{ONE, UNIT};

pub use duel::DuelSearch;
pub use seven::{Nets, SevenSearch};

/// How the outputs of a net become win probabilities.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    /// The unit of the outputs: a greater one makes shares less certain.
    pub(crate) unit: i32,
    /// The factor on the odds of the win.
    pub(crate) odds: f32,
}

impl Scale {
    /// The scale in which the nets have learned.
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
