//! Interrupts: a user ends a series of games early, and the program exits.

use std::fmt;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

use crate::locale::tell;

/// The user has ended the series early; the report has been printed.
#[derive(Debug)]
pub(crate) struct Interrupted;

impl Interrupted {
    /// The exit status of an interrupted program: 128 plus the number of the signal.
    pub(crate) const STATUS: u8 = 130;
}

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("interrupted")
    }
}

impl std::error::Error for Interrupted {}

/// A flag that is set when the user interrupts the program. A second interrupt ends the program at once.
pub(crate) fn stopped_by_user() -> Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    let handler = move || {
        if raised.swap(true, Ordering::Relaxed) {
            process::exit(Interrupted::STATUS.into());
        }
    };
    ctrlc::set_handler(handler).context(tell!("cli-no-interrupt"))?;
    Ok(flag)
}
