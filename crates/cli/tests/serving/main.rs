//! The server as a process: its data after being killed or stopped, its log, and the cost of clients that do not read.
//! `faults` covers the disk, the clock, the network, and other processes.

mod acknowledged;
mod alone;
mod bodies;
mod clocks;
mod copies;
mod crowds;
#[cfg(target_os = "linux")]
mod faults;
mod killed;
mod passwords;
mod people;
mod probe;
mod proxies;
mod secrets;
mod server;
mod slow;
mod stopped;
