//! A view offers exactly what the rules allow, in every phase, and its numbers are those of the rules.

use antipater_bots::{Bot, Random};
use antipater_engine::duel::{
    Card, Duel, Phase as DuelPhase, Project, Record as DuelRecord, Setup as DuelSetup, Source,
};
use antipater_engine::luck::generator;
use antipater_engine::seven::record::write_action;
use antipater_engine::seven::{Edition, Phase, Record, Setup, Seven, Wish, Wonder};
use antipater_engine::{Joint, Seat, State};
use antipater_server::game::Game;
use antipater_server::view::view;
use serde_json::Value;

/// Compares every seat's view with the rules.
fn compare(game: &Game<Seven>) {
    let position = &game.position;
    let table = position.table();
    for seat in Seat::all(position.seats()) {
        let view = serde_json::to_value(view(game, seat)).unwrap();
        let legal = position.legal_actions(seat);
        let expected: Vec<Value> = legal
            .iter()
            .map(|action| serde_json::from_str(&write_action(seat, *action)).unwrap())
            .collect();
        let none = Vec::new();
        let offered = view["ask"]["actions"].as_array().unwrap_or(&none);
        assert_eq!(offered, &expected, "{seat:?} in {:?}", table.phase());
        assert_eq!(view["you"], seat.number());
        assert_eq!(view["decision"], game.told.len());
        assert_eq!(view["discards"], position.pile().len());
        for (other, city) in Seat::all(position.seats()).zip(view["cities"].as_array().unwrap()) {
            assert_eq!(city["coins"], table.city(other).coins());
            assert_eq!(city["shields"], table.city(other).shields(table.edition()));
            assert_eq!(
                city["tokens"]["points"],
                table.city(other).tokens().points()
            );
        }
        assert_eq!(view["sheet"].is_null(), position.outcome().is_none());
    }
}

#[test]
fn views_offer_what_the_rules_allow() {
    let mut phases = [0; 3];
    for seed in 0..40 {
        let edition = Edition::ALL[seed as usize % 2];
        let seats = 3 + seed as usize % 5;
        let mut wishes = vec![Wish::default(); seats];
        wishes[0].wonder =
            Some([Wonder::Halicarnassus, Wonder::Babylon, Wonder::Olympia][seed as usize % 3]);
        let setup = Setup::deal(edition, &wishes, &mut generator(seed, 7)).unwrap();
        let names = (0..seats).map(|seat| seat.to_string()).collect();
        let record = Record::new(names, setup);
        let mut game = Game::<Seven>::new("t".to_owned(), &vec![None; seats], record).unwrap();
        let mut bot = Random::new(seed, 2);
        while !game.is_over() {
            compare(&game);
            phases[match game.position.table().phase() {
                Phase::Turn { .. } => 0,
                Phase::Seventh { .. } => 1,
                Phase::Discard { .. } | Phase::Over => 2,
            }] += 1;
            let mut joint = Joint::new();
            for seat in game.position.to_act().iter() {
                let legal = game.position.legal_actions(seat);
                let observation = game.position.observe(seat);
                joint.set(
                    seat,
                    Bot::<Seven>::choose(&mut bot, &observation, seat, &legal),
                );
            }
            game.play(&joint).unwrap();
        }
        compare(&game);
    }
    assert!(phases.iter().all(|&seen| seen > 0), "{phases:?}");
}

/// Compares every seat's view of a Duel with the rules.
fn compare_duel(game: &Game<Duel>) {
    let position = &game.position;
    let table = position.table();
    for seat in Seat::all(2) {
        let view = serde_json::to_value(view(game, seat)).unwrap();
        let legal = position.legal_actions(seat);
        let expected: Vec<Value> = legal
            .iter()
            .map(|action| serde_json::from_str(&position.write_move(seat, *action)).unwrap())
            .collect();
        let none = Vec::new();
        let offered = view["ask"]["actions"].as_array().unwrap_or(&none);
        assert_eq!(offered, &expected, "{seat:?} in {:?}", table.phase);
        assert_eq!(view["sheet"].is_null(), position.outcome().is_none());
        assert_eq!(view["track"]["pawn"], table.track.pawn);
        for (other, city) in Seat::all(2).zip(view["cities"].as_array().unwrap()) {
            assert_eq!(city["coins"], table.cities[other].coins);
            assert_eq!(city["points"], table.score(other).total());
            check_prices(game, other, city);
        }
        let accessible: Vec<Value> = position
            .accessible_cards()
            .iter()
            .map(|card| card.name().into())
            .collect();
        let shown = view["structure"].as_array().unwrap().iter();
        let open = shown.filter(|slot| slot["accessible"] == true);
        let open: Vec<Value> = open.map(|slot| slot["card"].clone()).collect();
        if matches!(table.phase, DuelPhase::Play { .. }) {
            assert_eq!(open.len(), accessible.len());
        }
        assert!(open.iter().all(|card| accessible.contains(card)));
    }
}

/// The price that a city shows for a resource is the one on every bill.
fn check_prices(game: &Game<Duel>, seat: Seat, city: &Value) {
    let table = game.position.table();
    for card in Card::ALL {
        for (resource, source) in table.bill(seat, Project::Building(card)).units {
            let coins = match source {
                Source::Bought(coins) => coins,
                Source::FixedPrice => 1,
                Source::Produced | Source::Chosen | Source::Waived => continue,
            };
            let prices = city["prices"].as_array().unwrap();
            let letter = resource.letter().to_string();
            let shown = prices.iter().find(|price| price["resource"] == letter);
            assert_eq!(shown.unwrap()["coins"], coins, "{card:?}");
        }
    }
}

#[test]
fn views_of_a_duel_offer_what_the_rules_allow() {
    for seed in 0..30 {
        let setup = DuelSetup::deal(&mut generator(seed, 7));
        let names = ["Ada", "Bot"].map(str::to_owned);
        let record = DuelRecord::new(names, setup).unwrap();
        let mut game = Game::<Duel>::new("t".to_owned(), &[None, None], record).unwrap();
        let mut bot = Random::new(seed, 2);
        while !game.is_over() {
            compare_duel(&game);
            for seat in game.position.to_act().iter() {
                let legal = game.position.legal_actions(seat);
                let observation = game.position.observe(seat);
                let action = Bot::<Duel>::choose(&mut bot, &observation, seat, &legal);
                game.play(&Joint::only(seat, action)).unwrap();
            }
        }
        compare_duel(&game);
    }
}
