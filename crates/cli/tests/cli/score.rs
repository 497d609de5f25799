//! `score`: the pad, and all that it refuses.

use serde_json::{Value, json};

use crate::program::{Run, run, run_with};

fn score(pad: &Value) -> Run {
    run_with("score - --json", pad.to_string().as_bytes())
}

/// Three first edition cities.
fn pad() -> Value {
    json!({
        "edition": "first",
        "cities": [
            {"city": "Alexandria", "side": "A", "stages": 3, "coins": 14, "tokens": [1, 3, 5, -1, -1, -1],
             "cards": ["Altar", "Temple", "Pantheon", "Apothecary", "Workshop", "Scriptorium", "Philosophers Guild"]},
            {"city": "Rhodes", "side": "B", "stages": 1, "coins": 2, "tokens": [1, 1, -1],
             "cards": ["Stockade", "Haven", "Foundry", "Loom", "Laboratory"]},
            {"city": "Giza", "side": "A", "stages": 0, "coins": 0, "tokens": [], "cards": []},
        ],
    })
}

/// The columns stand in the order of the edition's pad, each over its own points.
#[test]
fn the_printed_pad_has_the_order_of_the_edition() {
    let printed = |pad: &Value| run_with("score -", pad.to_string().as_bytes()).good();
    let words = |line: &str| {
        line.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let rows = |pad: &Value| printed(pad).lines().map(words).collect::<Vec<_>>();
    let first = rows(&pad());
    let titles = "military treasury wonder civilian science commerce guilds total coins";
    assert_eq!(first[0].join(" "), titles);
    assert_eq!(
        first[1].join(" "),
        "Alexandria A 6 4 10 12 10 0 1 43 14 wins"
    );
    let city = json!({"city": "Gizah", "side": "day", "stages": 1, "coins": 4, "tokens": [5],
                      "cards": ["Altar", "Workshop"], "points": {"guilds": 9, "commerce": 2}});
    let second = rows(&json!({"edition": "second", "cities": [city, {}, {}]}));
    let titles = "wonder treasury military civilian commerce science guilds total coins";
    assert_eq!(second[0].join(" "), titles);
    assert_eq!(second[1].join(" "), "Gizah day 3 1 5 3 2 1 9 24 4 wins");
}

#[test]
fn a_pad_is_added_up() {
    let result = score(&pad()).json();
    let first = json!({"military": 6, "treasury": 4, "wonder": 10, "civilian": 12, "science": 10, "commerce": 0,
                       "guilds": 1, "total": 43, "coins": 14});
    let second = json!({"military": 1, "treasury": 0, "wonder": 3, "civilian": 0, "science": 1, "commerce": 1,
                        "guilds": 0, "total": 6, "coins": 2});
    let third = json!({"military": 0, "treasury": 0, "wonder": 0, "civilian": 0, "science": 0, "commerce": 0,
                       "guilds": 0, "total": 0, "coins": 0});
    assert_eq!(
        result,
        json!({"scores": [first, second, third], "winners": [0]})
    );
    let table = run_with("score -", pad().to_string().as_bytes()).good();
    assert!(
        table
            .lines()
            .any(|l| l.starts_with("Alexandria A") && l.ends_with("wins")),
        "{table}"
    );
}

#[test]
fn equal_points_and_coins_share_the_victory() {
    let mut pad = pad();
    for city in 0..3 {
        let empty = json!({"stages": 0, "coins": 3, "tokens": [], "cards": []});
        let entry = pad["cities"][city].as_object_mut().unwrap();
        entry.extend(empty.as_object().unwrap().clone());
    }
    assert_eq!(score(&pad).json()["winners"], json!([0, 1, 2]));
    pad["cities"][1]["coins"] = json!(4);
    assert_eq!(score(&pad).json()["winners"], json!([1]));
}

/// A pad without a game is one of 7 Wonders.
#[test]
fn the_game_need_not_be_named() {
    let mut named = pad();
    named["game"] = json!("seven");
    assert_eq!(score(&named).json(), score(&pad()).json());
}

#[test]
fn what_is_left_out_is_as_if_there_were_nothing_of_it() {
    let mut short = pad();
    short["cities"][2] = json!({"city": "Giza", "side": "A"});
    assert_eq!(score(&short).json(), score(&pad()).json());
    short["cities"][2] = json!({});
    assert_eq!(score(&short).json(), score(&pad()).json());
    let table = run_with("score -", short.to_string().as_bytes()).good();
    assert!(table.lines().any(|l| l.starts_with("seat 2 ")), "{table}");
}

#[test]
fn what_was_counted_by_hand_replaces_what_would_be_counted() {
    let mut hand = pad();
    hand["cities"][1]["points"] = json!({"military": -1, "civilian": 50});
    hand["cities"][2]["symbols"] = json!({"compass": 1, "gear": 1, "any": 1});
    let result = score(&hand).json();
    let of = |seat: usize, key: &str| result["scores"][seat][key].clone();
    assert_eq!((of(1, "military"), of(1, "total")), (json!(-1), json!(54)));
    assert_eq!((of(2, "science"), of(2, "total")), (json!(10), json!(10)));
    assert_eq!(result["winners"], json!([1]));
}

#[test]
fn what_nobody_can_have_counted_is_refused() {
    refused(
        |p| p["cities"][1]["points"] = json!({"beauty": 1}),
        &["cities[1].points.beauty: unknown category", "military"],
    );
    refused(
        |p| p["cities"][1]["points"] = json!({"science": 1000}),
        &["cities[1].points.science: ", "−999 to 999", "1000"],
    );
    refused(
        |p| p["cities"][1]["symbols"] = json!({"any": 7}),
        &["cities[1].symbols: ", "20 of a kind", "6 wild"],
    );
    refused(
        |p| p["cities"][1]["symbols"] = json!([1, 1, 1, 1]),
        &["cities[1].symbols", "expected an object"],
    );
}

/// A key that is given twice is refused, not one of them chosen.
#[test]
fn keys_are_given_once() {
    let twice = br#"{"edition": "first", "cities": [{"coins": 3, "coins": 4}, {}, {}]}"#;
    run_with("score -", twice).bad(1, &["cities[0]", "duplicate field `coins`"]);
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
        |p| p["game"] = json!("chess"),
        &["game: ", "chess", "seven, free-city, duel"],
    );
    refused(|p| p["game"] = json!(7), &["game", "invalid type"]);
    refused(|p| p["edition"] = json!("third"), &["edition: ", "third"]);
    refused(
        |p| _ = p.as_object_mut().unwrap().remove("edition"),
        &["edition: missing"],
    );
    refused(
        |p| p["cities"][1]["city"] = json!("Rome"),
        &["cities[1].city", "Rome", "Rhodes"],
    );
    refused(
        |p| p["cities"][1]["city"] = json!("Rhodos"),
        &["cities[1].city", "Rhodos"],
    );
    refused(
        |p| p["cities"][1]["side"] = json!("night"),
        &["cities[1].side", "night"],
    );
    refused(
        |p| p["cities"][0]["cards"][2] = json!("Casino"),
        &["cities[0].cards[2]", "Casino"],
    );
    refused(
        |p| p["cities"][0]["cards"][2] = json!("Castrum"),
        &["cities[0].cards[2]", "Castrum", "first edition"],
    );
    refused(|p| p["date"] = json!("today"), &["date", "unknown field"]);
    refused(
        |p| p["cities"][2]["name"] = json!("Ann"),
        &["cities[2]", "name", "unknown field"],
    );
    refused(
        |p| p["victory"] = json!("civilian"),
        &["victory: not used in the game seven"],
    );
    refused(|p| p["pawn"] = json!(2), &["pawn: not used"]);
    refused(
        |p| p["cities"][0]["wonders"] = json!(["The Sphinx"]),
        &["cities[0].wonders: not used"],
    );
    refused(
        |p| _ = p["cities"][2].as_object_mut().unwrap().remove("city"),
        &["cities[2].side: given without a city"],
    );
}

