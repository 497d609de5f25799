//! A view offers exactly the legal actions, in every phase, and its numbers are those of the rules.

use antipater_bots::{Bot, Random};
use antipater_engine::duel::{
    Card, Duel, Phase as DuelPhase, Project, Record as DuelRecord, Setup as DuelSetup, Source,
};
use antipater_engine::rng::generator;
use antipater_engine::seven::record::write_action;
use antipater_engine::seven::{
    Action, BoardOptions, Edition, Phase, Record, Setup, Seven, Side, Wonder,
};
use antipater_engine::{JointAction, Recorded, Seat, State};
use antipater_show::game::{Game, Hosted};
use antipater_show::guide::Guidable;
use antipater_show::view::Viewer;

use crate::cases::cases;
use crate::{view, view_given};
use serde_json::Value;

/// A watcher's view equals that of each seat, without what only the seat knows.
fn compare_with_public(game: &Game<impl Guidable>) {
    for seat in Seat::all(game.sitting.len()) {
        let mut seen = serde_json::to_value(view(game, Viewer::Seat(seat))).unwrap();
        let open = serde_json::to_value(view(game, Viewer::Public { facing: seat })).unwrap();
        assert_eq!(seen["you"], seat.number());
        for only_own in ["you", "ask", "library"] {
            if let Some(own) = seen.get_mut(only_own) {
                *own = Value::Null;
            }
        }
        if let Some(hands) = seen.get_mut("hands") {
            *hands = Value::Array(Vec::new());
        }
        for entry in seen["past"].as_array_mut().unwrap() {
            let actions = entry.get_mut("actions").and_then(Value::as_array_mut);
            for action in actions.into_iter().flatten() {
                action["own_card"] = Value::Null;
            }
        }
        assert_eq!(seen, open);
    }
}

