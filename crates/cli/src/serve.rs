//! `antipater serve`: the server, until it is stopped.

use std::net::SocketAddr;

use antipater_server::{Config, Manners};
use anyhow::Result;
use clap::Parser;

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
    /// Limit nothing: for measurements, never where others can reach the server.
    #[arg(long, hide = true)]
    unlimited: bool,
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
