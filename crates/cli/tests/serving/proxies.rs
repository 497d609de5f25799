//! The proxies of `deploy/`, with the real programs, in front of a server: on other ports and without HTTPS.

use std::fs;
use std::io::Write;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::people::gather;
use crate::server::{Answer, Folder, PATIENCE, Server, ask, until};

/// A proxy in a separate process, ended on drop.
struct Proxy {
    child: Child,
    address: String,
}

impl Proxy {
    /// Starts a proxy with its shipped file, changed line by line. The change gets the address to listen on, and each
    /// line.
    fn start(
        folder: &Folder,
        file: &str,
        change: impl Fn(&str, &str) -> String,
        command: impl Fn(&Path) -> Command,
    ) -> Proxy {
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = free.local_addr().unwrap().to_string();
        drop(free);
        let shipped = format!("{}/../../deploy/{file}", env!("CARGO_MANIFEST_DIR"));
        let shipped = fs::read_to_string(shipped).unwrap();
        let lines = shipped.lines().map(|line| change(&address, line) + "\n");
        let settings: PathBuf = folder.file(file);
        fs::write(&settings, lines.collect::<String>()).unwrap();
        let child = command(&settings)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let proxy = Proxy {
            child: child.unwrap(),
            address,
        };
        until("the proxy has found the server", || {
            let ready = ask(&proxy.address, "/readyz", "", None);
            ready.is_some_and(|ready| ready.body.contains("\"ready\":true"))
        });
        proxy
    }

    fn haproxy(folder: &Folder, server: &Server) -> Proxy {
        let change = |address: &str, line: &str| {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["bind", ..] => format!("    bind {address}"),
                // Some systems do not allow as many open files as the shipped limit needs.
                ["maxconn", _] => "    maxconn 1000".to_owned(),
                ["server", name, _, ..] => {
                    format!(
                        "    server {name} {} {}",
                        server.address,
                        words[3..].join(" ")
                    )
                }
                _ => line.to_owned(),
            }
        };
        Proxy::start(folder, "haproxy.cfg", change, |settings| {
            let mut command = Command::new("haproxy");
            command.args(["-db", "-f"]).arg(settings);
            command
        })
    }

    fn nginx(folder: &Folder, server: &Server) -> Proxy {
        let change = |address: &str, line: &str| match line.trim() {
            "listen 443 ssl http2;" => format!("listen {address};"),
            "server 127.0.0.1:7777;" => format!("server {};", server.address),
            // The redirect from HTTP to HTTPS would need the host name.
            "listen 80;" => "listen unix:unused;".to_owned(),
            line if line.starts_with("listen [") || line.starts_with("ssl_") => String::new(),
            line => line.to_owned(),
        };
        let place = folder.file("");
        let change = |address: &str, line: &str| {
            change(address, line).replace("unix:unused", &format!("unix:{}unused", place.display()))
        };
        Proxy::start(folder, "nginx.conf", change, |settings| {
            let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
            let temporary = temporary.map(|kind| format!("{kind}_temp_path {kind};"));
            let whole = format!(
                "user root; daemon off; pid pid; error_log stderr; events {{}} http {{ {} include {}; }}",
                temporary.join(" "),
                settings.display()
            );
            let main = folder.file("main.conf");
            fs::write(&main, whole).unwrap();
            let mut command = Command::new("nginx");
            command.arg("-p").arg(folder.file("")).arg("-c").arg(main);
            command
        })
    }

    fn caddy(folder: &Folder, server: &Server) -> Proxy {
        let change = |address: &str, line: &str| match line.trim() {
            // For any host, since that of the shipped file does not exist.
            "antipater.example {" => {
                let port = address.rsplit(':').next().unwrap();
                format!("http://:{port} {{\nbind 127.0.0.1")
            }
            // The first brace opens the options for all sites.
            "{" => "{\nadmin off".to_owned(),
            line => line.replace("127.0.0.1:7777", &server.address),
        };
        Proxy::start(folder, "Caddyfile", change, |settings| {
            let mut command = Command::new("caddy");
            command.args(["run", "--adapter", "caddyfile", "--config"]);
            command.arg(settings).env("HOME", folder.file(""));
            command
        })
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // nginx ends its workers when it is stopped, not when it is killed.
        let id = self.child.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &id]).status();
        let _ = self.child.wait();
    }
}

/// A server behind a proxy, and a person there.
fn served(folder: &Folder) -> (Server, String) {
    let args = ["--proxies", "1", "--unlimited"];
    let server = Server::start_so(&folder.file("a.sqlite"), &args, &folder.file("log"));
    let cookie = gather(&server.address, 3, "").people[0].cookie.clone();
    (server, cookie)
}

/// Sends this many bytes of a file to an address.
fn send(proxy: &Proxy, path: &str, cookie: &str, bytes: usize) -> Answer {
    let file = " ".repeat(bytes);
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n{file}\r\n--x--\r\n"
    );
    let mut stream = TcpStream::connect(&proxy.address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: multipart/form-data; boundary=x\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).unwrap();
    // Ignored if the proxy has refused it meanwhile.
    let _ = stream.write_all(body.as_bytes());
    Answer::read(stream).unwrap()
}

/// The proxy forwards a body as large as the server accepts, and its answers carry HSTS.
fn lets_through(start: fn(&Folder, &Server) -> Proxy) {
    let folder = Folder::new("proxy");
    let (server, cookie) = served(&folder);
    let proxy = start(&folder, &server);
    let large = send(&proxy, "/me/offline", &cookie, 8_000_000);
    assert_eq!(large.status, 422, "{}", large.body);
    assert!(large.body.contains("EOF while parsing"), "{}", large.body);
    let page = ask(&proxy.address, "/", &cookie, None).unwrap();
    let strict = page.all("strict-transport-security").next();
    let strict = strict.or_else(|| page.all("Strict-Transport-Security").next());
    assert_eq!(strict, Some("max-age=63072000"));
}

#[test]
#[ignore = "needs HAProxy"]
fn haproxy_lets_through_what_the_server_takes() {
    lets_through(Proxy::haproxy);
}

#[test]
#[ignore = "needs nginx"]
fn nginx_lets_through_what_the_server_takes() {
    lets_through(Proxy::nginx);
}

#[test]
#[ignore = "needs Caddy"]
fn caddy_lets_through_what_the_server_takes() {
    lets_through(Proxy::caddy);
}

/// An address at its limit of connections gets no further one until it has closed some.
fn limits_connections(start: fn(&Folder, &Server) -> Proxy) {
    let folder = Folder::new("crowd");
    let (server, _) = served(&folder);
    let proxy = start(&folder, &server);
    let is_let_in = || ask(&proxy.address, "/", "", None).is_some_and(|page| page.status == 200);
    assert!(is_let_in());
    // Half a request each: nginx counts a connection once it has sent something.
    let mut crowd = Vec::new();
    until("the address has no place", || {
        let mut stream = TcpStream::connect(&proxy.address).unwrap();
        let _ = stream.write_all(b"GET / HTTP/1.1\r\n");
        crowd.push(stream);
        crowd.len() > 250 && !is_let_in()
    });
    assert!(crowd.len() < 300, "{} connections", crowd.len());
    drop(crowd);
    until("there is a place again", is_let_in);
}

#[test]
#[ignore = "needs HAProxy"]
fn haproxy_has_so_many_places_for_an_address() {
    limits_connections(Proxy::haproxy);
}
