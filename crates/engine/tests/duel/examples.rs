//! The worked examples of the rulebook (R, with the place in the scan) and checks derived from its rules (D).

use antipater_engine::duel::{Card, Duel, Phase, Source, Wonder};
use antipater_engine::{Resource, Seat, SeatSet, State, Victory};
use expect_test::expect;

use crate::duel::notation::{card, check, cities, play, position, price, project, seat};

#[test]
fn r01_costs_in_the_corner_of_a_card() {
    assert_eq!(price("", "", "Lumber Yard"), 0);
    assert_eq!(price("", "", "Stone Pit"), 1);
    let printed = |name: &str| {
        (
            card(name).row().coins,
            card(name).row().resources.to_string(),
        )
    };
    assert_eq!(printed("Baths"), (0, "S".to_owned()));
    assert_eq!(printed("Arena"), (0, "WSC".to_owned()));
}

#[test]
fn r02_horse_breeders_cost_wood_and_clay_or_nothing_with_stable() {
    let row = card("Horse Breeders").row();
    assert_eq!((row.coins, row.resources.to_string()), (0, "WC".to_owned()));
    assert_eq!(row.id.free_with(), Some(Card::Stable));
    assert_eq!(price("Lumber Yard, Clay Pool", "", "Horse Breeders"), 0);
    let bill = |own| cities(own, "").bill(Seat::FIRST, project("Horse Breeders"));
    assert_eq!(bill("Lumber Yard, Clay Pool").chain, None);
    assert_eq!(bill("Stable").chain, Some(Card::Stable));
    assert_eq!(price("Stable", "", "Horse Breeders"), 0);
}

#[test]
fn r03_lumber_yard_is_free() {
    assert_eq!(price("", "", "Lumber Yard"), 0);
}

#[test]
fn r04_own_production_pays() {
    let own = "Quarry, Clay Pool, Brickyard, Press";
    assert_eq!(price(own, "", "Baths"), 0);
    assert_eq!(price(own, "", "Garrison"), 0);
    assert_eq!(price(own, "", "Apothecary"), 2);
}

#[test]
fn r05_the_price_of_a_stone_against_shelf_quarry() {
    assert_eq!(price("", "Shelf Quarry", "Baths"), 4);
    assert_eq!(price("Shelf Quarry", "", "Aqueduct"), 2);
}

#[test]
fn r06_fortifications_for_five() {
    assert_eq!(price("Shelf Quarry", "Clay Pool", "Fortifications"), 5);
    let bill = cities("Shelf Quarry", "Clay Pool").bill(Seat::FIRST, project("Fortifications"));
    let expected = [
        (Resource::Stone, Source::Produced),
        (Resource::Stone, Source::Produced),
        (Resource::Clay, Source::Bought(3)),
        (Resource::Papyrus, Source::Bought(2)),
    ];
    assert_eq!(bill.units[..], expected);
}

#[test]
fn r07_aqueduct_for_twelve() {
    assert_eq!(price("", "Shelf Quarry", "Aqueduct"), 12);
}

#[test]
fn r08_coin_costs() {
    assert_eq!(price("", "", "Scriptorium"), 2);
    assert_eq!(price("", "", "Stone Pit"), 1);
}

#[test]
fn r09_caravansery_for_seven() {
    assert_eq!(price("", "Glassworks", "Caravansery"), 7);
}

#[test]
fn r10_chains_are_free() {
    assert_eq!(price("Baths", "", "Aqueduct"), 0);
    assert_eq!(price("Palisade", "", "Fortifications"), 0);
}

#[test]
fn r11_accessible_cards() {
    let mut duel = position("age 1: Altar, Baths, Stone Pit, Theater, Lumber Yard, Scriptorium");
    play(&mut duel, "discard Altar");
    play(&mut duel, "discard Theater");
    let accessible: Vec<usize> = duel
        .table()
        .accessible()
        .iter()
        .map(antipater_engine::duel::Slot::index)
        .collect();
    assert_eq!(accessible, [15, 16, 18, 19]);
    let names: Vec<&str> = duel.accessible_cards().iter().map(Card::name).collect();
    assert_eq!(names, ["Lumber Yard", "Stone Pit", "Scriptorium", "Baths"]);
}

