//! 7 Wonders Duel: printed examples, one case for each rule, and laws that hold in every game.

mod arranged;
mod conformance;
mod examples;
mod lines;
mod notation;
mod perft;
mod prices;
mod random_play;
mod records;
mod rules;
mod setups;
mod tables;
mod wonders_and_tokens;
