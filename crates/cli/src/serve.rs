//! `antipater serve`: runs the server until it is stopped.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use antipater_bots::analysis::Depth;
use antipater_server::log::{Form, Level, Log};
use antipater_server::{
    Addresses, Capacity, Config, Copies, Mail, MailError, OfflineFile, Reach, Retention,
    ServerOptions,
};
use antipater_show::texts::msg;
use anyhow::Result;
use clap::{Parser, ValueEnum};

use crate::analyze::depth;
use crate::locale::tell;
use crate::output::Output;
use crate::values::{ANY, address, whole};

/// The longest delay of spectators, in seconds.
const MOST_DELAY: u64 = 900;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-serve"))]
pub(crate) struct Args {
    #[arg(long, env = "ANTIPATER_LISTEN", default_value = "127.0.0.1:7777", value_parser = address, help = msg("cli-arg-serve-listen"))]
    listen: SocketAddr,
    #[arg(long, env = "ANTIPATER_DATABASE", help = msg("cli-arg-database"))]
    database: Option<String>,
    #[arg(long, env = "ANTIPATER_HTTPS", help = msg("cli-arg-serve-https"))]
    https: bool,
    #[arg(long, env = "ANTIPATER_PROXIES", default_value_t = 0, value_parser = whole::<usize>(ANY), help = msg("cli-arg-serve-proxies"))]
    proxies: usize,
    #[arg(long, env = "ANTIPATER_MEMBERS", help = msg("cli-arg-serve-members"))]
    members: bool,
    #[arg(long, env = "ANTIPATER_NO_PUSH", help = msg("cli-arg-serve-no-push"))]
    no_push: bool,
    #[command(flatten)]
    mail: MailArgs,
    #[arg(long, env = "ANTIPATER_LOG", value_enum, default_value = "text", help = msg("cli-arg-serve-log"))]
    log: LogForm,
    #[arg(long, env = "ANTIPATER_LOG_LEVEL", value_enum, default_value = "warn", help = msg("cli-arg-serve-log-level"))]
    log_level: LogLevel,
    #[arg(long, env = "ANTIPATER_BOT_PAUSE", value_name = "MILLISECONDS", default_value_t = 1000, value_parser = whole::<u64>(ANY), help = msg("cli-arg-serve-bot-pause"))]
    bot_pause: u64,
    #[arg(long, env = "ANTIPATER_WATCH_DELAY", value_name = "SECONDS", default_value_t = 0, value_parser = whole::<u32>(0..=MOST_DELAY), help = msg("cli-arg-serve-watch-delay"))]
    watch_delay: u32,
    #[arg(long, env = "ANTIPATER_ANALYSIS", value_name = "DEPTH", default_value = "normal", value_parser = depth, help = msg("cli-arg-serve-analysis"))]
    analysis: Depth,
    #[arg(long, env = "ANTIPATER_KEEP_TABLES", value_name = "DURATION", default_value = "180d", help = msg("cli-arg-serve-keep-tables"))]
    keep_tables: Kept,
    #[arg(long, env = "ANTIPATER_KEEP_RECORDS", value_name = "DURATION", default_value = "never", help = msg("cli-arg-serve-keep-records"))]
    keep_records: Kept,
    #[arg(long, env = "ANTIPATER_UPLOAD_ROOM", value_name = "MIB", default_value_t = 1024, help = msg("cli-arg-serve-upload-room"))]
    upload_room: u32,
    #[arg(long, env = "ANTIPATER_METRICS", value_name = "ADDRESS", value_parser = address, help = msg("cli-arg-serve-metrics"))]
    metrics: Option<SocketAddr>,
    #[arg(long, env = "ANTIPATER_NODE", value_name = "ADDRESS", value_parser = address, help = msg("cli-arg-serve-node"))]
    node: Option<SocketAddr>,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    backup: BackupArgs,
    #[arg(long, hide = true, help = msg("cli-arg-serve-unlimited"))]
    unlimited: bool,
    #[command(flatten)]
    weights: crate::weights::Weights,
}

