//! `--game free-city`: every command on the first edition's game for two.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::program::{Run, file, records, run, run_with};

/// Records of a few games, as values; the file stays under this name.
fn games(name: &str, games: usize) -> Vec<Value> {
    let text = records(name, &format!("--game free-city --games {games} --seed 2"));
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), games);
    lines
}

fn legal(name: &str, args: &str) -> Run {
    run(&format!("legal {} {args}", file(name).display()))
}

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The seat that holds the Free City card, and so chooses for the Free City: left of it first in ages I and III.
fn holder(step: &Value) -> usize {
    let (age, turn) = (
        step["age"].as_u64().unwrap(),
        step["turn"].as_u64().unwrap(),
    );
    usize::from((age == 2) != (turn % 2 == 0))
}

#[test]
fn the_report_is_about_the_two_players() {
    let args = "simulate --game free-city --games 20 --bots builder,random --seed 3";
    let report = run(&format!("{args} --json")).json();
    let keys: Vec<&String> = report.as_object().unwrap().keys().collect();
    let seven = run("simulate --games 1 --json").json();
    assert_eq!(keys, seven.as_object().unwrap().keys().collect::<Vec<_>>());
    assert!(report["decisions"].as_u64().unwrap() >= 20 * 18 * 3);
    // Scores are the means of the players alone, and each game has a winner among them.
    let text = records(
        "free-city-means.jsonl",
        "--game free-city --games 20 --seed 3",
    );
    let mut totals = [0, 0];
    for (number, line) in text.lines().enumerate() {
        let record: Value = serde_json::from_str(line).unwrap();
        for seat in 0..2 {
            let total = record["result"]["scores"][seat]["total"].as_i64().unwrap();
            totals[(seat + number) % 2] += total;
        }
    }
    for (bot, total) in ["builder", "random"].into_iter().zip(totals) {
        let mean = report["mean_scores"][bot]["total"].as_f64().unwrap();
        assert!((mean - total as f64 / 20.0).abs() < 1e-9, "{bot}: {mean}");
    }
    let wins = |bot: &str| report["wins"][bot].as_f64().unwrap();
    assert!((wins("builder") + wins("random") - 20.0).abs() < 1e-9);
    let table = run(args).good();
    assert!(
        table.starts_with("7 Wonders with the Free City: 20 games of seed 3"),
        "{table}"
    );
    assert!(!table.contains("victories"), "{table}");
}

#[test]
fn records_replay() {
    let name = "free-city-replay.jsonl";
    let games = games(name, 10);
    let path = file(name);
    let replayed = run(&format!("replay {} --json", path.display())).good();
    for (number, (record, replayed)) in games.iter().zip(lines(&replayed)).enumerate() {
        let names = [["builder", "random"], ["random", "builder"]][number % 2];
        assert_eq!(record["players"], json!(names));
        let moves = record["moves"].as_array().unwrap().len();
        let expected = json!({"record": number, "game": "free-city", "moves": moves, "result": record["result"]});
        assert_eq!(replayed, expected);
        assert_eq!(replayed["result"]["scores"].as_array().unwrap().len(), 3);
    }
    let table = run(&format!("replay {} --record 0", path.display())).good();
    assert!(
        table.starts_with("record 0: 7 Wonders with the Free City, "),
        "{table}"
    );
    assert!(table.contains("\nFree City ("), "{table}");
}

#[test]
fn spoiled_records_are_refused() {
    let good = games("free-city-bad.jsonl", 1).remove(0);
    let refused = |change: &dyn Fn(&mut Value), words: &[&str]| {
        let mut record = good.clone();
        change(&mut record);
        let mut all = vec!["standard input: record 0 (line 1): "];
        all.extend(words);
        run_with("replay -", record.to_string().as_bytes()).bad(1, &all);
    };
    refused(&|r| r["edition"] = json!("first"), &["edition: "]);
    refused(&|r| r["game"] = json!("seven"), &["edition", "missing"]);
    refused(
        &|r| _ = r["setup"].as_object_mut().unwrap().remove("pile"),
        &["setup.pile", "missing"],
    );
    refused(
        &|r| r["players"] = json!(["a", "b", "c"]),
        &["players: 3 names for 2 players"],
    );
    refused(
        &|r| r["result"]["winners"] = json!([2]),
        &["result.winners"],
    );
    // The Free City cannot play the card that the holder of its card plays.
    let steal = |r: &mut Value| {
        let step = &mut r["moves"][0];
        let own = step["actions"][holder(step)]["card"].clone();
        step["actions"][2] = json!({"seat": 2, "do": "sell", "card": own});
    };
    refused(&steal, &["moves[0].actions[2]"]);
}

#[test]
fn every_decision_is_among_its_legal_actions() {
    let name = "free-city-all.jsonl";
    let games = games(name, 4);
    let mut decisions: BTreeMap<(usize, usize, usize), Vec<Value>> = BTreeMap::new();
    for line in lines(&legal(name, "--all").good()) {
        let number = |key: &str| line[key].as_u64().unwrap() as usize;
        let key = (number("record"), number("move"), number("seat"));
        decisions.insert(key, line["legal"].as_array().unwrap().clone());
    }
    for (record, game) in games.iter().enumerate() {
        for (number, step) in game["moves"].as_array().unwrap().iter().enumerate() {
            for action in step["actions"].as_array().unwrap() {
                let seat = action["seat"].as_u64().unwrap() as usize;
                let legal = decisions.remove(&(record, number, seat)).unwrap();
                assert!(legal.contains(action), "{record} {number} {seat}");
            }
        }
    }
    assert_eq!(decisions, BTreeMap::new(), "nobody else decides");
}

