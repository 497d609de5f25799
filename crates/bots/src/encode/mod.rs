//! What a net sees: for each action that a seat may choose, the numbers of the inputs that are on once it is done.
//!
//! Everything here starts from an observation, so a net can be told nothing that its seat may not know. What an action
//! would turn up is left face down: an afterstate is what is known before chance has spoken.

pub mod duel;
mod encoded;
mod features;
mod inputs;
pub mod seven;

pub use encoded::Encoded;
pub use features::HasFeatures;
pub(crate) use inputs::numbers;
pub use inputs::{Inputs, Schema};
