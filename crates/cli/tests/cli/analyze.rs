//! `analyze`: a record and a position, as tables and as JSON, and refused input.

use serde_json::{Value, json};

use crate::program::{Run, file, records, run, run_args, run_with};

/// The first steps of a simulated game, so that the analysis is fast.
fn beginning(name: &str, options: &str, moves: usize) -> String {
    let text = records(name, &format!("{options} --games 1"));
    let mut record: Value = serde_json::from_str(text.trim()).expect("a record");
    let all = record["moves"].as_array_mut().expect("moves");
    all.truncate(moves);
    record.as_object_mut().expect("an object").remove("result");
    record.to_string()
}

fn analyze(record: &str, args: &str) -> Run {
    run_with(
        &format!("analyze - --depth quick {args}"),
        record.as_bytes(),
    )
}

/// `analyze` with a line, which has spaces.
fn of_line(line: &str, args: &str) -> Run {
    let more = args.split_whitespace();
    run_args(
        ["analyze", line, "--depth", "quick"]
            .into_iter()
            .chain(more),
    )
}

fn list<'a>(value: &'a Value, key: &str) -> &'a Vec<Value> {
    value[key]
        .as_array()
        .unwrap_or_else(|| panic!("{key} in {value}"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

#[test]
fn every_decision_of_a_record_is_judged() {
    for (name, options, moves, players) in [
        ("analyze-duel.jsonl", "--game duel --seed 2", 20, 2),
        ("analyze-seven.jsonl", "--players 4", 3, 4),
        ("analyze-free-city.jsonl", "--game free-city", 3, 2),
    ] {
        let record = beginning(name, options, moves);
        let judged = analyze(&record, "--json").json();
        assert_eq!(judged["record"], 0);
        assert_eq!(judged["depth"], "quick");
        let read: Value = serde_json::from_str(&record).expect("a record");
        assert_eq!(judged["game"], read["game"]);
        let decisions = list(&judged, "decisions");
        let mut actions = Vec::new();
        for (number, step) in list(&read, "moves").iter().enumerate() {
            let step = step.get("actions").map_or_else(
                || vec![step.clone()],
                |actions| actions.as_array().expect("actions").clone(),
            );
            actions.extend(step.into_iter().map(|action| (number, action)));
        }
        assert_eq!(decisions.len(), actions.len());
        for (decision, (number, action)) in decisions.iter().zip(actions) {
            assert_eq!(decision["move"], number);
            assert_eq!(decision["seat"], action["seat"]);
            assert_eq!(decision["played"]["do"], action["do"]);
            assert_eq!(decision["played"]["card"], action["card"]);
            sound(decision);
        }
        let curve = list(&judged, "curve");
        assert_eq!(curve.len(), moves + 1);
        assert!(
            curve
                .iter()
                .all(|point| list(point, "shares").len() == players)
        );
        let seats = list(&judged, "seats");
        assert_eq!(seats.len(), players);
        for seat in seats {
            let errors = seat["errors"].as_object().expect("errors");
            let bands = ["inaccuracy", "mistake", "blunder"];
            assert!(bands.iter().all(|band| errors.contains_key(*band)));
            assert!(seat["accuracy"].is_number() && seat["luck"].is_number());
            assert_eq!(seat["result"], Value::Null, "the game is not over");
        }
    }
}

/// Checks the fields of a decision.
fn sound(decision: &Value) {
    let bands = ["best", "good", "inaccuracy", "mistake", "blunder"];
    let band = decision["band"].as_str().expect("a band");
    assert!(bands.contains(&band), "{decision}");
    assert!(number(&decision["loss"]) >= 0.0 && number(&decision["loss_se"]) >= 0.0);
    assert!(decision["luck"].is_number());
    let best = list(decision, "best");
    let played = &decision["played"];
    assert!(
        best.iter().any(|one| one["action"] == *played),
        "{decision}"
    );
    let shares: Vec<f64> = best.iter().map(|one| number(&one["share"])).collect();
    // Among equal ones, to a tenth of a percent, one with the played card comes first.
    let sorted = shares.is_sorted_by(|one, other| one + 0.0006 >= *other);
    assert!(sorted, "{shares:?}");
    assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)));
    for reason in list(decision, "reasons") {
        assert!(reason["code"].is_string(), "{reason}");
    }
}

