//! 7 Wonders, first edition (2010) and second edition (2020), for 3 to 7 seats, and the first edition's game for two.
//!
//! Here: the names of its files. The path of one move: [`legal`] says what a seat may do, on [`terms`] that [`pay`]
//! puts a price to; a [`JointAction`](crate::JointAction) of one action for each seat goes through [`apply`], which
//! alone changes a [`position`]; [`observe`] says what each seat may know of it; [`score`] counts the points. `state`
//! puts them together as a [`State`](crate::State). Besides, [`arranged`] says what may lie on a real table.
//!
//! The game with the Free City is a mode: a third city without a player. The holder of its card chooses for it
//! ([`State::chooser`](crate::State::chooser)) after choosing for the own city, which leaves fewer actions
//! ([`State::legal_actions_given`](crate::State::legal_actions_given)).

pub mod action;
pub mod apply;
pub mod arranged;
pub mod cards;
pub mod city;
pub mod compact;
pub mod edition;
pub mod effect;
pub mod event;
pub mod legal;
pub mod line;
pub mod observe;
mod passing;
pub mod pay;
pub mod phase;
pub mod pile;
pub mod position;
#[cfg(feature = "serde")]
pub mod record;
#[cfg(feature = "serde")]
mod record_json;
mod redeal;
pub mod sample;
pub mod score;
pub mod setup;
mod state;
pub mod summary;
pub mod terms;
pub mod wonders;

pub use action::{Action, By};
pub use apply::SALE;
pub use arranged::{ArrangeError, ArrangedCity};
pub use cards::{Card, CardSet};
pub use city::{City, Table, Tokens};
pub use edition::Edition;
pub use effect::{Color, Effect, Power, Symbol};
pub use event::Event;
pub use legal::{IllegalAction, Illegality};
pub use observe::{Deed, Look, Observation};
pub use passing::HELD;
pub use pay::Payment;
pub use phase::{ALL_TURNS, Age, Phase, TURNS};
pub use pile::Pile;
pub use position::{Pick, Picks, Seven};
#[cfg(feature = "serde")]
pub use record::Record;
pub use score::Score;
pub use setup::{BoardOptions, HAND, InvalidSetup, Setup};
pub use summary::Summary;
pub use wonders::{Board, Side, Wonder};
