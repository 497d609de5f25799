//! `antipater restore`: replaces the database by a backup.

use std::path::PathBuf;

use antipater_server::maintenance;
use antipater_show::texts::msg;
use anyhow::{Context, Result};
use clap::Parser;

use crate::locale::tell;
use crate::output::Output;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-restore"))]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-restore-file"))]
    file: PathBuf,
    #[arg(long, help = msg("cli-arg-restore-force"))]
    force: bool,
    #[arg(long, env = "ANTIPATER_DATABASE", help = msg("cli-arg-database"))]
    database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let restored = maintenance::restore(args.database, &args.file, args.force);
    restored.with_context(|| tell!("cli-restore-failed"))?;
    let mut output = Output::new();
    output.line(tell!(
        "cli-restore-done",
        file = args.file.display().to_string()
    ))?;
    output.finish()
}
