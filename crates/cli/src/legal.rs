//! `antipater legal`: what a seat may do at a point of a record, or at every point of all records.

use antipater_engine::seven::Record;
use antipater_engine::seven::record::{GAME, write_action};
use antipater_engine::{Seat, State};
use anyhow::Result;
use clap::Parser;

use crate::input::{Line, Records};
use crate::output::Output;

/// List the legal actions at a point of a recorded game, in the words of records.
#[derive(Parser)]
pub(crate) struct Args {
    /// Records, one JSON object a line; - is standard input.
    file: String,
    /// The record, counted from 0.
    #[arg(long, value_name = "K", required_unless_present = "all")]
    record: Option<usize>,
    /// How many moves are made; all of them is the present position.
    #[arg(long = "move", value_name = "M", required_unless_present = "all")]
    moves: Option<usize>,
    /// The seat, counted from 0. A seat that has nothing to do has no actions.
    #[arg(long, value_name = "S", required_unless_present = "all")]
    seat: Option<usize>,
    /// The holder's own card, for the Free City's actions (free-city only).
    #[arg(long, value_name = "CARD", conflicts_with = "all")]
    own: Option<String>,
    /// Every decision of every record, the open ones of a running game included, one JSON object a line.
    #[arg(long, conflicts_with_all = ["record", "moves", "seat"])]
    all: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut records = Records::open(&args.file)?;
    let mut output = Output::new();
    if let (Some(number), Some(moves), Some(seat)) = (args.record, args.moves, args.seat) {
        let line = records.find(number)?;
        let record = line.read()?;
        if args.own.is_some() {
            return Err(line.error(format_args!(
                "--own is for free-city only, and this is {GAME}"
            )));
        }
        list(&mut output, &line, &record, moves, seat)?;
    } else {
        while let Some(line) = records.next()? {
            list_all(&mut output, &line, &line.read()?)?;
        }
    }
    output.finish()
}

fn list(
    output: &mut Output,
    line: &Line,
    record: &Record,
    moves: usize,
    seat: usize,
) -> Result<()> {
    if moves > record.steps.len() {
        let reason = format!("--move {moves} is past its {} moves", record.steps.len());
        return Err(line.error(reason));
    }
    let position = record.position(moves).map_err(|error| line.error(error))?;
    let Some(seat) = Seat::new(seat).filter(|seat| seat.number() < position.seats()) else {
        let last = position.seats() - 1;
        return Err(line.error(format_args!(
            "--seat {seat} is none of its seats 0 to {last}"
        )));
    };
    for &action in position.legal_actions(seat).iter() {
        output.line(write_action(seat, action))?;
    }
    Ok(())
}

fn list_all(output: &mut Output, line: &Line, record: &Record) -> Result<()> {
    let mut position = record.start().map_err(|error| line.error(error))?;
    for number in 0..=record.steps.len() {
        for seat in position.to_act().iter() {
            let legal = position.legal_actions(seat);
            let actions: Vec<String> = legal
                .iter()
                .map(|&action| write_action(seat, action))
                .collect();
            let (record, actions) = (line.record, actions.join(","));
            output.line(format_args!(
                r#"{{"record":{record},"move":{number},"seat":{seat},"legal":[{actions}]}}"#
            ))?;
        }
        if let Some(joint) = record.steps.get(number) {
            position.apply_unchecked(joint);
        }
    }
    Ok(())
}
