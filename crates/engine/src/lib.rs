//! The rules of 7 Wonders (both editions) and 7 Wonders Duel.
//!
//! Here: positions, legal actions, what each seat may know, points, records. Not here: input and output, clocks,
//! threads, global state. All randomness lies in a game's setup; playing on is a function.
//!
//! Start at the trait [`State`]. Both games have the same file names: `cards` and `wonders` (tables, one row each), `effect`
//! (which effects exist), `setup`, `legal`, `pay`, `apply`, `score`, `observe`, `sample`, `record`. What the games share is
//! beside their folders.
//!
//! A plain card is data, and a unique power is a variant of an effect. Effects are matched without `_` where something must
//! be said about each of them. In debug builds each cache is compared with the slow way to its value.

pub mod duel;
pub mod line;
pub mod outcome;
pub mod record;
pub mod resource;
pub mod rng;
pub mod seat;
pub mod seven;
pub mod state;

pub use line::{Line, LineError};
pub use outcome::{Outcome, Victory};
pub use record::{Record, Recorded};
pub use resource::{Resource, ResourceSet, Resources};
pub use seat::{BySeat, Seat, SeatSet};
pub use state::{Actions, JointAction, State};

/// The example of the README, so that it compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
