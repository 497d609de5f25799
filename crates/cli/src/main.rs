//! The command `antipater`: play in the browser or in the terminal, simulate, replay, list legal actions, score a real
//! table, list cards, look after the database.
//!
//! Here: the subcommands and how the program ends. Exit status 0 is success, 1 bad data, 2 wrong usage, 130 an
//! interrupted series. Errors are one sentence on standard error. Not here: rules; every answer is asked of the engine.

mod backup;
mod bench_server;
mod cards;
mod export;
mod facts;
mod game;
mod import;
mod input;
mod legal;
mod output;
mod pad;
mod play;
mod record;
mod replay;
mod restore;
mod score;
mod serve;
mod simulate;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::output::ClosedPipe;
use crate::simulate::Interrupted;

/// 7 Wonders and 7 Wonders Duel: play in the browser or the terminal, simulate, replay, score. Without a command it serves.
#[derive(Parser)]
#[command(version, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Replay(replay::Args),
    Legal(legal::Args),
    Score(score::Args),
    Cards(cards::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Export(export::Args),
    Import(import::Args),
    BenchServer(bench_server::Args),
}

fn main() -> ExitCode {
    let command = match Cli::parse().command {
        Some(command) => command,
        None => Command::Serve(serve::Args::parse_from(["antipater"])),
    };
    let done = match command {
        Command::Serve(args) => serve::run(args),
        Command::Play(args) => play::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Legal(args) => legal::run(&args),
        Command::Score(args) => score::run(&args),
        Command::Cards(args) => cards::run(&args),
        Command::Backup(args) => backup::run(args),
        Command::Restore(args) => restore::run(args),
        Command::Export(args) => export::run(args),
        Command::Import(args) => import::run(args),
        Command::BenchServer(args) => bench_server::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough.
        Err(error) if error.is::<ClosedPipe>() => ExitCode::SUCCESS,
        Err(error) if error.is::<Interrupted>() => ExitCode::from(Interrupted::STATUS),
        Err(error) => match error.downcast::<clap::Error>() {
            Ok(wrong_usage) => wrong_usage.exit(),
            Err(error) => {
                complain(&format!("{error:#}"));
                ExitCode::FAILURE
            }
        },
    }
}

/// Says on standard error what is wrong. When nobody can hear it, nothing can be done.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "error: {sentence}");
}
