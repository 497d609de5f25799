//! What goes wrong around a running server, one fault in each module. Whatever it is, nothing that was acknowledged is lost
//! or made twice, visitors are told so in a sentence, and the server goes on by itself.
//!
//! | Module | Fault |
//! |---|---|
//! | `full_disk` | the disk is full, or takes nothing more, while people play |
//! | `read_only` | the database or its folder cannot be written when the server starts |
//! | `locked` | another process holds the database |
//! | `killed` | the process is killed while people play |
//! | `postgres` | Postgres is killed while people play, or its disk is full |
//! | `nodes` | one of several servers is killed, frozen, cut off or stopped, or the proxy before them, or Postgres |
//! | `clock` | somebody sets the clock |
//! | `slow` | clients that do not read, do not say anything, or never finish |
//! | `connections` | one address opens ten thousand connections |
//!
//! `history` notes what clients were told and compares it with the database; `disk` is a disk that a test can fill. They use
//! Linux's means. `scripts/faults` runs the large proof.

mod clock;
mod connections;
mod disk;
mod full_disk;
mod history;
mod killed;
mod locked;
mod nodes;
mod postgres;
mod read_only;
mod slow;

/// Says what a test has found; shown with `--nocapture`.
#[allow(clippy::print_stdout, reason = "figures of the large proof")]
fn tell(what: std::fmt::Arguments<'_>) {
    println!("{what}");
}

/// How often a fault is caused: few times among the other tests, more often where an environment variable says so.
fn times(variable: &str, few: usize) -> usize {
    std::env::var(variable)
        .ok()
        .and_then(|value| value.parse().ok())
        .unwrap_or(few)
}
