//! `antipater restore`: puts a copy in the place of the database.

use std::path::PathBuf;

use antipater_server::upkeep;
use anyhow::Result;
use clap::Parser;

use crate::output::Output;

/// Put a copy that `backup` has made in the place of the database. Stop the server first.
#[derive(Parser)]
pub(crate) struct Args {
    /// The copy; it stays as it is.
    file: PathBuf,
    /// Replace a database that is there: what is in it is lost.
    #[arg(long)]
    force: bool,
    /// Database as sqlite:PATH; without it a file in the user's data folder.
    #[arg(long, env = "ANTIPATER_DATABASE")]
    database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    upkeep::restore(args.database, &args.file, args.force)?;
    let mut output = Output::new();
    output.line(format_args!(
        "The database is {} again",
        args.file.display()
    ))?;
    output.finish()
}
