//! 7 Wonders Duel (2015, base game).
//!
//! Here: the map of its files. A [`Duel`] (`position`) is a [`Deal`], partly hidden, and a public [`Table`] (`table`).
//! Each question has its file: printed components (`cards`, `wonders`, `tokens`, `layout`), the deal (`setup`),
//! legality (`legal`), prices (`pay`), resolution (`apply`), points (`score`). So have information states (`observe`,
//! `sample`), the record (`record`) and real tables (`arranged`). `state` combines them into a [`State`](crate::State).
//! Comments cite `docs/rules.md` and `docs/rulings.md`.

mod action;
mod apply;
pub mod arranged;
mod cards;
mod effect;
mod event;
#[cfg(feature = "serde")]
mod json;
mod layout;
mod legal;
pub mod line;
mod observe;
mod pay;
mod position;
#[cfg(feature = "serde")]
pub mod record;
#[cfg(feature = "serde")]
mod record_json;
mod sample;
mod score;
mod sets;
mod setup;
mod state;
mod table;
mod tokens;
mod wonders;

pub use action::Action;
pub use apply::LOOTING;
pub use arranged::{ArrangeError, ArrangedCity};
pub use cards::{Age, Back, CARDS, CHAINS, Card, CardRow, CardSet, Chain};
pub use effect::{Color, Effect, Kind, Symbol};
pub use event::{Cause, Event};
pub use layout::{Slot, SlotSet};
pub use legal::IllegalAction;
pub use observe::{Face, Observation};
pub use pay::{Bill, Costs, Market, Price, Project, Source};
pub use position::{Deal, Duel};
#[cfg(feature = "serde")]
pub use record::Record;
pub use score::Score;
pub use setup::{BOARD_TOKENS, GUILDS, InvalidSetup, Opening, STARTING_COINS, Setup};
pub use table::{Both, City, Loot, Phase, SEATS, SYMBOLS_TO_WIN, Table, Track, opponent};
pub use tokens::{TOKENS, Token, TokenRow, TokenSet};
pub use wonders::{WONDERS, Wonder, WonderRow, WonderSet};