#[test]
fn r12_discarding_brings_two_coins_and_one_for_each_yellow_card() {
    check(
        "age 2: Aqueduct
         0: Tavern, Clay Reserve",
        "discard Aqueduct",
        expect![[r#"
            0 discards Aqueduct for 4
            slot 15 is Statue
            => 1 plays; coins [4, 0]
        "#]],
    );
}

#[test]
fn r13_the_colossus_with_any_card() {
    check(
        "age 1: Tavern
         0: Clay Pool, Brickyard, Glassworks, may build The Colossus",
        "construct The Colossus with Tavern",
        expect![[r#"
            0 constructs The Colossus with Tavern for 0
            pawn 0 to 2
            => 1 plays; coins [0, 0]
        "#]],
    );
}

#[test]
fn r14_the_seventh_wonder_sends_the_last_one_back() {
    check(
        "age 3: Tavern
         0: Clay Pool, Brickyard, Glassworks, Piraeus, The Sphinx, may build The Colossus, may build The Pyramids
         1: The Appian Way, The Mausoleum, The Great Library, Circus Maximus",
        "construct The Colossus with Tavern",
        expect![[r#"
            0 constructs The Colossus with Tavern for 0
            0 returns The Pyramids to the box
            pawn 0 to 2
            slot 15 is Gardens
            => 1 plays; coins [0, 0]
        "#]],
    );
}

#[test]
fn r15_archery_range_crosses_the_line() {
    for (pawn, to) in [(1, 3), (2, 4)] {
        let mut duel = archery(pawn, "");
        play(&mut duel, "build Archery Range");
        assert_eq!(duel.table().track.pawn, to);
        assert_eq!(duel.table().cities[seat(1)].coins, 5);
        assert!(!duel.table().track.loot[seat(1)].two);
        assert!(duel.table().track.loot[seat(1)].five);
    }
    let mut duel = archery(0, "");
    play(&mut duel, "build Archery Range");
    assert_eq!(
        (duel.table().track.pawn, duel.table().cities[seat(1)].coins),
        (2, 7)
    );
    assert!(duel.table().track.loot[seat(1)].two);
}

#[test]
fn r16_strategy_adds_a_shield_to_a_red_card() {
    let mut duel = archery(0, ", Strategy");
    play(&mut duel, "build Archery Range");
    assert_eq!(
        (duel.table().track.pawn, duel.table().cities[seat(1)].coins),
        (3, 5)
    );
}

fn archery(pawn: i8, more: &str) -> Duel {
    position(&format!(
        "age 2: Archery Range
         0: Lumber Yard, Quarry, Press{more}
         1: 7 coins
         pawn {pawn}"
    ))
}

#[test]
fn d01_a_fixed_price_ignores_the_opponent() {
    assert_eq!(price("Stone Reserve", "Quarry", "Baths"), 1);
}

#[test]
fn d02_a_choice_producer_replaces_the_dearer_resource() {
    assert_eq!(price("Caravansery", "Quarry", "Rostrum"), 2);
}

#[test]
fn d03_choice_producers_do_not_raise_the_price() {
    assert_eq!(price("", "Caravansery, The Great Lighthouse", "Baths"), 2);
}

#[test]
fn d04_architecture_waives_the_two_dearest() {
    assert_eq!(
        price(
            "Press, Stone Reserve, Architecture",
            "Sawmill",
            "The Temple of Artemis"
        ),
        1
    );
}

#[test]
fn d05_masonry_helps_blue_cards_alone() {
    let (own, other) = ("Customs House, Clay Pool, Masonry", "Sawmill, Glass-Blower");
    assert_eq!(price(own, other, "Palace"), 2);
    assert_eq!(price(own, other, "Academy"), 8);
    assert_eq!(price("Masonry", "", "Baths"), 0);
}

#[test]
fn d06_economy_takes_what_was_spent_on_resources() {
    for (own, other, name, expected) in [
        (
            "Press, Stone Reserve, 10 coins",
            "Economy",
            "Town Hall",
            (3, 7),
        ),
        (
            "Press, Stone Reserve, 10 coins",
            "Economy",
            "Pretorium",
            (2, 0),
        ),
        ("10 coins", "Glassworks, Economy", "Caravansery", (3, 5)),
    ] {
        let mut duel = position(&format!("age 3: {name}\n0: {own}\n1: {other}"));
        play(&mut duel, &format!("build {name}"));
        let [one, two] = duel.table().cities.0.map(|city| city.coins);
        assert_eq!((one, two), expected, "{name}");
    }
}

#[test]
fn d07_urbanism_pays_for_chains_alone() {
    for (own, name, coins) in [
        ("Garrison", "Barracks", 4),
        ("Logging Camp, Press", "Temple", 0),
        ("", "Altar", 0),
    ] {
        let mut duel = position(&format!("age 2: {name}\n0: Urbanism, {own}"));
        play(&mut duel, &format!("build {name}"));
        assert_eq!(duel.table().cities[seat(0)].coins, coins, "{name}");
    }
    check(
        "age 2: Walls
         0: Baths, Urbanism, Brickyard, Glassworks, Glass-Blower, Press, may build The Mausoleum
         discard: Aqueduct",
        "construct The Mausoleum with Walls
         revive Aqueduct",
        expect![[r#"
            0 constructs The Mausoleum with Walls for 0
            0 revives Aqueduct
            slot 15 is Forum
            => 1 plays; coins [0, 0]
        "#]],
    );
}

#[test]
fn d08_two_choice_producers_of_goods() {
    assert_eq!(price("Piraeus, Forum", "Press", "Observatory"), 2);
}

#[test]
fn d09_looting_and_military_supremacy() {
    let march = |pawn: &str, coins: u16, name: &str, more: &str| {
        let mut duel = position(&format!(
            "age 3: {name}\n0: 99 coins{more}\n1: {coins} coins\npawn {pawn}"
        ));
        play(&mut duel, &format!("build {name}"));
        let table = *duel.table();
        let loot = table.track.loot[seat(1)];
        let coins = table.cities[seat(1)].coins;
        (table.track.pawn, coins, loot.two, loot.five, table.phase)
    };
    let goes_on = Phase::Play { seat: seat(1) };
    assert_eq!(
        march("5, looted 1-2", 7, "Walls", ""),
        (7, 2, false, false, goes_on)
    );
    assert_eq!(
        march("2", 7, "Arsenal", ", Strategy"),
        (6, 0, false, false, goes_on)
    );
    assert_eq!(march("2", 1, "Stable", ""), (3, 0, false, true, goes_on));
    assert_eq!(
        march("2, looted 1-2", 7, "Stable", ""),
        (3, 7, false, true, goes_on)
    );
    let won = Phase::Over {
        victory: Victory::Military,
        winners: SeatSet::only(seat(0)),
    };
    assert_eq!(
        march("7, looted 1-2, looted 1-5", 7, "Walls", ""),
        (9, 7, false, false, won)
    );
}

fn totals(own: &str, other: &str, pawn: i8) -> (u16, u16) {
    let mut table = cities(own, other);
    table.track.pawn = pawn;
    (table.score(seat(0)).total(), table.score(seat(1)).total())
}

#[test]
fn d10_guilds_and_mathematics() {
    assert_eq!(totals("5 coins, Moneylenders Guild", "19 coins", 0), (7, 6));
    assert_eq!(
        totals("Philosophy, Mathematics", "Agriculture, Strategy", 0),
        (13, 4)
    );
    let builders = totals(
        "Builders Guild, The Pyramids",
        "The Sphinx, Piraeus, The Colossus",
        0,
    );
    assert_eq!(builders, (15, 11));
    let shipowners = totals(
        "Shipowners Guild, Quarry, Press",
        "Sawmill, Brickyard, Glassworks",
        0,
    );
    assert_eq!(shipowners, (3, 0));
}

#[test]
fn d11_ties_and_totals() {
    // The last card of age III is discarded by the second seat; its 2 coins make no point.
    let end = |own: &str, other: &str| {
        let mut duel = position(&format!(
            "age 3, 1 left: Circus\n0: {own}\n1: {other}\npawn 1\nturn 1"
        ));
        play(&mut duel, "discard Circus");
        let outcome = duel.outcome().expect("the end");
        let total = |number| outcome.scores[seat(number)].total();
        (total(0), total(1), outcome.winners)
    };
    let (own, other) = (
        "Port, Philosophy, Piraeus",
        "Theater, Senate, Archery Range, University, Agriculture",
    );
    assert_eq!(end(own, other), (14, 14, SeatSet::only(seat(1))));
    let (own, other) = (
        "Temple, Obelisk, The Great Library",
        "Theater, Gardens, Archery Range, Dispensary, Agriculture",
    );
    assert_eq!(end(own, other), (15, 15, SeatSet::all(2)));
    assert_eq!(totals("8 coins", "17 coins", 8), (12, 5));
}

#[test]
fn d12_coins_at_construction() {
    for (own, other, name, coins) in [
        (
            "Forum, Caravansery, Clay Reserve, Brewery, 1 coins",
            "",
            "Lighthouse",
            5,
        ),
        (
            "Brewery, The Colossus, The Pyramids",
            "The Sphinx, Piraeus, The Appian Way",
            "Arena",
            4,
        ),
        (
            "Temple, Sawmill, Clay Pool, Press",
            "Courthouse, Statue, Pantheon, Senate, Baths",
            "Magistrates Guild",
            5,
        ),
    ] {
        let mut duel = position(&format!("age 3: {name}\n0: {own}\n1: {other}"));
        play(&mut duel, &format!("build {name}"));
        assert_eq!(duel.table().cities[seat(0)].coins, coins, "{name}");
    }
}

#[test]
fn d13_science() {
    let five = "Pharmacist, Scriptorium, School, Laboratory";
    check(
        &format!("age 3: University\n0: {five}, Law"),
        "build University",
        expect![[r#"
            0 builds University for 0 with School
            {0} wins by scientific supremacy
            => Science victory of {0}; coins [0, 0]
        "#]],
    );
    check(
        "age 2: Dispensary\n0: Pharmacist",
        "build Dispensary",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            => 0 takes one of {Agriculture, Architecture, Economy, Law, Masonry}; coins [0, 0]
        "#]],
    );
    check(
        &format!("age 3: Observatory\n0: {five}, University\nboard: Law, Economy"),
        "build Observatory
         take Law",
        expect![[r#"
            0 builds Observatory for 0 with Laboratory
            0 takes Law
            {0} wins by scientific supremacy
            => Science victory of {0}; coins [0, 0]
        "#]],
    );
}

#[test]
fn d14_order_of_turns() {
    for (built, pawn, expected) in [
        (Some("Piraeus"), 1, Phase::Begin { seat: seat(1) }),
        (None, 0, Phase::Begin { seat: seat(0) }),
        (None, -4, Phase::Begin { seat: seat(0) }),
    ] {
        let mut duel = position(&format!(
            "age 1, 1 left: Altar\n0: 20 coins, may build Piraeus\npawn {pawn}"
        ));
        let text = built.map_or("build Altar".to_owned(), |w| {
            format!("construct {w} with Altar")
        });
        play(&mut duel, &text);
        assert_eq!(duel.table().phase, expected);
    }
    for name in ["The Sphinx", "The Pyramids"] {
        let mut duel = position(&format!(
            "age 1, 5 left: Altar, Baths\n0: 20 coins, Theology, may build {name}"
        ));
        play(&mut duel, &format!("construct {name} with Altar"));
        assert_eq!(duel.table().phase, Phase::Play { seat: seat(0) }, "{name}");
        play(&mut duel, "discard Baths");
        assert_eq!(duel.table().phase, Phase::Play { seat: seat(1) }, "{name}");
    }
}

#[test]
fn d15_nothing_to_choose() {
    let build = |name: &str, other: &str| {
        let mut duel = position(&format!(
            "age 1: Altar\n0: 20 coins, may build {name}\n1: {other}"
        ));
        play(&mut duel, &format!("construct {name} with Altar"));
        duel
    };
    let zeus = build("The Statue of Zeus", "Temple, Press");
    assert_eq!(zeus.table().phase, Phase::Play { seat: seat(1) });
    assert_eq!(zeus.table().track.pawn, 1);
    let mausoleum = build("The Mausoleum", "");
    assert_eq!(mausoleum.table().phase, Phase::Play { seat: seat(1) });
    let way = build("The Appian Way", "2 coins");
    let spent = way
        .table()
        .price(seat(0), project("The Appian Way"))
        .total();
    assert_eq!(
        way.table().cities.0.map(|city| city.coins),
        [20 - spent + 3, 0]
    );
    assert_eq!(
        way.table().cities[seat(0)].built.iter().next(),
        Some(Wonder::AppianWay)
    );
}
