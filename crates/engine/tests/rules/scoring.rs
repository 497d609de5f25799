//! Points and the winner: rules F31 and F33, edge case F25.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F31: seven categories.
#[test]
fn seven_categories_are_added_up() {
    check(
        "first edition, age III
         0 Giza A, 7 coins, 2 stages, tokens +1 +3 -1: Altar, Palace, Haven, Lumber Yard, Stockade, Lodge, Traders Guild
         1 Rhodes A, 0 coins: Tavern
         2 Babylon A, 0 coins: Marketplace, Forum",
        "scores?",
        expect![[r#"
            0: military 3 + treasury 2 + wonder 8 + civilian 10 + science 1 + commerce 1 + guilds 3 = 28, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Rule F31, edge case F25: a point for three coins; what is left over counts nothing.
#[test]
fn three_coins_are_a_point() {
    check(
        "first edition, age III
         0 Giza A, 2 coins
         1 Rhodes A, 3 coins
         2 Babylon A, 5 coins
         3 Olympia A, 6 coins",
        "scores?",
        expect![[r#"
            0: 0
            1: treasury 1 = 1
            2: treasury 1 = 1
            3: treasury 2 = 2, wins
        "#]],
    );
}

/// Rule F31: tokens may come to less than nothing.
#[test]
fn military_points_may_be_negative() {
    check(
        "first edition, age III
         0 Giza A, 0 coins, tokens -1 -1 -1 -1 -1 -1
         1 Rhodes A, 0 coins, tokens +1 +3 +5 +1 +3 +5
         2 Babylon A, 0 coins, tokens +1 -1",
        "scores?",
        expect![[r#"
            0: military -6 = -6
            1: military 18 = 18, wins
            2: 0
        "#]],
    );
}

/// Rule F31: only built stages count.
#[test]
fn unbuilt_stages_count_nothing() {
    check(
        "first edition, age III
         0 Giza A, 0 coins
         1 Giza B, 0 coins, 3 stages
         2 Rhodes A, 0 coins, complete",
        "scores?",
        expect![[r#"
            0: 0
            1: wonder 13 = 13, wins
            2: wonder 10 = 10
        "#]],
    );
}

/// Rule F31: every blue card.
#[test]
fn blue_cards_count_their_points() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Pawnshop, Baths, Altar, Theater
         1 Rhodes A, 0 coins: Aqueduct, Temple, Statue, Courthouse
         2 Babylon A, 0 coins: Pantheon, Gardens, Town Hall, Palace, Senate",
        "scores?",
        expect![[r#"
            0: civilian 10 = 10
            1: civilian 16 = 16
            2: civilian 32 = 32, wins
        "#]],
    );
}

/// Rules F21 and F31: yellow cards of age III count points, those of ages I and II none.
#[test]
fn yellow_cards_of_age_iii_count_points() {
    check(
        "first edition, age III
         0 Giza A, 0 coins, 2 stages: Haven, Lighthouse, Chamber of Commerce, Arena, Lumber Yard, Loom
         1 Rhodes A, 0 coins: Tavern, East Trading Post, West Trading Post, Marketplace
         2 Babylon A, 0 coins: Forum, Caravansery, Vineyard, Bazar",
        "scores?",
        expect![[r#"
            0: wonder 8 + commerce 9 = 17, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Rule F31: red, brown and gray cards count nothing themselves.
#[test]
fn other_cards_count_nothing() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Walls, Circus, Arsenal, Sawmill, Timber Yard, Loom
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: 0, shares the victory
            1: 0, shares the victory
            2: 0, shares the victory
        "#]],
    );
}

/// Rule F33: most points win, whatever the coins.
#[test]
fn most_points_win() {
    check(
        "first edition, age III
         0 Giza A, 2 coins: Altar
         1 Rhodes A, 0 coins: Baths
         2 Babylon A, 2 coins",
        "scores?",
        expect![[r#"
            0: civilian 2 = 2
            1: civilian 3 = 3, wins
            2: 0
        "#]],
    );
}

/// Rule F33: on equal points more coins win, also those that are worth no point.
#[test]
fn coins_break_a_tie() {
    check(
        "first edition, age III
         0 Giza A, 3 coins
         1 Rhodes A, 5 coins
         2 Babylon A, 4 coins",
        "scores?",
        expect![[r#"
            0: treasury 1 = 1
            1: treasury 1 = 1, wins
            2: treasury 1 = 1
        "#]],
    );
}

/// Rule F33: still tied, the victory is shared.
#[test]
fn equal_coins_share_the_victory() {
    check(
        "first edition, age III
         0 Giza A, 5 coins
         1 Rhodes A, 5 coins
         2 Babylon A, 4 coins",
        "scores?",
        expect![[r#"
            0: treasury 1 = 1, shares the victory
            1: treasury 1 = 1, shares the victory
            2: treasury 1 = 1
        "#]],
    );
}

/// Rule F33: a tie for second place decides nothing; all may share.
#[test]
fn all_may_share_the_victory() {
    check(
        "second edition, age III
         0 Gizah day
         1 Rhodos day
         2 Babylon day
         3 Olympia day",
        "until the end
         scores?",
        expect![[r#"
            0: treasury 7 = 7, shares the victory
            1: treasury 7 = 7, shares the victory
            2: treasury 7 = 7, shares the victory
            3: treasury 7 = 7, shares the victory
        "#]],
    );
}
