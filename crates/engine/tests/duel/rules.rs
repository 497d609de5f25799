//! One case for each rule clause and ruling, by its number; prices stand in `examples` and `prices`.

use antipater_engine::duel::{
    Age, Both, Card, CardSet, Duel, Face, IllegalAction, Phase, Setup, Slot, Track, Wonder,
};
use antipater_engine::{JointAction, State, rng};
use expect_test::expect;

use crate::duel::notation::{
    action, card, check, cities, due, play, position, price, refused, seat, seats, tell, wonder,
};

fn dealt(seed: u64) -> (Setup, Duel) {
    let setup = Setup::deal(&mut rng::generator(seed, 0));
    (setup, Duel::new(setup).expect("a deal is valid"))
}

#[test]
fn rule_d5_and_d6_the_board_is_set_and_each_city_has_seven_coins() {
    let (setup, duel) = dealt(1);
    let table = duel.table();
    assert_eq!(table.track, Track::START);
    assert_eq!((table.board.len(), table.boxed.len()), (5, 5));
    assert!(
        setup
            .board_tokens
            .iter()
            .all(|&token| table.board.contains(token))
    );
    assert_eq!(table.cities.0.map(|city| city.coins), [7, 7]);
}

#[test]
fn rule_d8_the_draft_goes_a_b_b_a_b_a_a_b() {
    let (setup, mut duel) = dealt(1);
    let first = setup.first;
    let mut order = Vec::new();
    while let Phase::Draft { offer, .. } = duel.table().phase {
        let seat = duel.table().phase.seat().expect("a seat drafts");
        order.push(if seat == first { 'A' } else { 'B' });
        let action = duel.legal_actions(seat)[0];
        assert_eq!(duel.legal_actions(seat).len(), offer.len());
        duel.apply(&JointAction::only(seat, action)).expect("legal");
    }
    assert_eq!(order.iter().collect::<String>(), "ABBABAAB");
    assert!(
        duel.table()
            .cities
            .0
            .iter()
            .all(|city| city.wonders.len() == 4)
    );
    assert_eq!(duel.table().phase, Phase::Play { seat: first });
}

