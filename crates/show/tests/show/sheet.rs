//! The score sheet of a finished game. The origins of points add up to the score, and the cards under wonders are those
//! placed there. Nothing of it is visible before the end.

use antipater_bots::{Bot, Random};
use antipater_engine::duel::{Duel, Record as DuelRecord, Setup as DuelSetup};
use antipater_engine::rng::generator;
use antipater_engine::seven::{BoardOptions, Edition, Record, Setup, Seven, Side, Wonder};
use antipater_engine::{JointAction, Seat, State};
use antipater_show::game::Game;
use antipater_show::guide::Guidable;
use antipater_show::view::Viewer;

use crate::cases::cases;
use crate::view;
use serde_json::{Value, to_value};

/// Plays a game of 7 Wonders with random actions.
fn play_seven(game: &mut Game<Seven>, seed: u64) {
    let mut bot = Random::new(seed, 2);
    while !game.is_over() {
        nothing_is_told_before_the_end(game);
        let mut joint = JointAction::new();
        for seat in game.position().to_act().iter() {
            let legal = game.position().legal_actions_given(seat, &joint);
            let observation = game.position().observe(game.position().chooser(seat));
            let action = Bot::<Seven>::choose(&mut bot, &observation, seat, &legal);
            joint.set(seat, action);
        }
        game.play(&joint).unwrap();
    }
}

fn nothing_is_told_before_the_end(game: &Game<impl Guidable>) {
    let view = to_value(view(
        game,
        Viewer::Public {
            facing: Seat::FIRST,
        },
    ))
    .unwrap();
    assert!(view["sheet"].is_null() && view["course"].is_null());
}

/// The public view of a finished game. The history of points ends in the final score.
fn finished(game: &Game<impl Guidable>) -> (Value, Vec<Vec<i32>>) {
    let view = to_value(view(
        game,
        Viewer::Public {
            facing: Seat::FIRST,
        },
    ))
    .unwrap();
    let score_history = view["course"]["points"].as_array().unwrap();
    let points = game.position().points_by_category();
    assert_eq!(score_history.len(), game.history.len() + 1);
    assert_eq!(score_history.last(), Some(&to_value(&points).unwrap()));
    let ages = view["course"]["ages"].as_array().unwrap();
    assert_eq!(ages.len(), game.history.len());
    assert!(ages.is_sorted_by_key(Value::as_u64));
    assert_eq!(ages[0], 1);
    (view, points)
}

/// The points of a row by category, as sums over their origins.
fn sums(line: &Value, categories: &[&str]) -> Vec<i32> {
    let origins = line["origins"].as_array().unwrap();
    let mut sums = vec![0; categories.len()];
    for origin in origins {
        let category = categories.iter().position(|one| origin["category"] == *one);
        sums[category.unwrap()] += origin["points"].as_i64().unwrap() as i32;
    }
    sums
}

fn check_seven(game: &Game<Seven>) {
    let (view, points) = finished(game);
    for line in view["sheet"]["ranking"].as_array().unwrap() {
        let seat = line["seat"].as_u64().unwrap() as usize;
        let categories = antipater_engine::seven::Score::CATEGORIES;
        assert_eq!(sums(line, &categories), points[seat], "{line}");
        let origins = line["origins"].as_array().unwrap().iter();
        let stages: Vec<&Value> = origins.filter(|one| one["source"] == "stage").collect();
        assert_eq!(
            stages.len(),
            game.position()
                .table()
                .city(Seat::new(seat).unwrap())
                .stages()
        );
        let buried = line["buried"].as_array().unwrap();
        assert_eq!(buried.len(), stages.len());
        for (number, (stage, buried)) in stages.iter().zip(buried).enumerate() {
            assert_eq!(stage["number"], number);
            assert_eq!(stage["card"], buried["card"]);
        }
    }
}

