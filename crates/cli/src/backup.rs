//! `antipater backup`: copies the database, even while the server runs.

use std::path::PathBuf;

use antipater_server::maintenance;
use antipater_show::texts::msg;
use anyhow::{Context, Result};
use clap::Parser;

use crate::admin::told;
use crate::locale::tell;
use crate::output::Output;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-backup"))]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-backup-file"))]
    file: PathBuf,
    #[arg(long, env = "ANTIPATER_DATABASE", help = msg("cli-arg-database"))]
    database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let made = maintenance::backup(args.database, &args.file);
    made.map_err(told)
        .with_context(|| tell!("cli-backup-failed"))?;
    let mut output = Output::new();
    output.line(tell!(
        "cli-backup-done",
        file = args.file.display().to_string()
    ))?;
    output.finish()
}
