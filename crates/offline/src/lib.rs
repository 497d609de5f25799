//! Whole games in a browser without a server.
//!
//! [`Offline`] is a machine without I/O. It gets requests like those to a server, with the time and the randomness that
//! they need. It answers with the pages of `pages`, the rows that must be stored before the answer is shown, and the
//! table at which bots must still move. The rows are its whole state: a machine that is opened with them continues
//! where the last one stopped.
//!
//! Start at `commands`, which executes messages, and `machine`, which holds the state. `routes` dispatches requests,
//! most of them to the handlers of `antipater-pages`, which a server shares. `table` is a game of one person among
//! bots, `row` its stored form, and `judging` the analyses. `abi` is the interface for a browser; `antipater-site` has
//! the files around the module.
//!
//! A service worker (`worker.js` there) runs the module and answers all requests of the site, for all tabs. It appends
//! the rows to IndexedDB before it answers. If that fails, it reopens the machine from the stored rows, and the page
//! says that nothing was done. Rows are a deal and its actions, never positions. The randomness of bots follows from
//! the deal and the step, so a game continues in the same way whenever the worker was stopped.
//!
//! `scripts/build-offline` builds the module with Debian's Rust. With `--release` it writes `crates/site/module/`: the
//! module, the hash of its sources, and the licenses of its dependencies. Nets, puzzles and the texts of each language except
//! English are separate files. Each version has a separate cache, and a new version waits until no page of the old one
//! is open. If a language cannot be loaded, pages are in English.
//!
//! A server imports finished games from a file in the format of `show::history::offline`. It replays each game and
//! names its table after the person and the record, so that no game is imported twice. Imported games are never rated.

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
mod table;

pub use self::machine::Offline;
pub use self::message::{Answer, Command, Method, Request, Stored};
