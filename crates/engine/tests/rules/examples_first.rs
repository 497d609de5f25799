//! Every printed example of the first edition's rulebooks, by its number in the project's list (A costs, B production and
//! trade, C course of the age, D scoring); TR and HU name lines of the Turkish and Hungarian rulebooks.

use expect_test::expect;

use crate::rules::notation::check;

/// TR:79-81, HU:210.
#[test]
fn a1_marketplace_mine_baths_and_arena() {
    check(
        "first edition, age III
         0 Giza A
         1 Rhodes A
         2 Babylon A",
        "card Marketplace?
         card Mine?
         card Baths?
         card Arena?",
        expect![[r#"
            Marketplace: yellow, free, 3+ 6+, makes Caravansery free
            Mine: brown, costs 1 coin, 6+
            Baths: blue, costs S, 3+ 7+, makes Aqueduct free
            Arena: yellow, costs SSO, 3+ 5+ 7+, free with Dispensary
        "#]],
    );
}

/// TR:86-88, HU:210.
#[test]
fn a2_stables_cost_resources_or_an_apothecary() {
    check(
        "first edition, age II
         0 Rhodes A: Clay Pool, Lumber Yard | Stables
         1 Ephesus A, 0 coins: Apothecary | Stables
         2 Giza A | Stables",
        "card Stables?
         0 Stables?
         1 Stables?
         2 Stables?
         0 builds Stables; 1 builds Stables by chain",
        expect![[r#"
            Stables: red, costs WCO, 3+ 5+, free with Apothecary
            0 Stables: nothing
            1 Stables: by chain
            2 Stables: no, it costs at least 6 coins, but the city has 3
            II.1: 0 builds Stables; 1 builds Stables by chain
        "#]],
    );
}

/// TR:93-95, HU:210.
#[test]
fn a3_scriptorium_makes_library_and_courthouse_free() {
    check(
        "first edition, age I
         0 Ephesus A | Scriptorium, Library, Courthouse
         1 Rhodes A
         2 Giza A",
        "card Scriptorium?
         0 builds Scriptorium
         until age II
         0 Library?
         0 Courthouse?",
        expect![[r#"
            Scriptorium: green, costs P, 3+ 4+, makes Courthouse free, makes Library free
            I.1: 0 builds Scriptorium
            0 Library: by chain
            0 Courthouse: by chain
        "#]],
    );
}

/// TR:99, HU:210.
#[test]
fn a4_four_players_use_cards_3_and_4() {
    check(
        "first edition, seed 1
         0 any
         1 any
         2 any
         3 any",
        "deck of 4?
         card Lumber Yard?
         copies of Lumber Yard?
         card Forest Cave?
         copies of Forest Cave?",
        expect![[r#"
            4 players: I 28 II 28 III 28 (6 guilds)
            Lumber Yard: brown, free, 3+ 4+
            Lumber Yard: 1 with 3, 2 with 4, 2 with 5, 2 with 6, 2 with 7
            Forest Cave: brown, costs 1 coin, 5+
            Forest Cave: 0 with 3, 0 with 4, 1 with 5, 1 with 6, 1 with 7
        "#]],
    );
}

/// TR:108-109, HU:210.
#[test]
fn a5_six_players_leave_7_in_the_box() {
    check(
        "first edition, seed 1
         0 any
         1 any
         2 any
         3 any
         4 any
         5 any",
        "deck of 6?
         card Theater?
         copies of Theater?
         card Pawnshop?
         copies of Pawnshop?",
        expect![[r#"
            6 players: I 42 II 42 III 42 (8 guilds)
            Theater: blue, free, 3+ 6+, makes Statue free
            Theater: 1 with 3, 1 with 4, 1 with 5, 2 with 6, 2 with 7
            Pawnshop: blue, free, 4+ 7+
            Pawnshop: 0 with 3, 1 with 4, 1 with 5, 1 with 6, 2 with 7
        "#]],
    );
}

/// TR:117-122, HU:210.
#[test]
fn a6_guilds_are_players_and_two() {
    check(
        "first edition, seed 1
         0 any
         1 any
         2 any
         3 any
         4 any
         5 any
         6 any",
        "deck of 3?
         deck of 4?
         deck of 5?
         deck of 6?
         deck of 7?
         until age III
         guilds?",
        expect![[r#"
            3 players: I 21 II 21 III 21 (5 guilds)
            4 players: I 28 II 28 III 28 (6 guilds)
            5 players: I 35 II 35 III 35 (7 guilds)
            6 players: I 42 II 42 III 42 (8 guilds)
            7 players: I 49 II 49 III 49 (9 guilds)
            9 guilds are in the hands
        "#]],
    );
}

/// TR:126-128, HU:210.
#[test]
fn a7_seven_cards_for_each_player_in_every_age() {
    check(
        "first edition, seed 1
         0 any
         1 any
         2 any
         3 any",
        "0 hand?
         1 hand?
         2 hand?
         3 hand?
         until age II
         0 hand?
         1 hand?
         2 hand?
         3 hand?
         until age III
         0 hand?
         1 hand?
         2 hand?
         3 hand?",
        expect![[r#"
            0 holds [Ore Vein, Clay Pit, Loom, Press, Tavern, West Trading Post, Scriptorium]
            1 holds [Lumber Yard, Stone Pit, Baths, Theater, Stockade, Guard Tower, Scriptorium]
            2 holds [Lumber Yard, Ore Vein, Excavation, Glassworks, Pawnshop, Altar, Workshop]
            3 holds [Clay Pool, Timber Yard, East Trading Post, Marketplace, Barracks, Guard Tower, Apothecary]
            0 holds [Loom, Sawmill, Sawmill, Quarry, Caravansery, Bazar, Library]
            1 holds [Brickyard, Foundry, Foundry, Courthouse, Forum, Dispensary, School]
            2 holds [Glassworks, Press, Aqueduct, Statue, Walls, Training Ground, Stables]
            3 holds [Quarry, Brickyard, Temple, Vineyard, Archery Range, Dispensary, Laboratory]
            0 holds [Pantheon, Town Hall, Haven, Circus, Study, Spies Guild, Strategists Guild]
            1 holds [Palace, Senate, Haven, Siege Workshop, Lodge, Philosophers Guild, Scientists Guild]
            2 holds [Gardens, Gardens, Arsenal, Arsenal, Observatory, University, Craftsmens Guild]
            3 holds [Lighthouse, Chamber of Commerce, Arena, Fortifications, University, Academy, Workers Guild]
        "#]],
    );
}

/// TR:176, HU:212.
#[test]
fn a8_timber_yard_costs_a_coin() {
    check(
        "first edition, age I
         0 Giza A | Timber Yard
         1 Rhodes A
         2 Babylon A",
        "0 builds Timber Yard",
        expect![[r#"
            I.1: 0 builds Timber Yard | coins 0 -1
        "#]],
    );
}

/// TR:190, HU:212.
#[test]
fn a9_east_trading_post_is_free() {
    check(
        "first edition, age I
         0 Giza A, 0 coins | East Trading Post
         1 Rhodes A
         2 Babylon A",
        "0 builds East Trading Post",
        expect![[r#"
            I.1: 0 builds East Trading Post
        "#]],
    );
}

/// TR:162-163, 178-179, 231, HU:212.
#[test]
fn b1_giza_builds_from_its_own_production() {
    check(
        "first edition, age II
         0 Giza A: Stone Pit, Clay Pool, Ore Vein, Press, Loom | Barracks, Scriptorium, Aqueduct
         1 Rhodes A
         2 Babylon A",
        "0 Barracks?
         0 Scriptorium?
         0 Aqueduct?",
        expect![[r#"
            0 Barracks: nothing
            0 Scriptorium: nothing
            0 Aqueduct: no, S cannot be produced or bought
        "#]],
    );
}

/// TR:179-183, 231, HU:212.
#[test]
fn b2_production_is_never_used_up() {
    check(
        "first edition, age II
         0 Giza A, 0 coins: Stone Pit, Clay Pool, Ore Vein, Press, Loom | Barracks
         1 Rhodes A | Scriptorium, Guard Tower, Baths
         2 Babylon A",
        "0 builds Barracks
         0 Scriptorium?
         0 Guard Tower?
         0 Baths?",
        expect![[r#"
            II.1: 0 builds Barracks
            0 Scriptorium: nothing
            0 Guard Tower: nothing
            0 Baths: nothing
        "#]],
    );
}

/// TR:233-237, HU:212.
#[test]
fn b3_university_with_wood_and_papyrus_of_the_neighbors() {
    check(
        "first edition, age III
         0 Alexandria A, 4 coins: Lumber Yard | University
         1 Olympia A
         2 Ephesus A",
        "0 University?
         0 builds University paying 2 left 2 right",
        expect![[r#"
            0 University: 2 left 2 right
            III.1: 0 builds University paying 2 left 2 right | coins 0 -4, 1 +2, 2 +2
        "#]],
    );
}

/// TR:239-243, HU:212.
#[test]
fn b4_stones_sold_to_both_neighbors_still_build_the_library() {
    check(
        "first edition, age II
         0 Giza A, 0 coins: Stone Pit, Loom | Library
         1 Ephesus A, 4 coins
         2 Alexandria A, 4 coins",
        "0 builds Library; 1 stages with Tavern paying 4 right; 2 stages with Tavern paying 4 left",
        expect![[r#"
            II.1: 0 builds Library; 1 builds stage 1 paying 4 right; 2 builds stage 1 paying 4 left | coins 0 +8, 1 -4, 2 -4
        "#]],
    );
}

/// TR:245-252, HU:212.
#[test]
fn b5_coins_of_this_turn_do_not_build_the_forum() {
    check(
        "first edition, age II
         0 Giza A, 0 coins: Stone Pit, Loom, Clay Pool | Forum
         1 Ephesus A, 4 coins: Clay Pool | Forum
         2 Alexandria A, 4 coins",
        "0 Forum?
         0 builds Forum paying 2 left; 1 stages with Tavern paying 4 right; 2 stages with Tavern paying 4 left
         0 builds Tavern; 1 stages with Tavern paying 4 right; 2 stages with Tavern paying 4 left
         0 Forum?
         0 builds Forum paying 2 left",
        expect![[r#"
            0 Forum: no, it costs at least 2 coins, but the city has 0
            refused: seat 0: build Forum paying [2, 0]: it costs at least 2 coins, but the city has 0
            II.1: 0 builds Tavern; 1 builds stage 1 paying 4 right; 2 builds stage 1 paying 4 left | coins 0 +13, 1 -4, 2 -4
            0 Forum: 2 left
            II.2: 0 builds Forum paying 2 left | coins 0 -2, 1 +2
        "#]],
    );
}

/// TR:245-252, HU:212, with the 2 coins of one sale alone.
#[test]
fn b5_the_coins_of_one_sale_build_it_on_the_next_turn() {
    check(
        "first edition, age II
         0 Giza A, 0 coins: Clay Pool | Forum, Altar
         1 Ephesus A: Clay Pool | Baths, Forum
         2 Alexandria A",
        "0 builds Forum paying 2 left; 1 builds Baths paying 2 right
         0 builds Altar; 1 builds Baths paying 2 right
         0 city?
         0 builds Forum paying 2 left",
        expect![[r#"
            refused: seat 0: build Forum paying [2, 0]: it costs at least 2 coins, but the city has 0
            II.1: 0 builds Altar; 1 builds Baths paying 2 right | coins 0 +2, 1 -2
            0 has 2 coins, 0 stages, 0 shields, [Clay Pool, Altar]
            II.2: 0 builds Forum paying 2 left | coins 0 -2, 1 +2
        "#]],
    );
}

/// TR:262-263, HU:212.
#[test]
fn b6_scriptorium_builds_the_library() {
    check(
        "first edition, age II
         0 Giza A, 0 coins: Scriptorium | Library
         1 Rhodes A
         2 Babylon A",
        "0 builds Library by chain",
        expect![[r#"
            II.1: 0 builds Library by chain
        "#]],
    );
}

/// TR:265-267, HU:212.
#[test]
fn b7_theater_statue_gardens() {
    check(
        "first edition, age I
         0 Giza A | Theater, Statue, Gardens
         1 Rhodes A
         2 Babylon A",
        "0 builds Theater
         until age II
         0 builds Statue by chain
         until age III
         0 builds Gardens by chain",
        expect![[r#"
            I.1: 0 builds Theater
            II.1: 0 builds Statue by chain
            III.1: 0 builds Gardens by chain
        "#]],
    );
}

/// TR:329-334, HU:214.
#[test]
fn c1_the_second_stage_of_the_lighthouse() {
    check(
        "first edition, age I
         0 Alexandria A, 0 coins, 1 stage: Foundry | Palace
         1 Rhodes A
         2 Babylon A",
        "0 stages with Palace
         0 city?",
        expect![[r#"
            I.1: 0 builds stage 2
            0 has 0 coins, 2 stages, 0 shields, [Foundry]
        "#]],
    );
}

/// TR:403-410, HU:214.
#[test]
fn c2_seven_cards_then_six_from_the_right_and_at_last_two() {
    check(
        "first edition, age I
         0 Giza A | Altar, Theater
         1 Rhodes A | Baths, Stockade
         2 Babylon A | Barracks, Guard Tower
         3 Olympia A | Pawnshop, Apothecary",
        "0 hand?
         0 sells Tavern
         1 hand?
         0 hand?
         until turn 6
         0 hand?
         0 builds Pawnshop
         0 city?
         pile?",
        expect![[r#"
            0 holds [Altar, Theater, Tavern, Tavern, Tavern, Tavern, Tavern]
            I.1: 0 sells | coins 0 +3
            1 holds [Altar, Theater, Tavern, Tavern, Tavern, Tavern]
            0 holds [Pawnshop, Tavern, Tavern, Tavern, Tavern, Apothecary]
            0 holds [Pawnshop, Apothecary]
            I.6: 0 builds Pawnshop
            0 has 18 coins, 0 stages, 0 shields, [Pawnshop]
            the pile: {Baths: 1, Altar: 1, Theater: 1, Tavern: 20, Stockade: 1, Barracks: 1, Guard Tower: 1, Apothecary: 1}
        "#]],
    );
}

/// TR:380-390, HU:214.
#[test]
fn c3_left_right_left() {
    check(
        "first edition, age I
         0 Giza A | Altar
         1 Rhodes A
         2 Babylon A",
        "all pass
         1 hand?
         until age II
         all pass
         2 hand?
         until age III
         all pass
         1 hand?",
        expect![[r#"
            I.1: all pass
            1 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern]
            II.1: all pass
            2 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern]
            III.1: all pass
            1 holds [Altar, Tavern, Tavern, Tavern, Tavern, Tavern]
        "#]],
    );
}

/// TR:426-430, HU:214.
#[test]
fn c4_alexandria_between_rhodes_and_ephesus() {
    check(
        "first edition, age II
         0 Alexandria A: Stockade, Walls
         1 Rhodes A, 2 stages: Stockade, Training Ground
         2 Ephesus A: Stables",
        "until age III",
        expect![[r#"
            II.6: all pass | shields 0 against 1: 3 to 5, 1 against 2: 5 to 2, 2 against 0: 2 to 3 | points 0 +2, 1 +6, 2 -2
        "#]],
    );
}

/// TR:422-423, HU:214.
#[test]
fn c5_equal_shields_take_no_token() {
    check(
        "first edition, age II
         0 Alexandria A: Walls
         1 Rhodes A, 2 stages
         2 Ephesus A: Stockade, Barracks",
        "until age III",
        expect![[r#"
            II.6: all pass | shields 0 against 1: 2 to 2, 1 against 2: 2 to 2, 2 against 0: 2 to 2
        "#]],
    );
}

/// TR:462-463, HU:216.
#[test]
fn d1_conflict_tokens() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins, tokens +1 +3 +5 -1 -1 -1
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: military 6 = 6, wins
            1: 0
            2: 0
        "#]],
    );
}

/// TR:470, HU:216.
#[test]
fn d2_fourteen_coins() {
    check(
        "first edition, age III
         0 Alexandria A, 14 coins
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: treasury 4 = 4, wins
            1: 0
            2: 0
        "#]],
    );
}

/// TR:477-478, HU:216.
#[test]
fn d3_three_stages_of_alexandria() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins, complete
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 10 = 10, wins
            1: 0
            2: 0
        "#]],
    );
}

/// TR:483-484, HU:216.
#[test]
fn d4_altar_aqueduct_and_town_hall() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins: Altar, Aqueduct, Town Hall
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: civilian 13 = 13, wins
            1: 0
            2: 0
        "#]],
    );
}

/// TR:497-502, HU:216.
#[test]
fn d5_equal_symbols() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins: Apothecary
         1 Rhodes A, 0 coins: Apothecary, Dispensary
         2 Giza A, 0 coins: Apothecary, Dispensary, Lodge
         3 Ephesus A, 0 coins: Apothecary, Dispensary, Lodge, Academy",
        "scores?",
        expect![[r#"
            0: science 1 = 1
            1: science 4 = 4
            2: science 9 = 9
            3: science 16 = 16, wins
        "#]],
    );
}

/// TR:508-511, HU:216.
#[test]
fn d6_four_five_and_six_of_a_symbol() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins: Apothecary, Dispensary, Lodge, Academy
         1 Rhodes A, 0 coins: Apothecary, Dispensary, Lodge, Academy, Scientists Guild
         2 Babylon A, 0 coins, 2 stages: Apothecary, Dispensary, Lodge, Academy, Scientists Guild",
        "scores?",
        expect![[r#"
            0: science 16 = 16
            1: science 25 = 25
            2: wonder 3 + science 36 = 39, wins
        "#]],
    );
}

/// TR:513-517, HU:216: equal ones alone, 9 + 4 + 1. They stand in three cities here, so that no set of three different
/// symbols is counted.
#[test]
fn d7_three_two_and_one() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins: Apothecary, Dispensary, Lodge
         1 Rhodes A, 0 coins: Workshop, Laboratory
         2 Babylon A, 0 coins: Scriptorium",
        "scores?",
        expect![[r#"
            0: science 9 = 9, wins
            1: science 4 = 4
            2: science 1 = 1
        "#]],
    );
}

/// TR:525-529, HU:216: the same six cards in one city: 14 and a set of 7.
#[test]
fn d8_a_set_of_three_different() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins: Apothecary, Dispensary, Lodge, Workshop, Laboratory, Scriptorium
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: science 21 = 21, wins
            1: 0
            2: 0
        "#]],
    );
}

/// TR:529-530, HU:216: one more card of the single symbol.
#[test]
fn d9_a_second_set() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins: Apothecary, Dispensary, Lodge, Workshop, Laboratory, Scriptorium, Library
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: science 31 = 31, wins
            1: 0
            2: 0
        "#]],
    );
}

/// TR:537-539, HU:216.
#[test]
fn d10_chamber_of_commerce_with_two_gray_cards() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins: Brickyard, Press, Loom | Chamber of Commerce
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "0 builds Chamber of Commerce
         scores?",
        expect![[r#"
            III.1: 0 builds Chamber of Commerce | coins 0 +4
            0: treasury 1 + commerce 4 = 5, wins
            1: treasury 1 = 1
            2: treasury 1 = 1
        "#]],
    );
}

/// TR:908-911, HU:228.
#[test]
fn d11_arena_with_one_to_four_stages() {
    check(
        "first edition, age III
         0 Alexandria A, 0 coins, 1 stage: Dispensary | Arena
         1 Rhodes A, 0 coins, 2 stages: Dispensary | Arena
         2 Babylon A, 0 coins, 3 stages: Dispensary | Arena
         3 Giza B, 0 coins, 4 stages: Dispensary | Arena",
        "0 builds Arena by chain; 1 builds Arena by chain; 2 builds Arena by chain; 3 builds Arena by chain
         scores?",
        expect![[r#"
            III.1: 0 builds Arena by chain; 1 builds Arena by chain; 2 builds Arena by chain; 3 builds Arena by chain | coins 0 +3, 1 +6, 2 +9, 3 +12
            0: treasury 1 + wonder 3 + science 1 + commerce 1 = 6
            1: treasury 2 + wonder 3 + science 1 + commerce 2 = 8
            2: treasury 3 + wonder 10 + science 4 + commerce 3 = 20
            3: treasury 4 + wonder 20 + science 1 + commerce 4 = 29, wins
        "#]],
    );
}

/// TR:779, HU:222.
#[test]
fn d12_giza_b_is_worth_twenty() {
    check(
        "first edition, age III
         0 Giza B, 0 coins, complete
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 20 = 20, wins
            1: 0
            2: 0
        "#]],
    );
}

/// TR:441-443, HU:216.
#[test]
fn d13_coins_break_ties_or_the_victory_is_shared() {
    check(
        "first edition, age III
         0 Giza A, 1 coin: Altar
         1 Rhodes A, 0 coins: Theater
         2 Babylon A, 1 coin",
        "scores?",
        expect![[r#"
            0: civilian 2 = 2, wins
            1: civilian 2 = 2
            2: 0
        "#]],
    );
    check(
        "first edition, age III
         0 Giza A, 1 coin: Altar
         1 Rhodes A, 1 coin: Theater
         2 Babylon A, 2 coins",
        "scores?",
        expect![[r#"
            0: civilian 2 = 2, shares the victory
            1: civilian 2 = 2, shares the victory
            2: 0
        "#]],
    );
}

/// TR:459-460, HU:216.
#[test]
fn d14_military_points_may_be_negative() {
    check(
        "first edition, age III
         0 Giza A, 0 coins, tokens -1 -1 -1 -1 -1 -1
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: military -6 = -6
            1: 0, shares the victory
            2: 0, shares the victory
        "#]],
    );
}

/// The running example of section D in one city: 6 + 4 + 10 + 13 + 21 + 4 = 58.
#[test]
fn d_the_whole_example() {
    check(
        "first edition, age III
         0 Alexandria A, 14 coins, complete, tokens +1 +3 +5 -1 -1 -1: Altar, Aqueduct, Town Hall, Apothecary, Dispensary, Lodge, Workshop, Laboratory, Scriptorium, Chamber of Commerce, Press, Loom
         1 Rhodes A, 0 coins
         2 Babylon A, 0 coins",
        "scores?",
        expect![[r#"
            0: military 6 + treasury 4 + wonder 10 + civilian 13 + science 21 + commerce 4 = 58, wins
            1: 0
            2: 0
        "#]],
    );
}
