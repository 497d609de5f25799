//! `antipater replay`: checks records, move by move, and prints their results.

use antipater_engine::State;
use antipater_engine::seven::{Record, Seven};
use anyhow::{Result, bail};
use clap::Parser;
use serde::Serialize;

use crate::complain;
use crate::input::{Line, Records, name};
use crate::output::Output;
use crate::result::{GameResult, pad};

/// Check every move and the result of recorded games.
#[derive(Parser)]
pub(crate) struct Args {
    /// Records, one JSON object a line; - is standard input. Blank lines are skipped and no records.
    file: String,
    /// Check only this record, counted from 0.
    #[arg(long, value_name = "K")]
    record: Option<usize>,
    /// Print one JSON object for each record.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Replayed {
    record: usize,
    game: &'static str,
    moves: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<GameResult>,
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
        bail!(
            "{}: {bad} of {all} records are not as the rules have it",
            name(&args.file)
        );
    }
    Ok(())
}

fn print(output: &mut Output, line: &Line, record: &Record, json: bool) -> Result<()> {
    let moves = record.steps.len();
    let position = record.position(moves).map_err(|error| line.error(error))?;
    let outcome = position.outcome();
    if json {
        return output.json(&Replayed {
            record: line.record,
            game: antipater_engine::seven::record::GAME,
            moves,
            result: outcome.map(|outcome| GameResult::of(&outcome, position.seats())),
        });
    }
    let edition = record.setup.edition.name();
    let head = format!(
        "record {}: 7 Wonders, {edition} edition, {moves} moves",
        line.record
    );
    match outcome {
        Some(outcome) => output.line(format_args!(
            "{head}\n{}\n",
            pad(&outcome, &names(record, &position))
        )),
        None => output.line(format_args!("{head}, not over\n")),
    }
}

/// The players with their cities.
fn names(record: &Record, position: &Seven) -> Vec<String> {
    let edition = position.table().edition();
    let named = record.players.iter().zip(&record.setup.boards);
    named
        .map(|(player, board)| {
            let (city, side) = (board.wonder.city(edition), board.side.name(edition));
            format!("{player} ({city} {side})")
        })
        .collect()
}
