//! What the Free City may and must do: rules F38 to F40, ruling 15.

use expect_test::expect;

use crate::rules::notation::check;

/// Rule F39: the holder may choose any card that the Free City can build.
#[test]
fn any_playable_card_may_be_chosen() {
    let position = "free city
         0 Rhodes A | Loom, Baths, Stockade, Guard Tower, Apothecary, Altar, Theater
         1 Ephesus A
         2 Alexandria A | Glassworks";
    check(
        position,
        "2 builds Loom",
        expect![[r#"
        I.1: 2 builds Loom
    "#]],
    );
    check(
        position,
        "2 builds Altar",
        expect![[r#"
        I.1: 2 builds Altar
    "#]],
    );
    check(
        position,
        "2 builds Glassworks",
        expect![[r#"
        I.1: 2 builds Glassworks
    "#]],
    );
}

/// Rule F39: what decides is what is left after the own card: the holder may keep the only playable card for the own
/// city.
#[test]
fn the_own_card_is_chosen_first() {
    check(
        "free city
         0 Rhodes A | Baths, Stockade
         1 Ephesus A | Lumber Yard, Stone Pit, Clay Pool, Clay Pit, Timber Yard
         2 Alexandria A | .., Altar, Theater",
        "until turn 6
         1 sees?
         2 all when 1 sells Baths?
         2 all when 1 sells Altar?
         2 all when 1 builds Altar?
         1 sells Baths; 2 sells Stockade
         1 sells Altar; 2 sells Stockade",
        expect![[r#"
            1 sees [Baths, Altar, Stockade], drew Altar
            1 for 2 may then: build Altar
            1 for 2 may then: sell Baths, sell Stockade
            1 for 2 may then: sell Baths, sell Stockade
            refused: seat 2: sell Stockade: the Free City sells a card only when it can neither build one nor use one for a stage
            I.6: 1 sells; 2 sells | coins 1 +3, 2 +3
        "#]],
    );
}

/// Rule F39: if none of the cards is playable one is sold, whichever the holder likes; the coins are the Free City's.
#[test]
fn a_forced_sale_gives_the_free_city_three_coins() {
    check(
        "free city
         0 Rhodes A | Baths, Stockade
         1 Ephesus A | Lumber Yard, Stone Pit, Clay Pool, Clay Pit, Timber Yard
         2 Alexandria A | .., Guard Tower, Altar",
        "until turn 6
         1 sees?
         2 city?
         2 all when 1 sells Baths?
         1 sells Baths; 2 builds Stockade
         1 sells Baths; 2 sells Guard Tower
         2 city?",
        expect![[r#"
            1 sees [Baths, Stockade, Guard Tower], drew Guard Tower
            2 has 3 coins, 0 stages, 0 shields, [Loom, Press, Marketplace, Apothecary, Scriptorium]
            1 for 2 may then: sell Stockade, sell Guard Tower
            refused: seat 2: build Stockade: W cannot be produced or bought
            I.6: 1 sells; 2 sells | coins 1 +3, 2 +3
            2 has 6 coins, 0 stages, 0 shields, [Loom, Press, Marketplace, Apothecary, Scriptorium]
        "#]],
    );
}

/// Rule F39: a card that stands in the Free City cannot be built there again, so it is not playable.
#[test]
fn a_building_that_stands_is_not_playable() {
    check(
        "free city
         0 Rhodes A | Loom, Press | Quarry
         1 Ephesus A | Stone Pit, Timber Yard | Loom, Press
         2 Alexandria A || .., Glassworks, Walls",
        "2 builds Loom
         2 builds Press
         until age II
         until turn 6
         0 sees?
         2 Loom?
         2 all when 0 sells Glassworks?
         0 sells Glassworks; 2 builds Loom
         0 sells Glassworks; 2 sells Loom",
        expect![[r#"
            I.1: 2 builds Loom
            I.2: 2 builds Press
            0 sees [Loom, Glassworks, Press], drew Glassworks
            2 Loom: no, the city already has a building of this name
            0 for 2 may then: sell Loom, sell Press
            refused: seat 2: build Loom: the city already has a building of this name
            II.6: 0 sells; 2 sells | coins 0 +3, 2 +3 | shields 1 against 2: 0 to 4, 2 against 0: 4 to 0 | points 0 -1, 1 -1, 2 +6
        "#]],
    );
}

/// Rule F39: a stage counts: when the next stage can be paid for, every card is playable and none may be sold.
#[test]
fn a_stage_makes_every_card_playable() {
    check(
        "free city
         0 Rhodes A | Stone Pit, Stockade, Guard Tower, Apothecary
         1 Ephesus A
         2 Giza A",
        "2 builds Stone Pit
         2 Stockade?
         2 stage?
         1 sells Guard Tower; 2 sells Stockade
         1 sells Guard Tower; 2 stages with Stockade",
        expect![[r#"
            I.1: 2 builds Stone Pit
            2 Stockade: no, W cannot be produced or bought
            2 stage: nothing
            refused: seat 2: sell Stockade: the Free City sells a card only when it can neither build one nor use one for a stage
            I.2: 1 sells; 2 builds stage 1 | coins 1 +3
        "#]],
    );
}

/// Rule F39: a player is not bound so: it may sell what it could build.
#[test]
fn a_player_may_sell_a_playable_card() {
    check(
        "free city
         0 Rhodes A | Altar
         1 Ephesus A
         2 Giza A",
        "0 Altar?
         0 sells Altar",
        expect![[r#"
            0 Altar: nothing
            I.1: 0 sells; 2 builds Lumber Yard | coins 0 +3
        "#]],
    );
}

/// Rule F40: for a chain there is nothing else, and it costs nothing; another card may be chosen.
#[test]
fn a_chain_is_the_only_way_for_its_card() {
    check(
        "free city
         0 Babylon A | Apothecary, Clay Pool
         1 Rhodes A || Stables, Dispensary, School, Forum, Vineyard, Press, Glassworks
         2 Halicarnassus A || Loom",
        "2 builds Apothecary
         2 builds Clay Pool
         until age II
         2 all when 1 sells Press?
         1 sells Press; 2 stages with Vineyard",
        expect![[r#"
            I.1: 2 builds Apothecary
            I.2: 2 builds Clay Pool
            1 for 2 may then: build Loom, build Glassworks, build Forum by chain, build Vineyard, build Stables by chain, build Dispensary by chain, build the next stage with Loom, build the next stage with Glassworks, build the next stage with Vineyard, build the next stage with School
            II.1: 1 sells; 2 builds stage 1 | coins 1 +3
        "#]],
    );
}

/// Rule F40: only the Free City must use a chain: a player may sell the card.
#[test]
fn the_chain_of_a_player_is_no_duty() {
    check(
        "free city
         0 Halicarnassus A | Apothecary
         1 Rhodes A || Stables
         2 Ephesus A",
        "0 builds Apothecary
         until age II
         until turn 2
         0 Stables?
         0 sells Stables",
        expect![[r#"
            I.1: 0 builds Apothecary; 2 builds Lumber Yard
            0 Stables: by chain
            II.2: 0 sells; 2 builds Temple | coins 0 +3
        "#]],
    );
}

/// Rule F38: the Free City acts first, which changes nothing: all pay from what they had at the start of the turn.
#[test]
fn coins_of_this_turn_cannot_be_spent_by_the_free_city() {
    check(
        "free city
         0 Rhodes A | Scriptorium, Barracks
         1 Ephesus A | Altar, Workshop
         2 Alexandria A",
        "1 sells Altar; 2 builds Scriptorium paying 2 right
         2 city?
         2 Barracks?
         0 builds Workshop paying 2 right; 2 builds Barracks paying 2 left",
        expect![[r#"
            I.1: 1 sells; 2 builds Scriptorium paying 2 right | coins 1 +5, 2 -2
            2 has 1 coins, 0 stages, 0 shields, [Scriptorium]
            2 Barracks: no, it costs at least 2 coins, but the city has 1
            refused: seat 2: build Barracks paying [2, 0]: it costs at least 2 coins, but the city has 1
        "#]],
    );
}

/// Rules F17 and F38: nor can the holder spend in this turn what the Free City pays it.
#[test]
fn coins_of_the_free_city_cannot_be_spent_this_turn() {
    check(
        "free city
         0 Rhodes A | Scriptorium, Barracks
         1 Ephesus A | Workshop
         2 Alexandria A",
        "1 builds Workshop paying 2 left
         1 city?
         1 builds Barracks paying 2 right; 2 builds Scriptorium paying 2 right
         1 sells Barracks; 2 builds Scriptorium paying 2 right",
        expect![[r#"
            I.1: 1 builds Workshop paying 2 left; 2 builds Stone Pit | coins 1 -2, 2 +2
            1 has 1 coins, 0 stages, 0 shields, [Workshop]
            refused: seat 1: build Barracks paying [0, 2]: it costs at least 2 coins, but the city has 1
            I.2: 1 sells; 2 builds Scriptorium paying 2 right | coins 1 +5, 2 -2
        "#]],
    );
}
