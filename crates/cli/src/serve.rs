//! `antipater serve`: the server, until it is stopped.

use std::net::SocketAddr;
use std::str::FromStr;
use std::time::Duration;

use antipater_server::log::{Form, Level, Log};
use antipater_server::{Config, Keeping, ServerOptions};
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
    #[arg(long, env = "ANTIPATER_KEEP_TABLES", value_name = "DURATION", default_value = "180d", help = msg("cli-arg-serve-keep-tables"))]
    keep_tables: Kept,
    #[arg(long, env = "ANTIPATER_KEEP_RECORDS", value_name = "DURATION", default_value = "never", help = msg("cli-arg-serve-keep-records"))]
    keep_records: Kept,
    #[arg(long, hide = true, help = msg("cli-arg-serve-unlimited"))]
    unlimited: bool,
}

/// How long something is kept: `90d`, `36h`, or `never` for what is never removed.
#[derive(Clone, Copy)]
struct Kept(Option<Duration>);

impl FromStr for Kept {
    type Err = String;

    fn from_str(text: &str) -> Result<Kept, String> {
        if text == "never" {
            return Ok(Kept(None));
        }
        let refused = || tell!("cli-serve-no-duration");
        let (number, seconds) = match (text.strip_suffix('d'), text.strip_suffix('h')) {
            (Some(days), _) => (days, 86_400),
            (_, Some(hours)) => (hours, 3_600),
            _ => return Err(refused()),
        };
        let number: u32 = number.parse().map_err(|_| refused())?;
        if number == 0 {
            return Err(refused());
        }
        Ok(Kept(Some(Duration::from_secs(u64::from(number) * seconds))))
    }
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
            keeping: Keeping {
                tables: args.keep_tables.0,
                records: args.keep_records.0,
            },
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
