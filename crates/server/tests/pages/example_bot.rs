//! The example bot plays a whole game of each kind against a real server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;

use serde_json::{Value, json};

use crate::common::seeded;

fn server() -> String {
    let (ready, address) = mpsc::channel();
    std::thread::spawn(move || {
        let config = antipater_server::Config {
            metrics: None,
            node: None,
            copies: None,
            log: antipater_server::log::Log::default(),
            // Requests are as fast as the machine allows, so nothing is limited.
            options: antipater_server::ServerOptions {
                unlimited: true,
                ..seeded()
            },
            listen: ([127, 0, 0, 1], 0).into(),
            database: Some("sqlite::memory:".to_owned()),
        };
        let on_ready = Box::new(move |address| ready.send(address).unwrap());
        antipater_server::run(config, on_ready).unwrap();
    });
    format!("http://{}", address.recv().unwrap().people)
}

fn bot(server: &str, goal: &str) -> Command {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = Command::new("python3");
    command.arg(script).arg(server).arg(goal);
    command.env_remove("ANTIPATER_TOKEN").env("no_proxy", "*");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn result(output: &std::process::Output) -> Value {
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
#[ignore = "needs Python"]
fn the_example_bot_plays_every_game() {
    let server = server();
    let goals = [
        r#"{"game": "seven", "seats": 3, "edition": "first"}"#,
        r#"{"game": "seven", "seats": 7}"#,
        r#"{"game": "seven", "seats": 3, "sides": "chosen"}"#,
        r#"{"game": "free-city"}"#,
        r#"{"game": "duel", "level": "random"}"#,
    ];
    for goal in goals {
        let result = result(&bot(&server, goal).output().unwrap());
        assert_eq!(result["you"], 0, "{goal}");
        assert!(!result["winners"].as_array().unwrap().is_empty(), "{goal}");
    }
}

/// Posts JSON with a token, or without one; null asks for what is there. Returns the JSON of the answer.
fn send(server: &str, path: &str, token: &str, body: &Value) -> Value {
    let host = server.strip_prefix("http://").unwrap();
    let (method, body) = match body {
        Value::Null => ("GET", String::new()),
        body => ("POST", body.to_string()),
    };
    let mut stream = TcpStream::connect(host).unwrap();
    let auth = match token {
        "" => String::new(),
        token => format!("authorization: Bearer {token}\r\n"),
    };
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\n{auth}content-type: application/json\r\n\
         content-length: {length}\r\nconnection: close\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 20"), "{answer}");
    serde_json::from_str(body).unwrap()
}

#[test]
#[ignore = "needs Python"]
fn the_example_bot_accepts_several_challenges_and_plays_them_at_once() {
    let server = server();
    let arrive = |name| {
        let person = json!({"name": name, "program": true});
        let arrived = send(&server, "/api/people", "", &person);
        arrived["token"].as_str().unwrap().to_owned()
    };
    let token = arrive("Talos");
    let own = send(&server, "/api/tables", &token, &json!({"game": "duel"}));
    let key = send(&server, "/api/me", &token, &Value::Null)["person"].clone();
    let mut stays = bot(&server, "--accept");
    let mut stays = stays.env("ANTIPATER_TOKEN", &token).spawn().unwrap();
    let challengers = ["Ada", "Boris"].map(|name| {
        let token = arrive(name);
        let order = json!({"person": key, "game": "duel", "tempo": "normal"});
        let table = send(&server, "/api/challenges", &token, &order)["table"].clone();
        let goal = format!("{server}/tables/{}", table.as_str().unwrap());
        let mut plays = bot(&server, &goal);
        let child = plays.env("ANTIPATER_TOKEN", token).spawn().unwrap();
        (table, child)
    });
    let mut tables = Vec::new();
    for (table, child) in challengers {
        let result = result(&child.wait_with_output().unwrap());
        assert_eq!(result["table"], table);
        assert!(!result["winners"].as_array().unwrap().is_empty());
        tables.push(table);
    }
    // It has played the game that was in progress when it came, and both challenges.
    tables.push(own["table"].clone());
    let lines = BufReader::new(stays.stdout.take().unwrap()).lines();
    let lines = lines
        .take(3)
        .map(|line| serde_json::from_str(&line.unwrap()).unwrap());
    let played: Vec<Value> = lines.map(|line: Value| line["table"].clone()).collect();
    assert!(
        tables.iter().all(|table| played.contains(table)),
        "{played:?}"
    );
    stays.kill().unwrap();
    stays.wait().unwrap();
}
