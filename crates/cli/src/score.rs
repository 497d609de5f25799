//! `antipater score`: a score pad for people at a real table. Cities that cannot exist are refused.

use antipater_engine::record::{Object, parse};
use antipater_engine::{duel as duel_rules, seven as seven_rules};
use antipater_show::score_pad::{Counted, ScoreCity, ScoreSheet, SheetError, count, pad_of};
use antipater_show::texts::msg;
use anyhow::{Context, Result, anyhow};
use clap::Parser;

use crate::input::{name, not_json, read};
use crate::locale::{t, tell};
use crate::output::{Grid, Output};
use crate::pad::pad;

/// A pad of 7 Wonders, and one of Duel.
const PADS: [&str; 2] = [
    r#"{"edition":"first","cities":[{"city":"Giza","side":"A","stages":3,"cards":["Altar"],"coins":4,"tokens":[1]}, …]}"#,
    r#"{"game":"duel","pawn":3,"cities":[{"cards":["Altar"],"wonders":["The Sphinx"],"tokens":["Law"],"coins":12}, …]}"#,
];

/// How a pad is written, for `--help`.
fn forms() -> String {
    let [seven, duel] = PADS;
    [
        tell!("cli-score-form-seven", form = seven),
        tell!("cli-score-form-free-city", form = r#""game":"free-city""#),
        tell!("cli-score-form-duel", form = duel),
        tell!("cli-score-form-words"),
        tell!(
            "cli-score-form-hand",
            points = r#""points":{"science":21}"#,
            symbols = r#""symbols":{"compass":1,"gear":2,"tablet":0,"any":1}"#
        ),
    ]
    .join("\n\n")
}

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-score"), after_long_help = forms())]
pub(crate) struct Args {
    #[arg(help = msg("cli-arg-score-file"))]
    file: String,
    #[arg(long, help = msg("cli-arg-json"))]
    json: bool,
}

/// A result as records write it and as people read it.
struct Scored {
    json: String,
    pad: Grid,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let text = read(&args.file)?;
    let scored = score(&text).with_context(|| name(&args.file))?;
    let mut output = Output::new();
    if args.json {
        output.line(scored.json)?;
    } else {
        output.line(scored.pad)?;
    }
    output.finish()
}

fn score(text: &str) -> Result<Scored> {
    let read = parse(text).map_err(|error| {
        anyhow!(match not_json(text) {
            Some((line, column)) => tell!("cli-not-json-at", line = line, column = column),
            None => tell!("cli-score-unreadable", why = error.to_string()),
        })
    });
    let Object(sheet): Object<ScoreSheet> = read?;
    let refused = |error: SheetError| anyhow!(error.text(t()));
    let kind = pad_of(&sheet).map_err(refused)?;
    let counted = count(&sheet).map_err(refused)?;
    let seat = |seat: usize| tell!("cli-seat", seat = seat);
    Ok(match counted {
        Counted::Seven {
            outcome,
            seats,
            players,
            ..
        } => {
            let name =
                |(number, entry): (usize, &ScoreCity)| board(entry).unwrap_or_else(|| seat(number));
            let mut names: Vec<String> = sheet.cities.iter().enumerate().map(name).collect();
            // The Free City has no player and is the last.
            for name in &mut names[players.len()..] {
                *name = tell!("cli-score-free-city", city = name.as_str());
            }
            Scored {
                json: seven_rules::record::write_result(&outcome, seats),
                pad: pad(&outcome, &names, kind),
            }
        }
        Counted::Duel(outcome) => {
            let names: Vec<String> = (0..duel_rules::SEATS).map(seat).collect();
            Scored {
                json: duel_rules::record::write_result(&outcome),
                pad: pad(&outcome, &names, kind),
            }
        }
    })
}

/// The name of a city's board, where it is known.
fn board(entry: &ScoreCity) -> Option<String> {
    let (city, side) = (entry.city.as_ref()?, entry.side.as_ref()?);
    Some(format!("{city} {side}"))
}
