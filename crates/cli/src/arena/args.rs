//! The arguments of the arena.

use std::time::Duration;

use antipater_bots::{BotSpec, SearchLimit};
use antipater_engine::seven::Edition;
use antipater_show::texts::msg;
use clap::Parser;

use crate::game::{Game, edition};
use crate::locale::tell;
use crate::values::{ANY, measured, whole};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-arena"))]
pub(crate) struct Args {
    #[arg(long, default_value = "seven", help = msg("cli-arg-game"))]
    pub(super) game: Game,
    #[arg(long, value_parser = edition, help = msg("cli-arg-edition"))]
    pub(super) edition: Option<Edition>,
    #[arg(long, value_parser = whole::<usize>(ANY), help = msg("cli-arg-simulate-players"))]
    pub(super) players: Option<usize>,
    #[arg(long, value_name = "BOT", value_parser = measured, help = msg("cli-arg-arena-a"))]
    pub(super) a: BotSpec,
    #[arg(long, value_name = "BOT", value_parser = measured, help = msg("cli-arg-arena-b"))]
    pub(super) b: BotSpec,
    #[arg(long, default_value = "100", value_parser = whole::<u64>(1..=u64::MAX), help = msg("cli-arg-arena-deals"))]
    pub(super) deals: u64,
    #[arg(long, default_value = "0", value_parser = whole::<u64>(ANY), help = msg("cli-arg-simulate-seed"))]
    pub(super) seed: u64,
    #[arg(long, value_parser = whole::<usize>(1..=256), help = msg("cli-arg-simulate-threads"))]
    pub(super) threads: Option<usize>,
    #[arg(long, help = msg("cli-arg-arena-sprt"))]
    pub(super) sprt: bool,
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = time, help = msg("cli-arg-arena-limit"))]
    pub(super) limit: Duration,
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = time, help = msg("cli-arg-arena-start-limit"))]
    pub(super) start_limit: Duration,
    #[arg(long, help = msg("cli-arg-arena-isolate"))]
    pub(super) isolate: bool,
    #[arg(long, value_name = "FILE.jsonl", help = msg("cli-arg-simulate-records"))]
    pub(super) records: Option<String>,
    #[arg(long, help = msg("cli-arg-json"))]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) weights: crate::weights::Weights,
}

/// Parses a time, such as 5s or 500ms.
fn time(text: &str) -> Result<Duration, String> {
    match text.parse() {
        Ok(SearchLimit::Cpu(limit)) => Ok(limit),
        Ok(SearchLimit::Iterations(_)) | Err(_) => Err(tell!("cli-arena-time")),
    }
}

impl Args {
    /// The edition of 7 Wonders: the second by default.
    pub(super) fn edition_or_second(&self) -> Edition {
        self.edition.unwrap_or(Edition::Second)
    }
}
