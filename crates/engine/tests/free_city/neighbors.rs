//! The Free City as buyer, seller and neighbor: rules F40 and F43, rulings 2 and 14.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F40: the Free City pays both players, with its own coins. Two clay, one from each; at the left for 1 coin.
#[test]
fn the_free_city_buys_from_both_players() {
    check(
        "free city
         0 Babylon A | West Trading Post
         1 Rhodes A | Clay Pool
         2 Halicarnassus A",
        "1 builds Clay Pool; 2 builds West Trading Post
         2 stage?
         2 stages with Loom paying 1 left 2 right
         2 city?",
        expect![[r#"
            I.1: 1 builds Clay Pool; 2 builds West Trading Post
            2 stage: 1 left 2 right
            I.2: 2 builds stage 1 paying 1 left 2 right | coins 0 +1, 1 +2, 2 -3
            2 has 0 coins, 1 stages, 0 shields, [West Trading Post]
        "#]],
    );
}

/// Rule F40, ruling 2: the holder has every payment to choose from that no other beats, also the dearer one.
#[test]
fn a_dominated_payment_is_not_offered() {
    check(
        "free city
         0 Rhodes A | East Trading Post, Barracks
         1 Giza A | Ore Vein
         2 Alexandria A",
        "1 builds Ore Vein; 2 builds East Trading Post
         2 builds Barracks paying 2 left 1 right
         2 builds Barracks paying 2 right
         2 builds Barracks",
        expect![[r#"
            I.1: 1 builds Ore Vein; 2 builds East Trading Post
            refused: seat 2: build Barracks paying [2, 1]: the coins to the neighbors (left, right) must be one of [0, 1] [2, 0]
            refused: seat 2: build Barracks paying [0, 2]: the coins to the neighbors (left, right) must be one of [0, 1] [2, 0]
            refused: seat 2: build Barracks: the coins to the neighbors (left, right) must be one of [0, 1] [2, 0]
        "#]],
    );
}

/// Rule F40: what it produces itself it does not buy.
#[test]
fn own_production_is_used_first() {
    check(
        "free city
         0 Rhodes A | Workshop
         1 Giza A
         2 Alexandria A",
        "2 Workshop?
         2 builds Workshop",
        expect![[r#"
            2 Workshop: nothing
            I.1: 2 builds Workshop
        "#]],
    );
}

/// Rule F40: the Free City may not spend more than it has.
#[test]
fn the_free_city_cannot_run_into_debt() {
    check(
        "free city
         0 Rhodes A | Scriptorium, Clay Pit
         1 Ephesus A
         2 Alexandria A | Barracks",
        "2 builds Scriptorium paying 2 right
         2 Barracks?
         2 builds Clay Pit
         2 city?",
        expect![[r#"
            I.1: 2 builds Scriptorium paying 2 right | coins 1 +2, 2 -2
            2 Barracks: no, it costs at least 2 coins, but the city has 1
            I.2: 2 builds Clay Pit | coins 2 -1
            2 has 0 coins, 0 stages, 0 shields, [Clay Pit, Scriptorium]
        "#]],
    );
}

/// Rules F16 and F40: players buy from the Free City; it cannot refuse.
#[test]
fn players_buy_from_the_free_city() {
    check(
        "free city
         0 Rhodes A | Scriptorium, Glassworks, Workshop
         1 Giza A | Loom
         2 Ephesus A",
        "0 Scriptorium?
         0 builds Scriptorium paying 2 right; 1 builds Loom; 2 builds Glassworks
         1 Workshop?
         1 builds Workshop paying 2 left
         2 city?",
        expect![[r#"
            0 Scriptorium: 2 right
            I.1: 0 builds Scriptorium paying 2 right; 1 builds Loom; 2 builds Glassworks | coins 0 -2, 2 +2
            1 Workshop: 2 left
            I.2: 1 builds Workshop paying 2 left; 2 builds Lumber Yard | coins 1 -2, 2 +2
            2 has 7 coins, 0 stages, 0 shields, [Lumber Yard, Glassworks]
        "#]],
    );
}

/// Rules F17 and F40: what the Free City builds this turn cannot be bought this turn.
#[test]
fn what_the_free_city_builds_is_for_sale_from_the_next_turn() {
    check(
        "free city
         0 Rhodes A | Lumber Yard
         1 Giza A | Stockade
         2 Ephesus A",
        "1 Stockade?
         1 sells Altar; 2 builds Lumber Yard
         0 Stockade?",
        expect![[r#"
            1 Stockade: no, W cannot be produced or bought
            I.1: 1 sells; 2 builds Lumber Yard | coins 1 +3
            0 Stockade: 2 right
        "#]],
    );
}

/// Ruling 14: what a stage of its wonder produces, here any raw material, is not for sale.
#[test]
fn stages_of_the_free_city_sell_nothing() {
    check(
        "free city
         0 Babylon A | Clay Pool, Stone Pit, Baths
         1 Rhodes A | Stockade, Lumber Yard, Timber Yard
         2 Alexandria B",
        "2 builds Clay Pool
         2 stages with Stone Pit paying 2 left
         2 city?
         2 Baths?
         1 Stockade?",
        expect![[r#"
            I.1: 2 builds Clay Pool
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
            2 has 1 coins, 1 stages, 0 shields, [Clay Pool]
            2 Baths: nothing
            1 Stockade: no, W cannot be produced or bought
        "#]],
    );
}

/// Rule F43: a player's Vineyard counts brown cards in all three cities, those of this turn included; so does the Free
/// City's.
#[test]
fn vineyard_counts_the_three_cities() {
    let position = "free city
         0 Rhodes A | Lumber Yard, Stone Pit
         1 Giza A | Ore Vein | Vineyard, Sawmill
         2 Ephesus A";
    check(
        position,
        "0 builds Lumber Yard; 1 builds Ore Vein; 2 builds Stone Pit
         until age II
         0 city?
         1 city?
         2 city?
         1 builds Vineyard; 2 builds Sawmill",
        expect![[r#"
            I.1: 0 builds Lumber Yard; 1 builds Ore Vein; 2 builds Stone Pit
            0 has 18 coins, 0 stages, 0 shields, [Lumber Yard]
            1 has 18 coins, 0 stages, 0 shields, [Ore Vein]
            2 has 2 coins, 0 stages, 1 shields, [Stone Pit, Clay Pit, Loom, Marketplace, Barracks, Apothecary]
            II.1: 1 builds Vineyard; 2 builds Sawmill | coins 1 +5, 2 -1
        "#]],
    );
    check(
        position,
        "0 builds Lumber Yard; 1 builds Ore Vein; 2 builds Stone Pit
         until age II
         1 builds Sawmill; 2 builds Vineyard",
        expect![[r#"
            I.1: 0 builds Lumber Yard; 1 builds Ore Vein; 2 builds Stone Pit
            II.1: 1 builds Sawmill; 2 builds Vineyard | coins 1 -1, 2 +5
        "#]],
    );
}

/// Bazar is in decks for four players and more only, so it never meets the Free City.
#[test]
fn bazar_is_not_dealt() {
    check(
        "free city
         0 Rhodes A
         1 Giza A
         2 Ephesus A",
        "copies of Bazar?",
        expect![[r#"
            Bazar: 0 with 3, 1 with 4, 1 with 5, 1 with 6, 2 with 7
        "#]],
    );
}
