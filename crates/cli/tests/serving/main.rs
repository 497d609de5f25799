//! The server as a process: what is there after it was killed or stopped, what it logs, and what clients cost that do
//! not read.

mod acknowledged;
mod alone;
mod clocks;
mod copies;
mod crowds;
mod killed;
mod passwords;
mod people;
mod probe;
mod secrets;
mod server;
mod slow;
mod stopped;
