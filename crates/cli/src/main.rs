//! The command `antipater`. It plays in the browser or in the terminal, and makes a site for playing without a server. It
//! simulates games, compares and rates bots, replays records, judges decisions, lists legal actions, prints positions,
//! scores real tables, lists cards, and maintains databases.
//!
//! Here: the subcommands, each a file or a folder, and how the program ends. Exit status 0 is success, 1 bad data, 2 wrong
//! usage, 130 an interrupted series. Errors are one sentence on standard error. Not here: rules; every answer is asked of
//! the engine.
//!
//! `play` prints the view of the pages in the words of the pages. `arena` has duplicate deals, programs from outside, and
//! CPU time. Only `serve` and the commands that maintain a database use the server; `play` asks the clock of the store for
//! the day.

mod admin;
mod analyze;
mod arena;
mod backup;
mod cards;
mod cpu;
mod doctor;
mod event;
mod explorer;
mod export;
mod facts;
mod game;
mod help;
mod import;
mod input;
mod interrupt;
mod ladder;
mod legal;
mod locale;
mod move_database;
mod output;
mod pad;
mod play;
mod point;
mod position;
mod progress;
mod record;
mod replay;
mod restore;
mod score;
mod serve;
mod simulate;
mod site;
mod values;
mod weights;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use antipater_show::texts::{CardNames, Language, msg};
use anyhow::Context;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::game::WrongUsage;
use crate::interrupt::Interrupted;
use crate::locale::{t, tell};
use crate::output::ClosedPipe;

/// Threads of a server print pages that other threads send. The system's allocator would make them wait for each other
/// (docs/performance.md).
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The whole command line.
#[derive(Parser)]
#[command(version, about = msg("cli-about"), disable_help_subcommand = true)]
struct Cli {
    // It is read before parsing; here it is checked and explained.
    #[arg(long = "lang", display_order = 998, global = true, value_name = "TAG", value_parser = locale::language, help = msg("cli-arg-lang"))]
    _lang: Option<Language>,
    // As for the language.
    #[arg(long = "names", display_order = 998, global = true, value_name = "WHICH", value_parser = locale::card_names, help = msg("cli-arg-names"))]
    _names: Option<CardNames>,
    /// The options of the server, which is the default command.
    #[command(flatten)]
    weights: weights::Weights,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Site(site::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Ladder(ladder::Args),
    Explorer(explorer::Args),
    Replay(replay::Args),
    Legal(legal::Args),
    Position(position::Args),
    Analyze(analyze::Args),
    Score(score::Args),
    Cards(cards::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Export(export::Args),
    Import(import::Args),
    MoveDatabase(move_database::Args),
    Admin(admin::Args),
    Member(admin::MemberArgs),
    Event(event::Args),
    Doctor(doctor::Args),
}

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    locale::choose(&args);
    let cli = match read(args) {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        // The findings are on standard output already.
        Err(error) if error.is::<doctor::Ill>() => ExitCode::FAILURE,
        // The reader of the output has closed it.
        Err(error) if error.is::<ClosedPipe>() => ExitCode::SUCCESS,
        Err(error) if error.is::<Interrupted>() => ExitCode::from(Interrupted::STATUS),
        Err(error) if error.is::<arena::Void>() => ExitCode::from(arena::Void::STATUS),
        Err(error) => {
            let usage = error.is::<WrongUsage>();
            complain(&format!("{error:#}"));
            if usage {
                hint();
                return ExitCode::from(WRONG_USAGE);
            }
            ExitCode::FAILURE
        }
    }
}

/// The exit status of wrong usage.
const WRONG_USAGE: u8 = 2;

/// Parses the arguments; the default command is `serve`.
fn read(mut args: Vec<OsString>) -> Result<Cli, clap::Error> {
    let cli = |args: &[OsString]| {
        let matches = help::told(Cli::command(), t()).try_get_matches_from(args)?;
        Cli::from_arg_matches(&matches)
    };
    let read = cli(&args)?;
    if read.command.is_some() {
        return Ok(read);
    }
    args.push("serve".into());
    cli(&args)
}

/// Prints the requested help, or a usage error.
fn refuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Ignored if the reader has closed the output.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    complain(&help::refusal(error, t()));
    if let Some(usage) = help::usage(error, t()) {
        let _ = writeln!(io::stderr(), "\n{usage}");
    }
    hint();
    ExitCode::from(WRONG_USAGE)
}

/// Names the command that explains the usage.
fn hint() {
    let _ = writeln!(io::stderr(), "\n{}", tell!("cli-hint"));
}

fn run(cli: Cli) -> anyhow::Result<()> {
    cli.weights.replace()?;
    match cli.command.context("there is no command")? {
        Command::Serve(args) => serve::run(args),
        Command::Site(args) => site::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Ladder(args) => ladder::run(&args),
        Command::Explorer(args) => explorer::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Legal(args) => legal::run(&args),
        Command::Position(args) => position::run(&args),
        Command::Analyze(args) => analyze::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Cards(args) => cards::run(&args),
        Command::Backup(args) => backup::run(args),
        Command::Restore(args) => restore::run(args),
        Command::Export(args) => export::run(args),
        Command::Import(args) => import::run(args),
        Command::MoveDatabase(args) => move_database::run(args),
        Command::Admin(args) => admin::run(args),
        Command::Member(args) => admin::members(args),
        Command::Event(args) => event::run(args),
        Command::Doctor(args) => doctor::run(args),
    }
}

/// Prints an error on standard error. Ignored if that is closed.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{}", tell!("cli-error", what = sentence));
}
