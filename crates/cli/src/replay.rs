//! `antipater replay`: checks records, move by move, and prints their results.

use antipater_engine::State;
use antipater_show::texts::msg;
use anyhow::{Result, bail};
use clap::Parser;

use crate::complain;
use crate::input::{Line, Records, name};
use crate::locale::tell;
use crate::output::Output;
use crate::pad::pad;
use crate::record::{Record, Recorded};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-replay"))]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-replay-file"))]
    file: String,
    #[arg(long, value_name = "K", help = msg("cli-arg-replay-record"))]
    record: Option<usize>,
    #[arg(long, help = msg("cli-arg-replay-json"))]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut records = Records::open(&args.file)?;
    let mut output = Output::new();
    if let Some(number) = args.record {
        let line = records.find(number)?;
        print(&mut output, &line, &line.read()?, args.json)?;
        return output.finish();
    }
    let (mut good, mut bad) = (0, 0);
    while let Some(line) = records.next()? {
        match line.read() {
            Ok(record) => {
                good += 1;
                print(&mut output, &line, &record, args.json)?;
            }
            Err(error) => {
                bad += 1;
                complain(&format!("{error:#}"));
            }
        }
    }
    output.finish()?;
    if bad > 0 {
        let all = good + bad;
        let file = name(&args.file);
        bail!(tell!("cli-replay-bad", file = file, bad = bad, count = all));
    }
    Ok(())
}

fn print(output: &mut Output, line: &Line, record: &Record, json: bool) -> Result<()> {
    match record {
        Record::Seven(record) => print_one(output, line, record, json),
        Record::Duel(record) => print_one(output, line, record, json),
    }
}

fn print_one<R: Recorded>(output: &mut Output, line: &Line, record: &R, json: bool) -> Result<()> {
    let (number, game, moves) = (line.record, record.game(), record.steps().len());
    let position = record.position(moves).map_err(|error| line.error(error))?;
    let outcome = position.outcome();
    if json {
        let result = outcome.map(|outcome| format!(r#","result":{}"#, record.result(&outcome)));
        let result = result.unwrap_or_default();
        return output.line(format_args!(
            r#"{{"record":{number},"game":"{game}","moves":{moves}{result}}}"#
        ));
    }
    let head = |over: &str| {
        tell!(
            "cli-replay-record",
            record = number,
            title = record.title(),
            moves = moves,
            over = over
        )
    };
    match outcome {
        Some(outcome) => {
            let pad = pad(&outcome, &record.cities());
            output.line(format_args!("{}\n{pad}\n", head("yes")))
        }
        None => output.line(format_args!("{}\n", head("no"))),
    }
}
