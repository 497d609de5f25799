//! Buying from neighbors: rules F15, F16 and F17, ruling 3, edge cases F3 to F6 and F19.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F15: 2 coins to the owner for each unit; start resources, brown and gray cards are for sale.
#[test]
fn start_resources_brown_and_gray_cards_are_for_sale() {
    check(
        "first edition, age III
         0 Rhodes A, 9 coins | Baths, Stockade, Scriptorium
         1 Giza A: Press
         2 Babylon A: Lumber Yard",
        "0 Baths?
         0 Stockade?
         0 Scriptorium?
         0 builds Baths paying 2 left",
        expect![[r#"
            0 Baths: 2 left
            0 Stockade: 2 right
            0 Scriptorium: 2 left
            III.1: 0 builds Baths paying 2 left | coins 0 -2, 1 +2
        "#]],
    );
}

/// Rule F15: yellow cards and stages produce for their owner alone.
#[test]
fn yellow_cards_and_stages_are_never_for_sale() {
    check(
        "first edition, age III
         0 Rhodes A, 9 coins | Baths, Scriptorium
         1 Alexandria B, 2 stages
         2 Babylon A: Caravansery, Forum",
        "0 Baths?
         0 Scriptorium?",
        expect![[r#"
            0 Baths: no, S cannot be produced or bought
            0 Scriptorium: no, P cannot be produced or bought
        "#]],
    );
}

/// Rule F15: only the two neighbors sell.
#[test]
fn the_seat_across_the_table_is_no_neighbor() {
    check(
        "first edition, age I
         0 Rhodes A, 9 coins | Baths
         1 Babylon A
         2 Giza A
         3 Olympia A",
        "0 Baths?",
        expect![[r#"
            0 Baths: no, S cannot be produced or bought
        "#]],
    );
}

/// Rule F16, ruling 2: a unit can be bought once per buyer and turn.
#[test]
fn a_unit_is_bought_once_per_buyer() {
    check(
        "first edition, age I
         0 Ephesus A, 9 coins | Tavern
         1 Giza A
         2 Babylon A",
        "0 stage?",
        expect![[r#"
            0 stage: no, S cannot be produced or bought
        "#]],
    );
}

/// Rule F16, edge case F6: a double card sells both units.
#[test]
fn a_double_card_sells_both_units() {
    check(
        "first edition, age II
         0 Ephesus A, 9 coins | Tavern
         1 Babylon A: Quarry
         2 Olympia A",
        "0 stage?
         0 stages with Tavern paying 4 left",
        expect![[r#"
            0 stage: 4 left
            II.1: 0 builds stage 1 paying 4 left | coins 0 -4, 1 +4
        "#]],
    );
}

/// Rule F16: both neighbors buy the same unit, and its owner uses it too.
#[test]
fn a_unit_serves_both_neighbors_and_its_owner() {
    check(
        "first edition, age I
         0 Giza A, 0 coins | Baths
         1 Rhodes A | Baths
         2 Babylon A | Baths",
        "0 builds Baths; 1 builds Baths paying 2 right; 2 builds Baths paying 2 left",
        expect![[r#"
            I.1: 0 builds Baths; 1 builds Baths paying 2 right; 2 builds Baths paying 2 left | coins 0 +4, 1 -2, 2 -2
        "#]],
    );
}

/// Rule F14, ruling 3, edge case F5: of a choice card each buyer gets one unit, of the kind the buyer likes.
#[test]
fn each_buyer_chooses_from_a_choice_card() {
    check(
        "first edition, age I
         0 Ephesus A, 0 coins: Timber Yard | Stockade
         1 Rhodes A | Baths
         2 Babylon A | Stockade",
        "1 Baths?
         2 Stockade?
         0 builds Stockade; 1 builds Baths paying 2 right; 2 builds Stockade paying 2 left",
        expect![[r#"
            1 Baths: 2 right
            2 Stockade: 2 left
            I.1: 0 builds Stockade; 1 builds Baths paying 2 right; 2 builds Stockade paying 2 left | coins 0 +4, 1 -2, 2 -2
        "#]],
    );
}

/// Rule F14, ruling 3: but only one.
#[test]
fn a_buyer_gets_one_unit_of_a_choice_card() {
    check(
        "first edition, age I
         0 Ephesus A, 9 coins | Tavern
         1 Rhodes A: Timber Yard
         2 Babylon A",
        "0 stage?",
        expect![[r#"
            0 stage: no, S cannot be produced or bought
        "#]],
    );
}

/// Rule F17, edge case F3: sales of this turn bring coins for the next turn.
#[test]
fn coins_earned_in_a_turn_do_not_help_in_it() {
    check(
        "first edition, age I
         0 Giza A, 0 coins | Barracks
         1 Rhodes A | Baths
         2 Babylon A | Barracks",
        "0 Barracks?
         0 builds Barracks paying 2 left; 1 builds Baths paying 2 right
         0 sells Tavern; 1 builds Baths paying 2 right
         0 Barracks?",
        expect![[r#"
            0 Barracks: no, it costs at least 2 coins, but the city has 0
            refused: seat 0: build Barracks paying [2, 0]: it costs at least 2 coins, but the city has 0
            I.1: 0 sells; 1 builds Baths paying 2 right | coins 0 +5, 1 -2
            0 Barracks: 2 left
        "#]],
    );
}

/// Rule F17: what a neighbor builds this turn is for sale from the next turn on.
#[test]
fn a_building_of_this_turn_is_for_sale_from_the_next() {
    check(
        "first edition, age I
         0 Rhodes A | Baths
         1 Olympia A | Stone Pit
         2 Babylon A | Baths",
        "0 Baths?
         1 builds Stone Pit
         0 Baths?",
        expect![[r#"
            0 Baths: no, S cannot be produced or bought
            I.1: 1 builds Stone Pit
            0 Baths: 2 left
        "#]],
    );
}

/// Rule F16: bought units last for the turn.
#[test]
fn bought_units_are_not_kept() {
    check(
        "first edition, age III
         0 Rhodes A, 9 coins: Quarry | Aqueduct
         1 Giza A
         2 Babylon A | Circus",
        "0 builds Aqueduct paying 2 left
         0 Circus?
         0 builds Circus paying 2 left",
        expect![[r#"
            III.1: 0 builds Aqueduct paying 2 left | coins 0 -2, 1 +2
            0 Circus: 2 left
            III.2: 0 builds Circus paying 2 left | coins 0 -2, 1 +2
        "#]],
    );
}

/// Edge case F4: of the same resource one unit may come from each neighbor.
#[test]
fn one_unit_from_each_neighbor() {
    check(
        "first edition, age I
         0 Ephesus A, 4 coins | Tavern
         1 Giza A
         2 Babylon A: Stone Pit",
        "0 stage?
         0 stages with Tavern paying 2 left 2 right",
        expect![[r#"
            0 stage: 2 left 2 right
            I.1: 0 builds stage 1 paying 2 left 2 right | coins 0 -4, 1 +2, 2 +2
        "#]],
    );
}

/// Ruling 1: who buys from whom in one turn makes no difference to what anybody can pay.
#[test]
fn all_pay_before_anybody_is_paid() {
    check(
        "first edition, age I
         0 Giza A, 2 coins | Barracks
         1 Rhodes A, 2 coins | Baths
         2 Babylon A, 2 coins | Baths",
        "0 builds Barracks paying 2 left; 1 builds Baths paying 2 right; 2 builds Baths paying 2 left",
        expect![[r#"
            I.1: 0 builds Barracks paying 2 left; 1 builds Baths paying 2 right; 2 builds Baths paying 2 left | coins 0 +2, 2 -2
        "#]],
    );
}
