//! Every printed example of the second edition's rulebooks, by its number in the project's list (A setup, B turn, C war, D
//! resources, E chain, F scoring); SR and FI name lines of the Serbian and Finnish rulebooks. What is marked as derived
//! follows from an example and the rules of the same books.

use expect_test::expect;

use crate::rules::notation::check;

const FIVE: &str = "second edition, seed 1
    0 any
    1 any
    2 any
    3 any
    4 any";

/// SR:110, FI:109.
#[test]
fn a1_five_players_use_cards_3_to_5() {
    check(
        FIVE,
        "card Lumber Yard?
         copies of Lumber Yard?
         card Altar?
         copies of Altar?
         card Mine?
         copies of Mine?
         card Well?
         copies of Well?",
        expect![[r#"
            Lumber Yard: brown, free, 3+ 4+
            Lumber Yard: 1 with 3, 2 with 4, 2 with 5, 2 with 6, 2 with 7
            Altar: blue, free, 3+ 5+, makes Pantheon free
            Altar: 1 with 3, 1 with 4, 2 with 5, 2 with 6, 2 with 7
            Mine: brown, costs 1 coin, 6+
            Mine: 0 with 3, 0 with 4, 0 with 5, 1 with 6, 1 with 7
            Well: blue, free, 4+ 7+, makes Statue free
            Well: 0 with 3, 1 with 4, 1 with 5, 1 with 6, 2 with 7
        "#]],
    );
}

/// SR:114, FI:113.
#[test]
fn a2_five_players_draw_seven_guilds() {
    check(
        FIVE,
        "until age III
         guilds?",
        expect![[r#"
            7 guilds are in the hands
        "#]],
    );
}

/// Derived from SR:110 and 114, FI:109 and 113.
#[test]
fn a3_five_players_have_35_cards_an_age() {
    check(
        FIVE,
        "deck of 5?",
        expect![[r#"
        5 players: I 35 II 35 III 35 (7 guilds)
    "#]],
    );
}

/// SR:119-124, FI:118-123.
#[test]
fn a4_three_coins_and_a_side_of_choice() {
    check(
        "second edition, seed 1
         0 Gizah night
         1 Rhodos day
         2 any",
        "boards?
         0 city?
         1 city?
         2 city?",
        expect![[r#"
            0 Gizah night, 1 Rhodos day, 2 Ephesos night
            0 has 3 coins, 0 stages, 0 shields, []
            1 has 3 coins, 0 stages, 0 shields, []
            2 has 3 coins, 0 stages, 0 shields, []
        "#]],
    );
}

/// SR:179-181 and 231, FI:173-175 and 225.
#[test]
fn b1_seven_cards_six_turns() {
    check(
        "second edition, age I
         0 Gizah day
         1 Rhodos day
         2 Babylon day",
        "0 hand?
         until turn 2
         0 hand?
         until turn 3
         0 hand?
         until turn 4
         0 hand?
         until turn 5
         0 hand?
         until turn 6
         0 hand?",
        expect![[r#"
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern]
        "#]],
    );
}

/// SR:235, FI:229.
#[test]
fn b2_the_other_card_of_the_sixth_turn_brings_nothing() {
    check(
        "second edition, age I
         0 Gizah day
         1 Rhodos day | Altar, Theater
         2 Babylon day",
        "until turn 6
         0 builds Altar
         pile?",
        expect![[r#"
            I.6: 0 builds Altar
            the pile: {Theater: 1, Tavern: 19}
        "#]],
    );
}

/// SR:225, FI:219.
#[test]
fn b3_a_sold_card_brings_three() {
    check(
        "second edition, age I
         0 Gizah day | Altar
         1 Rhodos day
         2 Babylon day",
        "0 sells Altar
         pile?",
        expect![[r#"
            I.1: 0 sells | coins 0 +3
            the pile: {Altar: 1, Tavern: 2}
        "#]],
    );
}

/// SR:229, FI:223.
#[test]
fn b4_left_right_left() {
    check(
        "second edition, age I
         0 Gizah day | Altar
         1 Rhodos day
         2 Babylon day",
        "all pass
         1 hand?
         until age II
         all pass
         2 hand?
         until age III
         all pass
         1 hand?",
        expect![[r#"
            I.1: all pass
            1 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern]
            II.1: all pass
            2 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern]
            III.1: all pass
            1 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern]
        "#]],
    );
}

/// SR:273, FI:263; C2 is derived. Seat 0 has strength 4, its left neighbor 5, its right one 2.
#[test]
fn c1_c2_four_between_five_and_two() {
    check(
        "second edition, age II
         0 Gizah day: Walls, Stables
         1 Rhodos day, 2 stages: Walls, Stockade
         2 Babylon day: Stockade, Barracks",
        "until age III",
        expect![[r#"
            II.6: all pass | shields 0 against 1: 4 to 5, 1 against 2: 5 to 2, 2 against 0: 2 to 4 | points 0 +2, 1 +6, 2 -2
        "#]],
    );
}

/// SR:249, FI:241.
#[test]
fn c3_equal_strength_takes_no_token() {
    check(
        "second edition, age II
         0 Gizah day: Walls
         1 Rhodos day, 2 stages
         2 Babylon day: Stables",
        "until age III",
        expect![[r#"
            II.6: all pass | shields 0 against 1: 2 to 2, 1 against 2: 2 to 2, 2 against 0: 2 to 2
        "#]],
    );
}

/// SR:68-71, FI:61-64.
#[test]
fn c4_tokens_of_the_ages() {
    check(
        "second edition, age I
         0 Gizah day: Walls
         1 Rhodos day
         2 Babylon day",
        "until age II
         until age III
         until the end",
        expect![[r#"
            I.6: all pass | shields 0 against 1: 2 to 0, 2 against 0: 0 to 2 | points 0 +2, 1 -1, 2 -1
            II.6: all pass | shields 0 against 1: 2 to 0, 2 against 0: 0 to 2 | points 0 +6, 1 -1, 2 -1
            III.6: all pass | shields 0 against 1: 2 to 0, 2 against 0: 0 to 2 | points 0 +10, 1 -1, 2 -1
        "#]],
    );
}

/// SR:340, FI:330.
#[test]
fn d1_d2_d3_two_stones_ore_and_papyrus() {
    check(
        "second edition, age I
         0 Gizah day, 0 coins: Stone Pit, Ore Vein, Press | Barracks, Scriptorium, Guard Tower
         1 Rhodos day
         2 Alexandria day",
        "0 Barracks?
         0 Scriptorium?
         0 Guard Tower?",
        expect![[r#"
            0 Barracks: nothing
            0 Scriptorium: nothing
            0 Guard Tower: no, C cannot be produced or bought
        "#]],
    );
}

/// Derived from SR:332 and FI:322.
#[test]
fn d4_resources_are_not_used_up() {
    check(
        "second edition, age I
         0 Gizah day, 0 coins: Stone Pit, Ore Vein, Press | Barracks
         1 Rhodos day
         2 Alexandria day | Scriptorium, Baths",
        "0 builds Barracks
         0 Scriptorium?
         0 Baths?",
        expect![[r#"
            I.1: 0 builds Barracks
            0 Scriptorium: nothing
            0 Baths: nothing
        "#]],
    );
}

/// SR:348-352, FI:338-340 and 362.
#[test]
fn d5_a_unit_costs_two_coins_and_stays_with_its_owner() {
    check(
        "second edition, age I
         0 Gizah day, 0 coins | Baths
         1 Rhodos day | Baths
         2 Alexandria day | Baths",
        "0 builds Baths; 1 builds Baths paying 2 right; 2 builds Baths paying 2 left",
        expect![[r#"
            I.1: 0 builds Baths; 1 builds Baths paying 2 right; 2 builds Baths paying 2 left | coins 0 +4, 1 -2, 2 -2
        "#]],
    );
}

/// SR:360, FI:352.
#[test]
fn d6_yellow_cards_and_stages_are_not_for_sale() {
    check(
        "second edition, age III
         0 Rhodos day, 9 coins | Stockade, Scriptorium
         1 Alexandria night, 2 stages
         2 Gizah day: Caravansery, Forum",
        "0 Stockade?
         0 Scriptorium?",
        expect![[r#"
            0 Stockade: no, W cannot be produced or bought
            0 Scriptorium: no, P cannot be produced or bought
        "#]],
    );
}

/// SR:362, FI:354.
#[test]
fn d7_the_buyer_picks_from_a_choice_card() {
    check(
        "second edition, age I
         0 Ephesos day: Timber Yard | Stockade
         1 Rhodos day | Baths
         2 Alexandria day | Stockade",
        "0 builds Stockade; 1 builds Baths paying 2 right; 2 builds Stockade paying 2 left",
        expect![[r#"
            I.1: 0 builds Stockade; 1 builds Baths paying 2 right; 2 builds Stockade paying 2 left | coins 0 +4, 1 -2, 2 -2
        "#]],
    );
}

/// SR:366-367, FI:358-359.
#[test]
fn d8_coins_of_this_turn_buy_nothing() {
    check(
        "second edition, age I
         0 Gizah day, 1 coin | Barracks
         1 Rhodos day | Baths
         2 Alexandria day",
        "0 Barracks?
         0 builds Barracks paying 2 left; 1 builds Baths paying 2 right",
        expect![[r#"
            0 Barracks: no, it costs at least 2 coins, but the city has 1
            refused: seat 0: build Barracks paying [2, 0]: it costs at least 2 coins, but the city has 1
        "#]],
    );
}

/// SR:368, FI:360.
#[test]
fn d9_a_stone_pit_of_this_turn_sells_from_the_next() {
    check(
        "second edition, age I
         0 Rhodos day | Baths
         1 Alexandria day | Stone Pit
         2 Ephesos day | Baths",
        "0 Baths?
         0 builds Baths paying 2 left; 1 builds Stone Pit
         1 builds Stone Pit
         0 builds Baths paying 2 left",
        expect![[r#"
            0 Baths: no, S cannot be produced or bought
            refused: seat 0: build Baths paying [2, 0]: S cannot be produced or bought
            I.1: 1 builds Stone Pit
            I.2: 0 builds Baths paying 2 left | coins 0 -2, 1 +2
        "#]],
    );
}

/// SR:324, FI:314.
#[test]
fn d10_a_clay_pit_costs_a_coin() {
    check(
        "second edition, age I
         0 Rhodos day | Clay Pit
         1 Alexandria day
         2 Ephesos day",
        "0 builds Clay Pit",
        expect![[r#"
            I.1: 0 builds Clay Pit | coins 0 -1
        "#]],
    );
}

/// SR:376, FI:368. The Gardens are a card of age III, as FI has it; SR prints II.
#[test]
fn e1_e2_theater_opens_the_gardens() {
    check(
        "second edition, age I
         0 Rhodos day, 0 coins | Theater, Gardens
         1 Alexandria day
         2 Ephesos day",
        "card Gardens?
         0 builds Theater
         until age III
         0 builds Gardens by chain",
        expect![[r#"
            Gardens: blue, costs WCC, 3+ 4+, free with Theater
            I.1: 0 builds Theater
            III.1: 0 builds Gardens by chain
        "#]],
    );
}

/// SR:382, FI:374.
#[test]
fn e3_without_the_theater_gardens_are_paid_for() {
    check(
        "second edition, age III
         0 Babylon day, 0 coins: Brickyard | Gardens
         1 Alexandria day
         2 Ephesos day",
        "0 Gardens?
         0 builds Gardens",
        expect![[r#"
            0 Gardens: nothing
            III.1: 0 builds Gardens
        "#]],
    );
}

/// SR:397 and 435, FI:389 and 448: stages worth 10.
#[test]
fn f1_wonder() {
    check(
        "second edition, age III
         0 Alexandria day, 0 coins, complete
         1 Gizah day, 0 coins
         2 Rhodos day, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 10 = 10, wins
            1: 0
            2: 0
        "#]],
    );
}

/// SR:401 and 436, FI:393 and 449: three times 3 coins.
#[test]
fn f2_treasury() {
    check(
        "second edition, age III
         0 Alexandria day, 9 coins
         1 Gizah day, 0 coins
         2 Rhodos day, 0 coins",
        "scores?",
        expect![[r#"
            0: treasury 3 = 3, wins
            1: 0
            2: 0
        "#]],
    );
}

/// SR:405 and 437, FI:397 and 450: tokens of 6 in all.
#[test]
fn f3_military() {
    check(
        "second edition, age III
         0 Alexandria day, 0 coins, tokens +1 +1 +5 -1
         1 Gizah day, 0 coins
         2 Rhodos day, 0 coins",
        "scores?",
        expect![[r#"
            0: military 6 = 6, wins
            1: 0
            2: 0
        "#]],
    );
}

/// SR:409 and 438, FI:401 and 451: blue cards of 9 in all.
#[test]
fn f4_blue() {
    check(
        "second edition, age III
         0 Alexandria day, 0 coins: Altar, Senate
         1 Gizah day, 0 coins
         2 Rhodos day, 0 coins",
        "scores?",
        expect![[r#"
            0: civilian 9 = 9, wins
            1: 0
            2: 0
        "#]],
    );
}

/// SR:413 and 439, FI:405 and 452: yellow cards of 2 in all.
#[test]
fn f5_yellow() {
    check(
        "second edition, age III
         0 Alexandria day, 0 coins: Chamber of Commerce, Press
         1 Gizah day, 0 coins
         2 Rhodos day, 0 coins",
        "scores?",
        expect![[r#"
            0: commerce 2 = 2, wins
            1: 0
            2: 0
        "#]],
    );
}

/// SR:419-426 and 440, FI:411-416 and 453: 3, 2 and 1 symbols, one set.
#[test]
fn f6_green() {
    check(
        "second edition, age III
         0 Alexandria day, 0 coins: Apothecary, Dispensary, Lodge, Workshop, Laboratory, Scriptorium
         1 Gizah day, 0 coins
         2 Rhodos day, 0 coins",
        "scores?",
        expect![[r#"
            0: science 21 = 21, wins
            1: 0
            2: 0
        "#]],
    );
}

/// SR:423-424, FI:413-414: the table of equal symbols.
#[test]
fn f6_the_table_of_equal_symbols() {
    check(
        "second edition, age III
         0 Gizah day, 0 coins: Apothecary
         1 Rhodos day, 0 coins: Apothecary, Dispensary
         2 Ephesos day, 0 coins: Apothecary, Dispensary, Lodge
         3 Alexandria day, 0 coins: Apothecary, Dispensary, Lodge, Academy
         4 Olympia day, 0 coins: Apothecary, Dispensary, Lodge, Academy, Scientists Guild
         5 Babylon day, 0 coins, 2 stages: Apothecary, Dispensary, Lodge, Academy, Scientists Guild",
        "scores?",
        expect![[r#"
            0: science 1 = 1
            1: science 4 = 4
            2: science 9 = 9
            3: science 16 = 16
            4: science 25 = 25
            5: wonder 3 + science 36 = 39, wins
        "#]],
    );
}

/// SR:430 and 441, FI:420 and 454: purple cards of 4 in all.
#[test]
fn f7_purple() {
    check(
        "second edition, age III
         0 Alexandria day, 0 coins: Workers Guild
         1 Gizah day, 0 coins: Lumber Yard, Sawmill
         2 Rhodos day, 0 coins: Ore Vein, Foundry",
        "scores?",
        expect![[r#"
            0: guilds 4 = 4, wins
            1: 0
            2: 0
        "#]],
    );
}

/// SR:442, FI:455: Alex has 55.
#[test]
fn f8_total() {
    check(
        "second edition, age III
         0 Alexandria day, 9 coins, complete, tokens +1 +1 +5 -1: Altar, Senate, Chamber of Commerce, Press, Apothecary, Dispensary, Lodge, Workshop, Laboratory, Scriptorium, Workers Guild
         1 Gizah day, 0 coins: Lumber Yard, Sawmill
         2 Rhodos day, 0 coins: Ore Vein, Foundry",
        "scores?",
        expect![[r#"
            0: military 6 + treasury 3 + wonder 10 + civilian 9 + science 21 + commerce 2 + guilds 4 = 55, wins
            1: 0
            2: 0
        "#]],
    );
}

/// SR:389, FI:381: more coins win a tie, then the victory is shared.
#[test]
fn f8_ties() {
    check(
        "second edition, age III
         0 Alexandria day, 4 coins
         1 Gizah day, 5 coins
         2 Rhodos day, 3 coins",
        "scores?",
        expect![[r#"
            0: treasury 1 = 1
            1: treasury 1 = 1, wins
            2: treasury 1 = 1
        "#]],
    );
    check(
        "second edition, age III
         0 Alexandria day, 5 coins
         1 Gizah day, 5 coins
         2 Rhodos day, 3 coins",
        "scores?",
        expect![[r#"
            0: treasury 1 = 1, shares the victory
            1: treasury 1 = 1, shares the victory
            2: treasury 1 = 1
        "#]],
    );
}
