//! Bots for whole games in tests.

pub(crate) mod felt;

use antipater_bots::budget::Iterations;
use antipater_bots::weights::Weights;
use antipater_bots::{Bot, BotKind, Playable};

/// A bot of a kind; an expert searches as it does at a table, but not as long.
pub(crate) fn bot<G: Playable>(kind: BotKind, seed: u64, stream: u64) -> Box<dyn Bot<G>> {
    match kind {
        BotKind::Expert => G::searching(Weights::default(), Box::new(Iterations(12)), seed, stream),
        _ => G::bot(kind, seed, stream),
    }
}