#[test]
fn the_same_seed_prints_the_same() {
    let record = beginning("analyze-same.jsonl", "--game duel", 16);
    let [one, other] = [(); 2].map(|()| analyze(&record, "--json --seed 5").good());
    assert_eq!(one, other);
    assert_ne!(analyze(&record, "--json --seed 6").good(), one);
}

#[test]
fn a_finished_game_ends_with_its_result() {
    let name = "analyze-finished.jsonl";
    records(name, "--game duel --games 2 --seed 3");
    let path = file(name);
    let judged = run(&format!(
        "analyze {} --record 1 --depth quick --seat 1 --json",
        path.display()
    ))
    .json();
    assert_eq!(judged["record"], 1);
    let seats = list(&judged, "seats");
    assert_eq!(seats.len(), 1);
    assert_eq!(seats[0]["seat"], 1);
    assert!(seats[0]["result"].is_number() && seats[0]["without_luck"].is_number());
    let players = list(&judged, "decisions").iter().map(|one| &one["player"]);
    assert!(players.into_iter().all(|player| *player == 1));
    let last = list(&judged, "curve").last().expect("the end");
    assert_eq!(number(&last["shares"][1]), number(&seats[0]["result"]));
}

#[test]
fn a_record_prints_errors_and_players() {
    let record = beginning("analyze-table.jsonl", "--game duel --bots random", 24);
    let table = analyze(&record, "").good();
    let first = table.lines().next().expect("a line");
    assert_eq!(first, "record 0: 7 Wonders Duel, 24 moves, unfinished");
    for word in [
        "verdict",
        "played",
        "accuracy %",
        "blunders",
        "why the best move is better",
        "without luck %",
    ] {
        assert!(table.contains(word), "{table}");
    }
    assert!(table.contains("blunder "), "random play errs: {table}");
}

#[test]
fn a_position_prints_its_actions_best_first() {
    for (name, options) in [
        ("analyze-position-duel.jsonl", "--game duel"),
        ("analyze-position-seven.jsonl", "--players 3"),
    ] {
        records(name, &format!("{options} --games 1"));
        let path = file(name);
        let at = |args: &str| {
            let path = path.display();
            run(&format!("position {path} --record 0 --move 10 {args}")).good()
        };
        let whole = at("");
        let judged = of_line(whole.trim(), "--json").json();
        let decisions = list(&judged, "decisions");
        let seat = &decisions[0]["seat"];
        let shares = list(&decisions[0], "best").iter();
        let shares: Vec<f64> = shares.map(|one| number(&one["share"])).collect();
        assert!(shares.len() > 1 && shares.is_sorted_by(|one, other| one >= other));
        // Only the seat's knowledge counts.
        let seen = at(&format!("--seat {seat}"));
        let alone = of_line(seen.trim(), "--json").json();
        assert_eq!(list(&alone, "decisions").len(), 1);
        assert_eq!(list(&alone, "decisions")[0], decisions[0]);
        let table = of_line(whole.trim(), "").good();
        assert!(table.contains("win %") && table.contains("lead"), "{table}");
    }
}

#[test]
fn a_planted_blunder_is_found() {
    // On this move seat 0 must build The Mausoleum.
    let moves = 59;
    let path = file("analyze-blunder.jsonl");
    let path = path.display();
    run(&format!(
        "simulate --game duel --bots normal --games 1 --seed 5 --records {path}"
    ))
    .good();
    let line = run(&format!("position {path} --record 0 --move {moves}")).good();
    let judged = of_line(line.trim(), "--json").json();
    let worst = list(&list(&judged, "decisions")[0], "best").last();
    let worst = worst.expect("an action");
    assert!(number(&worst["behind"]) > 0.2, "{worst}");
    let text = std::fs::read_to_string(path.to_string()).expect("a record");
    let mut record: Value = serde_json::from_str(text.trim()).expect("a record");
    record.as_object_mut().expect("an object").remove("result");
    let all = record["moves"].as_array_mut().expect("moves");
    all.truncate(moves);
    all.push(worst["action"].clone());
    let judged = analyze(&record.to_string(), "--json --seat 0").json();
    let decision = list(&judged, "decisions").last().expect("a decision");
    assert_eq!(decision["played"], worst["action"]);
    assert_eq!(decision["band"], "blunder", "{decision}");
    assert!(number(&decision["loss"]) > 0.15, "{decision}");
    let best = &list(decision, "best")[0]["action"];
    assert_eq!(best["wonder"], "The Mausoleum");
    // The points by the end are the first reason.
    assert_eq!(decision["reasons"][0]["code"], "by_end", "{decision}");
    let table = analyze(&record.to_string(), "--seat 0").good();
    let row = table.lines().find(|line| line.contains("discard Palace"));
    let found = |row: &str| row.contains("blunder") && row.contains("The Mausoleum with");
    assert!(row.is_some_and(found), "{table}");
}

