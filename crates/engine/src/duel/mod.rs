//! 7 Wonders Duel (2015, base game).
//!
//! Here: the names of its files. A [`Duel`] (`position`) is a [`Deal`] nobody has seen whole and a [`Table`] everybody
//! sees (`table`). Each question has its file: what is printed (`cards`, `wonders`, `tokens`, `layout`), the deal
//! (`setup`), who may do what (`legal`), what it costs (`pay`), what happens (`apply`), points (`score`), what a seat
//! may know (`observe`, `sample`), the written game (`record`), what may lie on a real table (`arranged`); `state` puts
//! them together as a [`State`](crate::State). Comments cite `docs/rules.md` and `docs/rulings.md`.

pub mod action;
pub mod apply;
pub mod arranged;
pub mod cards;
pub mod effect;
pub mod event;
#[cfg(feature = "serde")]
mod json;
pub mod layout;
pub mod legal;
pub mod line;
pub mod observe;
pub mod pay;
pub mod position;
#[cfg(feature = "serde")]
pub mod record;
#[cfg(feature = "serde")]
mod record_json;
pub mod sample;
pub mod score;
mod sets;
pub mod setup;
mod state;
pub mod table;
pub mod tokens;
pub mod wonders;

pub use action::Action;
pub use arranged::{ArrangeError, ArrangedCity};
pub use cards::{Age, Back, Card, CardSet};
pub use effect::{Color, Effect, Kind, Symbol};
pub use event::Event;
pub use layout::{Slot, SlotSet};
pub use legal::IllegalAction;
pub use observe::{Face, Observation};
pub use pay::{Bill, Price, Project, Source};
pub use position::{Deal, Duel};
#[cfg(feature = "serde")]
pub use record::Record;
pub use score::Score;
pub use setup::{InvalidSetup, Opening, Setup};
pub use table::{Both, City, Loot, Phase, SEATS, SYMBOLS_TO_WIN, Table, Track, opponent};
pub use tokens::{Token, TokenSet};
pub use wonders::{Wonder, WonderSet};
