//! The end of the game: rule F43, ruling 14. The Free City is scored but cannot win; its cards, stages and defeats
//! count for the players' guilds.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F43: only the players can win, though the Free City has the most points.
#[test]
fn the_free_city_cannot_win() {
    check(
        "free city, score pad
         0 Giza A, 3 coins: Altar
         1 Rhodes A, 2 coins: Baths
         2 Ephesus A, 40 coins, complete: Palace, Pantheon, Senate",
        "scores?",
        expect![[r#"
            0: treasury 1 + civilian 2 = 3, wins
            1: civilian 3 = 3
            2: treasury 13 + wonder 10 + civilian 21 = 44
        "#]],
    );
}

/// Rule F43: its coins break no tie.
#[test]
fn the_free_city_is_not_asked_in_a_tie() {
    check(
        "free city, score pad
         0 Giza A, 2 coins: Altar
         1 Rhodes A, 1 coin: Theater
         2 Ephesus A, 40 coins",
        "scores?",
        expect![[r#"
            0: civilian 2 = 2, wins
            1: civilian 2 = 2
            2: treasury 13 = 13
        "#]],
    );
}

/// Rule F33: with as many coins too the victory is shared.
#[test]
fn a_tie_in_coins_is_shared() {
    check(
        "free city, score pad
         0 Giza A, 2 coins: Altar
         1 Rhodes A, 2 coins: Theater
         2 Ephesus A: Palace",
        "scores?",
        expect![[r#"
            0: civilian 2 = 2, shares the victory
            1: civilian 2 = 2, shares the victory
            2: treasury 1 + civilian 8 = 9
        "#]],
    );
}

/// Rule F43: guilds that count neighbors' cards count those of the Free City: here 2 there, 1 at seat 1.
#[test]
fn guilds_count_the_cards_of_the_free_city() {
    let table = |guild: &str, theirs: &str, its: &str, expect| {
        let position = format!(
            "free city, score pad
             0 Giza A, 0 coins: {guild}
             1 Rhodes A, 0 coins: {theirs}
             2 Babylon A, 0 coins: {its}"
        );
        check(&position, "scores?", expect);
    };
    table(
        "Workers Guild",
        "Ore Vein",
        "Lumber Yard, Sawmill",
        expect![[r#"
        0: guilds 3 = 3, wins
        1: 0
        2: 0
    "#]],
    );
    table(
        "Craftsmens Guild",
        "Loom",
        "Press, Glassworks",
        expect![[r#"
        0: guilds 6 = 6, wins
        1: 0
        2: 0
    "#]],
    );
    table(
        "Traders Guild",
        "Marketplace",
        "Forum, Caravansery",
        expect![[r#"
        0: guilds 3 = 3, wins
        1: 0
        2: 0
    "#]],
    );
    table(
        "Philosophers Guild",
        "School",
        "Library, Lodge",
        expect![[r#"
        0: guilds 3 = 3, wins
        1: science 1 = 1
        2: science 2 = 2
    "#]],
    );
    table(
        "Spies Guild",
        "Walls",
        "Stables, Barracks",
        expect![[r#"
        0: guilds 3 = 3, wins
        1: 0
        2: 0
    "#]],
    );
}

/// Rule F43: blue cards for the Magistrates Guild, here of seat 1, to whose left the Free City lies.
#[test]
fn magistrates_count_the_blue_cards_of_the_free_city() {
    check(
        "free city, score pad
         0 Giza A, 0 coins: Altar
         1 Rhodes A, 0 coins: Magistrates Guild
         2 Babylon A, 0 coins: Palace, Senate",
        "scores?",
        expect![[r#"
            0: civilian 2 = 2
            1: guilds 3 = 3, wins
            2: civilian 14 = 14
        "#]],
    );
}

/// Rule F43: its stages count for the Builders Guild, with those of both players.
#[test]
fn builders_count_the_stages_of_the_free_city() {
    check(
        "free city, score pad
         0 Giza A, 0 coins, 1 stage: Builders Guild
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins, 2 stages",
        "scores?",
        expect![[r#"
            0: wonder 3 + guilds 3 = 6, wins
            1: 0
            2: wonder 3 + science 1 = 4
        "#]],
    );
}

/// Rule F43: its defeats count for the Strategists Guild, with those of the other player, not the own ones.
#[test]
fn strategists_count_the_defeats_of_the_free_city() {
    check(
        "free city, score pad
         0 Giza A, 0 coins, tokens -1: Strategists Guild
         1 Rhodes A, 0 coins, tokens +1 -1
         2 Babylon A, 0 coins, tokens -1 -1 -1",
        "scores?",
        expect![[r#"
            0: military -1 + guilds 4 = 3, wins
            1: 0
            2: military -3 = -3
        "#]],
    );
}

/// Ruling 9: Olympia B may copy a guild of the Free City.
#[test]
fn olympia_copies_a_guild_of_the_free_city() {
    check(
        "free city, score pad
         0 Olympia B, 0 coins, complete
         1 Rhodes A, 0 coins: Sawmill, Quarry
         2 Babylon A, 0 coins: Workers Guild, Foundry",
        "scores?",
        expect![[r#"
            0: wonder 5 + guilds 3 = 8, wins
            1: 0
            2: guilds 2 = 2
        "#]],
    );
}

/// Rule F43: the Free City has guilds and symbols of choice scored too, though they matter to nobody.
#[test]
fn the_free_city_is_scored_like_a_player() {
    check(
        "free city, score pad
         0 Giza A, 0 coins: Lumber Yard
         1 Rhodes A, 0 coins: Stone Pit
         2 Babylon A, 0 coins, 2 stages: Workers Guild, School, Library",
        "scores?",
        expect![[r#"
            0: 0, shares the victory
            1: 0, shares the victory
            2: wonder 3 + science 9 + guilds 2 = 14
        "#]],
    );
}

/// Rule F43: at the end of a whole game all three have points and only players win.
#[test]
fn a_whole_game_ends_with_three_scores() {
    check(
        "free city
         0 Giza A
         1 Rhodes A
         2 Ephesus A",
        "until the end
         scores?",
        expect![[r#"
            0: military -3 + treasury 19 = 16
            1: military -3 + treasury 19 = 16, wins
            2: military 18 + treasury 6 + wonder 3 + civilian 15 + commerce 4 = 46
        "#]],
    );
}
