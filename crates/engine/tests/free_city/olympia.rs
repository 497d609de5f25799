//! Olympia A's free build as the Free City's, and a player's: rulings 9, 14 and 15.

use expect_test::{Expect, expect};

use crate::rules::notation::check;

/// The Free City builds its first two stages on turns 3 and 4; turn 5 is that of seat 0.
const TWO_STAGES: &str = "2 builds Lumber Yard
         2 builds Stone Pit
         2 stages with Loom
         2 stages with Press paying 2 left
         ";

const OLYMPIA: &str = "free city
         0 Giza A | Lumber Yard, Stone Pit, Loom, Press, Apothecary, Guard Tower
         1 Ephesus A | Clay Pool, Clay Pit, Ore Vein | Aqueduct, Walls
         2 Olympia A | .., Workshop, Altar, Scriptorium";

fn play(moves: &str, expect: Expect) {
    check(OLYMPIA, &format!("{TWO_STAGES}{moves}"), expect);
}

/// Rulings 9 and 14: on the turn of the stage the power is not there, from the next on it is; the holder decides.
#[test]
fn the_holder_uses_the_free_build() {
    play(
        "2 city?
         2 Guard Tower?
         2 builds Guard Tower by power
         2 city?",
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds Stone Pit
            I.3: 2 builds stage 1
            I.4: 2 builds stage 2 paying 2 left | coins 0 +2, 2 -2
            2 has 1 coins, 2 stages, 0 shields, [Lumber Yard, Stone Pit]
            2 Guard Tower: by power
            I.5: 2 builds Guard Tower by power
            2 has 1 coins, 2 stages, 1 shields, [Lumber Yard, Stone Pit, Guard Tower]
        "#]],
    );
}

/// Ruling 15: an unused free build makes every card playable, so none may be sold.
#[test]
fn the_free_build_makes_a_card_playable() {
    play(
        "0 sees?
         2 all when 0 sells Workshop?
         0 sells Workshop; 2 sells Guard Tower",
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds Stone Pit
            I.3: 2 builds stage 1
            I.4: 2 builds stage 2 paying 2 left | coins 0 +2, 2 -2
            0 sees [Barracks, Guard Tower, Apothecary, Workshop], drew Workshop
            0 for 2 may then: build Barracks by power, build Guard Tower by power, build Apothecary by power
            refused: seat 2: sell Guard Tower: the Free City sells a card only when it can neither build one nor use one for a stage
        "#]],
    );
}

/// Ruling 9: once in an age; on the next turn what cannot be paid for may be sold again.
#[test]
fn the_free_build_is_used_once_in_an_age() {
    play(
        "2 builds Guard Tower by power
         1 sees?
         2 all when 1 builds Altar?
         2 builds Apothecary by power
         1 builds Altar; 2 sells Apothecary",
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds Stone Pit
            I.3: 2 builds stage 1
            I.4: 2 builds stage 2 paying 2 left | coins 0 +2, 2 -2
            I.5: 2 builds Guard Tower by power
            1 sees [Altar, Apothecary, Workshop], drew Altar
            1 for 2 may then: sell Apothecary, sell Workshop
            refused: seat 2: build Apothecary by power: no power of the city makes it free right now
            I.6: 1 builds Altar; 2 sells | coins 2 +3 | shields 1 against 2: 0 to 1, 2 against 0: 1 to 0 | points 0 -1, 1 -1, 2 +2
        "#]],
    );
}

/// Ruling 9: it comes back with the next age, whoever used it before.
#[test]
fn the_free_build_comes_back_in_the_next_age() {
    play(
        "2 builds Guard Tower by power
         until age II
         2 Aqueduct?
         2 builds Aqueduct by power
         until turn 3
         2 Walls?",
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds Stone Pit
            I.3: 2 builds stage 1
            I.4: 2 builds stage 2 paying 2 left | coins 0 +2, 2 -2
            I.5: 2 builds Guard Tower by power
            2 Aqueduct: by power
            II.1: 2 builds Aqueduct by power
            2 Walls: 2 left
        "#]],
    );
}

/// Ruling 9: it serves no stage.
#[test]
fn the_free_build_is_for_no_stage() {
    play(
        "2 stage?
         2 stages with Guard Tower",
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds Stone Pit
            I.3: 2 builds stage 1
            I.4: 2 builds stage 2 paying 2 left | coins 0 +2, 2 -2
            2 stage: no, OO cannot be produced or bought
            refused: seat 2: build the next stage with Guard Tower: OO cannot be produced or bought
        "#]],
    );
}

/// Rulings 4 and 9: a chain comes first and does not use it up.
#[test]
fn a_chain_leaves_the_free_build_unused() {
    check(
        "free city
         0 Giza A | Lumber Yard, Stone Pit, Loom, Press
         1 Ephesus A | Clay Pool, Clay Pit, Ore Vein | Aqueduct, Walls
         2 Olympia A | .., Baths, Altar, Theater",
        &format!(
            "{TWO_STAGES}
             2 builds Baths
             until age II
             2 Aqueduct?
             2 builds Aqueduct by power
             2 builds Aqueduct by chain
             until turn 3
             2 Walls?"
        ),
        expect![[r#"
            I.1: 2 builds Lumber Yard
            I.2: 2 builds Stone Pit
            I.3: 2 builds stage 1
            I.4: 2 builds stage 2 paying 2 left | coins 0 +2, 2 -2
            I.5: 2 builds Baths
            2 Aqueduct: by chain
            refused: seat 2: build Aqueduct by power: a chain from Baths makes it free, so it must be built by chain
            II.1: 2 builds Aqueduct by chain
            2 Walls: by power
        "#]],
    );
}

/// Ruling 9: a player's Olympia A is not bound to use its power, whoever holds the Free City card.
#[test]
fn a_players_free_build_is_its_own() {
    check(
        "free city
         0 Olympia A | Lumber Yard, Loom, Press
         1 Giza A | Stone Pit, Altar, Theater, Apothecary
         2 Rhodes A",
        "0 builds Lumber Yard
         0 builds Stone Pit
         0 stages with Loom
         0 stages with Altar paying 2 left
         1 all?
         0 sees?
         0 all?",
        expect![[r#"
            I.1: 0 builds Lumber Yard; 2 builds Clay Pool
            I.2: 0 builds Stone Pit; 2 builds Clay Pit | coins 2 -1
            I.3: 0 builds stage 1; 2 builds Timber Yard | coins 2 -1
            I.4: 0 builds stage 2 paying 2 left; 2 builds Marketplace | coins 0 -2, 1 +2
            1 may: build Theater, build East Trading Post, build the next stage with Theater paying [0, 2], build the next stage with Theater paying [2, 0], build the next stage with East Trading Post paying [0, 2], build the next stage with East Trading Post paying [2, 0], build the next stage with Apothecary paying [0, 2], build the next stage with Apothecary paying [2, 0], sell Theater, sell East Trading Post, sell Apothecary
            0 sees [Press, Stockade, Barracks, Guard Tower], drew Guard Tower
            0 may: build Press, build Press by power, build Stockade, build Stockade by power, build Barracks by power, build Guard Tower by power, sell Press, sell Stockade, sell Barracks, sell Guard Tower
        "#]],
    );
}
