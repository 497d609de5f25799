//! Coins that buildings and stages bring, and when they are counted: rules F20 to F22, ruling 12, edge cases F1 and F2.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F20: once, when built.
#[test]
fn a_tavern_brings_five_coins_once() {
    check(
        "first edition, age I
         0 Giza A | Tavern
         1 Rhodes A
         2 Babylon A",
        "0 builds Tavern
         0 sells Tavern",
        expect![[r#"
            I.1: 0 builds Tavern | coins 0 +5
            I.2: 0 sells | coins 0 +3
        "#]],
    );
}

/// Rule F20, edge case F2: the Vineyard counts brown cards here and at both neighbors, also those of the same turn.
#[test]
fn the_vineyard_counts_what_neighbors_build_this_turn() {
    check(
        "first edition, age II
         0 Giza A: Stone Pit | Vineyard
         1 Rhodes A: Ore Vein, Press | Lumber Yard
         2 Babylon A | Timber Yard
         3 Olympia A: Sawmill",
        "0 builds Vineyard; 1 builds Lumber Yard; 2 sells Timber Yard; 3 builds Tavern",
        expect![[r#"
            II.1: 0 builds Vineyard; 1 builds Lumber Yard; 2 sells; 3 builds Tavern | coins 0 +4, 2 +3, 3 +5
        "#]],
    );
}

/// Rule F20: the Bazar counts gray cards, 2 coins each.
#[test]
fn the_bazar_counts_what_neighbors_build_this_turn() {
    check(
        "first edition, age II
         0 Giza A: Press, Stone Pit | Bazar
         1 Rhodes A: Loom | Glassworks
         2 Babylon A | Loom",
        "0 builds Bazar; 1 builds Glassworks; 2 builds Loom",
        expect![[r#"
            II.1: 0 builds Bazar; 1 builds Glassworks; 2 builds Loom | coins 0 +8
        "#]],
    );
}

/// Rule F22: what a board produces is no card: nothing is counted here.
#[test]
fn start_resources_are_no_cards() {
    check(
        "first edition, age II
         0 Giza A | Vineyard, Bazar
         1 Alexandria A | Bazar
         2 Ephesus A | Vineyard",
        "0 builds Vineyard; 1 builds Bazar; 2 builds Vineyard",
        expect![[r#"
            II.1: 0 builds Vineyard; 1 builds Bazar; 2 builds Vineyard
        "#]],
    );
}

/// Rule F21: 1 coin for each own brown card; no neighbor's.
#[test]
fn the_haven_pays_for_own_brown_cards() {
    check(
        "first edition, age III
         0 Giza A: Lumber Yard, Sawmill, Ore Vein, Loom, Press | Haven
         1 Rhodes A: Foundry
         2 Babylon A: Brickyard",
        "0 builds Haven
         scores?",
        expect![[r#"
            III.1: 0 builds Haven | coins 0 +3
            0: treasury 2 + commerce 3 = 5, wins
            1: treasury 2 = 2
            2: treasury 2 = 2
        "#]],
    );
}

/// Rule F21, ruling 12: the Lighthouse counts itself.
#[test]
fn the_lighthouse_counts_itself() {
    check(
        "first edition, age III
         0 Giza A: Caravansery, Tavern | Lighthouse
         1 Rhodes A: Marketplace
         2 Babylon A",
        "0 builds Lighthouse by chain
         scores?",
        expect![[r#"
            III.1: 0 builds Lighthouse by chain | coins 0 +3
            0: treasury 2 + commerce 3 = 5, wins
            1: treasury 2 = 2
            2: treasury 2 = 2
        "#]],
    );
}

/// Rule F21: 2 coins and 2 points for each own gray card.
#[test]
fn the_chamber_of_commerce_pays_for_own_gray_cards() {
    check(
        "first edition, age III
         0 Giza A: Brickyard, Press, Loom | Chamber of Commerce
         1 Rhodes A: Glassworks
         2 Babylon A",
        "0 builds Chamber of Commerce
         scores?",
        expect![[r#"
            III.1: 0 builds Chamber of Commerce | coins 0 +4
            0: treasury 2 + commerce 4 = 6, wins
            1: treasury 2 = 2
            2: treasury 2 = 2
        "#]],
    );
}

/// Rule F21: 3 coins for each own stage.
#[test]
fn the_arena_pays_for_own_stages() {
    check(
        "first edition, age III
         0 Giza A, 2 stages: Dispensary | Arena
         1 Rhodes A, 1 stage
         2 Babylon A",
        "0 builds Arena by chain
         scores?",
        expect![[r#"
            III.1: 0 builds Arena by chain | coins 0 +6
            0: treasury 3 + wonder 8 + science 1 + commerce 2 = 14, wins
            1: treasury 2 + wonder 3 = 5
            2: treasury 2 = 2
        "#]],
    );
}

/// Rule F21: coins are counted when built, points at the end; here a gray card comes after.
#[test]
fn coins_count_when_built_and_points_at_the_end() {
    check(
        "first edition, age III
         0 Giza A: Brickyard, Press | Chamber of Commerce
         1 Rhodes A
         2 Babylon A | Loom",
        "0 builds Chamber of Commerce
         scores?
         0 builds Loom
         scores?",
        expect![[r#"
            III.1: 0 builds Chamber of Commerce | coins 0 +2
            0: treasury 1 + commerce 2 = 3, wins
            1: treasury 2 = 2
            2: treasury 2 = 2
            III.2: 0 builds Loom
            0: treasury 1 + commerce 4 = 5, wins
            1: treasury 3 = 3
            2: treasury 3 = 3
        "#]],
    );
}

/// Rule F26: Ephesus gets its coins at once, and once.
#[test]
fn stages_of_ephesus_pay_at_once() {
    check(
        "first edition, age I
         0 Ephesus A, 0 coins, 1 stage: Sawmill
         1 Rhodes A
         2 Babylon A",
        "0 stages with Tavern
         0 sells Tavern",
        expect![[r#"
            I.1: 0 builds stage 2 | coins 0 +9
            I.2: 0 sells | coins 0 +3
        "#]],
    );
    check(
        "first edition, age I
         0 Ephesus B, 0 coins: Sawmill, Quarry, Loom, Glassworks
         1 Rhodes A
         2 Babylon A",
        "0 stages with Tavern
         0 stages with Tavern
         0 stages with Tavern
         scores?",
        expect![[r#"
            I.1: 0 builds stage 1 | coins 0 +4
            I.2: 0 builds stage 2 | coins 0 +4
            I.3: 0 builds stage 3 | coins 0 +4
            0: treasury 4 + wonder 10 = 14, wins
            1: treasury 4 = 4
            2: treasury 4 = 4
        "#]],
    );
}

/// Edge case F1: coins that building brings do not help to pay for it.
#[test]
fn what_a_stage_brings_does_not_pay_for_it() {
    check(
        "first edition, age I
         0 Ephesus A, 3 coins, 1 stage
         1 Olympia A
         2 Giza A: Lumber Yard",
        "0 stage?",
        expect![[r#"
            0 stage: no, it costs at least 4 coins, but the city has 3
        "#]],
    );
}
