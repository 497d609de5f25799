//! `--game duel`: simulate, replay, legal, cards.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::program::{Run, file, record, records, run, run_with};

/// Records of a few games, as values; the file stays under this name.
fn games(name: &str, args: &str) -> Vec<Value> {
    let text = records(name, &format!("--game duel {args}"));
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn legal(name: &str, args: &str) -> Run {
    run(&format!("legal {} {args}", file(name).display()))
}

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn keys(value: &Value) -> BTreeSet<&str> {
    let object = value.as_object().unwrap();
    object.keys().map(String::as_str).collect()
}

#[test]
fn the_report_has_the_same_keys_as_for_seven() {
    let args = "simulate --game duel --games 40 --bots builder,random --seed 1";
    let report = run(&format!("{args} --threads 2 --json")).json();
    let seven = run("simulate --games 1 --json").json();
    assert_eq!(keys(&report), keys(&seven));
    let scores = &report["mean_scores"]["random"];
    let categories = [
        "military", "civilian", "science", "commerce", "guilds", "wonders", "progress", "treasury",
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
    let wins = |bot: &str| report["wins"][bot].as_f64().unwrap();
    assert!((wins("builder") + wins("random") - 40.0).abs() < 1e-9);
    let alone = run(&format!("{args} --threads 1 --json")).json();
    for key in ["games", "decisions", "signature", "wins", "mean_scores"] {
        assert_eq!(
            report[key], alone[key],
            "{key} on another number of threads"
        );
    }
    // All moves are made alone, one after the other.
    let games = games("duel-decisions.jsonl", "--games 40 --seed 1");
    let moves = games.iter().map(|game| game["moves"].as_array().unwrap());
    assert_eq!(report["decisions"], moves.map(Vec::len).sum::<usize>());
}

#[test]
fn the_table_counts_the_kinds_of_victory() {
    let games = games("duel-victories.jsonl", "--games 60 --seed 8");
    let table = run("simulate --game duel --games 60 --seed 8 --bots builder,random").good();
    assert!(
        table.starts_with("7 Wonders Duel: 60 games of seed 8"),
        "{table}"
    );
    let count = |victory: &str| {
        let won = games
            .iter()
            .filter(|game| game["result"]["victory"] == victory);
        format!("{} {victory}", won.count())
    };
    let counts = ["civilian", "military", "science"].map(count).join(", ");
    assert!(
        table.contains(&format!("\nvictories: {counts}\n")),
        "{table}"
    );
}

#[test]
fn records_of_all_games_replay_from_one_file() {
    let drafted = games("duel-drafted.jsonl", "--games 10 --seed 5");
    let first_games = games("duel-first-games.jsonl", "--games 5 --first-game");
    assert!(
        drafted
            .iter()
            .all(|game| game["setup"].get("draft").is_some())
    );
    assert!(
        first_games
            .iter()
            .all(|game| game["setup"].get("wonders").is_some())
    );
    let free_city = records("duel-free-city.jsonl", "--game free-city --games 1");
    let mut all = [drafted, first_games].concat();
    all.insert(3, record());
    all.insert(7, serde_json::from_str(&free_city).unwrap());
    let text: Vec<String> = all.iter().map(Value::to_string).collect();
    let replayed = run_with("replay - --json", text.join("\n").as_bytes()).good();
    let replayed = lines(&replayed);
    assert_eq!(replayed.len(), 17);
    for (number, (record, replayed)) in all.iter().zip(replayed).enumerate() {
        let (game, moves) = (&record["game"], record["moves"].as_array().unwrap().len());
        let expected =
            json!({"record": number, "game": game, "moves": moves, "result": record["result"]});
        assert_eq!(replayed, expected);
    }
    let table = run_with("replay -", text[0].as_bytes()).good();
    assert!(table.starts_with("record 0: 7 Wonders Duel, "), "{table}");
    assert!(table.contains("\nbuilder "), "{table}");
}

#[test]
fn a_running_game_has_no_result() {
    let mut game = games("duel-running.jsonl", "--games 1").remove(0);
    game.as_object_mut().unwrap().remove("result");
    game["moves"].as_array_mut().unwrap().truncate(20);
    let replay = |args: &str| run_with(args, game.to_string().as_bytes());
    assert_eq!(
        replay("replay - --json").json(),
        json!({"record": 0, "game": "duel", "moves": 20})
    );
    let line = replay("replay -").good();
    assert!(
        line.contains("7 Wonders Duel, 20 moves, unfinished"),
        "{line}"
    );
}

#[test]
fn spoiled_records_are_refused() {
    let good = games("duel-bad.jsonl", "--games 1 --seed 6").remove(0);
    let refused = |change: &dyn Fn(&mut Value), words: &[&str]| {
        let mut record = good.clone();
        change(&mut record);
        let mut all = vec!["standard input: record 0 (line 1): "];
        all.extend(words);
        run_with("replay -", record.to_string().as_bytes()).bad(1, &all);
    };
    refused(&|r| r["version"] = json!(2), &["version", "2"]);
    refused(
        &|r| r["game"] = json!("dual"),
        &["game: ", "dual", "seven, free-city, duel"],
    );
    refused(&|r| r["luck"] = json!(1), &["luck", "unknown field"]);
    refused(&|r| r["edition"] = json!("first"), &["edition"]);
    refused(&|r| r["players"] = json!(["a"]), &["players: "]);
    refused(&|r| r["setup"]["first"] = json!(2), &["setup.first"]);
    refused(
        &|r| r["setup"]["ages"]["2"][4] = json!("Casino"),
        &["setup.ages.2[4]", "Casino"],
    );
    refused(
        &|r| r["moves"][0]["wonder"] = json!("The Lighthouse"),
        &["moves[0].wonder", "The Lighthouse"],
    );
    refused(
        &|r| r["moves"][9]["seat"] = json!(2),
        &["moves[9].seat", "seat 2"],
    );
    refused(&|r| r["moves"][8]["do"] = json!("burn"), &["moves[8].do"]);
    refused(&|r| r["moves"][8]["coins"] = json!(99), &["moves[8].coins"]);
    refused(
        &|r| _ = r["moves"].as_array_mut().unwrap().pop(),
        &["result", "not over"],
    );
    refused(
        &|r| _ = r.as_object_mut().unwrap().remove("result"),
        &["result", "over"],
    );
    refused(
        &|r| r["result"]["scores"][0]["total"] = json!(999),
        &["result.scores[0]"],
    );
}

#[test]
fn every_decision_is_among_its_legal_actions() {
    let name = "duel-all.jsonl";
    let games = games(name, "--games 5 --seed 2");
    let mut decisions: BTreeMap<(usize, usize), (Value, Vec<Value>)> = BTreeMap::new();
    for line in lines(&legal(name, "--all").good()) {
        assert_eq!(keys(&line), ["legal", "move", "record", "seat"].into());
        let number = |key: &str| line[key].as_u64().unwrap() as usize;
        let listed = (
            line["seat"].clone(),
            line["legal"].as_array().unwrap().clone(),
        );
        decisions.insert((number("record"), number("move")), listed);
    }
    for (record, game) in games.iter().enumerate() {
        for (number, action) in game["moves"].as_array().unwrap().iter().enumerate() {
            let (seat, legal) = decisions.remove(&(record, number)).unwrap();
            assert_eq!(seat, action["seat"]);
            assert!(legal.contains(action), "{record} {number}: {action}");
        }
    }
    assert_eq!(decisions, BTreeMap::new(), "nobody else decides");
}

#[test]
fn a_move_is_one_decision() {
    let name = "duel-point.jsonl";
    let game = games(name, "--games 1 --seed 3").remove(0);
    let moves = game["moves"].as_array().unwrap();
    for (number, action) in moves.iter().enumerate().take(12) {
        for seat in 0..2 {
            let listed = legal(name, &format!("--record 0 --move {number} --seat {seat}"));
            let listed = lines(&listed.good());
            if action["seat"] == seat {
                assert!(listed.contains(action), "{number}: {action}");
            } else {
                assert_eq!(listed, Vec::<Value>::new(), "seat {seat} waits");
            }
        }
    }
    let end = moves.len();
    assert_eq!(
        legal(name, &format!("--record 0 --move {end} --seat 0")).good(),
        ""
    );
    legal(name, &format!("--record 0 --move {} --seat 0", end + 1)).bad(1, &["record 0", "--move"]);
    legal(name, "--record 0 --move 0 --seat 2").bad(1, &["--seat 2", "0 to 1"]);
    for seat in 0..2 {
        let args = format!("--record 0 --move 0 --seat {seat} --own Altar");
        legal(name, &args).bad(1, &["--own is for free-city only", "duel"]);
    }
}

#[test]
fn its_cards_are_written_in_the_language_of_the_data() {
    let facts = run("cards --game duel --json").json();
    let count = |key: &str| facts[key].as_array().unwrap().len();
    assert_eq!(
        ["cards", "wonders", "progress_tokens"].map(count),
        [73, 12, 10]
    );
    let named = |key: &str, name: &str| {
        let mut entries = facts[key].as_array().unwrap().iter();
        entries.find(|entry| entry["name"] == name).unwrap().clone()
    };
    assert_eq!(
        named("cards", "Statue"),
        json!({"age": 2, "name": "Statue", "color": "blue", "cost": {"coins": 0, "resources": "CC"},
               "effects": ["vp 4"], "chain_symbol_given": "column", "chain_symbol_required": "mask",
               "chain_from": ["Theater"], "chain_to": ["Gardens"]})
    );
    assert_eq!(
        named("cards", "Shipowners Guild"),
        json!({"age": "guild", "name": "Shipowners Guild", "color": "purple",
               "cost": {"coins": 0, "resources": "SCGP"},
               "effects": ["guild coins 1 per max brown+grey", "guild vp 1 per max brown+grey"],
               "chain_symbol_given": null, "chain_symbol_required": null, "chain_from": [], "chain_to": []})
    );
    assert_eq!(
        named("wonders", "Piraeus"),
        json!({"name": "Piraeus", "cost": {"coins": 0, "resources": "WWSC"},
               "effects": ["produce choice GP", "play again", "vp 2"]})
    );
    assert_eq!(
        named("progress_tokens", "Urbanism")["effects"],
        json!(["coins 6", "coins 4 per chain build"])
    );
    let slots = |age: &str| facts["layouts"][age].as_array().unwrap().len();
    assert_eq!(["1", "2", "3"].map(slots), [20; 3]);
    assert_eq!(
        facts["layouts"]["1"][2],
        json!({"row": 1, "x": 4, "face": "down", "covered_by": [5, 6]})
    );
    assert_eq!(
        facts["resource_classes"],
        json!({"raw": "WSC", "manufactured": "GP"})
    );
    assert_eq!(facts["trading_price"]["base"], 2);
    assert_eq!(facts["setup"]["start_coins"], 7);
    assert_eq!(
        facts["setup"]["draft_order"],
        json!([
            ["first", "second", "second", "first"],
            ["second", "first", "first", "second"]
        ])
    );
    assert_eq!(
        facts["military"]["looting_tokens"][0],
        json!({"id": "first-5", "zone": [-8, -6], "enters_at": -6, "coins": 5, "loser": "first"})
    );
    assert_eq!(
        facts["military"]["victory_points"][2],
        json!({"abs_from": 3, "abs_to": 5, "vp": 5})
    );
    assert_eq!(facts["recommended_first_game"]["second"][3], "The Colossus");
}

#[test]
fn its_cards_are_printed_as_tables() {
    let out = run("cards --game duel").good();
    let has = |start: &str| out.lines().any(|line| line.starts_with(start));
    assert!(
        has("guild  Builders Guild") && has("Piraeus") && has("Philosophy"),
        "{out}"
    );
}
