//! Live tables: `registry` finds them, people gather at them in a `room` (`opening`, `room_talk`, `rematch`), and play at
//! a `table`.
//!
//! `access` says who may see what, `queries` lists tables, `results` are how games ended, `ratings` what they make of people,
//! `hints` are judged and given,
//! `clock_loop` wakes those where time is up, `bot_pool` has bots think where they hold nobody up, `analyses` has finished games
//! judged, `imported` validates and cleans tables from elsewhere, `renamed` gives a person another name in a row, `retention`
//! ends and removes old tables, and `offline` takes over games that were finished without a server.

pub(crate) mod access;
pub(crate) mod analyses;
mod bot_pool;
pub(crate) mod branch;
mod clock_loop;
pub(crate) mod game_log;
mod hinting;
mod hints;
pub(crate) mod imported;
mod lobby;
pub(crate) mod moderation;
mod offline;
mod opening;
pub(crate) mod queries;
mod randomness;
mod ratings;
pub(crate) mod registry;
mod rematch;
mod renamed;
pub(crate) mod requester;
mod results;
mod retention;
pub(crate) mod room;
mod room_talk;
pub mod seats;
pub(crate) mod services;
pub(crate) mod table;
pub(crate) mod uploads;
