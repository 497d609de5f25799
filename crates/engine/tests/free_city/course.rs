//! What is dealt and the course of the ages: rules F34 to F38 and F41 to F43, rulings 14 and 16.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F35: 3 coins for each player and the Free City.
#[test]
fn everybody_starts_with_three_coins() {
    check(
        "free city
         0 Giza B
         1 Rhodes B
         2 Ephesus B",
        "0 city?
         1 city?
         2 city?",
        expect![[r#"
            0 has 3 coins, 0 stages, 0 shields, []
            1 has 3 coins, 0 stages, 0 shields, []
            2 has 3 coins, 0 stages, 0 shields, []
        "#]],
    );
}

/// Rule F34: the deck of age III has five guilds among its 21 cards.
#[test]
fn five_guilds_are_in_play() {
    check(
        "free city
         0 Giza A ||| Workers Guild, Spies Guild, Builders Guild
         1 Rhodes A ||| Traders Guild, Scientists Guild
         2 Ephesus A",
        "deck of 3?
         until age III
         0 sees?
         1 sees?",
        expect![[r#"
            3 players: I 21 II 21 III 21 (5 guilds)
            0 sees [Pantheon, Gardens, Town Hall, Palace, Arsenal, Workers Guild, Spies Guild, Builders Guild], drew Arsenal
            1 sees [Senate, Haven, Lighthouse, Arena, Fortifications, Traders Guild, Scientists Guild]
        "#]],
    );
}

/// Rule F34: three cities in a ring, so each has the two others for neighbors: left of seat 0 is seat 1, left of the
/// Free City seat 0. Each buys here from its left neighbor.
#[test]
fn the_three_cities_form_a_ring() {
    check(
        "free city
         0 Ephesus A | Barracks, Scriptorium
         1 Rhodes A | Workshop
         2 Alexandria A",
        "0 Barracks?
         1 Workshop?
         2 Scriptorium?
         0 builds Barracks paying 2 left; 1 builds Workshop paying 2 left; 2 builds Scriptorium paying 2 left",
        expect![[r#"
            0 Barracks: 2 left
            1 Workshop: 2 left
            2 Scriptorium: 2 left
            I.1: 0 builds Barracks paying 2 left; 1 builds Workshop paying 2 left; 2 builds Scriptorium paying 2 left
        "#]],
    );
}

/// Rule F37: the holder draws before choosing, so the drawn card can be played at once, in either city.
#[test]
fn the_drawn_card_can_be_played_at_once() {
    let position = "free city
         0 Giza A
         1 Rhodes A
         2 Ephesus A | Altar, Theater";
    check(
        position,
        "0 sees?
         0 builds Altar
         1 sees?
         2 builds Theater",
        expect![[r#"
            0 sees [Lumber Yard, Stone Pit, Clay Pool, Ore Vein, Clay Pit, Timber Yard, Loom, Altar], drew Altar
            I.1: 0 builds Altar; 2 builds Lumber Yard
            1 sees [Stone Pit, Clay Pool, Ore Vein, Clay Pit, Timber Yard, Loom, Theater], drew Theater
            I.2: 2 builds Theater
        "#]],
    );
    check(
        position,
        "2 builds Altar
         1 builds Theater",
        expect![[r#"
            I.1: 2 builds Altar
            I.2: 1 builds Theater; 2 builds Stone Pit
        "#]],
    );
}

/// Rule F37: the opponent has no part in it: the drawn card is not in its hand.
#[test]
fn the_opponent_cannot_play_the_drawn_card() {
    check(
        "free city
         0 Giza A | Altar
         1 Rhodes A | Press
         2 Ephesus A | Theater",
        "1 builds Theater
         1 builds Altar
         0 builds Press
         2 builds Press",
        expect![[r#"
            refused: seat 1: build Theater: the card is not in the hand
            refused: seat 1: build Altar: the card is not in the hand
            refused: seat 0: build Press: the card is not in the hand
            refused: seat 2: build Press: the card is not in the hand
        "#]],
    );
}

/// Rule F37, ruling 15: one card cannot serve both cities.
#[test]
fn own_card_and_the_free_citys_are_two_cards() {
    check(
        "free city
         0 Giza A | Altar, Theater
         1 Rhodes A
         2 Ephesus A",
        "0 builds Altar; 2 builds Altar
         0 sells Altar; 2 builds Altar
         0 builds Altar; 2 builds Theater",
        expect![[r#"
            refused: seat 2: build Altar: the card is not in the hand
            refused: seat 2: build Altar: the card is not in the hand
            I.1: 0 builds Altar; 2 builds Theater
        "#]],
    );
}

/// Rule F41, ruling 16: an exchange every turn, in all ages alike: seat 0 has the other's hand on turn 2, its own on 3.
#[test]
fn hands_are_exchanged_in_every_age() {
    check(
        "free city
         0 Giza A | Altar | Walls | Palace
         1 Rhodes A | Theater | Temple | Study
         2 Ephesus A",
        "until turn 2
         0 sees?
         until turn 3
         0 sees?
         until age II
         until turn 2
         0 sees?
         until turn 3
         0 sees?
         until age III
         until turn 2
         0 sees?
         until turn 3
         0 sees?",
        expect![[r#"
            0 sees [Glassworks, Press, Baths, Theater, East Trading Post, West Trading Post]
            0 sees [Clay Pit, Timber Yard, Altar, Marketplace, Stockade, Barracks], drew Barracks
            0 sees [Aqueduct, Temple, Statue, Courthouse, Forum, Caravansery, Stables], drew Stables
            0 sees [Press, Sawmill, Quarry, Brickyard, Walls]
            0 sees [Fortifications, Arsenal, Siege Workshop, Lodge, Observatory, Study]
            0 sees [Palace, Haven, Lighthouse, University, Academy, Workers Guild], drew Workers Guild
        "#]],
    );
}

/// Rule F42: the three last cards of each age are discarded without coins; sold cards lie there too.
#[test]
fn three_last_cards_of_each_age() {
    check(
        "free city
         0 Giza A | Altar | Walls | Palace
         1 Rhodes A | Theater | Temple | Study
         2 Ephesus A | .., Stockade | .., Forum | .., Haven",
        "until age II
         pile?
         until the end
         pile?",
        expect![[r#"
            the pile: {Lumber Yard: 1, Clay Pool: 1, Clay Pit: 1, Loom: 1, Glassworks: 1, Press: 1, Baths: 1, Altar: 1, Theater: 1, East Trading Post: 1, West Trading Post: 1, Marketplace: 1, Stockade: 1, Guard Tower: 1, Workshop: 1}
            the pile: {Lumber Yard: 1, Clay Pool: 1, Clay Pit: 1, Loom: 2, Glassworks: 2, Press: 2, Baths: 1, Altar: 1, Theater: 1, East Trading Post: 1, West Trading Post: 1, Marketplace: 1, Stockade: 1, Guard Tower: 1, Workshop: 1, Sawmill: 1, Quarry: 1, Brickyard: 1, Foundry: 1, Aqueduct: 1, Temple: 1, Statue: 1, Forum: 1, Caravansery: 1, Walls: 1, Stables: 1, Archery Range: 1, Dispensary: 1, Laboratory: 1, Pantheon: 1, Gardens: 1, Town Hall: 1, Palace: 1, Haven: 1, Lighthouse: 1, Fortifications: 1, Arsenal: 1, Siege Workshop: 1, Lodge: 1, Observatory: 1, University: 1, Study: 1, Workers Guild: 1, Traders Guild: 1, Philosophers Guild: 1, Spies Guild: 1}
        "#]],
    );
}

/// Rule F43: conflicts at all three borders.
#[test]
fn conflicts_are_fought_at_three_borders() {
    check(
        "free city
         0 Giza A | Barracks, Stockade
         1 Rhodes A | Ore Vein, Guard Tower
         2 Ephesus A | Lumber Yard",
        "0 sells Stone Pit; 1 builds Ore Vein; 2 builds Lumber Yard
         1 builds Barracks; 2 builds Stockade
         until turn 6
         all pass",
        expect![[r#"
            I.1: 0 sells; 1 builds Ore Vein; 2 builds Lumber Yard | coins 0 +3
            I.2: 1 builds Barracks; 2 builds Stockade
            I.6: 2 builds Apothecary | shields 0 against 1: 0 to 1, 1 against 2: 1 to 1, 2 against 0: 1 to 0 | points 0 -2, 1 +1, 2 +1
        "#]],
    );
}

/// Rule F43: on turn 6 a red card that the Free City builds fights in that age.
#[test]
fn the_free_city_fights_with_what_it_builds_on_turn_six() {
    check(
        "free city
         0 Giza A
         1 Ephesus A
         2 Rhodes A | .., Barracks, Altar",
        "until turn 6
         2 builds Barracks",
        expect![[r#"
            I.6: 2 builds Barracks | shields 1 against 2: 0 to 2, 2 against 0: 2 to 0 | points 0 -1, 1 -1, 2 +2
        "#]],
    );
}
