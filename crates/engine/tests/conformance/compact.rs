//! The compact numbers of actions, on random games of every kind.

use std::collections::HashSet;

use antipater_engine::seven::compact::{Mask, Numbering, SIZE, WAIT, WORDS, each_number};
use antipater_engine::seven::{Action, Seven};
use antipater_engine::{JointAction, Seat, State};

/// The numbers of the bits that are set.
fn numbers(mask: &Mask) -> Vec<usize> {
    let set = |number: &usize| mask[number / 64] & (1 << (number % 64)) != 0;
    (0..64 * WORDS).filter(set).collect()
}

fn check_numbers(position: &Seven, seat: Seat, given: &JointAction<Action>, mask: &mut Mask) {
    let table = position.observe_for(seat).table().clone();
    assert_eq!(&table, position.table());
    let numbering = Numbering::new(&table, seat);
    for legal in [
        position.legal_actions(seat),
        position.legal_actions_given(seat, given),
    ] {
        let mut listed = Vec::new();
        each_number(&table, seat, &legal, |number| listed.push(Some(number)));
        let indices = legal.iter().map(|&action| numbering.index(action));
        assert!(indices.eq(listed), "{seat:?}");
        let mut found = HashSet::new();
        for &action in legal.iter() {
            let number = numbering.index(action).expect("a legal action is numbered");
            assert!(
                number < WAIT && found.insert(number),
                "{action} is {number}"
            );
            assert_eq!(numbering.action(number), Some(action));
        }
        numbering.write_mask(&legal, mask);
        let mut found: Vec<usize> = found.into_iter().collect();
        found.sort_unstable();
        assert_eq!(numbers(mask), found, "{seat:?}");
    }
}

#[test]
fn every_legal_action_has_a_compact_number_of_its_own() {
    super::each_game::<Seven>(10, |kind, game| {
        let mut mask = [u64::MAX; WORDS];
        super::play::<Seven>(kind, game, |position, joint, _| {
            for (seat, _) in joint.iter() {
                check_numbers(position, seat, joint, &mut mask);
            }
        });
    });
}

#[test]
fn a_compact_number_is_that_of_its_action() {
    super::each_game::<Seven>(2, |kind, game| {
        super::play::<Seven>(kind, game, |position, joint, _| {
            for (seat, _) in joint.iter() {
                let numbering = Numbering::new(position.table(), seat);
                for number in 0..SIZE + 100 {
                    if let Some(action) = numbering.action(number) {
                        assert_eq!(numbering.index(action), Some(number), "{action}");
                    }
                }
                assert_eq!(numbering.action(WAIT), None);
            }
        });
    });
}
