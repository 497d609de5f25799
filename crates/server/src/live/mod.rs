//! Live tables: `registry` finds them, people gather at them in a `room` (`opening`, `rematch`), and play at a `table`.
//!
//! `access` says who may see what, `queries` lists tables, `clock_loop` wakes those where time is up, `bot_pool` has bots
//! think where they hold nobody up, `trial` reads tables that come from elsewhere.

pub(crate) mod access;
mod bot_pool;
mod clock_loop;
pub(crate) mod game_log;
pub(crate) mod house;
pub(crate) mod keeping;
mod lobby;
mod lobby_places;
mod opening;
pub mod places;
pub(crate) mod queries;
pub(crate) mod registry;
mod rematch;
pub(crate) mod requester;
pub(crate) mod room;
mod services;
pub(crate) mod table;
mod tidy;
pub(crate) mod trial;
pub(crate) mod uploads;