#[test]
fn what_no_table_can_show_is_refused() {
    refused(
        |p| p["cities"][0]["cards"][1] = json!("Altar"),
        &["cities[0].cards[1]", "Altar", "listed twice"],
    );
    // One Altar is in a game of three.
    refused(
        |p| p["cities"][1]["cards"][0] = json!("Altar"),
        &["2 cities have Altar", "has only 1"],
    );
    refused(
        |p| p["cities"][1]["cards"][0] = json!("Philosophers Guild"),
        &["2 cities have Philosophers Guild"],
    );
    // Its only copy is for four and more.
    refused(
        |p| p["cities"][1]["cards"][0] = json!("Excavation"),
        &["1 city has Excavation", "a game with 3 cities has only 0"],
    );
    refused(
        |p| p["cities"][0]["stages"] = json!(4),
        &["cities[0].stages", "3 stages, not 4"],
    );
    refused(
        |p| p["cities"][0]["stages"] = json!(-1),
        &["cities[0].stages"],
    );
    refused(
        |p| p["cities"][0]["coins"] = json!(-1),
        &["cities[0].coins", "−1"],
    );
    refused(
        |p| p["cities"][0]["coins"] = json!(10_000),
        &["cities[0].coins"],
    );
    refused(
        |p| p["cities"][0]["coins"] = json!(1.5),
        &["cities[0].coins"],
    );
    refused(
        |p| p["cities"][0]["tokens"][0] = json!(2),
        &["cities[0].tokens[0]", "not 2"],
    );
    refused(
        |p| p["cities"][0]["tokens"][0] = json!(259),
        &["cities[0].tokens[0]", "not 259"],
    );
    refused(
        |p| p["cities"][1]["tokens"] = json!([1, 1, 1]),
        &["cities[1].tokens", "3 tokens of 1"],
    );
    refused(
        |p| p["cities"][1]["tokens"] = json!([-1, -1, -1, -1, -1, -1, -1]),
        &["cities[1].tokens", "7 tokens"],
    );
    refused(
        |p| p["cities"][1]["city"] = json!("Giza"),
        &["cities[2].city", "also cities[1]"],
    );
}

