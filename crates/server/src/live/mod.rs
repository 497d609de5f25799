//! Live tables: `registry` finds them, people gather in a `room` (`opening`, `room_talk`, `rematch`), and play at a
//! `table`.
//!
//! - `access` decides who may see what, and `queries` lists tables;
//! - `results` stores how games ended, and `ratings` rates their people;
//! - `explored` counts finished games and plays on from a step;
//! - `hints` computes hints, `bot_pool` runs bots, and `analyses` analyzes finished games;
//! - `pool` has the people who look for opponents, and `play_now` seats them;
//! - `challenges` opens tables at which a seat waits for one person;
//! - `clock_loop` wakes tables whose time is up;
//! - `turns` tells people of their turns in games over days;
//! - `imported` validates tables from elsewhere, and `offline` stores games finished offline;
//! - `renamed` changes a person's name in a row, and `retention` closes and removes old tables.

pub(crate) mod access;
pub(crate) mod analyses;
mod bot_pool;
pub(crate) mod branch;
mod challenges;
mod clock_loop;
mod explored;
pub(crate) mod game_log;
mod hints;
pub(crate) mod imported;
mod lobby;
pub(crate) mod moderation;
mod offline;
mod opening;
pub(crate) mod play_now;
mod pool;
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
mod room_wonders;
pub mod seats;
pub(crate) mod services;
pub(crate) mod table;
pub(crate) mod turns;
pub(crate) mod uploads;
