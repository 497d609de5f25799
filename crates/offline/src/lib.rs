//! Whole games in a browser without a server.
//!
//! [`Offline`] is a machine without surroundings: it gets requests that look like those to a server, with the time and the
//! randomness that they need, and answers with the pages of `pages`, the rows that must be stored before anybody sees
//! the answer, and the table at which bots still have to move. It keeps nothing itself: the rows are all there is, and
//! a machine that is given them again goes on where the last one stopped.
//!
//! Start at `commands`, which is told everything, and `machine`, which knows it. `routes` are the addresses, `table` is a game that one person plays among bots, `row` what is
//! stored of it, `abi` the way in for a browser, `site` the files of a static site. The scripts around it are in `assets/`: `worker.js` stores the rows.

#[cfg(target_family = "wasm")]
mod abi;
mod commands;
mod error;
mod judging;
mod machine;
mod message;
mod opening;
mod routes;
mod row;
mod settings;
#[cfg(not(target_family = "wasm"))]
pub mod site;
mod table;

pub use self::machine::Offline;
pub use self::message::{Answer, Command, Method, Request, Stored};
