//! Bots that look ahead with a net at their leaves: `net:N`, where N counts simulations a decision.

pub mod duel;
pub mod seven;

pub use duel::DuelSearch;
pub use seven::{Nets, SevenSearch};
