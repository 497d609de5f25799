//! Lines of positions and observations of a Duel: they come back as they were, and spoiled ones are refused.

use std::collections::HashSet;

use antipater_engine::duel::{Duel, Observation, Setup};
use antipater_engine::rng::{below, generator};
use antipater_engine::{JointAction, Line, LineError, Record, State};
use proptest::prelude::*;
use rand_core::Rng;

use crate::cases::cases;
use crate::duel::notation::seats;
use crate::mangle::{Damage, comes_back, read, spoiled};

fn deal(game: u64, rng: &mut impl Rng) -> Duel {
    let setup = if game.is_multiple_of(4) {
        Setup::deal_first_game(rng)
    } else {
        Setup::deal(rng)
    };
    Duel::new(setup).expect("a deal is valid")
}

/// Plays a random action; `false` when the game is over.
fn step(duel: &mut Duel, rng: &mut impl Rng) -> bool {
    let Some(seat) = duel.table().phase.seat() else {
        return false;
    };
    let actions = duel.legal_actions(seat);
    let action = actions[below(rng, actions.len() as u32) as usize];
    duel.apply(&JointAction::only(seat, action)).expect("legal");
    true
}

#[test]
fn records_that_begin_at_a_position_come_back() {
    for game in 0..40 {
        let mut rng = generator(12, game);
        let mut duel = deal(game, &mut rng);
        for _ in 0..below(&mut rng, 40) {
            step(&mut duel, &mut rng);
        }
        let names = ["Ada", "Ben"].map(str::to_owned).to_vec();
        let mut record = Record::from_position(names, duel).expect("names");
        assert_eq!(record.setup(), None);
        while let Some(seat) = record.position().table().phase.seat() {
            assert_eq!(Record::read(&record.write()), Ok(record.clone()));
            let actions = record.position().legal_actions(seat);
            let action = actions[below(&mut rng, actions.len() as u32) as usize];
            record
                .play(&JointAction::only(seat, action))
                .expect("legal");
        }
        assert_eq!(Record::read(&record.write()), Ok(record.clone()));
        assert_eq!(record.start(), duel);
        let both = record
            .write()
            .replacen("\"position\"", "\"setup\":{},\"position\"", 1);
        assert_eq!(
            Record::<Duel>::read(&both).expect_err("both").to_string(),
            "position: a record begins at a deal or at a position, not at both"
        );
    }
}

#[test]
fn positions_and_observations_come_back_from_their_lines() {
    for game in 0..cases(75) {
        let mut rng = generator(11, game);
        let mut duel = deal(game, &mut rng);
        let mut lines = HashSet::new();
        loop {
            comes_back(&duel);
            assert!(lines.insert(duel.to_line()), "a line for each position");
            for seat in seats() {
                let seen = duel.observe(seat);
                comes_back(&seen);
                comes_back(&Duel::sample(&seen, &mut rng));
            }
            comes_back(&duel.observe_as(None));
            if !step(&mut duel, &mut rng) {
                break;
            }
        }
    }
}

#[test]
fn errors_say_where_and_what() {
    let duel = Duel::new(Setup::deal_first_game(&mut generator(1, 1))).expect("a deal");
    let line = duel.to_line();
    for (from, to, told) in [
        (
            "duel",
            "seven",
            r#"game (column 1): expected duel, not "seven""#,
        ),
        (
            "position",
            "observation",
            r#"form (column 6): expected position, not "observation""#,
        ),
        (
            " I ",
            " IV ",
            r#"age (column 15): expected an age: I, II, III, not "IV""#,
        ),
        ("play:", "play:2", "expected a seat: 0, 1, not"),
        ("0:25:25", "10:25:25", r#"military track (column"#),
        ("Altar", "Altars", r#"expected a card, not "Altars""#),
        ("Altar", "Theater", "age I: a card is there twice"),
        (" 7:", " 07:", "not in canonical form"),
    ] {
        let error = Duel::from_line(&line.replacen(from, to, 1)).expect_err(to);
        assert!(error.to_string().contains(told), "{to}: {error}");
    }
    let (cut, _) = line.rsplit_once(' ').expect("fields");
    let missing = LineError::Missing { field: "library" };
    assert_eq!(Duel::from_line(cut), Err(missing));
    assert!(Observation::from_line(&line).is_err());
}

#[test]
fn an_observation_has_what_its_viewer_knows() {
    let first_game = Duel::new(Setup::deal_first_game(&mut generator(1, 1))).expect("a deal");
    let draft = Duel::new(Setup::deal(&mut generator(1, 1))).expect("a deal");
    let field = |line: &str, number: usize, text: &str| {
        let mut fields: Vec<&str> = line.split(' ').collect();
        fields[number] = text;
        fields.join(" ")
    };
    let (mut spectators, mut positions) = (Vec::new(), Vec::new());
    for duel in [&first_game, &draft] {
        spectators.push(duel.observe_as(None).to_line());
        positions.push(duel.to_line());
    }
    let [playing, drafting] = [&spectators[0], &spectators[1]];
    let seen = playing.split(' ').nth(11).expect("age I");
    let (open, _) = seen.split_once(',').expect("20 cards");
    let hidden = field(playing, 11, &seen.replacen(open, "?I", 1));
    for (line, told) in [
        (hidden, "age I: they are not the cards that were seen"),
        (
            field(drafting, 11, seen),
            "age I: they are not the cards that were seen",
        ),
        (field(playing, 14, "?"), "second offer: the viewer knows it"),
        (
            field(drafting, 14, "-"),
            "second offer: the viewer cannot know it",
        ),
        (
            field(playing, 15, "Law,Economy,Strategy"),
            "library: the viewer cannot know it",
        ),
    ] {
        let error = Observation::from_line(&line).expect_err(told);
        assert_eq!(error.to_string(), told, "{line}");
    }
    for (line, told) in [
        (
            field(&positions[0], 9, "uuddduuuudddddu_uuuu"),
            "structure: a card is not laid",
        ),
        (
            field(&positions[1], 9, "__________.________u"),
            "structure: no card is laid during the draft",
        ),
    ] {
        let error = Duel::from_line(&line).expect_err(told);
        assert_eq!(error.to_string(), told, "{line}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    /// What is read all the same can be played on.
    #[test]
    fn spoiled_lines_are_refused_or_mean_something(
        game in 0..1000_u64,
        at in 0..80_u32,
        damage in prop::collection::vec((0..8_usize, any::<usize>(), any::<usize>(), any::<char>()), 40),
        plain in prop::collection::vec("[ -~]", 40),
    ) {
        let mut rng = generator(12, game);
        let mut duel = deal(game, &mut rng);
        for _ in 0..at {
            if !step(&mut duel, &mut rng) {
                break;
            }
        }
        let seat = seats().next().expect("a seat");
        let (line, seen) = (duel.to_line(), duel.observe(seat).to_line());
        for ((way, one, other, letter), plain) in damage.into_iter().zip(plain) {
            let letter = if one % 8 == 0 { letter } else { plain.chars().next().unwrap_or('-') };
            let damage = Damage { way, one, other, letter };
            if let Some(seen) = read::<Observation>(&spoiled(&seen, damage)) {
                Duel::sample(&seen, &mut rng);
            }
            if let Some(mut odd) = read::<Duel>(&spoiled(&line, damage)) {
                seats().for_each(|seat| drop(odd.observe(seat).to_line()));
                while step(&mut odd, &mut rng) {}
            }
        }
    }
}
