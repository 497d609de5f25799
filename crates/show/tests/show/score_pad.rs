//! The score pad: its format, and what is refused.

use antipater_engine::record::parse;
use antipater_show::score_pad::{ScoreSheet, SheetError, score};
use serde_json::{Value, json, to_value};

fn read(sheet: &Value) -> ScoreSheet {
    parse(&sheet.to_string()).unwrap()
}

fn scored(sheet: &Value) -> Value {
    to_value(score(&read(sheet)).unwrap()).unwrap()
}

fn refused(sheet: &Value) -> SheetError {
    score(&read(sheet)).unwrap_err()
}

fn cities() -> Value {
    json!([
        {"stages": 0, "cards": ["Altar", "Workshop"], "coins": 4, "tokens": [1, -1]},
        {"cards": ["Baths"], "coins": 9, "points": {"guilds": 7}},
        {"symbols": {"compass": 2, "any": 1}},
    ])
}

#[test]
fn a_game_and_an_edition_that_follow_from_the_rest_need_not_be_said() {
    for edition in ["first", "second"] {
        let said = scored(&json!({"game": "seven", "edition": edition, "cities": cities()}));
        let unsaid = json!({"edition": edition, "cities": cities()});
        assert_eq!(scored(&unsaid), said);
    }
    let free = scored(&json!({"game": "free-city", "cities": cities()}));
    let said = json!({"game": "free-city", "edition": "first", "cities": cities()});
    assert_eq!(scored(&said), free);
    assert_eq!(free["cities"][2]["place"], Value::Null);
}

#[test]
fn the_edition_is_said_once_and_fits_the_game() {
    for (game, edition, why) in [
        (Some("seven"), None, "edition: missing"),
        (None, None, "edition: missing"),
        (
            Some("seven"),
            Some("third"),
            "edition: unknown edition \"third\"; expected first or second",
        ),
        (
            Some("seven-second"),
            None,
            "game: unknown game \"seven-second\"; expected one of seven, free-city, duel",
        ),
        (
            Some("duel"),
            Some("first"),
            "edition: not used in the game duel",
        ),
        (
            Some("free-city"),
            Some("second"),
            "edition: the game with the Free City exists only in the first edition",
        ),
        (
            Some("chess"),
            None,
            "game: unknown game \"chess\"; expected one of seven, free-city, duel",
        ),
    ] {
        let mut sheet = json!({"cities": cities()});
        for (key, word) in [("game", game), ("edition", edition)] {
            if let Some(word) = word {
                sheet[key] = json!(word);
            }
        }
        assert_eq!(refused(&sheet).to_string(), why);
    }
}

#[test]
fn a_victory_that_is_given_is_the_one_that_the_table_shows() {
    let duel =
        |victory: &str| json!({"game": "duel", "cities": [{}, {}], "pawn": 9, "victory": victory});
    assert_eq!(scored(&duel("military"))["decided"], "supremacy");
    let why = refused(&duel("science")).to_string();
    assert_eq!(
        why,
        "victory: the cities show a military victory, not a science one"
    );
    let why = refused(&duel("moral")).to_string();
    assert_eq!(
        why,
        "victory: unknown victory \"moral\"; expected one of civilian, military, science"
    );
    let seven = json!({"edition": "first", "cities": cities(), "victory": "civilian"});
    assert_eq!(
        refused(&seven).to_string(),
        "victory: not used in the game seven"
    );
}

#[test]
fn errors_say_where_and_what_stands_there() {
    let seven = |city: Value| json!({"edition": "first", "cities": [{}, city, {}]});
    let duel = |city: Value| json!({"game": "duel", "cities": [{}, city]});
    for (sheet, place, why) in [
        (
            seven(json!({"coins": 70_000})),
            "cities[1].coins",
            "cities[1].coins: a city has 0 to 9999 coins, not 70000",
        ),
        (
            seven(json!({"coins": -1})),
            "cities[1].coins",
            "cities[1].coins: a city has 0 to 9999 coins, not −1",
        ),
        (
            seven(json!({"city": "Giza", "side": "A", "stages": 300})),
            "cities[1].stages",
            "cities[1].stages: the board has 3 stages, not 300",
        ),
        (
            seven(json!({"tokens": [1, 2]})),
            "cities[1].tokens[1]",
            "cities[1].tokens[1]: a conflict token is 1, 3, 5 or −1, not 2",
        ),
        (
            seven(json!({"tokens": ["Law"]})),
            "cities[1].tokens[0]",
            "cities[1].tokens[0]: a conflict token is 1, 3, 5 or −1, not Law",
        ),
        (
            seven(json!({"points": {"science": -1000}})),
            "cities[1].points.science",
            "cities[1].points.science: expected −999 to 999 points, not −1000",
        ),
        (
            duel(json!({"points": {"science": -1}})),
            "cities[1].points.science",
            "cities[1].points.science: expected 0 to 999 points, not −1",
        ),
        (
            duel(json!({"cards": ["Altar", "Altar"]})),
            "cities[1].cards[1]",
            "cities[1].cards[1]: Altar is also cities[1].cards[0]; there is only one",
        ),
        (
            duel(json!({"side": "A"})),
            "cities[1].side",
            "cities[1].side: not used in the game duel",
        ),
        (
            json!({"game": "duel", "cities": [{}]}),
            "cities",
            "cities: Duel has 2 cities, not 1",
        ),
        (
            json!({"game": "duel", "cities": [{}, {}], "pawn": 265}),
            "pawn",
            "pawn: the track goes from −9 to 9, not to 265",
        ),
    ] {
        let error = refused(&sheet);
        assert_eq!(
            (error.place().as_str(), error.to_string().as_str()),
            (place, why)
        );
    }
}
