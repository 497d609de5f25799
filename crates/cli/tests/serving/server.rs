//! A server in a process of its own, and requests to it.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A folder for one test; it is removed with this value.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let name = format!("antipater-serving-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A running server; it is killed with this value.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(database: &Path) -> Server {
        Server::start_with(database, &[], Stdio::null())
    }

    /// Starts a server that writes each request down, as JSON.
    pub(crate) fn start_logging(database: &Path, log: &Path) -> Server {
        let args = ["--log", "json", "--log-level", "debug"];
        Server::start_with(database, &args, File::create(log).unwrap().into())
    }

    fn start_with(database: &Path, args: &[&str], errors: Stdio) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_antipater"))
            .env("ANTIPATER_LANG", "en")
            .args(["serve", "--unlimited", "--listen", "127.0.0.1:0"])
            .arg("--database")
            .arg(address(database))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .unwrap();
        let mut line = String::new();
        let stdout = child.stdout.take().unwrap();
        BufReader::new(stdout).read_line(&mut line).unwrap();
        let address = line.trim().rsplit('/').next().unwrap().to_owned();
        Server { child, address }
    }

    /// Ends the process without letting it do anything more.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the process to stop; says how it ended and how soon.
    #[cfg(unix)]
    pub(crate) fn stop(mut self) -> (ExitStatus, Duration) {
        let id = self.child.id().to_string();
        let began = Instant::now();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.unwrap().success());
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return (status, began.elapsed());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Bytes of memory; `None` where the system does not say.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
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

/// The address of a database.
pub(crate) fn address(database: &Path) -> String {
    format!("sqlite:{}", database.display())
}

/// An answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let fields = self.head.lines().filter_map(|line| line.split_once(": "));
        fields
            .filter(move |(found, _)| *found == name)
            .map(|(_, value)| value)
    }

    pub(crate) fn location(&self) -> &str {
        self.all("location").next().unwrap()
    }
}

/// Sends a request, a form if there is one; `None` when the server is gone.
pub(crate) fn ask(address: &str, path: &str, cookie: &str, form: Option<&str>) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .ok()?;
    send(&mut stream, path, cookie, form)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n")?;
    Some(Answer {
        status: head.split(' ').nth(1)?.parse().ok()?,
        head: head.to_owned(),
        body: body.to_owned(),
    })
}

/// Opens a stream that nobody reads.
pub(crate) fn open_unread(address: &str, path: &str, cookie: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    send(&mut stream, path, cookie, None).unwrap();
    stream
}

fn send(stream: &mut TcpStream, path: &str, cookie: &str, form: Option<&str>) -> Option<()> {
    let (method, body) = form.map_or(("GET", ""), |form| ("POST", form));
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).ok()
}
