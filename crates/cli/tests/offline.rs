//! The site without a server: its files, including the module, and whole games on it in headless Chromium with the
//! network off.
//!
//! Browser tests need the same programs as those of the server, and are ignored by default. `ANTIPATER_MODULE` names a
//! module other than the one in the program.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

// Shared with the server's tests.
#[path = "../../server/tests/browser/run.rs"]
mod run;
#[path = "../../server/tests/browser/sheets.rs"]
mod sheets;

/// Writes a site to a folder.
fn site(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antipater"));
    command
        .args(["site", "--lang", "en"])
        .arg(folder)
        .args(args);
    if let Some(module) = std::env::var_os("ANTIPATER_MODULE") {
        command.arg("--module").arg(module);
    }
    command.output().unwrap()
}

#[test]
fn a_site_is_written_and_written_over_but_never_into_something_else() {
    let folder = tempfile::tempdir().unwrap();
    let there = folder.path().join("site");
    for args in [&["--robots", "deny"][..], &[]] {
        let output = site(&there, args);
        assert!(output.status.success(), "{output:?}");
    }
    let robots = fs::read_to_string(there.join("robots.txt")).unwrap();
    assert!(robots.contains("Allow: /"), "{robots}");
    let licences = fs::read_to_string(there.join("licences.txt")).unwrap();
    assert!(licences.contains("Libertinus") && licences.contains("maud"));
    let other = folder.path().join("other");
    fs::create_dir(&other).unwrap();
    fs::write(other.join("letter.txt"), "keep me").unwrap();
    let output = site(&other, &[]);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(
        !output.status.success() && complaint.contains("not empty"),
        "{complaint}"
    );
    assert_eq!(fs::read_dir(&other).unwrap().count(), 1);
}

/// The simplest host of a site: static files only.
struct Host {
    folder: PathBuf,
    /// No request is answered meanwhile, as without a network: `/network/off` begins it, `/network/on` ends it.
    off: AtomicBool,
}

impl Host {
    /// Serves the files of a folder; returns the address.
    fn serve(folder: &Path) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let host = Arc::new(Host {
            folder: folder.to_owned(),
            off: AtomicBool::new(false),
        });
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let host = host.clone();
                // A browser may disconnect at any time.
                std::thread::spawn(move || host.answer(&stream));
            }
        });
        format!("http://{address}")
    }

    /// Answers one request with a static file.
    fn answer(&self, stream: &TcpStream) -> std::io::Result<()> {
        let mut lines = BufReader::new(stream).lines();
        let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
        for line in lines {
            if line?.is_empty() {
                break;
            }
        }
        let path = request.split(' ').nth(1).unwrap_or("/");
        let path = path.trim_start_matches('/');
        let path = path.split('?').next().unwrap_or_default();
        if let Some(switch) = path.strip_prefix("network/") {
            self.off.store(switch == "off", Ordering::SeqCst);
            return send(stream, "200 OK", "text/plain", b"");
        }
        if self.off.load(Ordering::SeqCst) {
            return Ok(());
        }
        let path = if path.is_empty() || path.ends_with('/') {
            format!("{path}index.html")
        } else {
            path.to_owned()
        };
        let file = self.folder.join(&path);
        let kind = match path.rsplit('.').next() {
            _ if !file.exists() => "text/html",
            Some("html") => "text/html",
            Some("js") => "text/javascript",
            Some("css") => "text/css",
            Some("svg") => "image/svg+xml",
            _ => "application/octet-stream",
        };
        match fs::read(file) {
            Ok(content) => send(stream, "200 OK", kind, &content),
            Err(_) => {
                let lost = self.folder.join("games/404.html");
                let content = fs::read(lost).unwrap_or_default();
                send(stream, "404 Not Found", kind, &content)
            }
        }
    }
}

fn send(mut stream: &TcpStream, status: &str, kind: &str, content: &[u8]) -> std::io::Result<()> {
    let length = content.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
    )?;
    stream.write_all(content)
}

/// The output lines of a script of the server's browser tests on a site in this folder of its host. Bots do not pause,
/// unless the script takes the folder.
fn played(script: &str, place: &str) -> String {
    let host = tempfile::tempdir().unwrap();
    let folder = host.path().join(place);
    let written = site(&folder, &[]);
    assert!(written.status.success(), "{written:?}");
    let address = Host::serve(host.path());
    if place.is_empty() {
        let worker = fs::read_to_string(folder.join("worker.js")).unwrap();
        let hasty = worker.replace("const pause = 1000;", "const pause = 0;");
        assert_ne!(worker, hasty);
        fs::write(folder.join("worker.js"), hasty).unwrap();
        run::run(script, &address, &["offline"])
    } else {
        let folder = folder.to_str().unwrap();
        run::run(script, &format!("{address}/{place}/"), &[folder])
    }
}

mod full {
    use super::*;

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn games_are_played_with_the_network_off() {
        // In a folder of the host, like a project's page.
        let games = played("offline.mjs", "games");
        assert_eq!(games.lines().count(), 2, "{games}");
    }

    /// The games of the server's tests.
    #[test]
    #[ignore = "needs Node and Chromium"]
    fn whole_games_by_mouse_and_by_keys_need_no_server() {
        sheets::check_all(&played("play.mjs", ""), 7);
    }

    /// The accessibility checks of the server's tests, without pages for several people.
    #[test]
    #[ignore = "needs Node and Chromium"]
    fn everybody_can_use_every_page_without_a_server() {
        let looked = played("access.mjs", "");
        let looked: serde_json::Value = serde_json::from_str(looked.trim()).unwrap();
        assert!(looked["looked"].as_u64().unwrap() > 50, "{looked}");
    }
}
