//! `antipater position`: prints a position of a record, or a seat's observation of it, as one line.

use antipater_engine::{Line, Record, Recorded};
use antipater_show::texts::msg;
use anyhow::Result;
use clap::Parser;

use crate::input::Records;
use crate::output::Output;
use crate::point;
use crate::record::AnyRecord;
use crate::values::{ANY, whole};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-position"))]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-records"))]
    file: String,
    #[arg(long, value_name = "K", value_parser = whole::<usize>(ANY), help = msg("cli-arg-legal-record"))]
    record: usize,
    #[arg(long = "move", value_name = "M", value_parser = whole::<usize>(ANY), help = msg("cli-arg-legal-move"))]
    moves: usize,
    #[arg(long, value_name = "S", value_parser = whole::<usize>(ANY), help = msg("cli-arg-position-seat"))]
    seat: Option<usize>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let line = Records::open(&args.file)?.find(args.record)?;
    let written = match line.read()? {
        AnyRecord::Seven(record) => write(&record, args),
        AnyRecord::Duel(record) => write(&record, args),
    };
    let written = written.map_err(|error| line.error(format_args!("{error:#}")))?;
    let mut output = Output::new();
    output.line(written)?;
    output.finish()
}

fn write<G: Recorded + Line>(record: &Record<G>, args: &Args) -> Result<String>
where
    G::Observation: Line,
{
    let position = point::position(record, args.moves)?;
    Ok(match args.seat {
        Some(seat) => position.observe(point::seat(&position, seat)?).to_line(),
        None => position.to_line(),
    })
}