#[test]
fn the_free_city_plays_what_the_holder_leaves() {
    let name = "free-city-own.jsonl";
    let game = games(name, 1).remove(0);
    let all = lines(&legal(name, "--all").good());
    let steps = game["moves"].as_array().unwrap();
    let mut narrower = 0;
    for (number, step) in steps.iter().enumerate() {
        if step["step"] != "turn" {
            continue;
        }
        let own = step["actions"][holder(step)]["card"].as_str().unwrap();
        let point = format!("--record 0 --move {number} --seat 2");
        let any = lines(&legal(name, &point).good());
        let path = file(name);
        let args = ["legal", path.to_str().unwrap(), "--own", own];
        let given = crate::program::run_args(args.into_iter().chain(point.split(' ')));
        let given = lines(&given.good());
        let listed = all
            .iter()
            .find(|line| line["move"] == number && line["seat"] == 2);
        assert_eq!(listed.unwrap()["legal"], json!(given), "--all knows {own}");
        assert!(given.contains(&step["actions"][2]));
        assert!(given.iter().all(|action| any.contains(action)));
        narrower += usize::from(given.len() < any.len());
    }
    assert!(narrower > 5, "{narrower} of {} turns", steps.len());
}

#[test]
fn in_an_open_turn_all_is_listed_that_may_be_legal() {
    let mut game = games("free-city-open.jsonl", 1).remove(0);
    game.as_object_mut().unwrap().remove("result");
    game["moves"].as_array_mut().unwrap().truncate(3);
    let running = game.to_string();
    let legal =
        |args: &str| lines(&run_with(&format!("legal - {args}"), running.as_bytes()).good());
    let open = legal("--all")
        .into_iter()
        .find(|line| line["move"] == 3 && line["seat"] == 2);
    assert_eq!(
        open.unwrap()["legal"],
        json!(legal("--record 0 --move 3 --seat 2"))
    );
}

#[test]
fn the_own_card_is_checked() {
    let name = "free-city-own-bad.jsonl";
    let game = games(name, 1).remove(0);
    let end = game["moves"].as_array().unwrap().len();
    legal(name, "--record 0 --move 0 --seat 0 --own Altar").bad(1, &["--own", "seat 2", "seat 0"]);
    legal(name, "--record 0 --move 0 --seat 2 --own Castle").bad(1, &["--own", "Castle"]);
    legal(name, "--record 0 --move 0 --seat 2 --own Palace").bad(1, &["--own", "Palace", "seat 0"]);
    legal(
        name,
        &format!("--record 0 --move {end} --seat 2 --own Altar"),
    )
    .bad(1, &["--own", "plays no card"]);
    legal(name, "--record 0 --move 0 --seat 3").bad(1, &["--seat 3", "0 to 2"]);
    legal(name, "--all --own Altar").bad(2, &["--own"]);
}

fn pad() -> Value {
    json!({
        "game": "free-city",
        "cities": [
            {"city": "Giza", "side": "A", "stages": 1, "coins": 3, "tokens": [1, -1], "cards": ["Altar"]},
            {"city": "Rhodes", "side": "B", "stages": 0, "coins": 5, "tokens": [-1], "cards": ["Spies Guild"]},
            {"city": "Olympia", "side": "A", "stages": 3, "coins": 30, "tokens": [5, 5],
             "cards": ["Palace", "Stockade"]},
        ],
    })
}

fn score(pad: &Value) -> Run {
    run_with("score - --json", pad.to_string().as_bytes())
}

#[test]
fn three_cities_are_scored_and_two_can_win() {
    let result = score(&pad()).json();
    let totals: Vec<&Value> = result["scores"]
        .as_array()
        .unwrap()
        .iter()
        .map(|score| &score["total"])
        .collect();
    // The Spies Guild counts the Free City's red card.
    assert_eq!(totals, [6, 1, 38]);
    assert_eq!(result["winners"], json!([0]));
    let table = run_with("score -", pad().to_string().as_bytes()).good();
    assert!(table.contains("Olympia A (Free City)"), "{table}");
    let mut named = pad();
    named["edition"] = json!("first");
    assert_eq!(score(&named).json(), result);
}

#[test]
fn what_is_no_pad_of_the_free_city_is_refused() {
    let refused = |change: &dyn Fn(&mut Value), words: &[&str]| {
        let mut pad = pad();
        change(&mut pad);
        score(&pad).bad(1, &[&["standard input: "], words].concat());
    };
    refused(
        &|p| p["edition"] = json!("second"),
        &["edition: ", "first edition"],
    );
    refused(
        &|p| _ = p["cities"].as_array_mut().unwrap().pop(),
        &["cities: ", "3 cities", "not 2"],
    );
    let fourth = |p: &mut Value| {
        let city = p["cities"][0].clone();
        p["cities"].as_array_mut().unwrap().push(city);
    };
    refused(&fourth, &["cities: ", "not 4"]);
    refused(
        &|p| p["cities"][2]["side"] = json!("Day"),
        &["cities[2].side"],
    );
    refused(
        &|p| p["cities"][2]["cards"] = json!(["Altar"]),
        &["2 cities have Altar"],
    );
}

#[test]
fn its_cards_are_those_of_the_first_edition() {
    let first = run("cards --edition first --json").good();
    assert_eq!(run("cards --game free-city --json").good(), first);
    assert_eq!(
        run("cards --game free-city --edition first --json").good(),
        first
    );
}
