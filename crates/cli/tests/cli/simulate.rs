//! `simulate`: the report, and records that replay.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::program::{file, records, run};

fn keys(value: &Value) -> BTreeSet<&str> {
    let object = value.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}

#[test]
fn the_report_has_exactly_the_promised_keys() {
    let report = run("simulate --game seven --edition first --players 4 --games 30 --seed 7 --bots builder,random --threads 2 --json").json();
    let expected = [
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "threads",
        "signature",
        "wins",
        "mean_scores",
    ];
    assert_eq!(keys(&report), expected.into());
    assert_eq!(
        (&report["games"], &report["threads"]),
        (&30.into(), &2.into())
    );
    assert!(report["decisions"].as_u64().unwrap() >= 30 * 18 * 4);
    assert!(report["seconds"].as_f64().unwrap() > 0.0);
    let signature = report["signature"].as_str().unwrap();
    assert_eq!(signature.len(), 16, "{signature}");
    assert_eq!(keys(&report["wins"]), ["builder", "random"].into());
    let wins: f64 = ["builder", "random"]
        .iter()
        .map(|bot| report["wins"][bot].as_f64().unwrap())
        .sum();
    assert!((wins - 30.0).abs() < 1e-9, "{wins}");
    let scores = &report["mean_scores"]["builder"];
    let categories = [
        "military", "treasury", "wonder", "civilian", "science", "commerce", "guilds",
    ];
    assert_eq!(
        keys(scores),
        categories.into_iter().chain(["total"]).collect()
    );
    let sum: f64 = categories
        .iter()
        .map(|key| scores[key].as_f64().unwrap())
        .sum();
    assert!((sum - scores["total"].as_f64().unwrap()).abs() < 1e-9);
}

#[test]
fn threads_change_nothing() {
    let report = |threads| {
        run(&format!(
            "simulate --games 25 --players 5 --bots builder,random --threads {threads} --json"
        ))
        .json()
    };
    let one = report(1);
    for threads in [2, 5, 40] {
        let more = report(threads);
        for key in ["games", "decisions", "signature", "wins", "mean_scores"] {
            assert_eq!(one[key], more[key], "{key} on {threads} threads");
        }
    }
}

#[test]
fn every_table_writes_records_that_replay() {
    for edition in ["first", "second"] {
        for players in 3..=7 {
            let name = format!("simulate-{edition}-{players}.jsonl");
            let args = format!("--edition {edition} --players {players} --games 10 --seed 3");
            let text = records(&name, &args);
            assert_eq!(text.lines().count(), 10);
            let path = file(&name);
            let replayed = run(&format!("replay {} --json", path.display())).good();
            for (line, replayed) in text.lines().zip(replayed.lines()) {
                let record: Value = serde_json::from_str(line).unwrap();
                let replayed: Value = serde_json::from_str(replayed).unwrap();
                assert_eq!(record["result"], replayed["result"]);
            }
        }
    }
}

#[test]
fn bots_sit_down_in_turn_under_their_names() {
    let text = records("simulate-names.jsonl", "--players 3 --games 2");
    let names =
        |line: &str| -> Value { serde_json::from_str::<Value>(line).unwrap()["players"].clone() };
    let mut lines = text.lines().map(names);
    assert_eq!(
        lines.next().unwrap().to_string(),
        r#"["builder 0","random","builder 2"]"#
    );
    assert_eq!(
        lines.next().unwrap().to_string(),
        r#"["random 0","builder","random 2"]"#
    );
}

#[test]
fn without_json_it_prints_a_table() {
    let out = run("simulate --games 5").good();
    assert!(
        out.contains("7 Wonders, second edition, 3 players: 5 games of seed 0"),
        "{out}"
    );
    assert!(out.contains("signature "), "{out}");
    assert!(out.lines().any(|line| line.starts_with("random ")), "{out}");
}

#[test]
fn a_file_that_cannot_be_written_is_an_error() {
    run("simulate --games 1 --records /nowhere/at/all.jsonl")
        .bad(1, &["cannot write /nowhere/at/all.jsonl"]);
}
