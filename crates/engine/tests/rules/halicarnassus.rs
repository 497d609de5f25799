//! Halicarnassus and the discard pile: rule F29, ruling 8, edge cases F11 to F13 and F17. On turn 6 of ages I and III
//! seat 0 holds the hand dealt to seat 1, in age II the one dealt to seat 2 (three seats).

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F29: at the end of the turn all discards, those of this turn included; free.
#[test]
fn a_card_sold_this_turn_can_be_taken() {
    check(
        "first edition, age III
         0 Halicarnassus A, 0 coins, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Palace
         2 Giza A",
        "0 stages with Tavern; 1 sells Palace
         0 takes Palace
         0 city?
         pile?",
        expect![[r#"
            III.1: 0 builds stage 2; 1 sells | coins 1 +3
              0 may: take Tavern from the discard pile, take Palace from the discard pile, decline
            III.1 discard pile: 0 takes Palace
            0 has 0 coins, 2 stages, 0 shields, [Ore Vein, Foundry, Palace]
            the pile: {Tavern: 1}
        "#]],
    );
}

/// Rule F29: cards sold on earlier turns and in earlier ages can be taken, and seventh cards of earlier ages.
#[test]
fn cards_of_the_whole_game_can_be_taken() {
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Altar
         2 Giza A | Theater, Baths",
        "1 sells Altar
         until turn 6
         1 sells Theater
         until age II
         0 stages with Tavern",
        expect![[r#"
            I.1: 1 sells | coins 1 +3
            I.6: 1 sells | coins 1 +3
            II.1: 0 builds stage 2
              0 may: take Baths from the discard pile, take Altar from the discard pile, take Theater from the discard pile, take Tavern from the discard pile, decline
        "#]],
    );
}

/// Rule F29, edge case F13: on turn 6 the unplayed seventh cards are there; a red one fights in this age. In age I.
#[test]
fn a_seventh_card_of_age_i_fights_in_age_i() {
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Altar, Barracks
         2 Giza A | Theater, Baths",
        "until turn 6
         0 stages with Altar; 1 sells Theater
         0 takes Barracks",
        expect![[r#"
            I.6: 0 builds stage 2; 1 sells | coins 1 +3
              0 may: take Baths from the discard pile, take Theater from the discard pile, take Tavern from the discard pile, take Barracks from the discard pile, decline
            I.6 discard pile: 0 takes Barracks | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +2, 1 -1, 2 -1
        "#]],
    );
}

/// Rule F29, edge case F13: in age II.
#[test]
fn a_seventh_card_of_age_ii_fights_in_age_ii() {
    check(
        "first edition, age II
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Theater, Baths
         2 Giza A | Altar, Barracks",
        "until turn 6
         0 stages with Altar; 2 sells Theater
         0 takes Barracks",
        expect![[r#"
            II.6: 0 builds stage 2; 2 sells | coins 2 +3
              0 may: take Baths from the discard pile, take Theater from the discard pile, take Tavern from the discard pile, take Barracks from the discard pile, decline
            II.6 discard pile: 0 takes Barracks | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +6, 1 -1, 2 -1
        "#]],
    );
}

/// Rule F29, edge case F13: in age III, at the end of the game.
#[test]
fn a_seventh_card_of_age_iii_fights_in_age_iii() {
    check(
        "first edition, age III
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Altar, Barracks
         2 Giza A | Theater, Baths",
        "until turn 6
         0 stages with Altar; 1 sells Theater
         0 takes Barracks
         scores?",
        expect![[r#"
            III.6: 0 builds stage 2; 1 sells | coins 1 +3
              0 may: take Baths from the discard pile, take Theater from the discard pile, take Tavern from the discard pile, take Barracks from the discard pile, decline
            III.6 discard pile: 0 takes Barracks | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +10, 1 -1, 2 -1
            0: military 10 + treasury 6 + wonder 3 = 19, wins
            1: military -1 + treasury 7 = 6
            2: military -1 + treasury 7 = 6
        "#]],
    );
}

/// Ruling 8: the last pick may be declined too, and the game is over.
#[test]
fn the_last_pick_may_be_declined() {
    check(
        "first edition, age III
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A
         2 Giza A",
        "until turn 6
         0 stages with Tavern
         0 declines
         0 all?",
        expect![[r#"
            III.6: 0 builds stage 2
              0 may: take Tavern from the discard pile, decline
            III.6 discard pile: 0 declines
            0 may: 
        "#]],
    );
}

/// Ruling 8: Halicarnassus may decline.
#[test]
fn the_pick_may_be_declined() {
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Altar
         2 Giza A",
        "0 stages with Tavern; 1 sells Altar
         0 declines
         pile?",
        expect![[r#"
            I.1: 0 builds stage 2; 1 sells | coins 1 +3
              0 may: take Altar from the discard pile, take Tavern from the discard pile, decline
            I.1 discard pile: 0 declines
            the pile: {Altar: 1, Tavern: 1}
        "#]],
    );
}

/// Ruling 8: only Halicarnassus acts in that step, and only so.
#[test]
fn only_halicarnassus_picks() {
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Altar
         2 Giza A",
        "0 stages with Tavern; 1 sells Altar
         1 takes Altar
         0 builds Altar
         0 sells Tavern
         0 takes Palace",
        expect![[r#"
            I.1: 0 builds stage 2; 1 sells | coins 1 +3
              0 may: take Altar from the discard pile, take Tavern from the discard pile, decline
            refused: seats {0} must act, but {0, 1} did
            refused: seat 0: build Altar: this step asks for a different decision
            refused: seat 0: sell Tavern: this step asks for a different decision
            refused: seat 0: take Palace from the discard pile: the card is not in the discard pile
        "#]],
    );
}

/// Edge case F11: what lies under wonders, this turn's marker included, is not on the pile.
#[test]
fn markers_cannot_be_taken() {
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein | Altar
         1 Giza A: Stone Pit | Theater
         2 Rhodes A | Tavern",
        "0 stages with Altar; 1 stages with Theater
         0 takes Altar",
        expect![[r#"
            I.1: 0 builds stage 2; 1 builds stage 1
              0 may: take Tavern from the discard pile, decline
            refused: seat 0: take Altar from the discard pile: the card is not in the discard pile
        "#]],
    );
}

/// Ruling 8, edge case F12: no second building of a name.
#[test]
fn a_building_that_stands_cannot_be_taken() {
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein, Altar
         1 Rhodes A | Altar
         2 Giza A | Theater",
        "0 stages with Tavern; 1 sells Altar; 2 sells Theater
         0 takes Altar",
        expect![[r#"
            I.1: 0 builds stage 2; 1 sells; 2 sells | coins 1 +3, 2 +3
              0 may: take Theater from the discard pile, decline
            refused: seat 0: take Altar from the discard pile: the city already has a building of this name
        "#]],
    );
}

/// Ruling 8: with nothing to take there is no step.
#[test]
fn with_nothing_to_take_there_is_no_step() {
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein, Tavern
         1 Rhodes A
         2 Giza A",
        "0 stages with Tavern
         0 hand?",
        expect![[r#"
            I.1: 0 builds stage 2
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
        "#]],
    );
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A
         2 Giza A",
        "0 stages with Tavern; 1 builds Tavern; 2 builds Tavern
         pile?
         0 hand?",
        expect![[r#"
            I.1: 0 builds stage 2; 1 builds Tavern; 2 builds Tavern | coins 1 +5, 2 +5
            the pile: {}
            0 holds [Tavern, Tavern, Tavern, Tavern, Tavern, Tavern]
        "#]],
    );
}

/// Rule F29: on turn 6 with nothing to take the conflicts follow at once.
#[test]
fn with_nothing_to_take_on_turn_six_the_age_ends() {
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein, Tavern
         1 Rhodes A: Stockade
         2 Giza A",
        "until turn 6
         0 stages with Tavern",
        expect![[r#"
            I.6: 0 builds stage 2 | shields 0 against 1: 0 to 1, 1 against 2: 1 to 0 | points 0 -1, 1 +2, 2 -1
        "#]],
    );
}

/// Edge case F13: effects at once, counted on the state of that moment.
#[test]
fn what_is_taken_works_at_once() {
    check(
        "first edition, age II
         0 Halicarnassus A, 0 coins, 1 stage: Foundry, Ore Vein
         1 Rhodes A: Stone Pit | Vineyard
         2 Giza A | Lumber Yard",
        "0 stages with Tavern; 1 sells Vineyard; 2 builds Lumber Yard
         0 takes Vineyard",
        expect![[r#"
            II.1: 0 builds stage 2; 1 sells; 2 builds Lumber Yard | coins 1 +3
              0 may: take Vineyard from the discard pile, decline
            II.1 discard pile: 0 takes Vineyard | coins 0 +4
        "#]],
    );
    check(
        "first edition, age II
         0 Halicarnassus A, 0 coins, 1 stage: Foundry, Ore Vein
         1 Rhodes A
         2 Giza A",
        "0 stages with Tavern
         0 takes Tavern",
        expect![[r#"
            II.1: 0 builds stage 2
              0 may: take Tavern from the discard pile, decline
            II.1 discard pile: 0 takes Tavern | coins 0 +5
        "#]],
    );
}

/// Rules F12 and F29: what is taken costs no coin to the bank either.
#[test]
fn what_is_taken_is_free() {
    check(
        "first edition, age I
         0 Halicarnassus A, 5 coins, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Timber Yard
         2 Giza A | Stockade",
        "0 stages with Tavern; 1 sells Timber Yard
         0 takes Timber Yard
         0 Stockade?",
        expect![[r#"
            I.1: 0 builds stage 2; 1 sells | coins 1 +3
              0 may: take Timber Yard from the discard pile, take Tavern from the discard pile, decline
            I.1 discard pile: 0 takes Timber Yard
            0 Stockade: nothing
        "#]],
    );
}

/// Edge case F17: what was taken opens chains, even of the same age.
#[test]
fn what_was_taken_opens_chains() {
    check(
        "first edition, age II
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Library, University
         2 Giza A",
        "0 stages with Tavern; 1 sells Library
         0 takes Library
         0 University?",
        expect![[r#"
            II.1: 0 builds stage 2; 1 sells | coins 1 +3
              0 may: take Tavern from the discard pile, take Library from the discard pile, decline
            II.1 discard pile: 0 takes Library
            0 University: by chain
        "#]],
    );
}

/// Rule F29: on side A only the second stage has the power.
#[test]
fn other_stages_of_side_a_give_no_pick() {
    check(
        "first edition, age I
         0 Halicarnassus A: Brickyard
         1 Rhodes A | Altar
         2 Giza A",
        "0 stages with Tavern; 1 sells Altar",
        expect![[r#"
            I.1: 0 builds stage 1; 1 sells | coins 1 +3
        "#]],
    );
    check(
        "first edition, age I
         0 Halicarnassus A, 2 stages: Loom
         1 Rhodes A | Altar
         2 Giza A",
        "0 stages with Tavern; 1 sells Altar",
        expect![[r#"
            I.1: 0 builds stage 3; 1 sells | coins 1 +3
        "#]],
    );
}

/// Rule F29: on side B every stage gives a pick; what was taken is gone, the rest is still there.
#[test]
fn every_stage_of_side_b_gives_a_pick() {
    check(
        "first edition, age I
         0 Halicarnassus B: Foundry, Brickyard, Clay Pool, Glassworks, Press
         1 Rhodes A | Altar, Theater
         2 Giza A | Baths",
        "0 stages with Tavern; 1 sells Altar; 2 sells Baths
         0 takes Altar
         0 stages with Tavern; 2 sells Theater
         0 declines
         0 stages with Tavern
         0 takes Baths
         scores?",
        expect![[r#"
            I.1: 0 builds stage 1; 1 sells; 2 sells | coins 1 +3, 2 +3
              0 may: take Baths from the discard pile, take Altar from the discard pile, decline
            I.1 discard pile: 0 takes Altar
            I.2: 0 builds stage 2; 2 sells | coins 2 +3
              0 may: take Baths from the discard pile, take Theater from the discard pile, take Tavern from the discard pile, decline
            I.2 discard pile: 0 declines
            I.3: 0 builds stage 3
              0 may: take Baths from the discard pile, take Theater from the discard pile, take Tavern from the discard pile, decline
            I.3 discard pile: 0 takes Baths
            0: treasury 1 + wonder 3 + civilian 5 = 9, wins
            1: treasury 4 = 4
            2: treasury 4 = 4
        "#]],
    );
}

/// Rule F29: a stage built on an earlier turn gives no pick later.
#[test]
fn a_stage_gives_a_pick_only_on_its_turn() {
    check(
        "first edition, age I
         0 Halicarnassus B, 2 stages
         1 Rhodes A | Altar
         2 Giza A",
        "1 sells Altar
         1 sells Tavern",
        expect![[r#"
            I.1: 1 sells | coins 1 +3
            I.2: 1 sells | coins 1 +3
        "#]],
    );
}

/// Ruling 8: of several copies one is taken; the others stay, and are not taken a second time.
#[test]
fn one_copy_is_taken_of_several() {
    check(
        "first edition, age I
         0 Halicarnassus B: Foundry, Brickyard, Clay Pool
         1 Rhodes A | Altar
         2 Giza A | Altar",
        "0 stages with Tavern; 1 sells Altar; 2 sells Altar
         0 takes Altar
         pile?
         0 stages with Tavern",
        expect![[r#"
            I.1: 0 builds stage 1; 1 sells; 2 sells | coins 1 +3, 2 +3
              0 may: take Altar from the discard pile, decline
            I.1 discard pile: 0 takes Altar
            the pile: {Altar: 1}
            I.2: 0 builds stage 2
              0 may: take Tavern from the discard pile, decline
        "#]],
    );
}

/// Edge case F26: the pile is seen by Halicarnassus alone, and only in its step.
#[test]
fn only_halicarnassus_sees_the_pile() {
    check(
        "first edition, age I
         0 Halicarnassus A, 1 stage: Foundry, Ore Vein
         1 Rhodes A | Altar
         2 Giza A",
        "0 looks?
         0 stages with Tavern; 1 sells Altar
         0 looks?
         1 looks?
         0 takes Altar
         0 looks?",
        expect![[r#"
            0 does not see the pile
            I.1: 0 builds stage 2; 1 sells | coins 1 +3
              0 may: take Altar from the discard pile, take Tavern from the discard pile, decline
            0 sees the pile: {Altar: 1, Tavern: 1}
            1 does not see the pile
            I.1 discard pile: 0 takes Altar
            0 does not see the pile
        "#]],
    );
}
