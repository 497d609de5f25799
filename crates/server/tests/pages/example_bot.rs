//! The example bot plays a whole game of each kind against a real server.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;

use serde_json::Value;

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