#[test]
fn where_points_came_from_adds_up_in_7_wonders() {
    let mut sources = std::collections::BTreeSet::new();
    for seed in 0..160 {
        let edition = Edition::ALL[seed as usize % 2];
        let seats = 3 + seed as usize % 5;
        let mut options = vec![BoardOptions::default(); seats];
        // Boards that copy guilds, and boards with wild symbols.
        options[0] = BoardOptions {
            wonder: Some([Wonder::Olympia, Wonder::Babylon][seed as usize / 2 % 2]),
            side: Some(Side::B),
        };
        let setup = Setup::deal(edition, &options, &mut generator(seed, 7)).unwrap();
        let names = (0..seats).map(|seat| seat.to_string()).collect();
        let record = Record::new(names, setup).unwrap();
        let mut game = Game::<Seven>::new("t".to_owned(), &vec![None; seats], record).unwrap();
        play_seven(&mut game, seed);
        check_seven(&game);
        let (view, _) = finished(&game);
        for line in view["sheet"]["ranking"].as_array().unwrap() {
            for origin in line["origins"].as_array().unwrap() {
                let mut kind = origin["source"].as_str().unwrap().to_owned();
                for (key, empty) in [
                    ("chosen", Value::from(0)),
                    ("copied_from", Value::Null),
                    ("counted", Value::Null),
                ] {
                    if origin.get(key).is_some_and(|value| *value != empty) {
                        kind = format!("{kind} {key}");
                    }
                }
                sources.insert(kind);
            }
        }
    }
    let all = [
        "card",
        "card copied_from counted",
        "card counted",
        "coins",
        "defeats",
        "sets",
        "stage",
        "symbols",
        "symbols chosen",
        "victories",
    ];
    let missing: Vec<_> = all
        .iter()
        .filter(|kind| !sources.contains(**kind))
        .collect();
    assert!(missing.is_empty(), "no game had {missing:?}: {sources:?}");
}

#[test]
fn where_points_came_from_adds_up_with_the_free_city() {
    for seed in 0..40 {
        let options = [BoardOptions::default(); 3];
        let setup = Setup::deal_free_city(&options, &mut generator(seed, 7)).unwrap();
        let record = Record::new(vec!["A".to_owned(), "B".to_owned()], setup).unwrap();
        let mut game = Game::<Seven>::new("t".to_owned(), &[None; 2], record).unwrap();
        play_seven(&mut game, seed);
        check_seven(&game);
    }
}

#[test]
fn where_points_came_from_adds_up_in_a_duel() {
    let mut victories = std::collections::BTreeSet::new();
    for seed in 0..cases(40) {
        let setup = DuelSetup::deal(&mut generator(seed, 7));
        let names = ["Ada", "Bot"].map(str::to_owned);
        let record = DuelRecord::new(names.to_vec(), setup).unwrap();
        let mut game = Game::<Duel>::new("t".to_owned(), &[None, None], record).unwrap();
        let mut bot = Random::new(seed, 2);
        while !game.is_over() {
            nothing_is_told_before_the_end(&game);
            for seat in game.position().to_act().iter() {
                let legal = game.position().legal_actions(seat);
                let observation = game.position().observe(seat);
                let action = Bot::<Duel>::choose(&mut bot, &observation, seat, &legal);
                game.play(&JointAction::only(seat, action)).unwrap();
            }
        }
        let (seen, points) = finished(&game);
        victories.insert(seen["sheet"]["victory"].as_str().unwrap().to_owned());
        for (seat, line) in seen["sheet"]["lines"]
            .as_array()
            .unwrap()
            .iter()
            .enumerate()
        {
            let categories = antipater_engine::duel::Score::CATEGORIES;
            assert_eq!(sums(line, &categories), points[seat], "{line}");
            let origins = line["origins"].as_array().unwrap().iter();
            let wonders = origins.filter(|one| one["source"] == "wonder");
            assert!(wonders.clone().all(|one| one["card"].is_string()));
            let built = game.position().table().cities[Seat::new(seat).unwrap()]
                .built
                .len();
            assert_eq!(wonders.count(), built);
        }
    }
    assert!(victories.len() > 1, "{victories:?}");
}
