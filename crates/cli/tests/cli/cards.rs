//! `cards`: all facts, as JSON and as a table.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::program::run;

fn facts(edition: &str) -> Value {
    run(&format!("cards --game seven --edition {edition} --json")).json()
}

fn card<'a>(facts: &'a Value, age: u8, name: &str) -> &'a Value {
    let is_it = |card: &&Value| card["age"] == age && card["name"] == name;
    let cards = facts["cards"].as_array().unwrap();
    cards
        .iter()
        .find(is_it)
        .unwrap_or_else(|| panic!("no {name} in age {age}"))
}

#[test]
fn editions_have_their_cards() {
    for (edition, entries) in [("first", 78), ("second", 80)] {
        let facts = facts(edition);
        let keys: BTreeSet<&str> = facts
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        assert_eq!(
            keys,
            ["edition", "resources", "constants", "cards", "wonders"].into()
        );
        assert_eq!(facts["edition"], edition);
        let cards = facts["cards"].as_array().unwrap();
        assert_eq!(cards.len(), entries);
        let places: BTreeSet<String> = cards
            .iter()
            .map(|c| format!("{} {}", c["age"], c["name"]))
            .collect();
        assert_eq!(places.len(), entries, "an entry for each card and age");
        // Seven cards for each seat; in age III, seats + 2 of them are guilds.
        for age in 1..=3 {
            for seats in 3..=7 {
                let of_age = cards
                    .iter()
                    .filter(|card| card["age"] == age && card["color"] != "purple");
                let numbers = of_age.flat_map(|card| card["players"].as_array().unwrap());
                let in_deck = numbers
                    .filter(|number| number.as_u64().unwrap() <= seats)
                    .count() as u64;
                let guilds = if age == 3 { seats + 2 } else { 0 };
                assert_eq!(
                    in_deck + guilds,
                    7 * seats,
                    "{edition} age {age}, {seats} seats"
                );
            }
        }
    }
}

#[test]
fn entries_are_written_in_the_language_of_the_data() {
    let (first, second) = (facts("first"), facts("second"));
    for age in [1, 2] {
        let loom = card(&first, age, "Loom");
        assert_eq!(loom["effects"], json!(["produce L"]));
    }
    let forum = json!({
        "age": 2, "name": "Forum", "color": "yellow", "players": [3, 6, 7],
        "cost": {"coins": 0, "resources": "CC"}, "effects": ["produce G|L|P private"],
        "chain_from": ["East Trading Post", "West Trading Post"], "chain_to": ["Haven"],
    });
    assert_eq!(card(&first, 2, "Forum"), &forum);
    assert_eq!(
        card(&first, 1, "Tree Farm")["cost"],
        json!({"coins": 1, "resources": ""})
    );
    let lighthouse = card(&second, 3, "Lighthouse");
    assert_eq!(
        lighthouse["effects"],
        json!(["coins 1 per yellow self", "vp 1 per yellow self"])
    );
    assert_eq!(card(&first, 3, "Spies Guild")["players"], json!([]));
    assert_eq!(card(&second, 3, "Spies Guild")["players"], json!([3]));
    assert_eq!(
        card(&second, 3, "Decorators Guild")["effects"],
        json!(["vp 7 if wonder complete"])
    );
    assert_eq!(
        card(&second, 1, "East Trading Post")["effects"],
        json!(["trade raw right 1"])
    );
    assert_eq!(first["constants"]["guilds_in_play"]["7"], 9);
    assert_eq!(first["constants"]["defeat_token_vp"], -1);
    assert_eq!(second["constants"]["science_set_vp"], 7);
    let giza = &first["wonders"][0];
    assert_eq!(giza["B"][3], json!({"cost": "SSSSP", "effects": ["vp 7"]}));
    assert_eq!(
        (&giza["city"], &giza["start"]),
        (&json!("Giza"), &json!("S"))
    );
    let olympia = second["wonders"]
        .as_array()
        .unwrap()
        .iter()
        .find(|w| w["city"] == "Olympia")
        .unwrap();
    assert_eq!(
        olympia["day"][1]["effects"],
        json!(["first card of each colour free"])
    );
}

#[test]
fn without_json_it_prints_tables() {
    let out = run("cards --edition second").good();
    assert!(
        out.lines().any(|line| line.starts_with("3    Castrum")),
        "{out}"
    );
    assert!(
        out.lines()
            .any(|line| line.starts_with("Halicarnassus  night")),
        "{out}"
    );
}
