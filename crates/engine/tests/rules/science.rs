//! Scientific symbols: rule F32, ruling 11, edge case F23.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F32: the square of the number of each symbol.
#[test]
fn equal_symbols_count_their_square() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Apothecary
         1 Rhodes A, 0 coins: Workshop, Laboratory
         2 Babylon A, 0 coins: Scriptorium, Library, School
         3 Olympia A, 0 coins: Apothecary, Dispensary, Lodge, Academy
         4 Ephesus A, 0 coins: Apothecary, Workshop",
        "scores?",
        expect![[r#"
            0: science 1 = 1
            1: science 4 = 4
            2: science 9 = 9
            3: science 16 = 16, wins
            4: science 2 = 2
        "#]],
    );
}

/// Rule F32: 7 for each set of three different symbols besides.
#[test]
fn sets_count_seven_besides() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Apothecary, Workshop, Scriptorium
         1 Rhodes A, 0 coins: Apothecary, Dispensary, Workshop, Laboratory, Scriptorium, Library
         2 Babylon A, 0 coins: Apothecary, Dispensary, Workshop, Laboratory",
        "scores?",
        expect![[r#"
            0: science 10 = 10
            1: science 26 = 26, wins
            2: science 8 = 8
        "#]],
    );
}

/// Edge case F23: each symbol is on four cards of different names: compasses, gears and tablets.
#[test]
fn each_symbol_is_on_four_cards() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Apothecary, Dispensary, Lodge, Academy
         1 Rhodes A, 0 coins: Workshop, Laboratory, Observatory, Study
         2 Babylon A, 0 coins: Scriptorium, Library, School, University",
        "scores?",
        expect![[r#"
            0: science 16 = 16, shares the victory
            1: science 16 = 16, shares the victory
            2: science 16 = 16, shares the victory
        "#]],
    );
}

/// Rule F27: Babylon's stage gives a symbol of choice.
#[test]
fn babylons_symbol_is_of_choice() {
    check(
        "first edition, age III
         0 Babylon A, 0 coins, 2 stages: Apothecary, Workshop
         1 Rhodes A, 0 coins
         2 Giza A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 3 + science 10 = 13, wins
            1: 0
            2: 0
        "#]],
    );
    check(
        "first edition, age III
         0 Babylon B, 0 coins, complete: Apothecary, Dispensary, Workshop
         1 Rhodes A, 0 coins
         2 Giza A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 3 + science 13 = 16, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Rule F23: so does the Scientists Guild.
#[test]
fn the_scientists_guild_gives_a_symbol_of_choice() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Scientists Guild, Scriptorium, Library
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: science 9 = 9, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Ruling 11: two symbols of choice are set together. One after the other, both would become compasses for 9 points;
/// together they make a set for 1 + 1 + 1 + 7.
#[test]
fn symbols_of_choice_are_set_jointly() {
    check(
        "first edition, age III
         0 Babylon A, 0 coins, 2 stages: Scientists Guild, Apothecary
         1 Rhodes A, 0 coins
         2 Giza A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 3 + science 10 = 13, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Edge case F23: at most five of a kind with one symbol of choice, six with two.
#[test]
fn five_and_six_equal_symbols() {
    check(
        "first edition, age III
         0 Babylon A, 0 coins, 2 stages: Apothecary, Dispensary, Lodge, Academy
         1 Rhodes A, 0 coins
         2 Giza A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 3 + science 25 = 28, wins
            1: 0
            2: 0
        "#]],
    );
    check(
        "first edition, age III
         0 Babylon A, 0 coins, 2 stages: Scientists Guild, Apothecary, Dispensary, Lodge, Academy
         1 Rhodes A, 0 coins
         2 Giza A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 3 + science 36 = 39, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Rulings 9 and 11: Olympia's copied symbol joins its own.
#[test]
fn olympia_joins_own_and_copied_symbols() {
    check(
        "first edition, age III
         0 Olympia B, 0 coins, complete: Apothecary, Dispensary, Scriptorium
         1 Babylon A, 0 coins, 2 stages: Scientists Guild
         2 Giza A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 5 + science 13 = 18, wins
            1: wonder 3 + science 4 = 7
            2: 0
        "#]],
    );
}
