//! What the pages say in words, for those who print something else than pages. Each sentence is made in one place.

pub use crate::pages::words::{age, color, letter, one_of, resource, resources, units};

/// Words for 7 Wonders.
pub mod seven {
    pub use crate::pages::seven::spoken::{Teller, cost, effects, side, symbol};
}

/// Words for 7 Wonders Duel.
pub mod duel {
    pub use crate::pages::duel::spoken::{Teller, bill, effects, shared, token};
}
