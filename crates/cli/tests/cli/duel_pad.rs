//! `score` on a pad of 7 Wonders Duel, and everything that it refuses.

use serde_json::{Value, json};

use crate::program::{Run, run_with};

fn score(pad: &Value) -> Run {
    run_with("score - --json", pad.to_string().as_bytes())
}

fn pad() -> Value {
    json!({
        "game": "duel",
        "pawn": 3,
        "cities": [
            {"cards": ["Altar", "Pharmacist", "Dispensary", "Lighthouse", "Magistrates Guild"],
             "wonders": ["The Pyramids", "The Great Library"], "tokens": ["Mathematics", "Agriculture"], "coins": 12},
            {"cards": ["Courthouse", "Statue", "Quarry"], "wonders": ["The Sphinx"], "tokens": [], "coins": 2},
        ],
    })
}

#[test]
fn a_pad_is_added_up() {
    let first = json!({"military": 5, "civilian": 3, "science": 2, "commerce": 3, "guilds": 2, "wonders": 13,
                       "progress": 10, "treasury": 4, "total": 42});
    let second = json!({"military": 0, "civilian": 9, "science": 0, "commerce": 0, "guilds": 0, "wonders": 6,
                        "progress": 0, "treasury": 0, "total": 15});
    let expected = json!({"victory": "civilian", "winners": [0], "scores": [first, second]});
    assert_eq!(score(&pad()).json(), expected);
    let mut named = pad();
    named["victory"] = json!("civilian");
    assert_eq!(score(&named).json(), expected);
    let table = run_with("score -", pad().to_string().as_bytes()).good();
    assert!(
        table
            .lines()
            .any(|l| l.starts_with("seat 0 ") && l.ends_with("42  wins")),
        "{table}"
    );
}

#[test]
fn what_is_left_out_is_as_if_there_were_nothing_of_it() {
    let mut short = pad();
    short["cities"][1].as_object_mut().unwrap().remove("tokens");
    assert_eq!(score(&short).json(), score(&pad()).json());
    let empty = json!({"game": "duel", "cities": [{"coins": 3}, {}]});
    let result = score(&empty).json();
    assert_eq!(result["winners"], json!([0]));
    assert_eq!(result["scores"][0]["total"], 1);
}

#[test]
fn points_counted_by_hand_decide_unless_a_supremacy_has() {
    let mut hand = pad();
    hand["cities"][1]["points"] = json!({"guilds": 40});
    let result = score(&hand).json();
    assert_eq!(result["winners"], json!([1]));
    assert_eq!(result["scores"][1]["total"], 55);
    hand["pawn"] = json!(9);
    assert_eq!(score(&hand).json()["winners"], json!([0]));
    refused(
        |p| p["cities"][0]["points"] = json!({"military": -2}),
        &["cities[0].points.military: ", "0 to 999", "−2"],
    );
}

#[test]
fn blue_cards_break_a_tie() {
    let city = |cards: Value, coins: u16| json!({"cards": cards, "wonders": [], "tokens": [], "coins": coins});
    let winners = |one: Value, other: Value| {
        let pad = json!({"game": "duel", "pawn": 0, "cities": [one, other]});
        score(&pad).json()["winners"].clone()
    };
    assert_eq!(
        winners(city(json!(["Altar"]), 0), city(json!([]), 9)),
        json!([0])
    );
    assert_eq!(
        winners(city(json!(["Altar"]), 0), city(json!(["Theater"]), 0)),
        json!([0, 1])
    );
}

#[test]
fn supremacies_are_seen() {
    let mut capital = pad();
    capital["pawn"] = json!(-9);
    let result = score(&capital).json();
    assert_eq!(
        (&result["victory"], &result["winners"]),
        (&json!("military"), &json!([1]))
    );
    assert_eq!(result["scores"][1]["military"], 10);
    capital["victory"] = json!("military");
    score(&capital).good();
    let table = run_with("score -", capital.to_string().as_bytes()).good();
    assert!(table.contains("wins by military supremacy"), "{table}");
    let mut symbols = pad();
    symbols["cities"][0]["cards"] = json!([
        "Pharmacist",
        "Apothecary",
        "Workshop",
        "Laboratory",
        "Scriptorium",
        "Study"
    ]);
    symbols["cities"][0]["tokens"] = json!(["Law"]);
    let result = score(&symbols).json();
    assert_eq!(
        (&result["victory"], &result["winners"]),
        (&json!("science"), &json!([0]))
    );
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Value), words: &[&str]) {
    let mut pad = pad();
    change(&mut pad);
    let mut all = vec!["standard input: "];
    all.extend(words);
    score(&pad).bad(1, &all);
}

#[test]
fn unknown_words_are_refused() {
    refused(
        |p| p["game"] = json!("dual"),
        &["game: ", "dual", "seven, free-city, duel"],
    );
    refused(
        |p| p["cities"][0]["cards"][1] = json!("Casino"),
        &["cities[0].cards[1]", "no card", "Casino"],
    );
    refused(
        |p| p["cities"][1]["wonders"][0] = json!("Sphinx"),
        &["cities[1].wonders[0]", "no wonder", "Sphinx"],
    );
    refused(
        |p| p["cities"][0]["tokens"][1] = json!("Luck"),
        &["cities[0].tokens[1]", "no progress token", "Luck"],
    );
    refused(
        |p| p["victory"] = json!("moral"),
        &["victory: ", "moral", "civilian, military, science"],
    );
    refused(|p| p["edition"] = json!("first"), &["edition"]);
    refused(
        |p| p["cities"][1]["shields"] = json!(3),
        &["cities[1]", "shields"],
    );
    refused(
        |p| p["cities"][1]["stages"] = json!(1),
        &["cities[1].stages: not used in the game duel"],
    );
    refused(
        |p| p["cities"][1] = json!([[], [], [], 0]),
        &["cities[1]", "expected an object"],
    );
}

