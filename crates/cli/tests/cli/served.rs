//! A server in a separate process, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Stdio};

use serde_json::{Value, json};

use crate::program::antipater;

/// A running server, killed on drop.
pub(crate) struct Served {
    child: Child,
    address: String,
    /// The cookie of the client; empty until the server has set one.
    pub(crate) cookie: String,
}

impl Served {
    /// Starts a server for a client with this cookie.
    pub(crate) fn start(database: &Path, cookie: &str) -> Served {
        let mut child = antipater()
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(format!("sqlite:{}", database.display()))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("standard output is piped");
        BufReader::new(stdout)
            .read_line(&mut line)
            .expect("it says where it is");
        let address = line
            .trim()
            .rsplit('/')
            .next()
            .expect("an address")
            .to_owned();
        Served {
            child,
            address,
            cookie: cookie.to_owned(),
        }
    }

    fn ask(&self, head: &str, kind: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        let (length, cookie) = (body.len(), &self.cookie);
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Type: {kind}\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        )
        .expect("the server reads");
        let mut answer = String::new();
        stream
            .read_to_string(&mut answer)
            .expect("the server answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
        (head.to_owned(), body.to_owned())
    }

    /// Opens a table; returns its address.
    pub(crate) fn open(&mut self, order: &str) -> String {
        let (head, _) = self.ask("POST /tables", "application/x-www-form-urlencoded", order);
        let mut cookies = head
            .lines()
            .filter_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookies.find(|cookie| cookie.starts_with("antipater=")) {
            cookie
                .split(';')
                .next()
                .unwrap_or_default()
                .clone_into(&mut self.cookie);
        }
        let location = head
            .lines()
            .find_map(|line| line.strip_prefix("location: "));
        location.unwrap_or_else(|| panic!("{head}")).to_owned()
    }

    /// The visitor's view of a table; `None` if it is missing.
    pub(crate) fn view(&self, table: &str) -> Option<Value> {
        let (head, body) = self.ask(&format!("GET /api{table}"), "", "");
        head.starts_with("HTTP/1.1 200")
            .then(|| serde_json::from_str(&body).expect("a view is JSON"))
    }

    /// Takes the first offered action, several times or until the game is over; returns the view afterwards.
    pub(crate) fn play(&self, table: &str, times: usize) -> Value {
        let mut view = self.view(table).expect("the table is there");
        for _ in 0..times {
            if view["ask"].is_null() {
                break;
            }
            let id = format!("m{}-{}", view["decision"], view["choices"]);
            let action = &view["ask"]["actions"][0];
            let body = json!({"id": id, "decision": view["decision"], "action": action});
            let head = format!("POST /api{table}/moves");
            let (head, body) = self.ask(&head, "application/json", &body.to_string());
            assert!(head.starts_with("HTTP/1.1 200"), "{head} {body}");
            view = serde_json::from_str(&body).expect("a view is JSON");
        }
        view
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
