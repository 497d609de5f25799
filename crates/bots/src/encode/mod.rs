//! The encoding for nets: the active inputs of the afterstate of each legal action of a seat.
//!
//! The encoding starts from an observation, so a net gets no hidden information. Cards that an action would turn up
//! stay face down: an afterstate precedes the chance event.

pub mod duel;
mod encoded;
mod features;
mod inputs;
pub mod seven;

pub use encoded::{Encoded, all_points, place};
pub use features::HasFeatures;
pub(crate) use inputs::numbers;
pub use inputs::{Heads, Inputs, Schema};
