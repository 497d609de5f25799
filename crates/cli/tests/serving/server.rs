//! A server in a separate process, and requests to it.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

/// The time limit for something that must happen, on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A folder for one test, removed on drop.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        Folder(TempDir::with_prefix(format!("antipater-serving-{name}-")).unwrap())
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

/// The binary, in English, without environment variables that would affect it.
pub(crate) fn antipater() -> Command {
    english(Command::new(env!("CARGO_BIN_EXE_antipater")))
}

/// The same, started by another program that executes it, such as `nsenter`.
pub(crate) fn antipater_by(program: &[String]) -> Command {
    let Some((first, rest)) = program.split_first() else {
        return antipater();
    };
    let mut command = Command::new(first);
    command.args(rest).arg(env!("CARGO_BIN_EXE_antipater"));
    english(command)
}

/// The same for another program.
pub(crate) fn english(mut command: Command) -> Command {
    for name in ["LISTEN", "DATABASE", "HTTPS", "PROXIES", "LOG", "LOG_LEVEL"] {
        command.env_remove(format!("ANTIPATER_{name}"));
    }
    command.env_remove("ANTIPATER_METRICS");
    command.env("ANTIPATER_LANG", "en");
    command
}

/// A running server, killed on drop.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    /// The address of the metrics.
    pub(crate) metrics: Option<String>,
    /// The address for other nodes.
    pub(crate) node: Option<String>,
}

impl Server {
    pub(crate) fn start(database: &Path) -> Server {
        Server::start_with(database, &["--unlimited"], Stdio::null())
    }

    /// Starts a server that logs each request, as JSON.
    pub(crate) fn start_logging(database: &Path, log: &Path) -> Server {
        let args = [
            "--unlimited",
            "--log",
            "json",
            "--log-level",
            "debug",
            "--metrics",
            "127.0.0.1:0",
        ];
        Server::start_with(database, &args, File::create(log).unwrap().into())
    }

    /// Starts a server with these arguments, which writes to a log.
    pub(crate) fn start_so(database: &Path, args: &[&str], log: &Path) -> Server {
        Server::start_with(database, args, File::create(log).unwrap().into())
    }

    fn start_with(database: &Path, args: &[&str], errors: Stdio) -> Server {
        Server::launch(antipater(), database, args, errors)
    }

    /// Starts a server with this command.
    pub(crate) fn launch(
        mut command: Command,
        database: &Path,
        args: &[&str],
        errors: Stdio,
    ) -> Server {
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0"])
            .arg("--database")
            .arg(address(database))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut next = || lines.next().unwrap().unwrap();
        let address = next().rsplit('/').next().unwrap().to_owned();
        let metrics = args.contains(&"--metrics").then(|| {
            let line = next();
            let (_, place) = line.split_once("http://").unwrap();
            place.split('/').next().unwrap().to_owned()
        });
        let node = args
            .contains(&"--node")
            .then(|| next().rsplit(' ').next().unwrap().to_owned());
        Server {
            child,
            address,
            metrics,
            node,
        }
    }

    /// Kills the process.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the process to stop; returns its exit status.
    #[cfg(unix)]
    pub(crate) fn stop(mut self) -> ExitStatus {
        self.signal("TERM");
        self.end()
    }

