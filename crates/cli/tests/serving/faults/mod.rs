//! Faults around a running server, one in each module. Nothing acknowledged is lost or made twice, clients get an
//! error, and the server recovers by itself.
//!
//! | Module | Fault |
//! |---|---|
//! | `full_disk` | the disk is full, or accepts no write, while people play |
//! | `read_only` | the database or its folder is read-only when the server starts |
//! | `locked` | another process locks the database |
//! | `killed` | the process is killed while people play |
//! | `postgres` | Postgres is killed while people play, or its disk is full |
//! | `nodes` | one of several servers is killed, frozen, cut off or stopped, or the proxy before them, or Postgres |
//! | `clock` | the machine's clock is set |
//! | `slow` | clients do not read, send nothing, or never finish |
//! | `connections` | one address opens ten thousand connections |
//!
//! `history` records acknowledgements and compares them with the database; `disk` is a disk that a test can fill. They
//! need Linux. `scripts/faults` repeats each fault many times.

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

/// Prints a result of a test; shown with `--nocapture`.
#[allow(clippy::print_stdout, reason = "figures of the large proof")]
fn tell(what: std::fmt::Arguments<'_>) {
    println!("{what}");
}

/// How often a fault is caused: a few times by default, more often if an environment variable says so.
fn times(variable: &str, few: usize) -> usize {
    std::env::var(variable)
        .ok()
        .and_then(|value| value.parse().ok())
        .unwrap_or(few)
}
