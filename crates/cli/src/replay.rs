//! `antipater replay`: checks records, move by move, and prints their results.

use antipater_engine::Record;
use antipater_show::texts::msg;
use anyhow::{Result, bail};
use clap::Parser;

use crate::complain;
use crate::input::{RecordLine, Records, name};
use crate::locale::tell;
use crate::output::Output;
use crate::pad::{Row, pad};
use crate::record::{AnyRecord, Titled, heading};
use crate::values::{ANY, whole};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-replay"))]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-replay-file"))]
    file: String,
    #[arg(long, value_name = "K", value_parser = whole::<usize>(ANY), help = msg("cli-arg-replay-record"))]
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

fn print(output: &mut Output, line: &RecordLine, record: &AnyRecord, json: bool) -> Result<()> {
    match record {
        AnyRecord::Seven(record) => print_one(output, line, record, json),
        AnyRecord::Duel(record) => print_one(output, line, record, json),
    }
}

fn print_one<G: Titled<Score: Row>>(
    output: &mut Output,
    line: &RecordLine,
    record: &Record<G>,
    json: bool,
) -> Result<()> {
    let (number, game, moves) = (line.record, record.game(), record.steps().len());
    if json {
        let result = record.write_result();
        let result = result.map(|result| format!(r#","result":{result}"#));
        let ended = record.write_ended();
        let ended = ended.map(|ended| format!(r#","ended":{ended}"#));
        let end = result.or(ended).unwrap_or_default();
        return output.line(format_args!(
            r#"{{"record":{number},"game":"{game}","moves":{moves}{end}}}"#
        ));
    }
    let heading = heading(record, number);
    match record.position().outcome() {
        Some(outcome) => {
            let pad = pad(&outcome, &G::cities(record), G::pad(record));
            output.line(format_args!("{heading}\n{pad}\n"))
        }
        None => output.line(format_args!("{heading}\n")),
    }
}
