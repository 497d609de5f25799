//! Non-interference in a Duel: everything hidden from a viewer is changed, and the bytes for the viewer stay the same.
//! Hidden are face-down cards, later ages, the second round of the draft, and the tokens that the opponent's Great
//! Library drew.

use antipater_bots::{Bot, Random};
use antipater_engine::duel::{Duel, Opening, Record, Setup};
use antipater_engine::rng::{below, generator};
use antipater_engine::{JointAction, Seat, State};
use rand_core::Rng;

use crate::cases::cases;

/// The viewer is on the first seat, as people are.
const VIEWER: Seat = Seat::FIRST;

fn names() -> Vec<String> {
    ["Ada", "Bot"].map(str::to_owned).to_vec()
}

/// A random Duel, stopped after some steps.
fn played(seed: u64, steps: usize) -> Record {
    let mut rng = generator(seed, 98);
    let setup = if seed.is_multiple_of(4) {
        Setup::deal_first_game(&mut rng)
    } else {
        Setup::deal(&mut rng)
    };
    let mut record = Record::new(names(), setup).unwrap();
    let mut bot = Random::new(seed, 3);
    while record.steps().len() < steps {
        let position = *record.position();
        let Some(seat) = position.to_act().iter().next() else {
            break;
        };
        let legal = position.legal_actions(seat);
        let action = Bot::<Duel>::choose(&mut bot, &position.observe(seat), seat, &legal);
        record.play(&JointAction::only(seat, action)).unwrap();
    }
    record
}

/// The same game for the viewer with other hidden cards and tokens.
fn scrambled(record: &Record, rng: &mut impl Rng) -> Record {
    let guess = Duel::sample(&record.position().observe(VIEWER), rng);
    let deal = guess.deal();
    let mut setup = *record.setup().expect("a deal");
    setup.ages = deal.ages;
    let drawn: Vec<_> = deal.library.iter().collect();
    setup.library = drawn.try_into().unwrap();
    if let Opening::Draft([_, second]) = &mut setup.opening {
        let offer: Vec<_> = deal.second_offer.iter().collect();
        *second = offer.try_into().unwrap();
    }
    let mut other = Record::new(names(), setup).unwrap();
    for joint in record.steps() {
        other.play(joint).unwrap();
    }
    other
}

async fn sent(record: &Record) -> [String; 2] {
    crate::common::sent::<Duel>(record.unplayed(), record.steps(), false).await
}

#[tokio::test]
async fn what_a_viewer_may_not_know_leaves_no_trace() {
    let mut compared = 0;
    let mut rng = generator(2027, 1);
    for seed in 0..cases(20) {
        let record = played(seed, below(&mut rng, 70) as usize);
        // A step that bots alone decide is played at once when a table is loaded.
        let waits = record.position().to_act().contains(VIEWER);
        if !waits {
            continue;
        }
        let expected = sent(&record).await;
        for _ in 0..3 {
            let other = scrambled(&record, &mut rng);
            if other.position().deal() == record.position().deal() {
                continue;
            }
            assert_eq!(
                record.position().observe(VIEWER),
                other.position().observe(VIEWER)
            );
            assert_eq!(sent(&other).await, expected, "seed {seed}");
            compared += 1;
        }
    }
    assert!(
        compared >= cases(12),
        "only {compared} games could be scrambled"
    );
}

/// A hint judges what the person on the seat knows: with other hidden cards it is the same, letter by letter.
#[tokio::test]
async fn what_its_taker_may_not_know_changes_no_hint() {
    let mut compared = 0;
    let mut rng = generator(2027, 2);
    for seed in 0..16 {
        let record = played(seed, below(&mut rng, 70) as usize);
        if !record.position().to_act().contains(VIEWER) {
            continue;
        }
        let hinted = |record: &Record| {
            crate::common::hinted::<Duel>(record.unplayed(), record.steps().to_vec())
        };
        let expected = hinted(&record).await;
        let other = scrambled(&record, &mut rng);
        if other.position().deal() != record.position().deal() {
            assert_eq!(hinted(&other).await, expected, "seed {seed}");
            compared += 1;
        }
    }
    assert!(compared >= 4, "only {compared} games could be scrambled");
}

/// The comparison above would see a hidden card if it were sent.
#[tokio::test]
async fn what_a_viewer_knows_does_leave_a_trace() {
    let (one, other) = (played(4, 0), played(8, 0));
    assert_ne!(sent(&one).await, sent(&other).await);
}
