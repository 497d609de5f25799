//! `antipater export`: writes all games as text, one JSON object per line.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};

use antipater_server::maintenance;
use antipater_show::texts::msg;
use anyhow::{Context, Result};
use clap::Parser;

use crate::admin::told;
use crate::locale::tell;
use crate::output::ClosedPipe;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-export"))]
pub(crate) struct Args {
    #[arg(long, value_name = "FILE", help = msg("cli-arg-export-output"))]
    output: Option<String>,
    #[arg(long, help = msg("cli-arg-export-finished"))]
    finished: bool,
    #[arg(long, env = "ANTIPATER_DATABASE", help = msg("cli-arg-database"))]
    database: Option<String>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let path = args.output.as_deref();
    let exported = maintenance::export(
        args.database,
        args.finished,
        Box::new(|| -> io::Result<Box<dyn Write>> {
            Ok(match path {
                Some(path) => Box::new(BufWriter::new(create(path)?)),
                None => Box::new(BufWriter::new(io::stdout())),
            })
        }),
    );
    match exported {
        Err(error) if error.is_closed_pipe() => Err(ClosedPipe.into()),
        Err(error) if error.is_of_lines() => Err(error).with_context(|| match path {
            Some(path) => tell!("cli-cannot-write", file = path),
            None => tell!("cli-cannot-print"),
        }),
        exported => exported
            .map(|_| ())
            .map_err(told)
            .with_context(|| tell!("cli-export-failed")),
    }
}

/// Creates a file that only its owner may read: it contains names, and the deals of unfinished games.
fn create(path: &str) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    if file.metadata()?.is_file() {
        use std::os::unix::fs::PermissionsExt;
        file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
    }
    Ok(file)
}
