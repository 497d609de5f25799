//! What things cost and what pays for it: rules F12, F13, F14 and F18, rulings 2, 3 and 5.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F12: coins go to the bank.
#[test]
fn a_coin_cost_goes_to_the_bank() {
    check(
        "first edition, age I
         0 Giza A, 1 coin | Timber Yard
         1 Rhodes A
         2 Babylon A",
        "0 Timber Yard?
         0 builds Timber Yard",
        expect![[r#"
            0 Timber Yard: 1 to the bank
            I.1: 0 builds Timber Yard | coins 0 -1
        "#]],
    );
}

/// Rule F12: a coin that is not there cannot be paid.
#[test]
fn without_the_coin_it_cannot_be_built() {
    check(
        "first edition, age I
         0 Giza A, 0 coins | Timber Yard
         1 Rhodes A
         2 Babylon A",
        "0 Timber Yard?
         0 builds Timber Yard",
        expect![[r#"
            0 Timber Yard: no, it costs at least 1 coin, but the city has 0
            refused: seat 0: build Timber Yard: it costs at least 1 coin, but the city has 0
        "#]],
    );
}

/// Rule F12: an empty cost is free.
#[test]
fn a_card_without_cost_is_free() {
    check(
        "first edition, age I
         0 Giza A, 0 coins | Altar
         1 Rhodes A
         2 Babylon A",
        "0 Altar?
         0 builds Altar",
        expect![[r#"
            0 Altar: nothing
            I.1: 0 builds Altar
        "#]],
    );
}

/// Rule F13: board, brown, gray and yellow cards and stages produce; here glass, WS, loom, raw, good and raw.
#[test]
fn the_board_cards_and_stages_pay_together() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins, 2 stages: Lumber Yard, Stone Pit, Loom, Caravansery, Forum | Palace
         1 Ephesus A
         2 Ephesus B",
        "0 Palace?",
        expect![[r#"
            0 Palace: nothing
        "#]],
    );
}

/// Rule F13: each unit serves once per turn.
#[test]
fn a_unit_serves_once_per_turn() {
    check(
        "first edition, age II
         0 Giza A: Stone Pit | Aqueduct, Baths
         1 Rhodes A
         2 Babylon A",
        "0 Aqueduct?
         0 Baths?",
        expect![[r#"
            0 Aqueduct: no, S cannot be produced or bought
            0 Baths: nothing
        "#]],
    );
}

/// Rule F13: production is not used up.
#[test]
fn a_unit_serves_again_every_turn() {
    check(
        "first edition, age I
         0 Giza A, 0 coins: Stone Pit | Tavern
         1 Rhodes A | Baths
         2 Babylon A | Baths",
        "0 stages with Tavern
         0 builds Baths
         0 Baths?",
        expect![[r#"
            I.1: 0 builds stage 1
            I.2: 0 builds Baths
            0 Baths: no, the city already has a building of this name
        "#]],
    );
}

/// Rule F14: Timber Yard gives one wood or one stone, not both and not two.
#[test]
fn a_choice_card_gives_one_unit() {
    check(
        "first edition, age I
         0 Ephesus A: Timber Yard | Baths, Stockade
         1 Rhodes A
         2 Babylon A",
        "0 Baths?
         0 Stockade?
         0 stage?",
        expect![[r#"
            0 Baths: nothing
            0 Stockade: nothing
            0 stage: no, S cannot be produced or bought
        "#]],
    );
}

/// Rule F14: of two choice cards each gives what the other does not.
#[test]
fn choice_cards_are_set_for_the_whole_cost() {
    check(
        "first edition, age II
         0 Ephesus A: Timber Yard, Excavation, Clay Pit, Glassworks | Temple
         1 Giza A
         2 Giza B",
        "0 Temple?",
        expect![[r#"
            0 Temple: nothing
        "#]],
    );
}

/// Ruling 2: own production comes first; buying what one has is not offered.
#[test]
fn nothing_is_bought_that_the_city_has() {
    check(
        "first edition, age I
         0 Giza A, 9 coins | Baths
         1 Rhodes A: Stone Pit
         2 Babylon A: Stone Pit",
        "0 Baths?
         0 builds Baths paying 2 left",
        expect![[r#"
            0 Baths: nothing
            refused: seat 0: build Baths paying [2, 0]: the coins to the neighbors (left, right) must be one of [0, 0]
        "#]],
    );
}

/// Ruling 2: only missing units are bought.
#[test]
fn only_missing_units_are_bought() {
    check(
        "first edition, age II
         0 Giza A, 9 coins: Stone Pit | Aqueduct
         1 Rhodes A: Quarry
         2 Babylon A",
        "0 Aqueduct?
         0 builds Aqueduct paying 4 left
         0 builds Aqueduct paying 2 left",
        expect![[r#"
            0 Aqueduct: 2 left
            refused: seat 0: build Aqueduct paying [4, 0]: the coins to the neighbors (left, right) must be one of [2, 0]
            II.1: 0 builds Aqueduct paying 2 left | coins 0 -2, 1 +2
        "#]],
    );
}

/// Rule F16 and ruling 2: of neighbors who both have it one chooses freely.
#[test]
fn the_buyer_chooses_the_neighbor() {
    check(
        "first edition, age I
         0 Rhodes A, 9 coins | Baths
         1 Giza A
         2 Babylon A: Stone Pit",
        "0 Baths?
         0 builds Baths paying 2 right",
        expect![[r#"
            0 Baths: 2 right or 2 left
            I.1: 0 builds Baths paying 2 right | coins 0 -2, 2 +2
        "#]],
    );
}

/// Rule F16: the dearer neighbor may be chosen, since it is not dominated.
#[test]
fn the_dearer_neighbor_may_be_chosen() {
    check(
        "first edition, age I
         0 Rhodes A, 9 coins: West Trading Post | Baths
         1 Giza A
         2 Babylon A: Stone Pit",
        "0 Baths?
         0 builds Baths paying 2 right",
        expect![[r#"
            0 Baths: 2 right or 1 left
            I.1: 0 builds Baths paying 2 right | coins 0 -2, 2 +2
        "#]],
    );
}

/// Ruling 2: units may be split in every way.
#[test]
fn several_units_are_split_in_every_way() {
    check(
        "first edition, age II
         0 Rhodes A, 9 coins | Aqueduct
         1 Giza A: Quarry
         2 Babylon A: Quarry",
        "0 Aqueduct?",
        expect![[r#"
            0 Aqueduct: 2 left 4 right or 4 left 2 right or 6 left
        "#]],
    );
}

/// Ruling 2: more to one side and not less to the other is never offered. With wood for 1 from the left, wood from the
/// right and papyrus from the left [2, 2] would be dominated by [1, 2].
#[test]
fn a_dominated_payment_is_not_offered() {
    check(
        "first edition, age II
         0 Rhodes A, 9 coins: West Trading Post | School
         1 Olympia A: Press
         2 Ephesus A: Lumber Yard",
        "0 School?
         0 builds School paying 2 left 2 right
         0 builds School paying 1 left 2 right",
        expect![[r#"
            0 School: 4 right or 1 left 2 right or 3 left
            refused: seat 0: build School paying [2, 2]: the coins to the neighbors (left, right) must be one of [0, 4] [1, 2] [3, 0]
            II.1: 0 builds School paying 1 left 2 right | coins 0 -3, 1 +1, 2 +2
        "#]],
    );
}

/// Ruling 2: an own choice card leaves open which kind is bought.
#[test]
fn an_own_choice_card_leaves_open_what_is_bought() {
    check(
        "first edition, age III
         0 Rhodes A, 9 coins: Lumber Yard, Timber Yard | Senate
         1 Giza A
         2 Olympia A",
        "0 Senate?",
        expect![[r#"
            0 Senate: 2 right or 2 left
        "#]],
    );
}

/// Ruling 2: payments above the purse are not offered.
#[test]
fn only_payments_within_the_purse_are_offered() {
    check(
        "first edition, age I
         0 Rhodes A, 1 coin: West Trading Post | Baths
         1 Giza A
         2 Babylon A: Stone Pit",
        "0 Baths?
         0 builds Baths paying 2 right",
        expect![[r#"
            0 Baths: 1 left
            refused: seat 0: build Baths paying [0, 2]: the coins to the neighbors (left, right) must be one of [1, 0]
        "#]],
    );
}

/// Rule F12: resources that nobody has, and coins that one has not, are told apart.
#[test]
fn missing_and_too_dear_are_told_apart() {
    check(
        "first edition, age III
         0 Rhodes A, 3 coins | Academy, Haven
         1 Giza A: Quarry
         2 Alexandria A",
        "0 Academy?
         0 Haven?",
        expect![[r#"
            0 Academy: no, it costs at least 8 coins, but the city has 3
            0 Haven: no, WL cannot be produced or bought
        "#]],
    );
}

/// Rule F18: the arrow of the East Trading Post points right, that of the West Trading Post left; raw materials only.
#[test]
fn trading_posts_discount_raw_materials_on_their_side() {
    let moves = "0 Baths?
                 0 Caravansery?
                 0 Scriptorium?";
    check(
        "first edition, age II
         0 Rhodes A, 9 coins: East Trading Post | Baths, Caravansery, Scriptorium
         1 Giza A: Sawmill, Press
         2 Olympia A: Lumber Yard, Stone Pit, Press",
        moves,
        expect![[r#"
            0 Baths: 1 right or 2 left
            0 Caravansery: 2 right or 2 left 1 right or 4 left
            0 Scriptorium: 2 right or 2 left
        "#]],
    );
    check(
        "first edition, age II
         0 Rhodes A, 9 coins: West Trading Post | Baths, Caravansery, Scriptorium
         1 Giza A: Sawmill, Press
         2 Olympia A: Lumber Yard, Stone Pit, Press",
        moves,
        expect![[r#"
            0 Baths: 2 right or 1 left
            0 Caravansery: 4 right or 1 left 2 right or 2 left
            0 Scriptorium: 2 right or 2 left
        "#]],
    );
}

/// Rule F18: the Marketplace discounts manufactured goods from both neighbors.
#[test]
fn the_marketplace_discounts_goods_on_both_sides() {
    check(
        "first edition, age III
         0 Rhodes A, 9 coins: Marketplace | Baths, Traders Guild
         1 Giza A: Press, Loom
         2 Alexandria A: Loom",
        "0 Baths?
         0 Traders Guild?",
        expect![[r#"
            0 Baths: 2 left
            0 Traders Guild: 1 left 2 right or 2 left 1 right
        "#]],
    );
}

/// Rule F18: from the next turn on. The post built on turn 1 helps on turn 2.
#[test]
fn a_discount_counts_from_the_turn_after() {
    check(
        "first edition, age I
         0 Rhodes A | West Trading Post
         1 Giza A
         2 Babylon A | Baths",
        "0 builds West Trading Post
         0 Baths?",
        expect![[r#"
            I.1: 0 builds West Trading Post
            0 Baths: 1 left
        "#]],
    );
}

/// Rule F18, ruling 5: Olympia B and a trading post do not add up: the price is 1, never 0.
#[test]
fn discounts_do_not_add_up() {
    check(
        "first edition, age I
         0 Olympia B, 1 stage: East Trading Post, West Trading Post | Baths
         1 Giza A
         2 Babylon A: Stone Pit",
        "0 Baths?",
        expect![[r#"
            0 Baths: 1 right or 1 left
        "#]],
    );
}

/// Rules F13 and F18, edge case F19: paying is for stages as for buildings; the marker's own cost plays no part.
#[test]
fn a_stage_is_paid_for_like_a_building() {
    check(
        "first edition, age I
         0 Alexandria A, 9 coins: West Trading Post | Palace
         1 Giza A: Stone Pit
         2 Babylon A: Stone Pit",
        "0 stage?
         0 stages with Palace paying 1 left 2 right",
        expect![[r#"
            0 stage: 1 left 2 right or 2 left
            I.1: 0 builds stage 1 paying 1 left 2 right | coins 0 -3, 1 +1, 2 +2
        "#]],
    );
}
