//! The tests of the bots, in one program.

mod analysis;
mod common;
mod duel;
mod free_city;
mod lanes;
mod rollout;
mod search;
mod seven;
mod strength;
mod weights;
