//! Lines of positions and observations of 7 Wonders: they come back as they were, and spoiled ones are refused.

use std::collections::HashSet;

use antipater_engine::rng::{below, generator};
use antipater_engine::seven::{
    Action, Age, Board, Card, City, Edition, Observation, Seven, Side, Tokens, Wonder,
};
use antipater_engine::{JointAction, Line, LineError, Record, Seat, State};
use proptest::prelude::*;

use super::{Game, play, random_joint};
use crate::mangle::{Damage, comes_back, read, spoiled};

fn check(position: &Seven, lines: &mut HashSet<String>, game: u64) {
    comes_back(position);
    assert!(lines.insert(position.to_line()), "a line for each position");
    for seat in Seat::all(position.seats()) {
        let seen = position.observe(seat);
        comes_back(&seen);
        comes_back(&seen.public(seat));
        if position.players().contains(seat) {
            comes_back(&Seven::sample(&seen, &mut generator(3, game)));
        }
    }
}

#[test]
fn positions_and_observations_come_back_from_their_lines() {
    super::each_game::<Seven>(2, |kind, game| {
        let mut lines = HashSet::new();
        let look = |position: &Seven, _: &JointAction<Action>, _: &mut _| {
            check(position, &mut lines, game);
        };
        let (_, _, end) = play::<Seven>(kind, game, look);
        check(&end, &mut lines, game);
    });
}

#[test]
fn records_that_begin_at_a_position_come_back() {
    super::each_game::<Seven>(1, |kind, game| {
        let mut positions = Vec::new();
        let look = |position: &Seven, _: &JointAction<Action>, _: &mut _| {
            positions.push(position.clone());
        };
        let (_, steps, end) = play::<Seven>(kind, game, look);
        let begin = positions.len() / 2;
        let names: Vec<String> = (end.players().iter())
            .map(|seat| format!("Seat {}", seat.number()))
            .collect();
        let mut record = Record::from_position(names, positions[begin].clone()).expect("names");
        assert_eq!(
            (record.setup(), record.start()),
            (None, positions[begin].clone())
        );
        for joint in &steps[begin..] {
            assert_eq!(Record::read(&record.write()), Ok(record.clone()));
            record.play(joint).expect("legal");
        }
        assert_eq!(record.position(), &end);
        assert_eq!(Record::read(&record.write()), Ok(record.clone()));
        assert_eq!(record.unplayed().position(), &positions[begin]);
    });
}

#[test]
fn a_record_begins_at_a_deal_or_at_a_position_of_its_game() {
    let setup = Seven::deal(0, &mut generator(1, 1));
    let position = Seven::new(setup.clone()).expect("a deal");
    let names = vec!["Ada".to_owned(); position.players().iter().count()];
    let dealt = Record::<Seven>::new(names.clone(), setup)
        .expect("names")
        .write();
    let begun = Record::from_position(names, position.clone())
        .expect("names")
        .write();
    let refused = |text: &str| Record::<Seven>::read(text).expect_err(text).to_string();
    let both = dealt.replacen(
        "\"moves\"",
        &format!("\"position\":\"{}\",\"moves\"", position.to_line()),
        1,
    );
    assert_eq!(
        refused(&both),
        "position: a record begins at a deal or at a position, not at both"
    );
    let line = position.to_line();
    let spoiled = begun.replacen(&line, &line.replacen("turn:I:1", "turn:I:7", 1), 1);
    assert_eq!(
        refused(&spoiled),
        "position: step (column 29): expected a turn: 1 to 6, not \"7\""
    );
    let edition = position.table().edition().name();
    let other = Edition::ALL
        .map(Edition::name)
        .into_iter()
        .find(|name| *name != edition);
    let other = other.expect("two editions");
    let mixed = begun.replacen(
        &format!("\"edition\":\"{edition}\""),
        &format!("\"edition\":\"{other}\""),
        1,
    );
    assert_eq!(
        refused(&mixed),
        format!("edition: \"{other}\" is not that of the position, \"{edition}\"")
    );
    let cut = begun.replacen(&format!("\"position\":\"{line}\","), "", 1);
    assert_eq!(refused(&cut), "setup: missing");
    assert!(Record::from_position(vec![], position).is_err());
}

