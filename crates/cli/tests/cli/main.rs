//! The command line as people and programs use it: the real binary, its output, its errors, its exit status, at a terminal
//! too. And what holds for all crates: their dependencies, their texts, their documents, and what is checked where.

mod analyze;
mod arena;
mod cards;
mod dependencies;
mod documents;
mod duel;
mod duel_pad;
mod free_city;
mod ladder;
mod languages;
mod legal;
mod moderation;
mod played;
mod position;
mod program;
mod replay;
mod same;
mod score;
mod served;
mod simulate;
mod terminal;
mod texts;
mod upkeep;
mod usage;
mod weights;
mod workshop;
