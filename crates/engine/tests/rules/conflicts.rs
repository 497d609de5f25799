//! Conflicts: rule F30, edge case F22.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F30: more shields than a neighbor wins +1 in age I, +3 in age II, +5 in age III; fewer loses 1 in each.
#[test]
fn victories_grow_with_the_ages() {
    check(
        "first edition, age I
         0 Giza A: Stockade
         1 Rhodes A: Walls
         2 Babylon A",
        "until age II
         until age III
         until the end
         scores?",
        expect![[r#"
            I.6: all pass | shields 0 against 1: 1 to 2, 1 against 2: 2 to 0, 2 against 0: 0 to 1 | points 1 +2, 2 -2
            II.6: all pass | shields 0 against 1: 1 to 2, 1 against 2: 2 to 0, 2 against 0: 0 to 1 | points 0 +2, 1 +6, 2 -2
            III.6: all pass | shields 0 against 1: 1 to 2, 1 against 2: 2 to 0, 2 against 0: 0 to 1 | points 0 +4, 1 +10, 2 -2
            0: military 6 + treasury 19 = 25
            1: military 18 + treasury 19 = 37, wins
            2: military -6 + treasury 19 = 13
        "#]],
    );
}

/// Rule F30: equal shields give nobody anything.
#[test]
fn equal_shields_give_nothing() {
    check(
        "first edition, age II
         0 Giza A: Stockade
         1 Rhodes A: Barracks
         2 Babylon A: Guard Tower",
        "until age III",
        expect![[r#"
            II.6: all pass | shields 0 against 1: 1 to 1, 1 against 2: 1 to 1, 2 against 0: 1 to 1
        "#]],
    );
}

/// Rule F30: each seat is compared with its two neighbors alone.
#[test]
fn only_neighbors_fight() {
    check(
        "first edition, age I
         0 Giza A: Stockade
         1 Rhodes A
         2 Babylon A: Walls
         3 Olympia A",
        "until age II",
        expect![[r#"
            I.6: all pass | shields 0 against 1: 1 to 0, 1 against 2: 0 to 2, 2 against 3: 2 to 0, 3 against 0: 0 to 1 | points 0 +2, 1 -2, 2 +2, 3 -2
        "#]],
    );
}

/// Rule F30, edge case F22: red cards and stages are added up.
#[test]
fn shields_of_cards_and_stages_add_up() {
    check(
        "first edition, age III
         0 Rhodes A, 2 stages: Stockade, Walls, Circus
         1 Giza A: Fortifications, Arsenal
         2 Babylon A: Siege Workshop, Fortifications, Training Ground",
        "0 city?
         1 city?
         2 city?
         until the end",
        expect![[r#"
            0 has 3 coins, 2 stages, 8 shields, [Stockade, Walls, Circus]
            1 has 3 coins, 0 stages, 6 shields, [Fortifications, Arsenal]
            2 has 3 coins, 0 stages, 8 shields, [Training Ground, Fortifications, Siege Workshop]
            III.6: all pass | shields 0 against 1: 8 to 6, 1 against 2: 6 to 8, 2 against 0: 8 to 8 | points 0 +5, 1 -2, 2 +5
        "#]],
    );
}

/// Rule F30: what is built on turn 6 fights.
#[test]
fn a_card_of_turn_six_fights() {
    check(
        "first edition, age I
         0 Olympia A
         1 Rhodes A | Stockade
         2 Giza A",
        "until turn 6
         0 builds Stockade",
        expect![[r#"
            I.6: 0 builds Stockade | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +2, 1 -1, 2 -1
        "#]],
    );
}

/// Rule F30: shields stay, and fight again in every age.
#[test]
fn shields_fight_in_every_later_age() {
    check(
        "first edition, age I
         0 Olympia A | Stockade
         1 Rhodes A
         2 Giza A",
        "0 builds Stockade
         until age II
         until age III
         until the end",
        expect![[r#"
            I.1: 0 builds Stockade
            I.6: all pass | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +2, 1 -1, 2 -1
            II.6: all pass | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +6, 1 -1, 2 -1
            III.6: all pass | shields 0 against 1: 1 to 0, 2 against 0: 0 to 1 | points 0 +10, 1 -1, 2 -1
        "#]],
    );
}

/// Rule F30: there is no conflict before the end of an age.
#[test]
fn nobody_fights_before_the_age_ends() {
    check(
        "first edition, age I
         0 Giza A: Walls
         1 Rhodes A
         2 Babylon A",
        "until turn 6
         scores?",
        expect![[r#"
            0: treasury 6 = 6, shares the victory
            1: treasury 6 = 6, shares the victory
            2: treasury 6 = 6, shares the victory
        "#]],
    );
}
