//! The server as a child of the probe: started on a database of its own, looked at from outside, and killed.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, anyhow};

/// How often the system counts the time of a processor in a second.
const TICKS: f64 = 100.0;

/// The program in the folder above that of the examples.
fn built_program() -> Result<PathBuf> {
    let own = std::env::current_exe().context("cannot find the path of this program")?;
    let folder = own.parent().and_then(Path::parent);
    let name = format!("antipater{}", std::env::consts::EXE_SUFFIX);
    let program = folder.map(|folder| folder.join(name));
    let program = program.filter(|program| program.exists());
    program.ok_or_else(|| anyhow!("build the server first: cargo build --release"))
}

/// A running server; it is killed with this value.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    /// When its process was started.
    pub(crate) began: Instant,
}

impl Server {
    /// Starts a server, of the program that cargo has built beside this one if none is named, and waits until it answers. Without a database it has one of
    /// its own in the folder; several servers share theirs as `nodes`.
    pub(crate) fn start(
        program: Option<&Path>,
        folder: &Path,
        database: Option<&str>,
        nodes: bool,
    ) -> Result<Server> {
        let program = match program {
            Some(program) => program.to_owned(),
            None => built_program()?,
        };
        let began = Instant::now();
        let child = Command::new(&program)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--unlimited",
                "--bot-pause",
                "0",
            ])
            .args(if nodes {
                &["--node", "127.0.0.1:0"][..]
            } else {
                &[]
            })
            .arg("--database")
            .arg(match database {
                Some(database) => database.to_owned(),
                None => format!("sqlite:{}", folder.join("bench.sqlite").display()),
            })
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut server = Server {
            child,
            address: SocketAddr::from(([127, 0, 0, 1], 0)),
            began,
        };
        let mut line = String::new();
        if let Some(stdout) = server.child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        let address = line.trim().rsplit('/').next();
        server.address = address
            .and_then(|address| address.parse().ok())
            .ok_or_else(|| anyhow!("the server did not start"))?;
        Ok(server)
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL, to this process alone.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Bytes of memory that a process has now; `None` where the system does not say.
pub(crate) fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

/// Seconds of processor time that a process has used; `None` where the system does not say.
pub(crate) fn processor(process: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program, in parentheses, may have spaces.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / TICKS)
}

/// How many processes wanted to run on this machine lately, in the system's words.
pub(crate) fn load() -> Option<String> {
    let load = fs::read_to_string("/proc/loadavg").ok()?;
    Some(load.split(' ').take(3).collect::<Vec<_>>().join(" "))
}

/// Checks that this process, and with it its child, may open so many files.
pub(crate) fn check_files(needed: usize) -> Result<()> {
    let Ok(limits) = fs::read_to_string("/proc/self/limits") else {
        return Ok(());
    };
    let files = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let soft = files.and_then(|files| files.split_whitespace().next()?.parse::<usize>().ok());
    match soft {
        Some(soft) if soft < needed => Err(io::Error::other(format!(
            "this needs {needed} open files, but only {soft} are allowed; run `ulimit -n {needed}` first"
        ))
        .into()),
        _ => Ok(()),
    }
}
