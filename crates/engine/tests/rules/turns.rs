//! The course of an age: rules F5 to F11, edge cases F20, F21 and F26.

use expect_test::expect;

use crate::rules::notation::check;

const MARKED: &str = "
    0 Giza A | Altar
    1 Rhodes A | Theater
    2 Babylon A | Baths
    3 Olympia A | Stockade";

/// Rules F5 and F8: hands of 7, 6, 5, 4, 3 and 2 cards, then the next age.
#[test]
fn an_age_has_six_turns() {
    let first = "first edition, age I\n0 Giza A\n1 Rhodes A\n2 Babylon A";
    check(
        first,
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
         0 hand?
         0 sells Tavern
         0 hand?
         0 sells Tavern",
        expect![[r#"
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern, Tavern]
            0 holds [Tavern, Tavern]
            I.6: 0 sells | coins 0 +3
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
            II.1: 0 sells | coins 0 +3
        "#]],
    );
}

/// Rule F5: after the sixth turn of age III the game is over.
#[test]
fn a_game_has_three_ages() {
    check(
        "first edition, age I\n0 Giza A\n1 Rhodes A\n2 Babylon A",
        "until age II
         0 sells Tavern
         until age III
         0 sells Tavern
         until turn 6
         0 sells Tavern
         0 all?
         0 sells Tavern",
        expect![[r#"
            II.1: 0 sells | coins 0 +3
            III.1: 0 sells | coins 0 +3
            III.6: 0 sells | coins 0 +3
            0 may: 
            refused: seats {} must act, but {0} did
        "#]],
    );
}

/// Rule F7: to the left (clockwise) in age I.
#[test]
fn age_i_passes_to_the_left() {
    check(
        &format!("first edition, age I{MARKED}"),
        "0 hand?
         all pass
         0 hand?
         1 hand?
         all pass
         0 hand?",
        expect![[r#"
            0 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
            I.1: all pass
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern, Stockade]
            1 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern]
            I.2: all pass
            0 holds [Baths, Tavern, Tavern, Tavern, Tavern]
        "#]],
    );
}

/// Rule F7: to the right in age II.
#[test]
fn age_ii_passes_to_the_right() {
    check(
        &format!("first edition, age II{MARKED}"),
        "0 hand?
         all pass
         0 hand?
         1 hand?
         all pass
         0 hand?",
        expect![[r#"
            0 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
            II.1: all pass
            0 holds [Theater, Tavern, Tavern, Tavern, Tavern, Tavern]
            1 holds [Baths, Tavern, Tavern, Tavern, Tavern, Tavern]
            II.2: all pass
            0 holds [Baths, Tavern, Tavern, Tavern, Tavern]
        "#]],
    );
}

/// Rule F7: to the left again in age III.
#[test]
fn age_iii_passes_to_the_left() {
    check(
        &format!("first edition, age III{MARKED}"),
        "0 hand?
         all pass
         0 hand?
         1 hand?
         all pass
         0 hand?",
        expect![[r#"
            0 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
            III.1: all pass
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern, Stockade]
            1 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern]
            III.2: all pass
            0 holds [Baths, Tavern, Tavern, Tavern, Tavern]
        "#]],
    );
}

/// Rule F6: all act at the same time, and all of it stands at the end of the turn.
#[test]
fn all_act_at_the_same_time() {
    check(
        &format!("first edition, age I{MARKED}"),
        "0 builds Altar; 1 builds Theater; 2 sells Baths; 3 builds Stockade
         0 city?
         1 city?
         2 city?
         3 city?",
        expect![[r#"
            I.1: 0 builds Altar; 1 builds Theater; 2 sells; 3 builds Stockade | coins 2 +3
            0 has 3 coins, 0 stages, 0 shields, [Altar]
            1 has 3 coins, 0 stages, 0 shields, [Theater]
            2 has 6 coins, 0 stages, 0 shields, []
            3 has 3 coins, 0 stages, 1 shields, [Stockade]
        "#]],
    );
}

/// Rule F6: a turn takes one action of every seat.
#[test]
fn nobody_acts_when_the_game_is_over() {
    check(
        "first edition, age III\n0 Giza A\n1 Rhodes A\n2 Babylon A",
        "until the end
         1 sells Tavern",
        expect![[r#"
            refused: seats {} must act, but {1} did
        "#]],
    );
}

/// Rule F8: the second card of the sixth turn is discarded without coins; a sold one brings 3.
#[test]
fn the_seventh_card_brings_no_coins() {
    check(
        "first edition, age I
         0 Giza A
         1 Rhodes A | Altar, Theater
         2 Babylon A",
        "until turn 6
         0 hand?
         0 city?
         pile?
         0 builds Altar
         0 city?
         pile?",
        expect![[r#"
            0 holds [Altar, Theater]
            0 has 18 coins, 0 stages, 0 shields, []
            the pile: {Tavern: 15}
            I.6: 0 builds Altar
            0 has 18 coins, 0 stages, 0 shields, [Altar]
            the pile: {Theater: 1, Tavern: 19}
        "#]],
    );
}

/// Rule F9: a card is built, used for the wonder, or sold.
#[test]
fn a_card_has_three_uses() {
    check(
        "first edition, age I
         0 Giza A: Stone Pit | Altar, Altar, Altar, Altar, Altar, Altar, Altar
         1 Rhodes A
         2 Babylon A",
        "0 all?",
        expect![[r#"
            0 may: build Altar, build the next stage with Altar, sell Altar
        "#]],
    );
}

/// Rule F9: what is sold brings 3 coins and lies on the discard pile.
#[test]
fn a_sold_card_brings_three_coins() {
    check(
        "first edition, age I
         0 Giza A | Altar
         1 Rhodes A
         2 Babylon A",
        "0 sells Altar
         pile?",
        expect![[r#"
            I.1: 0 sells | coins 0 +3
            the pile: {Altar: 1, Tavern: 2}
        "#]],
    );
}

/// Rule F9, edge case F20: what cannot be used otherwise must be sold.
#[test]
fn an_unplayable_card_is_sold() {
    check(
        "first edition, age III
         0 Giza A, 0 coins | Palace, Palace, Palace, Palace, Palace, Palace, Palace
         1 Rhodes A
         2 Babylon A",
        "0 all?
         0 Palace?
         0 stage?",
        expect![[r#"
            0 may: sell Palace
            0 Palace: no, WGLP cannot be produced or bought
            0 stage: no, S cannot be produced or bought
        "#]],
    );
}

/// Rule F9: only cards of the own hand are played.
#[test]
fn only_cards_of_the_hand_are_played() {
    check(
        "first edition, age I
         0 Giza A
         1 Rhodes A | Altar
         2 Babylon A",
        "0 builds Altar
         0 sells Altar
         0 stages with Altar
         0 takes Altar
         0 declines",
        expect![[r#"
            refused: seat 0: build Altar: the card is not in the hand
            refused: seat 0: sell Altar: the card is not in the hand
            refused: seat 0: build the next stage with Altar: the card is not in the hand
            refused: seat 0: take Altar from the discard pile: this step asks for a different decision
            refused: seat 0: decline: this step asks for a different decision
        "#]],
    );
}

/// Rule F10: no two buildings of one name in a city; for the wonder and for sale the second one serves.
#[test]
fn no_building_stands_twice() {
    check(
        "first edition, age I
         0 Giza A: Stone Pit, Altar | Altar, Altar, Altar, Altar, Altar, Altar, Altar
         1 Rhodes A: Altar
         2 Babylon A",
        "0 Altar?
         0 builds Altar
         0 all?",
        expect![[r#"
            0 Altar: no, the city already has a building of this name
            refused: seat 0: build Altar: the city already has a building of this name
            0 may: build the next stage with Altar, sell Altar
        "#]],
    );
}

/// Rule F10: Loom, Glassworks and Press of ages I and II are the same building.
#[test]
fn a_loom_of_age_i_and_one_of_age_ii_are_the_same() {
    check(
        "first edition, age I
         0 Giza A | Loom
         1 Rhodes A
         2 Babylon A",
        "0 builds Loom
         until age II
         0 Loom?",
        expect![[r#"
            I.1: 0 builds Loom
            0 Loom: no, the city already has a building of this name
        "#]],
    );
}

/// Rule F11: stages from left to right, several in one age, each once.
#[test]
fn stages_are_built_in_order() {
    check(
        "first edition, age I
         0 Giza A: Quarry, Stone Pit, Sawmill, Lumber Yard
         1 Rhodes A
         2 Babylon A",
        "0 stages with Tavern
         0 stages with Tavern
         0 stages with Tavern
         0 stages with Tavern
         0 stage?
         scores?",
        expect![[r#"
            I.1: 0 builds stage 1
            I.2: 0 builds stage 2
            I.3: 0 builds stage 3
            refused: seat 0: build the next stage with Tavern: the wonder is complete
            0 stage: no, the wonder is complete
            0: treasury 1 + wonder 15 = 16, wins
            1: treasury 4 = 4
            2: treasury 4 = 4
        "#]],
    );
}

/// Rule F11: a later stage cannot be built first, though its cost could be paid.
#[test]
fn no_stage_is_skipped() {
    check(
        "first edition, age I
         0 Olympia A: Foundry
         1 Rhodes A
         2 Babylon A",
        "0 stage?",
        expect![[r#"
            0 stage: no, W cannot be produced or bought
        "#]],
    );
}

/// Rule F11, edge case F21: the marker has no effect and is no building: it brings no coins and no shields, and the
/// building of its name may still be built.
#[test]
fn the_marker_has_no_effect() {
    check(
        "first edition, age I
         0 Giza A: Stone Pit, Lumber Yard, Sawmill | Tavern
         1 Rhodes A
         2 Babylon A | Stockade, Tavern",
        "0 stages with Tavern
         0 stages with Stockade
         0 city?
         0 Tavern?
         pile?",
        expect![[r#"
            I.1: 0 builds stage 1
            I.2: 0 builds stage 2
            0 has 3 coins, 2 stages, 0 shields, [Lumber Yard, Stone Pit, Sawmill]
            0 Tavern: nothing
            the pile: {Tavern: 4}
        "#]],
    );
}

/// Edge case F26: of a sale and of a marker only its seat knows the card.
#[test]
fn sales_and_markers_are_face_down() {
    check(
        "first edition, age I
         0 Giza A: Stone Pit | Altar
         1 Rhodes A | Theater
         2 Babylon A",
        "0 stages with Altar; 1 sells Theater
         2 saw?
         0 saw?",
        expect![[r#"
            I.1: 0 builds stage 1; 1 sells | coins 1 +3
            2 used Tavern and saw: 0 built a stage, 1 sold a card, 2 sold a card
            0 used Altar and saw: 0 built a stage, 1 sold a card, 2 sold a card
        "#]],
    );
}
