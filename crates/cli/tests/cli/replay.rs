//! `replay`: valid records, and every invalid one, with record, position and reason in the error.

use serde_json::{Value, json};

use crate::program::{Run, file, record, records, run, run_with};

fn replay(text: &str) -> Run {
    run_with("replay - --json", text.as_bytes())
}

#[test]
fn a_finished_game_prints_its_result() {
    let record = record();
    let replayed = replay(&record.to_string()).json();
    let moves = record["moves"].as_array().unwrap().len();
    let expected =
        json!({"record": 0, "game": "seven", "moves": moves, "result": record["result"]});
    assert_eq!(replayed, expected);
    let table = run_with("replay -", record.to_string().as_bytes()).good();
    assert!(
        table.starts_with("record 0: 7 Wonders, first edition, "),
        "{table}"
    );
    assert!(
        table.contains("wins") && table.contains("treasury"),
        "{table}"
    );
}

#[test]
fn a_running_game_has_no_result() {
    let mut record = record();
    record.as_object_mut().unwrap().remove("result");
    record["moves"].as_array_mut().unwrap().truncate(5);
    assert_eq!(
        replay(&record.to_string()).json(),
        json!({"record": 0, "game": "seven", "moves": 5})
    );
    record["moves"] = json!([]);
    assert_eq!(
        replay(&record.to_string()).json(),
        json!({"record": 0, "game": "seven", "moves": 0})
    );
    let line = run_with("replay -", record.to_string().as_bytes()).good();
    assert!(line.contains("0 moves, unfinished"), "{line}");
}

#[test]
fn a_resignation_is_told() {
    let mut record = record();
    record.as_object_mut().unwrap().remove("result");
    record["moves"].as_array_mut().unwrap().truncate(5);
    record["ended"] = json!({"by": "resignation", "seats": [1], "winners": []});
    assert_eq!(
        replay(&record.to_string()).json(),
        json!({"record": 0, "game": "seven", "moves": 5, "ended": record["ended"]})
    );
    let name = record["players"][1].as_str().unwrap();
    let line = run_with("replay -", record.to_string().as_bytes()).good();
    let expected = format!(", 5 moves, resigned: {name}");
    assert!(line.lines().next().unwrap().ends_with(&expected), "{line}");
    record["ended"]["by"] = json!("thunder");
    replay(&record.to_string()).bad(1, &["ended.by", "thunder", "expected resignation"]);
}

#[test]
fn blank_lines_are_lines_but_no_records() {
    let one = record().to_string();
    let text = format!("\n{one}\r\n\n  \n{one}");
    assert_eq!(replay(&text).good().lines().count(), 2);
    let spoiled = format!("\n{one}\n\n{{}}\n");
    replay(&spoiled).bad(1, &["standard input: record 1 (line 4)", "version"]);
    assert_eq!(replay("").good(), "");
    assert_eq!(replay("\n\n").good(), "");
}

#[test]
fn one_record_can_be_picked() {
    let one = record().to_string();
    let text = format!("nonsense\n{one}\nnonsense\n");
    let pick = |number: usize| {
        run_with(
            &format!("replay - --json --record {number}"),
            text.as_bytes(),
        )
    };
    assert_eq!(pick(1).json()["record"], 1);
    pick(0).bad(1, &["record 0"]);
    pick(3).bad(1, &["there is no record 3", "the file has 3"]);
}

#[test]
fn good_records_are_printed_beside_bad_ones() {
    let one = record().to_string();
    let run = replay(&format!("{one}\n{{\n{one}\n"));
    assert_eq!(run.out.lines().count(), 2);
    assert!(run.err.contains("1 of 3 records"), "{}", run.err);
    run.bad(1, &["record 1 (line 2)"]);
}

/// Changes a valid record in one place and expects an error that names it.
#[track_caller]
fn refused(change: impl FnOnce(&mut Value), words: &[&str]) {
    let mut record = record();
    change(&mut record);
    let mut all = vec!["standard input: record 0 (line 1): "];
    all.extend(words);
    replay(&record.to_string()).bad(1, &all);
}

fn action(record: &mut Value, step: usize, seat: usize) -> &mut Value {
    &mut record["moves"][step]["actions"][seat]
}

