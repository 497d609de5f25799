//! `antipater export`: all games as text, one JSON object a line.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use antipater_server::upkeep;
use anyhow::{Context, Result};
use clap::Parser;

use crate::output::ClosedPipe;

/// Write all games as JSON, one table a line, with the names of the people and without anything that lets somebody in.
#[derive(Parser)]
pub(crate) struct Args {
    /// File for the lines; without it they go to standard output.
    #[arg(long, value_name = "FILE")]
    output: Option<String>,
    /// Database as sqlite:PATH; without it a file in the user's data folder.
    #[arg(long, env = "ANTIPATER_DATABASE")]
    database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let path = args.output.as_deref();
    let exported = upkeep::export(args.database, || -> io::Result<Box<dyn Write>> {
        Ok(match path {
            Some(path) => Box::new(BufWriter::new(File::create(path)?)),
            None => Box::new(BufWriter::new(io::stdout())),
        })
    });
    match exported {
        Err(error) if error.is_closed_pipe() => Err(ClosedPipe.into()),
        Err(error) if error.is_of_lines() => {
            let path = path.unwrap_or("to standard output");
            Err(error).with_context(|| format!("cannot write {path}"))
        }
        exported => Ok(exported.map(|_| ())?),
    }
}
