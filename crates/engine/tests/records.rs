//! What records are refused, where and why; and that records written once are read for ever.
//!
//! Each case changes one thing in a good record, the game of `playthroughs/first-edition-3-seats.txt`.

use antipater_engine::rng::generator;
use antipater_engine::seven::record::read_action;
use antipater_engine::seven::score::{possible_scores, score};
use antipater_engine::seven::{Action, BoardOptions, Color, Edition, Record, Setup, Side, Wonder};
use antipater_engine::{JointAction, Seat, State};
use expect_test::{Expect, expect};
use serde_json::{Value, json};

const FIRST: &str = include_str!("records/first-edition.json");
const SECOND: &str = include_str!("records/second-edition.json");

/// The second edition leaves the side of each board to its player (rule S3), so that all may lie on Night.
#[test]
fn all_boards_may_lie_on_night() {
    let options = [BoardOptions {
        wonder: None,
        side: Some(Side::B),
    }; 7];
    let names: Vec<String> = (0..7).map(|seat| format!("seat {seat}")).collect();
    let setup = Setup::deal(Edition::Second, &options, &mut generator(1, 0)).expect("a deal");
    let record = Record::new(names, setup).expect("a record");
    let text = record.write();
    assert_eq!(text.matches(r#""side":"night""#).count(), 7);
    assert_eq!(Record::read(&text), Ok(record));
}

/// If this fails, stored games would be lost: read the old form, never change this test.
#[test]
fn old_records_are_read_for_ever() {
    for text in [FIRST, SECOND].map(str::trim_end) {
        let record = Record::read(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(record.write(), text);
    }
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
        assert_eq!(
            Some(read.steps().len()),
            record["moves"].as_array().map(Vec::len)
        );
    }
}

fn good() -> Value {
    serde_json::from_str(FIRST).expect("JSON")
}

/// Changes the good record and compares why it is refused.
fn refused(change: impl FnOnce(&mut Value), expect: Expect) {
    let mut record = good();
    change(&mut record);
    refused_text(&record.to_string(), expect);
}

#[allow(clippy::needless_pass_by_value, reason = "as `expect!` gives it")]
fn refused_text(text: &str, expect: Expect) {
    let error = Record::read(text).expect_err("a bad record");
    expect.assert_eq(&error.to_string());
}

/// Takes a key out of an object.
fn take(object: &mut Value, key: &str) {
    let object = object.as_object_mut().expect("an object");
    object.remove(key).expect("the key");
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}

mod form {
    use super::*;

    #[test]
    fn not_json() {
        refused_text(
            "Ann 49, Ben 34, Cleo 51",
            expect![[r#"expected value at line 1 column 1"#]],
        );
    }

    #[test]
    fn empty() {
        refused_text(
            "",
            expect![[r#"EOF while parsing a value at line 1 column 0"#]],
        );
    }

    #[test]
    fn truncated() {
        refused_text(
            &FIRST[..3000],
            expect![[r#"moves: EOF while parsing a string at line 1 column 3000"#]],
        );
    }

    #[test]
    fn something_after_it() {
        refused_text(
            &format!("{FIRST}{{}}"),
            expect![[r#"trailing characters at line 2 column 1"#]],
        );
    }

    #[test]
    fn no_object() {
        refused_text(
            "[1, 2, 3]",
            expect!["invalid type: sequence, expected an object at line 1 column 0"],
        );
    }

    /// Objects are written as objects; a list of their values is no record.
    #[test]
    fn a_list_in_place_of_an_object() {
        refused(
            |r| r["moves"][0]["actions"][0] = json!([0, "build", "Baths", "cost", [0, 0]]),
            expect![
                "moves[0].actions[0]: invalid type: sequence, expected an object at line 1 column 55"
            ],
        );
        refused(
            |r| r["setup"]["wonders"][2] = json!(["Olympia", "A"]),
            expect![
                "setup.wonders[2]: invalid type: sequence, expected an object at line 1 column 5971"
            ],
        );
    }

    /// A move alone is read as strictly as one in a record.
    #[test]
    fn a_move_alone() {
        for text in [
            r#"[0, "sell", "Altar", null, null]"#,
            r#"{"seat": 0, "do": "sell", "card": "Altar", "by": null}"#,
            r#"{"seat": 0, "do": "sell", "card": "Altar", "note": "!"}"#,
        ] {
            assert!(read_action(text).is_err(), "{text}");
        }
        assert!(read_action(r#"{"seat": 0, "do": "sell", "card": "Altar"}"#).is_ok());
    }

    /// A key that does not apply is left out.
    #[test]
    fn null_for_a_missing_key() {
        refused(
            |r| r["moves"][11]["actions"][1]["pay"] = json!(null),
            expect![
                "moves[11].actions[1].pay: invalid type: null, expected an array of length 2 at line 1 column 2654"
            ],
        );
        refused(
            |r| r["result"] = json!(null),
            expect!["result: invalid type: null, expected an object at line 1 column 4733"],
        );
    }

    #[test]
    fn a_key_twice() {
        refused_text(
            &FIRST.replacen("\"turn\":1", "\"turn\":1,\"turn\":1", 1),
            expect![[r#"moves[0]: duplicate field `turn` at line 1 column 1019"#]],
        );
    }

    #[test]
    fn a_higher_version() {
        refused(
            |r| r["version"] = json!(2),
            expect!["version: unknown version 2; expected 1"],
        );
    }

    #[test]
    fn a_lower_version() {
        refused(
            |r| r["version"] = json!(0),
            expect!["version: unknown version 0; expected 1"],
        );
    }

    #[test]
    fn no_version() {
        refused(
            |r| take(r, "version"),
            expect![[r#"missing field `version` at line 1 column 6003"#]],
        );
    }

    /// Of a higher version nothing but its number is read.
    #[test]
    fn a_higher_version_with_unknown_keys() {
        refused_text(
            r#"{"version": 2, "game": "seven", "leaders": []}"#,
            expect!["version: unknown version 2; expected 1"],
        );
    }

    #[test]
    fn another_game() {
        refused(
            |r| r["game"] = json!("duel"),
            expect![[r#"game: unknown game "duel"; expected one of seven, free-city"#]],
        );
    }

    #[test]
    fn an_unknown_key() {
        refused(
            |r| r["leaders"] = json!([]),
            expect![
                "leaders: unknown field `leaders`, expected one of `version`, `game`, `edition`, `players`, `setup`, `position`, `moves`, `result`, `ended` at line 1 column 43"
            ],
        );
    }

    #[test]
    fn an_unknown_key_of_the_setup() {
        refused(
            |r| r["setup"]["seed"] = json!(7),
            expect![
                "setup.seed: unknown field `seed`, expected one of `wonders`, `hands`, `pile` at line 1 column 5900"
            ],
        );
    }

    #[test]
    fn an_unknown_key_of_a_board() {
        refused(
            |r| r["setup"]["wonders"][1]["color"] = json!("red"),
            expect![[
                r#"setup.wonders[1].color: unknown field `color`, expected `city` or `side` at line 1 column 5966"#
            ]],
        );
    }

    #[test]
    fn an_unknown_key_of_the_hands() {
        refused(
            |r| r["setup"]["hands"]["4"] = json!([]),
            expect![[
                r#"setup.hands.4: unknown field `4`, expected one of `1`, `2`, `3` at line 1 column 5896"#
            ]],
        );
    }

    #[test]
    fn an_unknown_key_of_a_step() {
        refused(
            |r| r["moves"][4]["note"] = json!("!"),
            expect![[
                r#"moves[4].note: unknown field `note`, expected one of `age`, `turn`, `step`, `actions` at line 1 column 1217"#
            ]],
        );
    }

    #[test]
    fn an_unknown_key_of_an_action() {
        refused(
            |r| r["moves"][4]["actions"][2]["note"] = json!("!"),
            expect![[
                r#"moves[4].actions[2].note: unknown field `note`, expected one of `seat`, `do`, `card`, `by`, `pay` at line 1 column 1186"#
            ]],
        );
    }

    #[test]
    fn an_unknown_key_of_the_result() {
        refused(
            |r| r["result"]["reason"] = json!("!"),
            expect![[
                r#"result.reason: unknown field `reason`, expected `scores` or `winners` at line 1 column 4738"#
            ]],
        );
    }

    #[test]
    fn an_unknown_key_of_a_score() {
        refused(
            |r| r["result"]["scores"][1]["leaders"] = json!(0),
            expect![[
                r#"result.scores[1].leaders: unknown field `leaders`, expected one of `military`, `treasury`, `wonder`, `civilian`, `science`, `commerce`, `guilds`, `total`, `coins` at line 1 column 4911"#
            ]],
        );
    }

    #[test]
    fn a_missing_key() {
        refused(
            |r| take(r, "moves"),
            expect![[r#"missing field `moves` at line 1 column 1360"#]],
        );
    }

    #[test]
    fn a_number_where_a_name_belongs() {
        refused(
            |r| r["setup"]["hands"]["1"][0][3] = json!(3),
            expect![[
                r#"setup.hands.1[0][3]: invalid type: integer `3`, expected a string at line 1 column 5153"#
            ]],
        );
    }
}

mod setup {
    use super::*;

    #[test]
    fn no_such_edition() {
        refused(
            |r| r["edition"] = json!("third"),
            expect![[r#"edition: unknown edition "third"; expected first or second"#]],
        );
    }

    #[test]
    fn the_other_edition() {
        refused(
            |r| r["edition"] = json!("second"),
            expect![[r#"setup.wonders[0].city: the second edition has no city "Halicarnassus""#]],
        );
    }

    #[test]
    fn a_city_of_the_other_edition() {
        refused(
            |r| r["setup"]["wonders"][0]["city"] = json!("Halikarnassos"),
            expect![[r#"setup.wonders[0].city: the first edition has no city "Halikarnassos""#]],
        );
    }

    #[test]
    fn a_side_of_the_other_edition() {
        refused(
            |r| r["setup"]["wonders"][0]["side"] = json!("night"),
            expect![[r#"setup.wonders[0].side: expected side A or B, not "night""#]],
        );
    }

    #[test]
    fn a_wonder_twice() {
        refused(
            |r| r["setup"]["wonders"][0]["city"] = json!("Babylon"),
            expect!["setup: two seats have Babylon"],
        );
    }

    #[test]
    fn no_such_card() {
        refused(
            |r| r["setup"]["hands"]["2"][1][3] = json!("Winery"),
            expect![[r#"setup.hands.2[1][3]: there is no card "Winery""#]],
        );
    }

    #[test]
    fn a_card_in_small_letters() {
        refused(
            |r| r["setup"]["hands"]["1"][0][0] = json!("clay pit"),
            expect![[r#"setup.hands.1[0][0]: there is no card "clay pit""#]],
        );
    }

    #[test]
    fn a_card_of_the_other_edition() {
        refused(
            |r| r["setup"]["hands"]["1"][0][0] = json!("Well"),
            expect![[r#"setup.hands.1[0][0]: Well is not in the first edition"#]],
        );
    }

    #[test]
    fn a_card_of_another_age() {
        refused(
            |r| r["setup"]["hands"]["1"][0][0] = json!("Palace"),
            expect!["setup: age I deals Clay Pit 0 times instead of 1 for this number of seats"],
        );
    }

    #[test]
    fn a_copy_too_many() {
        refused(
            |r| r["setup"]["hands"]["1"][0][0] = json!("Baths"),
            expect!["setup: age I deals Clay Pit 0 times instead of 1 for this number of seats"],
        );
    }

    #[test]
    fn a_card_for_more_players() {
        refused(
            |r| r["setup"]["hands"]["1"][0][0] = json!("Tavern"),
            expect!["setup: age I deals Clay Pit 0 times instead of 1 for this number of seats"],
        );
    }

    #[test]
    fn a_guild_twice() {
        refused(
            |r| r["setup"]["hands"]["3"][0][5] = json!("Workers Guild"),
            expect![
                "setup: age III deals Workers Guild 2 times instead of 1 (seats + 2 different guilds are in play)"
            ],
        );
    }

    #[test]
    fn a_guild_too_many() {
        refused(
            |r| r["setup"]["hands"]["3"][0][6] = json!("Spies Guild"),
            expect!["setup: age III deals Academy 0 times instead of 1 for this number of seats"],
        );
    }

    #[test]
    fn a_hand_of_six() {
        refused(
            |r| drop(list(&mut r["setup"]["hands"]["1"][2]).pop()),
            expect![[r#"setup.hands.1[2]: a hand has 7 cards, not 6"#]],
        );
    }

    #[test]
    fn a_hand_of_eight() {
        refused(
            |r| list(&mut r["setup"]["hands"]["1"][2]).push(json!("Altar")),
            expect![[r#"setup.hands.1[2]: a hand has 7 cards, not 8"#]],
        );
    }

    #[test]
    fn a_hand_too_few() {
        refused(
            |r| drop(list(&mut r["setup"]["hands"]["2"]).pop()),
            expect!["setup.hands.2: 2 hands instead of 3"],
        );
    }

    #[test]
    fn two_seats() {
        refused(
            |r| {
                list(&mut r["setup"]["wonders"]).pop();
                for age in ["1", "2", "3"] {
                    list(&mut r["setup"]["hands"][age]).pop();
                }
            },
            expect![[r#"setup: 7 Wonders has 3 to 7 seats, not 2"#]],
        );
    }

    #[test]
    fn eight_seats() {
        refused(
            |r| {
                let board = r["setup"]["wonders"][0].clone();
                list(&mut r["setup"]["wonders"]).extend(vec![board; 5]);
            },
            expect![[r#"setup.wonders: 7 Wonders has at most 7 seats, not 8"#]],
        );
    }

    #[test]
    fn a_player_too_few() {
        refused(
            |r| r["players"] = json!(["Ann", "Ben"]),
            expect!["players: 2 names for 3 players"],
        );
    }
}

mod moves {
    use super::*;

    fn action(do_: &str, card: &str) -> Value {
        json!({"seat": 0, "do": do_, "card": card})
    }

    fn build(card: &str, by: &str, pay: [u8; 2]) -> Value {
        json!({"seat": 0, "do": "build", "card": card, "by": by, "pay": pay})
    }

    /// Replaces the first action of a step.
    fn first(step: usize, action: Value) -> impl FnOnce(&mut Value) {
        move |record| record["moves"][step]["actions"][0] = action
    }

    #[test]
    fn a_step_of_another_kind() {
        refused(
            |r| r["moves"][10]["step"] = json!("turn"),
            expect![[
                r#"moves[10]: age 2 turn 4 step "turn" where age 2 turn 4 step "discard" is due"#
            ]],
        );
    }

    #[test]
    fn an_unknown_kind_of_step() {
        refused(
            |r| r["moves"][0]["step"] = json!("draft"),
            expect![[
                r#"moves[0]: age 1 turn 1 step "draft" where age 1 turn 1 step "turn" is due"#
            ]],
        );
    }

    #[test]
    fn a_step_of_another_age() {
        refused(
            |r| r["moves"][6]["age"] = json!(1),
            expect![[
                r#"moves[6]: age 1 turn 1 step "turn" where age 2 turn 1 step "turn" is due"#
            ]],
        );
    }

    #[test]
    fn a_step_of_another_turn() {
        refused(
            |r| r["moves"][3]["turn"] = json!(5),
            expect![[
                r#"moves[3]: age 1 turn 5 step "turn" where age 1 turn 4 step "turn" is due"#
            ]],
        );
    }

    #[test]
    fn a_step_left_out() {
        refused(
            |r| drop(list(&mut r["moves"]).remove(10)),
            expect![[
                r#"moves[10]: age 2 turn 5 step "turn" where age 2 turn 4 step "discard" is due"#
            ]],
        );
    }

    #[test]
    fn a_missing_seat() {
        refused(
            |r| drop(list(&mut r["moves"][2]["actions"]).remove(1)),
            expect![[r#"moves[2].actions: seat 1 has no action in this step"#]],
        );
    }

    #[test]
    fn nobody_acts() {
        refused(
            |r| r["moves"][2]["actions"] = json!([]),
            expect![[r#"moves[2].actions: seat 0 has no action in this step"#]],
        );
    }

    #[test]
    fn seats_out_of_order() {
        refused(
            |r| list(&mut r["moves"][2]["actions"]).swap(0, 1),
            expect![[r#"moves[2].actions[1]: actions must be in seat order, one for each seat"#]],
        );
    }

    #[test]
    fn a_seat_twice() {
        refused(
            |r| r["moves"][2]["actions"][1]["seat"] = json!(0),
            expect![[r#"moves[2].actions[1]: actions must be in seat order, one for each seat"#]],
        );
    }

    #[test]
    fn a_seat_that_does_not_act() {
        refused(
            |r| r["moves"][10]["actions"][0]["seat"] = json!(1),
            expect![[r#"moves[10].actions[0]: seat 1 does not act in this step"#]],
        );
    }

    #[test]
    fn a_seat_that_is_not_there() {
        refused(
            |r| r["moves"][2]["actions"][2]["seat"] = json!(3),
            expect![[r#"moves[2].actions[2]: seat 3 does not act in this step"#]],
        );
        refused(
            |r| r["moves"][2]["actions"][2]["seat"] = json!(7),
            expect![[r#"moves[2].actions[2].seat: there is no seat 7"#]],
        );
    }

    #[test]
    fn an_unknown_action() {
        refused(
            first(0, action("pass", "Baths")),
            expect![[
                r#"moves[0].actions[0].do: unknown action "pass"; expected one of build, wonder, sell, take, decline"#
            ]],
        );
    }

    #[test]
    fn an_unknown_way_to_build() {
        refused(
            first(0, build("Baths", "luck", [0, 0])),
            expect![[
                r#"moves[0].actions[0].by: a card is built by cost, chain or power, not by "luck""#
            ]],
        );
    }

    #[test]
    fn a_sale_with_a_payment() {
        refused(
            first(
                0,
                json!({"seat": 0, "do": "sell", "card": "Baths", "pay": [0, 0]}),
            ),
            expect![[r#"moves[0].actions[0]: `pay` is not used in "sell""#]],
        );
    }

    #[test]
    fn a_stage_by_chain() {
        refused(
            first(
                0,
                json!({"seat": 0, "do": "wonder", "card": "Baths", "by": "chain", "pay": [0, 0]}),
            ),
            expect![[r#"moves[0].actions[0]: `by` is not used in "wonder""#]],
        );
    }

    #[test]
    fn a_building_without_card_way_or_payment() {
        refused(
            first(0, json!({"seat": 0, "do": "build"})),
            expect![[r#"moves[0].actions[0]: `card` is missing"#]],
        );
        refused(
            first(0, action("build", "Baths")),
            expect![[r#"moves[0].actions[0]: `by` is missing"#]],
        );
        refused(
            first(
                0,
                json!({"seat": 0, "do": "build", "card": "Baths", "by": "cost"}),
            ),
            expect![[r#"moves[0].actions[0]: `pay` is missing"#]],
        );
    }

    #[test]
    fn declining_a_card() {
        refused(
            first(10, action("decline", "Clay Pit")),
            expect![[r#"moves[10].actions[0]: `card` is not used in "decline""#]],
        );
    }

    #[test]
    fn a_card_of_another_hand() {
        refused(
            first(0, build("Altar", "cost", [0, 0])),
            expect![[r#"moves[0].actions[0]: seat 0: build Altar: the card is not in the hand"#]],
        );
        refused(
            first(0, action("sell", "Altar")),
            expect![[r#"moves[0].actions[0]: seat 0: sell Altar: the card is not in the hand"#]],
        );
    }

    #[test]
    fn resources_that_nobody_has() {
        refused(
            first(
                0,
                json!({"seat": 0, "do": "wonder", "card": "Baths", "pay": [0, 0]}),
            ),
            expect![
                "moves[0].actions[0]: seat 0: build the next stage with Baths: OO cannot be produced or bought"
            ],
        );
    }

    #[test]
    fn too_few_coins() {
        refused(
            |r| {
                r["moves"][16]["actions"][1] = json!({"seat": 1, "do": "build", "card": "Town Hall", "by": "cost", "pay": [2, 2]});
            },
            expect![
                "moves[16].actions[1]: seat 1: build Town Hall paying [2, 2]: it costs at least 4 coins, but the city has 0"
            ],
        );
    }

    #[test]
    fn a_payment_that_is_not_offered() {
        refused(
            first(1, build("Guard Tower", "cost", [0, 0])),
            expect![[
                r#"moves[1].actions[0]: seat 0: build Guard Tower: the coins to the neighbors (left, right) must be one of [2, 0]"#
            ]],
        );
        refused(
            first(1, build("Guard Tower", "cost", [4, 0])),
            expect![[
                r#"moves[1].actions[0]: seat 0: build Guard Tower paying [4, 0]: the coins to the neighbors (left, right) must be one of [2, 0]"#
            ]],
        );
        refused(
            first(1, build("Guard Tower", "cost", [200, 200])),
            expect![
                "moves[1].actions[0].pay: [200, 200] is not a possible payment to the neighbors"
            ],
        );
        refused(
            first(1, build("Guard Tower", "cost", [1, 0])),
            expect![[
                r#"moves[1].actions[0]: seat 0: build Guard Tower paying [1, 0]: the coins to the neighbors (left, right) must be one of [2, 0]"#
            ]],
        );
    }

    #[test]
    fn a_chain_that_is_not_there() {
        refused(
            first(6, build("Library", "power", [0, 0])),
            expect![
                "moves[6].actions[0]: seat 0: build Library by power: a chain from Scriptorium makes it free, so it must be built by chain"
            ],
        );
        refused(
            first(6, build("Temple", "chain", [0, 0])),
            expect![
                "moves[6].actions[0]: seat 0: build Temple by chain: no building in the city chains to it"
            ],
        );
    }

    #[test]
    fn a_chain_that_is_not_used() {
        refused(
            first(6, build("Library", "cost", [0, 0])),
            expect![
                "moves[6].actions[0]: seat 0: build Library: a chain from Scriptorium makes it free, so it must be built by chain"
            ],
        );
        refused(
            first(6, build("Library", "chain", [2, 0])),
            expect![[
                r#"moves[6].actions[0]: seat 0: build Library by chain: the coins to the neighbors (left, right) must be one of [0, 0]"#
            ]],
        );
    }

    #[test]
    fn a_power_that_is_not_there() {
        refused(
            first(0, build("Baths", "power", [0, 0])),
            expect![
                "moves[0].actions[0]: seat 0: build Baths by power: no power of the city makes it free right now"
            ],
        );
    }

    #[test]
    fn a_building_that_stands() {
        refused(
            |r| r["moves"][7]["actions"][1]["card"] = json!("Press"),
            expect![
                "moves[7].actions[1]: seat 1: build Press: the city already has a building of this name"
            ],
        );
    }

    #[test]
    fn a_complete_wonder() {
        refused(
            first(
                16,
                json!({"seat": 0, "do": "wonder", "card": "Lodge", "pay": [0, 0]}),
            ),
            expect![[
                r#"moves[16].actions[0]: seat 0: build the next stage with Lodge: the wonder is complete"#
            ]],
        );
    }

    #[test]
    fn taking_on_a_turn() {
        refused(
            first(0, action("take", "Baths")),
            expect![
                "moves[0].actions[0]: seat 0: take Baths from the discard pile: this step asks for a different decision"
            ],
        );
    }

    #[test]
    fn building_on_a_pick() {
        refused(
            first(10, build("Clay Pit", "cost", [0, 0])),
            expect![
                "moves[10].actions[0]: seat 0: build Clay Pit: this step asks for a different decision"
            ],
        );
    }

    #[test]
    fn taking_what_is_not_discarded() {
        refused(
            first(10, action("take", "Palace")),
            expect![
                "moves[10].actions[0]: seat 0: take Palace from the discard pile: the card is not in the discard pile"
            ],
        );
    }

    #[test]
    fn a_move_after_the_end() {
        refused(
            |r| {
                let last = list(&mut r["moves"]).last().expect("moves").clone();
                list(&mut r["moves"]).push(last);
            },
            expect![[r#"moves[22]: the game is over"#]],
        );
    }
}

mod result {
    use super::*;

    #[test]
    fn a_missing_result() {
        refused(
            |r| take(r, "result"),
            expect![[r#"result: the game is over, but has no result"#]],
        );
    }

    #[test]
    fn a_result_before_the_end() {
        refused(
            |r| drop(list(&mut r["moves"]).pop()),
            expect![[r#"result: the game is not over"#]],
        );
    }

    #[test]
    fn a_false_score() {
        refused(
            |r| r["result"]["scores"][1]["science"] = json!(17),
            expect![[
                r#"result.scores[1]: according to the rules it is {"military":-6,"treasury":4,"wonder":3,"civilian":10,"science":18,"commerce":5,"guilds":0,"total":34,"coins":12}"#
            ]],
        );
    }

    #[test]
    fn a_false_total() {
        refused(
            |r| r["result"]["scores"][2]["total"] = json!(52),
            expect![[
                r#"result.scores[2]: according to the rules it is {"military":10,"treasury":4,"wonder":10,"civilian":19,"science":5,"commerce":3,"guilds":0,"total":51,"coins":12}"#
            ]],
        );
    }

    #[test]
    fn a_score_too_few() {
        refused(
            |r| drop(list(&mut r["result"]["scores"]).pop()),
            expect![[r#"result.scores: 2 scores for 3 seats"#]],
        );
    }

    #[test]
    fn a_false_winner() {
        refused(
            |r| r["result"]["winners"] = json!([0]),
            expect![[r#"result.winners: [0] where [2] is right"#]],
        );
    }

    #[test]
    fn no_winner() {
        refused(
            |r| r["result"]["winners"] = json!([]),
            expect![[r#"result.winners: [] where [2] is right"#]],
        );
    }
}

/// A game of the first edition in which Olympia at seat 0 builds its stages and science, and its neighbors build guilds.
fn olympia_copies(seed: u64) -> Record {
    let mut options = [BoardOptions::default(); 3];
    options[0] = BoardOptions {
        wonder: Some(Wonder::Olympia),
        side: Some(Side::B),
    };
    let setup = Setup::deal(Edition::First, &options, &mut generator(seed, 0)).expect("a deal");
    let names = ["Ada", "Ben", "Cyd"].map(str::to_owned).to_vec();
    let mut record = Record::new(names, setup).expect("a record");
    while !record.position().to_act().is_empty() {
        let position = record.position();
        let worth = |seat: Seat, action: &Action| match *action {
            Action::Stage { .. } => 2 + i32::from(seat == Seat::FIRST),
            Action::Build { card, .. } => match card.facts(Edition::First).color {
                Color::Purple => 3 * i32::from(seat != Seat::FIRST),
                Color::Green => 1 + i32::from(seat == Seat::FIRST),
                Color::Brown | Color::Gray => 1,
                _ => 0,
            },
            _ => -1,
        };
        let mut joint = JointAction::new();
        for seat in position.to_act().iter() {
            let legal = position.legal_actions(seat);
            let best = legal.iter().max_by_key(|action| worth(seat, action));
            joint.set(seat, *best.expect("something legal"));
        }
        record.play(&joint).expect("legal actions");
    }
    record
}

/// Ruling 9: guilds that Olympia can copy bring the same total, one under science and one under guilds. Each such line is
/// read, the same one is always written, and a line that is worse or wrong is refused.
#[test]
fn of_equal_copies_any_is_read_and_one_is_written() {
    let record = (0..500).map(olympia_copies).find(|record| {
        let table = record.position().table();
        possible_scores(table, Seat::FIRST).len() > 1
    });
    let record = record.expect("a game with a tie");
    let table = record.position().table();
    let lines = possible_scores(table, Seat::FIRST);
    assert_eq!(lines[0], score(table, Seat::FIRST));
    let written: Value = serde_json::from_str(&record.write()).expect("JSON");
    let with = |science: i16, guilds: i16, total: i16| {
        let mut changed = written.clone();
        let line = &mut changed["result"]["scores"][0];
        line["science"] = json!(science);
        line["guilds"] = json!(guilds);
        line["total"] = json!(total);
        Record::read(&changed.to_string())
    };
    for line in &lines {
        let read = with(line.science, line.guilds, line.total());
        let read = read.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read.write(), record.write());
    }
    let [shown, other] = lines.as_slice() else {
        panic!("two lines, not {lines:?}");
    };
    let one_less = with(other.science - 1, other.guilds, other.total() - 1);
    let one_moved = with(shown.science - 1, shown.guilds + 1, shown.total());
    let both = with(
        shown.science.max(other.science),
        shown.guilds.max(other.guilds),
        shown.total(),
    );
    let why = expect![[
        r#"result.scores[0]: according to the rules it is {"military":0,"treasury":4,"wonder":5,"civilian":6,"science":31,"commerce":2,"guilds":0,"total":48,"coins":13} or {"military":0,"treasury":4,"wonder":5,"civilian":6,"science":21,"commerce":2,"guilds":10,"total":48,"coins":13}"#
    ]];
    for refused in [one_less, one_moved, both] {
        why.assert_eq(&refused.expect_err("a false line").to_string());
    }
    // The other seats copy nothing, so each of them has one line.
    for seat in [1, 2].map(|seat| Seat::new(seat).expect("a seat")) {
        assert_eq!(possible_scores(table, seat), [score(table, seat)]);
    }
}
