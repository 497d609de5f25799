//! `antipater site`: writes the files of a site on which games are played without a server.

use std::fs;
use std::path::PathBuf;

use antipater_show::texts::msg;
use antipater_site::{MODULE, Robots};
use anyhow::{Context, Result, bail};
use clap::{Parser, ValueEnum};

use crate::locale::tell;
use crate::output::Output;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-site"), long_about = msg("cli-more-site"))]
pub(crate) struct Args {
    #[arg(value_name = "DIR", help = msg("cli-arg-site-folder"))]
    folder: PathBuf,
    #[arg(long, value_enum, default_value = "allow", help = msg("cli-arg-site-robots"))]
    robots: RobotsArg,
    #[arg(long, value_name = "FILE", hide = true, help = msg("cli-arg-site-module"))]
    module: Option<PathBuf>,
}

/// Whether search engines may list the site.
#[derive(Clone, Copy, ValueEnum)]
enum RobotsArg {
    Allow,
    Deny,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let folder = args.folder.display().to_string();
    let cannot = || tell!("cli-site-cannot-write", folder = folder.as_str());
    fs::create_dir_all(&args.folder).with_context(cannot)?;
    let mut entries = fs::read_dir(&args.folder).with_context(cannot)?;
    // An earlier version of the site in the folder is overwritten.
    if entries.next().is_some() && !args.folder.join("worker.js").exists() {
        bail!(tell!("cli-site-not-empty", folder = folder.as_str()));
    }
    let module = match &args.module {
        Some(path) => {
            let path_text = path.display().to_string();
            fs::read(path).with_context(|| tell!("cli-site-no-module", file = path_text))?
        }
        None => MODULE.to_vec(),
    };
    let robots = match args.robots {
        RobotsArg::Allow => Robots::Allow,
        RobotsArg::Deny => Robots::Deny,
    };
    let files = antipater_site::files(&module, robots)?;
    let mut bytes = 0;
    for file in &files {
        let path = args.folder.join(&file.name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).with_context(cannot)?;
        }
        fs::write(&path, &file.content).with_context(cannot)?;
        bytes += file.content.len();
    }
    let mut output = Output::new();
    let kilobytes = bytes.div_ceil(1000);
    output.line(format_args!(
        "{}",
        tell!(
            "cli-site-written",
            files = files.len(),
            kilobytes = kilobytes,
            folder = folder.as_str()
        )
    ))?;
    output.finish()
}