/// Compares every seat's view with the rules.
fn compare(game: &Game<Seven>) {
    compare_with_public(game);
    let position = game.position();
    let table = position.table();
    for seat in Seat::all(position.seats()) {
        let view = serde_json::to_value(view(game, Viewer::Seat(seat))).unwrap();
        let legal = position.legal_actions(seat);
        let expected: Vec<Value> = legal
            .iter()
            .map(|action| serde_json::from_str(&write_action(seat, *action)).unwrap())
            .collect();
        let none = Vec::new();
        let offered = view["ask"]["actions"].as_array().unwrap_or(&none);
        assert_eq!(offered, &expected, "{seat:?} in {:?}", table.phase());
        assert_eq!(view["you"], seat.number());
        assert_eq!(view["decision"], game.history.len());
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

/// Compares the questions to both players with the rules, also after each first choice of the Free City's holder.
fn compare_with_free_city(game: &Game<Seven>) {
    compare_with_public(game);
    let position = game.position();
    let table = position.table();
    let mut asked = 0;
    for seat in position.players().iter() {
        let due = position.to_act().iter();
        let mut due = due.filter(|&due| position.chooser(due) == seat);
        let first = due.next();
        let before = JointAction::new();
        compare_ask(game, seat, first, &before);
        asked += usize::from(first.is_some());
        if let (Some(first), Some(second)) = (first, due.next()) {
            for action in position.legal_actions(first).iter() {
                compare_ask(game, seat, Some(second), &JointAction::only(first, *action));
            }
            asked += 1;
        }
    }
    assert_eq!(asked, position.to_act().len(), "{:?}", table.phase());
    if let Phase::Turn { turn, .. } = table.phase() {
        position
            .players()
            .iter()
            .for_each(|seat| compare_hands(game, seat, turn));
    }
}

/// A hand comes back after two turns, without what the other player took from it, and with the drawn card.
fn compare_hands(game: &Game<Seven>, viewer: Seat, now: u8) {
    let view = serde_json::to_value(view(game, Viewer::Seat(viewer))).unwrap();
    let hands = view["hands"].as_array().unwrap();
    assert_eq!(hands.len(), usize::from(now) - 1);
    let cards = view["ask"]["cards"].as_array().unwrap();
    for hand in hands {
        let turn = hand["turn"].as_u64().unwrap();
        let back = (u64::from(now) - turn).is_multiple_of(2);
        assert_eq!(hand["now_with"] == viewer.number(), back);
        if back && turn + 2 == u64::from(now) {
            let was_there =
                |offer: &&Value| hand["cards"].as_array().unwrap().contains(&offer["card"]);
            let (known, new): (Vec<_>, Vec<_>) = cards.iter().partition(was_there);
            assert!(!known.is_empty() && new.len() <= 2);
        }
    }
}

fn compare_ask(game: &Game<Seven>, viewer: Seat, due: Option<Seat>, chosen: &JointAction<Action>) {
    let view = serde_json::to_value(view_given(game, Viewer::Seat(viewer), chosen)).unwrap();
    let Some(due) = due else {
        assert!(view["ask"].is_null());
        return;
    };
    let write = |seat: Seat, action: Action| -> Value {
        serde_json::from_str(&write_action(seat, action)).unwrap()
    };
    let legal = game.position().legal_actions_given(due, chosen);
    let expected: Vec<Value> = legal.iter().map(|action| write(due, *action)).collect();
    let before: Vec<Value> = chosen
        .iter()
        .map(|(seat, action)| write(seat, action))
        .collect();
    assert_eq!(view["ask"]["seat"], due.number());
    assert_eq!(view["ask"]["chosen"], Value::from(before));
    assert_eq!(view["ask"]["actions"], Value::from(expected), "{chosen:?}");
}

#[test]
fn views_offer_what_the_rules_allow_with_the_free_city() {
    let mut phases = [0; 3];
    for seed in 0..cases(6) {
        let mut options = [BoardOptions::default(); 3];
        // Boards with the most decisions, on the Free City's seat first, then on the players'.
        options[[2, 0, 1][seed as usize / 8 % 3]] = BoardOptions {
            wonder: Some(
                [Wonder::Halicarnassus, Wonder::Babylon, Wonder::Olympia][seed as usize % 3],
            ),
            side: Some(Side::ALL[seed as usize % 2]),
        };
        let setup = Setup::deal_free_city(&options, &mut generator(seed, 7)).unwrap();
        let record = Record::new(vec!["A".to_owned(), "B".to_owned()], setup).unwrap();
        let mut game = Game::<Seven>::new("t".to_owned(), &[None; 2], record).unwrap();
        let mut bot = Random::new(seed, 2);
        while !game.is_over() {
            compare_with_free_city(&game);
            phases[match game.position().table().phase() {
                Phase::Turn { .. } => 0,
                Phase::Seventh { .. } => 1,
                Phase::Discard { .. } | Phase::Over => 2,
            }] += 1;
            let mut joint = JointAction::new();
            for seat in game.position().to_act().iter() {
                let legal = game.position().legal_actions_given(seat, &joint);
                let observation = game.position().observe(game.position().chooser(seat));
                let action = Bot::<Seven>::choose(&mut bot, &observation, seat, &legal);
                joint.set(seat, action);
            }
            game.play(&joint).unwrap();
        }
        let view = serde_json::to_value(view(&game, Viewer::Seat(Seat::FIRST))).unwrap();
        let lines = view["sheet"]["ranking"].as_array().unwrap();
        let scores = game.position().scores();
        for line in lines {
            assert_eq!(
                line["total"],
                scores[line["seat"].as_u64().unwrap() as usize]
            );
        }
        assert!(lines[0]["place"] == 1 && lines[1]["place"].is_u64());
        assert!(lines[2]["seat"] == 2 && lines[2]["place"].is_null());
    }
    assert!(phases.iter().all(|&seen| seen > 0), "{phases:?}");
}

#[test]
fn views_offer_what_the_rules_allow() {
    let mut phases = [0; 3];
    for seed in 0..cases(10) {
        let edition = Edition::ALL[seed as usize % 2];
        let seats = 3 + seed as usize % 5;
        let mut options = vec![BoardOptions::default(); seats];
        options[0].wonder =
            Some([Wonder::Halicarnassus, Wonder::Babylon, Wonder::Olympia][seed as usize % 3]);
        let setup = Setup::deal(edition, &options, &mut generator(seed, 7)).unwrap();
        let names = (0..seats).map(|seat| seat.to_string()).collect();
        let record = Record::new(names, setup).unwrap();
        let mut game = Game::<Seven>::new("t".to_owned(), &vec![None; seats], record).unwrap();
        let mut bot = Random::new(seed, 2);
        while !game.is_over() {
            compare(&game);
            phases[match game.position().table().phase() {
                Phase::Turn { .. } => 0,
                Phase::Seventh { .. } => 1,
                Phase::Discard { .. } | Phase::Over => 2,
            }] += 1;
            let mut joint = JointAction::new();
            for seat in game.position().to_act().iter() {
                let legal = game.position().legal_actions(seat);
                let observation = game.position().observe(seat);
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
    compare_with_public(game);
    let position = game.position();
    let table = position.table();
    for seat in Seat::all(2) {
        let view = serde_json::to_value(view(game, Viewer::Seat(seat))).unwrap();
        let legal = position.legal_actions(seat);
        let expected: Vec<Value> = legal
            .iter()
            .map(|action| serde_json::from_str(&position.write_action(seat, *action)).unwrap())
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

/// The price that a city shows for a resource is the one in every payment.
fn check_prices(game: &Game<Duel>, seat: Seat, city: &Value) {
    let table = game.position().table();
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
    for seed in 0..cases(8) {
        let setup = DuelSetup::deal(&mut generator(seed, 7));
        let names = ["Ada", "Bot"].map(str::to_owned);
        let record = DuelRecord::new(names.to_vec(), setup).unwrap();
        let mut game = Game::<Duel>::new("t".to_owned(), &[None, None], record).unwrap();
        let mut bot = Random::new(seed, 2);
        while !game.is_over() {
            compare_duel(&game);
            for seat in game.position().to_act().iter() {
                let legal = game.position().legal_actions(seat);
                let observation = game.position().observe(seat);
                let action = Bot::<Duel>::choose(&mut bot, &observation, seat, &legal);
                game.play(&JointAction::only(seat, action)).unwrap();
            }
        }
        compare_duel(&game);
    }
}
