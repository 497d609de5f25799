//! Babylon B's seventh card: the Free City's, which is the last of its pile, and a player's: rulings 6, 7, 14 and 15.

use expect_test::{Expect, expect};

use crate::rules::notation::check;

/// The Free City has everything for its second stage by turn 5, and the coins it needs for the first.
const BEFORE: &str = "2 builds Lumber Yard
         2 stages with Altar paying 2 left
         2 builds Timber Yard
         2 builds Glassworks
         ";

fn babylon(last: &str) -> String {
    format!(
        "free city
         0 Halicarnassus A | Lumber Yard, Altar, Timber Yard, Glassworks, Press
         1 Rhodes A | Stone Pit, Clay Pool, Clay Pit, Ore Vein, Theater, Barracks
         2 Babylon B | .., Loom, {last} | .., Statue | .., Haven"
    )
}

/// Rulings 6 and 14: built on turn 5 it serves that age: the holder of turn 6 decides for the last card of the pile.
#[test]
fn the_seventh_card_is_the_last_of_the_pile() {
    check(
        &babylon("Marketplace"),
        &format!(
            "{BEFORE}
             2 stages with Press
             2 builds Loom
             0 sees?
             1 sees?
             2 all?
             2 builds Marketplace
             2 city?
             pile?
             sizes?"
        ),
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.5: 2 builds stage 2
            I.6: 2 builds Loom
              1 for 2 may use its seventh card: Marketplace
            0 sees []
            1 sees [Marketplace]
            1 for 2 may: build Marketplace
            I.6 seventh card: 2 builds Marketplace
            2 has 0 coins, 2 stages, 0 shields, [Lumber Yard, Timber Yard, Loom, Glassworks, Marketplace]
            the pile: {Stone Pit: 1, Clay Pool: 1, Ore Vein: 1, Clay Pit: 1, Baths: 1, Theater: 1, East Trading Post: 1, West Trading Post: 1, Stockade: 1, Barracks: 1, Guard Tower: 1, Apothecary: 1, Workshop: 1, Scriptorium: 1}
            II.1: 1 has the Free City card and 8 cards, 0 has 7; 6 on the pile
        "#]],
    );
}

/// Ruling 6: built on turn 6 it serves that age already.
#[test]
fn built_on_turn_six_it_serves_that_age() {
    check(
        &babylon("Marketplace"),
        &format!(
            "{BEFORE}
             until turn 6
             2 stages with Press
             2 builds Marketplace"
        ),
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.6: 2 builds stage 2
              1 for 2 may use its seventh card: Marketplace
            I.6 seventh card: 2 builds Marketplace
        "#]],
    );
    check(
        &babylon("Stockade"),
        &format!(
            "{BEFORE}
             until turn 6
             2 stages with Press
             2 builds Stockade"
        ),
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.6: 2 builds stage 2
              1 for 2 may use its seventh card: Stockade
            I.6 seventh card: 2 builds Stockade | shields 1 against 2: 0 to 1, 2 against 0: 1 to 0 | points 0 -1, 1 -1, 2 +2
        "#]],
    );
}

/// Without the stage the last card of the pile is discarded.
#[test]
fn without_the_stage_the_last_card_is_discarded() {
    check(
        &babylon("Marketplace"),
        &format!(
            "{BEFORE}
             until turn 6
             2 builds Loom
             pile?"
        ),
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.6: 2 builds Loom
            the pile: {Stone Pit: 1, Clay Pool: 1, Ore Vein: 1, Clay Pit: 1, Press: 1, Baths: 1, Theater: 1, East Trading Post: 1, West Trading Post: 1, Marketplace: 1, Stockade: 1, Barracks: 1, Guard Tower: 1, Apothecary: 1, Scriptorium: 1}
        "#]],
    );
}

/// Ruling 15: it may be sold only if it can be neither built nor used for a stage.
#[test]
fn the_seventh_card_is_sold_only_if_it_must_be() {
    check(
        &babylon("Workshop"),
        &format!(
            "{BEFORE}
             2 stages with Press
             2 builds Loom
             2 sells Workshop
             2 builds Workshop"
        ),
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.5: 2 builds stage 2
            I.6: 2 builds Loom
              1 for 2 may use its seventh card: Workshop
            refused: seat 2: sell Workshop: the Free City sells a card only when it can neither build one nor use one for a stage
            I.6 seventh card: 2 builds Workshop
        "#]],
    );
    check(
        &babylon("Scriptorium"),
        &format!(
            "{BEFORE}
             2 stages with Press
             2 builds Loom
             2 city?
             2 Scriptorium?
             2 all?
             2 sells Scriptorium
             pile?"
        ),
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.5: 2 builds stage 2
            I.6: 2 builds Loom
              1 for 2 may use its seventh card: Scriptorium
            2 has 0 coins, 2 stages, 0 shields, [Lumber Yard, Timber Yard, Loom, Glassworks]
            2 Scriptorium: no, P cannot be produced or bought
            1 for 2 may: sell Scriptorium
            I.6 seventh card: 2 sells | coins 2 +3
            the pile: {Stone Pit: 1, Clay Pool: 1, Ore Vein: 1, Clay Pit: 1, Baths: 1, Theater: 1, East Trading Post: 1, West Trading Post: 1, Marketplace: 1, Stockade: 1, Barracks: 1, Guard Tower: 1, Apothecary: 1, Workshop: 1, Scriptorium: 1}
        "#]],
    );
}

