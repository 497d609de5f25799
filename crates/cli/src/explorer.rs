//! `antipater explorer`: who wins with what in recorded games, or in the games between bots that the program knows.

use antipater_bots::stats::Interval;
use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use antipater_engine::{State, Victory};
use antipater_show::explorer::{BOTS, Counts, Explorer, Group, Had};
use antipater_show::history::Played;
use antipater_show::texts::msg;
use anyhow::{Result, ensure};
use clap::Parser;

use crate::input::Records;
use crate::locale::{t, tell};
use crate::output::{Grid, Output};
use crate::pad::category;
use crate::record::AnyRecord;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-explorer"))]
pub(crate) struct Args {
    #[arg(value_name = "FILE.jsonl", help = msg("cli-arg-explorer-files"))]
    files: Vec<String>,
    #[arg(long, value_name = "GAMES", default_value = "20", help = msg("cli-arg-explorer-least"))]
    least: u64,
    #[arg(long, help = msg("cli-arg-explorer-json"))]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut counted = Explorer::default();
    for file in &args.files {
        let mut records = Records::open(file)?;
        while let Some(line) = records.next()? {
            match line.read()? {
                AnyRecord::Duel(record) => counted.add_duel(&record),
                AnyRecord::Seven(record) => counted.add_seven(&record),
            };
        }
    }
    let explorer = if args.files.is_empty() {
        &*BOTS
    } else {
        &counted
    };
    ensure!(
        explorer.groups().next().is_some(),
        tell!("cli-explorer-none")
    );
    let mut output = Output::new();
    if args.json {
        output.json(explorer)?;
        return output.finish();
    }
    for (number, (group, counts)) in explorer.groups().enumerate() {
        if number > 0 {
            output.line("")?;
        }
        output.line(title(group, counts))?;
        if group.game == Played::Duel {
            let [civilian, military, science] = Victory::ALL.map(|kind| {
                let share = counts.victories[kind as usize] as f64 / counts.games as f64;
                t().decimal(100.0 * share, 1)
            });
            output.line(tell!(
                "cli-explorer-victories",
                civilian = civilian,
                military = military,
                science = science
            ))?;
        }
        output.line(points(group, counts))?;
        output.line(results(counts, args.least))?;
    }
    output.finish()
}

fn title(group: &Group, counts: &Counts) -> String {
    let game = [group.game.name(), &group.bot].join(" ");
    tell!(
        "cli-ladder-title",
        game = game.trim_end(),
        players = group.players,
        games = counts.games
    )
}

/// The mean points by category, of all cities and of winners.
fn points(group: &Group, counts: &Counts) -> Grid {
    let categories = if group.game == Played::Duel {
        Duel::CATEGORIES
    } else {
        Seven::CATEGORIES
    };
    let mut headings = vec![tell!("cli-column-points")];
    headings.extend(categories.iter().map(|word| category(word)));
    let mut grid = Grid::new(1, headings);
    let [all, winners] = counts.points();
    for (name, points) in [
        (tell!("cli-explorer-all"), all),
        (tell!("cli-explorer-winners"), winners),
    ] {
        let mut row = vec![name];
        row.extend(points.iter().map(|&points| t().decimal(points, 1)));
        grid.row(row);
    }
    grid
}

/// The results of what at least this many cities had.
fn results(counts: &Counts, least: u64) -> Grid {
    let headings = vec![
        tell!("cli-column-what"),
        tell!("cli-column-name"),
        tell!("cli-column-cities"),
        tell!("cli-column-won"),
        "95 %".to_owned(),
        tell!("cli-column-points"),
    ];
    let mut grid = Grid::new(2, headings);
    for had in Had::ALL {
        for (name, results) in counts.results(had) {
            if results.seats < least {
                continue;
            }
            let Interval { low, high } = results.interval();
            let [share, low, high] =
                [results.share(), low, high].map(|share| t().decimal(100.0 * share, 1));
            grid.row(vec![
                had.name().to_owned(),
                name.to_owned(),
                results.seats.to_string(),
                share,
                format!("{low} – {high}"),
                t().decimal(results.points(), 1),
            ]);
        }
    }
    grid
}
