//! `antipater serve`: the server, until it is stopped.

use std::net::SocketAddr;
use std::time::Duration;

use antipater_server::log::{Form, Level, Log};
use antipater_server::{Config, ServerOptions};
use antipater_show::texts::msg;
use anyhow::Result;
use clap::{Parser, ValueEnum};

use crate::locale::tell;
use crate::output::Output;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-serve"))]
pub(crate) struct Args {
    #[arg(long, env = "ANTIPATER_LISTEN", default_value = "127.0.0.1:7777", help = msg("cli-arg-serve-listen"))]
    listen: SocketAddr,
    #[arg(long, env = "ANTIPATER_DATABASE", help = msg("cli-arg-database"))]
    database: Option<String>,
    #[arg(long, env = "ANTIPATER_HTTPS", help = msg("cli-arg-serve-https"))]
    https: bool,
    #[arg(long, env = "ANTIPATER_PROXIES", default_value_t = 0, help = msg("cli-arg-serve-proxies"))]
    proxies: usize,
    #[arg(long, env = "ANTIPATER_LOG", value_enum, default_value = "text", help = msg("cli-arg-serve-log"))]
    log: LogForm,
    #[arg(long, env = "ANTIPATER_LOG_LEVEL", value_enum, default_value = "warn", help = msg("cli-arg-serve-log-level"))]
    log_level: LogLevel,
    #[arg(long, env = "ANTIPATER_BOT_PAUSE", value_name = "MILLISECONDS", default_value_t = 700, help = msg("cli-arg-serve-bot-pause"))]
    bot_pause: u64,
    #[arg(long, hide = true, help = msg("cli-arg-serve-unlimited"))]
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
        options: ServerOptions {
            https: args.https,
            proxies: args.proxies,
            unlimited: args.unlimited,
            bot_pause: Duration::from_millis(args.bot_pause),
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
        // The server runs whether or not anybody reads this.
        let mut output = Output::new();
        let _ = output
            .line(tell!("cli-serve-at", address = format!("http://{address}")))
            .and_then(|()| output.finish());
    })?;
    Ok(())
}