/// A retention time: `90d`, `36h`, or `never`.
#[derive(Clone, Copy)]
struct Kept(Option<Duration>);

impl FromStr for Kept {
    type Err = String;

    fn from_str(text: &str) -> Result<Kept, String> {
        if text == "never" {
            return Ok(Kept(None));
        }
        let kept = duration(text).map_err(|_| tell!("cli-serve-no-duration"));
        Ok(Kept(Some(kept?)))
    }
}

/// The limits on connections, and their time limits.
#[derive(Parser)]
struct LimitArgs {
    #[arg(long, env = "ANTIPATER_CONNECTIONS", value_name = "COUNT", value_parser = whole::<usize>(ANY), help = msg("cli-arg-serve-connections"))]
    connections: Option<usize>,
    #[arg(long, env = "ANTIPATER_CONNECTIONS_PER_ADDRESS", value_name = "COUNT", value_parser = whole::<usize>(ANY), help = msg("cli-arg-serve-connections-per-address"))]
    connections_per_address: Option<usize>,
    #[arg(long, env = "ANTIPATER_STREAMS", value_name = "COUNT", value_parser = whole::<usize>(ANY), help = msg("cli-arg-serve-streams"))]
    streams: Option<usize>,
    #[arg(long, env = "ANTIPATER_STREAMS_PER_ADDRESS", value_name = "COUNT", value_parser = whole::<usize>(ANY), help = msg("cli-arg-serve-streams-per-address"))]
    streams_per_address: Option<usize>,
    #[arg(long, env = "ANTIPATER_REQUEST_TIME", value_name = "TIME", default_value = "20s", value_parser = duration, help = msg("cli-arg-serve-request-time"))]
    request_time: Duration,
    #[arg(long, env = "ANTIPATER_SESSION_TIME", value_name = "TIME", default_value = "90d", value_parser = duration, help = msg("cli-arg-serve-session-time"))]
    session_time: Duration,
}

/// The options of mail.
#[derive(Parser)]
struct MailArgs {
    #[arg(long, env = "ANTIPATER_SMTP", value_name = "URL", hide_env_values = true, requires_all = ["mail_from", "site"], help = msg("cli-arg-serve-smtp"))]
    smtp: Option<String>,
    #[arg(long, env = "ANTIPATER_MAIL_FROM", value_name = "ADDRESS", help = msg("cli-arg-serve-mail-from"))]
    mail_from: Option<String>,
    #[arg(long, env = "ANTIPATER_SITE", value_name = "URL", help = msg("cli-arg-serve-site"))]
    site: Option<String>,
}

impl MailArgs {
    /// How mail is sent, if it is.
    fn read(self) -> Result<Option<Mail>, MailError> {
        let (from, site) = (self.mail_from, self.site);
        let mail = self.smtp.zip(from).zip(site);
        mail.map(|((smtp, from), site)| Mail::new(&smtp, &from, &site))
            .transpose()
    }
}

/// The options of automatic backups.
#[derive(Parser)]
struct BackupArgs {
    #[arg(long, env = "ANTIPATER_BACKUP_EVERY", value_name = "TIME", value_parser = duration, requires = "backup_folder", help = msg("cli-arg-serve-backup-every"))]
    backup_every: Option<Duration>,
    #[arg(long, env = "ANTIPATER_BACKUP_KEEP", value_name = "COUNT", default_value = "7", value_parser = whole::<u32>(1..=u64::from(u32::MAX)), help = msg("cli-arg-serve-backup-keep"))]
    backup_keep: u32,
    #[arg(long, env = "ANTIPATER_BACKUP_FOLDER", value_name = "FOLDER", requires = "backup_every", help = msg("cli-arg-serve-backup-folder"))]
    backup_folder: Option<PathBuf>,
}

