//! `--weights FILE`: other nets for the bots.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use antipater_bots::weights;
use anyhow::{Context, Result};

/// More than the weights of any game take, in bytes.
const MOST: u64 = 16 << 20;

/// Lets the weights of a file play instead of those that come with the program.
pub(crate) fn replace(path: &Path) -> Result<()> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    let file = File::open(path).with_context(|| name.clone())?;
    file.take(MOST)
        .read_to_end(&mut bytes)
        .with_context(|| name.clone())?;
    weights::replace(&bytes).context(name)?;
    Ok(())
}
