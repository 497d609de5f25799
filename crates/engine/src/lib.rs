//! The rules of 7 Wonders (both editions, and the first edition's game for two) and of 7 Wonders Duel.
//!
//! A game is a value: [`State`] says who acts ([`State::to_act`]), what is legal ([`State::legal_actions`]), what a
//! seat may know ([`State::observe`]), and how it ends ([`State::outcome`]). [`State::apply`] plays one action for each
//! seat that acts. All randomness is in the setup, so a game is dealt once, and everything after is deterministic. This
//! crate has no input or output, no clock, no threads, and no global state.
//!
//! # Examples
//! A game of 7 Wonders between four random players:
//! ```
//! use antipater_engine::seven::Seven;
//! use antipater_engine::{State, rng};
//!
//! let mut game = Seven::random(4, 7).unwrap();
//! let rng = &mut rng::generator(7, 1);
//! while game.outcome().is_none() {
//!     let joint = game.ask(|_seat, legal| legal[rng::below(rng, legal.len() as u32) as usize]);
//!     game.apply(&joint).unwrap();
//! }
//! let outcome = game.outcome().unwrap();
//! assert!(!outcome.winners.is_empty());
//! ```
//!
//! The same loop plays [`duel::Duel::random`]. With the feature `serde` (on by default), `Record` stores a deal and its
//! steps, and reads and writes them as JSON.
//!
//! Both games have the same file names: `cards` and `wonders` (tables, one row each), `effect` (the effects), `setup`,
//! `legal`, `pay`, `apply`, `score`, `observe`, `sample`, `record`. Code shared by the games is beside their folders.
//!
//! A plain card is data, and a unique power is a variant of an effect. Effects are matched without `_` if each of them
//! needs a decision. In debug builds each cache is compared with a recomputed value.

pub mod duel;
mod line;
mod outcome;
#[cfg(feature = "serde")]
pub mod record;
mod resource;
pub mod rng;
mod seat;
pub mod seven;
mod state;

pub use line::{Line, LineError, game as game_of_line};
pub use outcome::{MOST_COINS, Outcome, Victory};
#[cfg(feature = "serde")]
pub use record::{Record, Recorded};
pub use resource::{Resource, ResourceSet, Resources};
pub use seat::{BySeat, Seat, SeatSet};
pub use state::{Actions, JointAction, List, MAX_ACTIONS, State, write_bits};

/// The examples of the README and of the package's, compiled and run as tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
#[doc = include_str!("../README.md")]
struct Readme;
