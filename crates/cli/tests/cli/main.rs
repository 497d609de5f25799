//! The command line as used by people and programs: the binary, its output, errors and exit status, also at a terminal.
//! Also checks of all crates: their dependencies, texts and documents, and the steps of the full check.

mod analyze;
mod arena;
mod cards;
mod dependencies;
mod documents;
mod duel;
mod duel_pad;
mod explorer;
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
