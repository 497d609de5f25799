//! `antipater import`: imports games that `export` has written.

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use antipater_server::maintenance;
use antipater_show::texts::msg;
use anyhow::{Context, Result, anyhow};
use clap::Parser;

use crate::admin::told;
use crate::input::name;
use crate::locale::tell;
use crate::output::Output;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-import"), long_about = msg("cli-more-import"))]
pub(crate) struct Args {
    #[arg(default_value = "-", help = msg("cli-arg-import-file"))]
    file: String,
    #[arg(long, env = "ANTIPATER_DATABASE", help = msg("cli-arg-database"))]
    database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let path = args.file.as_str();
    let lines: Box<dyn BufRead + Send> = if path == "-" {
        Box::new(BufReader::new(io::stdin()))
    } else {
        let file = File::open(path).with_context(|| tell!("cli-cannot-open", file = path))?;
        Box::new(BufReader::new(file))
    };
    let imported = maintenance::import(args.database, lines).map_err(|error| {
        let file = name(path);
        match error.line() {
            Some((line, why)) => {
                anyhow!(tell!(
                    "cli-import-line",
                    file = file,
                    line = line,
                    why = why
                ))
            }
            None if error.is_of_lines() => anyhow!(error).context(file),
            None => told(error).context(tell!("cli-import-failed")),
        }
    })?;
    let mut output = Output::new();
    output.line(tell!(
        "cli-import-done",
        new = imported.new,
        known = imported.known
    ))?;
    output.finish()
}
