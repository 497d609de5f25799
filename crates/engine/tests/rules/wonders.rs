//! The plain boards: Rhodes, Alexandria, Giza (rules F11, F24 and F25). Babylon, Olympia and Halicarnassus have files of
//! their own, Ephesus stands with the coins.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F24: the second stage of Rhodes A gives two shields, in this and every later conflict.
#[test]
fn rhodes_a_gets_two_shields() {
    check(
        "first edition, age II
         0 Rhodes A, 1 stage: Clay Pool, Brickyard
         1 Giza A
         2 Babylon A",
        "0 stages with Tavern
         until age III
         until the end",
        expect![[r#"
            II.1: 0 builds stage 2
            II.6: all pass | shields 0 against 1: 2 to 0, 2 against 0: 0 to 2 | points 0 +6, 1 -1, 2 -1
            III.6: all pass | shields 0 against 1: 2 to 0, 2 against 0: 0 to 2 | points 0 +10, 1 -1, 2 -1
        "#]],
    );
}

/// Rule F24: 1 shield, 3 coins and 3 points, then 1 shield, 4 coins and 4 points.
#[test]
fn rhodes_b_gets_shields_coins_and_points() {
    check(
        "first edition, age III
         0 Rhodes B, 0 coins: Stone Pit, Quarry, Ore Vein, Foundry
         1 Giza A: Stockade
         2 Babylon A",
        "0 stages with Tavern
         0 stages with Tavern
         0 stage?
         0 city?
         scores?
         until the end",
        expect![[r#"
            III.1: 0 builds stage 1 | coins 0 +3
            III.2: 0 builds stage 2 | coins 0 +4
            0 stage: no, the wonder is complete
            0 has 7 coins, 2 stages, 2 shields, [Stone Pit, Ore Vein, Quarry, Foundry]
            0: treasury 2 + wonder 7 = 9, wins
            1: treasury 3 = 3
            2: treasury 3 = 3
            III.6: all pass | shields 0 against 1: 2 to 1, 1 against 2: 1 to 0, 2 against 0: 0 to 2 | points 0 +10, 1 +4, 2 -2
        "#]],
    );
}

/// Rule F25: one raw material a turn, of free choice, for Alexandria alone.
#[test]
fn alexandria_gets_a_raw_material_a_turn() {
    check(
        "first edition, age I
         0 Alexandria A, 1 stage: Foundry | Tavern
         1 Rhodes A
         2 Babylon A | Stockade, Baths, Guard Tower, Barracks",
        "0 stages with Tavern
         0 Stockade?
         0 Baths?
         0 Guard Tower?
         2 stage?",
        expect![[r#"
            I.1: 0 builds stage 2
            0 Stockade: nothing
            0 Baths: nothing
            0 Guard Tower: nothing
            2 stage: no, C cannot be produced or bought
        "#]],
    );
}

/// Rule F25: Alexandria B: a raw material, then also a manufactured good; not two of them.
#[test]
fn alexandria_b_gets_a_raw_material_and_a_good() {
    check(
        "first edition, age III
         0 Alexandria B, 2 stages | Apothecary, Scriptorium, School, Study, Traders Guild, Caravansery
         1 Giza A
         2 Babylon A",
        "0 Apothecary?
         0 Scriptorium?
         0 School?
         0 Study?
         0 Traders Guild?
         0 Caravansery?",
        expect![[r#"
            0 Apothecary: nothing
            0 Scriptorium: nothing
            0 School: nothing
            0 Study: no, P cannot be produced or bought
            0 Traders Guild: no, P cannot be produced or bought
            0 Caravansery: no, W cannot be produced or bought
        "#]],
    );
}

/// Edge case F24: not every board has three stages.
#[test]
fn boards_have_two_three_or_four_stages() {
    check(
        "first edition, age I
         0 Giza B, complete
         1 Rhodes B, complete
         2 Babylon B, complete",
        "0 city?
         1 city?
         2 city?
         0 stage?",
        expect![[r#"
            0 has 3 coins, 4 stages, 0 shields, []
            1 has 3 coins, 2 stages, 2 shields, []
            2 has 3 coins, 3 stages, 0 shields, []
            0 stage: no, the wonder is complete
        "#]],
    );
}
