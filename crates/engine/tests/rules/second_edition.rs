//! What is different in the second edition, its cards and its boards: rules S21 to S44, ruling 10.

use expect_test::expect;

use crate::rules::notation::check;

/// Rules S21 to S24: changed cards and chains.
#[test]
fn changed_cards() {
    let cards = "card Altar?
                 card Theater?
                 card Well?
                 card Temple?
                 card Statue?
                 card Pantheon?
                 card Gardens?
                 card Town Hall?
                 card Arena?
                 card Circus?
                 card Arsenal?
                 card Fortifications?
                 card Spies Guild?
                 card Builders Guild?";
    check(
        "second edition, seed 1
         0 any
         1 any
         2 any",
        cards,
        expect![[r#"
            Altar: blue, free, 3+ 5+, makes Pantheon free
            Theater: blue, free, 3+ 6+, makes Gardens free
            Well: blue, free, 4+ 7+, makes Statue free
            Temple: blue, costs WCG, 3+ 6+
            Statue: blue, costs WOO, 3+ 7+, free with Well
            Pantheon: blue, costs CCOGLP, 3+ 6+, free with Altar
            Gardens: blue, costs WCC, 3+ 4+, free with Theater
            Town Hall: blue, costs SSOG, 3+ 6+
            Arena: yellow, costs SSO, 3+ 5+, free with Dispensary
            Circus: red, costs SSSO, 4+ 6+, free with Training Ground
            Arsenal: red, costs WWOL, 3+ 5+
            Fortifications: red, costs COOO, 3+ 7+, free with Walls
            Spies Guild: purple, costs CCG
            Builders Guild: purple, costs SSSCCG
        "#]],
    );
    check(
        "first edition, seed 1
         0 any
         1 any
         2 any",
        &cards.replace("card Well?", "card Pawnshop?"),
        expect![[r#"
            Altar: blue, free, 3+ 5+, makes Temple free
            Theater: blue, free, 3+ 6+, makes Statue free
            Pawnshop: blue, free, 4+ 7+
            Temple: blue, costs WCG, 3+ 6+, free with Altar, makes Pantheon free
            Statue: blue, costs WOO, 3+ 7+, free with Theater, makes Gardens free
            Pantheon: blue, costs CCOGLP, 3+ 6+, free with Temple
            Gardens: blue, costs WCC, 3+ 4+, free with Statue
            Town Hall: blue, costs SSOG, 3+ 5+ 6+
            Arena: yellow, costs SSO, 3+ 5+ 7+, free with Dispensary
            Circus: red, costs SSSO, 4+ 5+ 6+, free with Training Ground
            Arsenal: red, costs WWOL, 3+ 4+ 7+
            Fortifications: red, costs SOOO, 3+ 7+, free with Walls
            Spies Guild: purple, costs CCCG
            Builders Guild: purple, costs SSCCG
        "#]],
    );
}

/// Rule S21: points of changed blue cards.
#[test]
fn changed_points() {
    check(
        "second edition, age III
         0 Gizah day, 0 coins: Altar, Theater
         1 Rhodos day, 0 coins: Well
         2 Babylon day, 0 coins: Temple",
        "scores?",
        expect![[r#"
            0: civilian 6 = 6, wins
            1: civilian 3 = 3
            2: civilian 4 = 4
        "#]],
    );
}

/// Rule S25: the Ludus brings 3 coins and 1 point for each own red card.
#[test]
fn the_ludus_pays_for_own_red_cards() {
    check(
        "second edition, age III
         0 Rhodos day, 0 coins, 2 stages: Quarry, Stockade, Walls | Ludus
         1 Gizah day: Circus
         2 Babylon day",
        "0 Ludus?
         0 builds Ludus
         scores?",
        expect![[r#"
            0 Ludus: nothing
            III.1: 0 builds Ludus | coins 0 +6
            0: treasury 2 + wonder 3 + commerce 2 = 7, wins
            1: treasury 2 = 2
            2: treasury 2 = 2
        "#]],
    );
}

/// Rule S26: the Castrum has 3 shields.
#[test]
fn the_castrum_has_three_shields() {
    check(
        "second edition, age III
         0 Rhodos day: Castrum
         1 Gizah day: Walls
         2 Babylon day",
        "card Castrum?
         until the end",
        expect![[r#"
            Castrum: red, costs WCCP, 4+ 7+
            III.6: all pass | shields 0 against 1: 3 to 2, 1 against 2: 2 to 0, 2 against 0: 0 to 3 | points 0 +10, 1 +4, 2 -2
        "#]],
    );
}

/// Rule S27: Decorators Guild, 7 points if every stage of the own side is built.
#[test]
fn the_decorators_guild_wants_the_wonder_complete() {
    check(
        "second edition, age III
         0 Gizah day, 0 coins, 2 stages: Decorators Guild
         1 Rhodos day, 0 coins, complete
         2 Babylon day, 0 coins, complete",
        "scores?",
        expect![[r#"
            0: wonder 8 = 8
            1: wonder 10 = 10
            2: wonder 10 + science 1 = 11, wins
        "#]],
    );
    check(
        "second edition, age III
         0 Rhodos night, 0 coins, 2 stages: Decorators Guild
         1 Olympia day, 0 coins
         2 Babylon day, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 7 + guilds 7 = 14, wins
            1: 0
            2: 0
        "#]],
    );
    check(
        "second edition, age III
         0 Gizah night, 0 coins, 3 stages: Decorators Guild
         1 Olympia day, 0 coins
         2 Babylon day, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 13 = 13, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Rule S28: the Lighthouse counts itself, the Shipowners Guild too.
#[test]
fn lighthouse_and_shipowners_count_themselves() {
    check(
        "second edition, age III
         0 Gizah day, 0 coins: Caravansery, Shipowners Guild | Lighthouse
         1 Olympia day, 0 coins
         2 Babylon day, 0 coins",
        "0 builds Lighthouse by chain
         scores?",
        expect![[r#"
            III.1: 0 builds Lighthouse by chain | coins 0 +2
            0: commerce 2 + guilds 1 = 3, wins
            1: treasury 1 = 1
            2: treasury 1 = 1
        "#]],
    );
}

/// Rule S29: Builders Guild, own and both neighbors' stages.
#[test]
fn builders_guild_counts_three_cities() {
    check(
        "second edition, age III
         0 Gizah day, 0 coins, 2 stages: Builders Guild
         1 Rhodos night, 0 coins, complete
         2 Babylon night, 0 coins, complete",
        "scores?",
        expect![[r#"
            0: wonder 8 + guilds 6 = 14, wins
            1: wonder 7 = 7
            2: science 1 = 1
        "#]],
    );
}

/// Rule S38, Olympia Day: free is the first card of a color not yet in the city, whatever the age; a color that came
/// before the stage gets nothing.
#[test]
fn olympia_day_frees_the_first_of_each_color() {
    check(
        "second edition, age I
         0 Olympia day, 2 stages: Altar | Baths, Barracks
         1 Gizah day
         2 Alexandria day | Guard Tower, Stockade",
        "0 Baths?
         0 Barracks?
         0 builds Barracks by power
         0 Guard Tower?
         0 Stockade?",
        expect![[r#"
            0 Baths: 2 left
            0 Barracks: by power
            I.1: 0 builds Barracks by power
            0 Guard Tower: nothing
            0 Stockade: no, W cannot be produced or bought
        "#]],
    );
}

/// Rule S38, Olympia Day: all seven colors, guilds included.
#[test]
fn olympia_day_frees_all_seven_colors() {
    check(
        "second edition, age III
         0 Olympia day, 0 coins, 2 stages | Timber Yard, Press, Palace, Arena, Circus, Academy, Spies Guild
         1 Rhodos day
         2 Babylon day",
        "0 Timber Yard?
         0 Press?
         0 Palace?
         0 Arena?
         0 Circus?
         0 Academy?
         0 Spies Guild?",
        expect![[r#"
            0 Timber Yard: by power
            0 Press: by power
            0 Palace: by power
            0 Arena: by power
            0 Circus: by power
            0 Academy: by power
            0 Spies Guild: by power
        "#]],
    );
}

/// Rule S38, ruling 10, Olympia Day: the coin of a brown card is waived as well.
#[test]
fn olympia_day_waives_the_coin() {
    check(
        "second edition, age I
         0 Olympia day, 0 coins, 2 stages | Timber Yard
         1 Rhodos day
         2 Babylon day | Clay Pit",
        "0 builds Timber Yard by power
         0 Clay Pit?",
        expect![[r#"
            I.1: 0 builds Timber Yard by power
            0 Clay Pit: no, it costs at least 1 coin, but the city has 0
        "#]],
    );
}

/// Rule S37, ruling 10: it is no choice: what is free is not paid for, though it could be.
#[test]
fn olympias_powers_are_automatic() {
    check(
        "second edition, age I
         0 Olympia day, 2 stages | Altar, Guard Tower
         1 Rhodos day
         2 Babylon day",
        "0 Altar?
         0 builds Altar
         0 Guard Tower?
         0 builds Guard Tower",
        expect![[r#"
            0 Altar: by power
            refused: seat 0: build Altar: a stage of Olympia makes it free, so it must be built by power
            0 Guard Tower: by power
            refused: seat 0: build Guard Tower: a stage of Olympia makes it free, so it must be built by power
        "#]],
    );
}

/// Ruling 10 and the record's form: a chain comes before the power, of Day and of both stages of Night.
#[test]
fn a_chain_comes_before_olympias_power() {
    check(
        "second edition, age II
         0 Olympia day, 2 stages: Scriptorium | Courthouse, Statue
         1 Rhodos day
         2 Babylon day",
        "0 Courthouse?
         0 Statue?",
        expect![[r#"
            0 Courthouse: by chain
            0 Statue: by power
        "#]],
    );
    check(
        "second edition, age III
         0 Olympia night, 2 stages: School
         1 Rhodos day | Academy, Palace
         2 Babylon day",
        "until turn 6
         0 Academy?
         0 Palace?",
        expect![[r#"
            0 Academy: by chain
            0 Palace: by power
        "#]],
    );
    check(
        "second edition, age III
         0 Olympia night, 1 stage: School | Academy, Palace
         1 Rhodos day
         2 Babylon day",
        "0 Academy?
         0 Palace?",
        expect![[r#"
            0 Academy: by chain
            0 Palace: by power
        "#]],
    );
}

/// Rule S37: Olympia's powers apply to buildings, never to stages.
#[test]
fn olympias_powers_build_no_stage() {
    check(
        "second edition, age II
         0 Olympia day, 2 stages
         1 Rhodos day
         2 Alexandria day",
        "0 stage?",
        expect![[r#"
            0 stage: no, CC cannot be produced or bought
        "#]],
    );
    check(
        "second edition, age II
         0 Olympia night, 1 stage
         1 Rhodos day
         2 Alexandria day",
        "0 stage?",
        expect![[r#"
            0 stage: no, CC cannot be produced or bought
        "#]],
    );
}

/// Rule S38, Olympia Day: from the turn after the stage, and not per age.
#[test]
fn olympia_day_is_not_per_age() {
    check(
        "second edition, age I
         0 Olympia day, 1 stage: Sawmill | Barracks
         1 Gizah day
         2 Alexandria day | Barracks
         3 Babylon day | Stockade",
        "0 Barracks?
         0 stages with Tavern
         0 Stockade?
         0 builds Stockade by power
         until age II
         0 Barracks?",
        expect![[r#"
            0 Barracks: no, O cannot be produced or bought
            I.1: 0 builds stage 2
            0 Stockade: by power
            I.2: 0 builds Stockade by power
            I.6: all pass | shields 0 against 1: 1 to 0, 3 against 0: 0 to 1 | points 0 +2, 1 -1, 3 -1
            0 Barracks: no, O cannot be produced or bought
        "#]],
    );
}

/// Rule S39, Olympia Night stage 1: the building chosen on turn 1, two in a game if built in age I.
#[test]
fn olympia_night_frees_the_first_of_each_age() {
    check(
        "second edition, age I
         0 Olympia night: Foundry | Palace, Senate, Pantheon
         1 Gizah day
         2 Alexandria day | Palace",
        "0 Palace?
         0 stages with Tavern
         0 Palace?
         until age II
         0 Palace?
         0 builds Palace by power
         until age III
         0 builds Senate by power",
        expect![[r#"
            0 Palace: no, WLP cannot be produced or bought
            I.1: 0 builds stage 1
            0 Palace: no, WLP cannot be produced or bought
            0 Palace: by power
            II.1: 0 builds Palace by power
            III.1: 0 builds Senate by power
        "#]],
    );
}

/// Rule S39: lost for that age if turn 1 is used for a stage or a sale.
#[test]
fn olympia_nights_first_is_lost_by_a_sale() {
    check(
        "second edition, age II
         0 Olympia night, 1 stage
         1 Gizah day | Palace
         2 Alexandria day",
        "0 sells Tavern
         0 Palace?",
        expect![[r#"
            II.1: 0 sells | coins 0 +3
            0 Palace: no, WOLP cannot be produced or bought
        "#]],
    );
}

/// Rule S40, Olympia Night stage 2: the building played on turn 6, in every age.
#[test]
fn olympia_night_frees_the_last_of_each_age() {
    check(
        "second edition, age I
         0 Olympia night, 2 stages
         1 Gizah day | Palace, Baths
         2 Alexandria day | Senate, Baths",
        "until turn 6
         0 Palace?
         0 builds Palace by power
         until age II
         until turn 6
         0 builds Senate by power
         until age III
         until turn 6
         0 Palace?
         0 Baths?
         0 builds Baths by power",
        expect![[r#"
            0 Palace: by power
            I.6: 0 builds Palace by power
            II.6: 0 builds Senate by power
            0 Palace: no, the city already has a building of this name
            0 Baths: by power
            III.6: 0 builds Baths by power
        "#]],
    );
}

/// Rule S40: not before turn 6.
#[test]
fn olympia_nights_last_is_not_for_turn_five() {
    check(
        "second edition, age I
         0 Olympia night, 2 stages | Palace
         1 Gizah day | Palace
         2 Alexandria day | Palace",
        "until turn 2
         0 Palace?
         until turn 5
         0 Palace?
         until turn 6
         0 Palace?",
        expect![[r#"
            0 Palace: no, WOLP cannot be produced or bought
            0 Palace: no, WOLP cannot be produced or bought
            0 Palace: by power
        "#]],
    );
}

/// Rules S39 and S40, ruling 10: built on turn 6, stage 2 frees nothing in that age; stage 1, the next age's first.
#[test]
fn a_stage_of_turn_six_frees_nothing_in_its_age() {
    check(
        "second edition, age I
         0 Olympia night, 1 stage: Brickyard | Palace
         1 Gizah day | Palace, Baths
         2 Alexandria day",
        "until turn 6
         0 Palace?
         0 stages with Baths
         0 Palace?",
        expect![[r#"
            0 Palace: no, WOLP cannot be produced or bought
            I.6: 0 builds stage 2
            0 Palace: by power
        "#]],
    );
}

/// Ruling 10: in age III too, where nothing comes after.
#[test]
fn a_stage_of_the_last_turn_frees_nothing() {
    check(
        "second edition, age III
         0 Olympia night, 1 stage: Brickyard
         1 Gizah day | Palace, Baths
         2 Alexandria day",
        "until turn 6
         0 stages with Baths
         0 all?
         scores?",
        expect![[r#"
            III.6: 0 builds stage 2
            0 may: 
            0: treasury 6 + wonder 5 = 11, wins
            1: treasury 7 = 7
            2: treasury 7 = 7
        "#]],
    );
}

/// Rule S41: Olympia Night's stages have points besides, the third only these.
#[test]
fn olympia_nights_stages_have_points() {
    check(
        "second edition, age III
         0 Olympia night, 0 coins, 1 stage
         1 Gizah day, 0 coins
         2 Alexandria day, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 2 = 2, wins
            1: 0
            2: 0
        "#]],
    );
    check(
        "second edition, age III
         0 Olympia night, 0 coins, complete
         1 Gizah day, 0 coins
         2 Alexandria day, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 10 = 10, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Rule S42, Babylon Night: the seventh card from the age of the stage on, also when it was built on turn 6; the next
/// stage may be built with it.
#[test]
fn babylon_night_uses_the_seventh_card() {
    check(
        "second edition, age I
         0 Babylon night: Quarry, Brickyard, Clay Pool, Glassworks
         1 Gizah day | Altar, Theater
         2 Alexandria day | Altar, Theater",
        "until turn 6
         0 stages with Altar
         0 all?
         0 stages with Theater
         until age II
         until turn 6
         0 builds Altar
         0 builds Theater
         until age III
         until turn 6
         0 sells Altar
         0 all?
         0 sells Theater",
        expect![[r#"
            I.6: 0 builds stage 1
              0 may use its seventh card: Theater
            0 may: build Theater, build the next stage with Theater, sell Theater
            I.6 seventh card: 0 builds stage 2
            II.6: 0 builds Altar
              0 may use its seventh card: Theater
            II.6 seventh card: 0 builds Theater
            III.6: 0 sells | coins 0 +3
              0 may use its seventh card: Theater
            0 may: sell Theater
            III.6 seventh card: 0 sells | coins 0 +3
        "#]],
    );
}

/// Rule S42: Babylon Night has two stages, the second with a symbol of choice.
#[test]
fn babylon_night_has_two_stages() {
    check(
        "second edition, age III
         0 Babylon night, 0 coins, complete: Apothecary
         1 Gizah day, 0 coins
         2 Alexandria day, 0 coins",
        "0 stage?
         scores?",
        expect![[r#"
            0 stage: no, the wonder is complete
            0: science 4 = 4, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Rule S44, order of turn 6: sixth actions, Babylon's seventh card, Halikarnassos, conflicts.
#[test]
fn babylon_comes_before_halikarnassos_and_conflicts_last() {
    check(
        "second edition, age II
         0 Babylon night, 1 stage
         1 Halikarnassos day, 1 stage: Glassworks, Press
         2 Gizah day | Altar, Barracks",
        "until turn 6
         0 builds Altar; 1 stages with Tavern
         0 sells Barracks
         1 takes Barracks",
        expect![[r#"
            II.6: 0 builds Altar; 1 builds stage 2
              0 may use its seventh card: Barracks
            II.6 seventh card: 0 sells | coins 0 +3
              1 may: take Tavern from the discard pile, take Barracks from the discard pile, decline
            II.6 discard pile: 1 takes Barracks | shields 0 against 1: 0 to 1, 1 against 2: 1 to 0 | points 0 -1, 1 +6, 2 -1
        "#]],
    );
}

/// Rule S43, Halikarnassos: every Night stage gives a pick; declining is allowed; the same-name ban holds.
#[test]
fn halikarnassos_picks_at_every_night_stage() {
    check(
        "second edition, age I
         0 Halikarnassos night: Brickyard, Glassworks, Press, Lumber Yard, Sawmill, Altar
         1 Gizah day | Altar
         2 Alexandria day | Theater",
        "0 stages with Tavern; 1 sells Altar; 2 sells Theater
         0 takes Theater
         0 stages with Tavern
         0 declines
         0 stages with Tavern
         0 takes Tavern
         scores?",
        expect![[r#"
            I.1: 0 builds stage 1; 1 sells; 2 sells | coins 1 +3, 2 +3
              0 may: take Theater from the discard pile, decline
            I.1 discard pile: 0 takes Theater
            I.2: 0 builds stage 2
              0 may: take Tavern from the discard pile, decline
            I.2 discard pile: 0 declines
            I.3: 0 builds stage 3
              0 may: take Tavern from the discard pile, decline
            I.3 discard pile: 0 takes Tavern | coins 0 +5
            0: treasury 2 + wonder 3 + civilian 6 = 11, wins
            1: treasury 4 = 4
            2: treasury 4 = 4
        "#]],
    );
}

/// Rule S43: Halikarnassos Day's second stage gives the pick, on turn 6 of the game's last age too.
#[test]
fn halikarnassos_day_picks_on_the_last_turn() {
    check(
        "second edition, age III
         0 Halikarnassos day, 1 stage: Glassworks, Press
         1 Gizah day | Palace, Castrum
         2 Alexandria day",
        "until turn 6
         0 stages with Palace
         0 takes Tavern",
        expect![[r#"
            III.6: 0 builds stage 2
              0 may: take Tavern from the discard pile, take Castrum from the discard pile, decline
            III.6 discard pile: 0 takes Tavern | coins 0 +5
        "#]],
    );
    check(
        "second edition, age III
         0 Halikarnassos day, 1 stage: Glassworks, Press
         1 Gizah day | Palace, Castrum
         2 Alexandria day",
        "until turn 6
         0 stages with Palace
         0 takes Castrum
         scores?",
        expect![[r#"
            III.6: 0 builds stage 2
              0 may: take Tavern from the discard pile, take Castrum from the discard pile, decline
            III.6 discard pile: 0 takes Castrum | shields 0 against 1: 3 to 0, 2 against 0: 0 to 3 | points 0 +10, 1 -1, 2 -1
            0: military 10 + treasury 6 + wonder 3 = 19, wins
            1: military -1 + treasury 7 = 6
            2: military -1 + treasury 7 = 6
        "#]],
    );
}

/// Rule S31: Vineyard and Bazar count what neighbors build in the same turn.
#[test]
fn vineyard_and_bazar_count_the_same_turn() {
    check(
        "second edition, age II
         0 Gizah day | Vineyard
         1 Rhodos day | Lumber Yard
         2 Babylon day",
        "0 builds Vineyard; 1 builds Lumber Yard",
        expect![[r#"
            II.1: 0 builds Vineyard; 1 builds Lumber Yard | coins 0 +1
        "#]],
    );
    check(
        "second edition, age II
         0 Gizah day | Bazar
         1 Rhodos day
         2 Babylon day | Loom",
        "0 builds Bazar; 2 builds Loom",
        expect![[r#"
            II.1: 0 builds Bazar; 2 builds Loom | coins 0 +2
        "#]],
    );
}

/// Rule S32: trading posts and the Marketplace from the turn after; 1 is the floor.
#[test]
fn discounts_count_from_the_turn_after() {
    check(
        "second edition, age I
         0 Rhodos day | West Trading Post
         1 Gizah day
         2 Babylon day | Baths",
        "0 builds West Trading Post
         0 Baths?",
        expect![[r#"
            I.1: 0 builds West Trading Post
            0 Baths: 1 left
        "#]],
    );
}

/// Rule S33: a choice card gives a buyer one unit.
#[test]
fn a_choice_card_sells_one_unit_to_a_buyer() {
    check(
        "second edition, age I
         0 Gizah day, 9 coins
         1 Rhodos day: Timber Yard
         2 Ephesos day: Forest Cave",
        "0 stage?",
        expect![[r#"
            0 stage: 2 left 2 right
        "#]],
    );
    check(
        "second edition, age I
         0 Gizah day, 9 coins
         1 Rhodos day: Timber Yard
         2 Ephesos day",
        "0 stage?",
        expect![[r#"
            0 stage: no, W cannot be produced or bought
        "#]],
    );
}

/// Rule S34: Scientists Guild and Babylon, symbols of choice at the end.
#[test]
fn symbols_of_choice_are_set_at_the_end() {
    check(
        "second edition, age III
         0 Babylon day, 0 coins, 2 stages: Scientists Guild, Workshop
         1 Gizah day, 0 coins
         2 Alexandria day, 0 coins",
        "scores?",
        expect![[r#"
            0: wonder 3 + science 10 = 13, wins
            1: 0
            2: 0
        "#]],
    );
}

/// Rule S35: a start resource is no card.
#[test]
fn start_resources_are_no_cards() {
    check(
        "second edition, age III
         0 Gizah day, 0 coins: Workers Guild, Craftsmens Guild
         1 Rhodos day, 0 coins
         2 Alexandria day, 0 coins",
        "scores?",
        expect![[r#"
            0: 0, shares the victory
            1: 0, shares the victory
            2: 0, shares the victory
        "#]],
    );
}

/// Rule S36: start resources of Babylon and Olympia are exchanged.
#[test]
fn babylon_has_wood_and_olympia_clay() {
    check(
        "second edition, age I
         0 Babylon day | Stockade, Guard Tower
         1 Olympia day | Stockade, Guard Tower
         2 Ephesos day",
        "0 Stockade?
         0 Guard Tower?
         1 Stockade?
         1 Guard Tower?",
        expect![[r#"
            0 Stockade: nothing
            0 Guard Tower: 2 left
            1 Stockade: 2 right
            1 Guard Tower: nothing
        "#]],
    );
}
