//! Olympia of the first edition: rule F28, ruling 9, edge cases F7 to F10.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F28: once per age one building for nothing, offered beside its cost. Neighbors get nothing.
#[test]
fn one_building_is_free_in_an_age() {
    check(
        "first edition, age I
         0 Olympia A, 2 stages | Palace, Baths
         1 Rhodes A
         2 Giza A | Palace, Baths",
        "0 Palace?
         0 Baths?
         0 builds Palace by power
         0 Baths?
         0 builds Baths by power",
        expect![[r#"
            0 Palace: by power
            0 Baths: 2 right or by power
            I.1: 0 builds Palace by power
            0 Baths: 2 right
            refused: seat 0: build Baths by power: no power of the city makes it free right now
        "#]],
    );
}

/// Rule F28: again in the next age.
#[test]
fn it_comes_back_in_the_next_age() {
    check(
        "first edition, age I
         0 Olympia A, 2 stages | Palace, Pantheon
         1 Rhodes A
         2 Giza A | Senate",
        "0 builds Palace by power
         until age II
         0 builds Pantheon by power
         until age III
         until turn 2
         0 builds Senate by power",
        expect![[r#"
            I.1: 0 builds Palace by power
            II.1: 0 builds Pantheon by power
            III.2: 0 builds Senate by power
        "#]],
    );
}

/// Ruling 9: not saved up. Unused in age I it still gives one in age II.
#[test]
fn it_is_not_saved_up() {
    check(
        "first edition, age I
         0 Olympia A, 2 stages | Palace
         1 Rhodes A | Pantheon
         2 Giza A",
        "until age II
         0 builds Palace by power
         0 Pantheon?
         0 builds Pantheon by power",
        expect![[r#"
            II.1: 0 builds Palace by power
            0 Pantheon: no, CCGLP cannot be produced or bought
            refused: seat 0: build Pantheon by power: no power of the city makes it free right now
        "#]],
    );
}

/// Ruling 9: usable from the turn after the stage, in that age too.
#[test]
fn it_works_from_the_turn_after_the_stage() {
    check(
        "first edition, age I
         0 Olympia A, 1 stage: Quarry | Palace
         1 Rhodes A
         2 Giza A | Palace",
        "0 Palace?
         0 builds Palace by power
         0 stages with Tavern
         0 Palace?
         0 builds Palace by power",
        expect![[r#"
            0 Palace: no, CGLP cannot be produced or bought
            refused: seat 0: build Palace by power: no power of the city makes it free right now
            I.1: 0 builds stage 2
            0 Palace: by power
            I.2: 0 builds Palace by power
        "#]],
    );
}

/// Ruling 9: built on turn 6 it has nothing left to free in that age; it works on turn 1 of the next.
#[test]
fn built_on_turn_six_it_works_in_the_next_age() {
    check(
        "first edition, age I
         0 Olympia A, 1 stage: Quarry | Palace
         1 Rhodes A
         2 Giza A",
        "until turn 6
         0 stages with Tavern
         0 Palace?
         0 builds Palace by power",
        expect![[r#"
            I.6: 0 builds stage 2
            0 Palace: by power
            II.1: 0 builds Palace by power
        "#]],
    );
}

/// Ruling 9: it serves on turn 6 like on any other, in the last age too.
#[test]
fn it_serves_on_turn_six() {
    check(
        "first edition, age III
         0 Olympia A, 2 stages
         1 Rhodes A | Palace
         2 Giza A",
        "until turn 6
         0 builds Palace by power
         scores?",
        expect![[r#"
            III.6: 0 builds Palace by power
            0: treasury 6 + wonder 3 + civilian 8 = 17, wins
            1: treasury 7 = 7
            2: treasury 7 = 7
        "#]],
    );
}

/// Ruling 9: no coins to the bank, for a brown card; guilds are buildings too.
#[test]
fn it_waives_coins_and_frees_guilds() {
    check(
        "first edition, age III
         0 Olympia A, 0 coins, 2 stages | Timber Yard, Spies Guild
         1 Rhodes A
         2 Giza A",
        "0 Timber Yard?
         0 Spies Guild?
         0 builds Timber Yard by power",
        expect![[r#"
            0 Timber Yard: by power
            0 Spies Guild: by power
            III.1: 0 builds Timber Yard by power
        "#]],
    );
}

/// Ruling 9: besides the cost, also where the building costs nothing.
#[test]
fn it_is_offered_beside_the_cost() {
    check(
        "first edition, age I
         0 Olympia A, 2 stages | Altar, Stockade
         1 Rhodes A
         2 Giza A",
        "0 Altar?
         0 Stockade?
         0 builds Altar",
        expect![[r#"
            0 Altar: nothing or by power
            0 Stockade: nothing or by power
            I.1: 0 builds Altar
        "#]],
    );
}

/// Ruling 9: what was built for its cost leaves the free build unused.
#[test]
fn paying_leaves_it_unused() {
    check(
        "first edition, age I
         0 Olympia A, 2 stages | Altar
         1 Rhodes A
         2 Giza A | Palace",
        "0 builds Altar
         0 Palace?",
        expect![[r#"
            I.1: 0 builds Altar
            0 Palace: by power
        "#]],
    );
}

/// Ruling 9, ruling 4: a chain needs no power.
#[test]
fn it_is_not_wasted_on_a_chain() {
    check(
        "first edition, age II
         0 Olympia A, 2 stages: Scriptorium | Library
         1 Rhodes A
         2 Giza A",
        "0 Library?
         0 builds Library by power",
        expect![[r#"
            0 Library: by chain
            refused: seat 0: build Library by power: a chain from Scriptorium makes it free, so it must be built by chain
        "#]],
    );
}

/// Ruling 9: never a stage.
#[test]
fn it_builds_no_stage() {
    check(
        "first edition, age I
         0 Olympia A, 2 stages
         1 Ephesus A
         2 Giza A",
        "0 stage?",
        expect![[r#"
            0 stage: no, OO cannot be produced or bought
        "#]],
    );
}

/// Rule F10, edge case F7: an identical building stays forbidden.
#[test]
fn it_builds_no_second_one() {
    check(
        "first edition, age I
         0 Olympia A, 2 stages: Altar | Altar
         1 Rhodes A
         2 Giza A",
        "0 Altar?
         0 builds Altar by power",
        expect![[r#"
            0 Altar: no, the city already has a building of this name
            refused: seat 0: build Altar by power: the city already has a building of this name
        "#]],
    );
}

/// Rule F28: side B makes raw materials of both neighbors cost 1, goods stay at 2.
#[test]
fn olympia_b_discounts_raw_materials_on_both_sides() {
    check(
        "first edition, age II
         0 Olympia B, 9 coins, 1 stage | Baths, Apothecary
         1 Giza A: Loom
         2 Ephesus A: Stone Pit, Loom",
        "0 Baths?
         0 Apothecary?",
        expect![[r#"
            0 Baths: 1 right or 1 left
            0 Apothecary: 2 right or 2 left
        "#]],
    );
}

/// Rules F18 and F28: from the turn after the stage.
#[test]
fn olympia_b_discounts_from_the_turn_after() {
    check(
        "first edition, age I
         0 Olympia B: Lumber Yard | Baths
         1 Giza A
         2 Rhodes A | Baths",
        "0 Baths?
         0 stages with Tavern
         0 Baths?",
        expect![[r#"
            0 Baths: 2 left
            I.1: 0 builds stage 1
            0 Baths: 1 left
        "#]],
    );
}

/// Rule F28, ruling 9, edge case F9: the best guild of the neighbors counts from Olympia's own seat; its owner keeps
/// it. Olympia's neighbors have two red cards and three brown ones, so it copies the Workers Guild; the neighbors of
/// seat 1 (Olympia and seat 2) have one red card.
#[test]
fn olympia_b_copies_the_best_guild() {
    check(
        "first edition, age III
         0 Olympia B, 0 coins, complete
         1 Rhodes A, 0 coins: Spies Guild, Stockade, Lumber Yard
         2 Giza A, 0 coins: Barracks
         3 Ephesus A, 0 coins: Workers Guild, Guard Tower, Stone Pit, Clay Pool",
        "scores?",
        expect![[r#"
            0: wonder 5 + guilds 3 = 8, wins
            1: guilds 1 = 1
            2: 0
            3: 0
        "#]],
    );
}

/// Rule F28: only guilds of neighbors; seat 2 sits across the table.
#[test]
fn olympia_b_copies_neighbors_only() {
    check(
        "first edition, age III
         0 Olympia B, 0 coins, complete
         1 Rhodes A, 0 coins: Stockade
         2 Giza A, 0 coins: Spies Guild
         3 Ephesus A, 0 coins: Guard Tower",
        "scores?",
        expect![[r#"
            0: wonder 5 = 5, wins
            1: 0
            2: guilds 2 = 2
            3: 0
        "#]],
    );
}

/// Rule F28: before the third stage nothing is copied.
#[test]
fn olympia_b_copies_with_the_third_stage() {
    check(
        "first edition, age III
         0 Olympia B, 0 coins, 2 stages
         1 Rhodes A, 0 coins: Spies Guild, Stockade
         2 Giza A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 5 = 5, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Edge case F8, rulings 9 and 11: a copied Scientists Guild gives a symbol, set with the own ones: here it completes a
/// set and is worth 8, more than the 6 of the other guild.
#[test]
fn a_copied_scientists_guild_gives_a_symbol() {
    check(
        "first edition, age III
         0 Olympia B, 0 coins, complete: Apothecary, Workshop
         1 Rhodes A, 0 coins: Scientists Guild
         2 Giza A, 0 coins: Magistrates Guild, Altar, Baths, Theater, Pawnshop, Statue, Temple",
        "scores?",
        expect![[r#"
            0: wonder 5 + science 10 = 15
            1: science 1 = 1
            2: civilian 17 = 17, wins
        "#]],
    );
}

/// Ruling 9: the own Scientists Guild and a copied guild of another kind.
#[test]
fn the_better_of_symbol_and_points_is_copied() {
    check(
        "first edition, age III
         0 Olympia B, 0 coins, complete
         1 Rhodes A, 0 coins: Scientists Guild
         2 Giza A, 0 coins: Magistrates Guild, Altar, Baths",
        "scores?",
        expect![[r#"
            0: wonder 5 + guilds 2 = 7, wins
            1: science 1 = 1
            2: civilian 5 = 5
        "#]],
    );
}

/// Edge case F10, ruling 9: a copied Shipowners Guild counts Olympia's own cards and not itself.
#[test]
fn a_copied_shipowners_guild_does_not_count_itself() {
    check(
        "first edition, age III
         0 Olympia B, 0 coins, complete: Lumber Yard, Press, Traders Guild
         1 Rhodes A, 0 coins: Shipowners Guild, Ore Vein
         2 Giza A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 5 + guilds 3 = 8, wins
            1: guilds 2 = 2
            2: 0
        "#]],
    );
}

/// Ruling 9: a copied Builders Guild counts Olympia's stages and those of its neighbors.
#[test]
fn a_copied_builders_guild_counts_around_olympia() {
    check(
        "first edition, age III
         0 Olympia B, 0 coins, complete
         1 Rhodes A, 0 coins, 1 stage: Builders Guild
         2 Giza B, 0 coins, complete
         3 Ephesus A, 0 coins, 2 stages",
        "scores?",
        expect![[r#"
            0: wonder 5 + guilds 6 = 11
            1: wonder 3 + guilds 8 = 11
            2: wonder 20 = 20, wins
            3: wonder 3 = 3
        "#]],
    );
}

/// Ruling 9, edge case F22: a copied Strategists Guild counts the defeats of Olympia's neighbors.
#[test]
fn a_copied_strategists_guild_counts_defeats_of_neighbors() {
    check(
        "first edition, age III
         0 Olympia B, 0 coins, complete, tokens -1 -1 -1
         1 Rhodes A, 0 coins, tokens -1: Strategists Guild
         2 Giza A, 0 coins, tokens -1 -1",
        "scores?",
        expect![[r#"
            0: military -3 + wonder 5 + guilds 3 = 5, wins
            1: military -1 + guilds 5 = 4
            2: military -2 = -2
        "#]],
    );
}
