//! Chains: rule F19, ruling 4, edge cases F17 and F18.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F19, ruling 4: free, and paying instead is not offered.
#[test]
fn a_chain_makes_the_card_free() {
    check(
        "first edition, age II
         0 Rhodes A, 0 coins: Scriptorium | Library, Courthouse
         1 Giza A
         2 Babylon A",
        "0 Library?
         0 Courthouse?
         0 builds Library by chain",
        expect![[r#"
            0 Library: by chain
            0 Courthouse: by chain
            II.1: 0 builds Library by chain
        "#]],
    );
}

/// Ruling 4: with a chain the card is not paid for, even where it could be.
#[test]
fn a_chained_card_is_not_paid_for() {
    check(
        "first edition, age II
         0 Giza A, 9 coins: Scriptorium, Stone Pit, Loom | Library
         1 Rhodes A
         2 Babylon A",
        "0 Library?
         0 builds Library",
        expect![[r#"
            0 Library: by chain
            refused: seat 0: build Library: a chain from Scriptorium makes it free, so it must be built by chain
        "#]],
    );
}

/// Rule F19: without the earlier building the card may be paid for.
#[test]
fn without_the_chain_the_card_is_paid_for() {
    check(
        "first edition, age II
         0 Giza A, 9 coins: Stone Pit, Loom | Library
         1 Rhodes A: Scriptorium
         2 Babylon A",
        "0 Library?
         0 builds Library by chain
         0 builds Library",
        expect![[r#"
            0 Library: nothing
            refused: seat 0: build Library by chain: no building in the city chains to it
            II.1: 0 builds Library
        "#]],
    );
}

/// Rule F19: either trading post opens the Forum.
#[test]
fn any_one_of_several_buildings_opens_a_chain() {
    let moves = "0 Forum?";
    check(
        "first edition, age II
         0 Rhodes A: East Trading Post | Forum
         1 Giza A
         2 Ephesus A",
        moves,
        expect![[r#"
            0 Forum: by chain
        "#]],
    );
    check(
        "first edition, age II
         0 Rhodes A: West Trading Post | Forum
         1 Giza A
         2 Ephesus A",
        moves,
        expect![[r#"
            0 Forum: by chain
        "#]],
    );
}

/// Rule F11, edge case F21: a card under the wonder opens no chain.
#[test]
fn a_marker_opens_no_chain() {
    check(
        "first edition, age II
         0 Rhodes A: Lumber Yard, Sawmill | Scriptorium
         1 Giza A | Library
         2 Babylon A",
        "0 stages with Scriptorium
         0 Library?",
        expect![[r#"
            II.1: 0 builds stage 1
            0 Library: no, SL cannot be produced or bought
        "#]],
    );
}

/// Rule F19: a building opens chains from the turn after, like everything else of the turn.
#[test]
fn a_building_opens_chains_from_the_next_turn() {
    check(
        "first edition, age II
         0 Ephesus A | Scriptorium, Library
         1 Rhodes A | Library
         2 Babylon A",
        "0 Library?
         0 builds Scriptorium
         0 Library?",
        expect![[r#"
            0 Library: no, SSL cannot be produced or bought
            II.1: 0 builds Scriptorium
            0 Library: by chain
        "#]],
    );
}

/// Edge case F18: a stage has no chain, whatever its marker has.
#[test]
fn a_chained_marker_does_not_pay_for_the_stage() {
    check(
        "first edition, age II
         0 Rhodes A: Scriptorium | Library
         1 Giza A
         2 Babylon A",
        "0 stage?",
        expect![[r#"
            0 stage: no, WW cannot be produced or bought
        "#]],
    );
}

/// Rule F10: a chain does not build a second one.
#[test]
fn a_chain_builds_no_second_one() {
    check(
        "first edition, age II
         0 Rhodes A: Scriptorium, Library | Library
         1 Giza A
         2 Babylon A",
        "0 Library?
         0 builds Library by chain",
        expect![[r#"
            0 Library: no, the city already has a building of this name
            refused: seat 0: build Library by chain: the city already has a building of this name
        "#]],
    );
}
