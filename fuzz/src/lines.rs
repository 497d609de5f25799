//! Positions and observations in one line of text: each has exactly one, and what is read can be played on.

use antipater_bots::fnv::Fnv;
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{BySeat, JointAction, Line, Seat, State};

use crate::refused;

/// The most steps of a game: none of ours comes near.
const MOST_STEPS: usize = 200;

/// Positions and observations of 7 Wonders.
pub fn seven(input: &[u8]) {
    let Ok(line) = str::from_utf8(input) else {
        return;
    };
    position::<Seven>(line);
    if let Some(seen) = read::<seven::Observation>(line) {
        let public = seen.public(seen.seat()).to_line();
        assert!(read::<seven::Observation>(&public).is_some(), "{public}");
    }
}

/// Positions and observations of Duel.
pub fn duel(input: &[u8]) {
    let Ok(line) = str::from_utf8(input) else {
        return;
    };
    position::<Duel>(line);
    if let Some(seen) = read::<duel::Observation>(line) {
        // What was seen is seen again in any position that may be the true one.
        let guess = Duel::sample(&seen, &mut numbers(line));
        assert_eq!(guess.observe_as(seen.viewer), seen);
        assert!(read::<Duel>(&guess.to_line()).is_some());
    }
}

/// The meaning of a line must print as the same line.
fn read<T: Line>(line: &str) -> Option<T> {
    match T::from_line(line) {
        Ok(read) => {
            assert_eq!(read.to_line(), line);
            Some(read)
        }
        Err(error) => {
            refused(error);
            None
        }
    }
}

/// The same numbers for the same line.
fn numbers(line: &str) -> Generator {
    let mut hash = Fnv::EMPTY;
    hash.add(line.as_bytes());
    generator(hash.value(), 0)
}

fn position<G>(line: &str)
where
    G: State<Observation: Line> + Line,
{
    let Some(mut position) = read::<G>(line) else {
        return;
    };
    let mut rng = numbers(line);
    for seat in Seat::all(position.seats()) {
        let seen = position.observe(seat).to_line();
        assert!(read::<G::Observation>(&seen).is_some(), "{seen}");
    }
    for _ in 0..MOST_STEPS {
        if position.to_act().is_empty() {
            assert!(position.outcome().is_some());
            return;
        }
        assert!(position.outcome().is_none());
        let joint = random_joint(&position, &mut rng);
        position
            .apply(&joint)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    panic!("the game does not end");
}

fn random_joint<G: State>(position: &G, rng: &mut Generator) -> JointAction<G::Action> {
    let mut joint = JointAction::new();
    let mut own = BySeat::from_fn(|_| JointAction::new());
    for seat in position.to_act().iter() {
        let chosen = &mut own[position.chooser(seat)];
        let actions = position.legal_actions_given(seat, chosen);
        let action = actions[below(rng, actions.len() as u32) as usize];
        chosen.set(seat, action);
        joint.set(seat, action);
    }
    joint
}
