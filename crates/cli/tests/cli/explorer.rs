//! `explorer`: the counts of recorded games add up, and other records are refused.

use serde_json::Value;

use crate::program::{file, run, run_with};

/// The names and results of what cities had.
fn results<'a>(counts: &'a Value, had: &str) -> impl Iterator<Item = (&'a str, &'a Value)> {
    let named = counts["results"][had].as_object().expect("results");
    named.iter().map(|(name, results)| (name.as_str(), results))
}

fn sum(counts: &Value, had: &str, figure: &str) -> i64 {
    results(counts, had)
        .map(|(_, results)| results[figure].as_i64().expect("a number"))
        .sum()
}

/// The path of the records of some simulated games.
fn records(name: &str, args: &str) -> String {
    let path = file(name).to_str().expect("the path is text").to_owned();
    run(&format!("simulate --records {path} {args}")).good();
    path
}

/// A win in the units of the counts.
const WIN: i64 = 420;

#[test]
fn the_counts_of_duels_add_up() {
    let path = records(
        "explored.jsonl",
        "--game duel --bots builder,random --games 20 --seed 3",
    );
    let all = run(&format!("explorer {path} --json")).json();
    let [[group, counts]] = serde_json::from_value::<[[Value; 2]; 1]>(all).expect("one group");
    assert_eq!(
        (&group["game"], &group["players"], &group["bot"]),
        (&"duel".into(), &2.into(), &"".into())
    );
    assert_eq!(counts["games"], 20);
    let victories = counts["victories"].as_array().expect("three").iter();
    assert_eq!(
        victories.map(|count| count.as_i64().unwrap()).sum::<i64>(),
        20
    );
    // Each game has one first player and eight wonders in 12 pairs, two of them drafted first of four.
    for (had, number) in [
        ("first", 20),
        ("wonder", 160),
        ("pair", 240),
        ("opening", 40),
    ] {
        assert_eq!(sum(&counts, had, "seats"), number, "{had}");
    }
    assert_eq!(sum(&counts, "wonder", "wins"), 4 * 20 * WIN);
    assert!(sum(&counts, "built", "seats") <= 7 * 20);
    let first = run("simulate --game duel --bots builder,random --games 20 --seed 3 --json").json();
    let share = first["by_deal"]["first"]["share"]
        .as_f64()
        .expect("a share");
    let [(_, counted)] = results(&counts, "first").collect::<Vec<_>>()[..] else {
        panic!("{counts}");
    };
    let counted = counted["wins"].as_f64().expect("wins") / (20 * WIN) as f64;
    assert!((counted - share).abs() < 1e-9, "{counted}, {share}");
}

#[test]
fn the_counts_of_seven_wonders_are_kept_apart() {
    let second = records("second.jsonl", "--players 4 --bots builder --games 6");
    let first = records(
        "first.jsonl",
        "--edition first --players 3 --bots builder --games 5",
    );
    let free_city = records(
        "free-city.jsonl",
        "--game free-city --bots builder --games 4",
    );
    let all = run(&format!(
        "explorer {second} {first} {free_city} {second} --json"
    ))
    .json();
    let groups: Vec<[Value; 2]> = serde_json::from_value(all).expect("groups");
    let told = groups.iter().map(|[group, counts]| {
        assert_eq!(group["bot"], "builder");
        let players = group["players"].as_i64().unwrap();
        let games = counts["games"].as_i64().unwrap();
        assert_eq!(sum(counts, "board", "seats"), players * games);
        assert_eq!(sum(counts, "board", "wins"), games * WIN);
        (group["game"].as_str().unwrap(), players, games)
    });
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            ("seven-second", 4, 12),
            ("seven-first", 3, 5),
            ("free-city", 2, 4)
        ]
    );
    let said = run(&format!("explorer {second} --least 1")).good();
    assert!(
        said.starts_with("seven-second builder, 4 players, 6 games\n"),
        "{said}"
    );
    assert!(said.contains("board "), "{said}");
    let none = run(&format!("explorer {second} --least 25")).good();
    assert!(!none.contains("board "), "{none}");
}

#[test]
fn without_files_it_shows_what_the_program_knows() {
    let said = run("explorer").good();
    for title in [
        "duel hard, 2 players",
        "seven-second hard, 7 players",
        "seven-first hard, 3 players",
        "free-city hard",
    ] {
        assert!(said.contains(title), "no {title}");
    }
}

#[test]
fn what_is_no_record_is_refused_by_its_line() {
    let path = records("good.jsonl", "--game duel --bots random --games 1");
    let good = std::fs::read_to_string(&path).expect("records");
    run_with("explorer -", format!("{good}nonsense\n").as_bytes()).bad(1, &["line 2"]);
    let empty = file("empty.jsonl");
    std::fs::write(&empty, "").expect("written");
    run(&format!("explorer {}", empty.display())).bad(1, &["no record has been counted"]);
}
