//! The guilds: rule F23, ruling 12, edge cases F22 and F24. Seat 0 has the guild; seats 1 and 3 are its neighbors, seat
//! 2 sits across the table and never counts.

use expect_test::expect;

use crate::rules::notation::check;

/// Rules F22 and F23: Workers Guild, 1 for each brown card of the neighbors; own ones and boards do not count.
#[test]
fn workers_guild_counts_brown_cards_of_neighbors() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Workers Guild, Lumber Yard
         1 Rhodes A, 0 coins: Ore Vein, Sawmill, Loom
         2 Babylon A, 0 coins: Clay Pit
         3 Olympia A, 0 coins: Timber Yard",
        "scores?",
        expect![[r#"
            0: guilds 3 = 3, wins
            1: 0
            2: 0
            3: 0
        "#]],
    );
}

/// Rule F23: Craftsmens Guild, 2 for each gray card of the neighbors.
#[test]
fn craftsmens_guild_counts_gray_cards_of_neighbors() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Craftsmens Guild, Loom
         1 Ephesus A, 0 coins: Loom, Press
         2 Babylon A, 0 coins: Glassworks
         3 Alexandria A, 0 coins: Press",
        "scores?",
        expect![[r#"
            0: guilds 6 = 6, wins
            1: 0
            2: 0
            3: 0
        "#]],
    );
}

/// Rule F23: Traders Guild, 1 for each yellow card of the neighbors.
#[test]
fn traders_guild_counts_yellow_cards_of_neighbors() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Traders Guild, Tavern
         1 Rhodes A, 0 coins: Tavern, Forum
         2 Babylon A, 0 coins: Bazar
         3 Olympia A, 0 coins: Vineyard",
        "scores?",
        expect![[r#"
            0: guilds 3 = 3, wins
            1: 0
            2: 0
            3: 0
        "#]],
    );
}

/// Rule F23: Philosophers Guild, 1 for each green card of the neighbors.
#[test]
fn philosophers_guild_counts_green_cards_of_neighbors() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Philosophers Guild, Study
         1 Rhodes A, 0 coins: Apothecary
         2 Babylon A, 0 coins: School
         3 Olympia A, 0 coins: Workshop, Scriptorium",
        "scores?",
        expect![[r#"
            0: science 1 + guilds 3 = 4, wins
            1: science 1 = 1
            2: science 1 = 1
            3: science 2 = 2
        "#]],
    );
}

/// Rule F23: Spies Guild, 1 for each red card of the neighbors, however many shields it has.
#[test]
fn spies_guild_counts_red_cards_of_neighbors() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Spies Guild, Walls
         1 Rhodes A, 0 coins, 2 stages: Circus
         2 Babylon A, 0 coins: Stockade
         3 Olympia A, 0 coins: Stockade",
        "scores?",
        expect![[r#"
            0: guilds 2 = 2
            1: wonder 3 = 3, wins
            2: 0
            3: 0
        "#]],
    );
}

/// Rule F23: Magistrates Guild, 1 for each blue card of the neighbors.
#[test]
fn magistrates_guild_counts_blue_cards_of_neighbors() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Magistrates Guild, Altar
         1 Rhodes A, 0 coins: Altar, Palace
         2 Babylon A, 0 coins: Baths
         3 Olympia A, 0 coins: Theater",
        "scores?",
        expect![[r#"
            0: civilian 2 + guilds 3 = 5
            1: civilian 10 = 10, wins
            2: civilian 3 = 3
            3: civilian 2 = 2
        "#]],
    );
}

/// Rule F23, edge case F22: Strategists Guild, 1 for each defeat token of the neighbors, those of age III included.
#[test]
fn strategists_guild_counts_defeats_of_neighbors() {
    check(
        "first edition, age III
         0 Giza A, 0 coins, tokens -1: Strategists Guild, Walls
         1 Rhodes A, 0 coins, tokens -1 -1 +3
         2 Babylon A, 0 coins, tokens -1 -1 -1
         3 Olympia A, 0 coins, tokens -1",
        "scores?
         until the end
         scores?",
        expect![[r#"
            0: military -1 + guilds 3 = 2, wins
            1: military 1 = 1
            2: military -3 = -3
            3: military -1 = -1
            III.6: all pass | shields 0 against 1: 2 to 0, 3 against 0: 0 to 2 | points 0 +10, 1 -1, 3 -1
            0: military 9 + treasury 6 + guilds 5 = 20, wins
            1: treasury 6 = 6
            2: military -3 + treasury 6 = 3
            3: military -2 + treasury 6 = 4
        "#]],
    );
}

/// Rule F23, ruling 12: Shipowners Guild, 1 for each own brown, gray and purple card, itself included.
#[test]
fn shipowners_guild_counts_own_cards_and_itself() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Shipowners Guild, Lumber Yard, Sawmill, Loom, Traders Guild, Altar
         1 Rhodes A, 0 coins: Ore Vein, Press, Spies Guild
         2 Babylon A, 0 coins
         3 Olympia A, 0 coins",
        "scores?",
        expect![[r#"
            0: civilian 2 + guilds 5 = 7, wins
            1: 0
            2: 0
            3: 0
        "#]],
    );
}

/// Rule F23, edge case F24: Builders Guild, 1 for each stage here and at the neighbors, on boards of two and four too.
#[test]
fn builders_guild_counts_stages_here_and_at_neighbors() {
    check(
        "first edition, age III
         0 Halicarnassus A, 0 coins, 1 stage: Builders Guild
         1 Giza B, 0 coins, complete
         2 Babylon A, 0 coins, 2 stages
         3 Rhodes B, 0 coins, complete",
        "scores?",
        expect![[r#"
            0: wonder 3 + guilds 7 = 10
            1: wonder 20 = 20, wins
            2: wonder 3 + science 1 = 4
            3: wonder 7 = 7
        "#]],
    );
}

/// Rule F23: Scientists Guild, a symbol at the end.
#[test]
fn scientists_guild_gives_a_symbol() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Scientists Guild
         1 Rhodes A, 0 coins: Apothecary
         2 Babylon A, 0 coins
         3 Olympia A, 0 coins",
        "scores?",
        expect![[r#"
            0: science 1 = 1, shares the victory
            1: science 1 = 1, shares the victory
            2: 0
            3: 0
        "#]],
    );
}

/// Rule F23: guilds count the cards that stand at the end, also those built after them.
#[test]
fn guilds_count_at_the_end() {
    check(
        "first edition, age III
         0 Giza A, 0 coins: Magistrates Guild
         1 Rhodes A, 0 coins | Altar
         2 Babylon A, 0 coins",
        "scores?
         1 builds Altar
         scores?",
        expect![[r#"
            0: 0, shares the victory
            1: 0, shares the victory
            2: 0, shares the victory
            III.1: 1 builds Altar
            0: treasury 1 + guilds 1 = 2, wins
            1: civilian 2 = 2
            2: treasury 1 = 1
        "#]],
    );
}