#[test]
fn what_cannot_be_judged_is_refused() {
    let name = "analyze-wrong.jsonl";
    let text = records(name, "--game duel --games 1");
    let path = file(name);
    let path = path.display();
    run(&format!("analyze {path} --record 4")).bad(1, &["there is no record 4"]);
    run(&format!("analyze {path} --seat 2")).bad(1, &["record 0", "--seat 2"]);
    run(&format!("analyze {path} --depth shallow")).bad(2, &["--depth", "quick, normal, deep"]);
    run("analyze /nowhere/at/all.jsonl").bad(1, &["cannot open"]);
    run_with("analyze -", b"{}").bad(1, &["record 0 (line 1)"]);
    run_with("analyze -", b"").bad(1, &["there is no record 0"]);
    let moves = serde_json::from_str::<Value>(text.trim()).expect("a record")["moves"]
        .as_array()
        .expect("moves")
        .len();
    let over = run(&format!("position {path} --record 0 --move {moves}")).good();
    of_line(over.trim(), "").bad(1, &["nothing to decide"]);
    let seen = run(&format!("position {path} --record 0 --move 0 --seat 0")).good();
    of_line(seen.trim(), "--seat 1").bad(1, &["seat 0"]);
    of_line("duel position", "").bad(1, &["missing"]);
    let city = records("analyze-nobody.jsonl", "--game free-city --games 1");
    analyze(&city, "--seat 2").bad(1, &["--seat 2", "nobody"]);
}

/// The answers of `analyze --protocol` to these lines.
fn converse(lines: &[Value]) -> Vec<Value> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let run = run_with("analyze --protocol --depth quick", text.as_bytes());
    assert_eq!(run.status, Some(0), "{}", run.err);
    let answers = run.out.lines();
    answers
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn another_program_gets_an_answer_for_each_decision() {
    let record: Value = serde_json::from_str(&beginning(
        "protocol-duel.jsonl",
        "--game duel --seed 2",
        12,
    ))
    .expect("a record");
    let judged = analyze(&record.to_string(), "--json").json();
    let query = json!({
        "id": "a", "game": "duel", "record": record, "decisions": [9, 11], "include": ["luck", "reasons"],
    });
    let answers = converse(&[query]);
    assert_eq!(answers.len(), 2);
    for (answer, place) in answers.iter().zip([9, 11]) {
        let decision = &judged["decisions"][place];
        assert_eq!(answer["id"], "a");
        assert_eq!(answer["partial"], false);
        assert_eq!(answer["decision"], decision["move"]);
        assert_eq!(answer["seat"], decision["seat"]);
        assert_eq!(answer["played"]["action"], decision["played"]);
        assert_eq!(answer["played"]["loss"], decision["loss"]);
        assert_eq!(answer["played"]["band"], decision["band"]);
        assert_eq!(answer["reasons"], decision["reasons"]);
        let (actions, best) = (list(answer, "actions"), list(decision, "best"));
        assert_eq!(actions.len(), best.len());
        for (order, (action, best)) in actions.iter().zip(best).enumerate() {
            assert_eq!(action["order"], order);
            assert_eq!(action["action"], best["action"]);
            assert_eq!(action["share"], best["share"]);
            assert!(number_of(action, "lcb") <= number_of(action, "share"));
        }
        let prior = |action: &&Value| number_of(action, "prior");
        let most = actions
            .iter()
            .map(|action| prior(&action))
            .fold(0.0, f64::max);
        let at_first = actions.iter().find(|action| prior(action) == most);
        let loss = at_first.map(|action| number_of(action, "loss"));
        assert_eq!(Some(number_of(&answer["root"], "difficulty")), loss);
        let played = answer["played"]["order"]
            .as_u64()
            .expect("it was simulated");
        assert!((played as usize) < actions.len());
        for luck in list(answer, "luck") {
            let sum: f64 = list(luck, "by_seat").iter().map(number).sum();
            assert!(sum.abs() < 1e-9, "what one gains the other loses: {luck}");
        }
    }
}