#[test]
fn a_position_put_together_by_hand_comes_back() {
    let board = |wonder| Board {
        wonder,
        side: Side::B,
    };
    let built = [Card::Altar, Card::Baths].into_iter().collect();
    let cities = [Wonder::Giza, Wonder::Babylon, Wonder::Halicarnassus].map(|wonder| {
        City::from_parts(
            Edition::First,
            board(wonder),
            built,
            2,
            5,
            Tokens::default(),
        )
    });
    let hands = [[Card::Tavern; 7], [Card::Press; 7], [Card::Loom; 7]];
    let mut position = Seven::from_parts(Edition::First, &cities, Age::II, &hands);
    for step in 0..5 {
        comes_back(&position);
        let joint = random_joint(&position, &mut generator(step, 1));
        position.apply(&joint).expect("legal");
    }
}

#[test]
fn errors_say_where_and_what() {
    let setup = Seven::deal(0, &mut generator(1, 1));
    let line = Seven::new(setup).expect("a deal").to_line();
    for (from, to, told) in [
        (
            "seven",
            "chess",
            r#"game (column 1): expected seven or free-city, not "chess""#,
        ),
        (
            "position",
            "observation",
            r#"form (column 7): expected position, not "observation""#,
        ),
        (
            "turn:I:1",
            "turn:I:7",
            r#"step (column 29): expected a turn: 1 to 6, not "7""#,
        ),
        (
            "turn:I:1",
            "turn:I:2",
            "turns: they are not those before the step",
        ),
        (
            ":3:0:-:",
            ":3:4:-:",
            "expected a number of stages of the board",
        ),
        (":3:0:-:", ":03:0:-:", "not in canonical form"),
        (" - ", " a:s ", "turns: a seat has no entry"),
    ] {
        let error = Seven::from_line(&line.replacen(from, to, 1)).expect_err(to);
        assert!(error.to_string().contains(told), "{error}");
    }
    let (cut, _) = line.rsplit_once(' ').expect("fields");
    let missing = LineError::Missing { field: "picks" };
    assert_eq!(Seven::from_line(cut), Err(missing));
    let excess = LineError::Excess {
        column: line.len() + 2,
    };
    assert_eq!(Seven::from_line(&format!("{line} -")), Err(excess));
    assert!(Observation::from_line(&line).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    /// What is read all the same can be played on.
    #[test]
    fn spoiled_lines_are_refused_or_mean_something(
        kind in 0..<Seven as Game>::KINDS,
        game in 0..1000_u64,
        at in 0..24_u32,
        damage in prop::collection::vec((0..8_usize, any::<usize>(), any::<usize>(), any::<char>()), 40),
        plain in prop::collection::vec("[ -~]", 40),
    ) {
        let mut rng = generator(kind as u64, game);
        let setup = Seven::deal(kind, &mut rng);
        let mut position = Seven::new(setup).expect("a deal");
        for _ in 0..at {
            if position.to_act().is_empty() {
                break;
            }
            let joint = random_joint(&position, &mut rng);
            position.apply(&joint).expect("legal");
        }
        let seat = Seat::new(below(&mut rng, position.seats() as u32) as usize).expect("a seat");
        let (line, seen) = (position.to_line(), position.observe(seat).to_line());
        for ((way, one, other, letter), plain) in damage.into_iter().zip(plain) {
            let letter = if one % 8 == 0 { letter } else { plain.chars().next().unwrap_or('-') };
            let damage = Damage { way, one, other, letter };
            read::<Observation>(&spoiled(&seen, damage));
            let Some(mut odd) = read::<Seven>(&spoiled(&line, damage)) else {
                continue;
            };
            while !odd.to_act().is_empty() {
                let joint = random_joint(&odd, &mut rng);
                for seat in Seat::all(odd.seats()) {
                    prop_assert_eq!(odd.observe(seat).seat(), seat);
                }
                odd.apply(&joint).expect("legal");
            }
        }
    }
}
