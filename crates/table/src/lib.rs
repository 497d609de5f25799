//! A table of people and bots as a state machine, without input, output, waiting or a clock.
//!
//! A caller proposes an action of a person ([`Table::play`], [`Table::undo`], …) and gets a [`Change`]: the entries to
//! store, and the table afterwards. After storing them it calls [`Table::accept`]; if storing fails, it drops the
//! change, and the table stays as it was. If bots must choose first, the proposal is a [`Draft`] that asks for their
//! choices, so that a server can compute them on other threads; other callers use [`Proposed::settle`].
//!
//! - `play`: decisions that wait for other players, and steps;
//! - `sides`: the sides of the boards, chosen before any card is visible;
//! - `undo`: which decisions can be taken back, and until when;
//! - `seats`: leaving a seat to a bot, coming back, missed turns, resigning;
//! - `bank`: time banks for a whole game;
//! - `pausing`: pauses by agreement;
//! - `hint`: hints for the present decision;
//! - `level`: how a level of bots would have played a daily deal;
//! - `presence`: which people are here;
//! - `view`: the table as a viewer sees it;
//! - `choosing`: parsing and checking actions, and the choices of bots;
//! - `refusal`: reasons of refusals, with a text for each.
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

pub mod bank;
mod change;
pub mod choosing;
mod hint;
mod level;
mod pause;
mod pausing;
mod play;
mod presence;
pub mod refusal;
mod seats;
mod sides;
mod table;
mod undo;
mod view;

pub use self::bank::Banks;
pub use self::change::{Change, Draft, Entry, Proposed, STAND_IN, SeatChange, Seen};
pub use self::hint::HintRequest;
pub use self::level::{daily_game, level_games};
pub use self::pause::Pause;
pub use self::presence::Presence;
pub use self::refusal::{LimitedAction, Refusal};
pub use self::table::{HintKey, Loaded, Seated, StepClock, Table, named};
pub use self::view::Occupant;
