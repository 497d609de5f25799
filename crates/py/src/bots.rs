//! The built-in bots by name.

use std::sync::Arc;
use std::time::Duration;

use antipater_bots::budget::{Budget, Iterations};
use antipater_bots::lanes::Opponent;
use antipater_bots::spec::{Effort, Outside};
use antipater_bots::uct::Searched;
use antipater_bots::{Bot, BotSpec, Builder, Random};
use pyo3::PyResult;

use crate::error::invalid;

/// The bots that need no number, the levels that people choose last.
pub(crate) const BOTS: [&str; 10] = [
    "random",
    "builder",
    "rush-science",
    "rush-military",
    "net",
    "beginner",
    "easy",
    "normal",
    "hard",
    "expert",
];

/// The bot of a name. Bots that think for a time or are programs of their own would not play the same again.
pub(crate) fn spec(name: &str) -> PyResult<BotSpec> {
    let spec: BotSpec = name.parse().map_err(invalid)?;
    match spec {
        BotSpec::Uct(Effort::Cpu(_)) | BotSpec::NetSearch(Effort::Cpu(_)) => Err(invalid(format!(
            "\"{name}\" thinks for a time; give a number of iterations, as in uct:1000"
        ))),
        BotSpec::Exec(_) => Err(invalid(format!(
            "\"{name}\" is a program; in Python a bot of your own is a function"
        ))),
        spec => Ok(spec),
    }
}

/// A bot that decides in the same way for the same seed and stream.
pub(crate) fn bot<G: Searched>(spec: &BotSpec, seed: u64, stream: u64) -> Box<dyn Bot<G>>
where
    Builder: Bot<G>,
{
    spec.bot(seed, stream, &mut Nothing)
}

/// Makes the bots of a seat.
pub(crate) fn opponent<G: Searched>(name: &str) -> PyResult<Opponent<G>>
where
    Builder: Bot<G>,
{
    let spec = spec(name)?;
    Ok(Arc::new(move |seed, stream| bot(&spec, seed, stream)))
}

/// No clock and no programs: [`spec`] refuses what would ask for them.
struct Nothing;

impl<G: Searched> Outside<G> for Nothing {
    fn cpu(&mut self, _: Duration) -> Box<dyn Budget> {
        Box::new(Iterations(1))
    }

    fn program(&mut self, _: &str) -> Box<dyn Bot<G>> {
        Box::new(Random::new(0, 0))
    }
}
