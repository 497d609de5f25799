//! HTML of all pages, with their styles, scripts and pictures. Templates print views; they decide nothing.
//!
//! Each page has a file, in the frame of `frame`; the regions of a table are in `seven` and `duel`. No network, store
//! or clock: a server and an offline site print the same pages.
//!
//! - **Regions**: a page is a frame around regions, each an element with an id. A stream sends single regions, printed
//!   by the same code. Nested regions are sent separately (`inner`), and parts common to several viewers are printed
//!   once (`parts`).
//! - **Scripts** (`assets/`): ES modules without a build step. `build.rs` strips comments on separate lines. `moves.js`
//!   sends decisions, `ask.js` repeats them until they are answered, and `connection.js` keeps a stream alive.
//!   `regions.js` applies changes, in short tasks (`parts.js`), and `morph.js` leaves unchanged elements alone.
//! - **Motion**: cards fly on a separate layer (`motion.js`). The page below changes at once, so no click has to wait.
//! - **Endings**: only the end of an age or of a game holds a table back. The page gets its acts in a template (`ending`),
//!   and `ending.js` plays them while the new regions wait, so nothing names the winner beforehand.
//! - **Puzzles**: a puzzle is printed from the same regions in a separate mode. It has no table, no stream and no row.
//! - **Styles**: colors, spaces and corners are custom properties at the head of `base.css`. `docs/artwork.md`
//!   describes the drawings.

pub mod account;
mod after_game;
pub mod api;
mod art;
pub mod assets;
pub mod avatar;
pub mod book;
mod buildings;
mod countdown;
pub mod daily;
mod drawings;
mod duel;
mod ending;
pub mod error_page;
pub mod event;
mod explorer;
mod faces;
mod forms;
mod frame;
pub mod friends;
mod guide;
pub mod handlers;
mod hint;
pub mod history;
mod icons;
mod inner;
mod keys;
mod language;
pub mod league;
#[cfg(test)]
mod letters;
pub mod lobby;
pub mod mail;
pub mod members;
pub mod mode;
pub mod moderation;
pub mod moments;
mod names;
mod note;
pub mod notices;
pub mod offline;
pub mod parts;
mod pause;
pub mod people;
pub mod picture;
pub mod play_now;
pub mod postcard;
mod preview;
pub mod profile;
pub mod programs;
pub mod puzzles;
pub mod qr;
pub mod ratings;
pub mod reference;
pub mod replay;
pub mod report;
mod resign;
pub mod room;
mod room_wonder;
pub mod score;
pub mod seats;
pub mod sent_regions;
mod seven;
mod shares;
mod sheet;
pub mod sign_in;
pub mod spectators;
mod speech;
pub mod start;
pub mod statistics;
pub mod table;
mod table_status;
mod talk;
pub mod theme;
mod tried;

/// The content security policy: everything comes from the same origin, and nothing is inline.
pub const POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    object-src 'none'";
