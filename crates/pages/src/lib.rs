//! HTML of all pages, with their styles, scripts and pictures. Templates print views; they decide nothing.
//!
//! Each page has a file, in the frame of `frame`; the regions of a table are in `seven` and `duel`. No network,
//! no store, no clock: the same pages are printed by a server and wherever else there is a view.

mod after_game;
pub mod api;
mod art;
pub mod assets;
pub mod avatar;
pub mod book;
mod buildings;
pub mod daily;
mod duel;
mod ending;
pub mod error_page;
mod forms;
mod frame;
pub mod friends;
mod guide;
mod hint;
pub mod history;
mod icons;
mod inner;
mod keys;
mod language;
#[cfg(test)]
mod letters;
pub mod members;
pub mod mode;
pub mod moderation;
mod names;
mod note;
pub mod offline;
pub mod parts;
pub mod picture;
mod preview;
pub mod profile;
pub mod puzzles;
pub mod qr;
pub mod ratings;
pub mod reference;
pub mod replay;
pub mod report;
mod resign;
pub mod room;
pub mod score;
pub mod seats;
mod seven;
mod shares;
mod sheet;
pub mod shown;
pub mod sign_in;
pub mod start;
pub mod statistics;
pub mod table;
mod table_status;
mod talk;
pub mod theme;

/// What a page may do (a content security policy): everything comes from its own site, and nothing is inline.
pub const POLICY: &str = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    object-src 'none'";
