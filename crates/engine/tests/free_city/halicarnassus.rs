//! The Free City as Halicarnassus, and a player's: rulings 8 and 14.

use expect_test::expect;

use crate::rules::notation::check;

/// Ruling 14: the holder of that turn looks through the pile and chooses, here seat 1 on turn 2; the other does not see
/// it.
#[test]
fn the_holder_picks_for_the_free_city() {
    check(
        "free city
         0 Rhodes A | Ore Vein
         1 Ephesus A | Altar
         2 Halicarnassus B | Theater, Loom",
        "0 sells Theater; 1 sells Altar; 2 builds Ore Vein
         1 sells Loom; 2 stages with Lumber Yard paying 2 left
         0 looks?
         1 looks?
         2 looks?
         2 takes Theater
         2 city?
         pile?
         sizes?",
        expect![[r#"
            I.1: 0 sells; 1 sells; 2 builds Ore Vein | coins 0 +3, 1 +3
            I.2: 1 sells; 2 builds stage 1 paying 2 left | coins 0 +2, 1 +3, 2 -2
              1 for 2 may: take Loom from the discard pile, take Press from the discard pile, take Altar from the discard pile, take Theater from the discard pile, decline
            0 does not see the pile
            1 sees the pile: {Loom: 1, Press: 1, Altar: 1, Theater: 1}
            2 does not see the pile
            I.2 discard pile: 2 takes Theater
            2 has 1 coins, 1 stages, 0 shields, [Ore Vein, Theater]
            the pile: {Loom: 1, Press: 1, Altar: 1}
            I.3: 0 has the Free City card and 6 cards, 1 has 5; 4 on the pile
        "#]],
    );
}

/// Ruling 8: it may decline.
#[test]
fn the_holder_may_decline() {
    check(
        "free city
         0 Rhodes A | Ore Vein
         1 Ephesus A | Altar
         2 Halicarnassus B | Theater",
        "0 sells Theater; 1 sells Altar; 2 builds Ore Vein
         2 stages with Lumber Yard paying 2 left
         2 declines
         2 city?
         sizes?",
        expect![[r#"
            I.1: 0 sells; 1 sells; 2 builds Ore Vein | coins 0 +3, 1 +3
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
              1 for 2 may: take Stone Pit from the discard pile, take Glassworks from the discard pile, take Altar from the discard pile, take Theater from the discard pile, decline
            I.2 discard pile: 2 declines
            2 has 1 coins, 1 stages, 0 shields, [Ore Vein]
            I.3: 0 has the Free City card and 6 cards, 1 has 5; 4 on the pile
        "#]],
    );
}

/// Ruling 14: the decision is the Free City's, which the holder makes: no player takes the card.
#[test]
fn no_player_takes_the_card() {
    check(
        "free city
         0 Rhodes A | Ore Vein
         1 Ephesus A | Altar
         2 Halicarnassus B | Theater",
        "0 sells Theater; 1 sells Altar; 2 builds Ore Vein
         2 stages with Lumber Yard paying 2 left
         1 takes Altar
         1 all?
         2 takes Stone Pit",
        expect![[r#"
            I.1: 0 sells; 1 sells; 2 builds Ore Vein | coins 0 +3, 1 +3
            I.2: 2 builds stage 1 paying 2 left | coins 0 +2, 2 -2
              1 for 2 may: take Stone Pit from the discard pile, take Glassworks from the discard pile, take Altar from the discard pile, take Theater from the discard pile, decline
            refused: seats {2} must act, but {1, 2} did
            1 may: 
            I.2 discard pile: 2 takes Stone Pit
        "#]],
    );
}

/// Ruling 14: the next pick may fall to the other player, who then sees the pile; the first one no longer does.
#[test]
fn each_pick_is_the_holders_of_that_turn() {
    check(
        "free city
         0 Rhodes A | Ore Vein, Clay Pool, Clay Pit, Loom, Glassworks
         1 Babylon A | Altar
         2 Halicarnassus B | Theater",
        "0 sells Theater; 1 sells Altar; 2 builds Ore Vein
         2 builds Clay Pit
         2 builds Clay Pool
         2 stages with Loom
         1 looks?
         2 takes Theater
         2 stages with Glassworks paying 2 right
         0 looks?
         1 looks?
         2 takes Altar
         2 city?",
        expect![[r#"
            I.1: 0 sells; 1 sells; 2 builds Ore Vein | coins 0 +3, 1 +3
            I.2: 2 builds Clay Pit | coins 2 -1
            I.3: 2 builds Clay Pool
            I.4: 2 builds stage 1
              1 for 2 may: take Lumber Yard from the discard pile, take Stone Pit from the discard pile, take Timber Yard from the discard pile, take Press from the discard pile, take Baths from the discard pile, take Altar from the discard pile, take Theater from the discard pile, take Stockade from the discard pile, decline
            1 sees the pile: {Lumber Yard: 1, Stone Pit: 1, Timber Yard: 1, Press: 1, Baths: 1, Altar: 1, Theater: 1, Stockade: 1}
            I.4 discard pile: 2 takes Theater
            I.5: 2 builds stage 2 paying 2 right | coins 1 +2, 2 -2
              0 for 2 may: take Lumber Yard from the discard pile, take Stone Pit from the discard pile, take Timber Yard from the discard pile, take Press from the discard pile, take Baths from the discard pile, take Altar from the discard pile, take East Trading Post from the discard pile, take Stockade from the discard pile, take Barracks from the discard pile, decline
            0 sees the pile: {Lumber Yard: 1, Stone Pit: 1, Timber Yard: 1, Press: 1, Baths: 1, Altar: 1, East Trading Post: 1, Stockade: 1, Barracks: 1}
            1 does not see the pile
            I.5 discard pile: 2 takes Altar
            2 has 0 coins, 2 stages, 0 shields, [Clay Pool, Ore Vein, Clay Pit, Altar, Theater]
        "#]],
    );
}

/// Ruling 8: not a card whose name stands in the Free City.
#[test]
fn a_building_that_stands_cannot_be_taken() {
    check(
        "free city
         0 Rhodes A | Ore Vein, Loom
         1 Ephesus A | Clay Pit, Timber Yard | Loom, Press
         2 Halicarnassus B",
        "2 builds Loom
         2 builds Ore Vein
         until age II
         1 sells Loom; 2 stages with Press paying 2 left",
        expect![[r#"
            I.1: 2 builds Loom
            I.2: 2 builds Ore Vein
            II.1: 1 sells; 2 builds stage 1 paying 2 left | coins 0 +2, 1 +3, 2 -2
              1 for 2 may: take Lumber Yard from the discard pile, take Stone Pit from the discard pile, take Clay Pool from the discard pile, take Clay Pit from the discard pile, take Timber Yard from the discard pile, take Press from the discard pile, take Baths from the discard pile, take Altar from the discard pile, take Theater from the discard pile, take East Trading Post from the discard pile, take West Trading Post from the discard pile, take Marketplace from the discard pile, take Stockade from the discard pile, take Guard Tower from the discard pile, take Scriptorium from the discard pile, decline
        "#]],
    );
}

/// Rulings 1 and 8: on turn 6 the last cards lie on the pile, that of the Free City's pile too; a red one fights at
/// once.
#[test]
fn on_turn_six_the_last_cards_can_be_taken() {
    check(
        "free city
         0 Rhodes A | Ore Vein, Altar, Press
         1 Ephesus A | Clay Pit, Timber Yard, Barracks, Guard Tower, Apothecary, Workshop, Scriptorium
         2 Halicarnassus B | .., Glassworks, Stockade",
        "2 builds Ore Vein
         until turn 6
         0 sees?
         1 sees?
         0 sells Workshop; 1 builds Press; 2 stages with Glassworks paying 2 left
         0 looks?
         2 takes Stockade
         pile?",
        expect![[r#"
            I.1: 2 builds Ore Vein
            0 sees [Workshop, Scriptorium]
            1 sees [Glassworks, Press, Altar], drew Glassworks
            I.6: 0 sells; 1 builds Press; 2 builds stage 1 paying 2 left | coins 0 +5, 2 -2
              1 for 2 may: take Lumber Yard from the discard pile, take Stone Pit from the discard pile, take Clay Pit from the discard pile, take Timber Yard from the discard pile, take Loom from the discard pile, take Baths from the discard pile, take Altar from the discard pile, take West Trading Post from the discard pile, take Stockade from the discard pile, take Barracks from the discard pile, take Guard Tower from the discard pile, take Apothecary from the discard pile, take Workshop from the discard pile, take Scriptorium from the discard pile, decline
            0 does not see the pile
            I.6 discard pile: 2 takes Stockade | shields 1 against 2: 0 to 1, 2 against 0: 1 to 0 | points 0 -1, 1 -1, 2 +2
            the pile: {Lumber Yard: 1, Stone Pit: 1, Clay Pit: 1, Timber Yard: 1, Loom: 1, Baths: 1, Altar: 1, West Trading Post: 1, Barracks: 1, Guard Tower: 1, Apothecary: 1, Workshop: 1, Scriptorium: 1}
        "#]],
    );
}

/// Ruling 8: what is taken brings its coins to the Free City, here one for each brown card of all three cities.
#[test]
fn what_is_taken_works_at_once() {
    check(
        "free city
         0 Rhodes A | Ore Vein
         1 Ephesus A || Vineyard, Press
         2 Halicarnassus B",
        "2 builds Ore Vein
         until age II
         0 city?
         1 city?
         2 city?
         1 sells Vineyard; 2 stages with Press paying 2 left
         2 takes Vineyard",
        expect![[r#"
            I.1: 2 builds Ore Vein
            0 has 21 coins, 0 stages, 0 shields, []
            1 has 21 coins, 0 stages, 0 shields, []
            2 has 2 coins, 0 stages, 1 shields, [Clay Pool, Ore Vein, Timber Yard, Marketplace, Barracks, Apothecary]
            II.1: 1 sells; 2 builds stage 1 paying 2 left | coins 0 +2, 1 +3, 2 -2
              1 for 2 may: take Lumber Yard from the discard pile, take Stone Pit from the discard pile, take Clay Pit from the discard pile, take Loom from the discard pile, take Glassworks from the discard pile, take Press from the discard pile, take Baths from the discard pile, take Altar from the discard pile, take Theater from the discard pile, take East Trading Post from the discard pile, take West Trading Post from the discard pile, take Stockade from the discard pile, take Guard Tower from the discard pile, take Workshop from the discard pile, take Scriptorium from the discard pile, take Vineyard from the discard pile, decline
            II.1 discard pile: 2 takes Vineyard | coins 2 +3
        "#]],
    );
}

/// Rule F29: a player's Halicarnassus finds what the Free City had to sell and the last card of its pile.
#[test]
fn a_players_halicarnassus_finds_the_free_citys_cards() {
    check(
        "free city
         0 Halicarnassus B | Baths, Stockade, Altar
         1 Rhodes A | Lumber Yard, Stone Pit, Clay Pool, Clay Pit, Timber Yard, Ore Vein, Press
         2 Alexandria A | .., Guard Tower, Theater",
        "0 sells Altar
         0 builds Ore Vein
         until turn 6
         1 sees?
         0 stages with Press paying 2 left; 1 sells Baths; 2 sells Guard Tower
         1 looks?
         0 takes Theater",
        expect![[r#"
            I.1: 0 sells; 2 builds Loom | coins 0 +3
            I.2: 0 builds Ore Vein; 2 builds East Trading Post
            1 sees [Baths, Stockade, Guard Tower], drew Guard Tower
            I.6: 0 builds stage 1 paying 2 left; 1 sells; 2 sells | coins 0 -2, 1 +5, 2 +3
              0 may: take Lumber Yard from the discard pile, take Stone Pit from the discard pile, take Clay Pool from the discard pile, take Clay Pit from the discard pile, take Timber Yard from the discard pile, take Glassworks from the discard pile, take Baths from the discard pile, take Altar from the discard pile, take Theater from the discard pile, take West Trading Post from the discard pile, take Stockade from the discard pile, take Barracks from the discard pile, take Guard Tower from the discard pile, take Workshop from the discard pile, take Scriptorium from the discard pile, decline
            1 does not see the pile
            I.6 discard pile: 0 takes Theater
        "#]],
    );
}
