//! `antipater backup`: a copy of the database, while the server runs or not.

use std::path::PathBuf;

use antipater_server::upkeep;
use anyhow::Result;
use clap::Parser;

use crate::output::Output;

/// Copy the database to a file, also while the server runs. Keep the copy as safe as the database.
#[derive(Parser)]
pub(crate) struct Args {
    /// The copy; it must not be there.
    file: PathBuf,
    /// Database as sqlite:PATH; without it a file in the user's data folder.
    #[arg(long, env = "ANTIPATER_DATABASE")]
    database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    upkeep::backup(args.database, &args.file)?;
    let mut output = Output::new();
    output.line(format_args!("The copy is {}", args.file.display()))?;
    output.finish()
}
