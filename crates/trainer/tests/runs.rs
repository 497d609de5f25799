//! The trainer as a program: a run can be repeated to the bit, goes on after it was killed, and refuses what is not its
//! own.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use antipater_bots::encode::duel::SCHEMA;
use antipater_bots::net::Net;

fn trainer(game: &str, folder: &Path, options: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antipater-trainer"));
    command.args([game, "--deals", "1", "--out"]).arg(folder);
    command.args(options.split(' '));
    command
}

fn learn(game: &str, folder: &Path, options: &str) -> Output {
    trainer(game, folder, options)
        .output()
        .expect("the trainer starts")
}

/// How many games the last line of the log counts.
fn games(folder: &Path) -> u64 {
    let log = fs::read_to_string(folder.join("log.jsonl")).expect("there is a log");
    let last: serde_json::Value =
        serde_json::from_str(log.lines().last().expect("it has a line")).expect("it is JSON");
    last["games"].as_u64().expect("games are counted")
}

#[test]
fn the_same_seed_learns_the_same_weights() {
    for game in ["duel", "seven", "free-city"] {
        let weights = || {
            let folder = tempfile::tempdir().expect("a folder can be made");
            let output = learn(game, folder.path(), "--games 320");
            assert!(output.status.success(), "{output:?}");
            assert_eq!(games(folder.path()), 320);
            fs::read(folder.path().join(format!("{game}.weights"))).expect("weights are written")
        };
        assert!(weights() == weights(), "{game}");
    }
}

#[test]
fn a_killed_run_goes_on_from_its_checkpoint() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path();
    let mut run = trainer("duel", path, "--games 1000000 --every 32")
        .spawn()
        .expect("it starts");
    while !fs::read(path.join("log.jsonl")).is_ok_and(|log| log.ends_with(b"\n")) {
        std::thread::yield_now();
    }
    run.kill().expect("it can be killed");
    run.wait().expect("it has ended");
    let before = games(path);
    let goal = before + 320;
    let output = learn("duel", path, &format!("--games {goal}"));
    assert!(output.status.success(), "{output:?}");
    assert_eq!(games(path), goal);
    let weights = fs::read(path.join("duel.weights")).expect("weights are written");
    assert_ne!(
        Net::from_bytes(&SCHEMA, &weights).expect("they are whole"),
        Net::zero(&SCHEMA)
    );
    let manifest = fs::read_to_string(path.join("duel.json")).expect("a manifest is written");
    assert!(
        manifest.contains(&format!("\"games\": {goal}")),
        "{manifest}"
    );
}

#[test]
fn a_foreign_or_damaged_checkpoint_is_refused() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path();
    assert!(learn("duel", path, "--games 32").status.success());
    let refused = |game: &str| {
        let output = learn(game, path, "--games 64");
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).expect("text")
    };
    assert!(refused("seven").contains("is of another net"));
    let checkpoint = path.join("checkpoint");
    let bytes = fs::read(&checkpoint).expect("there is one");
    fs::write(&checkpoint, &bytes[..bytes.len() - 1]).expect("it can be written");
    assert!(refused("duel").contains("the checkpoint is not whole"));
}