/// Parses a positive duration: a number with `s`, `m`, `h` or `d`.
fn duration(text: &str) -> Result<Duration, String> {
    let wrong = || tell!("cli-not-a-time", text = text);
    let unit = text.chars().next_back().ok_or_else(wrong)?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        'd' => 24 * 3600,
        _ => return Err(wrong()),
    };
    let count: u32 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    if count == 0 {
        return Err(wrong());
    }
    Ok(Duration::from_secs(u64::from(count) * seconds))
}

/// The format of log messages.
#[derive(Clone, Copy, ValueEnum)]
enum LogForm {
    Text,
    Json,
}

/// The level of log messages.
#[derive(Clone, Copy, ValueEnum)]
enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

/// The files of the offline site, as the server sends them.
fn offline() -> Vec<OfflineFile> {
    let files = antipater_site::files(antipater_site::MODULE, antipater_site::Robots::Deny);
    let send = |file: antipater_site::SiteFile| OfflineFile {
        kind: antipater_site::kind(&file.name),
        policy: antipater_site::policy(&file.name),
        name: file.name,
        content: file.content,
    };
    // Writing to memory does not fail.
    files.unwrap_or_default().into_iter().map(send).collect()
}

pub(crate) fn run(args: Args) -> Result<()> {
    args.weights.replace()?;
    let (limits, backup) = (args.limits, args.backup);
    let copies = backup.backup_every.zip(backup.backup_folder);
    let config = Config {
        listen: args.listen,
        database: args.database,
        metrics: args.metrics,
        node: args.node,
        copies: copies.map(|(every, folder)| Copies {
            every,
            keep: backup.backup_keep as usize,
            folder,
        }),
        options: ServerOptions {
            https: args.https,
            proxies: args.proxies,
            members_only: args.members,
            unlimited: args.unlimited,
            mail: args.mail.read()?,
            push: if args.no_push {
                Reach::Nowhere
            } else {
                Reach::Internet
            },
            retention: Retention {
                tables: args.keep_tables.0,
                records: args.keep_records.0,
                imported: u64::from(args.upload_room) << 20,
            },
            bot_pause: Duration::from_millis(args.bot_pause),
            watch_delay: args.watch_delay,
            depth: args.analysis,
            capacity: Capacity {
                connections: limits.connections,
                connections_per_address: limits.connections_per_address,
                streams: limits.streams,
                streams_per_address: limits.streams_per_address,
            },
            request_time: limits.request_time,
            session_time: limits.session_time,
            offline: Some(offline),
            ..ServerOptions::default()
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
    let on_ready = |addresses: Addresses| {
        let at = |address: SocketAddr| format!("http://{address}");
        let people = tell!("cli-serve-at", address = at(addresses.people));
        let metrics = addresses.metrics.map(|address| {
            let page = format!("{}/metrics", at(address));
            tell!("cli-serve-metrics-at", address = page)
        });
        let node = addresses
            .node
            .map(|node| tell!("cli-serve-node-at", address = node.to_string()));
        // The server runs even if this output is closed.
        let mut output = Output::new();
        let _ = std::iter::once(people)
            .chain(metrics)
            .chain(node)
            .try_for_each(|line| output.line(line))
            .and_then(|()| output.finish());
    };
    antipater_server::run(config, Box::new(on_ready))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_a_number_and_a_unit() {
        let seconds = |text| duration(text).ok().map(|time| time.as_secs());
        assert_eq!(seconds("20s"), Some(20));
        assert_eq!(seconds("15m"), Some(900));
        assert_eq!(seconds("24h"), Some(86_400));
        assert_eq!(seconds("90d"), Some(7_776_000));
        for wrong in ["", "s", "20", "0d", "-1d", "1.5h", "1w", "1é"] {
            assert_eq!(seconds(wrong), None, "{wrong}");
        }
    }
}
