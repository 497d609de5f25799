//! The rules of 7 Wonders, one case for each clause, ruling and printed example, in the notation of [`notation`].
//!
//! Rules 1 to 33 and edge cases are those of the first edition's document, rulings 1 to 13 this project's readings; TR
//! and HU name lines of the Turkish and Hungarian rulebooks, SR and FI the Serbian and Finnish ones.

mod notation;

mod arranged;
mod babylon;
mod chains;
mod coins;
mod conflicts;
mod examples_first;
mod examples_second;
mod guilds;
mod halicarnassus;
mod olympia;
mod payment;
mod science;
mod scoring;
mod second_edition;
mod setup;
mod trade;
mod turns;
mod wonders;