#[test]
fn rule_d9_the_first_game_has_fixed_wonders() {
    let setup = Setup::deal_first_game(&mut rng::generator(1, 0));
    let duel = Duel::new(setup).expect("a deal is valid");
    let names = |number| {
        let wonders = duel.table().cities[seat(number)].wonders;
        wonders
            .iter()
            .map(Wonder::name)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let first = setup.first.number();
    assert_eq!(
        names(first),
        "The Great Lighthouse, The Pyramids, The Statue of Zeus, The Temple of Artemis"
    );
    assert_eq!(
        names(1 - first),
        "Circus Maximus, Piraeus, The Appian Way, The Colossus"
    );
    assert_eq!(duel.table().phase, Phase::Play { seat: setup.first });
}

#[test]
fn rule_d11_every_other_row_lies_face_up() {
    for (number, down) in [
        (1, vec![2, 3, 4, 9, 10, 11, 12, 13]),
        (2, vec![6, 7, 8, 9, 10, 15, 16, 17]),
    ] {
        let duel = position(&format!("age {number}: Altar"));
        let faces = duel.observe(seat(0)).ages[number - 1];
        let hidden: Vec<usize> = Slot::ALL
            .iter()
            .map(|slot| slot.index())
            .filter(|&slot| matches!(faces[slot], Face::Down(_)))
            .collect();
        assert_eq!(hidden, down);
    }
}

#[test]
fn rule_d13_a_card_must_be_used_there_is_no_pass() {
    let duel = position("age 1: Altar, Baths, Stable, Palisade, Tavern, Press\n0: 2 coins");
    let actions: Vec<_> = duel.legal_actions(seat(0)).to_vec();
    let expected = [
        "build Press",
        "build Stable",
        "build Palisade",
        "build Altar",
        "build Baths",
        "build Tavern",
        "discard Press",
        "discard Stable",
        "discard Palisade",
        "discard Altar",
        "discard Baths",
        "discard Tavern",
    ];
    assert_eq!(actions, expected.map(action));
    assert!(duel.legal_actions(seat(1)).is_empty());
}

#[test]
fn rule_d13_a_covered_card_cannot_be_taken() {
    let duel = position("age 2: Walls, Forum");
    let covered = duel.deal().ages[Age::II as usize][0];
    let error = refused(
        "age 2: Walls, Forum",
        &format!("discard {}", covered.name()),
    );
    assert_eq!(error, format!("{} is not accessible", covered.name()));
}

#[test]
fn rule_d14_uncovered_cards_are_turned_up_before_the_next_turn() {
    check(
        "age 2, 20 left: Walls, Forum\n0: 2 coins",
        "discard Walls
         discard Forum",
        expect![[r#"
            0 discards Walls for 2
            slot 15 is Temple
            1 discards Forum for 2
            slot 16 is Aqueduct
            slot 17 is Rostrum
            => 0 plays; coins [4, 2]
        "#]],
    );
}

#[test]
fn rule_d14_choices_come_before_cards_are_turned_up() {
    let mut duel = position("age 2: Dispensary, Walls\n0: Pharmacist");
    let slot = 15;
    play(&mut duel, "build Dispensary");
    let hidden =
        |duel: &Duel| seats().all(|seat| matches!(duel.observe(seat).ages[1][slot], Face::Down(_)));
    assert!(hidden(&duel), "the token is chosen first");
    let events = play(&mut duel, "take Agriculture");
    assert!(!hidden(&duel));
    assert_eq!(
        events.into_iter().map(tell).collect::<Vec<_>>(),
        [
            "0 takes Agriculture",
            "0 receives 6 (Agriculture)",
            "slot 15 is Aqueduct"
        ]
    );
}

#[test]
fn rule_d14_a_choice_comes_before_the_extra_turn_and_its_card() {
    check(
        "age 2: Walls, Forum
         0: 20 coins, Theology, may build Circus Maximus
         1: Press, Glassworks",
        "construct Circus Maximus with Walls
         destroy Press
         discard Forum",
        expect![[r#"
            0 constructs Circus Maximus with Walls for 9
            pawn 0 to 1
            0 destroys Press
            slot 15 is Temple
            0 plays again
            0 discards Forum for 2
            slot 16 is Aqueduct
            slot 17 is Rostrum
            => 1 plays; coins [13, 0]
        "#]],
    );
}

#[test]
fn rule_d15_constructing_needs_the_whole_price() {
    assert_eq!(
        refused("age 3: Pretorium\n0: 7 coins", "build Pretorium"),
        "Pretorium costs 8 coins, but the seat has 7"
    );
    assert_eq!(
        refused(
            "age 3: Pretorium\n0: 7 coins, may build The Pyramids",
            "construct The Pyramids with Pretorium"
        ),
        "The Pyramids costs 8 coins, but the seat has 7"
    );
}

#[test]
fn rule_d19_yellow_cards_and_wonders_never_raise_the_price() {
    let other = "Forum, Caravansery, Customs House, Wood Reserve, Piraeus, The Great Lighthouse";
    for name in ["Stable", "Baths", "Garrison", "Apothecary", "Workshop"] {
        assert_eq!(price("", other, name), 2, "{name}");
    }
}

#[test]
fn rule_d20_a_fixed_price_counts_from_the_next_turn() {
    // Customs House itself costs coins alone; the next card profits, in an extra turn too.
    assert_eq!(price("Customs House", "Press, Drying Room", "Workshop"), 1);
    assert_eq!(price("Customs House", "Glassworks", "Apothecary"), 1);
}

#[test]
fn rule_d24_a_chain_makes_coins_and_resources_free() {
    for row in &antipater_engine::duel::CHAINS {
        assert_eq!(
            price(row.from.name(), "", row.to.name()),
            0,
            "{}",
            row.symbol
        );
        assert_ne!(price("", "", row.to.name()), 0, "{}", row.symbol);
    }
}

#[test]
fn rule_d25_economy_gets_nothing_of_a_chain() {
    check(
        "age 2: Barracks\n0: Garrison, 3 coins\n1: Economy",
        "build Barracks",
        expect![[r#"
            0 builds Barracks for 0 with Garrison
            pawn 0 to 1
            slot 15 is Temple
            => 1 plays; coins [3, 0]
        "#]],
    );
}

#[test]
fn rule_d25_economy_counts_for_wonders() {
    check(
        "age 1: Altar\n0: 9 coins, may build The Pyramids\n1: Economy",
        "construct The Pyramids with Altar",
        expect![[r#"
            0 constructs The Pyramids with Altar for 8
            1 receives 8 (trade)
            => 1 plays; coins [1, 8]
        "#]],
    );
}

#[test]
fn rule_d25_trade_coins_come_before_the_looting_of_the_same_turn() {
    check(
        "age 2: Walls\n0: 9 coins\n1: Economy, 1 coins\npawn 2",
        "build Walls",
        expect![[r#"
            0 builds Walls for 4
            1 receives 4 (trade)
            pawn 2 to 4
            1 loses 2 (looting)
            slot 15 is Temple
            => 1 plays; coins [5, 3]
        "#]],
    );
}

#[test]
fn rule_d27_arena_and_the_other_yellow_cards_of_age_iii() {
    for (own, name, coins) in [
        ("Press, Glassworks, Drying Room", "Chamber of Commerce", 9),
        ("Sawmill, Clay Pool, Quarry, Press, Glassworks", "Port", 6),
        ("Shelf Quarry, Glassworks, Walls, Stable", "Armory", 2),
    ] {
        let mut duel = position(&format!("age 3: {name}\n0: {own}"));
        play(&mut duel, &format!("build {name}"));
        assert_eq!(duel.table().cities[seat(0)].coins, coins, "{name}");
    }
}

#[test]
fn rule_d28_guilds_pay_by_the_city_that_has_the_most() {
    for (name, own, other, coins) in [
        ("Merchants Guild", "Forum", "Tavern, Brewery", 2),
        (
            "Shipowners Guild",
            "Press, Quarry",
            "Sawmill, Glassworks, Clay Pool",
            3,
        ),
        ("Builders Guild", "The Sphinx", "", 0),
        ("Magistrates Guild", "Altar, Baths", "Theater", 2),
        ("Scientists Guild", "Study", "School", 1),
        ("Moneylenders Guild", "", "90 coins", 0),
        ("Tacticians Guild", "Walls, Stable", "Circus, Barracks", 2),
    ] {
        let mut duel = position(&format!("age 3: {name}\n0: {own}, 40 coins\n1: {other}"));
        let spent = duel
            .table()
            .price(seat(0), crate::duel::notation::project(name))
            .total();
        play(&mut duel, &format!("build {name}"));
        assert_eq!(
            duel.table().cities[seat(0)].coins + spent,
            40 + coins,
            "{name}"
        );
    }
}

#[test]
fn rule_d30_the_card_under_a_wonder_is_out_of_the_game() {
    let mut duel = position("age 1: Altar\n0: 9 coins, may build The Pyramids");
    play(&mut duel, "construct The Pyramids with Altar");
    let table = duel.table();
    assert!(table.discard.is_empty());
    assert!(table.cities.0.iter().all(|city| city.cards.is_empty()));
    assert_eq!(table.left.len(), 19);
}

#[test]
fn rule_d30_a_constructed_wonder_is_not_constructed_again() {
    assert_eq!(
        refused(
            "age 1: Altar\n0: 99 coins, The Pyramids",
            "construct The Pyramids with Altar"
        ),
        "The Pyramids is not one of the seat\'s wonders"
    );
}

#[test]
fn rule_d31_the_opponent_can_lose_the_last_wonder() {
    check(
        "age 3: Circus
         0: 20 coins, Piraeus, The Sphinx, The Colossus, may build The Pyramids
         1: The Appian Way, The Mausoleum, Circus Maximus, may build The Great Library",
        "construct The Pyramids with Circus",
        expect![[r#"
            0 constructs The Pyramids with Circus for 6
            1 returns The Great Library to the box
            slot 15 is Pantheon
            => 1 plays; coins [14, 0]
        "#]],
    );
}

#[test]
fn rule_d32_several_extra_turns_in_a_row() {
    check(
        "age 1: Altar, Baths, Tavern
         0: 40 coins, may build The Sphinx, may build Piraeus",
        "construct The Sphinx with Altar
         construct Piraeus with Baths
         discard Tavern",
        expect![[r#"
            0 constructs The Sphinx with Altar for 8
            0 plays again
            0 constructs Piraeus with Baths for 8
            slot 9 is Stable
            0 plays again
            0 discards Tavern for 2
            slot 10 is Garrison
            => 1 plays; coins [26, 0]
        "#]],
    );
}

#[test]
fn rule_d32_the_extra_turn_is_lost_with_the_last_card_of_the_game() {
    check(
        "age 3, 1 left: Circus\n0: 40 coins, may build The Sphinx",
        "construct The Sphinx with Circus",
        expect![[r#"
            0 constructs The Sphinx with Circus for 8
            0 loses the extra turn
            {0} wins by points
            => Civilian victory of {0}; coins [32, 0]
        "#]],
    );
}

#[test]
fn rule_d34_a_destroyed_card_no_longer_produces_nor_raises_prices() {
    let mut duel = position(
        "age 1: Altar, Baths
         0: 40 coins, may build The Statue of Zeus
         1: Quarry, Stone Pit, Press",
    );
    let stone = |duel: &Duel, number| {
        let bill = duel
            .table()
            .price(seat(number), crate::duel::notation::project("Baths"));
        bill.total()
    };
    assert_eq!((stone(&duel, 0), stone(&duel, 1)), (4, 0));
    play(&mut duel, "construct The Statue of Zeus with Altar");
    let choices: Vec<_> = duel.legal_actions(seat(0)).to_vec();
    assert_eq!(
        choices,
        [action("destroy Quarry"), action("destroy Stone Pit")]
    );
    play(&mut duel, "destroy Quarry");
    assert_eq!((stone(&duel, 0), stone(&duel, 1)), (3, 0));
    assert_eq!(duel.table().discard, CardSet::of(&[Card::Quarry]));
}

#[test]
fn rule_d34_no_choice_when_the_shield_wins() {
    check(
        "age 3: Circus
         0: 40 coins, may build Circus Maximus
         1: Press
         pawn 8, looted 1-2, looted 1-5",
        "construct Circus Maximus with Circus",
        expect![[r#"
            0 constructs Circus Maximus with Circus for 8
            pawn 8 to 9
            {0} wins by military supremacy
            => Military victory of {0}; coins [32, 0]
        "#]],
    );
}

#[test]
fn rule_d35_the_mausoleum_builds_with_all_effects() {
    let zero = "0: 40 coins, may build The Mausoleum";
    for (own, pile, pawn, choice) in [
        ("Strategy", "Walls", 3, Phase::Play { seat: seat(1) }),
        ("", "Brewery", 0, Phase::Play { seat: seat(1) }),
        (
            "Pharmacist",
            "Dispensary",
            0,
            Phase::PickToken {
                seat: seat(0),
                again: false,
            },
        ),
    ] {
        let mut duel = position(&format!("age 1: Altar\n{zero}, {own}\ndiscard: {pile}"));
        play(&mut duel, "construct The Mausoleum with Altar");
        let coins = duel.table().cities[seat(0)].coins;
        play(&mut duel, &format!("revive {pile}"));
        let city = duel.table().cities[seat(0)];
        assert!(city.cards.contains(card(pile)) && duel.table().discard.is_empty());
        assert_eq!(city.coins - coins, if pile == "Brewery" { 6 } else { 0 });
        assert_eq!(
            (duel.table().track.pawn, duel.table().phase),
            (pawn, choice)
        );
    }
}

#[test]
fn rule_d35_arena_from_the_pile_counts_the_mausoleum() {
    let mut duel =
        position("age 3: Circus\n0: 40 coins, Piraeus, may build The Mausoleum\ndiscard: Arena");
    play(&mut duel, "construct The Mausoleum with Circus");
    let coins = duel.table().cities[seat(0)].coins;
    play(&mut duel, "revive Arena");
    assert_eq!(duel.table().cities[seat(0)].coins - coins, 4);
}

#[test]
fn rule_d35_what_one_just_destroyed_can_be_revived_later() {
    check(
        "age 1: Altar, Baths
         0: 60 coins, may build The Statue of Zeus, may build The Mausoleum, Theology
         1: Quarry",
        "construct The Statue of Zeus with Altar
         destroy Quarry
         construct The Mausoleum with Baths
         revive Quarry",
        expect![[r#"
            0 constructs The Statue of Zeus with Altar for 11
            pawn 0 to 1
            0 destroys Quarry
            0 plays again
            0 constructs The Mausoleum with Baths for 10
            0 revives Quarry
            slot 9 is Garrison
            0 plays again
            => 0 plays; coins [39, 0]
        "#]],
    );
}

#[test]
fn rule_d36_the_great_library_keeps_one_of_three() {
    check(
        "age 1: Altar
         0: 40 coins, may build The Great Library
         library: Urbanism, Theology, Law",
        "construct The Great Library with Altar
         keep Urbanism",
        expect![[r#"
            0 constructs The Great Library with Altar for 10
            0 keeps Urbanism
            0 receives 6 (Urbanism)
            => 1 plays; coins [36, 0]
        "#]],
    );
    assert_eq!(
        refused(
            "age 1: Altar\n0: 40 coins, may build The Great Library\nlibrary: Urbanism, Theology, Law",
            "construct The Great Library with Altar\nkeep Agriculture",
        ),
        "Agriculture cannot be chosen"
    );
}

#[test]
fn rule_d39_both_looting_tokens_in_one_move_and_none_on_the_way_back() {
    check(
        "age 3: Arsenal, Circus
         0: 40 coins, Strategy
         1: 40 coins
         pawn 2",
        "build Arsenal
         build Circus",
        expect![[r#"
            0 builds Arsenal for 10
            pawn 2 to 6
            1 loses 2 (looting)
            1 loses 5 (looting)
            slot 15 is Senate
            1 builds Circus for 8
            pawn 6 to 4
            slot 16 is Chamber of Commerce
            slot 17 is Port
            => 0 plays; coins [30, 25]
        "#]],
    );
    check(
        "age 3: Arsenal\n0: 40 coins\n1: 6 coins\npawn 2, looted 1-2",
        "build Arsenal",
        expect![[r#"
            0 builds Arsenal for 10
            pawn 2 to 5
            slot 15 is Pantheon
            => 1 plays; coins [30, 6]
        "#]],
    );
}

#[test]
fn rule_d39_the_other_side_has_its_own_tokens() {
    check(
        "age 3: Arsenal\n0: 3 coins\n1: 40 coins\npawn -3, looted 0-2\nturn 1",
        "build Arsenal",
        expect![[r#"
            1 builds Arsenal for 10
            pawn -3 to -6
            0 loses 3 (looting)
            slot 15 is Pantheon
            => 0 plays; coins [0, 30]
        "#]],
    );
}

#[test]
fn rule_d40_strategy_does_not_help_wonders_or_other_colors() {
    let mut duel = position("age 1: Altar\n0: 40 coins, Strategy, may build The Colossus");
    play(&mut duel, "construct The Colossus with Altar");
    assert_eq!(duel.table().track.pawn, 2);
}

#[test]
fn rule_d41_surplus_shields_are_lost() {
    check(
        "age 3: Arsenal\n0: 40 coins, Strategy\n1: 40 coins\npawn -8, looted 0-2, looted 0-5\nturn 1",
        "build Arsenal",
        expect![[r#"
            1 builds Arsenal for 10
            pawn -8 to -9
            {1} wins by military supremacy
            => Military victory of {1}; coins [40, 30]
        "#]],
    );
}

#[test]
fn rule_d43_no_token_left_no_choice() {
    check(
        "age 2: Dispensary\n0: Pharmacist\nboard:",
        "build Dispensary",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            slot 15 is Temple
            => 1 plays; coins [0, 0]
        "#]],
    );
    check(
        "age 2: Dispensary\n0: Pharmacist\nboard: Law",
        "build Dispensary
         take Law",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Law
            slot 15 is Temple
            => 1 plays; coins [0, 0]
        "#]],
    );
}

#[test]
fn rule_d44_law_makes_no_pair() {
    let mut duel = position("age 2: Dispensary\n0: Pharmacist, Scriptorium\nboard: Law, Economy");
    play(&mut duel, "build Dispensary");
    play(&mut duel, "take Law");
    assert_eq!(duel.table().cities[seat(0)].symbols(), 3);
    assert_eq!(duel.table().phase, Phase::Play { seat: seat(1) });
}

#[test]
fn rule_d45_the_sixth_symbol_wins_by_every_way() {
    let five = "Pharmacist, Scriptorium, School, Laboratory, Study";
    check(
        &format!("age 3: University\n0: {five}"),
        "build University",
        expect![[r#"
            0 builds University for 0 with School
            {0} wins by scientific supremacy
            => Science victory of {0}; coins [0, 0]
        "#]],
    );
    check(
        &format!(
            "age 1: Altar\n0: 40 coins, {five}, may build The Great Library\nlibrary: Law, Economy, Theology"
        ),
        "construct The Great Library with Altar
         keep Law",
        expect![[r#"
            0 constructs The Great Library with Altar for 10
            0 keeps Law
            {0} wins by scientific supremacy
            => Science victory of {0}; coins [30, 0]
        "#]],
    );
    check(
        &format!(
            "age 1: Altar\n0: 40 coins, {five}, may build The Mausoleum\ndiscard: Observatory"
        ),
        "construct The Mausoleum with Altar
         revive Observatory",
        expect![[r#"
            0 constructs The Mausoleum with Altar for 10
            0 revives Observatory
            {0} wins by scientific supremacy
            => Science victory of {0}; coins [30, 0]
        "#]],
    );
}

#[test]
fn rule_d52_urbanism_does_not_pay_for_the_building_that_brought_it() {
    check(
        "age 2: Dispensary, Walls\n0: Pharmacist\nboard: Urbanism",
        "build Dispensary
         take Urbanism",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Urbanism
            0 receives 6 (Urbanism)
            slot 15 is Aqueduct
            => 1 plays; coins [6, 0]
        "#]],
    );
}

#[test]
fn ruling_19_a_chain_pays_though_production_would_have_covered_it() {
    check(
        "age 3: Fortifications\n0: Palisade, Shelf Quarry, Clay Pool, Press, Urbanism",
        "build Fortifications",
        expect![[r#"
            0 builds Fortifications for 0 with Palisade
            0 receives 4 (chain)
            pawn 0 to 2
            slot 15 is Pantheon
            => 1 plays; coins [4, 0]
        "#]],
    );
}

#[test]
fn rule_d53_the_weaker_side_chooses_who_begins_and_may_choose_either() {
    for (pawn, chooser) in [(3, 1), (-3, 0), (0, 0)] {
        let start = format!("age 1, 1 left: Altar\n1: 3 coins\npawn {pawn}");
        let mut duel = position(&start);
        play(&mut duel, "build Altar");
        assert_eq!(
            duel.table().phase,
            Phase::Begin {
                seat: seat(chooser)
            }
        );
        assert_eq!((duel.table().age, duel.table().left.len()), (Age::II, 20));
        for who in 0..2 {
            let mut duel = duel;
            play(&mut duel, &format!("begin {who}"));
            assert_eq!(duel.table().phase, Phase::Play { seat: seat(who) });
        }
    }
}

#[test]
fn ruling_20_the_last_to_play_chooses_when_the_pawn_is_in_the_middle() {
    check(
        "age 2, 1 left: Forum\n1: 9 coins\nturn 1",
        "discard Forum
         begin 0",
        expect![[r#"
            1 discards Forum for 2
            age III is laid
            0 begins age III
            => 0 plays; coins [0, 11]
        "#]],
    );
}

#[test]
fn rule_d53_a_choice_of_the_last_card_comes_before_the_age_ends() {
    check(
        "age 2, 1 left: Dispensary\n0: Pharmacist\npawn 1",
        "build Dispensary
         take Agriculture
         begin 1",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Agriculture
            0 receives 6 (Agriculture)
            age III is laid
            1 begins age III
            => 1 plays; coins [6, 0]
        "#]],
    );
}

#[test]
fn rule_d56_points_by_category() {
    let mut table = cities(
        "Altar, Baths, School, Arena, Builders Guild, The Pyramids, The Sphinx, Agriculture, Mathematics, 11 coins",
        "",
    );
    table.track.pawn = 4;
    let score = table.score(seat(0));
    let parts = [
        score.military,
        score.civilian,
        score.science,
        score.commerce,
        score.guilds,
        score.wonders,
        score.progress,
        score.treasury,
    ];
    assert_eq!(parts, [5, 6, 1, 3, 4, 15, 10, 3]);
    assert_eq!(score.total(), 47);
}

#[test]
fn rule_d56_the_zones_of_the_track() {
    let points = |pawn| {
        let mut table = cities("", "");
        table.track.pawn = pawn;
        (table.score(seat(0)).military, table.score(seat(1)).military)
    };
    let ahead: Vec<u16> = (0..=9).map(|pawn| points(pawn).0).collect();
    assert_eq!(ahead, [0, 2, 2, 5, 5, 5, 10, 10, 10, 10]);
    assert!((0..=9).all(|pawn| points(pawn).1 == 0 && points(-pawn) == (0, points(pawn).0)));
}

#[test]
fn rule_d57_guild_points_by_the_city_that_has_the_most_at_the_end() {
    for (name, own, other, points) in [
        ("Merchants Guild", "Forum", "Tavern, Brewery", 2),
        ("Shipowners Guild", "Press, Quarry", "Sawmill", 2),
        ("Builders Guild", "The Sphinx", "The Colossus, Piraeus", 4),
        ("Magistrates Guild", "Altar, Baths", "Theater, Altar", 2),
        ("Scientists Guild", "", "School, Study", 2),
        ("Moneylenders Guild", "8 coins", "11 coins", 3),
        ("Tacticians Guild", "Walls", "", 1),
    ] {
        let table = cities(&format!("{name}, {own}"), other);
        assert_eq!(table.score(seat(0)).guilds, points, "{name}");
    }
}

#[test]
fn a_step_needs_the_seat_to_act_and_no_other() {
    let duel = position("age 1: Altar");
    let refuse = |joint: &JointAction<_>| {
        let mut copy = duel;
        let error = copy.apply(joint).expect_err("refused");
        assert_eq!(copy, duel);
        error
    };
    let build = action("build Altar");
    assert_eq!(refuse(&JointAction::new()), IllegalAction::Missing(seat(0)));
    assert_eq!(
        refuse(&JointAction::only(seat(1), build)),
        IllegalAction::NotToAct(seat(1))
    );
    let mut both = JointAction::only(seat(0), build);
    both.set(seat(1), build);
    assert_eq!(refuse(&both), IllegalAction::NotToAct(seat(1)));
    let other = refuse(&JointAction::only(seat(0), action("take Law")));
    assert_eq!(other.to_string(), "an accessible card must be used first");
}

#[test]
fn a_position_is_small_and_easily_copied() {
    fn copies<T: Copy>(_: &T) {}
    let (_, duel) = dealt(1);
    copies(&duel);
    assert!(size_of::<Duel>() <= 192, "{} bytes", size_of::<Duel>());
    assert_eq!(due(&duel).split(' ').next(), Some("=>"));
    assert_eq!(wonder("Piraeus"), Wonder::Piraeus);
    assert_eq!(Both([1, 2])[seat(1)], 2);
}