/// The Free City gets two coins back from seat 1 and is ready for its third stage from age II on.
fn babylon_in_age_ii(last: &str, moves: &str, expect: Expect) {
    check(
        &format!(
            "free city
         0 Halicarnassus A | Lumber Yard, Altar, Timber Yard, Glassworks, Press, Loom, Stockade
         1 Ephesus A | Stone Pit, Clay Pool, Clay Pit, Ore Vein, Theater, Barracks | Brickyard
         2 Babylon B | .., Baths, Workshop | .., {last}"
        ),
        &format!(
            "2 builds Lumber Yard
             1 builds Stockade paying 2 left; 2 stages with Altar paying 2 left
             2 builds Timber Yard
             2 builds Glassworks
             2 stages with Loom
             2 builds Press
             2 builds Workshop
             2 builds Brickyard
             until turn 6
             all pass
             {moves}"
        ),
        expect,
    );
}

/// Ruling 14: in age II the holder of turn 6 is seat 0. Ruling 6: the seventh card may build the third stage.
#[test]
fn the_seventh_card_may_build_the_next_stage() {
    babylon_in_age_ii(
        "Statue",
        "0 sees?
         1 sees?
         2 all?
         2 sells Statue
         2 stages with Statue
         2 city?",
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 1 builds Stockade paying 2 left; 2 builds stage 1 paying 2 left | coins 0 +2, 1 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.5: 2 builds stage 2
            I.6: 2 builds Press
              1 for 2 may use its seventh card: Workshop
            I.6 seventh card: 2 builds Workshop | shields 0 against 1: 0 to 1, 1 against 2: 1 to 0 | points 0 -1, 1 +2, 2 -1
            II.1: 2 builds Brickyard | coins 2 -1
            II.6: 2 builds School
              0 for 2 may use its seventh card: Statue
            0 sees [Statue]
            1 sees []
            0 for 2 may: build the next stage with Statue
            refused: seat 2: sell Statue: the Free City sells a card only when it can neither build one nor use one for a stage
            II.6 seventh card: 2 builds stage 3 | shields 0 against 1: 0 to 1, 1 against 2: 1 to 2, 2 against 0: 2 to 0 | points 0 -2, 1 +2, 2 +6
            2 has 4 coins, 3 stages, 2 shields, [Lumber Yard, Timber Yard, Glassworks, Press, Workshop, Brickyard, Forum, Vineyard, Archery Range, Laboratory, School]
        "#]],
    );
}

/// Ruling 15: a seventh card that a chain makes free is built, not used for a stage and not sold.
#[test]
fn a_seventh_card_with_a_chain_is_built() {
    babylon_in_age_ii(
        "Archery Range",
        "2 all?
         2 stages with Archery Range
         2 sells Archery Range
         2 builds Archery Range by chain",
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 1 builds Stockade paying 2 left; 2 builds stage 1 paying 2 left | coins 0 +2, 1 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.5: 2 builds stage 2
            I.6: 2 builds Press
              1 for 2 may use its seventh card: Workshop
            I.6 seventh card: 2 builds Workshop | shields 0 against 1: 0 to 1, 1 against 2: 1 to 0 | points 0 -1, 1 +2, 2 -1
            II.1: 2 builds Brickyard | coins 2 -1
            II.6: 2 builds Library
              0 for 2 may use its seventh card: Archery Range
            0 for 2 may: build Archery Range by chain
            refused: seat 2: build the next stage with Archery Range: a chain from Workshop makes it free, so it must be built by chain
            refused: seat 2: sell Archery Range: the Free City sells a card only when it can neither build one nor use one for a stage
            II.6 seventh card: 2 builds Archery Range by chain | shields 0 against 1: 0 to 1, 1 against 2: 1 to 4, 2 against 0: 4 to 0 | points 0 -2, 1 +2, 2 +6
        "#]],
    );
}

