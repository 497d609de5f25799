//! `antipater import`: takes in games that `export` has written.

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use antipater_server::upkeep;
use anyhow::{Context, Result};
use clap::Parser;

use crate::input::name;
use crate::output::Output;

/// Take in games that `export` has written, all or none. Tables that are there already stay as they are.
///
/// A server on the same database waits meanwhile, and not for long: stop it before taking in thousands of games.
#[derive(Parser)]
pub(crate) struct Args {
    /// The lines; - is standard input.
    #[arg(default_value = "-")]
    file: String,
    /// Database as sqlite:PATH; without it a file in the user's data folder.
    #[arg(long, env = "ANTIPATER_DATABASE")]
    database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let path = args.file.as_str();
    let lines: Box<dyn BufRead + Send> = if path == "-" {
        Box::new(BufReader::new(io::stdin()))
    } else {
        let file = File::open(path).with_context(|| format!("cannot open {path}"))?;
        Box::new(BufReader::new(file))
    };
    let imported = match upkeep::import(args.database, lines) {
        Err(error) if error.is_of_lines() => return Err(error).context(name(path).to_owned()),
        imported => imported?,
    };
    let mut output = Output::new();
    output.line(format_args!(
        "tables taken in: {}, there already: {}",
        imported.new, imported.known
    ))?;
    output.finish()
}
