//! Bots, which decide on an observation and the legal actions, and matches between them.
//!
//! A bot never receives a position, so it has no hidden information. This crate reads no clock: a search runs within
//! its `budget`.
//!
//! # Examples
//! A bot of your own against one of ours, on a random deal of 7 Wonders for four:
//! ```
//! use antipater_bots::matches::run;
//! use antipater_bots::{Bot, BotKind, Playable};
//! use antipater_engine::seven::{Action, Observation, Seven};
//! use antipater_engine::{Actions, Seat};
//!
//! /// Takes the last action on its list.
//! struct Last;
//!
//! impl Bot<Seven> for Last {
//!     fn choose(&mut self, _known: &Observation, _seat: Seat, legal: &Actions<Action>) -> Action {
//!         legal[legal.len() - 1]
//!     }
//! }
//!
//! let mut bots: Vec<Box<dyn Bot<Seven>>> = vec![Box::new(Last)];
//! bots.extend((1..4).map(|stream| Seven::bot(BotKind::Builder, 7, stream)));
//! let outcome = run(Seven::random(4, 7).unwrap(), &mut bots);
//! assert!(!outcome.winners.contains(Seat::FIRST), "no way to win");
//! ```
//!
//! # Modules
//! - **Bots**: `spec` defines the notation of bots, `level` the levels offered to people, `style` the playing styles.
//!   `builder` uses heuristics, `flat` and `uct` search without a net, `learned` evaluates once with a net, and
//!   `search` looks ahead with one.
//! - **Nets**: `encode` turns a seat's information after an action into sparse inputs, `net` evaluates them with
//!   integers, `weights` has the built-in nets.
//! - **Matches**: `matches` plays series on all cores. Game `k` of a seed is the same for every number of threads.
//!   The signature of a series is a hash of its actions and points, so it only changes with the rules or the bots.
//!   `arena` compares two bots, with the sequential test of `elo`, and `ladder` rates several bots.
//! - **Playouts**: `rollout` plays positions to their end for a search, with separate generators.
//! - **Analysis**: `analysis` judges decisions and whole games.
//! - **Reinforcement learning**: `numbered` has the small action spaces, `reward` the rewards of finished games, and
//!   `env_slots` vectorized games. The rules list legal actions together with their numbers, so each price is computed
//!   once.

pub mod analysis;
pub mod arena;
mod bot;
pub mod budget;
mod builder;
pub mod elo;
pub mod encode;
pub mod env_slots;
pub mod flat;
pub mod fnv;
mod kind;
pub mod ladder;
pub mod learned;
pub mod level;
pub mod matches;
pub mod net;
pub mod numbered;
mod played;
mod random;
pub mod reward;
pub mod rollout;
mod sampling;
pub mod search;
mod spec;
pub mod stats;
pub mod style;
pub mod uct;
pub mod weights;

pub use bot::{Bot, BotFactory};
pub use builder::{Builder, DuelWeights, SevenWeights};
pub use kind::{BotKind, Playable, UnknownBot};
pub use random::Random;
pub use spec::{
    BotHost, BotSpec, InvalidSearchLimit, InvalidSpec, Repeatable, SearchLimit, WeightsFile,
};

/// The example of the package's README, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
