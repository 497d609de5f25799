//! A load probe: `cargo run --release --example bench-server -- --help`. It starts a server of its own on this machine, seats people at many tables
//! over HTTP, has each of them watch a stream and choose one of the actions it is shown, and measures how long they
//! wait.
//!
//! `client` speaks HTTP, `child` is the server's process, `people` gather and play, `passers_by` do everything else,
//! `analyses` have games judged meanwhile, `figures` are what was measured.

mod analyses;
mod child;
mod client;
mod figures;
mod passers_by;
mod people;
mod restart;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Parser;
use clap::builder::RangedU64ValueParser;

use self::child::{Server, check_files, load, memory, processor};
use self::figures::{Machine, Report};
use self::passers_by::{Numbers, PassersBy};
use self::people::{Company, Crowd, RAMP_UP};
use self::restart::Restart;

/// Files that are open besides the connections.
const FILES: usize = 200;

/// Measures a server under load on this machine: starts one, plays on it and kills it.
#[derive(Parser)]
struct Args {
    /// Tables that play at the same time.
    #[arg(long, default_value_t = 700, value_parser = number().range(1..=5000))]
    tables: usize,
    /// People at each table.
    #[arg(long, default_value_t = 7, value_parser = number().range(3..=7))]
    seats: usize,
    /// Further tables of one person between two Experts, whose decisions take long: measures how long all others wait.
    #[arg(long, default_value_t = 0, value_parser = number().range(..=1000))]
    expert_tables: usize,
    /// Further people who look for opponents, give up, and look again.
    #[arg(long, default_value_t = 0, value_parser = number().range(..=5000))]
    seekers: usize,
    /// Spectators of the tables, each with a stream.
    #[arg(long, default_value_t = 0, value_parser = number().range(..=20_000))]
    spectators: usize,
    /// People who have the lobby open, each with a stream; for each fifty of them, one opens and closes tables there.
    #[arg(long, default_value_t = 0, value_parser = number().range(..=20_000))]
    readers: usize,
    /// Also has finished games analyzed, one after another.
    #[arg(long)]
    analyses: bool,
    /// Seconds that a person thinks on average; between half and one and a half of it.
    #[arg(long, default_value_t = 5.0, value_parser = seconds)]
    think: f64,
    /// Seconds that are measured.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Servers that share a Postgres database; the people of each table are spread over all of them.
    #[arg(long, default_value_t = 1, value_parser = number().range(1..=64), requires = "database")]
    nodes: usize,
    /// An empty Postgres database, as for `serve`, instead of a new SQLite file. It is not cleaned up.
    #[arg(long)]
    database: Option<String>,
    /// Kills the server at the end, starts it again, and measures how soon everyone sees the table again.
    #[arg(long, conflicts_with = "database")]
    restart: bool,
    /// The program whose server is measured; by default the one that cargo has built beside this one.
    #[arg(long)]
    program: Option<PathBuf>,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

fn number() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new()
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "a number between 0.01 and 3600".to_owned())
}

fn main() -> Result<()> {
    let args = Args::parse();
    let others = args.seekers + args.spectators + args.readers;
    check_files(2 * (args.tables * args.seats + args.expert_tables + others) + FILES)?;
    let folder = tempfile::tempdir()?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let report = runtime.block_on(async {
        tokio::select! {
            report = measure(&args, folder.path()) => report,
            _ = tokio::signal::ctrl_c() => bail!("interrupted"),
        }
    })?;
    let mut output = std::io::stdout().lock();
    if args.json {
        writeln!(output, "{}", serde_json::to_string(&report)?)?;
    } else {
        for line in report.lines() {
            writeln!(output, "{line}")?;
        }
    }
    Ok(())
}

async fn measure(args: &Args, folder: &Path) -> Result<Report> {
    let start = || {
        let database = args.database.as_deref();
        Server::start(args.program.as_deref(), folder, database, args.nodes > 1)
    };
    let servers = (0..args.nodes)
        .map(|_| start())
        .collect::<Result<Vec<_>>>()?;
    let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
    let resident = || servers.iter().map(|server| memory(server.id())).sum();
    let processors = || servers.iter().map(|server| processor(server.id())).sum();
    let idle = resident();
    let began = Instant::now();
    let think = Duration::from_secs_f64(args.think);
    let people = Company {
        seats: args.seats,
        people: args.seats,
    };
    let among_experts = Company {
        seats: 3,
        people: 1,
    };
    let gather = |tables, company| Crowd::gather(&addresses, tables, company, think);
    let crowd = Arc::new(gather(args.tables, people).await?);
    let experts = gather(args.expert_tables, among_experts).await?;
    let gathered = began.elapsed();
    let streams = crowd.open_streams(&addresses).await?;
    let expert_streams = experts.open_streams(&addresses).await?;
    let opened = resident();
    let players = crowd.play(&addresses, streams);
    let _among_experts = experts.play(&addresses, expert_streams);
    let numbers = Numbers {
        seekers: args.seekers,
        spectators: args.spectators,
        readers: args.readers,
    };
    let watched = crowd.addresses();
    let others = PassersBy::arrive(numbers, &addresses, &watched, think).await?;
    let times = analyses::Times::default();
    let judging = (args.analyses).then(|| analyses::start(addresses[0], times.clone()));
    // Until all tables have made a step, the figures would be better than they are.
    tokio::time::sleep(think * (RAMP_UP + 2)).await;
    let load_before = load();
    let before = [processors(), processor(std::process::id())];
    crowd.measure(true);
    experts.measure(true);
    others.measure(true);
    let measured = Instant::now();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    crowd.measure(false);
    experts.measure(false);
    others.measure(false);
    let seconds = measured.elapsed().as_secs_f64();
    if let Some(judging) = judging {
        match judging.is_finished() {
            true => judging.await??,
            false => judging.abort(),
        }
    }
    let after = [processors(), processor(std::process::id())];
    let share = |which: usize| Some((after[which]? - before[which]?) / seconds);
    let machine = Machine {
        idle,
        opened,
        played: resident(),
        server: share(0),
        probe: share(1),
        load_before,
        load_after: load(),
    };
    let besides = others.passed();
    drop(others);
    let restart = if args.restart {
        crowd.stop();
        experts.stop();
        drop(servers);
        players.join().await;
        Some(restart(args, folder, &crowd).await?)
    } else {
        None
    };
    let mut report = Report::new(&crowd, gathered, seconds, machine, restart);
    report.add_experts(&experts);
    report.besides = besides;
    report.analyses = times.lines();
    Ok(report)
}

/// Starts the server again and has everybody come back.
async fn restart(args: &Args, folder: &Path, crowd: &Arc<Crowd>) -> Result<Restart> {
    let server = Server::start(args.program.as_deref(), folder, None, false)?;
    let ready = server.began.elapsed();
    let restart = crowd.come_back(server.address, server.began).await?;
    Ok(Restart { ready, ..restart })
}
