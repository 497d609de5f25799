//! Records of games: what is read is a game by the rules, comes back as it was written, and has names fit to be shown.

use antipater_engine::duel::Duel;
use antipater_engine::record::game;
use antipater_engine::seven::Seven;
use antipater_engine::{BySeat, JointAction, Record, Seat};
use antipater_show::game::{AnyGame, Hosted};
use antipater_show::names;
use antipater_show::replay::{Perspective, Replay};

use crate::refused;

/// Records of 7 Wonders, of both editions and with the Free City.
pub fn seven(input: &[u8]) {
    record::<Seven>(input);
}

/// Records of Duel.
pub fn duel(input: &[u8]) {
    record::<Duel>(input);
}

fn record<G: Hosted>(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else {
        return;
    };
    match Record::<G>::read(text) {
        Err(error) => refused(error),
        Ok(record) => {
            // Both parsers agree.
            assert!(game(text).is_ok());
            check(&record);
            show(&record);
        }
    }
}

/// A record is written in one way, and each of its steps is legal.
fn check<G: Hosted>(record: &Record<G>) {
    let written = record.write();
    let again = Record::<G>::read(&written);
    assert_eq!(again.as_ref(), Ok(record), "{written}");
    assert_eq!(again.map(|record| record.write()), Ok(written));
    let mut position = record.start();
    for joint in record.steps() {
        assert_eq!(joint.seats(), position.to_act());
        let mut own = BySeat::from_fn(|_| JointAction::new());
        for (seat, action) in joint.iter() {
            let chosen = &mut own[position.chooser(seat)];
            assert!(
                position.legal_actions_given(seat, chosen).contains(action),
                "{seat}: {action:?}"
            );
            chosen.set(seat, action);
            let action_text = position.write_action(seat, action);
            assert_eq!(position.read_action(&action_text), Ok((seat, action)));
        }
        let step = position.write_step(joint);
        assert_eq!(position.read_step(&step).as_ref(), Ok(joint), "{step}");
        position
            .apply(joint)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(&position, record.position());
    assert_eq!(G::from_line(&position.to_line()).as_ref(), Ok(&position));
    assert_eq!(position.outcome().is_some(), position.to_act().is_empty());
}

/// A record that somebody brings can be looked at, at its beginning and its end, under names of a decent length.
fn show<G: Hosted>(record: &Record<G>) {
    let brought = AnyGame::read("", &record.write());
    let Ok(brought) = brought else {
        assert!(
            record.setup().is_none(),
            "a record that begins at a deal is refused"
        );
        return;
    };
    let clean = brought.with_clean_names();
    let clean_record = Record::<G>::read(&clean.record()).unwrap_or_else(|error| panic!("{error}"));
    for name in clean_record.players() {
        assert_eq!(&names::imported(name), name);
        assert!((1..=names::IMPORTED_LENGTH).contains(&name.chars().count()));
    }
    let steps = record.steps().len();
    let replay = Replay::of(clean);
    for step in [0, steps] {
        replay
            .show(step, Perspective::All(Seat::FIRST))
            .unwrap_or_else(|error| panic!("{error}"));
    }
    assert!(replay.score_history().is_ok());
}
