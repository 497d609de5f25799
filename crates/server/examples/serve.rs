//! Runs the server alone, for tests that need a process of its own: `serve ADDRESS DATABASE`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let listen = arguments.next().and_then(|address| address.parse().ok());
    let Some(listen) = listen else {
        return ExitCode::from(2);
    };
    let config = antipater_server::Config {
        options: antipater_server::ServerOptions {
            unlimited: true,
            ..Default::default()
        },
        log: antipater_server::log::Log::default(),
        listen,
        database: arguments.next(),
    };
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .init();
    match antipater_server::run(config, |address| tracing::info!("ready on {address}")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!("{error}");
            ExitCode::FAILURE
        }
    }
}
