//! `antipater bench-server`: a load probe. It starts a server of its own on this machine, seats people at many tables
//! over HTTP, has each of them watch a stream and choose one of the actions it is shown, and measures how long they
//! wait.
//!
//! `client` speaks HTTP, `child` is the server's process, `people` gather and play, `analyses` have games judged meanwhile,
//! `figures` are what was measured.

mod analyses;
mod child;
mod client;
mod figures;
mod people;
mod restart;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use antipater_show::texts::msg;
use anyhow::{Result, bail};
use clap::Parser;

use self::child::{Folder, Server, check_files, load, memory, processor};
use self::figures::{Machine, Report};
use self::people::{Company, Crowd, RAMP_UP};
use self::restart::Restart;
use crate::output::Output;
use crate::values::{decimal, whole};

/// Files that are open besides the connections.
const FILES: usize = 200;

/// The arguments.
#[derive(Parser)]
#[command(about = msg("cli-about-bench-server"))]
pub(crate) struct Args {
    #[arg(long, default_value_t = 700, value_parser = whole::<usize>(1..=5000), help = msg("cli-arg-bench-tables"))]
    tables: usize,
    #[arg(long, default_value_t = 7, value_parser = whole::<usize>(3..=7), help = msg("cli-arg-bench-seats"))]
    seats: usize,
    #[arg(long, default_value_t = 0, value_parser = whole::<usize>(0..=1000), help = msg("cli-arg-bench-expert-tables"))]
    expert_tables: usize,
    #[arg(long, help = msg("cli-arg-bench-analyses"))]
    analyses: bool,
    #[arg(long, default_value_t = 5.0, value_parser = decimal(0.01..=3600.0), help = msg("cli-arg-bench-think"))]
    think: f64,
    #[arg(long, default_value_t = 30, value_parser = whole::<u64>(1..=3600), help = msg("cli-arg-bench-seconds"))]
    seconds: u64,
    #[arg(long, default_value_t = 1, value_parser = whole::<usize>(1..=64), requires = "database", help = msg("cli-arg-bench-nodes"))]
    nodes: usize,
    #[arg(long, help = msg("cli-arg-bench-database"))]
    database: Option<String>,
    #[arg(long, conflicts_with = "database", help = msg("cli-arg-bench-restart"))]
    restart: bool,
    #[arg(long, help = msg("cli-arg-bench-program"))]
    program: Option<PathBuf>,
    #[arg(long, help = msg("cli-arg-json"))]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    check_files(2 * (args.tables * args.seats + args.expert_tables) + FILES)?;
    let folder = Folder::new()?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let report = runtime.block_on(async {
        tokio::select! {
            report = measure(args, &folder) => report,
            _ = tokio::signal::ctrl_c() => bail!("interrupted"),
        }
    })?;
    let mut output = Output::new();
    if args.json {
        output.json(&report)?;
    } else {
        for line in report.lines() {
            output.line(line)?;
        }
    }
    output.finish()
}

async fn measure(args: &Args, folder: &Folder) -> Result<Report> {
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
    let times = analyses::Times::default();
    let judging = (args.analyses).then(|| analyses::start(addresses[0], times.clone()));
    // Until all tables have made a step, the figures would be better than they are.
    tokio::time::sleep(think * (RAMP_UP + 2)).await;
    let load_before = load();
    let before = [processors(), processor(std::process::id())];
    crowd.measure(true);
    experts.measure(true);
    let measured = Instant::now();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    crowd.measure(false);
    experts.measure(false);
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
    report.analyses = times.lines();
    Ok(report)
}

/// Starts the server again and has everybody come back.
async fn restart(args: &Args, folder: &Folder, crowd: &Arc<Crowd>) -> Result<Restart> {
    let server = Server::start(args.program.as_deref(), folder, None, false)?;
    let ready = server.began.elapsed();
    let restart = crowd.come_back(server.address, server.began).await?;
    Ok(Restart { ready, ..restart })
}