#[test]
fn what_no_table_can_show_is_refused() {
    refused(
        |p| p["cities"][1]["cards"][2] = json!("Altar"),
        &["cities[1].cards[2]", "Altar is also cities[0].cards[0]"],
    );
    refused(
        |p| p["cities"][1]["cards"][2] = json!("Statue"),
        &["cities[1].cards[2]", "Statue is also cities[1].cards[1]"],
    );
    refused(
        |p| p["cities"][1]["wonders"] = json!(["The Pyramids"]),
        &["cities[1].wonders[0]", "also cities[0].wonders[0]"],
    );
    refused(
        |p| p["cities"][0]["tokens"] = json!(["Law", "Law"]),
        &["cities[0].tokens[1]", "Law is also cities[0].tokens[0]"],
    );
    refused(
        |p| p["cities"][1]["coins"] = json!(-1),
        &["cities[1].coins", "−1"],
    );
    refused(
        |p| p["cities"][1]["coins"] = json!(70_000),
        &["cities[1].coins", "70000"],
    );
    refused(|p| p["pawn"] = json!(10), &["pawn: ", "−9 to 9", "10"]);
    refused(|p| p["pawn"] = json!(265), &["pawn: ", "265"]);
    refused(|p| p["pawn"] = json!(0.5), &["pawn"]);
    refused(
        |p| _ = p["cities"].as_array_mut().unwrap().pop(),
        &["cities: ", "2 cities, not 1"],
    );
    refused(
        |p| p["victory"] = json!("science"),
        &["victory: ", "civilian victory, not a science"],
    );
    // A token needs a pair or The Great Library.
    refused(
        |p| p["cities"][1]["tokens"] = json!(["Law"]),
        &["cities[1].tokens", "can have 0"],
    );
    refused(
        |p| p["cities"][0]["tokens"] = json!(["Law", "Economy", "Theology"]),
        &["cities[0].tokens", "3 progress tokens", "can have 2"],
    );
}

#[test]
fn more_than_the_box_gives_is_refused() {
    let wonders = [
        "The Colossus",
        "Piraeus",
        "Circus Maximus",
        "The Appian Way",
        "The Sphinx",
    ];
    refused(
        |p| p["cities"][1]["wonders"] = json!(wonders),
        &["cities[1].wonders", "5 wonders"],
    );
    refused(
        |p| {
            p["cities"][0]["wonders"] = json!([
                "The Pyramids",
                "The Great Library",
                "The Mausoleum",
                "The Statue of Zeus"
            ]);
            p["cities"][1]["wonders"] = json!(wonders[..4]);
        },
        &["cities: ", "8 wonders"],
    );
    let guilds = ["Merchants Guild", "Shipowners Guild", "Builders Guild"];
    refused(
        |p| p["cities"][1]["cards"] = json!(guilds),
        &["cities: 4 guilds", "has 3"],
    );
    let mut fewer = pad();
    fewer["cities"][1]["cards"] = json!(guilds[..2]);
    score(&fewer).good();
    let symbols = || {
        json!({"cards": ["Pharmacist", "Apothecary", "Workshop", "Scriptorium", "Study", "University"],
               "wonders": [], "tokens": [], "coins": 0})
    };
    refused(
        |p| {
            p["cities"][0] = symbols();
            p["pawn"] = json!(9);
        },
        &["cities: ", "2 supremacies"],
    );
}

#[test]
fn every_finished_game_can_be_scored_again() {
    let text = crate::program::records("duel-pad.jsonl", "--game duel --games 40 --seed 12");
    for line in text.lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let pad = lay(&record);
        assert_eq!(score(&pad).json(), record["result"], "{pad}");
    }
}

/// The pad of a finished game: cards, wonders and tokens from its moves, coins and pawn from its result.
fn lay(record: &Value) -> Value {
    let mut cities =
        [(); 2].map(|()| json!({"cards": [], "wonders": [], "tokens": [], "coins": 0}));
    for action in record["moves"].as_array().unwrap() {
        let seat = action["seat"].as_u64().unwrap() as usize;
        let mut push =
            |key: &str, name: &Value| cities[seat][key].as_array_mut().unwrap().push(name.clone());
        match action["do"].as_str().unwrap() {
            "build" | "revive" => push("cards", &action["card"]),
            "wonder" => push("wonders", &action["wonder"]),
            "token" | "library" => push("tokens", &action["token"]),
            "destroy" => cities[1 - seat]["cards"]
                .as_array_mut()
                .unwrap()
                .retain(|card| *card != action["card"]),
            _ => {}
        }
    }
    let result = &record["result"];
    let points = |seat: usize, key: &str| result["scores"][seat][key].as_i64().unwrap();
    for (seat, city) in cities.iter_mut().enumerate() {
        city["coins"] = json!(3 * points(seat, "treasury"));
    }
    let lead = match points(0, "military") - points(1, "military") {
        0 => 0,
        difference => {
            difference.signum()
                * if result["victory"] == "military" {
                    9
                } else {
                    space(difference)
                }
        }
    };
    json!({"game": "duel", "pawn": lead, "cities": cities})
}

/// A space of the zone with these points.
fn space(points: i64) -> i64 {
    match points.abs() {
        2 => 1,
        5 => 3,
        _ => 6,
    }
}
