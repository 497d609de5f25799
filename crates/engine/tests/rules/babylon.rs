//! Babylon's seventh card: rule F27, rulings 6 and 7, edge cases F14 and F15. On turn 6 of ages I and III seat 0 holds
//! the hand dealt to seat 1, in age II the one dealt to seat 2 (three seats).

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F27: the stage built earlier gives the seventh card in every age, for 3 coins if it is sold.
#[test]
fn babylon_uses_its_seventh_card_in_every_age() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages
         1 Rhodes A | Altar, Theater
         2 Giza A | Theater, Altar",
        "until turn 6
         0 builds Altar
         0 builds Theater
         until age II
         until turn 6
         0 sells Theater
         0 sells Altar
         until age III
         until turn 6
         0 sells Theater
         0 sells Altar",
        expect![[r#"
            I.6: 0 builds Altar
              0 may use its seventh card: Theater
            I.6 seventh card: 0 builds Theater
            II.6: 0 sells | coins 0 +3
              0 may use its seventh card: Altar
            II.6 seventh card: 0 sells | coins 0 +3
            III.6: 0 sells | coins 0 +3
              0 may use its seventh card: Altar
            III.6 seventh card: 0 sells | coins 0 +3
        "#]],
    );
}

/// Rule F27, ruling 6: built on turn 6 the stage already serves that age; here in each of the three.
#[test]
fn built_on_turn_six_it_serves_that_age() {
    let cities = "
        0 Babylon B, 1 stage: Sawmill, Glassworks
        1 Rhodes A | Altar, Stockade
        2 Giza A | Altar, Stockade";
    let moves = "until turn 6
                 0 stages with Altar
                 0 all?
                 0 builds Stockade";
    check(
        &format!("first edition, age I{cities}"),
        moves,
        expect![[r#"
        I.6: 0 builds stage 2
          0 may use its seventh card: Stockade
        0 may: build Stockade, sell Stockade
        I.6 seventh card: 0 builds Stockade | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +2, 1 -1, 2 -1
    "#]],
    );
    check(
        &format!("first edition, age II{cities}"),
        moves,
        expect![[r#"
        II.6: 0 builds stage 2
          0 may use its seventh card: Stockade
        0 may: build Stockade, sell Stockade
        II.6 seventh card: 0 builds Stockade | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +6, 1 -1, 2 -1
    "#]],
    );
    check(
        &format!("first edition, age III{cities}"),
        moves,
        expect![[r#"
        III.6: 0 builds stage 2
          0 may use its seventh card: Stockade
        0 may: build Stockade, sell Stockade
        III.6 seventh card: 0 builds Stockade | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +10, 1 -1, 2 -1
    "#]],
    );
}

/// Rule F27: before the stage is built the seventh card is discarded.
#[test]
fn without_the_stage_there_is_no_seventh_card() {
    check(
        "first edition, age I
         0 Babylon B, 1 stage
         1 Rhodes A | Altar, Theater
         2 Giza A",
        "until turn 6
         0 builds Altar
         pile?",
        expect![[r#"
            I.6: 0 builds Altar
            the pile: {Theater: 1, Tavern: 19}
        "#]],
    );
    check(
        "first edition, age I
         0 Babylon A, complete
         1 Rhodes A | Altar, Theater
         2 Giza A",
        "until turn 6
         0 builds Altar
         pile?",
        expect![[r#"
            I.6: 0 builds Altar
            the pile: {Theater: 1, Tavern: 19}
        "#]],
    );
}

/// Rule F27: the seventh card may build the next stage, here the third, after the sixth built the second.
#[test]
fn the_seventh_card_may_build_the_next_stage() {
    check(
        "first edition, age I
         0 Babylon B, 1 stage: Sawmill, Glassworks, Brickyard, Press
         1 Rhodes A | Altar, Stockade
         2 Giza A",
        "until turn 6
         0 stages with Altar
         0 stage?
         0 stages with Stockade
         0 city?",
        expect![[r#"
            I.6: 0 builds stage 2
              0 may use its seventh card: Stockade
            0 stage: nothing
            I.6 seventh card: 0 builds stage 3
            0 has 18 coins, 3 stages, 0 shields, [Glassworks, Press, Sawmill, Brickyard]
        "#]],
    );
}

/// Rule F27: it is paid for like any other card, or comes free by a chain.
#[test]
fn the_seventh_card_is_paid_for() {
    check(
        "first edition, age III
         0 Babylon B, 2 stages
         1 Rhodes A | Altar, Barracks
         2 Giza A",
        "until turn 6
         0 builds Altar
         0 Barracks?
         0 builds Barracks
         0 builds Barracks paying 2 left",
        expect![[r#"
            III.6: 0 builds Altar
              0 may use its seventh card: Barracks
            0 Barracks: 2 left
            refused: seat 0: build Barracks: the coins to the neighbors (left, right) must be one of [2, 0]
            III.6 seventh card: 0 builds Barracks paying 2 left | coins 0 -2, 1 +2 | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +10, 1 -1, 2 -1
        "#]],
    );
    check(
        "first edition, age III
         0 Babylon B, 2 stages: School
         1 Rhodes A | Altar, Academy
         2 Giza A",
        "until turn 6
         0 builds Altar
         0 Academy?",
        expect![[r#"
            III.6: 0 builds Altar
              0 may use its seventh card: Academy
            0 Academy: by chain
        "#]],
    );
}

/// Rules F10 and F27: a building that stands already can only be sold, or serve as marker.
#[test]
fn the_seventh_card_is_no_second_one() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages
         1 Rhodes A | Altar, Altar
         2 Giza A",
        "until turn 6
         0 builds Altar
         0 all?
         0 builds Altar
         0 sells Altar",
        expect![[r#"
            I.6: 0 builds Altar
              0 may use its seventh card: Altar
            0 may: sell Altar
            refused: seat 0: build Altar: the city already has a building of this name
            I.6 seventh card: 0 sells | coins 0 +3
        "#]],
    );
}

/// Ruling 6, edge case F15: coins of turn 6 count: none are left before, and the Tavern brings 5.
#[test]
fn coins_of_turn_six_pay_for_the_seventh_card() {
    check(
        "first edition, age I
         0 Babylon B, 0 coins, 2 stages | Altar, Theater
         1 Rhodes A | Loom, Clay Pit
         2 Giza A | Press, Glassworks",
        "0 builds Altar
         0 builds Press
         0 builds Loom
         0 builds Theater
         0 builds Glassworks
         0 Clay Pit?
         0 builds Tavern
         0 Clay Pit?",
        expect![[r#"
            I.1: 0 builds Altar
            I.2: 0 builds Press
            I.3: 0 builds Loom
            I.4: 0 builds Theater
            I.5: 0 builds Glassworks
            0 Clay Pit: no, it costs at least 1 coin, but the city has 0
            I.6: 0 builds Tavern | coins 0 +5
              0 may use its seventh card: Clay Pit
            0 Clay Pit: 1 to the bank
        "#]],
    );
}

/// Ruling 6: production of turn 6 counts.
#[test]
fn production_of_turn_six_pays_for_the_seventh_card() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages
         1 Ephesus A | Lumber Yard, Stockade
         2 Giza A",
        "until turn 6
         0 Stockade?
         0 builds Lumber Yard
         0 Stockade?",
        expect![[r#"
            0 Stockade: no, W cannot be produced or bought
            I.6: 0 builds Lumber Yard
              0 may use its seventh card: Stockade
            0 Stockade: nothing
        "#]],
    );
}

/// Ruling 6: a trading post built on turn 6 already discounts the seventh card.
#[test]
fn a_discount_of_turn_six_counts_for_the_seventh_card() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages
         1 Olympia A | West Trading Post, Stockade
         2 Giza A",
        "until turn 6
         0 Stockade?
         0 builds West Trading Post
         0 Stockade?",
        expect![[r#"
            0 Stockade: 2 left
            I.6: 0 builds West Trading Post
              0 may use its seventh card: Stockade
            0 Stockade: 1 left
        "#]],
    );
}

/// Ruling 6: units bought on turn 6 can be bought again.
#[test]
fn units_of_turn_six_are_bought_again() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages: Loom
         1 Giza A | Library, Baths
         2 Olympia A: Stone Pit",
        "until turn 6
         0 builds Library paying 2 left 2 right
         0 builds Baths paying 2 left",
        expect![[r#"
            I.6: 0 builds Library paying 2 left 2 right | coins 0 -4, 1 +2, 2 +2
              0 may use its seventh card: Baths
            I.6 seventh card: 0 builds Baths paying 2 left | coins 0 -2, 1 +2
        "#]],
    );
}

/// Ruling 6: a choice card serves again.
#[test]
fn a_choice_card_serves_again_for_the_seventh_card() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages: Timber Yard
         1 Ephesus A | Stockade, Baths
         2 Ephesus B",
        "until turn 6
         0 builds Stockade
         0 builds Baths",
        expect![[r#"
            I.6: 0 builds Stockade
              0 may use its seventh card: Baths
            I.6 seventh card: 0 builds Baths | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +2, 1 -1, 2 -1
        "#]],
    );
}

/// Rule F30: a red seventh card fights in the conflicts of its age.
#[test]
fn a_red_seventh_card_fights_in_this_age() {
    check(
        "first edition, age III
         0 Babylon B, 2 stages: Lumber Yard
         1 Rhodes A | Altar, Stockade
         2 Giza A",
        "until turn 6
         0 builds Altar
         0 builds Stockade",
        expect![[r#"
            III.6: 0 builds Altar
              0 may use its seventh card: Stockade
            III.6 seventh card: 0 builds Stockade | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +10, 1 -1, 2 -1
        "#]],
    );
}

/// Ruling 1: the other seats' seventh cards are on the pile only after Babylon's step.
#[test]
fn the_others_discard_after_babylon() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages
         1 Rhodes A
         2 Giza A",
        "until turn 6
         pile?
         0 sells Tavern
         pile?
         0 sells Tavern
         pile?",
        expect![[r#"
            the pile: {Tavern: 15}
            I.6: 0 sells | coins 0 +3
              0 may use its seventh card: Tavern
            the pile: {Tavern: 18}
            I.6 seventh card: 0 sells | coins 0 +3
            the pile: {Tavern: 21}
        "#]],
    );
}

/// Ruling 7, edge case F14: a seventh card that Babylon sells can be taken by Halicarnassus.
#[test]
fn a_sold_seventh_card_can_be_taken() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages
         1 Halicarnassus A, 1 stage: Foundry, Ore Vein | Altar, Theater
         2 Giza A",
        "until turn 6
         0 builds Altar; 1 stages with Tavern
         0 sells Theater
         1 takes Theater",
        expect![[r#"
            I.6: 0 builds Altar; 1 builds stage 2
              0 may use its seventh card: Theater
            I.6 seventh card: 0 sells | coins 0 +3
              1 may: take Theater from the discard pile, take Tavern from the discard pile, decline
            I.6 discard pile: 1 takes Theater
        "#]],
    );
}

/// Ruling 7: one that Babylon builds cannot.
#[test]
fn a_built_seventh_card_cannot_be_taken() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages
         1 Halicarnassus A, 1 stage: Foundry, Ore Vein | Altar, Theater
         2 Giza A",
        "until turn 6
         0 builds Altar; 1 stages with Tavern
         0 builds Theater
         1 takes Theater
         1 declines",
        expect![[r#"
            I.6: 0 builds Altar; 1 builds stage 2
              0 may use its seventh card: Theater
            I.6 seventh card: 0 builds Theater
              1 may: take Tavern from the discard pile, decline
            refused: seat 1: take Theater from the discard pile: the card is not in the discard pile
            I.6 discard pile: 1 declines
        "#]],
    );
}

/// Ruling 7: nor one under Babylon's wonder.
#[test]
fn a_seventh_card_under_the_wonder_cannot_be_taken() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages: Brickyard, Press
         1 Halicarnassus A, 1 stage: Foundry, Ore Vein | Altar, Theater
         2 Giza A",
        "until turn 6
         0 builds Altar; 1 stages with Tavern
         0 stages with Theater
         1 takes Theater
         1 takes Tavern",
        expect![[r#"
            I.6: 0 builds Altar; 1 builds stage 2
              0 may use its seventh card: Theater
            I.6 seventh card: 0 builds stage 3
              1 may: take Tavern from the discard pile, decline
            refused: seat 1: take Theater from the discard pile: the card is not in the discard pile
            I.6 discard pile: 1 takes Tavern | coins 1 +5
        "#]],
    );
}

/// Ruling 6: built, used for the next stage, or sold: one of them it must be.
#[test]
fn the_seventh_card_is_not_left_lying() {
    check(
        "first edition, age I
         0 Babylon B, 2 stages: Brickyard, Press
         1 Rhodes A | Altar, Theater
         2 Giza A",
        "until turn 6
         0 builds Altar
         0 all?
         0 declines
         1 sells Tavern",
        expect![[r#"
            I.6: 0 builds Altar
              0 may use its seventh card: Theater
            0 may: build Theater, build the next stage with Theater, sell Theater
            refused: seat 0: decline: this step asks for a different decision
            refused: seats {0} must act, but {0, 1} did
        "#]],
    );
}
