//! What is dealt: rules F1 to F5.

use expect_test::expect;

use crate::rules::notation::check;

/// Rules F1 and F2: seven cards for each seat in every age, of them seats + 2 guilds in age III.
#[test]
fn a_deck_has_seven_cards_for_each_seat() {
    let decks = "deck of 3?
                 deck of 4?
                 deck of 5?
                 deck of 6?
                 deck of 7?";
    let expected = || {
        expect![[r#"
            3 players: I 21 II 21 III 21 (5 guilds)
            4 players: I 28 II 28 III 28 (6 guilds)
            5 players: I 35 II 35 III 35 (7 guilds)
            6 players: I 42 II 42 III 42 (8 guilds)
            7 players: I 49 II 49 III 49 (9 guilds)
        "#]]
    };
    check(
        "first edition, seed 1\n0 any\n1 any\n2 any",
        decks,
        expected(),
    );
    check(
        "second edition, seed 1\n0 any\n1 any\n2 any",
        decks,
        expected(),
    );
}

/// Rule F1: a copy is in the deck if the number printed on it is at most the number of players.
#[test]
fn printed_numbers_decide_which_copies_are_dealt() {
    check(
        "first edition, seed 1
         0 any
         1 any
         2 any",
        "card Tavern?
         copies of Tavern?
         card Barracks?
         copies of Barracks?
         card Mine?
         copies of Mine?",
        expect![[r#"
            Tavern: yellow, free, 4+ 5+ 7+
            Tavern: 0 with 3, 1 with 4, 2 with 5, 2 with 6, 3 with 7
            Barracks: red, costs O, 3+ 5+
            Barracks: 1 with 3, 1 with 4, 2 with 5, 2 with 6, 2 with 7
            Mine: brown, costs 1 coin, 6+
            Mine: 0 with 3, 0 with 4, 0 with 5, 1 with 6, 1 with 7
        "#]],
    );
}

/// Rule F2: the guilds that are dealt are drawn; in this deal of 3 players there are five.
#[test]
fn guilds_are_dealt_in_age_iii() {
    check(
        "first edition, seed 1
         0 any
         1 any
         2 any",
        "guilds?
         until age II
         guilds?
         until age III
         guilds?",
        expect![[r#"
            0 guilds are in the hands
            0 guilds are in the hands
            5 guilds are in the hands
        "#]],
    );
}

/// Rule F3: boards and sides are drawn; no wonder is drawn twice.
#[test]
fn boards_are_drawn() {
    let seven = "0 any\n1 any\n2 any\n3 any\n4 any\n5 any\n6 any";
    check(
        &format!("first edition, seed 1\n{seven}"),
        "boards?",
        expect![[r#"
            0 Ephesus B, 1 Giza B, 2 Alexandria B, 3 Olympia B, 4 Babylon A, 5 Halicarnassus B, 6 Rhodes A
        "#]],
    );
    check(
        &format!("first edition, seed 2\n{seven}"),
        "boards?",
        expect![[r#"
            0 Olympia B, 1 Alexandria A, 2 Halicarnassus A, 3 Rhodes A, 4 Ephesus A, 5 Babylon B, 6 Giza B
        "#]],
    );
    check(
        &format!("second edition, seed 1\n{seven}"),
        "boards?",
        expect![[r#"
            0 Ephesos night, 1 Gizah night, 2 Alexandria night, 3 Olympia night, 4 Babylon day, 5 Halikarnassos night, 6 Rhodos day
        "#]],
    );
}

/// Rule F3: by agreement wonders and sides may be chosen, A beside B.
#[test]
fn boards_may_be_chosen() {
    check(
        "first edition, seed 1
         0 Giza B
         1 any
         2 Olympia A",
        "boards?",
        expect![[r#"
            0 Giza B, 1 Ephesus B, 2 Olympia A
        "#]],
    );
}

/// Rules F4 and F5: 3 coins and seven cards each.
#[test]
fn the_game_begins_with_three_coins_and_seven_cards() {
    check(
        "first edition, seed 1
         0 any
         1 any
         2 any",
        "0 city?
         0 hand?
         1 city?
         1 hand?
         2 city?
         2 hand?",
        expect![[r#"
            0 has 3 coins, 0 stages, 0 shields, []
            0 holds [Stone Pit, Clay Pit, Press, Baths, West Trading Post, Stockade, Apothecary]
            1 has 3 coins, 0 stages, 0 shields, []
            1 holds [Lumber Yard, Ore Vein, Loom, Glassworks, Altar, Workshop, Scriptorium]
            2 has 3 coins, 0 stages, 0 shields, []
            2 holds [Clay Pool, Timber Yard, Theater, East Trading Post, Marketplace, Barracks, Guard Tower]
        "#]],
    );
}

/// Rule F4, ruling 13: no limit on coins.
#[test]
fn coins_are_not_limited() {
    check(
        "first edition, age III
         0 Ephesus A, 998 coins, 1 stage: Sawmill | Tavern
         1 Giza A
         2 Babylon A",
        "0 stages with Tavern
         0 city?",
        expect![[r#"
            III.1: 0 builds stage 2 | coins 0 +9
            0 has 1007 coins, 2 stages, 0 shields, [Sawmill]
        "#]],
    );
}
