//! The rules of the first edition's game for two with the Free City, one case for each clause, ruling and printed
//! example.
//!
//! Rules F34 to F43 are those of `docs/rules.md`, rulings 14 to 16 those of `docs/rulings.md`; TR and HU name lines of
//! the Turkish and Hungarian rulebooks, EN pages of the English one. Seat 0 sits to the left of the Free City and seat 1
//! to its right, so the Free City's left neighbor is seat 0.

mod babylon;
mod course;
mod examples;
mod halicarnassus;
mod neighbors;
mod olympia;
mod past;
mod play;
mod records;
mod scoring;
mod secrets;
