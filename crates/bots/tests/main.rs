//! The tests of the bots, in one program.

mod analysis;
#[path = "../../engine/tests/cases/mod.rs"]
mod cases;
mod common;
mod duel;
mod env_slots;
mod example;
mod free_city;
mod levels;
mod rollout;
mod search;
mod seven;
mod strength;
mod styles;
mod weights;
