//! `antipater event`: lists the events of a server, prints their standings, makes and ends them; a server may run meanwhile.

use antipater_bots::BotKind;
use antipater_server::maintenance::{self, Found};
use antipater_show::event::{EventOptions, Format, address as page, csv};
use antipater_show::history::Played;
use antipater_show::pool::Tempo;
use antipater_show::texts::msg;
use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};

use crate::admin::{In, address, namesake, told};
use crate::locale::tell;
use crate::output::Output;
use crate::values::{named, whole};

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-event"))]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    #[command(about = msg("cli-about-event-list"))]
    List(In),
    #[command(about = msg("cli-about-event-show"))]
    Show(Show),
    #[command(about = msg("cli-about-event-make"))]
    Make(Make),
    #[command(about = msg("cli-about-event-end"))]
    End(One),
}

/// An event in a database.
#[derive(Parser)]
struct One {
    #[arg(help = msg("cli-arg-event-id"))]
    id: String,
    #[command(flatten)]
    at: In,
}

/// The standing of an event.
#[derive(Parser)]
struct Show {
    #[command(flatten)]
    of: One,
    #[arg(long, help = msg("cli-arg-json"))]
    json: bool,
}

/// A new event.
#[derive(Parser)]
struct Make {
    #[arg(help = msg("cli-arg-event-title"))]
    title: String,
    #[arg(long, value_name = "NAME", help = msg("cli-arg-event-host"))]
    host: String,
    #[arg(long, value_name = "FORMAT", default_value = "duplicate", value_parser = named(&Format::ALL, Format::name), help = msg("cli-arg-event-format"))]
    format: Format,
    #[arg(long, value_name = "GAME", default_value = "duel", value_parser = named(&Played::ALL, Played::name), help = msg("cli-arg-event-game"))]
    game: Played,
    #[arg(long, value_name = "COUNT", default_value_t = 4, value_parser = whole::<usize>(3..=7), help = msg("cli-arg-event-seats"))]
    seats: usize,
    #[arg(long, value_name = "COUNT", default_value_t = 8, value_parser = whole::<usize>(1..=32), help = msg("cli-arg-event-rounds"))]
    rounds: usize,
    #[arg(long, value_name = "MINUTES", default_value_t = 1440, value_parser = whole::<u32>(5..=20_160), help = msg("cli-arg-event-minutes"))]
    minutes: u32,
    #[arg(long, value_name = "TEMPO", default_value = "quick", value_parser = named(&Tempo::ALL, Tempo::name), help = msg("cli-arg-event-tempo"))]
    tempo: Tempo,
    #[arg(long, value_name = "LEVEL", default_value = "hard", value_parser = named(&BotKind::LEVELS, BotKind::name), help = msg("cli-arg-event-level"))]
    level: BotKind,
    #[arg(long, help = msg("cli-arg-event-listed"))]
    listed: bool,
    #[command(flatten)]
    at: In,
}

pub(crate) fn run(args: Args) -> Result<()> {
    match args.verb {
        Verb::List(at) => list(at),
        Verb::Show(show) => print(show),
        Verb::Make(new) => make(new),
        Verb::End(one) => {
            let ended = maintenance::end_event(address(one.at.database), &one.id);
            ended
                .map_err(told)
                .with_context(|| tell!("cli-event-failed"))?;
            say(&tell!("cli-event-ended"))
        }
    }
}

fn list(at: In) -> Result<()> {
    let events = maintenance::events(address(at.database)).map_err(told);
    let events = events.with_context(|| tell!("cli-event-failed"))?;
    let mut output = Output::new();
    if events.is_empty() {
        output.line(tell!("cli-event-none"))?;
    }
    for event in events {
        output.line(tell!(
            "cli-event-line",
            id = event.id,
            title = event.options.title,
            format = event.options.format.name(),
            game = event.options.game.name(),
            stage = event.stage.name(),
            players = event.players,
            host = event.host
        ))?;
    }
    output.finish()
}

fn print(show: Show) -> Result<()> {
    let event = maintenance::event(address(show.of.at.database), &show.of.id).map_err(told);
    let event = event.with_context(|| tell!("cli-event-failed"))?;
    let mut output = Output::new();
    if show.json {
        output.line(serde_json::to_string(&event)?)?;
    } else {
        for line in csv(&event).lines() {
            output.line(line)?;
        }
    }
    output.finish()
}

fn make(new: Make) -> Result<()> {
    let options = EventOptions {
        title: new.title,
        format: new.format,
        game: new.game,
        seats: new.seats,
        rounds: new.rounds,
        minutes: new.minutes,
        tempo: new.tempo,
        level: new.level,
        listed: new.listed,
    };
    let made = maintenance::make_event(address(new.at.database), &new.host, options);
    let (found, id) = made
        .map_err(told)
        .with_context(|| tell!("cli-event-failed"))?;
    match found {
        Found::One(..) => say(&page(&id)),
        Found::NotFound => bail!(tell!("cli-admin-nobody", name = new.host)),
        Found::Several(people) => {
            let people: Vec<String> = people.iter().map(namesake).collect();
            let people = people.join("; ");
            bail!(tell!("cli-admin-several", name = new.host, people = people))
        }
    }
}

fn say(line: &str) -> Result<()> {
    let mut output = Output::new();
    output.line(line)?;
    output.finish()
}
