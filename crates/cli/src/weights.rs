//! `--weights FILE`: replaces the nets of the bots for a command.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use antipater_bots::weights;
use antipater_show::texts::msg;
use anyhow::{Context, Result};
use clap::Args;

/// The size limit of a file, in bytes; the weights of any game are smaller.
const MOST: u64 = 16 << 20;

/// The option.
#[derive(Args)]
pub(crate) struct Weights {
    #[arg(long, display_order = 997, value_name = "FILE", help = msg("cli-arg-weights"))]
    weights: Vec<PathBuf>,
}

impl Weights {
    /// Replaces the weights by those of these files.
    pub(crate) fn replace(&self) -> Result<()> {
        self.weights.iter().try_for_each(|path| replace(path))
    }
}

/// Replaces the weights of one game by those of a file.
fn replace(path: &Path) -> Result<()> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    let file = File::open(path).with_context(|| name.clone())?;
    file.take(MOST)
        .read_to_end(&mut bytes)
        .with_context(|| name.clone())?;
    weights::replace(&bytes).context(name)?;
    Ok(())
}
