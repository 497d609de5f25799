//! The command line as people and programs use it: the real binary, its output, its errors, its exit status.

mod analyze;
mod arena;
mod cards;
mod duel;
mod duel_pad;
mod free_city;
mod house;
mod ladder;
mod languages;
mod legal;
mod position;
mod program;
mod replay;
mod same;
mod score;
mod served;
mod simulate;
mod upkeep;
mod usage;
mod weights;
