//! The server as a process: what is there after it was killed or stopped, what it logs, and what clients cost that do
//! not read. `faults` is about what goes wrong around it: the disk, the clock, the network, the process.

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
