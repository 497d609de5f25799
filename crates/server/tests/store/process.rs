//! What is there after `kill -9`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::folder::{Folder, address};

/// A server in a process of its own.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(database: &Path) -> Server {
        // Examples are built beside the tests.
        let mut program = std::env::current_exe().unwrap();
        program.pop();
        program.pop();
        program.push("examples/serve");
        assert!(
            program.exists(),
            "build the example first: cargo build --example serve"
        );
        let mut child = Command::new(program)
            .args(["127.0.0.1:0", &address(database)])
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let address = lines
            .find_map(|line| {
                let line = line.unwrap();
                Some(line.split_once("ready on ")?.1.trim().to_owned())
            })
            .unwrap();
        // Keep reading, or the server waits for a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Server { child, address }
    }

    /// Sends a request; `None` when the server is gone.
    fn ask(&self, cookie: &str, head: &str, kind: &str, body: &str) -> Option<(String, String)> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Type: {kind}\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.to_owned(), body.to_owned()))
    }

    fn kill(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL: no chance to write anything more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn no_acknowledged_move_is_lost_when_the_process_is_killed() {
    play_and_kill("seats=7");
}

/// Of the three choices of a round, some are first ones that wait for a second.
#[test]
fn no_acknowledged_choice_is_lost_when_the_process_is_killed() {
    play_and_kill("game=free-city");
}

fn play_and_kill(options: &str) {
    let folder = Folder::new(&format!("killed-{options}"));
    let database = folder.file("a.sqlite");
    let server = Server::start(&database);
    let form = "application/x-www-form-urlencoded";
    let (head, _) = server.ask("", "POST /tables", form, options).unwrap();
    let mut cookies = head
        .lines()
        .filter_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookies.find(|cookie| cookie.starts_with("antipater="));
    let cookie = cookie.unwrap().split(';').next().unwrap().to_owned();
    let location = head
        .lines()
        .find_map(|line| line.strip_prefix("location: "));
    let table = location.unwrap().to_owned();
    let view = |server: &Server| -> Value {
        let (_, body) = server
            .ask(&cookie, &format!("GET /api{table}"), form, "")
            .unwrap();
        serde_json::from_str(&body).unwrap()
    };
    let mut server = server;
    for round in 0..3 {
        let mut last = view(&server);
        for _ in 0..3 {
            let action = &last["ask"]["actions"][0];
            let decision = &last["decision"];
            let id = format!("m{decision}-{}", last["choices"]);
            let body = json!({"id": id, "decision": decision, "action": action});
            let head = format!("POST /api{table}/moves");
            let (status, body) = server
                .ask(&cookie, &head, "application/json", &body.to_string())
                .unwrap();
            assert!(status.starts_with("HTTP/1.1 200"), "{status} {body}");
            last = serde_json::from_str(&body).unwrap();
        }
        server.kill();
        server = Server::start(&database);
        assert_eq!(view(&server), last, "round {round}");
    }
    server.kill();
}
