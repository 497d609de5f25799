//! `antipater serve`: the server, until it is stopped.

use std::net::SocketAddr;

use antipater_server::log::{Form, Level, Log};
use antipater_server::{Config, Manners};
use anyhow::Result;
use clap::{Parser, ValueEnum};

use crate::output::Output;

/// Serve games to browsers (also without any command).
#[derive(Parser)]
pub(crate) struct Args {
    /// Address to listen on; port 0 picks a free one.
    #[arg(long, env = "ANTIPATER_LISTEN", default_value = "127.0.0.1:7777")]
    listen: SocketAddr,
    /// Database as sqlite:PATH; without it a file in the user's data folder.
    #[arg(long, env = "ANTIPATER_DATABASE")]
    database: Option<String>,
    /// People come over https only (through a proxy): cookies never travel otherwise.
    #[arg(long, env = "ANTIPATER_HTTPS")]
    https: bool,
    /// How many proxies in front write X-Forwarded-For.
    #[arg(long, env = "ANTIPATER_PROXIES", default_value_t = 0)]
    proxies: usize,
    /// How messages are written to standard error.
    #[arg(long, env = "ANTIPATER_LOG", value_enum, default_value = "text")]
    log: LogForm,
    /// How much is written; debug has a line for each request.
    #[arg(long, env = "ANTIPATER_LOG_LEVEL", value_enum, default_value = "warn")]
    log_level: LogLevel,
    /// Limit nothing: for measurements, never where others can reach the server.
    #[arg(long, hide = true)]
    unlimited: bool,
}

/// How messages are written.
#[derive(Clone, Copy, ValueEnum)]
enum LogForm {
    Text,
    Json,
}

/// How much is written.
#[derive(Clone, Copy, ValueEnum)]
enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let config = Config {
        listen: args.listen,
        database: args.database,
        manners: Manners {
            https: args.https,
            proxies: args.proxies,
            unlimited: args.unlimited,
        },
        log: Log {
            form: match args.log {
                LogForm::Text => Form::Text,
                LogForm::Json => Form::Json,
            },
            level: match args.log_level {
                LogLevel::Error => Level::Error,
                LogLevel::Warn => Level::Warn,
                LogLevel::Info => Level::Info,
                LogLevel::Debug => Level::Debug,
            },
        },
    };
    antipater_server::run(config, |address| {
        // Whether anybody reads it or not, the server is there.
        let mut output = Output::new();
        let _ = output
            .line(format_args!("Antipater is at http://{address}"))
            .and_then(|()| output.finish());
    })?;
    Ok(())
}
