//! `antipater cards`: all cards, wonders and tokens of a game.

use antipater_engine::seven::Edition;
use antipater_show::texts::{Book, List, msg};
use anyhow::Result;
use clap::Parser;
use serde::Serialize;

use crate::facts::seven::{CardEntry, Facts, WonderEntry};
use crate::facts::{Cost, duel};
use crate::game::{Game, edition, no_edition, only_first_edition};
use crate::locale::{t, tell};
use crate::output::{Grid, Output};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-cards"))]
pub(crate) struct Args {
    #[arg(long, default_value = "seven", help = msg("cli-arg-game"))]
    game: Game,
    #[arg(long, value_parser = edition, help = msg("cli-arg-cards-edition"))]
    edition: Option<Edition>,
    #[arg(long, help = msg("cli-arg-json"))]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let edition = match args.game {
        Game::Seven => args.edition.unwrap_or(Edition::Second),
        Game::FreeCity => only_first_edition(args.edition)?,
        Game::Duel => {
            no_edition(args.edition)?;
            let facts = duel::Facts::new();
            return print(args, &facts, || [duel_cards(&facts), duel_extras(&facts)]);
        }
    };
    let facts = Facts::of(edition);
    print(args, &facts, || {
        [cards(&facts.cards), wonders(&facts.wonders)]
    })
}

/// Prints the facts as JSON or as tables.
fn print(args: &Args, facts: &impl Serialize, tables: impl FnOnce() -> [Grid; 2]) -> Result<()> {
    let mut output = Output::new();
    if args.json {
        output.json(facts)?;
    } else {
        let [first, second] = tables();
        output.line(format_args!("{first}\n\n{second}"))?;
    }
    output.finish()
}

/// The displayed name; JSON has the printed one.
fn name(book: Book, printed: &'static str) -> String {
    t().name_of(book, printed).to_owned()
}

fn names(book: Book, printed: &[&'static str]) -> Vec<String> {
    printed.iter().map(|one| name(book, one)).collect()
}

fn cards(entries: &[CardEntry]) -> Grid {
    let headings = vec![
        tell!("cli-column-age"),
        tell!("cli-column-card"),
        tell!("cli-column-color"),
        tell!("cli-column-players"),
        tell!("cli-column-cost"),
        tell!("cli-column-effects"),
        tell!("cli-column-free-with"),
        tell!("cli-column-makes-free"),
    ];
    let mut grid = Grid::new(headings.len(), headings);
    for entry in entries {
        let players: Vec<String> = entry.players.iter().map(u8::to_string).collect();
        grid.row(vec![
            entry.age.to_string(),
            name(Book::Seven, entry.name),
            tell!("cli-color", word = entry.color),
            players.join(" "),
            cost(&entry.cost),
            entry.effects.join(", "),
            t().list(List::Choice, &names(Book::Seven, &entry.chain_from)),
            names(Book::Seven, &entry.chain_to).join(", "),
        ]);
    }
    grid
}

fn cost(cost: &Cost) -> String {
    let resources = cost.resources.as_str();
    if cost.coins == 0 {
        return resources.to_owned();
    }
    let cost = tell!("cli-cost", coins = cost.coins, resources = resources);
    cost.trim_end().to_owned()
}

fn wonders(entries: &[WonderEntry]) -> Grid {
    let headings = vec![
        tell!("cli-column-city"),
        tell!("cli-column-side"),
        tell!("cli-column-start"),
        tell!("cli-column-stage"),
        tell!("cli-column-cost"),
        tell!("cli-column-effects"),
    ];
    let mut grid = Grid::new(headings.len(), headings);
    for entry in entries {
        for (side, stages) in &entry.sides.0 {
            for (number, stage) in stages.iter().enumerate() {
                grid.row(vec![
                    t().name(entry.wonder).to_owned(),
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

fn duel_cards(facts: &duel::Facts) -> Grid {
    let headings = vec![
        tell!("cli-column-age"),
        tell!("cli-column-card"),
        tell!("cli-column-color"),
        tell!("cli-column-cost"),
        tell!("cli-column-effects"),
        tell!("cli-column-free-with"),
        tell!("cli-column-makes-free"),
    ];
    let mut grid = Grid::new(headings.len(), headings);
    for entry in &facts.cards {
        grid.row(vec![
            entry
                .age
                .as_str()
                .map_or_else(|| entry.age.to_string(), str::to_owned),
            name(Book::Duel, entry.name),
            tell!("cli-color", word = entry.color),
            cost(&entry.cost),
            entry.effects.join(", "),
            t().list(List::Choice, &names(Book::Duel, &entry.chain_from)),
            names(Book::Duel, &entry.chain_to).join(", "),
        ]);
    }
    grid
}

/// The wonders and the progress tokens.
fn duel_extras(facts: &duel::Facts) -> Grid {
    let headings = vec![
        tell!("cli-column-wonder-or-token"),
        tell!("cli-column-cost"),
        tell!("cli-column-effects"),
    ];
    let mut grid = Grid::new(headings.len(), headings);
    for wonder in &facts.wonders {
        let effects = wonder.effects.join(", ");
        grid.row(vec![
            name(Book::Duel, wonder.name),
            cost(&wonder.cost),
            effects,
        ]);
    }
    for token in &facts.progress_tokens {
        let effects = token.effects.join(", ");
        grid.row(vec![name(Book::Duel, token.name), String::new(), effects]);
    }
    grid
}
