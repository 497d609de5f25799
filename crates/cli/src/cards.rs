//! `antipater cards`: all cards and wonders of an edition.

use antipater_engine::seven::Edition;
use anyhow::Result;
use clap::Parser;

use crate::facts::{CardEntry, Cost, Facts, WonderEntry};
use crate::output::{Grid, Output};
use crate::{Game, edition};

/// List all cards and wonders with everything printed on them.
#[derive(Parser)]
pub(crate) struct Args {
    /// The game.
    #[arg(long, default_value = "seven")]
    game: Game,
    /// The edition: first or second.
    #[arg(long, default_value = "second", value_parser = edition)]
    edition: Edition,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let facts = match args.game {
        Game::Seven => Facts::of(args.edition),
    };
    let mut output = Output::new();
    if args.json {
        output.json(&facts)?;
    } else {
        output.line(cards(&facts.cards))?;
        output.line("")?;
        output.line(wonders(&facts.wonders))?;
    }
    output.finish()
}

fn cards(entries: &[CardEntry]) -> Grid {
    let headings = [
        "age",
        "card",
        "color",
        "players",
        "cost",
        "effects",
        "free with",
        "makes free",
    ];
    let mut grid = Grid::new(headings.len(), &headings);
    for entry in entries {
        let players: Vec<String> = entry.players.iter().map(u8::to_string).collect();
        grid.row(vec![
            entry.age.to_string(),
            entry.name.to_owned(),
            entry.color.to_owned(),
            players.join(" "),
            cost(&entry.cost),
            entry.effects.join(", "),
            entry.chain_from.join(" or "),
            entry.chain_to.join(", "),
        ]);
    }
    grid
}

fn cost(cost: &Cost) -> String {
    match (cost.coins, cost.resources.as_str()) {
        (0, resources) => resources.to_owned(),
        (1, resources) => format!("1 coin {resources}").trim_end().to_owned(),
        (coins, resources) => format!("{coins} coins {resources}").trim_end().to_owned(),
    }
}

fn wonders(entries: &[WonderEntry]) -> Grid {
    let headings = ["city", "side", "start", "stage", "cost", "effects"];
    let mut grid = Grid::new(headings.len(), &headings);
    for entry in entries {
        for (side, stages) in &entry.sides.0 {
            for (number, stage) in stages.iter().enumerate() {
                grid.row(vec![
                    entry.city.to_owned(),
                    (*side).to_owned(),
                    entry.start.to_string(),
                    (number + 1).to_string(),
                    stage.cost.clone(),
                    stage.effects.join(", "),
                ]);
            }
        }
    }
    grid
}
