//! `simulate`: the report, and records that replay.

use std::collections::BTreeSet;
#[cfg(unix)]
use std::{
    fs,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

#[cfg(unix)]
use crate::program::antipater;
use crate::program::{file, records, run};

fn keys(value: &Value) -> BTreeSet<&str> {
    let object = value.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}

#[test]
fn the_report_has_the_promised_keys() {
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
    let missing = expected.iter().find(|key| !keys(&report).contains(*key));
    assert_eq!(missing, None);
    assert_eq!(report["interrupted"], false);
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
        let timed = [
            "seconds",
            "games_per_second",
            "decisions_per_second",
            "threads",
        ];
        assert_eq!(keys(&one), keys(&more));
        for key in keys(&one).into_iter().filter(|key| !timed.contains(key)) {
            assert_eq!(one[key], more[key], "{key} on {threads} threads");
        }
    }
}

/// Every game is won once in each way of grouping its seats, and every interval contains its mean.
#[test]
fn groups_of_seats_share_all_games() {
    let kinds = [
        ("seven --players 5 --edition first", 14),
        ("free-city", 14),
        ("duel", 2),
    ];
    for (game, count) in kinds {
        let args = format!("simulate --game {game} --games 200 --bots builder,random --json");
        let report = run(&args).json();
        for group in ["by_bot", "by_seat", "by_deal"] {
            let entries = report[group].as_object().expect("an object");
            let wins = |entry: &Value| entry["wins"].as_f64().unwrap();
            let sum: f64 = entries.values().map(wins).sum();
            assert!((sum - 200.0).abs() < 1e-6, "{game}, {group}: {sum}");
            for (name, entry) in entries {
                for (low, mean, high) in [
                    ("share_low", "share", "share_high"),
                    ("mean_low", "mean", "mean_high"),
                ] {
                    let number = |key| entry[key].as_f64().unwrap();
                    assert!(number(low) <= number(mean), "{game}, {name}: {entry}");
                    assert!(number(mean) <= number(high), "{game}, {name}: {entry}");
                }
            }
        }
        assert_eq!(
            report["by_deal"].as_object().unwrap().len(),
            count,
            "{game}"
        );
        let victories = report["victories"].as_object().unwrap().values();
        let victories: u64 = victories.map(|games| games.as_u64().unwrap()).sum();
        assert_eq!(victories, 200, "{game}");
    }
}

#[test]
fn comma_separated_values_have_a_heading_and_no_holes() {
    let out = run("simulate --game duel --games 20 --bots builder,random --csv").good();
    let mut lines = out.lines();
    let heading = lines.next().unwrap();
    assert!(
        heading.starts_with("group,name,category,games,wins,share,"),
        "{heading}"
    );
    let mut groups = BTreeSet::new();
    for line in lines {
        assert_eq!(
            line.split(',').count(),
            heading.split(',').count(),
            "{line}"
        );
        groups.insert(line.split(',').next().unwrap());
    }
    assert_eq!(groups, ["bot", "seat", "player", "victory"].into());
    run("simulate --csv --json").bad(2, &["--csv"]);
}

/// Interrupting a long series gives the report and the records of the games so far.
#[cfg(unix)]
#[test]
fn an_interrupted_series_reports_what_it_has() {
    let path = file("simulate-interrupted.jsonl");
    let records = path.to_str().expect("the path is text");
    let mut command = antipater();
    command
        .args([
            "simulate",
            "--games",
            "100000000",
            "--json",
            "--records",
            records,
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let child = command.spawn().expect("the binary starts");
    // The first record is written when the handler listens.
    let began = Instant::now();
    while fs::metadata(&path).map_or(0, |data| data.len()) == 0 {
        assert!(began.elapsed() < Duration::from_secs(60), "no record");
        thread::sleep(Duration::from_millis(20));
    }
    let killed = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(killed.expect("kill is there").success());
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let report: Value = serde_json::from_slice(&output.stdout).expect("the report is JSON");
    assert_eq!(report["interrupted"], true);
    let written = fs::read_to_string(&path).expect("the records are written");
    assert!(written.ends_with('\n'));
    assert_eq!(report["games"], written.lines().count());
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
fn every_bot_plays_whose_games_can_be_repeated() {
    let bots = "flat:2,uct:2,net,net:2,rush-science,rush-military";
    let series = format!("simulate --game duel --games 6 --bots {bots} --json");
    let report = run(&series).json();
    assert_eq!(keys(&report["wins"]), bots.split(',').collect());
    assert_eq!(report["signature"], run(&series).json()["signature"]);
    for bot in ["uct:1s", "net:20ms", "exec:./bot"] {
        let words = format!("\"{bot}\" thinks for a time or is a program");
        run(&format!("simulate --bots builder,{bot}")).bad(2, &[&words]);
    }
    run("simulate --bots flat:0").bad(2, &["needs a number of playouts"]);
}

#[test]
fn a_bot_that_is_listed_twice_is_one_bot() {
    let report = |bots| {
        run(&format!(
            "simulate --games 10 --players 3 --bots {bots} --json"
        ))
        .json()
    };
    let one = report("random");
    let twice = report("random,random");
    assert_eq!(keys(&twice["wins"]), BTreeSet::from(["random"]));
    assert_eq!(one["by_bot"], twice["by_bot"]);
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