#[test]
fn malformed_records_are_refused() {
    refused(|r| r["version"] = json!(2), &["version", "2"]);
    refused(|r| r["game"] = json!("chess"), &["game: ", "chess"]);
    refused(|r| r["edition"] = json!("third"), &["edition: ", "third"]);
    refused(|r| r["luck"] = json!(1), &["luck", "unknown field"]);
    refused(
        |r| action(r, 3, 0)["note"] = json!(""),
        &["moves[3].actions[0]", "note"],
    );
    refused(|r| r["setup"]["deck"] = json!([]), &["setup", "deck"]);
    refused(|r| r["moves"] = json!({}), &["moves", "invalid type"]);
    refused(
        |r| r["players"] = json!(["a", "b"]),
        &["players: 2 names for 3 players"],
    );
    refused(
        |r| _ = r["setup"]["wonders"].as_array_mut().unwrap().pop(),
        &["setup"],
    );
    refused(
        |r| r["setup"]["wonders"][1]["city"] = json!("Rome"),
        &["setup.wonders[1].city", "Rome"],
    );
    refused(
        |r| r["setup"]["wonders"][1]["side"] = json!("day"),
        &["setup.wonders[1].side", "day"],
    );
    refused(
        |r| r["setup"]["hands"]["1"][2][6] = json!("Casino"),
        &["setup.hands.1[2][6]", "Casino"],
    );
    refused(
        |r| r["setup"]["hands"]["3"][0][0] = json!("Castrum"),
        &["setup.hands.3[0][0]", "Castrum"],
    );
    refused(
        |r| _ = r["setup"]["hands"]["2"][0].as_array_mut().unwrap().pop(),
        &["setup.hands.2[0]"],
    );
}

#[test]
fn moves_against_the_rules_are_refused() {
    refused(
        |r| action(r, 0, 1)["card"] = json!("Palace"),
        &["moves[0].actions[1]", "Palace"],
    );
    refused(
        |r| action(r, 0, 1)["card"] = json!("Casino"),
        &["moves[0].actions[1].card", "Casino"],
    );
    refused(
        |r| action(r, 0, 1)["do"] = json!("burn"),
        &["moves[0].actions[1].do", "burn"],
    );
    refused(
        |r| action(r, 0, 1)["seat"] = json!(5),
        &["moves[0].actions[1]", "seat 5"],
    );
    refused(
        |r| action(r, 0, 1)["seat"] = json!(-1),
        &["moves[0].actions[1].seat"],
    );
    refused(
        |r| action(r, 0, 1)["seat"] = json!(0),
        &["moves[0].actions[1]", "seat order"],
    );
    refused(
        |r| *action(r, 2, 0) = json!({"seat": 0, "do": "decline"}),
        &["moves[2].actions[0]"],
    );
    refused(
        |r| _ = r["moves"][4]["actions"].as_array_mut().unwrap().pop(),
        &["moves[4].actions", "seat 2"],
    );
    refused(
        |r| r["moves"][1]["turn"] = json!(3),
        &["moves[1]", "age 1 turn 2"],
    );
    refused(
        |r| r["moves"][1]["step"] = json!("discard"),
        &["moves[1]", "discard"],
    );
}

#[test]
fn repeated_and_stale_moves_are_refused() {
    let repeat = |r: &mut Value| {
        let moves = r["moves"].as_array_mut().unwrap();
        moves.insert(3, moves[2].clone());
    };
    refused(repeat, &["moves[3]", "age 1 turn 3"]);
    let late = |r: &mut Value| {
        let moves = r["moves"].as_array_mut().unwrap();
        moves.push(moves[0].clone());
    };
    refused(late, &["moves[", "the game is over"]);
    refused(
        |r| _ = r["moves"].as_array_mut().unwrap().remove(0),
        &["moves[0]", "turn 2"],
    );
}

#[test]
fn wrong_results_are_refused() {
    refused(
        |r| r["result"]["scores"][1]["total"] = json!(99),
        &["result.scores[1]"],
    );
    refused(
        |r| r["result"]["winners"] = json!([0, 1, 2]),
        &["result.winners"],
    );
    refused(
        |r| _ = r["result"]["scores"].as_array_mut().unwrap().pop(),
        &["result.scores"],
    );
    refused(
        |r| _ = r.as_object_mut().unwrap().remove("result"),
        &["result", "over"],
    );
    refused(
        |r| _ = r["moves"].as_array_mut().unwrap().pop(),
        &["result", "not over"],
    );
}

#[test]
fn a_truncated_file_is_refused() {
    let text = records("replay-truncated.jsonl", "--games 3");
    let run = replay(&text[..text.len() - 200]);
    assert_eq!(run.out.lines().count(), 2);
    run.bad(1, &["record 2 (line 3): not JSON (column "]);
}

#[test]
fn long_lines_are_read_or_refused_without_harm() {
    let mut record = record();
    record["players"][0] = json!("x".repeat(10_000_000));
    replay(&record.to_string()).good();
    replay(&"x".repeat(10_000_000)).bad(1, &["record 0 (line 1)"]);
    replay(&"[".repeat(10_000_000)).bad(1, &["record 0 (line 1)"]);
    replay(&" ".repeat(17 << 20)).bad(1, &["line 1 is longer than 16 MiB"]);
}

#[test]
fn what_is_no_text_or_no_file_is_refused() {
    run_with("replay -", b"{\"version\":\xff}").bad(1, &["record 0 (line 1)", "UTF-8"]);
    run_with("replay -", b"\0\n").bad(1, &["record 0 (line 1)"]);
    run("replay /nowhere/at/all.jsonl").bad(1, &["cannot open /nowhere/at/all.jsonl"]);
    let folder = file("");
    run(&format!("replay {}", folder.display())).bad(1, &["cannot read"]);
}
