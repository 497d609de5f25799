//! The printed examples, by their numbers in the project's list.

use expect_test::expect;

use crate::rules::notation::check;

/// TR:666-681, HU:218. Ahmet is seat 0, Nihan seat 1.
#[test]
fn e1_the_first_turn_of_ahmet_and_nihan() {
    check(
        "free city
         0 Giza A | Altar, Theater, Baths, Loom, Press, Glassworks, Workshop
         1 Rhodes A | Lumber Yard, Stone Pit, Clay Pool, Ore Vein, Clay Pit, Timber Yard, Barracks
         2 Ephesus A | Stockade, Marketplace",
        "0 city?
         1 city?
         2 city?
         sizes?
         0 sees?
         1 sees?
         0 builds Altar; 1 builds Lumber Yard; 2 builds Theater
         sizes?
         0 sees?
         1 sees?",
        expect![[r#"
            0 has 3 coins, 0 stages, 0 shields, []
            1 has 3 coins, 0 stages, 0 shields, []
            2 has 3 coins, 0 stages, 0 shields, []
            I.1: 0 has the Free City card and 8 cards, 1 has 7; 6 on the pile
            0 sees [Loom, Glassworks, Press, Baths, Altar, Theater, Stockade, Workshop], drew Stockade
            1 sees [Lumber Yard, Stone Pit, Clay Pool, Ore Vein, Clay Pit, Timber Yard, Barracks]
            I.1: 0 builds Altar; 1 builds Lumber Yard; 2 builds Theater
            I.2: 1 has the Free City card and 7 cards, 0 has 6; 5 on the pile
            0 sees [Stone Pit, Clay Pool, Ore Vein, Clay Pit, Timber Yard, Barracks]
            1 sees [Loom, Glassworks, Press, Baths, Marketplace, Stockade, Workshop], drew Marketplace
        "#]],
    );
}

/// TR:666-681, HU:218: 8/7, 7/6, 6/5, 5/4, 4/3, 3/2, and 6 to 1 on the pile, held in turn by both.
#[test]
fn e1_sizes_of_hands_and_pile() {
    check(
        "free city
         0 Giza A
         1 Rhodes A
         2 Ephesus A",
        "sizes?
         until turn 2
         sizes?
         until turn 3
         sizes?
         until turn 4
         sizes?
         until turn 5
         sizes?
         until turn 6
         sizes?",
        expect![[r#"
            I.1: 0 has the Free City card and 8 cards, 1 has 7; 6 on the pile
            I.2: 1 has the Free City card and 7 cards, 0 has 6; 5 on the pile
            I.3: 0 has the Free City card and 6 cards, 1 has 5; 4 on the pile
            I.4: 1 has the Free City card and 5 cards, 0 has 4; 3 on the pile
            I.5: 0 has the Free City card and 4 cards, 1 has 3; 2 on the pile
            I.6: 1 has the Free City card and 3 cards, 0 has 2; 1 on the pile
        "#]],
    );
}

/// TR:685-688, HU:218: in age II the other player begins, and so holds it on the odd turns.
#[test]
fn e1_sizes_of_hands_and_pile_in_ages_ii_and_iii() {
    check(
        "free city
         0 Giza A
         1 Rhodes A
         2 Ephesus A",
        "until age II
         sizes?
         until turn 2
         sizes?
         until turn 3
         sizes?
         until turn 4
         sizes?
         until turn 5
         sizes?
         until turn 6
         sizes?
         until age III
         sizes?
         until turn 2
         sizes?
         until turn 3
         sizes?
         until turn 4
         sizes?
         until turn 5
         sizes?
         until turn 6
         sizes?",
        expect![[r#"
            II.1: 1 has the Free City card and 8 cards, 0 has 7; 6 on the pile
            II.2: 0 has the Free City card and 7 cards, 1 has 6; 5 on the pile
            II.3: 1 has the Free City card and 6 cards, 0 has 5; 4 on the pile
            II.4: 0 has the Free City card and 5 cards, 1 has 4; 3 on the pile
            II.5: 1 has the Free City card and 4 cards, 0 has 3; 2 on the pile
            II.6: 0 has the Free City card and 3 cards, 1 has 2; 1 on the pile
            III.1: 0 has the Free City card and 8 cards, 1 has 7; 6 on the pile
            III.2: 1 has the Free City card and 7 cards, 0 has 6; 5 on the pile
            III.3: 0 has the Free City card and 6 cards, 1 has 5; 4 on the pile
            III.4: 1 has the Free City card and 5 cards, 0 has 4; 3 on the pile
            III.5: 0 has the Free City card and 4 cards, 1 has 3; 2 on the pile
            III.6: 1 has the Free City card and 3 cards, 0 has 2; 1 on the pile
        "#]],
    );
}

/// TR:678-681, HU:218: the players exchange what is left of their hands on every turn, in age II as in the others.
#[test]
fn e1_hands_are_exchanged() {
    check(
        "free city
         0 Giza A | Altar, Theater | Walls, Statue
         1 Rhodes A | Baths, Loom | Temple, Forum
         2 Ephesus A",
        "until turn 5
         0 sees?
         1 sees?
         until turn 6
         0 sees?
         1 sees?
         until age II
         until turn 5
         0 sees?
         1 sees?
         until turn 6
         0 sees?
         1 sees?",
        expect![[r#"
            0 sees [Altar, Theater, Guard Tower, Apothecary], drew Apothecary
            1 sees [Loom, Baths, West Trading Post]
            0 sees [Loom, Baths]
            1 sees [Altar, Theater, Workshop], drew Workshop
            0 sees [Loom, Statue, Walls]
            1 sees [Forum, Archery Range, Dispensary, Laboratory], drew Laboratory
            0 sees [Forum, Laboratory, Library], drew Library
            1 sees [Statue, Walls]
        "#]],
    );
}

/// TR:641-642, HU:218: the last card of the pile and both seventh cards are discarded, without coins.
#[test]
fn e2_three_cards_are_discarded() {
    check(
        "free city
         0 Giza A | Altar, Glassworks
         1 Rhodes A | Theater, Press
         2 Ephesus A | .., Loom, Stockade",
        "until turn 6
         0 sees?
         1 sees?
         pile?
         0 builds Press; 1 builds Loom; 2 builds Glassworks
         pile?",
        expect![[r#"
            0 sees [Press, Theater]
            1 sees [Loom, Glassworks, Altar], drew Loom
            the pile: {Lumber Yard: 1, Clay Pool: 1, Clay Pit: 1, Timber Yard: 1, Baths: 1, East Trading Post: 1, West Trading Post: 1, Marketplace: 1, Guard Tower: 1, Workshop: 1}
            I.6: 0 builds Press; 1 builds Loom; 2 builds Glassworks | shields 1 against 2: 0 to 1, 2 against 0: 1 to 0 | points 0 -1, 1 -1, 2 +2
            the pile: {Lumber Yard: 1, Clay Pool: 1, Clay Pit: 1, Timber Yard: 1, Baths: 1, Altar: 1, Theater: 1, East Trading Post: 1, West Trading Post: 1, Marketplace: 1, Stockade: 1, Guard Tower: 1, Workshop: 1}
        "#]],
    );
}

/// TR:685-688, HU:218: left, right, left.
#[test]
fn e3_who_begins_with_the_free_city_card() {
    check(
        "free city
         0 Giza A
         1 Rhodes A
         2 Ephesus A",
        "sizes?
         until age II
         sizes?
         until age III
         sizes?",
        expect![[r#"
            I.1: 0 has the Free City card and 8 cards, 1 has 7; 6 on the pile
            II.1: 1 has the Free City card and 8 cards, 0 has 7; 6 on the pile
            III.1: 0 has the Free City card and 8 cards, 1 has 7; 6 on the pile
        "#]],
    );
}

/// TR:613-620, EN:7: of what is left after the own card, one that the Free City can build or use for a stage.
#[test]
fn e4_a_playable_card_must_be_chosen() {
    check(
        "free city
         0 Rhodes A | Loom, Baths, Stockade, Guard Tower, Apothecary, Altar, Theater
         1 Ephesus A
         2 Alexandria A | Glassworks",
        "2 all when 0 builds Altar?
         0 builds Altar; 2 sells Baths
         0 builds Altar; 2 builds Baths
         0 builds Altar; 2 builds Theater",
        expect![[r#"
            0 for 2 may then: build Loom, build Glassworks, build Theater
            refused: seat 2: sell Baths: the Free City sells a card only when it can neither build one nor use one for a stage
            refused: seat 2: build Baths: S cannot be produced or bought
            I.1: 0 builds Altar; 2 builds Theater
        "#]],
    );
}

/// TR:633-636, HU:218: ore for Barracks at seat 0 for 2 coins or at seat 1, by the East Trading Post, for 1.
#[test]
fn e5_the_holder_chooses_the_seller() {
    let position = "free city
         0 Rhodes A | East Trading Post, Barracks
         1 Giza A | Ore Vein
         2 Alexandria A";
    check(
        position,
        "1 builds Ore Vein; 2 builds East Trading Post
         2 Barracks?
         2 builds Barracks paying 2 left",
        expect![[r#"
            I.1: 1 builds Ore Vein; 2 builds East Trading Post
            2 Barracks: 1 right or 2 left
            I.2: 2 builds Barracks paying 2 left | coins 0 +2, 2 -2
        "#]],
    );
    check(
        position,
        "1 builds Ore Vein; 2 builds East Trading Post
         2 builds Barracks paying 1 right",
        expect![[r#"
            I.1: 1 builds Ore Vein; 2 builds East Trading Post
            I.2: 2 builds Barracks paying 1 right | coins 1 +1, 2 -1
        "#]],
    );
}

/// TR:638-639, HU:218: the Apothecary makes Stables free.
#[test]
fn e6_a_chain_must_be_used() {
    check(
        "free city
         0 Babylon A | Apothecary, Clay Pool
         1 Rhodes A | Altar | Stables
         2 Halicarnassus A",
        "2 builds Apothecary
         2 builds Clay Pool
         until age II
         2 stage?
         2 Stables?
         2 sells Stables
         2 stages with Stables
         2 builds Stables
         2 builds Stables by chain",
        expect![[r#"
            I.1: 2 builds Apothecary
            I.2: 2 builds Clay Pool
            2 stage: nothing
            2 Stables: by chain
            refused: seat 2: sell Stables: the Free City sells a card only when it can neither build one nor use one for a stage
            refused: seat 2: build the next stage with Stables: a chain from Apothecary makes it free, so it must be built by chain
            refused: seat 2: build Stables: a chain from Apothecary makes it free, so it must be built by chain
            II.1: 2 builds Stables by chain
        "#]],
    );
}

/// TR:693-694, HU:218: more coins break a tie.
#[test]
fn e7_coins_break_a_tie() {
    check(
        "free city, score pad
         0 Giza A, 4 coins: Altar
         1 Rhodes A, 3 coins: Theater
         2 Ephesus A",
        "scores?",
        expect![[r#"
            0: treasury 1 + civilian 2 = 3, wins
            1: treasury 1 + civilian 2 = 3
            2: treasury 1 = 1
        "#]],
    );
}
