//! Records of the game with the Free City: their keys, and what is refused, where and why.
//!
//! Each case changes one thing in a good record, the game of `playthroughs/free-city.txt`: there the Free City is
//! Halicarnassus and must sell on the third turn of age II.

use antipater_engine::seven::Record;
use expect_test::{Expect, expect};
use serde_json::{Value, json};

const FREE_CITY: &str = include_str!("../records/free-city.json");
const SEVEN: &str = include_str!("../records/first-edition.json");

/// If this fails, stored games would be lost: read the old form, never change this test.
#[test]
fn an_old_record_is_read_for_ever() {
    let record = Record::read(FREE_CITY).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.write(), FREE_CITY.trim_end());
    assert_eq!(record.game(), "free-city");
}

/// Two players, three boards, two hands and a pile for each age, no edition; the Free City is seat 2.
#[test]
fn the_keys_of_a_record() {
    let record = good();
    let keys = |value: &Value| {
        let object = value.as_object().expect("an object");
        object.keys().cloned().collect::<Vec<_>>().join(" ")
    };
    let lengths = |value: &Value| {
        let lists = value.as_array().expect("a list").iter();
        let lengths = lists.map(|list| list.as_array().expect("a list").len().to_string());
        lengths.collect::<Vec<_>>().join(" ")
    };
    let setup = &record["setup"];
    let steps = record["moves"].as_array().expect("a list");
    let pick = steps.iter().find(|step| step["step"] == "discard");
    let actions = |step: &Value| step["actions"].as_array().expect("a list").len();
    let told = [
        keys(&record),
        record["players"].to_string(),
        keys(setup),
        setup["wonders"].to_string(),
        keys(&setup["hands"]),
        lengths(&setup["hands"]["2"]),
        setup["pile"]["1"].to_string(),
        steps[0].to_string(),
        pick.expect("a pick").to_string(),
        record["result"]["winners"].to_string(),
    ];
    assert_eq!(actions(&steps[0]), 3);
    expect![[r#"
        game moves players result setup version
        ["Ann","Ben"]
        hands pile wonders
        [{"city":"Olympia","side":"A"},{"city":"Babylon","side":"B"},{"city":"Halicarnassus","side":"B"}]
        1 2 3
        7 7
        ["Theater","Barracks","Marketplace","Timber Yard","Guard Tower","Clay Pool","East Trading Post"]
        {"actions":[{"by":"cost","card":"Stone Pit","do":"build","pay":[0,0],"seat":0},{"by":"cost","card":"Loom","do":"build","pay":[0,0],"seat":1},{"by":"cost","card":"Press","do":"build","pay":[0,0],"seat":2}],"age":1,"step":"turn","turn":1}
        {"actions":[{"card":"Timber Yard","do":"take","seat":2}],"age":1,"step":"discard","turn":6}
        [1]"#]].assert_eq(&told.join("\n"));
}

/// A running game has complete steps only and no result.
#[test]
fn every_beginning_of_a_game_is_a_running_game() {
    let mut record = good();
    take(&mut record, "result");
    while let Some(moves) = record["moves"].as_array_mut()
        && moves.pop().is_some()
    {
        let read = Record::read(&record.to_string()).unwrap_or_else(|error| panic!("{error}"));
        let moves = record["moves"].as_array().map(Vec::len);
        assert_eq!(Some(read.steps().len()), moves);
    }
}

fn good() -> Value {
    serde_json::from_str(FREE_CITY).expect("JSON")
}

/// Changes the good record and compares why it is refused.
#[allow(clippy::needless_pass_by_value, reason = "as `expect!` gives it")]
fn refused(change: impl FnOnce(&mut Value), expect: Expect) {
    let mut record = good();
    change(&mut record);
    let error = Record::read(&record.to_string()).expect_err("a bad record");
    let error = error.to_string();
    // Where in the line a value stands is of no interest here.
    expect.assert_eq(error.split(" at line ").next().expect("a reason"));
}

/// Takes a key out of an object.
fn take(object: &mut Value, key: &str) {
    let object = object.as_object_mut().expect("an object");
    object.remove(key).expect("the key");
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}

mod setup {
    use super::*;

    #[test]
    fn an_edition() {
        refused(
            |r| r["edition"] = json!("first"),
            expect!["edition: not used in free-city"],
        );
        refused(
            |r| r["edition"] = json!("second"),
            expect!["edition: not used in free-city"],
        );
    }

    #[test]
    fn no_pile() {
        refused(
            |r| take(&mut r["setup"], "pile"),
            expect!["setup.pile: missing"],
        );
        refused(
            |r| r["setup"]["pile"] = json!(null),
            expect!["setup.pile: invalid type: null, expected an object"],
        );
    }

    #[test]
    fn a_pile_without_the_free_city() {
        let mut record: Value = serde_json::from_str(SEVEN).expect("JSON");
        record["setup"]["pile"] = good()["setup"]["pile"].clone();
        let error = Record::read(&record.to_string()).expect_err("a bad record");
        expect!["setup.pile: is used in free-city only"].assert_eq(&error.to_string());
    }

    #[test]
    fn an_age_without_pile() {
        refused(
            |r| take(&mut r["setup"]["pile"], "2"),
            expect!["setup.pile: missing field `2`"],
        );
    }

    #[test]
    fn a_pile_that_is_a_list_of_hands() {
        refused(
            |r| r["setup"]["pile"]["1"] = json!([r["setup"]["pile"]["1"]]),
            expect!["setup.pile.1[0]: invalid type: sequence, expected a string"],
        );
    }

    #[test]
    fn a_pile_of_six_or_eight() {
        refused(
            |r| drop(list(&mut r["setup"]["pile"]["1"]).pop()),
            expect!["setup.pile.1: a hand has 7 cards, not 6"],
        );
        refused(
            |r| list(&mut r["setup"]["pile"]["3"]).push(json!("Lodge")),
            expect!["setup.pile.3: a hand has 7 cards, not 8"],
        );
    }

    #[test]
    fn no_such_card_in_the_pile() {
        refused(
            |r| r["setup"]["pile"]["2"][3] = json!("Winery"),
            expect![[r#"setup.pile.2[3]: there is no card "Winery""#]],
        );
        refused(
            |r| r["setup"]["pile"]["1"][0] = json!("Well"),
            expect!["setup.pile.1[0]: Well is not in the first edition"],
        );
    }

    #[test]
    fn a_card_for_more_players_in_the_pile() {
        refused(
            |r| r["setup"]["pile"]["1"][0] = json!("Tavern"),
            expect!["setup: age I deals Theater 0 times instead of 1 for this number of seats"],
        );
    }

    #[test]
    fn a_card_of_a_hand_in_the_pile_too() {
        refused(
            |r| r["setup"]["pile"]["1"][0] = json!("Loom"),
            expect!["setup: age I deals Loom 2 times instead of 1 for this number of seats"],
        );
    }

    #[test]
    fn a_guild_too_many() {
        refused(
            |r| r["setup"]["pile"]["3"][0] = json!("Spies Guild"),
            expect!["setup: age III deals Senate 0 times instead of 1 for this number of seats"],
        );
    }

    #[test]
    fn a_hand_for_the_free_city() {
        refused(
            |r| {
                for age in ["1", "2", "3"] {
                    let pile = r["setup"]["pile"][age].clone();
                    list(&mut r["setup"]["hands"][age]).push(pile);
                }
            },
            expect!["setup.hands.1: 3 hands instead of 2"],
        );
    }

    #[test]
    fn a_hand_too_few() {
        refused(
            |r| drop(list(&mut r["setup"]["hands"]["2"]).pop()),
            expect!["setup.hands.2: 1 hands instead of 2"],
        );
    }

    #[test]
    fn one_or_three_players() {
        refused(
            |r| r["players"] = json!(["Ann"]),
            expect!["players: 1 names for 2 players"],
        );
        refused(
            |r| list(&mut r["players"]).push(json!("Free City")),
            expect!["players: 3 names for 2 players"],
        );
    }

    #[test]
    fn a_board_of_the_second_edition() {
        refused(
            |r| r["setup"]["wonders"][2]["side"] = json!("night"),
            expect![[r#"setup.wonders[2].side: expected side A or B, not "night""#]],
        );
        refused(
            |r| r["setup"]["wonders"][2]["city"] = json!("Halikarnassos"),
            expect![[r#"setup.wonders[2].city: the first edition has no city "Halikarnassos""#]],
        );
    }

    /// Two players play with three cities.
    #[test]
    fn another_number_of_cities() {
        refused(
            |r| r["setup"]["wonders"] = json!([]),
            expect![
                "setup.wonders: the game with the Free City has three cities, of the first edition"
            ],
        );
        refused(
            |r| drop(list(&mut r["setup"]["wonders"]).pop()),
            expect![
                "setup.wonders: the game with the Free City has three cities, of the first edition"
            ],
        );
        refused(
            |r| {
                let board = json!({"city": "Giza", "side": "A"});
                list(&mut r["setup"]["wonders"]).push(board);
            },
            expect![
                "setup.wonders: the game with the Free City has three cities, of the first edition"
            ],
        );
    }

    #[test]
    fn a_wonder_twice() {
        refused(
            |r| r["setup"]["wonders"][2]["city"] = json!("Olympia"),
            expect!["setup: two seats have Olympia"],
        );
    }

    /// The order of a hand is of no meaning, that of the pile is: its top card is built on turn 2.
    #[test]
    fn another_order_of_the_pile() {
        let mut record = good();
        list(&mut record["setup"]["hands"]["1"][0]).reverse();
        assert!(Record::read(&record.to_string()).is_ok());
        refused(
            |r| list(&mut r["setup"]["pile"]["1"]).reverse(),
            expect!["moves[1].actions[1]: seat 1: build Theater: the card is not in the hand"],
        );
    }
}

mod moves {
    use super::*;

    fn action(seat: u8, do_: &str, card: &str) -> Value {
        json!({"seat": seat, "do": do_, "card": card})
    }

    fn build(seat: u8, card: &str, by: &str) -> Value {
        json!({"seat": seat, "do": "build", "card": card, "by": by, "pay": [0, 0]})
    }

    /// Replaces the action of a seat in a step in which all act.
    fn play(step: usize, seat: usize, action: Value) -> impl FnOnce(&mut Value) {
        move |record| record["moves"][step]["actions"][seat] = action
    }

    #[test]
    fn the_free_city_is_left_out() {
        refused(
            |r| drop(list(&mut r["moves"][0]["actions"]).pop()),
            expect!["moves[0].actions: seat 2 has no action in this step"],
        );
    }

    /// On turn 1 seat 0 holds the Free City card.
    #[test]
    fn a_card_of_the_other_players_hand() {
        refused(
            play(0, 2, build(2, "Glassworks", "cost")),
            expect!["moves[0].actions[2]: seat 2: build Glassworks: the card is not in the hand"],
        );
        refused(
            play(0, 2, action(2, "sell", "Altar")),
            expect!["moves[0].actions[2]: seat 2: sell Altar: the card is not in the hand"],
        );
    }

    #[test]
    fn the_card_that_the_holder_uses() {
        refused(
            play(0, 2, build(2, "Stone Pit", "cost")),
            expect!["moves[0].actions[2]: seat 2: build Stone Pit: the card is not in the hand"],
        );
        refused(
            play(0, 0, build(0, "Press", "cost")),
            expect!["moves[0].actions[2]: seat 2: build Press: the card is not in the hand"],
        );
    }

    #[test]
    fn a_card_that_is_drawn_later() {
        refused(
            play(0, 2, build(2, "Marketplace", "cost")),
            expect!["moves[0].actions[2]: seat 2: build Marketplace: the card is not in the hand"],
        );
    }

    #[test]
    fn a_drawn_card_of_the_holder() {
        refused(
            play(0, 1, build(1, "Theater", "cost")),
            expect!["moves[0].actions[1]: seat 1: build Theater: the card is not in the hand"],
        );
    }

    /// The Free City sells only when it must.
    #[test]
    fn a_sale_that_is_not_forced() {
        refused(
            play(0, 2, action(2, "sell", "Press")),
            expect![
                "moves[0].actions[2]: seat 2: sell Press: the Free City sells a card only when it can neither build one nor use one for a stage"
            ],
        );
        refused(
            play(0, 2, action(2, "sell", "Stockade")),
            expect![
                "moves[0].actions[2]: seat 2: sell Stockade: the Free City sells a card only when it can neither build one nor use one for a stage"
            ],
        );
    }

    /// On the third turn of age II the Free City can build none of the cards that seat 1 leaves it.
    #[test]
    fn a_building_where_a_sale_is_forced() {
        refused(
            play(9, 2, build(2, "Stables", "cost")),
            expect![
                "moves[9].actions[2]: seat 2: build Stables: it costs at least 1 coin, but the city has 0"
            ],
        );
        refused(
            play(
                9,
                2,
                json!({"seat": 2, "do": "wonder", "card": "Stables", "pay": [0, 0]}),
            ),
            expect![
                "moves[9].actions[2]: seat 2: build the next stage with Stables: it costs at least 4 coins, but the city has 0"
            ],
        );
    }

    /// Seat 1 built Vineyard there. If it keeps that for the Free City, the sale is no longer forced.
    #[test]
    fn a_sale_that_is_not_forced_after_another_own_card() {
        refused(
            |r| {
                r["moves"][9]["actions"][1] = action(1, "sell", "Courthouse");
            },
            expect![
                "moves[9].actions[2]: seat 2: sell Stables: the Free City sells a card only when it can neither build one nor use one for a stage"
            ],
        );
    }

    /// On the third turn of age III School makes the Academy free.
    #[test]
    fn a_chain_that_is_not_used() {
        refused(
            play(16, 2, action(2, "sell", "Academy")),
            expect![
                "moves[16].actions[2]: seat 2: sell Academy: the Free City sells a card only when it can neither build one nor use one for a stage"
            ],
        );
        refused(
            play(16, 2, build(2, "Academy", "cost")),
            expect![
                "moves[16].actions[2]: seat 2: build Academy: a chain from School makes it free, so it must be built by chain"
            ],
        );
        refused(
            play(
                16,
                2,
                json!({"seat": 2, "do": "wonder", "card": "Academy", "pay": [0, 0]}),
            ),
            expect![
                "moves[16].actions[2]: seat 2: build the next stage with Academy: a chain from School makes it free, so it must be built by chain"
            ],
        );
    }

    #[test]
    fn a_payment_that_is_not_offered() {
        refused(
            play(4, 2, build(2, "Stockade", "cost")),
            expect![
                "moves[4].actions[2]: seat 2: build Stockade: the coins to the neighbors (left, right) must be one of [1, 0]"
            ],
        );
    }

    /// On the pick the Free City acts, not the player who decides.
    #[test]
    fn a_pick_by_the_holder() {
        refused(
            |r| r["moves"][6]["actions"][0]["seat"] = json!(1),
            expect!["moves[6].actions[0]: seat 1 does not act in this step"],
        );
    }

    #[test]
    fn a_pick_of_what_is_not_there() {
        refused(
            |r| r["moves"][6]["actions"][0]["card"] = json!("Palace"),
            expect![
                "moves[6].actions[0]: seat 2: take Palace from the discard pile: the card is not in the discard pile"
            ],
        );
    }

    #[test]
    fn a_fourth_seat() {
        refused(
            |r| {
                let extra = action(3, "sell", "Loom");
                list(&mut r["moves"][0]["actions"]).push(extra);
            },
            expect!["moves[0].actions[3]: seat 3 does not act in this step"],
        );
    }
}

mod result {
    use super::*;

    /// The Free City has the most points, but the players alone can win.
    #[test]
    fn the_free_city_wins() {
        refused(
            |r| r["result"]["winners"] = json!([2]),
            expect!["result.winners: [2] where [1] is right"],
        );
    }

    #[test]
    fn no_score_for_the_free_city() {
        refused(
            |r| drop(list(&mut r["result"]["scores"]).pop()),
            expect!["result.scores: 2 scores for 3 seats"],
        );
    }

    #[test]
    fn a_false_score_of_the_free_city() {
        refused(
            |r| r["result"]["scores"][2]["guilds"] = json!(7),
            expect![[
                r#"result.scores[2]: according to the rules it is {"military":10,"treasury":2,"wonder":2,"civilian":15,"science":16,"commerce":0,"guilds":6,"total":51,"coins":6}"#
            ]],
        );
    }
}
