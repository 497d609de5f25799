//! `antipater move-database`: copies all data into another database, from SQLite to Postgres or back.

use std::cell::Cell;

use antipater_server::maintenance;
use antipater_show::texts::msg;
use anyhow::{Context, Result};
use clap::Parser;

use crate::admin::{address, told};
use crate::locale::tell;
use crate::output::Output;
use crate::progress::Progress;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-move-database"), long_about = msg("cli-more-move-database"))]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-move-from"))]
    from: String,
    #[arg(help = msg("cli-arg-move-to"))]
    to: String,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let named = |name: String| address(Some(name)).unwrap_or_default();
    let mut bar = None;
    let seen = Cell::new(0);
    let progress = move |done: u64, all: u64| {
        let bar = bar.get_or_insert_with(|| Progress::new(all));
        for _ in seen.replace(done)..done {
            bar.step(String::new);
        }
        if done == all {
            bar.finish();
        }
    };
    let moved = maintenance::move_database(&named(args.from), &named(args.to), Box::new(progress));
    let rows = moved
        .map_err(told)
        .with_context(|| tell!("cli-move-failed"))?;
    let mut output = Output::new();
    output.line(tell!("cli-move-done", rows = rows))?;
    output.finish()
}