#[test]
fn three_to_seven_cities_play() {
    refused(
        |p| _ = p["cities"].as_array_mut().unwrap().pop(),
        &["3 to 7 cities, not 2"],
    );
    refused(|p| p["cities"] = json!([]), &["3 to 7 cities, not 0"]);
    let eight = |p: &mut Value| {
        let city = p["cities"][2].clone();
        p["cities"].as_array_mut().unwrap().extend(vec![city; 5]);
    };
    refused(eight, &["3 to 7 cities, not 8"]);
}

#[test]
fn more_guilds_than_are_drawn_are_refused() {
    let guilds = [
        "Workers Guild",
        "Craftsmens Guild",
        "Traders Guild",
        "Spies Guild",
        "Builders Guild",
    ];
    refused(
        |p| p["cities"][1]["cards"] = json!(guilds),
        &["6 guilds", "a game with 3 cities has 5"],
    );
    let mut pad = pad();
    pad["cities"][1]["cards"] = json!(guilds[..4]);
    score(&pad).good();
}

#[test]
fn what_is_no_pad_is_refused() {
    run_with("score -", b"").bad(1, &["standard input: not JSON (line 1, column 0)"]);
    run_with("score -", b"[1]").bad(1, &["standard input: ", "expected an object"]);
    run_with("score -", b"{}").bad(1, &["standard input: ", "missing field `cities`"]);
    let list = json!({"edition": "first", "cities": [["Giza", "A", 0, [], 0, []]]});
    score(&list).bad(1, &["cities[0]: ", "expected an object"]);
    run_with("score -", b"{} {}").bad(1, &["standard input: "]);
    run_with("score -", b"\xff").bad(1, &["standard input: not UTF-8 text"]);
    run_with("score -", &vec![b' '; 17 << 20]).bad(1, &["larger than 16 MiB"]);
    run("score /nowhere/at/all.json").bad(1, &["cannot open /nowhere/at/all.json"]);
}
