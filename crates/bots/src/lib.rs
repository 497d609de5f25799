//! Bots: players that decide on an observation and the legal actions, and matches between them.
//!
//! A bot never receives a position, so it cannot see what its seat may not know.

pub mod analysis;
pub mod bot;
pub mod budget;
pub mod builder;
pub mod elo;
pub mod encode;
pub mod flat;
pub mod fnv;
mod guess;
pub mod kind;
pub mod ladder;
pub mod lanes;
pub mod learned;
pub mod level;
pub mod matches;
pub mod net;
pub mod numbered;
pub mod played;
pub mod random;
pub mod reward;
pub mod rollout;
pub mod search;
pub mod spec;
pub mod spread;
pub mod style;
pub mod tally;
pub mod uct;
pub mod weights;

pub use bot::Bot;
pub use builder::Builder;
pub use kind::{BotKind, Playable};
pub use random::Random;
pub use spec::BotSpec;
