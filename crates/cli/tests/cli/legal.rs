//! `legal`: the legal actions at a point, and at every point.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::program::{Run, file, records, run, run_with};

fn legal(name: &str, args: &str) -> Run {
    run(&format!("legal {} {args}", file(name).display()))
}

#[test]
fn one_point_lists_one_action_a_line() {
    let name = "legal-point.jsonl";
    let text = records(name, "--games 2 --seed 9");
    let second: Value = serde_json::from_str(text.lines().nth(1).unwrap()).unwrap();
    for number in 0..6 {
        for seat in 0..3 {
            let args = format!("--record 1 --move {number} --seat {seat}");
            let listed = legal(name, &args).good();
            let chosen = &second["moves"][number]["actions"][seat];
            let actions: Vec<Value> = listed
                .lines()
                .map(|line| serde_json::from_str(line).unwrap())
                .collect();
            assert!(actions.contains(chosen), "{chosen} in {listed}");
        }
    }
}

#[test]
fn every_decision_is_among_its_legal_actions() {
    let name = "legal-all.jsonl";
    let text = records(name, "--games 3 --players 4 --edition first");
    let mut decisions: BTreeMap<(u64, u64, u64), Vec<Value>> = BTreeMap::new();
    for line in legal(name, "--all").good().lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert_eq!(line.as_object().unwrap().len(), 4, "{line}");
        let number = |key: &str| line[key].as_u64().unwrap();
        let key = (number("record"), number("move"), number("seat"));
        decisions.insert(key, line["legal"].as_array().unwrap().clone());
    }
    for (record, line) in (0..).zip(text.lines()) {
        let value: Value = serde_json::from_str(line).unwrap();
        for (number, step) in (0..).zip(value["moves"].as_array().unwrap()) {
            for action in step["actions"].as_array().unwrap() {
                let key = (record, number, action["seat"].as_u64().unwrap());
                let legal = decisions.remove(&key).unwrap();
                assert!(legal.contains(action), "{key:?}");
            }
        }
    }
    assert_eq!(decisions, BTreeMap::new(), "nobody else decides");
}

#[test]
fn the_present_position_is_the_move_after_the_last() {
    let name = "legal-present.jsonl";
    let text = records(name, "--games 1");
    let mut record: Value = serde_json::from_str(&text).unwrap();
    let moves = record["moves"].as_array().unwrap().len();
    assert_eq!(
        legal(name, &format!("--record 0 --move {moves} --seat 0")).good(),
        ""
    );
    record.as_object_mut().unwrap().remove("result");
    record["moves"].as_array_mut().unwrap().truncate(4);
    let running = record.to_string();
    let listed = run_with("legal - --record 0 --move 4 --seat 2", running.as_bytes()).good();
    assert!(listed.lines().count() >= 3, "{listed}");
    let all = run_with("legal - --all", running.as_bytes()).good();
    assert_eq!(
        all.lines().count(),
        5 * 3,
        "the open decisions are listed too"
    );
}

#[test]
fn wrong_points_are_refused() {
    let name = "legal-wrong.jsonl";
    records(name, "--games 1");
    legal(name, "--record 1 --move 0 --seat 0").bad(1, &["there is no record 1"]);
    legal(name, "--record 0 --move 99 --seat 0").bad(1, &["record 0", "--move 99"]);
    legal(name, "--record 0 --move 0 --seat 3").bad(1, &["record 0", "--seat 3"]);
    legal(name, "--record 0 --move 0 --seat 77").bad(1, &["--seat 77"]);
    legal(name, "--record 0 --move 0 --seat 0 --own Altar").bad(1, &["--own", "free-city"]);
    run_with("legal - --all", b"{}").bad(1, &["standard input: record 0 (line 1)"]);
}
