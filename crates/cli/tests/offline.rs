//! The site without a server: its files, the module among them, and whole games on it in real headless Chromium with the
//! network off.
//!
//! What the browser test needs, and `ANTIPATER_BROWSER_TESTS`, are as for those of the server. `ANTIPATER_MODULE` names
//! another module than the one that comes with the program.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

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

/// Where Chromium lies, if it is here.
fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ];
    let usual = usual.map(|name| Path::new("/usr/bin").join(name));
    named.into_iter().chain(usual).find(|path| path.exists())
}

/// What is missing for the test, if something is.
fn missing(scripts: &Path) -> Option<&'static str> {
    if Command::new("node").arg("--version").output().is_err() {
        Some("Node is not installed")
    } else if !scripts.join("node_modules/playwright-core").exists() {
        Some("playwright-core is not installed (npm ci in crates/server/tests/browser)")
    } else if chromium().is_none() {
        Some("Chromium is not installed (CHROMIUM names another path)")
    } else {
        None
    }
}

/// Answers one request with a plain file, as the simplest host does.
fn answer(stream: &TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let path = request
        .split(' ')
        .nth(1)
        .unwrap_or("/")
        .trim_start_matches('/');
    let path = path.split('?').next().unwrap_or_default();
    let path = if path.is_empty() || path.ends_with('/') {
        format!("{path}index.html")
    } else {
        path.to_owned()
    };
    let missing = !folder.join(&path).exists();
    let kind = match path.rsplit('.').next() {
        _ if missing => "text/html",
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let (status, content) = match fs::read(folder.join(&path)) {
        Ok(content) => ("200 OK", content),
        Err(_) => {
            let lost = folder.join("games/404.html");
            ("404 Not Found", fs::read(lost).unwrap_or_default())
        }
    };
    let mut stream = stream;
    let length = content.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
    )?;
    stream.write_all(&content)
}

#[test]
#[allow(clippy::print_stderr, reason = "says why nothing was tested")]
fn games_are_played_with_the_network_off() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let scripts = home.join("server/tests/browser");
    if let Some(missing) = missing(&scripts) {
        let asked_for = std::env::var("ANTIPATER_BROWSER_TESTS").is_ok_and(|value| value == "1");
        assert!(!asked_for, "{missing}");
        eprintln!("SKIPPED: {missing}");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let host = folder.path().to_owned();
    // In a folder of the host, as a page of a project would be.
    let written = site(&host.join("games"), &[]);
    assert!(written.status.success(), "{written:?}");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let host = host.clone();
            // A browser that hangs up is no fault.
            std::thread::spawn(move || answer(&stream, &host));
        }
    });
    let output = Command::new("node")
        .arg(scripts.join("offline.mjs"))
        .arg(format!("http://{address}/games/"))
        .args(chromium())
        .arg(folder.path().join("games"))
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    let games = String::from_utf8(output.stdout).unwrap();
    assert_eq!(games.lines().count(), 2, "{games}");
}
