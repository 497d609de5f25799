//! `antipater analyze`: judges the decisions of a recorded game, or those of a position, by the knowledge of each
//! player. The output is text (`report`, `position`), one JSON object, or a conversation with another program
//! (`protocol`).

mod position;
mod protocol;
mod report;
mod words;

use std::ops::ControlFlow::Continue;
use std::sync::Arc;

use antipater_bots::analysis::{self, Depth, Options, Report};
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{Record, game_of_line};
use antipater_show::replay::JudgedGame;
use antipater_show::texts::msg;
use anyhow::{Error, Result};
use clap::Parser;

use crate::input::Records;
use crate::output::Output;
use crate::point;
use crate::progress::Progress;
use crate::record::AnyRecord;
use crate::values::{ANY, whole};
use words::AnalyzedGame;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-analyze"), long_about = msg("cli-more-analyze"))]
pub(crate) struct Args {
    #[arg(value_name = "FILE|POSITION", required_unless_present = "protocol", help = msg("cli-arg-analyze-what"))]
    what: Option<String>,
    #[arg(long, value_name = "K", value_parser = whole::<usize>(ANY), help = msg("cli-arg-analyze-record"))]
    record: Option<usize>,
    #[arg(long, value_name = "S", value_parser = whole::<usize>(ANY), help = msg("cli-arg-analyze-seat"))]
    seat: Option<usize>,
    #[arg(long, value_name = "DEPTH", default_value = "normal", value_parser = depth, help = msg("cli-arg-analyze-depth"))]
    depth: Depth,
    #[arg(long, value_name = "N", default_value = "0", value_parser = whole::<u64>(ANY), help = msg("cli-arg-analyze-seed"))]
    seed: u64,
    #[arg(long, help = msg("cli-arg-json"))]
    json: bool,
    #[arg(long, conflicts_with_all = ["what", "record", "seat", "seed", "json"], help = msg("cli-arg-analyze-protocol"))]
    protocol: bool,
    #[command(flatten)]
    weights: crate::weights::Weights,
}

/// Parses a depth of analysis.
pub(crate) fn depth(name: &str) -> Result<Depth, String> {
    let names = Depth::ALL.map(Depth::name).join(", ");
    name.parse()
        .map_err(|_| crate::locale::tell!("cli-analyze-depth", list = names))
}

pub(crate) fn run(args: &Args) -> Result<()> {
    args.weights.replace()?;
    let Some(what) = &args.what else {
        return protocol::run(args.depth);
    };
    let game = game_of_line(what);
    if args.record.is_none() && game != what {
        match game {
            seven::record::GAME | seven::record::FREE_CITY => {
                return position::run::<Seven>(what, args);
            }
            duel::record::GAME => return position::run::<Duel>(what, args),
            _ => {}
        }
    }
    let line = Records::open(what)?.find(args.record.unwrap_or(0))?;
    let judged = match line.read()? {
        AnyRecord::Seven(record) => judge(&record, line.record, args),
        AnyRecord::Duel(record) => judge(&record, line.record, args),
    };
    judged.map_err(|error| {
        if error.is::<crate::output::ClosedPipe>() {
            error
        } else {
            line.error(format_args!("{error:#}"))
        }
    })
}

/// Judges the decisions of a record and prints them.
fn judge<G: AnalyzedGame>(record: &Record<G>, number: usize, args: &Args) -> Result<()> {
    let seat = args.seat.map(|seat| point::player(record.position(), seat));
    let options = Options {
        depth: args.depth,
        seat: seat.transpose()?,
        seed: args.seed,
        ..Options::default()
    };
    let mut bar = None;
    let analysis = analysis::analyze(record, &options, |_, all| {
        let bar = bar.get_or_insert_with(|| Progress::new(all as u64));
        bar.step(String::new);
        Continue(())
    });
    if let Some(bar) = bar {
        bar.finish();
    }
    let Some(analysis) = analysis else {
        return Ok(());
    };
    let mut output = Output::new();
    if args.json {
        let report = Report {
            record: number,
            ..analysis.written(record)
        };
        let judged = JudgedGame::of(Arc::new(report), record).map_err(Error::msg)?;
        output.json(&judged)?;
    } else {
        report::print(&mut output, record, number, &analysis)?;
    }
    output.finish()
}
