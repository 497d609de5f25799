//! 7 Wonders, first edition (2010) and second edition (2020), for 3 to 7 seats, and the first edition's game for two.
//!
//! Here: the map of its files. `legal` lists the actions of a seat, on `terms` whose prices come from `pay`. A
//! [`JointAction`](crate::JointAction) with one action per seat goes through `apply`, which alone changes a `position`.
//! `observe` computes what each seat may know of it; [`score`] counts the points. `state` combines them into a
//! [`State`](crate::State), and `arranged` checks real tables.
//!
//! The game with the Free City is a mode with a third city without a player. The holder of its card chooses for it
//! ([`State::chooser`](crate::State::chooser)) after choosing for their own city, which leaves fewer actions
//! ([`State::legal_actions_given`](crate::State::legal_actions_given)).

mod action;
mod apply;
mod arranged;
mod cards;
mod city;
pub mod compact;
mod edition;
mod effect;
mod event;
mod legal;
pub mod line;
mod observe;
mod passing;
mod pay;
mod phase;
mod pile;
mod position;
#[cfg(feature = "serde")]
pub mod record;
#[cfg(feature = "serde")]
mod record_json;
mod redeal;
mod sample;
pub mod score;
mod setup;
mod state;
mod summary;
mod terms;
mod wonders;

pub use action::{Action, By};
pub use apply::{SALE, conflict_points};
pub use arranged::{ArrangeError, ArrangedCity};
pub use cards::{Card, CardFacts, CardSet, CardSetIter, of_color};
pub use city::{City, START_COINS, Table, Tokens};
pub use edition::Edition;
pub use effect::{Class, Color, Counted, Effect, Partner, Power, Scope, Symbol};
pub use event::Event;
pub use legal::{IllegalAction, Illegality};
pub use observe::{Deed, Held, Look, Observation};
pub use passing::HELD;
pub use pay::{Economy, MAX_TRADE, Market, Need, Payment, Payments, Prices, Supply, TRADE_PRICE};
pub use phase::{ALL_TURNS, Age, Phase, TURNS};
pub use pile::Pile;
pub use position::{PICKS, Pick, Picks, Seven};
#[cfg(feature = "serde")]
pub use record::Record;
pub use score::Score;
pub use setup::{
    BoardOptions, Deck, HAND, Hand, InvalidSetup, MAX_SEATS, MIN_SEATS, Setup, deck, guilds,
    guilds_in_play,
};
pub use summary::Summary;
pub use terms::{Terms, Way};
pub use wonders::{Board, BoardFacts, Side, StageFacts, Wonder};
