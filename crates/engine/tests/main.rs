//! The tests of the rules, in one program.

mod cases;
mod conformance;
mod docs;
mod duel;
mod facts;
mod free_city;
mod mangle;
mod no_allocation;
mod payments;
mod perft;
mod playthroughs;
mod records;
mod rules;