/// Ruling 14: a player cannot play the Free City's seventh card into the own city.
#[test]
fn the_seventh_card_is_for_the_free_city() {
    check(
        &babylon("Marketplace"),
        &format!(
            "{BEFORE}
             2 stages with Press
             2 builds Loom
             1 builds Marketplace; 2 builds Marketplace
             2 declines
             1 all?"
        ),
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.5: 2 builds stage 2
            I.6: 2 builds Loom
              1 for 2 may use its seventh card: Marketplace
            refused: seats {2} must act, but {1, 2} did
            refused: seat 2: decline: this step asks for a different decision
            1 may: 
        "#]],
    );
}

/// Rulings 7 and 14: a seventh card the Free City must sell can be taken by a player's Halicarnassus on that turn.
#[test]
fn a_sold_seventh_card_comes_to_the_pile() {
    check(
        "free city
         0 Halicarnassus B | Lumber Yard, Altar, Timber Yard, Glassworks, Press
         1 Rhodes A | Stone Pit, Clay Pool, Clay Pit, Ore Vein, Theater, Barracks
         2 Babylon B | .., Loom, Scriptorium",
        "2 builds Lumber Yard
         0 builds Ore Vein; 2 stages with Altar paying 2 left
         2 builds Timber Yard
         2 builds Glassworks
         2 stages with Press
         0 stages with Barracks paying 2 left; 2 builds Loom
         2 sells Scriptorium
         0 takes Scriptorium",
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 0 builds Ore Vein; 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
            I.3: 2 builds Timber Yard | coins 2 -1
            I.4: 2 builds Glassworks
            I.5: 2 builds stage 2
            I.6: 0 builds stage 1 paying 2 left; 2 builds Loom | coins 0 -2, 1 +2
              1 for 2 may use its seventh card: Scriptorium
            I.6 seventh card: 2 sells | coins 2 +3
              0 may: take Stone Pit from the discard pile, take Clay Pool from the discard pile, take Clay Pit from the discard pile, take Baths from the discard pile, take Theater from the discard pile, take East Trading Post from the discard pile, take West Trading Post from the discard pile, take Marketplace from the discard pile, take Stockade from the discard pile, take Guard Tower from the discard pile, take Apothecary from the discard pile, take Workshop from the discard pile, take Scriptorium from the discard pile, decline
            I.6 discard pile: 0 takes Scriptorium
        "#]],
    );
}

/// Rule F27: a player's seventh card is the one left in the own hand, with the Free City card (age II) or without it.
#[test]
fn a_players_seventh_card_is_left_in_the_own_hand() {
    check(
        "free city
         0 Babylon B | Lumber Yard, Timber Yard, Press
         1 Halicarnassus A | Glassworks, Altar, Theater, Marketplace | School
         2 Rhodes A | .., Stockade | .., Forum, Temple",
        "0 builds Lumber Yard
         0 stages with Altar paying 2 left
         0 builds Timber Yard
         0 builds Glassworks
         0 stages with Press
         0 sees?
         0 builds Theater
         0 sees?
         1 sees?
         0 builds Marketplace
         until age II
         until turn 6
         0 sees?
         0 sells Library; 2 sells School
         0 sees?
         0 all?
         0 builds Forum paying 2 right",
        expect![[r#"
            I.1: 0 builds Lumber Yard; 2 builds Stone Pit
            I.2: 0 builds stage 1 paying 2 left; 2 builds Ore Vein | coins 0 -2, 1 +2
            I.3: 0 builds Timber Yard; 2 builds Clay Pit | coins 0 -1, 2 -1
            I.4: 0 builds Glassworks; 2 builds Barracks
            I.5: 0 builds stage 2; 2 builds Guard Tower
            0 sees [Theater, Marketplace]
            I.6: 0 builds Theater; 2 builds Workshop paying 2 left | coins 0 +2, 2 -2
              0 may use its seventh card: Marketplace
            0 sees [Marketplace]
            1 sees []
            I.6 seventh card: 0 builds Marketplace | shields 1 against 2: 0 to 2, 2 against 0: 2 to 0 | points 0 -1, 1 -1, 2 +2
            0 sees [Forum, Library, School], drew Forum
            II.6: 0 sells; 2 sells | coins 0 +3, 2 +3
              0 may use its seventh card: Forum
            0 sees [Forum]
            0 may: build Forum paying [0, 2], sell Forum
            II.6 seventh card: 0 builds Forum paying 2 right | coins 0 -2, 2 +2 | shields 1 against 2: 0 to 6, 2 against 0: 6 to 0 | points 0 -1, 1 -1, 2 +6
        "#]],
    );
}
