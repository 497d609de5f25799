//! The rules of 7 Wonders, one case for each clause, ruling and printed example, in the notation of [`notation`].
//!
//! Rules and edge cases are those of `docs/rules.md`, rulings those of `docs/rulings.md`; TR and HU name lines of the
//! Turkish and Hungarian rulebooks, SR and FI the Serbian and Finnish ones.

pub(crate) mod notation;

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
