//! Whole games in a browser without a server.
//!
//! [`Offline`] is a machine without surroundings. It gets requests that look like those to a server, with the time and the
//! randomness that they need. It answers with the pages of `pages`, the rows that must be stored before the answer is shown,
//! and the table at which bots still have to move. It keeps nothing itself: the rows are all there is, and a machine that is
//! given them again goes on where the last one stopped.
//!
//! Start at `commands`, which is told everything, and `machine`, which knows it. `routes` are the addresses; most of
//! them lead to the handlers of `antipater-pages`, which a server has as well. `table` is a
//! game that one person plays among bots, `row` what is stored of it, and `judging` what the coach finds. `abi` is the way
//! in for a browser, and `site` has the files of a static site.
//!
//! A service worker (`assets/worker.js`) runs the module and answers all requests of the site with it, for all tabs. It
//! appends the rows to IndexedDB before it answers. If that fails, it begins anew from what is stored, and the page says
//! that nothing was done. Rows are a deal and what was done, never positions. The randomness of bots follows from the deal
//! and the step, so a game goes on in the same way whenever the worker was stopped.
//!
//! `scripts/build-offline` builds the module with Debian's Rust; with `--release` it puts it into `module/`, with the hash
//! of its sources and the licenses of what it links. Nets, puzzles and the texts of each language but English are files of
//! their own. The files of a version lie in a cache of their own, and a new version waits until no page of the old one is
//! open. A language that cannot be loaded is replaced by English.
//!
//! A server takes finished games over as a file that `show::history::offline` writes and reads. It plays each of them again,
//! names its table after the person and the record, so that no game comes twice, and never rates them.

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
