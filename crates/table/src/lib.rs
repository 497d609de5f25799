//! A table of people and bots as a state machine: nothing here reads or writes, waits, or knows the time of day.
//!
//! A caller proposes what a person does ([`Table::play`], [`Table::undo`], …) and gets a [`Change`]: what must be stored, and
//! the table after it. Once that is stored, [`Table::accept`] makes it so; a change that could not be stored is dropped, and
//! nothing has happened. Where bots choose first, the proposal is a [`Draft`] that asks for their choices, so that a server
//! can let them think on other threads; other callers use [`Proposed::settle`].
//!
//! - `play`: decisions that wait for others, and steps;
//! - `sides`: the sides of the boards, chosen before any card is seen;
//! - `undo`: which decisions can be taken back, and until when;
//! - `seats`: leaving a seat to a bot, coming back, missed turns, resigning;
//! - `hint`: hints for the present decision;
//! - `presence`: who of the people is here;
//! - `view`: what of all this a viewer sees;
//! - `choosing`: actions as they are sent, read and checked, and the choices of bots;
//! - `refusal`: why something is refused, with a text for each reason.
//!
//! # Examples
//! ```
//! use antipater_engine::duel::{Duel, Setup};
//! use antipater_engine::{Record, Recorded, Seat, State, rng};
//! use antipater_show::game::Game;
//! use antipater_show::options::{Kind, TableOptions};
//! use antipater_table::{Seated, Table};
//!
//! let setup = Setup::deal(&mut rng::generator(1, 0));
//! let you = setup.first;
//! let record = Record::<Duel>::new(vec!["Ada".into(), "Bot".into()], setup).unwrap();
//! let options = TableOptions { game: Kind::Duel, ..TableOptions::usual("Ada") };
//! let bots: Vec<_> = Seat::all(2).map(|seat| (seat != you).then_some(options.level)).collect();
//! let game = Game::new("table".into(), &bots, record).unwrap();
//! let seats = bots.into_iter().map(Seated::new).collect();
//! let mut table = Table::new(game, options, seats, 7).unwrap();
//!
//! let actions = table.game().position().legal_actions(you);
//! let action = table.game().position().write_action(you, actions[0]);
//! let proposed = table.play(you, ("first", 0), &[action], false, 0).unwrap();
//! let change = proposed.settle().unwrap().expect("a new decision");
//! assert!(!change.entries().is_empty(), "what a store has to keep");
//! table.accept(change);
//! ```

mod change;
pub mod choosing;
mod hint;
mod play;
mod presence;
pub mod refusal;
mod seats;
mod sides;
mod table;
mod undo;
mod view;

pub use self::change::{Change, Draft, Entry, Proposed, SeatChange, Seen};
pub use self::hint::HintRequest;
pub use self::presence::Presence;
pub use self::refusal::{Often, Refusal};
pub use self::table::{HintKey, Loaded, Seated, StepClock, Table, named};
pub use self::view::Look;
