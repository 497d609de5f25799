//! HTML of all pages, with their styles, scripts and pictures. Templates print views; they decide nothing.
//!
//! Each page has a file, in the frame of `frame`; the regions of a table are in `seven` and `duel`. No network,
//! no store, no clock: the same pages are printed by a server and wherever else there is a view.

pub mod api;
mod around;
mod art;
pub mod assets;
pub mod back;
mod duel;
mod forms;
mod frame;
pub mod games;
mod guide;
pub mod house;
mod icons;
mod keys;
mod language;
pub mod me;
pub mod mode;
mod names;
mod preview;
pub mod problem;
pub mod reference;
pub mod replay;
pub mod report;
pub mod room;
pub mod score;
pub mod seats;
mod seven;
mod sheet;
pub mod start;
pub mod table;