    /// Sends a signal to the process.
    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill")
            .args([&format!("-{name}"), &id])
            .status();
        assert!(sent.unwrap().success());
    }

    /// Waits until the process ends; returns its exit status.
    pub(crate) fn end(&mut self) -> ExitStatus {
        let mut status = None;
        until("the server has ended", || {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        status.unwrap()
    }

    /// The id of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The memory in bytes; `None` if the system does not report it.
    pub(crate) fn memory(&self) -> Option<u64> {
        self.bytes("VmRSS:")
    }

    /// The peak memory in bytes.
    pub(crate) fn peak(&self) -> Option<u64> {
        self.bytes("VmHWM:")
    }

    fn bytes(&self, name: &str) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kibibytes: u64 = line?.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kibibytes * 1024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The address of a database file; in Postgres, the path is the address.
pub(crate) fn address(database: &Path) -> String {
    let path = database.display().to_string();
    if path.starts_with("postgres:") {
        path
    } else {
        format!("sqlite:{path}")
    }
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Answer {
    /// Reads the response on a connection to its end; `None` if it is cut off.
    pub(crate) fn read(mut stream: TcpStream) -> Option<Answer> {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).ok()?;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n")?;
        let answer = Answer {
            status: head.split(' ').nth(1)?.parse().ok()?,
            head: head.to_owned(),
            body: body.to_owned(),
        };
        let length = answer.all("content-length").next();
        let length: usize = length.map_or(Some(0), |length| length.parse().ok())?;
        let begin = answer.head.len() + "\r\n\r\n".len();
        (bytes.len() >= begin + length).then_some(answer)
    }

    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let fields = self.head.lines().filter_map(|line| line.split_once(": "));
        fields
            .filter(move |(found, _)| found.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    pub(crate) fn location(&self) -> &str {
        let location = self.all("location").next();
        location.unwrap_or_else(|| panic!("leads nowhere: {} {}", self.head, self.body))
    }

    /// The cookie of the session that the response begins.
    pub(crate) fn session(&self) -> String {
        let mut cookies = self.all("set-cookie");
        let session = cookies
            .find(|cookie| cookie.starts_with("antipater="))
            .unwrap();
        session.split(';').next().unwrap().to_owned()
    }
}

/// Waits until a condition holds.
pub(crate) fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "waited for: {what}");
        sleep(Duration::from_millis(5));
    }
}

/// The body of a request.
#[derive(Clone, Copy)]
enum Body<'a> {
    Nothing,
    Form(&'a str),
    Json(&'a Value),
}

/// Sends a request, with a form if there is one; `None` if the server is gone.
pub(crate) fn ask(address: &str, path: &str, cookie: &str, form: Option<&str>) -> Option<Answer> {
    let body = form.map_or(Body::Nothing, Body::Form);
    answer(address, path, cookie, body, PATIENCE)
}

/// Sends a value as JSON; `None` if the server is gone.
pub(crate) fn ask_json(address: &str, path: &str, cookie: &str, value: &Value) -> Option<Answer> {
    answer(address, path, cookie, Body::Json(value), PATIENCE)
}

/// Sends a request, with a value as JSON if there is one; `None` if the server is gone or silent for a while.
pub(crate) fn ask_briefly(
    address: &str,
    path: &str,
    cookie: &str,
    value: Option<&Value>,
    patience: Duration,
) -> Option<Answer> {
    let body = value.map_or(Body::Nothing, Body::Json);
    answer(address, path, cookie, body, patience)
}

fn answer(
    address: &str,
    path: &str,
    cookie: &str,
    body: Body<'_>,
    patience: Duration,
) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(patience)).ok()?;
    send(&mut stream, path, cookie, body)?;
    Answer::read(stream)
}

/// Sends a request with an additional header.
pub(crate) fn ask_with(address: &str, path: &str, line: &str) -> Answer {
    let head = format!("x=y\r\n{line}");
    ask(address, path, &head, None).unwrap()
}

/// A lock on a database, which blocks other writers until it is dropped.
pub(crate) struct Held(Child);

/// Locks the database of a server: an import from a pipe that does not end.
pub(crate) fn hold(server: &Server, database: &Path) -> Held {
    let child = antipater()
        .args(["import", "--database"])
        .arg(address(database))
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let held = Held(child);
    until("the database is held", || {
        ask(&server.address, "/readyz", "", None).unwrap().status == 503
    });
    held
}

impl Drop for Held {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Opens a stream that is not read.
pub(crate) fn open_unread(address: &str, path: &str, cookie: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    send(&mut stream, path, cookie, Body::Nothing).unwrap();
    stream
}

fn send(stream: &mut TcpStream, path: &str, cookie: &str, body: Body<'_>) -> Option<()> {
    let form = "application/x-www-form-urlencoded";
    let (method, kind, body) = match body {
        Body::Nothing => ("GET", form, String::new()),
        Body::Form(fields) => ("POST", form, fields.to_owned()),
        Body::Json(value) => ("POST", "application/json", value.to_string()),
    };
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).ok()
}