fn number_of(value: &Value, key: &str) -> f64 {
    number(&value[key])
}

#[test]
fn another_program_can_ask_about_a_position_and_interrupt() {
    let record = beginning("protocol-seven.jsonl", "--players 3", 2);
    let known = run_with("position - --record 0 --move 1 --seat 2", record.as_bytes());
    let record: Value = serde_json::from_str(&record).expect("a record");
    let position = known.out.trim();
    let answers = converse(&[
        json!({ "id": 1, "position": position, "simulations": 8, "report_every_ms": 1 }),
        json!({ "id": 2, "record": record, "priority": -1 }),
        json!({ "id": 3, "action": "terminate", "terminate_id": 2 }),
        json!({ "id": 4, "action": "query_version" }),
    ]);
    let of = |id: usize| -> Vec<&Value> { answers.iter().filter(|one| one["id"] == id).collect() };
    let (last, earlier) = of(1)
        .split_last()
        .map(|(last, rest)| (*last, rest.to_vec()))
        .expect("an answer");
    assert_eq!(last["seat"], 2);
    assert_eq!(last["partial"], false);
    assert!(last.get("played").is_none() && last.get("decision").is_none());
    assert!(
        list(last, "actions")
            .iter()
            .all(|action| action["simulations"] == 8)
    );
    assert!(earlier.iter().all(|one| one["partial"] == true));
    // The number of decisions judged by then depends on how fast the lines are read.
    let ended = of(3)[0]["terminated"].as_u64().expect("a number");
    assert_eq!(of(2).len() < 6, ended == 1);
    assert!(of(4)[0]["version"].is_string() && of(4)[0]["weights"].is_string());
}

#[test]
fn a_query_that_cannot_be_answered_says_which_field_is_wrong_and_the_next_one_is_answered() {
    let record: Value = serde_json::from_str(&beginning("protocol-errors.jsonl", "--game duel", 3))
        .expect("a record");
    for (query, field) in [
        (json!({ "record": record }), "id"),
        (json!({ "id": "a" }), "record"),
        (
            json!({ "id": "a", "record": record, "position": "duel" }),
            "record",
        ),
        (json!({ "id": "a", "record": {} }), "record"),
        (
            json!({ "id": "a", "record": record, "decisions": [3] }),
            "decisions",
        ),
        (
            json!({ "id": "a", "record": record, "decisions": [-1] }),
            "decisions",
        ),
        (
            json!({ "id": "a", "record": record, "seats": [2] }),
            "seats",
        ),
        (
            json!({ "id": "a", "record": record, "game": "seven" }),
            "game",
        ),
        (
            json!({ "id": "a", "record": record, "simulations": 1 }),
            "simulations",
        ),
        (
            json!({ "id": "a", "record": record, "include": ["pv"] }),
            "include",
        ),
        (
            json!({ "id": "a", "record": record, "depth": "shallow" }),
            "depth",
        ),
        (
            json!({ "id": "a", "record": record, "priority": "high" }),
            "priority",
        ),
        (json!({ "id": "a", "position": "chess" }), "position"),
        (json!({ "id": "a", "action": "stop" }), "action"),
    ] {
        let next = json!({ "id": "b", "record": record, "decisions": [0], "color": "red" });
        let answers = converse(&[query.clone(), next]);
        assert_eq!(answers[0]["field"], field, "{query}");
        let reason = answers[0]["error"].as_str().expect("a sentence");
        assert!(!reason.is_empty());
        assert_eq!(
            answers[1],
            json!({ "id": "b", "warning": "unknown field", "field": "color" })
        );
        assert_eq!(answers[2]["decision"], 0);
        assert_eq!(answers.len(), 3);
    }
    let broken = run_with("analyze --protocol", b"{\"id\":\n\n\xff\n");
    assert_eq!(broken.status, Some(0));
    assert_eq!(broken.out.lines().count(), 2, "{}", broken.out);
    assert!(
        broken
            .out
            .lines()
            .all(|line| line.starts_with("{\"id\":null,\"error\":"))
    );
}
